"""What the desktop leaves a window: its work area, the frame around it, and the faster way to show a picture."""

from __future__ import annotations

import ctypes
import os
import sys
import time
from functools import cache
from pathlib import Path
from typing import Final

import pygame
from pygame import Rect

from alicegames.ui.draw.scale import DEFAULT_WINDOW, MIN_WINDOW

ACCELERATION: Final = "SDL_FRAMEBUFFER_ACCELERATION"
_SLOW: Final = 0.005
"""Seconds for showing a small window from which OpenGL is not worth its while: a card takes a tenth of that."""
_TRIED: Final = (1280, 720)
_DRI: Final = Path("/dev/dri")
_FRAME: Final = (8, 40)
"""What a window's frame adds in width and height, about, until it is there to be measured."""


class _SdlRect(ctypes.Structure):
    _fields_ = (("x", ctypes.c_int), ("y", ctypes.c_int), ("w", ctypes.c_int), ("h", ctypes.c_int))


@cache
def _sdl() -> ctypes.CDLL | None:
    """Return the SDL that pygame has loaded: it tells more of the desktop than pygame does."""
    packages = Path(pygame.__file__).parent
    for folder in (packages.with_name("pygame_ce.libs"), packages, packages / ".dylibs"):
        for file in sorted(folder.glob("*SDL2*")):
            if file.stem.split("-")[0].removeprefix("lib").split(".")[0] == "SDL2" and file.suffix != ".py":
                return ctypes.CDLL(str(file))
    return None


def work_areas() -> list[Rect]:
    """Return what panels and docks leave free of each screen, in points; whole screens where that is not told."""
    sizes, sdl = pygame.display.get_desktop_sizes(), _sdl()
    found = []
    for number, size in enumerate(sizes):
        area = _SdlRect()
        if sdl is not None and sdl.SDL_GetDisplayUsableBounds(number, ctypes.byref(area)) == 0:
            found.append(Rect(area.x, area.y, area.w, area.h))
        else:
            found.append(Rect((0, 0), size))
    return found


def frame_of(window: pygame.Window) -> tuple[int, int, int, int]:
    """Return how far a window's frame reaches beyond it: top, left, bottom, right, in points."""
    sdl = _sdl()
    sides = [ctypes.c_int() for _side in range(4)]
    if sdl is None:
        return (_FRAME[1], 0, 0, 0)
    sdl.SDL_GetWindowFromID.restype = ctypes.c_void_p
    handle = ctypes.c_void_p(sdl.SDL_GetWindowFromID(window.id))
    if sdl.SDL_GetWindowBordersSize(handle, *(ctypes.byref(side) for side in sides)) != 0:
        return (0, 0, 0, 0)
    top, left, bottom, right = (side.value for side in sides)
    return (top, left, bottom, right)


def fitting(wanted: tuple[int, int], areas: list[Rect], frame: tuple[int, int] = _FRAME) -> tuple[int, int]:
    """Return the size to open at: the wanted one, or as much of it as the roomiest work area holds with a frame.

    One that is too small to be wanted counts as the usual one.
    """
    if wanted[0] < MIN_WINDOW[0] or wanted[1] < MIN_WINDOW[1]:
        wanted = DEFAULT_WINDOW
    room = [(area.w - frame[0], area.h - frame[1]) for area in areas]
    if any(wanted[0] <= wide and wanted[1] <= high for wide, high in room):
        return wanted
    wide, high = max(room, key=lambda size: min(size[0], wanted[0]) * min(size[1], wanted[1]))
    return min(wanted[0], wide), min(wanted[1], high)


def brought_back(place: Rect, areas: list[Rect]) -> Rect:
    """Return a window's place, frame included, moved and cut so that one work area holds it."""
    area = max(areas, key=lambda area: (area.clip(place).w * area.clip(place).h, area.w * area.h))
    kept = Rect(place.topleft, (min(place.w, area.w), min(place.h, area.h)))
    return kept.clamp(area)


def least_size(size: tuple[int, int]) -> tuple[int, int]:
    """Return the smallest size a window may be dragged to: the usual one, or its own on a smaller screen."""
    return min(MIN_WINDOW[0], size[0]), min(MIN_WINDOW[1], size[1])


# -- showing pictures ---------------------------------------------------------------------------------------------


def choose_acceleration() -> None:
    """Let SDL show pictures by the processor where OpenGL itself is drawn by it: a virtual machine, VNC, Xvfb.

    What the environment says already stands. Where nothing tells, two pictures are shown in a hidden window and timed.
    """
    if ACCELERATION in os.environ or sys.platform == "darwin":
        return
    if _has_no_card() or _shows_slowly():
        os.environ[ACCELERATION] = "0"
        pygame.display.quit()
        pygame.display.init()


def _has_no_card() -> bool:
    """Whether Linux knows no graphics card that programs could draw with."""
    return sys.platform == "linux" and not any(_DRI.glob("renderD*"))


def _shows_slowly() -> bool:
    window = pygame.Window("", _TRIED, hidden=True)
    window.get_surface()
    window.flip()
    times = []
    for _try in range(2):
        begun = time.perf_counter()
        window.flip()
        times.append(time.perf_counter() - begun)
    window.destroy()
    return min(times) > _SLOW
