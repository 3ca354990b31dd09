"""Scenes with the largest words in the smallest window: nothing is cut, nothing out of reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from alicegames.ui.app.scene import SceneArgs
from alicegames.ui.draw.theme import HERO
from alicegames.ui.scenes.help import HelpScene
from alicegames.ui.scenes.title import TitleScene
from alicegames.ui.table.curtain import CurtainScene

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
