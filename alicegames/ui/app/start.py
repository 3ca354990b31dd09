"""Opening the window: the first scene, and what it is opened for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from alicegames.i18n import _
from alicegames.storage import settings as stored
from alicegames.ui.app import display, probe
from alicegames.ui.app.app import App
from alicegames.ui.app.commands import Push
from alicegames.ui.app.window import RealWindow
from alicegames.ui.scenes import scene_class

if TYPE_CHECKING:
    from alicegames.match.match import Match
    from alicegames.storage.restore import Opened


class NoDisplayError(RuntimeError):
    """No window can be opened here; the message is one sentence."""


def run(match: Match | None = None, opened: Opened | None = None) -> None:
    """Open the window: at the title, at the table of a new match, or at that of a saved game.

    Raises NoDisplayError.
    """
    if not display.answers():
        raise NoDisplayError(_("The display does not answer."))
    settings, fault = stored.load()
    try:
        screen = RealWindow(settings.window, settings.window_at)
    except pygame.error as error:
        raise NoDisplayError(_("No window can be opened here ({reason}).").format(reason=error)) from error
    app = App(screen, settings)
    probe.install(app)
    app.hands.pads.begin()
    if fault:
        app.toast(fault)
    screen.set_icon(app.sprites.get("head_white_rabbit", 64, 64))
    first = scene_class("title")(app)
    if match is None and opened is None:
        app.run(first)
        return
    table: Any = scene_class("table")
    app.go(Push(first))
    app.run(table.start(app, match) if opened is None else table.resume(app, opened))
