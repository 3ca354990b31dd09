"""What things are worth to a bot: numbers that `tools/learn_weights.py` learns by self-play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from alicegames.games.queen_alice.pack.verbs import Reward


@dataclass(frozen=True, eq=False)
class Weights:
    """In points, if nothing else is said."""

    __pydantic_config__ = {"extra": "forbid"}  # noqa: RUF012 -- pydantic's own name for it

    turns: float
    """Turns that a seat has in a game, about."""
    hour: float
    resource: float
    cube: float
    book: float
    paw: float
    flower: float
    """By turn left, for the first two of a kind."""
    tile: float
    """A factor of what once-a-turn bookmarks bring."""
    shelf: float
    """A factor of what bookmarks are worth that are still to be bought."""
    delay: float
    """A share: what a bookmark a climb farther away is worth of what it was."""
    climbs: float
    """Climbs a turn, at the most, that a seat plans with."""
    grow_time: float
    """How much what an end-of-game bookmark counts grows a turn."""
    grow_alice: float
    grow_pawprints: float
    grow_invited: float
    grow_acquired: float
    grow_cubes: float
    bronze: float
    """A card of this level in the deck with half of the game to come."""
    silver: float
    gold: float
    guest: float
    """The share of a card's invitation bonus that it brings in the deck."""
    invite: float
    mini: float
    alice_ahead: float
    """A step of an Alice that is one action away, before ``gamma``."""
    crown: float
    """A crown that is one action away with its share of the coronation, before ``gamma``."""
    alice_step: float
    """A pending step of an Alice, besides the points of her space."""
    crown_gained: float
    """A pending crown, besides the points of its space."""
    gamma: float
    """A share: what a milestone an action farther away is worth of what it was."""
    row: float
    """Factors of what is ahead in garden and wall, on the paths, and in the tree."""
    path: float
    tree: float
    card: float
    capture: float
    discard_card: float
    discount: float
    bookmark: float
    buy: float
    use: float
    """A once-a-turn bookmark that can be turned over."""
    plant: float
    """An action, besides what it brings."""
    ride: float
    ride_space: float
    climb: float
    token: float
    """Climbing to a book token, besides its books."""
    build: float
    wished: float
    """The share of what an action adds to the wishes that is foreseen before it is done."""
    in_play: float
    """How likely a wish that no Alice has reached yet will be scored in play."""
    farther: float
    """How much each space of a lead makes it likelier that this colour is crowned."""
    cats: float
    growth: float
    """What a wish counts grows by this factor until the end."""

    @cached_property
    def levels(self) -> tuple[float, float, float, float]:
        """The worth of a card in the deck by its level."""
        return 0.0, self.bronze, self.silver, self.gold

    @cached_property
    def grows(self) -> Mapping[str, float]:
        """How much what an end-of-game bookmark counts grows a turn."""
        return {
            "time": self.grow_time,
            "alice": self.grow_alice,
            "pawprints": self.grow_pawprints,
            "invited": self.grow_invited,
            "acquired": self.grow_acquired,
            "cubes": self.grow_cubes,
        }

    @cached_property
    def milestones(self) -> tuple[tuple[int, float], ...]:
        """What the third, fourth and fifth bush or brick bring (QA-74, QA-103)."""
        return (3, self.alice_ahead), (4, self.mini), (5, self.crown)

    @cached_property
    def gains(self) -> Mapping[str, float]:
        """What each verb's reward is worth."""
        return {
            "gain_time": self.hour,
            "gain_resource": self.resource,
            "row": self.resource,
            "unlock_cube": self.cube + self.resource,
            "gain_ip": 1.0,
            "pawprint": self.paw,
            "mini_action": self.mini,
            "invite": self.invite,
            "card": self.card,
            "capture": self.capture,
            "discard_card": self.discard_card,
            "book": self.book,
            "discount": self.discount,
            "bookmark": self.bookmark,
            "buy": self.buy,
            "tile": self.use,
        }

    def fixed(self, reward: Reward) -> float:
        """What a reward is worth, whoever gets it and when, about."""
        if reward.verb in self.gains:
            return self.gains[reward.verb] * reward.amount
        return {"alice": self.alice_ahead, "acquire": self.silver}.get(reward.verb, 1.0) * reward.amount
