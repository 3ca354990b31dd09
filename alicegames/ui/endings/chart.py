"""The chart of the running score over a game: a line for each seat, its mark at the end."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from pygame import FRect

from alicegames.core.rules import totals
from alicegames.i18n import _
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.numbers import number
from alicegames.ui.draw.seats import draw_mark, seat_colour
from alicegames.ui.draw.theme import CAPTION, HEADING

if TYPE_CHECKING:
    from alicegames.core.session import Session
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas

History: TypeAlias = tuple[tuple[int, ...], ...]
"""Everybody's total after each turn."""

_LINES: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200)


def history(session: Session[Any, Any]) -> History:
    """Return everybody's total at the start of each turn, and at the end."""
    found, turn = [], -1
    for move in session.moves:
        if move.turn.number > turn and move.player >= 0:
            turn = move.turn.number
            found.append(totals(session.rules.score(move.before)))
    return (*found, totals(session.rules.score(session.state)))


def _span(points: History) -> tuple[int, int, int]:
    """Return lowest and highest line of the grid, and the step between lines."""
    every = [total for turn in points for total in turn] or [0]
    low, high = min(0, *every), max(10, *every)
    step = next((line for line in _LINES if (high - low) / line <= 6), 500)  # noqa: PLR2004 -- lines on the chart
    return low // step * step, -(-high // step) * step, step


def _plot(rect: FRect) -> FRect:
    return FRect(rect.left + 48, rect.top + 56, rect.w - 92, rect.h - 100)


def _point(plot: FRect, points: History, turn: int, total: int) -> tuple[float, float]:
    low, high, _step = _span(points)
    across = turn / max(1, len(points) - 1)
    return plot.left + plot.w * across, plot.bottom - plot.h * (total - low) / max(1, high - low)


def draw_frame(canvas: Canvas, rect: FRect, points: History) -> None:
    """Draw heading and grid."""
    plot = _plot(rect)
    title = FRect(rect.left + 20, rect.top + 14, rect.w - 40, 26)
    fitted(canvas, _("The score over the game"), title, HEADING, canvas.theme.teal, align="left")
    low, high, step = _span(points)
    for value in range(low, high + 1, step):
        y = _point(plot, points, 0, value)[1]
        canvas.fill(FRect(plot.left, y, plot.w, 1), canvas.theme.ink_soft if value == 0 else canvas.theme.paper_deep)
        label = FRect(rect.left + 6, y - 10, 36, 20)
        fitted(canvas, number(value), label, CAPTION, canvas.theme.ink_soft, align="right")
    below = FRect(plot.left, plot.bottom + 10, plot.w, 24)
    words = _("turns: {count}").format(count=max(0, len(points) - 1))
    fitted(canvas, words, below, CAPTION, canvas.theme.ink_soft)


def draw_lines(canvas: Canvas, rect: FRect, points: History, match: Match, share: float) -> None:
    """Draw the lines as far as this share of the game."""
    plot = _plot(rect)
    last = share * (len(points) - 1)
    for seat in range(len(points[0])):
        way = [_point(plot, points, turn, total[seat]) for turn, total in enumerate(points[: int(last) + 1])]
        colour = seat_colour(match, seat, canvas.theme)
        for start, end in pairwise(way):
            canvas.line(start, end, colour, 2.5)
    ends = [_point(plot, points, int(last), points[int(last)][seat]) for seat in range(len(points[0]))]
    for seat, (x, y) in enumerate(_apart(ends)):
        draw_mark(canvas, match, seat, (x + 14, y), 10)


def _apart(ends: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Move marks that would cover each other apart, the higher ones up."""
    order = sorted(range(len(ends)), key=lambda seat: ends[seat][1])
    placed = dict(enumerate(ends))
    for upper, lower in pairwise(order):
        if placed[lower][1] - placed[upper][1] < 21:  # noqa: PLR2004 -- a mark's width
            placed[lower] = (placed[lower][0], placed[upper][1] + 21)
    return [placed[seat] for seat in range(len(ends))]
