"""How a saved game stands, drawn small: on the Continue card and in the list of saves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.i18n import _
from alicegames.ui.draw.seats import draw_disc
from alicegames.ui.draw.theme import CAPTION, Face, Style

if TYPE_CHECKING:
    from alicegames.match.seats import Seat
    from alicegames.storage.library import Entry
    from alicegames.ui.draw.canvas import Canvas

_POINTS: Final = Style(Face.TEXT_BOLD, 16, tabular=True)


def stands(entry: Entry) -> str:
    """Return how far a game is, in a few words."""
    if entry.over:
        return _("finished")
    if entry.round:
        return _("round {number}").format(number=entry.round)
    return _("turn {number}").format(number=entry.turn + 1)


def draw_seats(canvas: Canvas, entry: Entry, room: FRect) -> None:
    """Draw each seat's mark, name and points side by side, as many as there is room for."""
    seats = entry.seats
    if not seats:
        return
    wide = room.width / len(seats)
    for number, seat in enumerate(seats):
        cell = FRect(room.left + number * wide, room.top, wide - 6, room.height)
        points = entry.scores[number] if number < len(entry.scores) else None
        leads = number < len(entry.places) and entry.places[number] == 1 and any(entry.scores)
        _draw_seat(canvas, seat, points, cell, leads=leads)


def _draw_seat(canvas: Canvas, seat: Seat, points: int | None, cell: FRect, *, leads: bool) -> None:
    """Draw name over points, or points before the name where there is only one line's room."""
    side, step = min(28.0, cell.height), canvas.type.line_height(CAPTION)
    two = cell.height >= step + canvas.type.line_height(_POINTS) - 4
    middle = cell.top + 18 if two else cell.top + side / 2
    draw_disc(canvas, seat.mark, FRect(cell.left, middle - side / 2, side, side))
    left, top = cell.left + side + 6, cell.top + step - 3 if two else middle - canvas.type.line_height(_POINTS) / 2
    name_left = left
    if points is not None:
        box = canvas.text(str(points), (left, top), _POINTS)
        if leads:
            crown = FRect(box.right + 5, box.centery - 7, 14, 14)
            canvas.sprite("icon_crown", crown, tint=canvas.theme.ochre)
        name_left = left if two else box.right + (26 if leads else 8)
    name_top = cell.top if two else middle - step / 2
    canvas.text(seat.name, (name_left, name_top), CAPTION, canvas.theme.ink_soft, width=cell.right - name_left)
