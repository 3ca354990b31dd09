"""What happens in Queen Alice."""

from __future__ import annotations

from typing import Final

from alicegames.core.rules import Event


class FirstPlayer(Event, frozen=True):
    """A seat received the mirror token."""

    seat: int


class LayoutDrawn(Event, frozen=True):
    """The chess pieces were set up."""

    number: int


class WishLaid(Event, frozen=True):
    """A wish was laid on a wish space: colour * 2 + 0 or 1."""

    space: int
    wish: int


class MarketOpened(Event, frozen=True):
    """A card of the market came into sight."""

    card: int
    block: int


class Drew(Event, frozen=True):
    """A seat drew a card; UNKNOWN to the others."""

    seat: int
    card: int


class Reshuffled(Event, frozen=True):
    """A discard pile became the draw pile."""

    seat: int


class TrainDealt(Event, frozen=True):
    """A seat was dealt a train card; UNKNOWN to the others."""

    seat: int
    train: int


class TrainChosen(Event, frozen=True):
    """A seat has chosen its train card; which one is UNKNOWN to the others."""

    seat: int
    train: int
    side: int


class TrainRevealed(Event, frozen=True):
    """A train card was revealed and is carried out."""

    seat: int
    train: int
    side: int


class TurnBegan(Event, frozen=True):
    """A seat's turn began."""

    seat: int
    round: int


class Discarded(Event, frozen=True):
    """A card went from hand to discard pile; ``rest`` if it only was one too many."""

    seat: int
    card: int
    rest: bool = False


class Played(Event, frozen=True):
    """A card was played."""

    seat: int
    card: int


class Moved(Event, frozen=True):
    """A chess piece moved, or was used where it stands."""

    seat: int
    piece: int
    origin: int
    target: int


class Captured(Event, frozen=True):
    """A chess piece went to a seat's jail."""

    seat: int
    piece: int
    square: int


class Rescued(Event, frozen=True):
    """A chess piece came out of a jail."""

    seat: int
    piece: int
    jailer: int
    square: int


class Promoted(Event, frozen=True):
    """A pawn reached its last row and went to a new square."""

    seat: int
    piece: int
    square: int


class Gained(Event, frozen=True):
    """A seat gained something; ``what`` and ``arg`` as in `Reward`."""

    seat: int
    what: str
    arg: int
    amount: int


class Scored(Event, frozen=True):
    """Influence points were gained at once."""

    seat: int
    key: str
    points: int
    why: str = ""
    """What for, where the source alone does not say: ``row full_row no_further past_track past_ten``."""


class Lost(Event, frozen=True):
    """A reward was left, or could not be used; ``what`` and ``arg`` as in `Reward`."""

    seat: int
    what: str
    arg: int
    amount: int
    declined: bool = False
    """Whether it could have been used."""


class HeldLost(Event, frozen=True):
    """A row's resource kept for the extra of a wild action was not needed for it (QA-60)."""

    seat: int


class Swapped(Event, frozen=True):
    """A stored resource was given up for a new one."""

    seat: int
    gone: int


class Paid(Event, frozen=True):
    """A price was paid."""

    seat: int
    cake: int
    tea: int
    toast: int
    hours: int
    cubes: int


class TeaSold(Event, frozen=True):
    """A tea was changed for time."""

    seat: int


class Planted(Event, frozen=True):
    """A rose bush was planted."""

    seat: int
    colour: int
    space: int
    zone: int


class GardenerRests(Event, frozen=True):
    """A gardener's zone is full."""

    colour: int


class SetAside(Event, frozen=True):
    """A heart (diamond = -1) or a diamond left the courtier board without being placed."""

    seat: int
    colour: int
    diamond: int


class Rode(Event, frozen=True):
    """A messenger went a way."""

    seat: int
    colour: int
    way: tuple[int, ...]


class SealCrossed(Event, frozen=True):
    """A messenger crossed a seal."""

    seat: int
    colour: int
    first: bool


class Climbed(Event, frozen=True):
    """A twin climbed to a tree space."""

    seat: int
    colour: int
    to: int
    token: bool
    """Whether a white book lay there."""


class Bought(Event, frozen=True):
    """A bookmark was bought, or came with a train."""

    seat: int
    tile: int


class TileUsed(Event, frozen=True):
    """A once-a-turn bookmark was turned over."""

    seat: int
    tile: int


class Built(Event, frozen=True):
    """A diamond was put on the wall."""

    seat: int
    colour: int
    space: int
    diamond: int


class Milestone(Event, frozen=True):
    """A seat planted or built the third, fourth or fifth of a colour, which has a reward of its own."""

    seat: int
    colour: int
    suit: int
    count: int


class HumptyClimbed(Event, frozen=True):
    """A half of Humpty Dumpty climbed to another row."""

    colour: int
    row: int


class AliceMoved(Event, frozen=True):
    """An Alice went to a space."""

    seat: int
    colour: int
    space: int
    points: int


class Crowned(Event, frozen=True):
    """A crown was gained; space -1 if it became 10 IP."""

    seat: int
    colour: int
    suit: int
    space: int
    points: int


class CrownGone(Event, frozen=True):
    """A crown left the display without a winner."""

    left: int


class WishScored(Event, frozen=True):
    """A wish was scored by every seat."""

    wish: int
    points: tuple[int, ...]


class Acquired(Event, frozen=True):
    """A market card went to a hand."""

    seat: int
    card: int


class Invited(Event, frozen=True):
    """A card was invited to the banquet."""

    seat: int
    card: int


class Repeated(Event, frozen=True):
    """A seat repeats its action."""

    seat: int
    hours: int


class NoAction(Event, frozen=True):
    """A seat took 2 time instead of an action."""

    seat: int


class LastRound(Event, frozen=True):
    """The last crown has left the display: the round is finished."""


class GameEnded(Event, frozen=True):
    """The coronation: the colour whose Alice is farther, or -1."""

    colour: int


# -- the final scoring, line by line ----------------------------------------------------------------------------------


class CrownsScored(Event, frozen=True):
    """A seat's crowns of the crowned colour, or of both, were scored (QA-131, QA-132)."""

    seat: int
    crowns: int
    points: int


class FinalWish(Event, frozen=True):
    """A wish was scored for a cat that came far enough, at the side that is up (QA-133)."""

    seat: int
    wish: int
    platinum: bool
    points: int


class GuestScored(Event, frozen=True):
    """An invited card's bonus was scored (QA-134)."""

    seat: int
    card: int
    points: int


class BookmarkScored(Event, frozen=True):
    """An end-of-game bookmark was scored (QA-99)."""

    seat: int
    tile: int
    points: int


KINDS: Final[tuple[type[Event], ...]] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
"""Every kind of event: what tells them must have words for each."""
