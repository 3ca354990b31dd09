"""Where everything of Alice lies: the others above, the Tea Party, what is in play, the own chapters, the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.ui.presenters import layout
from alicegames.ui.presenters.alice.cards import RATIO

if TYPE_CHECKING:
    from alicegames.ui.presenters.base import Areas

GAP: Final = 10.0
_PAD: Final = 8.0
HEADER: Final = 38.0
"""Height of the line with another player's name, hand and pile."""
_WIDE: Final = 520.0
"""Units of width from which another player's header stands left of the chapters."""
_CARDS: Final = 0.62
"""Hand and pile under another player's name are no higher than so much of their width."""
KINDS: Final = ("protagonist", "character", "chapter")


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """Another player's tray."""

    seat: int
    tray: FRect
    name: FRect
    hand: FRect
    pile: FRect
    books: FRect


@dataclass(frozen=True, slots=True)
class Places:
    """The rectangles of one window."""

    others: tuple[SeatPlace, ...]
    tea: layout.Placed
    tea_tray: FRect
    column: FRect
    """What is in play, and the decks under it."""
    play: FRect
    """The part of the column over the decks."""
    decks: dict[str, FRect]
    discards: dict[str, FRect]
    own_books: FRect
    own_tray: FRect
    presence: FRect
    hand: FRect
    own_pile: FRect


def arrange(areas: Areas, seats: tuple[int, ...]) -> Places:
    """Divide the stage and the own area; ``seats`` are the others, in turn order."""
    stage = areas.stage
    above = stage.h * (0.235 if len(seats) > 1 else 0.215)
    row = FRect(stage.left, stage.top, stage.w, above)
    middle = FRect(stage.left, row.bottom + GAP, stage.w, stage.h - above - GAP)
    tea_layout = layout.load("alice", "tea-party")
    wide, high = tea_layout.canvas
    tea_area = FRect(middle.left, middle.top, min(middle.h * wide / high, middle.w * 0.54), middle.h)
    tea = layout.Placed(tea_layout, tea_area)
    across = max(112.0, min(270.0, middle.w * 0.178))
    column = FRect(tea_area.right + GAP, middle.top, across, middle.h)
    own_books = FRect(column.right + GAP, middle.top, middle.right - column.right - GAP, middle.h)
    play, decks, discards = _column(column)
    presence, hand, pile = _own(areas.own)
    return Places(
        others=_others(row, seats),
        tea=tea,
        tea_tray=tea_area,
        column=column,
        play=play,
        decks=decks,
        discards=discards,
        own_books=own_books,
        own_tray=areas.own,
        presence=presence,
        hand=hand,
        own_pile=pile,
    )


def _others(row: FRect, seats: tuple[int, ...]) -> tuple[SeatPlace, ...]:
    width = (row.w - GAP * (len(seats) - 1)) / max(1, len(seats))
    trays = [FRect(row.left + n * (width + GAP), row.top, width, row.h) for n in range(len(seats))]
    return tuple(_other(seat, tray) for seat, tray in zip(seats, trays, strict=True))


def _other(seat: int, tray: FRect) -> SeatPlace:
    """Name, hand and pile over the chapters, or left of them where there is room."""
    inner = tray.inflate(-2 * _PAD, -2 * _PAD)
    if tray.w >= _WIDE:
        wide = min(230.0, inner.w * 0.27)
        name = FRect(inner.left, inner.top, wide, min(30.0, inner.h * 0.3))
        rest = FRect(inner.left, name.bottom + 4, wide, min(inner.bottom - name.bottom - 4, wide * _CARDS))
        pile = FRect(rest.right - rest.h * 0.72, rest.top, rest.h * 0.72, rest.h)
        hand = FRect(rest.left, rest.top, pile.left - rest.left - 8, rest.h)
        books = FRect(inner.left + wide + 14, inner.top, inner.w - wide - 14, inner.h)
        return SeatPlace(seat, tray, name, hand, pile, books)
    head = min(HEADER * max(1.0, tray.h / 130), inner.h * 0.4, inner.w * 0.28)
    pile = FRect(inner.right - head * 0.8, inner.top, head * 0.8, head)
    name = FRect(inner.left, inner.top, inner.w * 0.36, head)
    hand = FRect(name.right + 4, inner.top, pile.left - name.right - 10, head)
    books = FRect(inner.left, inner.top + head + 5, inner.w, inner.h - head - 5)
    return SeatPlace(seat, tray, name, hand, pile, books)


def _column(column: FRect) -> tuple[FRect, dict[str, FRect], dict[str, FRect]]:
    """Three decks side by side at the foot, their discards under them."""
    inner = column.inflate(-2 * _PAD, -2 * _PAD)
    between = 13.0  # both frames of two lit neighbours have room
    width = min((inner.w - 2 * between) / 3, inner.h * 0.2 * RATIO)
    height = width / RATIO
    left = inner.centerx - (3 * width + 2 * between) / 2
    top = inner.bottom - 2 * height - 14
    decks = {kind: FRect(left + n * (width + between), top, width, height) for n, kind in enumerate(KINDS)}
    discards = {kind: rect.move(0, height + 14) for kind, rect in decks.items()}
    play = FRect(inner.left, inner.top, inner.w, top - 10 - inner.top)
    return play, decks, discards


def _own(own: FRect) -> tuple[FRect, FRect, FRect]:
    inner = own.inflate(-2 * _PAD, -2 * _PAD)
    side = max(100.0, min(170.0, inner.w * 0.14))
    presence = FRect(inner.left, inner.top, side, inner.h)
    pile = FRect(inner.right - side * 0.82, inner.top, side * 0.82, inner.h)
    hand = FRect(presence.right + 14, inner.top, pile.left - presence.right - 28, inner.h)
    return presence, hand, pile


def fan(area: FRect, many: int) -> list[FRect]:
    """Lay so many cards side by side, closing up where they would not fit."""
    if not many:
        return []
    height = area.h - area.h * 0.06
    width = min(height * RATIO, area.w)
    height = width / RATIO
    room = max(0.0, area.w - width)
    step = min(width * 1.1, room / (many - 1)) if many > 1 else 0.0
    left = area.centerx - (width + step * (many - 1)) / 2
    top = area.bottom - height
    return [FRect(left + number * step, top, width, height) for number in range(many)]
