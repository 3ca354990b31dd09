"""Render every sprite, with its name, on one sheet.

``python tools/contact_sheet.py --size 48 --out sheet.png [PATTERN ...]``
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from alicegames import paths

GAP: Final = 10
LABEL: Final = 12
WIDTH: Final = 1600
"""Pixels of the sheet, unless one sprite is wider."""
INK: Final = "#2B2320"
PAPER: Final = "#F6EEDC"


def found(patterns: list[str]) -> list[Path]:
    """Return the sprites whose names match any pattern, in alphabetical order, each once."""
    folder = paths.assets() / "sprites"
    return sorted({file for pattern in patterns for file in folder.rglob(f"{pattern}.svg")})


def sheet(files: list[Path], size: int, ground: str) -> pygame.Surface:
    """Draw the files in a grid of square cells of ``size`` pixels."""
    step = size + GAP
    columns = max(1, (WIDTH - GAP) // step)
    rows = -(-len(files) // columns)
    surface = pygame.Surface((columns * step + GAP, rows * (step + LABEL) + GAP))
    surface.fill(ground)
    font = pygame.font.Font(None, 13)
    label = pygame.Color(INK if pygame.Color(ground).r > 127 else PAPER)  # noqa: PLR2004 -- half of 255
    for index, file in enumerate(files):
        left, top = GAP + index % columns * step, GAP + index // columns * (step + LABEL)
        drawn = pygame.image.load_sized_svg(file, (size, size))
        surface.blit(drawn, drawn.get_rect(midbottom=(left + size // 2, top + size)))
        name = font.render(file.stem, True, label)
        surface.blit(name, (left, top + size + 2), (0, 0, step - 2, LABEL))
    return surface


def main() -> None:
    """Read the command line, write the picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("patterns", nargs="*", default=["*"], help="names with * (default: all)")
    parser.add_argument("--size", type=int, default=96, help="pixels of a cell")
    parser.add_argument("--ground", default=PAPER, help="colour behind the sprites")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    pygame.font.init()
    files = found(options.patterns)
    if not files:
        parser.error("no sprite has such a name")
    pygame.image.save(sheet(files, options.size, options.ground), options.out)
    print(f"{len(files)} sprites in {options.out}")


if __name__ == "__main__":
    main()
