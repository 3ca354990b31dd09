"""How the table divides the window: the stage left, the rail right, the viewer's own things along the bottom.

In an upright window the rail lies below, in two columns: what is asked, and the players or the log.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from pygame import FRect

from alicegames.ui.presenters.base import Areas, is_upright

if TYPE_CHECKING:
    from alicegames.ui.presenters.base import Presenter

GAP: Final = 12
"""Between panels and around everything."""
PAD: Final = 12
"""Between the edge of a sheet and what is written on it."""
LARGE: Final = 1500
"""Units of width from which the players' areas stand around the stage."""
SMALL: Final = 1200
"""Units of width under which the rail folds to tabs."""
TAG: Final = 28
"""Height of the name tag over another seat's area."""
BANNER: Final = 54
BUTTON: Final = 36
ROW: Final = 38
"""Height of a player's line in the rail."""
TABS: Final = 36
TAB: Final = 190
"""A tab over the stage is no wider, unless the presenter says otherwise."""
_TAB_GAP: Final = 6
_PROMPT: Final = 66
_PREVIEW: Final = 62
_WORDY: Final = 0.5
"""By how much of what larger text wants the prompt and the preview grow."""
_MIN_LOG: Final = 80
LEAST_LOG: Final = 184
"""Height of a log of eight lines with its head: where the players leave less, both share one place behind tabs."""
_SPACE: Final = 8
_LEAST_ROW: Final = 28
"""Height under which a player's line does not shrink where the tab is short of room."""
_LEAST_STRIP: Final = 22
"""Height under which another seat's strip is left out: the page of the players has it."""
_LARGEST_STRIP: Final = 2.4
"""How many times as high as it asks for another seat's strip becomes where the rail has room."""
_NARROW: Final = 640
"""Of a tall window's height the own area takes no more than its width can use: what a left part this wide gets."""


@dataclass(frozen=True, slots=True)
class RailRow:
    """One player's part of the rail."""

    seat: int
    line: FRect
    """Mark, name and score."""
    strip: FRect
    """What the presenter shows of the seat; empty if it is shown elsewhere."""


@dataclass(frozen=True, slots=True)
class TableFrame:
    """Every fixed rectangle of the table, in units."""

    window: FRect
    rail: FRect
    sheet: FRect
    """The sheet of paper under banner, prompt, buttons and preview."""
    banner: FRect
    prompt: FRect
    commands: FRect
    """The row of buttons: confirm, undo, redo, hint."""
    ending: FRect
    """A second row for declining and, apart from it, ending the turn; empty in games that have neither."""
    options: FRect
    """Where the buttons of options without a place go; empty if there are none or they need the sheet."""
    preview: FRect
    tabs: FRect
    """Empty unless the rail is folded."""
    players: FRect
    """The sheet of paper under the players' rows."""
    rows: tuple[RailRow, ...]
    log: FRect
    areas: Areas
    tags: tuple[tuple[int, FRect], ...]
    """Where the names of the seats around the stage stand."""
    pages: FRect
    """The row of tabs over the stage; empty where one board holds everything."""
    upright: bool = False
    """Whether the rail lies below the table, what is asked left and the players or the log right."""

    @property
    def folded(self) -> bool:
        """Whether players and log share one place behind tabs."""
        return self.tabs.h > 0


def rail_width(width: float, share: float = 0.21) -> float:
    """Return the width of the rail: the share that the presenter wants; its buttons need so much at least."""
    return max(312, min(share * width, 440))


def divide(
    size: tuple[float, float],
    presenter: Presenter[Any, Any],
    seats: tuple[int, ...],
    rows: int,
    page: str = "",
    pages: int = 0,
    text: float = 1.0,
) -> TableFrame:
    """Divide a window.

    ``seats`` in drawing order, the viewer first; ``rows`` of option buttons are wanted; ``page`` is the board on the
    stage where the presenter has several (``pages`` of them): their tabs need room then. ``text``: the setting.
    """
    words = 1.0 + max(0.0, text - 1.0) * _WORDY
    upright = is_upright(size)
    left, rail = _below(size, presenter, len(seats), words) if upright else _beside(size, presenter)
    desk, side = _columns(rail) if upright else (rail, rail)
    own, stage, around, tags = _left(left, size, presenter, seats)
    row = FRect(stage.left, stage.top, stage.w, BUTTON if page else 0)
    used = BUTTON + _TAB_GAP if page else 0
    stage = FRect(stage.left, stage.top + used, stage.w, stage.h - used)
    fixed = _fixed(desk, rows, words, ending=presenter.has_endings)
    if upright:
        fixed["sheet"].h = desk.h
    height = 0 if around else presenter.strip_height(len(seats))
    usual = _fixed(desk, 0, words, ending=presenter.has_endings)["sheet"]  # with no options over the players
    log_height = _log_height(side, side.top if upright else usual.bottom + GAP, seats, height, own=own.h > 0)
    folded = size[0] < SMALL or log_height < LEAST_LOG * words
    tabs = FRect(side.left, side.top if upright else fixed["sheet"].bottom + GAP, side.w, TABS if folded else 0)
    shown, players, log = _people(side, tabs, seats, height, own=own.h > 0)
    strips = tuple((row.seat, row.strip) for row in shown if row.strip.h > 0)
    bar = _bar(row, pages, presenter.tab_width)
    areas = Areas(stage, own, around or strips, strips=not around, page=page, bar=bar, upright=upright)
    window = FRect(0, 0, *size)
    return TableFrame(
        window,
        rail,
        **fixed,
        tabs=tabs,
        players=players,
        rows=shown,
        log=log,
        areas=areas,
        tags=tags,
        pages=row,
        upright=upright,
    )


def _beside(size: tuple[float, float], presenter: Presenter[Any, Any]) -> tuple[FRect, FRect]:
    """Return the table's part of a window and the rail right of it."""
    rail = FRect(0, 0, rail_width(size[0], presenter.rail_share), size[1] - 2 * GAP)
    rail.topright = (size[0] - GAP, GAP)
    return FRect(GAP, GAP, rail.left - 2 * GAP, size[1] - 2 * GAP), rail


def _below(
    size: tuple[float, float], presenter: Presenter[Any, Any], players: int, words: float
) -> tuple[FRect, FRect]:
    """Return the table's part of an upright window, as high as its boards want to be, and the rail below it."""
    wide = size[0] - 2 * GAP
    sheet = _fixed(FRect(0, 0, wide, 0), 0, words, ending=presenter.has_endings)["sheet"]
    own = presenter.own_height(players) * min(size[1] / 720, wide / _NARROW)
    wanted = presenter.upright_height(wide) + own + GAP
    high = min(wanted, size[1] - 3 * GAP - sheet.h - 2 * (BUTTON + 4))
    return FRect(GAP, GAP, wide, high), FRect(GAP, high + 2 * GAP, wide, size[1] - high - 3 * GAP)


def _columns(rail: FRect) -> tuple[FRect, FRect]:
    """Return the two halves of a rail that lies below."""
    wide = (rail.w - GAP) / 2
    return FRect(rail.left, rail.top, wide, rail.h), FRect(rail.right - wide, rail.top, wide, rail.h)


def _people(
    side: FRect, tabs: FRect, seats: tuple[int, ...], height: float, *, own: bool
) -> tuple[tuple[RailRow, ...], FRect, FRect]:
    """Return the players' lines, the sheet under them and the log: one below the other, or in one place behind tabs."""
    top = tabs.bottom
    shown = _rows(side, top + _SPACE, seats, height, own=own)
    if tabs.h:
        shown = _fitted(side, shown, side.bottom - _SPACE)
        place = FRect(side.left, top, side.w, max(0.0, side.bottom - top))
        return shown, place, place.copy()
    players = FRect(side.left, top, side.w, shown[-1].strip.bottom + _SPACE - top)
    log_top = players.bottom + GAP
    return shown, players, FRect(side.left, log_top, side.w, max(0.0, side.bottom - log_top))


def _log_height(side: FRect, top: float, seats: tuple[int, ...], height: float, *, own: bool) -> float:
    """Return how high the log would be below the players, whose strips are so high."""
    players = _rows(side, top + _SPACE, seats, height, own=own)
    return float(side.bottom - players[-1].strip.bottom - _SPACE - GAP)


def tab_rect(row: FRect, index: int, pages: int, widest: float = TAB) -> FRect:
    """Return the place of a tab in the row over the stage."""
    width = min(widest, (row.w + _TAB_GAP) / pages - _TAB_GAP)
    return FRect(row.left + index * (width + _TAB_GAP), row.top, width, row.h)


def _bar(row: FRect, pages: int, widest: float) -> FRect | None:
    """Return what the tabs leave free of their row."""
    if not row.h or not pages:
        return None
    left = tab_rect(row, pages - 1, pages, widest).right + GAP
    return FRect(left, row.top, max(0.0, row.right - left), row.h)


def option_rows(
    size: tuple[float, float], presenter: Presenter[Any, Any], seats: tuple[int, ...], text: float = 1.0
) -> int:
    """Return how many rows of option buttons fit into the rail."""
    frame = divide(size, presenter, seats, 0, text=text)
    spare = frame.log.h - (2 * BUTTON if frame.folded else _MIN_LOG)
    if frame.upright:
        spare = frame.sheet.bottom - frame.preview.bottom - _SPACE
    return max(0, min(5, int(spare // (BUTTON + 4))))


def _fixed(rail: FRect, rows: int, words: float, *, ending: bool) -> dict[str, FRect]:
    """Place what stays: banner, prompt, buttons, options, preview."""
    found = {"banner": FRect(rail.left, rail.top, rail.w, BANNER)}
    top = rail.top + BANNER + _SPACE
    heights = {
        "prompt": _PROMPT * words,
        "commands": BUTTON,
        "ending": BUTTON * ending,
        "options": rows * (BUTTON + 4),
        "preview": _PREVIEW * words,
    }
    for name, height in heights.items():
        found[name] = FRect(rail.left + PAD, top, rail.w - 2 * PAD, height)
        top += height + (_SPACE if height else 0)
    found["sheet"] = FRect(rail.left, rail.top, rail.w, top - rail.top)
    return found


def _rows(
    rail: FRect, top: float, seats: tuple[int, ...], height: float, *, own: bool, line: float = ROW
) -> tuple[RailRow, ...]:
    """Place the players' lines below each other, each with its strip."""
    rows = []
    for index, seat in enumerate(seats):
        place = FRect(rail.left + PAD, top, rail.w - 2 * PAD, line)
        strip = FRect(place.left, place.bottom, place.w, 0 if own and index == 0 else height)
        rows.append(RailRow(seat, place, strip))
        top = strip.bottom + 4
    return tuple(rows)


def _fitted(rail: FRect, rows: tuple[RailRow, ...], foot: float) -> tuple[RailRow, ...]:
    """Return the rows as high as a tab of the rail lets them be: strips grow, or lines and then strips give way."""
    strips = sum(row.strip.h > 0 for row in rows)
    spare, height = foot - rows[-1].strip.bottom, max(row.strip.h for row in rows)
    if spare >= 0:
        height = min(height * _LARGEST_STRIP, height + spare / max(1, strips))
        return _rows(rail, rows[0].line.top, tuple(row.seat for row in rows), height, own=not rows[0].strip.h)
    line = max(_LEAST_ROW, ROW + spare / len(rows))
    spare += (ROW - line) * len(rows)
    height = height + min(0.0, spare) / max(1, strips)
    height = height if height >= _LEAST_STRIP else 0.0
    return _rows(rail, rows[0].line.top, tuple(row.seat for row in rows), height, own=not rows[0].strip.h, line=line)


def _left(
    left: FRect, size: tuple[float, float], presenter: Presenter[Any, Any], seats: tuple[int, ...]
) -> tuple[FRect, FRect, tuple[tuple[int, FRect], ...], tuple[tuple[int, FRect], ...]]:
    """Divide the left part: the own area below, on a large window the others' above, the stage between."""
    growth = min(size[1] / 720, left.w / _NARROW)
    own_height = presenter.own_height(len(seats)) * growth
    own = FRect(left.left, left.bottom - own_height, left.w, own_height)
    stage = FRect(left.left, left.top, left.w, left.h - (own_height + GAP if own_height else 0))
    others = seats[1:] if own_height else seats
    height = presenter.around(len(seats)) if size[0] >= LARGE else 0
    if not height or not others:
        return own, stage, (), ()
    wide = min(presenter.around_width, left.w * presenter.around_share)
    boxes = _boxes(stage, wide, height + TAG, len(others))
    around = tuple((s, FRect(b.left, b.top + TAG, b.w, b.h - TAG)) for s, b in zip(others, boxes, strict=True))
    tags = tuple((s, FRect(b.left, b.top, b.w, TAG)) for s, b in zip(others, boxes, strict=True))
    if wide:
        used = wide + GAP
        return own, FRect(stage.left + used, stage.top, stage.w - used, stage.h), around, tags
    used = height + TAG + GAP
    return own, FRect(stage.left, stage.top + used, stage.w, stage.h - used), around, tags


def _boxes(stage: FRect, width: float, height: float, count: int) -> list[FRect]:
    """Place the others' areas in a column left of the stage, or in a row over it."""
    if width:
        height = min(height, (stage.h - GAP * (count - 1)) / count)
        return [FRect(stage.left, stage.top + i * (height + GAP), width, height) for i in range(count)]
    width = (stage.w - GAP * (count - 1)) / count
    return [FRect(stage.left + i * (width + GAP), stage.top, width, height) for i in range(count)]
