"""What a painting needs is made ready before it is painted, by a thread where it is a drawing."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pygame
import pytest
from pygame import FRect

from alicegames.ui.draw import sprites
from alicegames.ui.draw.canvas import Canvas
from alicegames.ui.draw.rehearsal import rehearsed
from alicegames.ui.draw.scale import Scale
from alicegames.ui.draw.sprites import SpriteCache
from alicegames.ui.draw.text import Typesetter
from alicegames.ui.draw.theme import BODY, DEFAULT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

BOX = FRect(10, 10, 40, 40)
RED = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#FF0000"/></svg>'


@pytest.fixture
def canvas(tmp_path: Path) -> Iterator[Canvas]:
    (tmp_path / "red.svg").write_text(RED, encoding="utf-8")
    (tmp_path / "broken.svg").write_text("no drawing", encoding="utf-8")
    made = Canvas(pygame.Surface((100, 100)), Scale(100, 100, 1.0), DEFAULT, Typesetter(), SpriteCache(tmp_path))
    made.is_late = lambda: True
    yield made
    made.sprites.close()


def draws(canvas: Canvas, name: str) -> Callable[[], None]:
    return lambda: canvas.sprite(name, BOX)


def painters() -> int:
    return sum(thread.name == "painter" for thread in threading.enumerate())


def test_after_a_rehearsal_a_drawing_is_there_and_nothing_has_been_painted(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _step in rehearsed(canvas, [draws(canvas, "red")]):
        assert canvas.surface.get_at((30, 30))[:3] == (0, 0, 0)
    monkeypatch.setattr(sprites, "_load", lambda *_args: pytest.fail("drawn again"))
    draws(canvas, "red")()
    assert canvas.surface.get_at((30, 30))[:3] == (255, 0, 0)


def test_where_the_time_is_up_a_rehearsal_makes_one_thing_a_step(canvas: Canvas) -> None:
    words = ("one", "two", "three", "four")

    def measure() -> None:
        for word in words:
            canvas.type.width(word, BODY)

    assert len(list(rehearsed(canvas, [measure]))) == len(words)


def test_where_nobody_waits_nothing_is_rehearsed(canvas: Canvas) -> None:
    canvas.is_late = None
    assert not list(rehearsed(canvas, [lambda: pytest.fail("rehearsed")]))


def test_a_drawing_that_cannot_be_read_is_a_fault_of_the_window_and_not_of_the_thread(canvas: Canvas) -> None:
    with pytest.raises(pygame.error):
        list(rehearsed(canvas, [draws(canvas, "broken")]))


def test_the_thread_ends_with_the_window(canvas: Canvas) -> None:
    before = painters()
    list(rehearsed(canvas, [draws(canvas, "red")]))
    assert painters() == before + 1
    canvas.sprites.close()
    assert painters() == before


def test_what_was_ordered_in_other_colours_is_drawn_again(canvas: Canvas, tmp_path: Path) -> None:
    (tmp_path / "rook_s1.svg").write_text(RED, encoding="utf-8")
    steps = rehearsed(canvas, [draws(canvas, "rook_s1")])
    next(steps)
    canvas.sprites.recolour({"#FF0000": "#0000FF"}, {})
    list(steps)
    draws(canvas, "rook_s1")()
    assert canvas.surface.get_at((30, 30))[:3] == (0, 0, 255)
