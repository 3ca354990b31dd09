"""The score's rows appear one by one; nobody has to wait for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.ui.app.events import Press, Release
from alicegames.ui.app.scene import SceneArgs
from alicegames.ui.endings.score import ScoreScene
from alicegames.ui.scenes.setup import SetupScene

if TYPE_CHECKING:
    from tests.ui.foundation.person import User


def test_a_button_works_while_the_rows_still_appear(user: User) -> None:
    score = ScoreScene.from_args(user.app, SceneArgs("tea_time", "", None))
    user.show(score)
    user.click("again")
    assert isinstance(user.scene, SetupScene)


def test_a_click_elsewhere_shows_the_rest_at_once(user: User) -> None:
    score = ScoreScene.from_args(user.app, SceneArgs("tea_time", "", None))
    user.show(score)
    assert user.app.tick() == 0
    for event in (Press((10.0, 200.0)), Release((10.0, 200.0))):
        user.app.send(event)
    user.app.tick()
    assert user.app.tick() > 0
    assert user.scene is score
