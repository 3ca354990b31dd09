"""A pack in a zip: its files, and nothing else of it, written into a folder."""

from __future__ import annotations

import tempfile
import zipfile
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Final

from alicegames import faults
from alicegames.i18n import _
from alicegames.packs.spec import MAX_BYTES, PackError

_MOST: Final = 60
"""More members no zip of a pack has."""
_KEPT: Final = 32
_rooms: Final[list[tempfile.TemporaryDirectory[str]]] = []
"""Removed when the program ends."""


def is_zip(path: Path) -> bool:
    """Return whether a file's name says that it is a zip."""
    return path.suffix.lower() == ".zip"


def opened(source: Path) -> Path:
    """Return a folder with the files of the pack in a zip, the same again until the zip changes. Raises PackError."""
    try:
        stat = source.stat()
    except OSError as error:
        raise PackError(str(source), "", faults.unread(error)) from error
    return _opened(source, stat.st_mtime_ns, stat.st_size)


@lru_cache(maxsize=_KEPT)
def _opened(source: Path, _changed: int, _size: int) -> Path:
    room = tempfile.TemporaryDirectory(prefix="alicegames-pack-")
    _rooms.append(room)
    return unpack(source, Path(room.name))


def unpack(source: Path, room: Path) -> Path:
    """Write the pack's files out of a zip, in one folder of which they may lie, into ``room``. Raises PackError."""
    try:
        with zipfile.ZipFile(source) as packed:
            members = [member for member in packed.infolist() if not member.is_dir()]
            if len(members) > _MOST:
                raise PackError(str(source), "", _("has too many files in it for a pack"))
            for member in members:
                name = PurePosixPath(member.filename).name
                if name.endswith(".json") and not name.startswith("."):
                    _write(packed, member, source, room / name)
    except (zipfile.BadZipFile, OSError, RuntimeError, NotImplementedError) as error:
        raise PackError(
            str(source), "", _("is neither a pack’s folder nor a zip that can be read; choose another")
        ) from error
    return room


def _write(packed: zipfile.ZipFile, member: zipfile.ZipInfo, source: Path, target: Path) -> None:
    with packed.open(member) as content:
        data = content.read(MAX_BYTES + 1)  # what a zip says of sizes need not be true
    if len(data) > MAX_BYTES or target.exists():
        raise PackError(str(source), member.filename[:80], _("is too large, or there twice"))
    target.write_bytes(data)
