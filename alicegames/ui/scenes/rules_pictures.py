"""Pictures between the paragraphs of the rules, drawn from the pack: the table as it is laid, what lies in the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame
from pygame import FRect

from alicegames.i18n import _
from alicegames.ui.draw.canvas import Canvas
from alicegames.ui.draw.theme import BODY_BOLD, CAPTION
from alicegames.ui.presenters import boxes
from alicegames.ui.scenes.components import aid_pages
from alicegames.ui.widgets.scrolltext import Block, Figure

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from alicegames.match import Match
    from alicegames.ui.presenters.base import Paint
    from alicegames.ui.presenters.boxes import Exhibit, Shelf

_ROW: Final = 640.0
"""Things stand side by side in so many units, and are drawn larger or smaller with the sheet."""
_GAP: Final = 8.0
_LARGEST: Final = 1.15
_WORDS: Final = 16.0
"""Under a thing, for a word or a number."""
_SHORT: Final = 16
_SEVERAL: Final = 3
"""Lines, where the words are longer than that many letters."""


def of_a_turn(match: Match) -> list[Block]:
    """Return the table as it is laid for the first turn, and the things whose numbers a turn needs."""
    shown = [shelf for shelf in boxes.shelves(match) if shelf.aid]
    if not boxes.shelves(match):
        return []
    note = Block(_("The table as it is laid for the first turn"), CAPTION, "ink_soft", 12)
    laid = Figure(lambda room: room * aid_pages.SHAPE, _kept(aid_pages.table(match)))
    return [note, Block("", before=4, figure=laid), *_shelves(shown)]


def of_the_box(match: Match) -> list[Block]:
    """Return everything in the box, kind by kind."""
    return list(_shelves(boxes.shelves(match)))


def _shelves(shelves: Sequence[Shelf]) -> Iterator[Block]:
    for shelf in shelves:
        yield Block(shelf.title, BODY_BOLD, "ink", 16)
        columns = max(1, int((_ROW + _GAP) // (shelf.size[0] + _GAP)))
        for first in range(0, len(shelf.exhibits), columns):
            yield Block("", before=_GAP, figure=_row(shelf, shelf.exhibits[first : first + columns], columns))


def _row(shelf: Shelf, exhibits: Sequence[Exhibit], columns: int) -> Figure:
    words = max((len(exhibit.words) for exhibit in exhibits), default=0)
    under = _WORDS * (0 if not words else 1 if words < _SHORT else _SEVERAL)

    def share(room: float) -> float:
        return min(_LARGEST, room / (columns * (shelf.size[0] + _GAP)))

    def paint(canvas: Canvas, rect: FRect) -> None:
        wide, high = shelf.size[0] * share(rect.w), shelf.size[1] * share(rect.w)
        for number, exhibit in enumerate(exhibits):
            spot = FRect(rect.left + number * (wide + _GAP * share(rect.w)), rect.top, wide, high)
            exhibit.paint(canvas, spot)
            if exhibit.words:
                below = FRect(spot.left - 2, spot.bottom + 1, spot.w + 4, under)
                style, lines = canvas.type.fit(exhibit.words, CAPTION, below.w, below.h, lines=_SEVERAL)
                canvas.lines(lines, (below.centerx, below.top), style, canvas.theme.ink, align="center")

    return Figure(lambda room: shelf.size[1] * share(room) + under, paint)


def _kept(paint: Paint) -> Paint:
    """Draw a large picture once for each size: it is asked for at every step of scrolling."""
    drawn: dict[tuple[int, int], pygame.Surface] = {}

    def painted(canvas: Canvas, rect: FRect) -> None:
        size = canvas.px(rect).size
        if size not in drawn:
            drawn.clear()
            drawn[size] = pygame.Surface(size)
            flat = Canvas(drawn[size], canvas.scale, canvas.theme, canvas.type, canvas.sprites)
            paint(flat, FRect(0, 0, rect.w, rect.h))
        canvas.surface.blit(drawn[size], canvas.px(rect).topleft)

    return painted
