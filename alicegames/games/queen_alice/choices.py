"""The choices of Queen Alice: ids and numbers only."""

from __future__ import annotations

from typing import TypeAlias

from alicegames.core.decision import Pass
from alicegames.core.values import Tagged

# -- chance -----------------------------------------------------------------------------------------------------------


class First(Tagged, frozen=True, tag="first"):
    """Chance draws the first player."""

    seat: int


class Layout(Tagged, frozen=True, tag="layout"):
    """Chance draws a starting position."""

    number: int


class LayWish(Tagged, frozen=True, tag="wish"):
    """Chance lays a wish on the next wish space."""

    wish: int


class Open(Tagged, frozen=True, tag="open"):
    """Chance opens a market card."""

    card: int


class Draw(Tagged, frozen=True, tag="draw"):
    """Chance draws a card for a hand."""

    card: int


class Deal(Tagged, frozen=True, tag="deal"):
    """Chance deals a train card."""

    train: int


# -- phases -----------------------------------------------------------------------------------------------------------


class TakeTrain(Tagged, frozen=True, tag="train"):
    """Choose a train card and its side."""

    train: int
    side: int


class DiscardCard(Tagged, frozen=True, tag="discard"):
    """Discard a card for its discard reward, or in rest for nothing."""

    card: int


class PlayCard(Tagged, frozen=True, tag="play"):
    """Play a card."""

    card: int


class Move(Tagged, frozen=True, tag="move"):
    """Move a piece; a blocked one is used where it stands (target = origin)."""

    origin: int
    target: int


class Rescue(Tagged, frozen=True, tag="rescue"):
    """Take a piece out of a seat's jail and put it on a square."""

    piece: int
    jailer: int
    square: int


class Put(Tagged, frozen=True, tag="put"):
    """Put the promoted pawn on a square."""

    square: int


# -- actions ----------------------------------------------------------------------------------------------------------


class Plant(Tagged, frozen=True, tag="plant"):
    """Hearts: plant the lowest heart in a garden space, the gardener going to its zone."""

    colour: int
    space: int


class Ride(Tagged, frozen=True, tag="ride"):
    """Spades: move the messenger along a way of 1 to 3 spaces."""

    colour: int
    way: tuple[int, ...]


class Climb(Tagged, frozen=True, tag="climb"):
    """Clubs: move the twin along an arrow."""

    colour: int
    to: int
    black: bool


class Build(Tagged, frozen=True, tag="build"):
    """Diamonds: put a diamond of the courtier board on a wall space."""

    colour: int
    space: int
    diamond: int


# -- rewards ----------------------------------------------------------------------------------------------------------


class Take(Tagged, frozen=True, tag="take"):
    """Take a pending reward that leaves no choice but when: hours, a step of an Alice, a crown."""

    verb: str
    arg: int
    amount: int


class Gain(Tagged, frozen=True, tag="gain"):
    """Gain a resource, giving up one in store for it if ``instead`` is not -1 (QA-53)."""

    kind: int
    instead: int = -1
    unlock: bool = False
    """With a black cube (QA-58)."""


class Hold(Tagged, frozen=True, tag="hold"):
    """Keep the row's resource unstored for the wild column (QA-60)."""


class PawOf(Tagged, frozen=True, tag="paw"):
    """Take a pawprint of any colour as this one."""

    colour: int


class AliceOf(Tagged, frozen=True, tag="alice"):
    """Advance the Alice of this colour."""

    colour: int


class BookOf(Tagged, frozen=True, tag="book"):
    """Take a book of this colour."""

    colour: int


class Acquire(Tagged, frozen=True, tag="acquire"):
    """Acquire the card of a market block; ``want`` is the level that the reward names (QA-76, QA-120)."""

    want: int
    level: int
    block: int


class Invite(Tagged, frozen=True, tag="invite"):
    """Invite a card of hand or discard pile."""

    card: int


class Capture(Tagged, frozen=True, tag="capture"):
    """Capture a piece anywhere by a card (QA-178)."""

    square: int


class Drop(Tagged, frozen=True, tag="drop"):
    """Discard a card of the hand for its discard reward, by a card's play reward (QA-28)."""

    card: int


class Buy(Tagged, frozen=True, tag="buy"):
    """Buy a bookmark with books."""

    tile: int


class UseTile(Tagged, frozen=True, tag="use"):
    """Turn a once-a-turn bookmark over for its reward (QA-186)."""

    tile: int


class MiniHeart(Tagged, frozen=True, tag="mini_heart"):
    """Hearts mini-action: set the lowest heart of a colour aside."""

    colour: int


class MiniRide(Tagged, frozen=True, tag="mini_ride"):
    """Spades mini-action: a messenger goes one space."""

    colour: int
    to: int


class MiniClimb(Tagged, frozen=True, tag="mini_climb"):
    """Clubs mini-action: a twin goes along a black arrow."""

    colour: int
    to: int


class MiniDiamond(Tagged, frozen=True, tag="mini_diamond"):
    """Diamonds mini-action: set a diamond aside. Also: the diamond that a train card lays."""

    colour: int
    diamond: int


# -- payment ----------------------------------------------------------------------------------------------------------


class Pay(Tagged, frozen=True, tag="pay"):
    """Pay in this way: see ``payment.Way``."""

    cake: int
    tea: int
    toast: int
    hours: int
    cubes: int
    spent: int
    cuts: tuple[int, ...]


class SellTea(Tagged, frozen=True, tag="sell_tea"):
    """Change a tea for 2 time (QA-68)."""


class End(Tagged, frozen=True, tag="end"):
    """End the turn and rest."""


Deed: TypeAlias = Plant | Ride | Climb | Build | Acquire
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
