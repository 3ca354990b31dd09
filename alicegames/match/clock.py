"""A clock for people who want one: how long somebody may think, a turn or a whole game, and what happens at its end."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import Field

from alicegames.i18n import _
from alicegames.match.seats import Record

if TYPE_CHECKING:
    from collections.abc import Sequence

End = Literal["sign", "bot", "first"]
ENDS: Final[tuple[End, ...]] = ("sign", "bot", "first")
Seconds = Annotated[float, Field(ge=0, le=10_000_000, allow_inf_nan=False)]
_HOUR: Final = 3600


class Limit(Record):
    """How long each person may think."""

    per: Literal["turn", "game"]
    seconds: Annotated[int, Field(ge=5, le=86_400)]
    at_zero: End = "sign"
    """``sign``: it is only shown; ``bot``: a bot makes the choice that is due; ``first``: its first option is taken."""


class Used(Record):
    """A clock as a saved game keeps it."""

    limit: Limit
    turn: Annotated[int, Field(ge=0)] = 0
    spent: Annotated[tuple[Seconds, ...], Field(max_length=20)] = ()
    """Seconds by seat: of the turn or of the game."""


class Clock:
    """Counts the seconds for which each person was asked; whoever shows the game says when they pass."""

    def __init__(self, limit: Limit, seats: int, used: Used | None = None) -> None:
        """``used``: what a saved game says has passed already."""
        self.limit = limit
        self._turn = used.turn if used is not None else 0
        self._spent = [0.0] * seats
        for seat, seconds in enumerate(used.spent[:seats] if used is not None else ()):
            self._spent[seat] = seconds
        self._ply = -1
        self._marks: dict[int, tuple[int, tuple[float, ...]]] = {}

    def stand(self, turn: int, ply: int) -> None:
        """Be told where the game stands: a new turn has all its time, an undone choice gives back what it took."""
        if ply == self._ply:
            return
        if ply < self._ply and ply in self._marks:
            self._turn, spent = self._marks[ply]
            self._spent = list(spent)
            self._marks = {at: mark for at, mark in self._marks.items() if at <= ply}
        self._ply = ply
        if turn != self._turn:
            self._turn = turn
            if self.limit.per == "turn":
                self._spent = [0.0] * len(self._spent)
        self._marks.setdefault(ply, (self._turn, tuple(self._spent)))

    def run(self, seat: int, seconds: float) -> None:
        """Let a seat's time pass."""
        self._spent[seat] += max(0.0, seconds)

    def left(self, seat: int) -> float:
        """Return a seat's seconds; negative by how much they are over."""
        return self.limit.seconds - self._spent[seat]

    def is_out(self, seat: int) -> bool:
        """Whether a seat has no time left."""
        return self.left(seat) <= 0

    def told(self, seat: int) -> str:
        """Return a seat's time as people read it: ``4:05``."""
        left = self.left(seat)
        return _("time is up") if left <= 0 else written(math.ceil(left))

    def used(self) -> Used:
        """Return what a saved game keeps."""
        return Used(limit=self.limit, turn=self._turn, spent=tuple(round(seconds, 1) for seconds in self._spent))

    @property
    def spent(self) -> Sequence[float]:
        """Seconds by seat."""
        return tuple(self._spent)


def written(seconds: int) -> str:
    """Write a time: ``4:05``, ``1:04:05``."""
    minutes, rest = divmod(seconds % _HOUR, 60)
    return f"{seconds // _HOUR}:{minutes:02}:{rest:02}" if seconds >= _HOUR else f"{minutes}:{rest:02}"


def parsed(text: str) -> Limit:
    """Return the limit that a line such as ``turn:120`` or ``game:1800:bot`` tells of. Raises ValueError."""
    per, _sep, rest = text.partition(":")
    seconds, _sep, end = rest.partition(":")
    return Limit.model_validate({"per": per, "seconds": int(seconds), "at_zero": end or "sign"})


def refusal(text: str) -> str:
    """Say what is wrong with a line that tells of no limit, and what would be right."""
    return _("“{text}” is no clock; it is turn or game, then 5 to 86400 seconds: turn:120, game:1800:bot.").format(
        text=text
    )
