"""The curtain: hides the table while people change places, and tells what everybody may know of the meantime."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import pygame
from pygame import FRect

from alicegames.i18n import _
from alicegames.ui.app.events import Key, UiEvent
from alicegames.ui.app.scene import Command, Pop, Push, Scene, SceneArgs
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
    """Only what everybody may know is drawn until the person named has said so: one click, and there is the table."""

    name: ClassVar[str] = "curtain"

    def __init__(self, app: App, table: Hub, seat: int) -> None:
        super().__init__(app)
        self.table = table
        self.seat = seat
        self.told = Told("told", table.match, app.type, lambda _targets: None, BODY)
        """All that happened since, as everybody may know it."""
        self.told.show(recap.public(table.model, seat))
        self.sheet = FRect(0, 0, 0, 0)
        self._words = FRect(0, 0, 0, 0)
        """Where it says why the curtain has fallen."""
        self.button = Button("curtain", _("I am {name}").format(name=self.person), self._next, kind="primary")
        self.widgets.set([self.button, self.told] if self.lines else [self.button])
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

    def _next(self) -> Command | None:
        self.table.teller.seated(self.seat)
        self.table.teller.uncover()
        self.app.sound.play("cloth")
        return Pop()

    def _asks(self) -> str:
        away = _("The others look away, please.")
        return f"{recap.summons(self.table.model, self.seat)} {away}"

    # -- drawing ----------------------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """Place the sheet in the middle: who is called and why, what happened meanwhile, the button."""
        kind = self.app.type
        asked = kind.height(self._asks(), LARGE, _WIDTH - 100) + 8
        name = max(52.0, kind.line_height(HERO))
        heading = kind.line_height(TITLE) + 10 if self.lines else 0
        self.told.rect = FRect(0, 0, _WIDTH - 80, 1)
        words = heading + self.told.wanted() + 16 if self.lines else 0
        self.sheet = FRect(0, 0, _WIDTH, min(44 + name + asked + words + 84, scale.height - 90))
        self.sheet.center = (scale.width / 2, scale.height / 2 + 10)
        self._words = FRect(self.sheet.left + 50, self.sheet.top + 44 + name, _WIDTH - 100, asked)
        top = self._words.bottom + heading
        self.told.rect = FRect(self.sheet.left + 44, top, _WIDTH - 80, max(1.0, self.sheet.bottom - 84 - top))
        self.told.read_from_the_top()
        width = max(200.0, self.button.width_for(kind) + 32)
        self.button.rect = FRect(self.sheet.centerx - width / 2, self.sheet.bottom - 68, width, 44)

    def draw_still(self, canvas: Canvas) -> None:
        """Draw a drawn curtain, and on it the sheet."""
        self._drapes(canvas)
        canvas.panel(self.sheet)
        centre = (self.sheet.centerx, self.sheet.top)
        draw_mark(canvas, self.table.match, self.seat, centre, 34)
        canvas.text(self.person, (centre[0], centre[1] + 44), HERO, canvas.theme.ink, align="center", width=_WIDTH - 60)
        canvas.paragraph(self._asks(), self._words, LARGE, align="center")
        if self.lines:
            said = _("Since your last turn")
            canvas.text(said, (centre[0], self._words.bottom + 2), TITLE, canvas.theme.teal, align="center")

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
