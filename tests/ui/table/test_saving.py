"""A game that cannot be saved: the sign stays, saving is tried again, leaving asks."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from alicegames.storage import Autosave, files, library
from alicegames.ui.app.commands import Home
from alicegames.ui.scenes import saving
from alicegames.ui.scenes.dialogs import Confirm
from alicegames.ui.table.scene import TableScene
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from pathlib import Path


def full(_path: Path, _data: bytes) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a disk that is full until ``undo`` is called."""
    patch = pytest.MonkeyPatch()
    patch.setattr(files, "_write_through", full)
    yield patch
    patch.undo()


def test_a_game_that_could_not_be_saved_is_saved_by_itself_once_it_can_be(disk: pytest.MonkeyPatch) -> None:
    some = Driver("tea_time", autosave=Autosave)
    some.click("cell:a1")
    assert some.table.saving.is_failing()
    some.wait(saving.AGAIN * 3)
    assert some.table.saving.is_failing()
    disk.undo()
    some.wait(saving.AGAIN * 2)
    assert not some.table.saving.is_failing()
    assert library.entries()[0].plies == len(some.session.moves)


def test_the_sign_stays_while_saving_fails(disk: pytest.MonkeyPatch) -> None:
    some = Driver("tea_time", autosave=Autosave)
    some.click("cell:a1")
    some.wait(60)
    some.table.touch()
    some.app.tick()
    pixels = some.app.screen.surface().copy()
    disk.undo()
    some.wait(60)
    some.table.touch()
    some.app.tick()
    head = pygame.Rect(500, 6, 280, 30)
    assert pygame.image.tobytes(pixels.subsurface(head), "RGB") != pygame.image.tobytes(
        some.app.screen.surface().subsurface(head), "RGB"
    )


def test_leaving_a_game_that_is_not_saved_asks(disk: pytest.MonkeyPatch) -> None:
    some = Driver("tea_time", autosave=Autosave)
    some.click("cell:a1")
    some.app.go(Home())
    assert isinstance(some.top, Confirm)
    assert "the disk is full" in some.top.text
    some.click("no")
    assert some.at(TableScene)
    some.app.go(Home())
    some.click("yes")
    assert not some.at(Confirm)


def test_closing_the_window_asks_once(disk: pytest.MonkeyPatch) -> None:
    some = Driver("tea_time", autosave=Autosave)
    some.click("cell:a1")
    some.app.running = True
    some.app._hear(pygame.Event(pygame.QUIT))
    assert some.app.running
    assert isinstance(some.top, Confirm)
    some.app._hear(pygame.Event(pygame.QUIT))
    assert not some.app.running


def test_leaving_a_game_that_can_be_saved_again_asks_nothing(disk: pytest.MonkeyPatch) -> None:
    some = Driver("tea_time", autosave=Autosave)
    some.click("cell:a1")
    disk.undo()
    some.app.running = True
    some.app._hear(pygame.Event(pygame.QUIT))
    assert not some.app.running
    assert library.entries()[0].plies == len(some.session.moves)


def test_without_a_folder_for_locks_saving_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_lock: object) -> bool:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("filelock.FileLock.acquire", refuse)
    some = Driver("tea_time", autosave=Autosave)
    some.click("cell:a1")
    assert not some.table.saving.is_failing()
    assert library.entries()[0].plies == len(some.session.moves)
