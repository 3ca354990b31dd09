"""Rolling in Wonderland's things, drawn into any rectangle: scenes, stones, dice, soldiers, seals."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import TYPE_CHECKING, Final

import pygame
from pygame import FRect

from alicegames.games.rolling_in_wonderland.state import COLOUR_OF, COLOURS, DEE, KIND_COUNT
from alicegames.match import MARKS
from alicegames.ui.draw.canvas import Canvas
from alicegames.ui.draw.fit import fit, fitted
from alicegames.ui.draw.numbers import number
from alicegames.ui.draw.seats import draw_mark
from alicegames.ui.draw.theme import NAME, NUMBER, SEAT_MARKS, Face, Style, mix, rgb
from alicegames.ui.presenters.rolling_in_wonderland import ground

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Align
    from alicegames.ui.draw.theme import Colour
    from alicegames.ui.presenters.base import Paint

CHARACTERS: Final = (
    "white_rabbit",
    "mad_hatter",
    "queen_of_hearts",
    "alice",
    "cheshire_cat",
    "caterpillar",
)
"""The pictures' names of the six regions."""
BENEFITS: Final = {
    "card": "rw_card",
    "mushroom": "rw_mushroom",
    "rabbit": "rw_rabbit_step",
    "token": "rw_cat",
    "soldier": "rw_soldier",
    "move": "rw_move_soldier",
    "cube": "rw_cube",
    "caterpillar": "rw_caterpillar_step",
    "objective": "rw_objective",
    "cat": "rw_cat",
}
"""The icon of each benefit, Cheshire Cat token and ability by its key."""
_OWNED: Final = re.compile(r"_s([1-5])$")
_SIGNED: Final = 4.0
"""The least radius of a mark that can be told."""
_PALE: Final = 195
"""How strongly a Twin without an owner is drawn, of 255: paler, yet his lines stand out 3:1 from his ground."""
COUNT: Final = Style(Face.TEXT_BOLD, 14, tabular=True)
SMALL: Final = Style(Face.TEXT_MEDIUM, 13)
SAND: Final = rgb("#D9C39A")
MOSS: Final = rgb("#BFD0B4")


def benefit_icon(canvas: Canvas, key: str) -> str:
    """Return the icon of a benefit; a user's pack may have benefits of other names."""
    name = BENEFITS.get(key, f"rw_{key}")
    return name if canvas.sprites.has(name) else "rw_vp"


def die_sprite(face: int) -> str:
    """Return the picture of a die: its kind and what it shows."""
    region, kind = divmod(face, KIND_COUNT)
    return f"die_{_kind(kind)}_{CHARACTERS[region]}"


def _kind(kind: int) -> str:
    return "tweedledee" if kind == DEE else COLOURS[kind]


def die(face: int) -> Paint:
    """Return how a die looks."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.shadow(rect.inflate(-rect.w * 0.12, -rect.h * 0.12), radius=rect.w * 0.2, reach=rect.w * 0.14, drop=2)
        canvas.sprite(die_sprite(face), rect)

    return paint


def picked_die(face: int) -> Paint:
    """Return how a die looks that is to be rolled again."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        lifted = rect.move(0, -rect.h * 0.12)
        canvas.shadow(rect, radius=rect.w * 0.2, reach=rect.w * 0.2, drop=3)
        canvas.sprite(die_sprite(face), lifted)
        side = rect.w * 0.52
        mark = FRect(lifted.left - side * 0.3, lifted.bottom - side * 0.7, side, side)
        canvas.circle(mark.center, side / 2, canvas.theme.ink)
        canvas.sprite("rw_reroll", mark.inflate(-side * 0.3, -side * 0.3), tint=canvas.theme.paper)

    return paint


def empty_die(canvas: Canvas, rect: FRect) -> None:
    """Draw a free space of a player board."""
    inner = rect.inflate(-rect.w * 0.08, -rect.h * 0.08)
    canvas.rounded(
        inner, mix(canvas.theme.paper, canvas.theme.paper_deep, 0.7), canvas.theme.ink_soft, radius=rect.w * 0.2
    )


def piece(match: Match, seat: int, name: str) -> str:
    """Return the picture of a seat's piece in its colour; an automa has a colour that nobody plays."""
    used = [MARKS.index(owner.mark) for owner in match.seats]
    mark = used[seat] if seat < len(used) else next(at for at in reversed(range(len(MARKS))) if at not in used)
    return f"{name}_s{mark + 1}"


def sprite(name: str, share: float = 1.0) -> Paint:
    """Return a picture as it is."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        place = rect.inflate(rect.w * (share - 1), rect.h * (share - 1))
        canvas.sprite(name, place)
        sign(canvas, name, place)

    return paint


def sign(canvas: Canvas, name: str, rect: FRect) -> None:
    """Draw the owner's mark at the foot of a seat's piece: its colour alone need not tell whose it is."""
    owner = _OWNED.search(name)
    radius = min(rect.w, rect.h) * 0.22
    if owner is None or radius < _SIGNED:
        return
    centre = (rect.left + radius * 0.9, rect.bottom - radius * 0.9)
    canvas.circle(centre, radius, canvas.theme.paper, canvas.theme.ink, line=1)
    side = radius * 1.5
    place = FRect(centre[0] - side / 2, centre[1] - side / 2, side, side)
    canvas.sprite(SEAT_MARKS[int(owner[1]) - 1], place, tint=canvas.theme.ink)


def seal(canvas: Canvas, centre: tuple[float, float], radius: float, text: str, *, dark: bool = True) -> None:
    """Draw a number in a round seal: paper on ink, or ink on paper."""
    theme = canvas.theme
    face, words = (theme.ink, theme.paper) if dark else (theme.paper, theme.ink)
    canvas.circle(centre, radius, face, theme.paper_deep if dark else theme.ink, line=1.2)
    box = FRect(0, 0, radius * 1.75, radius * 1.6)
    box.center = centre
    fitted(canvas, text, box, COUNT.at(radius * 1.2), words)


def tight(canvas: Canvas, text: str, rect: FRect, style: Style, colour: Colour, *, align: Align = "center") -> None:
    """Draw one line as large as it fits, unaffected by the text-size setting: for places that cannot grow."""
    fitted(canvas, text, rect, canvas.type.fixed(style), colour, align=align)


def counted(icon: str, count: int, *, tinted: bool = False) -> Paint:
    """Return an icon with a number beside it."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        side = min(rect.h, rect.w * 0.56)
        place = FRect(rect.left, rect.centery - side / 2, side, side)
        canvas.sprite(icon, place, tint=canvas.theme.ink if tinted else None)
        sign(canvas, icon, place)
        words = FRect(place.right + 2, rect.top, max(1.0, rect.right - place.right - 2), rect.h)
        fitted(canvas, number(count), words, NUMBER.at(min(18.0, rect.h * 0.62)), canvas.theme.ink, align="left")

    return paint


def words(text: str, style: Style = SMALL, *, on_night: bool = False, align: str = "center") -> Paint:
    """Return one line, as large as fits."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        colour = canvas.theme.paper if on_night else canvas.theme.ink
        fitted(canvas, text, rect, style, colour, align=align)  # type: ignore[arg-type]

    return paint


# -- the regions --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Medals:
    """What influence in a region is worth, and who would have it now."""

    match: Match
    values: tuple[int, ...]
    holders: tuple[tuple[int, ...], ...]

    def draw(self, canvas: Canvas, place: int, rect: FRect) -> None:
        """Draw the medal of a place, the marks of who would have it under it."""
        canvas.sprite(f"influence_{('gold', 'silver', 'bronze')[place]}", rect)
        inner = rect.inflate(-rect.w * 0.3, -rect.h * 0.3)
        fitted(canvas, number(self.values[place]), inner, COUNT.at(rect.h * 0.56), canvas.theme.ink)
        radius = rect.h * 0.29
        seats = self.holders[place]
        for at, seat in enumerate(seats):
            left = rect.centerx + (at - (len(seats) - 1) / 2) * radius * 1.3
            draw_mark(canvas, self.match, seat, (left, rect.bottom + radius * 0.5), radius)


def scene(region: int, name: str, medals: Medals, *, is_attacked: bool) -> Paint:
    """Return a region: its picture, its name and what influence there is worth."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.shadow(rect, radius=10, reach=7, drop=2)
        _cover(canvas, f"region_{CHARACTERS[region]}", rect, 10)
        edge = canvas.theme.rose if is_attacked else canvas.theme.ink
        canvas.rounded(rect, None, edge, radius=10, line=3 if is_attacked else 1.5)
        high = header(rect)
        radius = high / 2
        right = rect.right - 6
        for place in reversed(range(len(medals.values))):
            medals.draw(canvas, place, FRect(right - high, rect.top + 5, high, high))
            right -= high + 2
        label = FRect(rect.left + 6, rect.top + 5, min(right - rect.left - 10, rect.w * 0.56), high)
        style = fit(canvas.type, name, NAME.at(min(22.0, high * 0.72, label.w / 7.4)), label.w - 10, high)
        label.w = min(label.w, canvas.type.width(name, style) + 18)
        canvas.rounded(label, canvas.theme.paper, canvas.theme.ink, radius=radius * 0.6)
        fitted(canvas, name, label.inflate(-10, -1), style, canvas.theme.ink)

    return paint


_LOWER: Final = 0.8
"""A picture may be drawn so much lower than it was made, so that its head and its lawn are both seen."""


def header(rect: FRect) -> float:
    """Return the height of a region's line of name and influence."""
    return max(20.0, rect.h * 0.135)


def _cover(canvas: Canvas, name: str, rect: FRect, radius: float) -> None:
    """Fill a rounded rectangle with a picture: cropped at its sides, or drawn a little lower and cropped at its foot.

    Whoever lives there looks out at the top, between the name and the medals.
    """
    area = canvas.px(rect)
    ratio = canvas.sprites.ratio(name)
    wide = max(area.w, ceil(area.h * ratio))
    whole = canvas.sprites.get(name, wide + 1, ceil(wide / ratio) + 1)
    shown = pygame.Surface(area.size, pygame.SRCALPHA)
    if whole.get_height() > area.h:
        lower = max(area.h, round(whole.get_height() * _LOWER))
        whole = pygame.transform.smoothscale(whole, (whole.get_width(), lower))
    shown.blit(whole, whole.get_rect(midtop=(area.w // 2, 0)))
    mask = pygame.Surface(area.size, pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=canvas.scale.px(radius))
    shown.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    canvas.surface.blit(shown, area.topleft)


def army(name: str, soldiers: int, strength: int) -> Paint:
    """Return a seat's soldiers in a region; the strength, where it is another number, stands in the seal."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        wide = min(rect.h * 0.75, rect.w * 0.62)
        shown = min(soldiers, 3)
        step = wide * 0.24 if shown > 1 else 0
        for at in range(shown):
            place = FRect(rect.left + at * step, rect.top, wide, rect.h)
            canvas.sprite(name, place)
        sign(canvas, name, FRect(rect.left, rect.top, wide, rect.h))
        radius = min(rect.h * 0.3, rect.w * 0.24)
        seal(canvas, (rect.right - radius, rect.bottom - radius), radius, number(strength))

    return paint


def figure(name: str, *, is_home: bool) -> Paint:
    """Return a Twin's figure; pale while he waits for an owner."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.sprite(name, rect, alpha=_PALE if is_home else 255)

    return paint


def cat_token(key: str, reach: Sequence[int]) -> Paint:
    """Return a token in its slot, and the colours of dice that reach it."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        side = min(rect.w, rect.h)
        token = FRect(rect.centerx - side / 2, rect.top, side, side)
        canvas.sprite("cat_token", token)
        inner = token.inflate(-side * 0.5, -side * 0.5).move(0, -side * 0.02)
        if key:
            canvas.sprite(benefit_icon(canvas, key), inner, tint=canvas.theme.ink)
        small = side * 0.36
        left = token.centerx - small * len(reach) * 0.5
        for at, kind in enumerate(reach):
            place = FRect(left + at * small, token.bottom - small * 0.62, small, small)
            canvas.sprite(f"die_{_kind(kind)}", place)

    return paint


# -- the paths ----------------------------------------------------------------------------------------------------


def board(width: float, rabbit: Sequence[tuple[float, float]], caterpillar: Sequence[tuple[float, float]]) -> Paint:
    """Return the board under everything: paper, the two roads on it. ``width`` is that of the roads, in units."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        ground.board(canvas, rect)
        _road(canvas, rabbit, width * 0.74, mix(SAND, theme.paper, 0.25), mix(SAND, theme.ink, 0.35))
        _road(canvas, caterpillar, width * 0.5, mix(MOSS, theme.paper, 0.2), mix(MOSS, theme.ink, 0.35))

    return paint


def _road(canvas: Canvas, points: Sequence[tuple[float, float]], width: float, fill: Colour, edge: Colour) -> None:
    for wide, colour in ((width + 2, edge), (width, fill)):
        for start, end in pairwise(points):
            (_bar if _is_level(start, end) else Canvas.line)(canvas, start, end, colour, wide)
        for point in points:
            canvas.circle(point, wide / 2, colour)


def _is_level(start: tuple[float, float], end: tuple[float, float]) -> bool:
    return abs(start[0] - end[0]) < 1 or abs(start[1] - end[1]) < 1


def _bar(canvas: Canvas, start: tuple[float, float], end: tuple[float, float], colour: Colour, width: float) -> None:
    """A level or upright piece of road."""
    left, top = min(start[0], end[0]), min(start[1], end[1])
    wide, high = abs(start[0] - end[0]), abs(start[1] - end[1])
    rect = FRect(left, top - width / 2, wide, width) if wide > high else FRect(left - width / 2, top, width, high)
    canvas.fill(rect, colour)


def stone(sprite_name: str, text: str = "", icon: str = "") -> Paint:
    """Return a space of a path: a star with its points, a benefit's icon, or a plain stone with its number."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.sprite(sprite_name, rect)
        if icon:
            canvas.sprite(
                benefit_icon(canvas, icon), rect.inflate(-rect.w * 0.36, -rect.h * 0.36), tint=canvas.theme.ink
            )
        elif text:
            fitted(
                canvas, text, rect.inflate(-rect.w * 0.3, -rect.h * 0.3), SMALL.at(rect.h * 0.36), canvas.theme.ink_soft
            )

    return paint


def star_stone(vp: str, *, is_end: bool) -> Paint:
    """Return a star of a path with its points, unless they are written over what stands there."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.sprite("path_end" if is_end else "path_stone_star", rect)
        if vp:
            over_stone(vp)(canvas, rect)

    return paint


def over_stone(text: str) -> Paint:
    """Return a number at the foot of a space."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        radius = rect.w * 0.25
        seal(canvas, (rect.right - radius * 0.72, rect.bottom - radius * 0.72), radius, text)

    return paint


def kinds_reaching(slots: dict[int, int], slot: int) -> tuple[int, ...]:
    """Return the colours that reach a Cheshire Cat slot."""
    return tuple(sorted(kind for kind, at in slots.items() if at == slot and COLOUR_OF[kind] == kind))
