"""A person's mistakes: how a bot that is not to play its best misjudges what it sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from random import Random

_MOST: Final = 1.5
"""Standard deviations: no mistake is larger, so that nothing absurd is ever chosen."""


def mistake(rng: Random, noise: float) -> float:
    """Return by how many points a value is misjudged; ``noise`` is the standard deviation."""
    most = _MOST * noise
    return max(-most, min(most, rng.gauss(0.0, noise)))
