"""What the board of Rolling in Wonderland lies in: a carved frame, and the leaves of a book under it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.ui.draw import materials
from alicegames.ui.draw.theme import mix

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pygame import FRect

    from alicegames.ui.draw.canvas import Canvas

_WOOD: Final = (118, 78, 44)
_BEYOND: Final = 8.0
"""How far the frame stands out beyond the board, in units."""
_RIM: Final = 6.0
_STEP: Final = 15.0
"""From one carved bead to the next."""
_BEAD: Final = 1.7
_LEAVES: Final = 3


def board(canvas: Canvas, rect: FRect) -> None:
    """Draw frame, leaves and paper around and under a board."""
    theme = canvas.theme
    frame = rect.inflate(2 * _BEYOND, 2 * _BEYOND)
    materials.rim(canvas, frame, _RIM, _WOOD, radius=9)
    for bead in _beads(frame.inflate(-_RIM, -_RIM)):
        canvas.circle((bead[0] + 0.5, bead[1] + 0.6), _BEAD, mix(_WOOD, (255, 255, 255), 0.34))
        canvas.circle(bead, _BEAD, mix(_WOOD, (0, 0, 0), 0.6))
    page = frame.inflate(-2 * _RIM, -2 * _RIM)
    for leaf in range(_LEAVES):
        shade = mix(theme.paper_deep, theme.ink, 0.4 if leaf % 2 == 0 else 0.06)
        canvas.rounded(page.inflate(-1.8 * leaf, -1.8 * leaf), shade, None, radius=4)
    page = page.inflate(-1.8 * _LEAVES, -1.8 * _LEAVES)
    canvas.rounded(page, mix(theme.paper, theme.paper_deep, 0.45), None, radius=3)
    materials.lay(canvas, page, "paper")
    materials.sink(canvas, frame.inflate(-2 * _RIM, -2 * _RIM), reach=9)


def _beads(rect: FRect) -> Iterator[tuple[float, float]]:
    """Yield where the beads of the carving are, evenly on every side."""
    for start, length, upright in (
        (rect.topleft, rect.w, False),
        (rect.bottomleft, rect.w, False),
        (rect.topleft, rect.h, True),
        (rect.topright, rect.h, True),
    ):
        count = max(1, round(length / _STEP))
        for number in range(1, count):
            at = length / count * number
            yield (start[0], start[1] + at) if upright else (start[0] + at, start[1])
