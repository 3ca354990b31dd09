"""What the files of a component pack must look like, one model a file."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from alicegames.packs.spec import PackModel

_Name = Annotated[str, Field(min_length=1, max_length=40)]
_Text = Annotated[str, Field(min_length=1, max_length=200)]
_Key = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
_Word = Annotated[str, Field(max_length=60)]
_Region = Literal["rabbit", "hatter", "queen", "alice", "cat", "caterpillar"]
_Colour = Literal["white", "blue", "purple", "green", "pink", "orange"]
_Small = Annotated[int, Field(ge=1, le=20)]
_Value = Annotated[int, Field(ge=0, le=30)]
ENDLESS: Final = 10_000


class EffectEntry(PackModel):
    """An effect: a verb, an amount, and what the amount is multiplied by."""

    do: _Word
    """The verb: those of the built-in files are all there are."""
    n: _Small = 1
    """How many, or how much."""
    per: _Word = ""
    """What the amount is multiplied by: one of the counters of the built-in files; empty for once."""
    most: Annotated[int, Field(ge=0, le=30)] = 0
    """The most that a multiplied amount may come to; 0 for no end."""


class ConditionEntry(PackModel):
    """A condition: a counter and its bounds."""

    count: _Word
    """What is counted: one of the counters of the built-in files."""
    at_least: Annotated[int, Field(ge=0, le=99)] = 0
    at_most: Annotated[int, Field(ge=0, le=ENDLESS)] = ENDLESS


class StrengthEntry(PackModel):
    """Extra strength."""

    where: Literal["all", "jabberwocky", "rabbit", "hatter", "queen", "alice", "cat", "caterpillar"]
    soldiers: _Small = 1
    n: _Small = 1


class TokenEntry(PackModel):
    """A token."""

    key: _Key
    name: _Name
    text: _Text
    effects: tuple[EffectEntry, ...] = Field(min_length=1, max_length=4)


class StarEntry(PackModel):
    """A star of a path."""

    space: int = Field(ge=1, le=99)
    vp: _Value


class RegionEntry(PackModel):
    """A region and its influence values (RW-05)."""

    region: _Region
    influence: tuple[_Value, _Value, _Value]


class Speeds(PackModel):
    """Spaces that a die of each colour moves."""

    white: _Small
    blue: _Small
    purple: _Small
    green: _Small
    pink: _Small
    orange: _Small


class RabbitPath(PackModel):
    """The White Rabbit's path."""

    end: int = Field(ge=10, le=99)
    stars: tuple[StarEntry, ...] = Field(min_length=1)
    speeds: Speeds


class CaterpillarPath(PackModel):
    """The Caterpillar's path: every space in order, a star's VP or a benefit's key."""

    spaces: tuple[Annotated[int, Field(ge=0, le=30)] | _Key, ...] = Field(min_length=5, max_length=99)
    speeds: Speeds
    benefits: tuple[TokenEntry, ...] = Field(min_length=7, max_length=7)


class BoardFile(PackModel):
    """``board.json``."""

    regions: tuple[RegionEntry, ...] = Field(min_length=6, max_length=6)
    """Clockwise (RW-04)."""
    rabbit: RabbitPath
    caterpillar: CaterpillarPath


class TokensFile(PackModel):
    """``tokens.json``."""

    cat: tuple[TokenEntry, ...] = Field(min_length=7, max_length=7)
    objective: _Key
    """The token that experienced use always deals and youngest use removes."""
    abilities: tuple[TokenEntry, ...] = Field(min_length=5, max_length=5)
    """The last one comes with the fifth player's set."""


class HatterEntry(PackModel):
    """A Mad Hatter card."""

    key: _Key
    name: _Name
    text: _Text
    copies: int = Field(default=1, ge=1, le=2)
    ongoing: bool = False
    trigger: _Word = ""
    """What sets an ongoing card off: one of the triggers of the built-in files; empty for a single-use card."""
    when: tuple[ConditionEntry, ...] = ()
    effects: tuple[EffectEntry, ...] = ()
    strength: StrengthEntry | None = None
    min_players: int = Field(default=1, ge=1, le=5)


class HatterFile(PackModel):
    """``hatter.json`` and ``madder.json``."""

    cards: tuple[HatterEntry, ...] = Field(min_length=1)


class ObjectiveEntry(PackModel):
    """An Objective card."""

    key: _Key
    name: _Name
    text: _Text
    value: int = Field(ge=3, le=8)
    when: tuple[ConditionEntry, ...] = ()
    per: _Word = ""
    """What it scores for each of, where it has no conditions."""
    each: _Small = 1
    most: Annotated[int, Field(ge=0, le=30)] = 0


class ObjectivesFile(PackModel):
    """``objectives.json``."""

    cards: tuple[ObjectiveEntry, ...] = Field(min_length=15, max_length=15)


class ChallengeEntry(PackModel):
    """An Alice Challenge card (RW-07)."""

    key: _Key
    name: _Name
    icons: tuple[_Colour, _Colour, _Colour, _Colour]
    value: int = Field(ge=3, le=8)


class ChallengesFile(PackModel):
    """``challenges.json``."""

    cards: tuple[ChallengeEntry, ...] = Field(min_length=25, max_length=25)


class RowEntry(PackModel):
    """A row of a bot card (RW-72)."""

    number: int = Field(ge=1, le=6)
    or_more: bool = False
    regions: tuple[_Region, ...] = Field(default=(), max_length=6)
    mushroom: bool = False


class BotEntry(PackModel):
    """A bot card."""

    key: _Key
    name: _Name
    rows: tuple[RowEntry, ...] = Field(min_length=1, max_length=8)


class BotsFile(PackModel):
    """``bots.json``."""

    cards: tuple[BotEntry, ...] = Field(min_length=4, max_length=4)
