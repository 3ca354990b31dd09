"""A file dropped onto the window: a saved game is put onto the shelf."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from alicegames.i18n import _
from alicegames.storage import SaveError, library

if TYPE_CHECKING:
    from alicegames.ui.app.app import App

_LISTING: Final = ("title", "load")
"""Scenes that show what stands on the shelf."""


def take(app: App, file: str) -> None:
    """Import a game, and say so, or why it is none."""
    try:
        library.import_game(Path(file))
    except SaveError as fault:
        app.toast(str(fault))
        return
    app.toast(_("“{file}” stands on your shelf now.").format(file=Path(file).name))
    if app.top.name in _LISTING:
        app.top.enter()
        app.top.refresh()
