"""Tea Time's cards and columns, drawn into any rectangle."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame
from pygame import FRect

from alicegames.ui.draw.fit import fit, fitted
from alicegames.ui.draw.numbers import number, times
from alicegames.ui.draw.theme import NAME, NUMBER, Face, Style, mix, rgb

if TYPE_CHECKING:
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint

RATIO: Final = 5 / 7
"""A card's width by its height."""
FAN: Final = 76.0
"""Units of height from which a column shows fanned cards instead of a head."""
_LINE: Final = 20.0
"""Units of height of the figures under a head."""
_NAMED: Final = 92.0
"""Units of width from which a card shows its name."""
_GLASS: Final = rgb("#DCE6E4")
_COUNT: Final = Style(Face.TEXT_BOLD, 14, tabular=True)


def card_rect(rect: FRect) -> FRect:
    """Return the largest card in the middle of a rectangle."""
    width = min(rect.w, rect.h * RATIO)
    card = FRect(0, 0, width, width / RATIO)
    card.center = rect.center
    return card


def card(character: str, name: str, *, mirrored: bool) -> Paint:
    """Return how a character's card looks; the mirrored face is framed, oval, silvered and turned about.

    It is nameless where ``name`` is empty: under other cards of its kind.
    """

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.shadow(rect, radius=rect.w * 0.06, reach=max(3.0, rect.w * 0.06), drop=rect.w * 0.02)
        canvas.sprite("card_mirror" if mirrored else "card_normal", rect)
        (_reflection if mirrored else portrait)(canvas, character, _window(rect))
        if name and rect.w >= _NAMED:
            _name(canvas, rect, name)
        if mirrored:
            side = max(15.0, rect.w * 0.24)
            canvas.sprite("mirror_badge", FRect(rect.left + rect.w * 0.04, rect.top + rect.w * 0.04, side, side))

    return paint


def alice_card(name: str) -> Paint:
    """Return how Alice's card looks."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.shadow(rect, radius=rect.w * 0.06, reach=max(3.0, rect.w * 0.06), drop=rect.w * 0.02)
        canvas.sprite("card_normal", rect)
        inner = rect.inflate(-rect.w * 0.16, -rect.h * 0.13)
        canvas.rounded(inner, mix(canvas.theme.paper, canvas.theme.teal, 0.22), radius=rect.w * 0.03)
        portrait(canvas, "alice", _window(rect))
        if rect.w >= _NAMED:
            _name(canvas, rect, name)

    return paint


def _window(rect: FRect) -> FRect:
    """Return where on a card its portrait stands, upright or mirrored."""
    named = 0.08 if rect.w >= _NAMED else 0.0
    return FRect(rect.left + rect.w * 0.13, rect.top + rect.h * 0.09, rect.w * 0.74, rect.h * (0.82 - named))


def _reflection(canvas: Canvas, character: str, window: FRect) -> None:
    """Draw a character turned about, as large as upright; what would lie over the frame ends at the glass."""
    if not canvas.sprites.has(character):
        portrait(canvas, character, window)
        return
    area = canvas.px(window)
    drawn = pygame.transform.flip(canvas.sprites.get(character, area.w, area.h), flip_x=True, flip_y=False)
    spot = drawn.get_rect(midbottom=area.midbottom)
    drawn.blit(_glass(area.size), (area.left - spot.left, area.top - spot.top), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.surface.blit(drawn, spot)


@lru_cache(maxsize=32)
def _glass(size: tuple[int, int]) -> pygame.Surface:
    """Return a mask as large as a portrait's window: white where the looking-glass is, clear where its frame is."""
    fine = pygame.Surface((size[0] * 4, size[1] * 4), pygame.SRCALPHA)
    wide = fine.get_width() / 0.74
    oval = FRect(0, 0, wide * 0.81, wide / RATIO * 0.86)
    oval.center = (fine.get_width() / 2, wide / RATIO * 0.41)
    pygame.draw.ellipse(fine, (255, 255, 255, 255), oval)
    return pygame.transform.smoothscale(fine, size)


def portrait(canvas: Canvas, character: str, rect: FRect, *, turned: bool = False, ghost: bool = False) -> None:
    """Draw a character; turned about as in a mirror, or its silhouette. One without a picture shows its initial."""
    if not canvas.sprites.has(character):
        canvas.text_in(character[:1].upper(), rect, NUMBER.at(max(10.0, rect.h * 0.5)), canvas.theme.ink)
        return
    area = canvas.px(rect)
    drawn = canvas.sprites.get(character, area.w, area.h, canvas.ghostly if ghost else None)
    if turned:
        drawn = pygame.transform.flip(drawn, flip_x=True, flip_y=False)
    spot = drawn.get_rect(midbottom=area.midbottom)
    canvas.surface.blit(drawn, spot)


def _name(canvas: Canvas, rect: FRect, name: str) -> None:
    """Write the name on a ribbon at the card's foot, in two lines where one would be cut."""
    style = NAME.at(max(11.5, min(30.0, rect.w * 0.115)))
    width = rect.w * 0.86 - 6
    one = fit(canvas.type, name, style, width, style.size * style.leading)
    is_long = canvas.type.width(name, one) > width
    height = style.size * style.leading * (1.75 if is_long else 1.0)
    box = FRect(rect.left + rect.w * 0.07, rect.bottom - rect.h * 0.045 - height, rect.w * 0.86, height)
    canvas.rounded(box, canvas.theme.paper, canvas.theme.ink_soft, radius=style.size * 0.36)
    if not is_long:
        fitted(canvas, name, box.inflate(-6, 0), style, canvas.theme.ink)
        return
    style, lines = canvas.type.fit(name, style, width, height, lines=2)
    top = box.centery - len(lines) * canvas.type.line_height(style) / 2
    canvas.lines(lines, (box.centerx, top), style, canvas.theme.ink, align="center")


def back() -> Paint:
    """Return the deck's back."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        for step in (2, 1):
            lower = rect.move(step * rect.w * 0.025, step * rect.w * 0.025)
            canvas.rounded(lower, canvas.theme.paper_deep, canvas.theme.ink_soft, radius=rect.w * 0.06)
        canvas.sprite("card_back_tea_time", rect)

    return paint


def gap(canvas: Canvas, rect: FRect) -> None:
    """Draw an empty place of the grid."""
    canvas.sprite("empty_space", rect, alpha=215)


# -- columns ------------------------------------------------------------------------------------------------------


def column(character: str, name: str, count: int, points: int) -> Paint:
    """Return how a seat's column looks: fanned cards where there is room, else a head; its count and its points."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        (_fan if rect.h >= FAN else _head)(canvas, rect, character, name, count)
        _figures(canvas, rect, count, points)

    return paint


_APART: Final = 0.12
"""Of its width a card of a fan is seen beside the next one at least, up to four cards."""


def figures_height(rect: FRect) -> float:
    """Return the height of the line with count and points under a column."""
    return max(20.0, min(34.0, rect.h * 0.2))


def fan_rect(rect: FRect, index: int, cards: int) -> FRect:
    """Return where the card of this index lies in a column of so many."""
    fanned = 1 + _APART * min(cards - 1, 3)  # where the width is what limits them, several are smaller than one
    height = min(rect.h - figures_height(rect) - 8, (rect.w - 6) / fanned / RATIO)
    width = height * RATIO
    room = max(0.0, rect.w - 10 - width)
    step = min(width * 0.3, room / max(1, cards - 1)) if cards > 1 else 0.0
    left = rect.centerx - (width + step * (cards - 1)) / 2
    return FRect(left + step * index, rect.top + 4, width, height)


def _fan(canvas: Canvas, rect: FRect, character: str, name: str, count: int) -> None:
    if not count:
        place = fan_rect(rect, 0, 1)
        canvas.rounded(place, mix(canvas.theme.paper, canvas.theme.paper_deep, 0.6), canvas.theme.paper_deep, radius=5)
        portrait(canvas, character, place.inflate(-place.w * 0.2, -place.h * 0.16), ghost=True)
        return
    under, last = card(character, "", mirrored=count < 0), abs(count) - 1
    for index in range(last):
        under(canvas, fan_rect(rect, index, abs(count)))
    card(character, name, mirrored=count < 0)(canvas, fan_rect(rect, last, abs(count)))


def _head(canvas: Canvas, rect: FRect, character: str, name: str, count: int) -> None:
    del name
    place = _head_place(rect)
    if count < 0:
        glass = mix(_GLASS, canvas.theme.paper, 0.2)
        canvas.rounded(place, glass, canvas.theme.ink_soft, radius=place.w / 2)
    elif count:
        canvas.rounded(place, canvas.theme.paper_deep, canvas.theme.ink_soft, radius=4)
    portrait(canvas, character, place.inflate(-4, -4), turned=count < 0, ghost=not count)
    if count < 0:
        side = place.w * 0.5
        canvas.sprite("mirror_badge", FRect(place.left - 2, place.top - 2, side, side))


def _head_place(rect: FRect) -> FRect:
    """Return where a column's head stands: left of its figures, or over them where that is narrow and high."""
    if not _is_upright(rect):
        return FRect(rect.left + 1, rect.top + 2, min(rect.w * 0.56, rect.h * 0.8), rect.h - 4)
    wide = min(rect.w - 6, (rect.h - _LINE - 4) * RATIO * 1.2)
    high = wide / RATIO / 1.2
    return FRect(rect.centerx - wide / 2, rect.top + (rect.h - _LINE - high) / 2, wide, high)


def _is_upright(rect: FRect) -> bool:
    return rect.h > 1.2 * rect.w


def _figures(canvas: Canvas, rect: FRect, count: int, points: int) -> None:
    ink = canvas.theme.ink if count else canvas.theme.ink_soft
    if rect.h < FAN and _is_upright(rect):
        words = FRect(rect.left, _head_place(rect).bottom + 1, rect.w * 0.5, _LINE)
        fitted(canvas, times(abs(count)), words, _COUNT, ink)
        seal(canvas, (rect.left + rect.w * 0.74, words.centery), min(9.5, rect.w * 0.24), points)
        return
    if rect.h < FAN:
        right = FRect(rect.left + min(rect.w * 0.56, rect.h * 0.8) + 1, rect.top, 0, rect.h)
        right.w = rect.right - right.left
        fitted(canvas, times(abs(count)), FRect(right.left, right.top + 2, right.w, right.h / 2 - 4), _COUNT, ink)
        seal(canvas, (right.centerx, right.top + right.h * 0.72), min(10.5, right.w / 2), points)
        return
    height = figures_height(rect)
    radius = min(height / 2, rect.w * 0.19)
    row = FRect(rect.left, min(rect.bottom - height, fan_rect(rect, 0, 1).bottom + 4), rect.w, height)
    words = FRect(row.centerx - radius * 2.3, row.top, radius * 2.2, height)
    fitted(canvas, times(abs(count)), words, NUMBER.at(radius * 1.36), ink, align="right")
    seal(canvas, (row.centerx + radius * 1.3, row.centery), radius, points)


def seal(canvas: Canvas, centre: tuple[float, float], radius: float, points: int) -> None:
    """Draw points as a round seal: paper on ink, as rewards are."""
    box = FRect(0, 0, radius * 1.7, radius * 1.5)
    box.center = centre
    style = fit(canvas.type, number(points), _COUNT.at(radius * 1.12), box.w, box.h)
    wide = max(2 * radius, canvas.type.width(number(points), style) + 5)
    plate = FRect(centre[0] - wide / 2, centre[1] - radius, wide, 2 * radius)
    canvas.rounded(plate, canvas.theme.ink, canvas.theme.paper_deep, radius=radius, line=1.5)
    fitted(canvas, number(points), box, style, canvas.theme.paper)


def limit(most: int, longest: int, words: str) -> Paint:
    """Return the sign that tells how many cards may be taken: so many small cards."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        width = min(34.0, (rect.w - 8) / longest - 6)
        left = rect.centerx - (longest * (width + 6) - 6) / 2
        for index in range(longest):
            small = FRect(left + index * (width + 6), rect.top, width, width / RATIO)
            if index < most:
                canvas.rounded(small, theme.paper, theme.ink, radius=4)
            else:
                canvas.rounded(small, None, mix(theme.night, theme.paper, 0.35), radius=4)
        below = FRect(rect.left, rect.top + width / RATIO + 8, rect.w, rect.h)
        canvas.paragraph(words, below, NAME, theme.paper, align="center")

    return paint
