"""Colours, type scale and measures: everything a screen looks like comes from here."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import lru_cache
from typing import Final

Colour = tuple[int, int, int]

CORNER: Final = 10
"""The corners of panels, in units."""


class Face(Enum):
    """The typefaces: a storybook serif for titles and card names, a legible one for everything read."""

    DISPLAY = "Spectral-SemiBold"
    DISPLAY_BOLD = "Spectral-ExtraBold"
    DISPLAY_ITALIC = "Spectral-MediumItalic"
    TEXT = "FiraSans-Regular"
    TEXT_MEDIUM = "FiraSans-Medium"
    TEXT_BOLD = "FiraSans-SemiBold"
    TEXT_ITALIC = "FiraSans-Italic"

    __hash__ = object.__hash__  # styles are looked up by the ten thousand a frame, and an Enum's own is slow


@dataclass(frozen=True, slots=True)
class Style:
    """A typeface at a size in units; ``tabular`` sets digits in cells of one width."""

    face: Face
    size: float
    tabular: bool = False
    leading: float = 1.35
    """Line height as a multiple of the size."""
    _hash: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Reckon the hash once."""
        object.__setattr__(self, "_hash", hash((self.face, self.size, self.tabular, self.leading)))

    def __hash__(self) -> int:
        """Return what was reckoned."""
        return self._hash

    def at(self, size: float) -> Style:
        """Return the same style at another size."""
        return _at(self, size)


@lru_cache(maxsize=2000)
def _at(style: Style, size: float) -> Style:
    return Style(style.face, size, style.tabular, style.leading)


CAPTION: Final = Style(Face.TEXT, 13)
BODY: Final = Style(Face.TEXT, 15)
BODY_BOLD: Final = Style(Face.TEXT_BOLD, 15)
BODY_ITALIC: Final = Style(Face.TEXT_ITALIC, 15)
LABEL: Final = Style(Face.TEXT_MEDIUM, 15)
LARGE: Final = Style(Face.TEXT, 18)
NUMBER: Final = Style(Face.TEXT_BOLD, 18, tabular=True)
NAME: Final = Style(Face.DISPLAY, 15, leading=1.25)
HEADING: Final = Style(Face.DISPLAY, 18, leading=1.25)
TITLE: Final = Style(Face.DISPLAY, 24, leading=1.25)
HERO: Final = Style(Face.DISPLAY, 36, leading=1.2)
QUOTE: Final = Style(Face.DISPLAY_ITALIC, 15, leading=1.35)


def rgb(text: str) -> Colour:
    """Return the colour written ``#RRGGBB``."""
    return (int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16))


@lru_cache(maxsize=4000)
def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Return the colour that lies ``share`` (0..1) of the way from the first to the second."""
    (red, green, blue), (other_red, other_green, other_blue) = first, second
    return (
        round(red + (other_red - red) * share),
        round(green + (other_green - green) * share),
        round(blue + (other_blue - blue) * share),
    )


@dataclass(frozen=True, slots=True)
class Theme:
    """A palette. Gold is for what is lit: what can be done now, focus, the previewed result; nothing else."""

    name: str
    paper: Colour
    paper_deep: Colour
    ink: Colour
    ink_soft: Colour
    night: Colour
    """The table under everything; paper-coloured text stands on it."""
    night_deep: Colour
    teal: Colour
    rose: Colour
    ochre: Colour
    gold: Colour
    gold_light: Colour
    hover: Colour
    """What the pointer is on."""
    trace: Colour
    """What has just moved, and what a line of the log is about: never the gold of what is legal."""
    seats: tuple[Colour, ...]
    """The colours of seats 1-5; each has a mark besides (SEAT_MARKS)."""
    dice: tuple[Colour, ...]
    """The colours of dice that have one besides white: green, orange, purple, pink, blue; each has a mark besides."""


SEAT_MARKS: Final = ("mark_watch", "mark_hat", "mark_key", "mark_teacup", "mark_mushroom")
"""The sprites of the seats' marks, in the order of ``Theme.seats``."""

DEFAULT: Final = Theme(
    name="default",
    paper=rgb("#F6EEDC"),
    paper_deep=rgb("#E9DCC0"),
    ink=rgb("#2B2320"),
    ink_soft=rgb("#5A4A42"),
    night=rgb("#1B3A3D"),
    night_deep=rgb("#122A2D"),
    teal=rgb("#1F5E5C"),
    rose=rgb("#8C2F3B"),
    ochre=rgb("#7A5A12"),
    gold=rgb("#C9962B"),
    gold_light=rgb("#F2D58A"),
    hover=rgb("#4E8DA6"),
    trace=rgb("#9568C4"),
    seats=tuple(rgb(text) for text in ("#0061BC", "#833300", "#0A6B50", "#8A3F72", "#886709")),
    dice=tuple(rgb(text) for text in ("#037A4E", "#CC5805", "#5B3A86", "#AB3D70", "#2B7CBF")),
)
COLOUR_BLIND: Final = replace(
    DEFAULT,
    name="colour_blind",
    teal=rgb("#0B4F73"),
    rose=rgb("#9A3A00"),
    gold=rgb("#D9A300"),
    gold_light=rgb("#FFE08A"),
    seats=tuple(rgb(text) for text in ("#004694", "#A34700", "#00664B", "#84406B", "#2B2320")),
)
HIGH_CONTRAST: Final = Theme(
    name="high_contrast",
    paper=rgb("#FFFFFF"),
    paper_deep=rgb("#ECE8E0"),
    ink=rgb("#000000"),
    ink_soft=rgb("#2A2320"),
    night=rgb("#061416"),
    night_deep=rgb("#000000"),
    teal=rgb("#003B3A"),
    rose=rgb("#6E0014"),
    ochre=rgb("#4A3300"),
    gold=rgb("#E0A000"),
    gold_light=rgb("#FFE27A"),
    hover=rgb("#3F86A6"),
    trace=rgb("#9A5FD6"),
    seats=tuple(rgb(text) for text in ("#024394", "#8E430E", "#004734", "#5E1F4C", "#413100")),
    dice=DEFAULT.dice,
)
THEMES: Final = {theme.name: theme for theme in (DEFAULT, COLOUR_BLIND, HIGH_CONTRAST)}
