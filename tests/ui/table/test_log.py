"""The log: what a line lights, and what is filtered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.ui.app.events import Move
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from alicegames.ui.table.hotspots import Spot


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
    assert {row.line.seat for row in some.table.log._rows} == {0}
    some.table.log.filter(0)
    assert {row.line.seat for row in some.table.log._rows} > {0}


def test_the_log_filters_by_turn() -> None:
    some = after_two_turns()
    some.table.log.toggle_turn()
    assert {row.line.turn for row in some.table.log._rows} == {1}
    some.table.log.toggle_turn()
    assert {row.line.turn for row in some.table.log._rows} == {0, 1}


def test_a_larger_text_size_breaks_the_log_anew() -> None:
    some = after_two_turns()
    before = some.table.log._height()
    some.app.change(text_scale=1.5)
    some.table.touch()
    some.app.tick()
    assert some.table.log._height() > before
