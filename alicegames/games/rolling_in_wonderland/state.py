"""The whole position of a game, as frozen values: the table, the seats and the stack of pending work."""

from __future__ import annotations

from typing import Final

from alicegames.core.knowledge import Pile
from alicegames.core.values import Position, Value, replace
from alicegames.core.whereabouts import Whereabouts  # noqa: TC001 -- msgspec reads it at run time
from alicegames.games.rolling_in_wonderland.frames import Frame  # noqa: TC001 -- msgspec reads it at run time

COLOURS: Final = ("white", "blue", "purple", "green", "pink", "orange")
KINDS: Final = (*COLOURS, "dee")
"""What a die is: one of the six colours, or the Tweedledee die, which counts as blue (RW-66)."""
WHITE, BLUE, PURPLE, GREEN, PINK, ORANGE, DEE = range(7)
COLOUR_OF: Final = (WHITE, BLUE, PURPLE, GREEN, PINK, ORANGE, BLUE)
"""The colour that a kind of die counts as."""
REGIONS: Final = ("rabbit", "hatter", "queen", "alice", "cat", "caterpillar")
"""The six faces and regions (RW-02); their order round the board is the pack's."""
RABBIT, HATTER, QUEEN, ALICE, CAT, CATERPILLAR = range(6)
FIGURES: Final = ("dee", "dum")
TWEEDLEDEE, TWEEDLEDUM = range(2)
KIND_COUNT: Final = 7
SPACES: Final = 6
"""Dice that a player board holds (RW-19)."""
SLOTS: Final = 3
"""Slots for challenges, and for ongoing cards."""
MUSHROOMS: Final = 2
SOLDIERS: Final = 12
CUBES: Final = 9
ROUNDS: Final = 6
NOBODY: Final = -1
NONE: Final = -1


def die(region: int, kind: int) -> int:
    """Return the number of a die of ``kind`` that shows ``region``: an index of ``State.dice``."""
    return region * KIND_COUNT + kind


class Variant(Value, frozen=True):
    """The modules that a game is played with."""

    youngest: bool = False
    mushrooms: bool = True
    """False: mushrooms are only worth VP (RW-62)."""
    experienced: bool = False
    promo: bool = False
    dee: bool = False
    dum: bool = False
    cat_ability: bool = False
    quick: bool = False
    """Whether somebody who has drawn a card is asked only with something to use (RW-97)."""
    difficulty: str = ""
    """Solo: ``normal``, ``hard`` or ``expert``; empty without the automa, and in youngest use (RW-118)."""


class Seat(Value, frozen=True):
    """What one player owns."""

    dice: tuple[int, ...] = ()
    """The dice on the player board in the order taken, each as ``die(region, kind)``."""
    mushrooms: int = MUSHROOMS
    soldiers: int = SOLDIERS
    """Soldiers in supply."""
    army: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """Soldiers by region, the Twins' figures not counted."""
    hand: tuple[int, ...] = ()
    """Single-use cards, sorted; the automa's face-down pile of all its cards (RW-132)."""
    ongoing: tuple[int, ...] = ()
    objectives: tuple[int, ...] = ()
    slots: tuple[int, ...] = (NONE, NONE, NONE)
    """The challenges in the three slots."""
    cubes: tuple[int, ...] = (0, 0, 0)
    """For each slot the icons with a cube, as a mask of four bits."""
    done: tuple[int, ...] = ()
    """Completed challenges."""
    ability: int = NONE
    rabbit: int = 0
    caterpillar: int = 0
    vp: int = 0
    """VP tokens."""


class Knowledge(Value, frozen=True):
    """What can be known of hidden cards."""

    pile: Pile = Pile()
    """The Mad Hatter deck since its discards were shuffled (RW-36)."""
    objectives: tuple[Whereabouts, ...] = ()
    """Objectives drawn from under their deck by another than the seat that had put them there (RW-22)."""

    def with_pile(self, pile: Pile) -> Knowledge:
        """Return it with another pile."""
        return replace(self, pile=pile)

    def seen_by(self, seat: int) -> Knowledge:
        """Return what a seat may know of it."""
        return Knowledge(self.pile.seen_by(seat), tuple([entry for entry in self.objectives if entry.knower == seat]))


class State(Position):
    """The whole game between two decisions."""

    players: int
    """``Setup.players``: 1 is the solo game, whose seat 1 is the automa."""
    variant: Variant
    seats: tuple[Seat, ...]
    round: int = 0
    turns: int = 0
    """Turns begun so far, over the whole table."""
    first: int = NOBODY
    """The holder of the first-player marker."""
    owner: int = NOBODY
    """Whose turn it is; NOBODY between turns."""
    jabberwocky: int = NONE
    revealed: tuple[int, ...] = ()
    """The Jabberwocky cards turned up so far, as regions (RW-16)."""
    dice: tuple[int, ...] = (0,) * (KIND_COUNT * 6)
    """How many dice of each kind stand in each area, at ``die(region, kind)``."""
    tokens: tuple[int, ...] = ()
    """The Cheshire Cat tokens in the four slots, from the left."""
    hatter_deck: tuple[int, ...] = ()
    """The unseen Mad Hatter cards: sorted, no order; UNKNOWN in a view."""
    hatter_discards: tuple[int, ...] = ()
    objective_deck: tuple[int, ...] = ()
    """The unseen Objectives: sorted, no order; UNKNOWN in a view."""
    objective_bottom: tuple[tuple[int, int], ...] = ()
    """Objectives put under their deck: (card, the seat that knows it), the next to come first."""
    challenge_top: int = NONE
    challenge_deck: tuple[int, ...] = ()
    """The challenges under the top one: sorted, no order (which ones they are, everybody can tell)."""
    challenge_bottom: tuple[int, ...] = ()
    """Challenges put under the deck, the next to come first (public)."""
    figures: tuple[tuple[int, int], ...] = ((NOBODY, NONE), (NOBODY, NONE))
    """Tweedledee's and Tweedledum's (seat, region)."""
    taken_from: int = NONE
    """The region whose dice were taken this turn."""
    taken: tuple[int, ...] = ()
    """The kinds of the dice taken this turn."""
    fewer: int = 0
    """How many dice the turn's owner may leave in the area although they fit."""
    spent: int = 0
    """Mushrooms spent this turn."""
    played: int = 0
    """Single-use cards played this turn."""
    completed: int = 0
    """Challenges completed this turn."""
    used: tuple[int, ...] = ()
    """The Cheshire Cat tokens that the automa has used this turn (RW-129)."""
    bot_deck: tuple[int, ...] = ()
    bot_card: int = NONE
    """The automa's current card."""
    over: bool = False
    stack: tuple[Frame, ...] = ()
    """Pending work; only the last frame asks."""
    knowledge: Knowledge = Knowledge()

    @property
    def bot(self) -> int:
        """The automa's seat, or NOBODY."""
        return 1 if self.players == 1 else NOBODY
