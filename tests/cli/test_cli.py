"""The command line: what it prints, and that every error is one sentence and exit status 2."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from alicegames import __version__, paths
from alicegames.bots import arena
from alicegames.cli import columns, main, play
from alicegames.core.decision import ONLOOKER
from alicegames.match import Seat, new_match
from alicegames.storage import Autosave, codec, library, open_game, statistics
from alicegames.storage.record import document_of
from alicegames.terminal.seating import parse_seats
from tests.play import random_choices

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def saved() -> Path:
    match = new_match("tea_time", parse_seats("human:Ada,human:Bo"), seed=3, first=0)
    session = match.start()
    session.play("take:b2")
    with Autosave(match) as autosave:
        autosave.save(session)
        assert autosave.path is not None
        return autosave.path


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main.run(arguments)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def process(*arguments: str, **keywords: Any) -> subprocess.Popen[str]:
    environment = {key: value for key, value in os.environ.items() if key not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    environment.pop("SDL_VIDEODRIVER", None)
    command = [sys.executable, "-m", "alicegames", *arguments]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE} | keywords
    return subprocess.Popen(command, text=True, encoding="utf-8", env=environment, **pipes)


# -- what it prints -----------------------------------------------------------------------------------------------


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, f"alicegames {__version__}\n", "")


@pytest.mark.parametrize(
    "command",
    [(), ("play",), ("learn",), ("simulate",), ("arena",), ("saves",), ("screenshot",), ("rules",), ("packs",)],
)
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], command: tuple[str, ...]) -> None:
    status, out, err = run(capsys, *command, "--help")
    assert (status, err) == (0, "")
    assert out.startswith("Usage: alicegames")


@pytest.mark.parametrize("group", ["saves", "packs"])
def test_a_group_alone_lists_its_commands_line_by_line(capsys: pytest.CaptureFixture[str], group: str) -> None:
    status, out, err = run(capsys, group)
    assert (status, out) == (2, "")
    assert any(line.startswith("  check ") for line in err.splitlines())


def test_the_rules_are_printed_whole_or_by_word(capsys: pytest.CaptureFixture[str]) -> None:
    whole = run(capsys, "rules", "tea_time")[1]
    part = run(capsys, "rules", "tea-time", "TT-14")[1]
    assert "(TT-14)" in part
    assert len(part) < len(whole) / 4


def test_the_beginning_of_a_games_name_is_enough_where_it_fits_one_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "rules", "rolling", "RW-44") == run(capsys, "rules", "rolling_in_wonderland", "RW-44")
    assert run(capsys, "rules", "zz")[0] == 2


def kept(game: str, folder: Path, *, plies: int, seed: int = 3) -> Path:
    """Write a game of two people after so many choices into a file of its own."""
    seats = (Seat(name="Ada", mark="watch"), Seat(name="Bob", mark="hat"))
    match = new_match(game, seats=seats, first=0, seed=seed)
    session = random_choices(match.start(), seed, plies)
    file = folder / f"{game}.json"
    file.write_bytes(codec.dumps(document_of(match, session)))
    return file


@pytest.mark.parametrize("game", ["alice", "rolling_in_wonderland", "queen_alice"])
def test_the_replay_of_an_unfinished_game_tells_no_hidden_card_unless_asked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str
) -> None:
    file = kept(game, tmp_path, plies=40)
    match, session = (opened := open_game(file)).match, opened.session
    events = [event for move in session.moves for event in move.events]
    public = [match.rules.view_event(event, ONLOOKER) for event in events]
    secret = {match.texts.event(event, match.names) for event in events}
    secret -= {match.texts.event(event, match.names) for event in public if event is not None}
    told = run(capsys, "saves", "replay", str(file))[1]
    assert secret
    assert not [line for line in secret if line in told]
    assert all(line in run(capsys, "saves", "replay", "--all", str(file))[1] for line in secret)
    status, _said, refusal = run(capsys, "saves", "replay", "--codes", str(file))
    assert status != 0
    assert "--all" in refusal
    own = run(capsys, "saves", "replay", "--seat", "1", str(file))[1]
    assert 0 < sum(line in own for line in secret) < len(secret)


@pytest.mark.parametrize("game", ["alice", "rolling_in_wonderland", "queen_alice"])
def test_the_replay_of_a_finished_game_tells_everything(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str
) -> None:
    file = kept(game, tmp_path, plies=100_000)
    match, session = (opened := open_game(file)).match, opened.session
    events = [event for move in session.moves for event in move.events]
    whole = {match.texts.event(event, match.names) for event in events}
    told = run(capsys, "saves", "replay", str(file))[1]
    assert [line for line in whole if line not in told] == []
    mine = run(capsys, "saves", "replay", "--seat", "1", str(file))[1]
    assert [line for line in whole if line not in mine]


def test_saves_are_listed_checked_and_replayed(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    assert "2026" in run(capsys, "saves", "list")[1] or "Tea Time" in run(capsys, "saves", "list")[1]
    status, out, _err = run(capsys, "saves", "check", str(saved))
    assert (status, f"{saved.name} is good: Tea Time, 1 choice," in out) == (0, True)
    told = run(capsys, "saves", "replay", str(saved))[1]
    assert "  13  Ada takes Mad Hatter (b2)." in told
    assert run(capsys, "saves", "replay", "--codes", str(saved))[1].splitlines()[-1] == "take:b2"
    assert run(capsys, "saves", "replay", "--seat", "2", str(saved))[0] == 0


def test_a_list_of_saves_names_files_whole_and_faults_apart(capsys: pytest.CaptureFixture[str], saved: Path) -> None:
    (saved.parent / "od\x1b[31md\n.json").write_bytes(b"")
    status, out, err = run(capsys, "saves", "list")
    assert (status, saved.name in out, "“" in out) == (0, True, False)
    assert err == "“od?[31md?.json” is empty; open an older copy or another game.\n"


def test_an_empty_shelf_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "saves", "list") == (0, "There are no saved games yet.\n", "")


def test_the_samples_are_listed_on_demand(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(run(capsys, "saves", "list", "--samples")[1].splitlines()) > 4


def test_packs_are_listed_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert "tea_time" in run(capsys, "packs", "list")[1]
    status, out, _err = run(capsys, "packs", "check", str(paths.assets() / "packs" / "tea_time"))
    assert (status, "is good: a pack of Tea Time" in out) == (0, True)


def test_a_pack_that_cannot_be_used_is_listed_on_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    folder = paths.user_packs() / "odd"
    folder.mkdir(parents=True)
    (folder / "manifest.json").write_text('{"game": "tea_time", "name": "Odd", "version": "1"}')
    (folder / "cards.json").write_text("{}")
    status, out, err = run(capsys, "packs", "list")
    assert (status, "odd" in err, "Traceback" in err) == (0, True, False)
    assert "tea_time" in out


def test_a_pack_of_a_game_there_is_not_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    folder = paths.user_packs() / "odd"
    folder.mkdir(parents=True)
    (folder / "manifest.json").write_text('{"game": "../chess", "name": "Odd", "version": "1"}')
    for command, expected in ((("list",), 0), (("check", str(folder)), 2)):
        status, _out, err = run(capsys, "packs", *command)
        assert (status, "manifest.json, at game: there is no game “../chess”" in err) == (expected, True)


def test_a_simulation_prints_shares_and_writes_a_report(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    target = tmp_path / "report.json"
    status, out, err = run(capsys, "simulate", "tea_time", "--games", "6", "--seed", "4", "--json", str(target))
    assert (status, err) == (0, "")
    assert "95% interval" in out
    assert "decisions/s" in out
    report = json.loads(target.read_text(encoding="utf-8"))
    assert (report["game"], report["games"], report["seed"]) == ("tea_time", 6, 4)
    assert [result["level"] for result in report["results"]] == ["greedy", "random"]
    assert sum(result["wins"] for result in report["results"]) == 6


# -- playing ------------------------------------------------------------------------------------------------------


def test_a_game_is_played_as_text() -> None:
    with process(
        "play", "tea_time", "--text", "--seats", "human:Ada,human:Bo", "--seed", "3", "--first", "1"
    ) as player:
        out, err = player.communicate("take:b2\nquit\n")
    assert (player.returncode, err) == (0, "")
    assert "Ada takes Mad Hatter (b2)." in out
    assert len(library.entries()) == 1


def test_the_last_game_is_resumed(saved: Path) -> None:
    with process("play", "--resume", "--text") as player:
        out, err = player.communicate("take:a1\n")
    assert (player.returncode, err) == (0, "")
    assert "Bo takes" in out
    assert library.entries()[0].plies == 14


def test_a_damaged_last_game_is_resumed_from_its_copy_once_that_is_wanted(saved: Path) -> None:
    saved.with_name(f"{saved.name}.bak").write_bytes(saved.read_bytes())
    saved.write_bytes(b"{")
    with process("play", "--resume", "--text") as player:
        out, err = player.communicate("y\ntake:a1\n")
    assert player.returncode == 0
    assert "There is an older copy that is good. Go on with it?" in err
    assert "Bo takes" in out


def test_a_damaged_last_game_stays_as_it_is_where_nobody_answers(saved: Path) -> None:
    saved.with_name(f"{saved.name}.bak").write_bytes(saved.read_bytes())
    saved.write_bytes(b"{")
    with process("play", "--resume", "--text") as player:
        _out, err = player.communicate("")
    assert player.returncode == 2
    assert "breaks off" in err
    assert saved.read_bytes() == b"{"


def test_an_unreadable_newest_game_is_said_before_an_older_one_goes_on(saved: Path) -> None:
    os.utime(saved, (1, 1))
    saved.with_name("newest.json").write_bytes(b"{")
    with process("play", "--resume", "--text") as player:
        out, err = player.communicate("n\n")
    assert player.returncode == 2
    assert "“newest.json”" in err
    assert "Go on with Tea Time, which is older?" in err
    assert "Bo" not in out


def test_a_saves_folder_that_cannot_be_looked_into_is_not_no_saved_games(capsys: pytest.CaptureFixture[str]) -> None:
    paths.home().mkdir(parents=True)
    paths.user_saves().write_text("a file in the way")
    for command in (["saves", "list"], ["play", "--resume", "--text"]):
        _status, out, err = run(capsys, *command)
        assert "“saves” cannot be read" in err
        assert "no saved games" not in out
        assert "no game to go on with" not in err


@pytest.mark.parametrize("arguments", [["play", "tea_time", "--text"], ["play", "--text"]])
def test_without_standard_input_the_text_client_ends_in_one_sentence(arguments: list[str]) -> None:
    script = "import sys; sys.stdin = None; from alicegames.cli import main; sys.exit(main.run(sys.argv[1:]))"
    done = subprocess.run([sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == ("alicegames: The text client needs standard input and output, and one of them is closed.\n")


def test_a_full_disk_behind_the_output_ends_in_one_sentence() -> None:
    script = """
import errno, io, sys
class Full(io.StringIO):
    def write(self, text): raise OSError(errno.ENOSPC, "No space left on device")
    def fileno(self): return 1
sys.stdout = Full()
from alicegames.cli import main
sys.exit(main.run(["play", "tea_time", "--text", "--seats", "human,random"]))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, input="1\n")
    assert done.returncode == 2
    assert done.stderr == "alicegames: What is said here cannot be written (No space left on device).\n"


def test_the_home_folder_of_nobody_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _status, _out, err = run(capsys, "play", "--open", "~nosuchuser/x.json", "--text")
    assert err.startswith("alicegames: “x.json” cannot be found: there is no home folder “~nosuchuser”")
    monkeypatch.setenv("ALICEGAMES_HOME", "~nosuchuser/games")
    status, out, err = run(capsys, "saves", "list")
    assert (status, out) == (2, "")
    assert err == "alicegames: ALICEGAMES_HOME is “~nosuchuser/games”, and nobody’s home folder has that name.\n"


def test_a_bot_plays_along() -> None:
    with process("play", "tea_time", "--text", "--seed", "3", "--first", "2") as player:
        out, err = player.communicate("1\n1\n")
    assert (player.returncode, err) == (0, "")
    assert "Dodo takes" in out


def test_without_a_display_one_line_is_said_and_the_text_client_starts() -> None:
    with process() as player:
        out, err = player.communicate("q\n")
    assert player.returncode == 0
    assert err == "There is no display here, so the text client starts.\n"
    assert "1. Tea Time" in out


def test_a_window_that_cannot_open_leads_to_the_text_client(monkeypatch: pytest.MonkeyPatch) -> None:
    from alicegames.ui.app import start

    started: list[object] = []

    def refuse(**_keywords: object) -> None:
        raise start.NoDisplayError("none")

    monkeypatch.setattr(start, "run", refuse)
    monkeypatch.setattr(play, "_as_text", lambda *arguments: started.append(arguments))
    play.open_window()
    assert started == [(None, None)]


def test_ctrl_c_in_the_text_client_saves_and_leaves_quietly() -> None:
    with process("play", "tea_time", "--text", "--seats", "human,human", "--first", "1") as player:
        assert player.stdin is not None
        assert player.stdout is not None
        player.stdin.write("1\n")
        player.stdin.flush()
        while "takes" not in player.stdout.readline():
            pass
        player.send_signal(signal.SIGINT)
        _out, err = player.communicate()
    assert (player.returncode, err) == (0, "")
    assert library.entries()[0].plies == 13


def test_ctrl_c_elsewhere_is_one_sentence(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_arguments: object, **_more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "simulate", interrupt)
    status, _out, err = run(capsys, "simulate", "tea_time")
    assert (status, err.strip()) == (2, "alicegames: Interrupted.")


# -- errors -------------------------------------------------------------------------------------------------------

ERRORS = [
    (("play", "chess"), "There is no game 'chess'"),
    (("play", "../alice"), "There is no game"),
    (("play", "tea_time", "--seats", "human,chess"), "There is no bot “chess”"),
    (("play", "tea_time", "--seats", "human"), "is for 2, 3, 4 players, not 1"),
    (("play", "tea_time", "--seats", "human:Ada,human:Ada"), "name of its own"),
    (("play", "tea_time", "--players", "7"), "is for 2, 3, 4 players, not 7"),
    (("play", "tea_time", "--players", "3", "--seats", "human,human"), "names 2 seats"),
    (("play", "tea_time", "--set", "colour"), "not of the form option=value"),
    (("play", "tea_time", "--set", "colour=red"), "no option “colour”"),
    (("play", "tea_time", "--seed", "x"), "not a valid integer"),
    (("play", "tea_time", "--seed", "-1"), "range"),
    (("play", "tea_time", "--first", "3"), "no seat 3"),
    (("play", "--resume"), "no game to go on with"),
    (("simulate", "chess"), "There is no game 'chess'"),
    (("simulate",), "Missing argument"),
    (("simulate", "tea_time", "--seats", "human,random"), "There is no bot “human”"),
    (("simulate", "tea_time", "--seats", "random"), "is for 2, 3, 4 players"),
    (("simulate", "tea_time", "--games", "0"), "range"),
    (("simulate", "tea_time", "--pack", "no_such_folder"), "no_such_folder"),
    (("saves", "check", "no_such_file"), "“no_such_file” is not there"),
    (("saves", "check", "pyproject.toml"), "is not a saved game"),
    (("saves", "replay", "."), "is not a file"),
    (("rules", "chess"), "There is no game 'chess'"),
    (("packs", "check", "no_such_folder"), "There is no folder or zip “no_such_folder”; name another."),
    (("packs", "check", "tests"), "manifest.json: is not there; choose the folder or zip of a whole pack"),
    (("packs", "check", "pyproject.toml"), "nor a zip that can be read; choose another"),
    (("packs", "add", "tea_time", "no_such_folder"), "manifest.json: is not there; choose"),
    (("screenshot", "title", "--size", "7", "--out", "x.png"), "is no size; give width and height such as 1280x720"),
    (("screenshot", "teapot", "--out", "x.png"), "no scene 'teapot'"),
    (("screenshot", "title"), "Missing option '--out'"),
    (("screenshot", "title", "--out", "x.bmp"), "is no PNG file’s name"),
    (("screenshot", "title", "--out", "pyproject.toml/x.png"), "cannot be written"),
    (("simulate", "tea_time", "--games", "1", "--json", "pyproject.toml/x.json"), "cannot be written"),
    (("simulate", "rolling_in_wonderland", "--set", "youngest=on", "--set", "promo=on"), "youngest"),
    (("play", "rolling_in_wonderland", "--set", "youngest=on", "--set", "promo=on"), "youngest"),
    (
        ("play", "rolling_in_wonderland", "--players", "1", "--set", "youngest=on", "--set", "difficulty=hard"),
        "nothing",
    ),
    (("play", "tea_time", "--seats", "greedy,greedy", "--clock", "turn:30"), "A clock is for people"),
    (("statistics", "--csv", "pyproject.toml"), "pyproject.toml is there already; name another"),
    (("statistics", "--csv", "no_such_folder/x.csv"), "name a file in a folder that may be written to"),
    (("learn", "tea_time", "--lesson", "77"), "“alicegames learn” lists those there are"),
    (("play", "--waltz"), "“alicegames play --help” tells what may stand there."),
    (("waltz",), "No such command 'waltz'"),
    (("--waltz",), "No such option"),
]


@pytest.mark.parametrize(("arguments", "says"), ERRORS, ids=[" ".join(arguments) for arguments, _says in ERRORS])
def test_an_error_is_one_sentence_and_exit_status_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], says: str
) -> None:
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert says in err
    assert err.startswith("alicegames: ")
    assert err.count("\n") == 1


def test_a_pack_outside_the_packs_folder_is_copied_there_for_simulations(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "manifest.json").write_text('{"game": "tea_time", "name": "Mine", "version": "1"}')
    score = json.loads((paths.assets() / "packs" / "tea_time" / "score.json").read_text(encoding="utf-8"))
    (tmp_path / "score.json").write_text(json.dumps(score | {"alice": score["alice"] + 1}))
    status, _out, err = run(capsys, "simulate", "tea_time", "--games", "1", "--pack", str(tmp_path))
    assert (status, "“Mine” was copied to" in err) == (0, True)
    assert len(list(paths.user_packs().iterdir())) == 1


def test_a_pack_in_the_packs_folder_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    folder = paths.user_packs() / "mine"
    folder.mkdir(parents=True)
    (folder / "manifest.json").write_text('{"game": "tea_time", "name": "Mine", "version": "1"}')
    score = json.loads((paths.assets() / "packs" / "tea_time" / "score.json").read_text(encoding="utf-8"))
    (folder / "score.json").write_text(json.dumps(score | {"alice": score["alice"] + 1}))
    assert run(capsys, "simulate", "tea_time", "--games", "1", "--pack", str(folder))[0] == 0


def test_a_fault_of_ours_is_a_sentence_and_a_report(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(**_keywords: object) -> None:
        raise KeyError("teapot")

    monkeypatch.setattr(play, "open_window", fail)
    status, _out, err = run(capsys)
    assert (status, err.count("\n")) == (2, 1)
    assert "KeyError('teapot')" in err
    assert "Traceback" in (paths.home() / "crash-report.txt").read_text(encoding="utf-8")


def test_a_reader_that_leaves_is_no_traceback() -> None:
    with process("rules", "tea_time") as player:
        assert player.stdout is not None
        player.stdout.close()
        assert player.stderr is not None
        err = player.stderr.read()
    assert (player.returncode, err) == (2, "")


def test_a_scene_that_breaks_is_no_picture_but_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("alicegames.ui.scenes.title.TitleScene.draw", lambda _scene, _canvas: 1 // 0)
    status, out, err = run(capsys, "screenshot", "title", "--out", str(tmp_path / "title.png"))
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "title" in err
    assert list(tmp_path.glob("*.png")) == []


def test_lists_are_plain_lines_in_which_nothing_is_markup(capsys: pytest.CaptureFixture[str]) -> None:
    match = new_match("tea_time", parse_seats("human:[red]Ada[/x],human:Bo"), seed=3, first=0)
    library.save_as(match, match.start(), "[/bold] \x1b[2J")
    status, out, err = run(capsys, "saves", "list")
    assert (status, err) == (0, "")
    assert "“[/bold] [2J” – Tea Time – [red]Ada[/x], Bo" in out
    assert not set(out) & set("│┃━─\x1b")


class Terminal(io.StringIO):
    """A stream that says it is one."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("arguments", [("--plain", "saves", "list"), ("saves", "list", "--plain")])
def test_plain_lines_are_had_wherever_the_wish_stands(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, *arguments)[0] == 0
    assert not columns.may_draw(Terminal())
    assert run(capsys, "saves", "list")[0] == 0
    assert columns.may_draw(Terminal())


def test_damaged_statistics_are_set_aside_and_it_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    statistics.path().parent.mkdir(parents=True, exist_ok=True)
    statistics.path().write_bytes(b"no database at all" * 100)
    status, _out, err = run(capsys, "statistics")
    assert status == 0
    assert f"{statistics.FILE}.damaged-1" in err
    assert run(capsys, "statistics")[2] == ""
