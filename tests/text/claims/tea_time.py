"""For each rule that a reason of Tea Time can name: when it may be named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.tea_time.state import EMPTY

if TYPE_CHECKING:
    from tests.text.claims.claim import Claim, Condition

Cell = tuple[int, int]


def _cells(claim: Claim) -> list[Cell]:
    """Return row and column of what is picked and pointed at."""
    names = [target.partition(":")[2] for target in (*claim.picked, claim.target)]
    return sorted((int(name[1:]) - 1, "abcdefg".index(name[0])) for name in names)


def _card(claim: Claim, cell: Cell) -> int:
    """Return what lies there: rows of four, but of five with four players (TT-07)."""
    columns = 5 if len(claim.some.match.names) == 4 else 4
    number = cell[0] * columns + cell[1]
    return int(claim.view.grid[number]) if number < len(claim.view.grid) and cell[1] < columns else EMPTY


def _is_straight(cells: list[Cell]) -> bool:
    """All in one row, one column or one of the two slants."""
    lines = [(row, column, row - column, row + column) for row, column in cells]
    return any(len(set(numbers)) == 1 for numbers in zip(*lines, strict=True))


def _span(cells: list[Cell]) -> int:
    """How many cards a straight line from the first to the last would take."""
    (top, left), (bottom, right) = cells[0], cells[-1]
    return max(abs(bottom - top), abs(right - left)) + 1


def _is_too_much(claim: Claim, turn: int) -> bool:
    """Whether this is that turn of the round, the third and after being alike, and more is wanted than it takes."""
    if claim.kind != "cell":
        return False
    cells = _cells(claim)
    wanted = max(len(cells), _span(cells) if _is_straight(cells) else 0)
    return min(claim.view.turns - claim.view.round_start, 2) == turn and wanted > turn + 1


def _has_gap(claim: Claim) -> bool:
    cells = _cells(claim)
    (top, left), (bottom, right) = cells[0], cells[-1]
    steps = _span(cells) - 1
    between = [(top + (bottom - top) * at // steps, left + (right - left) * at // steps) for at in range(1, steps)]
    named = [cell for cell in between if claim.says(f"at {'abcdefg'[cell[1]]}{cell[0] + 1}.")]
    return _is_straight(cells) and any(_card(claim, cell) == EMPTY for cell in named)


def _deck(claim: Claim) -> bool:
    return claim.target == "deck:tea" and claim.says("used up") == (not sum(claim.view.deck))


HOLDS: Final[dict[str, Condition]] = {
    "TT-07": lambda claim: _deck(claim) or (claim.kind == "cell" and claim.some.decision.player < 0),
    "TT-09": lambda claim: _is_too_much(claim, 0),
    "TT-10": lambda claim: _is_too_much(claim, 1),
    "TT-11": lambda claim: _is_too_much(claim, 2),
    "TT-12": lambda claim: claim.kind == "button" and not any(claim.offers("pass")),
    "TT-13": lambda claim: claim.kind == "cell" and not _is_straight(_cells(claim)),
    "TT-14": lambda claim: claim.kind == "cell" and _has_gap(claim),
    "TT-16": lambda claim: claim.kind == "cell" and _card(claim, _cells(claim._replace(picked=()))[0]) == EMPTY,
    "TT-17": lambda claim: claim.kind in ("column", "seat", "alice"),
    "TT-24": lambda claim: not sum(claim.view.deck) and all(card == EMPTY for card in claim.view.grid),
}
STEPS: Final[dict[str, str]] = {}
"""Cards are picked in any order."""
