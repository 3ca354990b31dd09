"""The score: victory piles, and what unfinished chapters cost (AL-64 to AL-67, AL-102, AL-103)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.rules import ScoreLine, totals
from alicegames.games.alice.state import FREE

if TYPE_CHECKING:
    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.state import AliceState, Opened

SOLDIER_POINTS: Final = -2
"""A Card Soldier in a victory pile (AL-64)."""


def penalty(data: AliceData, opened: Opened, *, experienced: bool) -> int:
    """Return what an unfinished chapter costs, 0 or more; a complete one that awaits the End of Turn costs nothing."""
    free = opened.pages.count(FREE)
    if not experienced or not free:
        return free
    return max(0, data.points[opened.chapter] - (len(opened.pages) - free))


def score(data: AliceData, state: AliceState) -> tuple[tuple[ScoreLine, ...], ...]:
    """Return each seat's lines as if the game ended now."""
    return tuple(_lines(data, state, seat) for seat in range(state.players))


def _lines(data: AliceData, state: AliceState, seat: int) -> tuple[ScoreLine, ...]:
    pile, row = state.victory[seat], state.open[seat]
    unfinished = [opened for opened in row if FREE in opened.pages]
    cost = sum(penalty(data, opened, experienced=state.experienced) for opened in unfinished)
    if state.experienced:
        last = ScoreLine("unfinished", -cost, len(unfinished))
    else:
        last = ScoreLine("free-pages", -cost, cost)
    return (
        ScoreLine("chapters", sum([data.points[chapter] for chapter in pile.chapters]), len(pile.chapters)),
        ScoreLine("soldiers", SOLDIER_POINTS * pile.soldiers, pile.soldiers),
        ScoreLine("protagonists", data.pile_points * len(pile.protagonists), len(pile.protagonists)),
        last,
    )


def places(data: AliceData, state: AliceState) -> tuple[int, ...]:
    """Return the places; tied players share one (AL-67)."""
    points = totals(score(data, state))
    return tuple(1 + sum(other > mine for other in points) for mine in points)
