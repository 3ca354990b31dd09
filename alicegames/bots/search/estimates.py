"""What each option of a decision is worth: for hints, the tutor and the review of a game."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from typing import TYPE_CHECKING, Any

from alicegames.bots.base import NEVER, Question, bot_seed
from alicegames.bots.search.look import look

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.bots.base import Deadline
    from alicegames.bots.search.halving import Arm
    from alicegames.bots.search.plan import Plan
    from alicegames.core.decision import Decision
    from alicegames.core.game import Game
    from alicegames.core.rules import Rules


@dataclass(frozen=True, slots=True)
class OptionEstimate:
    """What one option is worth to the seat that is asked."""

    option: Any
    margin: float
    """The lead in points over the best rival that the seat may expect at the end of the game, as far as it can be
    seen from the end of the turns played out. Only differences between two options that were sampled mean much."""
    samples: int
    """In how many imagined worlds it was played out; 0 if one look showed that it is not among the good ones: its
    margin is then that look's, on another scale than the sampled ones."""
    error: float
    """The standard error of ``margin``; infinite for fewer than two samples."""


def evaluate_options(  # noqa: PLR0913 -- a question, spelled out
    game: Game[Any, Any],
    rules: Rules[Any, Any],
    view: Any,  # noqa: ANN401 -- the game's state
    seat: int,
    decision: Decision[Any],
    *,
    plan: Plan,
    seed: int,
    also: Sequence[Any] = (),
    deadline: Deadline = NEVER,
) -> list[OptionEstimate]:
    """Return every option with what it is worth to ``seat``, the best first; those not sampled come last.

    ``view`` is ``rules.view(state, seat)``, so nothing hidden from the seat can show in the answer, and
    ``decision`` is what is asked of it. ``also`` are options that are sampled however they look: the one that a
    player chose, to say what it cost. ``plan.iterations`` samples are spread over ``plan.width`` options, most of
    them on the best. Equal arguments give equal estimates as long as ``deadline`` is not reached; a question with
    one option is answered without a sample.
    """
    options = decision.options
    if len(options) == 1:
        return [OptionEstimate(options[0], 0.0, 0, inf)]
    rng = Random(bot_seed(seed, len(options)))
    wanted = frozenset(options.index(option) for option in also)
    question = Question(rules, view, decision, seat, rng, deadline)
    return [_estimate(options[arm.index], arm) for arm in look(game.heuristic, question, plan, wanted, game.evaluate)]


def _estimate(option: Any, arm: Arm) -> OptionEstimate:  # noqa: ANN401 -- a game's choice
    n = len(arm.values)
    spread = sum((value - arm.mean) ** 2 for value in arm.values)
    return OptionEstimate(option, arm.mean, n, sqrt(spread / (n - 1) / n) if n > 1 else inf)
