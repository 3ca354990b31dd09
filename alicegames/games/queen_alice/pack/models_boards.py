"""The shape of the data files of Queen Alice's boards: pydantic models, one a file, checked key by key.

What one model cannot see by itself (graphs, counts over files, ids) is checked in ``pack_check_boards``.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from alicegames.games.queen_alice.pack.verbs import (
    BookName,
    CostModel,
    MarketLevel,
    ResourceChoice,
    Rewards,
    SuitChoice,
)
from alicegames.packs.spec import PackModel

Key: TypeAlias = Annotated[str, Field(pattern=r"^[a-z0-9]+(_[a-z0-9]+)*$", max_length=60)]
"""An id within its file: lower case words joined by underscores."""
Name: TypeAlias = Annotated[str, Field(min_length=1, max_length=48)]
Square: TypeAlias = Annotated[str, Field(pattern=r"^[a-e][1-8]$")]
Points: TypeAlias = Annotated[int, Field(ge=0, le=30)]
Place: TypeAlias = Annotated[int, Field(ge=1, le=4)]


# -- chessboard.json --------------------------------------------------------------------------------------------------


class RowModel(PackModel):
    """A row of the chessboard: its resource, and the hours that the second pink flower gains there."""

    resource: ResourceChoice
    """What a piece that arrives in it gives."""
    time: Annotated[int, Field(ge=0, le=5)] = 0
    """Hours of the second pink flower."""


class RespawnModel(PackModel):
    """The respawn squares of both colours."""

    red: tuple[Square, Square, Square]
    """Where red pieces come back."""
    white: tuple[Square, Square, Square]
    """Where white pieces come back."""


Rank: TypeAlias = Annotated[str, Field(pattern=r"^[KQRBNPkqrbnp.]{5}$")]


class ChessboardFile(PackModel):
    """The chessboard and its four starting positions (QA-10, QA-37, QA-38)."""

    columns: tuple[SuitChoice, SuitChoice, SuitChoice, SuitChoice, SuitChoice]
    """The suit of each column, from a to e."""
    rows: Annotated[tuple[RowModel, ...], Field(min_length=8, max_length=8)]
    """Row 1 first."""
    respawn: RespawnModel
    """Where rescued and captured pieces come back."""
    layouts: Annotated[
        tuple[Annotated[tuple[Rank, ...], Field(min_length=8, max_length=8)], ...], Field(min_length=4, max_length=4)
    ]
    """Row 8 first, as a board is seen; capitals are white, small letters red, N is the knight."""


# -- courtier.json ----------------------------------------------------------------------------------------------------


class HeartModel(PackModel):
    """A heart of the courtier board: what it costs and what lies under it."""

    cost: CostModel
    """What planting it costs."""
    rewards: Rewards
    """What lies under it."""


Hearts: TypeAlias = Annotated[tuple[HeartModel, ...], Field(min_length=5, max_length=5)]
Diamonds: TypeAlias = Annotated[tuple[Rewards, ...], Field(min_length=5, max_length=5)]


class HeartsModel(PackModel):
    """The hearts of both colours, the lowest first."""

    red: Hearts
    """The red ones."""
    white: Hearts
    """The white ones."""


class DiamondsModel(PackModel):
    """The rewards of the diamonds of both colours."""

    red: Diamonds
    """Under the red ones."""
    white: Diamonds
    """Under the white ones."""


class CourtierFile(PackModel):
    """The courtier board (QA-72, QA-101)."""

    hearts: HeartsModel
    """The hearts, what they cost and cover."""
    diamonds: DiamondsModel
    """What the diamonds cover."""


# -- garden.json ------------------------------------------------------------------------------------------------------


class ZoneModel(PackModel):
    """A zone of the garden."""

    name: Name
    """What players read."""
    spaces: Annotated[tuple[Rewards, ...], Field(min_length=1, max_length=8)]
    """What each bed rewards."""
    covered_for_three: Annotated[int, Field(ge=1, le=99)] | None = None
    """The space, from 1, that a token covers in a game of three (QA-17)."""


Zones: TypeAlias = Annotated[tuple[ZoneModel, ...], Field(min_length=4, max_length=4)]


class GardenSideModel(PackModel):
    """A side of the garden board; each colour's zones are a ring in this order."""

    red: Zones
    """The zones of the red gardener."""
    white: Zones
    """The zones of the white gardener."""


class GardenFile(PackModel):
    """The garden's side for three and four players and its side for two."""

    large: GardenSideModel
    """For three and four players."""
    small: GardenSideModel
    """For two players."""


# -- wall.json --------------------------------------------------------------------------------------------------------

FourRewards: TypeAlias = Annotated[tuple[Rewards, ...], Field(min_length=4, max_length=4)]
WallSpot: TypeAlias = tuple[Place, Place]
"""Row and column, both from 1, the lowest row first."""


class WallRowModel(PackModel):
    """A row of a wall."""

    cost: CostModel
    """What building in it costs, besides its column."""
    spaces: FourRewards
    """What each brick rewards, from left to right."""


class WallModel(PackModel):
    """The wall of one colour."""

    columns: Annotated[tuple[CostModel, ...], Field(min_length=4, max_length=4)]
    """What building in each column costs, from left to right."""
    rows: Annotated[tuple[WallRowModel, ...], Field(min_length=4, max_length=4)]
    """The lowest first."""
    covered_for_three: tuple[WallSpot, ...]
    """Bricks that tokens cover in a game of three."""
    built_for_two: tuple[WallSpot, ...]
    """Bricks that are built from the start in a game of two."""


class WallFile(PackModel):
    """The wall (QA-100)."""

    red: WallModel
    """The red wall."""
    white: WallModel
    """The white wall."""


# -- messengers.json --------------------------------------------------------------------------------------------------


class MessengerSpaceModel(PackModel):
    """A space of a messenger's path."""

    key: Key
    """Names it within this file: small letters and digits, words joined by “_”."""
    name: Name
    """What players read."""
    step: Annotated[int, Field(ge=1, le=20)]
    """How many moves from the start it lies."""
    banner: MarketLevel
    """The market row from which its banner lets one acquire."""
    rewards: Rewards
    """What arriving there gives."""
    next: tuple[Key, ...]
    """The keys of the spaces its arrows lead to."""


class SealModel(PackModel):
    """The seal on the arrows into a step: its large and its small reward (QA-83)."""

    into: Annotated[int, Field(ge=1, le=20)]
    """The step into which its arrows lead."""
    first: Annotated[Rewards, Field(min_length=1)]
    """The large reward, for the first to pass."""
    later: Annotated[Rewards, Field(min_length=1)]
    """The small reward, for everybody after."""


class MessengerPathModel(PackModel):
    """The path of one colour's messengers."""

    spaces: tuple[MessengerSpaceModel, ...]
    """Every space, the start’s neighbours first."""
    seals: tuple[SealModel, SealModel]
    """The two seals on the way."""
    zone: Annotated[int, Field(ge=1, le=20)]
    """The step whose arrows lead into the central zone (QA-84)."""
    fork: Key
    """The space of the central fork (QA-85)."""


class MessengersFile(PackModel):
    """Both paths, and the cost of moving one, two and three spaces (QA-80)."""

    move_costs: tuple[CostModel, CostModel, CostModel]
    """What one, two and three spaces cost."""
    red: MessengerPathModel
    """The path of the red messengers."""
    white: MessengerPathModel
    """The path of the white messengers."""


# -- tree.json --------------------------------------------------------------------------------------------------------


class ArrowModel(PackModel):
    """An arrow: yellow ones cost cake or toast by the twin's colour, black ones tea (QA-90)."""

    to: Key
    """The key of the space it leads to."""
    arrow: Literal["yellow", "black"]
    """Its colour, which says what pays for it."""
    cost: Annotated[int, Field(ge=1, le=3)]
    """How many resources."""


class TreeSpaceModel(PackModel):
    """A space of the tree: a printed book, and the reward that the white token covers (QA-91, QA-92)."""

    key: Key
    """Names it within this file: small letters and digits, words joined by “_”."""
    name: Name
    """What players read."""
    height: Annotated[int, Field(ge=1, le=4)]
    """How high it is, from 1; the top is 4."""
    book: Annotated[tuple[BookName, ...], Field(min_length=1)]
    """The books it gives, of the player’s choice where several are named."""
    covered: Annotated[Rewards, Field(min_length=1)]
    """What lies under its white token."""
    arrows: tuple[ArrowModel, ...]
    """The ways up from it."""


class StartsModel(PackModel):
    """The arrows from both twins' starts."""

    red: Annotated[tuple[ArrowModel, ...], Field(min_length=1)]
    """The red twin’s."""
    white: Annotated[tuple[ArrowModel, ...], Field(min_length=1)]
    """The white twin’s."""


class TreeFile(PackModel):
    """The tree."""

    starts: StartsModel
    """The first steps."""
    spaces: tuple[TreeSpaceModel, ...]
    """Every space."""


# -- alice_paths.json and cat_tracks.json -----------------------------------------------------------------------------


class AlicePathModel(PackModel):
    """One Alice's path for a number of players."""

    points: Annotated[tuple[Points, ...], Field(min_length=4, max_length=20)]
    """From the space after the start up to the last one before the throne."""
    throne: Points
    """Points for the throne."""
    wishes: tuple[Annotated[int, Field(ge=1, le=99)], Annotated[int, Field(ge=1, le=99)]]
    """The spaces, from 1, of the yellow and the platinum wish."""
    covered: tuple[Annotated[int, Field(ge=1, le=99)], ...] = ()
    """The spaces that crowns cover from the start (QA-17)."""


class PathsModel(PackModel):
    """Crowns in the display and both paths for a number of players (QA-12)."""

    players: Literal[2, 3, 4]
    """The number of players it is for."""
    crowns: Annotated[int, Field(ge=1, le=12)]
    """Crowns in the display."""
    red: AlicePathModel
    """The red Alice’s path."""
    white: AlicePathModel
    """The white Alice’s path."""


class AlicePathsFile(PackModel):
    """Alice's paths for two, three and four players."""

    tables: tuple[PathsModel, PathsModel, PathsModel]
    """One for each number of players."""


class CatTracksFile(PackModel):
    """The cat tracks: rewards space by space, and the two marks (QA-117, QA-133)."""

    x1: Annotated[int, Field(ge=1, le=99)]
    """The space, from 1, from which one wish of the colour scores."""
    x2: Annotated[int, Field(ge=1, le=99)]
    """The space, from 1, from which both wishes of the colour score."""
    red: tuple[Rewards, ...]
    """What each space of the red cat’s track gives."""
    white: tuple[Rewards, ...]
    """What each space of the white cat’s track gives."""
