"""The bot that decides by a glance and makes a person's mistakes: it mixes up what looks nearly as good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.bots.base import Question

_MOST: Final = 1.5
"""Standard deviations: no mistake is larger, so that nothing absurd is ever chosen."""


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
        values = [value + self._mistake(question) for value in self._careful.outlook(question)]
        return options[values.index(max(values))]

    def _mistake(self, question: Question) -> float:
        most = _MOST * self._noise
        return max(-most, min(most, question.rng.gauss(0.0, self._noise)))
