"""Packs that are broken in any way are named and left out; the built-in pack stays."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from alicegames import paths
from alicegames.games import registry
from alicegames.packs import loader
from alicegames.packs.spec import MAX_BYTES

if TYPE_CHECKING:
    from pathlib import Path

GOOD = '{"game": "tea_time", "name": "Odd", "version": "1"}'


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ALICEGAMES_HOME", str(tmp_path))
    folder = paths.user_packs() / "odd"
    folder.mkdir(parents=True)
    return folder


def fault() -> str:
    """Return the one fault there is; the built-in pack is there all the same."""
    packs, (error,) = loader.available(registry.get("tea_time").pack)
    assert [pack.builtin for pack in packs] == [True]
    return str(error)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (GOOD.replace("}", ', "name": "Even"}'), "at name: this key is there twice"),
        (GOOD.replace("Odd", r"\u001b[31mOdd"), "control characters"),
        (GOOD.replace("Odd", "\x9b31mOdd"), "control characters"),
        (GOOD.replace("}", ', "x": NaN}'), "manifest.json"),
        ("[" * 100_000, "manifest.json"),
        (GOOD + " " * MAX_BYTES, "is larger than"),
        ("", "manifest.json"),
    ],
)
def test_a_bad_manifest_is_named_with_its_reason(odd: Path, content: str, reason: str) -> None:
    (odd / "manifest.json").write_text(content, encoding="utf-8")
    assert reason in fault()


def test_a_pipe_in_place_of_a_file_does_not_hang_the_program(odd: Path) -> None:
    os.mkfifo(odd / "manifest.json")
    assert "is not a file" in fault()


def test_a_link_out_of_the_pack_is_refused(odd: Path) -> None:
    (odd / "manifest.json").symlink_to("/dev/zero")
    assert "not a link" in fault()


def test_a_packs_folder_that_cannot_be_listed_is_said(odd: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_folder: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(type(odd), "iterdir", refuse)
    assert "cannot be read (Permission denied)" in fault()


def test_what_systems_leave_in_a_folder_makes_no_pack_unusable(odd: Path) -> None:
    (odd / "manifest.json").write_text(GOOD, encoding="utf-8")
    for name in (".DS_Store", "Thumbs.db", "desktop.ini", "notes.md"):
        (odd / name).write_bytes(b"")
    packs, errors = loader.available(registry.get("tea_time").pack)
    assert ([pack.id.name for pack in packs], errors) == (["Classic", "Odd"], ())
