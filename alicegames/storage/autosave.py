"""The autosave: one file a game, written whole after every choice, never over somebody else's content."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Self

from alicegames import paths
from alicegames.i18n import _
from alicegames.storage import codec, files
from alicegames.storage.errors import SaveError, cannot_write
from alicegames.storage.lock import FileLock
from alicegames.storage.record import document_of

if TYPE_CHECKING:
    from pathlib import Path

    from alicegames.core.session import Session
    from alicegames.match.match import Match
    from alicegames.storage.restore import Opened


class Autosave:
    """Keep one running game on disk. Holds a lock on its file until ``close``."""

    def __init__(self, match: Match, folder: Path | None = None) -> None:
        """Nothing is written before the first ``save``."""
        self.match = match
        self.note = ""
        """A sentence to show once: the game had to go on in another file, or its rules have changed since."""
        self.fault: SaveError | None = None
        """Why the last save failed; None while all is well."""
        self._folder = folder or paths.user_saves()
        self._path: Path | None = None
        self._lock: FileLock | None = None
        self._written = b""

    @classmethod
    def resume(cls, opened: Opened, folder: Path | None = None) -> Self:
        """Go on with an opened game in its own file, or in a new one where that belongs to something else.

        A sample, a named save, a game left at an earlier choice and a game open in another window get a new file.
        """
        autosave = cls(opened.match, folder)
        autosave.note = opened.note
        is_own = opened.path.parent == autosave._folder and opened.path.suffix == ".json"
        if is_own and not opened.document.title and not opened.is_fork:
            autosave._take_over(opened.path)
        return autosave

    def _take_over(self, path: Path) -> None:
        lock = FileLock(path)
        try:
            if not lock.acquire():
                self.note = _("This game is open in another window; here it goes on as a game of its own.")
                return
            content = files.read(path)
        except (OSError, SaveError):  # an unwritable folder: the first save will say so
            return
        self._path, self._lock, self._written = path, lock, _digest(content)

    @property
    def path(self) -> Path | None:
        """The game's file; None before the first save."""
        return self._path

    def save(self, session: Session[Any, Any]) -> SaveError | None:
        """Write the game. Never raises: returns what went wrong, each kind of fault once, and the game goes on."""
        try:
            self._write(codec.dumps(document_of(self.match, session)))
        except SaveError as error:
            return self._failed(error)
        except OSError as error:
            return self._failed(cannot_write(self._path or self._folder, error))
        self.fault = None
        return None

    def _failed(self, fault: SaveError) -> SaveError | None:
        is_new = self.fault is None or self.fault.kind != fault.kind
        self.fault = fault
        return fault if is_new else None

    def _write(self, data: bytes) -> None:
        if self._path is None or self._is_foreign(self._path):
            self._path = self._new_file()
        files.write(self._path, data)
        self._written = _digest(data)

    def _is_foreign(self, path: Path) -> bool:
        """Whether somebody else has written to our file since our last save; theirs then stays untouched."""
        return path.exists() and _digest(files.read(path)) != self._written

    def _new_file(self) -> Path:
        self.close()
        path = files.fresh(self._folder, f"{self.match.game.id}-{self.match.created:%Y%m%d-%H%M%S}")
        lock = FileLock(path)
        lock.acquire()
        files.sweep(self._folder)
        self._lock = lock
        return path

    def close(self) -> None:
        """Let other windows have the file."""
        if self._lock is not None:
            self._lock.release()
        self._lock = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()
