"""Alice, the card game, on the screen: the Tea Party, everybody's open chapters, the hand, what is in play."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from pygame import FRect

from alicegames.core.decision import Pass
from alicegames.core.targets import BUTTON_PASS
from alicegames.games.alice.choices import Take
from alicegames.games.alice.rules import AliceRules
from alicegames.games.alice.state import CELLS
from alicegames.games.alice.text.targets import Paths
from alicegames.games.alice.text.texts import AliceTexts
from alicegames.games.alice.text.words import Words
from alicegames.i18n import _, ngettext
from alicegames.ui.draw.seats import turn_order
from alicegames.ui.presenters.alice import ground, pages, things
from alicegames.ui.presenters.alice import places as alice_places
from alicegames.ui.presenters.alice.cards import Cards
from alicegames.ui.presenters.alice.middle import Play
from alicegames.ui.presenters.alice.motions import Motions, targets_of
from alicegames.ui.presenters.alice.previews import Previews
from alicegames.ui.presenters.base import Areas, Likes, Motion, Picture, Presenter, Preview

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event
    from alicegames.core.targets import Path
    from alicegames.games.alice.choices import Choice
    from alicegames.games.alice.state import AliceState
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.ground import Top
    from alicegames.ui.presenters.alice.places import Places, SeatPlace

_HEADING: Final = 26.0
"""Height of the line over the own chapters."""


class AlicePresenter(Presenter["AliceState", "Choice"]):
    """Shows Alice."""

    ambience: ClassVar[str] = "garden"
    has_endings: ClassVar[bool] = True
    top: ClassVar[Top] = "desk"
    has_sheets: ClassVar[bool] = False

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        assert isinstance(match.rules, AliceRules)
        assert isinstance(match.texts, AliceTexts)
        self.data = match.pack.data
        self.cards = Cards(self.data)
        self._paths = Paths(self.data)
        self._words = Words(self.data)
        self._play = Play(self.data, self.cards)
        self._motions = Motions(self.data, self.cards)
        self._previews = Previews(match.rules, self._paths, match.names)
        self._levels = max(
            presence
            for card, presence in enumerate(self.data.presence[: self.data.first_chapter])
            if card not in self.data.cats
        )

    # -- routing ----------------------------------------------------------------------------------------------

    def paths(self, view: AliceState, decision: Decision[Choice], choice: Choice) -> tuple[Path, ...]:
        """Cards, pages, decks; see alice_paths."""
        return self._paths.of(view, decision, choice)

    def likes(self, view: AliceState, decision: Decision[Choice]) -> Likes | None:
        """Whom the White Rabbit brings is picked in one go."""
        return Likes(Take, Pass) if decision.kind == "recruit" else None

    def word(self, view: AliceState, target: str) -> str:
        """A character by its name, a page by whom it needs; Wonders and names are buttons."""
        kind, _colon, place = target.partition(":")
        if kind == "tea" and (there := view.tea[CELLS.index(place)]):
            return self._words.card(there[-1])
        if kind == "deck":
            return {
                "protagonist": _("the protagonists’ deck"),
                "character": _("the characters’ deck"),
                "chapter": _("the chapters’ deck"),
            }[place]
        if kind == "page":
            chapter, _dot, page = place.partition(".")
            return self._words.page(self.data.ids.index(chapter), int(page) - 1)
        return "" if kind in ("wonder", "name", "table") else super().word(view, target)

    def button(self, view: AliceState, target: str, choices: tuple[Choice, ...]) -> str:
        """Short words for declining."""
        if target == BUTTON_PASS:
            return self._declining(view)
        return super().button(view, target, choices)

    def _declining(self, view: AliceState) -> str:
        frame = view.stack[-1].tag if view.stack else ""
        return {
            "vortex": _("Close the book"),
            "recruit": _("Go on"),
        }.get(frame, _("Pass"))

    # -- the picture ------------------------------------------------------------------------------------------

    def own_height(self, players: int) -> float:
        """Room for the fanned hand."""
        return 146

    def around(self, players: int) -> float:
        """The others have their trays on the stage at every size."""
        return 0

    def picture(self, view: AliceState, viewer: int, areas: Areas, decision: Decision[Choice] | None) -> Picture:
        """Lay out everything."""
        picture = Picture()
        places = alice_places.arrange(areas, turn_order(view.players, viewer)[1:])
        book = places.tea_tray.union(places.own_books)
        fold = (places.column.centerx - book.left) / book.w
        picture.put("book", book, ground.storybook(fold), layer=-3)
        self._put_tea(picture, view, places)
        self._put_column(picture, view, places, decision)
        self._put_own(picture, view, viewer, places)
        for place in places.others:
            self._put_other(picture, view, place)
        self._play.put_aims(picture, view)
        return picture

    def _on_turn(self, view: AliceState, seat: int) -> int:
        return seat if view.stack and view.turn_owner == seat else -1

    # -- the Tea Party ----------------------------------------------------------------------------------------

    def _put_tea(self, picture: Picture, view: AliceState, places: Places) -> None:
        names = (_("tiny"), _("middle"), _("huge"))
        rows = [(places.tea.rect(f"tea:a{size + 1}"), size, name) for size, name in enumerate(names)]
        edge = rows[-1][0].left - places.tea_tray.left
        picture.put("cloth", places.tea_tray, things.cloth(rows, edge), layer=-2)
        for number, cell in enumerate(CELLS):
            self._put_stack(picture, f"tea:{cell}", places.tea.rect(f"tea:{cell}"), view.tea[number])

    def _put_stack(self, picture: Picture, target: str, rect: FRect, stack: tuple[int, ...]) -> None:
        corner = rect.w * 0.06
        picture.put(f"place:{target}", rect, things.seat_of_tea, target, corner=corner)
        if not stack:
            return
        below = len(stack) - 1
        if below:
            paint = things.beneath(self.cards.face(stack[-2]), below)
            picture.put(f"under:{target}", rect, paint, "", layer=1)
        picture.put(target, rect, self.cards.face(stack[-1]), target, layer=2, zoom=True, corner=corner)
        if below:
            high = max(16.0, rect.w * 0.19)
            note = FRect(rect.right - high * 3.3, rect.top + high * 0.35, high * 3.2, high)
            picture.put(f"count:{target}", note, things.count_under(below), "", layer=3)

    # -- decks and play ---------------------------------------------------------------------------------------

    def _put_column(
        self, picture: Picture, view: AliceState, places: Places, decision: Decision[Choice] | None
    ) -> None:
        picture.put("column", places.column, _bare, layer=-2)
        if not self._play.needs_column(view, decision):
            self._put_decks(picture, view, places)
        self._play.put(picture, view, places, decision)

    def _put_decks(self, picture: Picture, view: AliceState, places: Places) -> None:
        piles = {
            "protagonist": (view.protagonist_deck, view.protagonist_discard),
            "character": (view.character_deck, view.character_discard),
            "chapter": (view.chapter_deck, view.chapter_discard),
        }
        for kind, (deck, discard) in piles.items():
            rect, below = places.decks[kind], places.discards[kind]
            look = partial(things.deck, kind)
            paint, counter = look(len(deck)), (len(deck), look)
            picture.put(f"deck:{kind}", rect, paint, f"deck:{kind}", corner=5, counter=counter)
            paint = things.discard(self.cards, discard)
            picture.put(f"discard:{kind}", below, paint, f"discard:{kind}", zoom=bool(discard), corner=5)

    # -- the viewer's own -------------------------------------------------------------------------------------

    def _put_own(self, picture: Picture, view: AliceState, viewer: int, places: Places) -> None:
        on_turn = self._on_turn(view, viewer)
        picture.put("own-tray", places.own_tray, things.tray(self.match, on_turn), layer=-2)
        least = -1 if view.wilder else view.presence
        meter = things.presence(self._levels, least, wilder=view.wilder, over=not view.stack)
        picture.put("presence", places.presence, meter, "presence")
        self._put_hand(picture, view, viewer, places.hand)
        pile = things.pile(self.data, view.victory[viewer])
        picture.put(f"pile:{viewer}", places.own_pile, pile, f"pile:{viewer}", zoom=True)
        self._put_own_books(picture, view, viewer, places.own_books)

    def _put_own_books(self, picture: Picture, view: AliceState, viewer: int, area: FRect) -> None:
        picture.put("own-books", area, things.page(self.match, self._on_turn(view, viewer)), layer=-2)
        inner = area.inflate(-34, -28)
        many = len(view.open[viewer])
        name = self.match.names[viewer]
        text = ngettext("{name}: {count} open chapter", "{name}: {count} open chapters", many)
        text = (text if many else _("{name}: no open chapter")).format(name=name, count=many)
        short = ngettext("{count} open chapter", "{count} open chapters", many).format(count=many)
        heading = FRect(inner.left, inner.top, inner.w, _HEADING)
        paint = things.tag(self.match, viewer, text, short if many else _("no open chapter"), on_paper=True)
        picture.put("own-tag", heading, paint)
        shelf = FRect(inner.left, heading.bottom + 8, inner.w, inner.bottom - heading.bottom - 8)
        if many:
            self._put_books(picture, view, viewer, shelf, largest=1.06 * max(1.0, area.h / 420))
        elif view.stack:
            hint = FRect(shelf.left, shelf.top, shelf.w, shelf.h * 0.6)
            text = _("A chapter from the hand opens here, and with it the vortex.")
            picture.put("own-hint", hint, things.words(text, size=16, on_paper=True))

    def _put_hand(self, picture: Picture, view: AliceState, viewer: int, area: FRect) -> None:
        hand = view.hands[viewer]
        counted = Counter((*hand.protagonists, *hand.characters, *hand.chapters))
        places = alice_places.fan(area, len(counted))
        if not counted and view.stack:
            picture.put("hand-empty", area, things.words(_("No card in hand."), size=16))
        for number, ((card, count), rect) in enumerate(zip(counted.items(), places, strict=True)):
            after = places[number + 1].left if number + 1 < len(places) else rect.right
            seen = FRect(rect.left, rect.top, min(rect.w, after - rect.left), rect.h)
            target = self._paths.hand(card)
            paint = self.cards.face(card, count)
            picture.put(target, rect, paint, target, layer=2 + number, zoom=True, corner=rect.w * 0.06, light=seen)

    def _put_books(self, picture: Picture, view: AliceState, seat: int, area: FRect, largest: float) -> None:
        """Lay a seat's open chapters onto a shelf, each page a target of its own."""
        row = view.open[seat]
        shelved = pages.shelve([len(opened.pages) for opened in row], area, largest)
        for opened, (rect, shape) in zip(row, shelved, strict=True):
            chapter = self.data.ids[opened.chapter]
            title = _(self.data.names[opened.chapter])
            paint = pages.book(self.data, opened, shape, title)
            picture.put(f"chapter:{chapter}", rect, paint, f"chapter:{chapter}", layer=1, zoom=True, corner=6)
            for page, slot in enumerate(shape.slots(rect)):
                target = self._paths.page(opened.chapter, page)
                standing = pages.standing(self.data, opened.chapter, page, opened.pages[page])
                picture.put(target, slot, standing, target, layer=2, zoom=True, corner=slot.w * 0.1)

    # -- the others -------------------------------------------------------------------------------------------

    def _put_other(self, picture: Picture, view: AliceState, place: SeatPlace) -> None:
        seat = place.seat
        tray = things.tray(self.match, self._on_turn(view, seat))
        picture.put(f"tray:{seat}", place.tray, tray, layer=-2)
        picture.put(f"tag:{seat}", place.name, things.tag(self.match, seat, self.match.names[seat]))
        hand = things.others_hand(self.cards, view.hands[seat])
        picture.put(f"seat:{seat}", place.hand, hand, f"seat:{seat}", zoom=True, corner=6)
        pile = things.pile(self.data, view.victory[seat])
        picture.put(f"pile:{seat}", place.pile, pile, f"pile:{seat}", zoom=True, corner=6)
        if view.open[seat]:
            self._put_books(picture, view, seat, place.books, largest=1.0 * max(1.0, place.tray.h / 130))
        else:
            picture.put(f"none:{seat}", place.books, things.words(_("no open chapter")))

    def banner(self, view: AliceState) -> str:
        """The round, and that it is the last turn."""
        if view.stack and view.turn_owner >= 0 and view.is_last_turn:
            return _("The last turn")
        return super().banner(view)

    # -- what happens -----------------------------------------------------------------------------------------

    def motions(self, event: Event, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """Cards fly, books close; see alice_motions."""
        return self._motions.of(event, before, after)

    def event_targets(self, event: Event) -> tuple[str, ...]:
        """What an event is about."""
        return targets_of(self.data, event)

    def sound(self, event: Event) -> str:
        """A bell when a turn begins, a page when a book opens or closes."""
        return self._motions.sound(event)

    def preview(self, view: AliceState, choice: Choice, seat: int) -> Preview | None:
        """What a choice would do."""
        return self._previews.of(view, choice, seat)


def _bare(canvas: Canvas, rect: FRect) -> None:
    """Draw nothing: the fold of the book is place enough for what is in play."""
