"""The garden of felt: four zones a colour in a ring, the gardeners, the beds with their rewards and rose-bushes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.queen_alice.pack.verbs import COLOUR_NAMES, COLOURS
from alicegames.games.queen_alice.state import AT_REST, COVERED, FREE
from alicegames.games.queen_alice.text import targets
from alicegames.i18n import _
from alicegames.ui.draw.seats import draw_mark
from alicegames.ui.draw.theme import NAME, mix
from alicegames.ui.presenters.queen_alice import things
from alicegames.ui.presenters.queen_alice.places import laid, square

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.games.queen_alice.pack.verbs import Reward
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Picture
    from alicegames.ui.presenters.queen_alice.places import Fitted


class Garden:
    """Puts the garden."""

    def __init__(self, kit: Kit, match: Match) -> None:
        self._kit: Final = kit
        self._match: Final = match

    def put(self, picture: Picture, view: QueenState, area: FRect) -> None:
        """Lay out the board."""
        garden = self._kit.board(view.players).table.garden
        beds = len(garden.zones[0][0])
        board = laid("garden" if beds > 2 else "garden-two", area.inflate(-16, -14))  # noqa: PLR2004 -- a zone of two
        ground = things.ground(things.FELT, things.HEDGE, "felt", then=_titles(board))
        picture.put("garden", area, ground, layer=-3, corner=10)
        for colour in COLOURS:
            for zone, spaces in enumerate(garden.zones[colour]):
                name = _(garden.names[colour][zone])
                target = targets.zone(colour, zone)
                spot = f"{COLOUR_NAMES[colour]}.{zone}"
                words = board.rect(f"name:{spot}")
                if view.gardeners[colour] != zone:
                    words.w = board.rect(f"zone:{spot}").w - 8
                picture.put(f"zone:{spot}", board.rect(f"zone:{spot}"), _zone(name, words, colour), target, layer=-2)
                for space in spaces:
                    self._put_bed(picture, view, board, colour, space)
            self._put_gardener(picture, view, board, colour)

    def _put_bed(self, picture: Picture, view: QueenState, board: Fitted, colour: int, space: int) -> None:
        target = targets.bed(colour, space)
        given = self._kit.board(view.players).table.garden.rewards[colour][space]
        owner = view.beds[colour][space]
        rect = board.rect(target)
        picture.put(target, rect, _bed(given if owner == FREE else ()), target, corner=12)
        if owner != FREE:
            picture.put(f"bush:{colour}.{space}", rect, self._bush(colour, owner), target, layer=1, corner=12)

    def _bush(self, colour: int, owner: int) -> Paint:
        def paint(canvas: Canvas, rect: FRect) -> None:
            if owner == COVERED:
                canvas.sprite("garden_space", square(rect, 0.9))
                return
            canvas.sprite(f"bush_{COLOUR_NAMES[colour]}", square(rect, 0.98))
            radius = min(rect.w, rect.h) * 0.24
            draw_mark(canvas, self._match, owner, (rect.right - radius - 1, rect.bottom - radius - 1), radius)

        return paint

    def _put_gardener(self, picture: Picture, view: QueenState, board: Fitted, colour: int) -> None:
        name, zone = COLOUR_NAMES[colour], view.gardeners[colour]
        spot = board.rect(f"rest:{name}" if zone == AT_REST else f"stand:{name}.{zone}")
        picture.put(f"gardener:{name}", spot, _gardener(colour), targets.gardener(colour), layer=4)


def _titles(board: Fitted) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        del rect
        for colour in COLOURS:
            name = COLOUR_NAMES[colour]
            text = _("Red garden") if colour == 0 else _("White garden")
            things.title(canvas, board.rect(f"title:{name}"), text, "suit_hearts_disc", canvas.theme.paper)
            bench = board.rect(f"rest:{name}")
            canvas.rounded(
                FRect(bench.left + 2, bench.bottom - 9, bench.w - 4, 6), things.WOOD_LIGHT, canvas.theme.ink, radius=2
            )

    return paint


def _zone(name: str, words: FRect, colour: int) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        edge = things.RED_DEEP if colour == 0 else canvas.theme.paper
        canvas.rounded(rect, things.LAWN, edge, radius=10, line=2.5)
        things.lines(canvas, name, words, NAME.at(14))

    return paint


def _bed(given: Sequence[Reward]) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        inner = rect.inflate(-2, -2)
        soil = mix(things.BARK, things.LAWN, 0.3)
        canvas.rounded(inner, soil, mix(things.BARK, canvas.theme.ink, 0.4), radius=12)
        canvas.rounded(inner.inflate(-5, -5), mix(canvas.theme.paper, things.LAWN, 0.35), None, radius=10)
        if given:
            things.rewards(canvas, inner.inflate(-8, -8), given)

    return paint


def _gardener(colour: int) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        foot = FRect(rect.left, rect.bottom - rect.h * 0.17, rect.w, rect.h * 0.17)
        canvas.rounded(
            foot, things.RED_DEEP if colour == 0 else canvas.theme.paper, canvas.theme.ink, radius=foot.h / 2
        )
        canvas.sprite("gardener", FRect(rect.left, rect.top, rect.w, rect.h * 0.9))

    return paint
