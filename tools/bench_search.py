"""How many iterations a second tree searches make, beside other engines; the measuring half of it is a process.

Usage: python tools/bench_search.py NAME SECONDS SEED [--used]    (a game's id, or open_spiel; prints one number)
An iteration of the plain search goes down its tree, adds a node, plays on at random to the end of the game and tells
the result, as the peers' do. The used search, that of the strongest level, plays on greedily and not so far.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import statistics
import subprocess
import sys
import time
from math import log, sqrt
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from bench_figure import Figure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Rules

CATANATRON: Final = 69.0
"""Iterations a second of catanatron's own tree search with full playouts, as its authors' source did when it was
recorded; the released package has no tree search to be measured."""
PEER: Final = "open_spiel"
PEERS_GAME: Final = "backgammon"
"""A game for two with dice and of a middling length."""
TARGET: Final = 5.0
RUNS: Final = 3
_POSITIONS: Final = 6
_ITERATIONS: Final = 100


# -- the process --------------------------------------------------------------------------------------------------


def measure(name: str, seconds: float, seed: int, *, used: bool) -> float:
    """Return the iterations in a second of processor time, over positions from all parts of a game."""
    think = _peer(seed) if name == PEER else _used(name, seed) if used else _plain(name, seed)
    think(0)  # warm
    done, number, begun = 0, 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds or number % _POSITIONS:
        done += think(number % _POSITIONS)
        number += 1
    return done / spent


def _positions(game: str, seed: int) -> tuple[Rules[Any, Any], list[Any]]:
    """Return positions with a choice at even distances in a game of chance."""
    from alicegames.core.rules import Setup  # noqa: PLC0415 -- the peer's process does without
    from alicegames.games import registry  # noqa: PLC0415 -- likewise

    rules, rng = registry.builtin_rules(game), Random(seed)
    state, states = rules.start(Setup(2, (), 0)), []
    while (decision := rules.decision(state)) is not None:
        if decision.is_a_seats and len(decision.options) > 1:
            states.append(state)
        state = rules.apply(state, rng.choice(decision.options)).state
    return rules, [states[len(states) * number // _POSITIONS] for number in range(_POSITIONS)]


def _plain(game: str, seed: int) -> Callable[[int], int]:
    rules, states = _positions(game, seed)

    def think(number: int) -> int:
        _PlainSearch(rules, Random(number)).run(states[number], _ITERATIONS)
        return _ITERATIONS

    return think


def _used(game: str, seed: int) -> Callable[[int], int]:
    from alicegames.bots import levels  # noqa: PLC0415 -- the peer's process does without
    from alicegames.bots.search import evaluate_options  # noqa: PLC0415 -- likewise
    from alicegames.games import registry  # noqa: PLC0415 -- likewise

    rules, states = _positions(game, seed)
    known, plan = registry.get(game), levels.plan(registry.get(game), levels.strongest().id)

    def think(number: int) -> int:
        decision = rules.decision(states[number])
        assert decision is not None
        view = rules.view(states[number], decision.player)
        found = evaluate_options(known, rules, view, decision.player, decision, plan=plan, seed=number)
        return sum(each.samples for each in found)

    return think


def _peer(seed: int) -> Callable[[int], int]:
    import numpy as np  # noqa: PLC0415 -- only where it is installed

    pyspiel = importlib.import_module("pyspiel")
    mcts = importlib.import_module("open_spiel.python.algorithms.mcts")

    game, rng = pyspiel.load_game(PEERS_GAME), np.random.RandomState(seed)
    state, states = game.new_initial_state(), []
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            states.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    evaluator = mcts.RandomRolloutEvaluator(1, rng)

    def think(number: int) -> int:
        bot = mcts.MCTSBot(game, 1.4, _ITERATIONS, evaluator, solve=False, random_state=rng)
        bot.mcts_search(states[len(states) * number // _POSITIONS])
        return _ITERATIONS

    return think


def _at_random(decision: Decision[Any], rng: Random) -> Any:  # noqa: ANN401 -- a choice
    if decision.weights:
        return rng.choices(decision.options, decision.weights)[0]
    return decision.options[int(rng.random() * len(decision.options))]


class _PlainSearch:
    """The textbook's tree search: UCT, and playouts at random to the end of the game."""

    def __init__(self, rules: Rules[Any, Any], rng: Random) -> None:
        self._rules = rules
        self._rng = rng
        self._visits: dict[tuple[Any, ...], int] = {}
        self._wins: dict[tuple[Any, ...], float] = {}

    def run(self, root: Any, iterations: int) -> None:  # noqa: ANN401 -- a game's state
        """Search from a position, whose hidden things are imagined anew each time."""
        rules = self._rules
        asked = rules.decision(root)
        assert asked is not None
        draw = rules.worlds(rules.view(root, asked.player), asked.player)
        for _number in range(iterations):
            self._iterate(draw(self._rng))

    def _iterate(self, state: Any) -> None:  # noqa: ANN401 -- a game's state
        rules, rng, visits = self._rules, self._rng, self._visits
        course = rules.course(state)
        node: tuple[Any, ...] = ()
        way: list[tuple[tuple[Any, ...], int]] = []
        is_new = False
        while not is_new and (decision := course.decision()) is not None:
            if decision.player < 0:
                choice = _at_random(decision, rng)
            else:
                choice = self._select(node, decision.options)
                way.append(((*node, choice), decision.player))
            node = (*node, choice)
            is_new = decision.player >= 0 and node not in visits
            course.take(choice)
        while (decision := course.decision()) is not None:
            course.take(_at_random(decision, rng))
        places = rules.places(course.now)
        for edge, seat in way:
            visits[edge] = visits.get(edge, 0) + 1
            self._wins[edge] = self._wins.get(edge, 0.0) + (places[seat] == 1)

    def _select(self, node: tuple[Any, ...], options: tuple[Any, ...]) -> Any:  # noqa: ANN401 -- a choice
        visits = self._visits
        edges = [((*node, option), option) for option in options]
        fresh = [option for edge, option in edges if edge not in visits]
        if fresh:
            return self._rng.choice(fresh)
        total = log(sum(visits[edge] for edge, _option in edges))
        return max(edges, key=lambda one: self._wins[one[0]] / visits[one[0]] + 1.4 * sqrt(total / visits[one[0]]))[1]


# -- the report ---------------------------------------------------------------------------------------------------


def search(seconds: float) -> Iterator[Figure]:
    """Every game's plain search beside the peers', in turns with the one that can be measured; then the used one."""
    from alicegames.games import registry  # noqa: PLC0415 -- a measuring process for the peer does without

    is_here = importlib.util.find_spec(PEER) is not None
    for game in registry.ids():
        pairs = [
            (_fresh(game, seconds, run), _fresh(PEER, seconds, run) if is_here else None) for run in range(1, RUNS + 1)
        ]
        ours = statistics.median(one for one, _peer in pairs)
        yield Figure(f"{game}: plain tree search, full random playouts", ours, "1/s")
        against = ours / CATANATRON
        yield Figure(f"{game}: times catanatron's recorded {CATANATRON:g}/s", against, "x", TARGET, at_least=True)
        if is_here:
            ratio = statistics.median(one / peer for one, peer in pairs if peer)
            yield Figure(f"{game}: times OpenSpiel's in {PEERS_GAME}", ratio, "x", TARGET, at_least=True)
        yield Figure(f"{game}: the used search’s samples", _fresh(game, seconds, 1, "--used"), "1/s")
    if is_here:
        yield Figure(f"OpenSpiel's Python search in {PEERS_GAME}", _fresh(PEER, seconds, 1), "1/s")


def _fresh(name: str, seconds: float, seed: int, *more: str) -> float:
    command = [sys.executable, str(Path(__file__)), name, str(seconds), str(seed), *more]
    return float(json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\n")[-2]))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", help=f"a game's id, or {PEER}")
    parser.add_argument("seconds", type=float)
    parser.add_argument("seed", type=int)
    parser.add_argument("--used", action="store_true", help="the strongest level's search instead of the plain one")
    asked = parser.parse_args()
    print(json.dumps(measure(asked.name, asked.seconds, asked.seed, used=asked.used)))
