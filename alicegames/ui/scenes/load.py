"""Saved games: open, rename, throw away, bring back, import, export."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

import pygame
from pygame import FRect

from alicegames.i18n import _
from alicegames.storage import SaveError, library
from alicegames.ui.app.commands import Command, Pop, Push, Replace, Stay
from alicegames.ui.app.events import Key, UiEvent
from alicegames.ui.app.scene import Scene, SceneArgs
from alicegames.ui.draw.ground import HEADING_HEIGHT, draw_heading, draw_night
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.damaged import go_on
from alicegames.ui.scenes.dialogs import Ask, Confirm
from alicegames.ui.scenes.files import FileDialog, Question
from alicegames.ui.scenes.load_filter import LoadFilter
from alicegames.ui.scenes.save_view import PICTURE, broken, draw_details, draw_row, name_of, row_height
from alicegames.ui.scenes.thumbnail import thumbnails
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.listview import ListView
from alicegames.ui.widgets.tabs import Tabs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from alicegames.storage.library import Entry
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.widgets.base import Widget
    from alicegames.ui.widgets.button import Kind

_SIDE: Final = 176.0
_DETAILS: Final = 320.0
_AT_ONCE: Final = 24
"""Games read before the list is shown."""
_A_FRAME: Final = 6
"""Games read in each frame after that."""
_REST: Final = 0.12
"""Seconds a game must be selected before its picture is drawn: walking the list stays swift."""


class LoadScene(Scene):
    """Shelves at the left, the games in the middle, one game's details and what can be done with it at the right."""

    name = "load"

    def __init__(self, app: App, shelf: str = "games") -> None:
        super().__init__(app)
        self.list: ListView[Entry] = ListView(
            "games",
            (),
            84.0,
            self._draw_row,
            on_select=lambda _entry: self._selected(),
            on_open=lambda _entry: self._open(),
        )
        self.filter = LoadFilter(self._filter)
        self._read: list[Entry] = []
        """What has been read of the shelf so far; the rest follows, a few files a frame."""
        self._unread: Iterator[Entry] = iter(())
        self._is_reading = False
        self.tabs = Tabs("shelves", self._shelves(), shelf, lambda _shelf: self._reload())
        self.back = Button("back", _("Back"), Pop, icon="icon_arrow_left")
        self.importer = Button("import", _("Import"), self._ask_import, icon="icon_import")
        self._picture_due: float | None = None
        self._broken: dict[Path, Entry] = {}
        """What could not be drawn, and the rows that say so in its place."""
        self.sheet = self.details = FRect(0, 0, 0, 0)
        self._make_buttons()

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> LoadScene:
        """Open at a shelf."""
        return cls(app, (args.extra or {}).get("shelf", "games"))

    @staticmethod
    def _shelves() -> tuple[tuple[str, str, str], ...]:
        return (
            ("games", _("Your games"), "icon_save"),
            ("samples", _("Samples"), "icon_learn"),
            ("trash", _("Trash"), "icon_trash"),
        )

    def _make_buttons(self) -> None:
        def button(name: str, label: str, then: Callable[[], Command], icon: str, kind: Kind = "plain") -> Button:
            return Button(name, label, then, icon=icon, kind=kind)

        self.open = button("open", _("Open"), self._open, "icon_play", "primary")
        self.replay = button("replay", _("Replay"), self._replay, "icon_replay")
        self.rename = button("rename", _("Rename"), self._ask_name, "icon_edit")
        self.export = button("export", _("Export"), self._ask_export, "icon_export")
        self.delete = button("delete", _("To the trash"), self._ask_delete, "icon_trash")
        self.restore = button("restore", _("Put back"), self._restore, "icon_undo", "primary")
        self.empty = button("empty", _("Empty the trash"), self._ask_empty, "icon_trash", "danger")

    # -- what is shown ----------------------------------------------------------------------------------------

    @property
    def entry(self) -> Entry | None:
        """The game selected."""
        row = self.list.row
        return row and self._broken.get(row.path, row)

    def enter(self) -> None:
        """Read the shelf anew: a game may have gone on meanwhile."""
        self._reload()
        if self.widgets.focused is None:
            self.widgets.focus(self.list, by_keyboard=False)

    def _reload(self) -> Command:
        shelf = self.tabs.value
        readers: dict[str, Callable[[], Iterator[Entry]]] = {
            "games": library.reading,
            "samples": lambda: iter(library.samples()),
            "trash": lambda: library.reading(library.trash_folder()),
        }
        self._unread = readers[shelf]()
        self._read, self._is_reading = [], True
        self.list.set(())
        self._read_on(_AT_ONCE)
        self._picture_due = self.app.clock()
        self.list.empty = {
            "games": _("No games yet. Every game you begin is kept here, choice by choice, without being asked."),
            "samples": _("There are no sample games here."),
            "trash": _("The trash is empty."),
        }[shelf]
        self.layout(self.app.scale)
        return Stay()

    def _read_on(self, count: int) -> None:
        """Read some more files; those that are searched for are added to the list."""
        more = list(islice(self._unread, count))
        self._is_reading = len(more) == count
        self._read += more
        self.list.extend([entry for entry in more if self.filter.wants(entry)])
        self._enable()

    def _filter(self) -> Command:
        self.list.set([entry for entry in self._read if self.filter.wants(entry)])
        self.list.empty = _("No game fits.") if self._read else self.list.empty
        return self._selected()

    def _selected(self) -> Command:
        self._enable()
        self._picture_due = self.app.clock() + _REST
        self.refresh()
        return Stay()

    def _shown_buttons(self) -> list[Button]:
        shown = {
            "games": [self.open, self.replay, self.rename, self.export, self.delete],
            "samples": [self.open, self.replay, self.export],
            "trash": [self.restore, self.empty],
        }
        return shown[self.tabs.value]

    def _enable(self) -> None:
        why = "" if self.entry else _("No game is selected.")
        damaged = str(self.entry.fault) if self.entry and self.entry.fault else ""
        for button in self._shown_buttons():
            reason = why or (damaged if button in (self.rename, self.replay) else "")
            if reason:
                button.disable(reason)
            else:
                button.enable()

    def update(self, now: float) -> float | None:
        """Draw the selected game's picture once the selection rests."""
        waits = [super().update(now)]
        if self._is_reading:
            self._read_on(_A_FRAME)
            self.refresh()
            waits.append(0.0)
        if self._picture_due is not None and now >= self._picture_due:
            self._picture_due = None
            if self.entry and not (self.entry.fault or self.entry.over):
                thumbnails(self.app).draw(self.entry, PICTURE)
                self.refresh()
        elif self._picture_due is not None:
            waits.append(self._picture_due - now)
        return min((wait for wait in waits if wait is not None), default=None)

    # -- commands ---------------------------------------------------------------------------------------------

    def _open(self) -> Command:
        entry = self.entry
        if entry is None or self.tabs.value == "trash":
            return Stay()
        self.app.sound.play("page")
        return go_on(self.app, entry.path, Replace)

    def _try(self, action: Callable[[], object], said: str) -> Command:
        """Do something to a file; say that it was done, or why not."""
        try:
            action()
        except SaveError as fault:
            self.app.toast(str(fault))
        else:
            self.app.sound.play("snap")
            if said:
                self.app.toast(said)
        self._reload()
        return Stay()

    def _replay(self) -> Command:
        """Go through the selected game again."""
        assert self.entry is not None, "the button is disabled"
        return go_on(self.app, self.entry.path, Push, scene_class("replay"))

    def _ask_name(self) -> Command:
        entry = self.entry
        if entry is None:
            return Stay()
        return Push(
            Ask(
                self.app,
                _("Rename the game"),
                "",
                entry.title or name_of(entry),
                _("Rename"),
                lambda name: self._try(lambda: library.rename(entry.path, name), ""),
            )
        )

    def _ask_delete(self) -> Command:
        entry = self.entry
        if entry is None:
            return Stay()
        return Push(
            Confirm(
                self.app,
                _("Throw “{name}” away?").format(name=name_of(entry)),
                _("It goes to the trash, from where it can be put back."),
                _("To the trash"),
                lambda: self._try(lambda: library.delete(entry.path), ""),
                kind="danger",
            )
        )

    def _restore(self) -> Command:
        entry = self.entry
        if entry is None:
            return Stay()
        return self._try(lambda: library.restore(entry.path), _("“{name}” is back.").format(name=name_of(entry)))

    def _ask_empty(self) -> Command:
        question = Confirm(
            self.app,
            _("Empty the trash?"),
            _("The games in it are gone for good then."),
            _("Empty the trash"),
            lambda: self._try(library.empty_trash, ""),
            kind="danger",
        )
        return Push(question)

    def _ask_export(self) -> Command:
        entry = self.entry
        if entry is None:
            return Stay()
        words = _("A copy is written to this file.")
        question = Question(_("Export the game"), words, _("Export"), ".json", entry.path.stem)
        return Push(FileDialog(self.app, question, lambda file: self._export(entry.path, file)))

    def _export(self, game: Path, file: Path) -> Command:
        return self._try(lambda: library.export(game, file), _("Written to {file}.").format(file=file))

    def _ask_import(self) -> Command:
        words = _("A saved game, for example one that a friend exported. A path can be typed or pasted too.")
        question = Question(_("Import a game"), words, _("Import"), ".json")
        said = _("It stands on your shelf now.")
        return Push(FileDialog(self.app, question, lambda file: self._try(lambda: library.import_game(file), said)))

    # -- layout and drawing -----------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """Place shelves, list, details and buttons."""
        width = min(1280.0, scale.width - 48)
        left, top = (scale.width - width) / 2, HEADING_HEIGHT
        side = max(_SIDE, self.tabs.width_for(self.app.type))
        self.list.row_height = row_height(self.app.type)
        bottom = scale.height - 24
        self.tabs.rect = FRect(left, top, side, self.tabs.height())
        self.back.rect = FRect(left, bottom - 44, side, 44)
        self.importer.rect = FRect(left, bottom - 100, side, 44)
        self.sheet = FRect(left + side + 16, top, width - side - _DETAILS - 32, bottom - top)
        self.details = FRect(self.sheet.right + 16, top, _DETAILS, bottom - top)
        inner = self.sheet.inflate(-16, -16)
        self.filter.place(FRect(left, self.tabs.rect.bottom + 20, side, 0))
        self.filter.search.rect = FRect(inner.left + 4, inner.top + 4, inner.width - 8, 40)
        self.list.rect = FRect(inner.left, inner.top + 52, inner.width, inner.height - 52)
        buttons = self._shown_buttons()
        self._enable()
        self._stack_buttons(buttons)
        self.widgets.set([self.tabs, *self._filters(), self.list, *buttons, self.importer, self.back])
        self.refresh()

    def _filters(self) -> list[Widget]:
        return [self.filter.search, self.filter.games, self.filter.states]

    def _stack_buttons(self, buttons: list[Button]) -> None:
        """The first button over the whole width, the others under it in pairs."""
        inner = FRect(self.details.left + 20, 0, _DETAILS - 40, 0)
        rest = buttons[1:]
        rows = (len(rest) + 1) // 2
        top = self.details.bottom - 20 - 42 * (rows + 1) - 10 * rows
        buttons[0].rect = FRect(inner.left, top, inner.width, 42)
        for number, button in enumerate(rest):
            alone = number == len(rest) - 1 and number % 2 == 0
            wide = inner.width if alone else (inner.width - 10) / 2
            left = inner.left + (number % 2) * (wide + 10)
            button.rect = FRect(left, top + 52 * (number // 2 + 1), wide, 42)

    def draw_still(self, canvas: Canvas) -> None:
        """Draw wall, heading, sheets and the selected game."""
        draw_night(canvas)
        draw_heading(canvas, _("Saved games"), _("Every choice is kept at once; nothing needs to be saved by hand."))
        self.filter.draw(canvas)
        canvas.panel(self.sheet)
        canvas.panel(self.details)
        if self.entry:
            room = FRect(self.details.left + 20, self.details.top + 20, _DETAILS - 40, 0)
            room.height = self._shown_buttons()[0].rect.top - 16 - room.top
            picture = thumbnails(self.app).ready(self.entry, PICTURE)
            self._apart(self.entry, lambda entry: draw_details(canvas, entry, room, picture))

    def _draw_row(self, canvas: Canvas, entry: Entry, rect: FRect, selected: bool) -> None:  # noqa: FBT001 -- the list calls it
        """Draw a row apart from all others: one that breaks says so, and the rest of the list stays."""
        self._apart(entry, lambda row: draw_row(canvas, row, rect, selected))

    def _apart(self, entry: Entry, draw: Callable[[Entry], None]) -> None:
        known = self._broken.get(entry.path, entry)
        try:
            draw(known)
        except Exception as error:
            if known is not entry:
                raise
            self._broken[entry.path] = broken(entry, error)
            draw(self._broken[entry.path])
            self.refresh()

    def handle(self, event: UiEvent) -> Command | None:
        """Delete throws the selected game away, F2 renames it."""
        is_typing = self.widgets.focused is self.filter.search
        if isinstance(event, Key) and self.tabs.value == "games" and self.entry and not is_typing:
            if event.key == pygame.K_DELETE:
                return self._ask_delete()
            if event.key == pygame.K_F2 and not self.entry.fault:
                return self._ask_name()
        return super().handle(event)

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Return what the keys do here."""
        return (
            (_("Up, Down"), _("select a game")),
            (_("Enter"), _("open it")),
            (_("F2, Delete"), _("rename it, throw it away")),
        )
