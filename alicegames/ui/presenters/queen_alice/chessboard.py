"""The chessboard in its wooden frame: suits over its columns, resources beside its rows; the jails under it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.queen_alice.choices import Capture, Move, Put, Rescue
from alicegames.games.queen_alice.effects import capture_bonus
from alicegames.games.queen_alice.pack.verbs import (
    ANY_SUIT,
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    KINDS,
    PAWN,
    SUIT_NAMES,
    Reward,
)
from alicegames.games.queen_alice.play import chess
from alicegames.games.queen_alice.play.prices import gains_row_time
from alicegames.games.queen_alice.text import targets
from alicegames.ui.draw import materials
from alicegames.ui.draw.seats import draw_mark, seat_colour
from alicegames.ui.draw.theme import mix
from alicegames.ui.presenters.queen_alice import things
from alicegames.ui.presenters.queen_alice.places import columns, laid, square

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.pack.data import QueenData
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Picture
    from alicegames.ui.presenters.queen_alice.places import Fitted, Places


_INSET: Final = 8.0
_FEW: Final = 6
"""Rescues whose squares are all marked."""
_RING: Final = 6.0
"""Units that the light of a square takes inside it."""
_CLEAR: Final = 0.6
"""The share of a square's width, from the left, that leaves a row's hours clear."""
_PALE: Final = 190
"""How much is seen of a suit whose action could not be paid: pale, on a disc of paper."""


def plan(places: Places) -> Fitted:
    """Return the layout of chessboard and paths in a window."""
    return laid("chess" if places.kind == "large" else "chess-small", places.chess)


def suit_sprite(suit: int) -> str:
    """Return the sign of a column."""
    return "suit_wild" if suit == ANY_SUIT else f"suit_{SUIT_NAMES[suit]}_disc"


class Chessboard:
    """Puts squares, pieces and jails."""

    def __init__(self, data: QueenData, match: Match) -> None:
        self._board: Final = data.chessboard
        self._match: Final = match

    def put(self, picture: Picture, view: QueenState, places: Places) -> None:
        """Lay out the board and its pieces."""
        board = plan(places)
        picture.put("chess", places.chess, things.nothing, layer=-3)
        picture.put("chess-frame", board.rect("frame"), self._frame(board), layer=-2, corner=10)
        for number in range(chess.SQUARES):
            target = targets.square(number)
            rect = board.rect(target)
            light = rect.inflate(-_INSET, -_INSET)  # neighbours that are lit stay apart
            picture.put(f"at:{target}", rect, self._square(number), target, layer=-1, corner=3, light=light)
            hours = self._board.row_time[number // chess.COLUMNS]
            if hours and number % chess.COLUMNS == chess.COLUMNS - 1:
                side = max(15.0, rect.w * 0.36)
                spot = FRect(rect.right - side - _RING, rect.top + _RING, side, side)
                picture.put(f"hours:{number}", spot, _hours(hours), layer=5)
        counts: dict[int, int] = {}
        for number, piece in enumerate(view.board):
            if piece != EMPTY:
                copy = counts[piece] = counts.get(piece, 0) + 1
                rect = board.rect(targets.square(number))
                paint = things.sprite(things.piece_sprite(piece), 0.86)
                picture.put(f"piece:{number}.{piece}", rect, paint, layer=3)
                del copy

    def _frame(self, board: Fitted) -> Paint:
        columns_, rows = self._board.columns, self._board.rows

        def paint(canvas: Canvas, rect: FRect) -> None:
            canvas.shadow(rect, radius=10, reach=8, drop=3)
            canvas.rounded(rect, things.WOOD_LIGHT, mix(things.WOOD, canvas.theme.ink, 0.6), radius=8, line=2)
            materials.lay(canvas, rect.inflate(-4, -4), "wood", corner=6)
            canvas.rounded(rect.inflate(-4, -4), None, mix(things.WOOD_LIGHT, canvas.theme.paper, 0.3), radius=6)
            for column, suit in enumerate(columns_):
                for side in ("top", "foot"):
                    canvas.sprite(suit_sprite(suit), square(board.rect(f"suit:{side}.{column}"), 0.98))
                    if suit == ANY_SUIT:
                        self._wild(canvas, square(board.rect(f"suit:{side}.{column}"), 0.98))
            for row, kind in enumerate(rows):
                for side in ("left", "right"):
                    canvas.sprite(things.RESOURCES[kind], square(board.rect(f"row:{side}.{row}"), 0.98))

        return paint

    @staticmethod
    def _wild(canvas: Canvas, box: FRect) -> None:
        canvas.circle(box.center, box.w / 2, canvas.theme.paper, canvas.theme.ink)
        canvas.sprite("suit_wild", box.inflate(-box.w * 0.3, -box.h * 0.3))

    def _square(self, number: int) -> Paint:
        row, column = divmod(number, chess.COLUMNS)
        name = "square_red" if (row + column) % 2 else "square_white"
        homes = [colour for colour in COLOURS if number in self._board.respawn[colour]]
        ends = [colour for colour in COLOURS if chess.last_row(colour) == row]

        def paint(canvas: Canvas, rect: FRect) -> None:
            canvas.fill(rect, things.RED if name == "square_red" else things.IVORY)
            canvas.sprite(name, rect.inflate(-3, -3), alpha=150)
            for colour in homes:
                canvas.sprite(f"respawn_{COLOUR_NAMES[colour]}", square(rect, 0.9))
            for colour in ends:
                edge = things.RED_DEEP if colour == 0 else canvas.theme.paper
                top = rect.top + 1 if row else rect.bottom - 4
                canvas.fill(FRect(rect.left + 2, top, rect.w - 4, 3), edge)

        return paint

    # -- what a lit square gives ------------------------------------------------------------------------------

    def put_aims(
        self,
        picture: Picture,
        view: QueenState,
        choices: Sequence[QueenChoice],
        places: Places,
        payable: Mapping[int, bool],
    ) -> None:
        """Mark on the squares that can be reached the row's resource and the column's suit, pale if unaffordable.

        Over them stands what else the square brings: a capture, a promotion, the hours of two pink flowers.
        """
        board = plan(places)
        besides: dict[int, dict[Reward, None]] = {}
        for choice in _aimed(choices):
            besides.setdefault(landing(choice), {}).update(dict.fromkeys(self.besides(view, choice)))
        besides.pop(EMPTY, None)
        for number, more in sorted(besides.items()):
            row, column = divmod(number, chess.COLUMNS)
            suit, pays = self._board.columns[column], payable.get(number, True)
            paint = aim(self._board.rows[row], suit, tuple(more), pays=pays)
            target = targets.square(number)
            picture.put(f"aim:{target}", board.rect(target), paint, layer=4)

    def besides(self, view: QueenState, choice: QueenChoice) -> tuple[Reward, ...]:
        """Return what a choice brings besides resource and action (QA-37, QA-39, QA-76)."""
        number = landing(choice)
        if number == EMPTY:
            return ()
        row, taken = number // chess.COLUMNS, EMPTY
        gained: tuple[Reward, ...] = ()
        if isinstance(choice, Capture) or (isinstance(choice, Move) and choice.origin != number):
            taken = view.board[number]
        if isinstance(choice, Move):
            colour, kind = divmod(view.board[choice.origin], KINDS)
            gained = (Reward("pawprint", colour),) if kind == PAWN and row == chess.last_row(colour) else ()
        hours = self._board.row_time[row] if gains_row_time(view.seats[view.owner]) and not gained else 0
        gained += capture_bonus(taken) if taken != EMPTY else ()
        return (*gained, Reward("gain_time", 0, hours)) if hours else gained

    # -- jails ------------------------------------------------------------------------------------------------

    def put_jails(self, picture: Picture, view: QueenState, area: FRect) -> None:
        """Lay out who has jailed which pieces, in one row."""
        held = [(seat, piece) for seat, owner in enumerate(view.seats) for piece in owner.jail]
        picture.put("jails", area, _bars, "jails", layer=-2, corner=6)
        box = FRect(area.left + area.h + 6, area.top + 1, area.w - area.h - 8, area.h - 2)
        spots = columns(box, len(held), 2, area.h * 1.5)
        counts: dict[tuple[int, int], int] = {}
        for (seat, piece), rect in zip(held, spots, strict=True):
            copy = counts[seat, piece] = counts.get((seat, piece), 0) + 1
            target = targets.jailed(seat, piece)
            picture.put(f"{target}.{copy}", rect, self._inmate(seat, piece), target, layer=2, corner=4)

    def _inmate(self, seat: int, piece: int) -> Paint:
        def paint(canvas: Canvas, rect: FRect) -> None:
            tint = mix(canvas.theme.paper, seat_colour(self._match, seat, canvas.theme), 0.25)
            canvas.rounded(rect, tint, canvas.theme.ink, radius=4)
            side = min(rect.h, rect.w * 0.6)
            canvas.sprite(things.piece_sprite(piece), FRect(rect.left + 1, rect.top, side, rect.h))
            radius = min(rect.h * 0.36, (rect.w - side) / 2)
            if radius > 2:  # noqa: PLR2004 -- room for a mark
                draw_mark(canvas, self._match, seat, (rect.right - radius - 1, rect.centery), radius)

        return paint


def _aimed(options: Sequence[QueenChoice]) -> list[QueenChoice]:
    """Return the choices whose squares are marked: of rescues onto almost any square there would be too many."""
    rescues = [option for option in options if isinstance(option, Rescue)]
    if len(rescues) <= _FEW:
        return list(options)
    return [option for option in options if not isinstance(option, Rescue)]


def landing(choice: QueenChoice) -> int:
    """Return the square that a choice resolves; EMPTY if it is none on the chessboard."""
    match choice:
        case Move(_, target):
            return target
        case Rescue(_, _, square_) | Put(square_) | Capture(square_):
            return square_
        case _:
            return EMPTY


def aim(kind: int, suit: int, besides: Sequence[Reward] = (), *, pays: bool) -> Paint:
    """Return what a lit square gives: the resource of its row, the suit of its column, pale if it could not be paid.

    ``besides`` stands above them.
    """

    def paint(canvas: Canvas, rect: FRect) -> None:
        side = max(14.0, min(rect.w, rect.h) * 0.36)
        alpha = 255 if pays else _PALE
        left = FRect(rect.left + 1, rect.bottom - side - 1, side, side)
        right = FRect(rect.right - side - 1, rect.bottom - side - 1, side, side)
        canvas.circle(left.center, side / 2, canvas.theme.paper, canvas.theme.ink)
        canvas.sprite(things.RESOURCES[kind], left.inflate(-side * 0.18, -side * 0.18))
        if not pays:
            canvas.circle(right.center, side / 2, canvas.theme.paper, canvas.theme.ink)
        canvas.sprite(suit_sprite(suit), right, alpha=alpha)
        if suit == ANY_SUIT:
            canvas.circle(right.center, side / 2, canvas.theme.paper, canvas.theme.ink)
            canvas.sprite("suit_wild", right.inflate(-side * 0.3, -side * 0.3), alpha=alpha)
        small = min(side * 0.95, rect.w * _CLEAR / max(1, len(besides)))
        for at, given in enumerate(besides):
            spot = FRect(rect.left + at * small, rect.top, small, small)
            canvas.circle(spot.center, small / 2, canvas.theme.paper, canvas.theme.ink)
            inner = spot.inflate(-small * 0.1, -small * 0.1)
            if given.verb == "gain_time":  # how many the row's own sign tells; of a capture it is one
                canvas.sprite("time", inner)
            else:
                things.reward(canvas, inner, given)
        if not pays:
            canvas.line(right.bottomleft, right.topright, canvas.theme.rose, 2)

    return paint


def _hours(hours: int) -> Paint:
    """The time that a second pink flower gives on a row (QA-76)."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.sprite("flower_pink", rect)
        things.number(canvas, rect, str(hours))

    return paint


def _bars(canvas: Canvas, rect: FRect) -> None:
    canvas.rounded(rect, things.SLATE, canvas.theme.night_deep, radius=6)
    canvas.sprite("jail", FRect(rect.left + 2, rect.top + 1, rect.h - 2, rect.h - 2))
