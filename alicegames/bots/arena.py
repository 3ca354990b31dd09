"""Many games between bots: win shares with intervals, lengths and speed; the same for any number of processes."""

from __future__ import annotations

import signal
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from typing import TYPE_CHECKING, Any, Final

from alicegames.bots import levels, table
from alicegames.bots.base import NEVER, Question, bot_seed
from alicegames.core import chance
from alicegames.core.chance import splitmix64
from alicegames.core.decision import CHANCE
from alicegames.core.rules import Setup, totals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from alicegames.bots.base import Bot
    from alicegames.core.rules import Rules

MAX_PLIES: Final = 100_000
"""A game longer than this has a rule that never ends."""
_CONFIDENCE: Final = 1.959963984540054
"""Standard deviations on both sides that hold 95%."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games to play. The start player rotates: game ``i`` starts with seat ``i % seats``."""

    game: str
    levels: tuple[str, ...]
    """One level id a seat."""
    games: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    digest: str = ""
    """The component pack; empty for the built-in one."""
    preload: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game."""

    index: int
    first: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    plies: int
    """Decisions, chance's included."""
    choices: int
    """Decisions of the seats."""
    turns: int
    sources: tuple[tuple[tuple[str, int], ...], ...]
    """Each seat's score lines as (key, points)."""


class EndlessGameError(RuntimeError):
    """A game did not end within MAX_PLIES; its rules are at fault."""


def play_out(rules: Rules[Any, Any], setup: Setup, seed: int, bots: Sequence[Bot]) -> tuple[Any, int, int]:
    """Play a game between bots; return its last state, the decisions and those of them that the seats answered."""
    state = rules.start(setup)
    rng = Random(bot_seed(seed, -1))
    choices = 0
    for ply in range(MAX_PLIES):
        decision = rules.decision(state)
        if decision is None:
            return state, ply, choices
        seat = decision.player
        if seat == CHANCE:
            choice = chance.draw(decision, seed, ply)
        elif seat >= setup.players:
            choice = decision.options[0]
        else:
            choices += 1
            choice = bots[seat].choose(Question(rules, rules.view(state, seat), decision, seat, rng, NEVER))
        state = rules.apply(state, choice).state
    raise EndlessGameError(f"a game of seed {seed} has not ended after {MAX_PLIES} decisions")


def play_games(plan: Plan, start: int, stop: int) -> list[Played]:
    """Play the plan's games from number ``start`` up to ``stop``."""
    return list(_games(plan, start, stop))


def _games(plan: Plan, start: int, stop: int) -> Iterator[Played]:
    if plan.preload:
        __import__(plan.preload)
    game, rules = table.find(plan.game, plan.digest)
    bots = [levels.get(level).make(game) for level in plan.levels]
    for index in range(start, stop):
        first = index % len(bots)
        setup = Setup(len(bots), plan.options, first)
        state, plies, choices = play_out(rules, setup, splitmix64(plan.seed, index), bots)
        score = rules.score(state)
        sources = tuple(tuple((line.key, line.points) for line in lines) for lines in score)
        turns = rules.turn(state).number
        yield Played(index, first, totals(score), rules.places(state), plies, choices, turns, sources)


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], object] = bool) -> Report:
    """Play a plan in ``jobs`` processes; ``progress`` is told of every few games that they are done."""
    begun = time.perf_counter()
    played: list[Played] = []
    for some in _in_processes(plan, jobs) if jobs > 1 else _here(plan):
        played += some
        progress(len(some))
    return Report(plan, tuple(played), time.perf_counter() - begun)


def _here(plan: Plan) -> Iterator[list[Played]]:
    for one in _games(plan, 0, plan.games):
        yield [one]


def _in_processes(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    size = max(1, min(50, plan.games // (jobs * 4)))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_die_quietly) as pool:
        parts = [
            pool.submit(play_games, plan, start, min(start + size, plan.games)) for start in range(0, plan.games, size)
        ]
        try:
            for part in parts:
                yield part.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _die_quietly() -> None:
    """Let Ctrl-C end a helping process without a traceback; the first process reports it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@dataclass(frozen=True, slots=True)
class Share:
    """How a seat fared."""

    seat: int
    level: str
    wins: float
    """Games won; a shared win counts as its part."""
    share: float
    low: float
    high: float
    """The 95% interval of the share (Wilson)."""
    points: float
    """The mean score."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a simulation found."""

    plan: Plan
    played: tuple[Played, ...]
    seconds: float

    def shares(self) -> tuple[Share, ...]:
        """Return the seats' win shares."""
        return tuple(self._share(seat, level) for seat, level in enumerate(self.plan.levels))

    def _share(self, seat: int, level: str) -> Share:
        wins = sum(win_part(game.places, seat) for game in self.played)
        low, high = wilson(wins, len(self.played))
        points = mean([game.scores[seat] for game in self.played])
        return Share(seat, level, wins, wins / max(1, len(self.played)), low, high, points)

    def starters(self) -> tuple[float, float, float]:
        """Return the share of games that the start player won, and its 95% interval."""
        wins = sum(win_part(game.places, game.first) for game in self.played)
        return (wins / max(1, len(self.played)), *wilson(wins, len(self.played)))

    def as_json(self) -> dict[str, Any]:
        """Return everything as JSON values; only ``speed`` differs between two runs of one plan."""
        return {
            "game": self.plan.game,
            "seats": list(self.plan.levels),
            "games": self.plan.games,
            "seed": self.plan.seed,
            "options": dict(self.plan.options),
            "pack": self.plan.digest,
            "results": [_share_json(share) for share in self.shares()],
            "start_player": dict(zip(("share", "low", "high"), map(_rounded, self.starters()), strict=True)),
            "length": {
                "decisions": spread([game.plies for game in self.played]),
                "choices": spread([game.choices for game in self.played]),
                "turns": spread([game.turns for game in self.played]),
            },
            "played": [[game.first, list(game.scores), list(game.places), game.plies] for game in self.played],
            "speed": {"seconds": _rounded(self.seconds), "decisions_per_second": round(self.speed()[0])},
        }

    def speed(self) -> tuple[float, float]:
        """Return decisions a second: all of them, and those of the seats."""
        seconds = max(self.seconds, 1e-9)
        return sum(game.plies for game in self.played) / seconds, sum(game.choices for game in self.played) / seconds


def _share_json(share: Share) -> dict[str, Any]:
    return {
        "seat": share.seat + 1,
        "level": share.level,
        "wins": _rounded(share.wins),
        "share": _rounded(share.share),
        "low": _rounded(share.low),
        "high": _rounded(share.high),
        "points": _rounded(share.points),
    }


def _rounded(value: float) -> float:
    return round(value, 4)


def win_part(places: tuple[int, ...], seat: int) -> float:
    """Return 1 for a win, the fair part of a shared one, else 0."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def mean(values: Sequence[float]) -> float:
    """Return the mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def spread(values: Sequence[int]) -> dict[str, float]:
    """Return the smallest, the mean and the largest value."""
    return {"min": min(values, default=0), "mean": _rounded(mean(values)), "max": max(values, default=0)}


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95% interval of a share of ``wins`` in ``games`` (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    square, share = _CONFIDENCE**2, wins / games
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = _CONFIDENCE / (1 + square / games) * (share * (1 - share) / games + square / (4 * games**2)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)
