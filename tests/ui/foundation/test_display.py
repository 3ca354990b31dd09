"""A display that is there and never answers is not waited for."""

from __future__ import annotations

import socket
import threading
from typing import TYPE_CHECKING

import pytest

from alicegames.ui.app import display

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in ("SDL_VIDEODRIVER", "SDL_VIDEO_DRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    return monkeypatch


def listening(environment: pytest.MonkeyPatch, folder: Path) -> socket.socket:
    door = socket.socket(socket.AF_UNIX)
    door.bind(str(folder / "w"))
    door.listen()
    environment.setenv("XDG_RUNTIME_DIR", str(folder))
    environment.setenv("WAYLAND_DISPLAY", "w")
    return door


def test_a_display_that_says_nothing_is_given_up(environment: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with listening(environment, tmp_path):
        assert not display.answers(0.05)


def test_a_display_that_says_a_word_is_opened(environment: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def speak(door: socket.socket) -> None:
        visitor, _ = door.accept()
        with visitor:
            visitor.recv(12)
            visitor.send(b"\1")

    with listening(environment, tmp_path) as door:
        thread = threading.Thread(target=speak, args=(door,))
        thread.start()
        assert display.answers(30)
        thread.join()


def test_what_cannot_be_told_is_left_to_the_window(environment: pytest.MonkeyPatch) -> None:
    assert display.answers(0.05)
    environment.setenv("DISPLAY", "no such thing")
    assert display.answers(0.05)
    environment.setenv("SDL_VIDEODRIVER", "dummy")
    assert display.answers(0.05)
