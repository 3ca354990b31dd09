"""An application in memory, with a clock of its own: for screenshots and tests."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from alicegames.storage.settings import Settings
    from alicegames.ui.app.app import App

_ENVIRONMENT: Final = {
    "SDL_VIDEODRIVER": "dummy",
    "SDL_AUDIODRIVER": "dummy",
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
}


class Clock:
    """Seconds that pass when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


def app(size: tuple[int, int], settings: Settings | None = None, clock: Clock | None = None) -> App:
    """Return an App on a surface of that size in memory, with the dummy drivers."""
    for name, value in _ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    import pygame  # noqa: PLC0415 -- after the environment is set

    from alicegames.storage.settings import Settings as Model  # noqa: PLC0415
    from alicegames.ui.app.app import App as Application  # noqa: PLC0415
    from alicegames.ui.app.window import OffScreen  # noqa: PLC0415

    pygame.display.init()
    return Application(OffScreen(size), settings or Model(), clock or Clock())
