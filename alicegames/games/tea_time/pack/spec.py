"""Tea Time's component data: the tables for each player count, the cards, the score table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, Final

from pydantic import Field

from alicegames.i18n import _, ngettext
from alicegames.packs.spec import PackError, PackModel, PackSpec

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import BaseModel

_Name = Annotated[str, Field(min_length=1, max_length=40)]
_Id = Annotated[str, Field(pattern=r"^[a-z][a-z_]{0,39}$")]


class Table(PackModel):
    """The grid and the deck for one player count (TT-03 to TT-05, TT-07)."""

    players: int = Field(ge=2, le=4)
    """The number of players it is for."""
    rows: int = Field(ge=1, le=9)
    """Rows of the grid."""
    columns: int = Field(ge=1, le=9)
    """Columns of the grid."""
    rounds: int = Field(ge=1, le=20)
    """Rounds in a game."""
    copies: int = Field(ge=1, le=100)
    """Cards of each character in the deck."""

    @property
    def cells(self) -> int:
        """How many cards lie in a full grid."""
        return self.rows * self.columns


class Tables(PackModel):
    """``tables.json``."""

    tables: tuple[Table, ...]
    """One for each number of players."""
    limits: tuple[Annotated[int, Field(ge=1, le=9)], ...] = Field(min_length=1, max_length=9)
    """Most cards of the round's first turn, its second, ... and of every later one (TT-09 to TT-11)."""


class Character(PackModel):
    """One of the six characters."""

    id: _Id
    """Names its portrait, its score line and its column."""
    name: _Name
    """What players read."""


class Cards(PackModel):
    """``cards.json``."""

    characters: tuple[Character, ...] = Field(min_length=2, max_length=8)
    """Who is on the cards, in the order of their columns."""
    alice: _Name
    """What players read for Alice."""


class ScoreTable(PackModel):
    """``score.json`` (TT-25, TT-26)."""

    column: tuple[Annotated[int, Field(ge=0, le=99)], ...] = Field(min_length=6, max_length=40)
    """Points by the number of cards of a character, from 0; the last entry holds for more too."""
    alice: int = Field(ge=0, le=99)
    """Points for whoever holds Alice at the end."""


@dataclass(frozen=True)
class TeaData:
    """A checked pack, as the rules use it."""

    tables: Tables
    cards: Cards
    score: ScoreTable

    @cached_property
    def by_players(self) -> dict[int, Table]:
        """The table for each player count."""
        return {table.players: table for table in self.tables.tables}

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The characters' ids, in the order of their numbers in a state."""
        return tuple(character.id for character in self.cards.characters)


def _assemble(files: Mapping[str, BaseModel]) -> TeaData:
    tables, cards, score = files["tables.json"], files["cards.json"], files["score.json"]
    assert isinstance(tables, Tables)
    assert isinstance(cards, Cards)
    assert isinstance(score, ScoreTable)
    _check_tables(tables, len(cards.characters))
    _check_limits(tables.limits)
    _check_score(score.column)
    ids = [character.id for character in cards.characters]
    if len(set(ids)) < len(ids):
        raise PackError("cards.json", "characters", _("names one character twice"))
    return TeaData(tables, cards, score)


def _check_tables(tables: Tables, kinds: int) -> None:
    """Each player count once, and a deck that the rounds use up exactly (TT-07)."""
    if sorted(table.players for table in tables.tables) != [2, 3, 4]:
        raise PackError("tables.json", "tables", _("must have one table each for 2, 3 and 4 players"))
    for number, table in enumerate(tables.tables):
        deck, dealt = kinds * table.copies, table.cells * table.rounds
        if deck != dealt:
            raise PackError(
                "tables.json",
                f"tables.{number}",
                ngettext(
                    "deals {dealt} card, but its deck has {deck}", "deals {dealt} cards, but its deck has {deck}", dealt
                ).format(dealt=dealt, deck=deck),
            )


def _check_limits(limits: tuple[int, ...]) -> None:
    """The first turn takes one card, whose place Alice gets; no later turn takes fewer (TT-09 to TT-11)."""
    if limits[0] != 1:
        raise PackError(
            "tables.json",
            "limits.0",
            _("must be 1, for Alice takes one card’s place, but is {value}").format(value=limits[0]),
        )
    for number, (before, after) in enumerate(pairwise(limits), 1):
        if after < before:
            raise PackError(
                "tables.json",
                f"limits.{number}",
                _("must not be less than the turn before, {before}").format(before=before),
            )


def _check_score(column: tuple[int, ...]) -> None:
    """From one card on, more cards are never worth less (TT-25)."""
    for number, (before, after) in enumerate(pairwise(column[1:]), 2):
        if after < before:
            raise PackError(
                "score.json",
                f"column.{number}",
                _("must not be less than {before}, the entry before it").format(before=before),
            )


SPEC: Final[PackSpec[TeaData]] = PackSpec(
    game="tea_time",
    files={"tables.json": Tables, "cards.json": Cards, "score.json": ScoreTable},
    assemble=_assemble,
)
