"""Leads: what a position is worth to its seats, beside one another."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def over_the_best_rival(outlooks: Sequence[float]) -> tuple[float, ...]:
    """Return each seat's outlook less that of its best rival."""
    *_others, second, best = sorted(outlooks)
    return tuple([own - (second if own == best else best) for own in outlooks])
