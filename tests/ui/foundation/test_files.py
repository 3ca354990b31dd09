"""Which file: the list of folders, by mouse and by keyboard alone."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from alicegames.storage import folders
from alicegames.ui.app.events import Move, Press, Release
from alicegames.ui.scenes.files import FileDialog, Question

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame import FRect

    from tests.ui.foundation.person import User


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder with downloads: two games, the newer one last by name, a letter and a hidden file."""
    house = tmp_path / "house"
    downloads = house / "Downloads"
    (downloads / "older").mkdir(parents=True)
    for age, name in enumerate(("z-new.json", "a-old.JSON", "letter.txt", ".hidden.json")):
        (downloads / name).write_text("{}", encoding="utf-8")
        os.utime(downloads / name, (1_000_000 - age, 1_000_000 - age))
    monkeypatch.setattr(Path, "home", lambda: house)
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    return house


def shown(user: User, name: str = "") -> tuple[FileDialog, list[Path]]:
    """Show the dialog; what it answers comes into the list."""
    answers: list[Path] = []
    dialog = FileDialog(user.app, Question("Which?", "This one.", "Take", ".json", name), answers.append)
    user.show(dialog)
    return dialog, answers


def click(user: User, rect: FRect, share: float) -> None:
    """Click into a rectangle at a share of its height."""
    pos = (rect.centerx, rect.top + share * rect.height)
    user.app.clock.advance(0.4)  # type: ignore[attr-defined]
    for event in (Move(pos), Press(pos), Release(pos)):
        user.app.send(event)
    user.app.tick()


def names(dialog: FileDialog) -> list[str]:
    return [row.name for row in dialog.list.rows]


def test_the_newest_file_of_the_downloads_is_one_key_away(user: User, house: Path) -> None:
    dialog, answers = shown(user)
    assert names(dialog) == ["house", "older", "z-new.json", "a-old.JSON"]
    user.key("enter")
    assert answers == [house / "Downloads" / "z-new.json"]
    assert user.scene is not dialog


def test_folders_are_walked_by_keyboard_alone(user: User, house: Path) -> None:
    dialog, answers = shown(user)
    user.key("backspace")
    assert dialog.folder == house
    assert dialog.list.row == folders.Found(house / "Downloads", is_folder=True)
    user.key("enter", "down", "enter")
    assert answers == [house / "Downloads" / "a-old.JSON"]


def test_a_second_click_opens_a_folder_and_a_button_leads_to_the_usual_places(user: User, house: Path) -> None:
    dialog, _answers = shown(user)
    share = 1.5 * dialog.list.row_height / dialog.list.rect.height
    click(user, dialog.list.rect, share)
    assert dialog.folder == house / "Downloads"
    click(user, dialog.list.rect, share)
    assert dialog.folder == house / "Downloads" / "older"
    assert "ends in .json" in dialog.said
    user.click("home")
    assert dialog.folder == house
    user.click("downloads")
    assert dialog.folder == house / "Downloads"


def test_a_typed_path_works_and_a_folder_typed_is_gone_to(user: User, house: Path) -> None:
    dialog, answers = shown(user)
    user.click("entry")
    dialog.entry.set(str(house / "Downloads" / "older"))
    user.key("enter")
    assert dialog.folder.name == "older"
    dialog.entry.set("../a-old.JSON")
    user.key("enter")
    assert answers[0].samefile(house / "Downloads" / "a-old.JSON")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("nothing.json", "no file"),
        ("no/such/file.json", "no folder"),
        ("~nobodyatall/x", "home folder"),
        ("x" * 900, ""),
    ],
)
def test_what_is_not_there_is_said_in_a_sentence_and_asked_again(
    user: User, house: Path, typed: str, said: str
) -> None:
    assert house.is_dir()
    dialog, answers = shown(user)
    dialog.entry.set(typed)
    user.click("yes")
    assert user.scene is dialog
    assert said in dialog.said
    assert dialog.said
    assert answers == []


def test_a_folder_that_cannot_be_read_is_said_and_the_old_one_stays(
    user: User, house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, _answers = shown(user)
    real = os.scandir

    def scandir(folder: Path) -> object:
        if Path(folder).name == "older":
            raise PermissionError(13, "Permission denied")
        return real(folder)

    monkeypatch.setattr("alicegames.storage.folders.os.scandir", scandir)
    user.key("up", "enter")
    assert "cannot be read (Permission denied)" in dialog.said
    assert dialog.folder == house / "Downloads"


def test_a_new_file_gets_a_free_name_its_ending_and_never_another_files_place(user: User, house: Path) -> None:
    (house / "game.json").write_text("{}", encoding="utf-8")
    dialog, answers = shown(user, "game")
    assert dialog.entry.value == "game-2.json"
    dialog.entry.set("game")
    user.key("enter")
    assert "there already" in dialog.said
    user.click("downloads")
    assert dialog.entry.value == "game"
    user.click("yes")
    assert answers == [house / "Downloads" / "game.json"]


def test_the_desktops_own_names_of_the_places_are_taken(house: Path) -> None:
    (house / "Dokumente").mkdir()
    (house / ".config").mkdir()
    (house / ".config" / "user-dirs.dirs").write_text('XDG_DOCUMENTS_DIR="$HOME/Dokumente"\n', encoding="utf-8")
    assert folders.usual()["documents"] == house / "Dokumente"
    assert "desktop" not in folders.usual()


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_everything_has_its_place_in_the_smallest_window(
    user_with: Callable[..., User], house: Path, text: float
) -> None:
    assert house.is_dir()
    user = user_with((1024, 640), text_scale=text)
    dialog, _answers = shown(user)
    dialog._say("“Some folder” cannot be read (Permission denied).")
    assert dialog.fits(user.app.scale)
    placed = dialog.widgets.widgets
    assert all(dialog.sheet.contains(widget.rect) for widget in placed)
    assert not any(
        first.rect.colliderect(other.rect) for number, first in enumerate(placed) for other in placed[number + 1 :]
    )


def test_a_file_whose_name_cannot_be_typed_is_taken_from_the_list(user: User, house: Path) -> None:
    odd = house / "Downloads" / "two\nlines.json"
    odd.write_text("{}", encoding="utf-8")
    dialog, answers = shown(user)
    assert dialog.entry.value == "two?lines.json"
    user.click("yes")
    assert answers == [odd]
