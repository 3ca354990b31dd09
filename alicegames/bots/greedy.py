"""The bot that looks one choice ahead with its game's heuristic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.bots.search.playout import after

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.bots.base import Question


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
        values = self.outlook(question)
        best = max(values)
        equals = [option for option, value in zip(options, values, strict=False) if value == best]
        return equals[question.rng.randrange(len(equals))]

    def outlook(self, question: Question) -> Sequence[float]:
        """Return the options' mean values over the imagined worlds, in points; those of the first ones at least.

        Cut short by the deadline, but never empty; and when two worlds look the same, for then nothing hidden matters.
        """
        draw = question.rules.worlds(question.view, question.seat)
        first = total = self._values(question, draw(question.rng))
        done = 1
        for _world in range(self._worlds - 1):
            if question.deadline.is_past():
                break
            values = self._values(question, draw(question.rng))
            if len(values) == len(total):
                total = [old + new for old, new in zip(total, values, strict=True)]
                done += 1
            if values == first:
                break
        return [value / done for value in total]

    def _values(self, question: Question, world: Any) -> list[float]:  # noqa: ANN401 -- a game's state
        rules, seat = question.rules, question.seat
        values: list[float] = []
        for option in question.decision.options:
            if values and question.deadline.is_past():
                break
            values.append(self._heuristic(rules, after(rules, world, option, seat), seat))
        return values
