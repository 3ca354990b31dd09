"""Choices that one gesture made: they are taken back and played again together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from alicegames.core.undo import Takeback

if TYPE_CHECKING:
    from alicegames.core.session import Ply, Session

S = TypeVar("S")
C = TypeVar("C")


class Gestures(Generic[S, C]):
    """Knows of a session which choices were made along with the one before. Not kept in saves."""

    def __init__(self, session: Session[S, C]) -> None:
        self._session = session
        self._along: set[int] = set()
        """The plies of what was answered along with an earlier choice of the same seat."""

    def submit(self, choice: C, *more: C, unasked: bool = False) -> None:
        """Play a choice that begins a gesture, and what was chosen in one go with it; ``unasked`` as in the session.

        Raises IllegalChoiceError as the session does.
        """
        self._session.submit(choice, unasked=unasked)
        self._along = {ply for ply in self._along if ply < len(self._session.moves) - 1}
        for other in more:
            self.follow(other)

    def follow(self, choice: C) -> None:
        """Play a choice that belongs to the gesture begun before. Raises IllegalChoiceError as the session does."""
        ply = len(self._session.moves)
        self._session.submit(choice)
        self._along.add(ply)

    def takeback(self) -> Takeback[S, C] | None:
        """Return what an undo of the whole last gesture would take back; None where no person has chosen anything."""
        back = self._session.takeback()
        if back is None:
            return None
        moves, ply, people = self._session.moves, back.move.ply, self._session.humans
        while ply in self._along:
            ply = next(n for n in range(ply - 1, -1, -1) if moves[n].player in people)
        return Takeback(tuple(moves[ply:]))

    def last(self) -> Ply[S, C] | None:
        """Return the last choice if it was made along with another; None else."""
        back = self._session.takeback()
        return back.move if back is not None and back.move.ply in self._along else None

    def undo(self, by: int | None = None, *, consent: bool = False, force: bool = False) -> None:
        """Take back the last gesture, as far as undo is free after its last choice. Raises UndoRefusedError."""
        back = self._session.takeback()
        self._session.undo(by, consent=consent, force=force)
        while back is not None and back.move.ply in self._along and not self._session.undo_barriers(by):
            back = self._session.takeback()
            self._session.undo(by)

    def redo(self) -> None:
        """Play the gesture again that was taken back. Raises UndoRefusedError if there is nothing."""
        self._session.redo()
        while self._session.can_redo and len(self._session.moves) in self._along:
            self._session.redo()
