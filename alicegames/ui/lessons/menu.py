"""The menu over a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.i18n import _
from alicegames.ui.app.commands import Command, Home, Pop, Push, Replace
from alicegames.ui.scenes.dialogs import Menu
from alicegames.ui.scenes.settings import SettingsScene

if TYPE_CHECKING:
    from alicegames.ui.lessons.scene import LessonScene


def menu(scene: LessonScene) -> Command:
    """Open the menu."""
    app = scene.app
    return Push(
        Menu(
            app,
            _(scene.course.lesson.title),
            [
                ("resume", _("Back to the lesson"), lambda: None),
                ("again", _("Begin the lesson again"), lambda: Replace(scene.fresh(scene.course.lesson))),
                ("rules", _("Rules"), scene.commands.rules),
                ("settings", _("Settings"), lambda: Push(SettingsScene(app))),
                ("leave", _("Back to the game") if scene.is_from_a_game else _("Leave the lesson"), Pop),
                ("home", _("Leave for the title"), Home),
            ],
        )
    )
