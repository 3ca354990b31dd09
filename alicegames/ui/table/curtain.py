"""The curtain: hides the table while people change places, then tells what happened meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pygame
from pygame import FRect

from alicegames.i18n import _
from alicegames.ui.app.events import Key, UiEvent
from alicegames.ui.app.scene import Command, Pop, Push, Scene, SceneArgs, Stay
from alicegames.ui.draw.seats import draw_mark, seat_colour
from alicegames.ui.draw.theme import BODY, HERO, LARGE, TITLE, mix
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.rules import RulesScene
from alicegames.ui.table.log import recap
from alicegames.ui.table.log.rows import LogRows
from alicegames.ui.widgets.button import Button

if TYPE_CHECKING:
    from alicegames.storage.report import Reported
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.table.hub import Hub
    from alicegames.ui.table.log.lines import LogLine

_WIDTH = 620.0


class Told(LogRows):
    """What happened, turn by turn."""

    has_headings = True


class CurtainScene(Scene):
    """Nothing of the game is drawn until the person named has said so; then only what that seat may know."""

    name: ClassVar[str] = "curtain"

    def __init__(self, app: App, table: Hub, seat: int) -> None:
        super().__init__(app)
        self.table = table
        self.seat = seat
        self.seated = False
        self.told = Told("told", table.match, app.type, lambda _targets: None, BODY)
        """What happened since, all of it; empty until the person named is there."""
        self.sheet = FRect(0, 0, 0, 0)
        self.button = Button("curtain", "", self._next, kind="primary")
        self._name_button()
        self.widgets.set([self.button])
        self.widgets.focus(self.button, by_keyboard=False)

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> CurtainScene:
        """Show a curtain before the first seat of a game, for a screenshot."""
        table: Any = scene_class("table").from_args(app, args)
        return cls(app, table, 0)

    @property
    def person(self) -> str:
        """The name of who is next."""
        return self.table.match.names[self.seat]

    @property
    def lines(self) -> list[LogLine]:
        """What is told of the meantime."""
        return self.told.lines

    def _name_button(self) -> None:
        self.button.label = _("To the table") if self.seated else _("I am {name}").format(name=self.person)

    def _next(self) -> Command | None:
        if not self.seated:
            self._sit_down()
            if self.lines:
                return Stay()
        self.table.teller.uncover()
        self.app.sound.play("cloth")
        return Pop()

    def _sit_down(self) -> None:
        self.seated = True
        self.table.teller.seated(self.seat)
        self.told.show(self.table.model.recap())
        self._name_button()
        self.widgets.set([self.button, self.told])
        self.layout(self.app.scale)
        self.refresh()

    def _asks(self) -> str:
        away = _("The others look away, please.")
        return f"{recap.summons(self.table.model, self.seat)} {away}"

    # -- drawing ----------------------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """Place the sheet in the middle."""
        kind = self.app.type
        self.told.rect = FRect(0, 0, _WIDTH - 80, 1)
        words = self.told.wanted() + 16
        asked = kind.line_height(HERO) + kind.height(self._asks(), LARGE, _WIDTH - 100) - 30
        self.sheet = FRect(0, 0, _WIDTH, 190 + (words if self.seated else max(60.0, asked)))
        self.sheet.h = min(self.sheet.h, scale.height - 90)
        self.sheet.center = (scale.width / 2, scale.height / 2 + 10)
        top = self.sheet.top + 92
        self.told.rect = FRect(self.sheet.left + 44, top, _WIDTH - 80, self.sheet.bottom - 84 - top)
        self.told.read_from_the_top()
        width = max(200.0, self.button.width_for(kind) + 32)
        self.button.rect = FRect(self.sheet.centerx - width / 2, self.sheet.bottom - 68, width, 44)

    def draw_still(self, canvas: Canvas) -> None:
        """Draw a drawn curtain, and on it the sheet."""
        self._drapes(canvas)
        canvas.panel(self.sheet)
        centre = (self.sheet.centerx, self.sheet.top)
        draw_mark(canvas, self.table.match, self.seat, centre, 34)
        top = self.sheet.top + 44
        if not self.seated:
            canvas.text(self.person, (centre[0], top), HERO, canvas.theme.ink, align="center", width=_WIDTH - 60)
            below = top + max(52.0, canvas.type.line_height(HERO))
            room = FRect(self.sheet.left + 50, below, _WIDTH - 100, 80)
            canvas.paragraph(self._asks(), room, LARGE, align="center")
            return
        canvas.text(_("Since your last turn"), (centre[0], top), TITLE, canvas.theme.teal, align="center")

    def _drapes(self, canvas: Canvas) -> None:
        """Draw folds of cloth in the seat's colour, darkened."""
        colour = mix(seat_colour(self.table.match, self.seat, canvas.theme), canvas.theme.night_deep, 0.55)
        width, window = 64.0, canvas.scale.bounds
        canvas.fill(window, colour)
        count = int(window.w // width) + 1
        for fold in range(count):
            for strip in range(32):
                share = abs(strip - 15.5) / 15.5
                shade = mix(colour, canvas.theme.night_deep, 0.5 * share**1.6)
                canvas.fill(FRect(fold * width + strip * 2, 0, 2.5, window.h), shade)
        hem = FRect(0, window.h - 26, window.w, 26)
        canvas.fill(hem, mix(colour, canvas.theme.night_deep, 0.5))
        canvas.fill(FRect(0, hem.top, window.w, 2), mix(colour, canvas.theme.paper, 0.35))

    # -- events -----------------------------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> Command | None:
        """Enter goes on; Esc opens a menu without the game in it, F1 its rules; nothing else reaches the table."""
        if isinstance(event, Key) and event.key == pygame.K_ESCAPE:
            from alicegames.ui.table import menu  # noqa: PLC0415 -- it opens this scene

            return Push(menu.menu(self.table, covered=True))
        if isinstance(event, Key) and event.key == pygame.K_F1:
            return Push(RulesScene(self.app, self.table.match.game.id))
        return self.widgets.handle(event)

    def report(self) -> Reported:
        """Return the table's game for a crash report."""
        return self.table.report()
