"""Locks between windows, by filelock: on a game's file while it is played, on a small file while it is changed."""

from __future__ import annotations

import contextlib
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from filelock import BaseFileLock

FOLDER: Final = ".locks"
_PATIENCE: Final = 5.0
"""Seconds to wait for another window that is just changing the same small file."""


class FileLock:
    """The right to write one file, until ``release`` or the end of the process."""

    def __init__(self, path: Path) -> None:
        self._path = path.parent / FOLDER / path.name
        self._lock = _system_lock(self._path, 0)

    def acquire(self) -> bool:
        """Take the lock; False if another window has it.

        True where no lock can be had at all, in a folder that may not be written to or on a file system that knows
        none: saving goes on, and the autosave notices a foreign file all the same.
        """
        from filelock import Timeout  # noqa: PLC0415 -- the first frame waits for nothing it does not need

        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock.acquire()
        except Timeout:
            return False
        except (OSError, NotImplementedError):
            return True
        return True

    def release(self) -> None:
        """Give the lock back; harmless if it is not held."""
        if self._lock.is_locked:
            with suppress(OSError):  # Windows removes no open file; an empty lock file does no harm
                self._path.unlink(missing_ok=True)
            self._lock.release(force=True)


def _system_lock(path: Path, patience: float) -> BaseFileLock:
    from filelock import FileLock as SystemLock  # noqa: PLC0415 -- the first frame waits for nothing it does not need

    return SystemLock(str(path), timeout=patience)


@contextmanager
def changing(path: Path) -> Iterator[None]:
    """Keep other windows from changing a small file meanwhile; without a lock where none can be had."""
    with contextlib.ExitStack() as stack:
        with suppress(OSError, NotImplementedError):  # a lock that is not free in time is an OSError too
            folder = path.parent / FOLDER
            folder.mkdir(parents=True, exist_ok=True)
            stack.enter_context(_system_lock(folder / path.name, _PATIENCE))
        yield


def sweep(folder: Path) -> None:
    """Remove the lock files that killed windows have left behind."""
    with suppress(OSError):
        for path in (folder / FOLDER).iterdir():
            with suppress(OSError), _system_lock(path, 0):
                path.unlink(missing_ok=True)
