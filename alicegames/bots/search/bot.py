"""The bot that searches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.bots.mistakes import mistake
from alicegames.bots.search.look import look

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.bots.base import Question
    from alicegames.bots.search.plan import Plan


class SearchBot:
    """Imagines what it cannot see, plays its best options out, and takes the one that did best."""

    def __init__(
        self,
        heuristic: Callable[[Any, Any, int], float],
        plan: Plan,
        noise: float = 0.0,
        evaluate: Callable[[Any, Any], Sequence[float]] | None = None,
    ) -> None:
        """``heuristic`` values a full state for a seat in points, as `Game.heuristic` does, ``evaluate`` for all.

        ``noise`` is the standard deviation by which it misjudges what it found, in points.
        """
        self._heuristic = heuristic
        self._plan = plan
        self._evaluate = evaluate
        self._noise = noise

    def choose(self, question: Question) -> Any:  # noqa: ANN401 -- one of the decision's options
        """Return the option that looks best; at once where there is but one."""
        options = question.decision.options
        if len(options) == 1:
            return options[0]
        plan = self._plan.within(question.iterations) or self._plan.stretched(question.effort)
        arms = look(self._heuristic, question, plan, evaluate=self._evaluate)
        if not self._noise:
            return options[arms[0].index]
        judged = [
            (arm.rating(plan.trust) + mistake(question.rng, self._noise), -place, arm.index)
            for place, arm in enumerate(arms)
            if arm.values
        ]
        return options[max(judged)[2]]
