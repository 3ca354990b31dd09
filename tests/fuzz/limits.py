"""How much chance is let loose, and what nothing of it may exceed."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from typing import TYPE_CHECKING, Final

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from collections.abc import Iterator

TIMES: Final = int(os.environ.get("SOAK", "1"))
"""How many times as much as in every run: 1 in the suite, more in ``make soak``."""
SECONDS: Final = 2.0
"""Of the processor's time: what one step may take."""
MEGABYTES: Final = 300.0


@contextlib.contextmanager
def bounded(what: str) -> Iterator[None]:
    """Hold one step against the limit of time, in the long run only: the suite measures no time."""
    began = time.process_time()
    yield
    spent = time.process_time() - began
    assert TIMES == 1 or spent <= SECONDS, f"{what} took {spent:.1f} s"


@contextlib.contextmanager
def light() -> Iterator[None]:
    """Hold what the process takes of memory at its peak, beyond what it had, against the limit."""
    before = peak()
    yield
    assert peak() - before <= MEGABYTES, f"{peak() - before:.0f} MB more than before"


def peak() -> float:
    """Return the most memory that this process ever had, in megabytes; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0.0
    unit = 2**20 if sys.platform == "darwin" else 2**10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
