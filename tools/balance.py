"""How a game is balanced between bots: the start player's share, its length, and where the points come from.

Usage: python tools/balance.py GAME [--seats greedy,greedy] [--games N] [--seed N] [--jobs N] [--set option=value]
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Final

from alicegames.bots.arena import Plan, Report, simulate
from alicegames.bots.arena.figures import quantile, spread
from alicegames.bots.arena.tally import PARTS
from alicegames.games import registry
from alicegames.packs import loader

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=registry.ids())
    parser.add_argument("--seats", help="levels; default: greedy, as many as the game's fewest players (at least 2)")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--set", dest="pairs", action="append", default=[], metavar="OPTION=VALUE")
    arguments = parser.parse_args()
    fewest = next(count for count in registry.get(arguments.game).players if count > 1)
    seats = tuple((arguments.seats or ",".join(["greedy"] * fewest)).split(","))
    options = tuple((key, value) for key, _sep, value in (pair.partition("=") for pair in arguments.pairs))
    report = simulate(Plan(arguments.game, seats, arguments.games, arguments.seed, options), arguments.jobs)
    for line in describe(report):
        print(line)
    return 0


def describe(report: Report) -> Iterator[str]:
    """Return the findings line by line."""
    plan, tally = report.plan, report.tally
    yield f"{plan.game}, seats {', '.join(plan.levels)}: {plan.games} games, seed {plan.seed}"
    share, low, high = report.starters()
    fair = 1 / len(plan.levels)
    yield f"  start player wins  {share:.1%}  ({low:.1%} - {high:.1%}; even would be {fair:.1%})"
    for position in range(len(plan.levels)):
        yield f"    {_nth(position)} in turn order  {report.in_order(position)[0]:.1%}"
    for title, name in _SPREADS:
        yield f"  {title:<18} {_spread(tally.counts[name])}"
    yield f"  shared wins        {tally.shared / max(1, tally.games):.1%}"
    yield "  where points come from (mean a seat, share of all points, mean of winners):"
    yield from _sources(report)


_SPREADS: Final = (
    ("decisions", "plies"),
    ("choices of seats", "choices"),
    ("turns", "turns"),
    ("winner's points", "winner"),
    ("all points", "points"),
    ("margin", "margin"),
)


def _nth(position: int) -> str:
    return ("first", "second", "third", "fourth", "fifth")[position]


def _spread(counts: Mapping[int, int]) -> str:
    if not counts:
        return "none"
    found = spread(counts)
    tenth, ninth = quantile(counts, 0.1), quantile(counts, 0.9)
    return f"{found['mean']:7.1f}  (80% between {tenth} and {ninth}; {found['min']} - {found['max']})"


def _sources(report: Report) -> Iterator[str]:
    game, tally = registry.get(report.plan.game), report.tally
    texts = game.make_texts(loader.load_builtin(game.pack).data)
    seats = sum(tally.counts["points"].values()) or 1
    total = sum(points for points, _won in tally.sources.values()) or 1
    for key, (points, won) in sorted(tally.sources.items(), key=lambda item: -item[1][0]):
        name = texts.score_line(key)
        winners = won / PARTS / max(1, tally.games)
        yield f"    {name:<28} {points / seats:7.2f}  {points / total:6.1%}  {winners:7.2f}"


if __name__ == "__main__":
    sys.exit(main())
