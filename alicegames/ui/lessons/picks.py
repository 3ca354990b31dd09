"""What the table does otherwise in a lesson: only what the step asks for is taken, everything else is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.core.game import WhyNot
from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.presenters.layout import hits
from alicegames.ui.table.commands import Commands
from alicegames.ui.table.picks import Picks, Why
from alicegames.ui.table.teller import Teller

if TYPE_CHECKING:
    from alicegames.ui.draw.scale import Pos
    from alicegames.ui.lessons.scene import LessonScene
    from alicegames.ui.presenters.base import Item

_WHY_SECONDS = 12.0


class LessonPicks(Picks):
    """Picks of which only those on the way to a wanted choice count."""

    warns = False  # the teacher is enough

    def __init__(self, scene: LessonScene) -> None:
        super().__init__(scene)
        self._lesson = scene
        self._wanted: tuple[object, frozenset[str]] = (None, frozenset())

    @property
    def has_aids(self) -> bool:
        """A lesson always gives hints and reasons."""
        return True

    @property
    def is_tutored(self) -> bool:
        """The teacher is enough."""
        return False

    def wanted_targets(self) -> frozenset[str]:
        """Return the lit targets that lead to what the step asks for."""
        picker, course = self._lesson.model.picker, self._lesson.course
        key = (picker, picker.picked, course.index, course.is_answered)
        if self._wanted[0] != key:
            wanted = set(course.wanted())
            found = (t for t in picker.lit if course.is_problem or not wanted.isdisjoint(picker.reachable(t)))
            self._wanted = (key, frozenset(found))
        return self._wanted[1]

    def lit_at(self, pos: Pos) -> str:
        """Return the topmost wanted or picked target under a point; empty if there is none."""
        lit = self.wanted_targets() | set(self._lesson.model.picker.picked)
        items = (item for item in self._lesson.picture if item.target in lit and hits(item.rect, item.shape, pos))
        return next(reversed([item.target for item in items]), "")

    def click(self, target: str, *, by_key: bool = False) -> Command | None:
        """Pick what is wanted; say of another legal pick that the lesson goes another way."""
        picker = self._lesson.model.picker
        if target in picker.lit and target not in self.wanted_targets():
            return self._not_this(target, picker.after(target))
        return super().click(target, by_key=by_key)

    def press(self, item: Item, pos: Pos) -> None:
        """Let only what is wanted be dragged."""
        picker = self._lesson.model.picker
        if item.target not in picker.lit or item.target in self.wanted_targets():
            super().press(item, pos)

    def confirm(self) -> Command | None:
        """Confirm a choice, or read on."""
        if self._lesson.course.waits_for_next or self._lesson.course.is_over:
            return self._lesson.go_on()
        return super().confirm()

    def _submit(self, choice: Any) -> Command | None:  # noqa: ANN401 -- a choice of any game
        scene = self._lesson
        if choice not in scene.course.wanted():
            picked = scene.model.picker.picked
            scene.model.picker.clear()
            return self._not_this(picked[-1] if picked else "", choice)
        scene.course.prepare()
        answer = super()._submit(choice)
        scene.course.answered(choice)
        scene.stepped()
        return answer

    def _not_this(self, target: str, choice: Any = None) -> Command:  # noqa: ANN401 -- a choice of any game
        """Say beside a target why it is not what the lesson asks; where that is no answer of its own, give the hint."""
        scene = self._lesson
        anchor = scene.targets().get(target) or scene.frame.prompt
        answered = choice is not None and scene.course.is_answered_by_itself(choice)
        scene.is_hinted = not scene.course.waits_for_next and not answered
        self.why = Why(WhyNot(scene.course.why_not(choice)), anchor, scene.app.clock() + _WHY_SECONDS)
        scene.app.sound.play("error")
        scene.compose()
        return Stay()

    def ask_hint(self) -> Command | None:
        """Give the lesson's hint, and mark the way."""
        scene, wanted = self._lesson, self._lesson.course.wanted()
        scene.is_hinted = True
        step = scene.course.step
        if wanted and step is not None and not step.is_free and not step.problem:
            scene.model.picker.clear()
            self.hint_path = scene.model.picker.path_of(wanted[0])
        scene.compose()
        return None


class LessonTeller(Teller):
    """Tells what happens; asks no bot, draws no curtain, answers nothing by itself, opens no score."""

    @property
    def busy(self) -> bool:
        """Whether something is still being told."""
        return self._scene.model.behind

    def _has_curtain(self) -> bool:
        return False

    def _rest(self, now: float) -> float | None:
        return None


class LessonCommands(Commands):
    """Back instead of undo; a menu of the lesson's own."""

    def __init__(self, scene: LessonScene) -> None:
        super().__init__(scene)
        self._lesson = scene

    def undo(self) -> Command | None:
        """Go back a step."""
        return self._lesson.go_back()

    def undo_turn(self) -> Command | None:
        """Go back a step."""
        return self._lesson.go_back()

    def redo(self) -> Command | None:
        """Read on, if only reading is asked."""
        return self._lesson.go_on()

    def score(self, *, festive: bool = False) -> Command:
        """A lesson ends with the teacher's words."""
        return Stay()

    def menu(self) -> Command:
        """Open the lesson's menu."""
        from alicegames.ui.lessons.menu import menu  # noqa: PLC0415 -- it needs the lesson

        return menu(self._lesson)
