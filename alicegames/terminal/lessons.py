"""A lesson at the terminal: the teacher's words, the options, the hint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.core.decision import IllegalChoiceError
from alicegames.i18n import _
from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import settings
from alicegames.teaching import lesson as lessons
from alicegames.teaching.course import Course
from alicegames.terminal import pages
from alicegames.terminal.console import Console, LeaveError

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.teaching.lesson import Lesson


class LessonClient:
    """Takes one lesson to its end, or until the person leaves; the step is kept."""

    def __init__(self, lesson: Lesson, console: Console, at: int = 0) -> None:
        """Begin at a step. Raises LessonError where the lesson's codes do not fit its game."""
        seats = [Seat(name=name, mark=MARKS[seat]) for seat, name in enumerate(lessons.names(lesson))]
        setup = lesson.setup
        self.match = new_match(lesson.game, seats, options=dict(setup.options), first=setup.first, seed=lesson.seed)
        self.course: Course[Any, Any] = Course(lesson, self.match.rules, at)
        self.console = console
        self._told = len(self.course.session.moves)

    def run(self) -> None:
        """Take the lesson."""
        say, lesson = self.console.say, self.course.lesson
        taught = _("{title}, taught by {teacher}").format(title=_(lesson.title), teacher=_(lesson.teacher))
        say(self.match.game.title(), taught, _("Enter goes on, b goes back, ? gives a hint, quit leaves."), "")
        self._show_table()
        try:
            while not self.course.is_over:
                self._step()
                keep(lesson, self.course.saved)
        except LeaveError:
            say("", _("“alicegames learn {game}” goes on here.").format(game=lesson.game))
            return
        say(_("That was “{title}”.").format(title=_(lesson.title)), self._what_follows())

    def _what_follows(self) -> str:
        """Offer the next lesson, or after the last one a game."""
        game, following = self.course.lesson.game, lessons.following(self.course.lesson)
        if following is None:
            return _("It was the last one: “alicegames play {game} --text” sits down at a table.").format(game=game)
        return _("The next lesson is “{title}”: “alicegames learn {game}” begins it.").format(
            title=_(following.title), game=game
        )

    def _step(self) -> None:
        self._tell_news()
        if self.course.step is not None and not self.course.is_answered:
            number, steps = self.course.index + 1, len(self.course.lesson.steps)
            self.console.say(_("Step {step} of {steps}").format(step=number, steps=steps))
        self.console.say(self.course.says, "")
        if self.course.waits_for_next:
            self._read()
        else:
            self._choose()

    def _read(self) -> None:
        line = self._ask(_("Enter goes on. "))
        if line == "b":
            self._back()
        else:
            self.course.next()

    def _choose(self) -> None:
        """Take answers until one is what the step asks for, or goes back."""
        session = self.course.session
        decision = session.decision()
        assert decision is not None, "a step that expects a choice stands where one is asked"
        view = session.view(decision.player)
        self.console.say(self.match.texts.prompt(view, decision, self.match.names))
        self.console.say(*pages.options(self.match, session, decision))
        while True:
            line = self._ask("> ")
            if line == "b":
                self._back()
                return
            choice = self._choice(line, decision)
            if choice is not None and choice in self.course.wanted():
                self.course.submit(choice)
                return
            self._answer(line, choice)

    def _answer(self, line: str, choice: Any) -> None:  # noqa: ANN401 -- a game's choice, or None
        """Answer what is not wanted: the table, or why not; the hint where that is no answer of its own."""
        if line == "table":
            self._show_table()
        elif choice is None:
            self.console.say(self.course.hint)
        elif self.course.is_answered_by_itself(choice):
            self.console.say(self.course.why_not(choice))
        else:
            self.console.say(self.course.why_not(choice), self.course.hint)

    def _choice(self, line: str, decision: Decision[Any]) -> Any:  # noqa: ANN401 -- a game's choice, or None
        if line.isdecimal():
            number = int(line[:6])
            return decision.options[number - 1] if 0 < number <= len(decision.options) else None
        try:
            return self.course.session.option(line)
        except IllegalChoiceError:
            return None

    def _ask(self, prompt: str) -> str:
        line = self.console.ask(prompt).lower()
        if line in {"quit", "exit", "q"}:
            raise LeaveError
        return line

    def _back(self) -> None:
        if not self.course.back():
            self.console.say(_("This is where the lesson begins."))
        self._told = len(self.course.session.moves)
        self._show_table()

    def _show_table(self) -> None:
        self.console.say(*pages.brief(self.match, self.course.session, self.course.lesson.learner), "")

    def _tell_news(self) -> None:
        moves = self.course.session.moves
        if len(moves) > self._told:
            self.console.say(*pages.told(self.match, moves[self._told :], self.course.lesson.learner), "")
            self._told = len(moves)


def keep(lesson: Lesson, step: int) -> None:
    """Remember the step; a lesson that was finished stays so."""
    done = settings.load()[0].lessons_done
    if done.get(lesson.id) != len(lesson.steps):
        settings.update(lessons_done=done | {lesson.id: step})
