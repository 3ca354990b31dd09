"""From a session to its document: the set-up, every choice, the position and what lists show."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from alicegames.core.knowledge import KNOWLEDGE
from alicegames.core.rules import totals
from alicegames.core.values import to_json
from alicegames.match.match import now
from alicegames.storage.document import BaseRecord, PackRecord, RetractionRecord, SaveDocument, SetupRecord, Summary

if TYPE_CHECKING:
    from alicegames.core.game import Game
    from alicegames.core.rules import Rules
    from alicegames.core.session import Session
    from alicegames.match.match import Match


_KEPT: Final = 1_000
"""Retractions written; ``takebacks`` counts them all."""


def document_of(match: Match, session: Session[Any, Any], title: str = "") -> SaveDocument:
    """Return the save document of a session of this match."""
    return SaveDocument(
        game=match.game.id,
        rules_version=match.game.rules_version,
        pack=PackRecord(name=match.pack.id.name, version=match.pack.id.version, digest=match.pack.id.digest),
        title=title,
        setup=SetupRecord(players=match.setup.players, options=match.setup.options, first=match.setup.first),
        seats=match.seats,
        seed=match.seed,
        takebacks=session.takebacks,
        retractions=tuple(
            RetractionRecord(seat=one.seat, turn=one.turn, code=one.code) for one in session.retractions[-_KEPT:]
        ),
        clock=match.clock.used() if match.clock is not None else None,
        created=match.created,
        saved=now(),
        summary=_summary(match.game, match.rules, session),
        base=_base(match, session),
        codes=session.codes,
        snapshot=snapshot(session.state),
    )


def _base(match: Match, session: Session[Any, Any]) -> BaseRecord | None:
    if session.start is None:
        return None
    state, plies = session.start
    return BaseRecord(rules_version=match.game.rules_version, plies=plies, snapshot=snapshot(state))


def snapshot(state: object) -> Any:  # noqa: ANN401 -- any JSON
    """Return a state as JSON values, without what can be known: that follows from the choices."""
    values = json.loads(to_json(state))
    values.pop(KNOWLEDGE, None)
    return values


def _summary(game: Game[Any, Any], rules: Rules[Any, Any], session: Session[Any, Any]) -> Summary:
    """Return what lists show: of a game with secrets, only what the other seats know, until it is over."""
    state, turn = session.state, rules.turn(session.state)
    hidden = game.has_secrets and not session.is_over and session.setup.players > 1
    return Summary(
        round=turn.round,
        turn=turn.number,
        over=session.is_over,
        scores=_scores_from_outside(rules, session) if hidden else totals(rules.score(state)),
        places=() if hidden else rules.places(state),
        choices=session.choices,
    )


def _scores_from_outside(rules: Rules[Any, Any], session: Session[Any, Any]) -> tuple[int, ...]:
    players = session.setup.players
    seen = [totals(rules.score(session.view(seat))) for seat in range(players)]
    return tuple(seen[(seat + 1) % players][seat] for seat in range(len(seen[0])))
