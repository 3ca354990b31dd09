"""A review at the terminal: it is searched here, shown with its progress, and kept for the next time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.i18n import _
from alicegames.storage import tolerant
from alicegames.teaching.review import Notes, Review, path_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.session import Ply, Session
    from alicegames.match import Match


def opened(match: Match, session: Session[Any, Any]) -> Review:
    """Return the review of a game as it was left; a new one where there is none."""
    path = path_of(match, session)
    return Review(match, session, tolerant.load(path, Notes)[0] if path.exists() else None)


def keep(review: Review) -> str:
    """Keep what a review has found so far; return what went wrong, empty if nothing did."""
    path = path_of(review.match, review.session)
    path.parent.mkdir(parents=True, exist_ok=True)
    fault = tolerant.save(path, review.notes)
    return str(fault) if fault is not None else ""


def lines(review: Review) -> list[str]:
    """Tell what a review has found, person by person."""
    told: list[str] = []
    for seat in review.seats:
        found = review.dearest(seat)
        told += [_("{name}: what cost most").format(name=review.match.names[seat])]
        for number, slip in enumerate(found, 1):
            head, *more = review.told(slip)
            told += [f"  {number}. {head}", *(f"     {line}" for line in more)]
        told += [] if found else ["  " + _("Nothing that cost a point: well played.")]
    return told


def go_through(review: Review, answer: Callable[[Ply[Any, Any]], Any], say: Callable[[str], None]) -> str:
    """Look at every choice that is left; return what went wrong in keeping it. ``answer`` waits for the bots."""
    tenth = -1
    fault = ""
    while (move := review.next()) is not None:
        found = answer(move)
        review.take(move, found.reason, found.estimates)
        fault = keep(review)
        if int(review.share * 10) > tenth:
            tenth = int(review.share * 10)
            say(_("{percent} % looked at").format(percent=round(review.share * 100)))
    return fault
