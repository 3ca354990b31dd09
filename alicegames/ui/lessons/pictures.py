"""Small pictures of the tables at which lessons are given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import ONLOOKER
from alicegames.match import MARKS, Seat, new_match
from alicegames.teaching import lesson as lessons
from alicegames.teaching.course import Course
from alicegames.teaching.lesson import LessonError
from alicegames.ui.scenes.thumbnail import paint

if TYPE_CHECKING:
    import pygame

    from alicegames.match import Match
    from alicegames.teaching.lesson import Lesson
    from alicegames.ui.app.app import App

_kept: dict[tuple[object, ...], pygame.Surface | None] = {}
"""The pictures that have been drawn, by lesson, size and looks."""
_MOST: Final = 40


def ready(app: App, lesson: Lesson, width: float) -> pygame.Surface | None:
    """Return the picture of a lesson's table, so many units wide, if it has been drawn."""
    return _kept.get(_key(app, lesson, width))


def picture(app: App, lesson: Lesson, width: float) -> pygame.Surface | None:
    """Return the table as it stands when the lesson begins; None where the lesson or its game cannot be shown."""
    key = _key(app, lesson, width)
    if key not in _kept:
        if len(_kept) >= _MOST:
            _kept.clear()
        _kept[key] = _drawn(app, lesson, width)
    return _kept[key]


def _drawn(app: App, lesson: Lesson, width: float) -> pygame.Surface | None:
    match = match_of(lesson)
    try:
        course: Course[Any, Any] = Course(lesson, match.rules, 0)
    except LessonError:  # opening it tells what is wrong with it
        return None
    return paint(app, match, course.session.view(ONLOOKER), app.scale.px(width))


def match_of(lesson: Lesson) -> Match:
    """Return who sits at a lesson's table: the learner, and others who play what the lesson says."""
    seats = [
        Seat(name=name, mark=MARKS[seat], bot="" if seat == lesson.learner else "random")
        for seat, name in enumerate(lessons.names(lesson))
    ]
    setup = lesson.setup
    return new_match(lesson.game, seats=seats, options=dict(setup.options), first=setup.first, seed=lesson.seed)


def _key(app: App, lesson: Lesson, width: float) -> tuple[object, ...]:
    return lesson.game, lesson.id, app.scale.px(width), app.theme.name, app.settings.language
