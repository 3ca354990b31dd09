"""From target ids to choices: what is lit, what is picked, and which option that makes. No screen in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alicegames.core.targets import Path

C = TypeVar("C")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Route(Generic[C]):
    """One way to pick one option."""

    choice: C
    path: Path
    then: tuple[C, ...] = ()
    """What the same gesture answers to the questions that come next."""


class Picker(Generic[C]):
    """What has been picked so far of the options of one decision.

    It belongs to the decision it was made for: after a choice, an undo or a redo the table makes a new one, so that a
    stale click finds nothing to pick.
    """

    def __init__(self, routes: Iterable[Route[C]], *, free_order: bool = False) -> None:
        """``free_order``: the targets of a path may be picked in any order."""
        self._routes = tuple(route for route in routes if route.path)
        self._free = free_order
        self._picked: Path = ()
        self._going = self._routes
        self._lit: tuple[str, ...] | None = None
        """Found out when it is asked for: every frame asks."""

    @classmethod
    def over(
        cls,
        options: Iterable[C],
        paths: Callable[[C], tuple[Path, ...]],
        *,
        free_order: bool,
        gestures: Iterable[tuple[tuple[C, ...], Path]] = (),
    ) -> Picker[C]:
        """Make a picker of options and a function that tells each one's paths.

        ``gestures`` are paths that answer more than this question: the options, one for each question, and the path.
        """
        routes = [Route(option, path) for option in options for path in paths(option)]
        routes += [Route(choices[0], path, choices[1:]) for choices, path in gestures]
        return cls(routes, free_order=free_order)

    @property
    def picked(self) -> Path:
        """The targets picked so far, in the order of picking."""
        return self._picked

    @property
    def begun(self) -> Path:
        """The targets picked of the answer at hand."""
        return self._picked

    @property
    def is_touched(self) -> bool:
        """Whether there is anything to let go."""
        return bool(self.picked)

    @property
    def counts(self) -> bool:
        """Whether it matters how often a thing is picked even where that is once."""
        return False

    def times(self, target: str) -> int:
        """Return how often a thing is picked."""
        return self.picked.count(target)

    @property
    def most(self) -> int:
        """How many answers are picked in one go."""
        return 1

    @property
    def count(self) -> int:
        """How many answers have been picked, the one at hand not counted."""
        return 0

    @property
    def is_up_to(self) -> bool:
        """Whether fewer answers than ``most`` will do."""
        return False

    def ending(self) -> Path:
        """Return the targets that end the picking before all has been picked."""
        return ()

    def considered(self, view: V) -> V:
        """Return the view, as it would be if what has been gathered had been played."""
        return view

    def considered_for(self, _choice: C, view: V) -> V:
        """Return the view in which a choice that may be picked is asked: the one given, or after what is gathered."""
        return view

    def sequence(self, choice: C) -> tuple[C, ...]:
        """Return all that is to be played if this choice is made: what has been gathered before, and the choice."""
        return (choice,)

    @property
    def lit(self) -> tuple[str, ...]:
        """The next steps of all paths that continue what is picked, in the order of the options, each once."""
        if self._lit is None:
            self._lit = tuple(dict.fromkeys(step for route in self._going for step in self._next(route.path)))
        return self._lit

    def reachable(self, target: str) -> tuple[C, ...]:
        """Return the options that are still open after picking this lit target, in order, each once."""
        return _unique(route.choice for route in self._going if target in self._next(route.path))

    def pick(self, target: str) -> bool:
        """Add a lit target to what is picked; a target picked before is let go. Return whether anything changed."""
        if target in self.lit:
            self._set((*self._picked, target))
            return True
        return target in self._picked and self.unpick(target)

    def pick_path(self, path: Path) -> bool:
        """Pick a whole path at once. Return whether it could be walked; if not, nothing changes."""
        before = self._picked
        self.clear()
        if all(self.pick(target) for target in path):
            return True
        self._set(before)
        return False

    def unpick(self, target: str = "") -> bool:
        """Let go the last target picked, or this one (and, where the order counts, those after it)."""
        if not self._picked:
            return False
        at = len(self._picked) - 1
        if target in self._picked:
            at -= self._picked[::-1].index(target)
        rest = self._picked[at + 1 :] if self._free else ()
        self._set((*self._picked[:at], *rest))
        return True

    def clear(self) -> None:
        """Let go everything."""
        self._set(())

    def complete(self) -> C | None:
        """Return the option whose path is exactly what is picked; None if there is none yet."""
        route = self._complete()
        return route.choice if route is not None else None

    def then(self) -> tuple[C, ...]:
        """Return what the complete gesture answers to the questions after this one."""
        route = self._complete()
        return route.then if route is not None else ()

    def _complete(self) -> Route[C] | None:
        return next((route for route in self._going if self._picked and not self._next(route.path)), None)

    def decided(self) -> C | None:
        """Return the complete option if nothing else can be meant any more."""
        choice = self.complete()
        return choice if choice is not None and len(self.open()) == 1 else None

    def open(self) -> tuple[C, ...]:
        """Return every option that continues what is picked, in order."""
        return _unique(route.choice for route in self._going)

    def after(self, target: str) -> C | None:
        """Return the option that picking this lit target would make complete; None if it would not."""
        return next(iter(self.gesture(target)), None)

    def gesture(self, target: str) -> tuple[C, ...]:
        """Return all that picking this lit target would make complete: the option, and what is answered along."""
        wanted = len(self._picked) + 1  # picking the target walks the path to its end
        found = (route for route in self._going if len(route.path) == wanted and target in self._next(route.path))
        return next(((route.choice, *route.then) for route in found), ())

    def path_of(self, choice: C) -> Path:
        """Return the first path of an option; empty if it has none."""
        return next((route.path for route in self._routes if route.choice == choice), ())

    def _set(self, picked: Path) -> None:
        self._picked, self._lit = picked, None
        self._going = tuple(route for route in self._routes if self._continues(route.path))

    def _continues(self, path: Path) -> bool:
        if not self._free:
            return path[: len(self._picked)] == self._picked
        return all(self._picked.count(target) <= path.count(target) for target in self._picked)

    def _next(self, path: Path) -> Path:
        if not self._free:
            return path[len(self._picked) : len(self._picked) + 1]
        return tuple(target for target in path if self._picked.count(target) < path.count(target))


def _unique(choices: Iterable[C]) -> tuple[C, ...]:
    """Keep the first of equals; choices are hashable, and a dict keeps their order."""
    return tuple(dict.fromkeys(choices))
