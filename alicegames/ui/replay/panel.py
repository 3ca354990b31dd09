"""What the replay's rail says of the step that is shown: everybody's points, and what had just happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.numbers import number
from alicegames.ui.draw.seats import draw_mark
from alicegames.ui.draw.theme import BODY, NAME
from alicegames.ui.table import rail

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.replay.course import Course

_SCORE: Final = 30.0
"""Height of a seat's points."""
_GAP: Final = 8.0
_SMALLEST: Final = 12
"""The size to which words of what happened shrink, in pixels at a scale of one."""
_APART: Final = 6.0


def scores_height(course: Course) -> float:
    """Return the height of everybody's points."""
    return _SCORE * -(-len(course.match.names) // _columns(course)) + 10


def _columns(course: Course) -> int:
    """One column of points for two, two for more: the words below need the room."""
    return 1 if len(course.match.names) < 3 else 2  # noqa: PLR2004 -- a pair stands one over the other


def draw_scores(canvas: Canvas, course: Course, room: FRect) -> None:
    """Draw everybody's mark, name and points as they stood."""
    points, columns = course.points(), _columns(course)
    wide = (room.width + _GAP) / columns - _GAP
    for seat, name in enumerate(course.match.names):
        row, column = divmod(seat, columns)
        cell = FRect(room.left + column * (wide + _GAP), room.top + _SCORE * row, wide, _SCORE - 2)
        draw_mark(canvas, course.match, seat, (cell.left + 12, cell.centery), 11)
        told = number(points[seat]) if seat < len(points) else ""
        fitted(canvas, told, FRect(cell.right - 40, cell.top, 40, cell.height), NAME, align="right")
        fitted(canvas, name, FRect(cell.left + 30, cell.top, wide - 72, cell.height), NAME, align="left")


def draw_tags(canvas: Canvas, course: Course, tags: Sequence[tuple[int, FRect]]) -> None:
    """Draw the names over the areas around the stage."""
    points = course.points()
    for seat, tag in tags:
        rail.draw_tag(canvas, tag, course.match, seat, points[seat] if seat < len(points) else None)


def draw_words(canvas: Canvas, told: Sequence[str], room: FRect) -> None:
    """Tell what the step did, smaller where there is much of it."""
    style, least = BODY, canvas.type.fixed(BODY.at(_SMALLEST)).size
    while style.size > least and _height(canvas, told, room.width, style.size) > room.height:
        style = style.at(max(least, style.size - 1))
    top = room.top
    for sentence in told:
        high = canvas.type.height(sentence, style, room.width)
        if top + high > room.bottom + 1:
            canvas.text("…", (room.left, min(top, room.bottom - 18)), style, canvas.theme.ink_soft)
            break
        canvas.paragraph(sentence, FRect(room.left, top, room.width, high), style)
        top += high + _APART


def _height(canvas: Canvas, told: Sequence[str], width: float, size: float) -> float:
    return sum(canvas.type.height(each, BODY.at(size), width) + _APART for each in told) - _APART
