"""The table's menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.i18n import _
from alicegames.storage import SaveError, library
from alicegames.ui.scene import Command, Home, Push, Quit
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.dialogs import Ask, Menu

if TYPE_CHECKING:
    from alicegames.ui.scene import Scene
    from alicegames.ui.scenes.table import TableScene


def menu(table: TableScene) -> Scene:
    """Return the menu over a table."""
    app = table.app
    return Menu(
        app,
        table.match.game.title(),
        [
            ("resume", _("Back to the table"), lambda: None),
            ("save", _("Save as …"), lambda: Push(_ask_title(table))),
            ("rules", _("Rules"), table.open_rules),
            ("settings", _("Settings"), lambda: Push(scene_class("settings")(app))),
            ("home", _("Leave for the title"), Home),
            ("quit", _("Quit"), Quit),
        ],
    )


def _ask_title(table: TableScene) -> Scene:
    turn = table.model.turn
    title = _("{game}, turn {turn}").format(game=table.match.game.title(), turn=turn.number + 1)
    return Ask(
        table.app,
        _("Save as"),
        _("The game is saved by itself after every choice; a named save keeps this moment."),
        title,
        _("Save"),
        lambda name: _save(table, name),
    )


def _save(table: TableScene, name: str) -> Command | None:
    try:
        library.save_as(table.match, table.model.session, name)
    except SaveError as error:
        table.app.toast(str(error))
        return None
    table.app.toast(_("Saved as “{name}”.").format(name=name))
    return None
