"""The autosave: after every choice, atomically, and never over somebody else's file."""

from __future__ import annotations

import errno
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.storage import Autosave, files, library, open_game
from tests.play import random_choices

if TYPE_CHECKING:
    from pathlib import Path

    from alicegames.core.session import Session
    from alicegames.match import Match


def step(session: Session[Any, Any], number: int = 0) -> None:
    decision = session.decision()
    assert decision is not None
    session.submit(decision.options[number])


def test_nothing_is_written_before_the_first_save(match: Match, saves: Path) -> None:
    with Autosave(match) as autosave:
        assert autosave.path is None
    assert list(saves.iterdir()) == []


def test_the_previous_copy_is_the_game_one_choice_ago(match: Match) -> None:
    session = match.start()
    with Autosave(match) as autosave:
        autosave.save(session)
        before = session.state
        step(session)
        autosave.save(session)
        assert autosave.path is not None
        assert open_game(autosave.path).session.state == session.state
        assert open_game(files.backup_of(autosave.path)).session.state == before


def test_a_game_goes_on_in_its_own_file(saved: Path) -> None:
    opened = open_game(saved)
    with Autosave.resume(opened) as autosave:
        step(opened.session)
        autosave.save(opened.session)
        assert autosave.path == saved
        assert autosave.note == ""
    assert open_game(saved).session.state == opened.session.state


def test_two_windows_on_one_game_do_not_clobber_each_other(saved: Path) -> None:
    one, two = open_game(saved), open_game(saved)
    with Autosave.resume(one) as first, Autosave.resume(two) as second:
        assert "open in another window" in second.note
        step(one.session, 0)
        step(two.session, 1)
        assert first.save(one.session) is None
        assert second.save(two.session) is None
        assert first.path == saved
        assert second.path not in {None, saved}
        assert open_game(saved).session.state == one.session.state
        assert second.path is not None
        assert open_game(second.path).session.state == two.session.state


def test_the_file_is_free_again_once_a_window_has_left(saved: Path) -> None:
    with Autosave.resume(open_game(saved)):
        pass
    with Autosave.resume(open_game(saved)) as autosave:
        assert autosave.path == saved


def test_a_file_changed_by_somebody_else_is_left_to_them(saved: Path) -> None:
    opened = open_game(saved)
    with Autosave.resume(opened) as autosave:
        saved.write_bytes(b"somebody else's")
        step(opened.session)
        assert autosave.save(opened.session) is None
        assert autosave.path != saved
    assert saved.read_bytes() == b"somebody else's"


def test_a_file_that_has_gone_is_written_again(saved: Path) -> None:
    opened = open_game(saved)
    with Autosave.resume(opened) as autosave:
        saved.unlink()
        assert autosave.save(opened.session) is None
    assert open_game(saved).session.state == opened.session.state


def test_a_named_save_a_sample_and_an_earlier_choice_go_on_in_a_new_file(
    match: Match, session: Session[Any, Any], saved: Path, tmp_path: Path
) -> None:
    named = library.save_as(match, session, "Mine")
    elsewhere = tmp_path / "sample.json"
    elsewhere.write_bytes(saved.read_bytes())
    for opened in (open_game(named), open_game(elsewhere), open_game(saved).at(15)):
        before = opened.path.read_bytes()
        with Autosave.resume(opened) as autosave:
            assert autosave.save(opened.session) is None
            assert autosave.path != opened.path
        assert opened.path.read_bytes() == before


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EROFS, "its folder may not be written to"),
        (errno.EACCES, "its folder may not be written to"),
        (errno.ENOTDIR, "set ALICEGAMES_HOME to another folder"),
        (errno.EIO, "could not be saved"),
    ],
)
def test_a_disk_that_refuses_is_said_once_and_the_game_goes_on(
    saved: Path, monkeypatch: pytest.MonkeyPatch, number: int, says: str
) -> None:
    opened = open_game(saved)
    before = saved.read_bytes()
    with Autosave.resume(opened) as autosave:
        with monkeypatch.context() as patch:
            patch.setattr(files, "_write_through", refuse(number))
            step(opened.session)
            fault = autosave.save(opened.session)
            assert fault is not None
            assert says in str(fault)
            assert "the game goes on" in str(fault)
            step(opened.session)
            assert autosave.save(opened.session) is None
            assert is_failing(autosave)
        assert saved.read_bytes() == before
        assert autosave.save(opened.session) is None
        assert not is_failing(autosave)
    assert open_game(saved).session.state == opened.session.state


def is_failing(autosave: Autosave) -> bool:
    return autosave.fault is not None


def refuse(number: int) -> Any:
    def write(path: Path, data: bytes) -> None:
        path.write_bytes(data[: len(data) // 2])
        raise OSError(number, "refused")

    return write


def test_a_folder_that_cannot_be_made_is_said(match: Match, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with Autosave(match, tmp_path / "file" / "saves") as autosave:
        fault = autosave.save(match.start())
        assert fault is not None
        assert "could not be saved" in str(fault)


def test_a_folder_that_may_not_be_looked_into_is_said(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_arguments: Any, **_keywords: Any) -> Any:
        raise PermissionError(errno.EACCES, "Permission denied")

    opened = open_game(saved)
    with Autosave.resume(opened) as autosave, monkeypatch.context() as patch:
        patch.setattr("pathlib.Path.stat", refuse)
        assert autosave.save(opened.session) is not None


FULL_DISK = """
import resource, signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
from tests.storage.conftest import SEATS
from alicegames.match import new_match
from alicegames.storage import Autosave
match = new_match("tea_time", SEATS, seed=7)
session = match.start()
autosave = Autosave(match)
assert autosave.save(session) is None
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
print(autosave.save(session))
print(autosave.path)
"""


def test_a_write_that_the_system_cuts_off_leaves_the_old_file_whole() -> None:
    done = subprocess.run([sys.executable, "-c", FULL_DISK], capture_output=True, text=True, check=True)
    sentence, path = done.stdout.splitlines()
    assert "the disk is full" in sentence
    assert open_game(files.Path(path)).session.moves


KILLED = """
import itertools, sys
from tests.storage.conftest import SEATS
from alicegames.match import new_match
from alicegames.storage import Autosave
match = new_match("tea_time", SEATS, seed=7)
session = match.start()
autosave = Autosave(match)
while session.decision():
    session.submit(session.decision().options[0])
    assert autosave.save(session) is None
    print(len(session.codes), flush=True)
    if len(session.codes) > 60:
        for _ in itertools.repeat(None):
            assert autosave.save(session) is None
"""


def test_a_killed_game_goes_on_from_its_last_choice(saves: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        played = 0
        while played <= 60:
            played = int(process.stdout.readline())
        process.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
        process.wait()
    entry = library.latest()
    assert entry is not None
    opened = open_game(entry.path)
    assert len(opened.session.codes) == played
    with Autosave.resume(opened) as autosave:
        assert autosave.path == entry.path
        step(opened.session)
        assert autosave.save(opened.session) is None


def test_what_killed_writes_left_is_swept_after_an_hour(match: Match, saves: Path) -> None:
    import os

    old, new = saves / ".game.json.1-a.tmp", saves / ".game.json.2-b.tmp"
    for path in (old, new):
        path.write_bytes(b"half")
    os.utime(old, (0, 0))
    with Autosave(match) as autosave:
        autosave.save(random_choices(match.start(), 1, 1))
    assert not old.exists()
    assert new.exists()
