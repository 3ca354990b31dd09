"""How a saved game stands, drawn small: on the Continue card and in the list of saves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.i18n import _
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.seats import draw_disc
from alicegames.ui.draw.theme import CAPTION, Face, Style

if TYPE_CHECKING:
    from alicegames.match.seats import Seat
    from alicegames.storage.library import Entry
    from alicegames.ui.draw.canvas import Canvas

_LINE: Final = 22.0
"""Height of a row of seats, at least."""
_CROWNED: Final = 90.0
"""Width of a seat's place from which the leader's crown has room."""
_POINTS: Final = Style(Face.TEXT_BOLD, 16, tabular=True)


def stands(entry: Entry) -> str:
    """Return how far a game is, in a few words."""
    if entry.over:
        return _("finished")
    if entry.round:
        return _("round {number}").format(number=entry.round)
    return _("turn {number}").format(number=entry.turn + 1)


def draw_seats(canvas: Canvas, entry: Entry, room: FRect) -> None:
    """Draw each seat's mark, name and points: side by side, or in two rows where that cuts fewer names."""
    if not entry.seats:
        return
    rows = [1]
    if len(entry.seats) > 1 and room.height >= 2 * _LINE:
        rows.append(2)
    best = min(rows, key=lambda many: sum(_is_cut(canvas, *each) for each in _cells(entry, room, many)))
    for seat, points, cell, leads in _cells(entry, room, best):
        _draw_seat(canvas, seat, points, cell, leads=leads)


Shown = tuple["Seat", int | None, FRect, bool]
"""A seat, its points, its place, and whether it leads."""


def _cells(entry: Entry, room: FRect, rows: int) -> list[Shown]:
    columns = -(-len(entry.seats) // rows)
    wide, high = room.width / columns, room.height / rows
    found = []
    for number, seat in enumerate(entry.seats):
        row, column = divmod(number, columns)
        cell = FRect(room.left + column * wide, room.top + row * high, wide - 6, high)
        points = entry.scores[number] if number < len(entry.scores) else None
        leads = number < len(entry.places) and entry.places[number] == 1 and any(entry.scores)
        found.append((seat, points, cell, leads))
    return found


def _is_cut(canvas: Canvas, seat: Seat, points: int | None, cell: FRect, leads: bool) -> bool:  # noqa: FBT001 -- a row
    at = _name_at(canvas, points, cell, leads=leads)
    return canvas.type.width(seat.name, canvas.type.fixed(CAPTION)) > cell.right - at


def _has_two_lines(canvas: Canvas, cell: FRect) -> bool:
    return cell.height >= _high(canvas, CAPTION) + _high(canvas, _POINTS) - 4


def _side(cell: FRect) -> float:
    return min(28.0, cell.height - 2)


def _name_at(canvas: Canvas, points: int | None, cell: FRect, *, leads: bool) -> float:
    """Return where a name begins: beside its mark, or beside its points where they share a line."""
    left = cell.left + _side(cell) + 5
    if points is None or _has_two_lines(canvas, cell):
        return left
    crown = 20 if leads and cell.width >= _CROWNED else 0
    return left + canvas.type.width(str(points), canvas.type.fixed(_POINTS)) + crown + 6


def _draw_seat(canvas: Canvas, seat: Seat, points: int | None, cell: FRect, *, leads: bool) -> None:
    """Draw name over points, or points before the name where there is only one line's room."""
    side, step = _side(cell), _high(canvas, CAPTION)
    two = _has_two_lines(canvas, cell)
    middle = cell.top + 18 if two else cell.top + side / 2
    draw_disc(canvas, seat.mark, FRect(cell.left, middle - side / 2, side, side))
    if points is not None:
        top = cell.top + step - 3 if two else middle - _high(canvas, _POINTS) / 2
        box = canvas.text(str(points), (cell.left + side + 5, top), canvas.type.fixed(_POINTS))
        if leads and cell.width >= _CROWNED:
            canvas.sprite("icon_crown", FRect(box.right + 5, box.centery - 7, 14, 14), tint=canvas.theme.ochre)
    left = _name_at(canvas, points, cell, leads=leads)
    name_top = cell.top if two else middle - step / 2
    room = FRect(left, name_top, cell.right - left, step)
    fitted(canvas, seat.name, room, canvas.type.fixed(CAPTION), canvas.theme.ink_soft, align="left")


def _high(canvas: Canvas, style: Style) -> float:
    """Return the height of a line that the text-size setting leaves alone: the card does not grow."""
    return canvas.type.line_height(canvas.type.fixed(style))
