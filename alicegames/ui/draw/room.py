"""Finding room: where a tooltip, a sheet or a bubble covers least of what is being looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_MARGIN: Final = 8.0
"""Between a thing and what is said about it."""


def beside(size: tuple[float, float], anchor: FRect, bounds: FRect, clear: Sequence[FRect] = ()) -> FRect:
    """Return a place for a box beside ``anchor``: under it if that is free, else where it covers least of ``clear``.

    It lies inside ``bounds``, and on the anchor only where there is no room beside it.
    """
    return clearest(_around(size, anchor, bounds), [anchor, anchor, *clear])


def clearest(places: Iterable[FRect], clear: Sequence[FRect]) -> FRect:
    """Return the first of the places that covers least of what is to stay clear."""
    return min(places, key=lambda place: round(covered(place, clear)))


def covered(place: FRect, clear: Sequence[FRect]) -> float:
    """Return how many square units of what is to stay clear a place covers."""
    shared = (place.clip(other) for other in clear)
    return sum(part.w * part.h for part in shared)


def _around(size: tuple[float, float], anchor: FRect, bounds: FRect) -> list[FRect]:
    wide, high = size
    lefts = (anchor.centerx - wide / 2, anchor.left, anchor.right - wide)
    tops = (anchor.centery - high / 2, anchor.top, anchor.bottom - high)
    below, above = anchor.bottom + _MARGIN, anchor.top - _MARGIN - high
    right, left = anchor.right + _MARGIN, anchor.left - _MARGIN - wide
    found = [FRect(x, y, wide, high) for y in (below, above) for x in lefts]
    found += [FRect(x, y, wide, high) for x in (right, left) for y in tops]
    return [place.clamp(bounds) for place in found]
