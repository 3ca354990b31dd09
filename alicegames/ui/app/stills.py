"""The still pictures of the scenes that are shown, each kept on a surface of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterable

    from alicegames.ui.app.app import App
    from alicegames.ui.app.scene import Scene


class Stills:
    """Keeps and draws them. An overlay has none: it is drawn anew over what lies below."""

    def __init__(self) -> None:
        self._kept: dict[int, pygame.Surface] = {}

    def keep(self, shown: Iterable[Scene]) -> None:
        """Forget those of all other scenes: memory is dearer than the moment."""
        ids = {id(scene) for scene in shown}
        self._kept = {key: still for key, still in self._kept.items() if key in ids}

    def drop(self, scene: Scene) -> None:
        """Forget a scene's."""
        self._kept.pop(id(scene), None)

    def draw(self, app: App, scene: Scene, surface: pygame.Surface) -> None:
        """Draw a scene's, brought up to date where something in it has changed."""
        if scene.overlay:
            scene.draw_still(app.canvas(surface))
            scene.take_still_dirty()
            return
        still = self._kept.get(id(scene))
        if still is None or still.get_size() != surface.get_size():
            still = self._kept[id(scene)] = pygame.Surface(surface.get_size())
            scene.refresh()
            scene.take_dirty()
        if scene.take_still_dirty():
            canvas, whole = app.canvas(still), scene.take_still_whole()
            if whole or not scene.renew_still(canvas):
                still.fill(app.theme.night)
                scene.draw_still(canvas)
        surface.blit(still, (0, 0))
