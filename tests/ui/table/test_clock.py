"""The clock at the table: it runs for whom is asked, stands where nobody can see the table, and is obeyed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from alicegames.match import new_match
from alicegames.match.clock import Limit
from alicegames.ui.app.scene import Push
from alicegames.ui.scenes.setup import SetupScene
from alicegames.ui.table import rail
from alicegames.ui.table.people.clock import PauseScene
from alicegames.ui.table.scene import TableScene
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from alicegames.match.clock import Clock


def timed(
    game: str = "tea_time", *, per: str = "turn", seconds: int = 60, at_zero: str = "sign", **settings: Any
) -> Driver:
    """A table of two people with a clock."""
    some = Driver(game, **settings)
    limit = Limit.model_validate({"per": per, "seconds": seconds, "at_zero": at_zero})
    some.match = new_match(game, some.match.seats, first=0, seed=1, limit=limit)
    some.session = some.match.start()
    some.table = TableScene(some.app, some.match, some.session, None, lambda: some.worker)
    some.app.go(Push(some.table))
    some.settle()
    some.app.tick()
    return some


def clock_of(some: Driver) -> Clock:
    assert some.match.clock is not None
    return some.match.clock


def test_the_time_of_whom_is_asked_passes_and_is_shown() -> None:
    some = timed()
    some.wait(10)
    assert clock_of(some).left(0) == pytest.approx(50, abs=0.3)
    assert rail.words(some.table.model).banner.endswith(("0:50 left", "0:51 left"))
    some.click("cell:b2")
    some.settle()
    some.wait(5)
    assert clock_of(some).left(1) == pytest.approx(55, abs=1)


def test_the_still_picture_is_renewed_when_the_shown_second_changes() -> None:
    some = timed()
    some.app.draw()
    before = some.app.screen.flips  # type: ignore[attr-defined]
    some.wait(5)
    assert 3 <= some.app.screen.flips - before <= 12  # type: ignore[attr-defined]


def test_behind_the_curtain_the_clock_stands() -> None:
    some = timed("alice")
    assert some.table.covered
    some.wait(30)
    assert clock_of(some).left(0) == 60


@pytest.mark.parametrize("by", ["key", "menu"])
def test_in_a_pause_the_clock_stands_and_the_table_is_covered(by: str) -> None:
    some = timed()
    if by == "key":
        some.key("p")
    else:
        some.key("escape")
        some.click("pause")
    assert isinstance(some.top, PauseScene)
    assert not some.top.overlay
    left = clock_of(some).left(0)
    some.wait(100)
    some.click("pause_over")
    some.app.tick()
    assert some.at(TableScene)
    assert clock_of(some).left(0) == pytest.approx(left, abs=0.5)


def test_at_zero_a_sign_is_all_that_happens_where_that_is_agreed() -> None:
    some = timed(seconds=5)
    some.wait(8)
    assert some.codes == []
    assert "time is up" in rail.words(some.table.model).banner


def test_at_zero_the_first_choice_is_made_where_that_is_agreed() -> None:
    some = timed(seconds=5, at_zero="first")
    first = some.session.rules.encode(some.session.decision().options[0])  # type: ignore[union-attr]
    some.wait(6)
    assert some.codes[0] == first
    assert "time is up" in some.app.toasts.texts[0]


def test_at_zero_a_bot_chooses_where_that_is_agreed() -> None:
    some = timed(seconds=5, at_zero="bot")
    some.wait(6)
    assert len(some.codes) == 1
    assert len(some.worker.asked) == 1
    assert some.worker.asked[0][2] == 0


def test_undo_gives_the_time_back() -> None:
    some = timed(per="game", seconds=600)
    some.click("cell:b2")
    some.settle()
    some.wait(20)
    some.key("u")
    some.click("yes")
    some.app.tick()
    assert clock_of(some).left(1) == 600


def test_a_clock_is_set_up_where_a_person_plays_and_remembered() -> None:
    some = Driver("tea_time")
    scene = SetupScene(some.app, "tea_time")
    some.app.go(Push(scene))
    scene._set_clock("turn")
    scene._set_time(120)
    scene._set_end("bot")
    assert scene.draft.match().clock.limit == Limit(per="turn", seconds=120, at_zero="bot")  # type: ignore[union-attr]
    scene._start()
    again = SetupScene(some.app, "tea_time")
    assert again.draft.clock == Limit(per="turn", seconds=120, at_zero="bot")
    for seat in range(2):
        again._set_bot(seat, "greedy")
    assert again.draft.match().clock is None
    assert again._clock_rows() == []
