"""A gamepad is a small keyboard: its buttons and its left stick move the same focus and press the same targets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame
from pygame._sdl2 import controller

from alicegames.ui.app.events import Key

if TYPE_CHECKING:
    from collections.abc import Mapping

_KEYS: Final[Mapping[int, Key]] = {
    pygame.CONTROLLER_BUTTON_A: Key(pygame.K_RETURN),
    pygame.CONTROLLER_BUTTON_B: Key(pygame.K_ESCAPE),
    pygame.CONTROLLER_BUTTON_X: Key(pygame.K_z),
    pygame.CONTROLLER_BUTTON_Y: Key(pygame.K_h),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Key(pygame.K_TAB, shift=True),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Key(pygame.K_TAB),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Key(pygame.K_LEFT),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Key(pygame.K_RIGHT),
    pygame.CONTROLLER_BUTTON_DPAD_UP: Key(pygame.K_UP),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Key(pygame.K_DOWN),
    pygame.CONTROLLER_BUTTON_BACK: Key(pygame.K_u),
    pygame.CONTROLLER_BUTTON_START: Key(pygame.K_c),
}
"""Pick, back or menu, enlarge, hint, to and fro among what is lit, undo, confirm: as they are printed on most pads."""
_STICK: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: (pygame.K_LEFT, pygame.K_RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (pygame.K_UP, pygame.K_DOWN),
}
_TILTED: Final = 20_000
"""How far the stick is pushed, of 32767, before it counts; and half of it before it counts as let go."""


class Gamepads:
    """The pads that are plugged in."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}
        self._tilted: set[int] = set()

    def begin(self) -> None:
        """Listen for pads; without any there is nothing to be heard."""
        controller.init()

    def hear(self, raw: pygame.Event) -> Key | None:
        """Return the key that a pad's event stands for; None for every other event."""
        match raw.type:
            case pygame.CONTROLLERDEVICEADDED:
                pad = controller.Controller(raw.device_index)
                self._open[pad.id] = pad
            case pygame.CONTROLLERDEVICEREMOVED:
                self._open.pop(raw.instance_id, None)
            case pygame.CONTROLLERBUTTONDOWN:
                return _KEYS.get(raw.button)
            case pygame.CONTROLLERAXISMOTION if raw.axis in _STICK:
                return self._tilt(raw.axis, raw.value)
        return None

    def _tilt(self, axis: int, value: int) -> Key | None:
        if abs(value) < _TILTED // 2:
            self._tilted.discard(axis)
        if abs(value) < _TILTED or axis in self._tilted:
            return None
        self._tilted.add(axis)
        return Key(_STICK[axis][value > 0])
