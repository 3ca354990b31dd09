"""An upright window: the table has its whole width, and what is asked, the players and the log lie below it."""

from __future__ import annotations

import pytest

from alicegames.games import registry
from tests.ui.table.driver import Driver

SIZES = ((1024, 1280), (1080, 1920), (2160, 3840))


@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("size", SIZES)
def test_the_rail_lies_below_the_table_in_two_columns(game: str, size: tuple[int, int]) -> None:
    frame = Driver(game, ("human",) * 2, seed=1, size=size, curtain=False).table.frame
    assert frame.upright
    assert frame.rail.top > max(frame.areas.stage.bottom, frame.areas.own.bottom)
    assert frame.areas.stage.right == frame.rail.right
    assert frame.sheet.right < frame.players.left
    assert frame.sheet.contains(frame.preview)


@pytest.mark.parametrize("size", SIZES)
def test_the_chessboard_keeps_its_squares(size: tuple[int, int]) -> None:
    some = Driver("queen_alice", ("human",) * 2, seed=1, size=size, curtain=False)
    squares = [item.rect for item in some.table.picture if item.target.startswith("square:")]
    assert len(squares) == 40
    assert all(0.75 < rect.w / rect.h < 1.5 for rect in squares)


def test_a_window_that_is_nearly_square_keeps_its_rail_at_the_right() -> None:
    assert not Driver("tea_time", ("human",) * 2, seed=1, size=(1280, 1280), curtain=False).table.frame.upright
