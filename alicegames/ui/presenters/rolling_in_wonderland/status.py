"""The strip over the board: where the Jabberwocky has been and may go, and how near each end of the game is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.rolling_in_wonderland.state import ROUNDS, SOLDIERS, State
from alicegames.i18n import _
from alicegames.ui.draw.numbers import number
from alicegames.ui.draw.theme import CAPTION, mix
from alicegames.ui.presenters.rolling_in_wonderland import places, things

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint, Picture

_ICON: Final = 84.0
"""Units of width from which a meter shows its picture beside its words."""
_LABEL: Final = 12.0
"""Height of a meter's label."""
_BAR: Final = 3.0
_GAP: Final = 6.0
_WIDEST: Final = 190.0
"""Units of a meter's width at most: what belongs together is not spread over a very wide window."""


def put(picture: Picture, data: WonderlandData, view: State, box: FRect) -> None:
    """Lay out the strip."""
    side = min(box.h - 6, (box.w * 0.36) / 6)
    forecast = FRect(box.left, box.centery - side / 2, side * 6, side)
    picture.put("forecast", forecast, _forecast(data, view), "deck:jabberwocky", layer=1, corner=6)
    rest = FRect(forecast.right + _GAP, box.top, box.right - forecast.right - _GAP, box.h)
    meters = _meters(data, view)
    rest.w = min(rest.w, len(meters) * _WIDEST)
    slots = places.columns(rest, (1.0,) * len(meters), _GAP)
    for meter, rect in zip(meters, slots, strict=True):
        picture.put(f"end:{meter.name}", rect, meter.paint, f"end:{meter.name}", layer=1, corner=6)


@dataclass(frozen=True, slots=True)
class _Meter:
    """How near one end of the game is: of how much, so much is done; the same words in a window of any size."""

    name: str
    label: str
    icon: str
    done: int
    whole: int

    def paint(self, canvas: Canvas, rect: FRect) -> None:
        """Draw the figures over their label, and a bar."""
        paper = canvas.theme.paper
        left = rect.left
        if rect.w >= _ICON:
            side = rect.h - _BAR - 5
            canvas.sprite(self.icon, FRect(left, rect.top + 1, side, side), tint=paper)
            left += side + 5
        words = FRect(left, rect.top, rect.right - left, rect.h - _BAR - _LABEL - 3)
        things.tight(canvas, f"{number(self.done)}/{number(self.whole)}", words, things.COUNT, paper, align="left")
        label = FRect(left, words.bottom, words.w, _LABEL)
        things.tight(canvas, self.label, label, CAPTION.at(11), paper, align="left")
        self._draw_bar(canvas, FRect(rect.left, rect.bottom - _BAR, rect.w, _BAR))

    def _draw_bar(self, canvas: Canvas, bar: FRect) -> None:
        theme = canvas.theme
        canvas.rounded(bar, mix(theme.night, theme.paper, 0.25), radius=2)
        if self.done:
            near = theme.rose if self.done >= self.whole * 0.85 else theme.paper_deep
            done = FRect(bar.left, bar.top, bar.w * min(1.0, self.done / self.whole), bar.h)
            canvas.rounded(done, mix(near, theme.paper, 0.2), radius=2)


def _meters(data: WonderlandData, view: State) -> list[_Meter]:
    """Return the four ends of the game (RW-54)."""
    seats = view.seats
    rabbit, caterpillar = max(seat.rabbit for seat in seats), max(seat.caterpillar for seat in seats)
    soldiers = SOLDIERS - min(seat.soldiers for seat in seats)
    return [
        _Meter("rounds", _("Rounds"), "icon_hourglass", view.round, ROUNDS),
        _Meter("rabbit", _("Rabbit"), "head_white_rabbit", rabbit, data.rabbit.end),
        _Meter("caterpillar", _("Caterpillar"), "head_caterpillar", caterpillar, data.caterpillar.end),
        _Meter("soldiers", _("Soldiers"), "rw_soldier", soldiers, SOLDIERS),
    ]


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
