"""What the table does otherwise with a problem: a choice that leads nowhere is answered and not made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.game import WhyNot
from alicegames.i18n import _
from alicegames.teaching.problems import words
from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.lessons.picks import LessonTeller
from alicegames.ui.table.commands import Commands
from alicegames.ui.table.picks import Picks, Why

if TYPE_CHECKING:
    from alicegames.ui.draw.scale import Pos
    from alicegames.ui.lessons.problems.scene import ProblemScene
    from alicegames.ui.presenters.base import Item

_WHY_SECONDS: Final = 14.0


class ProblemPicks(Picks):
    """Picks that are judged before they are made."""

    warns = False  # a warning would be half the answer

    def __init__(self, scene: ProblemScene) -> None:
        super().__init__(scene)
        self._problem = scene

    @property
    def has_aids(self) -> bool:
        """A problem always gives hints and reasons."""
        return True

    @property
    def is_tutored(self) -> bool:
        """The problem's own answers are enough."""
        return False

    def click(self, target: str, *, by_key: bool = False) -> Command | None:
        """Pick, as long as there is something to find."""
        return Stay() if self._problem.attempt.is_solved else super().click(target, by_key=by_key)

    def press(self, item: Item, pos: Pos) -> None:
        """Let things be dragged, as long as there is something to find."""
        if not self._problem.attempt.is_solved:
            super().press(item, pos)

    def confirm(self) -> Command | None:
        """Confirm a choice, or go on to the next problem."""
        return self._problem.go_on() if self._problem.attempt.is_solved else super().confirm()

    def take(self, choice: Any) -> Command | None:  # noqa: ANN401 -- a choice of any game
        """Make a choice as if it had been picked."""
        return self._submit(choice)

    def _submit(self, choice: Any) -> Command | None:  # noqa: ANN401 -- a choice of any game
        scene, picked = self._problem, self._scene.model.picker.picked
        said = scene.attempt.judge(choice)
        if said:
            return self._refuse(picked[-1] if picked else "", said)
        answer = super()._submit(choice)
        scene.attempt.made()
        scene.stepped()
        return answer

    def _refuse(self, target: str, said: str) -> Command:
        """Say beside what was picked what goes wrong with it; the table stays as it was."""
        scene = self._problem
        scene.model.picker.clear()
        anchor = scene.targets().get(target) or scene.frame.prompt
        self.why = Why(WhyNot(said), anchor, scene.app.clock() + _WHY_SECONDS)
        scene.app.sound.play("error")
        scene.tried()
        return Stay()

    def ask_hint(self) -> Command | None:
        """Give the next step of the hint; the last one marks the way."""
        scene = self._problem
        if scene.attempt.decision() is None:
            return None
        scene.attempt.give_hint()
        scene.attempt.answer = ""
        self.mark()
        scene.compose()
        return None

    def mark(self) -> None:
        """Mark the choice that the whole hint names."""
        attempt, picker = self._problem.attempt, self._problem.model.picker
        choice = attempt.shown() if attempt.hints == words.HINTS and attempt.decision() is not None else None
        self.hint_path = picker.path_of(choice) if choice is not None else ()


class ProblemTeller(LessonTeller):
    """Tells what happens; makes a choice that is the only one, and the choices of a solution that is shown."""

    def __init__(self, scene: ProblemScene) -> None:
        super().__init__(scene)
        self._problem = scene

    def _rest(self, now: float) -> float | None:
        del now
        scene = self._problem
        decision = scene.attempt.decision()
        if decision is None or scene.model.behind:
            return None
        if scene.is_showing:
            scene.show_choice()
        elif len(decision.options) == 1:
            scene.picks.take(decision.options[0])
        return None


class ProblemCommands(Commands):
    """Begin again instead of undo; a menu of the problem's own."""

    def __init__(self, scene: ProblemScene) -> None:
        super().__init__(scene)
        self._problem = scene

    def undo(self) -> Command | None:
        """Begin the problem again."""
        return self._problem.begin_again()

    def undo_turn(self) -> Command | None:
        """Begin the problem again."""
        return self._problem.begin_again()

    def redo(self) -> Command | None:
        """Nothing has been taken back."""
        self._scene.app.toast(_("Nothing has been taken back that could be played again."))
        return None

    def score(self, *, festive: bool = False) -> Command:
        """A problem ends with its own words, also one that wins the game."""
        del festive
        return Stay()

    def menu(self) -> Command:
        """Open the problem's menu."""
        from alicegames.ui.lessons.problems.menu import menu  # noqa: PLC0415 -- it needs the problem

        return menu(self._problem)
