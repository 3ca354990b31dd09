"""A Decision asks, a Choice answers: the one mechanism every game, bot and screen works through."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from alicegames.core.values import Tagged, Value

CHANCE: Final = -1
"""The player that rolls dice and draws cards."""

ONLOOKER: Final = -2
"""In place of a seat: somebody who holds no cards and may know what everybody may know."""

UNKNOWN: Final = -1
"""Stands in a view for a hidden card or token that is numbered in the full state."""

_SHOWN: Final = 8
"""How many legal codes an error names before it counts the rest."""

C = TypeVar("C")


class Decision(Value, Generic[C], frozen=True):
    """One question put to one player; every question a rule ever asks is one of these."""

    player: int
    """The seat that answers, 0..n-1, or CHANCE."""
    kind: str
    """What is asked ("take", "reward", "react", "roll"): the key for text, presenter and lesson."""
    options: tuple[C, ...]
    """Every legal answer in a fixed order; never empty, no duplicates."""
    weights: tuple[int, ...] = ()
    """CHANCE only: the relative likelihood of each option; empty means equal."""
    source: str = ""
    """The card, square or rule that asks."""
    by_rules: bool = False
    """Whether the rules answer: an automa's decision has the one option that they chose, and a session plays it."""

    @property
    def is_a_seats(self) -> bool:
        """Whether a person or a bot answers, rather than chance or an automa."""
        return self.player != CHANCE and not self.by_rules


class Pass(Tagged, frozen=True, tag="pass"):
    """Declining is a choice, written ``pass``."""


class IllegalChoiceError(ValueError):
    """The choice is not among the options of the decision at hand; carries that decision.

    Raised by the session, shown to the player; the game goes on unchanged.
    """

    def __init__(self, choice: str, decision: Decision[Any] | None, legal: tuple[str, ...] = ()) -> None:
        self.choice = choice
        self.decision = decision
        self.legal = legal
        super().__init__(_illegal_sentence(choice, decision, legal))


def _illegal_sentence(choice: str, decision: Decision[Any] | None, legal: tuple[str, ...]) -> str:
    if decision is None:
        return f"'{choice}' cannot be played: the game is over."
    hidden = len(legal) - _SHOWN
    shown = ", ".join(legal[:_SHOWN]) + (f", and {hidden} more" if hidden > 0 else "")
    return f"'{choice}' is not a legal choice here ({decision.kind}); legal are: {shown}."
