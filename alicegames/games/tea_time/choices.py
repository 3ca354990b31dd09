"""The choices of Tea Time."""

from __future__ import annotations

from typing import TypeAlias

from alicegames.core.values import Tagged


class Take(Tagged, frozen=True, tag="take"):
    """Take the cards of a line of cells, named by column and row, in the order of the rows and within a row."""

    line: tuple[str, ...]


class Deal(Tagged, frozen=True, tag="deal"):
    """Chance lays the next card of the deck into the next cell."""

    character: int


class First(Tagged, frozen=True, tag="first"):
    """Chance draws the first player of round one (TT-06)."""

    seat: int


TeaChoice: TypeAlias = Take | Deal | First
