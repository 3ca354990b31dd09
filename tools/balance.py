"""How a game is balanced between bots: the start player's share, its length, and where the points come from.

Usage: python tools/balance.py GAME [--seats greedy,greedy] [--games N] [--seed N] [--jobs N] [--set option=value]
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from typing import TYPE_CHECKING

from alicegames.bots import arena
from alicegames.bots.arena import Plan, Report, mean, simulate
from alicegames.games import registry
from alicegames.packs import loader

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


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
    plan, played = report.plan, report.played
    yield f"{plan.game}, seats {', '.join(plan.levels)}: {plan.games} games, seed {plan.seed}"
    share, low, high = report.starters()
    fair = 1 / len(plan.levels)
    yield f"  start player wins  {share:.1%}  ({low:.1%} - {high:.1%}; even would be {fair:.1%})"
    for position in range(len(plan.levels)):
        yield f"    {_nth(position)} in turn order  {_share_in_order(report, position):.1%}"
    yield f"  decisions          {_spread([game.plies for game in played])}"
    yield f"  choices of seats   {_spread([game.choices for game in played])}"
    yield f"  turns              {_spread([game.turns for game in played])}"
    yield f"  winner's points    {_spread([max(game.scores) for game in played])}"
    yield f"  all points         {_spread([score for game in played for score in game.scores])}"
    margins = [_margin(game.scores) for game in played if len(game.scores) > 1]
    yield f"  margin             {_spread(margins)}"
    ties = mean([game.places.count(1) > 1 for game in played])
    yield f"  shared wins        {ties:.1%}"
    yield "  where points come from (mean a seat, share of all points, mean of winners):"
    yield from _sources(report)


def _nth(position: int) -> str:
    return ("first", "second", "third", "fourth", "fifth")[position]


def _share_in_order(report: Report, position: int) -> float:
    seats = len(report.plan.levels)
    return mean([arena.win_part(game.places, (game.first + position) % seats) for game in report.played])


def _margin(scores: Sequence[int]) -> int:
    best, second = sorted(scores, reverse=True)[:2]
    return best - second


def _spread(values: Sequence[int]) -> str:
    ordered = sorted(values)
    if not ordered:
        return "none"
    tenth, ninth = ordered[len(ordered) // 10], ordered[len(ordered) * 9 // 10]
    return f"{mean(ordered):7.1f}  (80% between {tenth} and {ninth}; {ordered[0]} - {ordered[-1]})"


def _sources(report: Report) -> Iterator[str]:
    game = registry.get(report.plan.game)
    texts = game.make_texts(loader.load_builtin(game.pack).data)
    every: dict[str, int] = defaultdict(int)
    winners: dict[str, float] = defaultdict(float)
    for one in report.played:
        for seat, lines in enumerate(one.sources):
            for key, points in lines:
                every[key] += points
                winners[key] += points * arena.win_part(one.places, seat)
    seats = sum(len(one.sources) for one in report.played)
    total = sum(every.values()) or 1
    for key, points in sorted(every.items(), key=lambda item: -item[1]):
        name = texts.score_line(key)
        yield f"    {name:<28} {points / seats:7.2f}  {points / total:6.1%}  {winners[key] / len(report.played):7.2f}"


if __name__ == "__main__":
    sys.exit(main())
