"""The bots a player can choose, weakest first, named after creatures that are on no card of any of the games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from alicegames.bots.greedy import GreedyBot
from alicegames.bots.random_bot import RandomBot
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
    """Saves and the command line use it: ``greedy``."""
    title: Callable[[], str]
    blurb: Callable[[], str]
    make: Callable[[Game[Any, Any]], Bot]


def _greedy(game: Game[Any, Any]) -> Bot:
    return GreedyBot(game.heuristic, worlds=game.worlds)


LEVELS: Final = (
    Level(
        "random",
        lambda: _("Dormouse"),
        lambda: _("A bot, half asleep: it takes whatever comes."),
        lambda _game: RandomBot(),
    ),
    Level("greedy", lambda: _("Dodo"), lambda: _("A bot that runs after whatever looks best right now."), _greedy),
)


def get(level_id: str) -> Level:
    """Return the level of that id. Raises UnknownLevelError."""
    for level in LEVELS:
        if level.id == level_id:
            return level
    raise UnknownLevelError(level_id)


def strongest() -> Level:
    """Return the level that gives hints."""
    return LEVELS[-1]
