"""Old documents to the current format, one version at a time. An old file of every version stays in the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.i18n import _
from alicegames.storage.document import FORMAT
from alicegames.storage.errors import SaveError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

OLDEST: Final = 1
"""The oldest format that can still be read."""


def _with_base(fields: dict[str, Any]) -> dict[str, Any]:
    """Format 2 can begin at a position; every game of format 1 begins at its start."""
    return {**fields, "base": None}


STEPS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {1: _with_base}
"""Format version -> the function that turns its fields into those of the next version. Format 1 is the first."""


def to_current(path: Path, fields: dict[str, Any], version: int, current: int = FORMAT) -> dict[str, Any]:
    """Return ``fields`` as the current format has them. Raises SaveError where no step leads there."""
    while version < current:
        step = STEPS.get(version)
        if step is None:
            raise SaveError(
                path,
                _("the program no longer reads format {version}").format(version=version),
                _("open it with an older version of Alice Games"),
                "format",
            )
        try:
            fields = step(fields)
        except (KeyError, TypeError, ValueError) as error:
            raise SaveError(
                path, _("is damaged ({reason})").format(reason=repr(error)), _("open an older copy or another game")
            ) from error
        version += 1
        fields["format"] = version
    return fields
