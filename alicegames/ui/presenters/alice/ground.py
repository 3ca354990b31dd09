"""What Alice lies on: an open storybook, the Tea Party on its left page, the own chapters on its right."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame
from pygame import FRect

from alicegames.ui.draw import materials
from alicegames.ui.draw.theme import mix

if TYPE_CHECKING:
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.theme import Colour, Theme
    from alicegames.ui.presenters.base import Paint

_COVER: Final = 5.0
"""How far the cover stands out beyond the leaves, in units."""
_LEAVES: Final = 4
_GUTTER: Final = 46.0
"""How far from the fold the leaves bend down into the shade."""
_DARK: Final = 92
"""How dark the fold is, of 255."""
_FAINT: Final = 0.17
"""The share of ink in what is printed on a leaf for its looks only."""


def printed(theme: Theme) -> Colour:
    """Return the colour of lines that are printed on the leaves: 3:1."""
    return mix(theme.paper, theme.ink, 0.56)


def rule(theme: Theme) -> Colour:
    """Return the colour of a fine line that only adorns."""
    return mix(theme.paper, theme.ink, 0.26)


def storybook(fold: float) -> Paint:
    """Return an open book; ``fold`` is where its leaves are bound, as a share of its width."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        cover = rect.inflate(2 * _COVER, 2 * _COVER)
        canvas.shadow(cover, radius=8, reach=12, drop=4)
        canvas.rounded(cover, theme.rose, mix(theme.rose, (0, 0, 0), 0.55), radius=8)
        materials.lay(canvas, cover, "leather", corner=8)
        for leaf in range(_LEAVES):
            shade = mix(theme.paper_deep, theme.ink, 0.34 if leaf % 2 == 0 else 0.08)
            canvas.rounded(rect.inflate(-2.6 * leaf, -2.6 * leaf), shade, None, radius=5)
        page = rect.inflate(-2.6 * _LEAVES, -2.6 * _LEAVES)
        canvas.rounded(page, theme.paper, None, radius=3)
        materials.lay(canvas, page, "paper")
        _bend(canvas, page, rect.left + rect.w * fold)

    return paint


def _bend(canvas: Canvas, page: FRect, middle: float) -> None:
    """Let both leaves bend down into the fold."""
    if canvas.theme.name == "high_contrast":
        canvas.line((middle, page.top), (middle, page.bottom), printed(canvas.theme))
        return
    wide, high = canvas.scale.px(_GUTTER), canvas.px(page).h
    shade = pygame.transform.scale(_shade(wide), (wide, high))
    left, top = canvas.point((middle, page.top))
    canvas.surface.blit(pygame.transform.flip(shade, flip_x=True, flip_y=False), (left - wide, top))
    canvas.surface.blit(shade, (left, top))


@lru_cache(maxsize=4)
def _shade(wide: int) -> pygame.Surface:
    """Return a row that is dark at its left end and clear at its right."""
    row = pygame.Surface((wide, 1), pygame.SRCALPHA)
    for at in range(wide):
        row.set_at((at, 0), (60, 40, 24, round(_DARK * (1 - at / wide) ** 2.4)))
    return row


def frame(canvas: Canvas, rect: FRect, edge: Colour, line: float = 1.0) -> None:
    """Draw a printed frame: a line, and a fine one inside it."""
    canvas.rounded(rect, None, edge, radius=10, line=line)
    canvas.rounded(rect.inflate(-7, -7), None, rule(canvas.theme), radius=7)


def engraving(canvas: Canvas, name: str, rect: FRect) -> None:
    """Draw a faint picture printed on a leaf."""
    canvas.sprite(name, rect, tint=mix(canvas.theme.paper, canvas.theme.ink, _FAINT))
