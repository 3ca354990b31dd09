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
    time: Annotated[int, Field(ge=0, le=5)] = 0


class RespawnModel(PackModel):
    """The respawn squares of both colours."""

    red: tuple[Square, Square, Square]
    white: tuple[Square, Square, Square]


Rank: TypeAlias = Annotated[str, Field(pattern=r"^[KQRBNPkqrbnp.]{5}$")]


class ChessboardFile(PackModel):
    """The chessboard and its four starting positions (QA-10, QA-37, QA-38)."""

    columns: tuple[SuitChoice, SuitChoice, SuitChoice, SuitChoice, SuitChoice]
    rows: Annotated[tuple[RowModel, ...], Field(min_length=8, max_length=8)]
    """Row 1 first."""
    respawn: RespawnModel
    layouts: Annotated[
        tuple[Annotated[tuple[Rank, ...], Field(min_length=8, max_length=8)], ...], Field(min_length=4, max_length=4)
    ]
    """Row 8 first, as a board is seen; capitals are white, small letters red, N is the knight."""


# -- courtier.json ----------------------------------------------------------------------------------------------------


class HeartModel(PackModel):
    """A heart of the courtier board: what it costs and what lies under it."""

    cost: CostModel
    rewards: Rewards


Hearts: TypeAlias = Annotated[tuple[HeartModel, ...], Field(min_length=5, max_length=5)]
Diamonds: TypeAlias = Annotated[tuple[Rewards, ...], Field(min_length=5, max_length=5)]


class HeartsModel(PackModel):
    """The hearts of both colours, the lowest first."""

    red: Hearts
    white: Hearts


class DiamondsModel(PackModel):
    """The rewards of the diamonds of both colours."""

    red: Diamonds
    white: Diamonds


class CourtierFile(PackModel):
    """The courtier board (QA-72, QA-101)."""

    hearts: HeartsModel
    diamonds: DiamondsModel


# -- garden.json ------------------------------------------------------------------------------------------------------


class ZoneModel(PackModel):
    """A zone of the garden."""

    name: Name
    spaces: Annotated[tuple[Rewards, ...], Field(min_length=1, max_length=8)]
    covered_for_three: Annotated[int, Field(ge=1, le=99)] | None = None
    """The space, from 1, that a token covers in a game of three (QA-17)."""


Zones: TypeAlias = Annotated[tuple[ZoneModel, ...], Field(min_length=4, max_length=4)]


class GardenSideModel(PackModel):
    """A side of the garden board; each colour's zones are a ring in this order."""

    red: Zones
    white: Zones


class GardenFile(PackModel):
    """The garden's side for three and four players and its side for two."""

    large: GardenSideModel
    small: GardenSideModel


# -- wall.json --------------------------------------------------------------------------------------------------------

FourRewards: TypeAlias = Annotated[tuple[Rewards, ...], Field(min_length=4, max_length=4)]
WallSpot: TypeAlias = tuple[Place, Place]
"""Row and column, both from 1, the lowest row first."""


class WallRowModel(PackModel):
    """A row of a wall."""

    cost: CostModel
    spaces: FourRewards


class WallModel(PackModel):
    """The wall of one colour."""

    columns: Annotated[tuple[CostModel, ...], Field(min_length=4, max_length=4)]
    rows: Annotated[tuple[WallRowModel, ...], Field(min_length=4, max_length=4)]
    """The lowest first."""
    covered_for_three: tuple[WallSpot, ...]
    built_for_two: tuple[WallSpot, ...]


class WallFile(PackModel):
    """The wall (QA-100)."""

    red: WallModel
    white: WallModel


# -- messengers.json --------------------------------------------------------------------------------------------------


class MessengerSpaceModel(PackModel):
    """A space of a messenger's path."""

    key: Key
    name: Name
    step: Annotated[int, Field(ge=1, le=20)]
    banner: MarketLevel
    rewards: Rewards
    next: tuple[Key, ...]


class SealModel(PackModel):
    """The seal on the arrows into a step: its large and its small reward (QA-83)."""

    into: Annotated[int, Field(ge=1, le=20)]
    first: Annotated[Rewards, Field(min_length=1)]
    later: Annotated[Rewards, Field(min_length=1)]


class MessengerPathModel(PackModel):
    """The path of one colour's messengers."""

    spaces: tuple[MessengerSpaceModel, ...]
    seals: tuple[SealModel, SealModel]
    zone: Annotated[int, Field(ge=1, le=20)]
    """The step whose arrows lead into the central zone (QA-84)."""
    fork: Key
    """The space of the central fork (QA-85)."""


class MessengersFile(PackModel):
    """Both paths, and the cost of moving one, two and three spaces (QA-80)."""

    move_costs: tuple[CostModel, CostModel, CostModel]
    red: MessengerPathModel
    white: MessengerPathModel


# -- tree.json --------------------------------------------------------------------------------------------------------


class ArrowModel(PackModel):
    """An arrow: yellow ones cost cake or toast by the twin's colour, black ones tea (QA-90)."""

    to: Key
    arrow: Literal["yellow", "black"]
    cost: Annotated[int, Field(ge=1, le=3)]


class TreeSpaceModel(PackModel):
    """A space of the tree: a printed book, and the reward that the white token covers (QA-91, QA-92)."""

    key: Key
    name: Name
    height: Annotated[int, Field(ge=1, le=4)]
    book: Annotated[tuple[BookName, ...], Field(min_length=1)]
    covered: Annotated[Rewards, Field(min_length=1)]
    arrows: tuple[ArrowModel, ...]


class StartsModel(PackModel):
    """The arrows from both twins' starts."""

    red: Annotated[tuple[ArrowModel, ...], Field(min_length=1)]
    white: Annotated[tuple[ArrowModel, ...], Field(min_length=1)]


class TreeFile(PackModel):
    """The tree."""

    starts: StartsModel
    spaces: tuple[TreeSpaceModel, ...]


# -- alice_paths.json and cat_tracks.json -----------------------------------------------------------------------------


class AlicePathModel(PackModel):
    """One Alice's path for a number of players."""

    points: Annotated[tuple[Points, ...], Field(min_length=4, max_length=20)]
    """From the space after the start up to the last one before the throne."""
    throne: Points
    wishes: tuple[Annotated[int, Field(ge=1, le=99)], Annotated[int, Field(ge=1, le=99)]]
    covered: tuple[Annotated[int, Field(ge=1, le=99)], ...] = ()
    """The spaces that crowns cover from the start (QA-17)."""


class PathsModel(PackModel):
    """Crowns in the display and both paths for a number of players (QA-12)."""

    players: Literal[2, 3, 4]
    crowns: Annotated[int, Field(ge=1, le=12)]
    red: AlicePathModel
    white: AlicePathModel


class AlicePathsFile(PackModel):
    """Alice's paths for two, three and four players."""

    tables: tuple[PathsModel, PathsModel, PathsModel]


class CatTracksFile(PackModel):
    """The cat tracks: rewards space by space, and the two marks (QA-117, QA-133)."""

    x1: Annotated[int, Field(ge=1, le=99)]
    x2: Annotated[int, Field(ge=1, le=99)]
    red: tuple[Rewards, ...]
    white: tuple[Rewards, ...]
