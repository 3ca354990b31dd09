"""A shelf of many games opens at once, is read on while it is shown, and can be searched."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from alicegames import paths
from alicegames.storage import library
from alicegames.ui.scenes.load import LoadScene
from tests.ui.foundation.test_scenes import saved_game

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from tests.ui.foundation.person import User


def test_a_long_shelf_is_shown_before_all_of_it_is_read(user: User, monkeypatch: pytest.MonkeyPatch) -> None:
    saved_game("Rainy Sunday")
    (path,) = paths.user_saves().glob("*.json")
    for number in range(99):
        shutil.copyfile(path, path.with_name(f"copy-{number}.json"))
    read: list[object] = []
    reader = library._read_entry

    def noted(path: Path, kind: library.Kind | None, modified: float) -> library.Entry:
        read.append(path)
        return reader(path, kind, modified)

    monkeypatch.setattr(library, "_known", {})
    monkeypatch.setattr(library, "_read_entry", noted)
    scene = LoadScene(user.app)
    scene.enter()
    assert 0 < len(read) < 100
    user.show(scene)
    for _frame in range(20):
        user.app.tick()
    assert len(scene.list.rows) == len(read) == 100


def test_a_search_leaves_the_games_whose_names_begin_so(user: User) -> None:
    saved_game("Rainy Sunday")
    saved_game("Sunny Monday")
    scene = LoadScene(user.app)
    user.show(scene)
    user.wait(1)
    user.click("search")
    user.type("rai")
    assert [entry.title for entry in scene.list.rows] == ["Rainy Sunday"]
    user.key("delete")
    assert user.scene is scene
    user.type("x")
    assert scene.list.rows == ()
    assert scene.list.empty == "No game fits."


def test_the_list_is_narrowed_to_one_game_and_to_what_is_over(user: User) -> None:
    saved_game("Rainy Sunday")
    scene = LoadScene(user.app)
    user.show(scene)
    user.wait(1)
    scene.filter.states.set("over")
    scene._filter()
    assert not scene.list.rows
    scene.filter.states.set("running")
    scene._filter()
    assert [entry.title for entry in scene.list.rows] == ["Rainy Sunday"]
    scene.filter.games.set("alice")
    scene._filter()
    assert scene.list.rows == ()


def test_the_filters_are_reached_and_changed_by_keyboard(user: User) -> None:
    saved_game("Rainy Sunday")
    scene = LoadScene(user.app)
    user.show(scene)
    user.wait(1)
    user.app.top.widgets.focus(scene.filter.states)
    user.key("right", "right")
    assert scene.filter.states.value == "over"
    assert scene.list.rows == ()
    user.key("right")
    assert scene.list.rows == ()
    user.key("left", "left", "left")
    assert len(scene.list.rows) == 1
