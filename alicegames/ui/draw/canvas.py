"""Canvas: everything a scene draws, in logical units, on one surface."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Literal

import pygame
from pygame import FRect, Rect

from alicegames.ui.draw import shapes
from alicegames.ui.draw.theme import BODY, CORNER, mix

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from alicegames.ui.draw.scale import Pos, Scale
    from alicegames.ui.draw.sprites import SpriteCache
    from alicegames.ui.draw.text import Typesetter
    from alicegames.ui.draw.theme import Colour, Style, Theme

Align = Literal["left", "center", "right"]
_OPAQUE: Final = 255
GHOST: Final = 0.57
"""The share of ink in a silhouette on paper: at least 3:1, in every palette."""
_SHARE: Final = {"left": 0.0, "center": 0.5, "right": 1.0}


class Canvas:
    """A surface with a scale, a theme, type and sprites. ``origin`` shifts everything drawn (scrolling)."""

    def __init__(
        self, surface: pygame.Surface, scale: Scale, theme: Theme, type_: Typesetter, sprites: SpriteCache
    ) -> None:
        self.surface = surface
        self.scale = scale
        self.theme = theme
        self.type = type_
        self.sprites = sprites
        self.origin: Pos = (0.0, 0.0)
        self.is_late: Callable[[], bool] | None = None
        """Whether the turn's time is used up; None where nobody waits, and all is drawn at once."""

    # -- where ------------------------------------------------------------------------------------------------

    def px(self, rect: FRect | Rect) -> Rect:
        """Return a rectangle of units in this surface's pixels."""
        moved = FRect(rect.left + self.origin[0], rect.top + self.origin[1], rect.width, rect.height)
        return self.scale.rect(moved)

    def point(self, pos: Pos) -> tuple[int, int]:
        """Return a point of units in pixels."""
        factor = self.scale.factor
        return (round((pos[0] + self.origin[0]) * factor), round((pos[1] + self.origin[1]) * factor))

    @contextmanager
    def only(self, region: Rect) -> Iterator[None]:
        """Draw in a region of pixels alone, whatever was drawn in before."""
        before = self.surface.get_clip()
        self.surface.set_clip(region)
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def clipped(self, rect: FRect, shift: Pos = (0.0, 0.0)) -> Iterator[None]:
        """Draw only inside a rectangle, everything shifted by so much: a scrolled view."""
        before, origin = self.surface.get_clip(), self.origin
        self.surface.set_clip(self.px(rect).clip(before))
        self.origin = (origin[0] + shift[0], origin[1] + shift[1])
        try:
            yield
        finally:
            self.origin = origin
            self.surface.set_clip(before)

    # -- shapes -----------------------------------------------------------------------------------------------

    def fill(self, rect: FRect, colour: Colour, alpha: int = _OPAQUE) -> None:
        """Fill a rectangle."""
        if alpha >= _OPAQUE:
            self.surface.fill(colour, self.px(rect))
            return
        area = self.px(rect).clip(self.surface.get_clip())
        if area.width and area.height:
            veil = pygame.Surface(area.size)
            veil.fill(colour)
            veil.set_alpha(alpha)
            self.surface.blit(veil, area.topleft)

    def rounded(
        self,
        rect: FRect,
        fill: Colour | None,
        border: Colour | None = None,
        *,
        radius: float = CORNER,
        line: float = 1.0,
    ) -> None:
        """Draw a rounded rectangle."""
        width = self.scale.hairline(line)
        shapes.rounded(self.surface, self.px(rect), self.scale.px(radius), fill, border, width)

    def shadow(self, rect: FRect, *, radius: float = CORNER, reach: float = 10, drop: float = 3) -> None:
        """Draw the soft shadow of a sheet that lies on the table: down and to the right, away from the lamp."""
        under = self.px(rect.move(drop / 2, drop))
        reach_px, radius_px = max(1, self.scale.px(reach)), self.scale.px(radius)
        shapes.glow(self.surface, under, reach_px, radius_px, (12, 14, 16), 110)

    def panel(self, rect: FRect, fill: Colour | None = None, *, radius: float = CORNER) -> None:
        """Draw a paper sheet: one soft shadow, a hairline of ink, rounded corners."""
        self.shadow(rect, radius=radius)
        self.rounded(rect, fill or self.theme.paper, self.theme.ink_soft, radius=radius)

    def glow(self, rect: FRect, strength: float = 1.0, *, radius: float = CORNER, reach: float = 8) -> None:
        """Draw the golden glow of what is lit; strength 0..1 (in 8 steps) breathes."""
        alpha = round(max(0.0, min(1.0, strength)) * 8) * 24
        if alpha:
            reach_px, radius_px = max(1, self.scale.px(reach)), self.scale.px(radius)
            shapes.glow(self.surface, self.px(rect), reach_px, radius_px, self.theme.gold, alpha)

    def focus_ring(self, rect: FRect, *, radius: float = CORNER) -> None:
        """Draw the double gold line around what has the keyboard."""
        ring = self.px(rect.inflate(10, 10))
        line, radius_px = self.scale.hairline(2), self.scale.px(radius + 5)
        shapes.rounded(self.surface, ring, radius_px, None, self.theme.gold, line)
        inner = ring.inflate(-2 * self.scale.px(3.5), -2 * self.scale.px(3.5))
        shapes.rounded(self.surface, inner, self.scale.px(radius + 1.5), None, self.theme.gold_light, max(1, line // 2))

    def line(self, start: Pos, end: Pos, colour: Colour, width: float = 1.0) -> None:
        """Draw an anti-aliased line; level and upright ones are crisp."""
        first, last, pixels = self.point(start), self.point(end), self.scale.hairline(width)
        if first[0] == last[0] or first[1] == last[1]:
            area = Rect(
                min(first[0], last[0]), min(first[1], last[1]), abs(last[0] - first[0]), abs(last[1] - first[1])
            )
            area.width, area.height = max(area.width, pixels), max(area.height, pixels)
            self.surface.fill(colour, area)
            return
        pygame.draw.aaline(self.surface, colour, first, last, pixels)

    def circle(self, centre: Pos, radius: float, fill: Colour, border: Colour | None = None, line: float = 1.0) -> None:
        """Draw an anti-aliased disc."""
        size = 2 * self.scale.px(radius)
        middle = self.point(centre)
        area = Rect(middle[0] - size // 2, middle[1] - size // 2, size, size)
        shapes.rounded(self.surface, area, size // 2, fill, border, self.scale.hairline(line))

    # -- pictures and words -----------------------------------------------------------------------------------

    def sprite(self, name: str, rect: FRect, tint: Colour | None = None, alpha: int = _OPAQUE) -> None:
        """Draw a sprite fitted into a rectangle, centred, its proportions kept."""
        area = self.px(rect)
        drawn = self.sprites.get(name, area.width, area.height, tint)
        if alpha < _OPAQUE:
            drawn = drawn.copy()
            drawn.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        self.surface.blit(drawn, drawn.get_rect(center=area.center))

    @property
    def ghostly(self) -> Colour:
        """The ink of silhouettes."""
        return mix(self.theme.paper, self.theme.ink, GHOST)

    def ghost(self, name: str, rect: FRect) -> None:
        """Draw only the silhouette of a sprite, in ink that paper shows at 3:1: what belongs here and is not here."""
        self.sprite(name, rect, tint=self.ghostly)

    def picture(self, drawn: pygame.Surface, rect: FRect) -> None:
        """Draw a ready surface, centred in a rectangle, unscaled."""
        self.surface.blit(drawn, drawn.get_rect(center=self.px(rect).center))

    def text(
        self,
        text: str,
        pos: Pos,
        style: Style = BODY,
        colour: Colour | None = None,
        *,
        align: Align = "left",
        width: float | None = None,
    ) -> FRect:
        """Draw one line from its box's top left, top centre or top right; cut with an ellipsis at ``width``.

        Return the box in units.
        """
        shown = text if width is None else self.type.shorten(text, style, width)
        drawn = self.type.surface(shown, style, colour or self.theme.ink)
        wide = drawn.get_width() / self.scale.factor
        left = pos[0] - wide * _SHARE[align]
        spot = self.point((left, pos[1]))
        self.surface.blit(drawn, (spot[0], spot[1] + self.type.top(style)))
        return FRect(left, pos[1], wide, self.type.line_height(style))

    def text_in(
        self, text: str, rect: FRect, style: Style = BODY, colour: Colour | None = None, *, align: Align = "center"
    ) -> None:
        """Draw one line in the middle of a rectangle's height, cut to its width."""
        top = rect.centery - self.type.line_height(style) / 2
        left = rect.left + rect.width * _SHARE[align]
        self.text(text, (left, top), style, colour, align=align, width=rect.width)

    def paragraph(
        self, text: str, rect: FRect, style: Style = BODY, colour: Colour | None = None, *, align: Align = "left"
    ) -> float:
        """Draw a text wrapped to a rectangle's width from its top; return the height used."""
        lines = self.type.wrap(text, style, rect.width)
        self.lines(lines, (rect.left + rect.width * _SHARE[align], rect.top), style, colour, align=align)
        return len(lines) * self.type.line_height(style)

    def lines(
        self, lines: Sequence[str], pos: Pos, style: Style, colour: Colour | None = None, *, align: Align = "left"
    ) -> None:
        """Draw lines under each other."""
        step = self.type.line_height(style)
        for number, line in enumerate(lines):
            if line:
                self.text(line, (pos[0], pos[1] + number * step), style, colour, align=align)
