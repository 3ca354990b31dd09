"""The pages of a player aid: a game's turn, its end and its parts with their numbers, drawn for printing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import pygame
from pygame import FRect

from alicegames.core.decision import ONLOOKER
from alicegames.i18n import _
from alicegames.ui import presenters
from alicegames.ui.draw.canvas import Canvas
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.scale import Scale
from alicegames.ui.draw.text import Typesetter
from alicegames.ui.draw.theme import BODY, CAPTION, HERO, QUOTE, TITLE, Style
from alicegames.ui.presenters import boxes
from alicegames.ui.presenters.base import Areas
from alicegames.ui.scenes.thumbnail import DRAWN

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from alicegames.core.game import Section
    from alicegames.match import Match
    from alicegames.ui.app.app import App
    from alicegames.ui.presenters.base import Paint
    from alicegames.ui.presenters.boxes import Shelf

SIZE: Final = (827.0, 1169.0)
"""A page of A4, in hundredths of an inch: the units of everything on it."""
PRINTED: Final = 2.5
"""Pixels a unit for printing: 250 an inch."""
_MARGIN: Final = 44.0
_ASIDE: Final = {
    "tea_time": ("details", "rounds", "score"),
    "alice": ("playing", "tea_party", "end", "score"),
    "rolling_in_wonderland": ("regions", "mushrooms", "attack", "end"),
    "queen_alice": ("paying", "resting", "end"),
}
"""The sections of the rules that a game's aid tells after how one wins and what a turn is."""
STAGE: Final = (1400.0, 860.0)
"""The table that is drawn small, in its own units."""
SHAPE: Final = STAGE[1] / STAGE[0]
"""Its height in widths."""
_SMALLEST: Final = 7
_SHORT: Final = 16
"""Words of fewer letters stand in one line below a thing."""
_WIDE: Final = 22.0
"""Between the two columns of words."""

Page: TypeAlias = Callable[[Canvas], None]


def aid(match: Match) -> tuple[Page, ...]:
    """Return the two pages of a game's aid: words first, then the table and the things with their numbers."""
    shown = tuple(shelf for shelf in boxes.shelves(match) if shelf.aid)
    return (lambda canvas: _words(canvas, match), lambda canvas: _things(canvas, match, shown))


def parts(match: Match) -> tuple[Page, ...]:
    """Return as many pages as it takes to show everything in the box."""
    return tuple(_parts_page(match, rows) for rows in _dealt(boxes.shelves(match)))


def render(app: App, pages: Sequence[Page], factor: float = PRINTED) -> tuple[pygame.Surface, ...]:
    """Draw pages, each ``factor`` pixels a unit."""
    type_ = Typesetter()
    type_.resize(factor)
    drawn = []
    for page in pages:
        surface = pygame.Surface((round(SIZE[0] * factor), round(SIZE[1] * factor)))
        canvas = Canvas(surface, Scale(*SIZE, factor), app.theme, type_, app.sprites)
        surface.fill(app.theme.paper)
        page(canvas)
        drawn.append(surface)
    return tuple(drawn)


# -- words ------------------------------------------------------------------------------------------------------------


def _words(canvas: Canvas, match: Match) -> None:
    """How one wins, a turn, and what decides the end."""
    top = _head(canvas, match, _("How one wins, and a turn"))
    sections = {section.id: section for section in match.texts.reference()}
    first = [sections[key] for key in ("win", "turn") if key in sections]
    more = [sections[key] for key in _ASIDE.get(match.game.id, ("end", "score")) if key in sections]
    wide = (SIZE[0] - 2 * _MARGIN - _WIDE) / 2
    left = FRect(_MARGIN, top, wide, SIZE[1] - top - _MARGIN)
    flow = [*_lines(first), *_lines(more)]
    size = next((size for size in range(17, _SMALLEST, -1) if _flow(canvas, flow, left, size, draw=False)), _SMALLEST)
    _flow(canvas, flow, left, size, draw=True)


def _lines(sections: Sequence[Section]) -> Iterator[tuple[str, bool]]:
    """Yield titles and what stands below them, the rulings left out; whether it is a title."""
    for section in sections:
        yield section.title, True
        numbered = section.id == "turn"
        said = [entry.text for entry in section.entries if not entry.under and entry.kind != "rebuilt"]
        for number, text in enumerate(said, 1):
            yield f"{number}. {text}" if numbered else text, False


def _flow(canvas: Canvas, flow: Sequence[tuple[str, bool]], column: FRect, size: int, *, draw: bool) -> bool:
    """Set titles and paragraphs in two columns; return whether they fit. Nothing is drawn unless ``draw``."""
    head, body = TITLE.at(size + 4), BODY.at(size)
    place, is_second = FRect(column), False
    for text, is_title in flow:
        style = head if is_title else body
        high = canvas.type.height(text, style, column.w) + size * 0.45
        wanted = high + (size * 3.5 if is_title else 0)
        if place.top + wanted > column.bottom:
            if is_second:
                return False
            place, is_second = column.move(column.w + _WIDE, 0), True
        before = size * 0.7 if is_title and place.top > column.top else 0.0
        place.top += before
        if draw:
            canvas.paragraph(text, place, style, canvas.theme.teal if is_title else canvas.theme.ink)
        place.top += high
    return True


# -- things -----------------------------------------------------------------------------------------------------------


def _things(canvas: Canvas, match: Match, shown: Sequence[Shelf]) -> None:
    """The table as it is laid, and the things that bear numbers, as large as they fit."""
    top = _head(canvas, match, _("The table and its signs"))
    wide = SIZE[0] - 2 * _MARGIN
    board = FRect(_MARGIN, top, wide, wide * SHAPE)
    table(match)(canvas, board)
    area = FRect(_MARGIN, board.bottom + 14, wide, SIZE[1] - board.bottom - 14 - _MARGIN)
    share = next((step / 20 for step in range(26, 4, -1) if _height(shown, area.w, step / 20) <= area.h), 0.2)
    for shelf in shown:
        area.top += _shelf(canvas, shelf, area, share, range(len(shelf.exhibits)))


def table(match: Match) -> Paint:
    """Return the game's table as it is laid for the first turn, with the numbers of the match's pack."""
    drawn: dict[tuple[str, tuple[int, int]], pygame.Surface] = {}

    def paint(canvas: Canvas, rect: FRect) -> None:
        place = canvas.px(rect)
        key = canvas.theme.name, place.size
        if key not in drawn:
            drawn.clear()
            drawn[key] = pygame.transform.smoothscale(_drawn(canvas, match, place.w), place.size)
        canvas.surface.blit(drawn[key], place.topleft)

    return paint


def _drawn(canvas: Canvas, match: Match, pixels: int) -> pygame.Surface:
    """Return the table at least so large that its words keep their place."""
    factor = max(DRAWN, pixels / STAGE[0])
    surface = pygame.Surface((round(STAGE[0] * factor), round(STAGE[1] * factor)))
    type_ = Typesetter()
    type_.resize(factor)
    large = Canvas(surface, Scale(*STAGE, factor), canvas.theme, type_, canvas.sprites)
    surface.fill(canvas.theme.night)
    for item in _laid(match):
        item.paint(large, item.rect)
    return surface


def _laid(match: Match) -> list[Any]:
    """Return what lies on the table before the first turn, and before the first seat."""
    presenter = presenters.make(match)
    session = match.start()
    stage = FRect(0, 0, *STAGE).inflate(-24, -24)
    own = min(presenter.own_height(len(match.seats)) * 1.15, STAGE[1] * 0.36)
    stage.h -= own + 12 if own else 0
    areas = Areas(stage, FRect(stage.left, stage.bottom + 12, stage.w, own), (), strips=False)
    return list(presenter.picture(session.view(ONLOOKER), 0, areas, None))


def _height(shown: Sequence[Shelf], wide: float, share: float) -> float:
    return sum(_shelf_height(shelf, wide, share, len(shelf.exhibits)) for shelf in shown)


def _columns(shelf: Shelf, wide: float, share: float) -> int:
    return max(1, int((wide + 8) // (shelf.size[0] * share + 8)))


def _row_height(shelf: Shelf, share: float) -> float:
    return shelf.size[1] * share + (_caption(shelf, share) if any(each.words for each in shelf.exhibits) else 0.0) + 8


def _caption(shelf: Shelf, share: float) -> float:
    """How high the words below a thing may be."""
    longest = max(len(each.words) for each in shelf.exhibits)
    return 16.0 if longest < _SHORT else 44.0 * max(share, 0.8)


def _shelf_height(shelf: Shelf, wide: float, share: float, many: int) -> float:
    return 34.0 + -(-many // _columns(shelf, wide, share)) * _row_height(shelf, share)


def _shelf(canvas: Canvas, shelf: Shelf, area: FRect, share: float, which: range) -> float:
    """Draw a shelf's title and some of its things from the top of an area; return the height used."""
    fitted(
        canvas, shelf.title, FRect(area.left, area.top + 4, area.w, 24), TITLE.at(19), canvas.theme.teal, align="left"
    )
    columns, high = _columns(shelf, area.w, share), _row_height(shelf, share)
    wide, tall = shelf.size[0] * share, shelf.size[1] * share
    for place, number in enumerate(which):
        row, column = divmod(place, columns)
        spot = FRect(area.left + column * (wide + 8), area.top + 34 + row * high, wide, tall)
        exhibit = shelf.exhibits[number]
        exhibit.paint(canvas, spot)
        if exhibit.words:
            below = FRect(spot.left - 2, spot.bottom + 1, spot.w + 4, _caption(shelf, share) - 1)
            style, lines = canvas.type.fit(exhibit.words, CAPTION, below.w, below.h, lines=4)
            canvas.lines(lines, (below.centerx, below.top), style, canvas.theme.ink, align="center")
    return _shelf_height(shelf, area.w, share, len(which))


# -- all the parts ----------------------------------------------------------------------------------------------------

_Rows: TypeAlias = tuple[tuple["Shelf", range], ...]


def _dealt(shown: Sequence[Shelf]) -> Iterator[_Rows]:
    """Deal shelves out onto pages, row by row."""
    wide, room = SIZE[0] - 2 * _MARGIN, SIZE[1] - 2 * _MARGIN - 70
    page: list[tuple[Shelf, range]] = []
    left = room
    for shelf in shown:
        columns, at = _columns(shelf, wide, 1.0), 0
        while at < len(shelf.exhibits):
            rows = int((left - 34) // _row_height(shelf, 1.0))
            if rows < 1:
                yield tuple(page)
                page, left = [], room
                continue
            some = range(at, min(len(shelf.exhibits), at + rows * columns))
            page.append((shelf, some))
            left -= _shelf_height(shelf, wide, 1.0, len(some))
            at = some.stop
    if page:
        yield tuple(page)


def _parts_page(match: Match, rows: _Rows) -> Page:
    def page(canvas: Canvas) -> None:
        area = FRect(_MARGIN, _head(canvas, match, _("The parts")), SIZE[0] - 2 * _MARGIN, SIZE[1])
        for shelf, which in rows:
            area.top += _shelf(canvas, shelf, area, 1.0, which)

    return page


def _head(canvas: Canvas, match: Match, line: str) -> float:
    """Draw a page's heading; return where the page goes on."""
    theme = canvas.theme
    title = FRect(_MARGIN, 30, SIZE[0] - 2 * _MARGIN, 44)
    fitted(canvas, match.game.title(), title, HERO, theme.rose, align="left")
    fitted(canvas, line, title, _SUB, theme.ink_soft, align="right")
    canvas.line((_MARGIN, 80), (SIZE[0] - _MARGIN, 80), theme.ochre, 1.5)
    if not match.pack.builtin:
        foot = FRect(_MARGIN, SIZE[1] - 30, SIZE[0] - 2 * _MARGIN, 16)
        fitted(canvas, match.pack.id.name, foot, CAPTION, theme.ink_soft, align="right")
    return 92.0


_SUB: Final[Style] = QUOTE.at(20)
