"""“What if”: the games that were played on from a place of this one, side by side with how each came out."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice, takewhile
from typing import TYPE_CHECKING, ClassVar, Final

from pygame import FRect

from alicegames.i18n import _, ngettext
from alicegames.storage import library
from alicegames.ui.app.commands import Command, Push, Stay
from alicegames.ui.draw.numbers import signed
from alicegames.ui.draw.seats import draw_disc
from alicegames.ui.draw.theme import BODY, BODY_BOLD, CAPTION
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.damaged import go_on
from alicegames.ui.scenes.dialogs import Dialog
from alicegames.ui.scenes.save_view import name_of
from alicegames.ui.widgets.listview import ListView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.storage import Opened, SaveDocument
    from alicegames.storage.library import Entry
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.replay.course import Course

_A_FRAME: Final = 6
"""Games read in each frame."""
_ROW: Final = 84.0
_ROWS: Final = 3


@dataclass(frozen=True, slots=True)
class Branch:
    """A game of the same deal that went another way."""

    entry: Entry
    ply: int
    """The choice, counted over chance's too, from which on it differs."""


class Branches:
    """The branches of a game, found on the shelf a few files at a time."""

    def __init__(self, opened: Opened) -> None:
        self._document, self._path = opened.document, opened.path
        self._unread: Iterator[Entry] = library.reading()
        self.is_reading = True
        self.found: list[Branch] = []

    def read_on(self) -> bool:
        """Look through some more files; return whether a branch was found."""
        known = len(self.found)
        more = list(islice(self._unread, _A_FRAME))
        self.is_reading = len(more) == _A_FRAME
        self.found += [Branch(entry, self._parting(entry.document)) for entry in more if self._is_branch(entry)]
        self.found.sort(key=lambda branch: branch.ply)
        return len(self.found) > known

    def _is_branch(self, entry: Entry) -> bool:
        ours, theirs = self._document, entry.document
        if entry.fault is not None or theirs is None or entry.path.resolve() == self._path.resolve():
            return False
        return (ours.game, ours.seed, ours.created) == (theirs.game, theirs.seed, theirs.created)

    def _parting(self, theirs: SaveDocument | None) -> int:
        pairs = zip(self._document.codes, theirs.codes if theirs else (), strict=False)
        return sum(1 for _same in takewhile(lambda pair: pair[0] == pair[1], pairs))


class BranchesDialog(Dialog):
    """Choose one of the branches to go through; each tells how it stands beside this game."""

    name: ClassVar[str] = "branches"

    def __init__(self, app: App, branches: Branches, course: Course) -> None:
        title = ngettext("Played on from here once", "Played on {count} times", len(branches.found))
        super().__init__(app, title.format(count=len(branches.found)), _("The same deal, gone another way."))
        self._course = course
        self._scores = course.opened.document.summary.scores
        self.list = ListView("list", tuple(branches.found), _ROW, self._draw_row, on_open=lambda _row: self._open())
        self.widgets.set([self.list])
        self.add("no", _("Back"), lambda: None)
        self.add("open", _("Replay this one"), self._open, kind="primary")
        self.widgets.focus(self.list)

    def extra_height(self) -> float:
        """Leave room for the list."""
        return _ROW * min(_ROWS, len(self.list.rows)) + 20

    def least_width(self) -> float:
        """Be wide enough for four seats and their points."""
        return 560.0

    def layout(self, scale: Scale) -> None:
        """Place the list over the buttons."""
        super().layout(scale)
        high = self.extra_height() - 8
        self.list.rect = FRect(self.sheet.left + 28, self.buttons[0].rect.top - 16 - high, self.sheet.width - 56, high)

    def _open(self) -> Command:
        branch = self.list.row
        if branch is None:
            return Stay()
        return go_on(self.app, branch.entry.path, Push, scene_class("replay"))

    def _draw_row(self, canvas: Canvas, branch: Branch, rect: FRect, selected: bool) -> None:  # noqa: FBT001 -- the list calls it
        theme, inner = canvas.theme, rect.inflate(-24, -16)
        colour = theme.teal if selected else theme.ink
        state = _("over") if branch.entry.over else _("running")
        step = self._course.stop_of(branch.ply)
        where = _("from step {step} on – {state}").format(step=step, state=state)
        room = canvas.text(where, (inner.right, inner.top + 2), CAPTION, theme.ink_soft, align="right")
        canvas.text(name_of(branch.entry), inner.topleft, BODY_BOLD, colour, width=room.left - inner.left - 12)
        wide = inner.width / max(1, len(branch.entry.seats))
        for number, seat in enumerate(branch.entry.seats):
            left, top = inner.left + number * wide, inner.top + 30
            draw_disc(canvas, seat.mark, FRect(left, top, 22, 22))
            canvas.text(self._told(branch, number), (left + 28, top), BODY, colour, width=wide - 32)

    def _told(self, branch: Branch, number: int) -> str:
        """Return a seat's points in a branch, and how many more or fewer than in this game."""
        if number >= len(branch.entry.scores) or number >= len(self._scores):
            return ""
        points = branch.entry.scores[number]
        more = points - self._scores[number]
        return f"{points} ({signed(more)})" if more else str(points)
