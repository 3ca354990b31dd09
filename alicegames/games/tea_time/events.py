"""What happens in Tea Time."""

from __future__ import annotations

from dataclasses import dataclass

from alicegames.core.rules import Event


@dataclass(frozen=True, slots=True)
class FirstPlayer(Event):
    """A seat starts the game and receives Alice."""

    seat: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A card was laid into a cell."""

    cell: str
    character: int
    mirrored: bool


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The grid is full and a round begins."""

    round: int
    first: int


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A seat took a line of cards."""

    seat: int
    cells: tuple[str, ...]
    cards: tuple[int, ...]
    """Character numbers or ALICE, cell by cell."""
    mirrored: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class AlicePlaced(Event):
    """Alice was put where the round's first card was taken."""

    seat: int
    cell: str


@dataclass(frozen=True, slots=True)
class Cancelled(Event):
    """Opposite faces of a character left the game in pairs."""

    seat: int
    character: int
    pairs: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The grid is empty."""

    round: int
    last: bool
