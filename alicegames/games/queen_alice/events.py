"""What happens in Queen Alice."""

from __future__ import annotations

from dataclasses import dataclass

from alicegames.core.rules import Event


@dataclass(frozen=True, slots=True)
class FirstPlayer(Event):
    """A seat received the mirror token."""

    seat: int


@dataclass(frozen=True, slots=True)
class LayoutDrawn(Event):
    """The chess pieces were set up."""

    number: int


@dataclass(frozen=True, slots=True)
class WishLaid(Event):
    """A wish was laid on a wish space: colour * 2 + 0 or 1."""

    space: int
    wish: int


@dataclass(frozen=True, slots=True)
class MarketOpened(Event):
    """A card of the market came into sight."""

    card: int
    block: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew a card; UNKNOWN to the others."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """A discard pile became the draw pile."""

    seat: int


@dataclass(frozen=True, slots=True)
class TrainDealt(Event):
    """A seat was dealt a train card; UNKNOWN to the others."""

    seat: int
    train: int


@dataclass(frozen=True, slots=True)
class TrainChosen(Event):
    """A seat has chosen its train card; which one is UNKNOWN to the others."""

    seat: int
    train: int
    side: int


@dataclass(frozen=True, slots=True)
class TrainRevealed(Event):
    """A train card was revealed and is carried out."""

    seat: int
    train: int
    side: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn began."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card went from hand to discard pile; ``rest`` if it only was one too many."""

    seat: int
    card: int
    rest: bool = False


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A chess piece moved, or was used where it stands."""

    seat: int
    piece: int
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class Captured(Event):
    """A chess piece went to a seat's jail."""

    seat: int
    piece: int
    square: int


@dataclass(frozen=True, slots=True)
class Rescued(Event):
    """A chess piece came out of a jail."""

    seat: int
    piece: int
    jailer: int
    square: int


@dataclass(frozen=True, slots=True)
class Promoted(Event):
    """A pawn reached its last row and went to a new square."""

    seat: int
    piece: int
    square: int


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """A seat gained something; ``what`` and ``arg`` as in `Reward`."""

    seat: int
    what: str
    arg: int
    amount: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Influence points were gained at once."""

    seat: int
    key: str
    points: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A stored resource was given up for a new one."""

    seat: int
    gone: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """A price was paid."""

    seat: int
    cake: int
    tea: int
    toast: int
    hours: int
    cubes: int


@dataclass(frozen=True, slots=True)
class TeaSold(Event):
    """A tea was changed for time."""

    seat: int


@dataclass(frozen=True, slots=True)
class Planted(Event):
    """A rose bush was planted."""

    seat: int
    colour: int
    space: int
    zone: int


@dataclass(frozen=True, slots=True)
class GardenerRests(Event):
    """A gardener's zone is full."""

    colour: int


@dataclass(frozen=True, slots=True)
class SetAside(Event):
    """A heart (diamond = -1) or a diamond left the courtier board without being placed."""

    seat: int
    colour: int
    diamond: int


@dataclass(frozen=True, slots=True)
class Rode(Event):
    """A messenger went a way."""

    seat: int
    colour: int
    way: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SealCrossed(Event):
    """A messenger crossed a seal."""

    seat: int
    colour: int
    first: bool


@dataclass(frozen=True, slots=True)
class Climbed(Event):
    """A twin climbed to a tree space."""

    seat: int
    colour: int
    to: int
    token: bool
    """Whether a white book lay there."""


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A bookmark was bought, or came with a train."""

    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class TileUsed(Event):
    """A once-a-turn bookmark was turned over."""

    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A diamond was put on the wall."""

    seat: int
    colour: int
    space: int
    diamond: int


@dataclass(frozen=True, slots=True)
class HumptyClimbed(Event):
    """A half of Humpty Dumpty climbed to another row."""

    colour: int
    row: int


@dataclass(frozen=True, slots=True)
class AliceMoved(Event):
    """An Alice went to a space."""

    seat: int
    colour: int
    space: int
    points: int


@dataclass(frozen=True, slots=True)
class Crowned(Event):
    """A crown was gained; space -1 if it became 10 IP."""

    seat: int
    colour: int
    suit: int
    space: int
    points: int


@dataclass(frozen=True, slots=True)
class CrownGone(Event):
    """A crown left the display without a winner."""

    left: int


@dataclass(frozen=True, slots=True)
class WishScored(Event):
    """A wish was scored by every seat."""

    wish: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Acquired(Event):
    """A market card went to a hand."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Invited(Event):
    """A card was invited to the banquet."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Repeated(Event):
    """A seat repeats its action."""

    seat: int
    hours: int


@dataclass(frozen=True, slots=True)
class NoAction(Event):
    """A seat took 2 time instead of an action."""

    seat: int


@dataclass(frozen=True, slots=True)
class LastRound(Event):
    """The last crown has left the display: the round is finished."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The coronation: the colour whose Alice is farther, or -1."""

    colour: int
