"""Reading and writing files so that nothing is lost: bounded reads, atomic writes, bad files set aside."""

from __future__ import annotations

import os
import secrets
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from alicegames import jsonfile
from alicegames.i18n import _
from alicegames.storage.errors import SaveError, cannot_read, cannot_write

MAX_BYTES: Final = 4 * 1024 * 1024
"""A file larger than this is refused unread."""
BACKUP: Final = ".bak"
"""Appended to a file's name: its previous content."""
_TEMPORARY: Final = ".tmp"
_STALE_SECONDS: Final = 3600


def expanded(name: str) -> Path:
    """Return the path that a person has typed. Raises SaveError for the home folder of nobody."""
    try:
        return Path(name).expanduser()
    except RuntimeError as error:
        path = Path(name)
        first = path.parts[0]
        reason = _("cannot be found: there is no home folder “{name}”").format(name=first)
        raise SaveError(path, reason, _("write the folder’s whole name")) from error


def read(path: Path, limit: int = MAX_BYTES) -> bytes:
    """Return the content of a plain file. Raises SaveError, also for anything larger than ``limit`` bytes."""
    try:
        return jsonfile.read(path, limit)
    except jsonfile.JsonError as error:
        raise SaveError(path, error.reason, _("choose another file")) from error
    except OSError as error:
        raise cannot_read(path, error) from error


def write(path: Path, data: bytes, *, keep_previous: bool = True) -> None:
    """Replace ``path`` by ``data`` in one step; its previous content stays beside it as ``.bak``.

    After a kill or a power cut the file is either the old or the new one. Raises SaveError.
    """
    temporary = path.parent / f".{path.name}.{os.getpid()}-{secrets.token_hex(4)}{_TEMPORARY}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _write_through(temporary, data)
        if keep_previous and path.exists():
            _keep_previous(path)
        temporary.replace(path)
        _sync_folder(path.parent)
    except OSError as error:
        raise cannot_write(path, error) from error
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


def _write_through(path: Path, data: bytes) -> None:
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def backup_of(path: Path) -> Path:
    """Return where the previous content of ``path`` is kept."""
    return path.parent / f"{path.name}{BACKUP}"


def _keep_previous(path: Path) -> None:
    """Make ``.bak`` the present content while ``path`` itself stays in its place all the time."""
    linked = path.parent / f".{path.name}.{secrets.token_hex(4)}{_TEMPORARY}"
    try:
        os.link(path, linked)
    except OSError:  # no hard links on this file system
        _write_through(linked, path.read_bytes())
    linked.replace(backup_of(path))


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def set_aside(path: Path) -> Path:
    """Rename a damaged file to ``NAME.damaged-N`` beside it and return the new path. Raises SaveError."""
    return move(path, _aside(path))


def _aside(path: Path) -> Path:
    try:
        number = 1
        while (target := path.parent / f"{path.name}.damaged-{number}").exists():
            number += 1
    except OSError as error:
        raise cannot_write(path, error) from error
    return target


def copy_aside(path: Path) -> Path:
    """Keep a copy of a damaged file as ``NAME.damaged-N`` beside it, itself left where it is. Raises SaveError."""
    target = _aside(path)
    try:
        _write_through(target, path.read_bytes())
    except OSError as error:
        raise cannot_write(target, error) from error
    return target


def move(path: Path, target: Path) -> Path:
    """Rename ``path`` to ``target``, which must not be there yet. Raises SaveError."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        path.rename(target)
    except OSError as error:
        raise cannot_write(path, error) from error
    return target


def fresh(folder: Path, stem: str, suffix: str = ".json") -> Path:
    """Return a path in ``folder`` that no file has: ``stem`` with a few random letters. Raises SaveError."""
    try:
        while True:
            path = folder / f"{stem}-{secrets.token_hex(3)}{suffix}"
            if not path.exists():
                return path
    except OSError as error:
        raise cannot_write(folder, error) from error


def sweep(folder: Path) -> None:
    """Remove the temporary files that killed processes have left behind, once they are an hour old."""
    limit = time.time() - _STALE_SECONDS
    with suppress(OSError):
        for path in folder.glob(f".*{_TEMPORARY}"):
            if path.lstat().st_mtime < limit:
                path.unlink(missing_ok=True)


__all__ = ["BACKUP", "MAX_BYTES", "Path", "backup_of", "fresh", "move", "read", "set_aside", "sweep", "write"]
