"""The bot that looks one choice ahead with its game's heuristic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.bots.base import Question
    from alicegames.core.rules import Rules

_FORCED: Final = 12


class GreedyBot:
    """Imagines what it cannot see a few times, tries every option in each, and takes the best on average."""

    def __init__(self, heuristic: Callable[[Any, Any, int], float], worlds: int) -> None:
        """``worlds`` is how often hidden things are imagined: 1 is enough where nothing is hidden."""
        self._heuristic = heuristic
        self._worlds = worlds

    def choose(self, question: Question) -> Any:  # noqa: ANN401 -- one of the decision's options
        """Return the option with the best outlook; among equals any, by the question's own chance."""
        options = question.decision.options
        if len(options) == 1:
            return options[0]
        values = self._outlook(question)
        best = max(values)
        equals = [option for option, value in zip(options, values, strict=False) if value == best]
        return equals[question.rng.randrange(len(equals))]

    def _outlook(self, question: Question) -> Sequence[float]:
        """Return the options' values summed over the imagined worlds.

        Cut short by the deadline, but never empty; and when two worlds look the same, for then nothing hidden matters.
        """
        first = total = self._values(question)
        for _world in range(self._worlds - 1):
            if question.deadline.is_past():
                break
            values = self._values(question)
            if len(values) == len(total):
                total = [old + new for old, new in zip(total, values, strict=True)]
            if values == first:
                break
        return total

    def _values(self, question: Question) -> list[float]:
        rules, seat = question.rules, question.seat
        world = rules.determinize(question.view, seat, question.rng)
        values: list[float] = []
        for option in question.decision.options:
            if values and question.deadline.is_past():
                break
            after = _forced_choices_made(rules, rules.apply(world, option).state, seat)
            values.append(self._heuristic(rules, after, seat))
        return values


def _forced_choices_made(rules: Rules[Any, Any], state: Any, seat: int) -> Any:  # noqa: ANN401 -- a game's state
    """Go on through the seat's and chance's decisions that have a single answer: they belong to the choice."""
    for _number in range(_FORCED):
        decision = rules.decision(state)
        if decision is None or len(decision.options) > 1 or decision.player not in {seat, CHANCE}:
            break
        state = rules.apply(state, decision.options[0]).state
    return state
