"""The card market: three rows of three blocks, each block with what it costs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.queen_alice.pack.verbs import BRONZE, GOLD
from alicegames.games.queen_alice.play.cards import place
from alicegames.games.queen_alice.play.kit import BLOCKS
from alicegames.games.queen_alice.state import NOBODY
from alicegames.games.queen_alice.text import targets, words
from alicegames.ui.draw.numbers import number
from alicegames.ui.draw.theme import NAME, mix
from alicegames.ui.presenters.queen_alice import things

if TYPE_CHECKING:
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Picture
    from alicegames.ui.presenters.queen_alice.cards import Cards

_HEAD: Final = 19.0
_PRICES: Final = ("", "time", "any_resource")
"""What a block costs: nothing, an hour, a resource (QA-120)."""
_COLUMNS: Final = 300.0
"""Units of width from which the three rows stand beside each other."""


class Market:
    """Puts the market."""

    def __init__(self, cards: Cards) -> None:
        self._cards: Final = cards

    def put(self, picture: Picture, view: QueenState, area: FRect) -> None:
        """Lay out the rows below each other, or beside each other where there is room."""
        picture.put("market", area, _stall, layer=-3, corner=8)
        inner = area.inflate(-8, -8)
        beside = inner.w >= _COLUMNS
        for row, level in enumerate(range(BRONZE, GOLD + 1)):
            if beside:
                wide = (inner.w - 12) / 3
                self._put_row(picture, view, level, FRect(inner.left + row * (wide + 6), inner.top, wide, inner.h))
            else:
                high = (inner.h - 10) / 3
                self._put_row(picture, view, level, FRect(inner.left, inner.top + row * (high + 5), inner.w, high))

    def _put_row(self, picture: Picture, view: QueenState, level: int, box: FRect) -> None:
        head = FRect(box.left, box.top, box.w, _HEAD)
        name = words.level(level)
        left, look = len(view.decks[level - 1]), partial(_head, name, level)
        picture.put(f"row:{level}", head, look(left), layer=-1, counter=(left, look))
        high = (box.h - _HEAD - 2) / BLOCKS
        for block in range(BLOCKS):
            rect = FRect(box.left, head.bottom + 2 + block * high, box.w, high - 3)
            target = targets.market(level, block)
            card = view.market[place(level, block)]
            picture.put(f"block:{level}.{block}", rect, _empty, target, layer=-1, corner=6)
            if card == NOBODY:
                continue
            key = f"card:{card}"
            tall = rect.h > rect.w * 0.9
            paint = self._cards.face(card) if tall else self._cards.strip(card, _PRICES[block])
            picture.put(key, rect, paint, target, layer=1, zoom=True, corner=6)
            if tall:
                self._put_price(picture, block, level, rect)

    def _put_price(self, picture: Picture, block: int, level: int, rect: FRect) -> None:
        if not block:
            return
        side = max(14.0, min(20.0, rect.h * 0.36))
        spot = FRect(rect.right - side - 6, rect.top + rect.h * 0.5 - side, side, side)
        picture.put(f"price:{level}.{block}", spot, _price(block), layer=2)


def _stall(canvas: Canvas, rect: FRect) -> None:
    things.ground(things.SLATE, things.WOOD, "leather")(canvas, rect)


def _head(name: str, level: int, left: int) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        colour = things.LEVELS[level]
        canvas.rounded(rect, colour, mix(colour, canvas.theme.ink, 0.5), radius=4)
        things.tight(canvas, name, FRect(rect.left + 6, rect.top, rect.w * 0.5, rect.h), NAME.at(14), align="left")
        box = FRect(rect.right - 46, rect.top, 42, rect.h)
        canvas.sprite("icon_cards", FRect(box.left, box.top + 2, box.h - 4, box.h - 4), tint=canvas.theme.ink)
        things.tight(
            canvas, number(left), FRect(box.left + box.h, box.top, box.w - box.h, box.h), things.COUNT, align="right"
        )

    return paint


def _empty(canvas: Canvas, rect: FRect) -> None:
    canvas.rounded(rect, mix(things.SLATE, canvas.theme.paper, 0.12), canvas.theme.ink_soft, radius=6)


def _price(block: int) -> Paint:
    """One hour for the second block, one resource for the third."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.circle(rect.center, rect.w / 2, canvas.theme.paper, canvas.theme.ink)
        canvas.sprite(_PRICES[block], rect.inflate(-2, -2))

    return paint
