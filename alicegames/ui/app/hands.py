"""What hands do: keys as they are set, mouse, pads and fingers, all as the events that scenes know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from alicegames.ui.app.events import REPEATING, Key, UiEvent, translate
from alicegames.ui.app.gamepad import Gamepads
from alicegames.ui.app.touch import Touch

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.ui.app.commands import Command
    from alicegames.ui.app.keymap import Keymap
    from alicegames.ui.app.window import Screen
    from alicegames.ui.draw.scale import Pos, Scale

_MOUSE = frozenset({pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP})


class Looked(Protocol):
    """All that hands need to know of a scene."""

    @property
    def wants_raw_keys(self) -> bool:
        """Whether keys come as they are printed."""

    def let_go(self) -> None:
        """Be told that nothing is held any more."""

    def look_closer(self, pos: Pos) -> Command | None:
        """Answer a finger that has lain somewhere for long."""


class Hearer(Protocol):
    """All that hands need to know of the application."""

    screen: Screen
    scale: Scale
    mouse: Pos
    keys: Keymap
    clock: Callable[[], float]

    @property
    def stack(self) -> Sequence[object]:
        """The scenes that are open."""

    @property
    def top(self) -> Looked:
        """The scene that hears events."""

    def go(self, command: Command) -> None:
        """Carry out a scene's answer."""


class Hands:
    """Everything a person may touch."""

    def __init__(self, app: Hearer) -> None:
        self._app = app
        self.pads = Gamepads()
        self.touch = Touch()
        self._held: set[int] = set()

    def hear(self, raw: pygame.Event) -> list[UiEvent]:
        """Return what an event of a device means for the scene on top."""
        if raw.type in _MOUSE and getattr(raw, "touch", False):
            return []  # a finger again, as the mouse that programs without fingers need
        app = self._app
        fingers = self.touch.hear(raw, app.screen.size(), app.scale, app.clock())
        event = self.pads.hear(raw) or translate(raw, app.scale, app.mouse)
        if isinstance(event, Key) and raw.type == pygame.KEYDOWN and app.stack and not app.top.wants_raw_keys:
            event = app.keys.meant(event)
        return fingers if event is None or self._is_repeated(raw, event) else [event]

    def _is_repeated(self, raw: pygame.Event, event: UiEvent) -> bool:
        """Return whether a key only went down because it is still held, and must count once."""
        if raw.type != pygame.KEYDOWN:
            return False
        repeated = raw.key in self._held and not (isinstance(event, Key) and event.key in REPEATING)
        self._held.add(raw.key)
        return repeated

    def lifted(self, raw: pygame.Event) -> None:
        """Be told that a key went up."""
        self._held.discard(raw.key)

    def update(self, now: float) -> float | None:
        """Look closer at what a finger has lain on for long; return when to look again."""
        hold = self.touch.held(now)
        if hold is not None and self._app.stack:
            self._app.top.let_go()
            command = self._app.top.look_closer(hold.pos)
            if command is not None:
                self._app.go(command)
        return self.touch.wait(now)

    def let_go(self) -> None:
        """Forget what is held: what is let go from now on is not heard."""
        self._held.clear()
        self.touch.let_go()
