"""What takes longer than a frame is painted a little in each turn; until all is ready the old picture stays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from alicegames.games import registry
from alicegames.ui.app.events import LEFT, Move, Press
from alicegames.ui.app.pace import Pace
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from collections.abc import Iterator


class Watch:
    """A stopwatch on which every look takes a second: each turn of the loop is late after one step."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def hurried(game: str) -> Driver:
    """Return a table at rest whose loop does one step in each turn from now on."""
    some = Driver(game, ("human",) * 3, seed=4, size=(1280, 720), curtain=False, tooltips=False, animation_speed=0.0)
    some.settle()
    some.app.draw()
    some.app.pace = Pace(0.5, Watch())
    return some


def turns(some: Driver) -> Iterator[bytes]:
    """Run the loop until all is shown; yield what the window shows now and then, and in the end."""
    for turn in range(1500):
        some.app.tick()
        if turn % 16 == 0 or not some.app.is_behind:
            yield pixels(some)
        if not some.app.is_behind:
            return
    pytest.fail("the picture is never ready")


def pixels(some: Driver) -> bytes:
    return pygame.image.tobytes(some.app.screen.surface(), "RGB")


@pytest.mark.parametrize("game", registry.ids())
def test_the_old_picture_stays_until_the_new_one_is_ready_and_is_as_if_drawn_at_once(game: str) -> None:
    some = hurried(game)
    before = pixels(some)
    some.table.picks.click(some.lit[0])
    *meanwhile, shown = turns(some)
    assert set(meanwhile) == {before}
    assert shown != before
    some.table.refresh()
    some.app.draw()
    assert shown == pixels(some)


def test_work_that_is_broken_off_by_another_change_is_done_with_it() -> None:
    some = hurried("queen_alice")
    first, second = some.lit[:2]
    some.table.picks.click(first)
    for _turn in range(6):
        some.app.tick()
    assert some.app.is_behind
    some.table.picks.click(second)
    *_, shown = turns(some)
    some.table.refresh()
    some.app.draw()
    assert shown == pixels(some)


def test_a_picture_that_changes_again_and_again_is_shown_all_the_same() -> None:
    some = hurried("tea_time")
    flips = some.app.screen.flips  # type: ignore[attr-defined]
    for _change in range(40):
        some.table.refresh()
        some.app.tick()
    assert some.app.screen.flips > flips  # type: ignore[attr-defined]


def test_a_press_on_what_cannot_be_seen_yet_does_not_count() -> None:
    some = hurried("tea_time")
    place = some.spot(some.lit[0])
    some.app.send(Move(place))
    *_, _shown = turns(some)
    some.app.clock.advance(1.0)  # type: ignore[attr-defined]
    some.table.model.version += 1  # another question
    some.table.compose()
    some.app.tick()
    assert some.app.is_behind
    some.app.clock.advance(0.5)  # type: ignore[attr-defined]
    refused = some.app.refused
    *_, _shown = turns(some)
    some.app.send(Press(place, LEFT))
    assert some.app.refused == refused + 1
