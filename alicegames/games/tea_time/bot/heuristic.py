"""How good a position of Tea Time is for a seat."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from alicegames.core.decision import CHANCE
from alicegames.core.leads import over_the_best_rival
from alicegames.games.tea_time.bot.weights import Weights
from alicegames.games.tea_time.choices import Take
from alicegames.games.tea_time.state import ALICE, EMPTY
from alicegames.packs import weights as packs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.games.tea_time.rules import TeaRules
    from alicegames.games.tea_time.state import TeaState


class Heuristic:
    """Values positions with certain weights."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights

    def __call__(self, rules: TeaRules, state: TeaState, seat: int) -> float:
        """Return the seat's expected lead over its best rival, the best answer of the seat to move counted in."""
        values = self.outlooks(rules, state)
        own = values.pop(seat)
        return own - max(values)

    def outlooks(self, rules: TeaRules, state: TeaState) -> list[float]:
        """Return each seat's points to be expected."""
        weights = self._weights
        left = sum(state.deck) + sum([EMPTY < card < ALICE for card in state.grid])
        longest = rules.data.by_players[state.players].copies
        column = rules.data.score.column
        worth = _outlook(column, left, len(state.deck) * state.players, longest, weights)
        alice = rules.data.score.alice * (1 + (weights.alice_early - 1) * left / (len(state.deck) * longest))
        values = [sum([worth[count] for count in column]) for column in state.columns]
        if 0 <= state.alice < state.players:
            values[state.alice] += alice
        decision = rules.decision(state)
        if decision is not None and decision.player != CHANCE:
            gains = _gains(rules, state, worth, alice)
            lines = [take.line for take in decision.options if isinstance(take, Take)]
            values[decision.player] += weights.answer * max([sum([gains[cell] for cell in line]) for line in lines])
        return values


@cache
def learned() -> Heuristic:
    """Return the heuristic with the weights that were learned."""
    return Heuristic(packs.learned(Weights, "tea_time"))


def leads(rules: TeaRules, state: TeaState) -> Sequence[float]:
    """Return every seat's heuristic, by the weights that were learned."""
    return over_the_best_rival(learned().outlooks(rules, state))


def heuristic(rules: TeaRules, state: TeaState, seat: int) -> float:
    """Return the seat's expected lead over its best rival, by the weights that were learned."""
    return learned()(rules, state, seat)


@lru_cache(maxsize=1024)
def _outlook(table: tuple[int, ...], left: int, shares: int, longest: int, weights: Weights) -> tuple[float, ...]:
    """Return what columns are worth, by their count of cards, when so many cards are left for so many shares.

    The second half is that of the negative counts, mirrored columns: a tuple's negative places.
    """
    chances = left / shares * weights.share
    whole = int(chances)
    rest = chances - whole
    few = [_expected(table, whole, count, weights.forced) for count in range(longest + 2)]
    more = [_expected(table, whole + 1, count, weights.forced) for count in range(longest + 2)]
    worth = [less + rest * (much - less) for less, much in zip(few, more, strict=True)]
    return (*worth, *worth[:0:-1])


@lru_cache(maxsize=65536)
def _expected(table: tuple[int, ...], chances: int, count: int, forced: float) -> float:
    """Return a column's expected points after so many cards, each of either face, each taken freely or by force."""
    top = len(table) - 1
    if chances == 0 or count >= top + chances:
        return float(table[min(count, top)])
    stay, more, less = (_expected(table, chances - 1, abs(other), forced) for other in (count, count + 1, count - 1))
    free = (max(stay, more) + max(stay, less)) / 2
    return (1 - forced) * free + forced * (more + less) / 2


def _gains(rules: TeaRules, state: TeaState, worth: tuple[float, ...], alice: float) -> dict[str, float]:
    """Return what each cell's card would add to the expected points of the seat to move."""
    column = state.columns[state.turn_owner]
    upright = [worth[count + 1] - worth[count] for count in column]
    mirrored = [worth[count - 1] - worth[count] for count in column]
    return {
        cell: alice if card == ALICE else (mirrored if face else upright)[card]
        for cell, face, card in zip(*rules.faces(state.players), state.grid, strict=True)
        if card != EMPTY
    }
