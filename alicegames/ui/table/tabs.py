"""The two tabs of the folded rail: players, log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

from alicegames.i18n import _
from alicegames.ui.app import keymap
from alicegames.ui.table.frame import BUTTON
from alicegames.ui.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.ui.app.scene import Command
    from alicegames.ui.table.frame import TableFrame


class RailTabs:
    """Which of the two is shown."""

    def __init__(self, on_change: Callable[[], None]) -> None:
        self.shown = "players"
        self.buttons: list[Button] = []
        self._on_change = on_change

    def toggle(self) -> Command | None:
        """Show the other one."""
        return self._show("log" if self.shown == "players" else "players")

    def _show(self, which: str) -> Command | None:
        self.shown = which
        self._on_change()
        return None

    def place(self, frame: TableFrame) -> None:
        """Make the two buttons where the rail is folded."""
        self.buttons = []
        if not frame.folded:
            return
        width = (frame.tabs.w - 8) / 2
        for number, (which, label, icon) in enumerate(
            (
                ("players", _("Players"), "icon_human"),
                ("log", _("Log ({key})").format(key=keymap.name("log")), "icon_log"),
            )
        ):
            button = Button(
                f"tab_{which}",
                label,
                lambda which=which: self._show(which),  # type: ignore[misc]
                kind="primary" if which == self.shown else "plain",
                icon=icon,
            )
            button.rect = FRect(frame.tabs.left + number * (width + 8), frame.tabs.top, width, BUTTON - 2)
            self.buttons.append(button)

    def hides(self, frame: TableFrame, rect: FRect) -> bool:
        """Whether a thing in the players' part is behind the log now."""
        return frame.folded and self.shown == "log" and frame.players.contains(rect)
