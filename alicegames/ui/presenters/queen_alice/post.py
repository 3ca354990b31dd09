"""The messengers' roads: spaces with their rewards and banners, seals over the arrows, the golden zone, the fork."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.queen_alice.pack.verbs import ANY_SUIT, COLOUR_NAMES, COLOURS, Reward
from alicegames.games.queen_alice.text import targets
from alicegames.i18n import _
from alicegames.ui.draw.theme import NAME, mix
from alicegames.ui.presenters.queen_alice import plans, things
from alicegames.ui.presenters.queen_alice.places import Fitted
from alicegames.ui.presenters.queen_alice.plans import target_of

if TYPE_CHECKING:
    from alicegames.games.queen_alice.pack.data import MessengerPath, MessengerSpace, QueenData, Seal
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Picture

_MINI: Final = Reward("mini_action", ANY_SUIT)
_LIGHT: Final = 9.0
"""Units that the light takes around a space."""


class Post:
    """Puts the messengers' board."""

    def __init__(self, data: QueenData, match: Match) -> None:
        self._data: Final = data
        self._match: Final = match
        self._plan: Final = plans.messengers(data)

    def put(self, picture: Picture, view: QueenState, area: FRect) -> None:
        """Lay out both roads."""
        board = Fitted(self._plan, area.inflate(-14, -14))
        green = mix(things.FELT, things.LAWN, 0.66)
        ground = things.ground(green, things.WOOD, "felt", then=self._roads(board))
        picture.put("post", area, ground, layer=-3, corner=10)
        for colour in COLOURS:
            path = self._data.messengers[colour]
            for number, space in enumerate(path.spaces):
                target = target_of(colour, space)
                if not board.has(target):
                    continue
                rect = board.rect(target)
                picture.put(target, rect, _space(space, colour, is_end=number == path.end), target, corner=6)
                seats = [n for n, seat in enumerate(view.seats) if seat.messengers[colour] == number]
                if seats:
                    self._put_messengers(picture, seats, (colour, number), rect)
            self._put_seals(picture, view, board, colour, path)

    def _put_messengers(self, picture: Picture, seats: list[int], at: tuple[int, int], rect: FRect) -> None:
        colour, number = at
        high = rect.h * 0.52
        spot = FRect(rect.left - 2, rect.top - high * 0.55, rect.w + 4, high)
        for place, seat in enumerate(seats):
            wide = min(high, spot.w / max(1, len(seats)) * 1.2)
            step = (spot.w - wide) / max(1, len(seats) - 1) if len(seats) > 1 else 0
            left = spot.left + place * step if len(seats) > 1 else spot.centerx - wide / 2
            box = FRect(left, spot.top, wide, high)
            picture.put(f"rider:{colour}.{seat}", box, things.marks(self._match, (seat,)), layer=3)
        del number

    def _put_seals(self, picture: Picture, view: QueenState, board: Fitted, colour: int, path: MessengerPath) -> None:
        for number, seal in enumerate(path.seals):
            target = targets.seal(colour, number)
            if board.has(target):
                broken = bool(view.seals[colour][number])
                picture.put(target, board.rect(target), _seal(seal, is_broken=broken), target, corner=8)

    def _roads(self, board: Fitted) -> Paint:
        """The golden zone, the roads, names and forks."""

        def paint(canvas: Canvas, rect: FRect) -> None:
            del rect
            for colour in COLOURS:
                name = COLOUR_NAMES[colour]
                zone = board.rect(f"zone:{name}")
                canvas.rounded(zone, mix(canvas.theme.gold_light, things.LAWN, 0.45), canvas.theme.gold, radius=8)
            road = mix(things.ROAD, canvas.theme.ink, 0.35)
            for wide, tone in ((9.0, road), (6.0, things.ROAD)):
                for line in board.plan.lines:
                    first, last = (board.point(*point) for point in line.points)
                    canvas.line(first, last, tone, wide)
            for colour in COLOURS:
                self._signs(canvas, board, colour)

        return paint

    def _signs(self, canvas: Canvas, board: Fitted, colour: int) -> None:
        name = COLOUR_NAMES[colour]
        start = board.rect(f"messenger:{name}_start")
        zone = board.rect(f"zone:{name}")
        head = FRect(start.left, zone.top + 2, board.area.w * 0.27, min(24.0, zone.h * 0.16))
        lights = (board.rect(space).inflate(2 * _LIGHT, 2 * _LIGHT) for space in board.plan.spaces)
        beside = (light.left for light in lights if light.left > start.centerx and light.colliderect(head))
        head.w = min([head.right, *beside]) - head.left
        text = _("Mad Hatter") if colour == 0 else _("March Hare")
        things.if_it_fits(canvas, text, head, NAME.at(15))
        foot = min(30.0, zone.h * 0.16)
        canvas.sprite("suit_spades_disc", FRect(start.left, zone.bottom - foot - 4, foot, foot))
        fork = board.rect(f"fork:{name}")
        things.reward(canvas, fork.inflate(8, 8), _MINI)
        side = zone.h * 0.13
        canvas.sprite(f"alice_{name}", FRect(zone.left + 1, zone.bottom - side - 3, side, side))


def _space(space: MessengerSpace, colour: int, *, is_end: bool) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        if not space.step:
            canvas.rounded(rect.inflate(-2, -8), things.WOOD_LIGHT, canvas.theme.ink, radius=6)
            canvas.sprite(f"messenger_{COLOUR_NAMES[colour]}", rect.inflate(-2, -4))
            return
        bar = max(5.0, rect.h * 0.14)
        level = things.LEVELS[space.banner]
        canvas.rounded(rect, level, canvas.theme.ink, radius=6)
        face = FRect(rect.left + 1.5, rect.top + 1.5, rect.w - 3, rect.h - bar - 1)
        canvas.rounded(face, canvas.theme.paper, None, radius=5)
        things.rewards(canvas, face.inflate(-3, -3), space.rewards)
        if is_end:
            side = rect.w * 0.7
            box = FRect(rect.centerx - side / 2, rect.bottom - side * 0.35, side, side)
            canvas.sprite(f"crown_{COLOUR_NAMES[colour]}", box)

    return paint


def _seal(seal: Seal, *, is_broken: bool) -> Paint:
    """Both rewards: the first one's large, in wax until it is broken; the later ones' small."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        first = FRect(rect.left, rect.top, rect.w * 0.56, rect.h)
        later = FRect(rect.left + rect.w * 0.58, rect.top + rect.h * 0.24, rect.w * 0.42, rect.h * 0.76)
        side = min(first.w, first.h)
        canvas.sprite(
            "seal_later" if is_broken else "seal_first",
            FRect(first.centerx - side / 2, first.centery - side / 2, side, side),
        )
        if is_broken:
            canvas.line(first.bottomleft, first.topright, canvas.theme.ink, 2)
        else:
            things.rewards(canvas, first.inflate(-side * 0.28, -side * 0.28), seal.first)
        canvas.circle(later.center, min(later.w, later.h) / 2, canvas.theme.paper, canvas.theme.ink)
        things.rewards(canvas, later.inflate(-later.w * 0.22, -later.h * 0.22), seal.later)

    return paint
