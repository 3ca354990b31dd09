"""Chess on five columns and eight rows: rays and steps worked out once, moves looked up (QA-33, QA-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.queen_alice.pack.verbs import BISHOP, EMPTY, KINDS, KING, KNIGHT, PAWN, QUEEN, RED, ROOK, WHITE

if TYPE_CHECKING:
    from collections.abc import Iterable

COLUMNS: Final = 5
ROWS: Final = 8
SQUARES: Final = COLUMNS * ROWS

_STRAIGHT: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
_DIAGONAL: Final = ((1, 1), (1, -1), (-1, -1), (-1, 1))
_JUMPS: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_FORWARD: Final = (-1, 1)
"""By colour: red pawns go down the board, white ones up."""

Board = tuple[int, ...]


def square_name(square: int) -> str:
    """Return a square's name, ``a1`` to ``e8``."""
    row, column = divmod(square, COLUMNS)
    return f"{'abcde'[column]}{row + 1}"


def square_number(name: str) -> int:
    """Return the number of a square by its name."""
    return (int(name[1]) - 1) * COLUMNS + "abcde".index(name[0])


def last_row(colour: int) -> int:
    """Return the row, from 0, on which this colour's pawns are promoted (QA-41)."""
    return ROWS - 1 if colour == WHITE else 0


def _walk(square: int, step: tuple[int, int], longest: int = ROWS) -> tuple[int, ...]:
    row, column = divmod(square, COLUMNS)
    found = []
    for distance in range(1, longest + 1):
        r, c = row + step[0] * distance, column + step[1] * distance
        if not (0 <= r < ROWS and 0 <= c < COLUMNS):
            break
        found.append(r * COLUMNS + c)
    return tuple(found)


def _rays(square: int, steps: Iterable[tuple[int, int]], longest: int = ROWS) -> tuple[tuple[int, ...], ...]:
    return tuple(ray for step in steps if (ray := _walk(square, step, longest)))


_STEPS: Final = {
    KING: (_STRAIGHT + _DIAGONAL, 1),
    QUEEN: (_STRAIGHT + _DIAGONAL, ROWS),
    ROOK: (_STRAIGHT, ROWS),
    BISHOP: (_DIAGONAL, ROWS),
    KNIGHT: (_JUMPS, 1),
}
_RAYS: Final = {
    kind: tuple(_rays(square, steps, longest) for square in range(SQUARES)) for kind, (steps, longest) in _STEPS.items()
}
"""By kind and square: the squares in each direction, the nearest first."""
_PUSH: Final = tuple(tuple(_walk(square, (_FORWARD[c], 0), 1) for square in range(SQUARES)) for c in (RED, WHITE))
_STRIKE: Final = tuple(
    tuple(sum(_rays(square, ((_FORWARD[c], -1), (_FORWARD[c], 1)), 1), ()) for square in range(SQUARES))
    for c in (RED, WHITE)
)


def targets(board: Board, square: int) -> list[int]:
    """Return where the piece on ``square`` may move: its own colour blocks, the other is captured (QA-33)."""
    piece = board[square]
    kind, colour = piece % KINDS, piece // KINDS
    if kind == PAWN:
        return _pawn_targets(board, square, colour)
    found = []
    for ray in _RAYS[kind][square]:
        for target in ray:
            other = board[target]
            if other == EMPTY:
                found.append(target)
                continue
            if other // KINDS != colour:
                found.append(target)
            break
    return found


def _pawn_targets(board: Board, square: int, colour: int) -> list[int]:
    """One step forward to a free square, or a capture one step diagonally forward (QA-34)."""
    found = [target for target in _PUSH[colour][square] if board[target] == EMPTY]
    for target in _STRIKE[colour][square]:
        other = board[target]
        if other != EMPTY and other // KINDS != colour:
            found.append(target)
    return found


def moved(board: Board, origin: int, target: int) -> Board:
    """Return the board after a piece has gone from ``origin`` to ``target``."""
    after = list(board)
    after[target], after[origin] = after[origin], EMPTY
    return tuple(after)


def placed(board: Board, square: int, piece: int) -> Board:
    """Return the board with a piece put on a square; EMPTY clears it."""
    return (*board[:square], piece, *board[square + 1 :])


def perft(board: Board, colour: int, depth: int) -> int:
    """Count the sequences of ``depth`` moves, colours alternating, without promotion: a check of the generator."""
    if depth == 0:
        return 1
    count = 0
    for square, piece in enumerate(board):
        if piece != EMPTY and piece // KINDS == colour:
            for target in targets(board, square):
                count += perft(moved(board, square, target), 1 - colour, depth - 1)
    return count
