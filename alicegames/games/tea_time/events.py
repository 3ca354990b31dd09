"""What happens in Tea Time."""

from __future__ import annotations

from alicegames.core.rules import Event


class FirstPlayer(Event, frozen=True):
    """A seat starts the game and receives Alice."""

    seat: int


class Dealt(Event, frozen=True):
    """A card was laid into a cell."""

    cell: str
    character: int
    mirrored: bool


class RoundBegan(Event, frozen=True):
    """The grid is full and a round begins."""

    round: int
    first: int


class Taken(Event, frozen=True):
    """A seat took a line of cards."""

    seat: int
    cells: tuple[str, ...]
    cards: tuple[int, ...]
    """Character numbers or ALICE, cell by cell."""
    mirrored: tuple[bool, ...]


class AlicePlaced(Event, frozen=True):
    """Alice was put where the round's first card was taken."""

    seat: int
    cell: str


class Cancelled(Event, frozen=True):
    """Opposite faces of a character left the game in pairs."""

    seat: int
    character: int
    pairs: int


class TieBroken(Event, frozen=True):
    """Points were equal at the end, and Alice's holder won (TT-27)."""

    seat: int


class RoundEnded(Event, frozen=True):
    """The grid is empty."""

    round: int
    last: bool
