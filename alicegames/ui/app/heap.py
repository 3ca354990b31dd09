"""What becomes of memory that is let go."""

from __future__ import annotations

import ctypes
import sys
from typing import Final

_TRIM, _MAPPED = -1, -3
"""The numbers of ``M_TRIM_THRESHOLD`` and ``M_MMAP_THRESHOLD`` in glibc."""
_LARGE: Final = 1 << 20
_SPARE: Final = 8 << 20


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
