"""A problem: a position, a seat, a goal. Data; nothing here is ever executed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, model_validator

from alicegames import faults, jsonfile, paths
from alicegames.games import registry
from alicegames.packs.spec import PackError
from alicegames.teaching.lesson import (  # pydantic reads them at run time
    Codes,  # noqa: TC001
    Feedback,  # noqa: TC001
    Id,  # noqa: TC001
    LessonSetup,  # noqa: TC001
    Title,  # noqa: TC001
    Words,  # noqa: TC001
)

if TYPE_CHECKING:
    from pathlib import Path

MAX_BYTES: Final = 64 * 1024
"""A problem file larger than this is refused unread."""
Key = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_:-]*$", max_length=60)]
EventName = Annotated[str, StringConstraints(pattern=r"^[A-Z][A-Za-z]*$", max_length=40)]


class ProblemError(PackError):
    """A problem that cannot be used: one sentence naming file, place and reason."""


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class Goal(_Model):
    """What is to be reached: a number that code measures, and how large it must be."""

    kind: Literal["points", "line", "lead", "win", "deny", "choice", "event"]
    """``points`` the seat's own total; ``line`` one line of its score; ``lead`` over the best rival; ``win`` the game;
    ``deny`` the best rival no more; ``choice`` one of these codes; ``event`` something that happens."""
    at_least: Annotated[int, Field(ge=-300, le=300)] = 1
    """The number to reach; for ``deny`` the points that the rival may have at most."""
    line: Key | Literal[""] = ""
    """The score line that is meant, for ``line`` and, if only that counts, for ``deny``."""
    counted: bool = False
    """Whether the things on the line are counted, not their points."""
    codes: Codes = ()
    """For ``choice``: codes, or shell patterns of codes."""
    event: EventName | Literal[""] = ""
    where: dict[Id, int | str] = Field(default_factory=dict, max_length=6)
    """For ``event``: what the fields of the event must be."""
    until: Literal["reached", "turn", "answer", "game"] = "reached"
    """When it is measured: at any moment of the turn, at the turn's end, after the next seat's turn, or when the game
    ends."""
    best: bool = False
    """Whether nothing more can be reached."""

    @model_validator(mode="after")
    def _has_what_its_kind_needs(self) -> Goal:
        needed = {"line": bool(self.line), "choice": bool(self.codes), "event": bool(self.event)}
        if not needed.get(self.kind, True):
            raise ValueError(f"a goal of the kind “{self.kind}” has to say which")
        if self.kind in {"deny", "lead"} and self.until not in {"answer", "game"}:
            raise ValueError("what a rival is left shows after its answer: “until” must be “answer” or “game”")
        return self


class Problem(_Model):
    """A problem file."""

    id: Id
    game: Id
    title: Title
    order: Annotated[int, Field(ge=1, le=99)]
    """Its place among the game's problems."""
    stars: Annotated[int, Field(ge=1, le=4)]
    """How hard it is."""
    setup: LessonSetup
    seat: Annotated[int, Field(ge=0, le=8)] = 0
    """Who solves it."""
    seed: Annotated[int, Field(ge=0, lt=2**63)]
    """Decides what chance brings."""
    opening: Codes = ()
    """The choices of the seats, from the very start, that lead to the position."""
    drawn: bool = False
    """Whether chance's answers are among the ``opening``, instead of following from the seed."""
    goal: Goal
    choices: Annotated[int, Field(ge=1, le=20)] | None = None
    """So many choices of the seat's own may be made at most; forced ones are not counted."""
    aim: Words | Literal[""] = ""
    """What is to be reached, in words of its own, where the goal is a choice or an event."""
    say: Words
    """The position and what is asked, in two or three short sentences."""
    hint: Words
    """Where to look."""
    done: Words
    """Why it works."""
    wrong: Annotated[tuple[Feedback, ...], Field(max_length=20)] = ()
    """What goes wrong with some tries, where code could not say it as well."""
    solution: Codes
    """One way to the goal, the seat's own choices: the one that is shown."""

    @model_validator(mode="after")
    def _one_of_the_players_solves_it(self) -> Problem:
        if not 0 <= self.seat < self.setup.players:
            raise ValueError("the seat must be one of the players")
        if self.goal.kind in {"choice", "event"} and not self.aim:
            raise ValueError("a goal that is a choice or an event needs “aim”: words for it")
        return self


def folder() -> Path:
    """Return where the shipped problems are, one folder a game."""
    return paths.assets() / "problems"


def load(path: Path) -> Problem:
    """Read a problem file. Raises ProblemError naming the file, the place in it and the reason."""
    raw = _read(path)
    try:
        problem = Problem.model_validate_json(raw)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        raise ProblemError(str(path), place, first["msg"]) from error
    if problem.game != path.parent.name or problem.game not in registry.ids():
        raise ProblemError(str(path), "game", f"says “{problem.game}”, but lies among those of {path.parent.name}")
    if problem.id != f"{problem.game}_{path.stem}":
        raise ProblemError(str(path), "id", f"must be “{problem.game}_{path.stem}”, after the file's name")
    if problem.setup.players not in registry.get(problem.game).players:
        raise ProblemError(str(path), "setup.players", f"{problem.setup.players} cannot play {problem.game}")
    return problem


def _read(path: Path) -> bytes:
    try:
        if path.is_symlink():
            raise ProblemError(str(path), "", "must be a file of its own, not a link")
        raw = jsonfile.read(path, MAX_BYTES)
        jsonfile.parse(raw)
    except jsonfile.JsonError as error:
        raise ProblemError(str(path), error.place, error.reason) from error
    except OSError as error:
        raise ProblemError(str(path), "", faults.unread(error)) from error
    return raw


def available(game: str) -> tuple[tuple[Problem, ...], tuple[ProblemError, ...]]:
    """Return a game's usable problems, the easiest first, and an error for each file that cannot be used."""
    problems, errors = [], []
    home = folder() / game
    for path in sorted(home.glob("*.json")) if home.is_dir() else ():
        try:
            problems.append(load(path))
        except ProblemError as error:
            errors.append(error)
    return tuple(sorted(problems, key=lambda problem: (problem.order, problem.id))), tuple(errors)
