"""Curves as SVG path data: smooth outlines through points, strokes that taper, hatching along an edge."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final, NamedTuple

HANDLE: Final = 0.36
"""A handle's length by its segment's: a little over a third, so that few points make a round curve."""
STEPS: Final = 4
"""Pieces of a tapered stroke on either side."""


class Point(NamedTuple):
    """A place on the sheet; at a corner the line breaks off its direction."""

    x: float
    y: float
    is_corner: bool = False


class Frame(NamedTuple):
    """Where a drawing stands on the sheet: scaled (the negative way: turned about), turned, moved."""

    x: float = 0.0
    y: float = 0.0
    wide: float = 1.0
    high: float = 1.0
    turn: float = 0.0

    def put(self, point: Point) -> Point:
        """Return a point of the drawing as one of the sheet."""
        x, y = point.x * self.wide, point.y * self.high
        cos, sin = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        return Point(self.x + x * cos - y * sin, self.y + x * sin + y * cos, point.is_corner)


def number(value: float) -> str:
    """Return a number in as few signs as tenths need."""
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")


def pair(point: Point) -> str:
    """Return a point as path data want it."""
    return f"{number(point.x)} {number(point.y)}"


def outline(points: list[Point], *, is_closed: bool) -> str:
    """Return path data of a smooth line through the points, sharp at corners and at its ends."""
    many = len(points)
    parts = [f"M{pair(points[0])}"]
    for index in range(many if is_closed else many - 1):
        one, two = points[index], points[(index + 1) % many]
        first = one if not is_closed and not index else _handle(points, index, two)
        second = two if not is_closed and index == many - 2 else _handle(points, (index + 1) % many, one)
        is_straight = (first.x, first.y) == (one.x, one.y) and (second.x, second.y) == (two.x, two.y)
        parts.append(f"L{pair(two)}" if is_straight else f"C{pair(first)} {pair(second)} {pair(two)}")
    return "".join(parts) + ("Z" if is_closed else "")


def _handle(points: list[Point], index: int, toward: Point) -> Point:
    """Return the handle at a point toward a neighbour, along the line between both neighbours."""
    here = points[index]
    before, after = points[index - 1], points[(index + 1) % len(points)]
    across = math.hypot(after.x - before.x, after.y - before.y)
    if here.is_corner or not across:
        return here
    length = HANDLE * math.hypot(toward.x - here.x, toward.y - here.y) / across
    sign = 1 if toward == after else -1
    return Point(here.x + sign * (after.x - before.x) * length, here.y + sign * (after.y - before.y) * length)


def walk(points: list[Point], steps: int) -> list[Point]:
    """Return points at equal distances on the smooth open line through the points, both ends among them."""
    fine = [place for index in range(len(points) - 1) for place in _segment(points, index)] + [points[-1]]
    reach = [0.0]
    for one, two in pairwise(fine):
        reach.append(reach[-1] + math.hypot(two.x - one.x, two.y - one.y))
    wanted = [reach[-1] * step / steps for step in range(steps + 1)]
    return [fine[min(range(len(fine)), key=lambda at: abs(reach[at] - goal))] for goal in wanted]


def _segment(points: list[Point], index: int) -> list[Point]:
    """Return sixteen places of one segment of a smooth open line."""
    one, two = points[index], points[index + 1]
    first = _handle(points, index, two) if index else one
    second = _handle(points, index + 1, one) if index + 2 < len(points) else two
    return [_bezier((one, first, second, two), step / 16) for step in range(16)]


def _bezier(hull: tuple[Point, Point, Point, Point], at: float) -> Point:
    weights = ((1 - at) ** 3, 3 * at * (1 - at) ** 2, 3 * at * at * (1 - at), at**3)
    x = sum(weight * point.x for weight, point in zip(weights, hull, strict=True))
    return Point(x, sum(weight * point.y for weight, point in zip(weights, hull, strict=True)))


def length(points: list[Point]) -> float:
    """Return how long the straight lines between the points are."""
    return sum(math.hypot(two.x - one.x, two.y - one.y) for one, two in pairwise(points))


def tapered(points: list[Point], width: float) -> str:
    """Return the filled outline of a stroke as wide in its middle, and pointed at both ends."""
    spine = walk(points, STEPS)
    left, right = [], []
    for index in range(1, STEPS):
        before, here, after = spine[index - 1 : index + 2]
        across = math.hypot(after.x - before.x, after.y - before.y) or 1.0
        half = width / 2 * math.sin(math.pi * index / STEPS) ** 0.7
        dx, dy = -(after.y - before.y) / across * half, (after.x - before.x) / across * half
        left.append(Point(here.x + dx, here.y + dy))
        right.append(Point(here.x - dx, here.y - dy))
    ends = [point._replace(is_corner=True) for point in (spine[0], spine[-1])]
    return outline([ends[0], *left, ends[1], *reversed(right)], is_closed=True)


def hatching(edge: list[Point], gap: float, reach: float, angle: float) -> str:
    """Return short pointed strokes that start along an edge and run off at an angle (degrees, 90 is down)."""
    strokes = []
    steps = max(1, round(length(edge) / gap))
    for index, start in enumerate(walk(edge, steps)):
        run = reach * (0.78 + 0.22 * math.sin(index * 2.4 + 1))
        cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        end = Point(start.x + cos * run, start.y + sin * run)
        middle = Point(start.x + cos * run * 0.4, start.y + sin * run * 0.4)
        thick = min(1.6, gap * 0.3)
        one = Point(middle.x - sin * thick, middle.y + cos * thick)
        two = Point(middle.x + sin * thick, middle.y - cos * thick)
        strokes.append(f"M{pair(start)}Q{pair(one)} {pair(end)}Q{pair(two)} {pair(start)}Z")
    return "".join(strokes)
