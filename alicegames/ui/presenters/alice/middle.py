"""The middle of Alice's stage: the card being played, its Wonders to choose from, a declared Wonder and the Cats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.alice import choices as c
from alicegames.games.alice.frames import Adventure, BeginTurn, Discovery, PlaceRevealed, React, Vortex
from alicegames.games.alice.state import FREE
from alicegames.games.alice.text.targets import LET_BE, PLAYED, THROW
from alicegames.games.alice.text.words import Words
from alicegames.i18n import _
from alicegames.ui.draw.text import LEAST
from alicegames.ui.draw.theme import CAPTION, mix
from alicegames.ui.presenters.alice import pages, things
from alicegames.ui.presenters.alice.cards import WONDERS, fitted, name_in

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.state import AliceState
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.alice.cards import Cards
    from alicegames.ui.presenters.alice.places import Places
    from alicegames.ui.presenters.base import Paint, Picture

_BUTTON: Final = 40.0
_BETWEEN: Final = 6.0
_ACROSS: Final = 2
"""Names side by side."""
_NAMES: Final = 0.55
"""The part of the column's height that they take at most: the card over them stays to be seen."""


class Play:
    """Puts what is in play onto the table."""

    def __init__(self, data: AliceData, cards: Cards) -> None:
        self._data: Final = data
        self._cards: Final = cards
        self._words: Final = Words(data)

    def needs_column(self, view: AliceState, decision: Decision[c.Choice] | None) -> bool:
        """Whether the whole column is needed, the decks' place too: for a Wonder's choices or reactions."""
        asks_wonder = decision is not None and decision.kind == "wonder"
        return asks_wonder or bool(view.stack and isinstance(view.stack[-1], React))

    def put(self, picture: Picture, view: AliceState, places: Places, decision: Decision[c.Choice] | None) -> None:
        """Put the card in play, or the sign of the phase."""
        frame = view.stack[-1] if view.stack else None
        inner = places.column.inflate(-16, -16)
        if isinstance(frame, React):
            self._put_reaction(picture, view, frame, inner, decision)
        elif decision is not None and decision.kind == "wonder":
            self._put_wonders(picture, view, inner, decision)
        else:
            self._put_calm(picture, view, places.play)

    def _put_calm(self, picture: Picture, view: AliceState, rect: FRect) -> None:
        """The card that is being resolved, or the sign of the phase."""
        frame = view.stack[-1] if view.stack else None
        if isinstance(frame, PlaceRevealed):
            self._put_revealed(picture, view, frame.card, rect)
        elif view.played != FREE:
            self._put_card(picture, view.played, fitted(rect))
        else:
            self._put_sign(picture, view, rect)

    def _put_card(self, picture: Picture, card: int, rect: FRect) -> None:
        picture.put("played", rect, self._cards.face(card), PLAYED, layer=2, zoom=True, corner=rect.w * 0.06)

    def _put_sign(self, picture: Picture, view: AliceState, rect: FRect) -> None:
        """The turn's phases, or that the book is open."""
        frame = view.stack[-1] if view.stack else None
        title = ""
        if isinstance(frame, Vortex):
            title = _("The book is open")
        elif frame is None:
            title = _("The end")
        phase = 0 if isinstance(frame, Discovery) else 1 if isinstance(frame, Adventure) else 2
        if view.stack and isinstance(view.stack[0], BeginTurn):
            phase = things.NO_PHASE  # the table is being laid
        picture.put("phases", rect, things.phases(phase, title))

    def _beneath(self, card: int, width: float) -> Paint:
        """Return a card that another lies on: its name, half covered, is there only where it is enlarged."""

        def paint(canvas: Canvas, rect: FRect) -> None:
            self._cards.face(card, named=rect.w > width * 1.2)(canvas, rect)

        return paint

    def _put_revealed(self, picture: Picture, view: AliceState, card: int, rect: FRect) -> None:
        """The March Hare's card, he himself peeping out behind it."""
        large = fitted(FRect(rect.left, rect.top + rect.h * 0.16, rect.w, rect.h * 0.84))
        if view.played != FREE:
            below = large.move(-large.w * 0.1, -large.h * 0.17).clamp(rect)
            paint = self._beneath(view.played, below.w)
            picture.put("played", below, paint, PLAYED, layer=2, zoom=True, corner=below.w * 0.06)
        picture.put("revealed", large, self._cards.face(card), "", layer=3, zoom=True)

    # -- choosing a Wonder ------------------------------------------------------------------------------------

    def _put_wonders(self, picture: Picture, view: AliceState, area: FRect, decision: Decision[c.Choice]) -> None:
        """The card, a button for each of its Wonders, the characters a Queen may name."""
        said = [option for option in decision.options if isinstance(option, c.Declare)]
        verbs = tuple(dict.fromkeys(option.verb for option in said))
        names = tuple(dict.fromkeys(option.name for option in said if option.name != c.NOWHERE))
        if names and len(verbs) == 1:
            verbs = ()  # the names say it
        button = min(58.0, area.h * 0.13)
        rows = -(-len(names) // _ACROSS)
        most = min(0.165 if not verbs else 0.125, _NAMES / max(1, rows))
        tile = min(area.h * most, (area.w - _BETWEEN) / _ACROSS * 1.1) if names else 0
        used = len(verbs) * (button + _BETWEEN) + rows * (tile + _BETWEEN)
        card = FRect(area.left, area.top, area.w, min(area.h - used - 6, area.h * 0.5))
        self._put_card(picture, view.played, fitted(card))
        top = card.bottom + 8
        for verb in verbs:
            rect = FRect(area.left, top, area.w, button)
            picture.put(f"wonder:{verb}", rect, self._wonder(verb), f"wonder:{verb}", layer=2, corner=8)
            top += button + _BETWEEN
        width = (area.w - _BETWEEN) / _ACROSS
        for number, name in enumerate(names):
            row, column = divmod(number, _ACROSS)
            rect = FRect(area.left + column * (width + _BETWEEN), top + row * (tile + _BETWEEN), width, tile)
            target = f"name:{self._data.ids[name]}"
            picture.put(target, rect, self._name(name), target, layer=2, corner=8)

    def _wonder(self, verb: str) -> Paint:
        text = _("copy a character") if verb == "copy" else self._words.declared(c.Declare(verb))
        return sign(WONDERS[verb], text[:1].upper() + text[1:])

    def _name(self, card: int) -> Paint:
        who, name = self._data.who[card], _(self._data.names[card])

        def paint(canvas: Canvas, rect: FRect) -> None:
            theme = canvas.theme
            canvas.rounded(rect, theme.paper, theme.ink_soft, radius=8)
            label = max(rect.h * 0.36, min(2 * LEAST * 1.25, rect.h * 0.5))
            pages.portrait(canvas, who, FRect(rect.left + 2, rect.top + 2, rect.w - 4, rect.h - label - 2))
            box = FRect(rect.left + 1, rect.bottom - label - 1, rect.w - 2, label)
            name_in(canvas, name, box, theme.ink, lines=2, largest=min(13.0, box.h * 0.7))

        return paint

    def put_aims(self, picture: Picture, view: AliceState) -> None:
        """While Cats are asked for, mark what the declared Wonder would touch."""
        frame = view.stack[-1] if view.stack else None
        if not isinstance(frame, React):
            return
        for target in self._aims(view, frame.wonder):
            rect = picture.rect(target)
            if rect is not None:
                picture.put(f"aim:{target}", rect.inflate(5, 5), aim, "", layer=9)

    def _aims(self, view: AliceState, wonder: c.Declare) -> tuple[str, ...]:
        """Return the page of the Wonder, or every card that a Queen would banish."""
        ids = self._data.ids
        if wonder.chapter != c.NOWHERE:
            return (f"page:{ids[wonder.chapter]}.{wonder.page + 1}",)
        if wonder.name == c.NOWHERE:
            return ()
        return tuple(
            f"page:{ids[opened.chapter]}.{page + 1}"
            for seat, row in enumerate(view.open)
            if seat != view.turn_owner
            for opened in row
            for page, card in enumerate(opened.pages)
            if card == wonder.name
        )

    # -- reactions --------------------------------------------------------------------------------------------

    def _put_reaction(
        self, picture: Picture, view: AliceState, frame: React, area: FRect, decision: Decision[c.Choice] | None
    ) -> None:
        """The declared Wonder, the Cats thrown, and the answer of who is asked."""
        asked = [c.REACT_CAT, c.REACT_PASS] if decision is not None else []
        held = [option for option in asked if decision is not None and option in decision.options]
        buttons = len(held) * (_BUTTON + _BETWEEN)
        cats = area.h * 0.16 if frame.cats else 24.0
        sign_high = min(84.0, area.h * 0.21)
        card = FRect(area.left, area.top, area.w, area.h - buttons - cats - sign_high - 3 * _BETWEEN)
        self._put_declared(picture, view, frame, card)
        box = FRect(area.left, card.bottom + _BETWEEN, area.w, sign_high)
        text = self._words.declared(frame.wonder, view.tea[frame.wonder.cell][-1] if frame.wonder.lent else -1)
        sprite = WONDERS[frame.wonder.deed]
        target = f"wonder:{frame.wonder.deed}"
        picture.put("declared", box, sign(sprite, text[:1].upper() + text[1:]), target, layer=2, corner=8)
        row = FRect(area.left, box.bottom + _BETWEEN, area.w, cats)
        self._put_cats(picture, frame.cats, row)
        top = row.bottom + _BETWEEN
        for option in held:
            throws = option == c.REACT_CAT
            target = THROW if throws else LET_BE
            label = _("Discard a Cat") if throws else _("Pass")
            icon = "wonder_cat_cancel" if throws else "icon_check"
            rect = FRect(area.left, top, area.w, _BUTTON)
            picture.put(target, rect, sign(icon, label, lines=2), target, layer=2, corner=8)
            top += _BUTTON + _BETWEEN

    def _put_declared(self, picture: Picture, view: AliceState, frame: React, area: FRect) -> None:
        if view.played != FREE:
            self._put_card(picture, view.played, fitted(area))
        elif frame.wonder.verb == "draw" and view.used_cats:
            picture.put("played", fitted(area), self._cards.face(view.used_cats[-1]), "", layer=2, zoom=True)

    def _put_cats(self, picture: Picture, cats: int, row: FRect) -> None:
        """The Cats thrown so far, and whether the Wonder stands."""
        high = row.h * 0.34 if cats else row.h
        label = FRect(row.left, row.bottom - high, row.w, high)
        stands = cats % 2 == 0
        text = _("The Wonder stands") if stands else _("The Wonder is cancelled")
        text = text if cats else _("Does a Cat object?")
        picture.put("stands", label, things.words(text, size=14, soft=False, on_paper=True))
        side = row.h * 0.62
        step = min(side * 1.1, (row.w - side) / max(1, cats - 1)) if cats > 1 else 0.0
        left = row.centerx - (side + step * (cats - 1)) / 2
        for number in range(cats):
            rect = FRect(left + number * step, row.top, side, side)
            picture.put(f"cat:{number + 1}", rect, _cat, "", layer=3)


def aim(canvas: Canvas, rect: FRect) -> None:
    """Draw the mark around a page that a declared Wonder is aimed at."""
    theme = canvas.theme
    canvas.rounded(rect, None, theme.paper, radius=rect.w * 0.12, line=5)
    canvas.rounded(rect, None, theme.rose, radius=rect.w * 0.12, line=3)


def _cat(canvas: Canvas, rect: FRect) -> None:
    """Draw a thrown Cat as a round token."""
    theme = canvas.theme
    canvas.circle(rect.center, rect.w / 2, theme.paper, theme.ink, line=1.5)
    canvas.sprite("head_cheshire_cat", rect.inflate(-rect.w * 0.3, -rect.h * 0.3), tint=mix(theme.rose, theme.ink, 0.3))


def sign(icon: str, text: str, *, lines: int = 4, tinted: bool = True) -> Paint:
    """Return a sheet with a drawing and a few words: a Wonder, an answer."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        canvas.shadow(rect, radius=8, reach=6, drop=2)
        canvas.rounded(rect, theme.paper, theme.ink_soft, radius=8)
        side = min(rect.h - 12, rect.w * 0.28, 56.0)
        box = FRect(rect.left + 6, rect.centery - side / 2, side, side)
        canvas.sprite(icon, box, tint=theme.ink if tinted else None)
        room = FRect(box.right + 6, rect.top + 3, rect.right - box.right - 11, rect.h - 6)
        style, broken = canvas.type.fit(
            text, CAPTION.at(min(17.0, max(14.0, rect.w * 0.085))), room.w, room.h, lines=lines
        )
        step = canvas.type.line_height(style)
        canvas.lines(broken, (room.left, room.centery - step * len(broken) / 2), style, theme.ink)

    return paint
