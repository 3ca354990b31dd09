"""How good a position of Rolling in Wonderland is for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.rules import totals

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
    from alicegames.games.rolling_in_wonderland.state import State


def heuristic(rules: WonderlandRules, state: State, seat: int) -> float:
    """Return the seat's lead."""
    scores = totals(rules.score(state))
    return scores[seat] - max(value for owner, value in enumerate(scores) if owner != seat)
