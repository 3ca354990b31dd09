"""Bookmark tiles: what each does in one picture, on a ribbon that tells when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.queen_alice.pack.verbs import BOOK_NAMES, COLOUR_NAMES, LEVEL_NAMES, SUIT_NAMES
from alicegames.ui.draw.theme import mix
from alicegames.ui.presenters.queen_alice import things
from alicegames.ui.presenters.queen_alice.places import square

if TYPE_CHECKING:
    from alicegames.games.queen_alice.pack.data import Bookmark
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint

_TRIGGERS: Final = {
    "unlock": "locked_cube",
    "acquire": "res_acquire",
    "invite": "res_invite",
    "capture": "res_capture",
    "rescue": "res_rescue",
    "alice": "res_alice",
}


def face(tile: Bookmark, *, with_price: bool = False, is_used: bool = False) -> Paint:
    """Return how a tile looks; ``is_used`` if it is turned over until the next turn."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        ribbon = {"at_once": theme.teal, "turn": theme.rose, "end": theme.ochre}[tile.when]
        fill = mix(theme.paper, theme.paper_deep, 0.8) if is_used else theme.paper
        canvas.rounded(rect, fill, theme.ink, radius=3)
        band = max(3.0, rect.h * 0.1)
        canvas.fill(FRect(rect.left + 1, rect.top + 1, rect.w - 2, band), ribbon)
        body = FRect(rect.left + 1, rect.top + band + 1, rect.w - 2, rect.h - band - 2)
        if with_price:
            foot = FRect(body.left, body.bottom - body.h * 0.3, body.w, body.h * 0.3)
            books = [f"book_{BOOK_NAMES[c]}" for c in range(3) for _each in range(tile.price[c])]
            things.icons(canvas, foot.inflate(-2, -1), books)
            body.h -= foot.h
        _effect(canvas, body, tile)
        if is_used:
            canvas.line(rect.bottomleft, rect.topright, theme.ink_soft, 2)

    return paint


def _effect(canvas: Canvas, box: FRect, tile: Bookmark) -> None:
    if tile.when == "at_once":
        things.rewards(canvas, box.inflate(-2, -2), tile.rewards)
    elif tile.when == "end":
        _score(canvas, box, tile)
    else:
        _trigger(canvas, square(box, 0.96), tile)


def _trigger(canvas: Canvas, spot: FRect, tile: Bookmark) -> None:
    if tile.trigger in _TRIGGERS:
        canvas.sprite(_TRIGGERS[tile.trigger], FRect(spot.left, spot.top, spot.w * 0.72, spot.h * 0.72))
        side = spot.w * 0.56
        for given in tile.rewards:
            things.reward(canvas, FRect(spot.right - side, spot.bottom - side, side, side), given)
        return
    canvas.sprite(f"suit_{SUIT_NAMES[tile.suit]}_disc", FRect(spot.left, spot.top, spot.w * 0.66, spot.h * 0.66))
    side = spot.w * 0.6
    box = FRect(spot.right - side, spot.bottom - side, side, side)
    canvas.sprite("tea" if tile.trigger == "cheaper_tea" else "cake", box)
    things.number(canvas, box, "\N{MINUS SIGN}1")


def _score(canvas: Canvas, box: FRect, tile: Bookmark) -> None:
    spot = square(box, 0.96)
    canvas.sprite(_scored(tile), FRect(spot.left, spot.top, spot.w * 0.76, spot.h * 0.76))
    side = spot.w * 0.58
    things.points(canvas, FRect(spot.right - side, spot.bottom - side, side, side), tile.each)


def _scored(tile: Bookmark) -> str:
    match tile.score:
        case "time":
            return "time"
        case "alice":
            return f"alice_{COLOUR_NAMES[tile.arg]}"
        case "pawprints":
            return f"pawprint_{COLOUR_NAMES[tile.arg]}"
        case "invited":
            return "res_invite"
        case "acquired":
            return f"banner_{LEVEL_NAMES[tile.arg]}"
        case _:
            return "black_cube"
