"""The table with the real worker: another process thinks, the table goes on."""

from __future__ import annotations

import time

from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import Settings
from alicegames.ui.app import offscreen
from alicegames.ui.app.scene import Push
from alicegames.ui.table.scene import TableScene


def test_a_bot_in_its_process_answers_and_is_ended() -> None:
    clock = offscreen.Clock()
    app = offscreen.app((1024, 640), Settings(animation_speed=0, bot_pace=0), clock)
    seats = (Seat(name="Ada", mark=MARKS[0]), Seat(name="Bot", mark=MARKS[1], bot="greedy"))
    table = TableScene.start(app, new_match("tea_time", seats=seats, first=1, seed=1))
    app.go(Push(table))
    began = time.monotonic()
    while not table.lit() and time.monotonic() - began < 60:
        clock.advance(0.02)
        app.tick()
        time.sleep(0.01)
    assert [move.player for move in table.model.session.moves if move.player >= 0] == [1]
    assert table.model.decision() is not None
    app.close()
    assert not table.bots.thinking
