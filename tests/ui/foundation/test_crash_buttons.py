"""The sheet of the crash is as wide as its buttons want."""

from __future__ import annotations

from alicegames.ui.app import offscreen
from alicegames.ui.app.scene import Push, Quit, SceneArgs
from alicegames.ui.scenes.crash import CrashScene


def test_five_buttons_stay_on_their_sheet_in_a_small_window() -> None:
    app = offscreen.app((1024, 640))
    scene = CrashScene.from_args(app, SceneArgs())
    scene.add_staying("hidden", "Report hidden cards too", Quit)
    scene.add_staying("without", "Title without this game", Quit)
    app.go(Push(scene))
    assert all(scene.sheet.contains(button.rect) for button in scene.buttons)
