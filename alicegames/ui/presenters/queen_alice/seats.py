"""The other seats: compact in the rail, in full on a page of their own or enlarged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.queen_alice.pack.verbs import COLOUR_NAMES, RESOURCE_NAMES
from alicegames.games.queen_alice.play.kit import TOKENS_EACH
from alicegames.games.queen_alice.text import targets
from alicegames.ui.draw.seats import draw_mark, seat_colour
from alicegames.ui.draw.theme import HEADING, mix
from alicegames.ui.presenters.base import Picture
from alicegames.ui.presenters.queen_alice import things
from alicegames.ui.presenters.queen_alice.places import columns, rows

if TYPE_CHECKING:
    from alicegames.games.queen_alice.state import QueenState, Seat
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint
    from alicegames.ui.presenters.queen_alice.courtier import Courtier

_FULL: Final = 500.0
"""Units of width from which a seat is drawn in full."""
_HEAD: Final = 24.0
_Fact = tuple[str, str, int, str]
"""Key, picture, number, short target."""


class Seats:
    """Puts the other seats."""

    def __init__(self, match: Match, courtier: Courtier) -> None:
        self._match: Final = match
        self._courtier: Final = courtier

    def put_strip(self, picture: Picture, view: QueenState, who: tuple[int, int], area: FRect) -> None:
        """Lay out a seat's facts in two lines; enlarged it is the whole board."""
        viewer, seat = who
        if area.h < 16:  # noqa: PLR2004 -- no room
            return
        target = f"seat:{seat}"
        picture.put(target, area, self._whole(view, who), target, layer=0, zoom=True, corner=6)
        owner = view.seats[seat]
        lines = (first_line(owner), second_line(owner))
        for line, row in zip(lines, rows(area.inflate(-2, -2), (0, area.h / 2 - 2), 2), strict=True):
            for (name, icon, count, short), rect in zip(line, columns(row, len(line), 2), strict=True):
                target = targets.owned(view, viewer, seat, short) if short else f"seat:{seat}"
                picture.put(f"strip:{seat}.{name}", rect, fact(icon, count), target, layer=1, corner=4)

    def _whole(self, view: QueenState, who: tuple[int, int]) -> Paint:
        def paint(canvas: Canvas, rect: FRect) -> None:
            if rect.w <= _FULL:
                return
            own = Picture()
            high = min(rect.h, rect.w * 1.06) if rect.h > rect.w * 0.6 else rect.w * 0.42
            box = FRect(rect.left, rect.centery - high / 2, rect.w, high)
            self.put_board(own, view, who, box)
            for item in own:
                item.paint(canvas, item.rect)

        return paint

    def put_page(self, picture: Picture, view: QueenState, viewer: int, others: tuple[int, ...], area: FRect) -> None:
        """Lay out all other seats' boards."""
        beside = area.w > area.h * 1.6
        if beside:
            boxes = columns(area, len(others), 12, area.h * 1.1)
        else:
            high = min((area.h - 8 * (len(others) - 1)) / len(others), area.w * 0.45)
            boxes = [FRect(area.left, area.top + n * (high + 8), area.w, high) for n in range(len(others))]
        for seat, box in zip(others, boxes, strict=True):
            self.put_board(picture, view, (viewer, seat), box, "page.")

    def put_one(
        self, picture: Picture, view: QueenState, who: tuple[int, int], others: tuple[int, ...], area: FRect
    ) -> None:
        """Lay out one other seat's whole board; over it the names of all, to turn to them."""
        head = FRect(area.left, area.top, area.w, _HEAD)
        for seat, rect in zip(others, columns(head, len(others), 4), strict=True):
            paint = self._name(view, seat) if len(others) == 1 else self._tab(seat, is_shown=seat == who[1])
            picture.put(f"page.name:{seat}", rect, paint, f"seat:{seat}", layer=1, corner=6)
        board = FRect(area.left, head.bottom + 4, area.w, area.bottom - head.bottom - 4)
        self._courtier.put(picture, view, who, board, "courtier-page", "page.")

    def put_board(
        self, picture: Picture, view: QueenState, who: tuple[int, int], box: FRect, prefix: str = "zoom."
    ) -> None:
        """Lay out one seat's board under its name."""
        seat = who[1]
        head = FRect(box.left, box.top, box.w, _HEAD)
        picture.put(f"{prefix}name:{seat}", head, self._name(view, seat), f"seat:{seat}", layer=1)
        board = FRect(box.left, head.bottom + 2, box.w, box.h - _HEAD - 2)
        name = "courtier-page" if board.h > board.w * 0.62 else "courtier"
        if name == "courtier" and board.w < 500:  # noqa: PLR2004 -- narrower strips could not be read
            name = "store"
        self._courtier.put(picture, view, who, board, name, prefix)

    def _tab(self, seat: int, *, is_shown: bool) -> Paint:
        def paint(canvas: Canvas, rect: FRect) -> None:
            colour = seat_colour(self._match, seat, canvas.theme)
            canvas.rounded(rect, colour if is_shown else mix(colour, canvas.theme.night, 0.6), None, radius=6)
            draw_mark(canvas, self._match, seat, (rect.left + 14, rect.centery), 10)
            name = FRect(rect.left + 28, rect.top, rect.w - 32, rect.h)
            things.tight(canvas, self._match.names[seat], name, HEADING.at(15), canvas.theme.paper, align="left")

        return paint

    def _name(self, view: QueenState, seat: int) -> Paint:
        owner = view.seats[seat]
        facts = (("back_basic", len(owner.hand)), ("res_invite", len(owner.invited)), ("crown", len(owner.crowns)))

        def paint(canvas: Canvas, rect: FRect) -> None:
            colour = seat_colour(self._match, seat, canvas.theme)
            canvas.rounded(rect, colour, mix(colour, canvas.theme.ink, 0.5), radius=6)
            draw_mark(canvas, self._match, seat, (rect.left + 14, rect.centery), 10)
            right = FRect(rect.right - 150, rect.top + 1, 146, rect.h - 2)
            name = FRect(rect.left + 30, rect.top, right.left - rect.left - 34, rect.h)
            things.tight(canvas, self._match.names[seat], name, HEADING.at(16), canvas.theme.paper, align="left")
            for (icon, count), spot in zip(facts, columns(right, 3, 3), strict=True):
                canvas.rounded(spot, canvas.theme.paper, None, radius=5)
                fact(icon, count)(canvas, spot.inflate(-2, -2))

        return paint


def first_line(owner: Seat) -> list[_Fact]:
    """What a seat can spend, and its cards."""
    stored = [(name, name, owner.store[kind], targets.resource(kind)) for kind, name in enumerate(RESOURCE_NAMES[:3])]
    return [
        ("time", "time", owner.time, "clock"),
        *stored,
        ("cubes", "black_cube", owner.cubes, "cube"),
        ("hand", "back_basic", len(owner.hand), "deck"),
        ("guests", "res_invite", len(owner.invited), "guests"),
        ("tiles", "bookmark_turn", len(owner.tiles), ""),
    ]


def second_line(owner: Seat) -> list[_Fact]:
    """What a seat has done: tokens off the board, pawprints, crowns, flowers."""
    tokens: list[_Fact] = []
    for kind, used in (("heart", owner.hearts), ("diamond", tuple(mask.bit_count() for mask in owner.diamonds))):
        for colour, name in enumerate(COLOUR_NAMES[:2]):
            short = targets.heart(colour) if kind == "heart" else ""
            tokens.append((f"{kind}{colour}", f"{kind}_token_{name}", TOKENS_EACH - used[colour], short))
    prints: list[_Fact] = [
        (f"paw{colour}", f"pawprint_{name}", owner.paws[colour], "") for colour, name in enumerate(COLOUR_NAMES[:2])
    ]
    return [
        *tokens,
        *prints,
        ("crowns", "crown", len(owner.crowns), ""),
        ("flowers", "flower_pink", sum(owner.flowers), ""),
    ]


def fact(icon: str, count: int) -> Paint:
    """Return a picture with its number beside it."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        side = min(rect.h, rect.w * 0.56)
        canvas.sprite(icon, FRect(rect.left, rect.centery - side / 2, side, side))
        box = FRect(rect.left + side + 1, rect.top, rect.w - side - 1, rect.h)
        things.tight(canvas, str(count), box, things.COUNT.at(14), align="left")

    return paint
