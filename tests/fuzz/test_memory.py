"""Many games in one process: what they leave behind in memory stays level."""

from __future__ import annotations

import functools
import gc
import tracemalloc
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from alicegames.games import registry
from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import Autosave
from alicegames.storage.settings import Settings
from alicegames.ui.app import offscreen
from alicegames.ui.app.commands import Home
from alicegames.ui.app.scene import Push
from alicegames.ui.scenes.title import TitleScene
from alicegames.ui.table.scene import TableScene
from tests.fuzz.limits import TIMES, bounded, light
from tests.play import random_choices
from tests.ui.table.driver import InstantWorker

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.ui.app.app import App

_WARM: Final = 4 + TIMES // 2
"""Games after which every cache has most of what it may keep."""
_GAMES: Final = 5 * TIMES if TIMES > 1 else 2
_OBJECTS: Final = 4.0
"""Megabytes by which Python's own objects may grow: what is laid out of texts is kept up to a number."""
_PROCESS: Final = 60.0
"""Megabytes by which the whole process may grow."""
_ENTRY: Final = 0.02
"""Megabytes that each saved game is remembered by, for the list of games."""
_STATM: Final = Path("/proc/self/statm")


def resident() -> float:
    """Return what the process has of memory now, pictures included, in megabytes; 0 where the system does not tell."""
    return int(_STATM.read_text(encoding="ascii").split()[1]) * 4096 / 2**20 if _STATM.exists() else 0.0


def forget() -> None:
    """Empty what keeps answers up to a number: it is not full for thousands of games, and is no leak."""
    for each in gc.get_objects():
        if isinstance(each, functools._lru_cache_wrapper) and each.cache_parameters()["maxsize"] is not None:
            each.cache_clear()
    gc.collect()


@pytest.fixture
def app() -> Iterator[App]:
    some = offscreen.app((1024, 640), Settings(animation_speed=0.0, bot_pace=0.0, curtain=False))
    some.go(Push(TitleScene(some)))
    yield some
    some.close()


def play(app: App, number: int) -> None:
    """Play a game by lot, saved; look at it half-way and at its end at a table, and leave the table."""
    games = registry.ids()
    seats = [Seat(name=name, mark=MARKS[place]) for place, name in enumerate(("Ada", "Bob"))]
    match = new_match(games[number % len(games)], seats, seed=number)
    session = random_choices(match.start(), number, Random(number).randrange(10, 60))
    table = TableScene(app, match, session, Autosave(match), InstantWorker)
    app.go(Push(table))
    table.saving.save()
    app.tick()
    random_choices(session, number, 100_000)
    table.saving.save()
    table.model.catch_up()
    table.compose()
    app.tick()
    app.go(Home())
    app.tick()


@pytest.mark.slow
def test_memory_stays_level_over_many_games(app: App) -> None:
    with light():
        for number in range(_WARM):
            play(app, number)
        forget()
        tracemalloc.start()
        before, whole = tracemalloc.get_traced_memory()[0], resident()
        for number in range(_WARM, _WARM + _GAMES):
            with bounded(f"game {number}"):
                play(app, number)
        forget()
        grown = (tracemalloc.get_traced_memory()[0] - before) / 2**20
        tracemalloc.stop()
    kept = _ENTRY * _GAMES
    assert grown <= _OBJECTS + kept
    assert resident() - whole <= _PROCESS + kept
