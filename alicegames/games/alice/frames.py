"""Pending work as data: the last frame of ``AliceState.stack`` asks, or is carried out at once."""

from __future__ import annotations

from alicegames.core.values import Tagged
from alicegames.games.alice.choices import Declare  # noqa: TC001 -- msgspec reads it at run time


class ChooseStart(Tagged, frozen=True, tag="start"):
    """Chance picks the start player (AL-10)."""


class Draw(Tagged, frozen=True, tag="draw"):
    """Chance turns the top card of a deck; ``to`` says where it goes."""

    deck: str
    """"protagonist", "character" or "chapter"."""
    to: str
    """"hand", "open" (Hatter), "reveal" (March Hare) or "pile" (Knave)."""
    seat: int
    left: int
    """How many cards are still to be drawn."""
    locked: int = -1
    """Hatter copied by Alice: his cell."""


class Refill(Tagged, frozen=True, tag="refill"):
    """Chance fills the gaps of the middle row from left to right (AL-36, AL-59, AL-86)."""


class Discovery(Tagged, frozen=True, tag="discovery"):
    """The turn's owner draws (AL-11, AL-12)."""

    left: int


class Adventure(Tagged, frozen=True, tag="adventure"):
    """The turn's owner plays cards (AL-15)."""


class GiveGift(Tagged, frozen=True, tag="gift"):
    """The Potion or Cake of the played card (AL-20)."""

    gift: str


class ChooseWonder(Tagged, frozen=True, tag="wonder"):
    """The Wonder of the played card is to be declared (AL-21)."""


class React(Tagged, frozen=True, tag="react"):
    """A declared Wonder waits for Cats (AL-39)."""

    wonder: Declare
    seat: int
    """Who is asked now."""
    cats: int
    """How many Cats have been discarded: an odd number cancels the Wonder."""
    not_asked: int
    """Whose Cat is being reacted to, or -1: that player is not asked."""


class Recruit(Tagged, frozen=True, tag="recruit"):
    """White Rabbit: characters still to be taken (AL-43)."""

    left: int
    must: bool
    """At least one must be taken (AL-92)."""


class Vortex(Tagged, frozen=True, tag="vortex"):
    """The book is open (AL-26)."""

    locked: int
    """The cell of a copied Hatter, whom the vortex does not draw (AL-93); -1 for none."""


class Theft(Tagged, frozen=True, tag="theft"):
    """Gryphon: from this victim next (AL-96)."""

    victim: int


class PlaceRevealed(Tagged, frozen=True, tag="revealed"):
    """March Hare: this card has been turned and is to be placed (AL-51)."""

    card: int


class Enter(Tagged, frozen=True, tag="enter"):
    """The played card may enter a chapter, or else is discarded (AL-22, AL-24)."""


class BeginTurn(Tagged, frozen=True, tag="begin-turn"):
    """The set-up is done: the first turn begins."""


class TurnEnd(Tagged, frozen=True, tag="turn-end"):
    """Completed chapters score, the middle row is refilled (AL-58, AL-59)."""


class NextTurn(Tagged, frozen=True, tag="next-turn"):
    """The game ends or the next player begins (AL-61, AL-73)."""


Frame = (
    ChooseStart
    | Draw
    | Refill
    | Discovery
    | Adventure
    | GiveGift
    | ChooseWonder
    | React
    | Recruit
    | Vortex
    | Theft
    | PlaceRevealed
    | Enter
    | BeginTurn
    | TurnEnd
    | NextTurn
)
