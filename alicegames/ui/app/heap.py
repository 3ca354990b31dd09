"""What becomes of memory that is let go."""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

_TRIM, _MAPPED = -1, -3
"""The numbers of ``M_TRIM_THRESHOLD`` and ``M_MMAP_THRESHOLD`` in glibc."""
_LARGE: Final = 1 << 20
_SPARE: Final = 8 << 20


def trim() -> None:
    """Give back what lies free in between, where the C library knows how: a few milliseconds of work."""
    if sys.platform.startswith("linux") and (malloc_trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        malloc_trim(0)


def give_back() -> bool:
    """Let large pictures go back to the system at once; return whether the C library knows how.

    By itself glibc keeps ever larger pieces for later use once one was let go: after some full redraws in a 4K window
    that is a sixth of all memory. Other systems do not keep them.
    """
    if not sys.platform.startswith("linux"):
        return False
    set_option = getattr(ctypes.CDLL(None), "mallopt", None)
    if set_option is None:  # a C library other than glibc
        return False
    return bool(set_option(_MAPPED, _LARGE)) and bool(set_option(_TRIM, _SPARE))


_YOUNG: Final = 700
_MIDDLE: Final = 10
"""Python's own numbers: with larger ones a look among the youngest objects is felt in a frame."""
_SELDOM: Final = 1000
"""So many collections of the middle generation pass before Python looks through all objects by itself."""
_FEW: Final = 3


class Rubbish:
    """Has Python look for what nobody needs any more while nothing moves: of all objects that takes several frames.

    What a table is made of, code above all, is put aside once it is there, so that the later looks are short.
    """

    def __init__(self) -> None:
        self._known = 0
        self.is_cleared_out = False
        """Whether something large has been left behind: what was put aside is looked through again."""

    def begin(self) -> None:
        """Look through all objects only when told to, or after very long."""
        gc.set_threshold(_YOUNG, _MIDDLE, _SELDOM)

    def rest(self) -> None:
        """Be told that nothing moves: look through what has come since."""
        if len(sys.modules) != self._known or self.is_cleared_out:
            self._known, self.is_cleared_out = len(sys.modules), False
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            trim()
        elif sum(gc.get_count()[1:]) > _FEW:
            gc.collect()
            trim()
