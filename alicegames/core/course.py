"""The course of a game played on without the positions in between: for playouts, where only the end is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.rules import Rules

S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)
C = TypeVar("C")


class Course(Protocol[S_co, C]):
    """A position that moves on with every choice, told of nothing; `Rules.course` begins one.

    It asks and does what `Rules.decision` and `Rules.apply` would, one choice after the other, and is quicker.
    """

    def decision(self) -> Decision[C] | None:
        """Return what is asked now; None when the game is over."""

    def take(self, choice: C) -> None:
        """Carry out a choice of ``decision().options``."""

    @property
    def now(self) -> S_co:
        """The position reached, to be read at once: it may be written to when the course goes on."""

    def state(self) -> S_co:
        """Return the position reached, which stays as it is when the course goes on."""


class StepByStep(Generic[S, C]):
    """The course of a game whose rules have no quicker way: a state for every choice."""

    __slots__ = ("_rules", "_state")

    def __init__(self, rules: Rules[S, C], state: S) -> None:
        self._rules = rules
        self._state = state

    def decision(self) -> Decision[C] | None:
        """Return what is asked now."""
        return self._rules.decision(self._state)

    def take(self, choice: C) -> None:
        """Carry out a choice."""
        self._state = self._rules.apply(self._state, choice).state

    @property
    def now(self) -> S:
        """The position reached."""
        return self._state

    def state(self) -> S:
        """Return the position reached."""
        return self._state
