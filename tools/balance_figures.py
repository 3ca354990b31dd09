"""Sums up what was counted in many games: each figure with its 95% interval, held against its aim."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from alicegames.bots.arena import mean, wilson
from alicegames.bots.arena.report import plan_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from alicegames.bots.arena import Plan

_NORMAL: Final = 1.959963984540054
_FEWEST: Final = 30
"""Of something held or usable less often nothing is said."""
_SHARES: Final = ("wins", "entered", "ended by", "scored")
_LIFT: Final = 0.12
_UNUSED: Final = 0.02
_START: Final = 0.04


@dataclass(slots=True)
class Record:
    """What there is to count in one game."""

    index: int
    figures: dict[str, float]
    winner: dict[str, int]
    """The winner's points by source."""
    held: list[list[Any]]
    """Kind, name, and the part of the win that went to a seat that had it."""
    used: dict[str, dict[str, list[int]]]
    """Kind -> name -> chances to use it, and uses."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure and its 95% interval."""

    value: float
    low: float
    high: float

    def against(self, aim: tuple[float, float] | None) -> str:
        """Return how it stands to an aim: in, open or out; empty without one."""
        if aim is None:
            return ""
        if self.low > aim[1] or self.high < aim[0]:
            return "out"
        return "in" if aim[0] <= self.low and self.high <= aim[1] else "open"


def aims(game: str, players: int) -> dict[str, tuple[float, float]]:
    """Return what the figures of a game should be, as far as anything was laid down."""
    even = 1 / players
    return {"start player wins": (even - _START, even + _START), **_AIMS.get(game, {}).get(players, {})}


_QUEEN: Final = {
    "turns a player": (9.0, 15.0),
    "throne entered": (0.1, 0.3),
    "first wish of a path scored": (0.9, 1.0),
    "second wish of a path scored": (0.3, 0.6),
}
_ROUNDS: Final = {"rounds": (4.0, 6.0)}
_AIMS: Final[dict[str, dict[int, dict[str, tuple[float, float]]]]] = {
    "alice": {
        2: {"turns a player": (8.0, 16.0)},
        3: {"turns a player": (5.0, 11.0)},
        4: {"turns a player": (4.0, 8.0)},
    },
    "rolling_in_wonderland": {2: _ROUNDS, 3: _ROUNDS, 4: _ROUNDS},
    "queen_alice": {2: _QUEEN, 3: _QUEEN, 4: _QUEEN},
}
_SOURCES: Final = {"rolling_in_wonderland": (0.08, 0.4), "queen_alice": (0.08, 0.4)}
"""The games with many sources of points, and what each should give of the winners'."""


def report(plan: Plan, records: Sequence[Record]) -> Iterator[str]:
    """Return everything found, line by line."""
    numbers = plan_json(plan)["numbers"][plan.levels[0]]
    yield f"{plan.game}, {plan.seats} players, all {plan.levels[0]} {numbers}: {plan.games} games, seed {plan.seed}"
    wanted = aims(plan.game, plan.seats)
    for name in records[0].figures:
        values = [record.figures[name] for record in records if name in record.figures]
        is_share = any(word in name for word in _SHARES)
        yield _line(name, share_of(values) if is_share else mean_of(values), wanted.get(name), is_share=is_share)
    yield "  winners' points:"
    for name, figure in sources(records):
        yield _line(f"  {name}", figure, _SOURCES.get(plan.game), is_share=True)
    yield from _lifts(records, plan.seats)
    yield from _uses(records)


def _line(name: str, figure: Figure, aim: tuple[float, float] | None, *, is_share: bool) -> str:
    form = "{:.1%}" if is_share else "{:.1f}"
    value, low, high = (form.format(number) for number in (figure.value, figure.low, figure.high))
    end = f"  aim {form.format(aim[0])} to {form.format(aim[1])}: {figure.against(aim)}" if aim else ""
    return f"  {name:<32} {value:>7}  ({low} to {high}){end}"


def share_of(values: Sequence[float]) -> Figure:
    """Return the share that values between 0 and 1 add up to."""
    return Figure(mean(values), *wilson(sum(values), len(values)))


def mean_of(values: Sequence[float]) -> Figure:
    """Return the mean of values."""
    middle = mean(values)
    half = _half(sum((value - middle) ** 2 for value in values), len(values))
    return Figure(middle, middle - half, middle + half)


def _half(squares: float, many: int) -> float:
    """Return half of the interval of a mean, given the sum of squared deviations."""
    return _NORMAL * sqrt(squares / max(1, many - 1) / max(1, many))


def sources(records: Sequence[Record]) -> list[tuple[str, Figure]]:
    """Return each source's share of all winners' points, greatest first; games are what varies."""
    names = sorted({name for record in records for name in record.winner})
    whole = [sum(record.winner.values()) for record in records]
    found = []
    for name in names:
        part = [record.winner.get(name, 0) for record in records]
        ratio = sum(part) / (sum(whole) or 1)
        off = sum((one - ratio * all_) ** 2 for one, all_ in zip(part, whole, strict=True))
        half = _half(off, len(records)) / (abs(mean(whole)) or 1)
        found.append((name, Figure(ratio, ratio - half, ratio + half)))
    return sorted(found, key=lambda entry: -entry[1].value)


def _lifts(records: Sequence[Record], players: int) -> Iterator[str]:
    """Return by how much holding things lifts the share of wins over the even one."""
    found: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for record in records:
        for kind, name, part in record.held:
            found[kind][name].append(part)
    for kind, names in sorted(found.items()):
        lifts = {name: lift(parts, players) for name, parts in names.items() if len(parts) >= _FEWEST}
        if not lifts:
            continue
        order = sorted(lifts, key=lambda name: lifts[name].value)
        ends = ", ".join(_signed(name, lifts[name]) for name in dict.fromkeys((order[0], order[-1])))
        over = [name for name in order if lifts[name].low > _LIFT]
        yield f"  {kind}: lift of the win share, least and most of {len(lifts)}: {ends}"
        yield f"    surely over {_LIFT:.0%}: " + (", ".join(_signed(name, lifts[name]) for name in over) or "none")


def lift(parts: Sequence[float], players: int) -> Figure:
    """Return how much more than an even share those won who had something."""
    share = share_of(parts)
    return Figure(*(value - 1 / players for value in (share.value, share.low, share.high)))


def _signed(name: str, figure: Figure) -> str:
    return f"{name} {figure.value:+.1%} ({figure.low:+.1%} to {figure.high:+.1%})"


def _uses(records: Sequence[Record]) -> Iterator[str]:
    """Return how often things are used of the times they could be."""
    found: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(lambda: [0, 0]))
    for record in records:
        for kind, names in record.used.items():
            for name, (chances, uses) in names.items():
                sums = found[kind][name]
                sums[0] += chances
                sums[1] += uses
    for kind, names in sorted(found.items()):
        often = {name: sums for name, sums in names.items() if sums[0] >= _FEWEST}
        shares = {name: Figure(sums[1] / sums[0], *wilson(sums[1], sums[0])) for name, sums in often.items()}
        if not shares:
            continue
        order = sorted(shares, key=lambda name: shares[name].value)
        ends = ", ".join(f"{name} {shares[name].value:.1%}" for name in (order[0], order[-1]))
        unused = [name for name in order if shares[name].high < _UNUSED]
        yield f"  {kind}: used, least and most of {len(shares)}: {ends}"
        yield f"    surely under {_UNUSED:.0%}: " + (", ".join(unused) or "none")
