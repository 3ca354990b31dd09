"""Problems at the terminal."""

from __future__ import annotations

import io

import pytest

from alicegames.cli import main
from alicegames.games import registry
from alicegames.storage import settings, solved
from alicegames.teaching.problems import daily, problem
from alicegames.terminal.console import Console
from alicegames.terminal.problems import ProblemClient

EASY = [posed[0] for game in registry.ids() if (posed := problem.available(game)[0])]


def tried(posed: problem.Problem, lines: list[str]) -> str:
    """Try a problem with these lines; return what was said."""
    sink = io.StringIO()
    ProblemClient(posed, Console(io.StringIO("\n".join(lines) + "\n"), sink)).run()
    return sink.getvalue()


@pytest.mark.parametrize("posed", EASY, ids=lambda one: one.id)
def test_the_solution_solves_it_and_that_is_kept(posed: problem.Problem) -> None:
    said = tried(posed, list(posed.solution))
    assert posed.done in said
    assert settings.load()[0].problems_done == {posed.id: solved.SOLVED}


def test_a_wrong_try_is_answered_and_another_may_be_made() -> None:
    said = tried(EASY[0], ["take:a1", "nonsense", "?", "table", "99", "quit"])
    assert "34 are asked" in said
    assert "Try again." in said
    assert EASY[0].hint in said
    assert "Choose: Take Alice (b1)." in said
    assert settings.load()[0].problems_done == {EASY[0].id: solved.TRIED}


def test_the_solution_can_be_shown_and_does_not_count_as_ones_own() -> None:
    said = tried(EASY[0], ["solution", "take:b1"])
    assert "Take Alice (b1)" in said
    assert settings.load()[0].problems_done == {EASY[0].id: solved.SHOWN}


def test_the_command_lists_takes_the_next_and_the_one_of_the_day(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.update(problems_done={EASY[0].id: solved.SOLVED})
    assert main.run(["problems"]) == 0
    listed = capsys.readouterr().out
    assert "1. Alice and nobody else – easy, solved" in listed
    today = daily.of_day(daily.today(), daily.everything())
    assert today is not None
    assert f"Today: “{today.title}”" in listed
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main.run(["problems", "tea_time"]) == 0
    assert "Two that vanish" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main.run(["problems", "--today"]) == 0
    assert today.title in capsys.readouterr().out
    assert main.run(["problems", "tea_time", "--number", "99"]) == 2
    assert "no problem 99" in capsys.readouterr().err
