"""The contract a game's rules keep, and the small values that pass through it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from alicegames.core.values import Value

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from alicegames.core.course import Course
    from alicegames.core.decision import Decision

S = TypeVar("S")
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game is to be set up: everything that ``Rules.start`` may depend on."""

    players: int
    """How many seats are taken by people or our bots (a solo game against an automa has one)."""
    options: tuple[tuple[str, str], ...] = ()
    """Option key and value, only those that differ from the default need to be there."""
    first: int | None = None
    """The seat that starts; None lets chance draw one."""

    def option(self, key: str, default: str) -> str:
        """Return the value set for ``key``, or ``default``."""
        return dict(self.options).get(key, default)


class Event(Value, frozen=True):
    """Base of the typed events that ``apply`` returns; each game adds its own.

    ``Rules.view_event`` says what a seat may see of one.
    """


class Step(Value, Generic[S], frozen=True):
    """What a choice did."""

    state: S
    events: tuple[Event, ...] = ()
    """What happened, in order: the log's sentences and the animations are made of them."""
    reveals: tuple[int, ...] = ()
    """The seats that learned something hidden by it: a card drawn, a die rolled, a hand card shown, who was asked.

    What its own maker learned bars undo at once; what another person learned, once that person has looked.
    """


class ScoreLine(Value, frozen=True):
    """One labelled part of a score; a seat's total is the sum of its lines."""

    key: str
    """Names the source of points ("column:hatter", "alice"); the game's text room turns it into words."""
    points: int
    count: int | None = None
    """How many things earned it, where a number says something."""


class Turn(Value, frozen=True):
    """Where in the game a state stands."""

    number: int
    """Counts turns over the whole table from 0; it grows by one when a turn passes, never falls."""
    owner: int
    """The seat whose turn it is; not always the seat that must answer. CHANCE during set-up."""
    round: int = 0
    """The round, from 1; 0 where the game has none."""


class Rules(Protocol[S, C]):
    """The rules of one game over one component pack. Stateless: every method is a pure function."""

    def start(self, setup: Setup) -> S:
        """Return the state before the first decision. Raises ValueError for options that exclude each other."""

    def decision(self, state: S) -> Decision[C] | None:
        """Return what is asked now; None when the game is over.

        A seat's own decision is the same from its view: ``decision(view(s, p)) == decision(s)`` where p is asked.
        A seat from ``Setup.players`` on is an automa's: its decisions are ``by_rules`` and have exactly one option.
        """

    def apply(self, state: S, choice: C) -> Step[S]:
        """Carry out a choice of ``decision(state).options``. Pure; behaviour for other choices is undefined."""

    def course(self, state: S) -> Course[S, C]:
        """Return the game played on from here without the positions in between; `StepByStep` where nothing is gained.

        It leads to the same positions as ``apply``, choice for choice.
        """

    def encode(self, choice: C) -> str:
        """Return the short, unique, stable code of a choice, such as ``take:b2+c3``."""

    def view(self, state: S, seat: int) -> S:
        """Return what a seat, or an ONLOOKER, may know, hidden things replaced by UNKNOWN.

        Looking at a view again changes nothing: ``view(view(s, p), p) == view(s, p)``.
        """

    def worlds(self, view: S, seat: int) -> Callable[[Random], S]:
        """Prepare full states that ``seat`` cannot tell from the real one; each call of what is returned draws one.

        ``view(worlds(v, p)(rng), p) == v``. What follows from the view alone is worked out once.
        """

    def determinize(self, view: S, seat: int, rng: Random) -> S:
        """Return one such state: ``worlds(view, seat)(rng)``."""

    def view_event(self, event: Event, seat: int) -> Event | None:
        """Return the event as ``seat``, or an ONLOOKER, may see it; None if it may not know of it at all."""

    def score(self, state: S) -> tuple[tuple[ScoreLine, ...], ...]:
        """Return the running score, the lines of each seat; on a view, what that view's seat may know."""

    def places(self, state: S) -> tuple[int, ...]:
        """Return each seat's place, 1 for the winners; tied seats share one. Before the end: as if it ended now."""

    def turn(self, state: S) -> Turn:
        """Return where the game stands."""


def totals(score: tuple[tuple[ScoreLine, ...], ...]) -> tuple[int, ...]:
    """Return each seat's sum of score lines."""
    return tuple(sum(line.points for line in lines) for lines in score)


@dataclass(frozen=True, slots=True)
class OptionValue:
    """One value of a set-up option, with the line that explains it."""

    value: str
    title: str
    explanation: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """A set-up option or variant; the first value is the default."""

    key: str
    title: str
    values: tuple[OptionValue, ...] = field(default_factory=tuple)
    explanation: str = ""
    players: tuple[int, ...] = ()
    """The player counts it applies to; empty for all."""
    needs: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Other options, and the values of theirs with which alone it means something."""
    for_people: bool = False
    """Whether it means something only where a person plays."""

    @property
    def default(self) -> str:
        """The value used where the set-up names none."""
        return self.values[0].value
