"""A pane: widgets on a long sheet of which a part is in view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from alicegames.ui.widgets.base import Sheet, Widget, WidgetState
from alicegames.ui.widgets.scroll import BAR, Scroller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.ui.app.commands import Command
    from alicegames.ui.app.events import UiEvent
    from alicegames.ui.draw.canvas import Canvas


class Pane(Sheet):
    """Holds children at places on its sheet; put the pane, then its children, into the scene's group."""

    takes_focus = False

    def __init__(self, widget_id: str = "pane") -> None:
        super().__init__(widget_id)
        self.children: list[Widget] = []
        self.scroller = Scroller()
        self._places: list[FRect] = []

    @property
    def room(self) -> float:
        """The width children may take: the scroll bar's place is kept free."""
        return self.rect.width - BAR - 4

    def fill(self, children: Sequence[tuple[Widget, FRect]], height: float) -> None:
        """Set the children with their rectangles on the sheet (its top left is 0, 0), and the sheet's height."""
        self.children = [child for child, _ in children]
        self._places = [FRect(place) for _, place in children]
        for child in self.children:
            child.pane = self
        self.scroller.place(self.rect, height)
        self._move()

    def reveal(self, child: Widget) -> None:
        """Scroll so far that a child is in view."""
        if child in self.children:
            place = self._places[self.children.index(child)]
            self.scroller.show(place.top - 24, place.bottom + 40)
            self._move()

    def _move(self) -> None:
        for child, place in zip(self.children, self._places, strict=True):
            child.rect = place.move(self.rect.left, self.rect.top - self.scroller.offset)

    def handle(self, event: UiEvent) -> Command | None:
        """Scroll."""
        answer = self.scroller.handle(event)
        if answer is not None:
            self._move()
        return answer

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the scroll bar; the group draws the children, cut to the pane."""
        del state
        self.scroller.draw(canvas)
