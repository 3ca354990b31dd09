"""The bots a player can choose, weakest first, named after creatures of the two books."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from alicegames.bots.greedy import GreedyBot
from alicegames.bots.hasty import HastyBot
from alicegames.bots.random_bot import RandomBot
from alicegames.bots.search import Plan, SearchBot
from alicegames.bots.strengths import Strength, measures
from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.bots.base import Bot
    from alicegames.core.game import Game


class UnknownLevelError(ValueError):
    """There is no bot of that name; the message lists those there are."""

    def __init__(self, level_id: str) -> None:
        super().__init__(
            _("There is no bot “{level}”; there are: {levels}.").format(
                level=level_id, levels=", ".join(level.id for level in LEVELS)
            )
        )


@dataclass(frozen=True, slots=True)
class Level:
    """One strength of bot."""

    id: str
    """Saves and the command line use it: ``red_queen``."""
    title: Callable[[], str]
    blurb: Callable[[], str]
    """Its strength in words, one sentence."""
    make: Callable[[Game[Any, Any]], Bot]

    def described(self, game_id: str) -> str:
        """Return its strength in words and, where it was measured, in figures."""
        return " ".join(filter(None, (self.blurb(), self.record(game_id))))

    def record(self, game_id: str) -> str:
        """Return, as a sentence, how often it beats the level below in two-player games; empty where not measured."""
        strength = measures(game_id).levels.get(self.id)
        below = _below(self.id)
        if strength is None or strength.share is None or below is None:
            return ""
        return _("It wins {share:.0%} of its games for two against the {level}.").format(
            share=strength.share, level=below.title()
        )


def bot(game: Game[Any, Any], strength: Strength) -> Bot:
    """Return the bot that these numbers describe."""
    if strength.iterations:
        return SearchBot(game.heuristic, strength.plan(), strength.noise, game.evaluate)
    worlds = strength.worlds or game.worlds
    return HastyBot(game.heuristic, worlds, strength.noise) if strength.noise else GreedyBot(game.heuristic, worlds)


def plan(game: Game[Any, Any], level_id: str) -> Plan:
    """Return how a level searches in a game; of one that decides by a glance, how the strongest does."""
    numbers = measures(game.id).levels
    strength = numbers.get(level_id)
    return (strength if strength and strength.iterations else numbers[strongest().id]).plan()


def _of(level_id: str) -> Callable[[Game[Any, Any]], Bot]:
    return lambda game: bot(game, measures(game.id).levels[level_id])


LEVELS: Final = (
    Level(
        "dormouse",
        lambda: _("Dormouse"),
        lambda: _("A beginner: often takes the next best thing."),
        _of("dormouse"),
    ),
    Level(
        "lory",
        lambda: _("Lory"),
        lambda: _("An occasional player: slips now and then."),
        _of("lory"),
    ),
    Level(
        "greedy",
        lambda: _("Dodo"),
        lambda: _("A steady player: runs after what looks best right now."),
        _of("greedy"),
    ),
    Level(
        "eaglet",
        lambda: _("Eaglet"),
        lambda: _("A good player: tries a few things in its head first."),
        _of("eaglet"),
    ),
    Level(
        "white_knight",
        lambda: _("White Knight"),
        lambda: _("A strong player: thinks the best ideas through."),
        _of("white_knight"),
    ),
    Level(
        "red_queen",
        lambda: _("Red Queen"),
        lambda: _("The strongest: thinks as long as you let her."),
        _of("red_queen"),
    ),
)
"""What set-up offers. ``greedy`` keeps the id that it has in older saves."""

UNLISTED: Final = (
    Level(
        "random",
        lambda: _("Lot"),
        lambda: _("A bot that draws lots: it takes whatever comes."),
        lambda _game: RandomBot(),
    ),
)
"""Known, but not offered: what measurements start from, and seats of older saves."""


@cache
def _below(level_id: str) -> Level | None:
    ids = [level.id for level in LEVELS]
    return LEVELS[ids.index(level_id) - 1] if level_id in ids[1:] else None


def get(level_id: str) -> Level:
    """Return the level of that id. Raises UnknownLevelError."""
    for level in (*LEVELS, *UNLISTED):
        if level.id == level_id:
            return level
    raise UnknownLevelError(level_id)


def entrant(name: str) -> tuple[Level, int]:
    """Return the level and the budget that ``white_knight@24`` names: 24 samples a choice; 0: the level's own.

    Raises UnknownLevelError.
    """
    level_id, at, budget = name.partition("@")
    if at and not (budget.isascii() and budget.isdigit() and int(budget)):
        raise UnknownLevelError(name)
    return get(level_id), int(budget or 0)


def title(level_id: str) -> str:
    """Return a level's name; of one that is not here (another version's) its id."""
    try:
        return get(level_id).title()
    except UnknownLevelError:
        return level_id


def usual() -> Level:
    """Return the level that sits opposite somebody who has chosen none."""
    return get("greedy")


def strongest() -> Level:
    """Return the level that gives hints."""
    return LEVELS[-1]
