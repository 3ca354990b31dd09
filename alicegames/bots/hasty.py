"""The bot that decides by a glance and makes a person's mistakes: it mixes up what looks nearly as good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.bots.greedy import GreedyBot
from alicegames.bots.mistakes import mistake

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.bots.base import Question


class HastyBot:
    """Looks one choice ahead as the greedy bot does, but misjudges every option a little."""

    def __init__(self, heuristic: Callable[[Any, Any, int], float], worlds: int, noise: float) -> None:
        """``noise`` is the standard deviation of a misjudgement, in points; none exceeds one and a half of them."""
        self._careful = GreedyBot(heuristic, worlds)
        self._noise = noise

    def choose(self, question: Question) -> Any:  # noqa: ANN401 -- one of the decision's options
        """Return the option that looks best to it."""
        options = question.decision.options
        if len(options) == 1:
            return options[0]
        values = [value + mistake(question.rng, self._noise) for value in self._careful.outlook(question)]
        return options[values.index(max(values))]
