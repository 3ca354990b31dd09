"""Running sums over games: of a bounded size, the same in whatever order the games come."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Self

from alicegames.bots.arena.figures import win_part

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alicegames.bots.arena.plan import Plan
    from alicegames.bots.arena.play import Played

PARTS: Final = 2520
"""A win is so many parts: up to ten can share one, and sums of whole parts depend on no order."""
_COUNTED: Final = ("plies", "choices", "turns", "winner", "points", "margin")


@dataclass(slots=True)
class Slot:
    """How one of the plan's bots fared."""

    games: int = 0
    parts: int = 0
    """Won, in parts of a win."""
    points: int = 0
    choices: int = 0
    """With two options or more."""
    seconds: float = 0.0
    longest: float = 0.0

    @property
    def wins(self) -> float:
        """Games won; a shared win counts as its part."""
        return self.parts / PARTS

    def merge(self, other: Self) -> None:
        """Add another's sums."""
        self.games += other.games
        self.parts += other.parts
        self.points += other.points
        self.choices += other.choices
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


@dataclass(slots=True)
class Tally:
    """Sums over some games of a plan."""

    slots: list[Slot]
    ahead: list[list[int]]
    """``ahead[a][b]``: twice the number of times a came in before b, once the number of ties."""
    by_order: list[int]
    """Parts won by the first, the second ... in turn order."""
    counts: dict[str, Counter[int]] = field(default_factory=lambda: {name: Counter() for name in _COUNTED})
    sources: dict[str, list[int]] = field(default_factory=dict)
    """Score line key -> points of all seats, and of the winners times their parts."""
    shared: int = 0
    """Games with several winners."""
    seconds: float = 0.0
    """Of the wall clock."""
    done: list[tuple[int, int]] = field(default_factory=list)
    """The numbers of the games in it, as ranges from ... up to ..., in rising order."""

    @classmethod
    def empty(cls, plan: Plan) -> Self:
        """Return the tally of no games."""
        bots = len(plan.levels)
        return cls([Slot() for _bot in range(bots)], [[0] * bots for _bot in range(bots)], [0] * plan.seats)

    @property
    def games(self) -> int:
        """How many games are in it."""
        return sum(stop - start for start, stop in self.done)

    def add(self, played: Played) -> None:
        """Add a game."""
        parts = [round(PARTS * win_part(played.places, seat)) for seat in range(len(played.places))]
        bots = played.bots or tuple(range(len(self.slots)))
        self._add_slots(played, bots, parts)
        for position in range(len(self.by_order)):
            self.by_order[position] += parts[(played.first + position) % len(self.by_order)]
        self._count(played)
        for lines, won in zip(played.sources, parts, strict=True):
            for key, points in lines:
                sums = self.sources.setdefault(key, [0, 0])
                sums[0] += points
                sums[1] += points * won
        self.shared += played.places.count(1) > 1
        self._note((played.index, played.index + 1))

    def _add_slots(self, played: Played, bots: tuple[int, ...], parts: list[int]) -> None:
        for seat, bot in enumerate(bots):
            slot = self.slots[bot]
            slot.games += 1
            slot.parts += parts[seat]
            slot.points += played.scores[seat]
            if played.thoughts:
                thought = played.thoughts[seat]
                slot.choices += thought.choices
                slot.seconds += thought.seconds
                slot.longest = max(slot.longest, thought.longest)
            for other, rival in enumerate(bots):
                if rival != bot:
                    gap = played.places[other] - played.places[seat]
                    self.ahead[bot][rival] += 2 if gap > 0 else 1 if gap == 0 else 0

    def _count(self, played: Played) -> None:
        ordered = sorted(played.scores, reverse=True)
        for name, value in (("plies", played.plies), ("choices", played.choices), ("turns", played.turns)):
            self.counts[name][value] += 1
        self.counts["winner"][ordered[0]] += 1
        self.counts["points"].update(ordered)
        if len(ordered) > 1:
            self.counts["margin"][ordered[0] - ordered[1]] += 1

    def merge(self, other: Self) -> None:
        """Add the sums of other games of the same plan."""
        for mine, theirs in zip(self.slots, other.slots, strict=True):
            mine.merge(theirs)
        self.ahead = [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(self.ahead, other.ahead, strict=True)]
        self.by_order = [a + b for a, b in zip(self.by_order, other.by_order, strict=True)]
        for name, counter in other.counts.items():
            self.counts[name].update(counter)
        for key, (points, won) in other.sources.items():
            sums = self.sources.setdefault(key, [0, 0])
            sums[0] += points
            sums[1] += won
        self.shared += other.shared
        for span in other.done:
            self._note(span)

    def _note(self, span: tuple[int, int]) -> None:
        """Put a range of games to the others, joining those that touch."""
        joined: list[tuple[int, int]] = []
        for start, stop in sorted([*self.done, span]):
            if joined and joined[-1][1] == start:
                joined[-1] = (joined[-1][0], stop)
            else:
                joined.append((start, stop))
        self.done = joined

    def missing(self, total: int) -> list[tuple[int, int]]:
        """Return the ranges of games up to ``total`` that are not in it."""
        edges = [0, *(edge for span in self.done for edge in span), total]
        return [(start, stop) for start, stop in zip(edges[::2], edges[1::2], strict=True) if start < stop]

    # -- on file ------------------------------------------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        """Return everything as JSON values, for `from_json`."""
        return {
            "slots": [[s.games, s.parts, s.points, s.choices, s.seconds, s.longest] for s in self.slots],
            "ahead": self.ahead,
            "by_order": self.by_order,
            "counts": {name: sorted(counter.items()) for name, counter in self.counts.items()},
            "sources": self.sources,
            "shared": self.shared,
            "seconds": self.seconds,
            "done": self.done,
        }

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> Self:
        """Return the tally that `as_json` gave. Raises KeyError, TypeError or ValueError for anything else."""
        return cls(
            [Slot(*numbers) for numbers in values["slots"]],
            [list(row) for row in values["ahead"]],
            list(values["by_order"]),
            {name: Counter(dict(_pairs(values["counts"][name]))) for name in _COUNTED},
            {key: [points, won] for key, (points, won) in values["sources"].items()},
            values["shared"],
            values["seconds"],
            list(_pairs(values["done"])),
        )


def _pairs(rows: Iterable[Any]) -> Iterable[tuple[int, int]]:
    return ((int(first), int(second)) for first, second in rows)
