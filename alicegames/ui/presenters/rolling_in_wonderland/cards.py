"""Rolling in Wonderland's cards and tokens, drawn into any rectangle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.rolling_in_wonderland.state import COLOURS
from alicegames.i18n import _
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.numbers import number
from alicegames.ui.draw.text import LEAST
from alicegames.ui.draw.theme import BODY, CAPTION, HEADING, NAME, mix
from alicegames.ui.presenters.rolling_in_wonderland.things import CHARACTERS, COUNT, SMALL, benefit_icon, seal, sign

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.pack.data import (
        BotCard,
        BotRow,
        Challenge,
        HatterCard,
        Objective,
        Token,
    )
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.theme import Style
    from alicegames.ui.presenters.base import Paint

RATIO: Final = 5 / 7
"""A card's width by its height."""
_NAMED: Final = 44.0
"""Units of width from which a card tells its name."""
_SMALL: Final = 78.0
"""Units of width under which a challenge does without its name."""
_HIGH: Final = 40.0
"""Units of a challenge's headline from which its name is set with more air."""
_LEGIBLE: Final = LEAST
"""The smallest size of a name."""
_TOLD: Final = 130.0
"""Units of width from which it tells what it does."""


def _sheet(canvas: Canvas, rect: FRect) -> None:
    radius = rect.w * 0.07
    canvas.shadow(rect, radius=radius, reach=max(3.0, rect.w * 0.05), drop=1.5)
    canvas.rounded(rect, canvas.theme.paper, canvas.theme.ink, radius=radius)


def back(name: str) -> Paint:
    """Return a card's back."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.sprite(f"back_{name}", rect)

    return paint


def deck(name: str, count: int) -> Paint:
    """Return a deck: backs upon each other and how many."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        wide = min(rect.w, rect.h * RATIO)
        card = FRect(rect.centerx - wide / 2, rect.centery - wide / RATIO / 2, wide, wide / RATIO)
        for step in range(min(3, count)):
            canvas.sprite(f"back_{name}", card.move(-step * 1.6, -step * 1.6), alpha=255)
        if not count:
            canvas.rounded(card, None, canvas.theme.ink_soft, radius=5)
        radius = max(9.0, wide * 0.24)
        seal(canvas, (card.right - radius * 0.5, card.bottom - radius * 0.6), radius, number(count))

    return paint


def discards(card: HatterCard, count: int) -> Paint:
    """Return the discards: the last card, face up, and how many there are."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        wide = min(rect.w, rect.h * RATIO)
        place = FRect(rect.centerx - wide / 2, rect.centery - wide / RATIO / 2, wide, wide / RATIO)
        hatter(card)(canvas, place)
        radius = max(9.0, wide * 0.24)
        seal(canvas, (place.right - radius * 0.5, place.bottom - radius * 0.6), radius, number(count))

    return paint


def jabberwocky(region: int, turn: int) -> Paint:
    """Return a Jabberwocky card that has been turned up: the region, and the round."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        _sheet(canvas, rect)
        side = rect.w * 0.8
        place = FRect(rect.centerx - side / 2, rect.top + rect.h * 0.08, side, side)
        canvas.sprite(f"head_{CHARACTERS[region]}", place, tint=canvas.theme.rose)
        radius = rect.w * 0.2
        seal(canvas, (rect.centerx, rect.bottom - radius * 1.3), radius, number(turn))

    return paint


def _face(canvas: Canvas, rect: FRect, head: tuple[str, str], art: str, text: str, *, dark: bool = False) -> None:
    """Draw name, picture and words of a card; less of them where it is small. ``head`` is name and colour of ribbon."""
    _sheet(canvas, rect)
    name, ribbon = head
    colour = {"teal": canvas.theme.teal, "rose": canvas.theme.rose, "ochre": canvas.theme.ochre}[ribbon]
    if rect.w < _NAMED or not name:  # no ribbon without a name: the picture, in the ribbon's colour
        canvas.rounded(rect, canvas.theme.paper, colour, radius=rect.w * 0.1, line=2)
        _art(canvas, art, name, rect.inflate(-4, -4), dark=dark)
        return
    inner = rect.inflate(-rect.w * 0.1, -rect.h * 0.08)
    band = FRect(inner.left, inner.top, inner.w, rect.h * (0.15 if rect.w >= _TOLD else 0.37))
    style, lines = _ribbon(canvas, name, band.inflate(-4, -1))
    step = canvas.type.line_height(style)
    band.h = max(rect.h * 0.08, min(band.h, len(lines) * step + 4))
    canvas.rounded(band, colour, radius=min(6.0, band.h * 0.3))
    top = band.centery - len(lines) * step / 2
    canvas.lines(lines, (band.centerx, top), style, canvas.theme.paper, align="center")
    below = FRect(inner.left, band.bottom + 2, inner.w, inner.bottom - band.bottom - 2)
    tells = rect.w >= _TOLD and bool(text)
    picture = FRect(below.left, below.top, below.w, below.h * (0.46 if tells else 1.0))
    _art(canvas, art, name, picture.inflate(-4, -4), dark=dark)
    if tells:
        area = FRect(below.left, picture.bottom + 4, below.w, below.bottom - picture.bottom - 4)
        style, told = canvas.type.fit(text, BODY.at(min(20.0, rect.w * 0.085)), area.w, area.h, lines=6)
        canvas.lines(told, (area.centerx, area.top), style, canvas.theme.ink, align="center")


def _ribbon(canvas: Canvas, name: str, band: FRect) -> tuple[Style, list[str]]:
    """Return how a name goes into a ribbon: in two lines if it is short of room, cut short if that cannot be read."""
    size = min(26.0, band.w * 0.22)
    while size >= _LEGIBLE:
        style = canvas.type.fixed(NAME.at(size))
        for lines in _splits(name):
            high = canvas.type.line_height(style) * len(lines)
            if high <= band.h + 3 and all(canvas.type.width(line, style) <= band.w for line in lines):
                return style, lines
        size -= 0.5
    style = canvas.type.fixed(NAME.at(_LEGIBLE))
    return style, [canvas.type.shorten(name, style, band.w)]


def _splits(name: str) -> list[list[str]]:
    """Return a name in one line, and in two at each of its spaces and hyphens."""
    found = [[name]]
    for at, letter in enumerate(name):
        if letter in " -" and 0 < at < len(name) - 1:
            found.append([name[: at + (letter == "-")], name[at + 1 :]])
    return found


def _art(canvas: Canvas, art: str, name: str, rect: FRect, *, dark: bool) -> None:
    if canvas.sprites.has(art):
        canvas.sprite(art, rect, tint=canvas.theme.ink if dark else None)
    else:
        fitted(canvas, name[:1], rect, HEADING.at(rect.h * 0.6), canvas.theme.ink)


def hatter(card: HatterCard, *, named: bool = True) -> Paint:
    """Return a Mad Hatter card: teal for single use, ochre for one that stays; under another it has no name."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        ribbon = "ochre" if card.is_ongoing else "teal"
        name = _(card.name) if named or rect.w >= _TOLD else ""
        _face(canvas, rect, (name, ribbon), f"hatter_{card.key}", _(card.text))
        if card.is_ongoing:
            side = max(12.0, rect.w * 0.26)
            canvas.circle((rect.right - side * 0.5, rect.bottom - side * 0.5), side / 2, canvas.theme.ochre)
            place = FRect(rect.right - side * 0.86, rect.bottom - side * 0.86, side * 0.72, side * 0.72)
            canvas.sprite("rw_ongoing", place, tint=canvas.theme.paper)

    return paint


def mini(card: HatterCard) -> Paint:
    """Return a card that lies out, as its picture alone; enlarged it is the whole card."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        if rect.w >= _NAMED:
            hatter(card)(canvas, rect)
            return
        canvas.rounded(rect, canvas.theme.paper, canvas.theme.ochre, radius=rect.w * 0.16, line=1.5)
        _art(canvas, f"hatter_{card.key}", _(card.name), rect.inflate(-3, -3), dark=False)

    return paint


def objective(card: Objective, points: int, *, named: bool = True) -> Paint:
    """Return an Objective and what it is worth as the table stands; under another card it has no name."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        name = _(card.name) if named or rect.w >= _TOLD else ""
        _face(canvas, rect, (name, "rose"), f"objective_{card.key}", _(card.text), dark=True)
        radius = max(9.0, rect.w * 0.17)
        centre = (rect.left + radius * 0.8, rect.bottom - radius * 0.8)  # a fanned card shows its left edge
        seal(canvas, centre, radius, number(points), dark=points > 0)

    return paint


def slot(label: str) -> Paint:
    """Return an empty place for a card."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        canvas.rounded(rect, mix(theme.paper, theme.paper_deep, 0.5), mix(theme.paper_deep, theme.ink, 0.3), radius=6)
        if label:
            fitted(canvas, label, rect.inflate(-8, -rect.h * 0.3), CAPTION, theme.ink_soft)

    return paint


# -- challenges ---------------------------------------------------------------------------------------------------


def icon_places(rect: FRect, count: int) -> list[FRect]:
    """Return where the icons of a challenge are: in a row along its foot or in two, whichever lets them be larger.

    On a small low card, which has no name, they stand at the left.
    """
    top = rect.top + rect.h * 0.36
    box = FRect(rect.left + rect.w * 0.05, top, rect.w * 0.9, rect.bottom - rect.h * 0.05 - top)
    if rect.w < _SMALL and rect.w > rect.h:
        box = FRect(rect.left + rect.w * 0.04, rect.top + rect.h * 0.06, rect.w * 0.66, rect.h * 0.88)
    side, rows = max((min(box.w / -(-count // rows), box.h / rows), rows) for rows in (1, 2))
    columns = -(-count // rows)
    left = box.centerx - side * columns / 2
    first = box.centery - side * rows / 2
    return [
        FRect(left + side * (at % columns), first + side * (at // columns), side, side).inflate(-3, -3)
        for at in range(count)
    ]


def challenge(card: Challenge) -> Paint:
    """Return a challenge without its icons."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        _sheet(canvas, rect)
        high = rect.h * 0.3
        radius = high * 0.46
        line = FRect(rect.left + rect.w * 0.05, rect.top + rect.h * 0.04, rect.w * 0.9 - radius * 2 - 2, high)
        if rect.w >= _SMALL:
            style, lines = canvas.type.fit(
                _(card.name), NAME.at(min(46.0, high * (0.62 if high < _HIGH else 0.42))), line.w, line.h, lines=2
            )
            top = line.centery - len(lines) * canvas.type.line_height(style) / 2
            canvas.lines(lines, (line.left, top), style, canvas.theme.teal)
        seal(
            canvas, (rect.right - rect.w * 0.04 - radius, rect.top + rect.h * 0.05 + radius), radius, number(card.value)
        )

    return paint


def whole_challenge(card: Challenge, mask: int = 0, cube: str = "") -> Paint:
    """Return a challenge with its icons and the cubes on them."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        challenge(card)(canvas, rect)
        for at, place in enumerate(icon_places(rect, len(card.icons))):
            icon(card.icons[at], cube if mask >> at & 1 else "")(canvas, place)

    return paint


def icon(colour: int, cube: str = "") -> Paint:
    """Return an icon of a challenge, or the cube on it."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.sprite(f"challenge_icon_{COLOURS[colour]}", rect)
        if cube:
            canvas.sprite(cube, rect.inflate(rect.w * 0.04, rect.h * 0.04))
            sign(canvas, cube, rect)

    return paint


# -- tokens -------------------------------------------------------------------------------------------------------


def ability(token: Token) -> Paint:
    """Return an ability token."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.sprite("ability_frame", rect)
        inner = rect.inflate(-rect.w * 0.4, -rect.h * 0.4)
        canvas.sprite(benefit_icon(canvas, token.key), inner, tint=canvas.theme.ink)

    return paint


def offered_ability(token: Token) -> Paint:
    """Return an ability on offer: the token, its name and what it does."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        _sheet(canvas, rect)
        side = min(rect.w * 0.6, rect.h * 0.36)
        ability(token)(canvas, FRect(rect.centerx - side / 2, rect.top + rect.h * 0.05, side, side))
        top = rect.top + rect.h * 0.07 + side
        name = FRect(rect.left + 6, top, rect.w - 12, rect.h * 0.14)
        fitted(canvas, _(token.name), name, HEADING, canvas.theme.teal)
        area = FRect(rect.left + 8, name.bottom + 2, rect.w - 16, rect.bottom - name.bottom - 8)
        style, lines = canvas.type.fit(_(token.text), BODY, area.w, area.h, lines=5)
        canvas.lines(lines, (area.centerx, area.top), style, canvas.theme.ink, align="center")

    return paint


# -- the automa ---------------------------------------------------------------------------------------------------


def bot_card(card: BotCard, row: int) -> Paint:
    """Return the automa's card; ``row`` is the one that it follows now (from 1; 0: none)."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        _sheet(canvas, rect)
        inner = rect.inflate(-12, -8)
        high = inner.h / (len(card.rows) + 1.1)
        head = FRect(inner.left, inner.top, inner.w, high)
        fitted(canvas, _(card.name), head, HEADING.at(min(20.0, high * 0.8)), canvas.theme.rose)
        for at, entry in enumerate(card.rows):
            line = FRect(inner.left, head.bottom + high * 0.1 + at * high, inner.w, high)
            if at + 1 == row:
                canvas.rounded(line.inflate(6, -1), canvas.theme.teal, radius=5)
            _bot_row(canvas, line.inflate(0, -3), entry, on_dark=at + 1 == row)

    return paint


def _bot_row(canvas: Canvas, rect: FRect, row: BotRow, *, on_dark: bool) -> None:
    ink = canvas.theme.paper if on_dark else canvas.theme.ink
    count = f"{row.number}+" if row.or_more else f"{row.number}"
    fitted(canvas, count, FRect(rect.left, rect.top, rect.h * 1.5, rect.h), COUNT.at(rect.h * 0.86), ink)
    left = rect.left + rect.h * 1.8
    if row.is_blank:
        place = FRect(left, rect.top, rect.right - left - rect.h * 1.4, rect.h)
        fitted(canvas, _("anywhere"), place, SMALL.at(rect.h * 0.72), ink, align="left")
    for at, region in enumerate(() if row.is_blank else row.regions):
        canvas.sprite(f"head_{CHARACTERS[region]}", FRect(left + at * (rect.h + 6), rect.top, rect.h, rect.h), tint=ink)
    if row.mushroom:
        canvas.sprite("mushroom", FRect(rect.right - rect.h, rect.top, rect.h, rect.h))
