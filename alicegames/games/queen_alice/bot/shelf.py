"""What books and bookmarks are worth: a plan of which to buy, and how many climbs away they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from alicegames.games.queen_alice import scoring

if TYPE_CHECKING:
    from alicegames.games.queen_alice.bot.values import Estimate
    from alicegames.games.queen_alice.pack.data import Bookmark

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


class Wanted(NamedTuple):
    """A bookmark that might be bought."""

    worth: float
    price: Books


def tile_worth(look: Estimate, tile: Bookmark) -> float:
    """Return what owning a bookmark is worth until the end, in points."""
    match tile.when:
        case "turn":
            return look.weights.tile * look.left * CASES[tile.trigger] * _use(look, tile)
        case "end":
            now = scoring.tile_points(look.kit, look.state, look.number, tile)
            return min(tile.most, now + tile.each * look.weights.grows[tile.score] * look.left)
        case _:
            return look.rewards(tile.rewards)


def _use(look: Estimate, tile: Bookmark) -> float:
    return look.rewards(tile.rewards) if tile.rewards else look.weights.resource


def wanted(look: Estimate) -> tuple[Wanted, ...]:
    """Return the best bookmarks that are left, the best for each book first."""
    found = []
    for number in look.state.shelf:
        tile = look.kit.data.bookmarks[number]
        worth = tile_worth(look, tile)
        if worth > _FEWEST:
            found.append(Wanted(worth, tile.price))
    found.sort(key=lambda one: one.worth / (1 + sum(one.price)), reverse=True)
    return tuple(found[:_LOOKED_AT])


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
    total, bought = 0.0, 0
    spent = [0, 0, 0]
    first = 0 if now else 1
    for one in wishes:
        white, green, brown = (one.price[kind] + spent[kind] - books[kind] for kind in range(3))
        printed = max(0, green) + max(0, brown) - any_book
        away = max(bought + first, white, printed)
        if away > climbs:
            continue
        total += one.worth * delay**away
        spent = [spent[kind] + one.price[kind] for kind in range(3)]
        bought += 1
        if bought == _PLANNED:
            break
    return total
