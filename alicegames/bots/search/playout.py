"""Samples: one imagined world, one option, everybody's greedy play up to the end of a turn, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core import chance
from alicegames.core.decision import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Rules

_FORCED: Final = 12
"""After so many choices without an alternative a position is valued as it is."""
_LONGEST: Final = 400
"""A turn of more decisions than this is valued where it stands."""


class Sampler:
    """Plays options out for one seat. Pure but for its rules: equal arguments give equal values."""

    def __init__(self, rules: Rules[Any, Any], heuristic: Callable[[Any, Any, int], float], seat: int) -> None:
        self._rules = rules
        self._heuristic = heuristic
        self._seat = seat

    def glance(self, world: Any, option: Any) -> float:  # noqa: ANN401 -- a game's state and choice
        """Return the option's value by one ply, the choices without an alternative made."""
        return self._after(world, option, self._seat)

    def play(self, world: Any, option: Any, turns: int, seed: int) -> float:  # noqa: ANN401 -- likewise
        """Return what the option leads to in this world: for the seat, in points, ``turns`` turn ends later.

        ``seed`` draws for chance; options tried with the same one meet the same luck as far as they can.
        """
        return self._heuristic(self._rules, self.end(world, option, turns, seed), self._seat)

    def end(self, world: Any, option: Any, turns: int, seed: int) -> Any:  # noqa: ANN401 -- likewise
        """Return the state ``turns`` turn ends after the option, or that at the game's end."""
        rules = self._rules
        last = rules.turn(world).number + turns
        state = rules.apply(world, option).state
        draws = 0  # luck goes by the number of the draw, so that options with more choices before it meet the same
        for _ply in range(_LONGEST):
            decision = rules.decision(state)
            if decision is None or rules.turn(state).number >= last:
                break
            draws += decision.player == CHANCE and len(decision.options) > 1
            state = rules.apply(state, self._answer(state, decision, seed, draws)).state
        return state

    def glances(self, state: Any, decision: Decision[Any]) -> list[float]:  # noqa: ANN401 -- likewise
        """Return the options' values by one ply, for the seat that is asked."""
        return [self._after(state, option, decision.player) for option in decision.options]

    def values(self, state: Any) -> list[float]:  # noqa: ANN401 -- likewise
        """Return what a state is worth to each seat, in points."""
        return [self._heuristic(self._rules, state, seat) for seat in range(len(self._rules.score(state)))]

    def _answer(self, state: Any, decision: Decision[Any], seed: int, number: int) -> Any:  # noqa: ANN401 -- likewise
        if decision.player == CHANCE:
            return chance.draw(decision, seed, number)
        if len(decision.options) == 1:
            return decision.options[0]
        return max(decision.options, key=lambda option: self._after(state, option, decision.player))

    def _after(self, state: Any, option: Any, seat: int) -> float:  # noqa: ANN401 -- likewise
        rules = self._rules
        return self._heuristic(rules, forced_choices_made(rules, rules.apply(state, option).state, seat), seat)


def forced_choices_made(rules: Rules[Any, Any], state: Any, seat: int) -> Any:  # noqa: ANN401 -- a game's state
    """Go on through the seat's and chance's decisions that have a single answer: they belong to the choice."""
    for _number in range(_FORCED):
        decision = rules.decision(state)
        if decision is None or len(decision.options) > 1 or decision.player not in {seat, CHANCE}:
            break
        state = rules.apply(state, decision.options[0]).state
    return state
