"""Small pictures of saved games: what lies on the table all share, as its presenter draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary, proxy

import pygame
from pygame import FRect

from alicegames.core.decision import ONLOOKER
from alicegames.i18n import _
from alicegames.storage import SaveError, open_game, report
from alicegames.ui import presenters
from alicegames.ui.draw import ground
from alicegames.ui.draw.canvas import Canvas
from alicegames.ui.draw.scale import Scale
from alicegames.ui.draw.text import Typesetter
from alicegames.ui.presenters.base import Areas
from alicegames.ui.presenters.buttons import ButtonsPresenter

if TYPE_CHECKING:
    from alicegames.match import Match
    from alicegames.storage import Opened
    from alicegames.storage.library import Entry
    from alicegames.ui.app.app import App

STAGE: Final = (1080.0, 705.0)
"""The table that is drawn small, in its own units: as large as boards need not to be squeezed."""
ASPECT: Final = STAGE[0] / STAGE[1]
DRAWN: Final = 0.7
"""Pixels a unit with which it is drawn at least, before it is made small: words keep their place."""
_KEPT: Final = 12


class Thumbnails:
    """Pictures of games, drawn once for each state and size."""

    def __init__(self, app: App) -> None:
        self._app = proxy(app)
        self._kept: dict[tuple[object, ...], pygame.Surface | None] = {}

    def ready(self, entry: Entry, width: float) -> pygame.Surface | None:
        """Return the picture if it has been drawn already."""
        return self._kept.get(self._key(entry, width))

    def draw(self, entry: Entry, width: float) -> pygame.Surface | None:
        """Return the picture, so many units wide; None if the game has none or cannot be opened."""
        key = self._key(entry, width)
        if key not in self._kept:
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            self._kept[key] = None
            self._kept[key] = self._try(entry, self._app.scale.px(width))
        return self._kept[key]

    def _try(self, entry: Entry, pixels: int) -> pygame.Surface | None:
        """Paint it; a fault of ours in one game must not close the title to all the others."""
        try:
            return self._paint(entry, pixels)
        except Exception as error:  # noqa: BLE001 -- reported, and said
            report.write(f"{report.text_of(error)}\n{entry.path.name}\n")
            self._app.toast(_("“{file}” cannot be shown small; a report was written.").format(file=entry.path.name))
            return None

    def _key(self, entry: Entry, width: float) -> tuple[object, ...]:
        return (
            entry.path,
            entry.modified,
            self._app.scale.px(width),
            self._app.theme.name,
            self._app.settings.language,
        )

    def _paint(self, entry: Entry, pixels: int) -> pygame.Surface | None:
        try:
            opened = open_game(entry.path)
        except SaveError:  # the list tells what is wrong with it
            return None
        return paint(self._app, opened.match, seen_by_all(opened), pixels)


def paint(app: App, match: Match, view: Any, pixels: int) -> pygame.Surface | None:  # noqa: ANN401 -- a view of any game
    """Draw the table that all share, so many pixels wide; None where the game has no presenter."""
    presenter = presenters.make(match)
    if isinstance(presenter, ButtonsPresenter):
        return None
    factor = max(DRAWN, pixels / STAGE[0])
    surface = pygame.Surface((round(STAGE[0] * factor), round(STAGE[1] * factor)))
    type_ = Typesetter()
    type_.resize(factor)
    canvas = Canvas(surface, Scale(*STAGE, factor), app.theme, type_, app.sprites)
    ground.draw_table(canvas, presenter.top)
    stage = FRect(0, 0, *STAGE).inflate(-32, -32)
    areas = Areas(stage, FRect(stage.left, STAGE[1] + 400, stage.width, 150), (), strips=False)
    for item in presenter.picture(view, 0, areas, None):
        if item.rect.top < STAGE[1]:
            item.paint(canvas, item.rect)
    return pygame.transform.smoothscale(surface, (pixels, round(pixels / ASPECT)))


def seen_by_all(opened: Opened) -> Any:  # noqa: ANN401 -- a view of any game
    """Return what nobody at the table would have to hide."""
    return opened.session.view(ONLOOKER)


_of_app: WeakKeyDictionary[App, Thumbnails] = WeakKeyDictionary()


def thumbnails(app: App) -> Thumbnails:
    """Return an application's pictures of saved games; they are kept as long as it is."""
    if app not in _of_app:
        _of_app[app] = Thumbnails(app)
    return _of_app[app]
