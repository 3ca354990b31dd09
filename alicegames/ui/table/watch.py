"""Watching bots that play among themselves: they can be let wait, and make their choices one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.i18n import _
from alicegames.ui.app import keymap

if TYPE_CHECKING:
    from alicegames.ui.table.hub import Hub


class Watch:
    """Whether the bots of a table may go on. Where a person plays, who may take a seat at any time, they may."""

    def __init__(self, scene: Hub) -> None:
        self._scene = scene
        self._is_halted = False
        self._let = -1
        """The version of the game in which one choice was let through."""

    @property
    def is_on(self) -> bool:
        """Whether bots play among themselves."""
        return not self._scene.match.humans and not self._scene.model.over

    @property
    def is_waiting(self) -> bool:
        """Whether the bots wait for a key."""
        return self.is_on and self._is_halted and self._let != self._scene.model.version

    def halt(self) -> None:
        """Let the bots wait, or go on; and say so."""
        self._is_halted, self._let = not self._is_halted, -1
        waiting = _("The bots wait. {step}: one choice; {pause}: go on.")
        sentence = waiting.format(step=keymap.name("confirm"), pause=keymap.name("pause"))
        self._scene.app.toast(sentence if self._is_halted else _("The bots go on."))

    def let_one(self) -> bool:
        """Let bots that wait make one choice; return whether they do."""
        if not self.is_waiting:
            return False
        self._let = self._scene.model.version
        return True
