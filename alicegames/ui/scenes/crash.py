"""When something is wrong with the program: the game is saved, the report is written, nothing is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from alicegames.i18n import _
from alicegames.storage import SaveError, library, report
from alicegames.ui.app.scene import Command, Home, Quit, SceneArgs, Stay
from alicegames.ui.draw.ground import draw_night
from alicegames.ui.scenes.dialogs import Dialog
from alicegames.ui.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from alicegames.storage.report import Reported, Written
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale


class CrashScene(Dialog):
    """Say that something broke, where the report is, and offer the way back to the title."""

    name = "crash"
    overlay = False

    def __init__(self, app: App, error: BaseException) -> None:
        self._error = error
        self._games = _games(app)
        self.blamed = _blamed(app, self._games)
        """The saved game that has broken the program before; None the first time."""
        self.report_shown = report.text_of(error, self._games)
        self.written: Written = report.write(self.report_shown, self._games)
        super().__init__(app, _("Something went wrong"), self._sentence())
        self.add_staying("copy", _("Copy report"), self._copy)
        if any(not game.is_open for game in self._games):
            self.add_staying("hidden", _("Report hidden cards too"), self._tell_everything)
        self.add_staying("quit", _("Quit"), Quit)
        last = self.add_staying("title", _("Back to the title"), Home)
        if self.blamed is not None:
            last = self.add_staying("without", _("Title without this game"), self._set_aside)
        self.widgets.focus(last, by_keyboard=False)
        last.kind = "primary"

    @property
    def file(self) -> Path | None:
        """Where the report is; None if it could not be written."""
        return self.written.text

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> CrashScene:
        """Show it for an error that never was."""
        del args
        return cls(app, RuntimeError("a picture of the crash scene"))

    def layout(self, scale: Scale) -> None:
        """Leave room over the sheet for the one who fell."""
        super().layout(scale)
        self.sheet.top += 70
        for button in self.buttons:
            button.rect.top += 70

    def draw_still(self, canvas: Canvas) -> None:
        """Draw the wall, and who sat on it."""
        draw_night(canvas)
        height = min(240.0, self.sheet.top - 24)
        egg = FRect(self.sheet.centerx - height * 5 / 12, self.sheet.top - height + 1, height * 5 / 6, height)
        canvas.sprite("humpty_dumpty", egg)
        super().draw_still(canvas)

    def add_staying(self, widget_id: str, label: str, then: Callable[[], Command]) -> Button:
        """Add a button that does not close the sheet first."""
        button = Button(widget_id, label, then)
        self.buttons.append(button)
        self.widgets.set([*self.widgets.widgets, button])
        return button

    def _sentence(self) -> str:
        lines = [_("This is our fault, not yours. Your game is in its autosave: Continue takes you back to it.")]
        if self.blamed is not None:
            lines = [
                _("This is our fault, not yours, and not for the first time with this game."),
                _("It can be put into the trash, from where Load brings it back; the title then opens without it."),
            ]
        if self.file is None:
            lines.append(_("The report could not be written to a file; please copy it from here."))
        else:
            lines.append(_("A report was written to {file}.").format(file=self.file))
        if self.written.game is not None:
            lines.append(_("“alicegames play --open report” opens the game as it was."))
        elif self._games:
            lines.append(_("It does not tell what is hidden from somebody here, so the game cannot be opened from it."))
        return " ".join(lines)

    def _tell_everything(self) -> Command:
        self.report_shown = report.text_of(self._error, self._games, everything=True)
        self.written = report.write(self.report_shown, self._games, everything=True)
        self.text = self._sentence()
        self.layout(self.app.scale)
        self.refresh()
        return Stay()

    def _set_aside(self) -> Command:
        """Go to the title; the game lets its file go first."""
        self.app.go(Home())
        blamed = self.blamed
        assert blamed is not None
        try:
            library.delete(blamed)
        except SaveError as fault:
            self.app.toast(str(fault))
        else:
            self.app.broken.pop(blamed, None)
            self.app.toast(_("The game lies in the trash. Load shows it there."))
        self.app.top.enter()
        return Stay()

    def _copy(self) -> Command:
        try:
            pygame.scrap.put_text(self.report_shown)
            self.app.toast(_("The report is on the clipboard."))
        except pygame.error as fault:
            self.app.toast(_("It could not be copied ({reason}).").format(reason=fault))
        return Stay()


def _games(app: App) -> list[Reported]:
    """Return the games on the stack, each once: a curtain reports its table's."""
    found = (scene.report() for scene in app.stack)
    return list({id(game.session): game for game in found if game is not None}.values())


def _blamed(app: App, games: list[Reported]) -> Path | None:
    """Count a fault against the game at hand; return its file if it is not the first one."""
    at_hand = [path for path in (app.opening, *(game.path for game in games)) if path is not None]
    app.opening = None
    if not at_hand:
        return None
    path = at_hand[-1]
    app.broken[path] += 1
    return path if app.broken[path] > 1 and path.is_file() else None
