"""How a saved game looks in the list and in its details."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame
from pygame import FRect

from alicegames.games import registry
from alicegames.i18n import _, ngettext
from alicegames.storage import SaveError, report
from alicegames.storage.errors import shown_name
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.seats import draw_disc
from alicegames.ui.draw.theme import BODY, CAPTION, HEADING, LABEL, NAME, NUMBER, mix
from alicegames.ui.scenes.summary import stands
from alicegames.ui.scenes.thumbnail import ASPECT

if TYPE_CHECKING:
    from datetime import datetime

    from alicegames.storage.library import Entry
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.text import Typesetter
    from alicegames.ui.draw.theme import Style

_LEAST: Final = 40.0
"""No name is cut to less."""
PICTURE: Final = 260.0
"""The width of a game's picture in its details, in units."""
_SEAT: Final = 34.0
"""Height of a seat among the details of a game."""
_DAY: Final = 10
"""Letters of a time that tell its day."""
_COVER: Final = 340 / 480
_CLOSER: Final = 6.0
"""By so much a seat's line is lower where the picture needs the room."""
_SHOWS: Final = 70.0
"""Smaller pictures show nothing."""


def when(moment: datetime | None) -> str:
    """Return a time as people write it, in the computer's own zone."""
    if moment is None:
        return ""
    local = moment.astimezone()
    return f"{local:%Y-%m-%d %H:%M}"


def name_of(entry: Entry) -> str:
    """Return a game's name: the player's, or the game's title; a damaged file's own name."""
    if entry.fault:
        return shown_name(entry.path)
    return entry.title or registry.title(entry.game)


def broken(entry: Entry, error: Exception) -> Entry:
    """Return the row that stands in for one which could not be drawn: it says so; a report is written."""
    report.write(f"{report.text_of(error)}\n{shown_name(entry.path)}\n")
    reason = _("cannot be shown: a fault in this program, and a report of it was written")
    return replace(entry, fault=SaveError(entry.path, reason, _("it can be put into the trash")))


def row_height(type_: Typesetter) -> float:
    """Return the height of a row: name, line, seats."""
    return type_.line_height(HEADING) + type_.line_height(BODY) + max(20.0, type_.line_height(CAPTION)) + 22


def draw_row(canvas: Canvas, entry: Entry, rect: FRect, selected: bool) -> None:  # noqa: FBT001 -- the list calls it
    """Draw a game in the list: cover, name, how it stands, who plays, when."""
    theme = canvas.theme
    inner = rect.inflate(-24, -16)
    cover = FRect(inner.left, inner.top, inner.height * _COVER, inner.height)
    left, right = cover.right + 14, inner.right
    if entry.fault:
        canvas.sprite("icon_warning", cover.inflate(-12, -12), tint=theme.rose)
        canvas.text(shown_name(entry.path), (left, inner.top), NAME, width=right - left)
        lines = list(canvas.type.wrap(str(entry.fault), CAPTION, right - left))
        if len(lines) > 2:  # noqa: PLR2004 -- two lines have room
            lines = [lines[0], canvas.type.shorten(" ".join(lines[1:]), CAPTION, right - left)]
        canvas.lines(lines, (left, inner.top + canvas.type.line_height(NAME) + 3), CAPTION, theme.rose)
        return
    canvas.sprite(f"cover_{entry.game}", cover)
    colour = theme.teal if selected else theme.ink
    canvas.text(name_of(entry), (left, inner.top - 1), HEADING, colour, width=right - left)
    top = inner.top + canvas.type.line_height(HEADING)
    date = _date(canvas, entry, right - left)
    edge = canvas.text(date, (right, top + 2), CAPTION, theme.ink_soft, align="right").left - 12 if date else right
    line = FRect(left, top, edge - left, canvas.type.line_height(BODY))
    fitted(canvas, _line(entry), line, BODY, theme.ink_soft, align="left")
    _draw_names(canvas, entry, FRect(left, line.bottom + 4, right - left, 20))


def _date(canvas: Canvas, entry: Entry, room: float) -> str:
    """Return when a game was saved, as much of it as fits beside how it stands."""
    whole = when(entry.saved)
    spare = room - canvas.type.width(_line(entry), BODY) - 12
    return next((each for each in (whole, whole[:_DAY]) if canvas.type.width(each, CAPTION) <= spare), "")


def _line(entry: Entry) -> str:
    kind = _("autosave") if entry.kind == "autosave" else ""
    title = registry.title(entry.game) if entry.title else ""
    return " · ".join(part for part in (title, stands(entry), kind) if part)


def _draw_names(canvas: Canvas, entry: Entry, room: FRect) -> None:
    """Draw marks and names; long names are cut only where all together do not fit."""
    spare = room.width - 39.0 * len(entry.seats)
    wanted = [canvas.type.width(seat.name, CAPTION) for seat in entry.seats]
    share = max(wanted, default=0.0)
    while share > _LEAST and sum(min(width, share) for width in wanted) > spare:
        share -= 4
    left, step = room.left, canvas.type.line_height(CAPTION)
    if sum(min(width, share) for width in wanted) > spare:  # the details have the names
        share, wanted = 0.0, [0.0] * len(wanted)
    for seat, width in zip(entry.seats, wanted, strict=True):
        draw_disc(canvas, seat.mark, FRect(left, room.top, 20, 20))
        if not width:
            left += 26
            continue
        canvas.text(
            seat.name, (left + 25, room.centery - step / 2), CAPTION, canvas.theme.ink_soft, width=min(width, share) + 1
        )
        left += min(width, share) + 39


def draw_details(canvas: Canvas, entry: Entry, room: FRect, picture: pygame.Surface | None) -> None:
    """Draw a game at large: its table (or its book's cover), name, seats with points, pack and dates."""
    theme = canvas.theme
    if entry.fault:
        canvas.sprite("icon_warning", FRect(room.centerx - 28, room.top + 8, 56, 56), tint=theme.rose)
        used = canvas.paragraph(
            shown_name(entry.path), FRect(room.left, room.top + 84, room.width, 1), NAME, align="center"
        )
        words = FRect(room.left, room.top + 96 + used, room.width, 1)
        canvas.paragraph(str(entry.fault), words, BODY, theme.rose, align="center")
        return
    facts = _facts(entry)
    head, body, small = HEADING, BODY, CAPTION
    if _details_height(canvas, entry, (head, body, small), room.width) > room.height:  # the words must be smaller
        head, body, small = (canvas.type.fixed(style) for style in (head, body, small))
    spare = room.height - _details_height(canvas, entry, (head, body, small), room.width)
    step, seat = canvas.type.line_height(small) + 2, _SEAT + min(0.0, spare) / max(1, len(entry.seats))
    gain = _CLOSER * len(entry.seats) + (len(facts) - 1) * step
    if spare - 12 <= _SHOWS < spare - 12 + gain:  # closer lines and one fact, so that the table is seen all the same
        facts, seat, spare = facts[:1], seat - _CLOSER, spare + gain
    high, top = max(0.0, min(200.0, spare - 12)), room.top
    if high > _SHOWS:
        place = FRect(room.left, top, room.width, min(high, PICTURE / ASPECT) if picture else high)
        _draw_picture(canvas, entry, place, picture)
        top += place.height + 10
    top += canvas.paragraph(name_of(entry), FRect(room.left, top, room.width, 1), head, theme.teal, align="center")
    canvas.text(_line(entry), (room.centerx, top), body, theme.ink_soft, align="center", width=room.width)
    top += canvas.type.line_height(body) + 6
    for number in range(len(entry.seats)):
        _draw_score(canvas, entry, number, FRect(room.left, top, room.width, seat - 4))
        top += seat
    for number, fact in enumerate(facts):
        canvas.text(fact, (room.left, top + 8 + number * step), small, theme.ink_soft, width=room.width)


def _details_height(canvas: Canvas, entry: Entry, styles: tuple[Style, Style, Style], width: float) -> float:
    """Return how high name, line, seats and facts are without a picture."""
    head, body, small = styles
    facts = len(_facts(entry)) * (canvas.type.line_height(small) + 2) + 8
    named = canvas.type.height(name_of(entry), head, width) + canvas.type.line_height(body) + 6
    return named + _SEAT * len(entry.seats) + facts


def _draw_picture(canvas: Canvas, entry: Entry, place: FRect, picture: pygame.Surface | None) -> None:
    if picture is None:
        canvas.sprite(f"cover_{entry.game}", place)
        return
    frame = FRect(0, 0, place.height * ASPECT, place.height)
    frame.center = place.center
    size = canvas.px(frame).size
    shown = picture if picture.get_width() <= size[0] else pygame.transform.smoothscale(picture, size)
    canvas.picture(shown, frame)
    canvas.rounded(frame, None, canvas.theme.ink_soft, radius=0)


def _facts(entry: Entry) -> tuple[str, ...]:
    count = ngettext("{count} choice", "{count} choices", entry.choices).format(count=entry.choices)
    pack = (
        _("Components: {name} {version}").format(name=entry.pack.name, version=entry.pack.version) if entry.pack else ""
    )
    return tuple(line for line in (count, pack, _("Begun {date}").format(date=when(entry.created))) if line)


def _draw_score(canvas: Canvas, entry: Entry, number: int, row: FRect) -> None:
    seat, theme = entry.seats[number], canvas.theme
    canvas.fill(FRect(row.left, row.bottom + 1, row.width, 1), theme.paper_deep)
    side = min(26.0, row.height)
    draw_disc(canvas, seat.mark, FRect(row.left + 13 - side / 2, row.centery - side / 2, side, side))
    points = str(entry.scores[number]) if number < len(entry.scores) else ""
    right = row.right - canvas.type.width(points, NUMBER) - 8
    fitted(canvas, points, FRect(right, row.top, row.right - right, row.height), NUMBER, align="right")
    if number < len(entry.places) and entry.places[number] == 1 and any(entry.scores):
        canvas.sprite("icon_crown", FRect(right - 18, row.centery - 9, 18, 18), tint=theme.ochre)
        right -= 26
    icon = "icon_human" if seat.is_human else "icon_bot"
    canvas.sprite(icon, FRect(row.left + 34, row.centery - 8, 16, 16), tint=mix(theme.paper, theme.ink, 0.7))
    fitted(canvas, seat.name, FRect(row.left + 56, row.top, right - row.left - 56, row.height), LABEL, align="left")
