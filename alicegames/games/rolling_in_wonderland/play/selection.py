"""Which dice of an area may be taken (RW-18 to RW-20, RW-68, RW-121)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.rolling_in_wonderland.state import DEE, KIND_COUNT, TWEEDLEDUM
from alicegames.games.rolling_in_wonderland.twin import free_spaces

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.games.rolling_in_wonderland.state import State


def area(state: State, region: int) -> tuple[int, ...]:
    """Return the kinds of the dice in an area, in the order of kinds, Tweedledee's last."""
    start = region * KIND_COUNT
    found: tuple[int, ...] = ()
    for kind, count in enumerate(state.dice[start : start + KIND_COUNT]):
        if count:
            found += (kind,) * count
    return found


def selections(state: State, seat: int, region: int) -> tuple[tuple[int, ...], ...]:
    """Return every set of dice that the seat may take from an area, as sorted kinds; equal sets once.

    As many as fit; the Tweedledee die brings its own space, and may stay where the area does not fit (RW-121).
    Tweedledum's holder takes any number from his region (RW-68); a card may let dice be left over.
    """
    kinds = area(state, region)
    others = tuple(kind for kind in kinds if kind != DEE)
    has_dee = len(others) < len(kinds)
    spaces = free_spaces(state, seat)
    most = min(spaces, len(others))
    if state.figures[TWEEDLEDUM] == (seat, region):
        missing = len(kinds)
    elif len(others) <= spaces and not state.fewer:
        return (kinds,)
    else:
        missing = state.fewer
    found = []
    for size in range(most, max(most - missing, 0) - 1, -1):
        left = missing - (most - size)
        for chosen in _subsets(others, size):
            if has_dee:
                found.append((*chosen, DEE))
            if chosen and (not has_dee or len(others) > spaces or left > 0):
                found.append(chosen)
    return tuple(found)


def _subsets(kinds: tuple[int, ...], size: int) -> Iterator[tuple[int, ...]]:
    """Yield the different sub-multisets of a sorted multiset, in order."""
    if size == 0:
        yield ()
        return
    for index in range(len(kinds) - size + 1):
        if index and kinds[index] == kinds[index - 1]:
            continue
        for rest in _subsets(kinds[index + 1 :], size - 1):
            yield (kinds[index], *rest)
