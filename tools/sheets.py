"""Contact sheets: many pictures, small and named, on one sheet that a person can judge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

GAP: Final = 8
LABEL: Final = 18
NIGHT: Final = "#102426"
PAPER: Final = "#F6EEDC"

Row = tuple[str, "Sequence[pygame.Surface]"]
"""What a row shows, and its pictures from left to right."""


def shrunk(picture: pygame.Surface, width: int) -> pygame.Surface:
    """Return a picture so many pixels wide, its proportions kept."""
    height = max(1, round(picture.get_height() * width / picture.get_width()))
    return pygame.transform.smoothscale(picture, (width, height))


def sheet(rows: Sequence[Row], width: int, columns: int) -> pygame.Surface:
    """Lay rows of pictures under each other, each under its name; a row longer than ``columns`` is broken."""
    pygame.font.init()
    font = pygame.font.Font(None, LABEL)
    lines = [(name, list(pictures[at : at + columns])) for name, pictures in rows for at in _starts(pictures, columns)]
    heights = [LABEL + GAP + max(picture.get_height() for picture in pictures) for _name, pictures in lines]
    surface = pygame.Surface((columns * (width + GAP) + GAP, sum(heights) + GAP))
    surface.fill(NIGHT)
    top = GAP
    for (name, pictures), height in zip(lines, heights, strict=True):
        surface.blit(font.render(name, True, PAPER), (GAP, top))
        for column, picture in enumerate(pictures):
            surface.blit(picture, (GAP + column * (width + GAP), top + LABEL))
        top += height
    return surface


def _starts(pictures: Sequence[pygame.Surface], columns: int) -> range:
    return range(0, len(pictures), columns)


def of_files(files: Sequence[Path], width: int, columns: int) -> pygame.Surface:
    """Lay picture files beside each other; files whose names differ only after the last ``-`` share a row."""
    rows: dict[str, list[pygame.Surface]] = {}
    for file in files:
        rows.setdefault(file.stem.rpartition("-")[0], []).append(shrunk(pygame.image.load(file), width))
    return sheet(list(rows.items()), width, columns)
