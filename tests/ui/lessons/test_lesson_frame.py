"""How the rail of a lesson is divided."""

from __future__ import annotations

import pytest

from alicegames.ui.draw.room import beside
from alicegames.ui.lessons import panel
from tests.ui.lessons.test_lesson_scene import LESSONS, Learner


@pytest.mark.parametrize("game", sorted({lesson.game for lesson in LESSONS}))
def test_nobody_s_things_leave_the_rail_of_a_lesson_in_a_small_window(game: str) -> None:
    first = next(lesson for lesson in LESSONS if lesson.game == game)
    frame = Learner(first.id, size=(1024, 640)).scene.frame
    assert all(row.strip.bottom <= frame.rail.bottom for row in frame.rows if row.strip.height)
    places = dict(frame.areas.seats) if frame.areas.strips else {}
    assert all(strip.bottom <= frame.rail.bottom for strip in places.values())


@pytest.mark.parametrize("text_scale", [1.5, 2.0])
@pytest.mark.parametrize("game", sorted({lesson.game for lesson in LESSONS}))
def test_large_words_of_a_teacher_end_above_the_buttons(game: str, text_scale: float) -> None:
    first = next(lesson for lesson in LESSONS if lesson.game == game)
    learner = Learner(first.id, text_scale=text_scale)
    room, style = learner.scene.frame.prompt, panel.WORDS
    smallest = learner.app.type.fixed(style.at(12))
    for step in first.steps:
        assert learner.app.type.height(step.say, smallest, room.w) <= room.h
    drawn = panel.style_of(learner.app.type, learner.scene)
    assert learner.app.type.height(panel.words(learner.scene), drawn, room.w) <= room.h


@pytest.mark.parametrize("lesson", ["tea_time_lines"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
def test_no_tooltip_lies_on_what_the_teacher_says(lesson: str, size: tuple[int, int]) -> None:
    learner = Learner(lesson, at=1, size=size)
    scene = learner.scene
    bounds = learner.app.scale.bounds.inflate(-16, -16)
    covering = [
        item.target
        for item in scene.picture
        if item.target and beside((300, 60), item.rect, bounds, scene.keep_clear()).colliderect(scene.frame.sheet)
    ]
    assert covering == []
