"""Session: one game being played. It answers for chance and automas, keeps the history, undoes and redoes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from alicegames.core import chance
from alicegames.core.decision import CHANCE, Decision, IllegalChoiceError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from alicegames.core.rules import Event, Rules, Setup, Step, Turn

S = TypeVar("S")
C = TypeVar("C")


class UndoRefusedError(RuntimeError):
    """Nothing can be taken back here; the message says why."""


@dataclass(frozen=True, slots=True)
class Move(Generic[S, C]):
    """One answered decision of the history."""

    ply: int
    decision: Decision[C]
    choice: C
    code: str
    turn: Turn
    """The turn in which it was asked."""
    before: S
    events: tuple[Event, ...]
    reveals: tuple[int, ...]

    @property
    def player(self) -> int:
        """The seat that answered, or CHANCE."""
        return self.decision.player


class Session(Generic[S, C]):
    """Drive one game through its rules. Not thread-safe; knows no file and no screen."""

    def __init__(self, rules: Rules[S, C], setup: Setup, seed: int, humans: Iterable[int] = ()) -> None:
        """Start a game; chance is answered at once, as after every choice.

        ``humans`` are the seats of people: undo takes back their choices and guards what they have seen.
        """
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.humans = frozenset(humans)
        self.takebacks = 0
        """How often a refused undo was taken all the same (solo play); the record says so."""
        self._moves: list[Move[S, C]] = []
        self._redo: list[C] = []
        self._redo_turn = -1
        self._state = rules.start(setup)
        self._decision = rules.decision(self._state)
        self._answer_for_the_rules()

    # -- what is ----------------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The full state; screens and bots get ``view`` instead."""
        return self._state

    @property
    def moves(self) -> Sequence[Move[S, C]]:
        """Every answered decision so far, those of chance included."""
        return self._moves

    @property
    def codes(self) -> tuple[str, ...]:
        """The choice codes of the whole game so far, those of chance included."""
        return tuple(move.code for move in self._moves)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._decision is None

    def decision(self) -> Decision[C] | None:
        """Return what is asked now, of a seat; None when the game is over."""
        return self._decision

    def view(self, seat: int) -> S:
        """Return what ``seat`` may know now."""
        return self.rules.view(self._state, seat)

    # -- play -------------------------------------------------------------------------------------------------

    def submit(self, choice: C) -> list[Move[S, C]]:
        """Play a choice and whatever chance and automas answer to it; return these moves in order.

        Raises IllegalChoiceError, changing nothing, if the choice is not an option of the decision at hand.
        """
        decision = self._decision
        if decision is None or choice not in decision.options:
            raise IllegalChoiceError(self._name(choice), decision, self._legal_codes())
        start = len(self._moves)
        self._redo.clear()
        self._apply(decision, choice)
        self._answer_for_the_rules()
        return self._moves[start:]

    def play(self, code: str) -> list[Move[S, C]]:
        """Play the option with this code. Raises IllegalChoiceError."""
        return self.submit(self.option(code))

    def option(self, code: str) -> C:
        """Return the option of the decision at hand that has this code. Raises IllegalChoiceError."""
        for option in self._decision.options if self._decision else ():
            if self.rules.encode(option) == code:
                return option
        raise IllegalChoiceError(code, self._decision, self._legal_codes())

    def replay(self, codes: Iterable[str]) -> None:
        """Play logged codes, chance's included, from the start of the game.

        Raises IllegalChoiceError naming the first code that does not fit; the codes before it are played.
        """
        self._reset()
        for code in codes:
            self._apply(self._asked(code), self.option(code))
        self._answer_for_the_rules()

    # -- undo and redo ------------------------------------------------------------------------------------------

    def undo_barrier(self) -> str:
        """Return why nothing can be taken back now: ``start``, ``reveal`` or ``turn``; empty if undo is free."""
        index = self._last_human()
        if index is None:
            return "start"
        if self._redo and self._moves[index].turn.number != self._redo_turn:
            return "turn"
        return "reveal" if any(self._is_barrier(move) for move in self._moves[index:]) else ""

    def undo(self, *, force: bool = False) -> None:
        """Take back the last choice of a person, and what bots, chance and automas answered to it.

        Free up to the last thing revealed by chance or to another person, within one turn; ``force`` lifts this and
        counts as a takeback. Raises UndoRefusedError.
        """
        barrier = self.undo_barrier()
        index = self._last_human()
        if index is None or (barrier and not force):
            raise UndoRefusedError(barrier)
        self.takebacks += bool(barrier)
        self._redo_turn = self._moves[index].turn.number
        self._redo.extend(move.choice for move in reversed(self._moves[index:]))
        self._state = self._moves[index].before
        self._decision = self._moves[index].decision
        del self._moves[index:]

    def undo_turn(self) -> int:
        """Take back the whole turn as far as undo is free; return how many choices were taken back."""
        taken, index = 0, self._last_human()
        turn = None if index is None else self._moves[index].turn.number
        while index is not None and self._moves[index].turn.number == turn and not self.undo_barrier():
            self.undo()
            taken, index = taken + 1, self._last_human()
        return taken

    @property
    def can_redo(self) -> bool:
        """Whether a choice that was taken back can be played again."""
        return bool(self._redo)

    def redo(self) -> list[Move[S, C]]:
        """Play again the last choice taken back, with everything that answered it then.

        Raises UndoRefusedError if there is none.
        """
        if not self._redo:
            raise UndoRefusedError("start")
        start = len(self._moves)
        while self._redo and self._decision is not None:
            self._apply(self._decision, self._redo.pop())
            if self._redo and self._decision is not None and self._decision.player in self.humans:
                break
        self._answer_for_the_rules()
        return self._moves[start:]

    # -- inside -------------------------------------------------------------------------------------------------

    def _reset(self) -> None:
        self._moves.clear()
        self._redo.clear()
        self._state = self.rules.start(self.setup)
        self._decision = self.rules.decision(self._state)

    def _asked(self, code: str) -> Decision[C]:
        if self._decision is None:
            raise IllegalChoiceError(code, None)
        return self._decision

    def _apply(self, decision: Decision[C], choice: C) -> Step[S]:
        before = self._state
        step = self.rules.apply(before, choice)
        code = self.rules.encode(choice)
        turn = self.rules.turn(before)
        self._moves.append(Move(len(self._moves), decision, choice, code, turn, before, step.events, step.reveals))
        self._state = step.state
        self._decision = self.rules.decision(step.state)
        return step

    def _answer_for_the_rules(self) -> None:
        """Answer every decision of chance, and of seats that the rules play themselves."""
        while (decision := self._decision) is not None:
            if decision.player == CHANCE:
                self._apply(decision, chance.draw(decision, self.seed, len(self._moves)))
            elif decision.player >= self.setup.players:
                self._apply(decision, decision.options[0])
            else:
                return

    def _last_human(self) -> int | None:
        for index in range(len(self._moves) - 1, -1, -1):
            if self._moves[index].player in self.humans:
                return index
        return None

    def _is_barrier(self, move: Move[S, C]) -> bool:
        if not move.reveals:
            return False
        return move.player == CHANCE or any(seat in self.humans and seat != move.player for seat in move.reveals)

    def _legal_codes(self) -> tuple[str, ...]:
        return tuple(self.rules.encode(option) for option in self._decision.options) if self._decision else ()

    def _name(self, choice: Any) -> str:  # noqa: ANN401 -- an illegal choice may be anything
        try:
            return self.rules.encode(choice)
        except (AttributeError, TypeError, KeyError, ValueError):
            return repr(choice)
