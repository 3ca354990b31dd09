"""A reader: it notes every word that a scene draws, who draws it, and whether it can be read in the end."""

from __future__ import annotations

import re
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import pygame
from pygame import FRect, Rect

from alicegames.ui.draw.canvas import Canvas
from alicegames.ui.draw.text import ELLIPSIS
from alicegames.ui.draw.theme import BODY
from alicegames.ui.presenters.base import Picture
from alicegames.ui.table.scene import TableScene
from tests.ui.foundation.test_theme import contrast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from alicegames.ui.app.app import App
    from alicegames.ui.draw.theme import Colour, Style
    from alicegames.ui.presenters.base import Item
    from alicegames.ui.widgets.base import Widget

_NUMBER: Final = re.compile(r"[+\-\u2212\u00d7]?\d+[%+]?(?:\s*[/\u2013:]\s*\d+)?")
_SOLID: Final = 200
"""A letter's pixels of at least this opacity are looked for in the end."""
_FEW: Final = 60
"""Up to so many solid pixels of a word are all looked under."""
_NEAR: Final = (20, 20, 20, 255)


@dataclass(frozen=True, slots=True)
class Said:
    """One line of words as it was drawn."""

    text: str
    """What was asked for."""
    shown: str
    """What was drawn: perhaps cut."""
    ink: Rect
    """Where its ink is, in pixels."""
    pixels: int
    """The size of its type."""
    owner: str
    """The thing or widget it belongs to; empty for what the scene itself draws."""
    box: FRect | None
    """The owner's rectangle, in units."""
    fresh: float
    """How much of its ink was told apart right after it was drawn."""
    mask: pygame.mask.Mask
    corner: tuple[int, int]
    colour: Colour
    ground: Colour
    """What was under its letters, on the average."""

    @property
    def is_number(self) -> bool:
        return bool(_NUMBER.fullmatch(self.shown.strip()))

    @property
    def contrast(self) -> float:
        return contrast(self.colour, self.ground)

    @property
    def is_cut(self) -> bool:
        return self.shown != self.text and self.shown.endswith(ELLIPSIS)

    def seen(self, surface: pygame.Surface) -> float:
        """Return how much of its ink is still in sight."""
        return told(self.mask, surface, self.corner, self.colour) / self.fresh


def _under(surface: pygame.Surface, mask: pygame.mask.Mask, corner: tuple[int, int]) -> Colour:
    """Return the mean colour of what letters are about to be drawn on."""
    wide, high = mask.get_size()
    step = 3 if mask.count() > _FEW else 1
    spots = [(x, y) for y in range(high) for x in range(y % step, wide, step) if mask.get_at((x, y))]
    bounds = surface.get_rect()
    seen = [surface.get_at(at) for x, y in spots if bounds.collidepoint(at := (corner[0] + x, corner[1] + y))]
    red, green, blue = (round(sum(pixel[part] for pixel in seen) / max(1, len(seen))) for part in range(3))
    return red, green, blue


def told(mask: pygame.mask.Mask, surface: pygame.Surface, corner: tuple[int, int], colour: Colour) -> float:
    """Return how much of a word's ink can be told from what is around it."""
    area = Rect(corner, mask.get_size()).clip(surface.get_rect())
    if not mask.count() or not area.w or not area.h:
        return 0.0
    drawn = pygame.mask.from_threshold(surface.subsurface(area), colour, _NEAR)
    offset = (area.left - corner[0], area.top - corner[1])
    return mask.overlap_area(drawn, offset) / mask.count()


class Notebook:
    """Everything that was said, in order."""

    def __init__(self) -> None:
        self.said: list[Said] = []
        self.owner = ""
        self.box: FRect | None = None

    @contextmanager
    def of(self, owner: str, box: FRect) -> Iterator[None]:
        """Note what is drawn meanwhile as belonging to a thing."""
        before = self.owner, self.box
        self.owner, self.box = owner, FRect(box)
        try:
            yield
        finally:
            self.owner, self.box = before


class Reader(Canvas):
    """A canvas that notes what is written on it."""

    notebook: Notebook

    def text(self, text: str, pos: Any, style: Style = BODY, colour: Colour | None = None, **more: Any) -> FRect:
        width = more.get("width")
        shown = text if width is None else self.type.shorten(text, style, width)
        drawn = self.type.surface(shown, style, colour or self.theme.ink)
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[more.get("align", "left")]
        spot = self.point((pos[0] - drawn.get_width() / self.scale.factor * share, pos[1]))
        corner = (spot[0], spot[1] + self.type.top(style))
        ground = _under(self.surface, pygame.mask.from_surface(drawn, _SOLID), corner)
        place = super().text(text, pos, style, colour, **more)
        ink = drawn.get_bounding_rect().move(corner).clip(self.surface.get_clip())
        mask = pygame.mask.from_surface(drawn, _SOLID)
        fresh = told(mask, self.surface, corner, colour or self.theme.ink)
        if fresh and ink.w and ink.h and shown.strip():
            book = self.notebook
            self.notebook.said.append(
                Said(
                    text,
                    shown,
                    ink,
                    self.type._pixels(style),
                    book.owner,
                    book.box,
                    fresh,
                    mask,
                    corner,
                    colour or self.theme.ink,
                    ground,
                )
            )
        return place


def read(app: App) -> Notebook:
    """Draw the scene on top once more, and note what it says."""
    book = Notebook()
    surface = app.screen.surface()

    def canvas(on: pygame.Surface) -> Canvas:
        reader = Reader(on, app.scale, app.theme, app.type, app.sprites)
        reader.notebook = book
        return reader

    app.canvas = canvas  # type: ignore[method-assign, assignment]
    scene = app.top
    if isinstance(scene, TableScene):
        scene._picture = _noted(scene.picture, book)
        for item in scene.picture:
            for widget in scene.widgets.widgets:
                if widget.id == item.target and hasattr(widget, "item"):
                    widget.item = item
    for widget in scene.widgets.widgets:
        _note(widget, book)
    scene.refresh()
    app.draw()
    assert surface is app.screen.surface()
    return book


def _noted(picture: Picture, book: Notebook) -> Picture:
    noted = Picture()
    for item in picture:
        noted.add(replace(item, paint=_paint(item, book)))
    return noted


def _paint(item: Item, book: Notebook) -> Callable[[Canvas, FRect], None]:
    def paint(canvas: Canvas, rect: FRect) -> None:
        with book.of(item.key, rect):
            item.paint(canvas, rect)

    return paint


def _note(widget: Widget, book: Notebook) -> None:
    draw = widget.draw

    def noted(canvas: Canvas, state: Any) -> None:
        with book.of(widget.id, widget.rect):
            draw(canvas, state)

    widget.draw = noted  # type: ignore[method-assign]


# -- what is wrong with it ------------------------------------------------------------------------------------------


def meetings(said: list[Said]) -> list[str]:
    """Return the words that run into other words."""
    pairs = ((one, other) for number, one in enumerate(said) for other in said[number + 1 :])
    return [
        f"“{one.shown}” ({one.owner}) meets “{other.shown}” ({other.owner})"
        for one, other in pairs
        if one.ink.colliderect(other.ink) and _touch(one, other) and not _is_on(one, other)
    ]


def _touch(one: Said, other: Said) -> bool:
    """Whether the very letters of two words meet."""
    offset = (other.corner[0] - one.corner[0], other.corner[1] - one.corner[1])
    return one.mask.overlap_area(other.mask, offset) > 0


def _is_on(one: Said, other: Said) -> bool:
    """Whether two words belong to two things of which the later lies on the earlier: hidden, not run together."""
    return one.owner != other.owner and one.box is not None and other.box is not None
