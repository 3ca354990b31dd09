"""Mine games that the program plays against itself for positions that may become problems.

Usage: python tools/problems.py GAME [--seeds FIRST LAST] [--players N] [--goal KIND ...] [--every N] [--best N]
                                    [--set OPTION=VALUE] [--last N] [--out FILE]

The seeds decide the games; the filter keeps positions with many options of which few lead to the goal, however the
hidden things lie, and prefers those in which the next best falls far short. What comes out are candidates, one line of
JSON each, the most promising first: somebody has to choose among them, and to word them.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from alicegames.core.rules import Setup
from alicegames.core.session import Session
from alicegames.games import registry
from alicegames.teaching.problems.problem import Goal
from alicegames.teaching.problems.solver import NEVER, Place, Solver, TooLargeError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.core.decision import Decision

FIRST_MISTAKE: Final = 0.3
"""So often a player of these games draws lots: games without mistakes have few surprises."""
LIMIT: Final = 1200
"""Positions that need more places than this are passed over: a problem has to open at once."""
LEAST_OPTIONS: Final = 4
WORLDS: Final = 3
"""In so many imagined worlds the same choices must be right."""
UNKNOWN_YET: Final = 300
"""A goal out of reach: how much can be reached is what is looked for."""
GOALS: Final[dict[str, tuple[tuple[dict[str, Any], int], ...]]] = {
    "tea_time": (
        ({"kind": "points", "until": "turn"}, 1),
        ({"kind": "win", "until": "game"}, 20),
        ({"kind": "deny", "until": "answer"}, 1),
        ({"kind": "lead", "until": "answer"}, 1),
    ),
    "alice": (
        ({"kind": "line", "line": "chapters"}, 3),
        ({"kind": "line", "line": "chapters"}, 5),
        ({"kind": "points"}, 2),
        ({"kind": "points"}, 4),
        ({"kind": "win"}, 4),
    ),
    "rolling_in_wonderland": (
        ({"kind": "points"}, 2),
        ({"kind": "points"}, 4),
        ({"kind": "line", "line": "challenges"}, 4),
        ({"kind": "line", "line": "objectives"}, 4),
        ({"kind": "line", "line": "tokens"}, 4),
        ({"kind": "win"}, 4),
    ),
    "queen_alice": (
        ({"kind": "points"}, 2),
        ({"kind": "points"}, 4),
        ({"kind": "line", "line": "crowns"}, 5),
        ({"kind": "line", "line": "alice"}, 3),
        ({"kind": "line", "line": "garden"}, 4),
        ({"kind": "line", "line": "wall"}, 4),
        ({"kind": "event", "event": "Captured"}, 3),
        ({"kind": "event", "event": "Promoted"}, 3),
        ({"kind": "win"}, 4),
    ),
}
"""By game: what is asked, and how many choices it may take."""


def games(game: str, setup: Setup, seeds: range, last: int = 0) -> Iterator[Session[Any, Any]]:
    """Yield each position of games that the program plays against itself; ``last``: so many choices from the end."""
    known = registry.get(game)
    for seed in seeds:
        rng, played = Random(seed), list[Any]()
        table = Session(registry.builtin_rules(game), setup, seed, range(setup.players))
        while (decision := table.decision()) is not None:
            if not last:
                yield table
            played.append(_choice(known.heuristic, table, decision, rng))
            table.submit(played[-1])
        if last:
            yield from _ending(table, played, last)


def _ending(table: Session[Any, Any], played: list[Any], last: int) -> Iterator[Session[Any, Any]]:
    """Yield the last positions of a game, played again up to them."""
    again: Session[Any, Any] = Session(table.rules, table.setup, table.seed, range(table.setup.players))
    for number, choice in enumerate(played):
        if number >= len(played) - last:
            yield again
        again.submit(choice)


def _choice(heuristic: Any, table: Session[Any, Any], decision: Decision[Any], rng: Random) -> Any:  # noqa: ANN401 -- any game's
    if rng.random() < FIRST_MISTAKE:
        return rng.choice(decision.options)
    rules, seat = table.rules, decision.player
    return max(decision.options, key=lambda option: heuristic(rules, rules.apply(table.state, option).state, seat))


def candidates(table: Session[Any, Any], game: str, kinds: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """Yield a candidate for each goal that makes a problem of a position."""
    decision = table.decision()
    assert decision is not None, "the game is over"
    if len(decision.options) < LEAST_OPTIONS:
        return
    for goal, choices in GOALS[game]:
        if not kinds or goal["kind"] in kinds:
            found = _candidate(table, game, goal, choices)
            if found is not None:
                yield found


def _candidate(table: Session[Any, Any], game: str, goal: dict[str, Any], choices: int) -> dict[str, Any] | None:
    """Return what a goal makes of a position; None where too many ways lead to it, or none, or it is too large."""
    decision = table.decision()
    assert decision is not None, "the game is over"
    seat, turn = decision.player, table.rules.turn(table.state).number
    unknown, is_idle = Goal.model_validate(goal | {"at_least": UNKNOWN_YET}), registry.get(game).is_idle
    solver = Solver(table.rules, unknown, seat, turn, limit=LIMIT, is_idle=is_idle)
    start = Place(table.state, choices)
    try:
        values = sorted((solver.value(solver.after(start, option)) for option in decision.options), reverse=True)
    except TooLargeError:
        return None
    best, right = values[0], values.count(values[0])
    gap = best - (values[right] if right < len(values) else best)
    few = 2 if goal["kind"] == "win" else 5
    if best in {NEVER, solver.here(start)} or right * few > len(values) or gap < 1:
        return None
    if not _is_known(table, game, goal | {"at_least": best}, start):
        return None
    codes = [move.code for move in table.moves if move.decision.is_a_seats]
    ways = solution(solver, start)
    return {
        "interest": round(gap * len(ways) * (1 - right / len(values)) - len(codes) / 100, 2),
        "goal": goal | {"at_least": -best if goal["kind"] == "deny" else best},
        "choices": choices,
        "seat": seat,
        "seed": table.seed,
        "players": table.setup.players,
        "options_set": dict(table.setup.options),
        "kind": decision.kind,
        "turn": turn,
        "options": len(values),
        "right": right,
        "now": solver.here(start),
        "next_best": best - gap,
        "looked": solver.looked,
        "solution": ways,
        "opening": codes,
    }


def _is_known(table: Session[Any, Any], game: str, goal: dict[str, Any], start: Place) -> bool:
    """Whether the seat can know which choices are right, however the hidden things lie."""
    decision = table.decision()
    assert decision is not None, "the game is over"
    if goal["kind"] == "deny":
        goal = goal | {"at_least": -goal["at_least"]}
    turn = table.rules.turn(table.state).number
    wanted, is_idle = Goal.model_validate(goal), registry.get(game).is_idle
    solver = Solver(table.rules, wanted, decision.player, turn, limit=4 * LIMIT, is_idle=is_idle)
    try:
        return solver.is_the_same_in(WORLDS, start)
    except TooLargeError:
        return False


def solution(solver: Solver, start: Place) -> list[str]:
    """Return the codes of one way that reaches the most: the seat's own choices."""
    codes, place = [], start
    best = solver.value(start)
    while not solver.is_over(place) and not (solver.goal.until == "reached" and solver.here(place) >= best):
        decision = solver.rules.decision(place.state)
        assert decision is not None, "a place that is not over asks"
        option = solver.answer(place)
        if solver.is_own(decision):
            codes.append(solver.rules.encode(option))
        place = solver.after(place, option)
    return codes


def main() -> int:
    """Print the most promising candidates of a game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GOALS))
    parser.add_argument("--seeds", nargs=2, type=int, default=(1, 20), metavar=("FIRST", "LAST"))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--set", dest="pairs", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--last", type=int, default=0, metavar="N", help="only the last N choices of a game")
    parser.add_argument("--goal", nargs="*", default=(), help="only goals of these kinds")
    parser.add_argument("--every", type=int, default=1, help="look at one position in so many")
    parser.add_argument("--best", type=int, default=40, help="how many to keep")
    parser.add_argument("--out", type=Path, help="write them there instead of printing them")
    asked = parser.parse_args()
    setup = Setup(asked.players, tuple(sorted(tuple(pair.split("=", 1)) for pair in asked.pairs)), 0)
    seeds = range(asked.seeds[0], asked.seeds[1] + 1)
    tables = islice(games(asked.game, setup, seeds, asked.last), None, None, asked.every)
    found = [each for table in tables for each in candidates(table, asked.game, tuple(asked.goal))]
    found.sort(key=lambda each: -each["interest"])
    lines = "".join(f"{json.dumps(each)}\n" for each in found[: asked.best])
    if asked.out is not None:
        asked.out.write_text(lines, encoding="utf-8")
    else:
        sys.stdout.write(lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
