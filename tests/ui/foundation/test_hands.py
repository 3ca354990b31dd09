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


# -- fingers ----------------------------------------------------------------------------------------------------------


class Fingers:
    """Fingers on a table's screen."""

    def __init__(self, some: Driver) -> None:
        self.some = some

    def _tell(self, kind: int, pos: tuple[float, float], finger: int) -> None:
        app = self.some.app
        wide, high = app.screen.size()
        event = pygame.Event(kind, x=pos[0] / wide, y=pos[1] / high, dx=0, dy=0, finger_id=finger, touch_id=1)
        app._hear(event)
        app.tick()

    def down(self, pos: tuple[float, float], finger: int = 0) -> None:
        self.some.clock.advance(0.4)
        self._tell(pygame.FINGERDOWN, pos, finger)

    def move(self, pos: tuple[float, float], finger: int = 0) -> None:
        self._tell(pygame.FINGERMOTION, pos, finger)

    def up(self, pos: tuple[float, float], finger: int = 0) -> None:
        self._tell(pygame.FINGERUP, pos, finger)

    def tap(self, target: str) -> None:
        pos = self.some.spot(target)
        self.down(pos)
        self.up(pos)


def test_a_tap_picks_what_is_lit() -> None:
    some = Driver("tea_time", curtain=False)
    Fingers(some).tap("cell:b2")
    assert some.codes == ["take:b2"]
    assert some.table.widgets.hovered is None


def test_a_tap_on_what_is_not_lit_says_why() -> None:
    some = Driver("tea_time", curtain=False)
    Fingers(some).tap("column:1.mad_hatter")
    assert some.table.picks.why is not None


def test_a_finger_that_lies_still_enlarges_and_picks_nothing() -> None:
    some = Driver("alice", curtain=False)
    some.settle()
    target = next(item.target for item in some.table.picture if item.zoom and item.target.startswith("tea:"))
    fingers, pos = Fingers(some), some.spot(target)
    fingers.down(pos)
    some.wait(0.8)
    assert some.top.name == "zoom"
    fingers.up(pos)
    assert some.codes == []
    assert not some.picked


def test_a_finger_that_lies_still_shows_the_tooltip_and_picks_nothing() -> None:
    some = Driver("tea_time", curtain=False)
    fingers, pos = Fingers(some), some.spot("column:1.mad_hatter")
    fingers.down(pos)
    some.wait(0.8)
    shown = some.table.tooltip()
    assert shown is not None
    fingers.up(pos)
    assert some.table.picks.why is None


def test_a_finger_drags_a_card_onto_the_table() -> None:
    some = Driver("alice", codes=("draw:protagonist",), curtain=False)
    some.settle()
    card = next(target for target in some.lit if target.startswith("hand:"))
    start, fingers = some.spot(card), Fingers(some)
    fingers.down(start)
    fingers.move((start[0], start[1] - 60))
    seen = [some.table.picks.dragging]
    fingers.move((start[0], start[1] - 250))
    fingers.up((start[0], start[1] - 250))
    assert [*seen, some.table.picks.dragging] == [True, False]
    assert len(some.codes) == 2


def test_two_fingers_scroll_and_pick_nothing() -> None:
    some = Driver("alice", curtain=False)
    some.settle()
    some.key("d")
    scene = some.top
    some.app.draw()
    scroller = scene.list.scroller  # type: ignore[attr-defined]
    x, y = scene.list.rect.center  # type: ignore[attr-defined]
    fingers = Fingers(some)
    fingers.down((x - 20, y))
    fingers.down((x + 20, y), 1)
    for step in range(1, 6):
        fingers.move((x - 20, y - 30 * step))
        fingers.move((x + 20, y - 30 * step), 1)
    fingers.up((x - 20, y - 150))
    fingers.up((x + 20, y - 150), 1)
    assert some.top is scene
    assert scroller.offset > 0


def test_the_mouse_that_a_finger_makes_is_not_heard_twice() -> None:
    some = Driver("tea_time", curtain=False)
    pos = some.spot("cell:b2")
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        some.app._hear(pygame.Event(kind, pos=pos, button=1, touch=True))
    assert some.codes == []


@pytest.mark.parametrize("game", ["tea_time", "alice", "rolling_in_wonderland", "queen_alice"])
def test_a_choice_is_made_with_a_finger_alone(game: str) -> None:
    some = Driver(game, ("human", "random"), curtain=False)
    some.settle()
    before, fingers = len(some.codes), Fingers(some)
    for _tap in range(8):
        if len(some.codes) > before:
            break
        unpicked = [target for target in some.lit if target not in some.picked and target in some.table.targets()]
        fingers.tap(unpicked[0] if unpicked else "confirm")
        some.settle(4)
        if "confirm" in some.table.targets() and some.table.model.picker.complete() is not None:
            fingers.tap("confirm")
            some.settle(4)
    assert len(some.codes) > before
