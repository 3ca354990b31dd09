"""The log: what happened, in sentences, as one seat may read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.core.session import Move
    from alicegames.ui.table.model import TableModel


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence of the log."""

    ply: int
    seat: int
    """Who did it, or CHANCE."""
    turn: int
    round: int
    text: str
    targets: tuple[str, ...]
    """The target ids of what it is about; they light up when the line is hovered."""


def extend(lines: list[LogLine], model: TableModel[Any, Any], end: int) -> list[LogLine]:
    """Add the lines of the plies before ``end`` that are not there yet, and return those before ``end``."""
    start = lines[-1].ply + 1 if lines else 0
    for move in model.session.moves[start:end]:
        lines.extend(_lines(model, move))
    return [line for line in lines if line.ply < end]


def _lines(model: TableModel[Any, Any], move: Move[Any, Any]) -> list[LogLine]:
    rules, texts, names = model.session.rules, model.match.texts, model.match.names
    found = []
    for event in move.events:
        seen = rules.view_event(event, model.viewer)
        text = texts.event(seen, names) if seen is not None else ""
        if seen is not None and text:
            targets = model.presenter.event_targets(seen)
            found.append(LogLine(move.ply, move.player, move.turn.number, move.turn.round, text, targets))
    return found


def filtered(lines: Sequence[LogLine], seat: int | None, turn: int | None = None) -> list[LogLine]:
    """Keep the lines of one seat and of one turn; of all, where these are None."""
    return [line for line in lines if seat in (None, line.seat) and turn in (None, line.turn)]
