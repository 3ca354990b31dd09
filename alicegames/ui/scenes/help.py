"""The list of shortcuts that ``?`` shows."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.i18n import _
from alicegames.ui.app import keymap
from alicegames.ui.draw.theme import BODY, BODY_BOLD, TITLE
from alicegames.ui.scenes.dialogs import Dialog

if TYPE_CHECKING:
    from alicegames.ui.app.app import App
    from alicegames.ui.app.scene import SceneArgs
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.draw.theme import Style

Rows = tuple[tuple[str, str], ...]
_SHAPES: Final = ((1, 1.0), (2, 1.0), (2, 0.9), (2, 0.8), (2, 0.7), (2, 0.6), (2, 0.5))
"""Columns, and the share of the text size: the first that fits the window is taken."""
_GAP: Final = 32.0
"""Between two columns, in units."""


def general_shortcuts() -> tuple[tuple[str, str], ...]:
    """Return the shortcuts that work everywhere."""
    return (
        (f"{keymap.name('next')}, {keymap.name('previous')}", _("next, previous")),
        (_("Arrows"), _("move among what is beside")),
        (_("{key}, Space").format(key=keymap.name("pick")), _("press, pick")),
        (keymap.name("back"), _("back, menu")),
        (keymap.name("rules"), _("rules")),
        (keymap.name("fullscreen"), _("full screen or window")),
        (_("?"), _("this list")),
    )


class HelpScene(Dialog):
    """Keys and what they do, of the scene below and everywhere."""

    name = "help"
    closes_beside = True

    def __init__(self, app: App, shortcuts: tuple[tuple[str, str], ...]) -> None:
        super().__init__(app, _("Shortcuts"))
        told = {keys for keys, _meaning in shortcuts}
        self.rows: Rows = (*shortcuts, *(row for row in general_shortcuts() if row[0] not in told))
        self._shape = _SHAPES[0]
        self.widgets.focus(self.add("ok", _("Close"), lambda: None, kind="primary"), by_keyboard=False)

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> HelpScene:
        """Show the general list."""
        del args
        return cls(app, ())

    def layout(self, scale: Scale) -> None:
        """Take one column, or two, or smaller words, so that the whole list is in the window."""
        for shape in _SHAPES:
            self._shape = shape
            if self.fits(scale):
                break
        super().layout(scale)

    def extra_height(self) -> float:
        """Return the height of the rows."""
        return self._lines() * self._step() + 16

    def _lines(self) -> int:
        return math.ceil(len(self.rows) / self._shape[0])

    def _style(self, style: Style) -> Style:
        return style.at(style.size * self._shape[1])

    def _step(self) -> float:
        return self.app.type.line_height(self._style(BODY)) + 6

    def least_width(self) -> float:
        """Keys beside meanings, none cut."""
        return sum(self._keys(rows) + self._meanings(rows) + _GAP for rows in self._columns()) - _GAP + 64

    def _columns(self) -> list[Rows]:
        return [self.rows[first : first + self._lines()] for first in range(0, len(self.rows), self._lines())]

    def _meanings(self, rows: Rows) -> float:
        return max(self.app.type.width(meaning, self._style(BODY)) for _keys, meaning in rows)

    def _keys(self, rows: Rows) -> float:
        return max(self.app.type.width(keys, self._style(BODY_BOLD)) for keys, _meaning in rows) + 28

    def draw_still(self, canvas: Canvas) -> None:
        """Draw the rows, keys in bold."""
        super().draw_still(canvas)
        top = self.sheet.top + 28 + canvas.type.height(self.title, TITLE, 424) + 12
        columns, left = self._columns(), self.sheet.left + 28
        spare = (self.sheet.width - self.least_width()) / len(columns)
        for rows in columns:
            wide = self._keys(rows) + self._meanings(rows) + spare
            self._draw_rows(canvas, rows, FRect(left, top, wide, 0))
            left += wide + _GAP

    def _draw_rows(self, canvas: Canvas, rows: Rows, room: FRect) -> None:
        for number, (keys, meaning) in enumerate(rows):
            y = room.top + number * self._step()
            canvas.text(keys, (room.left, y), self._style(BODY_BOLD))
            canvas.text(meaning, (room.left + self._keys(rows), y), self._style(BODY))
            if number:
                canvas.fill(FRect(room.left, y - 4, room.width, 1), canvas.theme.paper_deep)
