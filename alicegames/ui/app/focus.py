"""A group of widgets: who has the keyboard, the pointer and the press; Tab and the arrows move among them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.app.events import LEFT, Key, Move, Press, Release, Typed, UiEvent, Wheel
from alicegames.ui.widgets.base import Widget, WidgetState

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Pos

TOOLTIP_DELAY: Final = 0.45
"""Seconds the pointer must rest before a tooltip appears."""
_RING: Final = 8
"""So far a pane lets shadows and focus rings of its children stand out over its edge."""
_ARROWS: Final = {
    pygame.K_LEFT: (-1.0, 0.0),
    pygame.K_RIGHT: (1.0, 0.0),
    pygame.K_UP: (0.0, -1.0),
    pygame.K_DOWN: (0.0, 1.0),
}


class Group:
    """The widgets of a scene in the order of Tab."""

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.focused: Widget | None = None
        self.hovered: Widget | None = None
        self.pressed: Widget | None = None
        self.by_keyboard = False
        """Whether the focus came by keyboard: only then is the ring drawn."""
        self.dirty = True
        self._rested = 0.0
        self._resting = False
        self._went = False
        """Whether the pointer has gone to what lies under it: a thing that came there by itself tells nothing yet."""
        self._pos: Pos = (-1.0, -1.0)

    def set(self, widgets: Iterable[Widget]) -> None:
        """Replace the widgets; focus and press stay on the same widget, or go to the one with the same ``id``."""
        self.widgets = list(widgets)
        self.focused = self._same(self.focused)
        if self.focused and not self.focused.can_point:
            self.focused = None
        self.pressed = self._same(self.pressed)
        self._look()
        self.dirty = True

    def _look(self) -> None:
        """Note what lies under the pointer; the tooltip of what has come there by itself waits until it moves."""
        before, self.hovered = self.hovered, self.at(self._pos)
        if before is not self.hovered and not (before and self.hovered and before.id and before.id == self.hovered.id):
            self._rested, self._resting, self._went = 0.0, False, False

    def rest_at(self, pos: Pos) -> None:
        """Take note of a pointer that rests somewhere and has not gone there: no tooltip until it moves."""
        self._move(Move(pos))
        self._went = False

    def _same(self, old: Widget | None) -> Widget | None:
        """Return a widget if it is still here, else the one of the same id."""
        if old is None or old in self.widgets:
            return old
        return next((each for each in self.widgets if old.id and each.id == old.id), None)

    def find(self, widget_id: str) -> Widget:
        """Return the widget of that id. Raises KeyError."""
        for widget in self.widgets:
            if widget.id == widget_id:
                return widget
        raise KeyError(widget_id)

    def focus(self, widget: Widget | None, *, by_keyboard: bool = True) -> None:
        """Give a widget the keyboard."""
        if self.focused is not widget:
            if self.focused:
                self.focused.blur()
            self.focused = widget
        self.by_keyboard = by_keyboard
        self.dirty = True
        if widget and widget.pane and by_keyboard:
            widget.pane.reveal(widget)

    # -- drawing and time -------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets, the focus ring over them."""
        for widget in self.widgets:
            if widget.visible and widget.pane is None:
                widget.draw(canvas, self._state(widget))
            elif widget.visible and widget.pane and widget.rect.colliderect(widget.pane.rect):
                with canvas.clipped(widget.pane.rect.inflate(_RING, _RING)):
                    widget.draw(canvas, self._state(widget))
        if self.focused and self.by_keyboard and self.focused.visible:
            self._draw_focus(canvas, self.focused)

    def _draw_focus(self, canvas: Canvas, widget: Widget) -> None:
        if widget.pane is None:
            widget.draw_focus(canvas)
        elif widget.rect.colliderect(widget.pane.rect):
            with canvas.clipped(widget.pane.rect.inflate(_RING, _RING)):
                widget.draw_focus(canvas)

    def tooltip(self) -> tuple[str, Widget] | None:
        """Return the text of the tooltip to show now, and whose it is."""
        if self.hovered and self._resting and self.hovered is self.at(self._pos):
            text = self.hovered.tip(self._pos)
            return (text, self.hovered) if text else None
        if self.focused and self.by_keyboard and self.focused.visible:
            text = self.focused.tip(None)
            return (text, self.focused) if text else None
        return None

    def update(self, now: float) -> float | None:
        """Advance the widgets' own motion; return when the next frame is needed, None for never."""
        waits = [wait for widget in self.widgets if widget.visible and (wait := widget.update(now)) is not None]
        if any(wait == 0 for wait in waits):
            self.dirty = True
        rest = self._rest(now)
        if rest is not None:
            waits.append(rest)
        return min(waits, default=None)

    def _rest(self, now: float) -> float | None:
        """Return how long the pointer must still rest before the tooltip appears; None if none is waited for."""
        if self.hovered is None or self._resting or not self._went or not self.hovered.tip(self._pos):
            return None
        self._rested = self._rested or now
        left = self._rested + TOOLTIP_DELAY - now
        if left > 0:
            return left
        self._resting = self.dirty = True
        return None

    # -- events -----------------------------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> Command | None:
        """Pass an event to the widget it is for; move the focus with Tab and the arrows."""
        match event:
            case Move():
                return self._move(event)
            case Press():
                return self._press(event)
            case Release():
                return self._release(event)
            case Wheel():
                return self._wheel(event)
            case Key():
                return self._key(event)
            case Typed():
                return self._tell(self.focused, event)

    def _move(self, event: Move) -> Command | None:
        self._went = self._went or event.pos != self._pos
        self._pos = event.pos
        if self.pressed and not event.held:  # the button went up where nobody heard it
            self.let_go()
        over = self.at(event.pos)
        if self.pressed:
            return self._tell(self.pressed, event)
        if over is not self.hovered:
            self.hovered = over
            self.dirty = True
        if self._resting:
            self.dirty = True
        self._rested, self._resting = 0.0, False
        return self._tell(over, event) if over else None

    def let_go(self) -> None:
        """Forget what is held: the button went up outside, or the window lost the focus."""
        if self.pressed:
            self.pressed.let_go()
            self.pressed, self.dirty = None, True

    def _press(self, event: Press) -> Command | None:
        widget = self.at(event.pos)
        if widget is None:
            return None
        if event.button == LEFT:
            self.pressed = widget if widget.enabled else None
            self.focus(widget if widget.can_focus else None, by_keyboard=False)
        return self._tell(widget, event)

    def _release(self, event: Release) -> Command | None:
        widget, self.pressed = (self.pressed, None) if event.button == LEFT else (self.at(event.pos), self.pressed)
        return self._tell(widget, event)

    def _wheel(self, event: Wheel) -> Command | None:
        """Turn the widget under the pointer, or the pane it stands on."""
        widget = self.at(event.pos)
        answer = self._tell(widget, event)
        answer = self._tell(widget.pane, event) if answer is None and widget and widget.pane else answer
        self._look()
        return answer

    def _key(self, event: Key) -> Command | None:
        answer = self._tell(self.focused, event)
        if answer is not None:
            return answer
        if event.key == pygame.K_TAB and not event.ctrl and not event.alt:
            return self.step(-1 if event.shift else 1)
        if event.key in _ARROWS and not (event.ctrl or event.alt):
            return self._arrow(_ARROWS[event.key])
        return None

    def _tell(self, widget: Widget | None, event: UiEvent) -> Command | None:
        if widget is None or not widget.visible or (not widget.enabled and not isinstance(event, Move)):
            return None
        answer = widget.handle(event)
        if answer is not None:
            self.dirty = True
        return answer

    # -- moving the focus -------------------------------------------------------------------------------------

    def step(self, by: int) -> Command | None:
        """Move the focus in Tab order; a disabled widget takes it too, to say why it is disabled."""
        ring = [widget for widget in self.widgets if widget.can_focus]
        if not ring:
            return None
        index = self._after(ring, by)
        self.focus(ring[index])
        ring[index].focus_from(by)
        return Stay()

    def _after(self, ring: list[Widget], by: int) -> int:
        """Return the place in the ring that Tab goes to: the next one after where the keyboard is."""
        if self.focused in ring:
            return (ring.index(self.focused) + by) % len(ring)
        if self.focused not in self.widgets:
            return 0 if by > 0 else len(ring) - 1
        at = self.widgets.index(self.focused)
        before = sum(self.widgets.index(widget) < at for widget in ring)
        return (before if by > 0 else before - 1) % len(ring)

    def _arrow(self, direction: tuple[float, float]) -> Command | None:
        if self.focused is None:
            return self.step(1)
        best = min(
            (widget for widget in self.widgets if widget.can_point and widget is not self.focused),
            key=lambda widget: _distance(self.focused, widget, direction),
            default=None,
        )
        if best is None or math.isinf(_distance(self.focused, best, direction)):
            return None
        self.focus(best)
        best.focus_from(1 if direction[0] + direction[1] > 0 else -1)
        return Stay()

    # -- inside -----------------------------------------------------------------------------------------------

    def at(self, pos: Pos) -> Widget | None:
        """Return the topmost widget under a point."""
        for widget in reversed(self.widgets):
            if widget.visible and widget.contains(pos):
                return widget
        return None

    def _state(self, widget: Widget) -> WidgetState:
        return WidgetState(
            hovered=widget is self.hovered,
            pressed=widget is self.pressed and widget is self.hovered,
            focused=widget is self.focused,
            keyboard=widget is self.focused and self.by_keyboard,
        )


def _distance(start: Widget | None, end: Widget, direction: tuple[float, float]) -> float:
    """Return how far a widget lies in a direction, sideways counting double; infinite behind."""
    if start is None:
        return math.inf
    across, down = end.rect.centerx - start.rect.centerx, end.rect.centery - start.rect.centery
    along = across * direction[0] + down * direction[1]
    aside = abs(across * direction[1]) + abs(down * direction[0])
    return math.inf if along <= 1 or aside > 3 * along else along + 2 * aside
