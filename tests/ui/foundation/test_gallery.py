"""Component packs looked at: everything in them is drawn and told, and one is taken for the next game."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Any

import pytest

from alicegames import paths
from alicegames.games import registry
from alicegames.match import MARKS, Seat, new_match
from alicegames.packs import loader
from alicegames.ui import presenters
from alicegames.ui.scenes.components.gallery import GalleryScene
from alicegames.ui.scenes.setup import SetupScene
from tests.packs.test_own_packs import EXAMPLE

if TYPE_CHECKING:
    from tests.ui.foundation.person import User

SEATS = [Seat(name=name, mark=MARKS[number]) for number, name in enumerate(("Ada", "Bo"))]
THINGS = {
    "tea_time": 60 + 6 + 1,  # six characters by ten, their other faces, Alice
    "alice": 43 + 30 + 27,
    "rolling_in_wonderland": 34 + 6 + 15 + 25 + 7 + 5 + 4,
    "queen_alice": 10 + 90 + 42 + 16 + 16,
}
"""How many things the packs have, copies counted."""


@pytest.fixture
def steep() -> None:
    """Put the example pack into the packs folder."""
    shutil.copytree(EXAMPLE, paths.user_packs() / "steep")


@pytest.mark.parametrize("game", registry.ids())
def test_nothing_of_a_pack_is_left_out(game: str) -> None:
    trays = presenters.gallery(new_match(game, SEATS, seed=0))
    plates = [plate for tray in trays for plate in tray.plates]
    assert all(plate.name for plate in plates)
    assert sum(plate.count for plate in plates) == THINGS[game]


@pytest.mark.parametrize("game", registry.ids())
def test_everything_of_every_kind_is_drawn(user: User, game: str) -> None:
    scene = GalleryScene(user.app, game)
    user.show(scene)
    for number, tray in enumerate(scene.trays):
        scene.kinds.index = number
        scene._show_kind(number)
        seen = set()
        for at in range(min(3, len(tray.plates))):
            scene.list.selected = at
            scene.refresh()
            user.settle()
            seen.add(user.picture())
        assert len(seen) == min(3, len(tray.plates))
    assert user.app.top is scene


def test_it_is_walked_by_keyboard(user: User) -> None:
    scene = GalleryScene(user.app, "alice")
    user.show(scene)
    user.app.top.widgets.focus(scene.kinds)
    user.key("right")
    scene.widgets.focus(scene.list)
    user.key("down", "down")
    assert scene.list.row == scene.trays[1].plates[2]


@pytest.mark.usefixtures("steep")
def test_a_pack_is_taken_for_the_game_that_is_set_up(user: User) -> None:
    setup = SetupScene(user.app, "rolling_in_wonderland")
    user.show(setup)
    user.click("components")
    scene: Any = user.app.top
    assert isinstance(scene, GalleryScene)
    scene.pack_choice.set(1)
    scene._show_pack(1)
    user.click("choose")
    assert user.app.top is setup
    wanted = loader.load(registry.get("rolling_in_wonderland").pack, EXAMPLE)
    assert setup.draft.match().pack.id == wanted.id


def test_what_is_wrong_with_a_pack_is_told(user: User) -> None:
    (paths.user_packs() / "bad").mkdir(parents=True)
    (paths.user_packs() / "bad" / "manifest.json").write_text('{"game": "alice", "name": "Bad", "version": 1}')
    scene = GalleryScene(user.app, "alice")
    user.show(scene)
    assert ["manifest.json" in str(fault) for fault in scene.faults] == [True]
