"""What a scene or widget answers an event with: the next scene, or what to do with this one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


class Showable(Protocol):
    """All that a command needs to know of a scene; the application shows `Scene` objects only."""

    @property
    def overlay(self) -> bool:
        """Whether the scene below stays visible."""


@dataclass(frozen=True, slots=True)
class Stay:
    """The event was used; nothing more is to be done."""


@dataclass(frozen=True, slots=True)
class Push:
    """Show a scene over this one; Pop comes back."""

    scene: Showable


@dataclass(frozen=True, slots=True)
class Replace:
    """Leave this scene for another."""

    scene: Showable


@dataclass(frozen=True, slots=True)
class Pop:
    """Go back to the scene below."""


@dataclass(frozen=True, slots=True)
class Home:
    """Go back to the title, closing everything over it."""


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


Command = Stay | Push | Replace | Pop | Home | Quit
