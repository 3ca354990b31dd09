"""Pending work as data: each frame asks one question or waits to do one thing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from alicegames.games.queen_alice.choices import Deed  # noqa: TC001 -- pydantic reads the annotations
from alicegames.games.queen_alice.pack.verbs import Reward  # noqa: TC001 -- pydantic reads the annotations

# -- set-up -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawFirst:
    """Chance draws the first player (QA-18)."""

    tag: Literal["first"] = "first"


@dataclass(frozen=True, slots=True)
class DrawLayout:
    """Chance draws the starting position (QA-10)."""

    tag: Literal["layout"] = "layout"


@dataclass(frozen=True, slots=True)
class DrawWish:
    """Chance lays a wish on a wish space (QA-11)."""

    space: int
    fixed: bool
    """Only those of the first game are drawn from."""
    tag: Literal["wish"] = "wish"


@dataclass(frozen=True, slots=True)
class DealTrain:
    """Chance deals train cards to a seat (QA-20)."""

    seat: int
    count: int
    tag: Literal["deal_train"] = "deal_train"


@dataclass(frozen=True, slots=True)
class ChooseTrain:
    """A seat secretly chooses train card and side."""

    seat: int
    tag: Literal["choose_train"] = "choose_train"


@dataclass(frozen=True, slots=True)
class RideTrain:
    """A revealed train card is to be carried out."""

    seat: int
    tag: Literal["train"] = "train"


# -- a turn -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Discard:
    """The first phase: a card of the hand is discarded (QA-31)."""

    tag: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class Play:
    """The second phase: a card of the hand is played (QA-32)."""

    tag: Literal["play"] = "play"


@dataclass(frozen=True, slots=True)
class Activate:
    """A piece of the played card is moved, used where it stands, or rescued."""

    card: int
    tag: Literal["activate"] = "activate"


@dataclass(frozen=True, slots=True)
class Respawn:
    """A promoted pawn needs a square (QA-41)."""

    piece: int
    king: bool
    pending: tuple[Reward, ...]
    """The bonus of its last move, taken with what the new square gives."""
    tag: Literal["respawn"] = "respawn"


@dataclass(frozen=True, slots=True)
class Act:
    """The action of the square: an action of ``column``, any suit if wild or by a king's card (QA-36, QA-27)."""

    colour: int
    column: int
    king: bool
    tag: Literal["act"] = "act"


@dataclass(frozen=True, slots=True)
class Again:
    """The third phase: the action may be repeated (QA-43)."""

    colour: int
    suit: int
    tag: Literal["again"] = "again"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Nothing is left but to rest; said by a choice, so that the last one can be taken back before."""

    tag: Literal["end"] = "end"


@dataclass(frozen=True, slots=True)
class Rewards:
    """Rewards not taken yet, in no order (QA-52)."""

    seat: int
    source: str
    """What gave them: discard, play, landing, train, or the suit of an action."""
    pending: tuple[Reward, ...]
    tag: Literal["rewards"] = "rewards"


@dataclass(frozen=True, slots=True)
class PayFor:
    """A cost with more than one way to pay it; the deed is done then."""

    seat: int
    cake: int
    tea: int
    toast: int
    any: int
    suit: int
    """The suit of the action paid for, or -1: which bookmarks' discounts fit."""
    again: bool
    """Whether it pays for a repeat."""
    deed: Deed
    tag: Literal["pay"] = "pay"


# -- rest -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Refresh:
    """The hand is drawn up or discarded down to its limit (QA-45)."""

    seat: int
    tag: Literal["refresh"] = "refresh"


@dataclass(frozen=True, slots=True)
class FillMarket:
    """Gaps of the market are filled from the decks (QA-46)."""

    tag: Literal["market"] = "market"


@dataclass(frozen=True, slots=True)
class OpenDeck:
    """The next card of a deck is opened after its top was taken (QA-123)."""

    level: int
    tag: Literal["open"] = "open"


@dataclass(frozen=True, slots=True)
class NextTurn:
    """Bookmarks are turned back, wishes scored, and the next seat's turn begins or the game ends."""

    tag: Literal["next"] = "next"


Frame: TypeAlias = Annotated[
    DrawFirst
    | DrawLayout
    | DrawWish
    | DealTrain
    | ChooseTrain
    | RideTrain
    | Discard
    | Play
    | Activate
    | Respawn
    | Act
    | Again
    | EndTurn
    | Rewards
    | PayFor
    | Refresh
    | FillMarket
    | OpenDeck
    | NextTurn,
    Field(discriminator="tag"),
]
