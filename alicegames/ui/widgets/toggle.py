"""A switch with its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.app.events import LEFT, Press, Release, UiEvent
from alicegames.ui.draw.theme import BODY, mix
from alicegames.ui.widgets.base import Widget, WidgetState
from alicegames.ui.widgets.button import is_click_key

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.ui.draw.canvas import Canvas

_TRACK = (46.0, 26.0)


class Toggle(Widget):
    """On or off. The knob's side and its check mark tell it, not the colour alone."""

    def __init__(
        self,
        widget_id: str,
        label: str,
        on_change: Callable[[bool], Command | None],
        *,
        value: bool = False,
        tooltip: str = "",
    ) -> None:
        super().__init__(widget_id, tooltip=tooltip)
        self.label = label
        self.value = value
        self.on_change = on_change

    def handle(self, event: UiEvent) -> Command | None:
        """Switch on click, Enter and Space."""
        if isinstance(event, Press) and event.button == LEFT:
            return Stay()
        if (isinstance(event, Release) and event.button == LEFT and self.contains(event.pos)) or is_click_key(event):
            self.value = not self.value
            return self.on_change(self.value) or Stay()
        return None

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the track at the left, the words beside it."""
        theme = canvas.theme
        track = FRect(self.rect.left, self.rect.centery - _TRACK[1] / 2, *_TRACK)
        fill = theme.teal if self.value else theme.paper_deep
        border = theme.hover if state.hovered and self.enabled else theme.ink_soft
        if not self.enabled:
            fill, border = mix(fill, theme.paper, 0.6), mix(border, theme.paper, 0.5)
        canvas.rounded(track, fill, border, radius=13, line=2 if state.hovered else 1)
        knob = (track.right - 13 if self.value else track.left + 13, track.centery)
        canvas.circle(knob, 9, theme.paper, theme.ink_soft)
        if self.value:
            canvas.sprite("icon_check", FRect(knob[0] - 6.5, knob[1] - 6.5, 13, 13), tint=theme.teal)
        words = FRect(track.right + 12, self.rect.top, self.rect.right - track.right - 12, self.rect.height)
        colour = theme.ink if self.enabled else mix(theme.paper, theme.ink, 0.5)
        canvas.text_in(self.label, words, BODY, colour, align="left")
