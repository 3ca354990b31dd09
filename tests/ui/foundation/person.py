"""Somebody who clicks and types in an application in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from alicegames.ui.app.events import Key, Move, Press, Release, Typed, Wheel
from alicegames.ui.app.scene import Push, Scene
from alicegames.ui.app.screenshot import settle

if TYPE_CHECKING:
    from alicegames.ui.app.app import App
    from alicegames.ui.widgets.base import Widget

KEYS = {
    "tab": pygame.K_TAB,
    "enter": pygame.K_RETURN,
    "space": pygame.K_SPACE,
    "esc": pygame.K_ESCAPE,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
    "pagedown": pygame.K_PAGEDOWN,
    "pageup": pygame.K_PAGEUP,
    "backspace": pygame.K_BACKSPACE,
    "delete": pygame.K_DELETE,
    "f2": pygame.K_F2,
    "f11": pygame.K_F11,
    "?": pygame.K_QUESTION,
    "/": pygame.K_SLASH,
    "f": pygame.K_f,
}


class User:
    """Whoever sits before the window."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def scene(self) -> Scene:
        return self.app.top

    @property
    def focused(self) -> str:
        focused = self.scene.widgets.focused
        return focused.id if focused else ""

    def show(self, scene: Scene) -> Scene:
        self.app.go(Push(scene))
        self.app.tick()
        return scene

    def widget(self, widget_id: str) -> Widget:
        return self.scene.widgets.find(widget_id)

    def click(self, widget_id: str, *, share: float = 0.5) -> None:
        self._take_time()
        rect = self.widget(widget_id).rect
        pos = (rect.left + rect.width * share, rect.centery)
        for event in (Move(pos), Press(pos), Release(pos)):
            self.app.send(event)
        self.app.tick()

    def _take_time(self) -> None:
        """Press nothing so soon after a change that it could be meant for what was there before."""
        self.app.clock.advance(0.4)  # type: ignore[attr-defined]

    def point(self, widget_id: str) -> None:
        self.app.send(Move(self.widget(widget_id).rect.center))
        self.app.tick()

    def wheel(self, widget_id: str, steps: float) -> None:
        self.app.send(Wheel(self.widget(widget_id).rect.center, steps))
        self.app.tick()

    def key(self, *names: str, shift: bool = False, ctrl: bool = False) -> None:
        for name in names:
            self._take_time()
            text = name if len(name) == 1 else ""
            self.app.send(Key(KEYS[name], shift=shift, ctrl=ctrl, text=text))
            self.app.tick()

    def type(self, text: str) -> None:
        self.app.send(Typed(text))
        self.app.tick()

    def wait(self, seconds: float) -> None:
        self.app.clock.advance(seconds)  # type: ignore[attr-defined]
        self.app.tick()

    def settle(self) -> None:
        settle(self.app)

    def picture(self) -> bytes:
        self.app.draw()
        return pygame.image.tobytes(self.app.screen.surface(), "RGB")
