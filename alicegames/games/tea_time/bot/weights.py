"""What a bot expects of the cards to come: numbers that `tools/learn_weights.py` learns by self-play."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, eq=False)
class Weights:
    """Shares and factors."""

    __pydantic_config__ = {"extra": "forbid"}  # noqa: RUF012 -- pydantic's own name for it

    share: float
    """How many of the cards still to come of a character a seat has a say in, as a share of its fair part."""
    forced: float
    """How often such a card comes unwanted, or must be taken for the sake of another."""
    alice_early: float
    """What share of her points Alice is worth to her holder with the whole game ahead; it rises to all of them."""
    answer: float
    """What share of the best gain the seat to move is sure of."""
