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
    """What it scores for besides inviting the card."""
    ip: Points
    """Influence points, for each where it counts something."""


class CardModel(PackModel):
    """A card (QA-22)."""

    key: Key
    """Names it within this file: small letters and digits, words joined by “_”."""
    name: Name
    """What players read."""
    piece: KindName
    """The chess piece it moves."""
    colour: ColourChoice
    """``any`` on a wild card (QA-21)."""
    play: Rewards = ()
    """What playing it gives."""
    discard: SomeRewards
    """What discarding it gives."""
    bonus: BonusModel
    """What inviting it scores."""


class BasicCardsFile(PackModel):
    """The basic cards that every player starts with."""

    cards: Annotated[tuple[CardModel, ...], Field(min_length=10, max_length=10)]
    """The ten cards."""


MarketDeck: TypeAlias = Annotated[tuple[CardModel, ...], Field(min_length=30, max_length=30)]


class MarketCardsFile(PackModel):
    """The three market decks."""

    bronze: MarketDeck
    """The cheap ones."""
    silver: MarketDeck
    """The dearer ones."""
    gold: MarketDeck
    """The dearest."""


# -- bookmarks.json ---------------------------------------------------------------------------------------------------


class PriceModel(PackModel):
    """A price in books (QA-187)."""

    white: Annotated[int, Field(ge=0, le=5)] = 0
    """White books."""
    green: Annotated[int, Field(ge=0, le=5)] = 0
    """Green books."""
    brown: Annotated[int, Field(ge=0, le=5)] = 0
    """Brown books."""


class AtOnceModel(PackModel):
    """A tile that acts when it is bought (QA-97)."""

    when: Literal["at_once"]
    """When it acts."""
    key: Key
    """Names it within this file: small letters and digits, words joined by “_”."""
    name: Name
    """What players read."""
    price: PriceModel
    """The books it costs."""
    rewards: SomeRewards
    """What it gives."""


class TurnModel(PackModel):
    """A tile that rewards something once a turn (QA-98)."""

    when: Literal["turn"]
    """When it acts."""
    key: Key
    """Names it within this file: small letters and digits, words joined by “_”."""
    name: Name
    """What players read."""
    price: PriceModel
    """The books it costs."""
    trigger: Literal["unlock", "acquire", "invite", "capture", "rescue", "alice"]
    """What sets it off."""
    rewards: SomeRewards
    """What it gives."""


class CheaperModel(PackModel):
    """A tile that makes a suit's action cheaper once a turn (QA-98)."""

    when: Literal["cheaper"]
    """When it acts."""
    key: Key
    """Names it within this file: small letters and digits, words joined by “_”."""
    name: Name
    """What players read."""
    price: PriceModel
    """The books it costs."""
    suit: SuitName
    """Whose action it makes cheaper."""
    resource: Literal["own", "tea"]
    """``own``: 1 cake or toast less; ``tea``: 1 tea less."""


class EndModel(PackModel):
    """A tile that scores at the end of the game (QA-99)."""

    when: Literal["end"]
    """When it acts."""
    key: Key
    """Names it within this file: small letters and digits, words joined by “_”."""
    name: Name
    """What players read."""
    price: PriceModel
    """The books it costs."""
    score: Literal["time", "alice", "pawprints", "invited", "acquired", "cubes"]
    """What it counts."""
    colour: ColourName | None = None
    """Of which colour, where that matters."""
    level: MarketLevel | None = None
    """Of which market row, where that matters."""
    each: Annotated[int, Field(ge=1, le=20)]
    """Points for each."""
    most: Annotated[int, Field(ge=1, le=60)]
    """The most it can score."""


BookmarkModel: TypeAlias = Annotated[AtOnceModel | TurnModel | CheaperModel | EndModel, Field(discriminator="when")]


class BookmarksFile(PackModel):
    """The bookmark tiles."""

    tiles: Annotated[tuple[BookmarkModel, ...], Field(min_length=42, max_length=42)]
    """Every tile."""


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
    """Names it within this file: small letters and digits, words joined by “_”."""
    name: Name
    """What players read."""
    suit: SuitName
    """The suit it belongs to."""
    counts: WishCount
    """What it counts."""
    yellow: Annotated[int, Field(ge=1, le=20)]
    """Points for each on its yellow side."""
    platinum: Annotated[int, Field(ge=1, le=30)]
    """Points for each on its platinum side."""
    most: Annotated[int, Field(ge=0, le=40)] = 0
    """The most that is counted; 0 for no limit."""


class WishesFile(PackModel):
    """Alice's Wishes."""

    wishes: Annotated[tuple[WishModel, ...], Field(min_length=16, max_length=16)]
    """Every wish, four of each suit."""


# -- trains.json and first_game.json ----------------------------------------------------------------------------------


class HeartsSideModel(PackModel):
    """A side that plants a heart: the zone and the space in it, both from 1 (QA-150)."""

    suit: Literal["hearts"]
    """What the side does."""
    rewards: Rewards
    """What it gives besides."""
    zone: Place
    """The zone."""
    space: Annotated[int, Field(ge=1, le=8)]
    """The bed in it."""


class SpadesSideModel(PackModel):
    """A side that moves a messenger (QA-151)."""

    suit: Literal["spades"]
    """What the side does."""
    rewards: Rewards
    """What it gives besides."""
    steps: Annotated[int, Field(ge=1, le=2)]
    """Spaces the messenger moves."""


class ClubsSideModel(PackModel):
    """A side that sets a twin on its first space (QA-152)."""

    suit: Literal["clubs"]
    """What the side does."""
    rewards: Rewards
    """What it gives besides."""


class DiamondsSideModel(PackModel):
    """A side that places a diamond in a column, from 1, of the first row (QA-153)."""

    suit: Literal["diamonds"]
    """What the side does."""
    rewards: Rewards
    """What it gives besides."""
    column: Place
    """The column."""


TrainSideModel: TypeAlias = Annotated[
    HeartsSideModel | SpadesSideModel | ClubsSideModel | DiamondsSideModel, Field(discriminator="suit")
]


class TrainModel(PackModel):
    """A train card."""

    key: Key
    """Names it within this file: small letters and digits, words joined by “_”."""
    name: Name
    """What players read."""
    red: TrainSideModel
    """The side with which red begins."""
    white: TrainSideModel
    """The side with which white begins."""


class TrainsFile(PackModel):
    """The train cards."""

    trains: Annotated[tuple[TrainModel, ...], Field(min_length=16, max_length=16)]
    """Every card."""


class FirstGameFile(PackModel):
    """The fixed choices of a first game (QA-11, QA-20)."""

    wishes: OneASuit
    """The keys of the four wishes."""
    trains: OneASuit
    """The keys of the four train cards."""
