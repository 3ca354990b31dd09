"""Which games an arena plays: every one follows from the plan and its number."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, combinations_with_replacement

from alicegames.core.chance import splitmix64


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    index: int
    bots: tuple[int, ...]
    """For each seat, which of the plan's levels sits there."""
    first: int
    seed: int


@dataclass(frozen=True)
class Plan:
    """Which games to play, of which bots."""

    game: str
    levels: tuple[str, ...]
    """The level ids of the bots: one a seat, or all that meet each other if ``players`` is set. ``white_knight@24`` is
    a level with a budget of its own, in samples a choice."""
    games: int
    """How many games; of a round-robin, how many for each line-up."""
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    digest: str = ""
    """The component pack; empty for the built-in one."""
    players: int = 0
    """0: the bots stay in their seats, and the start player rotates. Else they meet in every line-up of so many,
    take every seat in turn, and play all of it with the same chance in the game."""
    preload: str = field(default="", compare=False)
    keeps_codes: bool = field(default=False, compare=False)
    """Whether the choice codes of every game are kept, for those who store them."""

    @cached_property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """Which bots sit together, as places in ``levels``."""
        bots = range(len(self.levels))
        if not self.players:
            return (tuple(bots),)
        if len(bots) >= self.players:
            return tuple(combinations(bots, self.players))
        mixed = combinations_with_replacement(bots, self.players)
        return tuple(lineup for lineup in mixed if len(set(lineup)) == len(bots))

    @property
    def seats(self) -> int:
        """How many seats a game has."""
        return self.players or len(self.levels)

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return self.games * len(self.lineups)

    def fixture(self, index: int) -> Fixture:
        """Return game ``index``: 0 up to ``total`` - 1. The line-ups take turns, so that a part is a fair sample."""
        if not self.players:
            return Fixture(index, self.lineups[0], index % self.seats, splitmix64(self.seed, index))
        number, which = divmod(index, len(self.lineups))
        block, turned = divmod(number, self.seats)
        lineup = self.lineups[which]
        bots = lineup[turned:] + lineup[:turned]
        return Fixture(index, bots, block % self.seats, splitmix64(self.seed, block))
