"""Scoring: wishes, coronation, cats, guests and bookmarks (QA-131 to QA-148)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from alicegames.core.rules import ScoreLine
from alicegames.games.queen_alice.events import BookmarkScored, CrownsScored, FinalWish, GuestScored
from alicegames.games.queen_alice.pack.verbs import COLOURS, RED, SUITS, WHITE
from alicegames.games.queen_alice.state import KEYS, NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from alicegames.games.queen_alice.pack.data import Bookmark, Wish
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState, Seat

CORONATION: Final = 8
"""IP per crown of the crowned colour (QA-131)."""
SAME_PIECE: Final = 2
"""IP per invited card of the same piece (QA-26)."""
_SET: Final = 3


# -- what wishes count ------------------------------------------------------------------------------------------------


def _bits(numbers: tuple[int, int]) -> tuple[int, int]:
    return numbers[0].bit_count(), numbers[1].bit_count()


def _steps(kit: Kit, seat: Seat) -> tuple[int, int]:
    """Spaces each messenger has moved (QA-141)."""
    red, white = kit.data.messengers
    return red.spaces[seat.messengers[RED]].step, white.spaces[seat.messengers[WHITE]].step


def flower_sets(flowers: tuple[int, ...]) -> int:
    """Return the most sets of three different flowers that can be made, each flower in one (QA-145)."""
    sets, left = 0, sorted(flowers, reverse=True)
    while left[_SET - 1]:
        left = sorted((left[0] - 1, left[1] - 1, left[2] - 1, *left[_SET:]), reverse=True)
        sets += 1
    return sets


def _books(kit: Kit, state: QueenState, number: int) -> int:
    """Books held and printed on owned bookmarks as their price (QA-142, QA-148)."""
    seat = state.seats[number]
    return sum(seat.books) + sum(kit.data.bookmarks[tile].books for tile in seat.tiles)


def _below_humpty(kit: Kit, state: QueenState, number: int) -> int:
    """Own diamonds in or below the row of their colour's half (QA-143)."""
    rows = kit.board(state.players).rows
    width = len(rows[0])
    return sum(
        owner == number and space // width <= state.humpty[colour]
        for colour in COLOURS
        for space, owner in enumerate(state.walls[colour])
    )


def _wall_columns(kit: Kit, state: QueenState, number: int) -> int:
    """Columns of both walls that hold an own diamond (QA-143, QA-147)."""
    columns = kit.board(state.players).columns
    walls = state.walls
    return sum(any(walls[colour][space] == number for space in column) for colour in COLOURS for column in columns)


def _acting_bookmarks(kit: Kit, state: QueenState, number: int) -> int:
    return sum(kit.data.bookmarks[tile].when != "end" for tile in state.seats[number].tiles)


WISH_COUNTS: Final[dict[str, Callable[[Kit, QueenState, int], int]]] = {
    "hearts_off": lambda kit, state, n: sum(state.seats[n].hearts),
    "heart_pairs": lambda kit, state, n: min(state.seats[n].hearts),
    "flower_pairs": lambda kit, state, n: sum(count // 2 for count in state.seats[n].flowers),
    "flower_sets": lambda kit, state, n: flower_sets(state.seats[n].flowers),
    "spaces": lambda kit, state, n: sum(_steps(kit, state.seats[n])),
    "space_pairs": lambda kit, state, n: min(_steps(kit, state.seats[n])),
    "ranked_spaces": lambda kit, state, n: state.seats[n].ranked,
    "seals": lambda kit, state, n: state.seats[n].seals,
    "steps": lambda kit, state, n: sum(state.seats[n].climbs),
    "step_pairs": lambda kit, state, n: min(state.seats[n].climbs),
    "books": _books,
    "acting_bookmarks": _acting_bookmarks,
    "diamonds_off": lambda kit, state, n: sum(_bits(state.seats[n].diamonds)),
    "diamond_pairs": lambda kit, state, n: min(_bits(state.seats[n].diamonds)),
    "below_humpty": _below_humpty,
    "wall_columns": _wall_columns,
}
"""What each kind of wish counts; pairs are the smaller of red and white (QA-140 to QA-144)."""


def wish_points(kit: Kit, state: QueenState, number: int, wish: Wish, *, platinum: bool) -> int:
    """Return what a wish is worth to a seat, at its yellow or its platinum side."""
    count = WISH_COUNTS[wish.counts](kit, state, number)
    if wish.most:
        count = min(count, wish.most)
    return count * (wish.platinum if platinum else wish.yellow)


# -- the end ----------------------------------------------------------------------------------------------------------


def coronation_colour(state: QueenState) -> int:
    """Return the colour whose Alice is farther, or NOBODY if they are level (QA-119, QA-131, QA-132)."""
    red, white = state.alices
    if state.throne != NOBODY:
        return state.throne
    return NOBODY if red == white else (RED if red > white else WHITE)


FinalLine: TypeAlias = CrownsScored | FinalWish | GuestScored | BookmarkScored


def final_lines(kit: Kit, state: QueenState) -> Iterator[tuple[str, FinalLine]]:
    """Yield what the end adds, line by line in the order of the score sheet, with its source (QA-131 to QA-134)."""
    seats = range(state.players)
    for key, lines in _FINAL.items():
        for number in seats:
            for line in lines(kit, state, number):
                if line.points:
                    yield key, line


def final_points(kit: Kit, state: QueenState, number: int) -> dict[str, int]:
    """Return what a seat gains at the end, by source (QA-131 to QA-134)."""
    return {key: sum(line.points for line in lines(kit, state, number)) for key, lines in _FINAL.items()}


def _crowns(kit: Kit, state: QueenState, number: int) -> Iterator[CrownsScored]:
    colour = coronation_colour(state)
    crowns = sum(colour in {NOBODY, crown // len(SUITS)} for crown in state.seats[number].crowns)
    yield CrownsScored(number, crowns, CORONATION * crowns)


def _wishes(kit: Kit, state: QueenState, number: int) -> Iterator[FinalWish]:
    """The better wish of a colour from x1 on, both from x2 on (QA-133, QA-136)."""
    for colour in COLOURS:
        track, paws = kit.data.cats[colour], state.seats[number].paws[colour]
        if paws < track.x1:
            continue
        platinum = coronation_colour(state) == colour
        found = [
            FinalWish(number, wish, platinum, wish_points(kit, state, number, kit.data.wishes[wish], platinum=platinum))
            for wish in state.wishes[colour * 2 : colour * 2 + 2]
        ]
        yield from found if paws >= track.x2 else [max(found, key=lambda line: line.points)]


def _guests(kit: Kit, state: QueenState, number: int) -> Iterator[GuestScored]:
    """The invitation bonuses of all invited cards (QA-26, QA-134)."""
    seat = state.seats[number]
    owned = len(acquired(seat))
    for card in seat.invited:
        yield GuestScored(number, card, _bonus(kit, seat, card, owned))


def _tiles(kit: Kit, state: QueenState, number: int) -> Iterator[BookmarkScored]:
    for tile in state.seats[number].tiles:
        yield BookmarkScored(number, tile, tile_points(kit, state, number, kit.data.bookmarks[tile]))


_FINAL: Final[dict[str, Callable[[Kit, QueenState, int], Iterator[FinalLine]]]] = {
    "coronation": _crowns,
    "wishes_end": _wishes,
    "guests": _guests,
    "bookmarks": _tiles,
}
"""By source: its lines for a seat, those of no points too."""


def acquired(seat: Seat) -> list[int]:
    """Return the market cards that a seat owns, wherever they are (QA-26)."""
    return [card for pile in (seat.pool, seat.discard, seat.invited) for card in pile if card >= FIRST_MARKET_CARD]


FIRST_MARKET_CARD: Final = 10
"""Card ids below are basic cards."""


def guest_points(kit: Kit, seat: Seat) -> int:
    """Return the invitation bonuses of all invited cards (QA-26, QA-134)."""
    owned = len(acquired(seat))
    return sum(_bonus(kit, seat, card, owned) for card in seat.invited)


def _bonus(kit: Kit, seat: Seat, card: int, owned: int) -> int:
    """One card's bonus; each count includes the card itself; wild cards have both colours (QA-26, QA-168)."""
    cards = kit.data.cards
    own = cards[card]
    match own.bonus.kind:
        case "same_piece":
            pieces = set(own.pieces)
            return own.bonus.ip + SAME_PIECE * sum(not pieces.isdisjoint(cards[c].pieces) for c in seat.invited)
        case "same_kind":
            return own.bonus.ip + SAME_PIECE * sum(cards[c].kind == own.kind for c in seat.invited)
        case "acquired":
            return own.bonus.ip + owned
        case "invited":
            return own.bonus.ip + len(seat.invited)
        case _:
            return own.bonus.ip


def tile_points(kit: Kit, state: QueenState, number: int, tile: Bookmark) -> int:
    """Return what an end-of-game bookmark is worth (QA-99)."""
    if tile.when != "end":
        return 0
    return min(tile.most, tile.each * _TILE_COUNTS[tile.score](kit, state.seats[number], tile.arg))


_TILE_COUNTS: Final[dict[str, Callable[[Kit, Seat, int], int]]] = {
    "time": lambda kit, seat, arg: seat.time,
    "alice": lambda kit, seat, arg: seat.progress[arg],
    "pawprints": lambda kit, seat, arg: seat.paws[arg],
    "invited": lambda kit, seat, arg: sum(arg in kit.data.cards[card].colours for card in seat.invited),
    "acquired": lambda kit, seat, arg: sum(kit.data.cards[card].level == arg for card in acquired(seat)),
    "cubes": lambda kit, seat, arg: seat.cubes,
}


# -- the score sheet --------------------------------------------------------------------------------------------------


def score(state: QueenState) -> tuple[tuple[ScoreLine, ...], ...]:
    """Return the running score by source; their sum is the seat's place on the influence track (QA-163)."""
    return tuple(
        tuple(ScoreLine(key, points) for key, points in zip(KEYS, seat.ip, strict=True)) for seat in state.seats
    )


def places(kit: Kit, state: QueenState) -> tuple[int, ...]:
    """Return each seat's place; most IP wins and tied seats share; during the game as if it ended now (QA-135)."""
    sums = [sum(seat.ip) for seat in state.seats]
    if state.stack and state.wishes[-1] != NOBODY:
        sums = [total + sum(final_points(kit, state, n).values()) for n, total in enumerate(sums)]
    return tuple(1 + sum(other > own for other in sums) for own in sums)
