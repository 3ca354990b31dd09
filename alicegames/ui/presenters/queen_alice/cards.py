"""Cards: in the hand, in the market, on piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.core.decision import UNKNOWN
from alicegames.games.queen_alice.pack.verbs import BASIC, COLOUR_NAMES, KIND_NAMES, LEVEL_NAMES, RED
from alicegames.i18n import _
from alicegames.ui.draw.theme import NAME, mix
from alicegames.ui.presenters.queen_alice import things
from alicegames.ui.presenters.queen_alice.places import columns

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.games.queen_alice.pack.data import Card, QueenData
    from alicegames.games.queen_alice.pack.verbs import Reward
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.theme import Colour
    from alicegames.ui.presenters.base import Paint

RATIO: Final = 0.62
"""A card's width by its height."""
_STRIP: Final = 60.0
"""Height of a card in the market from which its name grows with it."""
_NAMED: Final = 54.0
"""Units of width from which a card bears its name; on a narrower one the piece is what matters."""
_BONUS: Final = {"same_piece": "+2", "same_kind": "+2", "acquired": "+1", "invited": "+1"}


class Cards:
    """Paints cards of one pack."""

    def __init__(self, data: QueenData) -> None:
        self._data: Final = data

    def face(self, number: int) -> Paint:
        """Return the whole face of a card; its back if it is not known."""
        if number == UNKNOWN:
            return back(BASIC)
        return _face(self._data.cards[number])

    def strip(self, number: int, price: str = "") -> Paint:
        """Return a market card as a strip, with the picture of what its block costs."""
        return _strip(self._data.cards[number], price)

    def small(self, number: int, *, is_bare: bool = False) -> Paint:
        """Return a card in small: its piece and, unless it ``is_bare``, its bonus."""
        if number == UNKNOWN:
            return back(BASIC)
        return _small(self._data.cards[number], is_bare=is_bare)


def back(level: int) -> Paint:
    """Return the back of a deck."""
    return things.sprite(f"back_{LEVEL_NAMES[level]}")


def band(canvas: Canvas, card: Card) -> tuple[Colour, Colour]:
    """Return the colours of a card's head and of its words: the kingdom's, of both kingdoms the table's."""
    if len(card.colours) > 1:
        return canvas.theme.teal, canvas.theme.paper
    return (things.RED_DEEP, canvas.theme.paper) if card.colours[0] == RED else (things.IVORY, canvas.theme.ink)


def piece(canvas: Canvas, rect: FRect, card: Card) -> None:
    """Draw the chess piece that a card names; of both colours, both, one before the other."""
    kind = KIND_NAMES[card.kind]
    if len(card.colours) == 1:
        canvas.sprite(f"chess_{kind}_{COLOUR_NAMES[card.colours[0]]}", rect)
        return
    wide = rect.w * 0.72
    for at, colour in enumerate(COLOUR_NAMES[:2]):
        canvas.sprite(f"chess_{kind}_{colour}", FRect(rect.left + at * (rect.w - wide), rect.top, wide, rect.h))


def bonus(canvas: Canvas, spot: FRect, card: Card) -> None:
    """Draw what a card is worth as a guest: its points, and what grows them."""
    canvas.sprite("seal_dark", spot)
    more = _BONUS.get(card.bonus.kind, "")
    text = f"{card.bonus.ip}{'+' if more else ''}"
    box = spot.inflate(-spot.w * 0.2, -spot.h * 0.3)
    things.tight(canvas, text, box, things.COUNT.at(spot.h * 0.46), canvas.theme.paper)


def _picture(card: Card) -> str:
    return f"qa_{card.key}"


def _ground(canvas: Canvas, rect: FRect, card: Card) -> None:
    canvas.shadow(rect, radius=8, reach=5, drop=2)
    edge = things.LEVELS[card.level]
    canvas.rounded(rect, edge, canvas.theme.ink, radius=8)
    canvas.rounded(rect.inflate(-6, -6), canvas.theme.paper, None, radius=6)


def _name_height(canvas: Canvas, name: str, head: FRect) -> float:
    """Return the height of a name set as small as is legible, in as many lines as it needs."""
    style = things.exact(canvas, NAME.at(things.LEAST / canvas.scale.factor))
    lines = canvas.type.wrap(name, style, head.w - 4)
    return len(lines) * canvas.type.line_height(style) + 2 if len(lines) > 1 else 0.0


def _name_fits(canvas: Canvas, name: str, head: FRect) -> bool:
    """Whether no word of a name would have to be broken."""
    style = things.exact(canvas, NAME.at(things.LEAST / canvas.scale.factor))
    return all(canvas.type.width(word, style) <= head.w - 6 for word in name.split())


def _face(card: Card) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        _ground(canvas, rect, card)
        inner = rect.inflate(-8, -8)
        head = FRect(inner.left, inner.top, inner.w, max(19.0, inner.h * 0.13))
        named = inner.w >= _NAMED and _name_fits(canvas, _(card.name), head)
        head.h = max(head.h, _name_height(canvas, _(card.name), head)) if named else 8
        ground, words = band(canvas, card)
        canvas.rounded(head, ground, mix(ground, canvas.theme.ink, 0.5), radius=4)
        if named:
            style = NAME.at(min(19.0, inner.h * 0.13 * 0.8))
            things.lines(canvas, _(card.name), head.inflate(-4, -2), style, words)
        rows = inner.h * 0.19
        play = FRect(inner.left, inner.bottom - rows, inner.w, rows)
        discard = FRect(inner.left, play.top - rows - 2, inner.w, rows)
        middle = FRect(inner.left, head.bottom + 1, inner.w, discard.top - head.bottom - 3)
        _pictures(canvas, middle, card)
        _row(canvas, discard, "icon_trash", card.discard, dark=True)
        seal = min(rows * 1.12, inner.w * 0.32)
        _row(canvas, FRect(play.left, play.top, play.w - seal - 2, play.h), "icon_play", card.play, dark=False)
        bonus(canvas, FRect(play.right - seal, play.centery - seal / 2, seal, seal), card)

    return paint


def _pictures(canvas: Canvas, middle: FRect, card: Card) -> None:
    """Draw the piece and, beside it, what the card is about; on a narrow card one over the other."""
    is_narrow = middle.w < middle.h
    side = min(middle.h * 0.56, middle.w * 0.8) if is_narrow else min(middle.h, middle.w * 0.34)
    wide = min(middle.w * 0.7, middle.h * 1.2)
    spot, drawn = FRect(middle.left, middle.top, side, side), FRect(middle.right - wide, middle.top, wide, middle.h)
    if is_narrow:
        spot.centerx = middle.centerx
        drawn = FRect(middle.left, spot.bottom, middle.w, middle.bottom - spot.bottom)
    piece(canvas, spot, card)
    if canvas.sprites.has(_picture(card)):
        canvas.sprite(_picture(card), drawn.inflate(-2, -2))


def _row(canvas: Canvas, rect: FRect, icon: str, given: Sequence[Reward], *, dark: bool) -> None:
    """A row with its sign: what discarding, or playing, gives."""
    theme = canvas.theme
    canvas.rounded(rect, theme.ink if dark else theme.paper_deep, None, radius=4)
    side = min(rect.h * 0.7, rect.w * 0.22)
    sign = FRect(rect.left + 2, rect.centery - side / 2, side, side)
    canvas.sprite(icon, sign, tint=theme.paper if dark else theme.ink_soft)
    box = FRect(sign.right + 2, rect.top + 1, rect.right - sign.right - 4, rect.h - 2)
    if dark:
        canvas.rounded(box, theme.paper, None, radius=4)
    for one, spot in zip(given, columns(box, len(given), 1), strict=True):
        things.reward(canvas, spot.inflate(-2, -2), one)


def _strip(card: Card, price: str) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        edge = things.LEVELS[card.level]
        canvas.rounded(rect, canvas.theme.paper, edge, radius=6, line=2)
        kingdom, _words = band(canvas, card)
        stripe = FRect(rect.left + 2, rect.top + 5, 5, rect.h - 10)
        canvas.rounded(stripe, kingdom, mix(kingdom, canvas.theme.ink, 0.6), radius=2)
        inner = FRect(rect.left + 8, rect.top + 2, rect.w - 11, rect.h - 4)
        name = FRect(inner.left, inner.top, inner.w, inner.h * 0.42)
        things.tight(
            canvas, _(card.name), name, NAME.at(min(15.0 * max(1.0, rect.h / _STRIP), name.h * 0.9)), align="left"
        )
        low = FRect(inner.left, name.bottom, inner.w, inner.bottom - name.bottom)
        side = min(low.h * 1.1, inner.w * 0.2)
        piece(canvas, FRect(low.left, low.bottom - side, side, side), card)
        seal = min(low.h, inner.w * 0.19)
        right = inner.right - seal
        bonus(canvas, FRect(right, low.bottom - seal, seal, seal), card)
        if price:
            right -= seal * 0.86
            spot = FRect(right, low.centery - seal * 0.4, seal * 0.8, seal * 0.8)
            canvas.circle(spot.center, spot.w / 2, edge, canvas.theme.ink)
            canvas.sprite(price, spot.inflate(-3, -3))
        left = low.left + side + 3
        _pair(canvas, FRect(left, low.top, right - left - 2, low.h), card)

    return paint


def _pair(canvas: Canvas, low: FRect, card: Card) -> None:
    """Both rewards side by side, discarding on ink, playing on paper."""
    many = len(card.discard) + len(card.play)
    side = min(low.h, (low.w - 6) / max(1, many))
    wide = side * len(card.discard) + 2
    canvas.rounded(FRect(low.left, low.top, wide, low.h), canvas.theme.ink, None, radius=4)
    left = low.left + 1
    for given, tint in ((card.discard, True), (card.play, False)):
        for one in given:
            spot = FRect(left, low.centery - side / 2, side, side).inflate(-2, -2)
            if tint:
                canvas.rounded(spot, canvas.theme.paper, None, radius=3)
            things.reward(canvas, spot.inflate(-1, -1), one)
            left += side
        left += 4


def _small(card: Card, *, is_bare: bool) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        _ground(canvas, rect, card)
        inner = rect.inflate(-8, -8)
        side = min(inner.w, inner.h if is_bare else inner.h * 0.55)
        piece(canvas, FRect(inner.left, inner.top, side, side), card)
        if is_bare:
            return
        seal = min(inner.w, inner.h * 0.36)
        bonus(canvas, FRect(inner.left + 1, inner.bottom - seal, seal, seal), card)
        if inner.w > side * 1.4:
            box = FRect(inner.left + side + 2, inner.top, inner.w - side - 2, inner.h)
            things.lines(canvas, _(card.name), box, NAME.at(12))

    return paint
