"""Count the positions of the game tree: the check of move generation that chess programs use."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from alicegames.core.rules import Rules

S = TypeVar("S")
C = TypeVar("C")


def perft(rules: Rules[S, C], state: S, depth: int) -> int:
    """Return how many sequences of ``depth`` choices lead on from ``state``, those of chance included."""
    decision = rules.decision(state)
    if depth == 0 or decision is None:
        return 1
    if depth == 1:
        return len(decision.options)
    return sum(perft(rules, rules.apply(state, option).state, depth - 1) for option in decision.options)
