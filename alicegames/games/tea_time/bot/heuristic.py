"""How good a position of Tea Time is for a seat."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from alicegames.core.decision import CHANCE
from alicegames.games.tea_time.choices import Take
from alicegames.games.tea_time.state import ALICE, EMPTY

if TYPE_CHECKING:
    from alicegames.games.tea_time.rules import TeaRules
    from alicegames.games.tea_time.state import TeaState

_SHARE: Final = 0.5
"""How many of the cards still to come of a character a seat has a say in, as a share of its fair part."""
_FORCED: Final = 0.5
"""How often such a card comes unwanted, or must be taken for the sake of another. Both were tuned by self-play."""


def heuristic(rules: TeaRules, state: TeaState, seat: int) -> float:
    """Return the seat's expected lead over its best rival, the best answer of the seat to move counted in."""
    left = sum(state.deck) + sum(EMPTY < card < ALICE for card in state.grid)
    outlook = _Outlook(rules.data.score.column, left / (len(state.deck) * state.players))
    alice = rules.data.score.alice
    values = [
        sum(map(outlook.value, column)) + (alice if state.alice == owner else 0)
        for owner, column in enumerate(state.columns)
    ]
    decision = rules.decision(state)
    if decision is not None and decision.player != CHANCE:
        gains = _gains(rules, state, outlook)
        takes = (option for option in decision.options if isinstance(option, Take))
        values[decision.player] += max(sum([gains[cell] for cell in take.line]) for take in takes)
    return values[seat] - max(value for owner, value in enumerate(values) if owner != seat)


class _Outlook:
    """What columns are worth when a seat may expect ``fair`` more cards of each character."""

    def __init__(self, table: tuple[int, ...], fair: float) -> None:
        self._table = table
        chances = fair * _SHARE
        self._whole = int(chances)
        self._rest = chances - self._whole

    def value(self, count: int) -> float:
        """Return the expected points of a column of ``count`` cards, negative for mirrored ones."""
        few = _expected(self._table, self._whole, abs(count))
        return few + self._rest * (_expected(self._table, self._whole + 1, abs(count)) - few)


@cache
def _expected(table: tuple[int, ...], chances: int, count: int) -> float:
    """Return a column's expected points after so many cards, each of either face, each taken freely or by force."""
    top = len(table) - 1
    if chances == 0 or count >= top + chances:
        return float(table[min(count, top)])
    stay, more, less = (_expected(table, chances - 1, abs(other)) for other in (count, count + 1, count - 1))
    free = (max(stay, more) + max(stay, less)) / 2
    return (1 - _FORCED) * free + _FORCED * (more + less) / 2


def _gains(rules: TeaRules, state: TeaState, outlook: _Outlook) -> dict[str, float]:
    """Return what each cell's card would add to the expected points of the seat to move."""
    column = state.columns[state.turn_owner]
    now = [outlook.value(count) for count in column]
    upright = [outlook.value(count + 1) - value for count, value in zip(column, now, strict=True)]
    mirrored = [outlook.value(count - 1) - value for count, value in zip(column, now, strict=True)]
    alice = float(rules.data.score.alice)
    return {
        cell: alice if card == ALICE else (mirrored if face else upright)[card]
        for cell, face, card in zip(*rules.faces(state.players), state.grid, strict=True)
        if card != EMPTY
    }
