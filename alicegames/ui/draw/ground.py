"""The night behind everything: a wallpaper of faint knots under lamplight."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

import pygame
from pygame import FRect, Rect

from alicegames.ui.draw import rehearsal
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.materials import lay
from alicegames.ui.draw.theme import HERO, QUOTE, mix

if TYPE_CHECKING:
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.materials import Stuff
    from alicegames.ui.draw.theme import Colour

_LAMP: Final = (48, 27)
"""The lamplight is computed this small and scaled up once."""
_FINE: Final = 1300
"""The lamplight is kept with so many pixels across at most; on a larger window each lights several."""
_LARGE: Final = 4_000_000
"""Walls of more pixels are papered each time rather than kept: memory is dearer than the moment."""
_WIDENING: Final = 0.45
"""How much of its width a page gains where words are twice as large."""
_DIVIDED: Final = 27.0
"""Height of a line under a scene's title from which it takes the divider's place."""
Top = Literal["night", "walnut", "desk", "velvet"]
_TOPS: Final[dict[Top, tuple[Stuff | None, Colour]]] = {
    "night": (None, (27, 58, 61)),
    "walnut": ("planks", (96, 66, 45)),
    "desk": ("leather", (58, 84, 68)),
    "velvet": ("felt", (48, 40, 62)),
}
"""What a table's top is made of, and its colour in the middle of the lamplight."""
_KNOT: Final = 34.0
_PITCH: Final = 84.0


@lru_cache(maxsize=1)
def _lamp(size: tuple[int, int], middle: Colour, edge: Colour) -> pygame.Surface:
    rehearsal.making()
    wide, high = _LAMP
    small = pygame.Surface(_LAMP)
    for x in range(wide):
        for y in range(high):
            across, down = (x + 0.5) / wide * 2 - 1, (y + 0.5) / high * 2 - 0.8
            distance = min(1.0, (across * across * 0.8 + down * down * 0.7) ** 0.5 / 1.15)
            small.set_at((x, y), mix(middle, edge, distance * distance * (3 - 2 * distance)))
    return pygame.transform.smoothscale(small, size)


_papered: dict[tuple[object, ...], pygame.Surface] = {}
"""The wall at the present size, for every scene that stands before it."""


def draw_night(canvas: Canvas) -> None:
    """Draw the ground of every scene that is no table."""
    key = (canvas.surface.get_size(), canvas.scale.factor, canvas.theme.name)
    if key in _papered:
        canvas.surface.blit(_papered[key], (0, 0))
        return
    _paper(canvas)
    _papered.clear()
    if canvas.surface.get_width() * canvas.surface.get_height() <= _LARGE:
        _papered[key] = canvas.surface.copy()


def draw_table(canvas: Canvas, top: Top) -> None:
    """Draw a table's top under lamplight, where the surface's clip lets it be drawn."""
    stuff, colour = _TOPS[top]
    if stuff is None or canvas.theme.name == "high_contrast":
        draw_lamp(canvas)
        canvas.sprite("night_stars", FRect(0, 0, 400, 300))
        return
    draw_lamp(canvas, colour)
    lay(canvas, canvas.scale.bounds, stuff)


def draw_lamp(canvas: Canvas, colour: Colour | None = None) -> None:
    """Draw the night, or a table of another colour, under lamplight, where the surface's clip lets it be drawn."""
    theme, surface = canvas.theme, canvas.surface
    grain = max(1, -(-surface.get_width() // _FINE))
    size = (-(-surface.get_width() // grain), -(-surface.get_height() // grain))
    edge = mix(colour, (0, 0, 0), 0.42) if colour else theme.night_deep
    lamp = _lamp(size, mix(colour or theme.night, theme.paper, 0.07), edge)
    clip = surface.get_clip()
    if grain == 1:
        surface.blit(lamp, clip.topleft, clip)
        return
    inner = _aligned(clip, grain)
    if inner.w > 0 and inner.h > 0:  # straight onto the surface: a picture in between is as large as the window
        pygame.transform.scale(_grains(lamp, inner, grain), inner.size, surface.subsurface(inner))
    for side in _around(clip, inner):
        _light(surface, lamp, side, grain)


def _aligned(clip: Rect, grain: int) -> Rect:
    """Return as much of a rectangle as whole grains fill."""
    left, top = -(-clip.left // grain) * grain, -(-clip.top // grain) * grain
    return Rect(left, top, clip.right // grain * grain - left, clip.bottom // grain * grain - top)


def _around(clip: Rect, inner: Rect) -> list[Rect]:
    """Return what is left of a rectangle outside another that lies in it."""
    if inner.w <= 0 or inner.h <= 0:
        return [clip]
    return [
        Rect(clip.left, clip.top, clip.w, inner.top - clip.top),
        Rect(clip.left, inner.bottom, clip.w, clip.bottom - inner.bottom),
        Rect(clip.left, inner.top, inner.left - clip.left, inner.h),
        Rect(inner.right, inner.top, clip.right - inner.right, inner.h),
    ]


def _grains(lamp: pygame.Surface, area: Rect, grain: int) -> pygame.Surface:
    return lamp.subsurface((area.left // grain, area.top // grain, area.w // grain, area.h // grain))


def _light(surface: pygame.Surface, lamp: pygame.Surface, area: Rect, grain: int) -> None:
    """Draw the light of an area that no whole number of grains fills."""
    left, top = area.left // grain * grain, area.top // grain * grain
    grown = Rect(left, top, -(-area.right // grain) * grain - left, -(-area.bottom // grain) * grain - top)
    if area.w > 0 and area.h > 0:
        shown = pygame.transform.scale(_grains(lamp, grown, grain), grown.size)
        surface.blit(shown, area.topleft, area.move(-left, -top))


def _paper(canvas: Canvas) -> None:
    draw_lamp(canvas)
    theme, bounds = canvas.theme, canvas.scale.bounds
    if theme.name == "high_contrast":
        return
    tint = mix(theme.night, theme.paper, 0.16)
    rows, columns = int(bounds.height / _PITCH * 2) + 2, int(bounds.width / _PITCH) + 2
    for row in range(rows):
        for column in range(columns):
            left = column * _PITCH - (row % 2) * _PITCH / 2 - _KNOT / 2
            spot = FRect(left, row * _PITCH / 2 - _KNOT / 2, _KNOT, _KNOT)
            canvas.sprite("panel_knot", spot, tint=tint, alpha=44)


def page_width(width: float, text_size: float) -> float:
    """Return how wide a scene's page is, in units: larger words want a wider one, though not as much."""
    return width * (1 + max(0.0, text_size - 1) * _WIDENING)


def draw_heading(canvas: Canvas, title: str, line: str = "") -> None:
    """Draw a scene's title over its divider, and a line of explanation, in the upper 96 units of the window."""
    theme, middle = canvas.theme, canvas.scale.width / 2
    name = canvas.type.fixed(HERO)
    canvas.text(title, (middle, 14), name, theme.paper, align="center", width=canvas.scale.width - 320)
    is_large = bool(line) and canvas.type.line_height(QUOTE) > _DIVIDED
    if not is_large:
        canvas.sprite("divider", FRect(middle - 150, 56, 300, 22), tint=mix(theme.night, theme.paper, 0.6))
    if line:
        top = 58.0 if is_large else 76.0
        soft = mix(theme.night, theme.paper, 0.82)
        fitted(canvas, line, FRect(32, top, canvas.scale.width - 64, HEADING_HEIGHT - 3 - top), QUOTE, soft)


def draw_sheet(canvas: Canvas, rect: FRect, *, flourish: bool = True) -> None:
    """Draw a large sheet of paper, with faint flourishes in its lower corners where nothing stands there."""
    canvas.panel(rect)
    if not flourish:
        return
    tint = mix(canvas.theme.paper, canvas.theme.ink_soft, 0.28)
    side = 54.0
    for name, left in (("corner_flourish_bl", rect.left + 8), ("corner_flourish_br", rect.right - 8 - side)):
        canvas.sprite(name, FRect(left, rect.bottom - 8 - side, side, side), tint=tint)


HEADING_HEIGHT: Final = 104.0
"""Where a scene's content begins under its heading."""
