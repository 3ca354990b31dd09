"""Settings and statistics: small files that must never stop the program."""

from __future__ import annotations

import errno
import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.storage import Settings, settings
from tests.storage.conftest import SEATS

if TYPE_CHECKING:
    from pathlib import Path

    from alicegames.match import Match


def write(content: Any) -> Path:
    path = settings.path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return path


def test_the_defaults_stand_where_there_is_no_file() -> None:
    assert settings.load() == (Settings(), "")


def test_a_change_is_kept() -> None:
    changed, fault = settings.update(sound=False, window=(1600, 900), interface_scale=1.5)
    assert fault is None
    assert settings.load() == (changed, "")
    assert (changed.sound, changed.window, changed.interface_scale) == (False, (1600, 900), 1.5)


def test_a_change_keeps_what_another_window_has_changed() -> None:
    settings.update(sound=False)
    assert settings.update(palette="high_contrast")[0].sound is False


@pytest.mark.parametrize("change", [{"volume": 2.0}, {"palette": "pink"}, {"nonsense": 1}, {"window": (1, 1)}])
def test_a_value_no_setting_can_have_is_our_fault(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="validation error"):
        settings.update(**change)
    assert settings.load() == (Settings(), "")


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[]", b'"x"', b"[" * 300])
def test_a_damaged_file_is_set_aside_and_the_defaults_are_used(content: bytes) -> None:
    path = write(content)
    loaded, sentence = settings.load()
    assert loaded == Settings()
    assert "settings.json" in sentence
    assert "the defaults are used" in sentence
    assert "saved game" not in sentence
    assert path.with_name("settings.json.damaged-1").read_bytes() == content
    assert settings.load() == (Settings(), "")


def test_entries_that_cannot_be_used_are_set_aside_and_the_others_kept() -> None:
    path = write({"sound": False, "volume": "loud"})
    loaded, sentence = settings.load()
    assert loaded == Settings(sound=False)
    assert "volume" in sentence
    assert "loud" in path.with_name("settings.json.damaged-1").read_text(encoding="utf-8")


def test_one_bad_entry_of_many_keeps_the_others() -> None:
    write({"lessons_done": {"tea_time_lines": 3, "tea_time_mirrors": "all", "Odd": 1}})
    loaded, sentence = settings.load()
    assert loaded.lessons_done == {"tea_time_lines": 3}
    assert "lessons_done.tea_time_mirrors" in sentence
    assert "lessons_done.Odd" in sentence


def test_what_a_newer_version_has_set_is_kept_without_a_word() -> None:
    path = write({"sound": False, "from_the_future": {"deep": [1]}})
    assert settings.load() == (Settings(sound=False), "")
    settings.update(volume=0.5)
    assert json.loads(path.read_bytes())["from_the_future"] == {"deep": [1]}


def test_two_processes_changing_settings_lose_none() -> None:
    code = "from alicegames.storage import settings\nfor n in range(20): settings.update({key}=n * {step})"
    running = [
        subprocess.Popen([sys.executable, "-c", code.format(key=key, step=step)])
        for key, step in (("volume", 0.01), ("bot_pace", 0.1))
    ]
    assert [process.wait() for process in running] == [0, 0]
    loaded, sentence = settings.load()
    assert sentence == ""
    assert (loaded.volume, loaded.bot_pace) == pytest.approx((0.19, 1.9))


def test_a_folder_that_may_not_be_looked_into_leaves_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_arguments: Any, **_keywords: Any) -> Any:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr("pathlib.Path.stat", refuse)
        loaded, sentence = settings.load()
    assert loaded == Settings()
    assert "Permission denied" in sentence


def test_a_folder_that_cannot_be_written_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("ALICEGAMES_HOME", str(tmp_path / "file" / "home"))
    changed, fault = settings.update(sound=False)
    assert changed.sound is False
    assert fault is not None


def test_the_last_set_up_of_each_game_is_remembered(match: Match) -> None:
    assert settings.last_setup("tea_time") is None
    assert settings.remember_setup(match) is None
    last = settings.last_setup("tea_time")
    assert last is not None
    assert (last.seats, last.options, last.first, last.pack) == (SEATS, {}, None, "")
    assert settings.load()[0].last_game == "tea_time"
