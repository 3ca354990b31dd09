"""The things of a component pack one by one: each drawn as on the table, with what it is and does in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alicegames.ui.presenters.base import Paint


@dataclass(frozen=True, slots=True)
class Plate:
    """One thing."""

    name: str
    paint: Paint
    ratio: float
    """Its width by its height."""
    words: str = ""
    """What it is and does; empty where its picture says all."""
    count: int = 1
    """How many of it there are."""


@dataclass(frozen=True, slots=True)
class Tray:
    """Things of one kind, such as a deck."""

    title: str
    plates: tuple[Plate, ...]
