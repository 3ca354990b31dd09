"""How the rail of a lesson is divided."""

from __future__ import annotations

import pytest

from tests.ui.lessons.test_lesson_scene import LESSONS, Learner


@pytest.mark.parametrize("game", sorted({lesson.game for lesson in LESSONS}))
def test_nobody_s_things_leave_the_rail_of_a_lesson_in_a_small_window(game: str) -> None:
    first = next(lesson for lesson in LESSONS if lesson.game == game)
    frame = Learner(first.id, size=(1024, 640)).scene.frame
    assert all(row.strip.bottom <= frame.rail.bottom for row in frame.rows if row.strip.height)
    places = dict(frame.areas.seats) if frame.areas.strips else {}
    assert all(strip.bottom <= frame.rail.bottom for strip in places.values())
