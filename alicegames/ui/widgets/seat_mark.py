"""A seat's mark and colour, turned to the next by a click."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from alicegames.i18n import _
from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.app.events import LEFT, Key, Press, Release, UiEvent
from alicegames.ui.draw.seats import draw_disc
from alicegames.ui.widgets.base import Widget, WidgetState
from alicegames.ui.widgets.button import is_click_key

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.ui.draw.canvas import Canvas


class SeatMark(Widget):
    """The mark on a disc of the seat's colour."""

    def __init__(self, widget_id: str, mark: str, on_turn: Callable[[int], Command | None]) -> None:
        super().__init__(widget_id, tooltip=_("Mark and colour of this seat: click for the next"))
        self.mark = mark
        self.on_turn = on_turn

    def handle(self, event: UiEvent) -> Command | None:
        """Turn to the next mark on a click, Enter, Space or an arrow."""
        match event:
            case Press(button=button) if button == LEFT:
                return Stay()
            case Release(pos, button) if button == LEFT and self.contains(pos):
                return self.on_turn(1) or Stay()
            case Key(key=key) if key in (pygame.K_LEFT, pygame.K_RIGHT):
                return self.on_turn(1 if key == pygame.K_RIGHT else -1) or Stay()
            case _:
                return (self.on_turn(1) or Stay()) if is_click_key(event) else None

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the disc, lit when pointed at."""
        draw_disc(canvas, self.mark, self.rect)
        if state.hovered:
            canvas.rounded(self.rect, None, canvas.theme.hover, radius=22, line=2)

    def draw_focus(self, canvas: Canvas) -> None:
        """Draw a round ring."""
        canvas.focus_ring(self.rect, radius=22)
