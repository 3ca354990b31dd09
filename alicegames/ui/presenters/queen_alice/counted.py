"""What the lines of a scoring count: the things on the boards that are lit while a line is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.games.queen_alice import events as e
from alicegames.games.queen_alice.pack.verbs import BOOK_NAMES, COLOURS, FLOWER_NAMES, HEARTS
from alicegames.games.queen_alice.state import FREE, NOBODY
from alicegames.games.queen_alice.text import targets

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alicegames.core.rules import Event
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState


class Counted:
    """Finds what is counted, in one match."""

    def __init__(self, kit: Kit) -> None:
        self._kit: Final = kit
        self._data: Final = kit.data
        self._finders: Final[dict[type, Callable[[QueenState, Any], Iterable[str]]]] = {
            e.WishScored: self._wish,
            e.Milestone: self._milestone,
            e.Scored: self._row,
            e.GameEnded: self._coronation,
            e.CrownsScored: self._crowns,
            e.FinalWish: self._final_wish,
            e.GuestScored: self._guest,
            e.BookmarkScored: self._bookmark,
        }

    def of(self, view: QueenState, event: Event) -> tuple[str, ...]:
        """Return the targets of what is counted; empty for an event that is no line of a scoring."""
        finder = self._finders.get(type(event))
        return tuple(dict.fromkeys(finder(view, event))) if finder is not None else ()

    # -- by line ----------------------------------------------------------------------------------------------

    def _wish(self, view: QueenState, event: e.WishScored) -> Iterable[str]:
        yield from self._space(view, event.wish)
        for seat, points in enumerate(event.points):
            if points:
                yield f"seat:{seat}"
                yield from self._counts(view, event.wish, seat)

    def _final_wish(self, view: QueenState, event: e.FinalWish) -> Iterable[str]:
        yield from self._space(view, event.wish)
        yield f"seat:{event.seat}"
        yield from self._counts(view, event.wish, event.seat)

    def _space(self, view: QueenState, wish: int) -> Iterable[str]:
        if wish in view.wishes:
            yield targets.wish(*divmod(view.wishes.index(wish), 2))

    def _row(self, view: QueenState, event: e.Scored) -> Iterable[str]:
        """The rows of the wall that are full, if one has just become so."""
        if event.why != "full_row":
            return
        yield f"seat:{event.seat}"
        for colour in COLOURS:
            for row in self._kit.board(view.players).rows:
                if all(view.walls[colour][space] != FREE for space in row):
                    yield from (targets.brick(colour, space) for space in row)

    def _milestone(self, view: QueenState, event: e.Milestone) -> Iterable[str]:
        """The own bushes or bricks of the colour."""
        yield f"seat:{event.seat}"
        things, name = (view.beds, targets.bed) if event.suit == HEARTS else (view.walls, targets.brick)
        for space, owner in enumerate(things[event.colour]):
            if owner == event.seat:
                yield name(event.colour, space)

    def _coronation(self, _view: QueenState, event: e.GameEnded) -> Iterable[str]:
        yield targets.THRONE
        for colour in COLOURS:
            if event.colour in (colour, NOBODY):
                yield targets.alice(colour)

    def _crowns(self, _view: QueenState, event: e.CrownsScored) -> Iterable[str]:
        yield targets.CROWNS
        yield f"seat:{event.seat}"

    def _guest(self, view: QueenState, event: e.GuestScored) -> Iterable[str]:
        yield targets.owned(view, event.seat, event.seat, "guests")
        yield targets.card(self._data.cards[event.card].key)
        yield f"seat:{event.seat}"

    def _bookmark(self, _view: QueenState, event: e.BookmarkScored) -> Iterable[str]:
        yield targets.tile(self._data.bookmarks[event.tile].key)
        yield f"seat:{event.seat}"

    # -- what wishes count ------------------------------------------------------------------------------------

    def _counts(self, view: QueenState, wish: int, seat: int) -> Iterable[str]:
        return _WISHES[self._data.wishes[wish].counts](self._kit, view, seat)


def _hearts(_kit: Kit, view: QueenState, seat: int) -> Iterable[str]:
    """The hearts that have left, where they are planted."""
    for colour in COLOURS:
        if view.seats[seat].hearts[colour]:
            yield targets.owned(view, seat, seat, targets.heart(colour))
        for space, owner in enumerate(view.beds[colour]):
            if owner == seat:
                yield targets.bed(colour, space)


def _flowers(_kit: Kit, view: QueenState, seat: int) -> Iterable[str]:
    for kind, _name in enumerate(FLOWER_NAMES):
        if view.seats[seat].flowers[kind]:
            yield targets.owned(view, seat, seat, targets.flower(kind))


def _messengers(kit: Kit, view: QueenState, seat: int) -> Iterable[str]:
    for colour in COLOURS:
        space = view.seats[seat].messengers[colour]
        yield targets.messenger(kit.data.messengers[colour].spaces[space].key)


def _twins(kit: Kit, view: QueenState, seat: int) -> Iterable[str]:
    for space in view.seats[seat].twins:
        yield targets.tree(kit.data.tree.spaces[space].key)


def _bookmarks(kit: Kit, view: QueenState, seat: int) -> Iterable[str]:
    for tile in view.seats[seat].tiles:
        yield targets.tile(kit.data.bookmarks[tile].key)


def _books(kit: Kit, view: QueenState, seat: int) -> Iterable[str]:
    for colour, _name in enumerate(BOOK_NAMES):
        if view.seats[seat].books[colour]:
            yield targets.owned(view, seat, seat, targets.book(colour))
    yield from _bookmarks(kit, view, seat)


def _bricks(_kit: Kit, view: QueenState, seat: int) -> Iterable[str]:
    for colour in COLOURS:
        for space, owner in enumerate(view.walls[colour]):
            if owner == seat:
                yield targets.brick(colour, space)


def _below_humpty(kit: Kit, view: QueenState, seat: int) -> Iterable[str]:
    width = len(kit.board(view.players).rows[0])
    for colour in COLOURS:
        yield targets.humpty(colour)
        for space, owner in enumerate(view.walls[colour]):
            if owner == seat and space // width <= view.humpty[colour]:
                yield targets.brick(colour, space)


_WISHES: Final[dict[str, Callable[[Kit, QueenState, int], Iterable[str]]]] = {
    "hearts_off": _hearts,
    "heart_pairs": _hearts,
    "flower_pairs": _flowers,
    "flower_sets": _flowers,
    "spaces": _messengers,
    "space_pairs": _messengers,
    "ranked_spaces": _messengers,
    "seals": _messengers,
    "steps": _twins,
    "step_pairs": _twins,
    "books": _books,
    "acting_bookmarks": _bookmarks,
    "diamonds_off": _bricks,
    "diamond_pairs": _bricks,
    "below_humpty": _below_humpty,
    "wall_columns": _bricks,
}
"""By what a wish counts: where that lies."""
