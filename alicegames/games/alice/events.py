"""What happens in a game of Alice, in the order in which it happens. Cards are numbers, cells indices of CELLS."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.rules import Event

if TYPE_CHECKING:
    from alicegames.games.alice.choices import Declare


class StartChosen(Event, frozen=True):
    """Chance chose who starts."""

    seat: int


class TurnBegan(Event, frozen=True):
    """A turn begins; ``draws`` cards are to be drawn (AL-12)."""

    seat: int
    draws: int


class Drawn(Event, frozen=True):
    """A card went into a hand; ``card`` is UNKNOWN to the others."""

    seat: int
    kind: str
    card: int


class TurnedUp(Event, frozen=True):
    """A character joined the middle row of the Tea Party."""

    card: int
    cell: int


class Reshuffled(Event, frozen=True):
    """The protagonist discards became a new deck (AL-13)."""

    cards: int


class Played(Event, frozen=True):
    """A card was played from hand."""

    seat: int
    card: int


class GiftGiven(Event, frozen=True):
    """A Potion or Cake moved a character, covering what lay there."""

    seat: int
    gift: str
    card: int
    from_cell: int
    to_cell: int


class GiftLost(Event, frozen=True):
    """Nobody could be given the Potion or Cake (AL-79)."""

    gift: str


class Declared(Event, frozen=True):
    """A Wonder was declared; ``card`` is the played card (a Cat for the drawing Cat)."""

    seat: int
    card: int
    wonder: Declare
    copied: int = -1
    """The character whose Wonder Alice uses."""
    owner: int = -1
    """Whose page a Card Soldier's Wonder is about."""


class NoWonder(Event, frozen=True):
    """The played card's Wonder can do nothing (AL-80)."""

    card: int


class CatThrown(Event, frozen=True):
    """A Cat was discarded against a Wonder; ``number`` counts them, from 1."""

    seat: int
    card: int
    number: int


class Cancelled(Event, frozen=True):
    """The declared Wonder has no effect (AL-40)."""

    seat: int
    wonder: Declare


class Recruited(Event, frozen=True):
    """A character went from the Tea Party into a hand."""

    seat: int
    card: int
    cell: int


class ChapterOpened(Event, frozen=True):
    """A chapter was put in front of a player; ``source`` is "hand" or "deck" (Hatter)."""

    seat: int
    chapter: int
    source: str


class VortexOpened(Event, frozen=True):
    """The book is open."""

    seat: int


class BookClosed(Event, frozen=True):
    """The vortex ended."""

    seat: int


class Placed(Event, frozen=True):
    """A card went onto a page; ``source`` is "tea", "hand", "played" or "deck", ``owner`` the chapter's player."""

    seat: int
    card: int
    owner: int
    chapter: int
    page: int
    source: str
    cell: int = -1


class Stolen(Event, frozen=True):
    """A Gryphon moved a character to the thief's page (AL-49)."""

    seat: int
    victim: int
    card: int
    chapter: int
    page: int
    to_chapter: int
    to_page: int


class Spared(Event, frozen=True):
    """Nothing could be stolen from this player (AL-96)."""

    victim: int


class Revealed(Event, frozen=True):
    """A March Hare turned a character."""

    seat: int
    card: int


class Discarded(Event, frozen=True):
    """A card went to the discard pile of its kind; from the table ("played"), "deck" or "hand"."""

    card: int
    source: str
    seat: int


class Removed(Event, frozen=True):
    """A card was discarded from a page by a Queen or a Card Soldier."""

    owner: int
    card: int
    chapter: int
    page: int


class PileFed(Event, frozen=True):
    """A Knave sent a protagonist face down to a victory pile; nobody sees it (AL-99)."""

    seat: int
    card: int


class ChapterScored(Event, frozen=True):
    """A completed chapter went to its owner's victory pile, with its Card Soldiers (AL-58)."""

    seat: int
    chapter: int
    points: int
    pages: tuple[int, ...]
    soldiers: int


class DeckRanOut(Event, frozen=True):
    """A deck's last card has left it: this is the last turn (AL-61)."""

    deck: str


class HandsDiscarded(Event, frozen=True):
    """The game is over; the hands are discarded unscored (AL-63)."""

    hands: tuple[int, ...]
    """How many cards each seat had."""
