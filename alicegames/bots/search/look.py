"""Looking for the best options of a question, in the way that its plan says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.bots.search.halving import Search
from alicegames.bots.search.playout import Sampler
from alicegames.bots.search.tree import TreeSearch

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.bots.base import Question
    from alicegames.bots.search.halving import Arm
    from alicegames.bots.search.plan import Plan


def look(
    heuristic: Callable[[Any, Any, int], float],
    question: Question,
    plan: Plan,
    wanted: frozenset[int] = frozenset(),
    evaluate: Callable[[Any, Any], Sequence[float]] | None = None,
) -> list[Arm]:
    """Return what was found of each option, the best first.

    ``heuristic`` and ``evaluate`` are as in `Sampler`; ``wanted`` are the numbers of options that are tried however
    they look.
    """
    rules, rng = question.rules, question.rng
    draw = rules.worlds(question.view, question.seat)
    sampler = Sampler(rules, heuristic, question.seat, evaluate)

    def imagine() -> Any:  # noqa: ANN401 -- a game's state
        return draw(rng)

    options = question.decision.options
    if plan.spread:
        return TreeSearch(rules, sampler, imagine, rng).run(options, plan, question.deadline, wanted)
    return Search(sampler, imagine, rng, question.deadline).run(options, plan, wanted)
