"""Tea Time's score: six columns and Alice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.rules import ScoreLine

if TYPE_CHECKING:
    from alicegames.games.tea_time.pack.spec import TeaData
    from alicegames.games.tea_time.state import TeaState


def column_points(data: TeaData, count: int) -> int:
    """Return the points of ``count`` cards of one character, whichever face they show (TT-25)."""
    table = data.score.column
    return table[min(abs(count), len(table) - 1)]


def score(data: TeaData, state: TeaState) -> tuple[tuple[ScoreLine, ...], ...]:
    """Return each seat's lines, as if the game ended now (TT-30, TT-40)."""
    return tuple(_lines(data, state, seat) for seat in range(state.players))


def _lines(data: TeaData, state: TeaState, seat: int) -> tuple[ScoreLine, ...]:
    columns = tuple(
        ScoreLine(f"column:{name}", column_points(data, count), abs(count))
        for name, count in zip(data.ids, state.columns[seat], strict=True)
    )
    return (*columns, ScoreLine("alice", data.score.alice)) if state.alice == seat else columns


def tie_winner(data: TeaData, state: TeaState) -> int | None:
    """Return who is first among equals by holding Alice; None where points decide, or nothing does (TT-27, TT-28)."""
    points = [sum(line.points for line in lines) for lines in score(data, state)]
    best = max(points)
    holds = 0 <= state.alice < state.players and points[state.alice] == best
    return state.alice if holds and points.count(best) > 1 else None


def places(data: TeaData, state: TeaState) -> tuple[int, ...]:
    """Return each seat's place; among equals the holder of Alice is ahead, the others share (TT-27, TT-28)."""
    keys = [(sum(line.points for line in lines), state.alice == seat) for seat, lines in enumerate(score(data, state))]
    return tuple(1 + sum(other > key for other in keys) for key in keys)
