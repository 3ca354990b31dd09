"""Anything drawn by a canvas, as a picture file of its own size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from alicegames.ui.draw.canvas import Canvas
from alicegames.ui.draw.scale import Scale
from alicegames.ui.draw.text import Typesetter

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from alicegames.ui.app.app import App

_FACTOR: Final = 2.0
"""Pixels a unit."""


def save(app: App, size: tuple[float, float], draw: Callable[[Canvas], object], out: Path) -> None:
    """Write a PNG of ``size`` units that ``draw`` fills. Raises pygame.error."""
    type_ = Typesetter()
    type_.resize(_FACTOR)
    surface = pygame.Surface((round(size[0] * _FACTOR), round(size[1] * _FACTOR)))
    draw(Canvas(surface, Scale(*size, _FACTOR), app.theme, type_, app.sprites))
    pygame.image.save(surface, out)
