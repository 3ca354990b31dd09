"""What is said of a problem: its goal, the hint step by step, and what goes wrong with a try."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import CHANCE
from alicegames.core.rules import totals
from alicegames.i18n import _, listed, ngettext
from alicegames.teaching.problems.solver import NEVER

if TYPE_CHECKING:
    from alicegames.match import Match
    from alicegames.teaching.problems.attempt import Attempt
    from alicegames.teaching.problems.problem import Goal, Problem
    from alicegames.teaching.problems.solver import Place

HINTS: Final = 3
"""Steps of a hint: where to look, with what it begins, the choice itself."""


def hardness(problem: Problem) -> str:
    """Say how hard a problem is."""
    return {1: _("easy"), 2: _("middling"), 3: _("hard"), 4: _("very hard")}[problem.stars]


def progress(state: int) -> str:
    """Say how far a problem has come, by the numbers of ``storage.solved``; empty for one not tried yet."""
    return ("", _("tried"), _("solved with help"), _("solved"))[state]


# -- the goal -------------------------------------------------------------------------------------------------------


def goal(match: Match, problem: Problem) -> str:
    """Say in a sentence what is to be reached, and within what."""
    said = _(problem.aim) if problem.aim else _asked(match, problem.goal)
    if problem.choices is None:
        return said
    if problem.choices == 1 and problem.aim:
        return said
    bound = ngettext("At most {count} choice.", "At most {count} choices, each one counted.", problem.choices)
    return f"{said} {bound.format(count=problem.choices)}"


def _asked(match: Match, what: Goal) -> str:
    """Say what a goal asks, by its kind."""
    numbers = {
        "points": _number(what.at_least),
        "behind": -what.at_least,
        "line": match.texts.score_line(what.line) if what.line else "",
    }
    if what.kind == "deny":
        return _denied(numbers, what.at_least)
    if what.kind == "line":
        return _of_a_line(what, numbers)
    said = {
        "points": _of_points(what),
        "lead": _of_a_lead(what),
        "win": _("Win the game, whatever the others do.") if what.until == "game" else _("Win the game this turn."),
    }
    return said.get(what.kind, "").format(**numbers)


def _of_points(what: Goal) -> str:
    points = what.at_least
    if what.until == "reached":
        return ngettext("This turn: have {points} point.", "This turn: have {points} points.", points)
    return ngettext("Have {points} point when your turn ends.", "Have {points} points when your turn ends.", points)


def _of_a_lead(what: Goal) -> str:
    if what.at_least > 0:
        return ngettext(
            "After the next seat’s turn: be {points} point ahead or more.",
            "After the next seat’s turn: be {points} points ahead or more.",
            what.at_least,
        )
    return ngettext(
        "After the next seat’s turn: be no more than {behind} point behind.",
        "After the next seat’s turn: be no more than {behind} points behind.",
        -what.at_least,
    )


def _denied(numbers: dict[str, Any], points: int) -> str:
    if numbers["line"]:
        return _("After the next seat’s turn: nobody else has more than {points} for “{line}”.").format(**numbers)
    return ngettext(
        "After the next seat’s turn: nobody else has more than {points} point.",
        "After the next seat’s turn: nobody else has more than {points} points.",
        points,
    ).format(**numbers)


def _of_a_line(what: Goal, numbers: dict[str, Any]) -> str:
    if what.counted:
        return _("This turn: have {points} for “{line}”, counted, not scored.").format(**numbers)
    return ngettext(
        "This turn: have {points} point for “{line}”.",
        "This turn: have {points} points for “{line}”.",
        what.at_least,
    ).format(**numbers)


# -- the hint -------------------------------------------------------------------------------------------------------


def hints(attempt: Attempt[Any, Any]) -> tuple[str, ...]:
    """Return the steps of the hint that have been given."""
    return (_(attempt.problem.hint), _how_many(attempt), _first(attempt))[: attempt.hints]


def _how_many(attempt: Attempt[Any, Any]) -> str:
    decision, right = attempt.decision(), len(attempt.right())
    options = len(decision.options) if decision is not None else 0
    said = ngettext(
        "Of {options} choices {count} is right here.", "Of {options} choices {count} are right here.", right
    )
    return said.format(options=options, count=right)


def _first(attempt: Attempt[Any, Any]) -> str:
    choice = attempt.shown()
    return _("Choose: {choice}.").format(choice=option(attempt, choice)) if choice is not None else ""


def option(attempt: Attempt[Any, Any], choice: Any, place: Place | None = None) -> str:  # noqa: ANN401 -- any game's
    """Say an option in the words of its game, as the one who solves may see it; without its full stop."""
    state = attempt.session.state if place is None else place.state
    view = attempt.rules.view(state, attempt.problem.seat)
    return attempt.match.texts.option(view, choice, attempt.match.names).rstrip(".")


# -- what goes wrong ------------------------------------------------------------------------------------------------


def wrong(attempt: Attempt[Any, Any], choice: Any) -> str:  # noqa: ANN401 -- a choice of any game
    """Say what goes wrong with a choice from which the goal cannot be reached, made of what becomes of it at best."""
    said = _by_hand(attempt, attempt.rules.encode(choice))
    if said:
        return _(said)
    after = attempt.solver.after(attempt.place, choice)
    reached = attempt.solver.value(after)
    if reached == NEVER:
        return _("After this it is luck that decides. There is a way that is sure.")
    end, answer = _played_out(attempt, after)
    found = _shortfall(attempt, reached, end)
    return f"{found} {answer}".strip()


def _by_hand(attempt: Attempt[Any, Any], code: str) -> str:
    """Return what the problem itself says of a first choice; empty if it says nothing."""
    fitting = (each.say for each in attempt.problem.wrong if any(fnmatchcase(code, one) for one in each.codes))
    return next(fitting, "") if attempt.place == attempt.begin else ""


def _played_out(attempt: Attempt[Any, Any], place: Place) -> tuple[Place, str]:
    """Return the place that the best choices lead to from here, and in words what another seat answers on the way."""
    solver, said = attempt.solver, ""
    best = solver.value(place)
    while not solver.is_over(place) and not (solver.goal.until == "reached" and solver.here(place) >= best):
        decision = solver.rules.decision(place.state)
        assert decision is not None, "a place that is not over asks"
        if decision.player == CHANCE and solver.goal.until == "reached":
            break
        answer = solver.answer(place)
        if decision.is_a_seats and decision.player != solver.seat and len(decision.options) > 1:
            name = attempt.match.names[decision.player]
            said = _("{name} answers: {choice}.").format(name=name, choice=option(attempt, answer, place))
        place = solver.after(place, answer)
    return place, said


def _shortfall(attempt: Attempt[Any, Any], reached: int, end: Place) -> str:
    """Say how far the best that is left falls short of the goal."""
    what = attempt.problem.goal
    match what.kind:
        case "win":
            return _not_won(attempt, end)
        case "choice":
            return _("That is worse than the best one.")
        case "event":
            return _("After this it cannot happen this turn any more.")
        case "deny":
            rival = _rival(attempt, end)
            said = _("Then {name} can have {reached}, and at most {asked} are allowed.")
            return said.format(name=rival, reached=-reached, asked=what.at_least)
        case _:
            short = _("With this you come to {reached} at most; {asked} are asked.")
            said = short.format(reached=_number(reached), asked=_number(what.at_least))
            return f"{said} {_difference(attempt, end)}".strip()


def _not_won(attempt: Attempt[Any, Any], end: Place) -> str:
    rules, seat = attempt.rules, attempt.problem.seat
    if rules.decision(end.state) is not None:
        return _("After this the game does not end with your turn.")
    points = totals(rules.score(end.state))
    best = max(points[other] for other in range(len(points)) if other != seat)
    said = ngettext(
        "It ends with {own} point for you and {points} for {name}.",
        "It ends with {own} points for you and {points} for {name}.",
        points[seat],
    )
    return said.format(own=points[seat], points=best, name=_rival(attempt, end))


def _rival(attempt: Attempt[Any, Any], end: Place) -> str:
    """Return the name of whoever else has most at the end of a way."""
    points, seat = totals(attempt.rules.score(end.state)), attempt.problem.seat
    return attempt.match.names[max((one for one in range(len(points)) if one != seat), key=lambda one: points[one])]


def _difference(attempt: Attempt[Any, Any], end: Place) -> str:
    """Say by score lines what the try brings."""
    seat, rules = attempt.problem.seat, attempt.rules
    before = {line.key: line.points for line in rules.score(attempt.begin.state)[seat]}
    after = {line.key: line.points for line in rules.score(end.state)[seat]}
    changed = [(key, after.get(key, 0) - before.get(key, 0)) for key in dict.fromkeys([*before, *after])]
    parts = [f"{_signed(points)} {attempt.match.texts.score_line(key)}" for key, points in changed if points]
    return _("What changes: {parts}.").format(parts=listed(parts)) if parts else _("No points change.")


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else _number(points)


def _number(points: int) -> str:
    return str(points) if points >= 0 else f"\N{MINUS SIGN}{-points}"


def solution(attempt: Attempt[Any, Any]) -> tuple[str, ...]:
    """Return the way that is shown, choice by choice, from where the attempt stands."""
    solver, place, said = attempt.solver, attempt.place, []
    while not solver.is_reached(place) and not solver.is_over(place):
        decision = solver.rules.decision(place.state)
        assert decision is not None, "a place that is not over asks"
        right = solver.right(place)
        chosen = next((one for one in right if solver.rules.encode(one) in attempt.problem.solution), None)
        choice = (chosen or solver.answer(place)) if solver.is_own(decision) else solver.answer(place)
        if solver.is_own(decision) and len(decision.options) > 1:
            said.append(option(attempt, choice, place))
        place = solver.after(place, choice)
    return tuple(said)
