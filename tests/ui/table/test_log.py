"""The log: what a line lights, and what is filtered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from alicegames.games import registry
from alicegames.ui.app.events import Move
from alicegames.ui.draw.theme import CAPTION
from alicegames.ui.presenters.buttons import ButtonsPresenter
from tests.ui.sizes import reading
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from alicegames.ui.table.hotspots import Spot


DRAWN = [game for game in registry.ids() if not isinstance(Driver(game).table.model.presenter, ButtonsPresenter)]
"""The games that are drawn; the options of others need the log's room."""


def after_two_turns() -> Driver:
    return Driver("tea_time", plies=2)


def test_hovering_a_log_line_lights_what_it_is_about(tea: Driver) -> None:
    tea.click("cell:b2")
    body = tea.table.log.body
    tea.table.draw(tea.app.canvas(tea.app.screen.surface()))
    line = tea.table.model.log()[1]
    assert line.targets == ("cell:b2",)
    row = next(row for row in tea.table.log._rows if row.line == line)
    tea.app.send(Move((body.centerx, body.top + row.top + 3)))
    spot: Spot = tea.table.widgets.find("cell:b2")  # type: ignore[assignment]
    assert spot.marked


def test_the_log_filters_by_player() -> None:
    some = after_two_turns()
    some.table.log.filter(0)
    assert {line.seat for line in some.table.log.lines} == {0}
    some.table.log.filter(0)
    assert {line.seat for line in some.table.log.lines} > {0}


def test_the_log_filters_by_turn() -> None:
    some = after_two_turns()
    some.table.log.toggle_turn()
    assert {line.turn for line in some.table.log.lines} == {1}
    some.table.log.toggle_turn()
    assert {line.turn for line in some.table.log.lines} == {0, 1}


def test_no_line_of_the_log_is_cut_in_half() -> None:
    some = Driver("tea_time", plies=24)
    for _notch in range(6):
        some.table.log.scroll(7)
        body = some.app.scale.rect(some.table.log.body).inflate(0, 4)
        lines = [one for one in reading.read(some.app).said if one.owner == "log" and one.shown != "Log"]
        assert lines
        assert [one.shown for one in lines if not body.contains(one.mask.get_rect(topleft=one.corner))] == []


def test_a_larger_text_size_breaks_the_log_anew() -> None:
    some = after_two_turns()
    before = some.table.log._height()
    some.app.change(text_scale=1.5)
    some.table.touch()
    some.app.tick()
    assert some.table.log._height() > before


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", DRAWN)
def test_the_log_shows_eight_lines_in_a_small_window(game: str, players: int) -> None:
    some = Driver(game, ("human",) + ("random",) * (players - 1), size=(1280, 720))
    if some.table.frame.folded:
        some.key("l")
    log = some.table.log
    assert log.visible
    assert log.body.h >= 8 * some.app.type.line_height(CAPTION)
