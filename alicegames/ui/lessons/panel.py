"""The teacher: who speaks, how far the lesson has come, what is said and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.i18n import _
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.theme import BODY_ITALIC, CAPTION, HEADING, Face, Style, mix
from alicegames.ui.table import rail
from alicegames.ui.table.frame import PAD
from alicegames.ui.table.hotspots import seal

if TYPE_CHECKING:
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.text import Typesetter
    from alicegames.ui.lessons.scene import LessonScene

WORDS: Final = Style(Face.TEXT, 16, leading=1.32)
_PORTRAIT: Final = 23.0
_SMALLEST: Final = 12
_LINE: Final = 4.0
_SMALL: Final = 62.0
"""Over a thing smaller than this no arrow is drawn: it would hide its neighbours."""


def draw(canvas: Canvas, scene: LessonScene) -> None:
    """Draw the teacher's sheet over banner and prompt of the table."""
    canvas.panel(scene.frame.sheet)
    _draw_banner(canvas, scene)
    _draw_progress(canvas, scene)
    _draw_words(canvas, scene)


def _draw_banner(canvas: Canvas, scene: LessonScene) -> None:
    theme, banner = canvas.theme, scene.frame.banner
    canvas.rounded(banner, theme.teal, theme.ink_soft)
    canvas.fill(FRect(banner.left + 1, banner.bottom - 12, banner.w - 2, 12), theme.teal)
    centre = (banner.left + PAD + _PORTRAIT, banner.centery)
    canvas.circle(centre, _PORTRAIT, theme.paper, theme.ink_soft)
    side = _PORTRAIT * 1.7
    canvas.sprite(scene.course.lesson.portrait, FRect(centre[0] - side / 2, centre[1] - side / 2, side, side))
    left = centre[0] + _PORTRAIT + 10
    room = banner.right - left - 52
    title = FRect(left, banner.top + 6, room, 24)
    fitted(canvas, _(scene.course.lesson.title), title, HEADING, theme.paper, align="left")
    fitted(canvas, _step(scene), FRect(left, banner.top + 30, room, 18), CAPTION, theme.paper, align="left")


def _step(scene: LessonScene) -> str:
    course = scene.course
    teacher, steps = _(course.lesson.teacher), len(course.lesson.steps)
    if course.is_over:
        return _("{teacher} · the end").format(teacher=teacher)
    return _("{teacher} · step {step} of {steps}").format(teacher=teacher, step=course.index + 1, steps=steps)


def _draw_progress(canvas: Canvas, scene: LessonScene) -> None:
    frame, course = scene.frame, scene.course
    bar = FRect(frame.prompt.left, frame.banner.bottom + 3, frame.prompt.w, _LINE)
    canvas.rounded(bar, canvas.theme.paper_deep, radius=2)
    done = FRect(bar.left, bar.top, bar.w * course.saved / len(course.lesson.steps), _LINE)
    if done.w >= _LINE:
        canvas.rounded(done, canvas.theme.teal, radius=2)


def _draw_words(canvas: Canvas, scene: LessonScene) -> None:
    """Draw what is said, and a hint that was asked for, as large as they fit."""
    rect = scene.frame.prompt.inflate(0, -4)
    style = style_of(canvas.type, scene)
    used = canvas.paragraph(words(scene), rect, style, canvas.theme.ink)
    if scene.hint_shown:
        below = FRect(rect.left, rect.top + used + 4, rect.w, rect.h - used - 4)
        canvas.paragraph(scene.hint_shown, below, _aside(style), canvas.theme.rose)


def style_of(type_: Typesetter, scene: LessonScene) -> Style:
    """Return the largest size in which the teacher's words and the hint fit their place."""
    rect, style = scene.frame.prompt.inflate(0, -4), WORDS
    least = type_.fixed(WORDS.at(_SMALLEST)).size
    while (
        style.size > least and _height(type_, (words(scene), style), (scene.hint_shown, _aside(style)), rect.w) > rect.h
    ):
        style = style.at(max(least, style.size - 1))
    return style


def _aside(style: Style) -> Style:
    return BODY_ITALIC.at(min(BODY_ITALIC.size, style.size))


def _height(type_: Typesetter, said: tuple[str, Style], hint: tuple[str, Style], width: float) -> float:
    extra = type_.height(*hint, width) + 4 if hint[0] else 0.0
    return type_.height(*said, width) + extra


def words(scene: LessonScene) -> str:
    """Return what the teacher's sheet says: what is being told, else the step's words."""
    told = rail.words(scene.model, scene.teller.act).prompt if scene.teller.act is not None else ""
    if told:
        return told
    if scene.course.is_over:
        return scene.last_words
    return scene.course.says


def draw_over(canvas: Canvas, scene: LessonScene) -> None:
    """Point at what the step is about, over the table; say under the buttons what the game asks."""
    for light in _lights(scene):
        canvas.rounded(light.inflate(6, 6), None, canvas.theme.gold_light, radius=10, line=3)
        canvas.rounded(light.inflate(12, 12), None, canvas.theme.gold, radius=13, line=2)
        if min(light.size) >= _SMALL:
            seal(canvas, (light.centerx, max(12.0, light.top - 6)), "icon_arrow_down")
    if not scene.course.waits_for_next and not scene.teller.telling and scene.picks.preview() is None:
        _draw_asked(canvas, scene)


def _lights(scene: LessonScene) -> list[FRect]:
    """Return where to point: nothing while something is told, nothing through the reason shown over the table."""
    if scene.teller.telling:
        return []
    there = scene.targets()
    lights = [scene.light_of(target, there[target]) for target in scene.course.lights if target in there]
    return (
        lights if scene.picks.why is None else [each for each in lights if not each.colliderect(scene.picks.why_box())]
    )


def _draw_asked(canvas: Canvas, scene: LessonScene) -> None:
    """Draw the game's own prompt where a preview would stand, as it would be read at any table."""
    if scene.model.decision() is None or scene.course.is_over:
        return
    asked = rail.words(scene.model).prompt
    rect = scene.frame.preview.inflate(0, -4)
    wanted = CAPTION.at(CAPTION.size * canvas.type.text_size)
    style, lines = canvas.type.fit(asked, wanted, rect.w, rect.h, lines=4)
    soft = mix(canvas.theme.paper, canvas.theme.ink_soft, 0.9)
    canvas.lines(lines, rect.topleft, style, soft)
