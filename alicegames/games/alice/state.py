"""The state of a game of Alice: numbers of cards in tuples, and the stack of pending frames."""

from __future__ import annotations

from typing import Final

from msgspec import field

from alicegames.core.values import Position, Value
from alicegames.games.alice.frames import Frame  # noqa: TC001 -- msgspec reads it at run time

FREE: Final = -2
"""On a page: nobody stands there. As ``AliceState.played``: no card lies before the player."""

CELLS: Final = tuple(f"{column}{row}" for column in "abc" for row in (1, 2, 3))
"""The nine spaces of the Tea Party: columns a-c, row 1 tiny, 2 middle, 3 huge; number = column * 3 + row - 1."""
MIDDLE_CELLS: Final = (1, 4, 7)


class Hand(Value, frozen=True):
    """A hand by the three backs (AL-07), each part sorted; UNKNOWN in a view for a face not to be seen (AL-71)."""

    protagonists: tuple[int, ...] = ()
    characters: tuple[int, ...] = ()
    """Never unknown: they came from the open Tea Party (AL-71)."""
    chapters: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """How many cards it has."""
        return len(self.protagonists) + len(self.characters) + len(self.chapters)


class Opened(Value, frozen=True):
    """A chapter in front of a player: which, and who stands on each page (a card, or FREE)."""

    chapter: int
    pages: tuple[int, ...]


class Victory(Value, frozen=True):
    """A victory pile (AL-64)."""

    chapters: tuple[int, ...] = ()
    soldiers: int = 0
    protagonists: tuple[int, ...] = ()
    """Sent by a Knave, seen by nobody: UNKNOWN in every view (AL-99)."""


class AliceState(Position):
    """A whole game. Decks are multisets, sorted; hidden cards are UNKNOWN in a view, so that sizes stay public."""

    stack: tuple[Frame, ...] = field(name="frames")
    """Pending work; the last one asks. Empty when the game is over."""
    turn_number: int
    turn_owner: int
    presence: int
    """The presence of the last card played this turn, -1 before the first (AL-16)."""
    played: int
    """The card being resolved before the turn's owner, or FREE (AL-19)."""
    used_cats: tuple[int, ...]
    """Cats discarded in this turn: they reach the discard pile at its end (AL-88)."""
    hands: tuple[Hand, ...]
    open: tuple[tuple[Opened, ...], ...]
    """Each seat's unfinished chapters."""
    victory: tuple[Victory, ...]
    tea: tuple[tuple[int, ...], ...]
    """The nine stacks of the Tea Party, see CELLS; the last card of a stack is the visible one (AL-85)."""
    protagonist_deck: tuple[int, ...]
    character_deck: tuple[int, ...]
    """Everybody can count what is in it: no other character is ever hidden (AL-71)."""
    chapter_deck: tuple[int, ...]
    protagonist_discard: tuple[int, ...]
    character_discard: tuple[int, ...]
    chapter_discard: tuple[int, ...]
    wilder: bool
    """The variant without the Order of Presence (AL-18)."""
    experienced: bool
    """The variant in which unfinished chapters cost their points (AL-66)."""
    holders_only: bool
    """Whether only who holds a Cat is asked for reactions (AL-90)."""

    @property
    def players(self) -> int:
        """How many seats play."""
        return len(self.hands)

    @property
    def is_last_turn(self) -> bool:
        """Whether the character deck or the chapter deck has run out (AL-61, AL-101)."""
        return not self.character_deck or not self.chapter_deck
