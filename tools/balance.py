"""Measure how a game is balanced: bots play it with every number of players, and each figure is held against its aim.

Usage: python tools/balance.py GAME [--bots LEVEL] [--players 2,3] [--games N] [--seed N] [--out FILE] [--workers N]

All seats of a game are of the one level; the start rotates. Every figure has its 95% interval; "out" marks one whose
whole interval lies outside the aim, "open" one that reaches over its edge. With --out every finished game is a line
of that file, and the same command goes on where it was. The same seed plays the same games, whoever plays them.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from concurrent.futures import as_completed
from pathlib import Path
from typing import TYPE_CHECKING, Any

from balance_figures import Record, report
from balance_watch import watch

from alicegames.bots import levels
from alicegames.bots.arena import Plan, play_out
from alicegames.bots.arena.report import plan_json
from alicegames.bots.arena.run import processes
from alicegames.core.rules import Setup
from alicegames.games import registry

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def main() -> int:
    """Play what is missing and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=registry.ids())
    parser.add_argument("--bots", default="greedy", help="the level of all seats, as white_knight or white_knight@12")
    parser.add_argument("--players", default="2,3,4", help="numbers of players")
    parser.add_argument("--games", type=int, default=200, help="for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="keep every finished game in this file and go on with what is in it")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--set", dest="pairs", action="append", default=[], metavar="OPTION=VALUE")
    wanted = parser.parse_args()
    options = tuple((key, value) for key, _sep, value in (pair.partition("=") for pair in wanted.pairs))
    levels.entrant(wanted.bots)
    counts = [int(count) for count in wanted.players.split(",")]
    plans = [Plan(wanted.game, (wanted.bots,) * count, wanted.games, wanted.seed, options) for count in counts]
    try:
        for plan, records in zip(plans, played(plans, wanted.out, wanted.workers), strict=True):
            print("\n".join(report(plan, records)), flush=True)
    except KeyboardInterrupt:
        print("stopped; with --out the same command goes on from here", file=sys.stderr)
        return 130
    return 0


def played(plans: Sequence[Plan], out: Path | None, workers: int) -> Iterator[list[Record]]:
    """Yield for each plan the records of all its games, in the order of their numbers, playing those not in ``out``."""
    for plan in plans:
        found = _kept(plan, out)
        missing = [index for index in range(plan.games) if index not in found]
        for record in _play_all(plan, missing, workers):
            found[record.index] = record
            if out is not None:
                with out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"plan": _named(plan), "game": dataclasses.asdict(record)}) + "\n")
        yield [found[index] for index in range(plan.games)]


def _named(plan: Plan) -> dict[str, Any]:
    """Return what makes two plans play the same games, but for their number."""
    return {key: value for key, value in plan_json(plan).items() if key != "games"}


def _kept(plan: Plan, out: Path | None) -> dict[int, Record]:
    """Return the games of this plan in the file. A last line cut short by a kill is played again."""
    if out is None or not out.is_file():
        return {}
    lines = out.read_text(encoding="utf-8").split("\n")
    if lines[-1]:
        out.write_text("".join(line + "\n" for line in lines[:-1]), encoding="utf-8")
    values = map(json.loads, lines[:-1])
    records = (Record(**value["game"]) for value in values if value["plan"] == _named(plan))
    return {record.index: record for record in records if record.index < plan.games}


def _play_all(plan: Plan, indices: Sequence[int], workers: int) -> Iterator[Record]:
    if workers < 2:  # noqa: PLR2004 -- then it is done here
        yield from (play(plan, index) for index in indices)
        return
    with processes(workers) as (pool, _many):
        for done in as_completed([pool.submit(play, plan, index) for index in indices]):
            yield done.result()


def play(plan: Plan, index: int) -> Record:
    """Play a game, go through it once more, and return what there is to count."""
    game, rules = registry.get(plan.game), registry.builtin_rules(plan.game)
    fixture = plan.fixture(index)
    level, budget = levels.entrant(plan.levels[0])
    setup = Setup(plan.seats, plan.options, fixture.first)
    choices: list[Any] = []
    bots = [level.make(game) for _seat in range(plan.seats)]
    play_out(rules, setup, fixture.seed, bots, choices.append, [budget] * plan.seats)
    return watch(plan.game, rules, setup, choices, index)


if __name__ == "__main__":
    sys.exit(main())
