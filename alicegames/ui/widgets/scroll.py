"""Scrolling, shared by lists, logs and long texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.app.events import LEFT, Key, Move, Press, Release, UiEvent, Wheel

if TYPE_CHECKING:
    from alicegames.ui.draw.canvas import Canvas

BAR = 12.0
"""The room a scroll bar takes at the right."""
_STEP = 54.0


class Scroller:
    """How far a view of fixed height has moved over its content."""

    def __init__(self) -> None:
        self.view = FRect(0, 0, 0, 0)
        self.content = 0.0
        self.offset = 0.0
        self._grip: float | None = None

    @property
    def needed(self) -> bool:
        """Whether the content is taller than the view."""
        return self.content > self.view.height + 1

    @property
    def most(self) -> float:
        """The largest offset."""
        return max(0.0, self.content - self.view.height)

    @property
    def at_end(self) -> bool:
        """Whether the last line is in view."""
        return self.offset >= self.most - 1

    def place(self, view: FRect, content: float) -> None:
        """Set the view and its content's height, keeping the offset within bounds."""
        self.view, self.content = view, content
        self.offset = max(0.0, min(self.offset, self.most))

    def move(self, by: float) -> bool:
        """Scroll; return whether anything moved."""
        before = self.offset
        self.offset = max(0.0, min(self.offset + by, self.most))
        return self.offset != before

    def show(self, top: float, bottom: float) -> None:
        """Scroll as little as needed to bring a part of the content into view."""
        if top < self.offset:
            self.offset = max(0.0, top)
        elif bottom > self.offset + self.view.height:
            self.offset = min(self.most, bottom - self.view.height)

    def handle(self, event: UiEvent) -> Command | None:
        """Answer the wheel, Page Up and Down, Home, End and the scroll bar."""
        match event:
            case Wheel(steps=steps) if self.needed:
                self.move(-steps * _STEP)
                return Stay()
            case Key(key=key) if self.needed:
                return self._key(key)
            case Press(pos, button) if button == LEFT and self.needed and pos[0] >= self.view.right - BAR:
                self._take(pos[1])
                return Stay()
            case Move(pos, held=True) if self._grip is not None:
                self._drag(pos[1])
                return Stay()
            case Move() | Release() if self._grip is not None:
                self._grip = None
                return Stay()
            case _:
                return None

    def _key(self, key: int) -> Command | None:
        page = self.view.height * 0.9
        by = {
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.content,
            pygame.K_END: self.content,
        }.get(key)
        if by is None:
            return None
        self.move(by)
        return Stay()

    def _bar(self) -> FRect:
        height = max(28.0, self.view.height * self.view.height / max(1.0, self.content))
        top = self.view.top + (self.view.height - height) * (self.offset / self.most if self.most else 0.0)
        return FRect(self.view.right - 8, top, 6, height)

    def _take(self, y: float) -> None:
        bar = self._bar()
        self._grip = y - bar.top if bar.top <= y <= bar.bottom else bar.height / 2
        self._drag(y)

    def _drag(self, y: float) -> None:
        free = self.view.height - self._bar().height
        share = (y - (self._grip or 0.0) - self.view.top) / max(1.0, free)
        self.offset = max(0.0, min(1.0, share)) * self.most

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar, if there is anything to scroll."""
        if self.needed:
            track = FRect(self.view.right - 8, self.view.top, 6, self.view.height)
            canvas.rounded(track, canvas.theme.paper_deep, None, radius=3)
            canvas.rounded(self._bar(), canvas.theme.ink_soft, None, radius=3)
