"""Scorings are told line by line: what counts is lit on the boards, and each line can be skipped."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.games.queen_alice import events as e
from alicegames.ui.table import draw as table_draw
from tests.play import asked
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from collections.abc import Sequence


@cache
def codes() -> tuple[str, ...]:
    """A whole game of a fixed pattern of choices."""
    some = Driver("queen_alice", ("human",) * 2, seed=5, curtain=False)
    while some.session.decision() is not None:
        decision = asked(some.session)
        some.session.submit(decision.options[len(some.codes) * 7 % len(decision.options)])
    return tuple(some.codes)


def at(kind: type, **settings: Any) -> Driver:
    """A table that is about to tell the first act with such an event in it."""
    some = Driver(
        "queen_alice", ("human",) * 2, seed=5, curtain=False, size=(1920, 1080), animation_speed=1.0, **settings
    )
    for code in codes():
        some.table.model.catch_up()
        some.session.play(code)
        if any(
            isinstance(event, kind) for move in some.session.moves[some.table.model.shown :] for event in move.events
        ):
            some.table.compose()
            return some
    raise AssertionError(kind)


@pytest.fixture(autouse=True)
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the drawing of the table out: it takes most of the time."""
    monkeypatch.setattr(table_draw, "parts", lambda _scene: [])
    monkeypatch.setattr(table_draw, "moving", lambda _canvas, _scene: None)


def lines(some: Driver, steps: int = 4000) -> Sequence[Any]:
    """Every line that is shown, until nothing is told any more."""
    found: list[Any] = []
    for _step in range(steps):
        line = some.table.teller.lines.shown
        if line is not None and line not in found:
            assert set(some.table.lights) == set(line.targets)
            found.append(line)
            some.table.teller.lines.skip(some.clock())
        if not some.table.model.behind:
            return found
        some.wait(0.05)
    raise AssertionError(found)


def final(some: Driver) -> list[Any]:
    """The lines of the final scoring, as the rules tell them."""
    kinds = (e.GameEnded, e.CrownsScored, e.FinalWish, e.GuestScored, e.BookmarkScored)
    return [event for event in some.session.moves[-1].events if isinstance(event, kinds)]


@pytest.mark.parametrize("reduced", [False, True])
def test_the_final_scoring_is_told_line_by_line(reduced: bool) -> None:  # noqa: FBT001 -- a case
    some = at(e.GameEnded, reduced_motion=reduced)
    assert len(final(some)) > 2
    assert [line.event for line in lines(some) if line.event in final(some)] == final(some)


def test_a_click_goes_on_to_the_next_line() -> None:
    some = at(e.GameEnded)
    while (first := some.table.teller.lines.shown) is None:
        some.wait(0.05)
    some.click_at((760.0, 500.0))
    some.wait(0.05)
    second = some.table.teller.lines.shown
    assert second is not None
    assert second.event == final(some)[final(some).index(first.event) + 1]


def test_the_whole_scoring_can_be_skipped() -> None:
    some = at(e.GameEnded)
    while some.table.teller.lines.shown is None:
        some.wait(0.05)
    some.click("confirm")
    some.wait(0.05)
    assert not some.table.model.behind
    assert not some.table.lights


def test_a_scored_wish_lights_its_space_and_whoever_scores() -> None:
    some = at(e.WishScored)
    (line,) = [line for line in lines(some) if isinstance(line.event, e.WishScored)]
    assert any(target.startswith("wish:") for target in line.targets)
    scorers = {f"seat:{seat}" for seat, points in enumerate(line.event.points) if points}
    assert scorers == {target for target in line.targets if target.startswith("seat:")}


def test_a_milestone_lights_the_own_of_its_colour() -> None:
    some = at(e.Milestone)
    line = next(line for line in lines(some) if isinstance(line.event, e.Milestone))
    lit = [target for target in line.targets if target.startswith(("bed:", "brick:"))]
    assert len(lit) == line.event.count
