"""The problem of the day: by date, the same for everybody who has the same problems."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from alicegames.games import registry
from alicegames.teaching.problems import problem as problems

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import date

    from alicegames.teaching.problems.problem import Problem


def of_day(day: date, among: Sequence[Problem]) -> Problem | None:
    """Return the problem of a day; None if there are none.

    All of them come up before any comes up again, in an order that looks like chance and is none.
    """
    if not among:
        return None
    cycle, place = divmod(day.toordinal(), len(among))
    return sorted(among, key=lambda each: hashlib.sha256(f"{cycle}:{each.id}".encode()).digest())[place]


def everything() -> tuple[Problem, ...]:
    """Return the problems of all games."""
    return tuple(each for game in registry.ids() for each in problems.available(game)[0])


def today() -> date:
    """Return the date by which the problem of the day is found: that of Greenwich, the same everywhere."""
    return datetime.now(UTC).date()
