"""Playing a plan, here or in processes of its own; what is done is told as it comes, so that it can be kept."""

from __future__ import annotations

import os
import signal
import threading
import time
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from alicegames.bots.arena.play import games
from alicegames.bots.arena.report import Report
from alicegames.bots.arena.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from concurrent.futures import Executor, Future
    from contextlib import AbstractContextManager
    from multiprocessing.connection import Connection

    from alicegames.bots.arena.plan import Plan
    from alicegames.bots.arena.play import Played

_PART_SECONDS: Final = 2.0
"""How long a part of the games should keep a process busy: what a kill may cost."""
_LARGEST: Final = 500
_AHEAD: Final = 2
"""Parts a process that wait for it."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some games that were played, summed up."""

    tally: Tally
    seconds: float
    played: tuple[Played, ...] = ()
    """The games themselves, if their plan keeps codes."""


def simulate(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[int], object] = bool,
    *,
    before: Tally | None = None,
    cluster: str = "",
    keep: Callable[[Tally, Part], object] = lambda _tally, _part: None,
) -> Report:
    """Play a plan in ``jobs`` processes, or on the cluster with this address; they change no result.

    ``before`` is what was played already. ``progress`` is told of every few games that they are done, ``keep`` of
    the sums so far and the part that is new. Ends its processes at once whatever happens here.
    """
    tally = before or Tally.empty(plan)
    earlier, begun = tally.seconds, time.perf_counter()
    with closing(_parts(plan, tally, jobs, cluster)) as parts:
        for part in parts:
            tally.merge(part.tally)
            tally.seconds = earlier + time.perf_counter() - begun
            keep(tally, part)
            progress(part.tally.games)
    return Report(plan, tally)


def _parts(plan: Plan, tally: Tally, jobs: int, cluster: str) -> Generator[Part]:
    if cluster:
        from alicegames.bots.arena.cluster import workers  # noqa: PLC0415 -- an extra that few have

        return _spread(plan, tally, workers(cluster))
    return _spread(plan, tally, processes(jobs)) if jobs > 1 else _here(plan, tally)


def play_part(plan: Plan, start: int, stop: int) -> Part:
    """Play the plan's games from number ``start`` up to ``stop`` and sum them up."""
    tally, begun = Tally.empty(plan), time.perf_counter()
    kept = []
    for played in games(plan, start, stop):
        tally.add(played)
        if plan.keeps_codes:
            kept.append(played)
    return Part(tally, time.perf_counter() - begun, tuple(kept))


def _here(plan: Plan, tally: Tally) -> Generator[Part]:
    for start, stop in tally.missing(plan.total):
        for played in games(plan, start, stop):
            one = Tally.empty(plan)
            one.add(played)
            yield Part(one, 0.0, (played,) if plan.keeps_codes else ())


def _spread(plan: Plan, tally: Tally, helpers: AbstractContextManager[tuple[Executor, int]]) -> Generator[Part]:
    """Give the games out in parts, never many more than there are helpers, and yield what comes back."""
    parts = _Parts(tally.missing(plan.total))
    open_parts: set[Future[Part]] = set()
    with helpers as (pool, many):
        while open_parts or parts.are_left:
            while parts.are_left and len(open_parts) < many * _AHEAD:
                open_parts.add(pool.submit(play_part, plan, *parts.take()))
            finished, open_parts = wait(open_parts, return_when=FIRST_COMPLETED)
            for future in finished:
                part = future.result()
                parts.learn(part)
                yield part


@contextmanager
def processes(jobs: int) -> Iterator[tuple[Executor, int]]:
    """Give so many processes of this machine; they end at once when this ends, however it does."""
    context = get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_end_with, initargs=(theirs,))
    try:
        yield pool, jobs
    finally:
        ours.close()  # the processes see it and end, in the middle of a game if need be
        pool.shutdown(wait=False, cancel_futures=True)
        theirs.close()


class _Parts:
    """Cuts the missing games into parts, small at first, later such that each takes about as long."""

    def __init__(self, missing: list[tuple[int, int]]) -> None:
        self._missing = missing[::-1]
        self._size = 1

    @property
    def are_left(self) -> bool:
        """Whether games are left to be given out."""
        return bool(self._missing)

    def take(self) -> tuple[int, int]:
        """Return the next part."""
        start, stop = self._missing.pop()
        end = min(stop, start + self._size)
        if end < stop:
            self._missing.append((end, stop))
        return start, end

    def learn(self, part: Part) -> None:
        """Note how long a part took."""
        each = part.seconds / part.tally.games
        self._size = max(1, min(_LARGEST, 2 * self._size, int(_PART_SECONDS / max(each, 1e-6))))


def _end_with(connection: Connection) -> None:
    """Let a process end with the one that started it, and leave Ctrl-C to that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch, args=(connection,), daemon=True).start()


def _watch(connection: Connection) -> None:
    try:
        connection.recv()
    except (EOFError, OSError):
        os._exit(0)
