"""What a bot holds things of Rolling in Wonderland to be worth: numbers for `tools/learn_weights.py` to learn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True, eq=False)
class Weights:
    """Points with the whole game ahead, most of which fade as it goes on, and shares."""

    __pydantic_config__ = {"extra": "forbid"}  # noqa: RUF012 -- pydantic's own name for it

    space: float
    """A free space of the player board: a die still to come this round."""
    mushroom: float
    card: float
    """A card in hand; never less than a point."""
    ongoing: float
    objective: float
    soldier: float
    cube: float
    token: float
    ability: float
    """Using a region's ability, which many dice bring."""
    challenge: float
    """Choosing a challenge."""
    rabbit_step: float
    disc_step: float
    power: float
    """A point of strength in any region, besides the places that it earns now."""
    future_attack: float
    """The part of an attack's gains that a region counts where the Jabberwocky may still come."""
    without_cubes: float
    """The part of a challenge's points that it is worth before its first cube, and with so many."""
    one_cube: float
    two_cubes: float
    three_cubes: float
    early_influence: float
    """The part of the regions' points, as they stand, that is not sure with the whole game ahead."""
    early_objective: float
    """The same of what Objectives score as things stand."""
    figure: float
    """Placing a figure."""
    moved_soldier: float
    turned_die: float
    fired: float
    """Using an ongoing card."""
    way: float
    """The part of the next star's points that the steps towards it are worth."""

    @cached_property
    def progress(self) -> tuple[float, ...]:
        """The share of a challenge's points by its cubes, from none to three."""
        return self.without_cubes, self.one_cube, self.two_cubes, self.three_cubes
