"""The figures of `bench` that need no window: random play beside a peer, saves, bots. No command of its own."""

from __future__ import annotations

import importlib.util
import os
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from alicegames.bots import arena
from alicegames.core import chance
from alicegames.core.decision import CHANCE
from alicegames.core.rules import Setup
from alicegames.games import registry
from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import Autosave, open_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from alicegames.core.rules import Rules

ROUNDS: Final = 5
"""Ours and the peer's turns alternate so often; the medians are compared."""


@dataclass(frozen=True)
class Figure:
    """One measured number."""

    name: str
    value: float
    unit: str
    target: float | None = None
    """What it should be at most, or at least where ``at_least`` is set."""
    at_least: bool = False

    @property
    def is_met(self) -> bool | None:
        """Whether the target is met; None if there is none."""
        if self.target is None:
            return None
        return self.value >= self.target if self.at_least else self.value <= self.target

    def line(self) -> str:
        """Return the figure as a line of the report."""
        value = f"{self.value:,.0f}" if abs(self.value) >= 1000 else f"{self.value:.4g}"  # noqa: PLR2004 -- four digits
        text = f"{self.name:<52} {value:>10} {self.unit:<12}"
        if self.target is None:
            return text.rstrip()
        verdict = "ok" if self.is_met else "MISSED"
        return f"{text} {'>=' if self.at_least else '<='} {self.target:g}: {verdict}"


# -- random play --------------------------------------------------------------------------------------------------


def speed(seconds: float) -> Iterator[Figure]:
    """Random play of every game beside the peer's, in turns."""
    counters = {game: _player_of(game) for game in registry.ids()}
    peer = importlib.util.find_spec("catanatron") is not None
    if peer:
        counters["catanatron"] = _catanatron_game
    rates = _alternate(counters, seconds)
    theirs = rates["catanatron"] if peer else None
    if theirs:
        yield Figure("catanatron, 2 players: decisions", theirs[0], "1/s")
    for game in registry.ids():
        every, own = rates[game]
        yield Figure(f"{game}: all decisions", every, "1/s")
        yield Figure(f"{game}: decisions of the seats alone", own, "1/s")
        if theirs:
            target = 1.5 if game == "tea_time" else None
            yield Figure(f"{game}: all decisions, times catanatron's", every / theirs[0], "", target, at_least=True)
            yield Figure(f"{game}: the seats' alone, times catanatron's", own / theirs[0], "")


def _player_of(game: str) -> Callable[[int], tuple[int, int]]:
    rules, players = registry.builtin_rules(game), _fewest(game)
    return lambda seed: _random_game(rules, players, seed)


def _fewest(game: str) -> int:
    return next(count for count in registry.get(game).players if count > 1)


def _alternate(counters: dict[str, Callable[[int], tuple[int, int]]], seconds: float) -> dict[str, tuple[float, float]]:
    """Let all of them play in turns, ROUNDS times; return the median rates of both counts."""
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in counters}
    for number in range(ROUNDS):
        for name, play in counters.items():
            rates[name].append(_rate(play, seconds / ROUNDS, number * 10_000))
    return {
        name: (statistics.median(rate[0] for rate in measured), statistics.median(rate[1] for rate in measured))
        for name, measured in rates.items()
    }


def _rate(play: Callable[[int], tuple[int, int]], seconds: float, seed: int) -> tuple[float, float]:
    """Return both counts a second of processor time, which other programs on the machine hardly change."""
    play(seed)  # warm
    every = own = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        seed += 1
        counted = play(seed)
        every, own = every + counted[0], own + counted[1]
    return every / spent, own / spent


def _random_game(rules: Rules[Any, Any], players: int, seed: int) -> tuple[int, int]:
    """Play a game by lot; return all its decisions and those of the seats."""
    state = rules.start(Setup(players, (), 0))
    ply = own = 0
    while (decision := rules.decision(state)) is not None:
        if decision.player == CHANCE:
            choice = chance.draw(decision, seed, ply)
        else:
            own += 1
            choice = decision.options[(chance.splitmix64(seed, ply) * len(decision.options)) >> 64]
        state = rules.apply(state, choice).state
        ply += 1
    return ply, own


def _catanatron_game(seed: int) -> tuple[int, int]:
    """Play a game of the peer by lot; its ticks are its players' decisions, its dice and cards fall inside them."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 -- only where it is installed

    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
    ticks = 0
    while game.winning_color() is None and game.state.num_turns < 1000:  # noqa: PLR2004 -- its own limit
        game.play_tick()
        ticks += 1
    return ticks, ticks


# -- saves --------------------------------------------------------------------------------------------------------


def saves(_seconds: float) -> Iterator[Figure]:
    """The time to save and to load the longest of some whole games, with all seats taken."""
    before = os.environ.get("ALICEGAMES_HOME")
    with tempfile.TemporaryDirectory() as home:
        os.environ["ALICEGAMES_HOME"] = home
        for game in registry.ids():
            yield from _saves_of(game)
    if before is None:
        del os.environ["ALICEGAMES_HOME"]
    else:
        os.environ["ALICEGAMES_HOME"] = before


def _saves_of(game: str) -> Iterator[Figure]:
    count = registry.get(game).players[-1]
    match = new_match(game, [Seat(name=f"S{seat}", mark=MARKS[seat]) for seat in range(count)], seed=1)
    session = match.start()
    while (decision := session.decision()) is not None:
        session.submit(decision.options[chance.splitmix64(1, len(session.moves)) % len(decision.options)])
    with Autosave(match) as autosave:
        autosave.save(session)
        path = autosave.path or Path()
        plies = len(session.codes)
        saving = _median_milliseconds(lambda: autosave.save(session))
        yield Figure(f"{game}: save, {plies} choices, {path.stat().st_size // 1024} KiB", saving, "ms", 20)
        yield Figure(f"{game}: load and replay", _median_milliseconds(lambda: open_game(path)), "ms", 200)


def _median_milliseconds(action: Callable[[], object]) -> float:
    times = []
    for _number in range(9):
        begun = time.perf_counter()
        action()
        times.append(1000 * (time.perf_counter() - begun))
    return statistics.median(times)


# -- bots ---------------------------------------------------------------------------------------------------------


def bots(_seconds: float) -> Iterator[Figure]:
    """How often greedy beats random, and the processor time of its choices."""
    jobs = os.cpu_count() or 1
    for game in registry.ids():
        games = 500 if game == "tea_time" else 60
        report = arena.simulate(arena.Plan(game, ("greedy", "random"), games, 2026), jobs)
        share = report.shares()[0]
        target = 0.9 if game == "tea_time" else None
        name = f"{game}: greedy against random, {games} games"
        yield Figure(name, share.share, f"({share.low:.3f}-{share.high:.3f})", target, at_least=True)
        yield Figure(f"{game}: a choice of greedy", 1000 * _greedy_seconds(game), "ms")


def _greedy_seconds(game: str) -> float:
    """Return the processor time of a choice, in seconds, over two games."""
    plan = arena.Plan(game, ("greedy",) * _fewest(game), 2, 1)
    begun = time.process_time()
    played = arena.play_games(plan, 0, plan.games)
    return (time.process_time() - begun) / sum(one.choices for one in played)
