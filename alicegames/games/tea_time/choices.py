"""The choices of Tea Time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class Take:
    """Take the cards of a line of cells, named by column and row, in the order of the rows and within a row."""

    line: tuple[str, ...]
    tag: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance lays the next card of the deck into the next cell."""

    character: int
    tag: Literal["deal"] = "deal"


@dataclass(frozen=True, slots=True)
class First:
    """Chance draws the first player of round one (TT-06)."""

    seat: int
    tag: Literal["first"] = "first"


TeaChoice: TypeAlias = Take | Deal | First
