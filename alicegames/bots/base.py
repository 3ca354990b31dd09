"""What a bot is: it gets a view and the decision, and answers with one of the options before a deadline."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from alicegames.core.chance import splitmix64

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Rules

S = TypeVar("S")
C = TypeVar("C")

USUAL_SECONDS: Final = 3.0
"""The thinking time that settings have at first: what the levels are measured for."""
_SALT: Final = 0x5EED_0F_B075


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as a bot gets it. There is no state in it, so no bot can peep."""

    rules: Rules[Any, Any]
    view: Any
    """What ``seat`` may know."""
    decision: Decision[Any]
    seat: int
    rng: Random
    """The bot's only source of chance, so that a game can be repeated."""
    deadline: Deadline
    effort: float = 1.0
    """How much longer than usual a bot may think that thinks as long as it is let: a multiple of its samples."""
    iterations: int = 0
    """The budget of a bot that searches, in samples, in place of its level's own; 0 leaves it that."""


class Bot(Protocol):
    """Chooses for a seat. What it keeps between two questions may save time, but change no choice."""

    def choose(self, question: Question) -> Any:  # noqa: ANN401 -- one of the decision's options
        """Return one of ``question.decision.options``; promptly once ``question.deadline`` is past."""


class Deadline:
    """When a bot must answer: after so many seconds of the wall clock, or as soon as it is hurried."""

    __slots__ = ("_at", "_is_hurried")

    def __init__(self, seconds: float, is_hurried: Callable[[], bool] = bool) -> None:
        self._at = time.monotonic() + seconds
        self._is_hurried = is_hurried

    def is_past(self) -> bool:
        """Whether it is time to answer with the best found so far."""
        return time.monotonic() >= self._at or self._is_hurried()


NEVER: Final = Deadline(float("inf"))
"""For simulations: answers must not depend on the clock."""


def bot_seed(seed: int, ply: int) -> int:
    """Return the seed of a bot's chance at choice ``ply`` of the game ``seed``; apart from the game's own draws."""
    return splitmix64(seed ^ _SALT, ply)


def fallback(decision: Decision[C], seed: int, ply: int) -> C:
    """Return a legal answer for a bot that gives none."""
    return decision.options[bot_seed(seed, ply) % len(decision.options)]
