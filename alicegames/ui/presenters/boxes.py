"""What lies in a game's box, as its pack has it: every card, token and tile, to be shown one beside the other."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alicegames.match import Match
    from alicegames.ui.presenters.base import Paint


@dataclass(frozen=True, slots=True)
class Exhibit:
    """One thing of the box."""

    paint: Paint
    words: str = ""
    """What the picture does not say by itself."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Things of one kind, equally large."""

    title: str
    size: tuple[float, float]
    """Width and height of each, in the units of a printed page (a hundredth of an inch)."""
    exhibits: tuple[Exhibit, ...]
    aid: bool = False
    """Whether the player aid shows it; else it is among the parts only."""


def shelves(match: Match) -> tuple[Shelf, ...]:
    """Return what the pack of a match holds, kind by kind; empty for a game that is played with buttons."""
    module, _sep, _name = match.game.book.presenter.partition(":")
    if not module:
        return ()
    package = module.partition(".")[0]
    found: tuple[Shelf, ...] = import_module(f"{__package__}.{package}.box").shelves(match)
    return found
