"""A list of which only the visible rows are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

import pygame
from pygame import FRect

from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.app.events import LEFT, Key, Move, Press, Release, UiEvent
from alicegames.ui.draw.theme import BODY
from alicegames.ui.widgets.base import Widget, WidgetState
from alicegames.ui.widgets.scroll import BAR, Scroller

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Pos

R = TypeVar("R")


class ListView(Widget, Generic[R]):
    """Rows of one height. Up and down select, Enter or a second click opens.

    ``draw_row(canvas, row, rect, selected)`` draws what stands in a row; ground and highlight are the list's.
    """

    def __init__(
        self,
        widget_id: str,
        rows: Sequence[R],
        row_height: float,
        draw_row: Callable[[Canvas, R, FRect, bool], None],
        *,
        on_select: Callable[[R], Command | None] | None = None,
        on_open: Callable[[R], Command | None] | None = None,
        empty: str = "",
    ) -> None:
        super().__init__(widget_id)
        self.rows = tuple(rows)
        self.row_height = row_height
        self.draw_row = draw_row
        self.on_select = on_select
        self.on_open = on_open
        self.empty = empty
        self.selected: int | None = 0 if self.rows else None
        self.scroller = Scroller()
        self._hover: int | None = None
        self._clicked: int | None = None

    @property
    def row(self) -> R | None:
        """The selected row."""
        return None if self.selected is None else self.rows[self.selected]

    def set(self, rows: Sequence[R]) -> None:
        """Replace the rows; the selection keeps its place in the list."""
        self.rows = tuple(rows)
        self.selected = min(self.selected or 0, len(self.rows) - 1) if self.rows else None
        self._clicked = self._hover = None

    def extend(self, rows: Sequence[R]) -> None:
        """Add rows at the end; what is selected, pointed at or half double-clicked stays."""
        self.rows = (*self.rows, *rows)
        if self.selected is None and self.rows:
            self.selected = 0

    def select(self, index: int) -> Command:
        """Select a row and bring it into view."""
        self.selected = max(0, min(len(self.rows) - 1, index))
        self._place()
        self.scroller.show(self.selected * self.row_height, (self.selected + 1) * self.row_height)
        return (self.on_select(self.rows[self.selected]) if self.on_select else None) or Stay()

    # -- events -----------------------------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> Command | None:
        """Select, open, scroll."""
        self._place()
        if isinstance(event, Key) and (answer := self._key(event.key)) is not None:
            return answer
        if (answer := self.scroller.handle(event)) is not None:
            return answer
        match event:
            case Move(pos):
                before, self._hover = self._hover, self._index(pos)
                return Stay() if before != self._hover else None
            case Press(button=button) if button == LEFT:
                return Stay()
            case Release(pos, button) if button == LEFT:
                return self._click(self._index(pos))
            case _:
                return None

    def _click(self, index: int | None) -> Command:
        if index is None:
            return Stay()
        again, self._clicked = self._clicked == index and self.selected == index, index
        return self._open() if again else self.select(index)

    def _open(self) -> Command:
        return (self.on_open(self.row) if self.on_open and self.row is not None else None) or Stay()

    def _key(self, key: int) -> Command | None:
        if self.selected is None:
            return None
        match key:
            case pygame.K_UP if self.selected > 0:
                return self.select(self.selected - 1)
            case pygame.K_DOWN if self.selected < len(self.rows) - 1:
                return self.select(self.selected + 1)
            case pygame.K_HOME:
                return self.select(0)
            case pygame.K_END:
                return self.select(len(self.rows) - 1)
            case pygame.K_PAGEUP | pygame.K_PAGEDOWN:
                page = max(1, int(self.rect.height // self.row_height) - 1)
                return self.select(self.selected + (page if key == pygame.K_PAGEDOWN else -page))
            case pygame.K_RETURN | pygame.K_KP_ENTER:
                return self._open() if self.on_open else None
            case _:
                return None

    def _index(self, pos: Pos) -> int | None:
        if not self.contains(pos):
            return None
        index = int((pos[1] - self.rect.top + self.scroller.offset) // self.row_height)
        return index if 0 <= index < len(self.rows) else None

    def _place(self) -> None:
        self.scroller.place(self.rect, len(self.rows) * self.row_height)

    # -- drawing ----------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the visible rows."""
        self._place()
        if not self.rows:
            canvas.paragraph(self.empty, self.rect.inflate(-32, -32), BODY, canvas.theme.ink_soft, align="center")
            return
        first = int(self.scroller.offset // self.row_height)
        last = min(len(self.rows), int((self.scroller.offset + self.rect.height) // self.row_height) + 1)
        wide = self.rect.width - (BAR if self.scroller.needed else 0)
        with canvas.clipped(self.rect):
            for index in range(first, last):
                top = self.rect.top + index * self.row_height - self.scroller.offset
                self._draw_ground(canvas, FRect(self.rect.left, top, wide, self.row_height), index, state)
                self.draw_row(
                    canvas, self.rows[index], FRect(self.rect.left, top, wide, self.row_height), index == self.selected
                )
        self.scroller.draw(canvas)

    def _draw_ground(self, canvas: Canvas, rect: FRect, index: int, state: WidgetState) -> None:
        theme, inner = canvas.theme, rect.inflate(-4, -4)
        if index == self.selected:
            canvas.rounded(inner, theme.paper_deep, theme.ink_soft, radius=8)
        else:
            canvas.fill(FRect(rect.left + 8, rect.bottom - 1, rect.width - 16, 1), theme.paper_deep)
        if index == self._hover and state.hovered:
            canvas.rounded(inner, None, theme.hover, radius=8, line=2)
