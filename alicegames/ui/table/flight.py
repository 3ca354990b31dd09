"""How a moving thing looks on its way: where it is, how high over the table, how much it is turned, what it shows."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame
from pygame import FRect

from alicegames.ui.draw import shapes
from alicegames.ui.draw.canvas import Canvas
from alicegames.ui.presenters.base import Motion

if TYPE_CHECKING:
    from collections.abc import Callable

_OPAQUE: Final = 255
_MARGIN: Final = 12
"""Units around a thing that its shadow may fill."""
_BEYOND: Final = 7.0
"""Units by which a thing that slides goes beyond its place at most, before it settles there."""
_LIFT: Final = 24.0
_SHADE: Final = 56
"""How dark the shadow of a lifted thing is, of 255."""
_LANDS: Final = 0.68
"""The share of a throw's time at which a die touches the table for the first time; then it bounces once."""
_TURNED: Final = {"flip": 0.5, "tick": 1.0}
"""The share of the time from which the thing itself is seen, where that is not when it lands."""
_RING_CORNER, _RING_LINE = 10.0, 3.0
_SIDE: Final = 12.0
"""Units of a frame's side, its corners and its line in it."""
_QUAKE: Final = 4.0
"""Units by which what quakes is thrown to and fro."""


def ease(share: float) -> float:
    """Return the way gone at a share of the time: slow, fast, slow."""
    return share * share * (3 - 2 * share)


def settle(share: float, distance: float) -> float:
    """Return the way gone by a thing that goes a little too far and comes back; ``distance`` in units."""
    if distance <= 1:
        return ease(share)
    wanted = min(0.08, _BEYOND / distance)
    pull = 0.0
    for _round in range(4):  # how far beyond it goes is 4 s^3 / 27 (s + 1)^2
        pull = (27 / 4 * wanted * (1 + pull) ** 2) ** (1 / 3)
    rest = share - 1
    return 1 + (pull + 1) * rest**3 + pull * rest**2


def drawn(canvas: Canvas, paint: Callable[[Canvas, FRect], None], rect: FRect) -> pygame.Surface:
    """Return a thing drawn on a clear surface of its own, with a margin for its shadow."""
    size = canvas.px(FRect(0, 0, rect.w + 2 * _MARGIN, rect.h + 2 * _MARGIN)).size
    surface = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    show(Canvas(surface, canvas.scale, canvas.theme, canvas.type, canvas.sprites), paint, rect)
    return surface


def show(canvas: Canvas, paint: Callable[[Canvas, FRect], None], rect: FRect) -> None:
    """Draw a thing where it lies on a surface of its own."""
    paint(canvas, FRect(_MARGIN, _MARGIN, *rect.size))


def shows(motion: Motion, share: float) -> int:
    """Return which face is seen at a share of the time: so many of ``faces``, then the thing itself (their number)."""
    count = len(motion.faces)
    if not count:
        return 0
    return min(count, int(share / _TURNED.get(motion.kind, _LANDS) * count))


def lift(motion: Motion, share: float) -> float:
    """Return how many units a thing is over the table."""
    match motion.kind:
        case "arc":
            return math.sin(share * math.pi) * (_LIFT + 0.12 * math.dist(motion.start.center, motion.end.center))
        case "flip":  # lower: it is turned over close to the table
            return math.sin(share * math.pi) * _LIFT
        case "hop":
            return abs(math.sin(share * math.pi * max(1, len(motion.via)))) * min(_LIFT, motion.end.h * 0.8)
        case "tumble":
            high = _LIFT + 0.12 * math.dist(motion.start.center, motion.end.center)
            if share < _LANDS:
                return math.sin(share / _LANDS * math.pi) * high
            return math.sin((share - _LANDS) / (1 - _LANDS) * math.pi) * high * 0.22
        case _:
            return 0.0


def ground(motion: Motion, share: float) -> FRect:
    """Return the place on the table over which a thing is."""
    x, y, gone = _centre(motion, share)
    w, h = (a + (b - a) * min(1.0, gone) for a, b in zip(motion.start.size, motion.end.size, strict=True))
    rect = FRect(0, 0, w, h)
    rect.center = (x, y)
    return rect


def _centre(motion: Motion, share: float) -> tuple[float, float, float]:
    """Return where the middle is, and the share of the way."""
    start, end = motion.start.center, motion.end.center
    if motion.kind == "hop" and motion.via:
        stops = (start, *motion.via)
        leg = min(len(motion.via) - 1, int(share * len(motion.via)))
        gone = ease(share * len(motion.via) - leg)
        (left, top), (right, bottom) = stops[leg], stops[leg + 1]
        return left + (right - left) * gone, top + (bottom - top) * gone, share
    if motion.kind == "quake":
        fades = (1 - share) * _QUAKE
        return end[0] + math.sin(share * 44) * fades, end[1] + math.cos(share * 37) * fades * 0.6, 1.0
    gone = ease(share) if motion.kind in ("fade", "appear", "pulse") else settle(share, math.dist(start, end))
    return start[0] + (end[0] - start[0]) * gone, start[1] + (end[1] - start[1]) * gone, gone


def stretch(motion: Motion, share: float) -> tuple[float, float]:
    """Return by how much the width and the height are multiplied on the way."""
    swell = 1 + 0.14 * math.sin(share * math.pi)
    match motion.kind:
        case "appear":
            return 0.86 + 0.14 * ease(share), 0.86 + 0.14 * ease(share)
        case "pulse" | "arc":
            return swell, swell
        case "flip":
            return max(0.04, abs(math.cos(share * math.pi))) * swell, swell
        case _:
            return 1.0, 1.0


def _alpha(motion: Motion, share: float) -> int:
    ribbon = max(0.0, min(1.0, share * 7, (1 - share) * 5))
    gone = ease(share)
    shares = {"fade": 1 - gone, "appear": gone, "dissolve": gone, "ribbon": ribbon}
    return round(_OPAQUE * shares.get(motion.kind, 1.0))


def draw(canvas: Canvas, motion: Motion, share: float, picture: pygame.Surface) -> None:
    """Draw a thing on its way; ``picture`` is what it shows, as large as it is ever seen."""
    rect, high = ground(motion, share), lift(motion, share)
    across, down = stretch(motion, share)
    wide = canvas.px(FRect(0, 0, (rect.w * across) + 2 * _MARGIN, (rect.h * down) + 2 * _MARGIN)).size
    if picture.get_size() != wide and wide[0] > 0 and wide[1] > 0:
        picture = pygame.transform.smoothscale(picture, wide)
    if motion.kind == "tumble" and share < _LANDS:
        picture = pygame.transform.rotozoom(picture, 300 * (1 - share / _LANDS), 1.0)
    alpha = _alpha(motion, share)
    if high > 1:
        cast(canvas, rect.inflate(rect.w * (across - 1), 0), high)
    picture.set_alpha(alpha)
    canvas.surface.blit(picture, picture.get_rect(center=canvas.point((rect.centerx, rect.centery - high))))


def cast(canvas: Canvas, rect: FRect, high: float) -> None:
    """Draw the shadow on the table: the higher the thing, the farther off and the fainter; gone when it has landed."""
    shade = rect.inflate(-2, -2).move(high * 0.11, high * 0.22)
    strength = round(_SHADE * min(1.0, high / _LIFT) * (1 - min(0.5, high / 400)))
    pixels = canvas.px(shade)
    if pixels.w > 1 and pixels.h > 1:
        cast = pygame.Surface(pixels.size, pygame.SRCALPHA)
        radius = max(2, min(pixels.size) // 6)
        pygame.draw.rect(cast, (*canvas.theme.night_deep[:3], strength), cast.get_rect(), border_radius=radius)
        canvas.surface.blit(cast, pixels)


def ring(canvas: Canvas, rect: FRect) -> None:
    """Draw a golden frame: what an act is about that moves nothing."""
    canvas.rounded(rect, None, canvas.theme.gold_light, radius=_RING_CORNER, line=_RING_LINE)


def draw_ring(canvas: Canvas, motion: Motion, share: float) -> None:
    """Draw a frame that fades, side by side: with its empty middle it would be as large as what it is around."""
    rect, alpha = ground(motion, share), _alpha(motion, share)
    wide, high = min(_SIDE, rect.w / 2), min(_SIDE, rect.h / 2)
    for side in (
        FRect(rect.left, rect.top, rect.w, high),
        FRect(rect.left, rect.bottom - high, rect.w, high),
        FRect(rect.left, rect.top + high, wide, rect.h - 2 * high),
        FRect(rect.right - wide, rect.top + high, wide, rect.h - 2 * high),
    ):
        place = canvas.px(side)
        if place.w > 0 and place.h > 0:
            part = pygame.Surface(place.size, pygame.SRCALPHA)
            whole = canvas.px(rect).move(-place.left, -place.top)
            line, radius = canvas.scale.hairline(_RING_LINE), canvas.scale.px(_RING_CORNER)
            shapes.rounded(part, whole, radius, None, canvas.theme.gold_light, line)
            part.set_alpha(alpha)
            canvas.surface.blit(part, place)


def rings(places: list[FRect]) -> list[Motion]:
    """Return frames that go out from places and fade."""
    return [Motion(ring, place, place.inflate(14, 14), 0, 0.45, kind="fade") for place in places]
