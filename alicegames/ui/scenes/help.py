"""The list of shortcuts that ``?`` shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from alicegames.i18n import _
from alicegames.ui.scenes.dialogs import Dialog
from alicegames.ui.theme import BODY, BODY_BOLD, TITLE

if TYPE_CHECKING:
    from alicegames.ui.app import App
    from alicegames.ui.canvas import Canvas
    from alicegames.ui.scene import SceneArgs


def general_shortcuts() -> tuple[tuple[str, str], ...]:
    """Return the shortcuts that work everywhere."""
    return (
        (_("Tab, Shift+Tab"), _("next, previous")),
        (_("Arrows"), _("move among what is beside")),
        (_("Enter, Space"), _("press, pick")),
        (_("Esc"), _("back, menu")),
        (_("F1"), _("rules")),
        (_("F11"), _("full screen or window")),
        (_("?"), _("this list")),
    )


class HelpScene(Dialog):
    """Keys and what they do, of the scene below and everywhere."""

    name = "help"

    def __init__(self, app: App, shortcuts: tuple[tuple[str, str], ...]) -> None:
        super().__init__(app, _("Shortcuts"))
        self.rows = (*shortcuts, *general_shortcuts())
        self.widgets.focus(self.add("ok", _("Close"), lambda: None, kind="primary"), by_keyboard=False)

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> HelpScene:
        """Show the general list."""
        del args
        return cls(app, ())

    def extra_height(self) -> float:
        """Return the height of the rows."""
        return len(self.rows) * self._step() + 16

    def _step(self) -> float:
        return self.app.type.line_height(BODY) + 6

    def least_width(self) -> float:
        """Keys beside meanings, none cut."""
        meanings = max(self.app.type.width(meaning, BODY) for _keys, meaning in self.rows)
        return self._column() + meanings + 64

    def _column(self) -> float:
        return max(self.app.type.width(keys, BODY_BOLD) for keys, _meaning in self.rows) + 28

    def draw_still(self, canvas: Canvas) -> None:
        """Draw the rows, keys in bold."""
        super().draw_still(canvas)
        top = self.sheet.top + 28 + canvas.type.height(self.title, TITLE, 424) + 12
        left = self.sheet.left + 28
        for number, (keys, meaning) in enumerate(self.rows):
            y = top + number * self._step()
            canvas.text(keys, (left, y), BODY_BOLD)
            canvas.text(meaning, (left + self._column(), y), BODY)
            if number:
                rule = FRect(left, y - 4, self.sheet.width - 56, 1)
                canvas.fill(rule, canvas.theme.paper_deep)
