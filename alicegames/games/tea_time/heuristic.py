"""How good a position of Tea Time is for a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.rules import totals
from alicegames.games.tea_time.state import EMPTY

if TYPE_CHECKING:
    from alicegames.games.tea_time.rules import TeaRules
    from alicegames.games.tea_time.state import TeaState


def heuristic(rules: TeaRules, state: TeaState, seat: int) -> float:
    """Return the seat's lead over its best rival, and a little for columns that still can grow to the top."""
    scores = [total + _promise(rules, state, owner) for owner, total in enumerate(totals(rules.score(state)))]
    rivals = [value for owner, value in enumerate(scores) if owner != seat]
    return scores[seat] - max(rivals)


def _promise(rules: TeaRules, state: TeaState, seat: int) -> float:
    """Value a column by the cards that may still come: early in the game a low column is no loss yet."""
    left = sum(state.deck) + sum(card != EMPTY for card in state.grid)
    table = rules.data.score.column
    outlook = 0.0
    for count in state.columns[seat]:
        size = min(abs(count), len(table) - 1)
        if 0 < size < len(table) - 1:
            outlook += (table[size + 1] - table[size]) * min(1.0, left / (12 * state.players))
    return 0.5 * outlook
