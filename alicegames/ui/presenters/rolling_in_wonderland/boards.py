"""The player boards of Rolling in Wonderland: the viewer's own along the bottom, the others' smaller or larger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.core.decision import UNKNOWN
from alicegames.games.rolling_in_wonderland.frames import BotTake, BotTurn, FillSlot
from alicegames.games.rolling_in_wonderland.scoring import objective_points
from alicegames.games.rolling_in_wonderland.state import (
    CUBES,
    KIND_COUNT,
    KINDS,
    MUSHROOMS,
    NONE,
    REGIONS,
    SLOTS,
    State,
)
from alicegames.games.rolling_in_wonderland.twin import free_spaces
from alicegames.i18n import _
from alicegames.ui.draw.theme import mix
from alicegames.ui.presenters.rolling_in_wonderland import cards, places, things

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Picture

_ONE_LINE: Final = 46.0
"""Under this height a board is one line: dice and what is left."""
_TWO_LINES: Final = 96.0
_NARROW: Final = 170.0
"""Units of width under which only the most important counts are told."""
_NARROWEST: Final = 33.0
"""Units that a count needs at least."""
_FLATTEST: Final = 9.0
"""The own board's width by its height, at most: what belongs together is not spread over a very wide window."""
_GAP: Final = 5.0


_BROADEST: Final = 0.95
"""A card's width by its height where there is room: its name wants it."""


def _card_width(box: FRect, count: int) -> float:
    """Return how wide so many cards are in a box: as wide as they fit; overlapping they have their own proportions."""
    return max(box.h * cards.RATIO, min(box.h * _BROADEST, (box.w + 4) / max(1, count) - 4))


class Boards:
    """Puts player boards into rectangles. ``prefix`` keeps the keys of a board shown twice apart."""

    def __init__(self, rules: WonderlandRules, match: Match) -> None:
        self._rules: Final = rules
        self._data: Final = rules.data
        self._match: Final = match

    # -- the viewer's own -------------------------------------------------------------------------------------

    def put_own(self, picture: Picture, view: State, seat: int, area: FRect) -> None:
        """Lay out the viewer's board, cards and Objectives."""
        if area.h <= 0:
            return
        inner = area.inflate(-20, -14)
        inner.w = min(inner.w, inner.h * _FLATTEST)
        inner.centerx = area.centerx
        top = FRect(inner.left, inner.top, inner.w, inner.h * 0.34)
        below = FRect(inner.left, top.bottom + 7, inner.w, inner.bottom - top.bottom - 7)
        self._put_top(picture, view, seat, top)
        wide = min(below.h * 1.24, below.w * 0.135)
        challenges = FRect(below.left, below.top, wide * 3 + 12, below.h)
        self._put_challenges(picture, view, seat, challenges, "")
        rest = FRect(challenges.right + 14, below.top, below.right - challenges.right - 14, below.h)
        if not view.variant.youngest:
            self._put_cards(picture, view, seat, rest)

    def _put_top(self, picture: Picture, view: State, seat: int, box: FRect) -> None:
        spaces = len(view.seats[seat].dice) + free_spaces(view, seat)
        dice = FRect(box.left, box.top, (box.h + 4) * spaces, box.h)
        self._put_dice(picture, view, seat, places.row(dice, spaces, box.h), "")
        right = FRect(dice.right + 10, box.top, box.right - dice.right - 10, box.h)
        self._put_counts(picture, view, seat, right, "", with_hand=False)

    def _put_cards(self, picture: Picture, view: State, seat: int, box: FRect) -> None:
        owner = view.seats[seat]
        many = max(SLOTS, len(self._lying(view, seat)))
        shares = (many + 0.2, max(2.2, min(6.0, len(owner.hand))), max(1.6, min(4.0, len(owner.objectives))))
        ongoing, hand, objectives = places.columns(box, shares, 14)
        self._put_ongoing(picture, view, seat, ongoing, "")
        wide = _card_width(hand, len(owner.hand))
        for at, (card, rect) in enumerate(zip(owner.hand, places.row(hand, len(owner.hand), wide), strict=True)):
            entry = self._data.hatter[card]
            copy = owner.hand[:at].count(card)
            light = self._seen(hand, rect, at, len(owner.hand), wide)
            key, target = f"hand:{entry.key}.{copy}", f"hand:{entry.key}"
            paint = cards.hatter(entry, named=light.w >= rect.w)
            picture.put(key, rect, paint, target, layer=2 + at, zoom=True, corner=5, light=light)
        if not owner.hand:
            picture.put(
                "hand-empty", FRect(hand.left, hand.top, min(hand.w, wide * 1.6), hand.h), cards.slot(_("no card"))
            )
        wide = _card_width(objectives, len(owner.objectives))
        held = places.row(objectives, len(owner.objectives), wide)
        for at, (card, rect) in enumerate(zip(owner.objectives, held, strict=True)):
            if card == UNKNOWN:
                continue
            goal = self._data.objectives[card]
            light = self._seen(objectives, rect, at, len(owner.objectives), wide)
            points = objective_points(self._data, view, seat, card)
            paint = cards.objective(goal, points, named=light.w >= rect.w)
            key = f"objective:{goal.key}"
            picture.put(key, rect, paint, key, layer=2 + at, zoom=True, corner=5, light=light)

    def _seen(self, box: FRect, rect: FRect, at: int, count: int, wide: float) -> FRect:
        """Return the part of a fanned card that the next one leaves in sight."""
        after = places.row(box, count, wide)
        right = after[at + 1].left if at + 1 < count else rect.right
        return FRect(rect.left, rect.top, min(rect.w, right - rect.left), rect.h)

    # -- the others -------------------------------------------------------------------------------------------

    def put_other(self, picture: Picture, view: State, seat: int, area: FRect, prefix: str = "") -> None:
        """Lay out another seat's board as its rectangle allows."""
        if area.h < 12:  # noqa: PLR2004 -- no room: the page of the players has it
            return
        inner = area.inflate(-4, -4) if area.h < _TWO_LINES else area.inflate(-16, -12)
        if seat == view.bot and area.h >= _TWO_LINES:
            inner = self._put_bot_card(picture, view, inner, prefix)
        if inner.h < _ONE_LINE:
            self._put_one_line(picture, view, seat, inner, prefix)
        elif inner.h < _TWO_LINES - 12:
            self._put_two_lines(picture, view, seat, inner, prefix)
        else:
            self._put_high(picture, view, seat, inner, prefix)

    def _put_bot_card(self, picture: Picture, view: State, box: FRect, prefix: str) -> FRect:
        """Put the automa's card beside its board, or over it; return what is left."""
        if box.h > box.w * 1.1:
            card = FRect(box.left, box.top, box.w, min(box.h * 0.5, box.w * 0.9))
            rest = FRect(box.left, card.bottom + 10, box.w, box.bottom - card.bottom - 10)
        else:
            card = FRect(box.left, box.top, min(box.w * 0.46, box.h * 1.2), box.h)
            rest = FRect(card.right + 10, box.top, box.right - card.right - 10, box.h)
        if view.bot_card == NONE:
            paint = cards.deck("bot", len(view.bot_deck))
        else:
            paint = cards.bot_card(self._data.bots[view.bot_card], self.matched_row(view))
        picture.put(f"{prefix}bot-card", card, paint, "deck:bot", layer=1, zoom=True, corner=8)
        return rest

    def matched_row(self, view: State) -> int:
        """Return the row of its card that the automa follows now; 0 for none."""
        frame = view.stack[-1] if view.stack else None
        if isinstance(frame, BotTake):
            return int(frame.source.split(":")[1])
        if isinstance(frame, BotTurn):
            decision = self._rules.decision(view)
            return int(decision.source.split(":")[1]) if decision is not None else 0
        return 0

    def _put_one_line(self, picture: Picture, view: State, seat: int, box: FRect, prefix: str) -> None:
        left, right = places.columns(box, (1.25, 1), 8)
        spaces = len(view.seats[seat].dice) + free_spaces(view, seat)
        side = min(left.h, left.w / spaces - 2)
        row = FRect(left.left, left.centery - side / 2, left.w, side)
        self._put_dice(picture, view, seat, places.row(row, spaces, side, gap=2), prefix)
        self._put_counts(picture, view, seat, right, prefix, with_hand=False, few=True)

    def _put_two_lines(self, picture: Picture, view: State, seat: int, box: FRect, prefix: str) -> None:
        high = (box.h - _GAP) / 2
        self._put_one_line(picture, view, seat, FRect(box.left, box.top, box.w, high), prefix)
        left, middle, right = places.columns(FRect(box.left, box.top + high + _GAP, box.w, high), (2.1, 0.6, 0.95), 8)
        self._put_mini_challenges(picture, view, seat, left, prefix)
        self._put_mini_ongoing(picture, view, seat, middle, prefix)
        self._put_hand_counts(picture, view, seat, right, prefix)

    def _put_high(self, picture: Picture, view: State, seat: int, box: FRect, prefix: str) -> None:
        """Dice, what is left, challenges, cards, one under the other."""
        has_cards = not view.variant.youngest and seat != view.bot and box.h > box.w * 0.62
        shares = (0.9, 0.8, 1.7, 1.7) if has_cards else (0.9, 0.8, 1.7)
        unit = min(box.h - _GAP * (len(shares) - 1), box.w * 0.2 * sum(shares)) / sum(shares)
        spaces = len(view.seats[seat].dice) + free_spaces(view, seat)
        top, boxes = box.top, []
        for share in shares:
            boxes.append(FRect(box.left, top, box.w, unit * share))
            top += unit * share + _GAP
        side = min(boxes[0].h, box.w / spaces - 3)
        if not has_cards and view.seats[seat].ongoing:
            side = min(side, box.w * 0.72 / spaces - 3)
            free = FRect(box.left + (side + 3) * spaces + 6, boxes[0].top, 0, boxes[0].h)
            free.w = box.right - free.left
            self._put_mini_ongoing(picture, view, seat, free, prefix)
        dice = FRect(box.left, boxes[0].centery - side / 2, box.w, side)
        self._put_dice(picture, view, seat, places.row(dice, spaces, side, gap=3), prefix)
        self._put_counts(picture, view, seat, boxes[1], prefix, with_hand=not has_cards)
        self._put_challenges(picture, view, seat, boxes[2], prefix)
        if has_cards:
            left, right = places.columns(boxes[3], (1.6, 1), 8)
            self._put_ongoing(picture, view, seat, left, prefix)
            self._put_backs(picture, view, seat, right, prefix)

    # -- parts ------------------------------------------------------------------------------------------------

    def _put_dice(self, picture: Picture, view: State, seat: int, spots: list[FRect], prefix: str) -> None:
        owner = view.seats[seat]
        for at, rect in enumerate(spots):
            picture.put(f"{prefix}space:{seat}.{at}", rect, things.empty_die, f"supply:{seat}" if at < 0 else "")
            if at < len(owner.dice):
                region, kind = divmod(owner.dice[at], KIND_COUNT)
                target = f"board:{seat}.{REGIONS[region]}.{KINDS[kind]}"
                key = f"{prefix}board:{seat}.{at}"
                picture.put(key, rect, things.die(owner.dice[at]), target, layer=1, corner=rect.w * 0.2)

    def _put_counts(
        self, picture: Picture, view: State, seat: int, box: FRect, prefix: str, *, with_hand: bool, few: bool = False
    ) -> None:
        """Mushrooms, ability, soldiers, cubes, VP: what is left and what has been gained."""
        owner = view.seats[seat]
        cubes = CUBES - sum(mask.bit_count() for mask in owner.cubes)
        told = [
            ("soldiers", things.counted(things.piece(self._match, seat, "soldier"), owner.soldiers), f"supply:{seat}"),
            ("cubes", things.counted(things.piece(self._match, seat, "cube"), cubes), f"supply:{seat}"),
            ("done", things.counted("rw_challenge", len(owner.done), tinted=True), f"seat:{seat}"),
            ("vp", things.counted("vp", owner.vp), f"seat:{seat}"),
        ]
        few = few or box.w < _NARROW
        if few:
            told = [told[0], told[3]]
        if with_hand and not few and not view.variant.youngest:
            told.append(("hand", things.counted("back_mad_hatter", len(owner.hand)), f"seat:{seat}"))
            told.append(("goals", things.counted("back_objective", len(owner.objectives)), f"seat:{seat}"))
        if seat == view.first and not few:
            told.append(("watch", things.sprite("first_player"), ""))
        while len(told) > 3 and box.w < _NARROWEST * (len(told) + 2):  # noqa: PLR2004 -- the first three matter most
            told.pop(2)
        slots = places.columns(box, (1.45, *(() if few else (1.0,)), *(1.25 for _each in told)), _GAP)
        self._put_mushrooms(picture, view, seat, slots[0], prefix)
        if not few:
            self._put_ability(picture, view, seat, slots[1], prefix)
        for (name, paint, target), rect in zip(told, slots[1 if few else 2 :], strict=True):
            wide = min(rect.w, rect.h * (1.0 if name == "watch" else 1.9))
            place = FRect(rect.left, rect.top, wide, rect.h)
            key = f"{prefix}watch" if name == "watch" else f"{prefix}{name}:{seat}"
            picture.put(key, place, paint, target, layer=1, corner=6)

    def _put_mushrooms(self, picture: Picture, view: State, seat: int, box: FRect, prefix: str) -> None:
        side = min(box.h, box.w / 2 - 1)
        rect = FRect(box.left, box.centery - side / 2, side * 2, side)
        if not view.variant.mushrooms:
            return

        def paint(canvas: Canvas, where: FRect) -> None:
            half = where.w / 2
            for at in range(MUSHROOMS):
                place = FRect(where.left + at * half, where.top, half, where.h).inflate(-2, -2)
                has = at < view.seats[seat].mushrooms
                canvas.circle(place.center, place.w / 2, mix(canvas.theme.paper, canvas.theme.paper_deep, 0.8))
                draw = canvas.sprite if has else canvas.ghost
                draw("mushroom", place.inflate(-place.w * 0.12, -place.h * 0.12))

        picture.put(f"{prefix}mushroom:{seat}", rect, paint, f"mushroom:{seat}", layer=1, corner=8)

    def _put_ability(self, picture: Picture, view: State, seat: int, box: FRect, prefix: str) -> None:
        number = view.seats[seat].ability
        if number == NONE:
            return
        side = min(box.h, box.w)
        rect = FRect(box.left, box.centery - side / 2, side, side)
        paint = cards.ability(self._data.abilities[number])
        picture.put(f"{prefix}ability:{seat}", rect, paint, f"ability:{seat}", layer=1, zoom=True, corner=side * 0.3)

    def _put_challenges(self, picture: Picture, view: State, seat: int, box: FRect, prefix: str) -> None:
        owner = view.seats[seat]
        cube = things.piece(self._match, seat, "cube")
        for slot, rect in enumerate(places.columns(box, (1, 1, 1), 6)):
            target = f"challenge:{seat}.{slot + 1}"
            card = owner.slots[slot]
            paint = cards.slot(_("challenge") if card == NONE else "")
            picture.put(f"{prefix}{target}", rect, paint, target, corner=5)
            if card == NONE:
                continue
            entry, mask = self._data.challenges[card], owner.cubes[slot]
            key = f"{prefix}challenge-card:{card}"
            picture.put(key, rect, cards.whole_challenge(entry, mask, cube), target, layer=1, zoom=True, corner=5)
            for at, place in enumerate(cards.icon_places(rect, len(entry.icons))):
                paint = cards.icon(entry.icons[at], cube if mask >> at & 1 else "")
                icon = f"icon:{seat}.{slot + 1}.{at}"
                picture.put(f"{prefix}{icon}", place, paint, icon, layer=2, corner=5)

    def _put_mini_challenges(self, picture: Picture, view: State, seat: int, box: FRect, prefix: str) -> None:
        """Only the icons of the challenges."""
        owner = view.seats[seat]
        cube = things.piece(self._match, seat, "cube")
        for slot, rect in enumerate(places.columns(box, (1, 1, 1), 6)):
            card = owner.slots[slot]
            if card == NONE:
                continue

            def paint(canvas: Canvas, where: FRect, card: int = card, slot: int = slot) -> None:
                icons = self._data.challenges[card].icons
                side = min(where.h, where.w / len(icons))
                for at, colour in enumerate(icons):
                    place = FRect(where.left + at * side, where.centery - side / 2, side, side).inflate(-2, -2)
                    cards.icon(colour, cube if owner.cubes[slot] >> at & 1 else "")(canvas, place)

            target = f"challenge:{seat}.{slot + 1}"
            picture.put(f"{prefix}{target}", rect, paint, target, layer=1, corner=4)

    def _lying(self, view: State, seat: int) -> tuple[int, ...]:
        """Return the cards that lie out, and one that waits for a slot."""
        frame = view.stack[-1] if view.stack else None
        waiting = (frame.card,) if isinstance(frame, FillSlot) and frame.seat == seat else ()
        return (*view.seats[seat].ongoing, *waiting)

    def _put_ongoing(self, picture: Picture, view: State, seat: int, box: FRect, prefix: str) -> None:
        lying = self._lying(view, seat)
        many = max(SLOTS, len(lying))
        wide = min(box.h * _BROADEST, box.w / many - 3)
        for at, rect in enumerate(places.row(box, many, wide)):
            if at >= len(lying):
                picture.put(f"{prefix}ongoing-slot:{seat}.{at}", rect, cards.slot(""), f"seat:{seat}", corner=5)
                continue
            card = self._data.hatter[lying[at]]
            key = f"{prefix}ongoing:{seat}.{card.key}.{lying[:at].count(lying[at])}"
            target = f"ongoing:{seat}.{card.key}"
            picture.put(key, rect, cards.hatter(card), target, layer=2, zoom=True, corner=5)

    def _put_mini_ongoing(self, picture: Picture, view: State, seat: int, box: FRect, prefix: str) -> None:
        """Only the pictures of the cards that lie out."""
        lying = view.seats[seat].ongoing
        side = min(box.h, box.w / SLOTS - 2)
        row = FRect(box.left, box.centery - side / 2, box.w, side)
        for at, rect in enumerate(places.row(row, len(lying), side, gap=2)):
            card = self._data.hatter[lying[at]]
            key = f"{prefix}ongoing:{seat}.{card.key}.{lying[:at].count(lying[at])}"
            paint = cards.mini(card)
            picture.put(key, rect, paint, f"ongoing:{seat}.{card.key}", layer=2, zoom=True, corner=4)

    def _put_backs(self, picture: Picture, view: State, seat: int, box: FRect, prefix: str) -> None:
        owner = view.seats[seat]
        for (name, count), rect in zip(
            (("mad_hatter", len(owner.hand)), ("objective", len(owner.objectives))),
            places.columns(box, (1, 1), 6),
            strict=True,
        ):
            picture.put(f"{prefix}{name}:{seat}", rect, cards.deck(name, count), f"seat:{seat}", layer=1, corner=5)

    def _put_hand_counts(self, picture: Picture, view: State, seat: int, box: FRect, prefix: str) -> None:
        if view.variant.youngest:
            return
        owner = view.seats[seat]
        for (name, count), rect in zip(
            (("back_mad_hatter", len(owner.hand)), ("back_objective", len(owner.objectives))),
            places.columns(box, (1, 1), 6),
            strict=True,
        ):
            picture.put(f"{prefix}{name}:{seat}", rect, things.counted(name, count), f"seat:{seat}", layer=1, corner=5)
