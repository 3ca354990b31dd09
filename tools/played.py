"""Whole games for the tools that draw: played by greedy bots, the same every time."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from alicegames.bots import Question, levels
from alicegames.bots.base import NEVER
from alicegames.match import MARKS, Seat, new_match

if TYPE_CHECKING:
    from alicegames.core.session import Session
    from alicegames.match import Match

NAMES: Final = ("Ada", "Bo", "Cleo", "Dan", "Eve")
_SEED: Final = 11


def finished(game: str, players: int) -> tuple[Match, Session[Any, Any]]:
    """Return a game between people that is over."""
    people = [Seat(name=NAMES[seat], mark=MARKS[seat]) for seat in range(players)]
    match = new_match(game, people, seed=_SEED, first=0)
    session, bot, rng = match.start(), levels.get("greedy").make(match.game), Random(_SEED)
    while (decision := session.decision()) is not None:
        seat = decision.player
        session.submit(bot.choose(Question(session.rules, session.view(seat), decision, seat, rng, NEVER)))
    return match, session
