"""Where things stand: spaces along a path, dice in an area, rows of things in a box."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.ui.presenters import layout
from alicegames.ui.presenters.layout import SpriteLayout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.ui.presenters.layout import Placed

Point = tuple[float, float]
_STONE: Final = 44.0
"""A stone's diameter on the layouts' canvas."""
_LEAST_STONE: Final = 32.0
"""Units under which stones do not go to give the regions more room, as long as the stage allows."""
_ROOMY: Final = 1200.0
"""Width of a canvas on which the regions are as wide as their stage allows without crowding the stones."""
_TALLEST: Final = 1.1
"""Height of the canvas by its width, at most."""
_WIDEST: Final = 2.1
"""Width of the canvas by its height, at most."""


def board(stage: FRect) -> Placed:
    """Return the board's layout, stretched so that it fills the stage, laid into it."""
    area = stage.inflate(-4, -6)
    width, height = layout.load("rolling_in_wonderland", "board").canvas
    whole = min(area.w / width, area.h / height)
    scale = max(min(area.w / _ROOMY, area.h / height), min(_LEAST_STONE / _STONE, whole))
    wide, high = area.w / scale, area.h / scale
    return layout.Placed(_stretched(round(min(wide, high * _WIDEST)), round(min(high, wide * _TALLEST))), area)


@cache
def _stretched(width: int, height: int) -> SpriteLayout:
    """Return the board on a canvas of this size: what the wide and the tall layout change, so much of it."""
    plain, wide, tall = (layout.load("rolling_in_wonderland", f"board{name}") for name in ("", "-wide", "-tall"))
    across = max(0.0, (width - plain.canvas[0]) / (wide.canvas[0] - plain.canvas[0]))
    down = max(0.0, (height - plain.canvas[1]) / (tall.canvas[1] - plain.canvas[1]))

    def mixed(start: Sequence[float], wider: Sequence[float], taller: Sequence[float]) -> tuple[float, ...]:
        each = zip(start, wider, taller, strict=True)
        return tuple(own + across * (side - own) + down * (end - own) for own, side, end in each)

    spaces = {
        name: {"rect": mixed(space.rect, wide.spaces[name].rect, tall.spaces[name].rect)}
        for name, space in plain.spaces.items()
    }
    lines = [
        {"style": one.style, "points": list(map(mixed, one.points, wider.points, taller.points))}
        for one, wider, taller in zip(plain.lines, wide.lines, tall.lines, strict=True)
    ]
    canvas = mixed(plain.canvas, wide.canvas, tall.canvas)
    return SpriteLayout.model_validate({"canvas": canvas, "spaces": spaces, "lines": lines})


def road(placed: Placed, style: str) -> list[Point]:
    """Return the corners of a path on the board."""
    return [placed.point(*point) for line in placed.layout.lines if line.style == style for point in line.points]


def stones(placed: Placed, style: str, end: int) -> list[FRect]:
    """Return the place of every space of a path, from its start to its end, evenly along the road."""
    side = _STONE * placed.scale
    return [_around(point, side) for point in along(road(placed, style), end + 1)]


def _around(point: Point, side: float) -> FRect:
    return FRect(point[0] - side / 2, point[1] - side / 2, side, side)


def along(points: Sequence[Point], count: int) -> list[Point]:
    """Return so many points along a line, its ends included, at even distances on each stretch.

    Where there are enough, one stands at every corner, so that none cuts a corner.
    """
    lengths = [math.dist(a, b) for a, b in pairwise(points)]
    found = [points[0]]
    for (start, end), steps in zip(pairwise(points), _shared(lengths, count - 1), strict=True):
        found += [
            (start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps)
            for step in range(1, steps + 1)
        ]
    return found


def _shared(lengths: Sequence[float], steps: int) -> list[int]:
    """Share so many steps out among stretches by their lengths; the largest remainders get one more."""
    ideal = [length / sum(lengths) * steps for length in lengths]
    shares = [math.floor(each) for each in ideal]
    order = sorted(range(len(lengths)), key=lambda at: shares[at] - ideal[at])
    for at in order[: steps - sum(shares)]:
        shares[at] += 1
    return shares


def grid(box: FRect, count: int, largest: float, *, gap: float = 3.0, rows: int = 4) -> list[FRect]:
    """Return places of equal squares in rows, as large as the box allows, standing at its foot in the middle."""
    if not count:
        return []
    best = max(range(1, rows + 1), key=lambda many: _side(box, count, many, gap))
    side = min(largest, _side(box, count, best, gap))
    across = max(1, min(count, math.floor((box.w + gap) / (side + gap))))
    lines = math.ceil(count / across)
    across = math.ceil(count / lines)
    found = []
    for number in range(count):
        line, column = divmod(number, across)
        here = min(across, count - line * across)
        left = box.centerx - (here * (side + gap) - gap) / 2
        top = box.bottom - (lines - line) * (side + gap) + gap
        found.append(FRect(left + column * (side + gap), top, side, side))
    return found


def _side(box: FRect, count: int, rows: int, gap: float) -> float:
    across = math.ceil(count / rows)
    return min((box.w + gap) / across - gap, (box.h + gap) / rows - gap)


def row(box: FRect, count: int, width: float, *, gap: float = 4.0, align: float = 0.0) -> list[FRect]:
    """Return places side by side in a box, closer and then overlapping where they do not fit."""
    if not count:
        return []
    step = width + gap
    if count > 1 and width + step * (count - 1) > box.w:
        step = (box.w - width) / (count - 1)
    left = box.left + (box.w - width - step * (count - 1)) * align
    return [FRect(left + number * step, box.top, width, box.h) for number in range(count)]


def columns(box: FRect, shares: Sequence[float], gap: float = 8.0) -> list[FRect]:
    """Divide a box into columns by shares."""
    whole = sum(shares)
    room = box.w - gap * (len(shares) - 1)
    found, left = [], box.left
    for share in shares:
        width = room * share / whole
        found.append(FRect(left, box.top, width, box.h))
        left += width + gap
    return found


def cluster(stone: FRect, number: int, count: int, ratio: float) -> FRect:
    """Return where the ``number``-th of several pieces stands on a space; ``ratio`` is its width by its height."""
    height = stone.h * (1.06 if count < 3 else 0.92)  # noqa: PLR2004 -- a crowd is smaller
    width = height * ratio
    step = min(width * 0.8, stone.w * 1.1 / max(1, count))
    left = stone.centerx - (width + step * (count - 1)) / 2
    lift = 0.0 if count == 1 else stone.h * 0.1 * (1 if number % 2 else -1)
    return FRect(left + step * number, stone.bottom - height - stone.h * 0.1 + lift, width, height)
