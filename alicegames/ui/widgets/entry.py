"""A line of text to be typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from alicegames.ui.app.commands import Stay
from alicegames.ui.app.events import LEFT, Key, Press, Typed, UiEvent
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.theme import BODY, mix
from alicegames.ui.widgets.base import Widget, WidgetState

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.ui.app.commands import Command
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.text import Typesetter

_PAD = 12.0
_BLINK = 0.53


class TextEntry(Widget):
    """One line of text with a cursor. ``on_change`` hears every change, ``on_enter`` Enter."""

    takes_text = True

    def __init__(
        self,
        widget_id: str,
        value: str = "",
        *,
        placeholder: str = "",
        limit: int = 40,
        icon: str = "",
        on_change: Callable[[str], Command | None] | None = None,
        tooltip: str = "",
    ) -> None:
        super().__init__(widget_id, tooltip=tooltip)
        self.value = value
        self.placeholder = placeholder
        self.limit = limit
        self.icon = icon
        self.cursor = len(value)
        self.on_change = on_change
        self._focused = False
        self._all = False
        """Whether the whole text is selected: what is typed replaces it."""
        self._is_entered = False
        """Whether it has been clicked since the keyboard came."""
        self._lit = True
        self._type: Typesetter | None = None

    # -- editing ----------------------------------------------------------------------------------------------

    def set(self, value: str) -> None:
        """Set the text from outside; nobody is told."""
        self.value = value
        self.cursor = min(self.cursor, len(value))

    def focus_from(self, direction: int) -> None:
        """Select the whole text: whoever comes by keyboard most likely wants another."""
        del direction
        self._all = bool(self.value)
        self.cursor = len(self.value)

    def _change(self, value: str, cursor: int) -> Command:
        self._all = False
        self.value, self.cursor = value, cursor
        return (self.on_change(value) if self.on_change else None) or Stay()

    def _insert(self, text: str) -> Command:
        if self._all:
            self.value, self.cursor = "", 0
        clean = "".join(char for char in text if char.isprintable())[: self.limit - len(self.value)]
        value = self.value[: self.cursor] + clean + self.value[self.cursor :]
        return self._change(value, self.cursor + len(clean))

    def handle(self, event: UiEvent) -> Command | None:
        """Type, move the cursor, paste."""
        match event:
            case Typed(text):
                return self._insert(text)
            case Press(button=button) if button == LEFT:
                return self._press(event.pos[0])
            case Key():
                return self._key(event)
            case _:
                return None

    def _press(self, x: float) -> Command:
        """Select everything at the first click, put the cursor there at the next."""
        self.cursor = self._index_at(x)
        self._all = not self._is_entered and bool(self.value)
        self._is_entered = True
        return Stay()

    def _key(self, event: Key) -> Command | None:
        if event.ctrl:
            return self._control(event.key)
        match event.key:
            case pygame.K_BACKSPACE | pygame.K_DELETE:
                return self._erase(event.key)
            case pygame.K_LEFT | pygame.K_RIGHT | pygame.K_HOME | pygame.K_END:
                return self._go(event.key)
            case _:  # a letter: it comes as text too, and must be no shortcut meanwhile
                return Stay() if event.text and event.text.isprintable() and not event.alt else None

    def _erase(self, key: int) -> Command:
        if self._all:
            return self._change("", 0)
        at = self.cursor if key == pygame.K_DELETE else max(0, self.cursor - 1)
        if key == pygame.K_BACKSPACE and not self.cursor:
            return Stay()
        return self._change(self.value[:at] + self.value[at + 1 :], at)

    def _go(self, key: int) -> Command:
        self._all = False
        end = len(self.value)
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_HOME: -end, pygame.K_END: end}[key]
        self.cursor = max(0, min(end, self.cursor + step))
        return Stay()

    def _control(self, key: int) -> Command | None:
        if key == pygame.K_v:
            try:
                return self._insert(pygame.scrap.get_text())
            except pygame.error:  # no clipboard on this machine: nothing to paste
                return Stay()
        if key == pygame.K_a:
            self.focus_from(1)
            return Stay()
        return None

    # -- drawing ----------------------------------------------------------------------------------------------

    def _text_left(self) -> float:
        return self.rect.left + _PAD + (26 if self.icon else 0)

    def _shift(self, type_: Typesetter) -> float:
        """Return how far a text longer than the entry is pushed left to show the cursor."""
        room = self.rect.right - _PAD - self._text_left()
        return max(0.0, type_.width(self.value[: self.cursor], BODY) - room + 2)

    def _index_at(self, x: float) -> int:
        if self._type is None:
            return len(self.value)
        wanted = x - self._text_left() + self._shift(self._type)
        edges = [self._type.width(self.value[:count], BODY) for count in range(len(self.value) + 1)]
        return min(range(len(edges)), key=lambda count: abs(edges[count] - wanted))

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the sheet, the text and the blinking cursor."""
        self._type, self._focused = canvas.type, state.focused
        theme = canvas.theme
        border = theme.gold if state.focused else theme.hover if state.hovered else theme.ink_soft
        canvas.rounded(self.rect, theme.paper, border, radius=8, line=2 if state.focused else 1)
        if self.icon:
            icon = FRect(self.rect.left + 10, self.rect.centery - 10, 20, 20)
            canvas.sprite(self.icon, icon, tint=theme.ink_soft)
        left = self._text_left()
        inside = FRect(left, self.rect.top, self.rect.right - _PAD - left, self.rect.height)
        top = self.rect.centery - canvas.type.line_height(BODY) / 2
        with canvas.clipped(inside):
            if not self.value and not state.focused:
                fitted(canvas, self.placeholder, inside, BODY, theme.ink_soft, align="left")
            if self._all and state.focused:
                canvas.fill(self._marked(canvas).clip(inside), mix(theme.paper, theme.teal, 0.25))
            canvas.text(self.value, (left - self._shift(canvas.type), top), BODY)
        if state.focused and self._lit:
            x = left - self._shift(canvas.type) + canvas.type.width(self.value[: self.cursor], BODY)
            canvas.fill(FRect(x, self.rect.centery - 10, 1.5, 20), theme.ink)

    def _marked(self, canvas: Canvas) -> FRect:
        """Return where the selected text is."""
        return FRect(self._text_left(), self.rect.centery - 11, canvas.type.width(self.value, BODY), 22)

    def update(self, now: float) -> float | None:
        """Let the cursor blink."""
        if not self._focused:
            return None
        lit = int(now / _BLINK) % 2 == 0
        self._lit, changed = lit, lit != self._lit
        return 0.0 if changed else _BLINK - now % _BLINK

    def blur(self) -> None:
        """Stop the cursor."""
        self._focused = self._all = self._is_entered = False
