"""The wall of bricks: prices beside its rows and over its columns, rewards on the bricks, Humpty Dumpty between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.queen_alice.pack.verbs import COLOUR_NAMES, COLOURS
from alicegames.games.queen_alice.play.kit import WALL_COLUMNS, Kit
from alicegames.games.queen_alice.state import COVERED, FREE
from alicegames.games.queen_alice.text import targets
from alicegames.ui.draw.seats import draw_mark
from alicegames.ui.draw.theme import mix
from alicegames.ui.presenters.queen_alice import things
from alicegames.ui.presenters.queen_alice.places import laid, square

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.games.queen_alice.pack.data import Wall as WallData
    from alicegames.games.queen_alice.pack.verbs import Reward
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Picture
    from alicegames.ui.presenters.queen_alice.places import Fitted


class Wall:
    """Puts the wall."""

    def __init__(self, kit: Kit, match: Match) -> None:
        self._kit: Final = kit
        self._match: Final = match

    def put(self, picture: Picture, view: QueenState, area: FRect) -> None:
        """Lay out the board."""
        board = laid("wall", area.inflate(-16, -16))
        wall = self._kit.board(view.players).table.wall
        ground = things.ground(things.MORTAR, things.WOOD, "brick", then=_prices(board, wall))
        picture.put("wall", area, ground, layer=-3, corner=10)
        for colour in COLOURS:
            for space in range(len(wall.rewards[colour])):
                self._put_brick(picture, view, board, colour, space)
            name = COLOUR_NAMES[colour]
            spot = board.rect(f"stand:{name}.{view.humpty[colour]}")
            picture.put(
                f"humpty:{name}", spot.inflate(8, 0), things.sprite(f"humpty_{name}"), targets.humpty(colour), layer=4
            )

    def _put_brick(self, picture: Picture, view: QueenState, board: Fitted, colour: int, space: int) -> None:
        target = targets.brick(colour, space)
        owner = view.walls[colour][space]
        given = self._kit.board(view.players).table.wall.rewards[colour][space]
        is_row = space // WALL_COLUMNS == view.humpty[colour]
        paint = _brick(colour, given if owner == FREE else (), is_filled=owner == COVERED, is_row=is_row)
        picture.put(target, board.rect(target), paint, target, corner=4)
        if owner not in (FREE, COVERED):
            picture.put(
                f"built:{colour}.{space}", board.rect(target), self._built(colour, owner), target, layer=1, corner=4
            )

    def _built(self, colour: int, owner: int) -> Paint:
        def paint(canvas: Canvas, rect: FRect) -> None:
            canvas.sprite(f"diamond_token_{COLOUR_NAMES[colour]}", square(rect, 0.95))
            radius = min(rect.w, rect.h) * 0.26
            draw_mark(canvas, self._match, owner, (rect.right - radius - 2, rect.bottom - radius - 3), radius)

        return paint


def _prices(board: Fitted, wall: WallData) -> Paint:
    """A column's price over it, a row's beside it: what the lowest brick of each shows."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        del rect
        for colour in COLOURS:
            name, costs = COLOUR_NAMES[colour], wall.costs[colour]
            lane = board.rect(f"lane:{name}")
            canvas.rounded(lane, mix(things.MORTAR, canvas.theme.ink, 0.25), None, radius=4)
            for column in range(WALL_COLUMNS):
                tea = min(costs[space].tea for space in range(column, len(costs), WALL_COLUMNS))
                spot = board.rect(f"column:{name}.{column}")
                if tea:
                    things.icons(canvas, spot, ("tea",) * tea)
                else:
                    canvas.circle(spot.center, min(spot.size) * 0.4, canvas.theme.paper, canvas.theme.ink_soft)
                    things.tight(canvas, "–", spot, things.COUNT.at(16))
            for row in range(len(costs) // WALL_COLUMNS):
                cakes = costs[row * WALL_COLUMNS].cake
                toasts = costs[row * WALL_COLUMNS].toast
                spot = board.rect(f"row:{name}.{row}")
                things.icons(canvas, spot, things.price_icons(cakes, 0, toasts))
        head = board.rect("lane:red").union(board.rect("lane:white"))
        side = min(head.w, 24.0)
        canvas.sprite("suit_diamonds_disc", FRect(head.centerx - side / 2, head.top - side - 1, side, side))

    return paint


def _brick(colour: int, given: Sequence[Reward], *, is_filled: bool, is_row: bool) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        inner = rect.inflate(-3, -3)
        fill = things.RED if colour == 0 else things.IVORY
        if is_filled:
            fill = mix(things.MORTAR, canvas.theme.ink, 0.35)
        edge = canvas.theme.ochre if is_row else mix(fill, canvas.theme.ink, 0.5)
        canvas.rounded(inner, fill, edge, radius=4, line=2.5 if is_row else 1.2)
        shine = mix(fill, canvas.theme.paper, 0.4)
        canvas.fill(FRect(inner.left + 4, inner.top + 4, inner.w - 8, 2), shine)
        if is_filled:
            things.grain(canvas, inner.inflate(-8, -8), mix(fill, canvas.theme.ink, 0.2), 9)
        if given:
            side = min(inner.w * 0.92, 42.0)
            high = min(inner.h - 6, side * len(given) + 2)
            things.rewards(canvas, FRect(inner.centerx - side / 2, inner.centery - high / 2, side, high), given)

    return paint
