"""Every scene, and the table of every game and number of players, composes in a window of any size."""

from __future__ import annotations

from random import Random

import pytest

from alicegames.storage import Autosave
from alicegames.ui.app import screenshot
from alicegames.ui.app.scene import Push
from alicegames.ui.scenes.title import TitleScene
from alicegames.ui.table.scene import TableScene
from tests.ui.sizes import windows
from tests.ui.sizes.windows import Position, Window


@pytest.mark.parametrize("scene", windows.SCENES_ALONE)
def test_every_scene_composes_at_any_size(scene: str) -> None:
    rng = Random(scene)
    for _window in range(2 * windows.LONG):
        window = windows.any_window(rng)
        app = windows.show(window, scene)
        assert scene == "crash" or not windows.fault(app), (window, windows.fault(app))
        app.close()


@pytest.mark.parametrize(("game", "players"), windows.tables())
def test_every_table_composes_at_any_size(game: str, players: int) -> None:
    rng = Random(f"{game} {players}")
    for _window in range(2 * windows.LONG):
        window, position = windows.any_window(rng), windows.any_position(rng, game, players)
        app = windows.show(window, "table", position)
        assert not windows.fault(app), (window, position, windows.fault(app))
        assert outside(app.top) == [], (window, position)
        app.close()


def outside(scene: object) -> list[str]:
    """Return the things on the table that have no room or do not lie in the window."""
    assert isinstance(scene, TableScene)
    bounds = scene.app.scale.bounds.inflate(4, 4)
    shown = [item for item in scene.picture if not scene.tabs.hides(scene.frame, item.rect)]
    return [item.key for item in shown if min(item.rect.size) < 6 or not bounds.contains(item.rect)]


@pytest.mark.parametrize(
    ("window", "position"),
    [
        (Window((1024, 4453), 0.9, palette="high_contrast"), Position("alice", 4, 211, 583)),
        (Window((1080, 1920)), Position("alice", 2, 120, 3)),
        (Window((1920, 2160)), Position("alice", 3, 150, 5)),
        (Window((1200, 1920)), Position("rolling_in_wonderland", 3, 90, 5)),
        (Window((1280, 1440), 0.75), Position("alice", 2, 120, 5)),
    ],
)
def test_a_tall_window_shows_the_table(window: Window, position: Position) -> None:
    app = windows.show(window, "table", position)
    assert not windows.fault(app)
    assert outside(app.top) == []


def test_the_many_names_a_queen_may_call_leave_room_for_her_card() -> None:
    for seed in range(6):
        app = windows.show(Window((1080, 1920)), "table", Position("alice", 4, 200, seed))
        table = app.top
        assert isinstance(table, TableScene)
        card = table.picture.get("played")
        assert card is None or min(card.rect.size) > 60


@pytest.mark.parametrize("game", ["alice", "rolling_in_wonderland"])
def test_a_name_without_width_is_shown_on_the_table(game: str) -> None:
    joined = tuple(f"Z{letter}\N{ZERO WIDTH JOINER}e" for letter in "aiou")
    app = Window((1024, 640)).app()
    app.go(Push(TableScene(app, *windows.played(Position(game, 4, 40, 2), joined))))
    app.tick()
    assert not windows.fault(app)


@pytest.mark.parametrize("plies", [20, 60, 100, 140])
def test_a_game_of_four_can_be_continued_from_the_title(plies: int) -> None:
    match, session = windows.played(Position("alice", 4, plies, 2))
    with Autosave(match) as auto:
        assert auto.save(session) is None
    app = Window((1280, 720)).app()
    title = TitleScene(app)
    app.go(Push(title))
    screenshot.settle(app)
    assert title.card.picture is not None
    assert app.toasts.texts == ()
