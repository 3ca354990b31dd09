"""A saved game that cannot be opened: its one sentence, and the newest good copy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.i18n import _
from alicegames.storage import SaveError, open_copy
from alicegames.ui.app.commands import Command, Push
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.dialogs import Confirm, Message

if TYPE_CHECKING:
    from alicegames.ui.app.app import App


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


def _open_copy(app: App, fault: SaveError) -> Command:
    try:
        opened = open_copy(fault)
    except SaveError as again:
        return Push(Message(app, _("The copy cannot be opened either"), str(again)))
    return Push(scene_class("table").resume(app, opened))  # type: ignore[attr-defined]
