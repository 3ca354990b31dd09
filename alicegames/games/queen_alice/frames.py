"""Pending work as data: each frame asks one question or waits to do one thing."""

from __future__ import annotations

from typing import TypeAlias

from alicegames.core.values import Tagged
from alicegames.games.queen_alice.choices import Deed  # noqa: TC001 -- msgspec reads it at run time
from alicegames.games.queen_alice.pack.verbs import Reward  # noqa: TC001 -- msgspec reads it at run time

# -- set-up -----------------------------------------------------------------------------------------------------------


class DrawFirst(Tagged, frozen=True, tag="first"):
    """Chance draws the first player (QA-18)."""


class DrawLayout(Tagged, frozen=True, tag="layout"):
    """Chance draws the starting position (QA-10)."""


class DrawWish(Tagged, frozen=True, tag="wish"):
    """Chance lays a wish on a wish space (QA-11)."""

    space: int
    fixed: bool
    """Only those of the first game are drawn from."""


class DealTrain(Tagged, frozen=True, tag="deal_train"):
    """Chance deals train cards to a seat (QA-20)."""

    seat: int
    count: int


class ChooseTrain(Tagged, frozen=True, tag="choose_train"):
    """A seat secretly chooses train card and side."""

    seat: int


class RideTrain(Tagged, frozen=True, tag="train"):
    """A revealed train card is to be carried out."""

    seat: int


# -- a turn -----------------------------------------------------------------------------------------------------------


class Discard(Tagged, frozen=True, tag="discard"):
    """The first phase: a card of the hand is discarded (QA-31)."""


class Play(Tagged, frozen=True, tag="play"):
    """The second phase: a card of the hand is played (QA-32)."""


class Activate(Tagged, frozen=True, tag="activate"):
    """A piece of the played card is moved, used where it stands, or rescued."""

    card: int


class Respawn(Tagged, frozen=True, tag="respawn"):
    """A promoted pawn needs a square (QA-41)."""

    piece: int
    king: bool
    pending: tuple[Reward, ...]
    """The bonus of its last move, taken with what the new square gives."""


class Act(Tagged, frozen=True, tag="act"):
    """The action of the square: an action of ``column``, any suit if wild or by a king's card (QA-36, QA-27)."""

    colour: int
    column: int
    king: bool


class Again(Tagged, frozen=True, tag="again"):
    """The third phase: the action may be repeated (QA-43)."""

    colour: int
    suit: int


class EndTurn(Tagged, frozen=True, tag="end"):
    """Nothing is left but to rest; said by a choice, so that the last one can be taken back before."""


class Rewards(Tagged, frozen=True, tag="rewards"):
    """Rewards not taken yet, in no order (QA-52)."""

    seat: int
    source: str
    """What gave them: discard, play, landing, train, or the suit of an action."""
    pending: tuple[Reward, ...]


class PayFor(Tagged, frozen=True, tag="pay"):
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


# -- rest -------------------------------------------------------------------------------------------------------------


class Refresh(Tagged, frozen=True, tag="refresh"):
    """The hand is drawn up or discarded down to its limit (QA-45)."""

    seat: int


class FillMarket(Tagged, frozen=True, tag="market"):
    """Gaps of the market are filled from the decks (QA-46)."""


class OpenDeck(Tagged, frozen=True, tag="open"):
    """The next card of a deck is opened after its top was taken (QA-123)."""

    level: int


class NextTurn(Tagged, frozen=True, tag="next"):
    """Bookmarks are turned back, wishes scored, and the next seat's turn begins or the game ends."""


Frame: TypeAlias = (
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
    | NextTurn
)
