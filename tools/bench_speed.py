"""How many decisions a second the engines make in random play, beside a peer; the measuring half of it is a process.

Usage: python tools/bench_speed.py NAME SECONDS SEED    (a game's id, or catanatron; prints one line of JSON)
Only what a seat decides counts: dice and cards are the engine's own business on both sides. The peer changes its game
in place and copies it where a search has to; so do our playouts, by `Rules.course`. ``GAME+states`` makes a state and
its events for every choice, as a session does.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import importlib.util
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from bench_figure import Figure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PEER: Final = "catanatron"
PAIRS: Final = 5
"""So often a game and the peer are measured one after the other; the median of these pairs is told, and their range."""
TARGET: Final = 1.5
STATES: Final = "+states"
SOURCE: Final = "BENCH_PEER"
"""The environment variable that names a folder with the peer's source, to be measured instead of the installed one."""


class Count(NamedTuple):
    """Decisions of seats, and those of them that had two options or more."""

    decisions: float
    real: float

    def __truediv__(self, by: float) -> Count:
        return Count(self.decisions / by, self.real / by)


# -- the process --------------------------------------------------------------------------------------------------


def measure(name: str, seconds: float, seed: int) -> Count:
    """Return the counts a second of processor time, which other programs on the machine hardly change."""
    play = _peer_player() if name == PEER else _player(name)
    play(seed)  # warm
    decisions = real = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        seed += 1
        counted = play(seed)
        decisions, real = decisions + counted[0], real + counted[1]
    return Count(decisions, real) / spent


def _player(name: str) -> Callable[[int], tuple[int, int]]:
    from alicegames.core.course import StepByStep  # noqa: PLC0415 -- the peer's process does without
    from alicegames.core.rules import Setup  # noqa: PLC0415 -- likewise
    from alicegames.games import registry  # noqa: PLC0415 -- likewise

    game = name.removesuffix(STATES)
    rules = registry.builtin_rules(game)
    setup = Setup(min(count for count in registry.get(game).players if count > 1), (), 0)

    def play(seed: int) -> tuple[int, int]:
        state, rng = rules.start(setup), Random(seed)
        course = rules.course(state) if name == game else StepByStep(rules, state)
        own = real = 0
        while (decision := course.decision()) is not None:
            options = decision.options
            if decision.is_a_seats:
                own += 1
                real += len(options) > 1
            weights = decision.weights
            course.take(rng.choices(options, weights)[0] if weights else options[int(rng.random() * len(options))])
        return own, real

    return play


def _peer_player() -> Callable[[int], tuple[int, int]]:
    if SOURCE in os.environ:
        sys.path.insert(0, os.environ[SOURCE])
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 -- only where it is installed

    def play(seed: int) -> tuple[int, int]:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        ticks = real = 0
        while game.winning_color() is None and game.state.num_turns < 1000:  # noqa: PLR2004 -- its own limit
            real += len(_peer_options(game)) > 1
            game.play_tick()
            ticks += 1
        return ticks, real

    return play


def _peer_options(game: object) -> list[object]:
    """Return what may be chosen; newer sources keep it on the game, older ones on its state."""
    holder = game if hasattr(game, "playable_actions") else game.state  # type: ignore[attr-defined]
    options: list[object] = holder.playable_actions
    return options


# -- the report ---------------------------------------------------------------------------------------------------


def speed(seconds: float) -> Iterator[Figure]:
    """Random play of every game, each in pairs with the peer."""
    from alicegames.games import registry  # noqa: PLC0415 -- a measuring process for the peer does without

    peer = importlib.util.find_spec(PEER) is not None or SOURCE in os.environ
    theirs: list[Count] = []
    for game in registry.ids():
        pairs = [_pair(game, seconds / 2, number, peer=peer) for number in range(PAIRS)]
        for index, how in enumerate(("", ", a state for each")):
            ours = [pair[index] for pair in pairs]
            yield _middle(f"{game}: decisions of the seats{how}", [count.decisions for count in ours], "1/s")
            if peer:
                yield from _ratios(f"{game}{how}", [(pair[index], pair[2]) for pair in pairs])
        theirs += [pair[2] for pair in pairs]
    if peer:
        yield _middle(f"{_peer_name()}: decisions", [count.decisions for count in theirs], "1/s")
        share = statistics.median(count.real / count.decisions for count in theirs)
        yield Figure(f"{_peer_name()}: of them with a choice", share, "")


def _ratios(name: str, pairs: list[tuple[Count, Count]]) -> Iterator[Figure]:
    every = [ours.decisions / theirs.decisions for ours, theirs in pairs]
    real = [ours.real / theirs.real for ours, theirs in pairs]
    yield _middle(f"{name}: times the peer's", every, "x", TARGET)
    yield _middle(f"{name}: with two options or more", real, "x")


def _pair(game: str, seconds: float, number: int, *, peer: bool) -> tuple[Count, Count, Count]:
    """Measure a game in both ways and the peer, each in a process of its own, in turns the one and the other first."""
    names = [game, game + STATES, *([PEER] if peer else [])]
    counts = {name: _fresh(name, seconds, number) for name in (names if number % 2 else names[::-1])}
    return counts[game], counts[game + STATES], counts.get(PEER, Count(0, 0))


def _fresh(name: str, seconds: float, number: int) -> Count:
    command = [sys.executable, str(Path(__file__)), name, str(seconds), str(10_000 * number)]
    return Count(*json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout))


def _middle(name: str, values: list[float], unit: str, target: float | None = None) -> Figure:
    spread = f"{unit} ({min(values):.4g} to {max(values):.4g})"
    return Figure(name, statistics.median(values), spread, target, at_least=True)


def _peer_name() -> str:
    if SOURCE in os.environ:
        return f"{PEER} in {Path(os.environ[SOURCE]).name}"
    return f"{PEER} {importlib.metadata.version(PEER)}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", help="a game's id, or catanatron")
    parser.add_argument("seconds", type=float)
    parser.add_argument("seed", type=int)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.name, asked.seconds, asked.seed)))
