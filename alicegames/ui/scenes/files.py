"""Which file: a folder's list, the usual places beside it, and a line for a name or a whole path."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

import pygame
from pygame import FRect

from alicegames.i18n import _
from alicegames.storage import SaveError, files, folders
from alicegames.storage.folders import Found
from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.app.events import Key, UiEvent
from alicegames.ui.draw.theme import BODY, CAPTION, TITLE, Style
from alicegames.ui.scenes.dialogs import Dialog
from alicegames.ui.scenes.save_view import when
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.entry import TextEntry
from alicegames.ui.widgets.listview import ListView

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.ui.app.app import App
    from alicegames.ui.app.scene import SceneArgs
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale

_WIDTH: Final = 860.0
_HEIGHT: Final = 620.0
_MARGIN: Final = 24.0
_CONTROL: Final = 40.0
_LONGEST: Final = 2000
"""Characters of a path."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a file is wanted for: a title, a sentence, the button's word and the ending (``.json``).

    ``name`` is proposed for a new file, without its ending; empty where a file that is there is wanted.
    """

    title: str
    text: str
    yes: str
    ending: str
    name: str = ""


class FileDialog(Dialog):
    """Answers ``then`` with a file: one that is there, or (with a name proposed) one that is not there yet."""

    name: ClassVar[str] = "files"

    def __init__(self, app: App, question: Question, then: Callable[[Path], Command | None]) -> None:
        super().__init__(app, question.title, question.text)
        self.question = question
        self.then = then
        self.said = ""
        """What is wrong, in a sentence."""
        self.folder = Path.home()
        self._picked: Found | None = None
        """The row whose name stands in the line: a name that cannot be typed is right all the same."""
        self.list: ListView[Found] = ListView(
            "files", (), _CONTROL, self._draw_row, on_select=self._pick, on_open=self._open
        )
        self.entry = TextEntry("entry", limit=_LONGEST, on_change=self._typed)
        self.places = self._places()
        self.widgets.set([*self.places, self.list, self.entry])
        self.add("no", _("Cancel"), lambda: None)
        self.yes = Button("yes", question.yes, self._answer_typed, kind="primary")
        self.buttons.append(self.yes)
        self.widgets.set([*self.widgets.widgets, self.yes])
        self._begin()

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> FileDialog:
        """Show a question without effect, for a screenshot."""
        del args
        text = _("A saved game, for example one that a friend exported. A path can be typed or pasted too.")
        return cls(app, Question(_("Import a game"), text, _("Import"), ".json"), lambda _file: None)

    def _places(self) -> list[Button]:
        names = {
            "home": (_("Home"), "icon_home"),
            "desktop": (_("Desktop"), "icon_window"),
            "documents": (_("Documents"), "icon_rules"),
            "downloads": (_("Downloads"), "icon_arrow_down"),
        }
        return [
            Button(place, names[place][0], lambda folder=folder: self._go(folder), icon=names[place][1])  # type: ignore[misc]
            for place, folder in folders.usual().items()
        ]

    def _begin(self) -> None:
        """Open where such files mostly are: what a friend has sent in the downloads, a new file at home."""
        usual = folders.usual()
        self._go(usual["home"] if self.question.name else usual.get("downloads", usual["home"]))
        if self.question.name:
            self._propose()
        self.widgets.focus(self.entry if self.question.name else self.list, by_keyboard=False)
        if self.question.name:
            self.entry.focus_from(1)

    def _propose(self) -> None:
        name = self.question.name
        with suppress(OSError):  # what is wrong with the folder is said already
            name = folders.free_name(self.folder, name, self.question.ending)
        self.entry.set(name)

    # -- folders ----------------------------------------------------------------------------------------------

    def _go(self, folder: Path) -> Command:
        """Show a folder, or say why it cannot be shown and stay."""
        try:
            found = folders.listing(folder, self.question.ending)
        except OSError as error:
            return self._say(_cannot(_("“{folder}” cannot be read ({system}); choose another."), folder, error))
        left, self.folder = self.folder, folder
        up = () if folder.parent == folder else (Found(folder.parent, is_folder=True),)
        self.list.set((*up, *found))
        kept = self.entry.value
        self.layout(self.app.scale)
        if self.list.rows:
            self.list.select(self._first(left))
        if self.question.name:  # only a click or an arrow key takes another file's name for the new one
            self._picked = None
            self.entry.set(kept)
        none = all(each.is_folder for each in found) and not self.question.name
        return self._say(_("No file here ends in {ending}.").format(ending=self.question.ending) if none else "")

    def _walk(self, folder: Path) -> Command:
        """Go to a folder that was typed; the line is free again for a name."""
        if not self.question.name:
            self.entry.set("")
        return self._go(folder)

    def _first(self, left: Path) -> int:
        """Return the row to begin with: the folder just left, else the newest file."""
        rows = self.list.rows
        back = [index for index, row in enumerate(rows) if row.path == left and index]
        files_at = [index for index, row in enumerate(rows) if not row.is_folder]
        return (*back, *files_at, 0)[0]

    def _say(self, sentence: str) -> Command:
        self.said = sentence
        self.layout(self.app.scale)
        self.refresh()
        return Stay()

    # -- answers ----------------------------------------------------------------------------------------------

    def _pick(self, row: Found) -> Command:
        """Put a file's name into the line; a name thought of for a new file stays while folders are walked."""
        if not (row.is_folder and self.question.name) and (self.widgets.focused is self.list or not self.question.name):
            self._picked = row
            self.entry.set("" if row.is_folder else row.name)
        return Stay()

    def _typed(self, text: str) -> Command:
        del text
        self._picked = None
        return self._say("") if self.said else Stay()

    def _open(self, row: Found) -> Command:
        return self._go(row.path) if row.is_folder else self._answer_typed()

    def _answer_typed(self) -> Command:
        """Answer with what stands in the line, a folder by going there."""
        row = self._picked
        if row is not None and self.entry.value == ("" if row.is_folder else row.name):
            return self._take(row.path)
        if not (typed := self.entry.value.strip()):
            return self._say(_("Choose a file, or type its name."))
        try:
            return self._take(self.folder / files.expanded(typed))
        except SaveError as fault:
            return self._say(str(fault))

    def _take(self, path: Path) -> Command:
        try:
            if path.is_dir():
                return self._walk(path)
            if self.question.name and not path.name.lower().endswith(self.question.ending):
                path = path.with_name(path.name + self.question.ending)
            wrong = self._wrong(path)
        except OSError as error:
            wrong = _cannot(_("“{folder}” cannot be used ({system}); choose another."), path, error)
        return self._say(wrong) if wrong else self._answer(lambda: self.then(path))

    def _wrong(self, path: Path) -> str:
        """Return why the file cannot be the answer; nothing is ever written over."""
        if not path.parent.is_dir():
            return _("There is no folder “{folder}”.").format(folder=path.parent)
        if self.question.name and path.exists():
            return _("“{file}” is there already; choose another name.").format(file=path.name)
        if not self.question.name and not path.exists():
            return _("There is no file “{file}” in this folder.").format(file=path.name)
        return ""

    def handle(self, event: UiEvent) -> Command | None:
        """Enter in the line answers, Backspace in the list goes up, Ctrl+V pastes a path from anywhere."""
        if isinstance(event, Key):
            focused = self.widgets.focused
            if focused is self.entry and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                return self._answer_typed()
            if focused is self.list and event.key == pygame.K_BACKSPACE:
                return self._go(self.folder.parent)
            if event.ctrl and event.key == pygame.K_v and focused is not self.entry:
                self.widgets.focus(self.entry)
                self.entry.focus_from(1)
        return super().handle(event)

    # -- layout and drawing -----------------------------------------------------------------------------------

    def _words(self, text: str, style: Style, width: float) -> float:
        return self.app.type.height(text, style, width) if text else 0.0

    def fits(self, scale: Scale) -> bool:
        """Whether some rows of the list are left in the window."""
        self.layout(scale)
        return self.list.rect.height >= 2 * _CONTROL

    def layout(self, scale: Scale) -> None:
        """Place words, places, list, line and buttons from the top and the foot towards each other."""
        size = (min(_WIDTH, scale.width - 32), min(_HEIGHT, scale.height - 32))
        self.sheet = FRect((scale.width - size[0]) / 2, (scale.height - size[1]) / 2, *size)
        inner, kind = self.sheet.inflate(-2 * _MARGIN, -2 * _MARGIN), self.app.type
        top = inner.top + self._words(self.title, TITLE, inner.width) + self._words(self.text, BODY, inner.width)
        top += kind.line_height(CAPTION) + 18
        right = inner.right
        for button in reversed(self.buttons):
            wide = max(104.0, button.width_for(kind))
            button.rect = FRect(right - wide, inner.bottom - _CONTROL, wide, _CONTROL)
            right -= wide + 12
        self.entry.rect = FRect(inner.left, inner.bottom - 2 * _CONTROL - 12, inner.width, _CONTROL)
        bottom = self.entry.rect.top - 8 - self._words(self.said, CAPTION, inner.width)
        side = max(button.width_for(kind) for button in self.places)
        for number, button in enumerate(self.places):
            button.rect = FRect(inner.left, top + number * (_CONTROL + 6), side, _CONTROL)
        self.list.row_height = max(_CONTROL - 4, kind.line_height(BODY) + 10)
        self.list.rect = FRect(inner.left + side + 14, top, inner.width - side - 14, bottom - 6 - top)

    def draw_still(self, canvas: Canvas) -> None:
        """Draw the sheet, what is asked, the folder, and what is wrong."""
        canvas.panel(self.sheet)
        inner = self.sheet.inflate(-2 * _MARGIN, -2 * _MARGIN)
        top = inner.top + canvas.paragraph(self.title, inner, TITLE, canvas.theme.teal) + 4
        if self.text:
            top += canvas.paragraph(self.text, FRect(inner.left, top, inner.width, 1), BODY)
        canvas.text(_cut_left(canvas, str(self.folder), inner.width), (inner.left, top + 2), CAPTION)
        if self.said:
            high = self._words(self.said, CAPTION, inner.width)
            place = FRect(inner.left, self.entry.rect.top - 6 - high, inner.width, high)
            canvas.paragraph(self.said, place, CAPTION, canvas.theme.rose)

    def _draw_row(self, canvas: Canvas, row: Found, rect: FRect, selected: bool) -> None:  # noqa: FBT001 -- the list's
        theme = canvas.theme
        middle = rect.centery - canvas.type.line_height(BODY) / 2
        is_up = row.path == self.folder.parent
        icon = "icon_arrow_up" if is_up else "icon_folder" if row.is_folder else "icon_save"
        canvas.sprite(icon, FRect(rect.left + 12, rect.centery - 10, 20, 20), tint=theme.ink_soft)
        right = rect.right - 14
        if not row.is_folder:
            right = (
                canvas.text(when(row.changed), (right, middle + 2), CAPTION, theme.ink_soft, align="right").left - 12
            )
        shown = _("One folder up") if is_up else row.name
        left = rect.left + 42
        canvas.text(shown, (left, middle), BODY, theme.teal if selected else theme.ink, width=right - left)

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Return what the keys do here."""
        return (
            (_("Up, Down"), _("choose a file")),
            (_("Enter"), _("take it, open a folder")),
            (_("Backspace"), _("one folder up")),
        )


def _cannot(words: str, folder: Path, error: OSError) -> str:
    return words.format(folder=folder, system=error.strerror or error)


def _cut_left(canvas: Canvas, path: str, width: float) -> str:
    """Return a path to show; of a long one the end, which tells where one is."""
    shown = "".join(char if char.isprintable() else "?" for char in path)
    while canvas.type.width(shown, CAPTION) > width:
        shown = "…" + shown[max(2, len(shown) // 20) :]
    return shown
