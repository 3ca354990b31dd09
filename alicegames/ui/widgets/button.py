"""Buttons: words on paper, or one icon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame
from pygame import FRect

from alicegames.ui.app.commands import Stay
from alicegames.ui.app.events import LEFT, Key, Press, Release, UiEvent
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.theme import LABEL, mix
from alicegames.ui.widgets.base import Widget, WidgetState

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.ui.app.commands import Command
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.theme import Colour, Style, Theme

Kind = Literal["plain", "primary", "danger", "quiet"]


def is_click_key(event: UiEvent) -> bool:
    """Return whether a key presses the focused widget: Enter or Space."""
    return isinstance(event, Key) and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Button(Widget):
    """A button. ``primary`` is the one thing to do next, ``quiet`` stands on the night without a sheet."""

    def __init__(
        self,
        widget_id: str,
        label: str,
        on_click: Callable[[], Command | None],
        *,
        kind: Kind = "plain",
        icon: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(widget_id, tooltip=tooltip)
        self.label = label
        self.on_click = on_click
        self.kind: Kind = kind
        self.icon = icon
        self.style: Style = LABEL

    @property
    def meaning(self) -> object:
        """The same button under other words is for something else."""
        return (self.id, self.label)

    def width_for(self, canvas_type: object) -> float:
        """Return the width its words want, given a Typesetter."""
        words: float = canvas_type.width(self.label, self.style) if self.label else 0.0  # type: ignore[attr-defined]
        return words + (26 if self.icon else 0) + (32 if self.label else 14)

    def handle(self, event: UiEvent) -> Command | None:
        """Click on release over it, on Enter and on Space."""
        if isinstance(event, Press) and event.button == LEFT:
            return Stay()
        if (isinstance(event, Release) and event.button == LEFT and self.contains(event.pos)) or is_click_key(event):
            return self.on_click() or Stay()
        return None

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the sheet, icon and words."""
        fill, border, words = self._colours(canvas.theme, state)
        rect = self.rect.move(0, 1) if state.pressed else self.rect
        if fill is not None:
            if self.enabled and not state.pressed:
                canvas.shadow(rect, radius=8, reach=4, drop=2)
            canvas.rounded(rect, fill, border, radius=8)
        if state.hovered and self.enabled:
            canvas.rounded(rect, None, canvas.theme.hover, radius=8, line=2)
        self._draw_label(canvas, rect, words)

    def _draw_label(self, canvas: Canvas, rect: FRect, colour: Colour) -> None:
        words = canvas.type.width(self.label, self.style) if self.label else 0.0
        words = min(words, max(0.0, rect.width - 38)) if self.icon else words
        gap = 26.0 if self.icon and self.label else 20.0 if self.icon else 0.0
        left = rect.centerx - min(words + gap, rect.width - 12) / 2
        if self.icon:
            canvas.sprite(self.icon, FRect(left, rect.centery - 10, 20, 20), tint=colour)
        if self.label:
            room = FRect(left + gap, rect.top, rect.right - 6 - left - gap, rect.height)
            fitted(canvas, self.label, room, self.style, colour, align="left")

    def _colours(self, theme: Theme, state: WidgetState) -> tuple[Colour | None, Colour | None, Colour]:
        if not self.enabled:
            if self.kind == "quiet":
                return (None, None, mix(theme.night, theme.paper, 0.6))
            if not self.label:  # an icon alone is no shape that calls
                return (None, None, mix(theme.paper, theme.ink, 0.6))
            return (
                theme.paper_deep,
                mix(theme.paper_deep, theme.ink_soft, 0.4),
                mix(theme.paper_deep, theme.ink, 0.7),
            )
        held = 0.12 if state.pressed else 0.0
        match self.kind:
            case "primary":
                return (mix(theme.teal, theme.ink, held), theme.ink, theme.paper)
            case "danger":
                return (mix(theme.rose, theme.ink, held), theme.ink, theme.paper)
            case "quiet":
                return (None, None, theme.paper)
            case _:
                return (mix(theme.paper, theme.ink, held), theme.ink_soft, theme.ink)
