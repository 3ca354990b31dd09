"""The strip over the board: where the Jabberwocky has been and may go, and how near each end of the game is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.rolling_in_wonderland.state import ROUNDS, SOLDIERS, State
from alicegames.ui.draw.theme import mix
from alicegames.ui.presenters.rolling_in_wonderland import places, things

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Picture

_FULL: Final = 62.0
"""Units of width from which a meter tells how far of how much; under it only what is left."""


def put(picture: Picture, data: WonderlandData, view: State, box: FRect) -> None:
    """Lay out the strip."""
    side = min(box.h - 6, (box.w * 0.48) / 6)
    forecast = FRect(box.left, box.centery - side / 2, side * 6, side)
    picture.put("forecast", forecast, _forecast(data, view), "deck:jabberwocky", layer=1, corner=6)
    rest = FRect(forecast.right + 10, box.top + 2, box.right - forecast.right - 10, box.h - 4)
    meters = _meters(data, view)
    slots = places.columns(rest, (1.0,) * len(meters), 6)
    for (name, icon, done, whole), rect in zip(meters, slots, strict=True):
        picture.put(f"end:{name}", rect, _meter(icon, done, whole), f"end:{name}", layer=1, corner=6)


def _meters(data: WonderlandData, view: State) -> list[tuple[str, str, int, int]]:
    """Return the four ends of the game: name, icon, how far it has come, of how much (RW-54)."""
    seats = view.seats
    return [
        ("rounds", "icon_hourglass", view.round, ROUNDS),
        ("rabbit", "head_white_rabbit", max(seat.rabbit for seat in seats), data.rabbit.end),
        ("caterpillar", "head_caterpillar", max(seat.caterpillar for seat in seats), data.caterpillar.end),
        ("soldiers", "rw_soldier", SOLDIERS - min(seat.soldiers for seat in seats), SOLDIERS),
    ]


def _meter(icon: str, done: int, whole: int) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        side = min(rect.h * 0.72, rect.w * 0.46)
        canvas.sprite(icon, FRect(rect.left, rect.top, side, side), tint=theme.paper)
        words = FRect(rect.left + side + 3, rect.top, max(1.0, rect.w - side - 3), side)
        text = f"{done}/{whole}" if rect.w >= _FULL else f"{whole - done}"
        things.tight(canvas, text, words, things.COUNT, theme.paper, align="left")
        bar = FRect(rect.left, rect.bottom - 5, rect.w, 4)
        canvas.rounded(bar, mix(theme.night, theme.paper, 0.25), radius=2)
        if done:
            near = theme.rose if done >= whole * 0.85 else theme.paper_deep
            canvas.rounded(
                FRect(bar.left, bar.top, bar.w * min(1.0, done / whole), bar.h), mix(near, theme.paper, 0.2), radius=2
            )

    return paint


def _forecast(data: WonderlandData, view: State) -> Paint:
    """The six regions: those still to come are clear, those that were are crossed out, the present one is framed."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        for at, region in enumerate(data.ring):
            place = FRect(rect.left + at * rect.w / 6, rect.top, rect.w / 6, rect.h).inflate(-2, 0)
            is_now, was = region == view.jabberwocky, region in view.revealed
            fill = theme.rose if is_now else theme.night_deep if was else theme.paper
            canvas.rounded(place, fill, theme.paper, radius=5)
            ink = theme.paper if is_now else mix(theme.night, theme.paper, 0.45) if was else theme.ink
            canvas.sprite(f"head_{things.CHARACTERS[region]}", place.inflate(-5, -5), tint=ink)
            if was and not is_now:
                canvas.line((place.left + 4, place.bottom - 4), (place.right - 4, place.top + 4), ink, 2)

    return paint
