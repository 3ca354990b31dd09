"""How a seat is shown: its colour, its mark and its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from alicegames.match import MARKS
from alicegames.ui.draw.theme import SEAT_MARKS

if TYPE_CHECKING:
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Pos
    from alicegames.ui.draw.theme import Colour, Theme


def seat_colour(match: Match, seat: int, theme: Theme) -> Colour:
    """Return a seat's colour; chance and automas have ink."""
    if not 0 <= seat < len(match.seats):
        return theme.ink_soft
    return theme.seats[MARKS.index(match.seats[seat].mark)]


def seat_mark(match: Match, seat: int) -> str:
    """Return the sprite of a seat's mark."""
    if not 0 <= seat < len(match.seats):
        return "icon_dice" if seat < 0 else "icon_bot"
    return f"mark_{match.seats[seat].mark}"


def draw_mark(canvas: Canvas, match: Match, seat: int, centre: Pos, radius: float) -> None:
    """Draw a seat's mark in paper on a disc of its colour."""
    colour = seat_colour(match, seat, canvas.theme)
    canvas.circle(centre, radius, colour, canvas.theme.paper, line=1)
    side = radius * 1.36
    rect = FRect(centre[0] - side / 2, centre[1] - side / 2, side, side)
    canvas.sprite(seat_mark(match, seat), rect, tint=canvas.theme.paper)


def draw_disc(canvas: Canvas, mark: str, rect: FRect) -> None:
    """Draw a seat's mark in paper on a disc of the seat's colour in the present palette."""
    number = MARKS.index(mark) if mark in MARKS else 0
    theme, radius = canvas.theme, min(rect.width, rect.height) / 2
    canvas.circle(rect.center, radius, theme.seats[number], theme.ink, line=max(1.0, radius / 11))
    side = radius * 1.24
    canvas.sprite(SEAT_MARKS[number], FRect(rect.centerx - side / 2, rect.centery - side / 2, side, side), theme.paper)


def turn_order(players: int, viewer: int, automas: int = 0) -> tuple[int, ...]:
    """Return the seats in drawing order: the viewer, those after in turn order, automas last."""
    return (*((viewer + step) % players for step in range(players)), *range(players, players + automas))
