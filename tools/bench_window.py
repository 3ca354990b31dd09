"""The figures of `bench` that need the window's room: start, frames, rest, memory. No command of its own."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bench_figure import Figure

from alicegames.games import registry

if TYPE_CHECKING:
    from collections.abc import Iterator

_FIRST_FRAME: Final = """
from alicegames.cli.main import run
from alicegames.ui.app import app
show = app.App._show
def first(self):
    show(self)
    print("frame", flush=True)
app.App._show = first
run(ARGUMENTS)
"""
_PLAY: Final = ["play", "tea_time", "--seats", "human,human", "--seed", "1"]
_STARTS: Final = 9
_REST: Final = 8.0
"""Seconds after which everything has come to rest."""
_WINDOWS: Final = (("1280x720", 16.6, 120), ("1920x1080", 16.6, 150), ("3840x2160", 33.0, 200))
"""Sizes of the window, milliseconds that no frame should pass, MiB of memory."""
_MOVING: Final = {"1920x1080": 8.0}
"""Milliseconds of a frame in which something moves."""
_CHOICES: Final = 40
"""Choices of people that are played."""


def _window(arguments: list[str], home: str) -> subprocess.Popen[str]:
    """Start the program, compiled as if installed, with SDL's dummy driver; each of its frames prints a line."""
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    compiled = {"PYTHONPYCACHEPREFIX": str(Path(home) / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
    environment = {**os.environ, **drivers, **compiled, "ALICEGAMES_HOME": home}
    code = _FIRST_FRAME.replace("ARGUMENTS", repr(arguments))
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment)


def start(_seconds: float) -> Iterator[Figure]:
    """From the command to the first frame, the process's own start included; the first run, which compiles, apart."""
    with tempfile.TemporaryDirectory() as home:
        for name, arguments in (("title", []), ("table", _PLAY)):
            times = []
            for _number in range(1 + _STARTS):
                begun = time.perf_counter()
                with _window(arguments, home) as process:
                    assert process.stdout is not None
                    process.stdout.readline()
                    times.append(time.perf_counter() - begun)
                    process.kill()
            yield Figure(f"command to first frame, {name}", statistics.median(times[1:]), "s", 0.5)


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
    """Frames of every game in a real window, flip included, while a game is played by clicks; and its memory."""
    with tempfile.TemporaryDirectory() as home, _display() as display:
        for size, limit, memory in _WINDOWS:
            for game in registry.ids():
                players = registry.get(game).players[-1]
                told = _played(display, home, game, players, size)
                name = f"{size}, {game} with {players}"
                yield from _times(name, "frames", told["frames"], limit)
                yield from _times(name, "moving frames", told["moving"], _MOVING.get(size, limit))
                yield Figure(f"{name}: resident memory", told["memory"], "MiB", memory)


def _times(name: str, what: str, times: list[float], limit: float) -> Iterator[Figure]:
    drawn = sorted(times)
    yield Figure(f"{name}: median of {len(drawn)} {what}", statistics.median(drawn), "ms", limit)
    over = 100 * sum(ms > limit for ms in drawn) / len(drawn)
    yield Figure(f"{name}: {what}, over {limit:g} ms", over, "%", 0)
    yield Figure(f"{name}: slowest of the {what}", drawn[-1], "ms", limit)


def _played(display: str, home: str, game: str, players: int, size: str) -> dict[str, Any]:
    script = str(Path(__file__).with_name("bench_frames.py"))
    environment = {**os.environ, "DISPLAY": display, "ALICEGAMES_HOME": home}
    environment.pop("SDL_VIDEODRIVER", None)
    environment.pop("SDL_FRAMEBUFFER_ACCELERATION", None)  # the program chooses by itself
    command = [sys.executable, script, game, str(players), size, str(_CHOICES)]
    told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    shown: dict[str, Any] = json.loads(told.splitlines()[-1])
    return shown


@contextmanager
def _display() -> Iterator[str]:
    """Yield a display large enough for 4K: a virtual one of its own, so that nothing flashes on the screen."""
    if shutil.which("Xvfb") is None:
        raise SystemExit("The frames of a real window are measured under Xvfb (the package xvfb), not found here.")
    reading, writing = os.pipe()
    screen = ("-screen", "0", "3900x2300x24", "-noreset", "-displayfd", str(writing))
    with subprocess.Popen(["Xvfb", *screen], pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        try:
            yield f":{number}"
        finally:
            server.terminate()
