"""The colours that are written in the drawings of pieces and dice, and what a palette makes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.ui.draw.theme import mix

if TYPE_CHECKING:
    from alicegames.ui.draw.theme import Colour, Theme

_SEATS: Final = (
    ("#0B5C8F", "#063958"),
    ("#A8480A", "#682C06"),
    ("#0A6B50", "#064231"),
    ("#8A3F72", "#552746"),
    ("#806000", "#4F3B00"),
)
"""Face and shade of the pieces of the five seats, as drawn."""
_DICE: Final = (
    ("#0A6B50", "#064231", "#31826C"),
    ("#A8480A", "#682C06", "#B56531"),
    ("#5B3A86", "#382353", "#755999"),
    ("#B33667", "#6E213F", "#BF567F"),
    ("#0B5C8F", "#063958", "#3276A0"),
)
"""Face, shade and light of the green, orange, purple, pink and blue dice, as drawn."""
_BLACK: Final = (0, 0, 0)
_WHITE: Final = (255, 255, 255)


def pieces(theme: Theme) -> dict[str, str]:
    """Return what each colour of the seats' pieces becomes."""
    return _becomes(_SEATS, theme.seats)


def dice(theme: Theme) -> dict[str, str]:
    """Return what each colour of the dice becomes."""
    return _becomes(_DICE, theme.dice)


def _becomes(drawn: tuple[tuple[str, ...], ...], wanted: tuple[Colour, ...]) -> dict[str, str]:
    made = (tuple(_written(shade) for shade in _shades(colour)) for colour in wanted)
    return {old: new for olds, news in zip(drawn, made, strict=True) for old, new in zip(olds, news, strict=False)}


def _shades(colour: Colour) -> tuple[Colour, Colour, Colour]:
    return colour, mix(colour, _BLACK, 0.38), mix(colour, _WHITE, 0.17)


def _written(colour: Colour) -> str:
    return "#{:02X}{:02X}{:02X}".format(*colour)
