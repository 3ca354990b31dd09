"""The review in the window: it looks on while it is open, is left and found again, and leads back into the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from alicegames.storage import library
from alicegames.ui.app import screenshot
from alicegames.ui.app.scene import Push
from alicegames.ui.endings.review import ReviewScene
from alicegames.ui.endings.score import ScoreScene
from alicegames.ui.table.scene import TableScene
from tests.ui.table.driver import Driver, InstantWorker

if TYPE_CHECKING:
    from pathlib import Path


def finished() -> Driver:
    some = Driver("tea_time", plies=500)
    assert some.session.is_over
    return some


def opened(some: Driver, worker: InstantWorker) -> Any:
    worker.costs = 4.0
    scene = ReviewScene(some.app, some.match, some.session, lambda: worker)
    some.app.go(Push(scene))
    return scene


def look(some: Driver, ticks: int) -> None:
    for _tick in range(ticks):
        some.app.tick()
        some.clock.advance(0.2)


def test_it_finds_and_lists_what_cost_most() -> None:
    some = finished()
    scene = opened(some, InstantWorker())
    look(some, 400)
    assert scene.review.is_done
    assert 1 <= len(scene.list.rows) <= 5
    assert scene.progress == "The whole game was looked at."
    assert all(some.session.moves[slip.ply].player == 0 for slip in scene.list.rows)


def test_it_asks_with_the_view_of_who_chose() -> None:
    some, worker = finished(), InstantWorker()
    opened(some, worker)
    look(some, 1)
    level, view, seat = worker.asked[0]
    move = next(move for move in some.session.moves if move.player >= 0 and len(move.decision.options) > 1)
    assert (level, view, seat) == ("red_queen", some.session.rules.view(move.before, seat), move.player)


def test_left_it_goes_on_where_it_was() -> None:
    some, worker = finished(), InstantWorker()
    seen = opened(some, worker).review
    look(some, 6)
    some.key("escape")
    assert worker.closed
    assert 0 < seen.notes.seen < len(some.session.moves)
    assert opened(some, InstantWorker()).review.notes == seen.notes


def test_from_there_it_is_played_on_in_a_game_of_its_own() -> None:
    some = finished()
    scene = opened(some, InstantWorker())
    look(some, 400)
    slip = scene.list.rows[0]
    some.click("fork")
    table = some.app.top
    assert isinstance(table, TableScene)
    assert table.model.session.codes == some.session.codes[: slip.ply]
    assert not table.model.session.is_over
    assert all(entry.fault is None for entry in library.entries())


def test_each_choice_opens_the_replay_where_it_was_made() -> None:
    some = finished()
    scene = opened(some, InstantWorker())
    look(some, 400)
    slip = scene.list.rows[0]
    some.click("look")
    replay: Any = some.app.top
    assert replay.name == "replay"
    assert replay.course.at == slip.ply
    table = replay._play_on().scene
    assert table.model.session.codes == some.session.codes[: slip.ply]


def test_what_cost_most_is_practised_till_something_as_good_is_found() -> None:
    some = finished()
    scene = opened(some, InstantWorker())
    look(some, 400)
    slips = scene.list.rows
    some.click("practise")
    posed: Any = some.app.top
    assert posed.name == "problem"
    assert len(posed.series.problems) == len(slips)
    attempt, move = posed.attempt, some.session.moves[slips[0].ply]
    assert attempt.session.codes == some.session.codes[: slips[0].ply]
    assert "what you chose in the game" in attempt.judge(move.choice)
    posed.picks.take(attempt.session.option(slips[0].better))
    assert attempt.is_solved
    assert some.app.settings.problems_done == {}


def test_the_score_leads_to_it_once_the_game_is_over() -> None:
    for some, there in ((finished(), True), (Driver("tea_time"), False)):
        scene = ScoreScene(some.app, some.match, some.session)
        assert ("review" in {widget.id for widget in scene.widgets.widgets}) == there


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_it_becomes_a_picture(size: tuple[int, int], tmp_path: Path) -> None:
    file = tmp_path / "review.png"
    screenshot.take("review", size, file, game="tea_time")
    assert file.exists()
