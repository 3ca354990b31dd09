"""One game between bots, and what is kept of it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

from alicegames.bots import levels, table
from alicegames.bots.base import NEVER, Question, bot_seed
from alicegames.core import chance
from alicegames.core.decision import CHANCE
from alicegames.core.rules import Setup, totals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from alicegames.bots.arena.plan import Fixture, Plan
    from alicegames.bots.base import Bot
    from alicegames.core.rules import Rules

MAX_PLIES: Final = 100_000
"""A game longer than this has a rule that never ends."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a seat's choices of one game took: those with two options or more."""

    choices: int = 0
    seconds: float = 0.0
    longest: float = 0.0


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
    bots: tuple[int, ...] = ()
    """For each seat, which of the plan's levels sat there; empty: each in its own."""
    thoughts: tuple[Thought, ...] = ()
    codes: tuple[str, ...] = ()
    """Every choice, chance's included, if the plan keeps them."""


class EndlessGameError(RuntimeError):
    """A game did not end within MAX_PLIES; its rules are at fault."""


class _Clocked:
    """A bot and the time it takes."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._times: list[float] = []

    def choose(self, question: Question) -> Any:  # noqa: ANN401 -- one of the decision's options
        """Ask the bot."""
        begun = time.perf_counter()
        choice = self._bot.choose(question)
        if len(question.decision.options) > 1:
            self._times.append(time.perf_counter() - begun)
        return choice

    @property
    def thought(self) -> Thought:
        """What it took so far."""
        return Thought(len(self._times), sum(self._times), max(self._times, default=0.0))


def play_out(
    rules: Rules[Any, Any],
    setup: Setup,
    seed: int,
    bots: Sequence[Bot],
    tell: Callable[[Any], object] = bool,
    budgets: Sequence[int] = (),
) -> tuple[Any, int, int]:
    """Play a game between bots; return its last state, the decisions and those of them that the seats answered.

    ``tell`` is told of every choice made, those of chance included; ``budgets`` are the
    seats' samples a choice, 0 for a bot's own.
    """
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
        elif decision.by_rules:
            choice = decision.options[0]
        else:
            choices += 1
            budget = budgets[seat] if budgets else 0
            question = Question(rules, rules.view(state, seat), decision, seat, rng, NEVER, iterations=budget)
            choice = bots[seat].choose(question)
        tell(choice)
        state = rules.apply(state, choice).state
    raise EndlessGameError(f"a game of seed {seed} has not ended after {MAX_PLIES} decisions")


def play_games(plan: Plan, start: int, stop: int) -> list[Played]:
    """Play the plan's games from number ``start`` up to ``stop``."""
    return list(games(plan, start, stop))


def games(plan: Plan, start: int, stop: int) -> Iterator[Played]:
    """Play the plan's games from number ``start`` up to ``stop``, one by one."""
    if plan.preload:
        __import__(plan.preload)
    game, rules = table.find(plan.game, plan.digest)
    entrants = [levels.entrant(name) for name in plan.levels]
    bots = [level.make(game) for level, _budget in entrants]
    for index in range(start, stop):
        fixture = plan.fixture(index)
        budgets = [entrants[one][1] for one in fixture.bots]
        yield _play(plan, rules, fixture, [_Clocked(bots[one]) for one in fixture.bots], budgets)


def _play(
    plan: Plan, rules: Rules[Any, Any], fixture: Fixture, seats: Sequence[_Clocked], budgets: Sequence[int]
) -> Played:
    setup = Setup(len(seats), plan.options, fixture.first)
    told: list[Any] = []
    tell: Callable[[Any], object] = told.append if plan.keeps_codes else bool
    state, plies, choices = play_out(rules, setup, fixture.seed, seats, tell, budgets)
    score = rules.score(state)
    return Played(
        fixture.index,
        fixture.first,
        totals(score),
        rules.places(state),
        plies,
        choices,
        rules.turn(state).number,
        tuple(tuple((line.key, line.points) for line in lines) for lines in score),
        fixture.bots,
        tuple(seat.thought for seat in seats),
        tuple(map(rules.encode, told)),
    )
