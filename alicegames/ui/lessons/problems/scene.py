"""A problem at the real table: what is tried is judged, answered, and only what leads to the goal is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pygame
from pygame import FRect

from alicegames.i18n import _
from alicegames.storage import solved
from alicegames.teaching.problems import practice, words
from alicegames.teaching.problems import problem as problems
from alicegames.teaching.problems.problem import ProblemError
from alicegames.ui.app import keymap
from alicegames.ui.app.commands import Command, Pop, Replace, Stay
from alicegames.ui.lessons.frame import taught
from alicegames.ui.lessons.problems import panel
from alicegames.ui.lessons.problems.picks import ProblemCommands, ProblemPicks, ProblemTeller
from alicegames.ui.lessons.problems.series import Series, of_game
from alicegames.ui.table import buttons, keys
from alicegames.ui.table.buttons import ICON
from alicegames.ui.table.hotspots import Spot
from alicegames.ui.table.model import TableModel
from alicegames.ui.table.scene import Parts, TableScene
from alicegames.ui.table.still import Part
from alicegames.ui.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.teaching.problems.attempt import Attempt
    from alicegames.teaching.problems.problem import Problem
    from alicegames.teaching.review import Review, Slip
    from alicegames.ui.app.app import App
    from alicegames.ui.app.events import Key
    from alicegames.ui.app.scene import SceneArgs
    from alicegames.ui.table.frame import TableFrame
    from alicegames.ui.widgets.base import Widget

_GAP = 6.0
_HIDDEN = frozenset({"undo", "redo", "undo_turn", "hint", "confirm", "recap", "tutor", "to_turn"})
_NEXT_KEYS = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_n})


class ProblemScene(TableScene):
    """A table with a problem on it. Nothing is saved but that it was solved; no statistics are kept."""

    name: ClassVar[str] = "problem"
    picks: ProblemPicks

    def __init__(self, app: App, problem: Problem, series: Series) -> None:
        """Raises ProblemError where the problem's codes do not fit its game."""
        self.series = series
        self.attempt: Attempt[Any, Any] = series.open(problem)
        self.is_showing = False
        """Whether the solution is being shown, choice by choice."""
        parts = Parts(
            lambda _table: ProblemTeller(self), lambda _table: ProblemPicks(self), lambda _table: ProblemCommands(self)
        )
        super().__init__(app, self.attempt.match, self.attempt.session, parts=parts)

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> ProblemScene:
        """Show a problem of a game (``extra``: ``problem`` its id; ``step`` “end” for it solved): for screenshots."""
        extra, game = args.extra or {}, args.game or "tea_time"
        series = of_game(game, "")
        wanted = [each for each in series.problems if extra.get("problem", each.id) == each.id]
        if not wanted:
            errors = problems.available(game)[1]
            raise errors[0] if errors else ProblemError(extra.get("problem", game), "", "is no problem")
        scene = cls(app, wanted[0], series)
        while extra.get("step") == "end" and not scene.attempt.is_solved:
            scene.show_choice()
        return scene

    @classmethod
    def practise(cls, app: App, review: Review, slips: Sequence[Slip]) -> ProblemScene:
        """Show the first of some choices of a game that cost something as a problem; the others follow."""
        posed = practice.problems(review, slips)
        title = _("Your own game")
        series = Series(title, posed, lambda one: practice.attempt(review.match, review.session, one), is_kept=False)
        return cls(app, posed[0], series)

    def enter(self) -> None:
        """Go on; no bot is woken."""
        self.teller.hold(0.0)
        self.stepped()

    # -- going on ---------------------------------------------------------------------------------------------

    def go_on(self) -> Command | None:
        """Open the next problem, or go back to the shelf after the last."""
        following = self.series.after(self.attempt.problem)
        return Replace(ProblemScene(self.app, following, self.series)) if following is not None else Pop()

    def begin_again(self) -> Command | None:
        """Put the table back to where the problem begins."""
        self.attempt.restart()
        self.is_showing = False
        self.teller.rewound()
        self.model = TableModel(self.match, self.attempt.session, self.model.presenter)
        self.app.sound.play("page")
        self.stepped()
        return None

    def show_solution(self) -> Command | None:
        """Show the way to the goal on the table, choice by choice."""
        if self.attempt.is_solved:
            return None
        self.attempt.is_shown = self.is_showing = True
        self.picks.forget()
        self.compose()
        return None

    def show_choice(self) -> None:
        """Make the next choice of the solution."""
        choice = self.attempt.shown()
        assert choice is not None, "a problem that is not solved has a right choice"
        self.picks.take(choice)

    def stepped(self) -> None:
        """Show where the problem stands; remember it when it is solved."""
        self.picks.forget()
        self.is_showing = self.is_showing and not self.attempt.is_solved
        if self.attempt.is_solved:
            self.app.sound.play("small_win")
            self._keep(solved.SHOWN if self.attempt.is_helped else solved.SOLVED)
        self.pages.follow(self.model.picker.lit)
        self.light(())
        self.compose()
        if self.attempt.is_solved:
            self.settle()
            self.widgets.focus(self.widgets.find("next"), by_keyboard=self.widgets.by_keyboard)

    def tried(self) -> None:
        """Be told of a wrong try."""
        self._keep(solved.TRIED)
        self.compose()

    def _keep(self, state: int) -> None:
        if not self.series.is_kept:
            return
        self.app.settings, fault = solved.keep(self.attempt.problem.id, state)
        if fault is not None:
            self.app.toast(str(fault))

    def praise(self) -> str:
        """Return what is said first when the problem is solved."""
        if self.attempt.is_shown:
            return _("That is the way.")
        if self.attempt.is_helped:
            return _("Solved, with a hint.")
        return _("Solved!") if not self.attempt.wrong else _("Solved, and tried before.")

    # -- what is on the screen --------------------------------------------------------------------------------

    def _divide(self, rows: int) -> TableFrame:
        return taught(super()._divide(rows), self.app.type.text_size)

    def _make_spots(self) -> list[Widget]:
        """Light nothing any more once the problem is solved."""
        spots = super()._make_spots()
        for spot in spots if self.attempt.is_solved else ():
            if isinstance(spot, Spot):
                spot.lit = False
        return spots

    def _set_widgets(self, loose: tuple[str, ...]) -> None:
        super()._set_widgets(() if self.attempt.is_solved else loose)
        kept = [widget for widget in self.widgets.widgets if widget.id not in _HIDDEN]
        if self.attempt.is_solved:  # a choice that cannot be made any more has no button
            kept = [widget for widget in kept if not widget.id.startswith("button:")]
        self.widgets.set([*kept, *self._controls()])

    def _controls(self) -> list[Widget]:
        """Make next or confirm, again, hint and solution, in the place of the table's commands."""
        row = self.frame.commands
        forward = self._forward()
        undo, hint_key = keymap.name("undo"), keymap.name("hint")
        begin_again, a_hint = _("Begin again ({key})").format(key=undo), _("Hint ({key})").format(key=hint_key)
        again = Button("again", "", self.begin_again, icon="icon_replay", tooltip=begin_again)
        hint = Button("hint", "", self.picks.ask_hint, icon="icon_hint", tooltip=a_hint)
        show = Button("solution", "", self.show_solution, icon="icon_eye", tooltip=_("Show the solution (S)"))
        if self.attempt.begin == self.attempt.place:
            again.disable(_("This is where the problem begins."))
        for button in (hint, show):
            if self.attempt.is_solved:
                button.disable(_("The problem is solved."))
        icons = [again, hint, show]
        forward.rect = FRect(row.left, row.top, row.w - len(icons) * (ICON + _GAP), row.h)
        left = forward.rect.right + _GAP
        for button in icons:
            button.rect = FRect(left, row.top, ICON, row.h)
            left += ICON + _GAP
        return [forward, *icons]

    def _forward(self) -> Button:
        if self.attempt.is_solved:
            is_last = self.series.after(self.attempt.problem) is None
            label = _("Back") if is_last else _("Next problem")
            return Button("next", label, self.go_on, kind="primary", icon="icon_arrow_right")
        return buttons.take(self.model, self.picks.confirm)

    # -- drawing and events -----------------------------------------------------------------------------------

    def parts(self) -> list[Part]:
        """Return the table's parts, and the problem's sheet over its prompt."""
        sheet = Part("problem", self.frame.sheet, lambda canvas, _rect: panel.draw(canvas, self), is_kept=False)
        return [*super().parts(), sheet]

    def _shortcut(self, event: Key) -> Command | None:
        if event.ctrl or event.alt:
            return None
        if event.key in _NEXT_KEYS and self.attempt.is_solved:
            return self.go_on() or Stay()
        if event.key == pygame.K_s:
            return self.show_solution() or Stay()
        return super()._shortcut(event)

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Return the problem's keys."""
        return (
            (_("Enter, N"), _("pick, confirm; when it is solved: the next problem")),
            (keymap.name("undo"), _("begin again")),
            (keymap.name("hint"), _("hint, step by step")),
            ("S", _("show the solution")),
            *keys.when_taught(),
        )

    def hints_given(self) -> tuple[str, ...]:
        """Return the steps of the hint that have been given."""
        return words.hints(self.attempt)
