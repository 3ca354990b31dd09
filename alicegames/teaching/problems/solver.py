"""The solver: how far a seat can surely get towards a goal within its turn, whatever others and chance answer.

It looks at every way through the turn. Where others or chance answer, the answer that is worst for the goal counts:
what it finds is sure. Along one way at most ``LUCK`` answers of chance are looked at; beyond that a way is not counted
as one, for nobody should have to reckon with so many. A position with more than ``LIMIT`` places is refused.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from alicegames.core.decision import CHANCE
from alicegames.teaching.problems import goals

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Rules
    from alicegames.teaching.problems.problem import Goal

LIMIT: Final = 20_000
"""So many places at most are looked at in one problem."""
LUCK: Final = 64
"""So many answers of chance along one way are looked at."""
FOREVER: Final = 1_000_000
"""As a turn's number: no turn is later."""
NEVER: Final = -100_000
"""The value of a way that does not count: chance decides too much on it."""


def _never_idle(_rules: object, _state: object, _decision: object) -> bool:
    """Every answer of chance may make a difference."""
    return False


class TooLargeError(ValueError):
    """There are more ways than the solver looks at."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"there are more than {limit} places to look at")


class Place(NamedTuple):
    """A position within a problem, and what of the way to it matters."""

    state: Any
    left: int
    """Choices of one's own that may still be made."""
    tally: int = 0
    luck: int = 1
    """The product of the answers that chance could have given on the way here."""


class Solver:
    """Solves one problem; what it has worked out it remembers."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        goal: Goal,
        seat: int,
        turn: int,
        *,
        limit: int = LIMIT,
        is_idle: Callable[[Any, Any, Decision[Any]], bool] = _never_idle,
    ) -> None:
        """``turn`` is the number of the turn in which the problem begins; ``is_idle`` is as in ``core.game.Game``."""
        self.rules = rules
        self._is_idle = is_idle
        self.goal = goal
        self.seat = seat
        self.looked = 0
        """How many places have been looked at."""
        self._turn = turn
        self._last_turn = {"answer": turn + 1, "game": FOREVER}.get(goal.until, turn)
        self._limit = limit
        self._values: dict[Place, int] = {}

    def here(self, place: Place) -> int:
        """Return the goal's number in a place."""
        return goals.measure(self.rules, self.goal, self.seat, place.state, place.tally)

    def is_reached(self, place: Place) -> bool:
        """Whether the goal is reached in a place, and nothing more has to be done for it."""
        counts = self.goal.until == "reached" or self.is_over(place)
        return counts and self.here(place) >= goals.wanted(self.goal)

    def is_over(self, place: Place) -> bool:
        """Whether nothing after a place belongs to the problem."""
        decision = self.rules.decision(place.state)
        if decision is None or self.rules.turn(place.state).number > self._last_turn:
            return True
        if self.goal.kind == "choice" and place.left == 0:
            return True
        return decision.player == self.seat and (place.left == 0 or self._has_answered(place))

    def _has_answered(self, place: Place) -> bool:
        """Whether the seat is asked in a turn after its own: the answer of the next is over."""
        turn = self.rules.turn(place.state)
        return self.goal.until == "answer" and turn.number == self._last_turn and turn.owner == self.seat

    def value(self, place: Place) -> int:
        """Return the largest number that the seat is sure to reach from a place. Raises TooLargeError."""
        found = self._values.get(place)
        if found is None:
            found = self._values[place] = self._look(place)
        return found

    def _look(self, place: Place) -> int:
        self.looked += 1
        if self.looked > self._limit:
            raise TooLargeError(self._limit)
        decision = self.rules.decision(place.state)
        if decision is None or self.is_over(place):
            return self.here(place)
        least = self.here(place) if self.goal.until == "reached" else NEVER
        options = self._answers(place.state, decision)
        if decision.player == CHANCE and place.luck * len(options) > LUCK:
            return least
        values = (self.value(self.after(place, option)) for option in options)
        return max(least, max(values) if self.is_own(decision) else min(values))

    def _answers(self, state: Any, decision: Decision[Any]) -> Sequence[Any]:  # noqa: ANN401 -- a state of any game
        """Return what may be answered; of chance the first answer alone, where none makes a difference to the end."""
        is_one = self.goal.kind == "win" and self._is_idle(self.rules, state, decision)
        return decision.options[:1] if is_one else decision.options

    def is_own(self, decision: Decision[Any]) -> bool:
        """Whether the seat that solves the problem is asked."""
        return decision.player == self.seat and not decision.by_rules

    def after(self, place: Place, option: Any) -> Place:  # noqa: ANN401 -- a choice of any game
        """Return the place to which an answer leads."""
        decision = self.rules.decision(place.state)
        assert decision is not None, "nothing is asked there"
        step, own = self.rules.apply(place.state, option), self.is_own(decision)
        code = self.rules.encode(option) if self.goal.kind == "choice" else ""
        tally = place.tally + goals.counts(self.goal, self.seat, code, step.events, own=own)
        left = place.left - int(own and len(decision.options) > 1)
        luck = place.luck * (len(self._answers(place.state, decision)) if decision.player == CHANCE else 1)
        return Place(step.state, left, tally, luck)

    def right(self, place: Place) -> tuple[Any, ...]:
        """Return the options from which the goal can still be reached for sure."""
        decision = self.rules.decision(place.state)
        if decision is None or not self.is_own(decision) or self.is_over(place):
            return ()
        enough = goals.wanted(self.goal)
        return tuple(option for option in decision.options if self.value(self.after(place, option)) >= enough)

    def is_the_same_in(self, worlds: int, place: Place) -> bool:
        """Whether the same choices are right however the hidden things lie: looked at in so many imagined worlds."""
        codes = [self.rules.encode(option) for option in self.right(place)]
        draw = self.rules.worlds(self.rules.view(place.state, self.seat), self.seat)
        for number in range(worlds):
            world = draw(Random(number))
            limit, is_idle = self._limit, self._is_idle
            other = Solver(self.rules, self.goal, self.seat, self._turn, limit=limit, is_idle=is_idle)
            if [self.rules.encode(option) for option in other.right(place._replace(state=world))] != codes:
                return False
        return True

    def answer(self, place: Place) -> Any:  # noqa: ANN401 -- a choice of any game
        """Return the best answer of whoever is asked: the seat's own towards the goal, everybody else's against it."""
        decision = self.rules.decision(place.state)
        assert decision is not None, "nothing is asked there"
        best = max if self.is_own(decision) else min
        return best(self._answers(place.state, decision), key=lambda option: self.value(self.after(place, option)))
