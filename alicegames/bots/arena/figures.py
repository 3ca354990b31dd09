"""The arithmetic of results: intervals, ratings, spreads."""

from __future__ import annotations

from math import log, log10
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_CONFIDENCE: Final = 1.959963984540054
"""Standard deviations on both sides that hold 95%."""
_SCALE: Final = 400.0
"""Elo points that make one side ten times as likely to win."""
_ROUNDS: Final = 2000
_STILL: Final = 1e-10
_PRIOR: Final = 0.5
"""Drawn games that every pair is taken to have played besides, so that a bot that always won has a finite rating."""


def win_part(places: tuple[int, ...], seat: int) -> float:
    """Return 1 for a win, the fair part of a shared one, else 0."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def mean(values: Sequence[float]) -> float:
    """Return the mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def rounded(value: float) -> float:
    """Return a figure as the JSON report has it."""
    return round(value, 4)


def spread(counts: Mapping[int, int]) -> dict[str, Any]:
    """Return the smallest, the mean and the largest of the values counted."""
    many = sum(counts.values())
    average = sum(value * count for value, count in counts.items()) / many if many else 0.0
    return {"min": min(counts, default=0), "mean": rounded(average), "max": max(counts, default=0)}


def quantile(counts: Mapping[int, int], share: float) -> int:
    """Return the value below which ``share`` of those counted lie."""
    left = int(sum(counts.values()) * share)
    for value in sorted(counts):
        left -= counts[value]
        if left < 0:
            return value
    return max(counts, default=0)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95% interval of a share of ``wins`` in ``games`` (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    square, share = _CONFIDENCE**2, wins / games
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = _CONFIDENCE / (1 + square / games) * (share * (1 - share) / games + square / (4 * games**2)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def elo(wins: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """Return Elo ratings around a mean of 0, those most likely to give these results (Bradley and Terry's model).

    ``wins[a][b]`` counts how often a came in before b; a tie counts half for both.
    """
    bots = range(len(wins))
    got = [[wins[a][b] + _PRIOR / 2 if a != b else 0.0 for b in bots] for a in bots]
    strength = [1.0] * len(wins)
    for _round in range(_ROUNDS):
        before = strength
        strength = _stronger(got, before)
        if max((abs(new / old - 1) for new, old in zip(strength, before, strict=True)), default=0.0) < _STILL:
            break
    ratings = [_SCALE * log10(value) for value in strength]
    return tuple(rating - mean(ratings) for rating in ratings)


def elo_margins(wins: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """Return half of the 95% interval of each of the ratings that `elo` gives, by the curvature of the likelihood.

    Games count as independent of each other, though those of one line-up have the same chance.
    """
    ratings, bots = elo(wins), range(len(wins))
    curve = [[1.0 / len(wins)] * len(wins) for _bot in bots]  # holds the mean still, and can be inverted
    for a in bots:
        for b in bots:
            if a != b:
                chance = 1 / (1 + 10 ** ((ratings[b] - ratings[a]) / _SCALE))
                known = (wins[a][b] + wins[b][a] + _PRIOR) * chance * (1 - chance)
                curve[a][a] += known
                curve[a][b] -= known
    spreads = _inverse(curve)
    # the mean of the ratings is laid down, so what the matrix says of it is taken out again
    return tuple(
        _CONFIDENCE * _SCALE / log(10) * max(0.0, spreads[a][a] - 1 / len(wins)) ** 0.5 if len(wins) > 1 else 0.0
        for a in bots
    )


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Return the inverse of a small positive definite matrix (Gauss and Jordan)."""
    many = range(len(matrix))
    rows = [[*row, *(float(place == number) for place in many)] for number, row in enumerate(matrix)]
    for pivot in many:
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for other in many:
            if other != pivot:
                times = rows[other][pivot]
                rows[other] = [a - times * b for a, b in zip(rows[other], rows[pivot], strict=True)]
    return [row[len(matrix) :] for row in rows]


def _stronger(got: Sequence[Sequence[float]], old: Sequence[float]) -> list[float]:
    """One round of the minorise-maximise iteration, kept from drifting."""
    bots = range(len(old))
    new = [
        sum(got[a]) / sum((got[a][b] + got[b][a]) / (old[a] + old[b]) for b in bots if b != a)
        if len(old) > 1
        else old[a]
        for a in bots
    ]
    return [value * len(new) / sum(new) for value in new]
