"""Pictures of a game for people who do not have the program: one moment, or the whole game moving.

The replay draws them in memory, without its controls; what they show is what the eyes of the replay may see.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import pygame
from PIL import Image

from alicegames.ui.app import offscreen, screenshot
from alicegames.ui.app.commands import Push
from alicegames.ui.scenes import scene_class

if TYPE_CHECKING:
    from pathlib import Path

    from alicegames.storage import Opened
    from alicegames.storage.settings import Settings
    from alicegames.ui.replay.course import Part

MOST: Final = 400
"""Pictures in one film; of a longer game it shows every second or third."""
_LAST: Final = 3.0
"""How many times longer than the others the last picture stays on show."""
_COLOURS: Final = 256


@dataclass(frozen=True, slots=True)
class Cut:
    """Whose eyes see the game, how large, and for a film what it steps by and how long a step stays."""

    eyes: int
    """A seat, ONLOOKER or OPEN, as a replay has it."""
    size: tuple[int, int] = (1280, 720)
    """Pixels."""
    part: Part = "turn"
    seconds: float = 1.0


class Camera:
    """A replay in memory that is looked at."""

    def __init__(self, opened: Opened, cut: Cut, settings: Settings | None = None) -> None:
        self._app = offscreen.app(cut.size, settings)
        replay: Any = scene_class("replay")
        self._scene = replay(self._app, opened, is_bare=True)
        self._scene.course.eyes = cut.eyes
        self._app.go(Push(self._scene))
        self.course = self._scene.course

    def look(self, stop: int) -> Image.Image:
        """Return the picture of a stop of the replay."""
        self._scene.show_only(stop)
        screenshot.settle(self._app)
        surface = self._app.screen.surface()
        return Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))


class Film:
    """A moving picture in the making: a step draws one picture, so that a window can show how far it is."""

    def __init__(self, opened: Opened, cut: Cut, settings: Settings | None = None) -> None:
        self._camera = Camera(opened, cut, settings)
        self._cut = cut
        self._stops = _thinned(self._camera.course.stops_of(cut.part))
        middle = self._stops[len(self._stops) // 2]
        self._palette = self._camera.look(middle).quantize(_COLOURS)  # the middle of a game has all of its colours
        self._drawn: list[Image.Image] = []

    @property
    def progress(self) -> tuple[int, int]:
        """How many pictures of how many are drawn."""
        return len(self._drawn), len(self._stops)

    @property
    def is_drawn(self) -> bool:
        """Whether every picture is there."""
        return len(self._drawn) == len(self._stops)

    def step(self) -> None:
        """Draw the next picture."""
        picture = self._camera.look(self._stops[len(self._drawn)])
        self._drawn.append(picture.quantize(palette=self._palette, dither=Image.Dither.NONE))

    def save(self, out: Path) -> None:
        """Write the animated GIF. Raises OSError."""
        first, *others = self._drawn
        stays = round(1000 * self._cut.seconds)
        lasts = [stays] * len(others) + [round(stays * _LAST)]
        first.save(out, "GIF", save_all=True, append_images=others, duration=lasts, loop=0, optimize=False)


def _thinned(stops: tuple[int, ...]) -> tuple[int, ...]:
    every = math.ceil(len(stops) / MOST)
    return (*stops[:-1:every], stops[-1])


def save_picture(opened: Opened, cut: Cut, stop: int | None, out: Path, settings: Settings | None = None) -> None:
    """Write a PNG of the game at a stop of its replay, from 0; None is the last. Raises OSError."""
    camera = Camera(opened, cut, settings)
    camera.look(len(camera.course.stops) - 1 if stop is None else stop).save(out, "PNG")
