"""A saved game that cannot be opened: its one sentence, and the newest good copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.i18n import _
from alicegames.storage import SaveError, library, open_copy, open_game
from alicegames.ui.app.commands import Command, Push, Stay
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.dialogs import Confirm, Message

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from alicegames.ui.app.app import App
    from alicegames.ui.app.scene import Scene


def go_on(app: App, path: Path, show: Callable[[Scene], Command], make: Any = None) -> Command:  # noqa: ANN401 -- a scene
    """Return the command that shows a saved game, or the dialog that says why it cannot be opened.

    ``make`` makes the scene of the application and the opened game; the table does by default.
    """
    app.opening = path
    try:
        opened = open_game(path)
    except SaveError as fault:
        app.opening = None
        return offer_copy(app, fault)
    table: Any = scene_class("table")
    scene: Scene = (make or table.resume)(app, opened)
    app.opening = None
    return show(scene)


def offer_copy(app: App, fault: SaveError) -> Command:
    """Return the dialog that says what is wrong and offers to open the good copy, if there is one."""
    if fault.good_copy is None:
        return Push(Message(app, _("This game cannot be opened"), str(fault)))
    text = _("{fault}\nThere is an older copy that is good. The damaged file will be set aside, not deleted.")
    question = Confirm(
        app,
        _("This game cannot be opened"),
        text.format(fault=fault),
        _("Open the copy"),
        lambda: _open_copy(app, fault),
    )
    return Push(question)


def ask_set_aside(app: App, fault: SaveError, then: Callable[[], None]) -> Command:
    """Return the dialog that says what is wrong with a file and offers the trash; ``then`` follows."""
    title = _("This game cannot be shown")
    if not fault.file.is_file():
        return Push(Message(app, title, str(fault)))
    return Push(Confirm(app, title, str(fault), _("To the trash"), lambda: _set_aside(app, fault, then), kind="danger"))


def _set_aside(app: App, fault: SaveError, then: Callable[[], None]) -> Command:
    try:
        library.delete(fault.file)
    except SaveError as again:
        app.toast(str(again))
    then()
    return Stay()


def _open_copy(app: App, fault: SaveError) -> Command:
    try:
        opened = open_copy(fault)
    except SaveError as again:
        return Push(Message(app, _("The copy cannot be opened either"), str(again)))
    return Push(scene_class("table").resume(app, opened))  # type: ignore[attr-defined]
