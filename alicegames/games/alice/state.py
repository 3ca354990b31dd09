"""The state of a game of Alice: numbers of cards in tuples, and the stack of pending frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import field

from alicegames.core.knowledge import Pile
from alicegames.core.values import Position, Value, put, replace
from alicegames.games.alice.frames import Frame  # noqa: TC001 -- msgspec reads it at run time

if TYPE_CHECKING:
    from collections.abc import Sequence

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


class Knowledge(Value, frozen=True):
    """What everybody can know of the hidden protagonists; of ``pile`` each seat knows its own draws besides."""

    pile: Pile = Pile()
    """The protagonist deck since it was last reshuffled (AL-13)."""
    least_cats: tuple[int, ...] = ()
    """Where only holders are asked (AL-90): so many Cats each seat is known to hold at least; empty elsewhere."""
    most_cats: tuple[int, ...] = ()
    """And at most."""

    def counting(self, held: Sequence[int]) -> Knowledge:
        """Return it with bounds for hands of so many protagonists, if it has none yet."""
        return self if self.most_cats else replace(self, least_cats=(0,) * len(held), most_cats=tuple(held))

    def drew(self, seat: int, card: int) -> Knowledge:
        """Return it after a seat has drawn a protagonist."""
        return self._cats(replace(self, pile=self.pile.drew(seat, card)), seat, 0, 1)

    def showed(self, seat: int, card: int, left: int, *, is_cat: bool) -> Knowledge:
        """Return it after a protagonist has left a hand openly, in which so many are left."""
        after = self._cats(replace(self, pile=self.pile.showed(seat, card)), seat, -is_cat, -is_cat)
        if not after.most_cats:
            return after
        return replace(after, most_cats=put(after.most_cats, seat, min(left, after.most_cats[seat])))

    def asked(self, seat: int) -> Knowledge:
        """Return it after a holder of a Cat was asked."""
        return replace(self, least_cats=put(self.least_cats, seat, max(1, self.least_cats[seat])))

    def passed_over(self, seat: int) -> Knowledge:
        """Return it after a seat was not asked: it holds no Cat."""
        return replace(self, least_cats=put(self.least_cats, seat, 0), most_cats=put(self.most_cats, seat, 0))

    @staticmethod
    def _cats(after: Knowledge, seat: int, least: int, most: int) -> Knowledge:
        if not after.most_cats:
            return after
        return replace(
            after,
            least_cats=put(after.least_cats, seat, max(0, after.least_cats[seat] + least)),
            most_cats=put(after.most_cats, seat, after.most_cats[seat] + most),
        )


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
    knowledge: Knowledge = Knowledge()

    @property
    def players(self) -> int:
        """How many seats play."""
        return len(self.hands)

    @property
    def is_last_turn(self) -> bool:
        """Whether the character deck or the chapter deck has run out (AL-61, AL-101)."""
        return not self.character_deck or not self.chapter_deck
