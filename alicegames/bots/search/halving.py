"""Sequential halving: the samples go to the options that still may be the best."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from typing import TYPE_CHECKING, Any, Final

from alicegames.core.chance import splitmix64

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from alicegames.bots.base import Deadline
    from alicegames.bots.search.plan import Plan
    from alicegames.bots.search.playout import Sampler

_SURE: Final = 3.0
"""Standard errors by which the leader must lead every rival for the search to stop early."""
_ENOUGH: Final = 8
"""Paired samples before anything is sure."""


@dataclass(slots=True, eq=False)
class Arm:
    """One option and what its samples brought; the samples of two arms pair up by their number."""

    index: int
    """Which option of the decision."""
    prior: float
    """Its value by one ply, in points."""
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The mean of its samples; before there are any, what one ply says."""
        return sum(self.values) / len(self.values) if self.values else self.prior

    def rating(self, trust: float) -> float:
        """Its mean if what one ply says counts as ``trust`` samples more."""
        many = len(self.values) + trust
        return (sum(self.values) + trust * self.prior) / many if many else self.prior


class Search:
    """Looks for the best option of one question."""

    def __init__(self, sampler: Sampler, imagine: Callable[[], Any], rng: Random, deadline: Deadline) -> None:
        """``imagine`` returns another full state that the seat cannot tell from the real one."""
        self._sampler = sampler
        self._imagine = imagine
        self._rng = rng
        self._deadline = deadline
        self._worlds: list[tuple[Any, int]] = []

    def rank(self, options: Sequence[Any], worlds: int) -> list[Arm]:
        """Return all options, the best by one ply of the heuristic first; equals in an order drawn by lot."""
        sums = [0.0] * len(options)
        done = 0
        while done < worlds and not (done and self._deadline.is_past()):
            world = self._imagine()
            values = [self._sampler.glance(world, option) for option in options]
            sums = [old + new for old, new in zip(sums, values, strict=True)]
            done += 1
        arms = [Arm(index, total / done) for index, total in enumerate(sums)]
        self._rng.shuffle(arms)
        return sorted(arms, key=lambda arm: -arm.prior)

    def run(self, options: Sequence[Any], plan: Plan, wanted: frozenset[int] = frozenset()) -> list[Arm]:
        """Return the options, the best first, those that were sampled before those that were not.

        ``wanted`` are the numbers of options that are sampled however they look.
        """
        ranked = self.rank(options, plan.worlds)
        first = [arm for place, arm in enumerate(ranked) if place < plan.width or arm.index in wanted]
        rest = [arm for arm in ranked if arm not in first]
        return self._halve(first, options, plan) + rest

    def _halve(self, alive: list[Arm], options: Sequence[Any], plan: Plan) -> list[Arm]:
        """Sample, drop the worse half, and so on; return the arms, the best first."""
        dropped: list[Arm] = []
        rounds = max(1, ceil(log2(len(alive))))
        left = plan.iterations
        for number in range(rounds):
            each = max(1, left // (len(alive) * (rounds - number)))
            taken = self._sample(alive, options, each, plan)
            left -= taken * len(alive)
            if taken < each:
                break
            keep = ceil(len(alive) / 2)
            alive, dropped = alive[:keep], alive[keep:] + dropped
        return alive + dropped

    def _sample(self, arms: list[Arm], options: Sequence[Any], each: int, plan: Plan) -> int:
        """Sample every arm ``each`` times more, in the same worlds with the same luck, and sort the arms.

        Return how often it was, fewer than ``each`` if the search may end: at its deadline or when it is settled.
        """
        first = len(arms[0].values)

        def worst_last(arm: Arm) -> float:
            return -arm.rating(plan.trust)

        for number in range(first, first + each):
            if number and self._deadline.is_past():
                break
            if number % _ENOUGH == 0 and number > first and is_settled(sorted(arms, key=worst_last)):
                break
            world, seed = self._world(number)
            for arm in arms:
                arm.values.append(self._sampler.play(world, options[arm.index], plan.turns, seed))
        arms.sort(key=worst_last)
        return len(arms[0].values) - first

    def _world(self, number: int) -> tuple[Any, int]:
        while len(self._worlds) <= number:
            self._worlds.append((self._imagine(), splitmix64(self._rng.getrandbits(64), number)))
        return self._worlds[number]


def is_settled(arms: list[Arm]) -> bool:
    """Whether no further sample can be expected to change which arm leads (they are sorted by their means)."""
    return all(_leads(arms[0], other) for other in arms[1:])


def _leads(leader: Arm, other: Arm) -> bool:
    n = len(leader.values)
    if n < _ENOUGH:
        return False
    gaps = [one - two for one, two in zip(leader.values, other.values, strict=True)]
    gap = sum(gaps) / n
    variance = sum((value - gap) ** 2 for value in gaps) / (n - 1)
    return gap >= _SURE * sqrt(variance / n)
