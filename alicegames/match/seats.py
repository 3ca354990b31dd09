"""Seats: who sits where, and the text that names them may carry."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, StringConstraints

from alicegames.match import names

Mark = Literal["watch", "hat", "key", "teacup", "mushroom"]
MARKS: Final[tuple[Mark, ...]] = ("watch", "hat", "key", "teacup", "mushroom")
"""The seats' marks; a seat's colour is its mark's."""

# Text that a screen or a terminal shows: normalised where it comes in, so that no file can steer a terminal.
Line = Annotated[str, BeforeValidator(names.shown), StringConstraints(max_length=80)]
Name = Annotated[str, BeforeValidator(names.known), StringConstraints(min_length=1, max_length=40)]
Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]


class Record(BaseModel):
    """Base of everything that is stored: frozen, strict, and an unknown key is an error."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)


class Seat(Record):
    """Who sits where."""

    name: Name
    mark: Mark
    bot: Id | Literal[""] = ""
    """The bot's level id; empty for a person."""

    @property
    def is_human(self) -> bool:
        """Whether a person plays this seat."""
        return not self.bot
