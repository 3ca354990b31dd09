"""The still pictures of the scenes that are shown, each kept on a surface of its own."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from alicegames.ui.app.app import App
    from alicegames.ui.app.scene import Scene


_BAND: Final = 240
"""Rows of a surface that are written to in one step."""
_BROKEN_OFF: Final = 3
"""A picture that has changed so often while it was painted is painted to its end."""


class Stills:
    """Keeps, paints and draws them. An overlay has none: it is drawn anew over what lies below."""

    def __init__(self) -> None:
        self._kept: dict[int, pygame.Surface] = {}
        self._work: dict[int, Iterator[None]] = {}
        """What is left to do of those that are being painted."""
        self._broken_off = 0

    def keep(self, shown: Iterable[Scene]) -> None:
        """Forget those of all other scenes: memory is dearer than the moment."""
        ids = {id(scene) for scene in shown}
        self._kept = {key: still for key, still in self._kept.items() if key in ids}
        self._work = {key: work for key, work in self._work.items() if key in ids}

    def drop(self, scene: Scene) -> None:
        """Forget a scene's."""
        self._kept.pop(id(scene), None)
        self._work.pop(id(scene), None)

    def paint(self, app: App, shown: Iterable[Scene], *, at_once: bool = False) -> bool:
        """Bring them up to date as far as the frame's time allows; return whether that is done."""
        done = all(self._paint(app, scene, at_once=at_once) for scene in shown if not scene.overlay)
        self._broken_off = 0 if done else self._broken_off
        return done

    def _paint(self, app: App, scene: Scene, *, at_once: bool) -> bool:
        self._begin(app, scene)
        for _step in self._work.get(id(scene), ()):
            if app.pace.is_late and not at_once and self._broken_off < _BROKEN_OFF:
                return False
        self._work.pop(id(scene), None)
        return True

    def _begin(self, app: App, scene: Scene) -> None:
        """Begin anew where something in the scene has changed, whatever was still to be painted."""
        still, size = self._kept.get(id(scene)), app.screen.surface().get_size()
        first: Iterator[None] = iter(())
        if still is None or still.get_size() != size:
            still = self._kept[id(scene)] = pygame.Surface(size)
            scene.refresh()
            scene.take_dirty()
            first = _broken_in(still, app.screen.surface())
        if scene.take_still_dirty():
            self._broken_off += id(scene) in self._work
            painting = scene.paint_still(app.canvas(still), whole=scene.take_still_whole())
            self._work[id(scene)] = chain(first, painting)

    def draw(self, app: App, scene: Scene, surface: pygame.Surface) -> None:
        """Draw a scene's."""
        if scene.overlay:
            scene.draw_still(app.canvas(surface))
            scene.take_still_dirty()
        else:
            surface.blit(self._kept[id(scene)], (0, 0))


def _broken_in(*surfaces: pygame.Surface) -> Iterator[None]:
    """Write to new surfaces once, a band at a time: the system gives memory only to what is written to."""
    for surface in surfaces:
        for top in range(0, surface.get_height(), _BAND):
            area = pygame.Rect(0, top, 1, _BAND).clip(surface.get_rect())
            area.width = surface.get_width()
            surface.fill((0, 0, 0), area, pygame.BLEND_RGB_ADD)
            yield
