"""Words among widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.ui.draw.theme import BODY
from alicegames.ui.widgets.base import Widget, WidgetState

if TYPE_CHECKING:
    from alicegames.ui.draw.canvas import Align, Canvas
    from alicegames.ui.draw.text import Typesetter
    from alicegames.ui.draw.theme import Style


class Label(Widget):
    """A paragraph. ``ink`` names a colour of the theme."""

    takes_focus = False

    def __init__(self, text: str, style: Style = BODY, ink: str = "ink", *, align: Align = "left") -> None:
        super().__init__()
        self.text = text
        self.style = style
        self.ink = ink
        self.align: Align = align

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height it needs at a width."""
        return type_.height(self.text, self.style, width) if self.text else 0.0

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the words from the top of its rectangle."""
        del state
        canvas.paragraph(self.text, self.rect, self.style, getattr(canvas.theme, self.ink), align=self.align)
