"""Fingers: one is the mouse, held still it looks closer, two scroll; the same targets as with mouse and keys."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from alicegames.ui.app.events import Move, Press, Release, UiEvent, Wheel

if TYPE_CHECKING:
    from alicegames.ui.draw.scale import Pos, Scale

LONG: Final = 0.6
"""Seconds a finger lies still before it looks closer instead of pressing."""
_STILL: Final = 12.0
"""Units it may wander meanwhile."""
_STEP: Final = 40.0
"""Units that two fingers go for one step of a wheel."""
AWAY: Final = Move((-1.0, -1.0))
"""Nothing is pointed at: no finger hovers."""


@dataclass(frozen=True, slots=True)
class Hold:
    """A finger has lain still for so long: what is under it is looked at closer."""

    pos: Pos


@dataclass(slots=True)
class _Finger:
    start: Pos
    pos: Pos
    since: float
    is_done: bool = False
    """Whether it presses nothing any more: it was held, or another one came."""


class Touch:
    """The fingers on the screen."""

    def __init__(self) -> None:
        self._fingers: dict[int, _Finger] = {}

    @property
    def is_down(self) -> bool:
        """Whether a finger is on the screen."""
        return bool(self._fingers)

    def hear(self, raw: pygame.Event, size: tuple[int, int], scale: Scale, now: float) -> list[UiEvent]:
        """Return what a finger's event means; ``size`` is the window's, in points."""
        if raw.type not in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            return []
        pos = scale.units((raw.x * size[0], raw.y * size[1]))
        if raw.type == pygame.FINGERDOWN:
            return self._down(raw.finger_id, pos, now)
        finger = self._fingers.get(raw.finger_id)
        if finger is None:
            return []
        if raw.type == pygame.FINGERMOTION:
            return self._moved(finger, pos)
        return self._up(raw.finger_id, pos)

    def _down(self, number: int, pos: Pos, now: float) -> list[UiEvent]:
        self._fingers[number] = _Finger(pos, pos, now)
        if len(self._fingers) == 1:
            return [Move(pos), Press(pos)]
        for finger in self._fingers.values():
            finger.is_done = True
        return [Move(pos)]  # without a button held: what was pressed is let go

    def _moved(self, finger: _Finger, pos: Pos) -> list[UiEvent]:
        went, finger.pos = pos[1] - finger.pos[1], pos
        if len(self._fingers) > 1:
            return [Wheel(pos, went / _STEP / len(self._fingers))]
        return [] if finger.is_done else [Move(pos, held=True)]

    def _up(self, number: int, pos: Pos) -> list[UiEvent]:
        finger = self._fingers.pop(number)
        return [AWAY] if finger.is_done else [Release(pos), AWAY]

    def held(self, now: float) -> Hold | None:
        """Return that a finger has lain still for long, once."""
        finger = self._only()
        if finger is None or now - finger.since < LONG:
            return None
        finger.is_done = True
        return Hold(finger.pos)

    def wait(self, now: float) -> float | None:
        """Return the seconds until a finger has lain long enough; None where none does."""
        finger = self._only()
        return None if finger is None else max(0.0, finger.since + LONG - now)

    def _only(self) -> _Finger | None:
        """Return the one finger that lies still and may still press."""
        if len(self._fingers) != 1:
            return None
        (finger,) = self._fingers.values()
        return None if finger.is_done or math.dist(finger.start, finger.pos) > _STILL else finger

    def let_go(self) -> None:
        """Forget every finger: the window has lost the focus."""
        self._fingers.clear()
