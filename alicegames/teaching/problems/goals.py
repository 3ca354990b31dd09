"""Goals: the number that a goal is about, measured in a position."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

from alicegames.core.rules import totals

if TYPE_CHECKING:
    from alicegames.core.rules import Event, Rules
    from alicegames.teaching.problems.problem import Goal


def measure(rules: Rules[Any, Any], goal: Goal, seat: int, state: Any, tally: int) -> int:  # noqa: ANN401 -- any game
    """Return the goal's number in a position; ``tally`` counts what has happened since the problem began."""
    match goal.kind:
        case "choice" | "event":
            return tally
        case "line":
            return line(rules, goal, seat, state)
        case "win":
            return int(has_won(rules, seat, state))
        case "deny":
            return -rival(rules, goal, seat, state)
        case "lead":
            return totals(rules.score(state))[seat] - rival(rules, goal, seat, state)
        case _:
            return totals(rules.score(state))[seat]


def wanted(goal: Goal) -> int:
    """Return how large the number must be."""
    return -goal.at_least if goal.kind == "deny" else goal.at_least


def line(rules: Rules[Any, Any], goal: Goal, seat: int, state: Any) -> int:  # noqa: ANN401 -- likewise
    """Return what stands on a score line of a seat: points, or things where they are counted."""
    found = [each for each in rules.score(state)[seat] if each.key == goal.line]
    return sum((each.count or 0) if goal.counted else each.points for each in found)


def rival(rules: Rules[Any, Any], goal: Goal, seat: int, state: Any) -> int:  # noqa: ANN401 -- likewise
    """Return what the best of the others has."""
    others = [other for other in range(len(rules.score(state))) if other != seat]
    if goal.line:
        return max(line(rules, goal, other, state) for other in others)
    points = totals(rules.score(state))
    return max(points[other] for other in others)


def has_won(rules: Rules[Any, Any], seat: int, state: Any) -> bool:  # noqa: ANN401 -- likewise
    """Whether the game is over and the seat alone is first."""
    places = rules.places(state)
    return rules.decision(state) is None and places[seat] == 1 and places.count(1) == 1


def counts(goal: Goal, seat: int, code: str, events: tuple[Event, ...], *, own: bool) -> int:
    """Return how much a step adds to the tally: a choice of the seat's own that fits, or events that do."""
    if goal.kind == "choice":
        return int(own and any(fnmatchcase(code, pattern) for pattern in goal.codes))
    if goal.kind == "event":
        return sum(_fits(goal, seat, event) for event in events)
    return 0


def _fits(goal: Goal, seat: int, event: Event) -> bool:
    if type(event).__name__ != goal.event or getattr(event, "seat", seat) != seat:
        return False
    return all(getattr(event, name, None) == value for name, value in goal.where.items())
