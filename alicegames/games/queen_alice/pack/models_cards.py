"""The shape of the data files of Queen Alice's cards and tiles: pydantic models, one a file, checked key by key.

What one model cannot see by itself (counts over files, ids) is checked in ``pack_check_cards``.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from alicegames.games.queen_alice.pack.models_boards import Key, Name, Place, Points
from alicegames.games.queen_alice.pack.verbs import ColourChoice, ColourName, KindName, MarketLevel, Rewards, SuitName
from alicegames.packs.spec import PackModel

SomeRewards: TypeAlias = Annotated[Rewards, Field(min_length=1)]
OneASuit: TypeAlias = tuple[Key, Key, Key, Key]
"""Keys of four things, one of each suit."""

# -- basic_cards.json and market_cards.json ---------------------------------------------------------------------------


class BonusModel(PackModel):
    """An invitation bonus (QA-26)."""

    kind: Literal["plain", "same_piece", "same_kind", "acquired", "invited"]
    ip: Points


class CardModel(PackModel):
    """A card (QA-22)."""

    key: Key
    name: Name
    piece: KindName
    colour: ColourChoice
    """``any`` on a wild card (QA-21)."""
    play: Rewards = ()
    discard: SomeRewards
    bonus: BonusModel


class BasicCardsFile(PackModel):
    """The basic cards that every player starts with."""

    cards: Annotated[tuple[CardModel, ...], Field(min_length=10, max_length=10)]


MarketDeck: TypeAlias = Annotated[tuple[CardModel, ...], Field(min_length=30, max_length=30)]


class MarketCardsFile(PackModel):
    """The three market decks."""

    bronze: MarketDeck
    silver: MarketDeck
    gold: MarketDeck


# -- bookmarks.json ---------------------------------------------------------------------------------------------------


class PriceModel(PackModel):
    """A price in books (QA-187)."""

    white: Annotated[int, Field(ge=0, le=5)] = 0
    green: Annotated[int, Field(ge=0, le=5)] = 0
    brown: Annotated[int, Field(ge=0, le=5)] = 0


class AtOnceModel(PackModel):
    """A tile that acts when it is bought (QA-97)."""

    when: Literal["at_once"]
    key: Key
    name: Name
    price: PriceModel
    rewards: SomeRewards


class TurnModel(PackModel):
    """A tile that rewards something once a turn (QA-98)."""

    when: Literal["turn"]
    key: Key
    name: Name
    price: PriceModel
    trigger: Literal["unlock", "acquire", "invite", "capture", "rescue", "alice"]
    rewards: SomeRewards


class CheaperModel(PackModel):
    """A tile that makes a suit's action cheaper once a turn (QA-98)."""

    when: Literal["cheaper"]
    key: Key
    name: Name
    price: PriceModel
    suit: SuitName
    resource: Literal["own", "tea"]
    """``own``: 1 cake or toast less; ``tea``: 1 tea less."""


class EndModel(PackModel):
    """A tile that scores at the end of the game (QA-99)."""

    when: Literal["end"]
    key: Key
    name: Name
    price: PriceModel
    score: Literal["time", "alice", "pawprints", "invited", "acquired", "cubes"]
    colour: ColourName | None = None
    level: MarketLevel | None = None
    each: Annotated[int, Field(ge=1, le=20)]
    most: Annotated[int, Field(ge=1, le=60)]


BookmarkModel: TypeAlias = Annotated[AtOnceModel | TurnModel | CheaperModel | EndModel, Field(discriminator="when")]


class BookmarksFile(PackModel):
    """The bookmark tiles."""

    tiles: Annotated[tuple[BookmarkModel, ...], Field(min_length=42, max_length=42)]


# -- wishes.json ------------------------------------------------------------------------------------------------------

WishCount: TypeAlias = Literal[
    "hearts_off",
    "heart_pairs",
    "flower_pairs",
    "flower_sets",
    "spaces",
    "space_pairs",
    "ranked_spaces",
    "seals",
    "steps",
    "step_pairs",
    "books",
    "acting_bookmarks",
    "diamonds_off",
    "diamond_pairs",
    "below_humpty",
    "wall_columns",
]


class WishModel(PackModel):
    """A wish: what it counts and what each is worth on its two sides (QA-140 to QA-143)."""

    key: Key
    name: Name
    suit: SuitName
    counts: WishCount
    yellow: Annotated[int, Field(ge=1, le=20)]
    platinum: Annotated[int, Field(ge=1, le=30)]
    most: Annotated[int, Field(ge=0, le=40)] = 0
    """The most that is counted; 0 for no limit."""


class WishesFile(PackModel):
    """Alice's Wishes."""

    wishes: Annotated[tuple[WishModel, ...], Field(min_length=16, max_length=16)]


# -- trains.json and first_game.json ----------------------------------------------------------------------------------


class HeartsSideModel(PackModel):
    """A side that plants a heart: the zone and the space in it, both from 1 (QA-150)."""

    suit: Literal["hearts"]
    rewards: Rewards
    zone: Place
    space: Annotated[int, Field(ge=1, le=8)]


class SpadesSideModel(PackModel):
    """A side that moves a messenger (QA-151)."""

    suit: Literal["spades"]
    rewards: Rewards
    steps: Annotated[int, Field(ge=1, le=2)]


class ClubsSideModel(PackModel):
    """A side that sets a twin on its first space (QA-152)."""

    suit: Literal["clubs"]
    rewards: Rewards


class DiamondsSideModel(PackModel):
    """A side that places a diamond in a column, from 1, of the first row (QA-153)."""

    suit: Literal["diamonds"]
    rewards: Rewards
    column: Place


TrainSideModel: TypeAlias = Annotated[
    HeartsSideModel | SpadesSideModel | ClubsSideModel | DiamondsSideModel, Field(discriminator="suit")
]


class TrainModel(PackModel):
    """A train card."""

    key: Key
    name: Name
    red: TrainSideModel
    white: TrainSideModel


class TrainsFile(PackModel):
    """The train cards."""

    trains: Annotated[tuple[TrainModel, ...], Field(min_length=16, max_length=16)]


class FirstGameFile(PackModel):
    """The fixed choices of a first game (QA-11, QA-20)."""

    wishes: OneASuit
    trains: OneASuit
