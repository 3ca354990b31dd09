"""The one error of this room: a file that cannot be read or written, told in one sentence."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Final

from alicegames.i18n import _

if TYPE_CHECKING:
    from pathlib import Path

_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_CLOSED: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_NO_FOLDER: Final = frozenset({errno.ENOENT, errno.ENOTDIR, errno.EEXIST, errno.ELOOP})


class SaveError(Exception):
    """A file that cannot be used: one sentence naming file, place, reason and remedy. Shown; nothing is lost by it."""

    def __init__(self, file: Path, reason: str, remedy: str, place: str = "") -> None:
        """``kind`` groups errors that are worth telling once only: the reason without the place."""
        self.file, self.place, self.reason, self.remedy = file, place, reason, remedy
        self.kind = reason
        self.good_copy: Path | None = None
        """The newest copy of the same game that can be opened, where there is one."""
        super().__init__(_sentence(shown_name(file), place, reason, remedy))


def shown_name(path: Path) -> str:
    """Return a file's name to show: a file of somebody else's may have line breaks and stranger bytes in its name."""
    return "".join(char if char.isprintable() else "?" for char in path.name)


def _sentence(file: str, place: str, reason: str, remedy: str) -> str:
    if place:
        return _("“{file}”, at {place}: {reason}; {remedy}.").format(
            file=file, place=place, reason=reason, remedy=remedy
        )
    return _("“{file}” {reason}; {remedy}.").format(file=file, reason=reason, remedy=remedy)


def cannot_write(path: Path, error: OSError) -> SaveError:
    """Return the error to show when the system refuses to write ``path``."""
    if error.errno in _FULL:
        return SaveError(
            path, _("could not be saved because the disk is full"), _("free some space, the game goes on meanwhile")
        )
    if error.errno in _CLOSED:
        return SaveError(
            path,
            _("could not be saved because its folder may not be written to ({folder})").format(folder=path.parent),
            _("allow it or set ALICEGAMES_HOME to another folder, the game goes on meanwhile"),
        )
    if error.errno in _NO_FOLDER:
        return SaveError(
            path,
            _("could not be saved because its folder is not there and cannot be made ({folder})").format(
                folder=path.parent
            ),
            _("set ALICEGAMES_HOME to another folder, the game goes on meanwhile"),
        )
    return SaveError(
        path,
        _("could not be saved ({system})").format(system=error.strerror or error),
        _("look at the disk, the game goes on meanwhile"),
    )


def cannot_read(path: Path, error: OSError) -> SaveError:
    """Return the error to show when the system refuses to read ``path``."""
    if error.errno == errno.ENOENT:
        return SaveError(path, _("is not there"), _("choose another saved game"))
    return SaveError(
        path,
        _("cannot be read ({system})").format(system=error.strerror or error),
        _("look at its permissions or choose another file"),
    )
