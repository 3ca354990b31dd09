"""One card, large, with its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pygame import FRect

from alicegames.ui.app.events import Key, Press, UiEvent
from alicegames.ui.app.scene import Command, Pop, Scene
from alicegames.ui.draw.theme import LARGE

if TYPE_CHECKING:
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.presenters.base import Item

_WORDS: float = 300.0


class ZoomScene(Scene):
    """Any click or key closes it."""

    name: ClassVar[str] = "zoom"
    overlay: ClassVar[bool] = True

    def __init__(self, app: App, item: Item, words: str) -> None:
        super().__init__(app)
        self.item = item
        self.words = words
        self.card = item.rect
        self.sheet = FRect(0, 0, 0, 0)

    def layout(self, scale: Scale) -> None:
        """Place the card in the middle, three quarters of the window high, its words beside it."""
        rect = self.item.rect
        factor = min(scale.height * 0.76 / rect.h, (scale.width - _WORDS - 120) / rect.w)
        width, height = rect.w * factor, rect.h * factor
        room = _WORDS + 24 if self.words else 0
        self.card = FRect((scale.width - width - room) / 2, (scale.height - height) / 2, width, height)
        words = self.app.type.height(self.words, LARGE, _WORDS - 40) + 40
        self.sheet = FRect(self.card.right + 24, 0, _WORDS, words)
        self.sheet.centery = self.card.centery

    def draw_still(self, canvas: Canvas) -> None:
        """Draw card and words."""
        self.item.paint(canvas, self.card)
        if self.words:
            canvas.panel(self.sheet)
            canvas.paragraph(self.words, self.sheet.inflate(-40, -40), LARGE)

    def handle(self, event: UiEvent) -> Command | None:
        """Close on a click or a key."""
        return Pop() if isinstance(event, Press | Key) else None
