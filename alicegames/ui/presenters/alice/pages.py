"""Pages and open books: a chapter lies open before its player, each page a place for a character."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from alicegames.games.alice.pack.spec import HUGE, TINY
from alicegames.games.alice.state import FREE
from alicegames.ui.draw.theme import NUMBER, Face, Style, mix

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.state import Opened
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.theme import Colour
    from alicegames.ui.presenters.base import Paint

_SPRITES: Final = {
    "hatter": "mad_hatter",
    "march-hare": "march_hare",
    "knave": "knave_of_hearts",
    "queen": "queen_of_hearts",
    "card-soldier": "card_soldier",
    "white-rabbit": "white_rabbit",
    "cheshire-cat": "cheshire_cat",
}
_SLOT: Final = (62.0, 78.0)
"""Width and height of a page in an open book of scale 1."""
_GAP: Final = 5.0
_EDGE: Final = 9.0
_TITLE: Final = 28.0
_SPINE: Final = 32.0
"""Width of the strip on which a book without a title has its points."""
_TITLED: Final = 0.7
"""The scale from which a book shows its title."""
_ENLARGED: Final = 1.25
"""The scale from which every book shows its title."""
_BETWEEN: Final = 10.0
_SMALLEST: Final = 0.16
_DETAILED: Final = 30.0
"""Units of width from which a page shows presence and sizes as drawings."""
_HINT: Final = Style(Face.TEXT_BOLD, 12, tabular=True)
_TITLE_STYLE: Final = Style(Face.DISPLAY, 15, leading=1.12)


def sprite_of(who: str) -> str:
    """Return the portrait of a person of the pack."""
    return _SPRITES.get(who, who)


def portrait(canvas: Canvas, who: str, rect: FRect) -> None:
    """Draw a person on the lower edge of a rectangle; one without a picture shows an initial."""
    name = sprite_of(who)
    if not canvas.sprites.has(name):
        canvas.text_in(who[:1].upper(), rect, NUMBER.at(max(9.0, rect.h * 0.5)), canvas.theme.ink)
        return
    area = canvas.px(rect)
    drawn = canvas.sprites.get(name, area.w, area.h)
    canvas.surface.blit(drawn, drawn.get_rect(midbottom=area.midbottom))


def chapter_art(canvas: Canvas, chapter: str, rect: FRect, tint: Colour) -> None:
    """Draw a chapter's vignette; a pack's own chapters without one have a book."""
    if rect.h > 8:  # noqa: PLR2004 -- less is a smudge
        name = f"chapter_{chapter}"
        canvas.sprite(name if canvas.sprites.has(name) else "icon_learn", rect, tint=tint)


def slots(area: FRect, many: int, rows: int, gap: float) -> list[FRect]:
    """Divide an area into places for pages, in reading order."""
    columns = -(-many // rows)
    width, height = (area.w - gap * (columns - 1)) / columns, (area.h - gap * (rows - 1)) / rows
    width = min(width, height * 0.92)
    left = area.centerx - (columns * width + gap * (columns - 1)) / 2
    return [
        FRect(left + (n % columns) * (width + gap), area.top + (n // columns) * (height + gap), width, height)
        for n in range(many)
    ]


# -- one page -----------------------------------------------------------------------------------------------------


def wanted(data: AliceData, chapter: int, page: int) -> Paint:
    """Return how a free page looks: who is wanted there, of what presence and size."""
    return standing(data, chapter, page, FREE)


def standing(data: AliceData, chapter: int, page: int, card: int) -> Paint:
    """Return how a page looks with this card on it, or FREE."""
    need, size = data.pages[chapter][page], data.sizes[chapter][page]

    def paint(canvas: Canvas, rect: FRect) -> None:
        if card == FREE:
            _free(canvas, rect, data.who[need], str(data.presence[need]))
        else:
            _filled(canvas, rect, data.who[card])
        if size in (TINY, HUGE):
            size_mark(canvas, rect, size, filled=card != FREE)

    return paint


def _free(canvas: Canvas, rect: FRect, who: str, presence: str) -> None:
    theme = canvas.theme
    radius = rect.w * 0.1
    canvas.rounded(rect, mix(theme.paper, theme.paper_deep, 0.35), mix(theme.paper, theme.ink, 0.35), radius=radius)
    head = f"head_{sprite_of(who)}"
    box = FRect(rect.left + rect.w * 0.12, rect.top + rect.h * 0.1, rect.w * 0.76, rect.h * 0.62)
    tint = mix(theme.paper, theme.ink, 0.46)
    if canvas.sprites.has(head):
        canvas.sprite(head, box, tint=tint)
    else:
        portrait(canvas, who, box)
    if rect.w >= _DETAILED:
        radius = rect.w * 0.14
        spot = FRect(rect.left + radius * 0.4, rect.bottom - radius * 2.5, 2 * radius, 2 * radius)
        canvas.text_in(presence, spot, canvas.type.fixed(_HINT.at(radius * 1.75)), theme.ink_soft)


def _filled(canvas: Canvas, rect: FRect, who: str) -> None:
    theme = canvas.theme
    radius = rect.w * 0.1
    canvas.rounded(rect, mix(theme.paper, theme.teal, 0.34), theme.ink, radius=radius)
    portrait(canvas, who, FRect(rect.left + 1, rect.top + rect.h * 0.05, rect.w - 2, rect.h * 0.95 - 1))


def size_mark(canvas: Canvas, rect: FRect, size: int, *, filled: bool) -> None:
    """Mark a page's demand in its corner: a small or a tall figure on a disc; a mere arrow where it is small."""
    radius = max(5.5, rect.w * 0.2)
    centre = (rect.right - radius * 0.82, rect.bottom - radius * 0.82)
    size_disc(canvas, centre, radius, size, share=0.6 if filled else 1.0)


def size_disc(canvas: Canvas, centre: tuple[float, float], radius: float, size: int, share: float = 1.0) -> None:
    """Draw the sign of a size on a disc of its colour; ``share`` of full strength."""
    theme = canvas.theme
    fill = {TINY: theme.teal, HUGE: theme.rose}.get(size, mix(theme.night, theme.paper, 0.3))
    canvas.circle(centre, radius, fill, theme.paper, line=1)
    name = {TINY: "size_tiny", HUGE: "size_huge"}.get(size, "size_middle")
    if radius < 9:  # noqa: PLR2004 -- the figures are too small to tell apart
        name = "icon_arrow_down" if size == TINY else "icon_arrow_up"
    side = radius * 1.45
    box = FRect(centre[0] - side / 2, centre[1] - side / 2, side, side)
    canvas.sprite(name, box, tint=mix(fill, theme.paper, share))


# -- the open book ------------------------------------------------------------------------------------------------


class Shape(NamedTuple):
    """A book's proportions at scale 1: how many pages, in how many rows, with a title or without."""

    many: int
    rows: int
    titled: bool

    @property
    def columns(self) -> int:
        """How many pages stand side by side."""
        return -(-self.many // self.rows)

    @property
    def left(self) -> float:
        """Where the first page begins."""
        return _EDGE if self.titled else _EDGE * 0.6 + _SPINE

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""
        wide = self.left + self.columns * _SLOT[0] + (self.columns - 1) * _GAP + _EDGE
        high = self.rows * _SLOT[1] + (self.rows - 1) * _GAP + 2 * _EDGE + (_TITLE if self.titled else 0)
        return wide, high

    def slots(self, rect: FRect) -> list[FRect]:
        """Return the places of the pages in a book drawn into this rectangle."""
        scale = rect.w / self.size[0]
        top = rect.top + (_EDGE + (_TITLE if self.titled else 0)) * scale
        found = []
        for number in range(self.many):
            row, column = divmod(number, self.columns)
            left = rect.left + (self.left + column * (_SLOT[0] + _GAP)) * scale
            found.append(
                FRect(left, top + row * (_SLOT[1] + _GAP) * scale, _SLOT[0] * scale, _SLOT[1] * scale),
            )
        return found


class Shelved(NamedTuple):
    """Where a book lies, and in which shape."""

    rect: FRect
    shape: Shape


def book(data: AliceData, opened: Opened, small: Shape, title: str) -> Paint:
    """Return how an open chapter looks, pages and all."""
    points = data.points[opened.chapter]

    def paint(canvas: Canvas, rect: FRect) -> None:
        shape, rect = _entitled(small, rect)
        scale = rect.w / shape.size[0]
        _covers(canvas, rect, shape, scale)
        if shape.titled:
            _title(canvas, rect, scale, title)
            _points(canvas, rect, scale, points)
        else:
            _spine(canvas, rect, scale, points)
        for number, slot in enumerate(shape.slots(rect)):
            standing(data, opened.chapter, number, opened.pages[number])(canvas, slot)

    return paint


def _entitled(shape: Shape, rect: FRect) -> tuple[Shape, FRect]:
    """Give an enlarged book its title."""
    if shape.titled or rect.w < _ENLARGED * shape.size[0]:
        return shape, rect
    shape = Shape(shape.many, shape.rows, titled=True)
    wide, high = shape.size
    scale = min(rect.w / wide, rect.h / high)
    larger = FRect(0, 0, wide * scale, high * scale)
    larger.center = rect.center
    return shape, larger


def _covers(canvas: Canvas, rect: FRect, shape: Shape, scale: float) -> None:
    """The cover's edge, the leaves, the fold between them."""
    theme = canvas.theme
    canvas.shadow(rect, radius=6 * scale, reach=max(3.0, 7 * scale), drop=2 * scale)
    canvas.rounded(rect, theme.rose, mix(theme.rose, theme.ink, 0.6), radius=6 * scale)
    leaves = rect.inflate(-5 * scale, -5 * scale)
    if not shape.titled:
        leaves = FRect(rect.left + _SPINE * scale, leaves.top, leaves.right - rect.left - _SPINE * scale, leaves.h)
    canvas.rounded(leaves, theme.paper, mix(theme.paper, theme.ink, 0.4), radius=4 * scale)
    middle = (shape.columns + 1) // 2
    fold = rect.left + (shape.left + middle * (_SLOT[0] + _GAP) - _GAP / 2) * scale
    for step in range(4):
        shade = mix(theme.paper, theme.ink_soft, 0.26 - step * 0.06)
        for side in (-1, 1):
            x = fold + side * step * max(0.8, scale)
            canvas.line((x, leaves.top + 1), (x, leaves.bottom - 1), shade)


def _title(canvas: Canvas, rect: FRect, scale: float, title: str) -> None:
    box = FRect(rect.left + 9 * scale, rect.top + 4 * scale, rect.w - 38 * scale, (_TITLE + 3) * scale)
    style, lines = canvas.type.fit(title, _TITLE_STYLE.at(15 * scale), box.w, box.h, lines=2)
    step = canvas.type.line_height(style)
    canvas.fill(FRect(rect.left + 4 * scale, box.top + 1, rect.w - 9 * scale, box.h - 2), canvas.theme.paper)
    canvas.lines(lines, (box.left, box.centery - step * len(lines) / 2), style, canvas.theme.rose)


def _points(canvas: Canvas, rect: FRect, scale: float, points: int) -> None:
    radius = 14 * scale
    centre = (rect.right - radius * 0.78, rect.top + radius * 0.78)
    theme = canvas.theme
    canvas.circle(centre, radius, theme.ink, theme.paper_deep, line=max(1.0, radius * 0.1))
    box = FRect(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
    canvas.text_in(str(points), box, canvas.type.fixed(_HINT.at(radius * 1.2)), theme.paper)


def _spine(canvas: Canvas, rect: FRect, scale: float, points: int) -> None:
    """Write the points on the cover's edge, left of the leaves."""
    style = canvas.type.fixed(_HINT.at(max(9.0, 20 * scale)))
    wide, high = canvas.type.width(str(points), style) + 2, canvas.type.line_height(style)
    label = FRect(rect.left + (_SPINE * scale - wide) / 2, rect.centery - high / 2, wide, high)
    if wide > _SPINE * scale:  # two figures do not fit the edge of a small book: they bring their ground with them
        canvas.rounded(label, canvas.theme.rose, radius=2)
    canvas.text(str(points), (label.centerx, label.top), style, canvas.theme.paper, align="center")


def shelve(many: Sequence[int], area: FRect, largest: float) -> list[Shelved]:
    """Lay books of so many pages into an area, as large as they go, up to a scale."""
    if not many or area.w <= 0 or area.h <= 0:
        return []
    scale = largest
    while scale > _SMALLEST:
        for rows in (1, 2):
            found = _shelved(many, area, scale, rows)
            if found is not None:
                return found
        scale *= 0.965
    return _shelved(many, area, scale, 2, must=True) or []


def _shelved(many: Sequence[int], area: FRect, scale: float, rows: int, *, must: bool = False) -> list[Shelved] | None:
    """Lay books row by row at a scale; None if they do not fit."""
    left, top, deepest = area.left, area.top, 0.0
    found: list[Shelved] = []
    between = _BETWEEN * min(1.0, scale * 1.4)
    for count in many:
        shape = Shape(count, rows if count > 3 else 1, scale >= _TITLED)  # noqa: PLR2004 -- a spread of one row
        wide, high = (side * scale for side in shape.size)
        if left > area.left and left + wide > area.right + 0.01:
            left, top, deepest = area.left, top + deepest + between, 0.0
        if (left + wide > area.right + 0.01 or top + high > area.bottom + 0.01) and not must:
            return None
        found.append(Shelved(FRect(left, top, wide, high), shape))
        left, deepest = left + wide + between, max(deepest, high)
    return found
