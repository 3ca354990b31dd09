"""How much of a frame's time is used up: what can wait is left for the next one, and the window stays awake."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

_MOST: Final = 6
"""So many times in a row what comes next is left for the next turn at most, painting apart."""


class Pace:
    """Counts the time of one turn of the loop."""

    def __init__(self, patience: float, clock: Callable[[], float] = time.perf_counter) -> None:
        """``patience``: seconds after which a turn of the loop begins nothing new; infinite where nobody watches."""
        self._patience = patience
        self._clock = clock
        self._began = clock()
        self._left = 0

    def begin(self) -> None:
        """Begin a turn."""
        self._began = self._clock()

    @property
    def is_late(self) -> bool:
        """Whether the turn has taken so long that the rest is left for the next one."""
        return self._clock() - self._began > self._patience

    @property
    def watch(self) -> Callable[[], bool] | None:
        """What tells whether the turn is late; None where no turn ever is."""
        return None if math.isinf(self._patience) else lambda: self.is_late

    def leaves_rest(self) -> bool:
        """Whether what comes next is left for the next turn; not for ever: slow machines are shown something too."""
        self._left += self.is_late
        return self.is_late and self._left <= _MOST

    def done(self) -> None:
        """Be told that all is shown."""
        self._left = 0
