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

    What cannot be used is left at its default. The faulty file is set aside first, so nothing in it is lost.
    """
    try:
        fields = codec.parse(path, files.read(path))
    except SaveError as error:
        if isinstance(error.__cause__, FileNotFoundError | NotADirectoryError):
            return model(), ""
        return model(), _said(path, _unreadable(path, error), _("the defaults are used"))
    try:
        return model.model_validate_json(json.dumps(fields)), ""
    except ValidationError as error:
        bad = sorted({str(one["loc"][0]) for one in error.errors()})
        kept = {key: value for key, value in fields.items() if key not in bad}
        return _kept(model, kept), _said(path, _bad_keys(path, bad), _("the defaults are used for them"))


def _kept(model: type[M], fields: dict[str, Any]) -> M:
    try:
        return model.model_validate_json(json.dumps(fields))
    except ValidationError:
        return model()


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
    """Write the file; return the fault, if any, for the screen to show."""
    try:
        files.write(path, (content.model_dump_json(indent=1) + "\n").encode(), keep_previous=False)
    except SaveError as error:
        return error
    return None
