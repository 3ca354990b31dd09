"""Sprites: SVG drawn at the pixels wanted, once, and kept."""

from __future__ import annotations

import os
import re
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from alicegames import paths
from alicegames.ui.draw import rehearsal
from alicegames.ui.draw.kept import Kept
from alicegames.ui.draw.painter import Painter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alicegames.ui.draw.theme import Colour

_LEAST: Final = 12 * 1024 * 1024
"""Bytes of drawn sprites kept in any window."""
_SHARE: Final = 3.2
"""Bytes of them for each pixel of a large one: a picture of 4K itself weighs 32 MiB, and there are two of them."""
_PIECE: Final = re.compile(r"_s[1-5]$")
_DIE: Final = ("die_", "challenge_icon_")
"""The names of drawings that take their colours from the palette."""
_HEX: Final = re.compile(r"#[0-9A-Fa-f]{6}")
_VIEW_BOX: Final = re.compile(r'viewBox="0 0 ([0-9.]+) ([0-9.]+)"')
_Key = tuple[str, int, int, "Colour | None"]


class _Order(NamedTuple):
    """All that is needed to draw a sprite: ``colours``, written in the drawing -> wanted."""

    key: _Key
    file: Path
    colours: Mapping[str, str]


class SpriteCache:
    """Draw sprites by name from ``assets/sprites`` at any pixel size, in their own colours or in one tint.

    Each game has a folder of its own there, beside the common one; a name is there once in all of them.
    What is missing in a rehearsal is drawn by a thread meanwhile.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or paths.assets() / "sprites"
        self._files: dict[str, Path] = {}
        self._drawn: Kept[_Key] = Kept(_LEAST)
        self._ratios: dict[str, float] = {}
        self._painter = Painter(_draw)
        self._ordered: dict[_Key, _Order] = {}
        self._pieces: Mapping[str, str] = {}
        self._dice: Mapping[str, str] = {}
        self.hurried = False
        """While the window is being resized, old art is scaled instead of drawn anew."""
        self.missing: set[str] = set()
        """Names asked for that have no file; a test wants none."""

    def has(self, name: str) -> bool:
        """Return whether there is such a sprite."""
        return self._path(name) is not None

    def get(self, name: str, width: int, height: int, tint: Colour | None = None) -> pygame.Surface:
        """Return the sprite fitted into so many pixels, its proportions kept (so it may be smaller than asked)."""
        key = (name, max(1, width), max(1, height), tint)
        if (kept := self._drawn.get(key)) is not None:
            return kept
        if self.hurried and (old := self._scaled_old(key)):
            return old
        file = self._path(name)
        if file is None:
            self.missing.add(name)
            return pygame.Surface((1, 1), pygame.SRCALPHA)
        order = _Order(key, file, self._colours(name))
        return self._drawn_elsewhere(order) if rehearsal.is_on() else self._drawn.keep(key, _draw(order))

    def _drawn_elsewhere(self, order: _Order) -> pygame.Surface:
        """Return what the thread has drawn; where it has not, order it and raise Later."""
        self.wait(0)
        if (kept := self._drawn.get(order.key)) is not None:
            return kept
        if self._ordered.get(order.key) != order:
            self._ordered[order.key] = order
            self._painter.ask(order)
        raise rehearsal.Later

    def wait(self, seconds: float) -> None:
        """Take what the thread has drawn; where it still draws something, wait at most so long for the first."""
        while self._ordered and (drawing := self._painter.take(seconds)) is not None:
            seconds = 0
            if self._ordered.get(drawing.key.key) != drawing.key:
                continue  # its colours have changed since
            del self._ordered[drawing.key.key]
            if drawing.picture is None:
                raise drawing.fault or LookupError(drawing.key.file)
            self._drawn.keep(drawing.key.key, drawing.picture)

    def ratio(self, name: str) -> float:
        """Return a sprite's width by its height; 1 if there is none."""
        if name not in self._ratios:
            file = self._path(name)
            found = _VIEW_BOX.search(file.read_text("utf-8")) if file else None
            self._ratios[name] = float(found[1]) / float(found[2]) if found else 1.0
        return self._ratios[name]

    def resize(self, pixels: int) -> None:
        """Keep as much as a window of so many pixels may."""
        self._drawn.budget = max(_LEAST, round(_SHARE * pixels))

    def clear(self) -> None:
        """Forget everything drawn."""
        self._drawn.clear()
        self._ordered.clear()

    def close(self) -> None:
        """End the thread."""
        self._painter.close()

    def _path(self, name: str) -> Path | None:
        """Return the sprite's file, looked up in one listing of the folders; None if there is none."""
        if not self._files:
            self._files = {
                Path(name).stem: Path(folder, name)
                for folder, _folders, names in os.walk(self._folder)
                for name in names
                if name.endswith(".svg")
            }
        return self._files.get(name)

    def recolour(self, pieces: Mapping[str, str], dice: Mapping[str, str]) -> None:
        """Draw the seats' pieces and the dice in other colours: written in the drawings -> wanted, all ``#RRGGBB``."""
        if (pieces, dice) != (self._pieces, self._dice):
            self._pieces, self._dice = pieces, dice
            self.clear()

    def _colours(self, name: str) -> Mapping[str, str]:
        return self._pieces if _PIECE.search(name) else self._dice if name.startswith(_DIE) else {}

    def _scaled_old(self, key: _Key) -> pygame.Surface | None:
        for (name, _, _, tint), old in self._drawn.latest():
            if name == key[0] and tint == key[3]:
                size = pygame.Rect(0, 0, *old.get_size()).fit(pygame.Rect(0, 0, key[1], key[2])).size
                return pygame.transform.smoothscale(old, size)
        return None


def _draw(order: _Order) -> pygame.Surface:
    _name, width, height, tint = order.key
    drawn = _load(order.file, order.colours, (width, height))
    return drawn if tint is None else tinted(drawn, tint)


def _load(file: Path, colours: Mapping[str, str], size: tuple[int, int]) -> pygame.Surface:
    source: Path | BytesIO = file
    if colours:
        painted = _HEX.sub(lambda found: colours.get(found[0].upper(), found[0]), file.read_text("utf-8"))
        source = BytesIO(painted.encode())
    raw = pygame.image.load_sized_svg(source, size)
    ready = pygame.Surface(raw.get_size(), pygame.SRCALPHA)
    ready.blit(raw, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return ready


def tinted(drawn: pygame.Surface, colour: Colour) -> pygame.Surface:
    """Return a copy in one colour, its transparency kept."""
    result = drawn.copy()
    result.fill((0, 0, 0), special_flags=pygame.BLEND_RGB_MULT)
    result.fill(colour, special_flags=pygame.BLEND_RGB_ADD)
    return result
