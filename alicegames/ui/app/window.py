"""The screens an App can draw on: a real window, or a surface in memory for tests and screenshots."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from alicegames.storage import settings as stored
from alicegames.ui.app import desktop, heap

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.storage.settings import Settings

TITLE: Final = "Alice Games"
_NAPS: Final = (0.008, 0.02)
"""Seconds asleep between two looks at the event queue, soon after something happened and after a quiet second.

SDL's own wait looks every millisecond, which costs an idle window several times as much."""
_QUIET: Final = 1.0
PATIENCE: Final = 0.004
"""Seconds of a frame in which something new is begun: what is begun last takes a little longer."""


class Screen(Protocol):
    """What an App needs of a screen."""

    patience: float
    """Seconds after which a turn of the loop begins nothing new; infinite where nobody watches."""

    def surface(self) -> pygame.Surface:
        """Return the surface to draw on, in pixels."""

    def size(self) -> tuple[int, int]:
        """Return the size in window points, in which mouse positions come."""

    def place(self) -> tuple[int, int] | None:
        """Return where it stands on the desktop, in points; None where that is nowhere."""

    def flip(self) -> None:
        """Show what was drawn."""

    def events(self, timeout: float) -> Sequence[pygame.Event]:
        """Return the events that arrived, waiting at most so many seconds for the first."""

    def set_fullscreen(self, *, on: bool) -> None:
        """Fill the screen, or go back to a window."""

    def set_cursor(self, *, hand: bool) -> None:
        """Show a hand over what can be clicked, else an arrow."""

    def close(self) -> None:
        """Let it go."""


def remember(screen: Screen, settings: Settings) -> None:
    """Open at the same size and place the next time."""
    size, place = screen.size(), screen.place()
    if not settings.fullscreen and (size, place) != (settings.window, settings.window_at):
        stored.update(window=size, window_at=place)


class RealWindow:
    """A resizable window of the desktop."""

    patience = PATIENCE

    def __init__(self, size: tuple[int, int], at: tuple[int, int] | None = None) -> None:
        """``at``: where it stood last; brought back once its frame is there, should it reach off the screen."""
        pygame.display.init()
        desktop.choose_acceleration()
        heap.give_back()
        fitting = desktop.fitting(size, desktop.work_areas())
        self._wanted = at
        position = pygame.WINDOWPOS_UNDEFINED if at is None else at
        self._window = pygame.Window(TITLE, fitting, position, resizable=True, allow_high_dpi=True)
        self._window.minimum_size = desktop.least_size(fitting)
        self._settled = False
        """Whether it has been made sure, once its frame is there, that all of it lies on the screen."""
        self._heard = 0.0
        """When the last event came."""
        self._hand = False
        self._fullscreen = False
        pygame.key.set_repeat(350, 40)

    def surface(self) -> pygame.Surface:
        """Return the window's surface."""
        return self._window.get_surface()

    def size(self) -> tuple[int, int]:
        """Return the window's size in points."""
        return self._window.size

    def place(self) -> tuple[int, int] | None:
        """Return where the desktop has it."""
        x, y = self._window.position
        return (x, y)

    def flip(self) -> None:
        """Show what was drawn."""
        self._window.flip()

    def events(self, timeout: float) -> Sequence[pygame.Event]:
        """Wait for events, asleep in between."""
        now = time.monotonic()
        end = now + timeout
        while not (found := pygame.event.get()) and now < end:
            nap = _NAPS[now - self._heard > _QUIET]
            time.sleep(min(nap, end - now))
            now = time.monotonic()
        if found:
            self._heard = now
            self._settle(found)
        return found

    def _settle(self, found: Sequence[pygame.Event]) -> None:
        """Bring the window back where its frame, or an older screen, leaves some of it off the work area."""
        if self._settled or self._fullscreen or not any(event.type == pygame.WINDOWEXPOSED for event in found):
            return
        self._settled = True
        top, left, bottom, right = desktop.frame_of(self._window)
        (x, y), (wide, high) = self._wanted or self._window.position, self._window.size
        whole = pygame.Rect(x - left, y - top, wide + left + right, high + top + bottom)
        kept = desktop.brought_back(whole, desktop.work_areas())
        if kept.size != whole.size:
            size = (kept.w - left - right, kept.h - top - bottom)
            self._window.minimum_size = desktop.least_size(size)
            self._window.size = size
        if (place := (kept.left + left, kept.top + top)) != self._window.position:
            self._window.position = place

    def set_fullscreen(self, *, on: bool) -> None:
        """Fill the desktop, or go back."""
        if on is self._fullscreen:
            return
        self._fullscreen = on
        if on:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()

    def set_cursor(self, *, hand: bool) -> None:
        """Change the pointer, where it is not what is wanted already."""
        if hand is not self._hand:
            self._hand = hand
            pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_HAND if hand else pygame.SYSTEM_CURSOR_ARROW)

    def set_icon(self, icon: pygame.Surface) -> None:
        """Show a picture in the task bar."""
        self._window.set_icon(icon)

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()


class OffScreen:
    """A surface in memory."""

    patience = math.inf

    def __init__(self, size: tuple[int, int], density: int = 1) -> None:
        self._size = size
        self._density = density
        self._surface = pygame.Surface((size[0] * density, size[1] * density))
        self.flips = 0
        self.at: tuple[int, int] | None = None
        self.fullscreen = False
        self.hand = False

    def surface(self) -> pygame.Surface:
        """Return the surface."""
        return self._surface

    def size(self) -> tuple[int, int]:
        """Return the size in points."""
        return self._size

    def place(self) -> tuple[int, int] | None:
        """Return what a test says."""
        return self.at

    def resize(self, size: tuple[int, int]) -> None:
        """Behave as if the window had been dragged to another size."""
        self._size = size
        self._surface = pygame.Surface((size[0] * self._density, size[1] * self._density))

    def flip(self) -> None:
        """Count a shown frame."""
        self.flips += 1

    def events(self, timeout: float) -> Sequence[pygame.Event]:
        """Return what was posted; never wait."""
        del timeout
        return pygame.event.get() if pygame.display.get_init() else ()

    def set_fullscreen(self, *, on: bool) -> None:
        """Note it."""
        self.fullscreen = on

    def set_cursor(self, *, hand: bool) -> None:
        """Note it."""
        self.hand = hand

    def close(self) -> None:
        """Nothing is to be let go."""
