"""The figures of `bench` for saves and bots. No command of its own."""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bench_figure import Figure

from alicegames.bots import arena
from alicegames.core import chance
from alicegames.games import registry
from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import Autosave, open_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

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


def _fewest(game: str) -> int:
    return next(count for count in registry.get(game).players if count > 1)
