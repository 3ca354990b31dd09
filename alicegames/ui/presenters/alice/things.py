"""Things of Alice's table that are no cards: trays, decks, piles, the meter, the signs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games.alice.scoring import SOLDIER_POINTS
from alicegames.i18n import _, ngettext
from alicegames.ui.draw import materials
from alicegames.ui.draw.numbers import number, times
from alicegames.ui.draw.seats import draw_mark, seat_colour
from alicegames.ui.draw.text import ELLIPSIS
from alicegames.ui.draw.theme import NAME, Face, Style, mix
from alicegames.ui.presenters.alice import ground, pages
from alicegames.ui.presenters.alice.cards import back, figure, fitted, pill
from alicegames.ui.presenters.alice.places import fan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.state import Hand, Victory
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.theme import Theme
    from alicegames.ui.presenters.alice.cards import Cards
    from alicegames.ui.presenters.base import Paint

_ENLARGED: Final = 190.0
"""Units of width from which a victory pile is spread out."""
_PILL: Final = 17.0
"""The least height of what marks the present phase: its word lies on it."""
_SIGN: Final = Style(Face.DISPLAY, 15, leading=1.2)
_NUMBER: Final = Style(Face.TEXT_BOLD, 13, tabular=True)


def tray_colour(theme: Theme) -> tuple[int, int, int]:
    """Return the colour of a tray: a shade in the table."""
    return mix(theme.night, theme.night_deep, 0.6)


def tray(match: Match, seat: int = -1) -> Paint:
    """Return how a tray looks; with a seat, edged in its colour: that seat is on turn."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        edge = mix(theme.night, theme.paper, 0.12)
        if seat >= 0:
            edge = mix(seat_colour(match, seat, theme), theme.paper, 0.3)
        canvas.rounded(rect, tray_colour(theme), edge, radius=12, line=1 if seat < 0 else 2.5)
        inner = rect.inflate(-6, -6)
        materials.lay(canvas, inner, "felt", corner=10)
        materials.sink(canvas, inner, reach=7)

    return paint


def page(match: Match, seat: int = -1) -> Paint:
    """Return how the own chapters' page is printed; with a seat, framed in its colour: that seat is on turn."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        side = min(rect.w * 0.7, rect.h * 0.42)
        ground.engraving(
            canvas, "vignette_tea_party", FRect(rect.centerx - side / 2, rect.bottom - side - 16, side, side)
        )
        edge = ground.printed(canvas.theme) if seat < 0 else seat_colour(match, seat, canvas.theme)
        ground.frame(canvas, rect.inflate(-10, -10), edge, 1 if seat < 0 else 2.5)

    return paint


def tag(match: Match, seat: int, text: str, short: str = "", *, on_paper: bool = False) -> Paint:
    """Return a seat's mark with a name beside it; ``short`` is said where that is too long."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        radius = min(12.0, rect.h * 0.42)
        draw_mark(canvas, match, seat, (rect.left + radius + 1, rect.centery), radius)
        room = FRect(rect.left + 2 * radius + 7, rect.top, rect.w - 2 * radius - 7, rect.h)
        style, lines = canvas.type.fit(text, NAME.at(16), room.w, rect.h, lines=1)
        if short and lines[0] != text:
            style, lines = canvas.type.fit(short, NAME.at(16), room.w, rect.h, lines=1)
        canvas.text_in(lines[0], room, style, canvas.theme.ink if on_paper else canvas.theme.paper, align="left")

    return paint


def words(text: str, *, size: float = 13, soft: bool = True, on_paper: bool = False) -> Paint:
    """Return a few quiet words on the table or a page, in the middle of their place."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        style, lines = canvas.type.fit(text, NAME.at(size), rect.w, rect.h, lines=4)
        step = canvas.type.line_height(style)
        colour = mix(theme.night, theme.paper, 0.7) if soft else theme.paper
        if on_paper:
            colour = theme.ink_soft if soft else theme.ink
        canvas.lines(lines, (rect.centerx, rect.centery - step * len(lines) / 2), style, colour, align="center")

    return paint


def cloth(places: Sequence[tuple[FRect, int, str]], edge: float) -> Paint:
    """Return the three rows of the Tea Party: a band each with its size mark and name; ``edge`` is the marks' width."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        for row, size, name in places:
            band = FRect(rect.left + 6, row.top - 3, rect.w - 12, row.h + 6)
            canvas.rounded(band, None, ground.rule(theme), radius=10)
            radius = min(edge * 0.36, row.h * 0.22)
            centre = (rect.left + edge / 2 + 3, row.centery - 10)
            pages.size_disc(canvas, centre, radius, size)
            label = FRect(rect.left + 5, centre[1] + radius + 3, edge - 4, 18)
            style, lines = canvas.type.fit(name, NAME.at(14), label.w, label.h, lines=1)
            if not lines[0].endswith(ELLIPSIS):  # the mark says it too
                canvas.text_in(lines[0], label, style, theme.ink)

    return paint


def seat_of_tea(canvas: Canvas, rect: FRect) -> None:
    """Draw an empty place of the Tea Party."""
    canvas.sprite("empty_space", rect, tint=ground.printed(canvas.theme))


def beneath(top: Paint, count: int) -> Paint:
    """Return the cards under the visible one: their edges, the next one's face, and how many they are."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        step = rect.w * 0.045
        for depth in range(min(count, 3), 0, -1):
            lower = rect.move(step * depth, -step * depth)
            if depth == 1:
                top(canvas, lower)
            else:
                canvas.rounded(lower, canvas.theme.paper_deep, canvas.theme.ink_soft, radius=rect.w * 0.06)

    return paint


def count_under(count: int) -> Paint:
    """Return the note of how many cards lie beneath."""
    text = ngettext("{count} under", "{count} under", count).format(count=count)

    def paint(canvas: Canvas, rect: FRect) -> None:
        pill(canvas, rect, text)

    return paint


def deck(kind: str, count: int) -> Paint:
    """Return a face-down deck with its count."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        if not count:
            seat_of_tea(canvas, rect)
        else:
            for step in range(min(3, count // 8), 0, -1):
                lower = rect.move(step * rect.w * 0.03, step * rect.w * 0.03)
                canvas.rounded(lower, canvas.theme.paper_deep, canvas.theme.ink_soft, radius=rect.w * 0.07)
            back(kind)(canvas, rect)
        radius = max(10.0, rect.w * 0.24)
        figure(canvas, (rect.centerx, rect.bottom - radius * 0.6), radius, str(count))

    return paint


def discard(cards: Cards, pile: tuple[int, ...]) -> Paint:
    """Return an open discard pile: its last card, and how many there are."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        if not pile:
            seat_of_tea(canvas, rect)
            return
        cards.face(pile[-1])(canvas, rect)
        high = max(14.0, min(34.0, rect.w * 0.3))
        pill(canvas, FRect(rect.centerx - high * 0.95, rect.bottom - high * 0.7, high * 1.9, high), times(len(pile)))

    return paint


def others_hand(cards: Cards, hand: Hand) -> Paint:
    """Return another player's hand: known characters by their faces, everything else by the backs."""
    shown = (
        *((card, "protagonist") for card in hand.protagonists),
        *((card, "character") for card in hand.characters),
        *((card, "chapter") for card in hand.chapters),
    )

    def paint(canvas: Canvas, rect: FRect) -> None:
        places = fan(rect, len(shown))
        apart = len(places) < 2 or places[1].left >= places[0].right  # noqa: PLR2004 -- one card lies alone
        for (card, kind), place in zip(shown, places, strict=True):
            (cards.face(card, named=apart) if card >= 0 else back(kind))(canvas, place)

    return paint


def pile(data: AliceData, victory: Victory) -> Paint:
    """Return a victory pile: closed books; enlarged, what is in it."""
    many = len(victory.chapters) + victory.soldiers + len(victory.protagonists)

    def paint(canvas: Canvas, rect: FRect) -> None:
        if rect.w >= _ENLARGED:
            _spread(canvas, rect, data, victory)
            return
        book = fitted(rect.inflate(-rect.w * 0.12, -rect.h * 0.1))
        if not many:
            faint = mix(canvas.theme.night, canvas.theme.paper, 0.46)
            canvas.sprite("empty_space", book, tint=faint)
            canvas.sprite("victory", book.inflate(-book.w * 0.4, 0), tint=faint)
            return
        for step in range(min(3, many) - 1, -1, -1):
            canvas.sprite("closed_book", book.move(step * book.w * 0.07, -step * book.w * 0.06))
        radius = max(9.0, book.w * 0.22)
        figure(canvas, (book.right - radius * 0.5, book.bottom - radius * 0.7), radius, str(many), dark=True)

    return paint


def _spread(canvas: Canvas, rect: FRect, data: AliceData, victory: Victory) -> None:
    """Lay out a pile: scored chapters with their points, Card Soldiers, unseen protagonists."""
    canvas.panel(rect)
    shown = [("chapter", card) for card in victory.chapters]
    shown += [("soldier", data.soldier)] * victory.soldiers + [("protagonist", 0)] * len(victory.protagonists)
    if not shown:
        canvas.text_in(_("Nothing yet"), rect, NAME.at(20), canvas.theme.ink_soft)
        return
    columns = int(len(shown) ** 0.5 + 0.999)
    rows = -(-len(shown) // columns)
    width, height = (rect.w - 24) / columns, (rect.h - 24) / rows
    for place, (kind, card) in enumerate(shown):
        row, column = divmod(place, columns)
        cell = FRect(rect.left + 12 + column * width, rect.top + 12 + row * height, width, height)
        _spread_card(canvas, fitted(cell.inflate(-8, -8)), data, kind, card)


def _spread_card(canvas: Canvas, box: FRect, data: AliceData, kind: str, card: int) -> None:
    radius = box.w * 0.17
    corner = (box.right - radius, box.bottom - radius)
    if kind == "protagonist":
        back("protagonist")(canvas, box)
        figure(canvas, corner, radius, str(data.pile_points), dark=True)
        return
    canvas.sprite("card_normal", box)
    inner = box.inflate(-box.w * 0.2, -box.h * 0.3)
    if kind == "soldier":
        pages.portrait(canvas, data.who[card], inner)
        figure(canvas, corner, radius, number(SOLDIER_POINTS))
        return
    pages.chapter_art(canvas, data.ids[card], FRect(inner.left, inner.top, inner.w, inner.h * 0.6), canvas.theme.ink)
    name = FRect(box.left + 8, inner.centery + inner.h * 0.1, box.w - 16, inner.h * 0.4)
    style, lines = canvas.type.fit(_(data.names[card]), NAME.at(18), name.w, name.h, lines=3)
    canvas.lines(lines, (name.centerx, name.top), style, canvas.theme.rose, align="center")
    figure(canvas, corner, radius, str(data.points[card]), dark=True)


def presence(levels: int, least: int, *, wilder: bool, over: bool) -> Paint:
    """Return the meter: the presences up to ``levels``, those ruled out crossed, and what comes next in words."""
    if over:
        least, text = levels + 1, ""
    elif wilder:
        text = _("any order")
    elif least <= 0:
        text = _("any card")
    else:
        text = _("{presence} or more").format(presence=least) if least < levels else str(least)

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        high = min(rect.h, rect.w * 0.92)
        rect = FRect(rect.left, rect.centery - high / 2, rect.w, high)
        top = FRect(rect.left, rect.top, rect.w, rect.h * 0.32)
        icon = FRect(top.left, top.top, top.h * 0.8, top.h * 0.8)
        canvas.sprite("presence", icon, tint=theme.paper_deep)
        label = FRect(icon.right + 4, icon.top, rect.right - icon.right - 4, icon.h)
        style, lines = canvas.type.fit(_("Presence"), _SIGN, label.w, label.h, lines=1)
        canvas.text_in(lines[0], label, style, theme.paper, align="left")
        _pips(canvas, FRect(rect.left, top.bottom, rect.w, rect.h * 0.32), levels, -1 if wilder else least)
        below = FRect(rect.left, rect.bottom - rect.h * 0.32, rect.w, rect.h * 0.32)
        if text:
            style, lines = canvas.type.fit(text, NAME.at(min(24.0, rect.h * 0.2)), below.w, below.h, lines=1)
            canvas.text_in(lines[0], below, style, theme.paper)

    return paint


def _pips(canvas: Canvas, rect: FRect, levels: int, least: int) -> None:
    theme = canvas.theme
    step = rect.w / (levels + 1)
    radius = min(step * 0.46, rect.h * 0.46)
    for level in range(levels + 1):
        centre = (rect.left + step * (level + 0.5), rect.centery)
        box = FRect(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
        style = canvas.type.fixed(_NUMBER.at(radius * 1.2))
        if level >= least:
            canvas.circle(centre, radius, theme.paper, theme.ink)
            canvas.text_in(str(level), box, style, theme.ink)
        else:
            faint = mix(theme.night, theme.paper, 0.56)
            canvas.circle(centre, radius, tray_colour(theme), faint)
            canvas.text_in(str(level), box, style, faint)
            canvas.line((box.left + 3, box.bottom - 3), (box.right - 3, box.top + 3), faint, 1.5)


NO_PHASE: Final = -1


def phases(current: int, title: str) -> Paint:
    """Return the sign of the turn's three phases, the current one marked; NO_PHASE before the first turn."""
    names = (_("Discovery"), _("Adventure"), _("End of turn"))

    def paint(canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        step = min(30.0, rect.h * 0.15)
        art = FRect(rect.left, rect.top, rect.w, max(20.0, rect.h - 4 * step - 6))
        canvas.sprite(
            "vortex" if title else "open_book", art.inflate(-art.w * 0.3, -art.h * 0.2), alpha=235 if title else 120
        )
        top = art.bottom
        if title:
            box = FRect(rect.left, top, rect.w, 2 * step)
            words(title, size=18, soft=False, on_paper=True)(canvas, box)
            return
        for phase, name in enumerate(names):
            row = FRect(rect.left, top + phase * step, rect.w, step)
            now = phase == current
            if now:
                mark = row.inflate(0, max(0.0, _PILL - row.h) if row.h < _PILL + 3 else -3)
                canvas.rounded(mark, mix(theme.night, theme.teal, 0.9), theme.paper_deep, radius=mark.h / 2)
            style, lines = canvas.type.fit(name, NAME.at(15), row.w - 12, row.h, lines=1)
            canvas.text_in(lines[0], row, style, theme.paper if now else theme.ink)

    return paint
