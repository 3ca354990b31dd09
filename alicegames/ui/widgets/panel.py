"""A sheet of paper with a heading: a widget only to be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from alicegames.ui.theme import HEADING
from alicegames.ui.widgets.base import Widget, WidgetState

if TYPE_CHECKING:
    from alicegames.ui.canvas import Canvas

HEAD = 52.0
"""Height of a panel's heading with its rule."""


def draw_panel(canvas: Canvas, rect: FRect, title: str = "") -> FRect:
    """Draw a sheet, its heading in the display face over a hairline; return the room inside."""
    canvas.panel(rect)
    inside = rect.inflate(-40, -32)
    if title:
        canvas.text(title, (inside.left, inside.top - 2), HEADING, canvas.theme.teal, width=inside.width)
        canvas.fill(FRect(inside.left, inside.top + 28, inside.width, 1), canvas.theme.paper_deep)
        inside = FRect(inside.left, inside.top + HEAD - 12, inside.width, inside.height - HEAD + 12)
    return inside


class Panel(Widget):
    """A sheet with a heading, behind other widgets."""

    takes_focus = False

    def __init__(self, widget_id: str, title: str = "") -> None:
        super().__init__(widget_id)
        self.title = title

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the sheet."""
        del state
        draw_panel(canvas, self.rect, self.title)
