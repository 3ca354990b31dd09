"""The log: what happened, in sentences, as one seat may read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from alicegames.core.decision import CHANCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.core.session import Ply
    from alicegames.ui.table.model import TableModel


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence of the log."""

    ply: int
    seat: int
    """Who chose it, or CHANCE."""
    subject: int
    """Whom it happened to: the seat whose badge stands before it; CHANCE where it is nobody's."""
    turn: int
    owner: int
    """Whose turn it was."""
    round: int
    text: str
    targets: tuple[str, ...]
    """The target ids of what it is about; they light up when the line is hovered."""
    rule: str = ""
    """The ledger id of the rule that it carries out."""

    def is_of(self, seat: int) -> bool:
        """Whether a seat did it or had it done to it."""
        return seat in (self.subject, self.seat)


def extend(lines: list[LogLine], model: TableModel[Any, Any], end: int) -> list[LogLine]:
    """Add the lines of the plies before ``end`` that are not there yet, and return those before ``end``."""
    start = lines[-1].ply + 1 if lines else 0
    for move in model.session.moves[start:end]:
        lines.extend(of(model, move, model.viewer))
    return [line for line in lines if line.ply < end]


def of(model: TableModel[Any, Any], move: Ply[Any, Any], viewer: int) -> list[LogLine]:
    """Return the lines of one choice as a seat, or an ONLOOKER, may read them."""
    rules, texts, names = model.session.rules, model.match.texts, model.match.names
    found = []
    for event in move.events:
        seen = rules.view_event(event, viewer)
        text = texts.event(seen, names) if seen is not None else ""
        if seen is not None and text:
            targets = model.presenter.event_targets(seen)
            subject = getattr(seen, "seat", CHANCE)
            doer = CHANCE if hasattr(seen, "round") and subject == CHANCE else move.player
            turn, rule = move.turn, model.match.game.sources.of_event(seen)
            found.append(LogLine(move.ply, doer, subject, turn.number, turn.owner, turn.round, text, targets, rule))
    return found


def filtered(
    lines: Sequence[LogLine], seat: int | None = None, turn: int | None = None, words: str = ""
) -> list[LogLine]:
    """Keep the lines of what one seat did or had done to it, of one turn, with these words."""
    wanted = words.casefold().split()
    return [
        line
        for line in lines
        if (seat is None or line.is_of(seat))
        and turn in (None, line.turn)
        and all(word in line.text.casefold() for word in wanted)
    ]
