"""How honest the tutor is: what it says a choice costs, beside a search with ten times the time.

Usage: python tools/tutor_margin.py GAME --out FILE [--positions 200] [--seed N]   look at positions, add them to FILE
       python tools/tutor_margin.py GAME --out FILE --positions 0                  only say what FILE holds

Choices of a beginner are judged as at the table of one person, in games of two between occasional players; a position
counts where the tutor would speak. FILE grows by a line a position; the same command goes on where it was.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from alicegames.bots import levels
from alicegames.bots.base import NEVER, USUAL_SECONDS, Question, bot_seed
from alicegames.bots.search import Comparison, compare, evaluate_options
from alicegames.bots.search.comparison import WORLDS
from alicegames.games import registry
from alicegames.match import MARKS, Seat, new_match
from alicegames.teaching import advice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.core.session import Session
    from alicegames.match import Match

SECONDS: Final = 1.5
"""The tutor's own time at the table."""
TIMES: Final = 10
"""How much longer the other search looks."""
OFTEN: Final = 0.3
"""The share of a game's choices that are looked at."""
A_GAME: Final = 8
"""So many positions of one game are enough."""


def table(game: str, seed: int) -> Match:
    """Return a match of two."""
    seats = tuple(Seat(name=name, mark=MARKS[place]) for place, name in enumerate(("Ada", "Bob")))
    return new_match(game, seats, seed=seed, first=seed % 2)


def chosen(match: Match, session: Session[Any, Any], level: str) -> Any:  # noqa: ANN401 -- a choice of any game
    """Return what a bot of that level would choose now."""
    decision = session.decision()
    assert decision is not None
    rng = Random(bot_seed(match.seed, len(session.moves)))
    view = session.view(decision.player)
    question = Question(match.rules, view, decision, decision.player, rng, NEVER)
    return levels.get(level).make(match.game).choose(question)


def judged(match: Match, session: Session[Any, Any], choice: Any, times: int) -> Comparison | None:  # noqa: ANN401 -- likewise
    """Compare the best choice with this one, as the tutor does, or with so many times its samples."""
    decision = session.decision()
    assert decision is not None
    seat, view = decision.player, session.view(decision.player)
    plan = levels.plan(match.game, levels.strongest().id).stretched(SECONDS / USUAL_SECONDS * times)
    seed = bot_seed(match.seed + times, len(session.moves))
    found = evaluate_options(match.game, match.rules, view, seat, decision, plan=plan, seed=seed, also=(choice,))
    if found[0].option == choice:
        return None
    return compare(
        match.game,
        match.rules,
        view,
        seat,
        found[0].option,
        choice,
        turns=plan.turns,
        seed=seed,
        worlds=WORLDS * times,
    )


def positions(game: str, seed: int) -> Iterator[dict[str, Any]]:
    """Play a game and yield what the tutor says in it, each with what the longer search says."""
    match, rng, count = table(game, seed), Random(seed), 0
    session = match.start()
    while (decision := session.decision()) is not None:
        if len(decision.options) > 1 and rng.random() < OFTEN and count < A_GAME:
            choice = chosen(match, session, "dormouse")
            short = judged(match, session, choice, 1)
            if short is not None and advice.judge(match, session.view(decision.player), choice, short) is not None:
                count += 1
                yield _row(match, session, choice, short)
        session.submit(chosen(match, session, "lory") if len(decision.options) > 1 else decision.options[0])


def _row(match: Match, session: Session[Any, Any], choice: Any, short: Comparison) -> dict[str, Any]:  # noqa: ANN401 -- likewise
    long = judged(match, session, choice, TIMES)
    return {
        "game": match.game.id,
        "seed": match.seed,
        "ply": len(session.moves),
        "choice": match.rules.encode(choice),
        "better": match.rules.encode(short.better),
        "gain": short.gain,
        "error": short.error,
        "long_better": match.rules.encode(long.better) if long is not None else "",
        "long_gain": long.gain if long is not None else 0.0,
        "long_error": long.error if long is not None else 0.0,
    }


def read(path: Path, game: str) -> list[dict[str, Any]]:
    """Return the positions of a game that a file holds."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [row for row in map(json.loads, lines) if row["game"] == game]


def collect(path: Path, game: str, wanted: int, seed: int) -> None:
    """Add positions to a file until it holds so many of the game; a game broken off is played again from its start."""
    have = read(path, game)
    seed = max((row["seed"] for row in have), default=seed - 1)
    seen = {(row["seed"], row["ply"]) for row in have}
    while len(seen) < wanted:
        for row in positions(game, seed):
            if (key := (row["seed"], row["ply"])) in seen:
                continue
            seen.add(key)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            if len(seen) >= wanted:
                return
        seed += 1


def told(rows: list[dict[str, Any]]) -> Iterator[str]:
    """Say how often the tutor was right, and what margin would have been right in four of five."""
    off = sorted(abs(round(row["gain"]) - row["long_gain"]) for row in rows)
    inside = sum(abs(round(row["gain"]) - row["long_gain"]) <= advice.margin(row["error"]) for row in rows)
    yield f"{len(rows)} positions; within the stated margin {inside / len(rows):.0%}"
    yield f"  off by {off[len(off) // 2]:.1f} in the half of them, by {off[int(len(off) * 0.8)]:.1f} in four of five"
    still = sum(row["long_gain"] > 0 for row in rows)
    yield f"  the longer search too finds the choice worse: {still / len(rows):.0%}"
    mean = sum(row["gain"] for row in rows) / len(rows)
    yield f"  mean of what the tutor says {mean:.1f}, of the longer search {_mean_long(rows):.1f}"


def _mean_long(rows: list[dict[str, Any]]) -> float:
    return float(sum(row["long_gain"] for row in rows) / len(rows))


def main() -> int:
    """Look, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=registry.ids())
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    collect(arguments.out, arguments.game, arguments.positions, arguments.seed)
    rows = read(arguments.out, arguments.game)
    for line in told(rows) if rows else ("No position yet.",):
        print(line)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
