"""From a replay to a file that anybody can look at: this moment as a picture, or the game as a moving one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from pygame import FRect

from alicegames import faults
from alicegames.i18n import _
from alicegames.ui.app.commands import Command, Pop, Push, Stay
from alicegames.ui.draw.theme import CAPTION
from alicegames.ui.replay.film import Cut, Film, save_picture
from alicegames.ui.scenes.dialogs import Dialog, Menu
from alicegames.ui.scenes.files import FileDialog, Question

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.replay.course import Course

_FILM_SIZE: Final = (960, 600)
"""Pixels: what people send each other."""
_BAR: Final = 10.0


def menu(app: App, course: Course) -> Menu:
    """Ask which of the two is wanted of what the replay shows just now."""
    name = course.opened.path.stem
    quiet = app.settings.model_copy(update={"sound": False})

    def write_picture(out: Path) -> Command:
        save_picture(course.opened, Cut(course.eyes, app.screen.size()), course.stop, out, quiet)
        return _said(app, _("Written to {file}.").format(file=out))

    def write_film(out: Path) -> Command:
        return Push(Filming(app, Film(course.opened, Cut(course.eyes, _FILM_SIZE), quiet), out))

    return Menu(
        app,
        _("Share as a picture"),
        [
            ("no", _("Back"), lambda: None),
            ("picture", _("This moment"), lambda: Push(_ask(app, name, ".png", write_picture))),
            ("film", _("The game, moving"), lambda: Push(_ask(app, name, ".gif", write_film))),
        ],
    )


def _ask(app: App, name: str, ending: str, then: Callable[[Path], Command]) -> FileDialog:
    def write(out: Path) -> Command:
        try:
            return then(out)
        except OSError as error:
            return _said(app, _unwritten(out, error))

    title, text = _("Share as a picture"), _("The picture is written to this file.")
    return FileDialog(app, Question(title, text, _("Write"), ending, name), write)


def _said(app: App, sentence: str) -> Command:
    app.toast(sentence)
    return Stay()


def _unwritten(out: Path, error: OSError) -> str:
    return faults.unwritten(out, error)


class Filming(Dialog):
    """Draws a film picture by picture, shows how far it is, and can be left."""

    name: ClassVar[str] = "filming"

    def __init__(self, app: App, film: Film, out: Path) -> None:
        super().__init__(app, _("Drawing the game"), str(out))
        self.film = film
        self.out = out
        self.bar = FRect(0, 0, 0, 0)
        self.widgets.focus(self.add("no", _("Cancel"), lambda: None), by_keyboard=False)

    def extra_height(self) -> float:
        """Leave room for the bar."""
        return 44.0

    def layout(self, scale: Scale) -> None:
        """Place the bar over the button."""
        super().layout(scale)
        button = self.buttons[0].rect
        self.bar = FRect(self.sheet.left + 28, button.top - 28, self.sheet.width - 56, _BAR)

    def update(self, now: float) -> float | None:
        """Draw the next picture; after the last one write the file and close."""
        super().update(now)
        if not self.film.is_drawn:
            self.film.step()
            self.touch()
            return 0.0
        self.app.go(Pop())
        try:
            self.film.save(self.out)
        except OSError as error:
            self.app.toast(_unwritten(self.out, error))
        else:
            self.app.toast(_("Written to {file}.").format(file=self.out))
        return 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar and the count."""
        done, pictures = self.film.progress
        theme, full = canvas.theme, self.bar
        canvas.rounded(full, theme.paper_deep, None, radius=5)
        canvas.rounded(
            FRect(full.left, full.top, full.width * done / pictures, full.height), theme.teal, None, radius=5
        )
        words = _("picture {done} of {pictures}").format(done=done, pictures=pictures)
        canvas.text(words, (full.left, full.top - 22), CAPTION, theme.ink_soft)
        super().draw(canvas)
