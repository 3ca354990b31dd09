"""Words that must fit a place of fixed size: set smaller rather than cut, whatever the text-size setting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pygame import FRect

    from alicegames.ui.draw.canvas import Align, Canvas
    from alicegames.ui.draw.text import Typesetter
    from alicegames.ui.draw.theme import Colour, Style

_LEAST: Final = 7.0
_STEP: Final = 0.5
_SPILL: Final = 1.15
"""A line's box may be so much higher than its place: the letters are lower than the box."""


def fit(type_: Typesetter, text: str, style: Style, width: float, height: float) -> Style:
    """Return the style at the largest size, up to its own, in which one line fits; never below 7 units."""
    size = min(style.size, height * _SPILL / (type_.text_size * style.leading))
    size = max(_LEAST, round(size / _STEP) * _STEP)
    while size > _LEAST and type_.width(text, style.at(size)) > width:
        size -= _STEP
    return style.at(size)


def fitted(
    canvas: Canvas, text: str, rect: FRect, style: Style, colour: Colour | None = None, *, align: Align = "center"
) -> None:
    """Draw one line in the middle of a rectangle's height, as large as it fits."""
    canvas.text_in(text, rect, fit(canvas.type, text, style, rect.w, rect.h), colour, align=align)
