"""How a lesson divides the rail: the teacher's words get the room that the table's log can spare."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.ui.table.frame import RailRow

if TYPE_CHECKING:
    from alicegames.ui.table.frame import TableFrame

WORDS: Final = 92.0
"""How much higher the teacher's words stand than a prompt, where there is room."""
_FOOT: Final = 8.0
_LEAST: Final = 60.0
"""What is left of the log, or of the players where they share its place."""


def taught(frame: TableFrame, text: float = 1.0) -> TableFrame:
    """Return the frame of the table with more room for words; what stands below them moves down.

    ``text``: the size of text as it is set.
    """
    wanted = WORDS * max(1.0, text)
    if frame.upright:
        return _moved_down(frame, max(0.0, min(wanted, frame.sheet.bottom - frame.preview.bottom - _FOOT)))
    more = max(0.0, min(wanted, frame.log.h - _LEAST))
    rows = _moved(frame, more)
    areas = frame.areas
    if areas.strips:
        areas = replace(areas, seats=tuple((row.seat, row.strip) for row in rows if row.strip.h > 0))
    players = frame.players.move(0, more)
    if frame.folded:
        players.h -= more
    return replace(
        _moved_down(frame, more),
        sheet=_higher(frame.sheet, more),
        tabs=frame.tabs.move(0, more),
        players=players,
        rows=rows,
        log=FRect(frame.log.left, frame.log.top + more, frame.log.w, frame.log.h - more),
        areas=areas,
    )


def _moved_down(frame: TableFrame, more: float) -> TableFrame:
    """Return the frame with a higher prompt, and what stands below it on its sheet further down."""
    return replace(
        frame,
        prompt=_higher(frame.prompt, more),
        commands=frame.commands.move(0, more),
        ending=frame.ending.move(0, more),
        options=frame.options.move(0, more),
        preview=frame.preview.move(0, more),
    )


def _moved(frame: TableFrame, more: float) -> tuple[RailRow, ...]:
    """Return the players' rows further down, their strips lower where the rail would end before them."""
    strips = sum(row.strip.h > 0 for row in frame.rows)
    over = frame.rows[-1].strip.bottom + more - frame.rail.bottom + _FOOT
    less, moved = max(0.0, over) / max(1, strips), []
    for row in frame.rows:
        strip = row.strip.move(0, more)
        if strip.h > 0:
            strip.h, more = max(1.0, strip.h - less), more - less
        moved.append(RailRow(row.seat, row.line.move(0, strip.top - row.strip.top), strip))
    return tuple(moved)


def _higher(rect: FRect, more: float) -> FRect:
    return FRect(rect.left, rect.top, rect.w, rect.h + more)
