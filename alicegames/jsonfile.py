"""The one reader of JSON files: bounded, linear, strict; whoever asks makes sentences of its faults."""

from __future__ import annotations

import json
import re
import stat
from typing import TYPE_CHECKING, Any, Final, NoReturn

from alicegames.i18n import _

if TYPE_CHECKING:
    from pathlib import Path

MAX_DEPTH: Final = 60
"""Brackets nested deeper than this are refused before anything parses them."""
_TOKEN: Final = re.compile(r'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)|[\[{]|[\]}]', re.DOTALL)
"""A string (to the end of the text if it is not closed), or a bracket; possessive, so that no text makes it go back."""


class JsonError(ValueError):
    """A file or text that cannot be used: what is wrong, as the rest of a sentence about it, and where."""

    def __init__(self, reason: str, place: str = "", *, foreign: bool = False) -> None:
        self.reason, self.place = reason, place
        self.foreign = foreign
        """Whether it is no JSON object at all: another kind of file."""
        super().__init__(reason)


def read(path: Path, limit: int) -> bytes:
    """Return the content of a plain file. Raises OSError, and JsonError for anything else or anything too large."""
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise JsonError(_("is not a file"), foreign=True)
    if status.st_size > limit:
        raise JsonError(
            _("is larger than {limit} KiB, which no file of this program is").format(limit=limit // 1024), foreign=True
        )
    return path.read_bytes()


def parse(raw: bytes) -> dict[str, Any]:
    """Return the JSON object in ``raw``. Raises JsonError for anything else, for deep nesting and for doubled keys."""
    if not raw.strip(b"\0 \r\n\t"):
        raise JsonError(_("is empty"))
    text = _text(raw)
    if _depth(text) > MAX_DEPTH:
        raise JsonError(_("is nested deeper than any file of this program"))
    try:
        value = json.loads(text, parse_constant=_no_constant, object_pairs_hook=_once)
    except json.JSONDecodeError as error:
        _refuse(error)
    except JsonError:
        raise
    except ValueError as error:  # more digits than Python reads
        raise JsonError(_("is damaged ({reason})").format(reason=_("a number has too many digits"))) from error
    if not isinstance(value, dict):
        raise JsonError(_("holds something else"), foreign=True)
    return value


def _text(raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        place = _("byte {number}").format(number=error.start)
        raise JsonError(_("the content is not text"), place) from error


def _depth(text: str) -> int:
    depth = deepest = 0
    for match in _TOKEN.finditer(text):
        first = text[match.start()]
        if first in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif first in "]}":
            depth -= 1
    return deepest


def _no_constant(name: str) -> NoReturn:
    raise JsonError(_("is damaged ({reason})").format(reason=name))


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Make an object of its keys and values; which of two equal keys counts would be a guess."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise JsonError(_("this key is there twice in one object"), key[:80])
        found[key] = value
    return found


def _refuse(error: json.JSONDecodeError) -> NoReturn:
    if not error.doc.lstrip().startswith("{"):
        raise JsonError(_("holds something else"), foreign=True) from error
    place = _("line {line}, column {column}").format(line=error.lineno, column=error.colno)
    rest = error.doc[error.pos : error.pos + 8].rstrip()
    ends = error.pos + 8 >= len(error.doc.rstrip())
    cut = ends and any(word.startswith(rest) for word in ("true", "false", "null", "-"))
    if cut or error.msg.startswith("Unterminated"):
        raise JsonError(_("the file breaks off, its end is missing"), place) from error
    raise JsonError(_("is damaged ({reason})").format(reason=error.msg), place) from error
