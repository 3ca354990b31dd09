"""The ceremony at a game's end: the curtain opens on the winner in laurel, the points are counted up, suits rain."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

import pygame
from pygame import FRect

from alicegames.i18n import _, listed, ngettext
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.ground import draw_night
from alicegames.ui.draw.numbers import number
from alicegames.ui.draw.seats import draw_mark, seat_colour
from alicegames.ui.draw.theme import CAPTION, HERO, LARGE, NAME, TITLE, Face, Style, mix

if TYPE_CHECKING:
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.theme import Colour

_OPENING: Final = 0.9
"""Seconds in which the curtain opens."""
_COUNT: Final = 0.6
"""Seconds in which one player's points are counted."""
_RAIN: Final = 6.0
_FIGURES: Final = {
    "watch": "white_rabbit",
    "hat": "mad_hatter",
    "key": "alice",
    "teacup": "march_hare",
    "mushroom": "caterpillar",
}
"""Who of the books stands for a seat's mark."""
_SUITS: Final = ("suit_hearts", "suit_spades", "suit_clubs", "suit_diamonds")
_POINTS: Final = Style(Face.TEXT_BOLD, 30, tabular=True)
_LAUREL: Final = 1.5
"""The laurel's width by the figure's height."""
_FOOT: Final = 92.0
"""Units kept free for the buttons."""


@dataclass(frozen=True, slots=True)
class Flake:
    """One suit of the confetti: where it starts, in shares of the window, and how it falls."""

    sprite: str
    x: float
    begins: float
    """Seconds after the curtain."""
    falls: float
    """Window heights a second."""
    sways: float
    size: float
    colour: int


class Ceremony:
    """What is drawn so many seconds after the end of a game. It keeps nothing but what it was made of."""

    def __init__(self, match: Match, places: tuple[int, ...], totals: tuple[int, ...], seed: int) -> None:
        self.match = match
        self.totals = totals
        self.places = places
        self.order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
        self.winners = [seat for seat in self.order if places[seat] == 1]
        self.is_joyful = not match.humans or any(seat in match.humans for seat in self.winners)
        """Whether somebody at the screen has won: only then do suits rain."""
        rng = Random(seed)
        self._flakes = tuple(_flake(rng) for _number in range(70)) if self.is_joyful else ()

    @property
    def length(self) -> float:
        """Seconds until nothing moves any more."""
        counted = _OPENING + _COUNT * (len(self.order) + 1)
        return max(counted, _OPENING + _RAIN) if self._flakes else counted

    def counted(self, seconds: float) -> int:
        """Return how many players' points have begun to be counted, from the last place up."""
        return max(0, min(len(self.order), 1 + int((seconds - _OPENING) / _COUNT))) if seconds > _OPENING else 0

    # -- words ------------------------------------------------------------------------------------------------

    def title(self) -> str:
        """Say who has won."""
        names = listed(self.match.names[seat] for seat in self.winners)
        return ngettext("{names} wins", "{names} share the win", len(self.winners)).format(names=names)

    def line(self) -> str:
        """Say by how much; to people who have lost, how near they came."""
        best = self.totals[self.winners[0]]
        others = [seat for seat in self.order if seat not in self.winners]
        if not self.is_joyful:
            near = max(self.match.humans, key=lambda seat: self.totals[seat])
            behind = best - self.totals[near]
            text = ngettext("{name} was {count} point behind.", "{name} was {count} points behind.", behind)
            return text.format(name=self.match.names[near], count=behind)
        if not others:
            return _("Nobody is left behind.")
        ahead = best - self.totals[others[0]]
        if not ahead:
            return _("As many points as {name}: it could not have been closer.").format(
                name=self.match.names[others[0]]
            )
        return ngettext("{count} point ahead", "{count} points ahead", ahead).format(count=ahead)

    # -- drawing ----------------------------------------------------------------------------------------------

    def draw_still(self, canvas: Canvas) -> None:
        """Draw what stands behind the curtain and does not move."""
        draw_night(canvas)
        room = self._stage(canvas)
        title = FRect(room.left, room.top + 6, room.width, 54)
        fitted(canvas, self.title(), title, canvas.type.fixed(HERO), canvas.theme.paper)
        fitted(canvas, self.line(), FRect(room.left, room.top + 60, room.width, 30), LARGE, canvas.theme.gold_light)
        self._draw_winners(canvas, FRect(room.left, room.top + 98, room.width, room.height - 98))
        canvas.panel(self._list(canvas))

    @staticmethod
    def _stage(canvas: Canvas) -> FRect:
        bounds = canvas.scale.bounds
        return FRect(24, 24, bounds.width * 0.56 - 24, bounds.height - 24 - _FOOT)

    def _list(self, canvas: Canvas) -> FRect:
        bounds = canvas.scale.bounds
        room = FRect(bounds.width * 0.58, 24, bounds.width * 0.42 - 24, bounds.height - 24 - _FOOT)
        wanted = 40 + 76.0 * len(self.order)
        height = min(room.height, wanted)
        return FRect(room.left, room.top + (room.height - height) / 2, room.width, height)

    def _draw_winners(self, canvas: Canvas, room: FRect) -> None:
        """Draw each winner's figure in laurel, two fifths of the window high where there is room."""
        count = len(self.winners)
        high = min(canvas.scale.height * 0.4, room.height * 0.86, room.width / count / _LAUREL)
        for index, seat in enumerate(self.winners):
            centre = (room.left + room.width * (index + 0.5) / count, room.top + room.height * 0.47)
            glow = mix(canvas.theme.night, seat_colour(self.match, seat, canvas.theme), 0.5)
            canvas.circle(centre, high * 0.56, glow, canvas.theme.gold, line=3)
            figure = FRect(centre[0] - high / 2, centre[1] - high / 2, high, high)
            canvas.sprite(self._figure(canvas, seat), figure)
            wide = high * _LAUREL
            canvas.sprite("laurel", FRect(centre[0] - wide / 2, centre[1] + high * 0.6 - wide * 0.6, wide, wide * 0.6))
            draw_mark(canvas, self.match, seat, (centre[0], centre[1] + high * 0.6), high * 0.09)

    def _figure(self, canvas: Canvas, seat: int) -> str:
        """Return who stands for a seat: a bot for itself, for a person the guest of the seat's mark."""
        if seat >= len(self.match.seats):
            return "jabberwocky"
        owner = self.match.seats[seat]
        portrait = f"bot_{owner.bot}"
        return portrait if owner.bot and canvas.sprites.has(portrait) else _FIGURES[owner.mark]

    def draw(self, canvas: Canvas, seconds: float) -> None:
        """Draw what moves: points that are counted, suits, the curtain."""
        self._draw_list(canvas, seconds)
        sheet = self._list(canvas)
        words = FRect(self._stage(canvas).left, 0, self._stage(canvas).width, self._stage(canvas).top + 92)
        for flake in self._flakes:
            _draw_flake(canvas, flake, seconds - _OPENING, (sheet, words))
        if seconds < _OPENING:
            _draw_curtain(canvas, seconds / _OPENING)

    def _draw_list(self, canvas: Canvas, seconds: float) -> None:
        sheet = self._list(canvas)
        step = (sheet.height - 40) / len(self.order)
        for row, seat in enumerate(self.order):
            begins = _OPENING + _COUNT * (len(self.order) - 1 - row)
            share = max(0.0, min(1.0, (seconds - begins) / _COUNT))
            self._draw_row(
                canvas, seat, FRect(sheet.left + 20, sheet.top + 20 + row * step, sheet.width - 40, step), share
            )

    def _draw_row(self, canvas: Canvas, seat: int, room: FRect, share: float) -> None:
        theme, total = canvas.theme, self.totals[seat]
        colour = seat_colour(self.match, seat, theme)
        if self.places[seat] == 1:
            canvas.rounded(room.inflate(12, -6), mix(theme.paper, colour, 0.14), radius=8)
        middle = room.centery
        fitted(
            canvas, f"{self.places[seat]}.", FRect(room.left, middle - 18, 40, 36), TITLE, theme.ink_soft, align="left"
        )
        draw_mark(canvas, self.match, seat, (room.left + 60, middle), min(18.0, room.height * 0.3))
        name = FRect(room.left + 90, middle - 16, room.width - 190, 32)
        fitted(canvas, self.match.names[seat], name, NAME.at(21), theme.ink, align="left")
        best = max(1, *self.totals)
        bar = FRect(room.left + 90, middle + 15, max(2.0, (room.width - 190) * max(0, total) / best * share), 5)
        if room.height > 60:  # noqa: PLR2004 -- a row that has room for it
            canvas.rounded(bar, colour, radius=2)
        shown = number(round(total * share)) if share else "–"
        fitted(canvas, shown, FRect(room.right - 90, middle - 20, 90, 40), _POINTS, theme.ink, align="right")
        if self.places[seat] == 1 and share >= 1:
            points = ngettext("point", "points", total)
            below = FRect(room.right - 90, middle + 16, 90, 16)
            if room.height > 60:  # noqa: PLR2004 -- likewise
                fitted(canvas, points, below, CAPTION, theme.ink_soft, align="right")


def _flake(rng: Random) -> Flake:
    return Flake(
        rng.choice(_SUITS),
        rng.random(),
        rng.random() * _RAIN * 0.45,
        rng.uniform(0.22, 0.42),
        rng.uniform(-0.03, 0.03),
        rng.uniform(16, 30),
        rng.randrange(4),
    )


def _draw_flake(canvas: Canvas, flake: Flake, seconds: float, clear: tuple[FRect, ...]) -> None:
    """Draw a suit where it has fallen to; none lies over words or buttons."""
    age = seconds - flake.begins
    bounds = canvas.scale.bounds
    floor = bounds.height - _FOOT
    y = (age * flake.falls - 0.08) * bounds.height
    x = (flake.x + flake.sways * math.sin(age * 2.4 + flake.x * 9)) * bounds.width
    place = FRect(x, y, flake.size, flake.size)
    if age <= 0 or place.bottom > floor or place.collidelist(clear) >= 0:
        return
    theme = canvas.theme
    colours: tuple[Colour, ...] = (theme.gold, theme.rose, theme.paper, theme.gold_light)
    alpha = round(255 * min(1.0, (floor - place.bottom) / (bounds.height * 0.25)))
    canvas.sprite(flake.sprite, place, tint=colours[flake.colour], alpha=max(0, min(255, alpha)))


_drape: dict[tuple[int, int], pygame.Surface] = {}
"""Half of the curtain at the present size."""


def _draw_curtain(canvas: Canvas, share: float) -> None:
    """Draw the two halves of the curtain, drawn aside by a share."""
    width, height = canvas.surface.get_size()
    half = (width // 2 + 1, height)
    if half not in _drape:
        _drape.clear()
        _drape[half] = _cloth(half, canvas.theme.rose, canvas.theme.night_deep)
    moved = round(half[0] * (share * share * (3 - 2 * share)))
    canvas.surface.blit(_drape[half], (-moved, 0))
    canvas.surface.blit(pygame.transform.flip(_drape[half], True, False), (width - half[0] + moved, 0))


def _cloth(size: tuple[int, int], colour: Colour, shade: Colour) -> pygame.Surface:
    """Paint folds of velvet."""
    cloth = pygame.Surface(size)
    fold = max(24, size[0] // 9)
    for x in range(size[0]):
        depth = abs((x % fold) / fold - 0.5) * 2
        cloth.fill(mix(mix(colour, shade, 0.35), shade, 0.62 * depth**1.5), (x, 0, 1, size[1]))
    cloth.fill(mix(colour, shade, 0.7), (0, size[1] - size[1] // 26, size[0], size[1] // 26))
    return cloth
