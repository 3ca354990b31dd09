"""The title: four books on a shelf, Continue, Load, Rules, Settings, Quit."""

from __future__ import annotations

from alicegames.ui.scene import Scene


class TitleScene(Scene):
    """The first scene."""

    name = "title"
