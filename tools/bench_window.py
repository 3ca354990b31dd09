"""The figures of `bench` that need the window's room: start, frames, rest, memory. No command of its own."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING, Any, Final

from bench_figure import Figure

if TYPE_CHECKING:
    from collections.abc import Iterator

_FIRST_FRAME: Final = """
from alicegames.cli.main import run
from alicegames.ui.app import app
draw = app.App.draw
def first(self):
    draw(self)
    print("frame", flush=True)
app.App.draw = first
run(ARGUMENTS)
"""
_PLAY: Final = ["play", "tea_time", "--seats", "human,human", "--seed", "1"]
_STARTS: Final = 5
_REST: Final = 8.0
"""Seconds after which everything has come to rest."""
_FRAME: Final = 1 / 60
_RESTING: Final = 0.25
"""An app that wants its next frame later than this, in seconds, is at rest."""


def _window(arguments: list[str], home: str) -> subprocess.Popen[str]:
    """Start the program with SDL's dummy driver; each of its frames prints a line."""
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    environment = {**os.environ, **drivers, "ALICEGAMES_HOME": home}
    code = _FIRST_FRAME.replace("ARGUMENTS", repr(arguments))
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment)


def start(_seconds: float) -> Iterator[Figure]:
    """From the command to the first frame, the process's own start included."""
    with tempfile.TemporaryDirectory() as home:
        for name, arguments in (("title", []), ("table", _PLAY)):
            times = []
            for _number in range(_STARTS):
                begun = time.perf_counter()
                with _window(arguments, home) as process:
                    assert process.stdout is not None
                    process.stdout.readline()
                    times.append(time.perf_counter() - begun)
                    process.kill()
            yield Figure(f"command to first frame, {name}", statistics.median(times), "s", 1.0)


def idle(seconds: float) -> Iterator[Figure]:
    """Share of a core, frames drawn and memory of a window nobody touches, once everything has settled."""
    import psutil  # noqa: PLC0415 -- of the bench extra

    with tempfile.TemporaryDirectory() as home:
        for name, arguments in (("title", []), ("table", _PLAY)):
            with _window(arguments, home) as window:
                time.sleep(_REST)
                process = psutil.Process(window.pid)
                before = process.cpu_times()
                time.sleep(2 * seconds)
                after = process.cpu_times()
                memory = process.memory_info().rss / 2**20
                window.kill()
            share = (after.user + after.system - before.user - before.system) / (2 * seconds)
            yield Figure(f"{name}: share of a core", round(100 * share, 2) + 0.0, "%", 2)
            yield Figure(f"{name}: resident memory", memory, "MiB", 200)


def frames(_seconds: float) -> Iterator[Figure]:
    """Processor time to draw a frame of the table while cards move, and a whole redraw."""
    import pygame  # noqa: PLC0415 -- the drivers are set by offscreen

    from alicegames.ui.app import offscreen, screenshot  # noqa: PLC0415

    app = offscreen.app((1920, 1080))
    screenshot.show(app, "table", game="tea_time")
    screenshot.settle(app)
    _note_draws(app)
    moving = _animate(app)
    yield Figure(f"table while animating, mean of {len(moving)} frames", statistics.mean(moving), "ms", 8)
    yield Figure("table while animating, slowest of 20", sorted(moving)[len(moving) * 19 // 20], "ms")
    whole = [_timed(app, refresh=True) for _number in range(20)]
    yield Figure("table drawn whole", statistics.median(whole), "ms")
    pygame.quit()


def _animate(app: Any) -> list[float]:  # noqa: ANN401 -- an App; its room is imported late
    """Click lit choices, as a person would, and time each frame drawn until the table rests again."""
    import pygame  # noqa: PLC0415 -- likewise

    from alicegames.ui.app.events import LEFT, Key, Move, Press, Release  # noqa: PLC0415

    times: list[float] = []
    for _choice in range(8):
        target = app.top.targets()[app.top.lit()[0]]
        for event in (Move(target.center), Press(target.center, LEFT), Release(target.center, LEFT), Key(pygame.K_c)):
            app.send(event)
            times += _until_rest(app)
    return times


def _until_rest(app: Any) -> list[float]:  # noqa: ANN401 -- an App
    times: list[float] = []
    for _number in range(400):
        app.drawn = False
        begun = time.process_time()
        wait = app.tick()
        spent = 1000 * (time.process_time() - begun)
        if wait > _RESTING:
            break
        if app.drawn:
            times.append(spent)
        app.clock.advance(max(wait, _FRAME))
    return times


def _note_draws(app: Any) -> None:  # noqa: ANN401 -- an App
    draw = app.draw

    def noted() -> None:
        draw()
        app.drawn = True

    app.draw = noted


def _timed(app: Any, *, refresh: bool) -> float:  # noqa: ANN401 -- an App
    if refresh:
        app.top.refresh()
    begun = time.process_time()
    app.draw()
    return 1000 * (time.process_time() - begun)
