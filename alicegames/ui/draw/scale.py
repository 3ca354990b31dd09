"""Logical units: scenes lay out in units, the window's pixels follow from one factor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import FRect, Rect

MIN_WINDOW: Final = (1024, 640)
"""The smallest window, and the smallest logical size any scene is ever asked to fit."""
DEFAULT_WINDOW: Final = (1280, 720)
_GROWTH: Final = 0.5
"""Half of a larger window goes into larger things, half into more room."""
_STEP: Final = 16
"""Factors are multiples of 1/16, so that a dragged window edge does not resize every sprite at every pixel."""

Pos = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Scale:
    """The logical size of the window and its pixels per unit."""

    width: float
    height: float
    factor: float
    density: float = 1.0
    """Pixels per window point: 2.0 on a HiDPI screen."""

    @property
    def bounds(self) -> FRect:
        """The whole window in units."""
        return FRect(0, 0, self.width, self.height)

    def px(self, units: float) -> int:
        """Return a length in whole pixels."""
        return round(units * self.factor)

    def hairline(self, units: float = 1.0) -> int:
        """Return a line's width in pixels, at least one."""
        return max(1, round(units * self.factor))

    def rect(self, units: FRect | Rect) -> Rect:
        """Return a rectangle in pixels; neighbours that share an edge in units share it in pixels."""
        left, top = round(units.left * self.factor), round(units.top * self.factor)
        return Rect(left, top, round(units.right * self.factor) - left, round(units.bottom * self.factor) - top)

    def units(self, point: tuple[float, float]) -> Pos:
        """Return a mouse position, given in window points, in units."""
        ratio = self.density / self.factor
        return (point[0] * ratio, point[1] * ratio)


def fit(window: tuple[int, int], surface: tuple[int, int], interface: float = 1.0) -> Scale:
    """Return the scale of a window (in points) whose surface has so many pixels.

    ``interface`` is the player's interface-scale setting. The logical size never falls below MIN_WINDOW.
    """
    density = surface[0] / window[0]
    ratio = min(window[0] / DEFAULT_WINDOW[0], window[1] / DEFAULT_WINDOW[1])
    wanted = max(1.0, 1.0 + (ratio - 1.0) * _GROWTH) * interface * density
    most = min(surface[0] / MIN_WINDOW[0], surface[1] / MIN_WINDOW[1])
    factor = min(max(1, round(wanted * _STEP)) / _STEP, most)
    return Scale(surface[0] / factor, surface[1] / factor, factor, density)
