"""Lessons at the terminal."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest

from alicegames.cli import main
from alicegames.games import registry
from alicegames.storage import settings
from alicegames.teaching import lesson
from alicegames.terminal.console import Console
from alicegames.terminal.lessons import LessonClient

if TYPE_CHECKING:
    from alicegames.teaching.lesson import Lesson

LESSONS = [found for game in registry.ids() for found in lesson.available(game)[0]]


def taken(taught: Lesson, lines: list[str], at: int = 0) -> str:
    """Take a lesson with these lines; return what was said."""
    sink = io.StringIO()
    LessonClient(taught, Console(io.StringIO("\n".join(lines) + "\n"), sink), at).run()
    return sink.getvalue()


@pytest.mark.parametrize("taught", LESSONS, ids=lambda one: one.id)
def test_it_can_be_taken_with_its_codes(taught: Lesson) -> None:
    lines: list[str] = []
    for step in taught.steps:
        lines.append(step.codes[0] if step.codes else "1" if step.is_free else "")
        lines += [""] * bool(step.done or step.feedback)
    said = taken(taught, lines)
    assert f"That was “{taught.title}”." in said
    later = [one for one in LESSONS if one.game == taught.game and one.order > taught.order]
    assert (f"The next lesson is “{later[0].title}”" if later else "It was the last one") in said
    assert settings.load()[0].lessons_done[taught.id] == len(taught.steps)


def test_a_wrong_choice_is_answered_by_itself_or_with_the_hint() -> None:
    said = taken(LESSONS[0], ["take:a1", "?", "nonsense", "table", "99", "quit"], at=1)
    assert said.count("Take the middle one") == 1
    assert said.count("second column, second row") == 3
    assert "goes on here" in said
    assert settings.load()[0].lessons_done == {}
    said = taken(LESSONS[0], ["take:a2", "quit"], at=3)
    assert said.count("goes another way") == 1
    assert "they touch at their corners" in said


@pytest.mark.parametrize(
    ("tried", "right", "said"),
    [
        (["move:d5-d6", "rescue:white_pawn+1+c1"], "move:e3-d4", ["a toast", "other return square", "as well"]),
        (["move:d5-c6", "move:a3-a4", "move:e3-e4"], "rescue:white_pawn+1+d2", ["wild column", "hearts", "jailer"]),
    ],
)
def test_clubs_are_reached_by_a_capture_or_by_a_rescue(tried: list[str], right: str, said: list[str]) -> None:
    chess = next(one for one in LESSONS if one.id == "queen_alice_chess")
    told = taken(chess, [*tried, right, ""], at=11)
    assert [words for words in said if words not in told] == []
    assert f"That was “{chess.title}”." in told


def test_back_goes_back() -> None:
    said = taken(LESSONS[0], ["b", "", "take:b2", "b", "b", "", "take:b2", "", "quit"])
    assert "This is where the lesson begins." in said
    assert said.count("Step 2 of 6") == 3
    assert settings.load()[0].lessons_done == {"tea_time_lines": 2}


def test_the_command_lists_and_takes(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    settings.update(lessons_done={"tea_time_lines": 6, "tea_time_mirrors": 2})
    assert main.run(["learn"]) == 0
    listed = capsys.readouterr().out
    assert "1. Why take a line – finished" in listed
    assert "2. Both faces – step 2 of 6" in listed
    assert "3. Alice and the end – new" in listed
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main.run(["learn", "tea-time"]) == 0
    assert "Step 3 of 6" in capsys.readouterr().out
    assert main.run(["learn", "tea_time", "--lesson", "9"]) == 2
    assert "no lesson 9" in capsys.readouterr().err
