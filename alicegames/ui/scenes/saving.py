"""A table's autosave: the sign that stays while it fails, trying again, and the question before leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pygame import FRect

from alicegames.i18n import _
from alicegames.storage import statistics
from alicegames.ui.draw.theme import LABEL
from alicegames.ui.scenes.dialogs import Confirm

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from alicegames.core.session import Session
    from alicegames.match import Match
    from alicegames.storage import Autosave
    from alicegames.ui.app.app import App
    from alicegames.ui.app.commands import Command
    from alicegames.ui.app.scene import Scene
    from alicegames.ui.draw.canvas import Canvas

AGAIN: Final = 5.0
"""Seconds after which a save that failed is tried again."""


class Saving:
    """Keeps a table's game on disk; without an autosave (a lesson, a screenshot) it keeps nothing."""

    def __init__(self, app: App, autosave: Autosave | None, session: Callable[[], Session[Any, Any]]) -> None:
        self._app, self._autosave, self._session = app, autosave, session
        self._due = 0.0
        self._is_given_up = False
        self._question: Scene | None = None
        if autosave is not None and autosave.note:
            app.toast(autosave.note)

    @property
    def path(self) -> Path | None:
        """The game's file; None before the first save."""
        return self._autosave.path if self._autosave is not None else None

    def is_failing(self) -> bool:
        """Whether the game on the table is not the game on disk."""
        return self._autosave is not None and self._autosave.fault is not None

    def save(self) -> None:
        """Write the game; say what went wrong, each kind of fault once."""
        if self._autosave is None:
            return
        fault = self._autosave.save(self._session())
        self._due = self._app.clock() + AGAIN
        self._is_given_up = False
        if fault is not None:
            self._app.toast(str(fault))

    def record(self, match: Match) -> None:
        """Count a finished game; say what went wrong."""
        fault = statistics.record(match, self._session()) if self._autosave is not None else None
        if fault is not None:
            self._app.toast(str(fault))

    def update(self, now: float) -> float | None:
        """Try a save that failed again, now and then; return the seconds until the next time."""
        if not self.is_failing():
            return None
        if now >= self._due:
            self.save()
            if not self.is_failing():
                self._app.toast(_("The game is saved again."))
                self._app.top.touch()
                return None
        return max(0.0, self._due - now)

    def question(self, leave: Command) -> Scene | None:
        """Return what is to be asked before the table is left: only where the game, tried once more, is not saved.

        Whoever closes the window over the question has answered it.
        """
        if self._is_given_up or (self._question is not None and self._app.top is self._question):
            return None
        if self.is_failing():
            self.save()
        if self._autosave is None or self._autosave.fault is None:
            return None
        text = _("{fault}\nWhat has been played since the last save is lost if you leave now.")
        self._question = Confirm(
            self._app,
            _("This game is not saved"),
            text.format(fault=self._autosave.fault),
            _("Leave all the same"),
            lambda: self._give_up(leave),
            kind="danger",
        )
        return self._question

    def _give_up(self, leave: Command) -> Command:
        self._is_given_up = True
        return leave

    def draw(self, canvas: Canvas) -> None:
        """Draw the sign over the table's head while saving fails."""
        if not self.is_failing():
            return
        words, high = _("Not saved – trying again"), 30.0
        wide = canvas.type.width(words, LABEL) + 56
        box = FRect((canvas.scale.width - wide) / 2, 6, wide, high)
        canvas.panel(box)
        canvas.sprite("icon_warning", FRect(box.left + 10, box.top + 5, 20, 20), tint=canvas.theme.rose)
        room = FRect(box.left + 38, box.top, wide - 48, high)
        canvas.text_in(words, room, LABEL, canvas.theme.rose, align="left")

    def hand_over(self, match: Match) -> Autosave | None:
        """Let another table of the same game, with other people in its seats, keep the file from now on."""
        autosave, self._autosave = self._autosave, None
        if autosave is not None:
            autosave.match, autosave.note = match, ""
        return autosave

    def close(self) -> None:
        """Let the file go."""
        if self._autosave is not None:
            self._autosave.close()
