"""The choices of Queen Alice: ids and numbers only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from alicegames.core.decision import Pass

# -- chance -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class First:
    """Chance draws the first player."""

    seat: int
    tag: Literal["first"] = "first"


@dataclass(frozen=True, slots=True)
class Layout:
    """Chance draws a starting position."""

    number: int
    tag: Literal["layout"] = "layout"


@dataclass(frozen=True, slots=True)
class LayWish:
    """Chance lays a wish on the next wish space."""

    wish: int
    tag: Literal["wish"] = "wish"


@dataclass(frozen=True, slots=True)
class Open:
    """Chance opens a market card."""

    card: int
    tag: Literal["open"] = "open"


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance draws a card for a hand."""

    card: int
    tag: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals a train card."""

    train: int
    tag: Literal["deal"] = "deal"


# -- phases -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TakeTrain:
    """Choose a train card and its side."""

    train: int
    side: int
    tag: Literal["train"] = "train"


@dataclass(frozen=True, slots=True)
class DiscardCard:
    """Discard a card for its discard reward, or in rest for nothing."""

    card: int
    tag: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card."""

    card: int
    tag: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Move:
    """Move a piece; a blocked one is used where it stands (target = origin)."""

    origin: int
    target: int
    tag: Literal["move"] = "move"


@dataclass(frozen=True, slots=True)
class Rescue:
    """Take a piece out of a seat's jail and put it on a square."""

    piece: int
    jailer: int
    square: int
    tag: Literal["rescue"] = "rescue"


@dataclass(frozen=True, slots=True)
class Put:
    """Put the promoted pawn on a square."""

    square: int
    tag: Literal["put"] = "put"


# -- actions ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plant:
    """Hearts: plant the lowest heart in a garden space, the gardener going to its zone."""

    colour: int
    space: int
    tag: Literal["plant"] = "plant"


@dataclass(frozen=True, slots=True)
class Ride:
    """Spades: move the messenger along a way of 1 to 3 spaces."""

    colour: int
    way: tuple[int, ...]
    tag: Literal["ride"] = "ride"


@dataclass(frozen=True, slots=True)
class Climb:
    """Clubs: move the twin along an arrow."""

    colour: int
    to: int
    black: bool
    tag: Literal["climb"] = "climb"


@dataclass(frozen=True, slots=True)
class Build:
    """Diamonds: put a diamond of the courtier board on a wall space."""

    colour: int
    space: int
    diamond: int
    tag: Literal["build"] = "build"


# -- rewards ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Take:
    """Take a pending reward that leaves no choice but when: hours, a step of an Alice, a crown."""

    verb: str
    arg: int
    amount: int
    tag: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Gain:
    """Gain a resource, giving up one in store for it if ``instead`` is not -1 (QA-53)."""

    kind: int
    instead: int = -1
    unlock: bool = False
    """With a black cube (QA-58)."""
    tag: Literal["gain"] = "gain"


@dataclass(frozen=True, slots=True)
class Hold:
    """Keep the row's resource unstored for the wild column (QA-60)."""

    tag: Literal["hold"] = "hold"


@dataclass(frozen=True, slots=True)
class PawOf:
    """Take a pawprint of any colour as this one."""

    colour: int
    tag: Literal["paw"] = "paw"


@dataclass(frozen=True, slots=True)
class AliceOf:
    """Advance the Alice of this colour."""

    colour: int
    tag: Literal["alice"] = "alice"


@dataclass(frozen=True, slots=True)
class BookOf:
    """Take a book of this colour."""

    colour: int
    tag: Literal["book"] = "book"


@dataclass(frozen=True, slots=True)
class Acquire:
    """Acquire the card of a market block; ``want`` is the level that the reward names (QA-76, QA-120)."""

    want: int
    level: int
    block: int
    tag: Literal["acquire"] = "acquire"


@dataclass(frozen=True, slots=True)
class Invite:
    """Invite a card of hand or discard pile."""

    card: int
    tag: Literal["invite"] = "invite"


@dataclass(frozen=True, slots=True)
class Capture:
    """Capture a piece anywhere by a card (QA-178)."""

    square: int
    tag: Literal["capture"] = "capture"


@dataclass(frozen=True, slots=True)
class Drop:
    """Discard a card of the hand for its discard reward, by a card's play reward (QA-28)."""

    card: int
    tag: Literal["drop"] = "drop"


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy a bookmark with books."""

    tile: int
    tag: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class UseTile:
    """Turn a once-a-turn bookmark over for its reward (QA-186)."""

    tile: int
    tag: Literal["use"] = "use"


@dataclass(frozen=True, slots=True)
class MiniHeart:
    """Hearts mini-action: set the lowest heart of a colour aside."""

    colour: int
    tag: Literal["mini_heart"] = "mini_heart"


@dataclass(frozen=True, slots=True)
class MiniRide:
    """Spades mini-action: a messenger goes one space."""

    colour: int
    to: int
    tag: Literal["mini_ride"] = "mini_ride"


@dataclass(frozen=True, slots=True)
class MiniClimb:
    """Clubs mini-action: a twin goes along a black arrow."""

    colour: int
    to: int
    tag: Literal["mini_climb"] = "mini_climb"


@dataclass(frozen=True, slots=True)
class MiniDiamond:
    """Diamonds mini-action: set a diamond aside. Also: the diamond that a train card lays."""

    colour: int
    diamond: int
    tag: Literal["mini_diamond"] = "mini_diamond"


# -- payment ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay in this way: see ``payment.Way``."""

    cake: int
    tea: int
    toast: int
    hours: int
    cubes: int
    spent: int
    cuts: tuple[int, ...]
    tag: Literal["pay"] = "pay"


@dataclass(frozen=True, slots=True)
class SellTea:
    """Change a tea for 2 time (QA-68)."""

    tag: Literal["sell_tea"] = "sell_tea"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn and rest."""

    tag: Literal["end"] = "end"


Deed: TypeAlias = Annotated[Plant | Ride | Climb | Build | Acquire, Field(discriminator="tag")]
"""What is paid for."""
Target: TypeAlias = Plant | Ride | Climb | Build
"""An action with all that it names."""
QueenChoice: TypeAlias = (
    First
    | Layout
    | LayWish
    | Open
    | Draw
    | Deal
    | TakeTrain
    | DiscardCard
    | PlayCard
    | Move
    | Rescue
    | Put
    | Plant
    | Ride
    | Climb
    | Build
    | Take
    | Gain
    | Hold
    | PawOf
    | AliceOf
    | BookOf
    | Acquire
    | Invite
    | Capture
    | Drop
    | Buy
    | UseTile
    | MiniHeart
    | MiniRide
    | MiniClimb
    | MiniDiamond
    | Pay
    | SellTea
    | Pass
    | End
)
