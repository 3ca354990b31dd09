"""A real window on a screen of its own (Xvfb), driven by xdotool, read through the probe file."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

TOOLS = ("Xvfb", "xdotool", "openbox")
PATIENCE = 60.0
"""Seconds until a window that does not do what is expected of it is a failure; never a measure of speed."""


def changed(key: str, old: Any) -> Callable[[dict[str, Any]], bool]:
    """Whether the window shows something else there by now."""
    return lambda shown: shown.get(key) != old


class Screen:
    """An X server with a window manager, gone when the test is."""

    def __init__(self, size: str = "1600x1000") -> None:
        reader, writer = os.pipe()
        command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
        self._server = subprocess.Popen(command, pass_fds=(writer,), stderr=subprocess.DEVNULL)
        os.close(writer)
        ready, _w, _x = select.select([reader], [], [], PATIENCE)
        assert ready, "Xvfb did not start"
        with os.fdopen(reader, encoding="ascii") as told:  # to its line's end: a pipe closed too soon kills the server
            self.display = f":{told.readline().strip()}"
        self.env = {**os.environ, "DISPLAY": self.display}
        self._manager = subprocess.Popen(
            ["openbox"], env=self.env, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_fault: object) -> None:
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(PATIENCE)


class Window:
    """The program in a window of that screen."""

    def __init__(self, screen: Screen, home: Path, *arguments: str) -> None:
        self.screen = screen
        self.probe = home / "probe.json"
        home.mkdir(parents=True, exist_ok=True)
        self.probe.unlink(missing_ok=True)
        env = {
            **screen.env,
            "ALICEGAMES_HOME": str(home),
            "ALICEGAMES_PROBE": str(self.probe),
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
        }
        self.errors = home / "stderr.txt"
        with self.errors.open("wb") as errors:
            self.process = subprocess.Popen([sys.executable, "-m", "alicegames", *arguments], env=env, stderr=errors)
        self.until(bool, "a first frame")
        self.id = self._find()
        self._tool("windowactivate", "--sync", self.id)
        self._point(4, 4)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_fault: object) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
            self.process.kill()
        self.process.wait(PATIENCE)

    # -- reading ----------------------------------------------------------------------------------------------

    def shown(self) -> dict[str, Any]:
        """Return what the probe last told; empty before the first frame."""
        try:
            told: dict[str, Any] = json.loads(self.probe.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        return told

    def until(self, fits: Callable[[dict[str, Any]], bool], what: str) -> dict[str, Any]:
        """Wait until the window shows what is expected of it."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            shown = self.shown()
            if fits(shown):
                return shown
            assert self.process.poll() is None, f"the program ended: {self.errors.read_text()}"
            time.sleep(0.02)
        raise AssertionError(f"the window never showed {what}; it shows {self.shown()}")

    def comes(self, fits: Callable[[dict[str, Any]], bool], patience: float) -> bool:
        """Wait so many seconds for what is expected; return whether it came."""
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            if fits(self.shown()):
                return True
            assert self.process.poll() is None, f"the program ended: {self.errors.read_text()}"
            time.sleep(0.02)
        return False

    def scene(self, name: str) -> dict[str, Any]:
        """Wait for a scene."""
        return self.until(lambda shown: shown.get("scene") == name, f"the scene {name}")

    # -- acting -----------------------------------------------------------------------------------------------

    def click(self, thing: str, button: int = 1) -> None:
        """Click the middle of a widget or a target, by its id; things may move as the mouse comes over them."""
        for _try in range(50):
            place = self._middle(thing)
            self._point(*place)
            if self._middle(thing) == place:
                self._tool("click", str(button))
                return
        raise AssertionError(f"{thing} never stands still")

    def _point(self, x: int, y: int) -> None:
        """Move the mouse; wait until the window has noticed and answered."""
        self._tool("mousemove", "--window", self.id, str(x), str(y))
        self.until(lambda now: max(abs(now["mouse"][0] - x), abs(now["mouse"][1] - y)) <= 1, f"the mouse at {x},{y}")
        time.sleep(0.1)

    def _middle(self, thing: str) -> tuple[int, int]:
        left, top, width, height = self.place(thing)
        return (left + width // 2, top + height // 2)

    def place(self, thing: str) -> tuple[int, int, int, int]:
        """Return where a widget or a target is, in the window's pixels."""
        shown = self.until(lambda told: thing in told.get("widgets", ()) or thing in told.get("targets", ()), thing)
        left, top, width, height = shown["widgets"].get(thing) or shown["targets"][thing]
        return left, top, width, height

    def click_at(self, x: int, y: int, button: int = 1) -> None:
        """Click a place of the window, in its pixels."""
        self._point(x, y)
        self._tool("click", str(button))

    def key(self, *names: str) -> None:
        """Press keys, by X's names."""
        self._tool("key", "--window", self.id, "--clearmodifiers", *names)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        self._tool("windowsize", self.id, str(width), str(height))

    def picture(self, path: Path) -> None:
        """Save what the screen shows."""
        subprocess.run(["import", "-window", self.id, str(path)], env=self.screen.env, check=True)

    def _tool(self, *arguments: str) -> str:
        done = subprocess.run(["xdotool", *arguments], env=self.screen.env, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    def _find(self) -> str:
        """Search by process: the name of such a window is never found."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            search = ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)]
            found = subprocess.run(
                search, env=self.screen.env, check=False, capture_output=True, text=True
            ).stdout.split()
            if found:
                return found[-1]
            time.sleep(0.05)
        raise AssertionError("the program has no window")
