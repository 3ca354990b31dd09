"""What happens in a game of Alice, in the order in which it happens. Cards are numbers, cells indices of CELLS."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from alicegames.core.rules import Event

if TYPE_CHECKING:
    from alicegames.games.alice.choices import Declare


@dataclass(frozen=True, slots=True)
class StartChosen(Event):
    """Chance chose who starts."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A turn begins; ``draws`` cards are to be drawn (AL-12)."""

    seat: int
    draws: int


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A card went into a hand; ``card`` is UNKNOWN to the others."""

    seat: int
    kind: str
    card: int


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A character joined the middle row of the Tea Party."""

    card: int
    cell: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The protagonist discards became a new deck (AL-13)."""

    cards: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played from hand."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class GiftGiven(Event):
    """A Potion or Cake moved a character, covering what lay there."""

    seat: int
    gift: str
    card: int
    from_cell: int
    to_cell: int


@dataclass(frozen=True, slots=True)
class GiftLost(Event):
    """Nobody could be given the Potion or Cake (AL-79)."""

    gift: str


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A Wonder was declared; ``card`` is the played card (a Cat for the drawing Cat)."""

    seat: int
    card: int
    wonder: Declare
    copied: int = -1
    """The character whose Wonder Alice uses."""


@dataclass(frozen=True, slots=True)
class NoWonder(Event):
    """The played card's Wonder can do nothing (AL-80)."""

    card: int


@dataclass(frozen=True, slots=True)
class CatThrown(Event):
    """A Cat was discarded against a Wonder; ``number`` counts them, from 1."""

    seat: int
    card: int
    number: int


@dataclass(frozen=True, slots=True)
class Cancelled(Event):
    """The declared Wonder has no effect (AL-40)."""

    seat: int
    wonder: Declare


@dataclass(frozen=True, slots=True)
class Recruited(Event):
    """A character went from the Tea Party into a hand."""

    seat: int
    card: int
    cell: int


@dataclass(frozen=True, slots=True)
class ChapterOpened(Event):
    """A chapter was put in front of a player; ``source`` is "hand" or "deck" (Hatter)."""

    seat: int
    chapter: int
    source: str


@dataclass(frozen=True, slots=True)
class VortexOpened(Event):
    """The book is open."""

    seat: int


@dataclass(frozen=True, slots=True)
class BookClosed(Event):
    """The vortex ended."""

    seat: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A card went onto a page; ``source`` is "tea", "hand", "played" or "deck", ``owner`` the chapter's player."""

    seat: int
    card: int
    owner: int
    chapter: int
    page: int
    source: str
    cell: int = -1


@dataclass(frozen=True, slots=True)
class Stolen(Event):
    """A Gryphon moved a character to the thief's page (AL-49)."""

    seat: int
    victim: int
    card: int
    chapter: int
    page: int
    to_chapter: int
    to_page: int


@dataclass(frozen=True, slots=True)
class Spared(Event):
    """Nothing could be stolen from this player (AL-96)."""

    victim: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A March Hare turned a character."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card went to the discard pile of its kind; from the table ("played"), "deck" or "hand"."""

    card: int
    source: str
    seat: int


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A card was discarded from a page by a Queen or a Card Soldier."""

    owner: int
    card: int
    chapter: int
    page: int


@dataclass(frozen=True, slots=True)
class PileFed(Event):
    """A Knave sent a protagonist face down to a victory pile; nobody sees it (AL-99)."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class ChapterScored(Event):
    """A completed chapter went to its owner's victory pile, with its Card Soldiers (AL-58)."""

    seat: int
    chapter: int
    points: int
    pages: tuple[int, ...]
    soldiers: int


@dataclass(frozen=True, slots=True)
class DeckRanOut(Event):
    """A deck's last card has left it: this is the last turn (AL-61)."""

    deck: str


@dataclass(frozen=True, slots=True)
class HandsDiscarded(Event):
    """The game is over; the hands are discarded unscored (AL-63)."""

    hands: tuple[int, ...]
    """How many cards each seat had."""
