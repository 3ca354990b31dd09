"""What things are made of: weave, grain, pile, leaves and bricks, as faint shades laid over a colour.

One lamp stands at the upper left: what is raised is light there and throws its shadow down and to the right.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final, Literal

import pygame
from pygame import FRect, Rect

from alicegames.ui.draw import rehearsal
from alicegames.ui.draw.theme import mix

if TYPE_CHECKING:
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.theme import Colour

Stuff = Literal["wood", "planks", "cloth", "felt", "paper", "leather", "bark", "brick"]

_TILE: Final = 256
"""Pixels of a tile's side, as it is made; it is laid in units, so that a large window has larger threads."""
_SEED: Final = 1865
_PLAIN: Final = "high_contrast"
"""In this palette nothing is laid over a colour."""
_BRICK: Final = (64, 32)


def lay(canvas: Canvas, rect: FRect, stuff: Stuff, *, corner: float = 0.0) -> None:
    """Lay a material's shades over what has been drawn in a rectangle; its round corners of that radius stay bare."""
    if canvas.theme.name == _PLAIN:
        return
    tile = _tile(stuff, max(32, canvas.scale.px(_TILE / 2)))
    for part in _without_corners(canvas.px(rect), canvas.scale.px(corner * 0.6)):
        _spread(canvas.surface, tile, part)


def _without_corners(area: Rect, corner: int) -> tuple[Rect, ...]:
    if not corner:
        return (area,)
    middle = area.inflate(0, -2 * corner)
    narrow = area.inflate(-2 * corner, 0)
    above = Rect(narrow.left, area.top, narrow.w, corner)
    return above, middle, above.move(0, area.h - corner)


def _spread(target: pygame.Surface, tile: pygame.Surface, area: Rect) -> None:
    """Multiply an area by a tile, which always lies at the same places of the window."""
    side = tile.get_width()
    for left in range(area.left // side * side, area.right, side):
        for top in range(area.top // side * side, area.bottom, side):
            part = Rect(left, top, side, side).clip(area)
            if part.colliderect(target.get_clip()):
                target.blit(tile, part, part.move(-left, -top), pygame.BLEND_RGB_MULT)


# -- raised and sunk ----------------------------------------------------------------------------------------------


def rim(canvas: Canvas, rect: FRect, width: float, colour: Colour, *, radius: float = 10) -> None:
    """Draw a board's wooden rim, which stands over what lies in it; its middle is filled in the same colour."""
    canvas.shadow(rect, radius=radius, reach=9, drop=3)
    canvas.rounded(rect, colour, mix(colour, (0, 0, 0), 0.5), radius=radius)
    lay(canvas, rect.inflate(-2, -2), "wood", corner=radius)
    lit = rect.inflate(-3, -3)
    canvas.rounded(lit, None, mix(colour, (255, 255, 255), 0.2), radius=radius - 1)
    inside = rect.inflate(-2 * width + 2, -2 * width + 2)
    canvas.rounded(inside, mix(colour, (0, 0, 0), 0.35), mix(colour, (0, 0, 0), 0.55), radius=max(2.0, radius - width))


def sink(canvas: Canvas, rect: FRect, *, reach: float = 8, strength: int = 90) -> None:
    """Draw the shadow that a rim throws on what lies in it: along the upper and the left edge."""
    area, deep = canvas.px(rect), max(2, canvas.scale.px(reach))
    if area.w > deep and area.h > deep:
        canvas.surface.blit(pygame.transform.scale(_fading(deep, strength), (area.w, deep)), area.topleft)
        beside = pygame.transform.rotate(_fading(deep, strength * 2 // 3), 90)
        canvas.surface.blit(pygame.transform.scale(beside, (deep, area.h)), area.topleft)


@lru_cache(maxsize=16)
def _fading(deep: int, strength: int) -> pygame.Surface:
    """Return a column of shadow that fades downwards."""
    column = pygame.Surface((1, deep), pygame.SRCALPHA)
    for row in range(deep):
        column.set_at((0, row), (8, 10, 12, round(strength * (1 - row / deep) ** 2)))
    return column


# -- tiles --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=12)
def _tile(stuff: Stuff, side: int) -> pygame.Surface:
    """Return a material's shades, light grey, which join at the tile's edges."""
    rehearsal.making()
    tile = _MAKERS[stuff]()
    return pygame.transform.smoothscale(tile, (side, side)) if tile.get_width() != side else tile


def forget() -> None:
    """Drop every tile, after the scale changed."""
    _tile.cache_clear()


def _noise(across: int, down: int, dark: int, *, light: int = 255, seed: int = 0) -> pygame.Surface:
    """Return soft noise of so many grains across and down, from dark to light, that joins at its edges."""
    shades = bytes(dark + value * (light - dark) // 255 for value in range(256))
    grey = Random(_SEED + seed).randbytes(across * down).translate(shades)
    rows = [grey[at : at + across] for at in range(0, across * down, across)]
    joined = b"".join(row[-1:] + row + row[:1] for row in (rows[-1], *rows, rows[0]))
    data = bytearray(3 * len(joined))
    data[0::3] = data[1::3] = data[2::3] = joined
    grains = pygame.image.frombytes(bytes(data), (across + 2, down + 2), "RGB")
    wide, high = _TILE // across, _TILE // down
    soft = pygame.transform.smoothscale(grains, ((across + 1) * wide, (down + 1) * high))  # wide pixels are one grain
    return soft.subsurface((wide, high, _TILE, _TILE)).copy()


def _over(*layers: pygame.Surface) -> pygame.Surface:
    made = layers[0]
    for layer in layers[1:]:
        made.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


def _wood() -> pygame.Surface:
    return _over(_noise(2, 64, 206), _noise(4, 128, 222, seed=1), _noise(1, 16, 226, seed=2))


def _planks() -> pygame.Surface:
    made = _wood()
    for plank, (top, shade) in enumerate(((0, 240), (128, 255))):
        made.fill((shade, shade, shade), (0, top, _TILE, 128), pygame.BLEND_RGB_MULT)
        made.fill((120, 120, 120), (0, top, _TILE, 2), pygame.BLEND_RGB_MULT)
        made.fill((150, 150, 150), (64 + 120 * plank, top, 2, 128), pygame.BLEND_RGB_MULT)
    return made


def _cloth() -> pygame.Surface:
    made = _over(_noise(1, 128, 226), _noise(128, 1, 226, seed=3), _noise(8, 8, 238, seed=4))
    for at in range(0, _TILE, 64):  # a damask check, barely seen
        made.fill((246, 246, 246), (at, 0, 32, _TILE), pygame.BLEND_RGB_MULT)
        made.fill((246, 246, 246), (0, at, _TILE, 32), pygame.BLEND_RGB_MULT)
    return made


def _felt() -> pygame.Surface:
    return _over(_noise(128, 128, 220), _noise(64, 64, 228, seed=5), _noise(8, 8, 236, seed=6))


def _paper() -> pygame.Surface:
    return _over(_noise(128, 128, 248), _noise(4, 4, 249, seed=7), _noise(16, 64, 250, seed=8))


def _leather() -> pygame.Surface:
    return _over(_noise(64, 64, 196), _noise(128, 128, 214, seed=9), _noise(4, 4, 226, seed=10))


def _bark() -> pygame.Surface:
    return _over(_noise(32, 4, 186), _noise(64, 8, 204, seed=11), _noise(128, 32, 226, seed=12))


def _brick() -> pygame.Surface:
    made, draw = _felt(), Random(_SEED)
    wide, high = _BRICK
    for row in range(_TILE // high):
        for column in range(-1, _TILE // wide + 1):
            shade = draw.randint(214, 255)
            spot = Rect(column * wide + (wide // 2 if row % 2 else 0), row * high, wide, high)
            made.fill((shade, shade, shade), spot, pygame.BLEND_RGB_MULT)
            made.fill((176, 176, 176), (spot.left, spot.top, 3, high), pygame.BLEND_RGB_MULT)
        made.fill((176, 176, 176), (0, row * high, _TILE, 3), pygame.BLEND_RGB_MULT)
    return made


_MAKERS: Final = {
    "wood": _wood,
    "planks": _planks,
    "cloth": _cloth,
    "felt": _felt,
    "paper": _paper,
    "leather": _leather,
    "bark": _bark,
    "brick": _brick,
}
