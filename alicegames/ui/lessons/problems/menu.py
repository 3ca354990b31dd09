"""The menu over a problem."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.i18n import _
from alicegames.ui.app.commands import Command, Home, Pop, Push
from alicegames.ui.scenes.dialogs import Menu
from alicegames.ui.scenes.settings import SettingsScene

if TYPE_CHECKING:
    from alicegames.ui.lessons.problems.scene import ProblemScene


def menu(scene: ProblemScene) -> Command:
    """Open the menu."""
    app = scene.app
    return Push(
        Menu(
            app,
            _(scene.attempt.problem.title),
            [
                ("resume", _("Back to the problem"), lambda: None),
                ("again", _("Begin the problem again"), scene.begin_again),
                ("solution", _("Show the solution"), scene.show_solution),
                ("rules", _("Rules"), scene.commands.rules),
                ("settings", _("Settings"), lambda: Push(SettingsScene(app))),
                ("leave", _("Leave the problem"), Pop),
                ("home", _("Leave for the title"), Home),
            ],
        )
    )
