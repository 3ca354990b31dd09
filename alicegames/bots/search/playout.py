"""Samples: one imagined world, one option, everybody's greedy play up to the end of a turn, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core import chance
from alicegames.core.decision import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.core.course import Course
    from alicegames.core.decision import Decision
    from alicegames.core.rules import Rules

_FORCED: Final = 12
"""After so many choices without an alternative a position is valued as it is."""
_LONGEST: Final = 400
"""A turn of more decisions than this is valued where it stands."""


class Sampler:
    """Plays options out for one seat. Pure but for its rules: equal arguments give equal values."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        heuristic: Callable[[Any, Any, int], float],
        seat: int,
        evaluate: Callable[[Any, Any], Sequence[float]] | None = None,
    ) -> None:
        """``heuristic`` values a full state for a seat, ``evaluate`` for all of them; without it each is asked for."""
        self._rules = rules
        self._evaluate = evaluate
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
        course = rules.course(world)
        course.take(option)
        draws = 0  # luck goes by the number of the draw, so that options with more choices before it meet the same
        for _ply in range(_LONGEST):
            decision = course.decision()
            if decision is None or rules.turn(course.now).number >= last:
                break
            draws += decision.player == CHANCE and len(decision.options) > 1
            course.take(self._answer(course, decision, seed, draws))
        return course.state()

    def glances(self, state: Any, decision: Decision[Any]) -> list[float]:  # noqa: ANN401 -- likewise
        """Return the options' values by one ply, for the seat that is asked."""
        return [self._after(state, option, decision.player) for option in decision.options]

    def values(self, state: Any) -> Sequence[float]:  # noqa: ANN401 -- likewise
        """Return what a state is worth to each seat, in points."""
        if self._evaluate is not None:
            return self._evaluate(self._rules, state)
        return [self._heuristic(self._rules, state, seat) for seat in range(len(self._rules.score(state)))]

    def _answer(self, course: Course[Any, Any], decision: Decision[Any], seed: int, number: int) -> Any:  # noqa: ANN401
        if decision.player == CHANCE:
            return chance.draw(decision, seed, number)
        if len(decision.options) == 1:
            return decision.options[0]
        state = course.state()
        return max(decision.options, key=lambda option: self._after(state, option, decision.player))

    def _after(self, state: Any, option: Any, seat: int) -> float:  # noqa: ANN401 -- likewise
        return self._heuristic(self._rules, after(self._rules, state, option, seat), seat)


def after(rules: Rules[Any, Any], state: Any, option: Any, seat: int) -> Any:  # noqa: ANN401 -- a game's state and choice
    """Return the state after an option.

    The seat's and chance's decisions that follow and have a single answer are made: they belong to the choice.
    """
    course = rules.course(state)
    course.take(option)
    for _number in range(_FORCED):
        decision = course.decision()
        if decision is None or len(decision.options) > 1 or decision.player not in {seat, CHANCE}:
            break
        course.take(decision.options[0])
    return course.state()
