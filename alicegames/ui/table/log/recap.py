"""What happened since somebody's last turn, and why that person is called to the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.core.decision import CHANCE, ONLOOKER
from alicegames.i18n import _
from alicegames.ui.table.log import lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.ui.table.log.lines import LogLine
    from alicegames.ui.table.model import TableModel


def start(model: TableModel[Any, Any], seat: int) -> int:
    """Return the ply after a seat's last turn; in the seat's own turn, after the one before it."""
    now = model.turn
    for move in reversed(model.session.moves[: model.shown]):
        if move.turn.owner == seat != CHANCE and move.turn.number != now.number:
            return int(move.ply) + 1
    return 0


def since(model: TableModel[Any, Any], seat: int, log: Sequence[LogLine]) -> list[LogLine]:
    """Return of a log what happened since a seat's last turn, its own turn left out."""
    first, now = start(model, seat), model.turn
    mine = now.owner == seat
    return [line for line in log if line.ply >= first and not (mine and line.turn == now.number)]


def public(model: TableModel[Any, Any], seat: int) -> list[LogLine]:
    """Return what everybody may know of what happened since a seat's last turn: it is told before the seat is there."""
    moves = model.session.moves[start(model, seat) : model.shown]
    return since(model, seat, [line for move in moves for line in lines.of(model, move, ONLOOKER)])


def summons(model: TableModel[Any, Any], seat: int) -> str:
    """Say why a seat is called: its own turn, or a question in another's."""
    session = model.session
    owner = session.rules.turn(session.state).owner
    if session.is_over or owner in (seat, CHANCE):
        return _("It is your turn at the screen.")
    return _("It is {name}’s turn, and you are asked for an answer.").format(name=model.match.names[owner])
