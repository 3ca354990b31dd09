"""Wild clicking, typing, dragging and resizing never break a table, and what was played replays to the same state."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from alicegames.games import registry
from alicegames.ui.app.events import Move, Wheel
from alicegames.ui.scenes.crash import CrashScene
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from alicegames.ui.widgets.base import Widget

KEYS = ("tab", "return", "u", "r", "h", "l", "c", "z", "s", "backspace", "escape", "left", "up", "space", "1", "2")
LEAVES = {"home", "quit", "again", "rules", "settings", "save"}
SIZES = ((1024, 640), (1280, 720), (1600, 900))


def somewhere(some: Driver, rng: random.Random) -> Widget | None:
    """Return a widget to click: a lit one as often as not, never one that leaves the table."""
    lit = set(some.lit) if some.top is some.table else set()
    widgets = [w for w in some.top.widgets.widgets if w.id not in LEAVES and w.visible]
    likely = [w for w in widgets if w.id in lit]
    return rng.choice(likely if likely and rng.random() < 0.5 else widgets) if widgets else None


def act(some: Driver, rng: random.Random) -> None:
    """Do one thing at random."""
    widget = somewhere(some, rng)
    match rng.randrange(10):
        case 0 | 1 | 2 | 3 if widget is not None:
            some.click_at(widget.rect.center, rng.choice((1, 1, 1, 3)))
        case 4 if widget is not None and some.top is some.table:
            ends = [w.id for w in some.table.widgets.widgets if w.id]
            some.drag(rng.choice(ends), rng.choice(ends))
        case 5 | 6:
            some.key(rng.choice(KEYS))
        case 7:
            pos = (rng.random() * 1280, rng.random() * 720)
            some.app.send(Move(pos))
            some.app.send(Wheel(pos, rng.choice((-2, 2))))
        case 8:
            some.app.screen.resize(rng.choice(SIZES))  # type: ignore[attr-defined]
            some.app.resized()
        case _:
            some.wait(rng.choice((0.05, 0.3)))


@pytest.mark.parametrize("seed", range(len(registry.ids()) * 2))
def test_nothing_breaks(seed: int) -> None:
    rng = random.Random(seed)
    game = registry.ids()[seed % len(registry.ids())]
    seats = ("human", "human") if seed % 2 else ("human", "random")
    some = Driver(game, seats, seed=seed, animation_speed=1.0, bot_pace=0.3)
    for _step in range(60):
        act(some, rng)
        assert not isinstance(some.top, CrashScene)
        assert some.table in some.app.stack
    again = some.match.start()
    again.replay(some.session.codes)
    assert again.state == some.session.state
