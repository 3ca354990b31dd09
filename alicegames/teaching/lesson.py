"""A lesson: an exact position, and steps that say what to do in it and why. Data; nothing here is ever executed."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, model_validator

from alicegames import faults, jsonfile, paths
from alicegames.games import registry
from alicegames.packs.spec import PackError

if TYPE_CHECKING:
    from pathlib import Path

MAX_BYTES: Final = 256 * 1024
"""A lesson file larger than this is refused unread."""
ANY: Final = "any"
"""As ``expect``: the learner decides; every legal choice is right."""

LEARNER: Final = "Edith"
"""What the learner is called: somebody of the book whom nobody confuses with Alice."""
OTHERS: Final = ("Lory", "Duck", "Eaglet", "Mouse")
"""Who else sits there; they play what the lesson says."""

Id = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
Words = Annotated[str, StringConstraints(min_length=1, max_length=320, strip_whitespace=True)]
Title = Annotated[str, StringConstraints(min_length=1, max_length=60)]
Code = Annotated[str, StringConstraints(pattern=r"^[!-~]+$", max_length=200)]
Target = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]*(:[!-~]+)?$", max_length=80)]
Codes = Annotated[tuple[Code, ...], Field(max_length=400)]


class LessonError(PackError):
    """A lesson that cannot be used: one sentence naming file, place and reason."""


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class LessonSetup(_Model):
    """How the game of a lesson is set up."""

    players: Annotated[int, Field(ge=1, le=5)]
    options: dict[Id, Code] = Field(default_factory=dict, max_length=20)
    first: Annotated[int, Field(ge=0, le=8)] = 0


class Feedback(_Model):
    """What is said about some of the choices that a learner may make."""

    codes: Annotated[tuple[Code, ...], Field(min_length=1, max_length=40)]
    """Codes, or shell patterns of codes (``take:*a1*``)."""
    say: Words


class LessonStep(_Model):
    """One thing said, and what the learner does about it: read on, or one choice."""

    say: Words
    """What to do and why, in one or two short sentences."""
    lights: Annotated[tuple[Target, ...], Field(max_length=12)] = ()
    """The target ids that the teacher points at."""
    wait: Literal["next", ""] = ""
    """``next``: the learner reads and goes on."""
    expect: Code | Annotated[tuple[Code, ...], Field(min_length=1, max_length=40)] | None = None
    """The code of the choice to make, several codes that are all right, or ``any``."""
    hint: Words | Literal[""] = ""
    """Said after another choice was tried."""
    reply: Codes = ()
    """What chance, the other seats and forced choices of the learner's answer with, code by code."""
    done: Words | Literal[""] = ""
    """Said when the choice and what followed have been shown."""
    feedback: Annotated[tuple[Feedback, ...], Field(max_length=12)] = ()
    """Said instead of ``done`` after some of the choices; the first that fits."""
    wrong: Annotated[tuple[Feedback, ...], Field(max_length=20)] = ()
    """What goes wrong with other choices; the first that fits, where none does the hint."""
    problem: bool = False
    """The learner finds the choice: all that the rules allow can be picked, nothing shows the way."""

    @model_validator(mode="after")
    def _one_thing_to_do(self) -> LessonStep:
        if bool(self.wait) == bool(self.expect):
            raise ValueError("a step either waits for “next” or expects a choice")
        if self.wait and (self.hint or self.reply or self.done or self.feedback or self.wrong or self.problem):
            raise ValueError("a step that waits for “next” has no hint, reply, done, feedback, wrong or problem")
        if self.expect and not self.is_free and not self.hint:
            raise ValueError("a step that expects a certain choice needs a hint")
        if self.is_free and self.reply:
            raise ValueError("nothing certain can answer a free choice")
        if self.is_free and (self.wrong or self.problem):
            raise ValueError("of a free choice nothing is wrong")
        return self

    @property
    def is_free(self) -> bool:
        """Whether every legal choice is right."""
        return self.expect == ANY

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes that are right, the one to show first; empty for reading and for free choices."""
        if self.expect is None or self.is_free:
            return ()
        return (self.expect,) if isinstance(self.expect, str) else self.expect

    def said_after(self, code: str) -> str:
        """Return what is said after a choice; empty for nothing."""
        return _fitting(self.feedback, code) or self.done

    def said_against(self, code: str) -> str:
        """Return what goes wrong with a choice that is not asked for; empty where the step does not say."""
        return _fitting(self.wrong, code)


class Lesson(_Model):
    """A lesson file."""

    id: Id
    game: Id
    title: Title
    about: Words
    """What it teaches, in a line."""
    order: Annotated[int, Field(ge=1, le=99)]
    """Its place among the game's lessons."""
    teacher: Title = "The White Rabbit"
    """Whose voice it is in: somebody of the two books."""
    portrait: Id = "head_white_rabbit"
    """The sprite that shows the teacher."""
    minutes: Annotated[int, Field(ge=1, le=15)]
    setup: LessonSetup
    learner: Annotated[int, Field(ge=0, le=8)] = 0
    """The learner's seat."""
    seed: Annotated[int, Field(ge=0, lt=2**63)] = 1
    """Decides what chance brings where no code says it."""
    opening: Codes = ()
    """The choices, chance's included, that lead to the position the lesson begins with."""
    steps: Annotated[tuple[LessonStep, ...], Field(min_length=1, max_length=60)]

    @model_validator(mode="after")
    def _ends_with_the_free_choice(self) -> Lesson:
        free = [number for number, step in enumerate(self.steps) if step.is_free]
        if free and any(step.expect and not step.is_free for step in self.steps[free[0] :]):
            raise ValueError("after a free choice no certain choice can be expected")
        if not 0 <= self.learner < self.setup.players:
            raise ValueError("the learner must be one of the players")
        return self


def _fitting(said: tuple[Feedback, ...], code: str) -> str:
    """Return what the first that fits a code says; empty if none does."""
    return next((each.say for each in said if any(fnmatchcase(code, one) for one in each.codes)), "")


def names(lesson: Lesson) -> tuple[str, ...]:
    """Return the names of a lesson's players in the order of their seats."""
    others = iter(OTHERS)
    return tuple(LEARNER if seat == lesson.learner else next(others) for seat in range(lesson.setup.players))


def folder() -> Path:
    """Return where the shipped lessons are, one folder a game."""
    return paths.assets() / "lessons"


def load(path: Path) -> Lesson:
    """Read a lesson file. Raises LessonError naming the file, the place in it and the reason."""
    raw = _read(path)
    try:
        lesson = Lesson.model_validate_json(raw)
    except ValidationError as error:
        raise _as_lesson_error(path, error) from error
    if lesson.game != path.parent.name:
        raise LessonError(str(path), "game", f"says “{lesson.game}”, but lies among the lessons of {path.parent.name}")
    if lesson.id != f"{lesson.game}_{path.stem}":
        raise LessonError(str(path), "id", f"must be “{lesson.game}_{path.stem}”, after the file's name")
    _check_setup(path, lesson)
    return lesson


def _check_setup(path: Path, lesson: Lesson) -> None:
    """Raise LessonError for a game that cannot be set up so."""
    if lesson.game not in registry.ids():
        raise LessonError(str(path), "game", f"there is no game “{lesson.game}”")
    game, setup = registry.get(lesson.game), lesson.setup
    if setup.players not in game.players:
        raise LessonError(str(path), "setup.players", f"{setup.players} cannot play {lesson.game}")
    if setup.first >= setup.players:
        raise LessonError(str(path), "setup.first", "must be one of the players")
    known = {option.key: {value.value for value in option.values} for option in game.options()}
    for key, value in setup.options.items():
        if value not in known.get(key, ()):
            raise LessonError(str(path), f"setup.options.{key}", f"there is no such option with the value “{value}”")


def _read(path: Path) -> bytes:
    try:
        if path.is_symlink():
            raise LessonError(str(path), "", "must be a file of its own, not a link")
        raw = jsonfile.read(path, MAX_BYTES)
        jsonfile.parse(raw)
    except jsonfile.JsonError as error:
        raise LessonError(str(path), error.place, error.reason) from error
    except OSError as error:
        raise LessonError(str(path), "", faults.unread(error)) from error
    return raw


def _as_lesson_error(path: Path, error: ValidationError) -> LessonError:
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    more = f" (and {error.error_count() - 1} more)" if error.error_count() > 1 else ""
    return LessonError(str(path), place, f"{first['msg']}{more}")


def path_of(lesson_id: str, game: str) -> Path:
    """Return the file of a shipped lesson."""
    return folder() / game / f"{lesson_id.removeprefix(game + '_')}.json"


def following(lesson: Lesson) -> Lesson | None:
    """Return the lesson after this one, of the same game; None after the last."""
    later = (one for one in available(lesson.game)[0] if one.order > lesson.order)
    return next(later, None)


def available(game: str) -> tuple[tuple[Lesson, ...], tuple[LessonError, ...]]:
    """Return a game's usable lessons in their order, and an error for each file that cannot be used."""
    lessons, errors = [], []
    home = folder() / game
    for path in sorted(home.glob("*.json")) if home.is_dir() else ():
        try:
            lessons.append(load(path))
        except LessonError as error:
            errors.append(error)
    return tuple(sorted(lessons, key=lambda lesson: (lesson.order, lesson.id))), tuple(errors)
