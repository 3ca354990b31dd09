"""From the title by keys alone: a first lesson to its end, and turns of every game; nobody is ever stuck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from alicegames.games import registry
from alicegames.teaching import lesson as lessons
from alicegames.ui.lessons.learn import LearnScene
from alicegames.ui.lessons.scene import LessonScene
from alicegames.ui.scenes.title import TitleScene
from alicegames.ui.table.curtain import CurtainScene
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from tests.ui.foundation.person import User

SIZES = {
    "tea_time": (1024, 640),
    "alice": (1280, 720),
    "rolling_in_wonderland": (1024, 640),
    "queen_alice": (1280, 720),
}


def tab_to(user: User, wanted: Collection[str]) -> None:
    """Press Tab until the focus is on one of these."""
    for _press in range(120):
        if user.focused in wanted:
            return
        user.key("tab")
    raise AssertionError(f"Tab never comes to {wanted}; last it was on {user.focused}")


def rest(user: User) -> None:
    """Let the table tell what it has to tell."""
    for _tick in range(200):
        user.wait(0.1)
        scene: Any = user.scene
        if not isinstance(scene, LessonScene) or not scene.busy():
            return


def step(user: User, scene: Any) -> None:
    """Read on, or make the choice that the lesson waits for."""
    course = scene.course
    if course.is_over or course.is_answered or course.waits_for_next:
        tab_to(user, ("next",))
        user.key("enter")
        return
    asked = course.session.decision()
    for target in scene.model.picker.path_of(course.wanted()[0]):
        tab_to(user, (target,))
        user.key("enter")
    if course.session.decision() is asked:
        tab_to(user, ("confirm",))
        user.key("enter")


@pytest.mark.parametrize("game", registry.ids())
def test_the_first_lesson_of_every_game_is_taken_by_keys_from_the_title(
    user_with: Callable[..., User], game: str
) -> None:
    user = user_with(SIZES[game], animation_speed=0.0, reduced_motion=True, bot_pace=0.0)
    user.show(TitleScene(user.app))
    tab_to(user, ("learn",))
    user.key("enter")
    learn: Any = user.scene
    assert isinstance(learn, LearnScene)
    tab_to(user, (learn.games.id,))
    user.key(*["left"] * 4, *["right"] * registry.ids().index(game))
    first = lessons.available(game)[0][0]
    tab_to(user, (f"lesson:{first.id}",))
    user.key("enter")
    assert user.scene.name == "win_card"
    user.key("enter")
    for _step in range(3 * len(first.steps)):
        rest(user)
        scene: Any = user.scene
        if not isinstance(scene, LessonScene) or scene.course.lesson.id != first.id or scene.course.is_over:
            break
        step(user, scene)
    assert user.app.settings.lessons_done[first.id] == len(first.steps)


def press(some: Driver) -> None:
    """Make what can be made by keys: open the curtain, hand over, pick what is lit, take what is picked."""
    some.settle(3)
    if isinstance(some.top, CurtainScene):
        some.key("return")
        return
    if some.picked and some.table.model.picker.complete() is not None:
        some.key("c")
        return
    before = (len(some.codes), some.picked)
    for _press in range(120):
        some.key("tab")
        if (some.focused() in some.lit and some.focused() not in some.picked) or some.focused() == "confirm":
            some.key("return")
            break
    some.settle(3)
    if (len(some.codes), some.picked) == before and not isinstance(some.top, CurtainScene):
        some.key("c")


@pytest.mark.parametrize("seats", [("human", "random"), ("human", "human")], ids="-".join)
@pytest.mark.parametrize("game", registry.ids())
def test_turns_of_every_game_are_played_by_keys(game: str, seats: tuple[str, ...]) -> None:
    some = Driver(game, seats, size=SIZES[game])
    for _press in range(60):
        if len(some.codes) >= 12 or some.session.is_over:
            break
        press(some)
    assert len(some.codes) >= 12 or some.session.is_over
