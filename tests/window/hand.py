"""A hand at mouse and keyboard of an X screen: one lasting connection to its XTest extension."""

from __future__ import annotations

import ctypes
from ctypes import CFUNCTYPE, POINTER, byref, c_char_p, c_int, c_uint, c_ulong, c_void_p
from functools import cache
from typing import Any, Final

LIBRARIES: Final = ("libX11.so.6", "libXtst.so.6")


def _go_on(_display: Any, _error: Any) -> int:
    """A window that is gone is noticed by what it does not show; without this Xlib would end the process."""
    return 0


_GO_ON: Final = CFUNCTYPE(c_int, c_void_p, c_void_p)(_go_on)


@cache
def _libraries() -> tuple[Any, Any]:
    x11, test = (ctypes.CDLL(name) for name in LIBRARIES)
    x11.XOpenDisplay.restype, x11.XOpenDisplay.argtypes = c_void_p, [c_char_p]
    x11.XDefaultRootWindow.restype, x11.XDefaultRootWindow.argtypes = c_ulong, [c_void_p]
    x11.XStringToKeysym.restype, x11.XStringToKeysym.argtypes = c_ulong, [c_char_p]
    x11.XKeysymToKeycode.restype, x11.XKeysymToKeycode.argtypes = c_uint, [c_void_p, c_ulong]
    x11.XkbKeycodeToKeysym.restype, x11.XkbKeycodeToKeysym.argtypes = c_ulong, [c_void_p, c_uint, c_int, c_int]
    place = POINTER(c_int)
    x11.XTranslateCoordinates.argtypes = [c_void_p, *[c_ulong] * 2, *[c_int] * 2, place, place, POINTER(c_ulong)]
    x11.XSync.argtypes, x11.XCloseDisplay.argtypes = [c_void_p, c_int], [c_void_p]
    test.XTestFakeMotionEvent.argtypes = [c_void_p, c_int, c_int, c_int, c_ulong]
    test.XTestFakeButtonEvent.argtypes = test.XTestFakeKeyEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
    x11.XSetErrorHandler(_GO_ON)
    return x11, test


class Hand:
    """Moves, clicks and types; keys go to whatever window has the focus, as a keyboard's do."""

    def __init__(self, display: str) -> None:
        self._x11, self._test = _libraries()
        self._display = self._x11.XOpenDisplay(display.encode("ascii"))
        assert self._display, f"no connection to the screen {display}"

    def point(self, window: int, x: int, y: int) -> None:
        """Move the mouse to a place of a window, in the window's pixels."""
        across, down, child = c_int(), c_int(), c_ulong()
        root = self._x11.XDefaultRootWindow(self._display)
        self._x11.XTranslateCoordinates(self._display, window, root, x, y, byref(across), byref(down), byref(child))
        self._test.XTestFakeMotionEvent(self._display, -1, across, down, 0)
        self._done()

    def click(self, button: int) -> None:
        """Press a mouse button where the mouse is, and let it go."""
        for down in (1, 0):
            self._test.XTestFakeButtonEvent(self._display, button, down, 0)
        self._done()

    def key(self, name: str) -> None:
        """Press a key by X's name of what it types, with Shift where that needs it."""
        symbol = self._x11.XStringToKeysym(name.encode("ascii"))
        code = self._x11.XKeysymToKeycode(self._display, symbol)
        assert code, f"no key types {name}"
        plain = self._x11.XkbKeycodeToKeysym(self._display, code, 0, 0) == symbol
        held = [] if plain else [self._x11.XKeysymToKeycode(self._display, self._x11.XStringToKeysym(b"Shift_L"))]
        for pressed, down in [*((each, 1) for each in [*held, code]), *((each, 0) for each in [code, *held])]:
            self._test.XTestFakeKeyEvent(self._display, pressed, down, 0)
        self._done()

    def close(self) -> None:
        """Let the screen go."""
        self._x11.XCloseDisplay(self._display)

    def _done(self) -> None:
        self._x11.XSync(self._display, 0)
