"""The sheet of a problem: which it is, what is to be reached, and what was said last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import FRect

from alicegames.i18n import _
from alicegames.teaching.problems import words
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.theme import CAPTION, HEADING, Face, Style, mix
from alicegames.ui.lessons.panel import WORDS
from alicegames.ui.table import rail
from alicegames.ui.table.frame import PAD

if TYPE_CHECKING:
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.text import Typesetter
    from alicegames.ui.draw.theme import Colour
    from alicegames.ui.lessons.problems.scene import ProblemScene

GOAL: Final = Style(Face.TEXT_BOLD, 16, leading=1.25)
SMALLEST: Final = 12
_GAP: Final = 5.0


class Said(NamedTuple):
    """A paragraph of the sheet."""

    text: str
    style: Style
    warm: bool = False
    """Whether it answers a try or gives a hint."""


def draw(canvas: Canvas, scene: ProblemScene) -> None:
    """Draw the sheet over banner and prompt of the table."""
    canvas.panel(scene.frame.sheet)
    _draw_banner(canvas, scene)
    rect = scene.frame.prompt.inflate(0, -4)
    said = fitting(canvas.type, paragraphs(scene), rect)
    top = rect.top
    for each in said:
        ink: Colour = canvas.theme.rose if each.warm else canvas.theme.ink
        used = canvas.paragraph(each.text, FRect(rect.left, top, rect.w, rect.bottom - top), each.style, ink)
        top += used + _GAP


def _draw_banner(canvas: Canvas, scene: ProblemScene) -> None:
    theme, banner, problem = canvas.theme, scene.frame.banner, scene.attempt.problem
    fill = theme.teal if scene.attempt.is_solved else mix(theme.teal, theme.ink, 0.35)
    canvas.rounded(banner, fill, theme.ink_soft)
    canvas.fill(FRect(banner.left + 1, banner.bottom - 12, banner.w - 2, 12), fill)
    room = banner.w - PAD - 52
    title = FRect(banner.left + PAD, banner.top + 6, room, 24)
    fitted(canvas, _(problem.title), title, HEADING, theme.paper, align="left")
    below = FRect(title.left, banner.top + 30, room, 18)
    fitted(canvas, where(scene), below, CAPTION, theme.paper, align="left")


def where(scene: ProblemScene) -> str:
    """Say which problem of the series it is, and how hard."""
    problem, series = scene.attempt.problem, scene.series
    if len(series.problems) == 1:
        return f"{series.title} · {words.hardness(problem)}"
    number, count = series.problems.index(problem) + 1, len(series.problems)
    said = _("Problem {number} of {count}").format(number=number, count=count)
    return f"{said} · {words.hardness(problem)}"


def paragraphs(scene: ProblemScene) -> list[Said]:
    """Return what the sheet says: the goal, the position or what is told, the answer or the hint given last."""
    attempt = scene.attempt
    told = rail.words(scene.model, scene.teller.act).prompt if scene.teller.act is not None else ""
    aim = Said(words.goal(scene.match, attempt.problem), GOAL)
    if told:
        return [aim, Said(told, WORDS)]
    if attempt.is_solved:
        return [Said(scene.praise(), GOAL), Said(_(attempt.problem.done), WORDS)]
    given = words.hints(attempt)
    last = attempt.answer or (given[-1] if given else "")
    return [aim, Said(_(attempt.problem.say), WORDS), *([Said(last, WORDS, warm=True)] if last else [])]


def fitting(type_: Typesetter, said: list[Said], rect: FRect) -> list[Said]:
    """Return the paragraphs as large as they fit; what is said last goes before what the position is."""
    size, least = WORDS.size, type_.fixed(WORDS.at(SMALLEST)).size
    while size > least and height(type_, said, size, rect.w) > rect.h:
        size -= 1
    if height(type_, said, size, rect.w) > rect.h and len(said) > 2:  # noqa: PLR2004 -- goal, position, answer
        return fitting(type_, [said[0], said[-1]], rect)
    return [each._replace(style=each.style.at(size)) for each in said]


def height(type_: Typesetter, said: list[Said], size: float, width: float) -> float:
    """Return how high paragraphs are in a size."""
    return sum(type_.height(each.text, each.style.at(size), width) + _GAP for each in said) - _GAP
