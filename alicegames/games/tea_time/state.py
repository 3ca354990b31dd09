"""The state of a game of Tea Time, and the geometry of its grid."""

from __future__ import annotations

from typing import Final

from alicegames.core.values import Position

EMPTY: Final = -1
"""A cell without a card."""
ALICE: Final = 99
"""The card in a cell that is Alice; characters are numbered from 0."""
IN_GRID: Final = -1
"""Alice is nobody's: she stands in the grid."""


class TeaState(Position):
    """Everything there is to know; nothing of it is secret (TT-29)."""

    players: int
    round: int
    """From 1."""
    turn_owner: int
    """The seat whose turn it is; CHANCE until the first player is drawn."""
    turns: int
    """Turns taken in the game."""
    round_start: int
    """Turns taken before this round began."""
    dealt: int
    """Cells of this round's grid that have been filled from the deck."""
    grid: tuple[int, ...]
    """Character number, ALICE or EMPTY for each cell, row by row."""
    deck: tuple[int, ...]
    """Cards of each character not dealt yet."""
    columns: tuple[tuple[int, ...], ...]
    """For each seat and character: cards of it, negative where they are mirrored (TT-17, TT-18)."""
    alice: int
    """The seat that has Alice in front of it, or IN_GRID."""


def is_mirrored(cell: int, columns: int) -> bool:
    """Whether the card dealt to a cell shows its mirrored face: a chessboard, its first cell normal (TT-08, TT-35)."""
    row, column = divmod(cell, columns)
    return (row + column) % 2 == 1


def cell_name(cell: int, columns: int) -> str:
    """Return a cell's name, column letter and row number: ``b2``."""
    row, column = divmod(cell, columns)
    return f"{chr(ord('a') + column)}{row + 1}"


def cell_number(name: str, columns: int) -> int:
    """Return the number of a cell by its name."""
    return (int(name[1:]) - 1) * columns + ord(name[0]) - ord("a")


def lines(rows: int, columns: int, longest: int) -> tuple[tuple[int, ...], ...]:
    """Return every unbroken straight line of 1 to ``longest`` cells, short ones first, each once (TT-13, TT-16)."""
    found: list[tuple[int, ...]] = [(cell,) for cell in range(rows * columns)]
    for length in range(2, longest + 1):
        for down, right in ((0, 1), (1, -1), (1, 0), (1, 1)):
            found += _lines_along(rows, columns, length, (down, right))
    return tuple(sorted(found, key=lambda line: (len(line), line)))


def _lines_along(rows: int, columns: int, length: int, step: tuple[int, int]) -> list[tuple[int, ...]]:
    down, right = step
    reach = length - 1
    return [
        tuple((row + i * down) * columns + column + i * right for i in range(length))
        for row in range(rows - reach * down)
        for column in range(columns)
        if 0 <= column + reach * right < columns
    ]
