"""The save document: one game, whole, as one JSON object."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Final, Literal

from pydantic import AwareDatetime, Field, JsonValue, StringConstraints

from alicegames.match.clock import Used  # noqa: TC001 -- pydantic reads it at run time
from alicegames.match.seats import Id, Line, Record, Seat

FORMAT: Final = 2
"""The version of the format written here. Raise it, with a migration, when a field changes its meaning."""
Moment = Annotated[AwareDatetime, Field(ge=datetime(1970, 1, 2, tzinfo=UTC), lt=datetime(9998, 1, 1, tzinfo=UTC))]
"""A date that every time zone can show."""
Code = Annotated[str, StringConstraints(pattern=r"^[!-~]+$", max_length=400)]


class PackRecord(Record):
    """The component pack a game is played with."""

    name: Line
    version: Line
    digest: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]


class SetupRecord(Record):
    """How the game was set up; the same as ``core.Setup``."""

    players: Annotated[int, Field(ge=1, le=9)]
    options: Annotated[tuple[tuple[Id, Line], ...], Field(max_length=40)] = ()
    first: Annotated[int, Field(ge=0, le=8)] | None = None


class Summary(Record):
    """What a list of games shows, so that it need not replay them."""

    round: Annotated[int, Field(ge=0)]
    turn: Annotated[int, Field(ge=0)]
    over: bool
    scores: Annotated[tuple[int, ...], Field(max_length=20)]
    places: Annotated[tuple[int, ...], Field(max_length=20)]
    choices: Annotated[int, Field(ge=0, le=100_000)] = 0
    """How many choices the seats made; 0 in files written before this was told."""


class RetractionRecord(Record):
    """A choice that was taken back although something had been seen; the same as ``core.undo.Retraction``."""

    seat: Annotated[int, Field(ge=0, le=8)]
    turn: Annotated[int, Field(ge=0)]
    code: Code


class BaseRecord(Record):
    """Where a game goes on whose rules have changed since: the choices before cannot be replayed any more."""

    rules_version: Annotated[int, Field(ge=1)]
    """The version of the rules by which they were made."""
    plies: Annotated[int, Field(ge=0, le=100_000)]
    """How many they were."""
    snapshot: JsonValue
    """The position after them."""


class SaveDocument(Record):
    """A whole game: what it was set up with, every choice, and the position these must lead to."""

    program: Literal["alicegames"] = "alicegames"
    format: Literal[2] = 2
    game: Id
    rules_version: Annotated[int, Field(ge=1)]
    pack: PackRecord
    title: Line = ""
    """The name the player gave it; empty for an autosave."""
    setup: SetupRecord
    seats: Annotated[tuple[Seat, ...], Field(min_length=1, max_length=9)]
    seed: Annotated[int, Field(ge=0, lt=2**64)]
    takebacks: Annotated[int, Field(ge=0)] = 0
    """How often a refused undo was taken all the same."""
    retractions: Annotated[tuple[RetractionRecord, ...], Field(max_length=10_000)] = ()
    """Where that was."""
    clock: Used | None = None
    """How long its people have thought; None for a game without a clock."""
    created: Moment
    saved: Moment
    summary: Summary
    base: BaseRecord | None = None
    """The position at which ``codes`` begin; None for the start of the game."""
    codes: Annotated[tuple[Code, ...], Field(max_length=100_000)]
    """Every choice of the game (since its base) in order, chance's included."""
    snapshot: JsonValue
    """The position after them: the game's state as JSON."""
