"""What is told before the first game of a kind: how it is won, and which lesson is the first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.teaching import lesson

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from alicegames.core.game import Section
    from alicegames.storage import Settings
    from alicegames.teaching.lesson import Lesson


def is_new(kept: Settings, game: str) -> bool:
    """Whether nobody here has been told yet how a game is won."""
    return game not in kept.goals_read and kept.teaching_aids


def how_one_wins(sections: Sequence[Section]) -> list[str]:
    """Return how a game is won and what gives points, in the first sentences of its reference."""
    return [entry.text for entry in sections[0].entries if "\n" not in entry.text and entry.kind == "given"]


def first_lesson(done: Mapping[str, int], game: str) -> Lesson | None:
    """Return the first lesson of a game, if none of its lessons was ever begun; None too where it has none."""
    lessons = lesson.available(game)[0]
    is_begun = any(done.get(each.id) for each in lessons)
    return lessons[0] if lessons and not is_begun else None
