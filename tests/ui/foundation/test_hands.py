"""A gamepad moves the same focus as the keys; a finger is a mouse; a file dropped onto the window is imported."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from alicegames.storage import library
from alicegames.ui.app.gamepad import Gamepads
from alicegames.ui.scenes.load import LoadScene
from tests.ui.foundation.test_scenes import saved_game, title
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.foundation.person import User


def button(some: Driver, number: int) -> None:
    """Press a button of a pad."""
    some.clock.advance(0.5)
    some.app._hear(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=number, instance_id=0))
    some.app.tick()


def tilt(axis: int, value: int) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)


@pytest.mark.parametrize("game", ["tea_time", "alice", "rolling_in_wonderland", "queen_alice"])
def test_a_choice_is_made_with_a_gamepad_alone(game: str) -> None:
    some = Driver(game, ("human", "random"), curtain=False)
    some.settle()
    before = len(some.codes)
    for _press in range(40):
        if len(some.codes) > before:
            break
        button(some, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        if some.focused() in some.lit and some.focused() not in some.picked:
            button(some, pygame.CONTROLLER_BUTTON_A)
            button(some, pygame.CONTROLLER_BUTTON_START)
        some.settle(4)
    assert len(some.codes) > before


def test_a_stick_counts_once_until_it_is_let_go() -> None:
    pads = Gamepads()
    keys = [
        pads.hear(tilt(pygame.CONTROLLER_AXIS_LEFTX, value)) for value in (5000, 25_000, 32_000, 25_000, 0, -30_000)
    ]
    assert [key.key if key else None for key in keys] == [None, pygame.K_RIGHT, None, None, None, pygame.K_LEFT]


def test_a_pad_that_is_no_pad_says_nothing() -> None:
    assert Gamepads().hear(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=99, instance_id=3)) is None
    assert Gamepads().hear(pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))) is None


def test_a_saved_game_dropped_onto_the_window_stands_on_the_shelf(user: User, tmp_path: Path) -> None:
    file = saved_game("Rainy Sunday").rename(tmp_path / "sunday.json")
    scene = LoadScene(user.app)
    user.show(scene)
    assert not library.entries()
    user.app._hear(pygame.Event(pygame.DROPFILE, file=str(file)))
    assert [entry.title for entry in library.entries()] == ["Rainy Sunday"]
    assert len(scene.list.rows) == 1
    assert user.app.toasts.texts


def test_any_other_file_is_refused_in_a_sentence(user: User, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Alice", encoding="utf-8")
    scene = title(user)
    user.app._hear(pygame.Event(pygame.DROPFILE, file=str(file)))
    assert user.scene is scene
    assert "letter.txt" in user.app.toasts.texts[0]
