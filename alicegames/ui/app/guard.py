"""Presses that are not meant: one counts only for what has been there for a moment."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from alicegames.ui.draw.scale import Pos

MOMENT: Final = 0.3
"""Seconds for which a thing must have been there before it can be pressed."""
_NEAR: Final = 12.0
"""Units: a pointer that has gone further since the change went there on purpose."""


class Guard:
    """Notes when what a press would mean has changed by itself: under the pointer, or where the keyboard is."""

    def __init__(self) -> None:
        self._meaning: object = None
        self._pos: Pos = (0.0, 0.0)
        self._until = 0.0

    def look(self, meaning: object, pos: Pos, now: float, *, by_hand: bool = False) -> None:
        """Take note of what a press would mean now; ``by_hand``: the person went there, so it is known."""
        if self._meaning is not None and meaning != self._meaning and not by_hand:
            self._pos, self._until = pos, now + MOMENT
        self._meaning = meaning

    def refuses(self, pos: Pos, now: float) -> bool:
        """Whether a press here comes too soon after a change to be meant for it."""
        return now < self._until and math.dist(pos, self._pos) <= _NEAR

    def lift(self) -> None:
        """Let the next press count: the person has moved on."""
        self._until = 0.0
