"""The statistics in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.storage import library, statistics
from alicegames.ui.scenes.statistics import StatisticsScene
from tests.storage.test_statistics import finished

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.foundation.person import User


def test_the_title_leads_to_a_row_for_everybody(user: User) -> None:
    statistics.record(*finished(("", "greedy")))
    statistics.record(*finished(("", ""), 3))
    scene = StatisticsScene(user.app)
    user.show(scene)
    user.settle()
    assert [(row.name, row.against) for row in scene.list.rows] == [("S0", ""), ("S0", "greedy"), ("S1", "")]


def test_a_game_is_picked_out(user: User) -> None:
    statistics.record(*finished(("", "greedy")))
    scene = StatisticsScene(user.app)
    user.show(scene)
    user.click("games")
    user.settle()
    assert scene.game == "tea_time"
    assert len(scene.list.rows) == 1
    user.click("games")
    assert [*scene.list.rows] == []
    assert not scene.export.enabled


def test_where_there_are_none_the_finished_saved_games_are_counted(user: User) -> None:
    library.save_as(*finished(("", "greedy")), "Sunday")
    scene = StatisticsScene(user.app)
    user.show(scene)
    assert [row.name for row in scene.list.rows] == ["S0"]


def test_a_table_for_other_programs_is_written_over_nothing(user: User, tmp_path: Path) -> None:
    statistics.record(*finished(("", "greedy")))
    scene = StatisticsScene(user.app)
    user.show(scene)
    target = tmp_path / "results.csv"
    scene._write(target)
    written = target.read_text(encoding="utf-8")
    assert len(written.splitlines()) == 3
    scene._write(target)
    assert target.read_text(encoding="utf-8") == written
