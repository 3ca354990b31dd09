"""Chance as a function of (seed, ply): undoing and redoing cannot change a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from alicegames.core.decision import Decision

C = TypeVar("C")

_MASK: Final = (1 << 64) - 1
_GOLDEN: Final = 0x9E3779B97F4A7C15


def splitmix64(seed: int, index: int) -> int:
    """Return 64 well-mixed bits for position ``index`` of the stream ``seed``."""
    z = (seed + (index + 1) * _GOLDEN) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def draw(decision: Decision[C], seed: int, ply: int) -> C:
    """Return the option of a CHANCE decision that (seed, ply) draws, in proportion to its weights."""
    options, weights = decision.options, decision.weights
    bits = splitmix64(seed, ply)
    if not weights:
        return options[(bits * len(options)) >> 64]
    ticket = (bits * sum(weights)) >> 64
    for option, weight in zip(options, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return option
    msg = "the weights of a chance decision must be positive in sum"
    raise ValueError(msg)
