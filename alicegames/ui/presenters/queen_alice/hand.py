"""The own hand and the piles beside it; in its place, while a price is paid, the ways to pay."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.core.decision import UNKNOWN
from alicegames.games.queen_alice.choices import Invite, Pay
from alicegames.games.queen_alice.frames import PayFor
from alicegames.games.queen_alice.pack.verbs import BASIC, GOLD, RESOURCE_NAMES
from alicegames.games.queen_alice.play.payment import CARD, FLOWER
from alicegames.games.queen_alice.text import targets
from alicegames.games.queen_alice.text.targets_paths import PAY, paying
from alicegames.i18n import _
from alicegames.ui.draw.theme import HEADING, mix
from alicegames.ui.presenters.queen_alice import things
from alicegames.ui.presenters.queen_alice.bookmarks import face
from alicegames.ui.presenters.queen_alice.cards import RATIO, back
from alicegames.ui.presenters.queen_alice.places import columns, rows, square

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.core.decision import Decision
    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.pack.data import QueenData
    from alicegames.games.queen_alice.state import QueenState, Seat
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Picture
    from alicegames.ui.presenters.queen_alice.cards import Cards

_PILES: Final = 0.16
"""The piles' share of the width."""
_NARROWEST: Final = 44.0
_COIN: Final = 84.0
"""Units of a thing that pays, at most."""
_APART: Final = 14.0
"""Units between two of them: room for their light."""
_WHOLE: Final = 110.0
"""Units of height from which a card shows its whole face."""


class Hand:
    """Puts the viewer's cards."""

    def __init__(self, data: QueenData, cards: Cards) -> None:
        self._data: Final = data
        self._cards: Final = cards

    def put(
        self, picture: Picture, view: QueenState, viewer: int, area: FRect, decision: Decision[QueenChoice] | None
    ) -> None:
        """Lay out hand, deck, discard pile and guests."""
        picture.put("hand", area, _velvet, layer=-3, corner=10)
        if decision is not None and decision.kind == "pay":
            self._put_payment(picture, view, area, decision)
            return
        inner = area.inflate(-16, -14)
        wide = max(44.0, inner.w * _PILES)
        cards = FRect(inner.left, inner.top, inner.w - wide - 8, inner.h)
        self._put_piles(picture, view, viewer, FRect(inner.right - wide, inner.top, wide, inner.h))
        self._put_cards(picture, view, viewer, cards, _lying(view, viewer, decision))

    def _put_cards(self, picture: Picture, view: QueenState, viewer: int, area: FRect, lying: Sequence[int]) -> None:
        """The hand's cards; over those of the discard pile, smaller, where they can be invited."""
        held = [card for card in view.seats[viewer].hand if card != UNKNOWN]
        if not lying:
            self._put_row(picture, held, area, targets.hand)
            return
        high = (area.h - 6) / 2
        self._put_row(picture, held, FRect(area.left, area.top, area.w, high), targets.hand)
        self._put_row(picture, lying, FRect(area.left, area.bottom - high, area.w, high), targets.card)

    def _put_row(self, picture: Picture, cards: Sequence[int], area: FRect, name: Callable[[str], str]) -> None:
        for card, rect in zip(cards, row(area, len(cards)), strict=True):
            key = self._data.cards[card].key
            is_whole = rect.h > _WHOLE and rect.w >= _NARROWEST
            paint = self._cards.face(card) if is_whole else self._cards.small(card)
            picture.put(f"card:{card}", rect, paint, name(key), layer=2, zoom=True, corner=8)

    def _put_piles(self, picture: Picture, view: QueenState, viewer: int, area: FRect) -> None:
        owner = view.seats[viewer]
        top = self._cards.small(owner.discard[-1], is_bare=True) if owner.discard else _hollow
        hidden = len(owner.pool) - len(owner.hand)
        piles: tuple[tuple[str, Paint, int], ...] = (
            ("deck", back(BASIC) if hidden else _hollow, hidden),
            ("discard", top, len(owner.discard)),
            ("guests", back(GOLD) if owner.invited else _hollow, len(owner.invited)),
        )
        signs = {"deck": "icon_cards", "discard": "icon_trash", "guests": "res_invite"}
        for (name, paint, count), rect in zip(piles, rows(area, (0, area.h / 3, area.h / 3), 0), strict=True):
            target = targets.owned(view, viewer, viewer, name)
            box = rect.inflate(-2, -4)
            look = partial(_counted, paint, signs[name])
            counter = (count, look)
            picture.put(f"pile:{name}", box, look(count), target, layer=1, corner=6, counter=counter)

    # -- paying -----------------------------------------------------------------------------------------------

    def _put_payment(self, picture: Picture, view: QueenState, area: FRect, decision: Decision[QueenChoice]) -> None:
        """Lay all that can pay in one row over the hand, and at its end what pays as it is marked."""
        frame = view.stack[-1]
        assert isinstance(frame, PayFor)
        price = things.price_icons(frame.cake, frame.tea, frame.toast, frame.any)
        picture.put("pay-sheet", area, _sheet(price), layer=8, corner=10)
        paying = self._paying(view.seats[frame.seat], decision)
        inner = FRect(area.left + 16, area.top + 48, area.w - 32, area.h - 66)
        high = min(inner.h, _COIN)
        line = FRect(inner.left, inner.centery - high / 2, inner.w, high)
        button = min(112.0, line.w * 0.24)
        spots = columns(FRect(line.left, line.top, line.w - button - _APART, high), len(paying), _APART, _COIN)
        for (target, paint), rect in zip(paying, spots, strict=True):
            picture.put(target, rect, paint, target, layer=9, corner=8)
        picture.put(PAY, FRect(line.right - button, line.top, button, high), _pay, PAY, layer=9, corner=8)

    def _paying(self, seat: Seat, decision: Decision[QueenChoice]) -> list[tuple[str, Paint]]:
        """Return what some way to pay takes: zones of the store, the clock, black cubes, discounts."""
        ways = [way for way in decision.options if isinstance(way, Pay)]
        spent = (max(way.cake for way in ways), max(way.tea for way in ways), max(way.toast for way in ways))
        stored = zip(RESOURCE_NAMES, seat.store, spent, strict=False)
        found = [(name, name, had) for name, had, most in stored if most]
        found += [("time", "time", seat.time)] if any(way.hours for way in ways) else []
        found += [("cube", "black_cube", seat.cubes)] if any(way.cubes for way in ways) else []
        shown = [(paying(name), _coin(sprite, had)) for name, sprite, had in found]
        cuts = dict.fromkeys(key for way in ways for key in way.cuts)
        return [*shown, *map(self._discount, cuts)]

    def _discount(self, key: int) -> tuple[str, Paint]:
        """Return a discount: of the card played, of the orange flowers, of a bookmark."""
        if key == CARD:
            return paying("card"), _signed("res_card")
        if key == FLOWER:
            return paying("flower"), _signed("flower_orange")
        tile = self._data.bookmarks[key]
        return paying(f"tile.{tile.key}"), _framed(face(tile))


def row(area: FRect, many: int) -> list[FRect]:
    """Lay so many cards side by side, narrower where they would not fit."""
    if not many:
        return []
    wide = min(area.h * RATIO * 1.12, (area.w - 6 * (many - 1)) / many)
    left = area.centerx - (wide * many + 6 * (many - 1)) / 2
    return [FRect(left + number * (wide + 6), area.top, wide, area.h) for number in range(many)]


def _lying(view: QueenState, viewer: int, decision: Decision[QueenChoice] | None) -> tuple[int, ...]:
    """Return the cards of the discard pile that can be invited now."""
    if decision is None:
        return ()
    held = view.seats[viewer].hand
    return tuple(c.card for c in decision.options if isinstance(c, Invite) and c.card not in held)


def _velvet(canvas: Canvas, rect: FRect) -> None:
    deep = mix(canvas.theme.rose, canvas.theme.night_deep, 0.55)
    things.ground(deep, things.WOOD, "felt")(canvas, rect)


def _hollow(canvas: Canvas, rect: FRect) -> None:
    canvas.rounded(rect.inflate(-4, -2), None, canvas.theme.paper_deep, radius=6)


def _counted(paint: Paint, sign: str, count: int) -> Paint:
    """Return a pile with its number and its sign."""

    def draw(canvas: Canvas, rect: FRect) -> None:
        wide = min(rect.w, rect.h * RATIO * 1.2)
        card = FRect(rect.centerx - wide / 2, rect.top, wide, rect.h)
        paint(canvas, card)
        side = min(20.0, rect.h * 0.4)
        box = FRect(rect.left, rect.bottom - side, side, side)
        canvas.circle(box.center, side / 2, canvas.theme.paper, canvas.theme.ink)
        canvas.sprite(sign, box.inflate(-side * 0.3, -side * 0.3), tint=canvas.theme.ink)
        things.number(canvas, rect, str(count))

    return draw


def _sheet(price: tuple[str, ...]) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.panel(rect)
        head = FRect(rect.left + 14, rect.top + 8, 90, 24)
        things.tight(canvas, _("Pay"), head, HEADING, align="left")
        width = min(rect.w - 120, 26.0 * len(price))
        things.icons(canvas, FRect(rect.left + 104, rect.top + 7, max(1.0, width), 26), price)

    return paint


def _coin(sprite: str, had: int) -> Paint:
    """Return what a seat has of a thing that pays."""

    def draw(canvas: Canvas, rect: FRect) -> None:
        canvas.sprite(sprite, square(rect, 0.8))
        box = square(rect, 0.9)
        things.number(canvas, box, str(had))

    return _framed(draw)


def _signed(sprite: str) -> Paint:
    """Return a discount of one resource that has no picture of its own."""

    def draw(canvas: Canvas, rect: FRect) -> None:
        box = square(rect, 0.85)
        canvas.sprite(sprite, box)
        things.number(canvas, box, "\N{MINUS SIGN}1")

    return _framed(draw)


def _framed(paint: Paint) -> Paint:
    def draw(canvas: Canvas, rect: FRect) -> None:
        canvas.rounded(rect, canvas.theme.paper_deep, canvas.theme.ink_soft)
        paint(canvas, square(rect.inflate(-6, -6)))

    return draw


def _pay(canvas: Canvas, rect: FRect) -> None:
    theme = canvas.theme
    canvas.rounded(rect, mix(theme.gold_light, theme.paper, 0.3), theme.ink, radius=10)
    side = min(rect.h * 0.5, 30.0)
    canvas.sprite("icon_check", FRect(rect.left + 8, rect.centery - side / 2, side, side), tint=theme.ink)
    words = FRect(rect.left + side + 12, rect.top, rect.w - side - 18, rect.h)
    things.tight(canvas, _("Pay"), words, HEADING, align="left")
