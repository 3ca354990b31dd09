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
    """The smallest count for which it holds."""
    at_most: Annotated[int, Field(ge=0, le=ENDLESS)] = ENDLESS
    """The largest count for which it holds."""


class StrengthEntry(PackModel):
    """Extra strength."""

    where: Literal["all", "jabberwocky", "rabbit", "hatter", "queen", "alice", "cat", "caterpillar"]
    """The region in which it helps; “jabberwocky” for where it is, “all” for everywhere."""
    soldiers: _Small = 1
    """The own soldiers that must be there."""
    n: _Small = 1
    """Strength it adds."""


class TokenEntry(PackModel):
    """A token."""

    key: _Key
    """Names it within this file: small letters and digits, words joined by “_”."""
    name: _Name
    """What players read."""
    text: _Text
    """What players read of what it does."""
    effects: tuple[EffectEntry, ...] = Field(min_length=1, max_length=4)
    """What it does, in this order."""


class StarEntry(PackModel):
    """A star of a path."""

    space: int = Field(ge=1, le=99)
    """The space it lies on, counted from 1."""
    vp: _Value
    """Victory points at the end, where it is the highest star reached or passed."""


class RegionEntry(PackModel):
    """A region and its influence values (RW-05)."""

    region: _Region
    """Whose region it is."""
    influence: tuple[_Value, _Value, _Value]
    """Victory points for most, second and third influence at the end."""


class Speeds(PackModel):
    """Spaces that a die of each colour moves."""

    white: _Small
    """Spaces for a white die."""
    blue: _Small
    """Spaces for a blue die."""
    purple: _Small
    """Spaces for a purple die."""
    green: _Small
    """Spaces for a green die."""
    pink: _Small
    """Spaces for a pink die."""
    orange: _Small
    """Spaces for a orange die."""


class RabbitPath(PackModel):
    """The White Rabbit's path."""

    end: int = Field(ge=10, le=99)
    """The number of its last space."""
    stars: tuple[StarEntry, ...] = Field(min_length=1)
    """The stars along it."""
    speeds: Speeds
    """How far each die moves the White Rabbit."""


class CaterpillarPath(PackModel):
    """The Caterpillar's path: every space in order, a star's VP or a benefit's key."""

    spaces: tuple[Annotated[int, Field(ge=0, le=30)] | _Key, ...] = Field(min_length=5, max_length=99)
    """Every space in order: points, or the key of a benefit."""
    speeds: Speeds
    """How far each die moves the Caterpillar."""
    benefits: tuple[TokenEntry, ...] = Field(min_length=7, max_length=7)
    """The benefits that the spaces name."""


class BoardFile(PackModel):
    """``board.json``."""

    regions: tuple[RegionEntry, ...] = Field(min_length=6, max_length=6)
    """Clockwise (RW-04)."""
    rabbit: RabbitPath
    """The path round the board."""
    caterpillar: CaterpillarPath
    """The path through the Caterpillar’s garden."""


class TokensFile(PackModel):
    """``tokens.json``."""

    cat: tuple[TokenEntry, ...] = Field(min_length=7, max_length=7)
    """The Cheshire Cat’s tokens."""
    objective: _Key
    """The token that experienced use always deals and youngest use removes."""
    abilities: tuple[TokenEntry, ...] = Field(min_length=5, max_length=5)
    """The last one comes with the fifth player's set."""


class HatterEntry(PackModel):
    """A Mad Hatter card."""

    key: _Key
    """Names it within this file: small letters and digits, words joined by “_”."""
    name: _Name
    """What players read."""
    text: _Text
    """What players read of what it does."""
    copies: int = Field(default=1, ge=1, le=2)
    """How many of it are in the deck."""
    ongoing: bool = False
    """Whether it stays on the table."""
    trigger: _Word = ""
    """What sets an ongoing card off: one of the triggers of the built-in files; empty for a single-use card."""
    when: tuple[ConditionEntry, ...] = ()
    """What must hold before it may be played."""
    effects: tuple[EffectEntry, ...] = ()
    """What it does, in this order."""
    strength: StrengthEntry | None = None
    """Strength it adds while it lies out."""
    min_players: int = Field(default=1, ge=1, le=5)
    """It is left out of games of fewer players."""


class HatterFile(PackModel):
    """``hatter.json`` and ``madder.json``."""

    cards: tuple[HatterEntry, ...] = Field(min_length=1)
    """Every card of the deck."""


class ObjectiveEntry(PackModel):
    """An Objective card."""

    key: _Key
    """Names it within this file: small letters and digits, words joined by “_”."""
    name: _Name
    """What players read."""
    text: _Text
    """What players read of what it asks for."""
    value: int = Field(ge=3, le=8)
    """Victory points if its conditions hold."""
    when: tuple[ConditionEntry, ...] = ()
    """Conditions that must all hold at the end."""
    per: _Word = ""
    """What it scores for each of, where it has no conditions."""
    each: _Small = 1
    """How many of them score once."""
    most: Annotated[int, Field(ge=0, le=30)] = 0
    """The most it can score; 0 for no end."""


class ObjectivesFile(PackModel):
    """``objectives.json``."""

    cards: tuple[ObjectiveEntry, ...] = Field(min_length=15, max_length=15)
    """Every Objective."""


class ChallengeEntry(PackModel):
    """An Alice Challenge card (RW-07)."""

    key: _Key
    """Names it within this file: small letters and digits, words joined by “_”."""
    name: _Name
    """What players read."""
    icons: tuple[_Colour, _Colour, _Colour, _Colour]
    """The dice it asks for, by colour."""
    value: int = Field(ge=3, le=8)
    """Victory points for it."""


class ChallengesFile(PackModel):
    """``challenges.json``."""

    cards: tuple[ChallengeEntry, ...] = Field(min_length=25, max_length=25)
    """Every Challenge of Alice’s."""


class RowEntry(PackModel):
    """A row of a bot card (RW-72)."""

    number: int = Field(ge=1, le=6)
    """How many dice of one area it takes."""
    or_more: bool = False
    """Whether it takes more than that, too."""
    regions: tuple[_Region, ...] = Field(default=(), max_length=6)
    """The areas the dice may come from, the first wanted first; empty for any."""
    mushroom: bool = False
    """Whether one mushroom may be spent to make it possible."""


class BotEntry(PackModel):
    """A bot card."""

    key: _Key
    """Names it within this file: small letters and digits, words joined by “_”."""
    name: _Name
    """What players read."""
    rows: tuple[RowEntry, ...] = Field(min_length=1, max_length=8)
    """Its rows, tried from the top."""


class BotsFile(PackModel):
    """``bots.json``."""

    cards: tuple[BotEntry, ...] = Field(min_length=4, max_length=4)
    """Every card of the automa."""
