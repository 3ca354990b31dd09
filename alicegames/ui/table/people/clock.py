"""The clock at a table: it runs while a person at the screen is asked, and stands behind curtain, pause and pages."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, ClassVar, Final

import pygame
from pygame import FRect

from alicegames.bots import levels
from alicegames.i18n import _
from alicegames.ui.app.events import Key, UiEvent
from alicegames.ui.app.scene import Command, Pop, Scene
from alicegames.ui.draw.ground import draw_night
from alicegames.ui.draw.theme import LARGE, TITLE
from alicegames.ui.scenes import scene_class
from alicegames.ui.widgets.button import Button

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.match.clock import Clock
    from alicegames.ui.app.app import App
    from alicegames.ui.app.scene import SceneArgs
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.table.hub import Hub

_GAP: Final = 2.0
"""Seconds between two looks beyond which the table was not in sight, or the computer asleep: they do not count."""
_POLL: Final = 0.2
_PATIENCE: Final = 2.0
"""Seconds a bot may think about a choice that is overdue."""


class TableClock:
    """Lets the time of whoever is asked pass, and at its end does what was agreed."""

    def __init__(self, scene: Hub) -> None:
        self._scene = scene
        self._last = -math.inf
        self._shown = ""

    @property
    def clock(self) -> Clock | None:
        """The match's clock."""
        return self._scene.match.clock

    def update(self, now: float) -> float | None:
        """Let time pass; return the seconds until the shown time changes, None while nothing runs."""
        clock, model = self.clock, self._scene.model
        if clock is None or model.session.is_over:
            return None
        clock.stand(model.session.rules.turn(model.session.state).number, len(model.session.moves))
        decision = model.decision()
        if decision is None:
            self._last = -math.inf
            return None
        passed, self._last = now - self._last, now
        if 0 < passed <= _GAP:
            clock.run(model.viewer, passed)
        self._show(clock.told(model.viewer))
        return self._due(clock, decision)

    def _due(self, clock: Clock, decision: Decision[Any]) -> float | None:
        """Do what is agreed for the end of the time; return when to look again."""
        seat = self._scene.model.viewer
        if not clock.is_out(seat):
            left = clock.left(seat)
            return min(1.0, left - math.ceil(left) + 1 + 0.01)
        if clock.limit.at_zero == "sign":
            return None
        if clock.limit.at_zero == "first":
            self._play(decision.options[0])
            return 0.0
        return self._let_a_bot_choose()

    def _let_a_bot_choose(self) -> float:
        bots, model = self._scene.bots, self._scene.model
        if not bots.is_standing_in:
            bots.ask_to_stand_in(model, levels.usual().id, _PATIENCE)
        answer = bots.advice(model)
        if answer is None:
            return _POLL
        self._play(answer.choice)
        return 0.0

    def _play(self, choice: object) -> None:
        name = self._scene.match.names[self._scene.model.viewer]
        self._scene.app.toast(_("{name}’s time is up: the choice is made without asking.").format(name=name))
        self._scene.picks.play(choice)

    def _show(self, told: str) -> None:
        if told != self._shown:
            self._shown = told
            self._scene.renew()


class PauseScene(Scene):
    """Nothing of the game is in sight while its clock stands."""

    name: ClassVar[str] = "pause"

    def __init__(self, table: Hub) -> None:
        super().__init__(table.app)
        self._title = table.match.game.title()
        self.on = Button("pause_over", _("Go on"), Pop, kind="primary", icon="icon_play")
        self.widgets.set([self.on])
        self.widgets.focus(self.on, by_keyboard=False)
        self.sheet = FRect(0, 0, 0, 0)

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> PauseScene:
        """Show it over a table, for a screenshot."""
        table: Any = scene_class("table").from_args(app, args)
        return cls(table)

    def layout(self, scale: Scale) -> None:
        """Place the sheet in the middle."""
        self.sheet = FRect(0, 0, 480, 200 + self.app.type.height(self._words(), LARGE, 400))
        self.sheet.center = (scale.width / 2, scale.height / 2)
        width = max(180.0, self.on.width_for(self.app.type))
        self.on.rect = FRect(self.sheet.centerx - width / 2, self.sheet.bottom - 72, width, 44)

    @staticmethod
    def _words() -> str:
        return _("The clock stands, and the table is covered until you go on.")

    def draw_still(self, canvas: Canvas) -> None:
        """Draw the night and the sheet."""
        draw_night(canvas)
        canvas.panel(self.sheet)
        canvas.text(_("Pause"), (self.sheet.centerx, self.sheet.top + 36), TITLE, canvas.theme.teal, align="center")
        words = FRect(self.sheet.left + 40, self.sheet.top + 86, 400, 200)
        canvas.paragraph(self._words(), words, LARGE, align="center")

    def handle(self, event: UiEvent) -> Command | None:
        """Esc goes on too."""
        if isinstance(event, Key) and event.key in (pygame.K_ESCAPE, pygame.K_p):
            return Pop()
        return super().handle(event)


def in_words(clock: Clock | None, seat: int) -> str:
    """Return what the rail says of a seat's time; empty without a clock."""
    if clock is None:
        return ""
    if clock.is_out(seat):
        return _("time is up")
    return _("{time} left").format(time=clock.told(seat))
