"""Undo in words: what comes back, why it does not, and the record of what was taken back all the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.core.undo import Seen
from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from alicegames.core.session import Ply, Session
    from alicegames.core.undo import Barrier, Takeback
    from alicegames.match.match import Match


def comes_back(match: Match, back: Takeback[Any, Any] | None, viewer: int) -> str:
    """Return what an undo takes back, as the viewer may know it; empty where there is nothing."""
    if back is None:
        return ""
    return _("{name}’s last choice: {choice}.").format(name=match.names[back.seat], choice=_choice(match, back, viewer))


def _choice(match: Match, back: Any, viewer: int) -> str:  # noqa: ANN401 -- a takeback of any game
    """Return the choice's own words for its maker, for others what they saw of it."""
    if viewer == back.seat or not match.game.has_secrets:
        return "; ".join(_option(match, move) for move in back.own if move.decision.kind == back.move.decision.kind)
    return " ".join(_sentences(match, back.move, viewer)).rstrip(".") or _("something that you have not seen")


def _option(match: Match, move: Ply[Any, Any]) -> str:
    """Return the words of a choice as it was offered."""
    return match.texts.option(match.rules.view(move.before, move.player), move.choice, match.names).rstrip(".")


def refusal(match: Match, session: Session[Any, Any], barrier: Barrier, viewer: int) -> str:
    """Return why nothing is taken back, with what was seen as far as the viewer may know it."""
    text = reason(match, session, barrier, viewer)
    return _("{reason} That cannot be taken back.").format(reason=text) if isinstance(barrier, Seen) else text


def reason(match: Match, session: Session[Any, Any], barrier: Barrier, viewer: int) -> str:
    """Return what stands against an undo, with what was seen as far as the viewer may know it."""
    text = barrier.sentence(match.names)
    if not isinstance(barrier, Seen):
        return text
    seen = _sentences(match, session.moves[barrier.ply], viewer)
    return _("{reason} It was this: “{seen}”").format(reason=text, seen=seen[0]) if seen else text


def _sentences(match: Match, move: Ply[Any, Any], viewer: int) -> list[str]:
    seen = (match.rules.view_event(event, viewer) for event in move.events)
    return [text for event in seen if event is not None and (text := match.texts.event(event, match.names))]


def record(match: Match, session: Session[Any, Any]) -> str:
    """Return the record of choices taken back although something had been seen; empty if there is none."""
    count = session.takebacks
    if not count:
        return ""
    text = ngettext(
        "{count} choice was taken back although something had been seen",
        "{count} choices were taken back although something had been seen",
        count,
    ).format(count=count)
    turns = dict.fromkeys((one.seat, one.turn) for one in session.retractions)
    where = [_("{name} in turn {turn}").format(name=match.names[seat], turn=turn + 1) for seat, turn in turns]
    return _("{text}: {places}.").format(text=text, places=", ".join(where)) if where else f"{text}."
