"""A lock on a game's file, held by the window that plays it and freed by the system when that window dies."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

FOLDER: Final = ".locks"
_TAKEN: Final = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK})


class FileLock:
    """The right to write one file, until ``release`` or the end of the process."""

    def __init__(self, path: Path) -> None:
        self._path = path.parent / FOLDER / path.name
        self._descriptor: int | None = None

    def acquire(self) -> bool:
        """Take the lock; False if another window has it.

        True where the file system knows no locks: the autosave notices a foreign file all the same. Raises OSError.
        """
        while True:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
            if not _lock(descriptor):
                os.close(descriptor)
                return False
            if _is_still_there(self._path, descriptor):
                self._descriptor = descriptor
                return True
            os.close(descriptor)  # its holder removed it just now

    def release(self) -> None:
        """Give the lock back; harmless if it is not held."""
        if self._descriptor is None:
            return
        with suppress(OSError):  # Windows removes no open file; an empty lock file does no harm
            self._path.unlink(missing_ok=True)
        os.close(self._descriptor)
        self._descriptor = None


def _is_still_there(path: Path, descriptor: int) -> bool:
    try:
        return path.stat().st_ino == os.fstat(descriptor).st_ino
    except FileNotFoundError:
        return False


def _lock(descriptor: int) -> bool:
    try:
        _system_lock(descriptor)
    except OSError as error:
        return error.errno not in _TAKEN
    return True


if sys.platform == "win32":
    import msvcrt

    def _system_lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _system_lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
