"""Where everything lies: which boards a window shows at once, and the rectangles of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.ui.presenters import layout
from alicegames.ui.presenters.base import is_upright

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.ui.presenters.base import Areas
    from alicegames.ui.presenters.layout import SpriteLayout

GAME: Final = "queen_alice"
GAP: Final = 10.0
LARGE: Final = 1050.0
"""Units of the stage's width from which all boards lie on it at once."""
_SQUARE: Final = 0.75
"""How high a stage is at least for its width whose boards lie in two rows."""
MEDIUM: Final = 800.0
"""Units from which the market and the whole own board stand beside what is in focus."""
_TALL_SHARE: Final = 0.92
"""How high the stage of an upright window should be for its width."""
_WINDOW_LARGE: Final = 1400.0
_WINDOW_MEDIUM: Final = 1150.0

TABLE: Final = "table"
GARDEN: Final = "garden"
POST: Final = "post"
TREE: Final = "tree"
WALL: Final = "wall"
MARKET: Final = "market"
OWN: Final = "own"
SEATS: Final = "seats"
SUIT_PAGES: Final = (GARDEN, POST, TREE, WALL)
_PAGES: Final = {
    "large": (TABLE, SEATS),
    "medium": (*SUIT_PAGES, SEATS),
    "small": (*SUIT_PAGES, MARKET, OWN, SEATS),
}


def pages_of(size: tuple[float, float]) -> tuple[str, ...]:
    """Return the pages of a window of this size."""
    if is_upright(size):
        return _PAGES["large"]
    if size[0] >= _WINDOW_LARGE:
        return _PAGES["large"]
    return _PAGES["medium" if size[0] >= _WINDOW_MEDIUM else "small"]


def upright_height(width: float) -> float:
    """Return how high the stage of an upright window should be."""
    return width * _TALL_SHARE


class Fitted:
    """A layout laid over the whole of a rectangle: what is drawn in its spaces keeps its proportions by itself."""

    def __init__(self, plan: SpriteLayout, area: FRect) -> None:
        self.plan: Final = plan
        self.area: Final = area
        self.x: Final = area.w / plan.canvas[0]
        """The window's units for one of the canvas, across."""
        self.y: Final = area.h / plan.canvas[1]

    def rect(self, target: str) -> FRect:
        """Return where a space is. Raises KeyError for an id that the layout does not have."""
        left, top, width, height = self.plan.spaces[target].rect
        return FRect(self.area.left + left * self.x, self.area.top + top * self.y, width * self.x, height * self.y)

    def has(self, target: str) -> bool:
        """Whether the layout has a space."""
        return target in self.plan.spaces

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the canvas in the window's units."""
        return self.area.left + x * self.x, self.area.top + y * self.y


def laid(name: str, area: FRect) -> Fitted:
    """Lay one of the game's layouts over a rectangle."""
    return Fitted(layout.load(GAME, name), area)


@dataclass(frozen=True, slots=True)
class Places:
    """The rectangles of one window; a board that is not shown has none."""

    kind: str
    """``large``, ``medium`` or ``small``."""
    chess: FRect
    wishes: FRect
    cats: FRect
    jails: FRect
    hand: FRect
    store: FRect
    """The own courtier board, or on a small window what it has in store."""
    bar: FRect | None
    boards: dict[str, FRect] = field(default_factory=dict)
    """By page id."""
    page: str = ""
    """The page or part of a page that is shown."""


def arrange(areas: Areas) -> Places:
    """Divide the stage and the own area."""
    if areas.upright and areas.stage.h >= areas.stage.w * _SQUARE:
        return _tall(areas)
    if areas.upright or areas.stage.w >= LARGE:
        return _large(areas)
    return _medium(areas) if areas.stage.w >= MEDIUM else _small(areas)


def _large(areas: Areas) -> Places:
    """All boards at once: garden and wall left, the market right, messengers and tree between."""
    stage = areas.stage
    across = stage.w - 3 * GAP
    sides, middle = across * 0.263, across * 0.318
    left = FRect(stage.left, stage.top, sides, stage.h)
    centre = FRect(left.right + GAP, stage.top, middle, stage.h)
    right = FRect(centre.right + GAP, stage.top, sides, stage.h)
    market = FRect(right.right + GAP, stage.top, stage.right - right.right - GAP, stage.h)
    high = (stage.h - GAP) / 2
    boards = {
        GARDEN: FRect(left.left, left.top, sides, high),
        WALL: FRect(left.left, left.top + high + GAP, sides, high),
        POST: FRect(right.left, right.top, sides, high),
        TREE: FRect(right.left, right.top + high + GAP, sides, high),
        MARKET: market,
    }
    if areas.page.startswith(SEATS):
        boards = {SEATS: stage}
    chess, jails, wishes, cats = rows(centre, (0, 26, 50, 62), 6)
    own = areas.own
    hand = FRect(own.right - own.w * 0.39, own.top, own.w * 0.39, own.h)
    store = FRect(own.left, own.top, own.w - hand.w - GAP, own.h)
    return Places("large", chess, wishes, cats, jails, hand, store, areas.bar, boards)


def _tall(areas: Areas) -> Places:
    """All boards in two rows: chessboard, garden and market above, messengers, tree and wall below."""
    stage = areas.stage
    upper = FRect(stage.left, stage.top, stage.w, (stage.h - GAP) * 0.6)
    lower = FRect(stage.left, upper.bottom + GAP, stage.w, stage.bottom - upper.bottom - GAP)
    across = stage.w - 2 * GAP
    chess = FRect(upper.left, upper.top, across * 0.41, upper.h)
    market = FRect(upper.right - across * 0.18, upper.top, across * 0.18, upper.h)
    garden = FRect(chess.right + GAP, upper.top, market.left - chess.right - 2 * GAP, upper.h)
    garden, jails, wishes, cats = rows(garden, (0, 26, 50, 62), 6)
    boards = dict(zip((POST, TREE, WALL), columns(lower, 3, GAP), strict=True)) | {GARDEN: garden, MARKET: market}
    if areas.page.startswith(SEATS):
        boards = {SEATS: stage}
    own = areas.own
    hand = FRect(own.right - own.w * 0.39, own.top, own.w * 0.39, own.h)
    store = FRect(own.left, own.top, own.w - hand.w - GAP, own.h)
    return Places("large", chess, wishes, cats, jails, hand, store, areas.bar, boards)


def _medium(areas: Areas) -> Places:
    """The chessboard, the board in focus and the market; the whole own board below."""
    stage, own = areas.stage, areas.own
    centre = FRect(stage.left, stage.top, 320, stage.h)
    market = FRect(stage.right - 178, stage.top, 178, stage.h)
    focus = FRect(centre.right + GAP, stage.top, market.left - centre.right - 2 * GAP, stage.h)
    boards = {areas.page or GARDEN: focus, MARKET: market}
    if areas.page.startswith(SEATS):
        boards = {SEATS: FRect(focus.left, focus.top, stage.right - focus.left, focus.h)}
    chess, jails, wishes, cats = rows(centre, (0, 22, 40, 50), 4)
    hand = FRect(own.right - own.w * 0.385, own.top, own.w * 0.385, own.h)
    store = FRect(own.left, own.top, own.w - hand.w - GAP, own.h)
    return Places("medium", chess, wishes, cats, jails, hand, store, areas.bar, boards)


def _small(areas: Areas) -> Places:
    """The chessboard, and the board in focus; below what is in store."""
    stage, own = areas.stage, areas.own
    centre = FRect(stage.left, stage.top, 264, stage.h)
    focus = FRect(centre.right + 8, stage.top, stage.right - centre.right - 8, stage.h)
    chess, jails, wishes, cats = rows(centre, (0, 20, 38, 36), 3)
    hand = FRect(own.right - own.w * 0.5, own.top, own.w * 0.5, own.h)
    store = FRect(own.left, own.top, own.w - hand.w - 8, own.h)
    board = areas.page.partition(".")[0] or GARDEN
    return Places("small", chess, wishes, cats, jails, hand, store, None, {board: focus}, areas.page)


def rows(area: FRect, heights: Sequence[float], gap: float) -> list[FRect]:
    """Lay rows below each other; the one of height 0 takes what is left."""
    free = area.h - sum(heights) - gap * (len(heights) - 1)
    found, top = [], area.top
    for height in heights:
        found.append(FRect(area.left, top, area.w, height or free))
        top += (height or free) + gap
    return found


def columns(area: FRect, count: int, gap: float = 4.0, widest: float = 10_000.0) -> list[FRect]:
    """Divide a rectangle into columns of one width."""
    if count <= 0:
        return []
    width = min(widest, (area.w - gap * (count - 1)) / count)
    return [FRect(area.left + n * (width + gap), area.top, width, area.h) for n in range(count)]


def square(rect: FRect, share: float = 1.0) -> FRect:
    """Return the largest square in the middle of a rectangle, or a share of it."""
    side = min(rect.w, rect.h) * share
    return FRect(rect.centerx - side / 2, rect.centery - side / 2, side, side)


def stacked(rect: FRect, count: int, gap: float = 1.0) -> list[FRect]:
    """Divide a rectangle into so many rows, or columns where it is wider than high."""
    if rect.w > rect.h * 1.15:
        return columns(rect, count, gap)
    high = (rect.h - gap * (count - 1)) / max(1, count)
    return [FRect(rect.left, rect.top + n * (high + gap), rect.w, high) for n in range(count)]
