"""The words of Queen Alice's component data: numbers for colours, suits, pieces; rewards and costs as verbs.

Data files write rewards as objects told apart by their ``verb``; the rules use the flat ``Reward`` made of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, NamedTuple, TypeAlias

from pydantic import Field

from alicegames.core.values import Value
from alicegames.packs.spec import PackModel

if TYPE_CHECKING:
    from collections.abc import Iterable

RED: Final = 0
WHITE: Final = 1
ANY_COLOUR: Final = 2
COLOURS: Final = (RED, WHITE)
COLOUR_NAMES: Final = ("red", "white", "any")

HEARTS: Final = 0
SPADES: Final = 1
CLUBS: Final = 2
DIAMONDS: Final = 3
ANY_SUIT: Final = 4
"""A mini-action of any suit; as a column of the chessboard, the wild one."""
SUITS: Final = (HEARTS, SPADES, CLUBS, DIAMONDS)
SUIT_NAMES: Final = ("hearts", "spades", "clubs", "diamonds", "any")

CAKE: Final = 0
TEA: Final = 1
TOAST: Final = 2
ANY_RESOURCE: Final = 3
RESOURCE_NAMES: Final = ("cake", "tea", "toast", "any")
SWEET: Final = (CAKE, TOAST)
"""By colour: the resource that colour's actions cost besides tea (QA-50)."""

BASIC: Final = 0
BRONZE: Final = 1
SILVER: Final = 2
GOLD: Final = 3
LEVEL_NAMES: Final = ("basic", "bronze", "silver", "gold")

PINK: Final = 0
ORANGE: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
FLOWER_NAMES: Final = ("pink", "orange", "yellow", "blue")
FLOWERS_OF_A_KIND: Final = 8
"""The supply (QA-04)."""

WHITE_BOOK: Final = 0
GREEN_BOOK: Final = 1
BROWN_BOOK: Final = 2
BOOK_NAMES: Final = ("white", "green", "brown")

KING: Final = 0
QUEEN: Final = 1
ROOK: Final = 2
BISHOP: Final = 3
KNIGHT: Final = 4
PAWN: Final = 5
KIND_NAMES: Final = ("king", "queen", "rook", "bishop", "knight", "pawn")
KINDS: Final = len(KIND_NAMES)
EMPTY: Final = -1
"""A square of the chessboard without a piece."""

ColourName: TypeAlias = Literal["red", "white"]
ColourChoice: TypeAlias = Literal["red", "white", "any"]
SuitName: TypeAlias = Literal["hearts", "spades", "clubs", "diamonds"]
SuitChoice: TypeAlias = Literal["hearts", "spades", "clubs", "diamonds", "any"]
ResourceName: TypeAlias = Literal["cake", "tea", "toast"]
ResourceChoice: TypeAlias = Literal["cake", "tea", "toast", "any"]
LevelName: TypeAlias = Literal["basic", "bronze", "silver", "gold"]
MarketLevel: TypeAlias = Literal["bronze", "silver", "gold"]
FlowerName: TypeAlias = Literal["pink", "orange", "yellow", "blue"]
BookName: TypeAlias = Literal["white", "green", "brown"]
KindName: TypeAlias = Literal["king", "queen", "rook", "bishop", "knight", "pawn"]

Amount: TypeAlias = Annotated[int, Field(ge=1, le=20)]


def piece(colour: int, kind: int) -> int:
    """Return the code of a chess piece: red 0-5, white 6-11."""
    return colour * KINDS + kind


def mask(names: tuple[str, ...], order: tuple[str, ...]) -> int:
    """Return the bit mask of ``names`` in ``order``."""
    return sum(1 << order.index(name) for name in names)


def layout(ranks: tuple[str, ...]) -> tuple[int, ...]:
    """Return the piece codes by square of a position written from row 8 down; capitals are white, N is the knight."""
    return tuple(_piece(letter) for rank in reversed(ranks) for letter in rank)


def _piece(letter: str) -> int:
    if letter == ".":
        return EMPTY
    return piece(WHITE if letter.isupper() else RED, "kqrbnp".index(letter.lower()))


class Cost(NamedTuple):
    """Resources to pay."""

    cake: int = 0
    tea: int = 0
    toast: int = 0


class Reward(Value, frozen=True):
    """One reward as the rules use it; what ``arg`` means depends on the verb."""

    verb: str
    arg: int = 0
    """A colour, suit, resource, level, flower or tile; a bit mask for ``capture``, ``book`` and ``discard_card``."""
    amount: int = 1


# -- rewards as the data files write them -----------------------------------------------------------------------------


class GainTime(PackModel):
    """Hours on the clock (QA-59)."""

    verb: Literal["gain_time"]
    """The kind of reward."""
    amount: Amount
    """Hours."""

    def compiled(self) -> Reward:
        """Return the flat reward."""
        return Reward(self.verb, 0, self.amount)


class GainResource(PackModel):
    """Resources of a kind, or each of the player's choice (QA-53)."""

    verb: Literal["gain_resource"]
    """The kind of reward."""
    kind: ResourceChoice
    """Which resource."""
    amount: Amount = 1
    """How many."""

    def compiled(self) -> Reward:
        """Return the flat reward."""
        return Reward(self.verb, RESOURCE_NAMES.index(self.kind), self.amount)


class UnlockCube(PackModel):
    """A black cube unlocked and placed on a resource (QA-58)."""

    verb: Literal["unlock_cube"]
    """The kind of reward."""
    kind: ResourceChoice
    """The resource on which the cube goes."""

    def compiled(self) -> Reward:
        """Return the flat reward."""
        return Reward(self.verb, RESOURCE_NAMES.index(self.kind))


class GainIp(PackModel):
    """Influence points at once."""

    verb: Literal["gain_ip"]
    """The kind of reward."""
    amount: Amount
    """Influence points."""

    def compiled(self) -> Reward:
        """Return the flat reward."""
        return Reward(self.verb, 0, self.amount)


class Pawprint(PackModel):
    """Steps on a cat track (QA-117)."""

    verb: Literal["pawprint"]
    """The kind of reward."""
    colour: ColourChoice
    """Which cat track."""
    amount: Amount = 1
    """Steps."""

    def compiled(self) -> Reward:
        """Return the flat reward."""
        return Reward(self.verb, COLOUR_NAMES.index(self.colour), self.amount)


class AliceProgress(PackModel):
    """A step of an Alice (QA-110)."""

    verb: Literal["alice"]
    """The kind of reward."""
    colour: ColourChoice
    """Which Alice."""

    def compiled(self) -> Reward:
        """Return the flat reward."""
        return Reward(self.verb, COLOUR_NAMES.index(self.colour))


class MiniAction(PackModel):
    """A mini-action of a suit, or of the player's choice (QA-179, QA-180)."""

    verb: Literal["mini_action"]
    """The kind of reward."""
    suit: SuitChoice
    """The suit of the action."""

    def compiled(self) -> Reward:
        """Return the flat reward."""
        return Reward(self.verb, SUIT_NAMES.index(self.suit))


class Acquire(PackModel):
    """Acquire a card of a level at its market cost (QA-169)."""

    verb: Literal["acquire"]
    """The kind of reward."""
    level: MarketLevel
    """From which row of the market."""

    def compiled(self) -> Reward:
        """Return the flat reward."""
        return Reward(self.verb, LEVEL_NAMES.index(self.level))


class Invite(PackModel):
    """Invite a card from hand or discard pile (QA-23)."""

    verb: Literal["invite"]
    """The kind of reward."""

    def compiled(self) -> Reward:
        """Return the flat reward."""
        return Reward(self.verb)


class Capture(PackModel):
    """Capture a piece of one colour and of these kinds anywhere on the board (QA-178)."""

    verb: Literal["capture"]
    """The kind of reward."""
    colour: ColourName
    """Whose pieces."""
    kinds: Annotated[tuple[KindName, ...], Field(min_length=1)]
    """Which pieces can be captured."""

    def compiled(self) -> Reward:
        """Return the flat reward."""
        first = COLOUR_NAMES.index(self.colour) * KINDS
        return Reward(self.verb, mask(self.kinds, KIND_NAMES) << first)


class Flower(PackModel):
    """A Live Flower (QA-76)."""

    verb: Literal["flower"]
    """The kind of reward."""
    kind: FlowerName
    """Which flower."""

    def compiled(self) -> Reward:
        """Return the flat reward."""
        return Reward(self.verb, FLOWER_NAMES.index(self.kind))


class Book(PackModel):
    """Books of a colour; of the player's choice where several are named (QA-92)."""

    verb: Literal["book"]
    """The kind of reward."""
    colours: Annotated[tuple[BookName, ...], Field(min_length=1)]
    """The colours to choose from."""
    amount: Amount = 1
    """How many books."""

    def compiled(self) -> Reward:
        """Return the flat reward."""
        return Reward(self.verb, mask(self.colours, BOOK_NAMES), self.amount)


class Discount(PackModel):
    """One payment of this turn costs so many resources less (QA-29, QA-61)."""

    verb: Literal["discount"]
    """The kind of reward."""
    amount: Annotated[int, Field(ge=1, le=2)]
    """Resources less."""

    def compiled(self) -> Reward:
        """Return the flat reward."""
        return Reward(self.verb, 0, self.amount)


class DiscardCard(PackModel):
    """Discard a card of these levels from hand and use its discard reward (QA-28)."""

    verb: Literal["discard_card"]
    """The kind of reward."""
    levels: Annotated[tuple[LevelName, ...], Field(min_length=1)]
    """Cards of which levels may be discarded."""

    def compiled(self) -> Reward:
        """Return the flat reward."""
        return Reward(self.verb, mask(self.levels, LEVEL_NAMES))


class GainBookmark(PackModel):
    """A bookmark tile, by its key, without paying books (train cards only: QA-152)."""

    verb: Literal["bookmark"]
    """The kind of reward."""
    tile: Annotated[str, Field(max_length=60)]
    """The key of the tile in “bookmarks.json”."""


RewardModel: TypeAlias = Annotated[
    GainTime
    | GainResource
    | UnlockCube
    | GainIp
    | Pawprint
    | AliceProgress
    | MiniAction
    | Acquire
    | Invite
    | Capture
    | Flower
    | Book
    | Discount
    | DiscardCard
    | GainBookmark,
    Field(discriminator="verb"),
]
Rewards: TypeAlias = tuple[RewardModel, ...]

PLAY_ONLY: Final = frozenset({"discount", "discard_card"})
"""Verbs that only a card's play reward may use."""
TRAIN_ONLY: Final = frozenset({"bookmark"})


class CostModel(PackModel):
    """A printed cost: the colour's own resource (cake for red, toast for white) and tea (QA-50)."""

    own: Annotated[int, Field(ge=0, le=3)] = 0
    """Cakes for red, toasts for white."""
    tea: Annotated[int, Field(ge=0, le=3)] = 0
    """Cups of tea."""


def cost(printed: CostModel, colour: int) -> Cost:
    """Return a printed cost in the resources of ``colour``."""
    return Cost(printed.own, printed.tea, 0) if colour == RED else Cost(0, printed.tea, printed.own)


def compile_reward(reward: RewardModel, tiles: tuple[str, ...] = ()) -> Reward:
    """Return the flat reward of a data file's one; ``tiles`` are the bookmark keys in id order."""
    if isinstance(reward, GainBookmark):
        return Reward(reward.verb, tiles.index(reward.tile))
    return reward.compiled()


def compile_all(rewards: Rewards, tiles: tuple[str, ...] = ()) -> tuple[Reward, ...]:
    """Return the flat rewards of a list, in its order."""
    return tuple(compile_reward(reward, tiles) for reward in rewards)


def merged(given: Iterable[Reward], counted: frozenset[str]) -> list[Reward]:
    """Return rewards with several like ones of the ``counted`` verbs as one of their amount; a row's is a resource."""
    found: dict[tuple[object, ...], Reward] = {}
    for number, one in enumerate(given):
        verb = "gain_resource" if one.verb == "row" else one.verb
        key = (verb, one.arg, number * (verb not in counted))
        found[key] = Reward(verb, one.arg, one.amount + (found[key].amount if key in found else 0))
    return list(found.values())
