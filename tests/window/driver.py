"""A real window on a screen of its own (Xvfb), driven as a person would, read through the probe file.

A person who sees that nothing has come of a press makes it again. So does this: where the program tells that the press
came too soon to count, or where nothing at all has changed; three times at most. What does not answer then is a defect.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any, Final, Self

from alicegames.ui.app.guard import MOMENT
from tests.window.hand import Hand

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Shown = dict[str, Any]
    Place = tuple[int, int, int, int]
    Fits = Callable[[Shown], bool]

TOOLS: Final = ("Xvfb", "xdotool", "openbox")
PATIENCE: Final = 60.0
"""Seconds until a window that does not do what is expected of it is a failure; never a measure of speed."""
_PAUSE: Final = 3.0
"""Seconds after which a person who sees nothing at all happen presses again."""
_TRIES: Final = 4
_GLANCE: Final = 0.01
"""Seconds between two looks at the probe."""
_BESIDE: Final = {"mouse", "focus", "heard", "refused"}
"""What a press changes even where nothing comes of it."""


def scene(name: str) -> Fits:
    """Whether a scene is on top."""
    return lambda shown: shown.get("scene") == name


def changed(key: str, old: Any) -> Fits:
    """Whether the window shows something else there by now."""
    return lambda shown: shown.get(key) != old


def either(first: Fits, second: Fits) -> Fits:
    """Whether one of two things is to be seen."""
    return lambda shown: first(shown) or second(shown)


def is_there(thing: str) -> Fits:
    """Whether a widget or a target is to be seen."""
    return lambda shown: thing in shown.get("widgets", ()) or thing in shown.get("targets", ())


def place(shown: Shown, thing: str) -> Place:
    """Return where a widget or a target is shown: left, top, width, height."""
    left, top, width, height = shown["widgets"].get(thing) or shown["targets"][thing]
    return left, top, width, height


def middle(shown: Shown, thing: str) -> tuple[int, int]:
    """Return where to press on it."""
    left, top, width, height = place(shown, thing)
    return left + width // 2, top + height // 2


def is_refused_since(before: Shown) -> Fits:
    """Whether a press since then came too soon to count."""
    return lambda shown: shown["refused"] > before["refused"]


def is_same(before: Shown, now: Shown) -> bool:
    """Whether nothing has come of a press: to make it again does no harm."""
    return all(before.get(key) == now.get(key) for key in {*before, *now} - _BESIDE)


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
        self.hand = Hand(self.display)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_fault: object) -> None:
        self.hand.close()
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

    def until(self, fits: Fits, what: str) -> Shown:
        """Wait until the window shows what is expected of it."""
        shown = self._wait(fits, PATIENCE)
        if shown is None:
            raise AssertionError(f"the window never showed {what}; it shows {self.shown()}")
        return shown

    def _wait(self, fits: Fits, patience: float) -> Shown | None:
        """Wait so many seconds for what is expected; return what is shown then, None where it did not come."""
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            shown = self.shown()
            if fits(shown):
                return shown
            assert self.process.poll() is None, f"the program ended: {self.errors.read_text()}"
            time.sleep(_GLANCE)
        return None

    def scene(self, name: str) -> Shown:
        """Wait for a scene."""
        return self.until(scene(name), f"the scene {name}")

    def place(self, thing: str) -> Place:
        """Return where a widget or a target is, in the window's pixels."""
        return place(self.until(is_there(thing), thing), thing)

    # -- acting -----------------------------------------------------------------------------------------------

    def click(self, thing: str, fits: Fits, what: str) -> Shown:
        """Click the middle of a widget or a target, by its id, until the window shows what is to come of it."""
        return self._insist(lambda: self._press_on(thing, fits), fits, what)

    def key(self, name: str, fits: Fits, what: str) -> Shown:
        """Press a key, by X's name, until the window shows what is to come of it."""
        return self._insist(lambda: self.screen.hand.key(name), fits, what)

    def resize(self, width: int, height: int, fits: Fits, what: str) -> Shown:
        """Give the window another size, until it shows that it has it."""
        return self._insist(lambda: self._tool("windowsize", self.id, str(width), str(height)), fits, what)

    def click_at(self, x: int, y: int, button: int = 1) -> Shown:
        """Click a place of the window, in its pixels, until the click has counted, whatever came of it."""

        def press() -> None:
            self._point(x, y)
            self.screen.hand.click(button)

        return self._insist(press, self._one_more(), f"that it heard a click at {x},{y}")

    def stroke(self, name: str) -> Shown:
        """Press a key until the press has counted, whatever came of it."""
        return self._insist(lambda: self.screen.hand.key(name), self._one_more(), f"that it heard {name}")

    def _one_more(self) -> Fits:
        """Whether one press more than now has counted."""
        shown = self.shown()
        counted = shown["heard"] - shown["refused"]
        return lambda now: now["heard"] - now["refused"] > counted

    def _insist(self, press: Callable[[], object], fits: Fits, what: str) -> Shown:
        """Press, and again as long as nothing at all has come of it, but not for ever."""
        for _try in range(_TRIES):
            before = self.shown()
            if fits(before):
                return before
            press()
            told = self._wait(either(fits, is_refused_since(before)), _PAUSE)
            if told and fits(told):
                return told
            if told:
                time.sleep(MOMENT)
            elif not is_same(before, self.shown()):
                break
        return self.until(fits, what)

    def _press_on(self, thing: str, fits: Fits) -> None:
        """Press the mouse over a thing, unless what is to come has come by itself; things may move as it comes."""
        pointed = None
        for _try in range(50):
            shown = self.until(either(fits, is_there(thing)), f"{thing}, or what is to come of it")
            if fits(shown):
                return
            place = middle(shown, thing)
            if place == pointed:
                self.screen.hand.click(1)
                return
            pointed = place
            self._point(*place)
        raise AssertionError(f"{thing} never stands still")

    def _point(self, x: int, y: int) -> None:
        """Move the mouse until the window has noticed and answered."""
        for from_aside in (0, 1, 1):
            if from_aside:  # a mouse that is there already for the screen, and not for the window, says nothing
                self.screen.hand.point(int(self.id), x + from_aside, y)
            self.screen.hand.point(int(self.id), x, y)
            if self._wait(lambda now: max(abs(now["mouse"][0] - x), abs(now["mouse"][1] - y)) <= 1, _PAUSE):
                return
        raise AssertionError(f"the mouse never came to {x},{y}; the window shows {self.shown()}")

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
