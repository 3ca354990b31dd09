"""Whether the display that the environment names answers at all: SDL would wait for it for ever."""

from __future__ import annotations

import os
import re
import socket
import sys
from pathlib import Path
from typing import Final

PATIENCE: Final = 5.0
"""Seconds a display may take to say its first word."""
_HELLO: Final = b"l\0\x0b\0\0\0\0\0\0\0\0\0"
"""X11: little-endian, protocol 11.0, no authorisation; a server answers it with yes, no or go on."""
_SYNC: Final = (1).to_bytes(4, sys.byteorder) + (12 << 16).to_bytes(4, sys.byteorder) + (2).to_bytes(4, sys.byteorder)
"""Wayland: wl_display.sync with the new object 2."""
_X_NAME: Final = re.compile(r"(?:unix)?(?P<host>[^:/]*):(?P<number>\d{1,5})(?:\.\d+)?\Z")


def answers(patience: float = PATIENCE) -> bool:
    """Return False where the display is there and says nothing for so many seconds; what cannot be told is SDL's."""
    if not sys.platform.startswith("linux") or "SDL_VIDEODRIVER" in os.environ or "SDL_VIDEO_DRIVER" in os.environ:
        return True
    found = [*_wayland(), *_x11()]
    return not found or any(_speaks(family, address, hello, patience) for family, address, hello in found)


_Door = tuple[int, "str | tuple[str, int]", bytes]


def _wayland() -> list[_Door]:
    name, folder = os.environ.get("WAYLAND_DISPLAY", ""), os.environ.get("XDG_RUNTIME_DIR", "")
    path = Path(folder, name)
    return [(socket.AF_UNIX, str(path), _SYNC)] if name and path.exists() else []


def _x11() -> list[_Door]:
    match = _X_NAME.match(os.environ.get("DISPLAY", ""))
    if match is None:
        return []
    number = int(match["number"])
    if match["host"]:
        return [(socket.AF_INET, (match["host"], 6000 + number), _HELLO)] if number < 59_000 else []  # noqa: PLR2004 -- ports
    path = f"/tmp/.X11-unix/X{number}"  # noqa: S108 -- where X servers listen
    return [(socket.AF_UNIX, path, _HELLO)] if Path(path).exists() else []


def _speaks(family: int, address: str | tuple[str, int], hello: bytes, patience: float) -> bool:
    """Return whether something at the other end says a word; one that hangs up or refuses is SDL's to report."""
    with socket.socket(family, socket.SOCK_STREAM) as door:
        door.settimeout(patience)
        try:
            door.connect(address)
            door.sendall(hello)
            door.recv(1)
        except TimeoutError:
            return False
        except OSError:
            return True
    return True
