"""What Tea Time lies on: a damask cloth with a hem of lace."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame
from pygame import FRect

from alicegames.ui.draw import materials
from alicegames.ui.draw.theme import mix

if TYPE_CHECKING:
    from alicegames.ui.draw.canvas import Canvas

LACE: Final = 11.0
"""How far the lace hangs over the cloth's edge, in units."""
_SCALLOP: Final = 40 / 26
"""A scallop's width by its height."""
_CORNER: Final = 46.0
_ROOMY: Final = 1.1
"""From so many times as wide as high the cloth has room beside the grid."""
_THIN: Final = 214
"""How opaque the lace is, of 255."""


def cloth(canvas: Canvas, rect: FRect) -> None:
    """Draw the cloth into a rectangle, its lace included."""
    theme = canvas.theme
    inner = rect.inflate(-2 * LACE, -2 * LACE)
    canvas.shadow(inner, radius=2, reach=10, drop=3)
    _lace(canvas, rect, inner)
    canvas.fill(inner, mix(theme.night, theme.paper, 0.06))
    materials.lay(canvas, inner, "cloth")
    stitch = mix(theme.night, theme.paper, 0.3)
    for margin in (3, 6):
        canvas.rounded(inner.inflate(-2 * margin, -2 * margin), None, stitch, radius=3)
    _embroidery(canvas, inner.inflate(-24, -24))
    teapot = FRect(inner.right - 128, inner.bottom - 104, 96, 72)
    if inner.w > _ROOMY * inner.h:
        canvas.sprite("night_teapot", teapot)


def _lace(canvas: Canvas, rect: FRect, inner: FRect) -> None:
    """Hang scallops all around, a whole number of them on each side, and a fan at every corner."""
    for side in range(4):
        upright = side % 2 == 1
        length = inner.h if upright else inner.w
        count = max(1, round(length / (LACE * _SCALLOP)))
        wide = canvas.px(FRect(0, 0, length / count + 1, LACE + 1)).size
        scallop = pygame.transform.smoothscale(canvas.sprites.get("lace", 160, 104), wide)
        turned = _faint(pygame.transform.rotate(scallop, (180, 90, 0, 270)[side]))
        for number in range(count):
            at = length / count * number
            spot = (inner.left + at, rect.top if side == 0 else inner.bottom - 1)
            if upright:
                spot = (inner.right - 1 if side == 1 else rect.left, inner.top + at)
            canvas.surface.blit(turned, canvas.point(spot))
    _corners(canvas, rect)


def _corners(canvas: Canvas, rect: FRect) -> None:
    side = canvas.scale.px(LACE + 1)
    drawn = canvas.sprites.get("lace_corner", side, side)
    for turn, (left, top) in (
        (0, (rect.left, rect.top)),
        (90, (rect.left, rect.bottom - LACE)),
        (180, (rect.right - LACE, rect.bottom - LACE)),
        (270, (rect.right - LACE, rect.top)),
    ):
        canvas.surface.blit(_faint(pygame.transform.rotate(drawn, turn)), canvas.point((left, top)))


def _faint(drawn: pygame.Surface) -> pygame.Surface:
    shown = drawn.copy()
    shown.fill((255, 255, 255, _THIN), special_flags=pygame.BLEND_RGBA_MULT)
    return shown


def _embroidery(canvas: Canvas, rect: FRect) -> None:
    """Draw a flourish into every corner that has room for one."""
    thread = mix(canvas.theme.night, canvas.theme.paper, 0.26)
    for name, left, top in (
        ("corner_flourish", rect.left, rect.top),
        ("corner_flourish_tr", rect.right - _CORNER, rect.top),
        ("corner_flourish_bl", rect.left, rect.bottom - _CORNER),
        ("corner_flourish_br", rect.right - _CORNER, rect.bottom - _CORNER),
    ):
        canvas.sprite(name, FRect(left, top, _CORNER, _CORNER), tint=thread)
