"""Like questions that the rules ask one after another are one on the screen: so many picks, in any order."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from alicegames.ui.table.picking.routing import Picker, Route

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Rules
    from alicegames.core.targets import Path
    from alicegames.ui.presenters.base import Likes, Presenter

S = TypeVar("S")
C = TypeVar("C")
V = TypeVar("V")

_MOST: Final = 16
"""More picks than any rule asks for in one go."""


class Series(Generic[S, C]):
    """The questions ahead, tried in a world that agrees with what the seat knows.

    They belong together while one seat is asked the same kind of question and nothing hidden is shown between.
    """

    def __init__(self, rules: Rules[S, C], view: S, decision: Decision[C], likes: Likes) -> None:
        self.rules: Final = rules
        self.first: Final = decision
        self.likes: Final = likes
        self._seat: Final = decision.player
        self._after: dict[tuple[C, ...], S | None] = {(): rules.determinize(view, self._seat, Random(0))}
        self.most, self.is_up_to = self._counted()

    def _counted(self) -> tuple[int, bool]:
        """Return how many picks are asked for, and whether fewer will do."""
        made: tuple[C, ...] = ()
        up_to = False
        while len(made) < _MOST:
            decision = self.asked(made)
            further = [c for c in decision.options if isinstance(c, self.likes.of)] if decision is not None else []
            if decision is None or not further:
                break
            up_to = up_to or (bool(made) and len(further) < len(decision.options) and self.ends(decision) is not None)
            made = (*made, further[0])
        return len(made), up_to

    def ends(self, decision: Decision[C]) -> C | None:
        """Return the option that ends the series before all has been picked; None if there is none."""
        kind = self.likes.ended_by
        return next((c for c in decision.options if kind is not None and isinstance(c, kind)), None)

    def asked(self, made: tuple[C, ...]) -> Decision[C] | None:
        """Return what is asked after these choices; None where the series is over, or they cannot be made so."""
        state = self._state(made)
        return None if state is None else self.rules.decision(state)

    def view(self, made: tuple[C, ...]) -> S:
        """Return what the seat would see after these choices."""
        state = self._state(made)
        assert state is not None
        return self.rules.view(state, self._seat)

    def _state(self, made: tuple[C, ...]) -> S | None:
        if made not in self._after:
            self._after[made] = self._apply(made)
        return self._after[made]

    def _apply(self, made: tuple[C, ...]) -> S | None:
        before = self._state(made[:-1])
        if before is None or not self.fits(made):
            return None
        step = self.rules.apply(before, made[-1])
        if self._seat in step.reveals:
            return None
        now = self.rules.decision(step.state)
        goes_on = now is not None and (now.player, now.kind) == (self._seat, self.first.kind)
        return step.state if goes_on else None

    def fits(self, made: tuple[C, ...]) -> bool:
        """Whether these choices can be made one after the other, the last one perhaps ending the series."""
        decision = self.asked(made[:-1])
        return decision is not None and made[-1] in decision.options

    def put(self, made: tuple[C, ...], choice: C) -> tuple[C, ...]:
        """Return the choices with one more, at a place of the order where the rules take it; empty if there is none."""
        for at in range(len(made), -1, -1):
            tried = (*made[:at], choice, *made[at:])
            if self.fits(tried):
                return tried
        return ()


@dataclass(frozen=True, slots=True)
class Pick(Generic[C]):
    """One answer that has been picked, and how."""

    choice: C
    path: Path


class SeriesPicker(Picker[C]):
    """Gathers the answers to a series of questions; the last one makes them a choice."""

    def __init__(
        self,
        series: Series[Any, C],
        paths: Callable[[Any, Decision[C], C], tuple[Path, ...]],
        view: Any,  # noqa: ANN401 -- a view of any game
        *,
        free_order: bool = False,
    ) -> None:
        super().__init__((), free_order=free_order)
        self._series = series
        self._paths = paths
        self._view = view
        self._made: tuple[Pick[C], ...] = ()
        """In the order of picking."""
        self._order: tuple[C, ...] = ()
        """Their choices in an order that the rules take."""
        self._renew()

    @property
    def picked(self) -> Path:
        """The targets of all answers picked so far, and of the one that has been begun."""
        return (*(target for pick in self._made for target in pick.path), *self._picked)

    @property
    def count(self) -> int:
        """How many answers have been picked."""
        return len(self._made) + isinstance(self.complete(), self._series.likes.of)

    @property
    def most(self) -> int:
        """How many answers are asked for."""
        return self._series.most

    @property
    def is_up_to(self) -> bool:
        """Whether fewer will do."""
        return self._series.is_up_to

    def considered(self, view: V) -> V:
        """Return what the seat would see if what is picked had been played."""
        return self._series.view(self._order) if self._order else view

    def considered_for(self, choice: C, view: V) -> V:
        """Return the view in which a choice is asked: after what is gathered, or where it fits in before, the first."""
        decision = self._series.asked(self._order)
        return self.considered(view) if decision is not None and choice in decision.options else view

    def ending(self) -> Path:
        """Return the targets that end the series now."""
        decision = self._series.asked(self._order)
        choice = self._series.ends(decision) if decision is not None and self._made else None
        return self.path_of(choice)[:1] if choice is not None else ()

    def sequence(self, choice: C) -> tuple[C, ...]:
        """Return all that is to be played, a last choice included, in an order that the rules take."""
        return self._series.put(self._order, choice) or (*self._order, choice)

    def pick(self, target: str) -> bool:
        """Add a lit target; what it completes is gathered unless it is the last one."""
        if target in self.lit:
            self._set((*self._picked, target))
            self._gather()
            return True
        return target in self.picked and self.unpick(target)

    def unpick(self, target: str = "") -> bool:
        """Let go the last target picked, or the answer that this one belongs to."""
        if self._picked and target in ("", *self._picked):
            return super().unpick(target)
        at = max((n for n, pick in enumerate(self._made) if target in ("", *pick.path)), default=-1)
        if at < 0:
            return False
        self._regather((*self._made[:at], *self._made[at + 1 :]))
        return True

    def clear(self) -> None:
        """Let go everything."""
        self._regather(())

    def pick_path(self, path: Path) -> bool:
        """Pick a whole path at once. Return whether it could be walked; if not, nothing changes."""
        before = self._made
        self.clear()
        if all(self.pick(target) for target in path):
            return True
        self._regather(before)
        return False

    def _gather(self) -> None:
        """Keep an answer that is complete, and ask for the next."""
        choice = self.decided()
        if choice is None or not isinstance(choice, self._series.likes.of):
            return
        order = self._series.put(self._order, choice)
        if order and self._series.asked(order) is not None:
            self._made, self._order = (*self._made, Pick(choice, self._picked)), order
            self._renew()

    def _regather(self, picks: tuple[Pick[C], ...]) -> None:
        """Keep of these answers those that can still be made."""
        self._made, self._order = (), ()
        for pick in picks:
            order = self._series.put(self._order, pick.choice)
            if order and self._series.asked(order) is not None:
                self._made, self._order = (*self._made, pick), order
        self._renew()

    def _renew(self) -> None:
        self._routes = tuple(Route(choice, path) for choice, ways in self._further() for path in ways if path)
        self._set(())

    def _further(self) -> list[tuple[C, tuple[Path, ...]]]:
        """Return what may be picked next and how: what fits in anywhere, and what can only come last."""
        first, now = self._series.first, self._series.asked(self._order)
        assert now is not None
        later, found = (self.considered(self._view), now), []
        for choice in dict.fromkeys((*first.options, *now.options)):
            is_like = isinstance(choice, self._series.likes.of)
            if self._series.put(self._order, choice) if is_like else choice in now.options:
                seen = (self._view, first) if is_like and choice in first.options else later
                found.append((choice, self._untouched(self._paths(*seen, choice))))
        return found

    def _untouched(self, ways: tuple[Path, ...]) -> tuple[Path, ...]:
        """Return the ways that pick nothing twice; where a thing can be picked again and there is no other, all."""
        used = {target for pick in self._made for target in pick.path}
        return tuple(way for way in ways if used.isdisjoint(way)) or ways


def gathering(rules: Rules[S, C], presenter: Presenter[S, C], view: S, decision: Decision[C]) -> SeriesPicker[C] | None:
    """Return the picker of several like questions; None if this one stands alone."""
    likes = presenter.likes(view, decision)
    series = Series(rules, view, decision, likes) if likes is not None else None
    if series is None or series.most < 2:  # noqa: PLR2004 -- one answer needs no gathering
        return None
    return SeriesPicker(series, presenter.paths, view, free_order=presenter.free_order(decision))
