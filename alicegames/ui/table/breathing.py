"""The breath of what is lit: for a while after a change, then rest, so that an idle table costs nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.ui.table import hotspots
from alicegames.ui.table.hotspots import Spot

if TYPE_CHECKING:
    from alicegames.ui.table.hub import Hub


class Breathing:
    """Lets the glow of lit targets come and go."""

    def __init__(self, scene: Hub) -> None:
        self._scene = scene
        self.is_on = False
        self._ends = 0.0

    def begin(self) -> None:
        """Breathe for a while, unless motion is reduced."""
        self.is_on = not self._scene.app.settings.reduced_motion
        self._ends = self._scene.app.clock() + hotspots.BREATHS

    def update(self, now: float) -> float | None:
        """Take the next breath; return the seconds until the one after."""
        if not self.is_on or not self._scene.model.picker.lit:
            return None
        if self._ends < now:
            self.is_on = False
            self._glow(hotspots.REST)
            return None
        self._glow(hotspots.breath(now))
        return hotspots.FRAME

    def _glow(self, strength: float) -> None:
        for widget in self._scene.widgets.widgets:
            if isinstance(widget, Spot):
                widget.breath = strength
        self._scene.touch()
