"""What happened: why somebody is called to the screen, and what the others did since one's last turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.core.decision import CHANCE
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.core.session import Move
    from alicegames.ui.table.model import TableModel


def summons(model: TableModel[Any, Any], seat: int) -> str:
    """Say why a seat is called to the screen, in what everybody has seen and nothing else."""
    session = model.session
    if session.rules.turn(session.state).owner == seat:
        return _("It is your turn at the screen.")
    answered = next((move for move in reversed(session.moves) if move.player not in (CHANCE, seat)), None)
    said = _public(model, answered) if answered is not None else ""
    return " ".join(part for part in (said, _("You are asked for an answer.")) if part)


def _public(model: TableModel[Any, Any], move: Move[Any, Any]) -> str:
    """Return the last sentence about a move that is the same for every seat; empty if there is none."""
    rules, match = model.session.rules, model.match
    for event in reversed(move.events):
        seen = [rules.view_event(event, seat) for seat in range(len(match.seats))]
        if seen[0] is None or any(one != seen[0] for one in seen):
            continue
        text = match.texts.event(seen[0], match.names)
        if text:
            return str(text)
    return ""
