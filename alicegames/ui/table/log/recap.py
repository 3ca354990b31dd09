"""Why somebody is called to the screen, in words that tell nothing of what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.core.decision import CHANCE
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.ui.table.model import TableModel


def summons(model: TableModel[Any, Any], seat: int) -> str:
    """Say why a seat is called: its own turn, or a question in another's."""
    session = model.session
    owner = session.rules.turn(session.state).owner
    if session.is_over or owner in (seat, CHANCE):
        return _("It is your turn at the screen.")
    return _("It is {name}’s turn, and you are asked for an answer.").format(name=model.match.names[owner])
