"""The tree: its spaces at four heights, arrows with their prices, the twins; beside it the bookmarks on their shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.queen_alice.choices import Buy
from alicegames.games.queen_alice.pack.verbs import BOOK_NAMES, COLOUR_NAMES, COLOURS, WHITE_BOOK, Reward
from alicegames.games.queen_alice.text import targets
from alicegames.i18n import _
from alicegames.ui.draw import materials
from alicegames.ui.draw.theme import HEADING, mix
from alicegames.ui.presenters.queen_alice import plans, things
from alicegames.ui.presenters.queen_alice.bookmarks import face
from alicegames.ui.presenters.queen_alice.places import Fitted, columns, square

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.core.decision import Decision
    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.pack.data import Bookmark, QueenData, TreeArrow, TreeSpace
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Picture

_WHITE: Final = Reward("book", 1 << WHITE_BOOK)


class Tree:
    """Puts the tree and the bookmarks."""

    def __init__(self, data: QueenData, match: Match) -> None:
        self._data: Final = data
        self._match: Final = match
        self._plan: Final = plans.tree(data)

    def put(self, picture: Picture, view: QueenState, area: FRect, decision: Decision[QueenChoice] | None) -> None:
        """Lay out the board."""
        board = Fitted(self._plan, area.inflate(-14, -14))
        ground = things.ground(things.LEAF, things.BARK, "paper", then=self._crown(board))
        picture.put("tree", area, ground, layer=-3, corner=10)
        for number, space in enumerate(self._data.tree.spaces):
            target = targets.tree(space.key)
            if not board.has(target):
                continue
            rect = board.rect(target)
            paint = _space(space, has_token=bool(view.tokens[number])) if space.height else _start(number)
            picture.put(target, rect, paint, target, corner=8)
            for colour in COLOURS:
                self._put_twins(picture, view, (colour, number), rect)
        self._put_shelf(picture, view, board.rect("shelf"), decision)

    def _put_twins(self, picture: Picture, view: QueenState, at: tuple[int, int], rect: FRect) -> None:
        """The seats' twins hang below a space, left (red) and right (white); before they climb they stand beside it."""
        colour, number = at
        seats = [n for n, seat in enumerate(view.seats) if seat.twins[colour] == number]
        is_start = not self._data.tree.spaces[number].height
        for place, box in enumerate(
            _beside(rect, colour, len(seats)) if is_start else _below(rect, colour, len(seats))
        ):
            seat = seats[place]
            picture.put(f"twin:{colour}.{seat}", box, self._twin(seat, colour), targets.twin(colour), layer=3 + place)

    def _twin(self, seat: int, colour: int) -> Paint:
        mark = things.marks(self._match, (seat,))

        def paint(canvas: Canvas, rect: FRect) -> None:
            canvas.circle(
                rect.center, rect.w * 0.56, things.RED_DEEP if colour == 0 else canvas.theme.paper, canvas.theme.ink
            )
            mark(canvas, rect.inflate(-2, -2))

        return paint

    # -- the tree itself --------------------------------------------------------------------------------------

    def _crown(self, board: Fitted) -> Paint:
        def paint(canvas: Canvas, rect: FRect) -> None:
            del rect
            area = FRect(board.area.left, board.area.top, board.rect("shelf").left - board.area.left - 4, board.area.h)
            trunk = FRect(area.centerx - area.w * 0.09, area.top + area.h * 0.2, area.w * 0.18, area.h * 0.8)
            canvas.rounded(trunk, things.WOOD_LIGHT, mix(things.BARK, canvas.theme.ink, 0.4), radius=10)
            materials.lay(canvas, trunk.inflate(-2, -2), "bark", corner=8)
            for x, y, size in (
                (0.3, 0.2, 0.55),
                (0.72, 0.2, 0.55),
                (0.5, 0.42, 0.8),
                (0.26, 0.5, 0.5),
                (0.74, 0.5, 0.5),
            ):
                side = area.w * size
                canvas.sprite(
                    "tree_space",
                    FRect(area.left + area.w * x - side / 2, area.top + area.h * y - side / 2, side, side),
                    alpha=150,
                )
            for space in self._data.tree.spaces:
                self._arrows(canvas, board, space)

        return paint

    def _arrows(self, canvas: Canvas, board: Fitted, space: TreeSpace) -> None:
        for arrow in space.arrows:
            key, to = targets.tree(space.key), targets.tree(self._data.tree.spaces[arrow.to].key)
            if board.has(key) and board.has(to):
                _arrow(canvas, board.rect(key).midtop, board.rect(to).midbottom, arrow)

    # -- bookmarks --------------------------------------------------------------------------------------------

    def _put_shelf(
        self, picture: Picture, view: QueenState, area: FRect, decision: Decision[QueenChoice] | None
    ) -> None:
        """Piles by price; while one may be bought, every bookmark that can be paid."""
        offered = [c.tile for c in decision.options if isinstance(c, Buy)] if decision is not None else []
        picture.put("shelf", area, _shelf(_("You can buy") if offered else _("Bookmarks")), layer=-2, corner=6)
        inner = FRect(area.left + 4, area.top + 24, area.w - 8, area.h - 28)
        if offered:
            self._put_offer(picture, offered, inner)
            return
        prices = sorted({tile.price for tile in self._data.bookmarks}, key=lambda price: (sum(price), price))
        high = inner.h / len(prices)
        for at, price in enumerate(prices):
            tiles = [number for number in view.shelf if self._data.bookmarks[number].price == price]
            row = FRect(inner.left, inner.top + at * high, inner.w, high - 3)
            self._put_pile(picture, price, tiles, row)

    def _put_pile(self, picture: Picture, price: tuple[int, int, int], tiles: Sequence[int], row: FRect) -> None:
        """One pile in a row: its price, the tiles as far as they can be read, and how many there are."""
        target = targets.shelf(price)
        paint = _pile(price, [self._data.bookmarks[number] for number in tiles])
        picture.put(target, row, paint, target, layer=-1, corner=4, zoom=True)

    def _put_offer(self, picture: Picture, offered: Sequence[int], area: FRect) -> None:
        across = 2 if len(offered) <= 12 else 3 if len(offered) <= 24 else 4  # noqa: PLR2004 -- as large as they fit
        rows = -(-len(offered) // across)
        high = min(area.h / rows, area.w / across * 1.3)
        for at, number in enumerate(offered):
            row, column = divmod(at, across)
            wide = area.w / across
            rect = FRect(area.left + column * wide, area.top + row * high, wide, high).inflate(-4, -4)
            tile = self._data.bookmarks[number]
            picture.put(
                f"tile:{tile.key}", rect, face(tile, with_price=True), targets.tile(tile.key), zoom=True, corner=4
            )


def _beside(rect: FRect, colour: int, count: int) -> list[FRect]:
    """Places for marks one over the other at a side of a figure."""
    high = rect.h * 0.56
    wide = high * 0.78
    left = rect.left - wide * 0.66 if colour == 0 else rect.right - wide * 0.34
    step = min(high * 0.7, (rect.h - high) / max(1, count - 1))
    top = rect.centery - high / 2 - step * (count - 1) / 2
    return [FRect(left, top + place * step, wide, high) for place in range(count)]


def _below(rect: FRect, colour: int, count: int) -> list[FRect]:
    """Places for marks under a space, from its outer corner inwards; they cover nothing that is printed on it."""
    high = max(14.0, rect.h * 0.52)
    wide = high * 0.8
    step = min(wide * 1.1, (rect.w / 2 - wide) / max(1, count - 1))
    first, inwards = (rect.left, step) if colour == 0 else (rect.right - wide, -step)
    return [FRect(first + place * inwards, rect.bottom - 2, wide, high) for place in range(count)]


def _shelf(text: str) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.rounded(rect, things.WOOD_LIGHT, mix(things.WOOD, canvas.theme.ink, 0.5), radius=6, line=2)
        materials.lay(canvas, rect.inflate(-4, -4), "wood", corner=4)
        head = FRect(rect.left + 4, rect.top + 3, rect.w - 8, 20)
        canvas.sprite("suit_clubs_disc", FRect(head.left, head.top, 20, 20))
        room = FRect(head.left + 24, head.top, head.w - 24, 20)
        things.if_it_fits(canvas, text, room, HEADING.at(15), canvas.theme.paper)

    return paint


def _pile(price: tuple[int, int, int], tiles: Sequence[Bookmark]) -> Paint:
    books = [f"book_{BOOK_NAMES[colour]}" for colour in range(3) for _each in range(price[colour])]

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        canvas.rounded(rect, mix(theme.paper, theme.paper_deep, 0.5), theme.ink_soft, radius=4)
        side = min(rect.h - 2, rect.w * 0.13)
        for at, name in enumerate(books):
            canvas.sprite(name, FRect(rect.left + 2 + at * side, rect.centery - side / 2, side, side))
        left = rect.left + 3 * side + 4
        count = FRect(rect.right - rect.w * 0.16, rect.top, rect.w * 0.15, rect.h)
        shown = max(0, int((count.left - left) // (rect.h * 0.86)))
        for tile, spot in zip(tiles, columns(FRect(left, rect.top, count.left - left, rect.h), shown, 1), strict=False):
            wide = min(spot.w, rect.h * 0.9)
            face(tile)(canvas, FRect(spot.left, spot.top + 1, wide, spot.h - 2))
        things.tight(canvas, str(len(tiles)), count, things.COUNT.at(15))

    return paint


def _start(number: int) -> Paint:
    return things.sprite(f"twin_{COLOUR_NAMES[number]}")


def _space(space: TreeSpace, *, has_token: bool) -> Paint:
    """The printed book, and beside it the white token or what it covers."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.shadow(rect, radius=8, reach=4, drop=1)
        canvas.rounded(rect, canvas.theme.paper, canvas.theme.ink, radius=8)
        inner = rect.inflate(-6, -4)
        left = FRect(inner.left, inner.top, inner.w * 0.4, inner.h)
        right = FRect(inner.left + inner.w * 0.42, inner.top, inner.w * 0.58, inner.h)
        things.reward(canvas, left, Reward("book", space.books))
        if has_token:
            spot = square(right)
            canvas.sprite("book_token", spot)
        else:
            things.rewards(canvas, right, space.rewards)
        if not space.arrows:
            side = rect.h * 0.66
            for colour in COLOURS:
                left_ = rect.centerx - side + colour * side
                canvas.sprite(f"crown_{COLOUR_NAMES[colour]}", FRect(left_, rect.top - side * 0.72, side, side))

    return paint


def _arrow(canvas: Canvas, start: tuple[float, float], end: tuple[float, float], arrow: TreeArrow) -> None:
    """An arrow in its colour, and its price on a disc near its foot."""
    tone = canvas.theme.ink if arrow.black else canvas.theme.gold
    canvas.line(start, end, mix(tone, canvas.theme.ink, 0.4), 5)
    canvas.line(start, end, tone, 3)
    share = 0.42 if abs(start[0] - end[0]) < (start[1] - end[1]) * 0.3 else 0.27
    middle = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
    radius = max(8.5, (start[1] - end[1]) * 0.2)
    amount = sum(arrow.costs[0])
    canvas.circle(middle, radius, canvas.theme.ink if arrow.black else canvas.theme.gold_light, canvas.theme.ink)
    box = FRect(middle[0] - radius, middle[1] - radius, radius * 2, radius * 2)
    colour = canvas.theme.paper if arrow.black else canvas.theme.ink
    things.tight(canvas, str(amount), box, things.COUNT.at(radius * 1.4), colour)
