"""The books of the title: lettered spines that turn to show their covers."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame
from pygame import FRect

from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.app.events import LEFT, Press, Release, UiEvent
from alicegames.ui.draw.theme import Face, Style, mix
from alicegames.ui.widgets.base import Widget, WidgetState
from alicegames.ui.widgets.button import is_click_key

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.theme import Colour

SPINE: Final = (120.0, 480.0)
COVER: Final = (340.0, 480.0)
_OPEN: Final = math.radians(76)
"""How far a book turns: a sliver of the spine stays in sight."""
_GAP: Final = 10.0
_LETTERING: Final = Style(Face.DISPLAY_BOLD, 30, leading=1.1)


class Book(Widget):
    """A book on the shelf. ``turn`` 0 shows the spine, 1 the cover."""

    def __init__(self, game: str, title: str, on_open: Callable[[str], Command | None]) -> None:
        super().__init__(f"book:{game}")
        self.game = game
        self.title = title
        self.on_open = on_open
        self.line = ""
        """Players and minutes; empty until the game has been read."""
        self.turn = 0.0
        self.height = SPINE[1]

    @property
    def width(self) -> float:
        """The width it takes on the shelf as it stands now."""
        spine, cover = self._widths()
        return spine + cover

    def _widths(self) -> tuple[float, float]:
        angle, unit = self.turn * _OPEN, self.height / SPINE[1]
        return SPINE[0] * unit * math.cos(angle), COVER[0] * unit * math.sin(angle)

    def prepare(self, canvas: Canvas) -> None:
        """Draw the cover ahead, so that the first turn of the book does not wait for it."""
        unit = self.height / COVER[1]
        self._cover(canvas, canvas.px(FRect(0, 0, COVER[0] * unit, self.height)).size)

    def closed(self, canvas: Canvas) -> tuple[pygame.Surface, pygame.Rect]:
        """Return its whole cover, and where in pixels it is seen."""
        spine, cover = self._widths()
        unit = self.height / COVER[1]
        drawn = self._cover(canvas, canvas.px(FRect(0, 0, COVER[0] * unit, self.height)).size)
        return drawn, canvas.px(FRect(self.rect.left + spine, self.rect.top, max(cover, 1.0), self.height))

    def handle(self, event: UiEvent) -> Command | None:
        """Open on click, Enter and Space."""
        if isinstance(event, Press) and event.button == LEFT:
            return Stay()
        if (isinstance(event, Release) and event.button == LEFT and self.contains(event.pos)) or is_click_key(event):
            return self.on_open(self.game) or Stay()
        return None

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw spine and cover, foreshortened as the book stands."""
        spine, cover = self._widths()
        if self.turn in (0.0, 1.0):
            canvas.shadow(self.rect, radius=4, reach=9, drop=2)
        unit = self.height / SPINE[1]
        if cover > 1:
            rect = FRect(self.rect.left + spine, self.rect.top, cover, self.height)
            whole = self._cover(canvas, canvas.px(FRect(0, 0, COVER[0] * unit, self.height)).size)
            self._squeeze(canvas, whole, rect, 0.0)
        if spine > 1:
            rect = FRect(self.rect.left, self.rect.top, spine, self.height)
            whole = self._spine(canvas, canvas.px(FRect(0, 0, SPINE[0] * unit, self.height)).size)
            self._squeeze(canvas, whole, rect, 0.45 * self.turn)
        if state.hovered or state.keyboard:
            canvas.rounded(self.rect.inflate(4, 4), None, canvas.theme.hover, radius=4, line=2)

    def draw_focus(self, canvas: Canvas) -> None:
        """Draw the double line close around the book."""
        canvas.focus_ring(self.rect, radius=2)

    def _squeeze(self, canvas: Canvas, whole: pygame.Surface, rect: FRect, shade: float) -> None:
        """Draw a side of the book as narrow as it is seen; at rest the picture is kept."""
        area = canvas.px(rect)
        if area.size == whole.get_size() and not shade:
            canvas.surface.blit(whole, area.topleft)
            return
        key = ("squeezed", id(whole), area.size)
        drawn = _kept(key) or _squeezed(whole, area.size, shade)
        if self.turn in (0.0, 1.0):
            _keep(key, drawn)
        canvas.surface.blit(drawn, area.topleft)

    def _key(self, canvas: Canvas, size: tuple[int, int]) -> tuple[object, ...]:
        return (self.game, self.title, self.line, size, canvas.type.text_size, canvas.theme.name)

    def _cover(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        key = ("cover", *self._key(canvas, size))
        return _kept(key) or _keep(key, self._draw_cover(canvas, size))

    def _spine(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        key = ("spine", *self._key(canvas, size))
        return _kept(key) or _keep(key, self._draw_spine(canvas, size))

    def _binding(self, canvas: Canvas, side: str, size: tuple[int, int]) -> pygame.Surface:
        """Return the side's picture; a book without one of its own is bound in plain cloth."""
        name = f"{side}_{self.game}"
        if canvas.sprites.has(name):
            return canvas.sprites.get(name, *size).copy()
        theme, plain = canvas.theme, pygame.Surface(size, pygame.SRCALPHA)
        plain.fill(mix(theme.rose, theme.night_deep, 0.35))
        inset = max(2, size[0] // 20)
        pygame.draw.rect(plain, theme.gold, plain.get_rect().inflate(-2 * inset, -2 * inset), max(1, inset // 4))
        return plain

    def _draw_cover(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        drawn = self._binding(canvas, "cover", size)
        unit = drawn.get_height() / COVER[1]
        page = _Page(canvas, drawn, unit)
        page.letter(self.title, FRect(76, 48, 216, 64), _LETTERING, lines=2)
        if self.line:
            page.letter(self.line, FRect(94, 428, 180, 26), Style(Face.TEXT_MEDIUM, 17), lines=1)
        return pygame.transform.smoothscale(drawn, size) if drawn.get_size() != size else drawn

    def _draw_spine(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        drawn = self._binding(canvas, "spine", size)
        unit = drawn.get_height() / SPINE[1]
        page = _Page(canvas, drawn, unit)
        page.letter_down(self.title, FRect(32, 118, 56, 264), _LETTERING)
        return pygame.transform.smoothscale(drawn, size) if drawn.get_size() != size else drawn


class _Page:
    """Lettering on a cover or spine, in the art's own units."""

    def __init__(self, canvas: Canvas, drawn: pygame.Surface, unit: float) -> None:
        self.canvas = canvas
        self.drawn = drawn
        self.unit = unit / canvas.scale.factor
        self.pixels = unit

    def _fit(self, text: str, width: float, height: float, style: Style, lines: int) -> tuple[Style, tuple[str, ...]]:
        sized = style.at(style.size * self.unit)
        return self.canvas.type.fit(text, sized, width * self.unit, height * self.unit, lines=lines)

    def letter(self, text: str, box: FRect, style: Style, *, lines: int = 1, ink: Colour | None = None) -> None:
        fitted, broken = self._fit(text, box.width, box.height, style, lines)
        step = self.canvas.type.line_height(fitted) * self.canvas.scale.factor
        top = box.centery * self.pixels - step * len(broken) / 2
        for number, line in enumerate(broken):
            words = self.canvas.type.surface(line, fitted, ink or self.canvas.theme.paper)
            left = box.centerx * self.pixels - words.get_width() / 2
            self.drawn.blit(words, (round(left), round(top + number * step) + self.canvas.type.top(fitted)))

    def letter_down(self, text: str, box: FRect, style: Style) -> None:
        """Letter from top to bottom, as English spines are."""
        fitted, broken = self._fit(text, box.height, box.width, style, 2)
        step = self.canvas.type.line_height(fitted) * self.canvas.scale.factor
        right = box.centerx * self.pixels + step * len(broken) / 2
        for number, line in enumerate(broken):
            words = self.canvas.type.surface(line, fitted, self.canvas.theme.paper)
            turned = pygame.transform.rotate(words, -90)
            left = right - (number + 1) * step + (step - turned.get_width()) / 2
            self.drawn.blit(turned, (round(left), round(box.centery * self.pixels - turned.get_height() / 2)))


def _squeezed(whole: pygame.Surface, size: tuple[int, int], shade: float) -> pygame.Surface:
    drawn = pygame.transform.smoothscale(whole, size)
    grey = round(255 * (1 - shade))
    drawn.fill((grey, grey, grey), special_flags=pygame.BLEND_RGB_MULT)
    return drawn


_pictures: dict[tuple[object, ...], pygame.Surface] = {}


def _kept(key: tuple[object, ...]) -> pygame.Surface | None:
    return _pictures.get(key)


def _keep(key: tuple[object, ...], drawn: pygame.Surface) -> pygame.Surface:
    if len(_pictures) > 24:  # noqa: PLR2004 -- three window sizes' worth of eight pictures
        _pictures.clear()
    _pictures[key] = drawn
    return drawn


def stand(books: Sequence[Book], middle: float, floor: float, height: float) -> FRect:
    """Place the books side by side on the shelf, as each stands now; return the room they take."""
    for book in books:
        book.height = height
    wide = sum(book.width for book in books) + _GAP * (len(books) - 1)
    left = middle - wide / 2
    start = left
    for book in books:
        book.rect = FRect(left, floor - height, book.width, height)
        left += book.width + _GAP
    return FRect(start, floor - height, wide, height)
