"""What makes one option better than another: the score lines in which their results differ."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from statistics import stdev
from typing import TYPE_CHECKING, Any, Final

from alicegames.bots.base import NEVER, bot_seed
from alicegames.bots.search.playout import Sampler
from alicegames.core.chance import splitmix64

if TYPE_CHECKING:
    from alicegames.bots.base import Deadline
    from alicegames.core.game import Game
    from alicegames.core.rules import Rules

WORLDS: Final = 16
"""Imagined worlds over which the differences are averaged."""
_SALT: Final = 0xC0_FFEE


@dataclass(frozen=True, slots=True)
class Comparison:
    """What the seat that is asked gains by one option rather than by another, at the end of its turn."""

    better: Any
    than: Any
    lines: tuple[tuple[str, float], ...]
    """Score line keys of the seat and the mean difference in points, in the order of the score; no zeros."""
    rival: float
    """The mean difference in the points of the best rival; positive is bad for the seat."""
    gain: float
    """By how many points of lead the one is better than the other, by the heuristic at the end of the turns."""
    error: float
    """The standard error of ``gain``, whose samples are paired; infinite for fewer than two worlds."""
    worlds: int
    """In how many worlds both were played out."""


def compare(  # noqa: PLR0913 -- a question, spelled out
    game: Game[Any, Any],
    rules: Rules[Any, Any],
    view: Any,  # noqa: ANN401 -- the game's state
    seat: int,
    better: Any,  # noqa: ANN401 -- the game's choice
    than: Any,  # noqa: ANN401 -- likewise
    *,
    turns: int = 1,
    seed: int,
    worlds: int = WORLDS,
    deadline: Deadline = NEVER,
) -> Comparison:
    """Play two options out in the same ``worlds`` imagined worlds, with the same luck, and say what differs.

    ``view`` is ``rules.view(state, seat)``: nothing hidden from the seat can show in the answer.
    """
    rng, sampler = Random(bot_seed(seed, _SALT)), Sampler(rules, game.heuristic, seat)
    draw = rules.worlds(view, seat)
    sums: dict[str, float] = {}
    rival, gains = 0.0, list[float]()
    while len(gains) < worlds and not (gains and deadline.is_past()):
        world, luck = draw(rng), splitmix64(rng.getrandbits(64), len(gains))
        ends = [sampler.end(world, option, turns, luck) for option in (better, than)]
        one, other = (rules.score(end) for end in ends)
        for sign, score in ((1, one), (-1, other)):
            for line in score[seat]:
                sums[line.key] = sums.get(line.key, 0.0) + sign * line.points
        rival += _best_rival(one, seat) - _best_rival(other, seat)
        gains.append(game.heuristic(rules, ends[0], seat) - game.heuristic(rules, ends[1], seat))
    done = len(gains)
    lines = tuple((key, total / done) for key, total in sums.items() if total)
    return Comparison(better, than, lines, rival / done, sum(gains) / done, _error(gains), done)


def _error(values: list[float]) -> float:
    """Return the standard error of the mean; infinite for fewer than two values."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else inf


def _best_rival(score: Any, seat: int) -> int:  # noqa: ANN401 -- a score of any game
    """Return the points of the best of the others; 0 where there is nobody else."""
    return max((sum(line.points for line in lines) for other, lines in enumerate(score) if other != seat), default=0)
