"""A series of problems: which comes next, how each is opened, whether it is remembered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from alicegames.i18n import _
from alicegames.teaching.problems import daily
from alicegames.teaching.problems import problem as problems
from alicegames.teaching.problems.attempt import Attempt, match_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.teaching.problems.problem import Problem


def shipped(problem: Problem) -> Attempt[Any, Any]:
    """Open a shipped problem. Raises ProblemError where its codes do not fit."""
    return Attempt(problem, match_of(problem))


@dataclass(frozen=True)
class Series:
    """Problems that follow each other."""

    title: str
    problems: tuple[Problem, ...]
    open: Callable[[Problem], Attempt[Any, Any]] = shipped
    is_kept: bool = True
    """Whether it is remembered which are solved."""

    def after(self, problem: Problem) -> Problem | None:
        """Return the next problem; None after the last."""
        at = self.problems.index(problem) + 1
        return self.problems[at] if at < len(self.problems) else None


def of_game(game: str, title: str) -> Series:
    """Return the problems of a game, the easiest first."""
    return Series(title, problems.available(game)[0])


def of_today() -> Series:
    """Return the problem of the day alone; an empty series if there are no problems at all."""
    found = daily.of_day(daily.today(), daily.everything())
    return Series(_("The problem of the day"), (found,) if found is not None else ())
