"""A long text of headed paragraphs, to be scrolled and found one's way in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

import pygame
from pygame import FRect

from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.app.events import Key, UiEvent
from alicegames.ui.draw.theme import BODY
from alicegames.ui.widgets.base import Widget, WidgetState
from alicegames.ui.widgets.scroll import BAR, Scroller

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.text import Typesetter
    from alicegames.ui.draw.theme import Style

Ink = Literal["ink", "ink_soft", "teal", "rose", "ochre"]
_LINE = 40.0


_NOTE: Final = 72.0
"""Width of the note beside a paragraph at a text size of 100%."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture in place of words."""

    height: Callable[[float], float]
    """The width that there is for it, in units -> how high it is then."""
    paint: Callable[[Canvas, FRect], None]


@dataclass(frozen=True, slots=True)
class Block:
    """One paragraph: its words, look, the space over it, and a name to be found by."""

    text: str
    style: Style = BODY
    ink: Ink = "ink"
    before: float = 8.0
    name: str = ""
    note: str = ""
    """A short word at the right of its first line (a rule's number)."""
    bar: Ink | None = None
    """Drawn on a deeper ground with a bar of this colour: a ruling."""
    figure: Figure | None = None
    """Drawn in place of the words."""


class ScrollText(Widget):
    """Paragraphs; ``show(name)`` brings one to the top."""

    def __init__(self, widget_id: str, blocks: Sequence[Block] = ()) -> None:
        super().__init__(widget_id)
        self.blocks = tuple(blocks)
        self.scroller = Scroller()
        self._note_room = _NOTE
        self._tops: list[float] = []
        self._laid: object = None

    def set(self, blocks: Sequence[Block]) -> None:
        """Replace the text and go to its top."""
        self.blocks = tuple(blocks)
        self.scroller.offset = 0.0
        self._laid = None

    def show(self, name: str, type_: Typesetter) -> None:
        """Scroll the paragraph of that name to the top."""
        self._lay(type_)
        for block, top in zip(self.blocks, self._tops, strict=False):
            if block.name == name:
                self.scroller.offset = max(0.0, min(top - block.before, self.scroller.most))
                return

    def _room(self, block: Block) -> float:
        return self.rect.width - BAR - 8 - (14 if block.bar else 0) - (self._note_room if block.note else 0)

    def _lay(self, type_: Typesetter) -> None:
        key = (self.rect.width, self.rect.height, type_.factor, type_.text_size)
        if self._laid != key:
            self._laid, self._note_room = key, _NOTE * type_.text_size
            self._tops = []
            y = 0.0
            for block in self.blocks:
                y += block.before
                self._tops.append(y)
                y += self._height(block, type_)
            self._tops.append(y + 12)
        self.scroller.place(self.rect, self._tops[-1])

    def _height(self, block: Block, type_: Typesetter) -> float:
        if block.figure is not None:
            return block.figure.height(self._room(block))
        return type_.height(block.text, block.style, self._room(block)) + (8 if block.bar else 0)

    def handle(self, event: UiEvent) -> Command | None:
        """Scroll by wheel, bar, arrows and pages."""
        if isinstance(event, Key) and event.key in (pygame.K_UP, pygame.K_DOWN) and self.scroller.needed:
            moved = self.scroller.move(_LINE if event.key == pygame.K_DOWN else -_LINE)
            return Stay() if moved else None
        return self.scroller.handle(event)

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the paragraphs in view."""
        del state
        self._lay(canvas.type)
        low, high = self.scroller.offset, self.scroller.offset + self.rect.height
        with canvas.clipped(self.rect):
            for number, block in enumerate(self.blocks):
                if self._tops[number + 1] >= low and self._tops[number] <= high:
                    self._draw_block(canvas, block, self.rect.top + self._tops[number] - low)
        self.scroller.draw(canvas)

    def _draw_block(self, canvas: Canvas, block: Block, top: float) -> None:
        room, left = self._room(block), self.rect.left
        if block.figure is not None:
            block.figure.paint(canvas, FRect(left, top, room, block.figure.height(room)))
            return
        colour = getattr(canvas.theme, block.ink)
        if block.bar:
            height = canvas.type.height(block.text, block.style, room)
            ground = FRect(left, top, self.rect.width - BAR - 8, height + 8)
            canvas.rounded(ground, canvas.theme.paper_deep, None, radius=6)
            canvas.rounded(FRect(left, top, 4, height + 8), getattr(canvas.theme, block.bar), None, radius=2)
            left, top = left + 14, top + 4
        canvas.paragraph(block.text, FRect(left, top, room, 1), block.style, colour)
        if block.note:
            edge = (self.rect.right - BAR - 14, top)
            canvas.text(block.note, edge, BODY.at(13), canvas.theme.ink_soft, align="right")
