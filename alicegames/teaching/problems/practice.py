"""Practice: what cost most in a person's own game, as problems: find a choice that is not worse than the better one."""

from __future__ import annotations

from dataclasses import replace
from glob import escape
from typing import TYPE_CHECKING, Any

from alicegames.i18n import _, ngettext
from alicegames.teaching.lesson import Feedback, LessonSetup
from alicegames.teaching.problems.attempt import Attempt, opening
from alicegames.teaching.problems.problem import Goal, Problem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.core.session import Session
    from alicegames.match import Match
    from alicegames.teaching.review import Review, Slip


def problems(review: Review, slips: Sequence[Slip]) -> tuple[Problem, ...]:
    """Return a problem for each choice that cost something, in the order in which they are given."""
    return tuple(_problem(review, slip, number) for number, slip in enumerate(slips, 1))


def _problem(review: Review, slip: Slip, number: int) -> Problem:
    """Return a slip as a problem. It is made of a game that was played: nothing of it has to be checked again."""
    move, session, match = review.session.moves[slip.ply], review.session, review.match
    points = round(slip.points)
    cost = ngettext("about {points} point", "about {points} points", points).format(points=points)
    view = match.rules.view(move.before, move.player)
    chosen = match.texts.option(view, move.choice, match.names).rstrip(".")
    played = _("That is what you chose in the game: {cost} worse than the best.").format(cost=cost)
    return Problem.model_construct(
        id=f"practice_{slip.ply}",
        game=match.game.id,
        title=_("Turn {turn}").format(turn=move.turn.number + 1),
        order=number,
        stars=2,
        setup=LessonSetup(players=match.setup.players),
        seat=move.player,
        seed=session.seed,
        opening=opening(session, slip.ply),
        goal=Goal.model_construct(kind="choice", at_least=1, codes=tuple(map(escape, (slip.better, *slip.good)))),
        choices=1,
        aim=_("Find a choice that is not worse than the best one by the estimate."),
        say=_("In your game you chose: {choice}. That cost {cost}.").format(choice=chosen, cost=cost),
        hint=_hint(slip),
        done=_done(slip),
        wrong=(Feedback.model_construct(codes=(escape(move.code),), say=played),),
        solution=(slip.better,),
    )


def _hint(slip: Slip) -> str:
    if slip.said:
        return _("What the best one brings more: {reasons}.").format(reasons=slip.said)
    return _("It brings no points at once; it prepares for the turns after this one.")


def _done(slip: Slip) -> str:
    if slip.said:
        return _("By the estimate that is as good as any here: {reasons}.").format(reasons=slip.said)
    return _("By the estimate that is as good as any here.")


def attempt(match: Match, session: Session[Any, Any], problem: Problem) -> Attempt[Any, Any]:
    """Open such a problem: its seat is the only person's at the table, and no clock runs."""
    seats = tuple(
        seat.model_copy(update={"bot": "" if number == problem.seat else "random"})
        for number, seat in enumerate(match.seats)
    )
    return Attempt(problem, replace(match, seats=seats, clock=None), session.start)
