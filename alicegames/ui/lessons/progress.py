"""How far each lesson has been taken: kept with the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.storage import settings as stored

if TYPE_CHECKING:
    from alicegames.teaching.lesson import Lesson
    from alicegames.ui.app.app import App

NEW: Final = 0
BEGUN: Final = 1
DONE: Final = 2


def step_of(app: App, lesson: Lesson) -> int:
    """Return the step with which a lesson goes on; the number of its steps once it is finished."""
    return min(app.settings.lessons_done.get(lesson.id, 0), len(lesson.steps))


def state_of(app: App, lesson: Lesson) -> int:
    """Return NEW, BEGUN or DONE."""
    step = step_of(app, lesson)
    return NEW if not step else DONE if step == len(lesson.steps) else BEGUN


def keep(app: App, lesson: Lesson, step: int) -> None:
    """Remember the step at which a lesson stands; one that was finished stays so when it is taken again."""
    if state_of(app, lesson) == DONE or step == step_of(app, lesson):
        return
    app.settings, fault = stored.update(lessons_done=app.settings.lessons_done | {lesson.id: step})
    if fault is not None:
        app.toast(str(fault))
