"""Rehearsals: what a painting needs is made ready before it is painted, in a turn as much of it as there is time for.

A rehearsal paints where nothing can be seen. What it asks for and does not find is made and kept; where that takes
longer than the turn has, or is drawn elsewhere meanwhile, the rehearsal ends there, and the next one comes farther.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from alicegames.ui.draw.canvas import Canvas

_MOST: Final = 400
"""So often a painting is rehearsed at most: where more is needed than is ever kept, it makes the rest by itself."""
_NAP: Final = 0.002
"""Seconds waited for a drawing before looking at the clock again."""
_NOWHERE: Final = Rect(0, 0, 0, 0)


class Later(BaseException):
    """The rehearsal ends here: the time is up, or something is not there yet. No fault: nothing else may catch it."""


class _Rehearsal:
    """Whether one is on, and how much it has made."""

    def __init__(self) -> None:
        self.is_late: Callable[[], bool] | None = None
        self.made = 0


_ON: Final = _Rehearsal()


def is_on() -> bool:
    """Return whether what is painted is only rehearsed."""
    return _ON.is_late is not None


def making() -> None:
    """Be told that something is about to be made; raise Later in a rehearsal that has made enough."""
    if _ON.is_late is not None:
        if _ON.made and _ON.is_late():
            raise Later
        _ON.made += 1


def rehearsed(canvas: Canvas, paintings: Sequence[Callable[[], None]]) -> Iterator[None]:
    """Rehearse paintings on a canvas, one a step, until all they need is there; where nobody waits, nothing is done."""
    waiting = list(paintings) if canvas.is_late is not None else []
    for _round in range(_MOST):
        if not waiting:
            return
        left = []
        for paint in waiting:
            if not _comes_through(canvas, paint):
                left.append(paint)
            yield
        if len(left) == len(waiting):
            canvas.sprites.wait(_NAP)
        waiting = left


def _comes_through(canvas: Canvas, paint: Callable[[], None]) -> bool:
    with canvas.only(_NOWHERE):
        _ON.is_late, _ON.made = canvas.is_late, 0
        try:
            paint()
        except Later:
            return False
        finally:
            _ON.is_late = None
    return True
