"""Anti-aliased shapes in pixels: rounded sheets and soft shadows, cut in nine and cached."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect

from alicegames.ui.draw import rehearsal
from alicegames.ui.draw.kept import Kept

if TYPE_CHECKING:
    from alicegames.ui.draw.theme import Colour

_KEPT: Final = 160_000
"""Glows of up to so many pixels are kept ready; larger ones are put together each time, without their middle."""
_BUDGET: Final = 4 * 1024 * 1024
"""Bytes of them that are kept."""
_FINER: Final = 4
"""Corners are drawn so many times larger and scaled down once."""
_FINEST: Final = 1024
"""No corner is drawn larger than this, in pixels: a large one looks round at less."""


@lru_cache(maxsize=512)
def _disc(radius: int, fill: Colour | None, border: Colour | None, line: int) -> pygame.Surface:
    """Return a disc of 2 x radius pixels whose quarters are the corners of a rounded rectangle."""
    rehearsal.making()
    edge, finer = border or fill or (0, 0, 0), max(1, min(_FINER, _FINEST // radius))
    big = pygame.Surface((2 * radius * finer, 2 * radius * finer), pygame.SRCALPHA)
    big.fill((*edge, 0))
    centre = (radius * finer, radius * finer)
    if border and line:
        pygame.draw.circle(big, border, centre, radius * finer)
    inner = radius * finer - (line * finer if border else 0)
    if inner > 0:
        pygame.draw.circle(big, (*fill, 255) if fill else (*edge, 0), centre, inner)
    return pygame.transform.smoothscale(big, (2 * radius, 2 * radius))


def rounded(
    target: pygame.Surface, rect: Rect, radius: int, fill: Colour | None, border: Colour | None = None, line: int = 1
) -> None:
    """Draw a rounded rectangle with an optional border inside its edge; nothing where it has no area."""
    if rect.width <= 0 or rect.height <= 0:
        return
    radius = min(radius, rect.width // 2, rect.height // 2)
    if radius < 1:
        _square(target, rect, fill, border, line)
        return
    disc = _disc(radius, fill, border, line)
    if rect.width == rect.height == 2 * radius:
        target.blit(disc, rect.topleft)
        return
    right, bottom = rect.right - radius, rect.bottom - radius
    for dest, source in (
        ((rect.left, rect.top), (0, 0)),
        ((right, rect.top), (radius, 0)),
        ((rect.left, bottom), (0, radius)),
        ((right, bottom), (radius, radius)),
    ):
        target.blit(disc, dest, (*source, radius, radius))
    if fill:
        target.fill(fill, (rect.left + radius, rect.top, rect.width - 2 * radius, rect.height))
        target.fill(fill, (rect.left, rect.top + radius, radius, rect.height - 2 * radius))
        target.fill(fill, (right, rect.top + radius, radius, rect.height - 2 * radius))
    if border and line:
        _edges(target, rect, radius, border, line)


def _square(target: pygame.Surface, rect: Rect, fill: Colour | None, border: Colour | None, line: int) -> None:
    if fill:
        target.fill(fill, rect)
    if border and line:
        _edges(target, rect, 0, border, line)


def _edges(target: pygame.Surface, rect: Rect, radius: int, colour: Colour, line: int) -> None:
    wide, high = rect.width - 2 * radius, rect.height - 2 * radius
    target.fill(colour, (rect.left + radius, rect.top, wide, line))
    target.fill(colour, (rect.left + radius, rect.bottom - line, wide, line))
    target.fill(colour, (rect.left, rect.top + radius, line, high))
    target.fill(colour, (rect.right - line, rect.top + radius, line, high))


@lru_cache(maxsize=64)
def _glow_tile(reach: int, radius: int, colour: Colour, alpha: int) -> pygame.Surface:
    """Return the smallest blurred rounded square: its corners and one-pixel edges build any size."""
    rehearsal.making()
    side = 2 * (radius + 2 * reach) + 1
    tile = pygame.Surface((side, side), pygame.SRCALPHA)
    tile.fill((*colour, 0))
    inner = Rect(reach, reach, side - 2 * reach, side - 2 * reach)
    pygame.draw.rect(tile, (*colour, alpha), inner, border_radius=radius + reach // 2)
    blur = max(1, reach // 2)
    return pygame.transform.box_blur(pygame.transform.box_blur(tile, blur), blur)


_glows: Final[Kept[tuple[object, ...]]] = Kept(_BUDGET)


def _glow(size: tuple[int, int], reach: int, radius: int, colour: Colour, alpha: int) -> pygame.Surface:
    key = (size, reach, radius, colour, alpha)
    if (kept := _glows.get(key)) is not None:
        return kept
    tile = _glow_tile(reach, radius, colour, alpha)
    rehearsal.making()
    result = pygame.Surface(size, pygame.SRCALPHA)
    result.fill((*colour, 0))
    for piece, area in _pieces(tile, size):
        result.blit(pygame.transform.scale(piece, area.size), area.topleft, None, pygame.BLEND_RGBA_MAX)
    return _glows.keep(key, result)


def _pieces(tile: pygame.Surface, size: tuple[int, int]) -> list[tuple[pygame.Surface, Rect]]:
    """Return the nine pieces of a glow and where they go, the middle last."""
    corner = tile.get_width() // 2
    pieces = []
    for column, (left, width) in enumerate(_cuts(size[0], corner)):
        for row, (top, height) in enumerate(_cuts(size[1], corner)):
            if width > 0 and height > 0:
                pieces.append((tile.subsurface(_piece(column, row, corner)), Rect(left, top, width, height)))
    pieces.sort(key=lambda each: each[0].get_size() == (1, 1))
    return pieces


def _cuts(length: int, corner: int) -> tuple[tuple[int, int], ...]:
    return ((0, corner), (corner, length - 2 * corner), (length - corner, corner))


def _piece(column: int, row: int, corner: int) -> Rect:
    lefts, sizes = (0, corner, corner + 1), (corner, 1, corner)
    return Rect(lefts[column], lefts[row], sizes[column], sizes[row])


def glow(target: pygame.Surface, rect: Rect, reach: int, radius: int, colour: Colour, alpha: int) -> None:
    """Draw a soft glow or shadow that reaches so many pixels beyond a rounded rectangle.

    The middle of a large one is left out: a sheet lies on it. What has no area has no light.
    """
    if rect.width <= 0 or rect.height <= 0:
        return
    least = 2 * (radius + 2 * reach) + 1
    around = rect.inflate(2 * reach, 2 * reach)
    if around.width < least or around.height < least:
        radius = max(0, min(around.width, around.height) // 2 - 2 * reach - 1)
        reach = min(reach, max(1, (min(around.width, around.height) - 1) // 4))
        around = rect.inflate(2 * reach, 2 * reach)
    if around.width * around.height <= _KEPT:
        target.blit(_glow(around.size, reach, radius, colour, alpha), around.topleft)
        return
    tile = _glow_tile(reach, radius, colour, alpha)
    for piece, area in _pieces(tile, around.size):
        if piece.get_size() != (1, 1):
            target.blit(pygame.transform.scale(piece, area.size), area.move(around.topleft))


def forget() -> None:
    """Drop every cached shape, after the scale changed."""
    for cached in (_disc, _glow_tile):
        cached.cache_clear()
    _glows.clear()
