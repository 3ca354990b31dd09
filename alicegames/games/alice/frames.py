"""Pending work as data: the last frame of ``AliceState.frames`` asks, or is carried out at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from alicegames.games.alice.choices import Declare  # noqa: TC001 -- pydantic reads it at run time


@dataclass(frozen=True, slots=True)
class ChooseStart:
    """Chance picks the start player (AL-10)."""

    tag: Literal["start"] = "start"


@dataclass(frozen=True, slots=True)
class Draw:
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
    tag: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Refill:
    """Chance fills the gaps of the middle row from left to right (AL-36, AL-59, AL-86)."""

    tag: Literal["refill"] = "refill"


@dataclass(frozen=True, slots=True)
class Discovery:
    """The turn's owner draws (AL-11, AL-12)."""

    left: int
    tag: Literal["discovery"] = "discovery"


@dataclass(frozen=True, slots=True)
class Adventure:
    """The turn's owner plays cards (AL-15)."""

    tag: Literal["adventure"] = "adventure"


@dataclass(frozen=True, slots=True)
class GiveGift:
    """The Potion or Cake of the played card (AL-20)."""

    gift: str
    tag: Literal["gift"] = "gift"


@dataclass(frozen=True, slots=True)
class ChooseWonder:
    """The Wonder of the played card is to be declared (AL-21)."""

    tag: Literal["wonder"] = "wonder"


@dataclass(frozen=True, slots=True)
class React:
    """A declared Wonder waits for Cats (AL-39)."""

    wonder: Declare
    seat: int
    """Who is asked now."""
    cats: int
    """How many Cats have been discarded: an odd number cancels the Wonder."""
    not_asked: int
    """Whose Cat is being reacted to, or -1: that player is not asked."""
    tag: Literal["react"] = "react"


@dataclass(frozen=True, slots=True)
class Recruit:
    """White Rabbit: characters still to be taken (AL-43)."""

    left: int
    must: bool
    """At least one must be taken (AL-92)."""
    tag: Literal["recruit"] = "recruit"


@dataclass(frozen=True, slots=True)
class Vortex:
    """The book is open (AL-26)."""

    locked: int
    """The cell of a copied Hatter, whom the vortex does not draw (AL-93); -1 for none."""
    tag: Literal["vortex"] = "vortex"


@dataclass(frozen=True, slots=True)
class Theft:
    """Gryphon: from this victim next (AL-96)."""

    victim: int
    tag: Literal["theft"] = "theft"


@dataclass(frozen=True, slots=True)
class PlaceRevealed:
    """March Hare: this card has been turned and is to be placed (AL-51)."""

    card: int
    tag: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class Enter:
    """The played card may enter a chapter, or else is discarded (AL-22, AL-24)."""

    tag: Literal["enter"] = "enter"


@dataclass(frozen=True, slots=True)
class BeginTurn:
    """The set-up is done: the first turn begins."""

    tag: Literal["begin-turn"] = "begin-turn"


@dataclass(frozen=True, slots=True)
class TurnEnd:
    """Completed chapters score, the middle row is refilled (AL-58, AL-59)."""

    tag: Literal["turn-end"] = "turn-end"


@dataclass(frozen=True, slots=True)
class NextTurn:
    """The game ends or the next player begins (AL-61, AL-73)."""

    tag: Literal["next-turn"] = "next-turn"


Frame = Annotated[
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
    | NextTurn,
    Field(discriminator="tag"),
]
