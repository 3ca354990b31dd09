"""The levels' numbers, read from ``assets/bots/``: one file a game, ``default.json`` for a game without one."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from alicegames import paths
from alicegames.bots.search import Plan


class Strength(BaseModel):
    """How one level thinks in one game."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    iterations: Annotated[int, Field(ge=0)] = 0
    """Samples a choice; 0: it decides by a glance."""
    width: Annotated[int, Field(ge=2)] = 6
    turns: Annotated[int, Field(ge=1)] = 1
    spread: Annotated[float, Field(ge=0)] = 0.0
    """0: samples halve the options. Else a tree search, this many points as the width of its ranking."""
    trust: Annotated[float, Field(ge=0)] = 0.0
    grows: bool = False
    """Whether it takes more samples where more thinking time is set."""
    worlds: Annotated[int, Field(ge=0)] = 0
    """Imagined worlds of a glance; 0: as many as the game says."""
    noise: Annotated[float, Field(ge=0)] = 0.0
    """The standard deviation of a misjudgement, in points."""
    share: Annotated[float, Field(ge=0, le=1)] | None = None
    """Its measured share of games for two against the level below, if it was measured."""

    def plan(self) -> Plan:
        """Return the measures of its search."""
        return Plan(self.iterations, self.width, self.turns, self.grows, self.spread, self.trust, max(1, self.worlds))


class Measures(BaseModel):
    """A game's levels by id."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    levels: dict[str, Strength]


@cache
def measures(game_id: str) -> Measures:
    """Return a game's levels."""
    folder = paths.assets() / "bots"
    path = folder / f"{game_id}.json"
    if not path.is_file():
        path = folder / "default.json"
    return Measures.model_validate_json(path.read_bytes())
