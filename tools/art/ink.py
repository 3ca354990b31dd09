"""Draw the figures written down in ``tools/art/figures`` as the sprites of the game.

``python tools/art/ink.py [--check] [NAME ...]`` writes them to ``assets/sprites``; ``--check`` only says which differ.
What a line of a figure may say stands in ``tools/art/README.md``.
"""

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pen import Frame, Point, hatching, number, outline, tapered

if TYPE_CHECKING:
    from collections.abc import Callable

FIGURES: Final = Path(__file__).parent / "figures"
SPRITES: Final = Path(__file__).parents[2] / "assets" / "sprites"
BENT: Final = 'stroke-linejoin="round"'
ROUND: Final = f'stroke-linecap="round" {BENT}'
COLOURS: Final = {
    "ink": "#2B2320",
    "soft": "#5A4A42",
    "paper": "#F6EEDC",
    "white": "#FFFDF5",
    "teal": "#1F5E5C",
    "rose": "#8C2F3B",
    "ochre": "#7A5A12",
    "plum": "#6B3A50",
    "skin": "#F5E0C8",
    "nose": "#EFC7A4",
    "cheek": "#DB9A8C",
    "gold": "#C9962B",
    "straw": "#D9BD85",
    "fair": "#D9B96E",
    "fur": "#B98A55",
    "bark": "#8A6A4A",
    "brown": "#6E4A2A",
    "ginger": "#B5652B",
    "steel": "#C8CEC8",
    "moss": "#5F8F6B",
    "pink": "#F2C9BD",
    "cream": "#FBF4E2",
    "trim": "#8A7648",
    "tongue": "#C9707A",
}


class FigureError(Exception):
    """A line of a figure that cannot be drawn; says which and why."""


@dataclass
class Sheet:
    """One sprite in the making: its size, its line weights, what is drawn, and the parts it may use."""

    size: tuple[str, str]
    unit: float
    title: str
    outer: float = 3.0
    inner: float = 2.2
    drawn: list[str] = field(default_factory=list)
    parts: dict[str, list[str]] = field(default_factory=dict)

    def weight(self, sign: str) -> float:
        """Return a line's width in units of the file: A outside, B inside, C fine, or a number."""
        known = {"A": self.outer, "B": self.inner, "C": self.inner * 0.62}
        return (known[sign] if sign in known else float(sign)) * self.unit

    def add(self, element: str) -> None:
        """Draw one element over what is there."""
        self.drawn.append(f" <{element}/>")

    def svg(self) -> str:
        """Return the whole file."""
        wide, high = self.size
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">'
        return "\n".join([head, f" <title>{self.title}</title>", *self.drawn, "</svg>"]) + "\n"


@dataclass(frozen=True)
class Pen:
    """A sheet and the frames in which a part of a figure lies, the innermost first."""

    sheet: Sheet
    frames: tuple[Frame, ...]

    def points(self, words: list[str]) -> list[Point]:
        """Return points written ``x,y`` (``x,y!`` at a corner) as they lie on the sheet."""
        return [self.point(word) for word in words]

    def point(self, word: str) -> Point:
        """Return one point as it lies on the sheet."""
        x, y = word.removesuffix("!").split(",")
        at = Point(float(x), float(y), word.endswith("!"))
        for frame in self.frames:
            at = frame.put(at)
        return Point(at.x * self.sheet.unit, at.y * self.sheet.unit, at.is_corner)

    def scale(self) -> float:
        """Return how large a length of the part is on the sheet."""
        factor = self.sheet.unit
        for frame in self.frames:
            factor *= abs(frame.high)
        return factor

    def turn(self, angle: float) -> float:
        """Return a direction of the part as one of the sheet, in degrees."""
        for frame in self.frames:
            angle = (180 - angle if frame.wide < 0 else angle) + frame.turn
        return angle

    def within(self, frame: Frame) -> Pen:
        """Return a pen for a part that lies in this one."""
        return Pen(self.sheet, (frame, *self.frames))


def colour(word: str) -> str:
    """Return a colour by name or as written; ``-`` behind it: in shadow, ``+``: in light, as often as wanted."""
    bare = word.rstrip("+-")
    value = COLOURS.get(bare, bare)
    for sign in word[len(bare) :]:
        value = mix(value, "#2B2320", 0.38) if sign == "-" else mix(value, "#FFF6E4", 0.35)
    return value


def mix(one: str, two: str, share: float) -> str:
    """Return a colour that is so much of the second."""
    pairs = [(int(one[at : at + 2], 16), int(two[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def stroke(pen: Pen, sign: str, paint: str = "ink") -> str:
    """Return the attributes of a line of this weight; empty for none."""
    width = pen.sheet.weight(sign)
    return f' stroke="{colour(paint)}" stroke-width="{number(width)}" {BENT}' if width else ""


# -- what a line of a figure may say --------------------------------------------------------------------------------


def shape(pen: Pen, words: list[str]) -> None:
    """Draw a filled outline: colour, weight, points."""
    data = outline(pen.points(words[2:]), is_closed=True)
    pen.sheet.add(f'path d="{data}" fill="{colour(words[0])}"{stroke(pen, words[1])}')


def wire(pen: Pen, words: list[str]) -> None:
    """Draw an even line: colour, weight, points."""
    data = outline(pen.points(words[2:]), is_closed=False)
    pen.sheet.add(f'path d="{data}" fill="none"{stroke(pen, words[1], words[0])} stroke-linecap="round"')


def line(pen: Pen, words: list[str]) -> None:
    """Draw a tapered stroke: colour, width in the middle, points."""
    data = tapered(pen.points(words[2:]), float(words[1]) * pen.sheet.unit)
    pen.sheet.add(f'path d="{data}" fill="{colour(words[0])}"')


def tube(pen: Pen, words: list[str]) -> None:
    """Draw an even limb with an outline: colour, width, weight, points."""
    data = outline(pen.points(words[3:]), is_closed=False)
    width = float(words[1]) * pen.scale()
    for paint, wide in (("ink", width + 2 * pen.sheet.weight(words[2])), (words[0], width)):
        pen.sheet.add(f'path d="{data}" fill="none" stroke="{colour(paint)}" stroke-width="{number(wide)}" {ROUND}')


def oval(pen: Pen, words: list[str]) -> None:
    """Draw an ellipse: colour, weight, centre, half its width, half its height, and perhaps how it is turned."""
    x, y = (float(part) for part in words[2].split(","))
    frame = Frame(x, y, float(words[3]), float(words[4]), float(words[5]) if len(words) > 5 else 0)  # noqa: PLR2004
    ring = ["0,-1", "0.707,-0.707", "1,0", "0.707,0.707", "0,1", "-0.707,0.707", "-1,0", "-0.707,-0.707"]
    shape(pen.within(frame), [words[0], words[1], *ring])


def blush(pen: Pen, words: list[str]) -> None:
    """Redden a cheek: centre, half its width, half its height."""
    at = pen.point(words[0])
    rx, ry = (number(float(word) * pen.scale()) for word in words[1:3])
    pen.sheet.add(f'ellipse cx="{number(at.x)}" cy="{number(at.y)}" rx="{rx}" ry="{ry}" fill="#DB9A8C" opacity="0.6"')


def hatch(pen: Pen, words: list[str]) -> None:
    """Hatch from an edge inward: colour, distance, length, direction in degrees, points of the edge."""
    gap, reach, angle = (float(word) for word in words[1:4])
    factor = pen.scale()
    data = hatching(pen.points(words[4:]), gap * factor, reach * factor, pen.turn(angle))
    pen.sheet.add(f'path d="{data}" fill="{colour(words[0])}"')


def dot(pen: Pen, words: list[str]) -> None:
    """Draw a plain round spot: colour, centre, radius."""
    at, radius = pen.point(words[1]), number(float(words[2]) * pen.scale())
    pen.sheet.add(f'circle cx="{number(at.x)}" cy="{number(at.y)}" r="{radius}" fill="{colour(words[0])}"')


def eye(pen: Pen, words: list[str]) -> None:
    """Draw an eye: iris, centre, half its width, how far open, where it looks, how far its outer end is raised."""
    x, y = (float(part) for part in words[1].split(","))
    half, tall = float(words[2]), float(words[3])
    dx, dy = (float(part) for part in words[4].split(","))
    slant = float(words[5]) if len(words) > 5 else 0.0  # noqa: PLR2004 -- the sixth word may be left out
    inner, outer = f"{x - half},{y + slant}", f"{x + half},{y - slant}"
    over, under = f"{x},{y - tall}", f"{x},{y + tall * 0.8}"
    shape(pen, ["white", "0", f"{inner}!", over, f"{outer}!", under])
    ball = min(half, tall) * 0.74
    dot(pen, [words[0], f"{x + dx},{y + dy}", str(ball)])
    dot(pen, ["ink", f"{x + dx},{y + dy}", str(ball * 0.58)])
    dot(pen, ["#FFFFFF", f"{x + dx - ball * 0.36},{y + dy - ball * 0.42}", str(ball * 0.3)])
    line(
        pen,
        [
            "ink",
            str(pen.sheet.inner * 1.5),
            f"{x - half * 1.1},{y + slant + 1}",
            over,
            f"{x + half * 1.15},{y - slant}",
        ],
    )
    line(pen, ["soft", str(pen.sheet.inner * 0.6), inner, under, outer])


def goggle(pen: Pen, words: list[str]) -> None:
    """Draw a round staring eye: iris, centre, radius, where it looks."""
    x, y = (float(part) for part in words[1].split(","))
    radius = float(words[2])
    dx, dy = (float(part) for part in words[3].split(","))
    oval(pen, ["white", "B", words[1], words[2], words[2]])
    dot(pen, [words[0], f"{x + dx},{y + dy}", str(radius * 0.56)])
    dot(pen, ["ink", f"{x + dx},{y + dy}", str(radius * 0.34)])
    dot(pen, ["#FFFFFF", f"{x + dx - radius * 0.18},{y + dy - radius * 0.22}", str(radius * 0.16)])


def both(pen: Pen, words: list[str]) -> None:
    """Draw a line of a figure twice, the second time turned about an upright axis."""
    say(pen, words[1:])
    say(pen.within(Frame(2 * float(words[0]), 0, -1)), words[1:])


def use(pen: Pen, words: list[str]) -> None:
    """Draw a part: name, place, size (below nought: turned about), perhaps its turn, and values ``KEY=word``."""
    x, y = (float(part) for part in words[1].split(","))
    given = dict(word.split("=") for word in words[3:] if "=" in word)
    turn = next((float(word) for word in words[3:] if "=" not in word), 0.0)
    scale = float(words[2])
    inner = pen.within(Frame(x, y, scale, abs(scale), turn))
    for text in pen.sheet.parts[words[0]]:
        say(inner, [_filled(word, given) for word in text.split()])


def _filled(word: str, given: dict[str, str]) -> str:
    """Return a word with the values for its ``$KEY`` put in; shades may stand behind it."""
    return re.sub(r"\$([A-Z]+)", lambda found: given[found[1]], word)


VERBS: Final[dict[str, Callable[[Pen, list[str]], None]]] = {
    verb.__name__: verb for verb in (shape, wire, line, tube, oval, blush, hatch, dot, eye, goggle, both, use)
}


def say(pen: Pen, words: list[str]) -> None:
    """Carry out one line of a figure."""
    try:
        VERBS[words[0]](pen, words[1:])
    except (KeyError, IndexError, ValueError) as error:
        raise FigureError(f"{pen.sheet.title}: {' '.join(words)}: {error!r}") from error


# -- files ----------------------------------------------------------------------------------------------------------


def read(text: str, parts: dict[str, list[str]]) -> dict[str, Sheet]:
    """Return the sprites, by place, that a text of figures describes; parts are kept for later figures."""
    sheets: dict[str, Sheet] = {}
    lines: list[str] = []
    pen: Pen | None = None
    for row in (row.strip() for row in text.splitlines()):
        words = row.split()
        if not words or row.startswith("//"):
            continue
        if words[0] == "part":
            lines = parts[words[1]] = []
            pen = None
        elif words[0] == "figure":
            sheet = _begun(words, parts)
            sheets[words[1]] = sheet
            pen = Pen(sheet, ())
        elif pen is None:
            lines.append(row)
        else:
            say(pen, words)
    return sheets


def _begun(words: list[str], parts: dict[str, list[str]]) -> Sheet:
    """Return an empty sheet for ``figure PLACE WIDTH HEIGHT UNIT OUTER INNER title``."""
    unit, outer, inner = (float(word) for word in words[4:7])
    return Sheet((words[2], words[3]), unit, " ".join(words[7:]), outer, inner, parts=parts)


def everything() -> dict[str, str]:
    """Return the text of every sprite drawn by this tool, by its place under ``assets/sprites``."""
    parts: dict[str, list[str]] = {}
    read((FIGURES / "parts.ink").read_text(encoding="utf-8"), parts)
    found: dict[str, str] = {}
    for file in sorted(FIGURES.glob("*.ink")):
        sheets = read(file.read_text(encoding="utf-8"), parts)
        found |= {place: sheet.svg() for place, sheet in sheets.items()}
    return found


def main() -> None:
    """Read the command line, write the sprites or say which differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="only sprites whose place has one of these in it")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file differs")
    options = parser.parse_args()
    wanted = {place: text for place, text in everything().items() if _is_meant(place, options.names)}
    stale = [place for place, text in wanted.items() if _differs(SPRITES / f"{place}.svg", text)]
    if options.check:
        sys.exit(f"not as drawn: {', '.join(stale)}" if stale else 0)
    for place in stale:
        (SPRITES / f"{place}.svg").write_text(wanted[place], encoding="utf-8")
    print(f"{len(wanted)} sprites drawn, {len(stale)} of them new or changed")


def _is_meant(place: str, names: list[str]) -> bool:
    return not names or any(name in place for name in names)


def _differs(file: Path, text: str) -> bool:
    return not file.exists() or file.read_text(encoding="utf-8") != text


if __name__ == "__main__":
    main()
