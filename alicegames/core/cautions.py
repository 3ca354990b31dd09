"""Warnings before a choice: what it would do is found out by applying it, never by guessing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from alicegames.core.decision import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Rules

S = TypeVar("S")

NOTHING: Final = "nothing"
"""It changes nothing for the seat that makes it, whatever follows."""
LOSS: Final = "loss"
"""Something of the seat's own, or something it was to have, is lost by it."""
LEFT: Final = "left"
"""It ends a turn, or a part of one, in which something could still be done that costs nothing."""
NEXT: Final = "next"
"""Of all seats it makes only the next one better off."""
KINDS: Final = (NOTHING, LOSS, LEFT, NEXT)


@dataclass(frozen=True, slots=True)
class Caution:
    """One warning: its kind, and what happens in a sentence."""

    kind: str
    said: str


def no_cautions(_view: object, _choice: object, _names: object) -> tuple[Caution, ...]:
    """Return nothing: the game warns of nothing."""
    return ()


def _all_options(decision: Decision[Any]) -> Sequence[Any]:
    return decision.options


@dataclass(frozen=True, slots=True)
class Trial(Generic[S]):
    """How a game finds out whether a choice changes anything."""

    rules: Rules[S, Any]
    seat: int
    """The seat that chooses."""
    assets: Callable[[S], Any]
    """What counts as changed, as one value to compare."""
    is_through: Callable[[S], bool]
    """Whether all that the choice had set off is over."""
    answers: Callable[[Decision[Any]], Sequence[Any]] = _all_options
    """The answers to a decision on the way that belong to the choice."""

    def is_idle(self, view: S, choice: Any) -> bool:  # noqa: ANN401 -- a choice of the game
        """Say whether a choice changes nothing, whatever is answered on the way; a draw or a roll is a change."""
        return self._is_still(self.assets(view), self.rules.apply(view, choice).state)

    def _is_still(self, before: Any, after: S) -> bool:  # noqa: ANN401 -- the game's own value
        if self.assets(after) != before:
            return False
        if self.is_through(after):
            return True
        decision = self.rules.decision(after)
        if decision is None:
            return True
        if decision.player == CHANCE and len(decision.options) > 1:
            return False
        return all(self._is_still(before, self.rules.apply(after, answer).state) for answer in self.answers(decision))


def only_next_gains(before: Sequence[int], after: Sequence[int], seat: int, following: int) -> int:
    """Return what the next seat gains, if it is the only one that gains and another than ``seat``; 0 otherwise."""
    gained = [new - old for old, new in zip(before, after, strict=True)]
    others = [points for number, points in enumerate(gained) if number != following]
    return gained[following] if following != seat and gained[following] > 0 and max(others) <= 0 else 0
