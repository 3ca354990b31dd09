"""The workers of a Dask cluster as helpers of an arena. ``pip install alicegames[cluster]`` brings what it needs."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Executor

_WAIT: Final = 10
"""Seconds to wait for the cluster's scheduler."""


class ClusterError(RuntimeError):
    """There is no cluster to be had; the message says why."""


@contextmanager
def workers(address: str) -> Iterator[tuple[Executor, int]]:
    """Give the workers of the cluster whose scheduler is at ``address``, such as ``tcp://host:8786``.

    They need this program installed. What a worker that dies had in hand is played by another. Raises ClusterError.
    """
    try:
        from distributed import Client  # noqa: PLC0415 -- an extra that few have
    except ImportError as error:
        raise ClusterError("Dask is not installed") from error
    try:
        client = Client(address, timeout=_WAIT)
    except (OSError, ValueError) as error:
        raise ClusterError(str(error) or "it does not answer") from error
    with client:
        pool = client.get_executor()
        try:
            yield pool, max(1, sum(client.nthreads().values()))
        finally:
            pool.shutdown(wait=False)
