"""A search tree over what the seats can know: the heuristic ranks the options, the samples say which are worth it."""

from __future__ import annotations

from itertools import cycle
from math import exp, inf, sqrt
from typing import TYPE_CHECKING, Any, Final

from alicegames.bots.search.halving import Arm
from alicegames.core import chance
from alicegames.core.chance import splitmix64
from alicegames.core.decision import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from alicegames.bots.base import Deadline
    from alicegames.bots.search.plan import Plan
    from alicegames.bots.search.playout import Sampler
    from alicegames.core.decision import Decision
    from alicegames.core.rules import Rules

_CURIOSITY: Final = 1.4
"""How much an option's rank counts beside its results: the constant of PUCT."""
_DEEPEST: Final = 200
_WANTED: Final = 4
"""One of so many iterations begins with an option that is wanted."""


class _Edge:
    """One option of a node."""

    __slots__ = ("node", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        """How likely it is to be tried before anything came of it."""
        self.visits = 0
        self.total = 0.0
        """The sum of what came of it, for the seat that chooses."""
        self.node = _Node()


class _Node:
    """What has been found of one course of play, in whatever world it was met."""

    __slots__ = ("edges", "is_open", "luck", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Any, _Edge] = {}
        self.luck: dict[Any, _Node] = {}
        self.is_open = False
        self.visits = 0
        self.total = 0.0


class TreeSearch:
    """Looks for the best option of one question; every seat is taken to play for its own lead."""

    def __init__(self, rules: Rules[Any, Any], sampler: Sampler, imagine: Callable[[], Any], rng: Random) -> None:
        """``imagine`` returns another full state that the seat cannot tell from the real one."""
        self._rules = rules
        self._sampler = sampler
        self._imagine = imagine
        self._rng = rng
        self._low: list[float] = []
        self._high: list[float] = []
        self._plan: Plan
        self._arms: list[Arm] = []
        self._number: dict[Any, int] = {}
        self._is_ranked = False

    def run(
        self, options: Sequence[Any], plan: Plan, deadline: Deadline, wanted: frozenset[int] = frozenset()
    ) -> list[Arm]:
        """Return the options with what they are worth, those tried most often first.

        ``wanted`` are the numbers of options that are tried now and then however they look.
        """
        self._plan = plan
        self._arms = [Arm(index, 0.0) for index in range(len(options))]
        self._number = {option: index for index, option in enumerate(options)}
        turns = cycle([options[index] for index in sorted(wanted)]) if wanted else None
        root = _Node()
        for number in range(plan.iterations):
            if number and (deadline.is_past() or _is_decided(root, plan.iterations - number)):
                break
            first = next(turns) if turns and number % _WANTED == 1 else None
            self._iterate(root, splitmix64(self._rng.getrandbits(64), number), first)
        return sorted(self._arms, key=lambda arm: (-len(arm.values), -arm.mean))

    def _iterate(self, root: _Node, seed: int, first: Any) -> None:  # noqa: ANN401 -- a choice
        """Walk down to a node that is new, value it, and tell the nodes on the way; ``first`` may be the first step."""
        rules, state, node = self._rules, self._imagine(), root
        way: list[tuple[_Node, _Edge, int]] = []
        tried = None
        for ply in range(_DEEPEST):
            decision = rules.decision(state)
            if decision is None:
                break
            if decision.player == CHANCE:
                choice = chance.draw(decision, seed, ply)
                node = node.luck.setdefault(choice, _Node()) if len(decision.options) > 1 else node
            elif len(decision.options) == 1:
                choice = decision.options[0]
            elif not node.is_open:
                state = self._open(node, state, decision, seed)
                break
            else:
                choice = first if node is root and first is not None else self._select(node, decision)
                tried = choice if node is root else tried
                edge = node.edges[choice]
                way.append((node, edge, decision.player))
                node = edge.node
            state = rules.apply(state, choice).state
        values = self._sampler.values(state)
        self._tell(way, values)
        if tried is not None:
            self._arms[self._number[tried]].values.append(values[way[0][2]])

    def _open(self, node: _Node, state: Any, decision: Decision[Any], seed: int) -> Any:  # noqa: ANN401 -- a state
        """Rank a new node's options; return the state from which it is valued: the end of a greedy turn."""
        values = self._sampler.glances(state, decision)
        if not self._is_ranked:
            self._is_ranked = True
            for arm in self._arms:
                arm.prior = values[arm.index]
        best = max(values)
        weights = [exp((value - best) / self._plan.spread) for value in values]
        total = sum(weights)
        for option, weight in zip(decision.options, weights, strict=True):
            node.edges[option] = _Edge(weight / total)
        node.is_open = True
        favourite = decision.options[values.index(best)]
        return self._sampler.end(state, favourite, self._plan.turns, seed)

    def _select(self, node: _Node, decision: Decision[Any]) -> Any:  # noqa: ANN401 -- a choice
        """Return the option that is most worth another try, by PUCT; values are taken between the seat's extremes."""
        seat = decision.player
        low, high = self._low[seat], self._high[seat]
        scale = high - low or 1.0
        unseen = node.total / node.visits if node.visits else (low + high) / 2
        lure = _CURIOSITY * sqrt(node.visits + 1)
        best, found = -inf, None
        for option in decision.options:
            edge = node.edges.get(option)
            if edge is None:  # met in this world for the first time
                edge = node.edges[option] = _Edge(1.0 / len(decision.options))
            mean = edge.total / edge.visits if edge.visits else unseen
            score = (mean - low) / scale + lure * edge.prior / (1 + edge.visits)
            if score > best:
                best, found = score, option
        return found

    def _tell(self, way: list[tuple[_Node, _Edge, int]], values: Sequence[float]) -> None:
        if not self._low:
            self._low, self._high = list(values), list(values)
        self._low = [min(pair) for pair in zip(self._low, values, strict=True)]
        self._high = [max(pair) for pair in zip(self._high, values, strict=True)]
        for node, edge, seat in way:
            node.visits += 1
            node.total += values[seat]
            edge.visits += 1
            edge.total += values[seat]


def _is_decided(root: _Node, left: int) -> bool:
    """Whether the option tried most can no longer be overtaken."""
    visits = sorted((edge.visits for edge in root.edges.values()), reverse=True)
    return visits[0] - visits[1] > left
