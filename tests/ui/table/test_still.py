"""The still picture brought up to date is, pixel by pixel, the one drawn whole."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pygame
import pytest

from alicegames.games import registry
from alicegames.ui.app.events import Move
from alicegames.ui.table import draw
from alicegames.ui.table.still import _in_order, alike
from tests.ui.table.driver import Driver
from tests.ui.table.steps import reachable, step

if TYPE_CHECKING:
    from alicegames.ui.draw.canvas import Canvas


def shown(some: Driver, *, whole: bool) -> bytes:
    """Return what the window shows, its still picture drawn whole or brought up to date."""
    if whole:
        some.table.refresh()
    else:
        some.table.touch()
    some.app.draw()
    return pygame.image.tobytes(some.app.screen.surface(), "RGB")


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("game", registry.ids())
def test_what_is_brought_up_to_date_is_what_would_be_drawn_whole(game: str, size: tuple[int, int]) -> None:
    rng = Random(game)
    some = Driver(game, ("human",) * 3, seed=4, size=size, curtain=False, tooltips=False)
    for _step in range(24):
        if not step(some, lambda some: rng.choice(reachable(some))) or some.top is not some.table:
            continue
        some.app.send(Move((1.0, 1.0)))
        some.app.tick()
        assert shown(some, whole=False) == shown(some, whole=True)


@pytest.mark.parametrize("game", registry.ids())
def test_after_a_choice_little_is_painted_anew(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    some = Driver(game, ("human", "random"), seed=4, size=(1920, 1080))
    some.settle()
    some.app.draw()
    painted: list[int] = []

    def ground(canvas: Canvas) -> None:
        painted.append(canvas.surface.get_clip().w * canvas.surface.get_clip().h)

    monkeypatch.setattr(draw, "ground", lambda _scene: ground)
    some.click(some.lit[0])
    some.app.draw()
    assert painted
    assert sum(painted) < 0.6 * 1920 * 1080


def test_what_keeps_its_order_is_the_longest_row_of_keys() -> None:
    assert _in_order(list("abcdef"), list("abcdef")) == set("abcdef")
    assert _in_order(list("abcdef"), list("fabcde")) == set("abcde")
    assert len(_in_order(list("abcdef"), list("badcfe"))) == 3
    assert _in_order([], []) == set()


def test_functions_made_with_equal_things_paint_alike() -> None:
    def made(*things: object) -> object:
        return lambda: things

    def other(*things: object) -> object:
        return lambda: (things, 1)

    assert alike(made(1, "a", (2, [3])), made(1, "a", (2, [3])))
    assert not alike(made(1), made(2))
    assert not alike(made(1), other(1))
    assert alike(made(made(1)), made(made(1)))
    assert not alike(made(made(1)), made(made(2)))
