"""How one wins is said before anything else: before a first game, before the first lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from alicegames.games import registry
from alicegames.teaching.lesson import available
from alicegames.ui.app.scene import Pop
from alicegames.ui.lessons.learn import LearnScene
from alicegames.ui.lessons.scene import LessonScene
from alicegames.ui.scenes.setup import SetupScene
from alicegames.ui.scenes.win_card import WinCard, how_one_wins
from alicegames.ui.table.scene import TableScene

if TYPE_CHECKING:
    from tests.ui.foundation.person import User


@pytest.mark.parametrize("game", registry.ids())
def test_every_game_says_in_a_card_how_one_wins(user: User, game: str) -> None:
    assert "most" in how_one_wins(game)
    assert "win" in how_one_wins(game)
    card = WinCard(user.app, game)
    user.show(card)
    assert card.fits(user.app.scale)


def test_the_card_comes_before_a_first_game_and_not_before_the_second(user: User) -> None:
    for first in (True, False):
        user.show(SetupScene(user.app, "tea_time"))
        user.click("start")
        assert (user.scene.name == "win_card") == first
        if first:
            user.click("ok")
        assert isinstance(user.scene, TableScene)


def test_the_first_lesson_begins_with_the_card(user: User) -> None:
    scene = LearnScene(user.app, "tea_time")
    user.show(scene)
    user.click(scene.cards[0].id)
    assert user.scene.name == "win_card"
    user.key("enter")
    assert isinstance(user.scene, LessonScene)
    assert user.scene.course.index == 0


def test_another_lesson_begins_at_once(user: User) -> None:
    scene = LearnScene(user.app, "tea_time")
    user.show(scene)
    user.click(scene.cards[1].id)
    assert isinstance(user.scene, LessonScene)


def test_at_the_first_start_the_first_lesson_is_offered_and_leads_back_to_the_table(user: User) -> None:
    user.show(SetupScene(user.app, "tea_time"))
    user.click("start")
    user.click("first_lesson")
    assert isinstance(user.scene, LessonScene)
    assert user.scene.course.lesson.id == "tea_time_lines"
    user.app.go(Pop())
    assert user.app.top.name == "table"
    user.show(SetupScene(user.app, "tea_time"))
    user.click("start")
    assert user.scene.name == "table"


def test_who_has_begun_a_lesson_is_offered_none(user: User) -> None:
    user.app.settings = user.app.settings.model_copy(update={"lessons_done": {"tea_time_mirrors": 2}})
    user.show(SetupScene(user.app, "tea_time"))
    user.click("start")
    assert user.scene.name == "win_card"
    assert "first_lesson" not in {widget.id for widget in user.scene.widgets.widgets}


def test_a_lesson_that_was_offered_at_a_games_start_ends_with_the_way_back_to_it(user: User) -> None:
    user.show(SetupScene(user.app, "tea_time"))
    user.click("start")
    user.click("first_lesson")
    lesson = user.scene
    assert isinstance(lesson, LessonScene)
    while not lesson.course.is_over:
        if lesson.course.waits_for_next:
            lesson.course.next()
        else:
            lesson.course.submit(lesson.course.wanted()[0])
    lesson.stepped()
    user.app.tick()
    user.click("to_game")
    assert type(user.scene) is TableScene


def test_a_lesson_of_the_list_has_no_way_to_a_game(user: User) -> None:
    lesson = available("tea_time")[0][0]
    user.show(LessonScene(user.app, lesson, len(lesson.steps)))
    assert not user.scene.is_from_a_game  # type: ignore[attr-defined]
