"""The page of the players: everybody else's board in full, and below them the decks and what has come of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.i18n import _
from alicegames.ui.draw.seats import draw_mark, turn_order
from alicegames.ui.draw.theme import CAPTION, HEADING
from alicegames.ui.presenters.rolling_in_wonderland import cards, places, things

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.state import State
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Picture
    from alicegames.ui.presenters.rolling_in_wonderland.boards import Boards

_NAME: Final = 28.0
_GAP: Final = 10.0


class Players:
    """Puts the page of the players onto the stage."""

    def __init__(self, data: WonderlandData, match: Match, boards: Boards) -> None:
        self._data: Final = data
        self._match: Final = match
        self._boards: Final = boards

    def put(self, picture: Picture, view: State, viewer: int, stage: FRect) -> None:
        """Lay out the others' boards and the decks."""
        box = stage.inflate(-8, -8)
        high = min(150.0, max(88.0, box.h * 0.21))
        self._put_decks(picture, view, FRect(box.left, box.bottom - high, box.w, high))
        others = turn_order(view.players, viewer, len(view.seats) - view.players)[1:]
        self._put_boards(picture, view, others, FRect(box.left, box.top, box.w, box.h - high - _GAP))

    def _put_boards(self, picture: Picture, view: State, others: tuple[int, ...], box: FRect) -> None:
        columns = min(len(others), 2 if len(others) != 3 else 3)  # noqa: PLR2004 -- three stand in one row
        rows = -(-len(others) // columns)
        wide, high = (box.w - _GAP * (columns - 1)) / columns, (box.h - _GAP * (rows - 1)) / rows
        for at, seat in enumerate(others):
            row, column = divmod(at, columns)
            sheet = FRect(box.left + column * (wide + _GAP), box.top + row * (high + _GAP), wide, high)
            picture.put(f"sheet:{seat}", sheet, _sheet, layer=-2)
            name = FRect(sheet.left + 14, sheet.top + 5, sheet.w - 28, _NAME)
            picture.put(f"name:{seat}", name, _tag(self._match, seat), layer=-1)
            rest = FRect(sheet.left, name.bottom, sheet.w, sheet.bottom - name.bottom)
            self._boards.put_other(picture, view, seat, rest, "full:")

    # -- the decks --------------------------------------------------------------------------------------------

    def _put_decks(self, picture: Picture, view: State, box: FRect) -> None:
        picture.put("deck-sheet", box, _sheet, layer=-2)
        inner = box.inflate(-24, -14)
        left, right = places.columns(inner, (1.15, 1), 24)
        self._put_jabberwocky(picture, view, right)
        decks = [("challenge", _("Challenges"), len(view.challenge_deck) + len(view.challenge_bottom))]
        if not view.variant.youngest:
            decks.insert(0, ("hatter", _("Mad Hatter"), len(view.hatter_deck)))
            objectives = len(view.objective_deck) + len(view.objective_bottom)
            decks.append(("objective", _("Objectives"), objectives))
        if view.players == 1:
            decks.append(("bot", _("Automa"), len(view.bot_deck)))
        slots = places.columns(left, (1.0,) * (len(decks) + (not view.variant.youngest)), _GAP)
        if not view.variant.youngest:
            self._put_discards(picture, view, slots.pop(1))
        for (name, label, count), rect in zip(decks, slots, strict=True):
            look = partial(_deck, label, "mad_hatter" if name == "hatter" else name)
            picture.put(f"full:deck:{name}", rect, look(count), f"deck:{name}", corner=6, counter=(count, look))

    def _put_discards(self, picture: Picture, view: State, rect: FRect) -> None:
        pile = view.hatter_discards
        paint = cards.discards(self._data.hatter[pile[-1]], len(pile)) if pile else cards.deck("mad_hatter", 0)
        picture.put("discards", rect, _labelled(_("Discards"), paint), "deck:hatter", corner=6)

    def _put_jabberwocky(self, picture: Picture, view: State, box: FRect) -> None:
        """Lay out the Jabberwocky's six cards, those turned up first, in the order of the rounds."""
        regions = len(self._data.ring)
        heading = FRect(box.left, box.top, box.w, 18)
        picture.put("jabberwocky-heading", heading, things.words(_("The Jabberwocky, round by round"), CAPTION))
        row = FRect(box.left, heading.bottom + 3, box.w, box.bottom - heading.bottom - 3)
        wide = min(row.h * cards.RATIO, row.w / regions - 6)
        for at, rect in enumerate(places.row(row, regions, wide, gap=6, align=0.5)):
            card = FRect(rect.left, rect.top, wide, min(rect.h, wide / cards.RATIO))
            is_known = at < len(view.revealed)
            paint = cards.jabberwocky(view.revealed[at], at + 1) if is_known else cards.back("jabberwocky")
            picture.put(f"jabberwocky-card:{at}", card, paint, "deck:jabberwocky", corner=5)


def _sheet(canvas: Canvas, rect: FRect) -> None:
    canvas.panel(rect)


def _tag(match: Match, seat: int) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        radius = rect.h * 0.44
        draw_mark(canvas, match, seat, (rect.left + radius, rect.centery), radius)
        words = FRect(rect.left + 2 * radius + 8, rect.top, rect.w - 2 * radius - 8, rect.h)
        canvas.text_in(match.names[seat], words, HEADING, canvas.theme.ink, align="left")

    return paint


def _labelled(label: str, inner: Paint) -> Paint:
    """Return a thing with its name over it."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        things.tight(canvas, label, FRect(rect.left, rect.top, rect.w, 18), CAPTION, canvas.theme.ink_soft)
        inner(canvas, FRect(rect.left, rect.top + 20, rect.w, rect.h - 20))

    return paint


def _deck(label: str, name: str, count: int) -> Paint:
    return _labelled(label, cards.deck(name, count))
