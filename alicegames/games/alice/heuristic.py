"""How good a position of Alice is for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.rules import totals

if TYPE_CHECKING:
    from alicegames.games.alice.rules import AliceRules
    from alicegames.games.alice.state import AliceState


def heuristic(rules: AliceRules, state: AliceState, seat: int) -> float:
    """Return the seat's points."""
    return float(totals(rules.score(state))[seat])
