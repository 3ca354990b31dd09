"""Session: one game being played. It answers for chance and automas, keeps the history, undoes and redoes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from alicegames.core import chance
from alicegames.core.decision import CHANCE, Decision, IllegalChoiceError
from alicegames.core.undo import (
    AnothersChoice,
    AnotherTurn,
    Barrier,
    NothingPlayed,
    Retraction,
    Takeback,
    UndoRefusedError,
    seen_since,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from alicegames.core.rules import Event, Rules, Setup, Step, Turn

S = TypeVar("S")
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Ply(Generic[S, C]):
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

    def __init__(
        self,
        rules: Rules[S, C],
        setup: Setup,
        seed: int,
        humans: Iterable[int] = (),
        start: tuple[S, int] | None = None,
    ) -> None:
        """Start a game; chance is answered at once, as after every choice.

        ``humans`` are the seats of people: undo takes back their choices and guards what they have seen.
        ``start`` is a position in the middle of a game and the number of choices before it, which are not known.
        """
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.humans = frozenset(humans)
        self.takebacks = 0
        """How often a refused undo was taken all the same; the record says so."""
        self.retractions: list[Retraction] = []
        """Where that was; shorter than ``takebacks`` in games of older saves."""
        self._looked: dict[int, int] = {}
        """Up to which ply each person has looked at the table, being at the screen."""
        self._moves: list[Ply[S, C]] = []
        self._unasked: set[int] = set()
        """The plies of people's only choices that were made without asking: an undo takes back the one before, too."""
        self._redo: list[C] = []
        self._redo_turn = -1
        self._start = start
        self.first_ply = start[1] if start else 0
        """How many choices were made before the position that the session begins with; plies count from there."""
        self._state = start[0] if start else rules.start(setup)
        self._decision = rules.decision(self._state)
        self._answer_for_the_rules()

    # -- what is ----------------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The full state; screens and bots get ``view`` instead."""
        return self._state

    @property
    def moves(self) -> Sequence[Ply[S, C]]:
        """Every answered decision so far, those of chance included."""
        return self._moves

    @property
    def codes(self) -> tuple[str, ...]:
        """The choice codes of the whole game so far, those of chance included."""
        return tuple(move.code for move in self._moves)

    @property
    def choices(self) -> int:
        """How many of the moves were a seat's own, and not chance's."""
        return sum(move.player != CHANCE for move in self._moves)

    @property
    def start(self) -> tuple[S, int] | None:
        """The position in the middle of a game that the session begins with, and the choices before it; else None."""
        return self._start

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

    def submit(self, choice: C, *, unasked: bool = False) -> list[Ply[S, C]]:
        """Play a choice and whatever chance and automas answer to it; return these moves in order.

        ``unasked``: it was the only one, and made without asking; nobody wants to take back that alone.
        Raises IllegalChoiceError, changing nothing, if the choice is not an option of the decision at hand.
        """
        decision = self._decision
        if decision is None or choice not in decision.options:
            raise IllegalChoiceError(self._name(choice), decision, self._legal_codes())
        start = len(self._moves)
        self._redo.clear()
        if unasked:
            self._unasked.add(start)
        self._apply(decision, choice)
        self._answer_for_the_rules()
        return self._moves[start:]

    def play(self, code: str) -> list[Ply[S, C]]:
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

        Whoever has answered counts as having been at the screen till then.
        Raises IllegalChoiceError naming the first code that does not fit; the codes before it are played.
        """
        self._reset()
        for code in codes:
            self._apply(self._asked(code), self.option(code))
        self._answer_for_the_rules()

    # -- undo and redo ------------------------------------------------------------------------------------------

    def seen_by(self, seat: int) -> None:
        """Be told that the person of ``seat`` is at the screen now, and sees the table as it stands."""
        self._looked[seat] = len(self._moves)

    def takeback(self) -> Takeback[S, C] | None:
        """Return what an undo would take back now; None where no person has chosen anything."""
        index = self._last_human()
        return None if index is None else Takeback(tuple(self._moves[index:]))

    def undo_barriers(self, by: int | None = None) -> tuple[Barrier, ...]:
        """Return every reason why nothing can be taken back now; none if undo is free.

        ``by`` is the seat that asks; None stands for the owner of the last choice.
        """
        back = self.takeback()
        if back is None:
            return (NothingPlayed(),)
        found: list[Barrier] = []
        if self._redo and back.move.turn.number != self._redo_turn:
            found.append(AnotherTurn())
        seen = seen_since(back.moves, self.humans, self._looked)
        if seen is not None:
            found.append(seen)
        if by not in (None, back.seat):
            found.append(AnothersChoice(back.seat))
        return tuple(found)

    def undo_barrier(self, by: int | None = None) -> Barrier | None:
        """Return the first of the ``undo_barriers``."""
        return next(iter(self.undo_barriers(by)), None)

    def undo(self, by: int | None = None, *, consent: bool = False, force: bool = False) -> None:
        """Take back the last choice of a person, and what bots, chance and automas answered to it.

        ``by`` is the seat that asks; another person's choice comes back only with that person's ``consent``.
        ``force`` goes past what has been seen and is written into the record. Raises UndoRefusedError.
        """
        barriers = self.undo_barriers(by)
        for barrier in barriers:
            if not (consent if isinstance(barrier, AnothersChoice) else force and barrier.can_be_lifted):
                raise UndoRefusedError(barrier)
        back = self.takeback()
        assert back is not None, "there is a barrier where there is nothing"
        if any(barrier.can_be_lifted for barrier in barriers):
            self.takebacks += 1
            self.retractions.append(Retraction(back.seat, back.move.turn.number, back.move.code))
        self._take_back(back)

    def _take_back(self, back: Takeback[S, C]) -> None:
        first = back.move
        self._redo_turn = first.turn.number
        self._redo.extend(move.choice for move in reversed(back.moves))
        self._state, self._decision = first.before, first.decision
        del self._moves[first.ply :]
        self._unasked = {ply for ply in self._unasked if ply < first.ply}
        self._looked = {seat: min(ply, first.ply) for seat, ply in self._looked.items()}

    def undo_turn(self, by: int | None = None) -> int:
        """Take back the own choices of this turn as far as undo is free; return how many were taken back."""
        taken, back = 0, self.takeback()
        while back is not None and not self.undo_barriers(by):
            first = back.move
            self.undo(by)
            taken, back = taken + 1, self.takeback()
            if back is not None and (back.move.turn.number, back.seat) != (first.turn.number, first.player):
                break
        return taken

    @property
    def can_redo(self) -> bool:
        """Whether a choice that was taken back can be played again."""
        return bool(self._redo)

    def redo(self) -> list[Ply[S, C]]:
        """Play again the last choice taken back, with everything that answered it then.

        Raises UndoRefusedError if there is none.
        """
        if not self._redo:
            raise UndoRefusedError(NothingPlayed())
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
        self._unasked.clear()
        self._redo.clear()
        self._looked.clear()
        self._state = self._start[0] if self._start else self.rules.start(self.setup)
        self._decision = self.rules.decision(self._state)

    def _asked(self, code: str) -> Decision[C]:
        if self._decision is None:
            raise IllegalChoiceError(code, None)
        return self._decision

    def _apply(self, decision: Decision[C], choice: C) -> Step[S]:
        before = self._state
        if decision.player in self.humans:
            self.seen_by(decision.player)
        step = self.rules.apply(before, choice)
        code = self.rules.encode(choice)
        turn = self.rules.turn(before)
        self._moves.append(Ply(len(self._moves), decision, choice, code, turn, before, step.events, step.reveals))
        self._state = step.state
        self._decision = self.rules.decision(step.state)
        return step

    def _answer_for_the_rules(self) -> None:
        """Answer every decision of chance, and of seats that the rules play themselves."""
        while (decision := self._decision) is not None:
            if decision.player == CHANCE:
                self._apply(decision, chance.draw(decision, self.seed, self.first_ply + len(self._moves)))
            elif decision.by_rules:
                self._apply(decision, decision.options[0])
            else:
                return

    def _last_human(self) -> int | None:
        for index in range(len(self._moves) - 1, -1, -1):
            if self._moves[index].player in self.humans and index not in self._unasked:
                return index
        return None

    def _legal_codes(self) -> tuple[str, ...]:
        return tuple(self.rules.encode(option) for option in self._decision.options) if self._decision else ()

    def _name(self, choice: Any) -> str:  # noqa: ANN401 -- an illegal choice may be anything
        try:
            return self.rules.encode(choice)
        except (AttributeError, TypeError, KeyError, ValueError):
            return repr(choice)
