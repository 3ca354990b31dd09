"""When something is wrong with the program: the game is saved, the report is written, nothing is lost."""

from __future__ import annotations

import platform
import traceback
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pygame
from pygame import FRect

from alicegames import __version__, paths
from alicegames.i18n import _
from alicegames.ui.app.scene import Command, Home, Quit, SceneArgs, Stay
from alicegames.ui.draw.ground import draw_night
from alicegames.ui.scenes.dialogs import Dialog
from alicegames.ui.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale


def report_text(error: BaseException, logs: str) -> str:
    """Return the report: versions, what went wrong, and the choice log of the game at hand."""
    where = "".join(traceback.format_exception(error))
    system = f"{platform.system()} {platform.release()}, Python {platform.python_version()}, pygame-ce {pygame.ver}"
    return f"Alice Games {__version__}\n{system}\n\n{where}\n{logs or 'No game was open.'}\n"


def write_report(text: str) -> Path | None:
    """Write the report to the user's folder; return where, or None if that could not be done."""
    folder = paths.home() / "crashes"
    file = folder / f"{datetime.now(UTC):%Y%m%d-%H%M%S}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError:
        return None
    return file


class CrashScene(Dialog):
    """Say that something broke, where the report is, and offer the way back to the title."""

    name = "crash"
    overlay = False

    def __init__(self, app: App, error: BaseException) -> None:
        logs = "\n".join(log for log in (scene.report() for scene in app.stack) if log)
        self.report_shown = report_text(error, logs)
        self.file = write_report(self.report_shown)
        super().__init__(app, _("Something went wrong"), self._sentence())
        self.add_staying("copy", _("Copy report"), self._copy)
        self.add_staying("quit", _("Quit"), Quit)
        self.widgets.focus(self.add_staying("title", _("Back to the title"), Home), by_keyboard=False)
        self.buttons[-1].kind = "primary"

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
        saved = _("This is our fault, not yours. Your game is in its autosave: Continue takes you back to it.")
        if self.file is None:
            return saved + " " + _("The report could not be written to a file; please copy it from here.")
        return saved + " " + _("A report with the game’s moves was written to {file}.").format(file=self.file)

    def _copy(self) -> Command:
        try:
            pygame.scrap.put_text(self.report_shown)
            self.app.toast(_("The report is on the clipboard."))
        except pygame.error as fault:
            self.app.toast(_("It could not be copied ({reason}).").format(reason=fault))
        return Stay()
