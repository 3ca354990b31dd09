"""The window fits what the desktop leaves it, and shows its pictures the faster way."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pygame
import pytest
from pygame import Rect

from alicegames.storage import settings as stored
from alicegames.ui.app import desktop
from alicegames.ui.app.commands import Quit
from alicegames.ui.app.scene import Scene
from alicegames.ui.app.window import OffScreen, RealWindow

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.foundation.person import User

FULL_HD = Rect(0, 0, 1920, 1040)
OLD = Rect(0, 0, 1024, 768)


def test_a_window_that_fits_keeps_its_size() -> None:
    assert desktop.fitting((1600, 900), [FULL_HD]) == (1600, 900)


@pytest.mark.parametrize("area", [OLD, Rect(0, 0, 1280, 720), Rect(0, 25, 1366, 700), Rect(0, 0, 800, 600)])
def test_on_a_small_screen_window_and_frame_lie_within_the_work_area(area: Rect) -> None:
    wide, high = desktop.fitting((1280, 720), [area])
    assert wide < area.w
    assert high < area.h
    assert desktop.least_size((wide, high)) <= (wide, high)


def test_a_size_from_a_larger_screen_is_cut_to_this_one() -> None:
    wide, high = desktop.fitting((3840, 2160), [FULL_HD])
    assert (1800 < wide < 1920, 900 < high < 1040) == (True, True)


def test_a_size_nobody_can_have_wanted_counts_as_the_usual_one() -> None:
    assert desktop.fitting((300, 200), [FULL_HD]) == (1280, 720)


def test_the_roomier_of_two_screens_is_taken() -> None:
    assert desktop.fitting((1600, 900), [OLD, FULL_HD]) == (1600, 900)


@pytest.mark.parametrize("place", [Rect(1800, 900, 1000, 700), Rect(-500, -90, 1000, 700), Rect(5000, 4000, 900, 700)])
def test_a_window_off_the_screen_is_brought_back(place: Rect) -> None:
    kept = desktop.brought_back(place, [FULL_HD])
    assert kept.size == place.size
    assert FULL_HD.contains(kept)


def test_a_window_larger_than_the_work_area_is_cut_to_it() -> None:
    assert desktop.brought_back(Rect(-8, -30, 1300, 800), [OLD]) == Rect(0, 0, 1024, 768)


def test_every_screen_has_a_work_area() -> None:
    pygame.display.init()
    areas, sizes = desktop.work_areas(), pygame.display.get_desktop_sizes()
    assert len(areas) == len(sizes)
    assert all(area.w > 0 and area.h > 0 for area in areas)


def chosen(patch: pytest.MonkeyPatch, folder: Path, *, slow: bool) -> str:
    """Return what was chosen on a machine with these devices."""
    patch.delenv(desktop.ACCELERATION, raising=False)
    patch.setattr(desktop, "_DRI", folder)
    patch.setattr(desktop, "_shows_slowly", lambda: slow)
    patch.setattr("sys.platform", "linux")
    desktop.choose_acceleration()
    said = os.environ.get(desktop.ACCELERATION, "")
    patch.setenv(desktop.ACCELERATION, "0")
    return said


def test_without_a_graphics_card_the_processor_shows_the_pictures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert chosen(monkeypatch, tmp_path, slow=False) == "0"


@pytest.mark.parametrize(("slow", "said"), [(False, ""), (True, "0")])
def test_with_a_card_the_faster_way_is_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: str, *, slow: bool
) -> None:
    (tmp_path / "renderD128").touch()
    assert chosen(monkeypatch, tmp_path, slow=slow) == said


def test_what_the_environment_says_stands(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(desktop.ACCELERATION, "1")
    monkeypatch.setattr(desktop, "_DRI", tmp_path)
    desktop.choose_acceleration()
    assert os.environ[desktop.ACCELERATION] == "1"


def test_size_and_place_are_kept_for_the_next_start(user: User) -> None:
    screen = user.app.screen
    assert isinstance(screen, OffScreen)
    screen.at = (320, -40)

    class Leaving(Scene):
        def update(self, now: float) -> float | None:
            del now
            self.app.go(Quit())
            return None

    user.app.run(Leaving(user.app))
    kept = stored.load()[0]
    assert (kept.window, kept.window_at) == (screen.size(), (320, -40))


@pytest.mark.parametrize("at", [(9000, 8000), (-3000, 5), (240, 130)])
def test_a_stored_place_is_taken_up_and_one_off_the_screen_brought_back(
    at: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desktop, "work_areas", lambda: [FULL_HD])
    window = RealWindow((1280, 720), at)
    window._settle([pygame.Event(pygame.WINDOWEXPOSED)])
    found, size = window.place(), window.size()
    window.close()
    assert found is not None
    assert size == (1280, 720)
    assert FULL_HD.contains(Rect(found, size))
    assert found == at or not FULL_HD.contains(Rect(at, size))
