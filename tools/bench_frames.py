"""Play a game in a real window and time every turn of its loop, flip included: one JSON object on the standard output.

A turn that paints a part of a picture counts as a frame like one that shows it.

Usage: python tools/bench_frames.py GAME PLAYERS WIDTHxHEIGHT [CHOICES]      (bench starts it under Xvfb)
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from random import Random
from typing import TYPE_CHECKING, Any, Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("ALICEGAMES_HOME", tempfile.mkdtemp())

from alicegames.match import MARKS, Seat, new_match
from alicegames.storage.settings import Settings
from alicegames.ui.app.app import App
from alicegames.ui.app.events import LEFT, Key, Move, Press, Release
from alicegames.ui.app.scene import Push
from alicegames.ui.app.window import RealWindow
from alicegames.ui.table.curtain import CurtainScene
from alicegames.ui.table.scene import TableScene

if TYPE_CHECKING:
    from alicegames.ui.app.scene import Scene

_FRAME: Final = 1 / 60
_APART: Final = 0.5
"""Seconds of the app's own clock between two presses: fewer would count as one."""
_STUCK: Final = 600


class _Clock:
    """Seconds that pass by frames, so that what moves is drawn at every step however slow the machine is."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Bench:
    """A table in a window, played by clicks on what is lit."""

    def __init__(self, game: str, players: int, size: tuple[int, int]) -> None:
        self.clock, self.rng = _Clock(), Random(5)
        self.times: list[float] = []
        self.moving: list[float] = []
        """Those of the times in which something moved and goes on moving."""
        settings = Settings(window=size, curtain=False, sound=False)
        self.app = App(RealWindow(size), settings, self.clock)
        people = [Seat(name=f"Player {seat + 1}", mark=MARKS[seat]) for seat in range(players)]
        match = new_match(game, people, first=0, seed=5)
        self.app.rubbish.begin()
        self.table = TableScene(self.app, match, match.start())
        self.app.go(Push(self.table))

    def rest(self) -> None:
        """Draw until nothing moves."""
        for _frame in range(_STUCK):
            begun = time.thread_time()
            wait = self.app.tick()
            self.times.append(1000 * (time.thread_time() - begun))
            if self.table.teller.projector.under_way:
                self.moving.append(self.times[-1])
            self.app.screen.events(0)
            if wait > 4 * _FRAME and not self.table.busy():
                self.app.rubbish.rest()
                return
            self.clock.now += max(_FRAME, min(wait, 4 * _FRAME))

    def play(self, choices: int) -> None:
        """Make so many choices."""
        self.rest()
        session = self.table.model.session
        while sum(move.player >= 0 for move in session.moves) < choices and not session.is_over:
            self.clock.now += _APART
            self._step(self.app.top)
            self.rest()

    def _step(self, top: Scene) -> None:
        import pygame  # noqa: PLC0415 -- after the driver is chosen

        if isinstance(top, CurtainScene):
            self._click(top.widgets.find("curtain").rect.center)
            return
        shown = self.table.targets()
        lit = [target for target in self.table.lit() if target in shown]
        if self.table.model.curtain_for is not None or not lit:
            self.app.send(Key(pygame.K_c))
            return
        self._click(shown[self.rng.choice(lit)].center)
        self.rest()
        self.app.send(Key(pygame.K_c))

    def _click(self, pos: Any) -> None:  # noqa: ANN401 -- a point
        for event in (Move(pos), Press(pos, LEFT), Release(pos, LEFT)):
            self.app.send(event)


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("size", metavar="WIDTHxHEIGHT")
    parser.add_argument("choices", type=int, nargs="?", default=60)
    asked = parser.parse_args()
    import psutil  # noqa: PLC0415 -- of the bench extra

    width, height = (int(side) for side in asked.size.split("x"))
    bench = Bench(asked.game, asked.players, (width, height))
    bench.play(asked.choices)
    memory = psutil.Process().memory_info().rss / 2**20
    times = {"first": bench.times[0], "frames": bench.times[1:], "moving": bench.moving}
    print(json.dumps({"size": bench.app.screen.size(), "memory": memory, **times}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
