"""The target ids of Tea Time, and by which of them each option is picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.tea_time.choices import Take, TeaChoice

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.targets import Kinds, Path
    from alicegames.games.tea_time.state import TeaState

DECK: Final = "deck:tea"
KINDS: Final[Kinds] = {
    "cell": r"[a-i][1-9]",
    "column": r"[0-3]\.[a-z][a-z_]*",
    "alice": r"[0-3]",
    "seat": r"[0-3]",
    "deck": r"tea",
    "button": r"(pass|end)",
}
"""Places of the table, a seat's column of a character, Alice before a seat, seats, the deck."""


def cell(name: str) -> str:
    """Return the target of a place on the table."""
    return f"cell:{name}"


def column(seat: int, character: str) -> str:
    """Return the target of a seat's column of a character."""
    return f"column:{seat}.{character}"


def paths(_view: TeaState, _decision: Decision[TeaChoice], choice: TeaChoice) -> tuple[Path, ...]:
    """Return the cells of a line, which may be picked in any order; none for what chance answers."""
    return (tuple(cell(name) for name in choice.line),) if isinstance(choice, Take) else ()
