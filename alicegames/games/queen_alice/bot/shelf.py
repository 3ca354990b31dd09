"""What books and bookmarks are worth: a plan of which to buy, and how many climbs away they are."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from alicegames.games.queen_alice import scoring
from alicegames.games.queen_alice.pack.verbs import COLOURS

if TYPE_CHECKING:
    from alicegames.games.queen_alice.bot.values import Estimate
    from alicegames.games.queen_alice.bot.weights import Weights
    from alicegames.games.queen_alice.pack.data import Bookmark
    from alicegames.games.queen_alice.play.kit import Kit

Cards = tuple[int, ...]
Books = tuple[int, int, int]
"""White, green and brown ones."""

NONE: Final[Books] = (0, 0, 0)
_PLANNED: Final = 4
"""Bookmarks that a plan holds at the most."""
_LOOKED_AT: Final = 8
_FEWEST: Final = 0.5
"""A bookmark of less is not planned for."""

CASES: Final = {
    "unlock": 0.3,
    "acquire": 0.4,
    "invite": 0.38,
    "capture": 0.25,
    "rescue": 0.1,
    "alice": 0.41,
    "cheaper_own": 0.3,
    "cheaper_tea": 0.12,
}
"""In what part of its turns a seat of bots comes to use a once-a-turn bookmark, as counted in games between them."""


_COUNTED: Final = {"time": 0, "cubes": 1, "alice": 2, "pawprints": 4, "invited": 6, "acquired": 8}
"""Where in the list of a seat's counts that stands which a bookmark counts at the end."""


class Wanted(NamedTuple):
    """A bookmark that might be bought."""

    worth: float
    price: Books


class Outlook(NamedTuple):
    """What a bookmark will bring, as far as it does not depend on its owner."""

    once: float
    turn: float
    """By turn left."""
    each: int
    """By what its owner has of what it counts at the end; nought if it counts nothing."""
    most: int


@lru_cache(maxsize=8)
def _outlooks(kit: Kit, weights: Weights) -> tuple[Outlook, ...]:
    return tuple(_outlook(weights, tile) for tile in kit.data.bookmarks)


def _outlook(weights: Weights, tile: Bookmark) -> Outlook:
    match tile.when:
        case "turn":
            use = sum(map(weights.fixed, tile.rewards)) if tile.rewards else weights.resource
            return Outlook(0.0, weights.tile * CASES[tile.trigger] * use, 0, 0)
        case "end":
            return Outlook(0.0, tile.each * weights.grows[tile.score], tile.each, tile.most)
        case _:
            return Outlook(sum(map(weights.fixed, tile.rewards)), 0.0, 0, 0)


def tile_worth(look: Estimate, tile: Bookmark) -> float:
    """Return what owning a bookmark is worth until the end, in points."""
    one = _outlooks(look.kit, look.weights)[tile.id]
    if not one.each:
        return one.once + one.turn * look.left
    now = scoring.tile_points(look.kit, look.state, look.number, tile)
    return min(one.most, now + one.turn * look.left)


def wanted(look: Estimate) -> tuple[Wanted, ...]:
    """Return the best bookmarks that are left, the best for each book first."""
    kit, seat = look.kit, look.seat
    cards = seat.pool, seat.discard, seat.invited
    counts = (seat.time, seat.cubes, *seat.progress, *seat.paws, *_counted(kit, *cards))
    return _ranked(kit, look.weights, look.state.shelf, look.left, counts)


@lru_cache(maxsize=4096)
def _counted(kit: Kit, pool: Cards, discard: Cards, invited: Cards) -> tuple[int, ...]:
    """Return guests by colour and market cards by level."""
    cards = kit.data.cards
    levels = [cards[card].level for pile in (pool, discard, invited) for card in pile]
    colours = [sum(colour in cards[card].colours for card in invited) for colour in COLOURS]
    return (*colours, *(levels.count(level) for level in range(1, 4)))


@lru_cache(maxsize=4096)
def _ranked(kit: Kit, weights: Weights, shelf: Cards, left: float, counts: tuple[int, ...]) -> tuple[Wanted, ...]:
    outlooks, tiles, found = _outlooks(kit, weights), kit.data.bookmarks, []
    for number in shelf:
        once, turn, each, most = outlooks[number]
        tile, worth = tiles[number], once + turn * left
        if each:
            worth = min(
                most, worth + each * counts[_COUNTED[tile.score] + max(0, tile.arg - (tile.score == "acquired"))]
            )
        if worth > _FEWEST:
            found.append((worth / (1 + tile.books), -number, Wanted(worth, tile.price)))
    found.sort(reverse=True)
    return tuple(one for _rank, _number, one in found[:_LOOKED_AT])


def plan_worth(
    wishes: tuple[Wanted, ...],
    books: Books,
    any_book: int,
    climbs: int,
    delay: float,
    now: bool,  # noqa: FBT001
) -> float:
    """Return what books are worth to a seat that has so many climbs before it.

    Every climb brings a white book and a printed one and lets it buy one bookmark; ``now`` if it may buy one at once.
    ``any_book`` are printed books of a colour still to be chosen, ``delay`` is the share that a bookmark keeps a climb.
    """
    total, bought, first = 0.0, 0, 0 if now else 1
    white, green, brown = -books[0], -books[1], -books[2]
    for worth, price in wishes:
        whites, greens, browns = white + price[0], green + price[1], brown + price[2]
        printed = (max(0, greens)) + (max(0, browns)) - any_book
        away = max(bought + first, whites, printed)
        if away > climbs:
            continue
        total += worth * delay**away
        white, green, brown = whites, greens, browns
        bought += 1
        if bought == _PLANNED:
            break
    return total
