"""Player aids as files: a picture with the pages side by side, or a PDF with a page each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame
from PIL import Image

from alicegames.match import MARKS, Seat, new_match
from alicegames.ui.app import offscreen
from alicegames.ui.scenes.components import aid_pages

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from typing import Any

    from alicegames.match import Match
    from alicegames.packs.spec import Pack
    from alicegames.ui.app.app import App

_UNITS: Final = 100.0
"""Units an inch."""
_COMPRESSION: Final = 4
"""Of PNG: the best would take four times as long for two hundredths of the size."""
KINDS: Final = (".png", ".pdf")
"""The files that can be written."""


def sample(game: str, pack: Pack[Any] | None = None) -> Match:
    """Return a match of two whose table an aid shows. Raises PackError."""
    seats = tuple(Seat(name=name, mark=MARKS[place]) for place, name in enumerate(("Alice", "Dinah")))
    return new_match(game, seats, seed=1, first=0, pack=pack)


def save(app: App | None, match: Match, out: Path, *, parts: bool = False, factor: float = aid_pages.PRINTED) -> None:
    """Write a game's player aid, ``parts``: with everything in the box, as the kind of file that the name says.

    Without an ``app`` one in memory draws it. Raises OSError.
    """
    pages = (*aid_pages.aid(match), *(aid_pages.parts(match) if parts else ()))
    drawn = aid_pages.render(app or offscreen.app((1280, 720)), pages, factor)
    images = [Image.frombytes("RGB", one.get_size(), pygame.image.tobytes(one, "RGB")) for one in drawn]
    if out.suffix.lower() == ".pdf":
        images[0].save(out, save_all=True, append_images=images[1:], resolution=_UNITS * factor, quality=92)
    else:
        _side_by_side(images).save(out, compress_level=_COMPRESSION)


def _side_by_side(images: Sequence[Image.Image]) -> Image.Image:
    wide, high = sum(one.width for one in images), max(one.height for one in images)
    sheet, left = Image.new("RGB", (wide, high)), 0
    for one in images:
        sheet.paste(one, (left, 0))
        left += one.width
    return sheet
