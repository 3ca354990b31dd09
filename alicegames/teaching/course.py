"""A course: one lesson being taken. It knows which choices are asked for now, and drives the session; no screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from alicegames.core.decision import IllegalChoiceError
from alicegames.core.rules import Setup
from alicegames.core.session import Session
from alicegames.i18n import _
from alicegames.teaching.lesson import Lesson, LessonError, LessonStep, path_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from alicegames.core.rules import Rules

S = TypeVar("S")
C = TypeVar("C")


class ScriptError(ValueError):
    """A code of a script that is no legal choice in its place."""

    def __init__(self, place: int, error: IllegalChoiceError) -> None:
        self.place = place
        """Which code, from 0."""
        super().__init__(str(error))


class TaughtSession(Session[S, C]):
    """A session in which a script answers after each choice, chance and the other seats alike."""

    def __init__(
        self, rules: Rules[S, C], setup: Setup, seed: int, humans: Iterable[int], script: Sequence[str]
    ) -> None:
        """``script`` are the codes of the opening. Raises ScriptError for the first that does not fit."""
        self._script: Sequence[str] = script
        super().__init__(rules, setup, seed, humans)

    def follow(self, script: Sequence[str]) -> None:
        """Take these codes as the answer to the next choice; ``submit`` raises ScriptError where one does not fit."""
        self._script = script

    def _answer_for_the_rules(self) -> None:
        script, self._script = self._script, ()
        for place, code in enumerate(script):
            try:
                self._apply(self._asked(code), self.option(code))
            except IllegalChoiceError as error:
                raise ScriptError(place, error) from error
        super()._answer_for_the_rules()


class Course(Generic[S, C]):
    """A lesson at one of its steps. The session's position is always the one in which the step stands."""

    def __init__(self, lesson: Lesson, rules: Rules[S, C], at: int = 0) -> None:
        """Begin at a step, as ``resume_step`` gives it. Raises LessonError where the lesson's codes do not fit."""
        self.lesson = lesson
        self.rules = rules
        self.index = 0
        self.played: list[str] = []
        """The learner's choices so far."""
        self.answer = ""
        """What is said about the choice just made; the step is over once it has been read."""
        self.is_answered = False
        self.session = self._seat()
        at = resume_step(lesson, at)
        while self.index < at:
            self._walk()

    # -- where it stands --------------------------------------------------------------------------------------

    @property
    def step(self) -> LessonStep | None:
        """The step at hand; None when the lesson is over."""
        return self.lesson.steps[self.index] if self.index < len(self.lesson.steps) else None

    @property
    def is_over(self) -> bool:
        """Whether every step has been taken."""
        return self.step is None

    @property
    def waits_for_next(self) -> bool:
        """Whether the learner only has to read on."""
        return self.step is not None and (self.is_answered or bool(self.step.wait))

    @property
    def says(self) -> str:
        """What the teacher says now, translated; empty at the end."""
        if self.step is None:
            return ""
        return _(self.answer) if self.is_answered else _(self.step.say)

    @property
    def lights(self) -> tuple[str, ...]:
        """The targets that the teacher points at."""
        return self.step.lights if self.step is not None and not self.is_answered else ()

    @property
    def saved(self) -> int:
        """The step to go on with another time; the number of steps when all are taken."""
        return self.index + (1 if self.is_answered else 0)

    def wanted(self) -> tuple[C, ...]:
        """Return the options that the step asks for, in the order of the decision; empty while it is read."""
        decision, step = self.session.decision(), self.step
        if decision is None or step is None or self.waits_for_next or decision.player != self.lesson.learner:
            return ()
        if step.is_free:
            return decision.options
        return tuple(option for option in decision.options if self.rules.encode(option) in step.codes)

    def why_not(self, choice: C | None = None) -> str:
        """Say why a choice (None: some other choice) is not what the lesson asks; empty if it is.

        The rules allow it. Where the step says what goes wrong with it, that is said; else ``hint`` says what to do.
        """
        if choice is not None and choice in self.wanted():
            return ""
        if self.step is None:
            return _("The lesson is over.")
        if self.waits_for_next:
            return _("The rules would allow this, but read on first: Next goes on.")
        said = self.step.said_against(self.rules.encode(choice)) if choice is not None else ""
        return _(said) if said else _("The rules allow this too, but the lesson goes another way here.")

    def is_answered_by_itself(self, choice: C) -> bool:
        """Whether the step says what goes wrong with this choice, so that its hint is not needed."""
        waits = self.waits_for_next or self.step is None
        return not waits and bool(self.step and self.step.said_against(self.rules.encode(choice)))

    @property
    def is_problem(self) -> bool:
        """Whether the learner is to find the choice asked for now."""
        return self.step is not None and self.step.problem and not self.is_answered

    @property
    def hint(self) -> str:
        """The hint of the step, translated."""
        if self.step is None or self.waits_for_next:
            return _("Press Next to go on.")
        return _(self.step.hint) if self.step.hint else _("Every choice is right here: take the one you like.")

    # -- going on ---------------------------------------------------------------------------------------------

    def submit(self, choice: C) -> None:
        """Make a choice that is wanted; chance and the other seats answer as the lesson says.

        Raises IllegalChoiceError for a choice that is not wanted.
        """
        if choice not in self.wanted():
            raise IllegalChoiceError(self.rules.encode(choice), self.session.decision(), self._codes())
        self.prepare()
        self.session.submit(choice)
        self.answered(choice)

    def prepare(self) -> None:
        """Let the lesson's reply answer the next choice: for who submits it to the session alone."""
        self.session.follow(self.step.reply if self.step is not None else ())

    def answered(self, choice: C) -> None:
        """Take note that a wanted choice was submitted."""
        step = self.step
        assert step is not None
        code = self.rules.encode(choice)
        self.played.append(code)
        self.answer, self.is_answered = step.said_after(code), True
        if not self.answer:
            self.next()

    def next(self) -> bool:
        """Go on to the next step, if nothing but reading is asked. Return whether it did."""
        if not self.waits_for_next:
            return False
        self.index += 1
        self.is_answered, self.answer = False, ""
        while self.step is not None and self.step.is_free and not self.wanted():
            self.index += 1  # an earlier choice of the learner's own has left nothing to choose here
        return True

    def back(self) -> bool:
        """Go back: before the choice just made, or a step. The session begins anew. Return whether it did."""
        if not self.is_answered and not self.index:
            return False
        goal = self.index if self.is_answered else self.index - 1
        played, self.played = self.played, []
        self.index, self.is_answered, self.answer = 0, False, ""
        self.session = self._seat()
        while self.index < goal:
            self._walk(played)
        return True

    def finish(self) -> None:
        """Take every step that is left as the lesson wants it."""
        while not self.is_over:
            self._walk()

    def try_all(self) -> None:
        """Check that the learner is asked what the step expects, and that the reply fits after each of its codes.

        Raises LessonError.
        """
        step, place = self.step, f"steps.{self.index}"
        decision = self.session.decision()
        if step is None or step.wait:
            return
        if decision is None or decision.player != self.lesson.learner:
            raise self._misfit(f"{place}.expect", ValueError("the learner is not asked here"))
        for code in step.codes:
            before, played, self.session = self.session, list(self.played), self._seat()
            self.session.replay(before.codes)
            self._play(code, step, place)
            self.session, self.played = before, played

    def skip(self) -> None:
        """Take the step at hand as the lesson shows it. Raises LessonError where its codes do not fit."""
        self._walk()

    # -- inside -----------------------------------------------------------------------------------------------

    def _seat(self) -> TaughtSession[S, C]:
        """Return a session in the position with which the lesson begins."""
        lesson = self.lesson
        setup = Setup(lesson.setup.players, tuple(lesson.setup.options.items()), lesson.setup.first)
        try:
            return TaughtSession(self.rules, setup, lesson.seed, (lesson.learner,), lesson.opening)
        except ScriptError as error:
            raise self._misfit(f"opening.{error.place}", error) from error
        except ValueError as error:
            raise self._misfit("setup", error) from error

    def _walk(self, played: list[str] | None = None) -> None:
        """Take the step at hand as the lesson shows it, or as it was played before."""
        step, place = self.step, f"steps.{self.index}"
        assert step is not None
        if not step.wait:
            code = played[len(self.played)] if played else self._shown(step)
            self._play(code, step, place)
            self.played.append(code)
        self.index += 1

    def _shown(self, step: LessonStep) -> str:
        """Return the code by which a step is shown; of a free one, the first that the rules offer."""
        return step.codes[0] if step.codes else self._codes()[0]

    def _codes(self) -> tuple[str, ...]:
        decision = self.session.decision()
        return tuple(self.rules.encode(option) for option in decision.options) if decision is not None else ()

    def _play(self, code: str, step: LessonStep, place: str) -> None:
        try:
            self.session.follow(step.reply)
            self.session.play(code)
        except IllegalChoiceError as error:
            raise self._misfit(f"{place}.expect", error) from error
        except ScriptError as error:
            raise self._misfit(f"{place}.reply.{error.place}", error) from error

    def _misfit(self, place: str, error: Exception) -> LessonError:
        return LessonError(str(path_of(self.lesson.id, self.lesson.game)), place, str(error))


def resume_step(lesson: Lesson, at: int) -> int:
    """Return the step with which a lesson left at step ``at`` goes on: never after a choice of the learner's own.

    What was chosen freely is not kept, so the lesson goes on before it; a finished lesson begins again.
    """
    if not 0 < at < len(lesson.steps):
        return 0
    free = next((number for number, step in enumerate(lesson.steps) if step.is_free), at)
    return min(at, free)


def rehearse(lesson: Lesson, rules: Rules[Any, Any]) -> None:
    """Take every step of a lesson, with each of its codes. Raises LessonError at the first that does not fit.

    Steps after a choice of the learner's own are read without it: any choice may have been made.
    """
    course = Course(lesson, rules)
    while not course.is_over:
        course.try_all()
        course.skip()
