"""A courtier board: clock, store, cubes, books, flowers and bookmarks, hearts and diamonds with their rewards."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.queen_alice.pack.verbs import (
    ANY_SUIT,
    BOOK_NAMES,
    COLOUR_NAMES,
    COLOURS,
    FLOWER_NAMES,
    RESOURCE_NAMES,
    Reward,
)
from alicegames.games.queen_alice.play.kit import TOKENS_EACH, Kit
from alicegames.games.queen_alice.play.prices import ALL_BLACK_CUBES, FULL_CLOCK, room
from alicegames.games.queen_alice.text import targets
from alicegames.ui.draw import materials
from alicegames.ui.draw.seats import seat_colour
from alicegames.ui.draw.theme import mix
from alicegames.ui.presenters.queen_alice import things
from alicegames.ui.presenters.queen_alice.bookmarks import face
from alicegames.ui.presenters.queen_alice.places import columns, laid, square

if TYPE_CHECKING:
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Picture
    from alicegames.ui.presenters.queen_alice.places import Fitted

_KINDS: Final = ("heart", "diamond")
_MILESTONES: Final = (3, 4, 5)
_LOCKED: Final = 190
"""How much is seen of a black cube under its lock: pale, but three to one on paper."""


class Courtier:
    """Puts courtier boards; ``prefix`` keeps the keys of a board shown twice apart."""

    def __init__(self, kit: Kit, match: Match) -> None:
        self._kit: Final = kit
        self._match: Final = match

    def put(
        self, picture: Picture, view: QueenState, who: tuple[int, int], area: FRect, name: str, prefix: str = ""
    ) -> None:
        """Lay out a seat's board (``who``: viewer and seat) in one of its layouts."""
        viewer, seat = who
        board = laid(name, area.inflate(-12, -10))
        key = f"{prefix}board:{seat}"
        picture.put(key, area, self._ground(seat), layer=-3, corner=10)

        def add(kind: str, spot: str, paint: Paint, short: str, **more: object) -> None:
            target = targets.owned(view, viewer, seat, short) if short else ""
            picture.put(f"{prefix}{seat}.{kind}", board.rect(spot), paint, target, **more)

        owner = view.seats[seat]
        add("clock", "clock", clock(owner.time), "clock", layer=1, corner=12)
        for kind, resource in enumerate(RESOURCE_NAMES[:3]):
            paint = zone(kind, owner.store[kind])
            add(f"resource.{kind}", f"resource:{resource}", paint, targets.resource(kind), layer=1, corner=8)
        add("platter", "platter", platter(room(owner)), "", layer=1)
        add("cube", "cube", cubes(owner.cubes), "cube", layer=1, corner=8)
        for colour, book in enumerate(BOOK_NAMES):
            paint = counted(f"book_{book}", owner.books[colour])
            add(f"book.{colour}", f"book:{book}", paint, targets.book(colour), layer=1, corner=6)
        for kind, flower in enumerate(FLOWER_NAMES):
            paint = counted(f"flower_{flower}", owner.flowers[kind])
            add(f"flower.{kind}", f"flower:{flower}", paint, targets.flower(kind), layer=1, corner=6)
        self._put_tiles(picture, view, who, board.rect("tiles"), prefix)
        if board.has("heart:red.1"):
            self._put_tokens(picture, view, who, board, prefix)

    def _ground(self, seat: int) -> Paint:
        def paint(canvas: Canvas, rect: FRect) -> None:
            colour = seat_colour(self._match, seat, canvas.theme)
            canvas.shadow(rect, radius=10, reach=8, drop=3)
            canvas.rounded(rect, colour, mix(colour, canvas.theme.ink, 0.5), radius=10)
            inner = rect.inflate(-6, -6)
            canvas.rounded(inner, mix(canvas.theme.paper, canvas.theme.paper_deep, 0.35), None, radius=7)
            materials.lay(canvas, inner, "paper", corner=6)
            materials.sink(canvas, inner, reach=5, strength=60)

        return paint

    def _put_tiles(self, picture: Picture, view: QueenState, who: tuple[int, int], area: FRect, prefix: str) -> None:
        """The bookmarks owned, those used this turn turned over."""
        _viewer, seat = who
        owner = view.seats[seat]
        picture.put(f"{prefix}{seat}.tiles", area, _tiles, layer=-1, corner=6)
        rows = max(range(1, 4), key=lambda count: _side(area, len(owner.tiles), count))
        across = -(-len(owner.tiles) // rows) if owner.tiles else 1
        for at, number in enumerate(owner.tiles):
            row, column = divmod(at, across)
            line = FRect(area.left, area.top + row * area.h / rows, area.w, area.h / rows).inflate(-4, -4)
            rect = columns(line, across, 2, line.h * 0.86)[column]
            tile = self._kit.data.bookmarks[number]
            target = targets.tile(tile.key)
            paint = face(tile, is_used=number in owner.used)
            picture.put(f"{prefix}{seat}.tile.{tile.key}", rect, paint, target, layer=1, zoom=True, corner=4)

    # -- hearts and diamonds ----------------------------------------------------------------------------------

    def _put_tokens(self, picture: Picture, view: QueenState, who: tuple[int, int], board: Fitted, prefix: str) -> None:
        viewer, seat = who
        owner = view.seats[seat]
        courtier = self._kit.data.courtier
        for colour in COLOURS:
            name = COLOUR_NAMES[colour]
            for number in range(TOKENS_EACH):
                heart = courtier.hearts[colour][number]
                is_gone, is_next = number < owner.hearts[colour], number == owner.hearts[colour]
                cost = heart.cost.cake + heart.cost.toast
                paint = token("heart", colour, heart.rewards, is_gone=is_gone, cost=cost)
                short = targets.heart(colour) if is_next else ""
                target = targets.owned(view, viewer, seat, short) if short else ""
                key = f"{prefix}{seat}.heart.{colour}.{number}"
                picture.put(key, board.rect(f"heart:{name}.{number + 1}"), paint, target, layer=1, corner=6)
                is_gone = bool(owner.diamonds[colour] >> number & 1)
                paint = token("diamond", colour, courtier.diamonds[colour][number], is_gone=is_gone)
                target = targets.owned(view, viewer, seat, targets.diamond(colour, number))
                key = f"{prefix}{seat}.diamond.{colour}.{number}"
                picture.put(key, board.rect(f"diamond:{name}.{number + 1}"), paint, target, layer=1, corner=6)
            self._put_milestones(picture, view, seat, board, (colour, prefix))

    def _put_milestones(
        self, picture: Picture, view: QueenState, seat: int, board: Fitted, at: tuple[int, str]
    ) -> None:
        """The third, fourth and fifth token planted or built give a step, a mini-action and a crown."""
        colour, prefix = at
        owner = view.seats[seat]
        given = (Reward("alice", colour), Reward("mini_action", ANY_SUIT), Reward("crown", colour * 4))
        for kind, done in zip(_KINDS, (owner.bushes[colour], owner.bricks[colour]), strict=True):
            for number, one in zip(_MILESTONES, given, strict=True):
                spot = board.rect(f"mile:{kind}.{COLOUR_NAMES[colour]}.{number}")
                paint = _milestone(number, one, is_done=done >= number)
                picture.put(f"{prefix}{seat}.mile.{kind}.{colour}.{number}", spot, paint, layer=1)


def _side(area: FRect, count: int, rows: int) -> float:
    """Return how wide each of so many tiles is in so many rows."""
    across = max(1, -(-count // rows))
    return min(area.h / rows * 0.86, area.w / across)


def clock(hours: int) -> Paint:
    """Return a clock with its hand, and the hours as a number."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        spot = square(rect)
        canvas.sprite("time", spot)
        centre, radius = (spot.centerx, spot.top + spot.h * 0.55), spot.w * 0.3
        canvas.circle(centre, radius, canvas.theme.paper, canvas.theme.ink, line=2)
        angle = math.tau * hours / FULL_CLOCK - math.pi / 2
        end = (centre[0] + math.cos(angle) * radius * 0.8, centre[1] + math.sin(angle) * radius * 0.8)
        canvas.line(centre, end, canvas.theme.rose, max(2.0, radius * 0.14))
        things.number(canvas, spot, str(hours))

    return paint


def zone(kind: int, count: int) -> Paint:
    """Return a zone of the store: its resource, and a cube for each one held."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.rounded(rect, canvas.theme.paper, canvas.theme.ink_soft, radius=8, line=1.5)
        inner = rect.inflate(-6, -6)
        top = FRect(inner.left, inner.top, inner.w, inner.h * 0.58)
        (canvas.sprite if count else canvas.ghost)(things.RESOURCES[kind], top)
        foot = FRect(inner.left, top.bottom, inner.w, inner.h - top.h)
        things.icons(canvas, foot, ("cube",) * min(count, 8))
        things.number(canvas, FRect(rect.left, rect.top, rect.w - 3, top.h + 4), str(count))

    return paint


def platter(free: int) -> Paint:
    """Return the platter with the cubes that are free."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.sprite("platter", rect)
        spot = square(rect, 0.7)
        things.icons(canvas, FRect(spot.left, spot.top, spot.w, spot.h * 0.6), ("cube",) * min(free, 8))
        things.number(canvas, rect.inflate(-4, -4), str(free), dark=False)

    return paint


def cubes(unlocked: int) -> Paint:
    """Return the five black cubes, locked ones under a lock."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.rounded(rect, canvas.theme.paper, canvas.theme.ink_soft, radius=8, line=1.5)
        across = 3 if rect.h > rect.w * 0.7 else 5
        side = min(rect.w / across, rect.h / (2 if across < ALL_BLACK_CUBES else 1)) * 0.96
        for at in range(ALL_BLACK_CUBES):
            row, column = divmod(at, across)
            left = rect.centerx + (column - (across - 1) / 2) * side - side / 2 + (side / 2 if row else 0)
            top = rect.centery - side * (1 if across < ALL_BLACK_CUBES else 0.5) + row * side
            name = "black_cube" if at < unlocked else "locked_cube"
            canvas.sprite(name, FRect(left, top, side, side).inflate(-3, -3), alpha=255 if at < unlocked else _LOCKED)

    return paint


def counted(icon: str, count: int) -> Paint:
    """Return a picture with a number; a silhouette where there is none."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        (canvas.sprite if count else canvas.ghost)(icon, rect.inflate(-2, -2))
        if count:
            things.number(canvas, rect, str(count))

    return paint


def token(kind: str, colour: int, given: tuple[Reward, ...], *, is_gone: bool, cost: int = 0) -> Paint:
    """Return a heart or diamond in its place: the token with its price over what lies under it."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        fill = mix(things.KINGDOM[colour], theme.paper, 0.55)
        canvas.rounded(rect, mix(fill, theme.paper_deep, 0.8) if is_gone else fill, theme.ink_soft, radius=6)
        high = min(rect.w, rect.h * 0.36)
        head = FRect(rect.centerx - high / 2, rect.top + 1, high, high)
        name = f"{kind}_token_{COLOUR_NAMES[colour]}"
        (canvas.ghost if is_gone else canvas.sprite)(name, head)
        if cost and not is_gone:
            things.icons(
                canvas,
                FRect(rect.left + 1, head.bottom - high * 0.3, rect.w - 2, high * 0.56),
                (things.RESOURCES[0 if colour == 0 else 2],) * cost,
            )
        low = FRect(
            rect.left + 2,
            rect.top + high * (1.3 if cost else 1.05),
            rect.w - 4,
            rect.h - high * (1.3 if cost else 1.05) - 2,
        )
        if is_gone:
            return
        side = min(low.w, low.h / len(given))
        for at, one in enumerate(given):
            top = low.bottom - side * (len(given) - at)
            things.reward(canvas, FRect(low.centerx - side / 2, top, side, side).inflate(-1, -1), one)

    return paint


def _milestone(number: int, given: Reward, *, is_done: bool) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        canvas.rounded(rect, theme.gold_light if is_done else theme.paper_deep, theme.ink_soft, radius=4)
        left = FRect(rect.left + 2, rect.top, rect.w * 0.4, rect.h)
        things.tight(canvas, str(number), left, things.COUNT.at(12))
        things.reward(canvas, FRect(rect.left + rect.w * 0.4, rect.top, rect.w * 0.58, rect.h), given)

    return paint


def _tiles(canvas: Canvas, rect: FRect) -> None:
    canvas.rounded(rect, mix(canvas.theme.paper_deep, canvas.theme.paper, 0.3), canvas.theme.ink_soft, radius=6)
    canvas.ghost("bookmark", square(rect, 0.6))
