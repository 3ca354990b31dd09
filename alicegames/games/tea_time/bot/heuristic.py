"""How good a position of Tea Time is for a seat."""

from __future__ import annotations

from functools import cache, lru_cache
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
    left = sum(state.deck) + sum([EMPTY < card < ALICE for card in state.grid])
    longest = rules.data.by_players[state.players].copies
    worth = _outlook(rules.data.score.column, left, len(state.deck) * state.players, longest)
    values = [sum([worth[count] for count in column]) for column in state.columns]
    if 0 <= state.alice < state.players:
        values[state.alice] += rules.data.score.alice
    decision = rules.decision(state)
    if decision is not None and decision.player != CHANCE:
        gains = _gains(rules, state, worth)
        lines = [take.line for take in decision.options if isinstance(take, Take)]
        values[decision.player] += max([sum([gains[cell] for cell in line]) for line in lines])
    own = values.pop(seat)
    return own - max(values)


@lru_cache(maxsize=1024)
def _outlook(table: tuple[int, ...], left: int, shares: int, longest: int) -> tuple[float, ...]:
    """Return what columns are worth, by their count of cards, when so many cards are left for so many shares.

    The second half is that of the negative counts, mirrored columns: a tuple's negative places.
    """
    chances = left / shares * _SHARE
    whole = int(chances)
    rest = chances - whole
    few = [_expected(table, whole, count) for count in range(longest + 2)]
    more = [_expected(table, whole + 1, count) for count in range(longest + 2)]
    worth = [less + rest * (much - less) for less, much in zip(few, more, strict=True)]
    return (*worth, *worth[:0:-1])


@cache
def _expected(table: tuple[int, ...], chances: int, count: int) -> float:
    """Return a column's expected points after so many cards, each of either face, each taken freely or by force."""
    top = len(table) - 1
    if chances == 0 or count >= top + chances:
        return float(table[min(count, top)])
    stay, more, less = (_expected(table, chances - 1, abs(other)) for other in (count, count + 1, count - 1))
    free = (max(stay, more) + max(stay, less)) / 2
    return (1 - _FORCED) * free + _FORCED * (more + less) / 2


def _gains(rules: TeaRules, state: TeaState, worth: tuple[float, ...]) -> dict[str, float]:
    """Return what each cell's card would add to the expected points of the seat to move."""
    column = state.columns[state.turn_owner]
    upright = [worth[count + 1] - worth[count] for count in column]
    mirrored = [worth[count - 1] - worth[count] for count in column]
    alice = float(rules.data.score.alice)
    return {
        cell: alice if card == ALICE else (mirrored if face else upright)[card]
        for cell, face, card in zip(*rules.faces(state.players), state.grid, strict=True)
        if card != EMPTY
    }
