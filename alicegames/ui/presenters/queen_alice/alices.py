"""Alice's two paths beside the chessboard, the wishes, the crowns in the display, the cats' tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.queen_alice.pack.verbs import COLOUR_NAMES, COLOURS, SUIT_NAMES
from alicegames.games.queen_alice.state import COVERED, FREE, NOBODY
from alicegames.games.queen_alice.text import targets
from alicegames.i18n import _
from alicegames.ui.draw.seats import draw_mark
from alicegames.ui.draw.theme import NAME, mix
from alicegames.ui.presenters.queen_alice import things
from alicegames.ui.presenters.queen_alice.chessboard import plan
from alicegames.ui.presenters.queen_alice.places import columns, rows, square
from alicegames.ui.presenters.queen_alice.things import LEAST

if TYPE_CHECKING:
    from alicegames.games.queen_alice.pack.data import AlicePath, CatTrack, Wish
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Picture
    from alicegames.ui.presenters.queen_alice.places import Places

_TRACK: Final = 21.0
"""Units of height from which a cat's track shows every space."""
_LABELLED: Final = 34.0
"""Units of height from which the two marks of a cat's track are named on it."""
_WISH: Final = 60.0
"""Height of a wish from which its words grow with it."""
_WIDE: Final = 66.0
"""Units of width from which a wish has its worth beside its suit."""


class Alices:
    """Puts paths, wishes, crowns and cats."""

    def __init__(self, kit: Kit, match: Match) -> None:
        self._kit: Final = kit
        self._match: Final = match

    # -- paths ------------------------------------------------------------------------------------------------

    def put_paths(self, picture: Picture, view: QueenState, places: Places) -> None:
        """Lay out both paths, from the foot up to the throne."""
        board = plan(places)
        for colour in COLOURS:
            path = self._kit.board(view.players).table.paths[colour]
            spots = steps(board.rect(f"lane:{COLOUR_NAMES[colour]}"), len(path.points))
            name = COLOUR_NAMES[colour]
            picture.put(f"lane:{name}", board.rect(f"lane:{name}"), _lane(), layer=-2)
            for space, rect in enumerate(spots):
                self._put_space(picture, view, path, (colour, space), rect)
            spot = spots[view.alices[colour]]
            high = spot.h * 1.1
            figure = FRect(spot.centerx - high * 0.36, spot.centery - high * 0.52, high * 0.72, high)
            figure.clamp_ip(places.chess)
            picture.put(f"alice:{name}", figure, things.sprite(f"alice_{name}"), targets.alice(colour), layer=5)

    def _put_space(self, picture: Picture, view: QueenState, path: AlicePath, at: tuple[int, int], rect: FRect) -> None:
        colour, space = at
        target = targets.path(colour, space)
        is_wish = space in path.wishes
        is_last = space == len(path.points) - 1
        is_bare = view.paths[colour][space] == FREE and view.alices[colour] != space
        points = path.points[space] if is_bare else 0
        paint = _throne(view.throne, colour, points) if is_last else _stone(points, colour, is_wish=is_wish)
        if is_wish:
            target = targets.wish(colour, path.wishes.index(space))
        picture.put(f"path:{colour}.{space}", rect, paint, target, shape="round")
        owner = view.paths[colour][space]
        if owner != FREE:
            picture.put(f"crown:{colour}.{space}", rect, self._crown(colour, owner), target, layer=1)

    def _crown(self, colour: int, owner: int) -> Paint:
        def paint(canvas: Canvas, rect: FRect) -> None:
            canvas.sprite(f"crown_{COLOUR_NAMES[colour]}", square(rect, 1.05))
            if owner != COVERED:
                radius = rect.h * 0.27
                draw_mark(canvas, self._match, owner, (rect.right - radius, rect.bottom - radius), radius)

        return paint

    # -- wishes -----------------------------------------------------------------------------------------------

    def put_wishes(self, picture: Picture, view: QueenState, area: FRect) -> None:
        """Lay out the four wishes in their colours, with both their values."""
        data = self._kit.data
        for spot, rect in enumerate(columns(area, 4, 4)):
            colour, number = divmod(spot, 2)
            target = targets.wish(colour, number)
            wish = view.wishes[spot]
            if wish == NOBODY:
                continue
            table = self._kit.board(view.players).table.paths[colour]
            is_done = view.alices[colour] >= table.wishes[number]
            found = data.wishes[wish]
            worth = f"{found.yellow} / {found.platinum}"
            said = (SUIT_NAMES[found.suit], worth, _(found.name))
            picture.put(f"wish-card:{wish}", rect, _wish(said, colour, is_done=is_done), target, corner=7, zoom=True)

    # -- crowns -----------------------------------------------------------------------------------------------

    def put_crowns(self, picture: Picture, view: QueenState, area: FRect) -> None:
        """Lay out the crowns in the display."""
        total = self._kit.board(view.players).table.crowns
        wide = min(area.h * 1.15, (area.w - 4) / (total + 1.2))
        if wide < area.h * 0.62:
            picture.put("crowns", area, _crown_count(view.crowns), targets.CROWNS, corner=8)
            return
        picture.put("crowns", area, _display, targets.CROWNS, corner=8)
        left = area.right - wide * total - 6
        for at in range(total):
            rect = FRect(left + at * wide, area.top, wide, area.h).inflate(-2, -6)
            picture.put(f"display:{at}", rect, things.sprite("crown") if at < view.crowns else spent, layer=1)

    # -- cats -------------------------------------------------------------------------------------------------

    def put_cats(self, picture: Picture, view: QueenState, area: FRect) -> None:
        """Lay out the two tracks."""
        picture.put("cats", area, _mat, layer=-2, corner=8)
        for colour, row in enumerate(rows(area.inflate(-6, -4), (0, (area.h - 6) / 2), 2)):
            track = self._kit.data.cats[colour]
            head = FRect(row.left, row.top, row.h, row.h)
            picture.put(
                f"paw:{COLOUR_NAMES[colour]}",
                head,
                things.sprite(f"pawprint_{COLOUR_NAMES[colour]}"),
                targets.pawprint(colour),
                shape="round",
                layer=1,
            )
            rest = FRect(head.right + 3, row.top, row.right - head.right - 3, row.h)
            if row.h >= _TRACK:
                self._put_track(picture, view, colour, track, rest)
            else:
                self._put_counts(picture, view, colour, track, rest)

    def _put_track(self, picture: Picture, view: QueenState, colour: int, track: CatTrack, row: FRect) -> None:
        standing = {
            space: [n for n, seat in enumerate(view.seats) if seat.paws[colour] == space]
            for space in range(len(track.rewards))
        }
        for space, rect in enumerate(columns(row, len(track.rewards), 1)):
            seats = standing[space]
            paint = _cat_space(track, space, is_taken=bool(seats))
            target = targets.cat(colour, space)
            picture.put(f"cat:{colour}.{space}", rect, paint, target, corner=4)
            for seat, spot in zip(seats, _shared(rect.inflate(-2, -2), len(seats)), strict=True):
                picture.put(f"cat-on:{colour}.{seat}", spot, things.marks(self._match, (seat,)), layer=3)

    def _put_counts(self, picture: Picture, view: QueenState, colour: int, track: CatTrack, row: FRect) -> None:
        """Where every seat stands, and the two marks."""
        spots = columns(row, len(view.seats) + 2, 3, 46)
        for seat, rect in enumerate(spots[: len(view.seats)]):
            space = view.seats[seat].paws[colour]
            picture.put(
                f"cat-on:{colour}.{seat}", rect, self._standing(seat, space), targets.cat(colour, space), corner=4
            )
        for number, (rect, space) in enumerate(zip(spots[len(view.seats) :], (track.x1, track.x2), strict=True)):
            text = f"\N{MULTIPLICATION SIGN}{number + 1}: {space}"
            picture.put(f"cat-x:{colour}.{number}", rect, _mark(text), targets.cat(colour, space), corner=4)

    def _standing(self, seat: int, space: int) -> Paint:
        def paint(canvas: Canvas, rect: FRect) -> None:
            radius = rect.h / 2 - 1
            draw_mark(canvas, self._match, seat, (rect.left + radius, rect.centery), radius)
            box = FRect(rect.left + radius * 2 + 2, rect.top, rect.w - radius * 2 - 2, rect.h)
            things.tight(canvas, str(space), box, things.COUNT.at(13), align="left")

        return paint


def _shared(space: FRect, count: int) -> list[FRect]:
    """Return where so many cats stand on one space, each with a place of its own."""
    across = 1 if count < 2 else 2  # noqa: PLR2004 -- from two on, they stand in two columns
    down = -(-count // across)
    wide, high = space.w / across, space.h / max(1, down)
    return [
        FRect(space.left + number % across * wide, space.top + number // across * high, wide, high)
        for number in range(count)
    ]


def steps(lane: FRect, count: int) -> list[FRect]:
    """Return the spaces of a path, the lowest first."""
    lane = FRect(lane.left, lane.top + lane.h * 0.02, lane.w, lane.h * 0.98)
    step = lane.h / count
    side = min(lane.w, step * 1.02)
    return [
        FRect(lane.centerx - side / 2, lane.bottom - (at + 0.5) * step - side / 2, side, side) for at in range(count)
    ]


def _lane() -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        wide = rect.w * 0.42
        road = FRect(rect.centerx - wide / 2, rect.top + 8, wide, rect.h - 14)
        canvas.rounded(road, things.SLATE, None, radius=wide / 2)

    return paint


def _stone(points: int, colour: int, *, is_wish: bool) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        if is_wish:
            canvas.sprite("space_wish", rect.inflate(3, 3))
        else:
            fill = things.KINGDOM[colour]
            canvas.circle(rect.center, rect.w * 0.46, fill, canvas.theme.ink)
        if points:
            things.tight(canvas, str(points), square(rect, 0.8), things.COUNT.at(15))

    return paint


def _throne(throne: int, colour: int, points: int) -> Paint:
    """The last space, a silhouette once the other Alice is crowned."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        fill = mix(canvas.theme.gold_light, things.KINGDOM[colour], 0.35)
        canvas.circle(rect.center, rect.w * 0.48, fill, canvas.theme.ink, line=2)
        draw = canvas.sprite if throne in (NOBODY, colour) else canvas.ghost
        draw("throne", FRect(rect.left, rect.top + rect.h * 0.04, rect.w, rect.h * 0.86))
        if points:
            things.number(canvas, rect, str(points))

    return paint


def wish_card(wish: Wish) -> Paint:
    """Return a wish with both its values, as it is before it lies at a path."""
    said = SUIT_NAMES[wish.suit], f"{wish.yellow} / {wish.platinum}", _(wish.name)
    return _wish(said, 1, is_done=False)


def _wish(said: tuple[str, str, str], colour: int, *, is_done: bool) -> Paint:
    suit, worth, name = said

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        fill = mix(theme.gold_light, theme.paper, 0.45 if not is_done else 0.9)
        canvas.rounded(rect, fill, things.RED_DEEP if colour == 0 else theme.paper_deep, radius=7, line=2.5)
        inner = rect.inflate(-8, -6)
        named = canvas.type.width(name, things.exact(canvas, NAME.at(LEAST / canvas.scale.factor))) <= inner.w
        head = inner.h * (0.55 if named or inner.w < _WIDE else 1.0)
        side = min(head, inner.w * 0.36)
        disc = FRect(inner.left, inner.top + (head - side) / 2, side, side)
        canvas.sprite(f"suit_{suit}_disc", disc)
        if is_done:
            check = FRect(0, 0, side * 0.62, side * 0.62)
            check.bottomright = disc.right + 2, disc.bottom + 2
            canvas.circle(check.center, check.w / 2, theme.teal, theme.paper)
            canvas.sprite("icon_check", check.inflate(-check.w * 0.3, -check.h * 0.3), tint=theme.paper)
        low = FRect(inner.left, inner.top + head, inner.w, inner.h - head)
        grown = max(1.0, rect.h / _WISH)
        if inner.w < _WIDE:
            things.tight(canvas, worth, low, things.COUNT.at(15))
            return
        box = FRect(disc.right + 4, inner.top, inner.right - disc.right - 4, head)
        things.tight(canvas, worth, box, things.COUNT.at(17 * grown), align="left")
        if named:
            things.tight(canvas, name, low, NAME.at(13 * grown))

    return paint


def _display(canvas: Canvas, rect: FRect) -> None:
    canvas.rounded(rect, things.SLATE, canvas.theme.night_deep, radius=8)


def spent(canvas: Canvas, rect: FRect) -> None:
    """The place of a crown that has been taken."""
    canvas.sprite("crown", rect, tint=mix(canvas.theme.paper, things.SLATE, 0.45))


def _crown_count(left: int) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        _display(canvas, rect)
        side = rect.h - 2
        canvas.sprite("crown", FRect(rect.left + 3, rect.top + 1, side, side))
        box = FRect(rect.left + side + 5, rect.top, rect.w - side - 8, rect.h)
        things.tight(
            canvas, f"\N{MULTIPLICATION SIGN}{left}", box, things.COUNT.at(15), canvas.theme.paper, align="left"
        )

    return paint


def _mat(canvas: Canvas, rect: FRect) -> None:
    canvas.rounded(rect, mix(canvas.theme.paper, canvas.theme.paper_deep, 0.4), canvas.theme.ink_soft, radius=8)


def _mark(text: str) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.rounded(rect, canvas.theme.gold_light, canvas.theme.gold, radius=4)
        things.tight(canvas, text, rect.inflate(-4, 0), things.COUNT.at(13))

    return paint


def _cat_space(track: CatTrack, space: int, *, is_taken: bool) -> Paint:
    """A space with its reward; golden at the two marks. Marks of seats lie over it if it ``is_taken``."""
    marked = {track.x1: "\N{MULTIPLICATION SIGN}1", track.x2: "\N{MULTIPLICATION SIGN}2"}

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        is_marked = space in marked
        edge, line = (theme.gold, 2.5) if is_marked else (theme.ink_soft, 1.0)
        canvas.rounded(rect, theme.gold_light if is_marked else theme.paper, edge, radius=4, line=line)
        room = rect.inflate(-3, -3)
        if is_marked and rect.h >= _LABELLED:
            head = FRect(room.left, room.top, room.w, LEAST / canvas.scale.factor + 1)
            things.tight(canvas, marked[space], head, things.COUNT.at(11))
            room = FRect(room.left, head.bottom, room.w, room.bottom - head.bottom)
        if track.rewards[space] and not is_taken:
            things.rewards(canvas, room, track.rewards[space])

    return paint
