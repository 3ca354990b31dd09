"""How what happens in Alice moves: cards fly from where they lay to where they go, finished books close."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pygame import FRect

from alicegames.games.alice import events as e
from alicegames.games.alice.choices import NOWHERE
from alicegames.games.alice.state import CELLS
from alicegames.games.alice.text.targets import PLAYED
from alicegames.ui.presenters.alice.cards import back, fitted
from alicegames.ui.presenters.alice.sounds import SOUNDS
from alicegames.ui.presenters.base import SLIDE, Motion

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.rules import Event
    from alicegames.games.alice.choices import Declare
    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.alice.cards import Cards
    from alicegames.ui.presenters.base import Paint, Picture

_FLIGHT: Final = 0.34
_CLOSING: Final = 0.4


def closed_book(canvas: Canvas, rect: FRect) -> None:
    """Draw a finished chapter as a closed book."""
    canvas.shadow(fitted(rect), radius=6, reach=6)
    canvas.sprite("closed_book", rect)


def targets_of(data: AliceData, event: Event) -> tuple[str, ...]:
    """Return the targets that an event is about: its log line lights them."""
    finder = _TARGETS.get(type(event))
    return finder(data, event) if finder is not None else ()


def _page(data: AliceData, chapter: int, page: int) -> str:
    return f"page:{data.ids[chapter]}.{page + 1}"


def _aims(data: AliceData, wonder: Declare) -> tuple[str, ...]:
    """Return what a declared Wonder is aimed at: the character copied, the page."""
    copied = (f"tea:{CELLS[wonder.cell]}",) if wonder.lent else ()
    return (*copied, _page(data, wonder.chapter, wonder.page)) if wonder.chapter != NOWHERE else copied


_TARGETS: Final[dict[type, Callable[[AliceData, Any], tuple[str, ...]]]] = {
    e.Drawn: lambda _data, event: (f"deck:{event.kind}",),
    e.TurnedUp: lambda _data, event: (f"tea:{CELLS[event.cell]}",),
    e.Played: lambda _data, event: (f"seat:{event.seat}", PLAYED),
    e.GiftGiven: lambda _data, event: (f"tea:{CELLS[event.from_cell]}", f"tea:{CELLS[event.to_cell]}"),
    e.Declared: lambda data, event: (PLAYED, *_aims(data, event.wonder)),
    e.CatThrown: lambda _data, event: (f"seat:{event.seat}",),
    e.Recruited: lambda _data, event: (f"tea:{CELLS[event.cell]}",),
    e.ChapterOpened: lambda data, event: (f"chapter:{data.ids[event.chapter]}",),
    e.Placed: lambda data, event: (_page(data, event.chapter, event.page),),
    e.Stolen: lambda data, event: (
        _page(data, event.chapter, event.page),
        _page(data, event.to_chapter, event.to_page),
    ),
    e.Removed: lambda data, event: (_page(data, event.chapter, event.page),),
    e.PileFed: lambda _data, event: (f"pile:{event.seat}",),
    e.ChapterScored: lambda data, event: (f"chapter:{data.ids[event.chapter]}", f"pile:{event.seat}"),
    e.DeckRanOut: lambda _data, event: (f"deck:{event.deck}",),
    e.Discarded: lambda data, event: (f"discard:{data.kind(event.card)}",),
}


class Motions:
    """Makes the motions of events over one pack's cards."""

    def __init__(self, data: AliceData, cards: Cards) -> None:
        self._data: Final = data
        self._cards: Final = cards
        self._makers: Final[dict[type, Callable[[Any, Picture, Picture], tuple[Motion, ...]]]] = {
            e.Drawn: self._drawn,
            e.TurnedUp: self._turned_up,
            e.Played: self._played,
            e.GiftGiven: self._given,
            e.Declared: self._declared,
            e.CatThrown: self._cat,
            e.Recruited: self._recruited,
            e.ChapterOpened: self._opened,
            e.Placed: self._placed,
            e.Stolen: self._stolen,
            e.Revealed: self._revealed,
            e.Discarded: self._discarded,
            e.Removed: self._removed,
            e.PileFed: self._fed,
            e.ChapterScored: self._scored,
            e.BookClosed: self._closed,
        }

    def of(self, event: Event, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """Return the motions of an event; none where the things' keys tell it."""
        maker = self._makers.get(type(event))
        return maker(event, before, after) if maker is not None else ()

    def sound(self, event: Event) -> str:
        """Return the sound of an event none of whose motions has one."""
        return SOUNDS.get(type(event), "")

    # -- where ------------------------------------------------------------------------------------------------

    def _hand(self, seat: int, card: int, picture: Picture) -> FRect | None:
        """Return where a card of a hand is seen: in the viewer's fan, or in another player's tray."""
        other = picture.get(f"seat:{seat}")
        if other is not None:
            return fitted(other.rect)
        if card >= 0 and (own := picture.rect(f"hand:{self._data.ids[card]}")) is not None:
            return own
        tray = picture.get("own-tray")
        return fitted(tray.rect) if tray is not None else None

    def _place_of_page(self, picture: Picture, chapter: int, page: int) -> FRect | None:
        return picture.rect(_page(self._data, chapter, page))

    def _face(self, card: int, kind: str) -> Paint:
        return self._cards.face(card) if card >= 0 else back(kind)

    def _fly(
        self,
        paint: Paint,
        start: FRect | None,
        end: FRect | None,
        sound: str = "snap",
        **more: Any,  # noqa: ANN401
    ) -> tuple[Motion, ...]:
        """Return the flight of a card, if both its ends are on the screen."""
        if start is None or end is None:
            return ()
        more = {"seconds": _FLIGHT, "kind": "arc", **more}
        return (Motion(paint, fitted(start), fitted(end), sound=sound, **more),)

    def _turn(
        self, card: int, paint: Paint, start: FRect | None, end: FRect | None, sound: str, reveals: str
    ) -> tuple[Motion, ...]:
        """Return the flight of a card that leaves its deck face down and is turned over on the way, if it is known."""
        if card < 0:
            return self._fly(paint, start, end, sound, reveals=reveals)
        faces = (back(self._data.kind(card)),)
        return self._fly(paint, start, end, sound, reveals=reveals, kind="flip", faces=faces, seconds=0.5)

    # -- decks and hands --------------------------------------------------------------------------------------

    def _drawn(self, event: e.Drawn, before: Picture, after: Picture) -> tuple[Motion, ...]:
        key = f"hand:{self._data.ids[event.card]}" if event.card >= 0 else ""
        is_new = key and before.get(key) is None
        paint = self._face(event.card, event.kind)
        start = before.rect(f"deck:{event.kind}") or after.rect(f"deck:{event.kind}")
        end = self._hand(event.seat, event.card, after)
        return self._turn(event.card, paint, start, end, "slide", reveals=key if is_new else "")

    def _turned_up(self, event: e.TurnedUp, before: Picture, after: Picture) -> tuple[Motion, ...]:
        target = f"tea:{CELLS[event.cell]}"
        start = before.rect("deck:character") or after.rect("deck:character")
        return self._turn(event.card, self._cards.face(event.card), start, after.rect(target), "snap", reveals=target)

    def _played(self, event: e.Played, before: Picture, after: Picture) -> tuple[Motion, ...]:
        if event.card >= self._data.first_chapter:
            return ()
        start = self._hand(event.seat, event.card, before)
        key = f"hand:{self._data.ids[event.card]}"
        hides = key if after.get(key) is None and before.get(key) is not None else ""
        paint = self._cards.face(event.card)
        if after.get("played") is not None:
            return self._fly(paint, start, after.rect(PLAYED), hides=hides, reveals="played")
        return self._fly(paint, start, _middle(after), hides=hides, kind="fade")  # it is resolved and gone at once

    def _cat(self, event: e.CatThrown, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start = self._hand(event.seat, event.card, before)
        thrown = after.get(f"cat:{event.number}") or after.get("column")
        end = thrown.rect if thrown is not None else None
        return self._fly(self._cards.face(event.card), start, end, "discard", seconds=0.5)

    def _recruited(self, event: e.Recruited, before: Picture, after: Picture) -> tuple[Motion, ...]:
        target = f"tea:{CELLS[event.cell]}"
        hand = f"hand:{self._data.ids[event.card]}"
        reveals = hand if before.get(hand) is None and after.get(hand) is not None else ""
        end = self._hand(event.seat, event.card, after)
        return self._fly(self._cards.face(event.card), before.rect(target), end, "felt", hides=target, reveals=reveals)

    def _discarded(self, event: e.Discarded, before: Picture, after: Picture) -> tuple[Motion, ...]:
        kind = self._data.kind(event.card)
        shown = before.get("played" if event.source == "played" else "revealed")
        start = shown.rect if shown is not None else _middle(before)
        end = after.rect(f"discard:{kind}") or _middle(after)
        hides = "played" if event.source == "played" and before.get("played") is not None else ""
        return self._fly(self._cards.face(event.card), start, end, "discard", hides=hides)

    def _fed(self, event: e.PileFed, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start = before.rect("deck:protagonist") or after.rect("deck:protagonist")
        return self._fly(back("protagonist"), start, after.rect(f"pile:{event.seat}"), "felt", seconds=0.5)

    # -- the Tea Party and Wonders ----------------------------------------------------------------------------

    def _given(self, event: e.GiftGiven, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """The Potion or Cake goes to the character, the character to its new size."""
        start, end = before.rect(f"tea:{CELLS[event.from_cell]}"), after.rect(f"tea:{CELLS[event.to_cell]}")
        source = before.rect(PLAYED)
        if start is None or end is None:
            return ()
        moved = Motion(
            self._cards.face(event.card),
            start,
            end,
            0.32,
            0.4,
            hides=f"tea:{CELLS[event.from_cell]}",
            reveals=f"tea:{CELLS[event.to_cell]}",
            sound="snap",
        )
        if source is None:
            return (moved,)
        small = FRect(0, 0, start.w * 0.5, start.w * 0.5)
        first, last = small.copy(), small.copy()
        first.center, last.center = source.center, end.center
        gift = event.gift

        def paint(canvas: Canvas, rect: FRect) -> None:
            canvas.sprite(gift, rect)

        return (Motion(paint, first, last, 0, 0.7, kind="arc"), moved)

    def _declared(self, event: e.Declared, before: Picture, after: Picture) -> tuple[Motion, ...]:
        shown = after.rect(PLAYED) or before.rect(PLAYED) or _middle(after)
        if shown is None:
            return ()
        return (Motion(self._cards.face(event.card), shown, shown, 0, 0.3, kind="pulse", sound="pick"),)

    def _revealed(self, event: e.Revealed, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start = before.rect("deck:character") or after.rect("deck:character")
        shown = after.get("revealed")
        reveals = "revealed" if shown is not None else ""
        end = shown.rect if shown is not None else _middle(after)
        return self._turn(event.card, self._cards.face(event.card), start, end, "slide", reveals=reveals)

    # -- chapters ---------------------------------------------------------------------------------------------

    def _opened(self, event: e.ChapterOpened, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """The chapter flies to its shelf and opens there."""
        book = after.get(f"chapter:{self._data.ids[event.chapter]}")
        key = f"hand:{self._data.ids[event.chapter]}"
        if event.source == "hand":
            start = self._hand(event.seat, event.chapter, before)
        else:
            start = before.rect("deck:chapter") or after.rect("deck:chapter")
        if book is None or start is None:
            return ()
        hides = key if event.source == "hand" and before.get(key) is not None else ""
        if event.source == "hand":
            flight = self._fly(self._cards.face(event.chapter), start, book.rect, "page", hides=hides, reveals=book.key)
        else:
            flight = self._turn(event.chapter, self._cards.face(event.chapter), start, book.rect, "page", book.key)
        opens = Motion(book.paint, book.rect, book.rect, flight[0].seconds, 0.22, kind="appear")
        return (*flight, opens)

    def _placed(self, event: e.Placed, before: Picture, after: Picture) -> tuple[Motion, ...]:
        key, start = self._source(event, before, after)
        end = self._place_of_page(after, event.chapter, event.page)
        end = end or self._place_of_page(before, event.chapter, event.page)
        return self._fly(self._cards.face(event.card), start, end, hides=key)

    def _source(self, event: e.Placed, before: Picture, after: Picture) -> tuple[str, FRect | None]:
        """Return the key that a placed card leaves, and where it was."""
        match event.source:
            case "tea":
                key = f"tea:{CELLS[event.cell]}"
                return key, before.rect(key)
            case "hand":
                key = f"hand:{self._data.ids[event.card]}"
                last = before.get(key) is not None and after.get(key) is None
                return key if last else "", self._hand(event.seat, event.card, before)
            case "played":
                return "played" if before.get("played") is not None else "", before.rect(PLAYED) or _middle(before)
        shown = before.get("revealed") or before.get("deck:character") or after.get("deck:character")
        return "", shown.rect if shown is not None else None

    def _stolen(self, event: e.Stolen, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start = self._place_of_page(before, event.chapter, event.page)
        end = self._place_of_page(after, event.to_chapter, event.to_page)
        end = end or self._place_of_page(before, event.to_chapter, event.to_page)
        return self._fly(self._cards.face(event.card), start, end, "slide", seconds=0.5)

    def _removed(self, event: e.Removed, before: Picture, after: Picture) -> tuple[Motion, ...]:
        start = self._place_of_page(before, event.chapter, event.page)
        start = start or self._place_of_page(after, event.chapter, event.page)
        end = after.rect(f"discard:{self._data.kind(event.card)}") or _middle(after)
        return self._fly(self._cards.face(event.card), start, end, "discard", seconds=0.5)

    def _closed(self, _event: e.BookClosed, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """A closed book lies for a moment where the card in play was."""
        shown = before.rect(PLAYED) or _middle(after)
        if shown is None:
            return ()
        shown = fitted(shown)
        return (Motion(closed_book, shown, shown, 0, _CLOSING, kind="fade", sound="page"),)

    def _scored(self, event: e.ChapterScored, before: Picture, after: Picture) -> tuple[Motion, ...]:
        """The book closes in its place, then flies to the pile."""
        book, pile = before.get(f"chapter:{self._data.ids[event.chapter]}"), after.rect(f"pile:{event.seat}")
        if book is None or pile is None:
            return ()
        shut = fitted(book.rect)
        closing = Motion(book.paint, book.rect, shut, 0, _CLOSING, hides=book.key, kind="fade", sound="page")
        flies = Motion(closed_book, shut, fitted(pile), _CLOSING * 0.5, 0.75, kind="arc", sound="small_win")
        kept = tuple(
            Motion(_no_paint, shut, shut, 0, 0.01, hides=_page(self._data, event.chapter, page))
            for page in range(len(self._data.pages[event.chapter]))
        )
        return (*_closing_up(before, after, _CLOSING + 0.35), closing, *kept, flies)


def _closing_up(before: Picture, after: Picture, delay: float) -> tuple[Motion, ...]:
    """Let the books that stay close the gap only when the finished one has left."""
    stays = ((item, after.get(item.key)) for item in before if item.key.startswith(("chapter:", "page:")))
    return tuple(
        Motion(then.paint, item.rect, then.rect, delay, SLIDE, hides=item.key)
        for item, then in stays
        if then is not None and item.rect != then.rect
    )


def _no_paint(canvas: Canvas, rect: FRect) -> None:
    """Draw nothing: the book that closes is drawn with its pages."""


def _middle(picture: Picture) -> FRect | None:
    """Return where a card in play lies, even if none does now."""
    place = picture.get("played") or picture.get("phases") or picture.get("column")
    return place.rect if place is not None else None
