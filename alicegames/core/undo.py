"""Undo has an owner and its barriers: what comes back, who must agree, and what has been seen since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from alicegames.core.decision import CHANCE
from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from alicegames.core.session import Ply

S = TypeVar("S")
C = TypeVar("C")


# -- barriers -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Barrier:
    """A reason why the last choice stays played; ``sentence`` says it to a person."""

    def sentence(self, names: Sequence[str]) -> str:
        """Return why, as one sentence; ``names`` are those of the seats."""
        raise NotImplementedError

    @property
    def can_be_lifted(self) -> bool:
        """Whether ``force`` goes past it all the same, so that the record says so."""
        return False


@dataclass(frozen=True, slots=True)
class NothingPlayed(Barrier):
    """No person has chosen anything yet."""

    def sentence(self, names: Sequence[str]) -> str:  # noqa: ARG002 -- nobody is named
        """Say that there is nothing."""
        return _("There is nothing to take back.")


@dataclass(frozen=True, slots=True)
class AnotherTurn(Barrier):
    """Something of a later turn has been taken back already."""

    def sentence(self, names: Sequence[str]) -> str:  # noqa: ARG002 -- nobody is named
        """Say how far undo goes."""
        return _("The turn before this one stays played; only this turn can be taken back.")

    @property
    def can_be_lifted(self) -> bool:
        """It hides nothing: it may."""
        return True


@dataclass(frozen=True, slots=True)
class Seen(Barrier):
    """A person has seen something that was hidden when the choice was made."""

    ply: int
    """The move that showed it; its events tell what it was."""
    seat: int
    """Who has seen it."""

    @property
    def can_be_lifted(self) -> bool:
        """Alone at the table, and where the setting says so."""
        return True


@dataclass(frozen=True, slots=True)
class ChanceSeen(Seen):
    """A card was drawn or a die rolled before a person's eyes."""

    def sentence(self, names: Sequence[str]) -> str:
        """Say who saw a draw or a roll."""
        text = _("{name} has seen a card or a die that was turned up since.")
        return text.format(name=names[self.seat])


@dataclass(frozen=True, slots=True)
class OwnerSaw(Seen):
    """The choice, or another's answer to it, showed its own maker something hidden."""

    def sentence(self, names: Sequence[str]) -> str:
        """Say that it showed something."""
        text = _("{name} has been shown something hidden since.")
        return text.format(name=names[self.seat])


@dataclass(frozen=True, slots=True)
class OtherSaw(Seen):
    """It showed another person something, who has been at the screen since."""

    def sentence(self, names: Sequence[str]) -> str:
        """Say who has looked."""
        text = _("{name} has been at the screen since and has seen what was revealed.")
        return text.format(name=names[self.seat])


@dataclass(frozen=True, slots=True)
class AnothersChoice(Barrier):
    """The last choice is another person's: only its owner may let it be taken back."""

    seat: int

    def sentence(self, names: Sequence[str]) -> str:
        """Say whose it is."""
        text = _("The last choice is {name}’s, and is taken back only if {name} agrees.")
        return text.format(name=names[self.seat])


class UndoRefusedError(RuntimeError):
    """Nothing can be taken back here; ``barrier`` says why."""

    def __init__(self, barrier: Barrier) -> None:
        super().__init__(type(barrier).__name__)
        self.barrier = barrier


# -- what comes back ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Takeback(Generic[S, C]):
    """What an undo takes back: a person's last choice, and what bots, chance and automas answered to it."""

    moves: tuple[Ply[S, C], ...]
    """All that goes, the choice first."""

    @property
    def move(self) -> Ply[S, C]:
        """The choice itself: its ``code``, ``choice``, ``events`` and the position before."""
        return self.moves[0]

    @property
    def seat(self) -> int:
        """Whose choice it is: nobody else may take it back."""
        return self.move.player

    @property
    def own(self) -> tuple[Ply[S, C], ...]:
        """What its maker chose: one choice, or several made in one go."""
        return tuple(move for move in self.moves if move.player == self.seat)


@dataclass(frozen=True, slots=True)
class Retraction:
    """One choice taken back although something had been seen: a line of the game's record."""

    seat: int
    turn: int
    """The turn, from 0, whose choice was taken back."""
    code: str


def seen_since(moves: Sequence[Ply[Any, Any]], people: Collection[int], looked: Mapping[int, int]) -> Seen | None:
    """Return what bars taking back these moves, the first of which is a person's choice; None if nothing does.

    What showed its maker something bars it at once. What showed another person something bars it once that person
    has looked: ``looked`` says up to which ply each seat has. What only bots have seen bars nothing.
    """
    owner = moves[0].player
    for move in moves:
        if owner in move.reveals:
            return (ChanceSeen if move.player == CHANCE else OwnerSaw)(move.ply, owner)
    for move in moves:
        for seat in move.reveals:
            if seat in people and looked.get(seat, 0) > move.ply:
                return OtherSaw(move.ply, seat)
    return None
