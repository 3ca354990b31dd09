"""Rewrite the golden games and the sample saves after a change of rules or packs that was meant.

Usage: python tools/regold.py [GAME ...] [--samples] [--yes]
Without --yes it only says what would change. A game whose choices still fit keeps them and gets its new outcome;
one whose choices do not fit any more is played anew by greedy bots, with the same set-up. Missing ones are added.
"""

from __future__ import annotations

import argparse
import datetime as dt
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from alicegames import paths  # noqa: E402 -- the tests' own module is needed, and it lies beside
from alicegames.bots import Question, levels  # noqa: E402
from alicegames.bots.base import NEVER, bot_seed  # noqa: E402
from alicegames.core.decision import IllegalChoiceError  # noqa: E402
from alicegames.core.rules import Setup  # noqa: E402
from alicegames.core.session import Session  # noqa: E402
from alicegames.games import registry  # noqa: E402
from alicegames.match import Match, Seat, new_match  # noqa: E402
from alicegames.storage import SaveError, codec, open_game  # noqa: E402
from alicegames.storage.record import document_of  # noqa: E402
from tests.golden import golden  # noqa: E402

GOLDEN: Final = ROOT / "tests" / "golden"
WHEN: Final = dt.datetime(2026, 11, 29, 16, 0, tzinfo=dt.UTC)


def main() -> int:
    """Compare and, with --yes, rewrite; exit 1 if something would change."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--samples", action="store_true", help="the shipped sample saves as well")
    parser.add_argument("--yes", action="store_true", help="write")
    arguments = parser.parse_args()
    games = arguments.games or list(registry.ids())
    changes = [change for game in games for change in _golden_changes(game)]
    if arguments.samples:
        changes += [change for sample in SAMPLES if sample.game in games for change in _sample_changes(sample)]
    for path, why, write in changes:
        print(f"{path}: {why}")
        if arguments.yes:
            write()
    print(f"{len(changes)} {'written' if arguments.yes else 'would change'}")
    return int(bool(changes) and not arguments.yes)


def _golden_changes(game: str) -> list[tuple[Path, str, Any]]:
    changes = []
    files = sorted((GOLDEN / game).glob("*.txt"))
    for path in files:
        table, why = _replayed(golden.read(path))
        if why:
            changes.append((path, why, lambda path=path, table=table: golden.write(path, game, table)))
    played = {golden.read(path).setup.players for path in files}
    for players in registry.get(game).players:
        if players not in played:
            path = GOLDEN / game / f"{players}-players.txt"
            table = _played(game, Setup(players), players)
            changes.append((path, "is missing", lambda path=path, table=table: golden.write(path, game, table)))
    return changes


def _replayed(old: golden.Golden) -> tuple[Session[Any, Any], str]:
    try:
        table = old.play()
    except IllegalChoiceError as error:
        return _played(old.game, old.setup, len(old.codes)), f"does not replay: {error}"
    if table.codes != old.codes or not table.is_over:
        return _played(old.game, old.setup, len(old.codes)), "no longer ends where it did"
    changed = golden.difference(old, table)
    return table, "\n".join(("goes otherwise:", *changed)) if changed else ""


def _played(game: str, setup: Setup, seed: int) -> Session[Any, Any]:
    table = Session(registry.builtin_rules(game), setup, seed, range(setup.players))
    return _let_bots_play(game, table, sys.maxsize)


def _let_bots_play(game: str, table: Session[Any, Any], choices: int) -> Session[Any, Any]:
    bot = levels.get("greedy").make(registry.get(game))
    for _number in range(choices):
        decision = table.decision()
        if decision is None:
            break
        seat, rng = decision.player, Random(bot_seed(table.seed, len(table.moves)))
        table.submit(bot.choose(Question(table.rules, table.view(seat), decision, seat, rng, NEVER)))
    return table


# -- sample saves -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sample:
    """A shipped sample game."""

    path: Path
    game: str
    title: str
    seats: tuple[Seat, ...]
    seed: int
    choices: int


def _person(name: str, mark: Any) -> Seat:  # noqa: ANN401 -- one of the marks
    return Seat(name=name, mark=mark)


def _sample(game: str, title: str, seats: tuple[Seat, ...], seed: int, choices: int = sys.maxsize) -> Sample:
    """Return a sample named after its game and title; without a number of choices it is played to its end."""
    name = f"{game}-{title.lower().replace(' ', '-')}.json"
    return Sample(paths.samples() / name, game, title, seats, seed, choices)


_ADA: Final = _person("Ada", "watch")
_BO: Final = _person("Bo", "hat")
_DODO: Final = Seat(name="Dodo", mark="key", bot="greedy")
_LORY: Final = Seat(name="Lory", mark="teacup", bot="greedy")

SAMPLES: Final = (
    _sample("tea_time", "In the third round", (_ADA, _BO, _DODO), 2026, 28),
    _sample("tea_time", "A finished party", (_ADA, _BO), 1865),
    _sample("alice", "The book is open", (_ADA, Seat(name="Bill", mark="hat", bot="greedy"), _DODO), 2026, 60),
    _sample("alice", "A story told", (_ADA, _LORY), 1871),
    _sample("rolling_in_wonderland", "Alone against the automa", (_ADA,), 2026, 40),
    _sample("rolling_in_wonderland", "Alone to the end", (_ADA,), 1865),
    _sample("rolling_in_wonderland", "The Jabberwocky has left", (_ADA, _BO, _DODO), 1865),
    _sample("queen_alice", "The opening", (_ADA, _BO), 2026, 14),
    _sample("queen_alice", "Half way to the throne", (_ADA, _DODO, _LORY), 1871, 260),
    _sample("queen_alice", "The coronation", (_ADA, _BO), 1865),
)


def _sample_changes(sample: Sample) -> list[tuple[Path, str, Any]]:
    try:
        why = open_game(sample.path).note
    except SaveError as error:
        why = str(error)
    return [(sample.path, why, lambda: _write_sample(sample))] if why else []


def _write_sample(sample: Sample) -> None:
    match: Match = replace(new_match(sample.game, sample.seats, seed=sample.seed), created=WHEN)
    table = _let_bots_play(sample.game, match.start(), sample.choices)
    document = document_of(match, table, sample.title).model_copy(update={"saved": WHEN + dt.timedelta(minutes=12)})
    sample.path.write_bytes(codec.dumps(document))


if __name__ == "__main__":
    sys.exit(main())
