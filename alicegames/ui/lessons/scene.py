"""A lesson at the real table: the teacher speaks in the rail, points, and takes only what the step asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pygame
from pygame import FRect

from alicegames.i18n import _
from alicegames.teaching import lesson as lessons
from alicegames.teaching.course import Course
from alicegames.teaching.lesson import Lesson, LessonError
from alicegames.ui.app import keymap
from alicegames.ui.app.commands import Command, Pop, Replace, Stay
from alicegames.ui.lessons import panel, progress
from alicegames.ui.lessons.frame import taught
from alicegames.ui.lessons.picks import LessonCommands, LessonPicks, LessonTeller
from alicegames.ui.lessons.pictures import match_of
from alicegames.ui.table import buttons, keys
from alicegames.ui.table.buttons import ICON
from alicegames.ui.table.hotspots import Spot
from alicegames.ui.table.model import TableModel
from alicegames.ui.table.scene import Parts, TableScene
from alicegames.ui.table.still import Part
from alicegames.ui.widgets.button import Button

if TYPE_CHECKING:
    from alicegames.ui.app.app import App
    from alicegames.ui.app.events import Key
    from alicegames.ui.app.scene import SceneArgs
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.table.frame import TableFrame
    from alicegames.ui.widgets.base import Widget

_GAP = 6.0
_HIDDEN = frozenset({"undo", "redo", "undo_turn", "hint", "confirm", "recap", "tutor", "to_turn"})
_NEXT_KEYS = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_n})
_BACK_KEYS = frozenset({pygame.K_b, pygame.K_u})


class LessonScene(TableScene):
    """A table at which somebody learns. Nothing is saved but the step; no statistics are kept."""

    name: ClassVar[str] = "lesson"
    takes_gestures: ClassVar[bool] = False
    picks: LessonPicks

    def __init__(self, app: App, lesson: Lesson, at: int = 0) -> None:
        """Begin at a step. Raises LessonError where the lesson's codes do not fit its game."""
        match = match_of(lesson)
        self.course: Course[Any, Any] = Course(lesson, match.rules, at)
        self.is_hinted = False
        """Whether the hint stands under the teacher's words."""
        parts = Parts(LessonTeller, lambda _table: LessonPicks(self), lambda _table: LessonCommands(self))
        super().__init__(app, match, self.course.session, parts=parts)

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> LessonScene:
        """Show a lesson of a game (``extra``: ``lesson`` its id, ``step`` or “end”): for screenshots."""
        extra = args.extra or {}
        found, errors = lessons.available(args.game or "tea_time")
        wanted = [lesson for lesson in found if extra.get("lesson", lesson.id) == lesson.id]
        if not wanted:
            raise errors[0] if errors else LessonError(extra.get("lesson", args.game), "", "is no lesson")
        step = extra.get("step", "0")
        scene = cls(app, wanted[0], 0 if step == "end" else int(step))
        if step == "end":
            scene.course.finish()
            scene.teller.rewound()
        return scene

    def fresh(self, lesson: Lesson) -> LessonScene:
        """Return the scene of a lesson from its first step."""
        return LessonScene(self.app, lesson)

    def enter(self) -> None:
        """Go on; no bot is woken."""
        self.teller.hold(0.0)
        self.stepped()

    # -- going on ---------------------------------------------------------------------------------------------

    def go_on(self) -> Command | None:
        """Read on: to the next step, or at the end to the next lesson or back to the list."""
        if self.course.is_over:
            following = self.following()
            return Replace(self.fresh(following)) if following is not None else Pop()
        if self.course.next():
            self.app.sound.play("small_win" if self.course.is_over else "page")
            self.stepped()
        return None

    def go_back(self) -> Command | None:
        """Go back a step: the table stands again as it stood then."""
        if not self.course.back():
            self.app.toast(_("This is where the lesson begins."))
            return None
        self.teller.rewound()
        self.model = TableModel(self.match, self.course.session, self.model.presenter, takes_gestures=False)
        self.app.sound.play("page")
        self.stepped()
        return None

    def stepped(self) -> None:
        """Show the step at hand, and remember it."""
        self.is_hinted = False
        self.picks.forget()
        progress.keep(self.app, self.course.lesson, self.course.saved)
        self.pages.follow(self.course.lights or self.model.picker.lit)
        self.light(())
        self.compose()
        if self.course.waits_for_next or self.course.is_over:
            self.settle()
            self.widgets.focus(self.widgets.find("next"), by_keyboard=self.widgets.by_keyboard)

    def following(self) -> Lesson | None:
        """Return the lesson after this one, of the same game."""
        return lessons.following(self.course.lesson)

    @property
    def last_words(self) -> str:
        """What is said when all steps are taken."""
        following = self.following()
        title, game = _(self.course.lesson.title), self.match.game.title()
        if following is None:
            return _(
                "That was “{title}”, the last lesson of {game}. You know enough to play: sit down at a table!"
            ).format(title=title, game=game)
        return _("That was “{title}”. The next lesson is “{following}”.").format(
            title=title, following=_(following.title)
        )

    @property
    def hint_shown(self) -> str:
        """The hint under the teacher's words; empty if none was needed."""
        return self.course.hint if self.is_hinted and not self.course.waits_for_next else ""

    # -- what is on the screen --------------------------------------------------------------------------------

    def _divide(self, rows: int) -> TableFrame:
        return taught(super()._divide(rows), self.app.type.text_size)

    def light_of(self, target: str, rect: FRect) -> FRect:
        """Return where the light of a target is drawn: the part of it that is in sight."""
        spot = self._spots.get(target)
        return spot.light if spot is not None else rect

    def _make_spots(self) -> list[Widget]:
        """Light only what leads to what the step asks for."""
        spots, wanted = super()._make_spots(), self.picks.wanted_targets()
        for spot in spots:
            if isinstance(spot, Spot):
                spot.lit = spot.id in wanted
        return spots

    def _set_widgets(self, loose: tuple[str, ...]) -> None:
        super()._set_widgets(loose)
        kept = [widget for widget in self.widgets.widgets if widget.id not in _HIDDEN]
        wanted = self.picks.wanted_targets()
        for widget in kept:
            if isinstance(widget, Button) and widget.id in wanted:
                widget.kind = "primary"
        self.widgets.set([*kept, *self._controls()])

    def _controls(self) -> list[Widget]:
        """Make next or confirm, back and hint, in the place of the table's commands."""
        row = self.frame.commands
        forward = self._forward()
        forward.rect = FRect(row.left, row.top, row.w - 2 * (ICON + _GAP), row.h)
        back = Button("back", "", self.go_back, icon="icon_arrow_left", tooltip=_("Back a step (B)"))
        if not self.course.index and not self.course.is_answered:
            back.disable(_("This is where the lesson begins."))
        hint = Button(
            "hint", "", self.picks.ask_hint, icon="icon_hint", tooltip=_("Hint ({key})").format(key=keymap.name("hint"))
        )
        if not self.course.wanted():
            hint.disable(_("There is nothing to decide for you now."))
        back.rect = FRect(forward.rect.right + _GAP, row.top, ICON, row.h)
        hint.rect = FRect(back.rect.right + _GAP, row.top, ICON, row.h)
        return [forward, back, hint, *self._way_back()]

    @property
    def is_from_a_game(self) -> bool:
        """Whether a game waits below: the lesson was offered as it began."""
        return any(scene.name == "table" for scene in self.app.stack if scene is not self)

    def _way_back(self) -> list[Widget]:
        """Return the button to the game that waits, once the lesson is over."""
        if not (self.course.is_over and self.is_from_a_game):
            return []
        button, place = Button("to_game", _("Back to the game"), Pop, icon="icon_play"), self.frame.preview
        button.rect = FRect(place.left, place.top + _GAP, place.w, min(36.0, place.h - _GAP))
        return [button]

    def _forward(self) -> Button:
        if self.course.is_over:
            label = _("To the lessons") if self.following() is None else _("Next lesson")
            return Button("next", label, self.go_on, kind="primary", icon="icon_learn")
        if self.course.waits_for_next:
            button = Button("next", _("Next"), self.go_on, kind="primary", icon="icon_arrow_right")
            if self.teller.busy:
                button.disable(_("First see what happens; a click shows it at once."))
            return button
        return buttons.take(self.model, self.picks.confirm)

    # -- drawing and events -----------------------------------------------------------------------------------

    def parts(self) -> list[Part]:
        """Return the table's parts, and the teacher's sheet over its prompt."""
        sheet = Part("teacher", self.frame.sheet, lambda canvas, _rect: panel.draw(canvas, self), is_kept=False)
        return [*super().parts(), sheet]

    def draw(self, canvas: Canvas) -> None:
        """Draw what moves, and what the teacher points at."""
        super().draw(canvas)
        panel.draw_over(canvas, self)

    def _shortcut(self, event: Key) -> Command | None:
        if event.ctrl or event.alt:
            return None
        if event.key in _NEXT_KEYS and (self.course.waits_for_next or self.course.is_over):
            return self.go_on() or Stay()
        picks_nothing = event.key == pygame.K_BACKSPACE and not self.model.picker.picked
        if event.key in _BACK_KEYS or picks_nothing:
            return self.go_back() or Stay()
        return super()._shortcut(event)

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Return the lesson's keys."""
        return (
            (_("Enter, N"), _("next; at the table: pick, confirm")),
            (_("B, Backspace"), _("back a step")),
            (keymap.name("hint"), _("hint")),
            *keys.when_taught(),
        )
