"""A value on a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.app.events import LEFT, Key, Move, Press, Release, UiEvent, Wheel
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.theme import LABEL, Style, mix
from alicegames.ui.widgets.base import Widget, WidgetState

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Pos

_VALUE_ROOM = 76.0
_TABULAR = Style(LABEL.face, LABEL.size, tabular=True)


class Slider(Widget):
    """Choose one of a few steps by dragging, with the arrows, or by the wheel once it has the focus.

    The value stands beside it in words.
    """

    def __init__(
        self,
        widget_id: str,
        steps: Sequence[tuple[float, str]],
        value: float,
        on_change: Callable[[float], Command | None],
        *,
        tooltip: str = "",
    ) -> None:
        super().__init__(widget_id, tooltip=tooltip)
        self.steps = tuple(steps)
        self.on_change = on_change
        self.index = self._nearest(value)
        self._told = self.index
        self._dragging = False
        self._has_keyboard = False

    @property
    def value(self) -> float:
        """The value chosen."""
        return self.steps[self.index][0]

    def set(self, value: float) -> None:
        """Set the value from outside; nobody is told."""
        self.index = self._told = self._nearest(value)

    def _nearest(self, value: float) -> int:
        return min(range(len(self.steps)), key=lambda index: abs(self.steps[index][0] - value))

    def _track(self) -> FRect:
        return FRect(self.rect.left + 10, self.rect.centery - 3, self.rect.width - _VALUE_ROOM - 20, 6)

    def _go(self, index: int) -> Command:
        self.index = max(0, min(len(self.steps) - 1, index))
        return Stay() if self._dragging else self._tell()

    def _tell(self) -> Command:
        if self.index == self._told:
            return Stay()
        self._told = self.index
        return self.on_change(self.value) or Stay()

    def _drag(self, pos: Pos) -> Command:
        track = self._track()
        share = (pos[0] - track.left) / max(1.0, track.width)
        return self._go(round(share * (len(self.steps) - 1)))

    def handle(self, event: UiEvent) -> Command | None:
        """Drag, wheel, arrows, Home and End; a change is told when the button is let go."""
        match event:
            case Press(pos, button) if button == LEFT:
                self._dragging = True
                return self._drag(pos)
            case Move(pos) if self._dragging:
                return self._drag(pos)
            case Release():
                self._dragging = False
                return self._tell()
            case Wheel(steps=steps) if self._has_keyboard:
                return self._go(self.index + (1 if steps > 0 else -1))
            case Key(key=key):
                return self._key(key)
            case _:
                return None

    def let_go(self) -> None:
        """Keep the value where the knob is."""
        self._dragging = False
        self._tell()

    def _key(self, key: int) -> Command | None:
        match key:
            case pygame.K_LEFT | pygame.K_MINUS | pygame.K_KP_MINUS:
                return self._go(self.index - 1)
            case pygame.K_RIGHT | pygame.K_PLUS | pygame.K_KP_PLUS | pygame.K_EQUALS:
                return self._go(self.index + 1)
            case pygame.K_HOME:
                return self._go(0)
            case pygame.K_END:
                return self._go(len(self.steps) - 1)
            case _:
                return None

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw line, steps, knob and the value in words."""
        theme, track = canvas.theme, self._track()
        self._has_keyboard = state.focused
        share = self.index / max(1, len(self.steps) - 1)
        knob = (track.left + track.width * share, track.centery)
        canvas.rounded(track, theme.paper_deep, theme.ink_soft, radius=3)
        done = FRect(track.left, track.top, max(6.0, knob[0] - track.left), track.height)
        canvas.rounded(done, theme.teal if self.enabled else mix(theme.teal, theme.paper, 0.6), None, radius=3)
        lit = (state.hovered or self._dragging) and self.enabled
        canvas.circle(knob, 10, theme.paper, theme.hover if lit else theme.ink, line=2)
        words = FRect(self.rect.right - _VALUE_ROOM + 8, self.rect.top, _VALUE_ROOM - 8, self.rect.height)
        fitted(canvas, self.steps[self.index][1], words, _TABULAR, theme.ink, align="left")
