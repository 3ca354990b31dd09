"""Draw the typical acts of every game as strips: a row an act, its pictures from left to right as time passes.

Usage: python tools/reels.py [--out reels] [--games tea_time] [--frames 6]
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import sheets
from played import finished

from alicegames.games import registry
from alicegames.storage import Settings
from alicegames.ui.app import offscreen
from alicegames.ui.app.scene import Push
from alicegames.ui.table.scene import TableScene

if TYPE_CHECKING:
    from alicegames.ui.app.app import App
    from alicegames.ui.table.animation import Reel

SIZE: Final = (1280, 720)
WIDTH: Final = 480
"""Pixels of a picture on the strip."""
_STEP: Final = 0.05
_MOST: Final = 40_000
"""Ticks after which a telling has gone wrong."""


class Projection:
    """A table that tells a whole game to an onlooker, with a clock of its own."""

    def __init__(self, game: str) -> None:
        self.clock = offscreen.Clock()
        self.app: App = offscreen.app(SIZE, Settings(animation_speed=1.0, bot_pace=0.0, curtain=False), self.clock)
        self.scene = TableScene(self.app, *finished(game, registry.get(game).players[0]))
        self.scene.model.tell_from_start()
        self.scene.teller.covered = False
        self.app.go(Push(self.scene))

    def strips(self, frames: int) -> list[sheets.Row]:
        """Return a strip for the first act of each kind: a kind is what happens in it, in order."""
        found: dict[str, list[pygame.Surface]] = {}
        for _tick in range(_MOST):
            if not self.scene.model.behind or self.app.top is not self.scene:
                break
            self.app.tick()
            reel = self.scene.teller.projector.reel
            if reel is None:
                self.clock.advance(_STEP)
                continue
            name = self._name()
            if name not in found:
                found[name] = self._filmed(reel, frames)
            self.clock.advance(reel.seconds)
        return list(found.items())

    def _name(self) -> str:
        act = self.scene.teller.act
        kinds = () if act is None else tuple(type(event).__name__ for event in act.events)
        return " + ".join(dict.fromkeys(kinds)) or "nothing said"

    def _filmed(self, reel: Reel, frames: int) -> list[pygame.Surface]:
        """Return the act's pictures, equally far apart, the first and the last moment among them."""
        taken = []
        for number in range(frames):
            self.app.draw()
            taken.append(sheets.shrunk(self.app.screen.surface(), WIDTH))
            if number < frames - 1:
                self.clock.advance(reel.seconds / frames)
                self.app.tick()
        return taken


def main() -> int:
    """Draw; exit 1 where a game has no act to show."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("reels"))
    parser.add_argument("--games", default=",".join(registry.ids()))
    parser.add_argument("--frames", type=int, default=6)
    parser.add_argument("--most", type=int, default=40, help="strips a game at most")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    missing = 0
    with tempfile.TemporaryDirectory() as home:
        os.environ["ALICEGAMES_HOME"] = home
        for game in arguments.games.split(","):
            strips = Projection(game).strips(arguments.frames)
            missing += not strips
            if strips:
                path = arguments.out / f"{game}.png"
                pygame.image.save(sheets.sheet(strips[: arguments.most], WIDTH, arguments.frames), path)
                print(f"{path}: {len(strips)} kinds of act", flush=True)
    return int(missing > 0)


if __name__ == "__main__":
    sys.exit(main())
