"""Small files of the user's that must never stop the program: what is wrong in them is set aside and said."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, TypeVar

from pydantic import BaseModel, ValidationError

from alicegames.i18n import _
from alicegames.storage import codec, files
from alicegames.storage.errors import SaveError

if TYPE_CHECKING:
    from pathlib import Path

M = TypeVar("M", bound=BaseModel)


def load(path: Path, model: type[M]) -> tuple[M, str]:
    """Return the file's content and a sentence about what was wrong with it, empty if nothing was.

    What cannot be used is left at its default, entry by entry; a damaged file is set aside first, so nothing in it is
    lost. Keys that the model does not know are a newer version's: `save` keeps them.
    """
    try:
        fields = codec.parse(path, files.read(path))
    except SaveError as error:
        if isinstance(error.__cause__, FileNotFoundError | NotADirectoryError):
            return model(), ""
        if isinstance(error.__cause__, OSError):  # it may be as good as ever: nobody could look
            return model(), _("{what} Meanwhile the defaults are used.").format(what=_unreadable(path, error))
        return model(), _said(path, _unreadable(path, error), _("the defaults are used"))
    good, bad = _sorted_out(model, fields)
    content = model.model_validate_json(json.dumps(good))
    return content, _said(path, _bad_keys(path, bad), _("the defaults are used for them")) if bad else ""


def _sorted_out(model: type[M], fields: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """Return what the model takes of a file's fields, and the names of what it does not take."""
    good: dict[str, Any] = {}
    bad: list[str] = []
    for key in sorted(set(fields) & set(model.model_fields)):
        value = fields[key]
        if _is_good(model, {key: value}):
            good[key] = value
        elif isinstance(value, dict) and isinstance(getattr(model(), key), dict):
            good[key] = {name: one for name, one in value.items() if _is_good(model, {key: {name: one}})}
            bad += [f"{key}.{name}" for name in value if name not in good[key]]
        else:
            bad.append(key)
    return good, bad


def _is_good(model: type[M], fields: dict[str, Any]) -> bool:
    try:
        model.model_validate_json(json.dumps(fields))
    except ValidationError:
        return False
    return True


def _unreadable(path: Path, error: SaveError) -> str:
    """Tell the fault without the remedy, which is one for saved games."""
    if isinstance(error.__cause__, OSError):
        return _("“{file}” {reason}.").format(file=path.name, reason=error.reason)
    if error.place:
        return _("“{file}” is damaged at {place}.").format(file=path.name, place=error.place)
    return _("“{file}” is damaged or no file of this program.").format(file=path.name)


def _bad_keys(path: Path, bad: list[str]) -> str:
    return _("“{file}” has entries that cannot be used: {keys}.").format(file=path.name, keys=", ".join(bad)[:200])


def _said(path: Path, what: str, consequence: str) -> str:
    try:
        aside = files.set_aside(path).name
    except SaveError:  # a read-only folder: the file stays as it is, and writing it will fail as well
        aside = path.name
    return _("{what} It is kept as “{aside}”, and {consequence}.").format(
        what=what, aside=aside, consequence=consequence
    )


def save(path: Path, content: BaseModel) -> SaveError | None:
    """Write the file, a newer version's keys kept; return the fault, if any, for the screen to show."""
    fields = _foreign(path, content) | content.model_dump(mode="json")
    try:
        files.write(path, (json.dumps(fields, indent=1, ensure_ascii=False) + "\n").encode(), keep_previous=False)
    except SaveError as error:
        return error
    return None


def _foreign(path: Path, content: BaseModel) -> dict[str, Any]:
    """Return what the file holds that is none of the model's."""
    try:
        fields = codec.parse(path, files.read(path))
    except SaveError:
        return {}
    return {key: value for key, value in fields.items() if key not in type(content).model_fields}
