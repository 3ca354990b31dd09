"""Words that must fit a place of fixed size: set smaller rather than cut, whatever the text-size setting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.ui.draw.text import least

if TYPE_CHECKING:
    from alicegames.ui.draw.canvas import Align, Canvas
    from alicegames.ui.draw.text import Typesetter
    from alicegames.ui.draw.theme import Colour, Style

_STEP: Final = 0.5
_SPILL: Final = 1.15
"""A line's box may be so much higher than its place: the letters are lower than the box."""


def fit(type_: Typesetter, text: str, style: Style, width: float, height: float) -> Style:
    """Return the style at the largest size, up to its own, in which one line fits; never below the least as drawn."""
    smallest = least(style, text) / type_.text_size
    size = min(style.size, height * _SPILL / (type_.text_size * style.leading))
    size = max(smallest, round(size / _STEP) * _STEP)
    while size > smallest and type_.width(text, style.at(size)) > width:
        size = max(smallest, size - _STEP)
    return style.at(size)


def fitted(
    canvas: Canvas, text: str, rect: FRect, style: Style, colour: Colour | None = None, *, align: Align = "center"
) -> None:
    """Draw one line in the middle of a rectangle's height, as large as it fits.

    Words too long are cut with an ellipsis; numbers never are, they rather stand out a little.
    """
    fitting = fit(canvas.type, text, style, rect.w, rect.h)
    room = rect if any(char.isalpha() for char in text) else _around(rect, canvas.type.width(text, fitting))
    canvas.text_in(text, room, fitting, colour, align=align)


def fitted_in_two(canvas: Canvas, text: str, rect: FRect, style: Style, colour: Colour | None = None) -> None:
    """Draw words from the left as ``fitted`` does, in two lines where they are larger so."""
    kind = canvas.type
    two, lines = kind.fit(text, style.at(style.size * kind.text_size), rect.w, rect.h, lines=2)
    if len(lines) == 1 or fit(kind, text, style, rect.w, rect.h).size >= two.size:
        fitted(canvas, text, rect, style, colour, align="left")
    else:
        canvas.lines(lines, (rect.left, rect.centery - len(lines) * kind.line_height(two) / 2), two, colour)


def _around(rect: FRect, width: float) -> FRect:
    """Return a rectangle at least so wide, in the same middle."""
    room = FRect(rect)
    room.w = max(rect.w, width + 1)
    room.centerx = rect.centerx
    return room
