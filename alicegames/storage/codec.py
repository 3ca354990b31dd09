"""Bytes to document and back; every fault of a file is found here or in ``match`` and named in one sentence."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, NoReturn

from pydantic import ValidationError

from alicegames import faults, jsonfile
from alicegames.i18n import _
from alicegames.storage import files, migrate
from alicegames.storage.document import FORMAT, SaveDocument
from alicegames.storage.errors import SaveError

if TYPE_CHECKING:
    from pathlib import Path


def dumps(document: SaveDocument) -> bytes:
    """Return the file of a document: one key a line, a checksum last."""
    fields: dict[str, Any] = document.model_dump(mode="json")
    fields["checksum"] = checksum(fields)
    lines = (f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in fields.items())
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def checksum(fields: dict[str, Any]) -> str:
    """Return the SHA-256 of everything in a document but its checksum; it tells damage and edits, not malice."""
    rest = {key: value for key, value in fields.items() if key != "checksum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def read(path: Path) -> SaveDocument:
    """Read and check a document, from the outside in: size, encoding, depth, JSON, format, checksum, fields.

    Raises SaveError. Whether its choices can be played is ``match.open_game``'s question.
    """
    return loads(path, files.read(path))


def loads(path: Path, raw: bytes) -> SaveDocument:
    """Check the content of a document's file; ``path`` is for the sentence only. Raises SaveError."""
    fields = parse(path, raw)
    version = _format(path, fields)
    if fields.pop("checksum", None) != checksum(fields):
        _refuse(path, "", _("has been changed or damaged since it was saved: its checksum does not fit"))
    if version < FORMAT:
        fields = migrate.to_current(path, fields, version)
    try:
        return SaveDocument.model_validate_json(json.dumps(fields))
    except ValidationError as error:
        place, reason = faults.first_of(error)
        _refuse(path, place, _("is damaged ({reason})").format(reason=reason))


def parse(path: Path, raw: bytes) -> dict[str, Any]:
    """Return the JSON object in ``raw``. Raises SaveError for anything else."""
    try:
        return jsonfile.parse(raw)
    except jsonfile.JsonError as error:
        if error.foreign:
            _refuse_foreign(path)
        _refuse(path, error.place, error.reason)


def _refuse_foreign(path: Path) -> NoReturn:
    _refuse(path, "", _("is not a saved game of this program"), _("choose another file"))


def _format(path: Path, fields: dict[str, Any]) -> int:
    if fields.get("program") != "alicegames":
        _refuse_foreign(path)
    version = fields.get("format")
    if type(version) is not int or version < migrate.OLDEST:
        _refuse(path, "format", _("the version of the format is missing or wrong"))
    if version > FORMAT:
        _refuse(
            path,
            "format",
            _("it was saved by a newer version of Alice Games (format {theirs}, this one reads up to {ours})").format(
                theirs=str(version)[:9], ours=FORMAT
            ),
            _("update the program to open it"),
        )
    return version


def _refuse(path: Path, place: str, reason: str, remedy: str = "") -> NoReturn:
    raise SaveError(path, reason, remedy or _("open an older copy or another game"), place)
