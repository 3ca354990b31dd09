"""A price with several ways to pay: the cheapest is laid out, a click lets one thing pay in the place of another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from alicegames.ui.table.picking.routing import Picker, Route

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.core.targets import Path
    from alicegames.ui.presenters.base import Exchange

C = TypeVar("C")

_REMEMBERED: Final = 3
"""So many things picked last keep their place while another can give way; with fewer not every answer could be had."""


class ExchangePicker(Picker[C]):
    """Always holds a whole answer: what is picked is what it takes, thing by thing.

    A thing that is picked takes one more of itself, and something else gives way: what was picked last, last of all.
    Where no more of it can be taken, it takes as little as it can.
    """

    def __init__(self, routes: Sequence[Route[C]], exchange: Exchange[C]) -> None:
        """``routes`` are one for each option: its path names the things it takes, one as often as it is taken."""
        super().__init__([route for route in routes if route.choice in exchange.ways])
        self._exchange = exchange
        self._others = {route.path[0]: route.choice for route in routes if route.choice not in exchange.ways}
        """What else may be chosen, by its one target."""
        self._first = next(route for route in self._routes if route.choice == exchange.first)
        self._things = tuple(dict.fromkeys(thing for route in self._routes for thing in route.path))
        self._taken = {route.choice: tuple(map(route.path.count, self._things)) for route in self._routes}
        amounts = zip(self._things, zip(*self._taken.values(), strict=True), strict=True)
        self._loose = tuple(thing for thing, taken in amounts if len(set(taken)) > 1)
        self._trail: tuple[tuple[Route[C], Path], ...] = ()
        """What was laid out before, and what had been picked then."""
        self._hold(self._first, ())

    def _hold(self, route: Route[C], wanted: Path) -> None:
        self._now = route
        self._wanted: Path = wanted
        """The things picked so far, the last one last."""
        self._chosen: C | None = None
        self._picked = route.path

    # -- what is laid out -------------------------------------------------------------------------------------

    @property
    def is_touched(self) -> bool:
        """Whether something else is laid out than at first."""
        return self._now is not self._first or self._chosen is not None

    @property
    def begun(self) -> Path:
        """Nothing is half picked."""
        return ()

    @property
    def counts(self) -> bool:
        """It matters how many of a thing are picked, even where it is one."""
        return True

    def times(self, target: str) -> int:
        """Return how much of a thing is taken, in the units in which its owner counts it."""
        return self._picked.count(target) * self._exchange.units.get(target, 1)

    @property
    def lit(self) -> tuple[str, ...]:
        """What can be exchanged, and what takes the answer that is laid out."""
        return (*self._loose, self._exchange.take, *self._others)

    def reachable(self, target: str) -> tuple[C, ...]:
        """Return what is laid out for what takes it; for all else whatever else can be laid out."""
        if target in self._loose:
            return tuple(choice for choice in self._taken if choice != self._now.choice)
        return self.gesture(target)

    def gesture(self, target: str) -> tuple[C, ...]:
        """Return what picking a target would lay out, or choose."""
        if target in self._loose:
            return (self._exchanged(target, self._now, self._wanted).choice,)
        if target in self._others:
            return (self._others[target],)
        return (self._now.choice,) if target == self._exchange.take else ()

    def complete(self) -> C | None:
        """Return what has been chosen, else what is laid out."""
        return self._now.choice if self._chosen is None else self._chosen

    def decided(self) -> C | None:
        """Return what has been chosen: what is laid out, once it has been taken."""
        return self._chosen

    def open(self) -> tuple[C, ...]:
        """Return every option, or the one that has been chosen."""
        return (*self._taken, *self._others.values()) if self._chosen is None else (self._chosen,)

    def path_of(self, choice: C) -> Path:
        """Return the fewest clicks that lay an option out and take it."""
        other = next((target for target, found in self._others.items() if found == choice), "")
        if other:
            return (other,)
        nearest: list[tuple[Route[C], Path, Path]] = [(self._now, self._wanted, ())]
        known = {nearest[0][:2]}
        for route, wanted, path in nearest:  # grows while it is gone through
            if route.choice == choice:
                return (*path, self._exchange.take)
            for thing in self._loose:
                after = self._exchanged(thing, route, wanted), _wanting(wanted, thing)
                if after not in known:
                    known.add(after)
                    nearest.append((*after, (*path, thing)))
        return ()

    # -- picking ----------------------------------------------------------------------------------------------

    def pick(self, target: str) -> bool:
        """Exchange something for a thing, or choose: what is laid out, or something else."""
        if target in self._loose:
            self._lay(self._exchanged(target, self._now, self._wanted), target)
            return True
        self._chosen = next(iter(self.gesture(target)), self._chosen)
        return self._chosen is not None

    def unpick(self, target: str = "") -> bool:
        """Go back to what was laid out before; of a thing, let a little less of it be taken."""
        if target:
            return self._lessen(target)
        if not self._trail:
            return False
        *trail, before = self._trail
        self._trail = tuple(trail)
        self._hold(*before)
        return True

    def clear(self) -> None:
        """Lay out again what was laid out at first."""
        self._trail = ()
        self._hold(self._first, ())

    def _lessen(self, thing: str) -> bool:
        at = self._things.index(thing) if thing in self._loose else -1
        held = self._taken[self._now.choice][at]
        less = [taken[at] for taken in self._taken.values() if at >= 0 and taken[at] < held]
        if less:
            self._lay(self._nearest(at, max(less), self._now, self._wanted), thing)
        return bool(less)

    def _lay(self, route: Route[C], thing: str) -> None:
        self._trail = (*self._trail, (self._now, self._wanted))
        self._hold(route, _wanting(self._wanted, thing))

    def _exchanged(self, thing: str, now: Route[C], wanted: Path) -> Route[C]:
        """Return what a click on a thing lays out: a little more of it, else as little as can be; the rest kept."""
        at = self._things.index(thing)
        amounts = {taken[at] for taken in self._taken.values()}
        more = [amount for amount in amounts if amount > self._taken[now.choice][at]]
        return self._nearest(at, min(more or amounts), now, wanted)

    def _nearest(self, at: int, amount: int, now: Route[C], wanted: Path) -> Route[C]:
        """Return the way that takes so much of a thing and is otherwise most like another one."""
        fitting = [route for route in self._routes if self._taken[route.choice][at] == amount]
        last_first = [self._things.index(other) for other in reversed(wanted)]
        return min(fitting, key=lambda route: self._upset(route, now, last_first))

    def _upset(self, route: Route[C], now: Route[C], last_first: list[int]) -> tuple[int, list[int]]:
        """Return how much another answer changes: things in number, then those picked last first."""
        taken = zip(self._taken[now.choice], self._taken[route.choice], strict=True)
        changes = [abs(after - before) for before, after in taken]
        return sum(changes), [changes[at] for at in last_first]


def _wanting(wanted: Path, thing: str) -> Path:
    return (*(other for other in wanted if other != thing), thing)[-_REMEMBERED:]
