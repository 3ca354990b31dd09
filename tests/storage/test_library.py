"""The shelf of saved games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from alicegames import paths
from alicegames.match import new_match
from alicegames.storage import Autosave, SaveError, files, library, open_game
from tests.play import random_choices
from tests.storage.conftest import SEATS

if TYPE_CHECKING:
    from pathlib import Path

    from alicegames.core.session import Session
    from alicegames.match import Match


def test_an_entry_tells_what_a_list_shows(session: Session[Any, Any], saved: Path) -> None:
    (entry,) = library.entries()
    assert (entry.path, entry.game, entry.kind, entry.title) == (saved, "tea_time", "autosave", "")
    assert [seat.name for seat in entry.seats] == ["Ada", "Bo"]
    assert (entry.round, entry.over, entry.plies, entry.fault) == (1, False, len(session.codes), None)
    assert entry.saved is not None
    assert entry.pack is not None
    assert len(entry.scores) == len(entry.places) == 2


def test_an_empty_or_missing_folder_lists_nothing() -> None:
    assert library.entries() == ()
    assert library.latest() is None
    assert library.trash() == ()
    assert library.empty_trash() == 0


def test_an_unreadable_file_is_listed_with_its_fault(saved: Path, saves: Path) -> None:
    (saves / "bad.json").write_bytes(b"{")
    faults = {entry.path.name: entry.fault for entry in library.entries()}
    assert faults[saved.name] is None
    assert isinstance(faults["bad.json"], SaveError)


def test_a_folder_that_cannot_be_read_is_one_faulty_entry(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_path: Path) -> Any:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pathlib.Path.lstat", refuse)
    (entry,) = library.entries()
    assert "Permission denied" in str(entry.fault)
    latest = library.latest()
    assert latest is not None
    assert (latest.document, latest.fault is None) == (None, False)


def test_a_file_that_has_just_gone_is_not_listed(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_path: Path) -> Any:
        raise FileNotFoundError(2, "No such file")

    monkeypatch.setattr("pathlib.Path.lstat", gone)
    assert library.entries() == ()


def test_a_game_this_program_does_not_have_is_listed_with_its_fault(forge: Any) -> None:
    path = forge(game="croquet")
    entry = next(entry for entry in library.entries() if entry.path == path)
    assert "no game “croquet”" in str(entry.fault)


def test_links_and_other_files_are_no_games(saved: Path, saves: Path, tmp_path: Path) -> None:
    outside = tmp_path / "outside.json"
    outside.write_bytes(saved.read_bytes())
    (saves / "link.json").symlink_to(outside)
    (saves / "notes.txt").write_text("hello")
    assert [entry.path for entry in library.entries()] == [saved]


def test_continue_takes_the_newest_unfinished_autosave(match: Match, session: Session[Any, Any], saved: Path) -> None:
    library.save_as(match, session, "Mine")
    other = new_match("tea_time", SEATS, seed=9)
    with Autosave(other) as autosave:
        autosave.save(random_choices(other.start(), 1, 10_000))
    for game in ("", "tea_time"):
        entry = library.latest(game)
        assert entry is not None
        assert entry.path == saved
    assert library.latest("alice") is None


def test_continue_offers_the_good_copy_of_a_damaged_game(saved: Path) -> None:
    saved.write_bytes(b"{")
    entry = library.latest()
    assert entry is not None
    assert entry.path == saved
    assert entry.fault is not None
    assert (entry.game, len(entry.seats)) == ("tea_time", 2)
    with pytest.raises(SaveError) as caught:
        open_game(entry.path)
    assert caught.value.good_copy is not None


def test_continue_passes_over_a_damaged_game_without_a_copy(saved: Path) -> None:
    saved.write_bytes(b"{")
    files.backup_of(saved).unlink()
    assert library.latest() is None


def test_an_entry_is_read_anew_when_its_file_changes(saved: Path) -> None:
    library.entries()
    library.rename(saved, "Mine")
    assert [entry.title for entry in library.entries()] == ["Mine"]


@pytest.mark.parametrize(
    ("title", "kept"),
    [
        ("Tea at six", "Tea at six"),
        ("  a\tb\x1b[2J  ", "a b [2J"),
        ("../../x", "../../x"),
        ("чай", "чай"),
        ("x" * 200, "x" * 80),
    ],
)
def test_any_title_makes_a_safe_file_inside_the_folder(
    match: Match, session: Session[Any, Any], saves: Path, title: str, kept: str
) -> None:
    path = library.save_as(match, session, title)
    assert path.parent == saves
    assert path.name.isascii()
    assert open_game(path).document.title == kept


def test_two_saves_of_one_name_are_two_files(match: Match, session: Session[Any, Any]) -> None:
    assert library.save_as(match, session, "Mine") != library.save_as(match, session, "Mine")


def test_a_title_without_letters_is_refused(match: Match, session: Session[Any, Any]) -> None:
    with pytest.raises(SaveError, match="needs a name"):
        library.save_as(match, session, " \x1b ")


def test_a_deleted_game_lies_in_the_trash_and_comes_back(saved: Path) -> None:
    moved = library.delete(saved)
    assert library.entries() == ()
    assert [entry.path for entry in library.trash()] == [moved]
    back = library.restore(moved)
    assert [entry.path for entry in library.entries()] == [back]
    assert library.trash() == ()


def test_an_unreadable_game_can_be_deleted_too(saves: Path) -> None:
    (saves / "bad.json").write_bytes(b"{")
    assert library.delete(saves / "bad.json").read_bytes() == b"{"


def test_the_trash_is_emptied_for_good(saved: Path) -> None:
    library.delete(saved)
    assert library.empty_trash() == 1
    assert list((paths.user_saves() / "trash").iterdir()) == []


def test_a_game_goes_out_and_comes_in_again(saved: Path, session: Session[Any, Any], tmp_path: Path) -> None:
    target = tmp_path / "for Bo.json"
    library.export(saved, target)
    library.delete(saved)
    path = library.import_game(target)
    assert open_game(path).session.state == session.state
    assert library.entries()[0].title == "for Bo"


def test_what_is_no_good_game_does_not_come_in(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_bytes(b"{}")
    with pytest.raises(SaveError):
        library.import_game(tmp_path / "bad.json")
    assert library.entries() == ()


def test_an_export_never_overwrites(saved: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.json"
    target.write_bytes(b"old")
    with pytest.raises(SaveError, match="is there already; choose another name for the export"):
        library.export(saved, target)
    assert target.read_bytes() == b"old"


def test_the_errors_of_an_export_speak_of_the_export(saved: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(SaveError, match="could not be written as an export; choose another folder"):
        library.export(saved, tmp_path / "file" / "out.json")


def test_a_game_from_the_trash_gets_its_previous_copy_back(saved: Path) -> None:
    assert files.backup_of(saved).is_file()
    back = library.restore(library.delete(saved))
    assert files.backup_of(back).is_file()


def test_locks_that_killed_windows_left_are_swept(saved: Path) -> None:
    left = saved.parent / ".locks" / "gone.json"
    left.write_bytes(b"")
    library.latest()
    assert not left.exists()


def test_the_sample_games_shipped_with_the_program_are_good() -> None:
    samples = library.samples()
    assert {entry.over for entry in samples if entry.game == "tea_time"} == {True, False}
    for entry in samples:
        assert entry.fault is None
        assert entry.kind == "sample"
        open_game(entry.path)
