from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from alicegames.storage import library
from alicegames.ui.app import screenshot
from alicegames.ui.scenes import SCENES, scene_class
from alicegames.ui.scenes.thumbnail import ASPECT, thumbnails
from tests.ui.foundation.test_scenes import saved_game, title

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.foundation.person import User


@pytest.mark.parametrize("scene", ["title", "setup", "settings", "rules", "load", "help", "dialog", "crash"])
def test_any_scene_becomes_a_picture(scene: str, tmp_path: Path) -> None:
    file = tmp_path / "scene.png"
    screenshot.take(scene, (1024, 640), file, game="tea_time")
    drawn = pygame.image.load(file)
    assert drawn.get_size() == (1024, 640)
    colours = {tuple(drawn.get_at((x, y))[:3]) for x in range(0, 1024, 16) for y in range(0, 640, 16)}
    assert len(colours) > 40


def test_a_scene_there_is_not_is_said(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no scene 'tea'"):
        screenshot.take("tea", (1024, 640), tmp_path / "x.png")


def test_every_scene_name_has_its_class() -> None:
    for name in SCENES:
        assert scene_class(name)


def test_the_game_to_continue_is_shown_as_it_lies_on_the_table(user: User) -> None:
    saved_game()
    scene = title(user)
    assert scene.card.picture is not None
    assert scene.card.picture.get_width() == pytest.approx(scene.card.picture_width, abs=1)


def test_a_picture_is_drawn_once_and_anew_when_the_game_has_gone_on(user: User) -> None:
    saved_game("Rainy Sunday")
    title(user)
    entry = library.entries()[0]
    drawn = thumbnails(user.app).draw(entry, 200)
    assert drawn is not None
    assert drawn.get_width() / drawn.get_height() == pytest.approx(ASPECT, rel=0.02)
    assert thumbnails(user.app).ready(entry, 200) is drawn


def test_a_game_whose_picture_fails_leaves_the_title_open_and_a_report(
    user: User, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved_game()
    monkeypatch.setattr("alicegames.ui.presenters.make", lambda _match: 1 // 0)
    scene = title(user)
    assert user.scene is scene
    assert scene.card.entry is not None
    assert scene.card.picture is None
    assert user.app.toasts.texts
    assert list((home / "crashes").iterdir())


def test_a_damaged_game_has_no_picture(user: User, home: Path) -> None:
    (home / "saves").mkdir(parents=True)
    (home / "saves" / "torn.json").write_text("{", encoding="utf-8")
    assert thumbnails(user.app).draw(library.entries()[0], 200) is None
