"""Tabs under each other: which sheet is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.app.events import LEFT, Key, Move, Press, UiEvent
from alicegames.ui.draw.theme import LABEL
from alicegames.ui.widgets.base import Widget, WidgetState

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Pos
    from alicegames.ui.draw.text import Typesetter

_HEIGHT = 46.0
_STEP = 52.0


class Tabs(Widget):
    """A column of (value, label, icon). Up and down turn to the next."""

    def __init__(
        self,
        widget_id: str,
        items: Sequence[tuple[str, str, str]],
        value: str,
        on_change: Callable[[str], Command | None],
    ) -> None:
        super().__init__(widget_id)
        self.items = tuple(items)
        self.index = next((n for n, item in enumerate(self.items) if item[0] == value), 0)
        self.on_change = on_change
        self._hover: int | None = None

    @property
    def value(self) -> str:
        """The tab shown."""
        return self.items[self.index][0]

    def height(self) -> float:
        """Return the height of all tabs."""
        return _STEP * len(self.items) - (_STEP - _HEIGHT)

    def width_for(self, type_: Typesetter) -> float:
        """Return the width the longest label wants."""
        return max(type_.width(label, LABEL) for _value, label, _icon in self.items) + 60

    def _turn(self, index: int) -> Command:
        if index == self.index:
            return Stay()
        self.index = index
        return self.on_change(self.value) or Stay()

    def handle(self, event: UiEvent) -> Command | None:
        """Click a tab, or step with up and down."""
        match event:
            case Press(pos, button) if button == LEFT:
                part = self._part(pos)
                return Stay() if part is None else self._turn(part)
            case Move(pos):
                before, self._hover = self._hover, self._part(pos)
                return Stay() if before != self._hover else None
            case Key(key=pygame.K_UP) if self.index > 0:
                return self._turn(self.index - 1)
            case Key(key=pygame.K_DOWN) if self.index < len(self.items) - 1:
                return self._turn(self.index + 1)
            case _:
                return None

    def _part(self, pos: Pos) -> int | None:
        part = int((pos[1] - self.rect.top) // _STEP)
        return part if self.contains(pos) and 0 <= part < len(self.items) else None

    def _cell(self, number: int) -> FRect:
        return FRect(self.rect.left, self.rect.top + number * _STEP, self.rect.width, _HEIGHT)

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the tabs; the one shown is paper, the others stand on the night."""
        theme = canvas.theme
        if not state.hovered:
            self._hover = None
        for number, (_value, label, icon) in enumerate(self.items):
            cell, chosen = self._cell(number), number == self.index
            if chosen:
                canvas.panel(cell, radius=8)
            if number == self._hover:
                canvas.rounded(cell, None, theme.hover, radius=8, line=2)
            colour = theme.teal if chosen else theme.paper
            canvas.sprite(icon, FRect(cell.left + 14, cell.centery - 10, 20, 20), tint=colour)
            words = FRect(cell.left + 44, cell.top, cell.width - 52, cell.height)
            canvas.text_in(label, words, LABEL, colour, align="left")

    def draw_focus(self, canvas: Canvas) -> None:
        """Draw the ring around the tab shown."""
        canvas.focus_ring(self._cell(self.index), radius=8)
