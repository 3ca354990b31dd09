"""Queen Alice's small things, drawn into any rectangle: rewards, prices, seats' tokens, plates of material."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pygame import FRect

from alicegames.games.queen_alice.pack.verbs import (
    ANY_COLOUR,
    BOOK_NAMES,
    COLOUR_NAMES,
    FLOWER_NAMES,
    KIND_NAMES,
    KINDS,
    LEVEL_NAMES,
    SUIT_NAMES,
    Reward,
)
from alicegames.ui.draw import materials
from alicegames.ui.draw.seats import draw_mark
from alicegames.ui.draw.text import LEAST_NUMBER, least
from alicegames.ui.draw.theme import HEADING, NAME, Face, Style, mix, rgb
from alicegames.ui.presenters.queen_alice.places import square, stacked

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.games.queen_alice.events import Gained
    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Align, Canvas
    from alicegames.ui.draw.materials import Stuff
    from alicegames.ui.draw.theme import Colour
    from alicegames.ui.presenters.base import Paint

COUNT: Final = Style(Face.TEXT_BOLD, 12, tabular=True)
SMALL: Final = Style(Face.TEXT_MEDIUM, 12)
LEAST: Final = 11.0
"""Pixels below which no word is set."""
_SEALED: Final = 0.56
"""A number higher than so much of its seal has a plain disc under it."""
FELT: Final = rgb("#4F7A4A")
HEDGE: Final = rgb("#2F5233")
LAWN: Final = rgb("#CFE0B8")
WOOD: Final = rgb("#6B4A2F")
WOOD_LIGHT: Final = rgb("#8A6340")
BARK: Final = rgb("#5C4630")
LEAF: Final = rgb("#DCE8C8")
MORTAR: Final = rgb("#DCD0BF")
ROAD: Final = rgb("#E7D9B8")
SLATE: Final = rgb("#24474B")
RED: Final = rgb("#D98F88")
RED_DEEP: Final = rgb("#A14A4A")
IVORY: Final = rgb("#F3E9D2")
BRONZE: Final = rgb("#C98444")
SILVER: Final = rgb("#98A2AE")
GOLD: Final = rgb("#D2A03A")
LEVELS: Final = (rgb("#7A6A5B"), BRONZE, SILVER, GOLD)
"""The colours of the card levels, basic first."""
RESOURCES: Final = ("cake", "tea", "toast", "any_resource")
KINGDOM: Final = (RED, IVORY)


# -- words ------------------------------------------------------------------------------------------------------------


def exact(canvas: Canvas, style: Style) -> Style:
    """Return the style at its own size whatever the text-size setting: boards do not grow with it."""
    return style.at(style.size / canvas.type.text_size)


def tight(
    canvas: Canvas,
    text: str,
    rect: FRect,
    style: Style = SMALL,
    colour: Colour | None = None,
    *,
    align: Align = "center",
) -> None:
    """Draw one line as large as it fits, never smaller than is legible; a longer one is cut."""
    smallest = least(style, text) / canvas.scale.factor
    size = max(smallest, min(style.size, rect.h * 1.05))
    while size > smallest and canvas.type.width(text, exact(canvas, style.at(size))) > rect.w:
        size = max(smallest, size - 0.5)
    if any(char.isalpha() for char in text):
        canvas.text_in(text, rect, exact(canvas, style.at(size)), colour or canvas.theme.ink, align=align)
        return
    fixed = exact(canvas, style.at(size))  # numbers are never cut: they rather stand out a little
    left = rect.left + rect.w * {"left": 0.0, "center": 0.5, "right": 1.0}[align]
    top = rect.centery - canvas.type.line_height(fixed) / 2
    canvas.text(text, (left, top), fixed, colour or canvas.theme.ink, align=align)


def lines(canvas: Canvas, text: str, rect: FRect, style: Style, colour: Colour | None = None) -> None:
    """Draw words wrapped into a box, as large as they fit, centred."""
    smallest = LEAST / canvas.scale.factor
    size = style.size
    fixed = exact(canvas, style.at(size))
    while size > smallest and not _fits(canvas, text, rect, fixed):
        size = max(smallest, size - 0.5)
        fixed = exact(canvas, style.at(size))
    wrapped = canvas.type.wrap(text, fixed, rect.w)
    step = canvas.type.line_height(fixed)
    shown = wrapped[: max(1, int((rect.h + 2) // step))]
    top = rect.centery - len(shown) * step / 2
    canvas.lines(shown, (rect.centerx, top), fixed, colour, align="center")


def _fits(canvas: Canvas, text: str, rect: FRect, style: Style) -> bool:
    wrapped = canvas.type.wrap(text, style, rect.w)
    widest = max(canvas.type.width(word, style) for word in text.split() or [""])
    return len(wrapped) * canvas.type.line_height(style) <= rect.h + 2 and widest <= rect.w


def if_it_fits(canvas: Canvas, text: str, rect: FRect, style: Style, colour: Colour | None = None) -> None:
    """Draw words from the left, or none at all where they would be cut: for names that signs tell as well."""
    smallest = style.at(min(style.size, LEAST / canvas.scale.factor))
    if canvas.type.width(text, exact(canvas, smallest)) <= rect.w:
        tight(canvas, text, rect, style, colour, align="left")


def title(canvas: Canvas, rect: FRect, text: str, icon: str, colour: Colour) -> None:
    """Draw a board's sign, and beside it its name where there is room."""
    side = rect.h
    canvas.sprite(icon, FRect(rect.left, rect.top, side, side))
    if_it_fits(canvas, text, FRect(rect.left + side + 6, rect.top, rect.w - side - 6, side), HEADING, colour)


def number(canvas: Canvas, rect: FRect, text: str, *, dark: bool = True) -> None:
    """Draw a count at the lower right of a thing, on a small plate so that it reads on any ground."""
    size = max(LEAST_NUMBER / canvas.scale.factor, min(15.0, min(rect.w, rect.h) * 0.42))
    style = exact(canvas, COUNT.at(size))
    wide = canvas.type.width(text, style) + 4
    box = FRect(rect.right - wide, rect.bottom - size * 1.12, wide, size * 1.12)
    theme = canvas.theme
    canvas.rounded(box, theme.ink if dark else theme.paper, radius=4)
    canvas.text_in(text, box, style, theme.paper if dark else theme.ink)


# -- rewards ----------------------------------------------------------------------------------------------------------


def reward(canvas: Canvas, rect: FRect, given: Reward) -> None:
    """Draw a reward: its picture, and how many."""
    spot = square(rect)
    draw = _REWARDS.get(given.verb)
    if draw is not None:
        draw(canvas, spot, given)
        return
    canvas.sprite(_SIGNS.get(given.verb, "res_any"), spot.inflate(-spot.w * 0.1, -spot.h * 0.1))
    if given.amount > 1:
        number(canvas, spot, str(given.amount))


def rewards(canvas: Canvas, rect: FRect, given: Sequence[Reward]) -> None:
    """Draw several rewards in one place."""
    for one, spot in zip(given, stacked(rect, len(given)), strict=True):
        reward(canvas, spot, one)


def _counted(name: Callable[[Reward], str]) -> Callable[[Canvas, FRect, Reward], None]:
    def draw(canvas: Canvas, spot: FRect, given: Reward) -> None:
        canvas.sprite(name(given), spot)
        if given.amount > 1:
            number(canvas, spot, str(given.amount))

    return draw


def _time(canvas: Canvas, spot: FRect, given: Reward) -> None:
    canvas.sprite("time", spot)
    number(canvas, spot, str(given.amount))


def _cube(canvas: Canvas, spot: FRect, given: Reward) -> None:
    canvas.sprite("black_cube", FRect(spot.left, spot.top, spot.w * 0.74, spot.h * 0.74))
    side = spot.w * 0.58
    canvas.sprite(RESOURCES[given.arg], FRect(spot.right - side, spot.bottom - side, side, side))


def _ip(canvas: Canvas, spot: FRect, given: Reward) -> None:
    points(canvas, spot, given.amount)


def points(canvas: Canvas, spot: FRect, amount: int | str, *, dark: bool = True) -> None:
    """Draw influence points in their seal."""
    canvas.sprite("seal_dark" if dark else "ip", spot)
    size = max(LEAST_NUMBER / canvas.scale.factor, spot.h * 0.46)
    if size > spot.h * _SEALED:
        canvas.circle(spot.center, size * 0.66, canvas.theme.ink if dark else canvas.theme.paper)
    style = exact(canvas, COUNT.at(size))
    top = spot.centery - canvas.type.line_height(style) / 2
    colour = canvas.theme.paper if dark else canvas.theme.ink
    canvas.text(str(amount), (spot.centerx, top), style, colour, align="center")


def _mini(canvas: Canvas, spot: FRect, given: Reward) -> None:
    canvas.sprite("suit_wild" if given.arg >= len(SUIT_NAMES) - 1 else f"suit_{SUIT_NAMES[given.arg]}_disc", spot)
    side = spot.w * 0.5
    box = FRect(spot.right - side, spot.bottom - side, side, side)
    canvas.circle(box.center, side / 2, canvas.theme.paper, canvas.theme.ink)
    canvas.sprite("res_mini", box.inflate(-side * 0.2, -side * 0.2))


def _level(canvas: Canvas, spot: FRect, given: Reward) -> None:
    canvas.sprite(f"banner_{LEVEL_NAMES[given.arg]}", FRect(spot.left, spot.top, spot.w * 0.8, spot.h))
    side = spot.w * 0.52
    box = FRect(spot.right - side, spot.bottom - side, side, side)
    canvas.circle(box.center, side / 2, canvas.theme.paper, canvas.theme.ink)
    canvas.sprite("icon_plus", box.inflate(-side * 0.3, -side * 0.3), tint=canvas.theme.ink)


def _card(canvas: Canvas, spot: FRect, given: Reward) -> None:
    _level(canvas, FRect(spot.left, spot.top, spot.w * 0.66, spot.h * 0.66), given)
    canvas.sprite("res_invite", FRect(spot.left + spot.w * 0.46, spot.top + spot.h * 0.5, spot.w * 0.54, spot.h * 0.5))


def _capture(canvas: Canvas, spot: FRect, given: Reward) -> None:
    first = next(code for code in range(2 * KINDS) if given.arg >> code & 1)
    several = given.arg & (given.arg - 1)
    kind = KIND_NAMES[KINDS - 1 if not several else first % KINDS]
    canvas.sprite(f"chess_{kind}_{COLOUR_NAMES[first // KINDS]}", spot.inflate(-spot.w * 0.1, -spot.h * 0.1))
    side = spot.w * 0.5
    canvas.sprite("jail", FRect(spot.right - side, spot.bottom - side, side, side))


def _discount(canvas: Canvas, spot: FRect, given: Reward) -> None:
    canvas.sprite("any_resource", spot)
    number(canvas, spot, f"\N{MINUS SIGN}{given.amount}")


def book_sprite(mask: int) -> str:
    """Return the picture of a book of these colours."""
    return "book_any" if mask & (mask - 1) else f"book_{BOOK_NAMES[mask.bit_length() - 1]}"


def _book(canvas: Canvas, spot: FRect, given: Reward) -> None:
    mask = given.arg
    bits = [bit for bit in range(len(BOOK_NAMES)) if mask >> bit & 1]
    if len(bits) in (1, len(BOOK_NAMES)):
        canvas.sprite(book_sprite(mask), spot)
    else:
        for bit, box in zip(bits, stacked(FRect(spot.left - 1, spot.top, spot.w * 1.2, spot.h), 2, 0), strict=True):
            canvas.sprite(f"book_{BOOK_NAMES[bit]}", box)
    if given.amount > 1:
        number(canvas, spot, str(given.amount))


def _coloured(any_name: str, stem: str) -> Callable[[Reward], str]:
    return lambda given: any_name if given.arg >= ANY_COLOUR else f"{stem}_{COLOUR_NAMES[given.arg]}"


_SIGNS: Final = {
    "invite": "res_invite",
    "discard_card": "res_card",
    "buy": "bookmark",
    "bookmark": "bookmark_turn",
    "tile": "bookmark_turn",
}
_REWARDS: Final[dict[str, Callable[[Canvas, FRect, Reward], None]]] = {
    "gain_time": _time,
    "gain_resource": _counted(lambda given: RESOURCES[given.arg]),
    "row": _counted(lambda given: RESOURCES[given.arg]),
    "unlock_cube": _cube,
    "gain_ip": _ip,
    "pawprint": _counted(_coloured("pawprint", "pawprint")),
    "alice": _counted(_coloured("res_alice", "alice")),
    "crown": _counted(lambda given: f"crown_{COLOUR_NAMES[given.arg // 4]}"),
    "flower": _counted(lambda given: f"flower_{FLOWER_NAMES[given.arg]}"),
    "book": _book,
    "mini_action": _mini,
    "acquire": _level,
    "train_card": _level,
    "card": _card,
    "capture": _capture,
    "discount": _discount,
}


# -- prices -----------------------------------------------------------------------------------------------------------


def price_icons(cake: int, tea: int, toast: int, any_: int = 0) -> tuple[str, ...]:
    """Return the pictures of a price, one for each resource."""
    amounts = (cake, tea, toast, any_)
    return tuple(name for kind, name in enumerate(RESOURCES) for _each in range(amounts[kind]))


def icons(canvas: Canvas, rect: FRect, names: Sequence[str]) -> None:
    """Draw pictures in a row or column, centred, overlapping where they would not fit."""
    if not names:
        return
    across = rect.w >= rect.h
    side = min(rect.h, rect.w, max(rect.w, rect.h) / len(names) * 1.25)
    room = (rect.w if across else rect.h) - side
    step = min(side, room / (len(names) - 1)) if len(names) > 1 else 0.0
    first = ((rect.w if across else rect.h) - side - step * (len(names) - 1)) / 2
    for at, name in enumerate(names):
        off = first + at * step
        left = rect.left + off if across else rect.centerx - side / 2
        top = rect.centery - side / 2 if across else rect.top + off
        canvas.sprite(name, FRect(left, top, side, side))


# -- plates -----------------------------------------------------------------------------------------------------------


def plate(fill: Colour, edge: Colour, *, radius: float = 8, line: float = 1.5, then: Paint | None = None) -> Paint:
    """Return a rounded plate of a colour, and what is drawn on it."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.rounded(rect, fill, edge, radius=radius, line=line)
        if then is not None:
            then(canvas, rect)

    return paint


def ground(fill: Colour, edge: Colour, stuff: Stuff, *, then: Paint | None = None) -> Paint:
    """Return a board's ground: what it is made of, in a rim."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        materials.rim(canvas, rect, 5, edge)
        inner = rect.inflate(-8, -8)
        canvas.rounded(inner, fill, mix(edge, canvas.theme.ink, 0.35), radius=7)
        materials.lay(canvas, inner.inflate(-2, -2), stuff, corner=6)
        materials.sink(canvas, inner.inflate(-2, -2), reach=7)
        if then is not None:
            then(canvas, inner)

    return paint


def grain(canvas: Canvas, rect: FRect, colour: Colour, step: float, *, upright: bool = False) -> None:
    """Draw the grain of wood or bark: lines at uneven distances."""
    length = rect.w if upright else rect.h
    at, turn = step * 0.6, 0
    while at < length:
        if upright:
            canvas.line((rect.left + at, rect.top), (rect.left + at, rect.bottom), colour)
        else:
            canvas.line((rect.left, rect.top + at), (rect.right, rect.top + at), colour)
        turn = (turn + 1) % 4
        at += step * (0.7, 1.15, 0.9, 1.3)[turn]


def sprite(name: str, share: float = 1.0, alpha: int = 255) -> Paint:
    """Return a picture as it is."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.sprite(name, rect.inflate(rect.w * (share - 1), rect.h * (share - 1)), alpha=alpha)

    return paint


def words(text: str, style: Style = NAME, *, on_night: bool = False, align: Any = "center") -> Paint:  # noqa: ANN401
    """Return one line."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        tight(canvas, text, rect, style, canvas.theme.paper if on_night else canvas.theme.ink, align=align)

    return paint


def nothing(canvas: Canvas, rect: FRect) -> None:
    """Draw nothing: a target over what is drawn already."""


def marks(match: Match, seats: Sequence[int]) -> Paint:
    """Return the marks of seats side by side."""

    def paint(canvas: Canvas, rect: FRect) -> None:
        radius = min(rect.h / 2, rect.w / max(1, len(seats)) / 2 * 1.3)
        step = min(radius * 2, (rect.w - 2 * radius) / max(1, len(seats) - 1))
        left = rect.centerx - step * (len(seats) - 1) / 2
        for at, seat in enumerate(seats):
            draw_mark(canvas, match, seat, (left + at * step, rect.centery), radius)

    return paint


def piece_sprite(piece: int) -> str:
    """Return the picture of a chess piece."""
    return f"chess_{KIND_NAMES[piece % KINDS]}_{COLOUR_NAMES[piece // KINDS]}"


def gained(event: Gained) -> Reward:
    """Return what was gained as a reward: books are told by their colour there, by a mask here."""
    arg = 1 << event.arg if event.what == "book" else event.arg
    return Reward(event.what, arg, event.amount)
