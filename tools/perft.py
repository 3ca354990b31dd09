"""Count the positions of a game to a depth: a change of the rules that was not meant shows in the counts.

Usage: python tools/perft.py GAME [--depth N] [--players N] [--seed N] [--after N] [--set option=value]
Chance counts like a player: all its outcomes are tried.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random

from alicegames.core.perft import perft
from alicegames.core.rules import Setup
from alicegames.core.session import Session
from alicegames.games import registry


def main() -> int:
    """Print the counts depth by depth."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=registry.ids())
    parser.add_argument("--depth", type=int, default=3)
    parser.add_argument("--players", type=int, help="default: the fewest")
    parser.add_argument("--seed", type=int, default=1, help="of the position, not of the counting")
    parser.add_argument("--after", type=int, default=0, metavar="N", help="so many random choices into the game")
    parser.add_argument("--set", dest="pairs", action="append", default=[], metavar="OPTION=VALUE")
    arguments = parser.parse_args()
    session = _position(arguments)
    print(f"{arguments.game}, after {len(session.codes)} decisions: {' '.join(session.codes[-6:])}")
    for depth in range(1, arguments.depth + 1):
        begun = time.perf_counter()
        count = perft(session.rules, session.state, depth)
        seconds = time.perf_counter() - begun
        print(f"  depth {depth}: {count:>12,}   {count / max(seconds, 1e-9):>12,.0f} positions/s", flush=True)
    return 0


def _position(arguments: argparse.Namespace) -> Session[object, object]:
    players = arguments.players or registry.get(arguments.game).players[0]
    options = tuple((key, value) for key, _sep, value in (pair.partition("=") for pair in arguments.pairs))
    rules = registry.builtin_rules(arguments.game)
    session: Session[object, object] = Session(rules, Setup(players, options, 0), arguments.seed)
    rng = Random(arguments.seed)
    for _number in range(arguments.after):
        decision = session.decision()
        if decision is None:
            break
        session.submit(decision.options[rng.randrange(len(decision.options))])
    return session


if __name__ == "__main__":
    sys.exit(main())
