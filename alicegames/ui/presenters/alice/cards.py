"""The cards of Alice, drawn into any rectangle: faces, backs, and the small faces of a full hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.alice.text import words
from alicegames.i18n import _
from alicegames.ui.draw.numbers import times
from alicegames.ui.draw.text import LEAST
from alicegames.ui.draw.theme import BODY, NAME, Face, Style, mix
from alicegames.ui.presenters.alice import pages

if TYPE_CHECKING:
    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.theme import Colour, Theme
    from alicegames.ui.presenters.base import Paint

RATIO: Final = 5 / 7
"""A card's width by its height."""
_NAMED: Final = 0.94
"""The part of a ribbon's width that a name may take."""
_SMALL: Final = 54.0
"""Units of width under which a card is a portrait and nothing else."""
_WORDY: Final = 210.0
"""Units of width from which a card has its Wonders in words."""
_FIGURE: Final = Style(Face.TEXT_BOLD, 14, tabular=True)

WONDERS: Final = {
    "copy": "wonder_alice_copy",
    "join": "wonder_alice_page",
    "recruit": "wonder_white_rabbit",
    "cancel": "wonder_cat_cancel",
    "draw": "wonder_cat_draw",
    "open": "wonder_mad_hatter",
    "gather": "wonder_caterpillar",
    "steal": "wonder_gryphon",
    "reveal": "wonder_march_hare",
    "chapters": "wonder_duchess",
    "keep": "wonder_knave_of_hearts",
    "remove": "wonder_card_soldier_strike",
    "stand": "wonder_card_soldier_page",
    "banish": "wonder_queen_of_hearts",
}
"""Verb -> the drawing of the Wonder."""


def fitted(rect: FRect) -> FRect:
    """Return the largest card in the middle of a rectangle."""
    width = min(rect.w, rect.h * RATIO)
    card = FRect(0, 0, width, width / RATIO)
    card.center = rect.center
    return card


def colour_of(theme: Theme, kind: str) -> Colour:
    """Return the colour of a kind of card, that of its back."""
    return {"protagonist": theme.teal, "character": theme.ochre}.get(kind, theme.rose)


def back(kind: str) -> Paint:
    """Return how the back of a kind of card looks."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        _drop(canvas, rect)
        canvas.sprite(f"back_{kind}", rect)

    return paint


def figure(canvas: Canvas, centre: tuple[float, float], radius: float, text: str, *, dark: bool = False) -> None:
    """Draw a number in a round seal: ink on paper, or paper on ink for what is gained."""
    theme = canvas.theme
    fill, colour = (theme.ink, theme.paper) if dark else (theme.paper, theme.ink)
    canvas.circle(centre, radius, fill, theme.paper_deep if dark else theme.ink, line=max(1.0, radius * 0.09))
    if radius > 16:  # noqa: PLR2004 -- large enough for a second line
        canvas.circle(centre, radius * 0.84, fill, mix(fill, colour, 0.5))
    box = FRect(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
    canvas.text_in(text, box, canvas.type.fixed(_FIGURE.at(radius * 1.16)), colour)


def pill(canvas: Canvas, rect: FRect, text: str) -> None:
    """Draw a few words in a dark pill."""
    canvas.rounded(rect, canvas.theme.ink, canvas.theme.paper_deep, radius=rect.h / 2)
    style = canvas.type.fixed(_FIGURE.at(rect.h * 0.66))
    canvas.text_in(text, rect.inflate(-rect.h * 0.3, 0), style, canvas.theme.paper)


def name_in(canvas: Canvas, text: str, rect: FRect, colour: Colour, *, lines: int = 1, largest: float = 30) -> None:
    """Draw a card's name into a box, as large as it fits."""
    style, broken = canvas.type.fit(text, NAME.at(min(largest, rect.h * 0.72)), rect.w, rect.h, lines=lines)
    step = canvas.type.line_height(style)
    top = rect.centery - step * len(broken) / 2
    canvas.lines(broken, (rect.centerx, top), style, colour, align="center")


def _drop(canvas: Canvas, rect: FRect) -> None:
    canvas.shadow(rect, radius=rect.w * 0.06, reach=max(3.0, rect.w * 0.06), drop=rect.w * 0.02)


class Cards:
    """Paints the faces of one pack."""

    def __init__(self, data: AliceData) -> None:
        self._data: Final = data

    def face(self, card: int, count: int = 1, *, named: bool = True) -> Paint:
        """Return how a card looks; ``count`` equal ones lie behind each other; in a close fan it has no name."""

        def paint(canvas: Canvas, rect: FRect) -> None:
            if count > 1:
                behind = rect.move(rect.w * 0.05, -rect.w * 0.05)
                _drop(canvas, behind)
                canvas.sprite("card_normal", behind)
            self._paint(canvas, rect, card, named=named)
            if count > 1:
                high = max(15.0, rect.w * 0.2)
                pill(canvas, FRect(rect.left + rect.w * 0.28, rect.top + 3, high * 1.7, high), times(count))

        return paint

    def _paint(self, canvas: Canvas, rect: FRect, card: int, *, named: bool) -> None:
        _drop(canvas, rect)
        canvas.sprite("card_normal", rect)
        if card >= self._data.first_chapter:
            self._chapter(canvas, rect, card)
        elif rect.w < _SMALL or not named:
            self._portrait_only(canvas, rect, card)
        else:
            self._person(canvas, rect, card)

    # -- people -----------------------------------------------------------------------------------------------

    def _ground(self, canvas: Canvas, rect: FRect, card: int, share: float) -> FRect:
        """Tint the upper part of a card in the colour of its kind; return it."""
        theme = canvas.theme
        colour = mix(theme.paper, colour_of(theme, self._data.kind(card)), 0.2)
        edge = rect.w * 0.07
        part = FRect(rect.left + edge, rect.top + edge, rect.w - 2 * edge, rect.h * share - edge)
        canvas.rounded(part, colour, radius=rect.w * 0.05)
        return part

    def _portrait_only(self, canvas: Canvas, rect: FRect, card: int) -> None:
        part = self._ground(canvas, rect, card, 0.95)
        pages.portrait(canvas, self._data.who[card], part.inflate(-2, -2))

    def _person(self, canvas: Canvas, rect: FRect, card: int) -> None:
        wordy = rect.w >= _WORDY
        share = 0.5 if wordy else 0.66
        part = self._ground(canvas, rect, card, share)
        pages.portrait(canvas, self._data.who[card], FRect(part.left, part.top + 3, part.w, part.h - 3))
        band = FRect(rect.left + rect.w * 0.035, rect.top + rect.h * share, rect.w * 0.93, rect.h * 0.125)
        self._band(canvas, band, card)
        below = FRect(rect.left + rect.w * 0.08, band.bottom, rect.w * 0.84, rect.bottom - rect.h * 0.045 - band.bottom)
        (self._wonders_in_words if wordy else self._wonder_icons)(canvas, below, card)
        self._corners(canvas, rect, card)

    def _band(self, canvas: Canvas, band: FRect, card: int) -> None:
        """The ribbon with the name; it rises to two lines where one would have to be cut."""
        colour = colour_of(canvas.theme, self._data.kind(card))
        name = _(self._data.names[card])
        least = canvas.type.fixed(NAME.at(LEAST))
        lines = 1 if canvas.type.width(name, least) <= band.w * _NAMED else 2
        if lines > 1:
            high = max(band.h, lines * canvas.type.line_height(least))
            band = FRect(band.left, band.bottom - high, band.w, high)
        canvas.rounded(band, colour, mix(colour, canvas.theme.ink, 0.5), radius=band.h * 0.14)
        rule = mix(colour, canvas.theme.paper, 0.3)
        for y in (band.top + band.h * 0.12, band.bottom - band.h * 0.15):
            canvas.line((band.left + 4, y), (band.right - 4, y), rule)
        place = band.inflate(band.w * (_NAMED - 1), -band.h * 0.12 if lines == 1 else 0)
        name_in(canvas, name, place, canvas.theme.paper, lines=lines, largest=band.h * 0.72 / lines)

    def _wonder_icons(self, canvas: Canvas, rect: FRect, card: int) -> None:
        verbs = self._data.wonders[card]
        side = min(rect.h * 0.92, rect.w / max(2.4, len(verbs) * 1.15))
        step = side * 1.2
        left = rect.centerx - step * len(verbs) / 2 + (step - side) / 2
        for number, verb in enumerate(verbs):
            box = FRect(left + number * step, rect.centery - side / 2, side, side)
            canvas.sprite(WONDERS[verb], box, tint=canvas.theme.ink)

    def _wonders_in_words(self, canvas: Canvas, rect: FRect, card: int) -> None:
        """Each Wonder with its drawing, and what it does."""
        verbs = self._data.wonders[card]
        high = rect.h / len(verbs)
        icon = min(high * 0.8, rect.w * 0.2)
        for number, verb in enumerate(verbs):
            row = FRect(rect.left, rect.top + number * high, rect.w, high)
            box = FRect(row.left, row.centery - icon / 2, icon, icon)
            canvas.sprite(WONDERS[verb], box, tint=canvas.theme.ink)
            text = words.wonder(verb)
            room = FRect(box.right + 8, row.top + 3, row.right - box.right - 8, row.h - 6)
            largest = BODY.at(min(19.0, rect.w * 0.068))
            style, lines = canvas.type.fit(text[:1].upper() + text[1:], largest, room.w, room.h, lines=5)
            top = room.centery - canvas.type.line_height(style) * len(lines) / 2
            canvas.lines(lines, (room.left, top), style, canvas.theme.ink)
            if number:
                canvas.line((rect.left, row.top), (rect.right, row.top), canvas.theme.paper_deep)

    def _corners(self, canvas: Canvas, rect: FRect, card: int) -> None:
        """The presence in its seal (a Cat has none to compare), the Potion or Cake under it: a fan shows both."""
        radius = max(9.0, rect.w * 0.125)
        inset = radius * 0.92
        if card not in self._data.cats:
            centre = (rect.left + inset, rect.top + inset)
            figure(canvas, centre, radius, str(self._data.presence[card]))
        gift = self._data.gifts[card]
        if gift:
            centre = (rect.left + inset, rect.top + inset + radius * 2.3)
            canvas.circle(centre, radius * 1.12, canvas.theme.paper, canvas.theme.ink, line=max(1.0, radius * 0.09))
            side = radius * 1.6
            canvas.sprite(gift, FRect(centre[0] - side / 2, centre[1] - side / 2, side, side))

    # -- chapters ---------------------------------------------------------------------------------------------

    def _chapter(self, canvas: Canvas, rect: FRect, card: int) -> None:
        """A page of the storybook: title, picture, the pages it wants, points."""
        theme = canvas.theme
        band = FRect(rect.left + rect.w * 0.035, rect.top + rect.h * 0.05, rect.w * 0.93, rect.h * 0.185)
        name = _(self._data.names[card])
        least = canvas.type.fixed(NAME.at(LEAST))
        lines = max(2, min(3, len(canvas.type.wrap(name, least, band.w - 2))))
        if rect.w >= _SMALL and canvas.type.width(name, least) > band.w - 2:  # more lines rather than a part of one
            band.h = max(band.h, lines * canvas.type.line_height(least))
        canvas.rounded(band, theme.rose, mix(theme.rose, theme.ink, 0.5), radius=band.h * 0.1)
        if rect.w >= _SMALL:
            title = band.inflate(-2, -1)
            name_in(canvas, name, title, theme.paper, lines=lines, largest=band.h * 0.46)
        many = len(self._data.pages[card])
        rows = 1 if many <= 3 else 2  # noqa: PLR2004 -- what stands side by side
        inner = FRect(rect.left + rect.w * 0.08, band.bottom, rect.w * 0.84, rect.bottom - rect.h * 0.05 - band.bottom)
        high = inner.h * (0.5 if rows == 1 else 0.66)
        radius = max(8.5, rect.w * 0.13)
        art = FRect(inner.left, inner.top + 3, inner.w - 2 * radius, inner.h - high - 6)
        pages.chapter_art(canvas, self._data.ids[card], art, mix(theme.ink, theme.paper, 0.12))
        seal = (inner.right - radius, inner.top + (inner.h - high) / 2)
        figure(canvas, seal, radius, str(self._data.points[card]), dark=True)
        shelf = FRect(inner.left, inner.bottom - high, inner.w, high)
        for number, slot in enumerate(pages.slots(shelf, many, rows, gap=rect.w * 0.025)):
            pages.wanted(self._data, card, number)(canvas, slot)
