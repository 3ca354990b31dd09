"""Enter too soon after a change counts for nothing; after another key of the person it counts at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from alicegames.ui.app import probe
from alicegames.ui.app.events import Key
from alicegames.ui.app.guard import MOMENT
from alicegames.ui.app.scene import Scene
from alicegames.ui.app.window import OffScreen
from alicegames.ui.scenes.setup import SetupScene

if TYPE_CHECKING:
    from tests.ui.foundation.person import User


@pytest.fixture
def at_setup(user: User) -> User:
    """Somebody who has opened the set-up by Enter this very moment, the keyboard on Start."""
    user.show(Scene(user.app))
    user.show(SetupScene(user.app, "tea_time"))
    assert user.focused == "start"
    return user


def press(user: User, key: int = pygame.K_RETURN) -> None:
    user.app.send(Key(key))
    user.app.tick()


def test_enter_too_soon_after_a_scene_came_counts_for_nothing_and_is_told(at_setup: User) -> None:
    at_setup.app.clock.advance(MOMENT / 2)  # type: ignore[attr-defined]
    press(at_setup)
    told = probe.describe(at_setup.app)
    assert (told["scene"], told["heard"], told["refused"]) == ("setup", 1, 1)


def test_enter_a_moment_after_a_scene_came_counts(at_setup: User) -> None:
    at_setup.app.clock.advance(MOMENT)  # type: ignore[attr-defined]
    press(at_setup)
    told = probe.describe(at_setup.app)
    assert (told["scene"] != "setup", told["heard"], told["refused"]) == (True, 1, 0)


def test_enter_right_after_tab_counts(at_setup: User) -> None:
    press(at_setup, pygame.K_TAB)
    at_setup.app.send(Key(pygame.K_TAB, shift=True))
    assert at_setup.focused == "start"
    press(at_setup)
    assert at_setup.scene.name != "setup"


def test_enter_counts_after_a_tab_whatever_is_drawn_laid_out_or_told_meanwhile(at_setup: User) -> None:
    at_setup.app.clock.advance(1)  # type: ignore[attr-defined]
    press(at_setup, pygame.K_TAB)
    at_setup.app.send(Key(pygame.K_TAB, shift=True))
    at_setup.app.toast("The Hatter is late.")
    assert isinstance(at_setup.app.screen, OffScreen)
    at_setup.app.screen.resize((1024, 640))
    at_setup.app.resized()
    at_setup.app.tick()
    press(at_setup)
    assert at_setup.scene.name != "setup"
