"""An attempt: a problem being tried. It drives the session and knows which ways are still open; no screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from alicegames.core.decision import IllegalChoiceError
from alicegames.core.session import Session
from alicegames.match import MARKS, Seat, new_match
from alicegames.teaching.lesson import LEARNER, OTHERS
from alicegames.teaching.problems import words
from alicegames.teaching.problems.problem import ProblemError, folder
from alicegames.teaching.problems.solver import Place, Solver

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Rules, Setup
    from alicegames.match import Match
    from alicegames.teaching.problems.problem import Problem

S = TypeVar("S")
C = TypeVar("C")

UNBOUND: Final = 99
"""As many choices of one's own as a turn can have."""


class DefendedSession(Session[S, C]):
    """A session in which the other seats answer at once, the worst for the one who solves."""

    def __init__(self, rules: Rules[S, C], setup: Setup, seed: int, seat: int, start: tuple[S, int] | None) -> None:
        """``start``: a position in the middle of a game and the choices before it; None for a game from its start."""
        self.defence: Callable[[Decision[C]], C | None] | None = None
        """Gives the answer of another seat; None for none."""
        super().__init__(rules, setup, seed, (seat,), start)

    def _answer_for_the_rules(self) -> None:
        super()._answer_for_the_rules()
        while self.defence is not None and (decision := self.decision()) is not None:
            answer = self.defence(decision)
            if answer is None:
                return
            self._apply(decision, answer)
            super()._answer_for_the_rules()


class Attempt(Generic[S, C]):
    """A problem at one of its choices. The session's position is always one from which the goal can be reached."""

    def __init__(self, problem: Problem, match: Match, start: tuple[S, int] | None = None) -> None:
        """``start``: the position with which the game of ``match`` begins, if it is not its own beginning.

        Raises ProblemError where the codes of the problem do not fit, TooLargeError where it cannot be solved.
        """
        self.problem = problem
        self.match = match
        self.rules: Rules[S, C] = match.rules
        self.wrong = 0
        """Wrong tries so far."""
        self.hints = 0
        """Steps given of the hint for the choice at hand."""
        self.is_told = False
        """Whether a hint has named a choice."""
        self.is_shown = False
        """Whether the solution was asked for."""
        self._start = start
        self._begin()

    def restart(self) -> None:
        """Stand at the beginning of the problem again; what was tried and asked for still counts."""
        self.hints = 0
        self._begin()

    def _begin(self) -> None:
        self.session = self._seat()
        turn = self.rules.turn(self.session.state).number
        goal, seat, is_idle = self.problem.goal, self.problem.seat, self.match.game.is_idle
        self.solver: Solver = Solver(self.rules, goal, seat, turn, is_idle=is_idle)
        self._judged: tuple[Place | None, bool] = (None, False)
        self.begin = self.place = Place(self.session.state, self.problem.choices or UNBOUND)
        self.first = len(self.session.moves)
        """The number of choices before the problem."""
        self.answer = ""
        """What was said to the last wrong try; empty if there was none since."""
        self._followed = self.first
        self.session.defence = self._defend
        decision = self.session.decision()
        if decision is None or decision.player != self.problem.seat:
            raise self._misfit("seat", "the seat is not asked there")
        if not self.solver.right(self.place):
            raise self._misfit("goal", "cannot be reached")

    def _seat(self) -> DefendedSession[S, C]:
        problem = self.problem
        session: DefendedSession[S, C] = DefendedSession(
            self.rules, self.match.setup, self.match.seed, problem.seat, self._start
        )
        try:
            if problem.drawn:
                session.replay(problem.opening)
            else:
                for code in problem.opening:
                    session.play(code)
        except IllegalChoiceError as error:
            raise self._misfit("opening", str(error)) from error
        return session

    def _defend(self, decision: Decision[C]) -> C | None:
        """Answer for another seat, as long as the answer belongs to the problem."""
        self._follow()
        if decision.player == self.problem.seat or self.solver.is_over(self.place) or self.is_solved:
            return None
        answer: C = self.solver.answer(self.place)
        return answer

    def _follow(self) -> None:
        """Take note of what has been chosen since."""
        moves = self.session.moves
        for move in moves[self._followed :]:
            self.place = self.solver.after(self.place, move.choice)
        self._followed = len(moves)

    # -- where it stands --------------------------------------------------------------------------------------

    @property
    def is_solved(self) -> bool:
        """Whether the goal is reached."""
        if self._judged[0] is not self.place:
            self._judged = (self.place, self.solver.is_reached(self.place))
        return self._judged[1]

    @property
    def is_helped(self) -> bool:
        """Whether a choice or the solution was shown."""
        return self.is_shown or self.is_told

    def decision(self) -> Decision[C] | None:
        """Return what the seat is asked; None when the problem is solved."""
        decision = self.session.decision()
        return None if self.is_solved or decision is None or decision.player != self.problem.seat else decision

    def right(self) -> tuple[C, ...]:
        """Return the options from which the goal can be reached."""
        return () if self.is_solved else self.solver.right(self.place)

    def shown(self) -> C | None:
        """Return the choice to show now: one of the problem's own solution if it is right here, else any that is."""
        right = self.right()
        return next((option for option in right if self.rules.encode(option) in self.problem.solution), None) or next(
            iter(right), None
        )

    # -- going on ---------------------------------------------------------------------------------------------

    def judge(self, choice: C) -> str:
        """Say what goes wrong with a choice and count it as a wrong try; say nothing of one that is right."""
        if choice in self.right():
            self.answer = ""
            return ""
        self.wrong += 1
        self.answer = words.wrong(self, choice)
        return self.answer

    def submit(self, choice: C) -> None:
        """Make a choice that is right; chance and the other seats answer. Raises IllegalChoiceError for another."""
        if choice not in self.right():
            raise IllegalChoiceError(self.rules.encode(choice), self.session.decision())
        self.session.submit(choice)
        self.made()

    def made(self) -> None:
        """Take note that a right choice was submitted to the session."""
        self._follow()
        self.answer = ""
        self.hints = 0

    def give_hint(self) -> tuple[str, ...]:
        """Give the next step of the hint; return all that have been given."""
        self.hints = min(self.hints + 1, words.HINTS)
        self.is_told = self.is_told or self.hints == words.HINTS
        return words.hints(self)

    def _misfit(self, place: str, reason: str) -> ProblemError:
        return ProblemError(str(folder() / self.problem.game / self.problem.id), place, reason)


def match_of(problem: Problem) -> Match:
    """Return who sits at a problem's table: the one who solves it, and others who answer the worst for it."""
    others = iter(OTHERS)
    names = [LEARNER if seat == problem.seat else next(others) for seat in range(problem.setup.players)]
    seats = [
        Seat(name=name, mark=MARKS[seat], bot="" if seat == problem.seat else "random")
        for seat, name in enumerate(names)
    ]
    setup = problem.setup
    return new_match(problem.game, seats=seats, options=dict(setup.options), first=setup.first, seed=problem.seed)


def opening(session: Session[Any, Any], ply: int) -> tuple[str, ...]:
    """Return the seats' own choices before a ply: what a problem begins with."""
    return tuple(move.code for move in session.moves[:ply] if move.decision.is_a_seats)
