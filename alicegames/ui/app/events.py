"""What a scene and its widgets hear, in logical units: the mouse, the wheel, keys, typed text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from alicegames.ui.draw.scale import Pos, Scale

LEFT: Final = 1
MIDDLE: Final = 2
RIGHT: Final = 3


@dataclass(frozen=True, slots=True)
class Press:
    """A mouse button went down."""

    pos: Pos
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Release:
    """A mouse button went up."""

    pos: Pos
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Move:
    """The mouse moved; ``held`` tells whether the left button is down."""

    pos: Pos
    held: bool = False


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by ``steps``, upwards positive."""

    pos: Pos
    steps: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down. ``key`` is a ``pygame.K_*`` constant."""

    key: int
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    text: str = ""
    """The character on the key, where it has one: ``?`` is found by it on every keyboard."""


@dataclass(frozen=True, slots=True)
class Typed:
    """Text was typed into the focused text entry."""

    text: str


REPEATING: Final = frozenset(
    {
        pygame.K_LEFT,
        pygame.K_RIGHT,
        pygame.K_UP,
        pygame.K_DOWN,
        pygame.K_PAGEUP,
        pygame.K_PAGEDOWN,
        pygame.K_TAB,
        pygame.K_BACKSPACE,
        pygame.K_DELETE,
    }
)
"""Keys that repeat while held. All others count once: a held Enter must not play two choices."""

UiEvent = Press | Release | Move | Wheel | Key | Typed


def _key(raw: pygame.Event) -> Key:
    mods = int(raw.mod)
    return Key(
        raw.key,
        shift=bool(mods & pygame.KMOD_SHIFT),
        ctrl=bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META)),
        alt=bool(mods & pygame.KMOD_ALT),
        text=raw.unicode,
    )


def translate(raw: pygame.Event, scale: Scale, mouse: Pos) -> UiEvent | None:
    """Return a pygame event in units; None for what is no scene's business. ``mouse`` is where the pointer is."""
    match raw.type:
        case pygame.MOUSEMOTION:
            return Move(scale.units(raw.pos), held=bool(raw.buttons[0]))
        case pygame.MOUSEBUTTONDOWN if raw.button <= RIGHT:
            return Press(scale.units(raw.pos), raw.button)
        case pygame.MOUSEBUTTONUP if raw.button <= RIGHT:
            return Release(scale.units(raw.pos), raw.button)
        case pygame.MOUSEWHEEL:
            return Wheel(mouse, float(raw.precise_y))
        case pygame.KEYDOWN:
            return _key(raw)
        case pygame.TEXTINPUT:
            return Typed(raw.text)
        case _:
            return None
