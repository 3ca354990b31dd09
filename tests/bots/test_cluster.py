"""An arena on a cluster: two workers of this machine, one of which is killed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from distributed import LocalCluster

from alicegames.bots.arena import Plan, Tally, simulate
from alicegames.bots.arena.cluster import ClusterError
from alicegames.cli import main

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAN = Plan("tea_time", ("random", "greedy"), 60, 5, players=2)


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as some:
        yield some


def scores(tally: Tally) -> list[int]:
    return [slot.points for slot in tally.slots]


def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(cluster: LocalCluster) -> None:
    killed: list[str] = []

    def kill_one(_tally: Tally, _part: object) -> None:
        if not killed:
            nanny = next(iter(cluster.workers.values()))
            killed.append(nanny.name)
            nanny.process.process.kill()

    report = simulate(PLAN, cluster=cluster.scheduler_address, keep=kill_one)
    assert killed
    assert report.tally.games == 60
    assert scores(report.tally) == scores(simulate(PLAN).tally)


def test_a_cluster_that_is_not_there_is_said() -> None:
    with pytest.raises(ClusterError):
        simulate(PLAN, cluster="nonsense")


def test_on_the_command_line_that_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("arena", "tea_time", "--bots", "random,greedy", "--cluster", "nonsense")
    assert main.run(arguments) == 2
    error = capsys.readouterr().err
    assert "The cluster nonsense cannot be used" in error
    assert error.count("\n") == 1
