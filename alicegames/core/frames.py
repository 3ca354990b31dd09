"""The table of frames: for each kind of pending work what it asks, what an answer does to it, what goes by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Step

C = TypeVar("C")
D = TypeVar("D")
F = TypeVar("F")
S = TypeVar("S", bound="Stacked")
W = TypeVar("W", bound="Worked")


class Stacked(Protocol):
    """A state with its pending work."""

    @property
    def stack(self) -> tuple[Any, ...]:
        """The frames; only the last one asks. Empty when the game is over."""


class Worked(Stacked, Protocol):
    """A `Workbench`."""

    def step(self) -> Step[Any]:
        """Return the next state, with what happened on the way to it."""


class Row(NamedTuple):
    """What the rules do with one kind of frame; `Frames.row` checks that the functions fit it."""

    ask: Callable[[Any, Any, Any], Decision[Any]] | None
    answer: Callable[[Any, Any, Any], None] | None
    settle: Callable[[Any, Any], bool] | None


class Frames(Generic[D, S, W, C]):
    """A game's table; ``D`` is what questions are worked out with, ``S`` the state, ``W`` its twin, ``C`` a choice."""

    def __init__(self) -> None:
        self._rows: dict[type, Row] = {}
        self._asks: dict[type, Callable[[D, S, Any], Decision[C]]] = {}
        self._answers: dict[type, Callable[[W, Any, Any], None]] = {}
        self._settles: dict[type, Callable[[W, Any], bool]] = {}
        self._anytime: dict[type, Callable[[W, Any, Any], None]] = {}

    @property
    def rows(self) -> Mapping[type, Row]:
        """The rows by the class of their frame."""
        return self._rows

    @property
    def asks(self) -> Mapping[type, Callable[[D, S, Any], Decision[C]]]:
        """What asks, by the class of its frame."""
        return self._asks

    def row(
        self,
        frame: type[F],
        *,
        ask: Callable[[D, S, F], Decision[C]] | None = None,
        answer: Callable[[W, F, Any], None] | None = None,
        settle: Callable[[W, F], bool] | None = None,
    ) -> None:
        """Say what becomes of a kind of frame.

        ``ask`` returns its question, ``answer`` carries a choice out while the frame is still on top, and ``settle``
        goes one step on by itself or returns True if the frame asks. A frame without ``settle`` always asks; one
        without ``ask`` never does.
        """
        self._rows[frame] = Row(ask, answer, settle)
        if ask is not None:
            self._asks[frame] = ask
        if answer is not None:
            self._answers[frame] = answer
        if settle is not None:
            self._settles[frame] = settle

    def anytime(self, choice: type[Any], answer: Callable[[W, Any, Any], None]) -> None:
        """Say what a kind of choice does that answers whatever is asked."""
        self._anytime[choice] = answer

    def decision(self, data: D, state: S) -> Decision[C] | None:
        """Return what the frame on top asks; None when the game is over."""
        stack = state.stack
        if not stack:
            return None
        frame = stack[-1]
        return self._asks[type(frame)](data, state, frame)

    def apply(self, bench: W, choice: C) -> Step[Any]:
        """Answer the frame on top, go on until something must be asked, and return what came of it."""
        self.answer(bench, choice)
        return bench.step()

    def answer(self, bench: W, choice: C) -> None:
        """Answer the frame on top, and go on until something must be asked."""
        frame = bench.stack[-1]
        answer = self._anytime.get(type(choice)) or self._answers[type(frame)]
        answer(bench, frame, choice)
        self.settle(bench)

    def course(self, data: D, bench: W) -> BenchCourse[D, S, W, C]:
        """Return the course of the game from the bench's position on; the bench is its own."""
        return BenchCourse(self, data, bench)

    def settle(self, bench: W) -> None:
        """Do what needs no answer, until a frame asks or the game is over."""
        settles = self._settles
        while bench.stack:
            frame = bench.stack[-1]
            settle = settles.get(type(frame))
            if settle is None or settle(bench, frame):
                return


class BenchCourse(Generic[D, S, W, C]):
    """A `Course` on one bench that is never put away: no states, seats and steps are made on the way."""

    __slots__ = ("_asks", "_bench", "_data", "_frames")

    def __init__(self, frames: Frames[D, S, W, C], data: D, bench: W) -> None:
        self._frames = frames
        self._asks = frames.asks
        self._data = data
        self._bench: Any = bench

    def decision(self) -> Decision[C] | None:
        """Return what the frame on top asks; None when the game is over."""
        bench = self._bench
        if not (stack := bench.stack):
            return None
        frame = stack[-1]
        return self._asks[type(frame)](self._data, bench, frame)

    def take(self, choice: C) -> None:
        """Answer the frame on top and go on until something must be asked."""
        self._frames.answer(self._bench, choice)
        self._bench.events.clear()

    @property
    def now(self) -> S:
        """The position reached, to be read at once."""
        position: S = self._bench
        return position

    def state(self) -> S:
        """Return the position reached."""
        position: S = self._bench.step().state
        return position
