"""Target ids: the names of the things on a table that can be pointed at, and the paths by which options are picked.

An id is ``kind`` or ``kind:rest``. Each game declares its kinds in one place, ``text/targets.py``, and with them by
which targets each of its options is picked; presenters, reasons, tooltips and the text client use these.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Path: TypeAlias = tuple[str, ...]
"""The target ids that are picked, one after the other, to make one choice."""

Kinds: TypeAlias = "Mapping[str, str]"
"""For each kind of target id the pattern of what stands after its colon; empty where the kind says it all."""

BUTTON_PASS: Final = "button:pass"  # noqa: S105 -- declining is no password
"""The path of declining: always the same place in the row of buttons."""
BUTTON_END: Final = "button:end"
"""The path of ending the turn: a button apart from the rest."""


def option_target(code: str) -> str:
    """Return the target id of an option that is a button and nothing else."""
    return f"option:{code}"


class UnknownTargetError(LookupError):
    """Nothing on this game's table has such an id."""


def split(kinds: Kinds, target: str) -> tuple[str, str]:
    """Return kind and rest of a declared target id. Raises UnknownTargetError."""
    kind, _colon, rest = target.partition(":")
    if kind not in kinds or not re.fullmatch(kinds[kind], rest):
        raise UnknownTargetError(target)
    return kind, rest


def steps_before(paths: Iterable[Path], picked: Path, target: str) -> Path | None:
    """Return what must still be picked before this target on the shortest path that goes on from ``picked``.

    Empty if it can be picked at once; None if it is on no such path.
    """
    found = [
        path[len(picked) : path.index(target, len(picked))]
        for path in paths
        if path[: len(picked)] == picked and target in path[len(picked) :]
    ]
    return min(found, key=len, default=None)
