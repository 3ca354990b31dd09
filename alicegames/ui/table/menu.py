"""The table's menu."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.i18n import _
from alicegames.storage import SaveError, library, settings
from alicegames.ui.app import keymap
from alicegames.ui.app.scene import Command, Home, Push, Quit
from alicegames.ui.scenes.dialogs import Ask, Menu
from alicegames.ui.scenes.rules import RulesScene
from alicegames.ui.scenes.settings import SettingsScene
from alicegames.ui.table.people.company import CompanyScene

if TYPE_CHECKING:
    from alicegames.core.session import Session
    from alicegames.match import Match
    from alicegames.ui.app.app import App
    from alicegames.ui.app.scene import Scene
    from alicegames.ui.table.hub import Hub


def menu(table: Hub, *, covered: bool = False) -> Scene:
    """Return the menu over a table; ``covered`` leaves out whatever tells of the game, for the curtain."""
    app = table.app
    game = table.match.game.id
    rules = (lambda: Push(RulesScene(app, game))) if covered else table.commands.rules
    show_me = [] if covered else [("show_me", _named(_("Show me the choices"), "show_me"), table.commands.show_me)]
    if not covered:
        show_me.append(("decks", _named(_("What is left in the decks"), "decks"), table.commands.decks))
    if not covered and not table.model.over:
        show_me.append(("company", _("Who plays on"), lambda: Push(CompanyScene(table))))
    if not covered and (table.match.clock is not None or not table.match.humans) and not table.model.over:
        show_me.append(("pause", _named(_("Pause"), "pause"), table.commands.pause))
    label = _("Tutor: switch off") if app.settings.tutor else _("Tutor: switch on")
    tutor = [("tutor", label, lambda: switch_tutor(app))] if len(table.match.humans) == 1 and not covered else []
    again = [("bots", _("Ask the bots again"), table.bots.ask_again)] if table.bots.troubles.any_given_up else []
    return Menu(
        app,
        table.match.game.title(),
        [
            ("resume", _("Back"), lambda: None) if covered else ("resume", _("Back to the table"), lambda: None),
            *show_me,
            *again,
            ("save", _("Save as …"), lambda: Push(save_dialog(app, table.match, table.model.session))),
            ("rules", _("Rules"), rules),
            *tutor,
            ("settings", _("Settings"), lambda: Push(SettingsScene(app))),
            ("home", _("Leave for the title"), Home),
            ("quit", _("Quit"), Quit),
        ],
    )


def _named(label: str, deed: str) -> str:
    """Return a line of the menu with the key that does the same."""
    return _("{label} ({key})").format(label=label, key=keymap.name(deed))


def switch_tutor(app: App) -> Command | None:
    """Switch the tutor on or off, for this table and the next."""
    app.settings, fault = settings.update(tutor=not app.settings.tutor)
    on = _("The tutor is on: before a choice that costs much is played, you are asked.")
    app.toast(str(fault) if fault is not None else on if app.settings.tutor else _("The tutor is off."))
    return None


def save_dialog(app: App, match: Match, session: Session[Any, Any]) -> Scene:
    """Return the dialog that asks for the title of a named save."""
    turn = session.rules.turn(session.state)
    title = _("{game}, turn {turn}").format(game=match.game.title(), turn=turn.number + 1)
    text = _("The game is saved by itself after every choice; a named save keeps this moment.")
    return Ask(app, _("Save as"), text, title, _("Save"), lambda name: _save(app, match, session, name))


def _save(app: App, match: Match, session: Session[Any, Any], name: str) -> Command | None:
    try:
        library.save_as(match, session, name)
    except SaveError as error:
        app.toast(str(error))
        return None
    app.toast(_("Saved as “{name}”.").format(name=name))
    return None
