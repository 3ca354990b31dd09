"""Letters that the shipped faces lack: from the fonts of the extra ``fonts``, then the machine's own, else a box."""

from __future__ import annotations

import io
import unicodedata
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable

SUBSTITUTE: Final = "▯"
"""What stands for a letter that no font here has."""
_OF_THE_MACHINE: Final = (
    *("notosanscjksc", "notosanscjkjp", "sourcehansanssc", "wenquanyizenhei", "droidsansfallback"),
    *("microsoftyahei", "yugothic", "msgothic", "malgungothic", "pingfangsc", "hiraginosans", "applesdgothicneo"),
    *("notosansarabic", "notosanshebrew", "notosansthai", "notosansdevanagari", "segoeui", "nirmalaui"),
    *("geezapro", "arialhebrew", "notosanssymbols2", "notoemoji", "segoeuisymbol", "segoeuiemoji", "applesymbols"),
    *("symbola", "dejavusans", "freesans", "arialunicodems", "unifont"),
)
"""Fonts of the three systems that have what ours lack, as pygame spells their names; asked in this order."""
_RIGHT_TO_LEFT: Final = {"R": "Hebr", "AL": "Arab"}
"""Scripts written from right to left, by a letter's class of direction."""


@dataclass(frozen=True, slots=True)
class Source:
    """A font that letters are taken from; ``script`` names the one that is written from right to left, if any."""

    name: str
    script: str = ""

    def font(self, pixels: int) -> pygame.font.Font:
        """Return the font at a size in pixels, set to write its script."""
        font = pygame.font.Font(_candidates()[self.name](), pixels)
        if self.script:
            font.set_script(self.script)
            font.set_direction(pygame.DIRECTION_RTL)
        return font


@cache
def source(char: str) -> Source | None:
    """Return where a letter can be had; None where no font here has it."""
    script = _RIGHT_TO_LEFT.get(unicodedata.bidirectional(char), "")
    found = next((name for name in _candidates() if _has(name, char)), None)
    return None if found is None else Source(found, script)


@cache
def _candidates() -> dict[str, Callable[[], Any]]:
    """Return how each font at hand is opened, the extra's first, without opening any."""
    found: dict[str, Callable[[], Any]] = {}
    if find_spec("pymupdf_fonts"):
        for name in ("figo", "symbol2", "symbol1", "math"):
            found[name] = partial(_of_the_extra, name)
    spec = find_spec("matplotlib_fontja")
    if spec and spec.origin:
        found["ipaexg"] = partial(Path, Path(spec.origin).parent, "fonts", "ipaexg.ttf")
    for name in _OF_THE_MACHINE:
        if file := pygame.font.match_font(name):
            found[name] = partial(Path, file)
    return found


def _of_the_extra(name: str) -> io.BytesIO:
    return io.BytesIO(import_module("pymupdf_fonts").myfont(name))


@cache
def _has(name: str, char: str) -> bool:
    face = _opened(name)
    return face is not None and face.get_metrics(char)[0] is not None


@cache
def _opened(name: str) -> Any:  # noqa: ANN401 -- pygame.freetype has no types
    """Return a font to ask what it has; None for a file of the machine's that is no font that can be drawn."""
    import pygame.freetype  # noqa: PLC0415 -- only texts beyond the fonts' alphabets need it

    if not pygame.freetype.get_init():
        pygame.freetype.init()
    try:
        return pygame.freetype.Font(_candidates()[name](), 16)
    except (pygame.error, OSError):  # somebody else's file: the next font is asked
        return None
