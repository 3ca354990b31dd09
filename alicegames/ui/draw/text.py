"""Type: measuring, wrapping and drawing words, at the pixels of the window, the shipped fonts first."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import OrderedDict
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pygame

from alicegames.ui.draw import rehearsal
from alicegames.ui.draw.kept import Kept
from alicegames.ui.draw.letters import SUBSTITUTE, Source, source
from alicegames.ui.draw.theme import Colour, Face, Style

_KEPT: Final = 1200
"""Broken lines and fitted names kept."""
_BUDGET: Final = 6 * 1024 * 1024
"""Bytes of drawn lines kept; the longest unused go first."""
_FONTS: Final = 32
"""Fonts of one size each that are kept open, a fifth of a megabyte each; likewise."""
LEAST: Final = 11.0
"""Nothing is set smaller than this, in units: what does not fit is abbreviated, and told whole by its tooltip."""
LEAST_NUMBER: Final = 12.0
"""No number is set smaller than this, in units."""
_SPILL: Final = 1.15
"""A line's box may be so much higher than its place: the letters are lower than the box."""
_FALLBACK: Final = Face.TEXT_MEDIUM
"""Where a face's missing letters are looked for first."""
_MEASURED: Final = 20_000
"""Widths kept before they are forgotten together."""
_DOUBT: Final = 0.12
"""By so much of the type's size, for each word, a line is wider or narrower than its words one by one."""
ELLIPSIS: Final = "…"
_WEDGES: Final = frozenset("\u2018’“”„")
"""The display faces draw these as bare wedges that read as primes: theirs come from the text face."""
_EVERYWHERE: Final = frozenset("–—\u2018’“”„…•·«»½\xd7")
"""Signs that every face has, as a test makes sure; so have they all letters of Latin and Russian."""
_LATIN: Final = 0x17F
_RUSSIAN: Final = (0x410, 0x44F)
_UNDRAWABLE: Final = re.compile("[\0\ud800-\udfff]")
"""What no font is ever asked for; a file's name may have bytes that are no text."""


@cache
def font_file(face: Face) -> Path:
    """Return the file of a typeface, from the font packages this program depends on."""
    package = "fontpkg_spectral" if face.value.startswith("Spectral") else "fontpkg_fira_sans"
    spec = find_spec(package)
    if spec is None or not spec.origin:
        raise FileNotFoundError(f"The font package {package} is not installed.")
    return Path(spec.origin).parent / "files" / f"{face.value}.ttf"


def least(style: Style, text: str = "a") -> float:
    """Return the smallest size in which a style is set, in units: figures need more than words."""
    is_number = style.tabular or not any(char.isalpha() for char in text)
    return LEAST_NUMBER if is_number else LEAST


class Typesetter:
    """Set type for one window. Lengths are logical units; ``resize`` tells it the pixels per unit."""

    def __init__(self) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self.factor = 1.0
        self.text_size = 1.0
        self._fonts: OrderedDict[tuple[Face | Source, int], pygame.font.Font] = OrderedDict()
        self._lines: Kept[tuple[str, Style, Colour]] = Kept(_BUDGET)
        self._widths: dict[tuple[str, Style], float] = {}
        self._wrapped: dict[tuple[str, Style, float], tuple[str, ...]] = {}
        self._fitted: dict[tuple[str, Style, float, float, int], tuple[Style, tuple[str, ...]]] = {}

    def resize(self, factor: float, text_size: float = 1.0) -> None:
        """Set pixels per unit and the player's text-size setting (1.0 is 100%)."""
        if (factor, text_size) != (self.factor, self.text_size):
            self.factor, self.text_size = factor, text_size
            self._fonts.clear()
            self._lines.clear()
            self._widths.clear()
            self._wrapped.clear()
            self._fitted.clear()

    # -- measures ---------------------------------------------------------------------------------------------

    def line_height(self, style: Style) -> float:
        """Return the distance from one line to the next."""
        return style.size * self.text_size * style.leading

    def fixed(self, style: Style) -> Style:
        """Return the style at its own size whatever the text-size setting: for titles and things of fixed size.

        Never below LEAST.
        """
        return style.at(max(least(style), style.size) / self.text_size)

    def width(self, text: str, style: Style) -> float:
        """Return the width of one line."""
        key = (text, style)
        if key not in self._widths:
            if len(self._widths) > _MEASURED:
                self._widths.clear()
            rehearsal.making()
            pixels = sum(self._run_width(run, face, style) for run, face in self._runs(text, style))
            self._widths[key] = pixels / self.factor
        return self._widths[key]

    def wrap(self, text: str, style: Style, width: float) -> tuple[str, ...]:
        """Break a text into lines no wider than ``width``; a line break in the text is kept."""
        key = (text, style, round(width, 1))
        if key not in self._wrapped:
            if len(self._wrapped) > _KEPT:
                self._wrapped.clear()
            lines = [line for part in text.split("\n") for line in self._wrap_part(part, style, width)]
            self._wrapped[key] = tuple(lines)
        return self._wrapped[key]

    def height(self, text: str, style: Style, width: float) -> float:
        """Return the height of a text wrapped at ``width``."""
        return len(self.wrap(text, style, width)) * self.line_height(style)

    def largest(self, text: str, style: Style, room: tuple[float, float], least: float) -> Style:
        """Return the style, down to size ``least`` in steps of a half, in which a text wrapped to a room fits it."""
        sizes = [style.size]
        while sizes[-1] > least:
            sizes.append(max(least, sizes[-1] - 0.5))
        first = bisect_left(sizes, True, key=lambda size: self.height(text, style.at(size), room[0]) <= room[1])
        return style.at(sizes[min(first, len(sizes) - 1)])

    def shorten(self, text: str, style: Style, width: float) -> str:
        """Return the text, cut with an ellipsis if it is wider than ``width``."""
        if self.width(text, style) <= width:
            return text
        low, high = 0, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            fits = self.width(text[:middle].rstrip() + ELLIPSIS, style) <= width
            low, high = (middle, high) if fits else (low, middle - 1)
        return text[:low].rstrip() + ELLIPSIS

    def fit(
        self, text: str, style: Style, width: float, height: float, *, lines: int = 2
    ) -> tuple[Style, tuple[str, ...]]:
        """Return the style, made smaller as needed, and the lines by which a text fits a box (a card's name).

        The text-size setting does not count: the box does. What does not fit at LEAST is abbreviated.
        """
        key = (text, style, round(width, 1), round(height, 1), lines)
        if key not in self._fitted:
            if len(self._fitted) > _KEPT:
                self._fitted.clear()
            self._fitted[key] = self._fit(text, style, width, height, lines)
        return self._fitted[key]

    def _fit(self, text: str, style: Style, width: float, height: float, lines: int) -> tuple[Style, tuple[str, ...]]:
        size = max(LEAST, style.size)
        while size > LEAST:
            fitting = self.fixed(style.at(size))
            broken = self.wrap(text, fitting, width)
            words = max((self.width(word, fitting) for word in text.split()), default=0.0)
            if len(broken) <= lines and words <= width and len(broken) * self.line_height(fitting) <= height:
                return fitting, broken
            size = max(LEAST, size - 0.5)
        last = self.fixed(style.at(LEAST))
        return last, self._abbreviated(
            text, last, width, max(1, min(lines, int(height * _SPILL / self.line_height(last))))
        )

    def _abbreviated(self, text: str, style: Style, width: float, lines: int) -> tuple[str, ...]:
        """Break a text into no more than so many lines; what is too long for them ends in an ellipsis."""
        words = " ".join(self.shorten(word, style, width) for word in text.split())
        broken = self.wrap(words, style, width)
        if len(broken) <= lines:
            return broken
        return (*broken[: lines - 1], self.shorten(" ".join(broken[lines - 1 :]), style, width))

    # -- drawing ----------------------------------------------------------------------------------------------

    def surface(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        """Return one drawn line, in pixels."""
        key = (text, style, colour)
        if (kept := self._lines.get(key)) is not None:
            return kept
        rehearsal.making()
        return self._lines.keep(key, self._draw(text, style, colour))

    def top(self, style: Style) -> int:
        """Return the pixels from the top of a line's box down to the top of its drawn surface."""
        font = self.font(style.face, self._pixels(style))
        return round((self.line_height(style) * self.factor - font.get_height()) / 2)

    def font(self, face: Face | Source, pixels: int) -> pygame.font.Font:
        """Return the font of a face, or of a font that stands in for it, at a pixel size."""
        key = (face, pixels)
        if key not in self._fonts:
            made = face.font(pixels) if isinstance(face, Source) else pygame.font.Font(font_file(face), pixels)
            self._fonts[key] = made
            if len(self._fonts) > _FONTS:
                self._fonts.popitem(last=False)
        self._fonts.move_to_end(key)
        return self._fonts[key]

    # -- inside -----------------------------------------------------------------------------------------------

    def _pixels(self, style: Style) -> int:
        return max(1, round(style.size * self.text_size * self.factor))

    def _runs(self, text: str, style: Style) -> list[tuple[str, Face | Source]]:
        text = _UNDRAWABLE.sub("?", text)
        if text.isascii() or all(_covers(style.face, char) for char in set(text)):
            return [(text, style.face)]
        runs: list[tuple[str, Face | Source]] = []
        for number, char in enumerate(text):
            face, sign = _home(style.face, char)
            if char == " " and runs and _goes_on(text[number + 1 : number + 2], style.face, runs[-1][1]):
                face = runs[-1][1]
            if runs and runs[-1][1] == face:
                runs[-1] = (runs[-1][0] + sign, face)
            else:
                runs.append((sign, face))
        return runs

    def _cell(self, style: Style, face: Face | Source) -> int:
        font = self.font(face, self._pixels(style))
        return max(font.size(digit)[0] for digit in "0123456789")

    def _run_width(self, run: str, face: Face | Source, style: Style) -> int:
        font = self.font(face, self._pixels(style))
        if not style.tabular:
            return font.size(run)[0]
        cell = self._cell(style, face)
        return sum(cell if char.isdigit() else font.size(char)[0] for char in run)

    def _draw(self, text: str, style: Style, colour: Colour) -> pygame.Surface:
        runs = self._runs(text, style)
        if len(runs) == 1 and not style.tabular:
            return _rendered(self.font(runs[0][1], self._pixels(style)), runs[0][0], colour)
        base = self.font(style.face, self._pixels(style))
        width = sum(self._run_width(run, face, style) for run, face in runs)
        drawn = pygame.Surface((max(1, width), base.get_height()), pygame.SRCALPHA)
        drawn.fill((*colour, 0))
        left = 0
        for run, face in runs:
            self._draw_run(drawn, left, (run, face), style, colour)
            left += self._run_width(run, face, style)
        return drawn

    def _draw_run(
        self, drawn: pygame.Surface, left: int, run: tuple[str, Face | Source], style: Style, colour: Colour
    ) -> None:
        font = self.font(run[1], self._pixels(style))
        base = self.font(style.face, self._pixels(style))
        top = base.get_ascent() - font.get_ascent()
        cell = self._cell(style, run[1])
        for part in run[0] if style.tabular else (run[0],):
            glyph = _rendered(font, part, colour)
            room = cell if style.tabular and part.isdigit() else glyph.get_width()
            drawn.blit(glyph, (left + (room - glyph.get_width()) // 2, top))
            left += room

    def _wrap_part(self, part: str, style: Style, width: float) -> list[str]:
        lines: list[str] = []
        line, about = "", 0.0
        doubt, space = _DOUBT * style.size * self.text_size, self.width(" ", style)
        for word in part.split(" "):
            longer = about + space + self.width(word, style)
            if line and self._fits(f"{line} {word}", style, width, longer, doubt):
                line, about = f"{line} {word}", longer
                continue
            if line:
                lines.append(line)
            line = word
            while self.width(line, style) > width and len(line) > 1:
                head = self._head(line, style, width)
                lines.append(head)
                line = line[len(head) :]
            about = self.width(line, style)
        return [*lines, line]

    def _fits(self, line: str, style: Style, width: float, about: float, doubt: float) -> bool:
        """Whether a line of about that width fits; it is measured where its words' widths leave a doubt."""
        doubt *= line.count(" ") + 1
        return about + doubt <= width or (about - doubt <= width and self.width(line, style) <= width)

    def _head(self, word: str, style: Style, width: float) -> str:
        """Return as much of a word too long for a line as fits."""
        count = 1
        while count < len(word) and self.width(word[: count + 1], style) <= width:
            count += 1
        return word[:count]


def _rendered(font: pygame.font.Font, text: str, colour: Colour) -> pygame.Surface:
    """Return drawn letters; a clear surface for what has no width: a joiner, letters too small for any pixel."""
    if font.size(text)[0] > 0:
        return font.render(text, True, colour)
    return pygame.Surface((0, font.get_height()), pygame.SRCALPHA)


def undrawable(text: str) -> str:
    """Return the letters of a text that no font here has, each once: they are drawn as boxes."""
    return "".join(dict.fromkeys(char for char in text if not char.isspace() and _home(Face.TEXT, char)[1] != char))


@cache
def _home(face: Face, char: str) -> tuple[Face | Source, str]:
    """Return which font draws a letter of a text in a typeface, and the sign it draws for it."""
    if _covers(face, char):
        return face, char
    if _covers(_FALLBACK, char):
        return _FALLBACK, char
    found = source(char)
    return (_FALLBACK, SUBSTITUTE) if found is None else (found, char)


def _goes_on(after: str, face: Face, run: Face | Source) -> bool:
    """Whether a run from right to left goes on beyond a space: its words would else stand in the wrong order."""
    return isinstance(run, Source) and bool(run.script) and bool(after) and _home(face, after)[0] == run


@cache
def _coverage(face: Face) -> object:
    import pygame.freetype  # noqa: PLC0415 -- only texts beyond the fonts' alphabets need it

    if not pygame.freetype.get_init():
        pygame.freetype.init()
    return pygame.freetype.Font(font_file(face), 16)


@cache
def _covers(face: Face, char: str) -> bool:
    """Return whether a typeface has a glyph (``pygame.font`` hides missing ones, freetype does not)."""
    if char in _WEDGES and face.name.startswith("DISPLAY"):
        return False
    code = ord(char)
    if code <= _LATIN or _RUSSIAN[0] <= code <= _RUSSIAN[1] or char in _EVERYWHERE:
        return True
    metrics = _coverage(face).get_metrics(char)  # type: ignore[attr-defined]
    return metrics[0] is not None
