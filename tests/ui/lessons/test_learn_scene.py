"""The list of lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from alicegames import paths
from alicegames.games import registry
from alicegames.storage import Settings
from alicegames.ui.app import offscreen, screenshot
from alicegames.ui.app.events import Key, Move, Press, Release
from alicegames.ui.app.scene import Push
from alicegames.ui.lessons.learn import LearnScene
from alicegames.ui.lessons.scene import LessonScene
from alicegames.ui.scenes.rules import RulesScene
from alicegames.ui.scenes.setup import SetupScene
from alicegames.ui.scenes.title import TitleScene

if TYPE_CHECKING:
    from pathlib import Path

    from alicegames.ui.app.app import App


def opened(size: tuple[int, int] = (1280, 720), game: str = "tea_time", **settings: Any) -> tuple[App, LearnScene]:
    app = offscreen.app(size, Settings(reduced_motion=True, animation_speed=0.0, **settings))
    app.go(Push(TitleScene(app)))
    scene = LearnScene(app, game)
    app.go(Push(scene))
    app.tick()
    return app, scene


def top(app: App) -> Any:
    """Return the scene that is shown."""
    return app.top


def key(app: App, *names: str) -> None:
    for name in names:
        app.clock.advance(0.4)  # type: ignore[attr-defined]
        app.send(Key(pygame.key.key_code(name)))
        app.tick()


def click(app: App, widget_id: str) -> None:
    app.clock.advance(0.4)  # type: ignore[attr-defined]
    pos = app.top.widgets.find(widget_id).rect.center
    for event in (Move(pos), Press(pos), Release(pos)):
        app.send(event)
    app.tick()


def test_the_title_leads_to_it() -> None:
    app = offscreen.app((1280, 720))
    app.go(Push(TitleScene(app)))
    app.tick()
    click(app, "learn")
    assert isinstance(top(app), LearnScene)


def test_every_game_has_its_lessons() -> None:
    app, scene = opened()
    for game in registry.ids():
        scene._change_game(game)
        app.tick()
        assert [card.lesson.game for card in scene.cards] == [game] * len(scene.cards)
        assert not scene.faults


def test_marks_tell_how_far_each_has_been_taken() -> None:
    _app, scene = opened(lessons_done={"tea_time_lines": 6, "tea_time_mirrors": 3})
    assert [card.action for card in scene.cards] == ["Again", "Go on", "Start"]
    assert [card.note for card in scene.cards] == [
        "3 minutes · finished",
        "3 minutes · left at step 4 of 6",
        "3 minutes",
    ]


def test_a_lesson_goes_on_where_it_was_left() -> None:
    app, _scene = opened(lessons_done={"tea_time_lines": 6, "tea_time_mirrors": 3})
    click(app, "lesson:tea_time_mirrors")
    assert isinstance(top(app), LessonScene)
    assert top(app).course.index == 3
    app.send(Key(pygame.K_ESCAPE))
    app.tick()
    click(app, "leave")
    assert top(app).name == "learn"


def test_a_finished_lesson_begins_again() -> None:
    app, _scene = opened(lessons_done={"tea_time_lines": 6})
    click(app, "lesson:tea_time_lines")
    assert isinstance(top(app), LessonScene)
    assert top(app).course.index == 0


def test_by_keyboard_alone() -> None:
    app, scene = opened(lessons_done={"tea_time_lines": 6})
    assert scene.widgets.focused is scene.cards[1]
    key(app, "return")
    assert isinstance(top(app), LessonScene)
    assert top(app).course.lesson.id == "tea_time_mirrors"
    key(app, "return", "escape", "tab", "tab", "tab", "tab", "tab", "return")
    assert top(app) is scene
    assert scene.cards[1].action == "Go on"
    key(app, "down")
    assert scene.widgets.focused is scene.cards[2]
    scene.widgets.focus(scene.games)
    key(app, "right")
    assert scene.game == "alice"
    key(app, "escape")
    assert isinstance(top(app), TitleScene)


def test_rules_and_table_are_at_hand() -> None:
    app, _scene = opened(game="alice")
    click(app, "rules")
    assert isinstance(top(app), RulesScene)
    assert top(app).game == "alice"
    key(app, "escape")
    click(app, "play")
    assert isinstance(top(app), SetupScene)


def test_a_damaged_lesson_is_told_and_the_others_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene = opened()
    folder = tmp_path / "lessons" / "tea_time"
    folder.mkdir(parents=True)
    for name in ("lines", "mirrors"):
        source = paths.assets() / "lessons" / "tea_time" / f"{name}.json"
        (folder / f"{name}.json").write_bytes(source.read_bytes() if name == "lines" else b"{")
    monkeypatch.setattr("alicegames.teaching.lesson.folder", lambda: tmp_path / "lessons")
    scene.layout(app.scale)
    app.tick()
    assert [card.lesson.id for card in scene.cards] == ["tea_time_lines"]
    assert "mirrors.json" in str(scene.faults[0])


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("game", registry.ids())
def test_nothing_overlaps(size: tuple[int, int], text_scale: float, game: str) -> None:
    app, scene = opened(size, game, text_scale=text_scale)
    rects = [widget.rect for widget in scene.widgets.widgets] + [scene.side]
    for number, rect in enumerate(rects):
        assert app.scale.bounds.contains(rect)
        assert not any(rect.colliderect(other) for other in rects[number + 1 :])


@pytest.mark.parametrize("scene", ["learn", "lesson"])
def test_it_becomes_a_picture(scene: str, tmp_path: Path) -> None:
    file = tmp_path / "scene.png"
    screenshot.take(scene, (1024, 640), file, game="tea_time")
    assert pygame.image.load(file).get_size() == (1024, 640)
