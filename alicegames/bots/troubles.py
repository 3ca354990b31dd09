"""What goes wrong with the bots of one game: counted, kept for the report, and when one is not asked any more."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from alicegames.bots.worker import Answer

LIMIT: Final = 3
"""A level that has given no answer so often in a row is asked no more until somebody wants it to be."""
_KEPT: Final = 20


class Troubles:
    """The faults of the bots at one table, by level."""

    def __init__(self) -> None:
        self._row: Counter[str] = Counter()
        self._said: list[str] = []

    def note(self, level: str, answer: Answer) -> bool:
        """Take note of an answer; return whether the level is given up because of it."""
        if not answer.fallback:
            self._row.pop(level, None)
            return False
        self._row[level] += 1
        self._said = [*self._said, f"{level}, seat {answer.seat + 1}, ply {answer.ply}: {answer.trouble}"][-_KEPT:]
        return self._row[level] == LIMIT

    def is_given_up(self, level: str) -> bool:
        """Return whether this level is asked no more."""
        return self._row[level] >= LIMIT

    @property
    def any_given_up(self) -> bool:
        """Whether there is a level that is asked no more."""
        return any(count >= LIMIT for count in self._row.values())

    def forgive(self) -> None:
        """Ask every level again."""
        self._row.clear()

    def text(self) -> str:
        """Return all that went wrong, for a report; empty if nothing did."""
        return "\n".join(self._said)
