"""Scenes with the largest words in the smallest window: nothing is cut, nothing out of reach."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import Autosave
from alicegames.ui.app.scene import SceneArgs
from alicegames.ui.draw.theme import HERO
from alicegames.ui.scenes.help import HelpScene
from alicegames.ui.scenes.load import LoadScene
from alicegames.ui.scenes.title import TitleScene
from alicegames.ui.table.curtain import CurtainScene
from tests.ui.sizes import reading
from tests.ui.sizes.test_nothing_covers import said_wrong

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.foundation.person import User

SMALL = (1024, 640)
TABLE_KEYS = tuple((f"Shift+{letter}", "show me every open choice in a line") for letter in "ABCDEFGHIJKLM")


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_a_long_list_of_shortcuts_stays_in_the_window(user_with: Callable[..., User], text_scale: float) -> None:
    user = user_with(SMALL, text_scale=text_scale)
    listed = HelpScene(user.app, TABLE_KEYS)
    user.show(listed)
    assert user.app.scale.bounds.contains(listed.sheet)
    assert listed.least_width() <= listed.sheet.width


def test_a_shortcut_of_the_scene_is_not_listed_again_as_a_general_one(user: User) -> None:
    keys = [keys for keys, _meaning in HelpScene(user.app, (("F1", "the rules of this game"),)).rows]
    assert keys.count("F1") == 1


def test_no_button_of_the_title_is_cut(user_with: Callable[..., User]) -> None:
    user = user_with(SMALL, text_scale=1.5)
    title = TitleScene(user.app)
    user.show(title)
    assert all(button.rect.width >= button.width_for(user.app.type) for button in title.buttons)


def test_the_curtain_grows_with_its_words(user_with: Callable[..., User]) -> None:
    heights = []
    for text_scale in (1.0, 1.5):
        user = user_with(SMALL, text_scale=text_scale)
        curtain = CurtainScene.from_args(user.app, SceneArgs("alice", "", None))
        user.show(curtain)
        heights.append(curtain.button.rect.top - curtain.sheet.top - user.app.type.line_height(HERO))
        assert user.app.scale.bounds.contains(curtain.sheet)
    assert heights[1] >= heights[0]


ABBREVIATED = re.compile(r"“[^…]{3,}…” \(games\) is cut")
"""What the list abbreviates, and the details beside it tell whole."""
NAMES = ("Ada", "Bartholomew", "Cleo", "Wilhelmina", "Zoë")


@pytest.fixture
def running() -> None:
    """Save a game of five in its middle."""
    seats = [Seat(name=name, mark=MARKS[number]) for number, name in enumerate(NAMES)]
    match = new_match("rolling_in_wonderland", seats, first=0, seed=3)
    session = match.start()
    for number in range(40):
        decision = session.decision()
        assert decision is not None
        session.submit(decision.options[number * 7 % len(decision.options)])
    with Autosave(match) as autosave:
        assert autosave.save(session) is None


@pytest.mark.usefixtures("running")
@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("scene", [TitleScene, LoadScene])
def test_a_saved_game_can_be_read_in_a_small_window(
    user_with: Callable[..., User], scene: type[TitleScene | LoadScene], text_scale: float
) -> None:
    user = user_with(SMALL, text_scale=text_scale)
    user.show(scene(user.app))
    user.settle()
    read = reading.read(user.app)
    faults = said_wrong(user.app, read, under=False)
    assert [fault for fault in faults if not ABBREVIATED.match(fault)] == []
    if scene is TitleScene:
        shown = {one.shown for one in read.said}
        assert {"Ada", "Cleo", "Zoë"} <= shown
        tip = user.widget("continue").tip(None)
        assert all(name in tip for name in NAMES)


@pytest.mark.parametrize("size", [SMALL, (1280, 720), (1920, 1080), (3840, 2160)])
def test_the_words_about_a_book_stand_below_its_shelf(user_with: Callable[..., User], size: tuple[int, int]) -> None:
    user = user_with(size)
    title = TitleScene(user.app)
    user.show(title)
    user.settle()
    board = title._floor - 6 * title._shelf_width() / 1200 + 39.5 * title._shelf_width() / 1200
    assert title.blurb_top > board
    blurb = [one for one in reading.read(user.app).said if one.text.startswith("Gather the guests")]
    assert blurb
    assert all(one.ink.top > user.app.scale.px(board) for one in blurb)
    assert all(one.ink.bottom < user.app.scale.px(title.card.rect.top) for one in blurb)
