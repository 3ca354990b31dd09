"""The arena and simulations on the command line: kept as they grow, gone on with, stopped at once, stored as games."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from alicegames.bots import arena, levels, strengths
from alicegames.bots.arena import report
from alicegames.cli import contest, main
from alicegames.storage import files, open_game

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

ARENA = ("arena", "tea_time", "--bots", "random,greedy", "--games", "6", "--seed", "4", "--workers", "1")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main.run(arguments)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def results(target: Path) -> Any:
    values = json.loads(target.read_text(encoding="utf-8"))
    return [[one["level"], one["wins"], one["points"], one["elo"]] for one in values["results"]]


def test_an_arena_prints_ratings_and_who_beat_whom(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *ARENA)
    assert (status, err) == (0, "")
    assert all(word in out for word in ("Elo", "95% interval", "ms a choice", "meetings"))
    assert out.index("greedy") < out.index("random")


def test_an_arena_is_drawn_as_a_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture = tmp_path / "new" / "ladder.png"
    status, out, _err = run(capsys, *ARENA, "--picture", str(picture))
    assert status == 0
    assert out.endswith(f"{picture}\n")
    drawn = pygame.image.load(picture)
    assert len({tuple(drawn.get_at((x, 228))) for x in range(0, drawn.get_width(), 7)}) > 3  # the first bot's line
    assert run(capsys, *ARENA, "--picture", str(tmp_path / "ladder.doc"))[0] == 2


def interrupt_after(monkeypatch: pytest.MonkeyPatch, games: int) -> None:
    """Interrupt the next run when so many games are played."""
    simulate = arena.simulate

    def stop(plan: Any, jobs: int, progress: Callable[[int], object], **more: Any) -> Any:
        told: list[int] = []

        def count(many: int) -> None:
            told.append(many)
            progress(many)
            if sum(told) >= games:
                raise KeyboardInterrupt

        return simulate(plan, jobs, count, **more)

    monkeypatch.setattr(arena, "simulate", stop)


def test_an_interrupted_arena_is_gone_on_with(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole, broken = tmp_path / "whole.json", tmp_path / "broken.json"
    assert run(capsys, *ARENA, "--out", str(whole))[0] == 0
    with monkeypatch.context() as patch:
        interrupt_after(patch, 2)
        status, _out, err = run(capsys, *ARENA, "--out", str(broken))
    assert status == 2
    assert "2 of 6 games were played. They are in" in err
    assert not json.loads(broken.read_text(encoding="utf-8"))["complete"]
    with monkeypatch.context() as patch:
        interrupt_after(patch, 4)
        assert "6 of 6 games" in run(capsys, *ARENA, "--out", str(broken))[2]
    assert run(capsys, *ARENA, "--out", str(broken))[0] == 0
    assert results(broken) == results(whole)


def test_a_finished_arena_is_not_played_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    target = tmp_path / "report.json"
    run(capsys, *ARENA, "--out", str(target))
    interrupt_after(monkeypatch, 1)
    status, out, _err = run(capsys, *ARENA, "--out", str(target))
    assert status == 0
    assert "Elo" in out


def test_the_report_of_another_plan_is_replaced_and_stays_beside_the_new_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "report.json"
    for seed in ("1", "2"):
        run(capsys, "simulate", "tea_time", "--games", "2", "--seed", seed, "--json", str(target))
    assert json.loads(target.read_text(encoding="utf-8"))["seed"] == 2
    assert json.loads(target.with_name("report.json.bak").read_text(encoding="utf-8"))["seed"] == 1


def test_a_level_with_other_numbers_is_another_bot(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    target = tmp_path / "report.json"
    arguments = ("simulate", "tea_time", "--seats", "lory,random", "--games", "2", "--jobs", "1", "--json", str(target))
    run(capsys, *arguments)
    old = strengths.measures("tea_time")
    lory = old.levels["lory"].model_copy(update={"noise": 9.0})
    new = old.model_copy(update={"levels": {**old.levels, "lory": lory}})
    for module in (report, levels):
        monkeypatch.setattr(module, "measures", lambda _game: new)
    run(capsys, *arguments)
    assert json.loads(target.read_text(encoding="utf-8"))["numbers"]["lory"] == {"noise": 9.0}
    assert target.with_name("report.json.bak").exists()


def test_the_report_is_written_as_it_grows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(contest, "_EVERY", 0.0)
    target = tmp_path / "report.json"
    seen: list[int] = []
    write = files.write

    def look(path: Path, data: bytes, **more: Any) -> None:
        seen.append(sum(stop - start for start, stop in json.loads(data)["tally"]["done"]))
        write(path, data, **more)

    monkeypatch.setattr(files, "write", look)
    run(capsys, "simulate", "tea_time", "--games", "3", "--jobs", "1", "--json", str(target))
    assert seen == [1, 2, 3, 3]


def test_progress_is_told_in_lines_where_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contest, "_TELL", 0.0)
    assert "Tea Time: 3 of 6 games" in run(capsys, *ARENA)[2]


def test_stored_games_are_replayed_and_good(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "arena", "alice", "--bots", "random,greedy", "--players", "3", "--games", "1", "--store", str(tmp_path))
    games = sorted(tmp_path.glob("*.json"))
    assert len(games) == 2
    opened = open_game(games[0])
    assert opened.session.is_over
    assert [seat.bot for seat in opened.match.seats] == ["random", "random", "greedy"]
    status, out, _err = run(capsys, "saves", "check", str(games[1]))
    assert (status, "is good" in out) == (0, True)


@pytest.mark.skipif(os.name != "posix", reason="other systems have no polite kill")
def test_a_kill_ends_an_arena_and_its_processes_and_keeps_what_is_done(tmp_path: Path) -> None:
    target = tmp_path / "report.json"
    command = [sys.executable, "-m", "alicegames", *ARENA[:-4], "--games", "100000", "--workers", "2", "--out"]
    with subprocess.Popen([*command, str(target)], stderr=subprocess.PIPE, text=True) as program:
        while not target.is_file() or not target.stat().st_size:
            with suppress(subprocess.TimeoutExpired):
                program.wait(0.05)
            assert program.returncode is None
        program.send_signal(signal.SIGTERM)
        _out, err = program.communicate()  # ends only when the last process has closed its stderr
    assert program.returncode == 2
    assert "games were played" in err
    assert "Interrupted" in err
    assert json.loads(target.read_text(encoding="utf-8"))["tally"]["done"]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("arena", "tea_time"), "Missing option '--bots'"),
        (("arena", "tea_time", "--bots", "greedy"), "two bots or more"),
        (("arena", "tea_time", "--bots", "greedy,greedy"), "each named once"),
        (("arena", "tea_time", "--bots", "greedy,chess"), "There is no bot “chess”"),
        (("arena", "tea_time", "--bots", "greedy,random", "--players", "7"), "is for 2, 3, 4 players, not 7"),
        (("arena", "tea_time", "--bots", "greedy,random", "--out", "pyproject.toml/x.json"), "cannot be written"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], expected: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert expected in err
    assert err.count("\n") == 1
