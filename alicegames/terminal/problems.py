"""Problems at the terminal: the goal, the options, what goes wrong with a try, the hint, the solution."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.core.decision import IllegalChoiceError
from alicegames.i18n import _
from alicegames.storage import solved
from alicegames.teaching.problems import words
from alicegames.teaching.problems.attempt import Attempt, match_of
from alicegames.terminal import pages
from alicegames.terminal.console import Console, LeaveError

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.teaching.problems.problem import Problem


class ProblemClient:
    """Lets a person try one problem until it is solved, or left; what was reached is kept."""

    def __init__(self, problem: Problem, console: Console, attempt: Attempt[Any, Any] | None = None) -> None:
        """``attempt``: at a problem of somebody's own game, of which nothing is kept.

        Raises ProblemError where the problem's codes do not fit its game.
        """
        self.attempt: Attempt[Any, Any] = attempt or Attempt(problem, match_of(problem))
        self.is_kept = attempt is None
        self.console = console
        self._told = self.attempt.first

    def run(self) -> bool:
        """Try the problem; return whether it was solved."""
        attempt, say = self.attempt, self.console.say
        problem, match = attempt.problem, attempt.match
        say(f"{match.game.title()} – {_(problem.title)} ({words.hardness(problem)})")
        say(_("? gives a hint, “solution” shows the way, “table” the table, quit leaves."), "")
        self._show_table()
        say(words.goal(match, problem), _(problem.say), "")
        try:
            while not attempt.is_solved:
                self._step()
        except LeaveError:
            return False
        self._finish()
        return True

    def _finish(self) -> None:
        attempt = self.attempt
        self._tell_news()
        self.console.say(_("Solved!"), _(attempt.problem.done))
        self._keep(solved.SHOWN if attempt.is_helped else solved.SOLVED)

    def _keep(self, state: int) -> None:
        if not self.is_kept:
            return
        fault = solved.keep(self.attempt.problem.id, state)[1]
        if fault is not None:
            self.console.say(str(fault))

    def _step(self) -> None:
        """Let one choice be found; a choice that is the only one is made."""
        attempt = self.attempt
        self._tell_news()
        decision = attempt.decision()
        assert decision is not None, "a problem that is not solved asks its seat"
        if len(decision.options) == 1:
            attempt.submit(decision.options[0])
            return
        view = attempt.session.view(decision.player)
        self.console.say(attempt.match.texts.prompt(view, decision, attempt.match.names))
        self.console.say(*pages.options(attempt.match, attempt.session, decision))
        self._hear(decision)

    def _hear(self, decision: Decision[Any]) -> None:
        """Take answers until one leads to the goal."""
        while True:
            line = self.console.ask("> ").strip().lower()
            if line in {"quit", "exit", "q"}:
                raise LeaveError
            choice = self._choice(line, decision)
            if choice is None:
                self._answer(line)
                continue
            said = self.attempt.judge(choice)
            if not said:
                self.attempt.submit(choice)
                return
            self._keep(solved.TRIED)
            self.console.say(said, _("Try again."))

    def _answer(self, line: str) -> None:
        """Answer what is no choice: the table, the way, or a step of the hint."""
        if line == "table":
            self._show_table()
        elif line in {"solution", "show"}:
            self.attempt.is_shown = True
            self.console.say(*words.solution(self.attempt))
        else:
            self.console.say(self.attempt.give_hint()[-1])

    def _choice(self, line: str, decision: Decision[Any]) -> Any:  # noqa: ANN401 -- a game's choice, or None
        if line.isdecimal():
            number = int(line[:6])
            return decision.options[number - 1] if 0 < number <= len(decision.options) else None
        try:
            return self.attempt.session.option(line)
        except IllegalChoiceError:
            return None

    def _show_table(self) -> None:
        attempt = self.attempt
        self.console.say(*pages.brief(attempt.match, attempt.session, attempt.problem.seat), "")

    def _tell_news(self) -> None:
        moves = self.attempt.session.moves
        if len(moves) > self._told:
            self.console.say(*pages.told(self.attempt.match, moves[self._told :], self.attempt.problem.seat), "")
            self._told = len(moves)
