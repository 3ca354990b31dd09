"""The still picture, kept and brought up to date: only what looks different from before is drawn anew."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from types import CellType, FunctionType, MethodType
from typing import TYPE_CHECKING, Any, Final

from pygame import Rect

from alicegames.ui.draw.rehearsal import rehearsed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from pygame import FRect

    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint

_REACH: Final = 30.0
"""Units around a thing that its shadow, seals and marks may fill."""
_MOST: Final = 0.55
"""Where more of the picture than this has changed, all of it is drawn."""
_DEEPEST: Final = 8
_BAND: Final = 200
"""Rows of the ground that are drawn in one step."""
_STEP: Final = 400_000
"""Pixels of a part that are drawn in one step, where somebody waits."""
_CAST: Final = 6
"""So many parts are rehearsed together: while one of them waits for a drawing the others go on."""


@dataclass(frozen=True, slots=True)
class Part:
    """One thing of the picture: the later ones lie on the earlier ones."""

    key: str
    rect: FRect
    paint: Paint
    is_kept: bool = True
    """Whether an equal paint draws an equal picture; what reads more than it was made with is drawn every time."""

    def looks_like(self, other: Part) -> bool:
        """Whether another part draws the same pixels."""
        return self.is_kept and self.rect == other.rect and alike(self.paint, other.paint)


class Still:
    """What has been drawn onto a kept surface, and what of it is still to be drawn."""

    def __init__(self) -> None:
        self._drawn: list[Part] = []
        self._ground: object = None
        self._surface: object = None
        self._undone: list[Rect] = []
        """The regions that do not show the parts noted yet: what was broken off is done with what came after."""
        self._unready: set[str] = set()
        """The keys of the parts that look new and have not been rehearsed."""

    def paint(
        self, canvas: Canvas, ground: Callable[[Canvas], None], parts: Sequence[Part], *, whole: bool = False
    ) -> Iterator[None]:
        """Draw what has changed since, or everything, a part at a time; what is drawn meanwhile may look half done."""
        yield
        self._undone = self._regions(canvas, parts, whole=whole)
        self._drawn, self._surface, self._ground = list(parts), canvas.surface, _ground(canvas)
        areas = [_area(canvas, part) for part in parts] if self._undone else []
        yield
        if self._undone:
            yield from rehearsed(canvas, [partial(ground, canvas)])
        while self._undone:
            region = self._undone[0]
            for top in range(region.top, region.bottom, _BAND):
                with canvas.only(Rect(region.left, top, region.w, min(_BAND, region.bottom - top))):
                    ground(canvas)
                yield
            found = region.collidelistall(areas)
            for first in range(0, len(found), _CAST):
                cast = found[first : first + _CAST]
                yield from self._rehearse(canvas, [parts[number] for number in cast])
                for number in cast:
                    yield from _paint(canvas, parts[number], areas[number].clip(region), region)
            del self._undone[0]

    def _rehearse(self, canvas: Canvas, parts: Sequence[Part]) -> Iterator[None]:
        """Make ready what those of the parts need that look new."""
        unready = [part for part in parts if part.key in self._unready]
        yield from rehearsed(canvas, [partial(part.paint, canvas, part.rect) for part in unready])
        self._unready.difference_update(part.key for part in unready)

    def _regions(self, canvas: Canvas, parts: Sequence[Part], *, whole: bool) -> list[Rect]:
        """Return the regions that are to be drawn, in pixels: all of the picture where that is little more."""
        everything = canvas.surface.get_rect()
        if whole or self._surface is not canvas.surface or self._ground != _ground(canvas):
            self._unready = {part.key for part in parts}
            return [everything]
        changed = self._changed(parts)
        self._unready |= {part.key for part in changed}
        differing = [_area(canvas, part).clip(everything) for part in changed]
        regions = _merged([*self._undone, *differing])
        most = _MOST * everything.w * everything.h
        return [everything] if sum(region.w * region.h for region in regions) > most else regions

    def _changed(self, parts: Sequence[Part]) -> list[Part]:
        """Return what looks different, as it was and as it is."""
        old, new = {part.key: part for part in self._drawn}, {part.key: part for part in parts}
        kept = _in_order([key for key in old if key in new], [key for key in new if key in old])
        kept = {key for key in kept if old[key].looks_like(new[key])}
        return [part for known in (old, new) for key, part in known.items() if key not in kept]


def _in_order(before: list[str], after: list[str]) -> set[str]:
    """Return what lies over the same things as before: of what changed its place in the order, no more.

    It is the longest row of keys that follow each other before and after: of every length the row that ends lowest is
    kept, and what came before each key in its row.
    """
    if before == after:
        return set(before)
    place = {key: number for number, key in enumerate(before)}
    ends: list[int] = []
    rows: list[str] = []
    came_after: dict[str, str | None] = {}
    for key in after:
        length = bisect_left(ends, place[key])
        ends[length : length + 1], rows[length : length + 1] = [place[key]], [key]
        came_after[key] = rows[length - 1] if length else None
    found: set[str] = set()
    last = rows[-1] if rows else None
    while last is not None:
        found.add(last)
        last = came_after[last]
    return found


def _ground(canvas: Canvas) -> object:
    """Return what changes the look of everything."""
    return canvas.scale, canvas.theme, canvas.type.text_size, canvas.sprites.hurried


def _paint(canvas: Canvas, part: Part, area: Rect, region: Rect) -> Iterator[None]:
    """Draw a part, which lies in an area, in a region: where somebody waits, a band at a time."""
    rows = max(1, _STEP // max(1, area.w)) if canvas.is_late else area.h
    cuts = [region.top, *range(area.top + rows, area.bottom, rows), region.bottom]
    for top, bottom in pairwise(cuts):
        with canvas.only(Rect(region.left, top, region.w, bottom - top)):
            part.paint(canvas, part.rect)
        yield


def _area(canvas: Canvas, part: Part) -> Rect:
    return canvas.px(part.rect.inflate(2 * _REACH, 2 * _REACH))


def _merged(regions: list[Rect]) -> list[Rect]:
    """Return regions that do not overlap and cover the same ground, a little more at most."""
    found: list[Rect] = []
    for region in regions:
        grown = region
        while (hit := grown.collidelist(found)) >= 0:
            grown = grown.union(found.pop(hit))
        if grown.w and grown.h:
            found.append(grown)
    return found


def alike(first: Any, second: Any, depth: int = 0) -> bool:  # noqa: ANN401 -- whatever a painting function was made with
    """Whether two painting functions draw the same: the same code, made with equal things."""
    if first is second:
        return True
    if type(first) is not type(second) or depth > _DEEPEST:
        return False
    if isinstance(first, FunctionType) and first.__code__ is not second.__code__:
        return False
    one, other = _made_with(first), _made_with(second)
    if one is first and not isinstance(first, tuple):
        return bool(first == second)
    return len(one) == len(other) and all(alike(a, b, depth + 1) for a, b in zip(one, other, strict=True))


def _made_with(thing: Any) -> Any:  # noqa: ANN401 -- likewise
    """Return what something is made of, where that tells whether it is like another; else the thing itself."""
    match thing:
        case FunctionType():
            cells: tuple[CellType, ...] = thing.__closure__ or ()
            return (thing.__defaults__, thing.__kwdefaults__, *(cell.cell_contents for cell in cells))
        case MethodType():
            return (thing.__func__, thing.__self__)
        case partial():
            return (thing.func, thing.args, thing.keywords)
        case tuple() | list():
            return tuple(thing)
        case dict():
            return (*thing, *thing.values())
        case _ if hasattr(thing, "__dict__") and not any("__eq__" in vars(kind) for kind in type(thing).__mro__[:-1]):
            return (*vars(thing), *vars(thing).values())
        case _:
            return thing
