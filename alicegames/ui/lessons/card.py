"""A lesson in the list: its place, its words, how long it takes, how far it has been taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.i18n import _, ngettext
from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.app.events import LEFT, Press, Release, UiEvent
from alicegames.ui.draw.theme import BODY, CAPTION, HEADING, LABEL, NUMBER, mix
from alicegames.ui.lessons.progress import BEGUN, DONE, state_of, step_of
from alicegames.ui.scenes.thumbnail import ASPECT
from alicegames.ui.widgets.base import Widget, WidgetState
from alicegames.ui.widgets.button import is_click_key

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from alicegames.teaching.lesson import Lesson
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas

HEIGHT: Final = 116.0
_DISC: Final = 17.0
_PAD: Final = 10.0
_SHARE: Final = 0.27
"""The part of the sheet that its picture takes at most."""
_LITTLE: Final = 0.21
"""The same on a narrow sheet."""
_ACTION: Final = 112.0
_SIGN: Final = 42.0
_NARROW: Final = 480.0


class LessonCard(Widget):
    """A sheet with one lesson; a click opens it where it was left."""

    def __init__(self, app: App, lesson: Lesson, on_open: Callable[[Lesson, int], Command | None]) -> None:
        super().__init__(f"lesson:{lesson.id}")
        self.lesson = lesson
        self.state = state_of(app, lesson)
        self.step = step_of(app, lesson)
        self.on_open = on_open
        self.picture: pygame.Surface | None = None
        """The table as the lesson begins; None until it has been drawn."""

    @property
    def action(self) -> str:
        """What a click does, in a word or two."""
        if self.state == DONE:
            return _("Again")
        return _("Go on") if self.state == BEGUN else _("Start")

    @property
    def note(self) -> str:
        """How far it has been taken, and how long it takes."""
        length = ngettext("{count} minute", "{count} minutes", self.lesson.minutes).format(count=self.lesson.minutes)
        if self.state == DONE:
            return _("{length} · finished").format(length=length)
        if self.state == BEGUN:
            steps = len(self.lesson.steps)
            return _("{length} · left at step {step} of {steps}").format(length=length, step=self.step + 1, steps=steps)
        return length

    def handle(self, event: UiEvent) -> Command | None:
        """Open on click, Enter and Space."""
        if isinstance(event, Press) and event.button == LEFT:
            return Stay()
        if (isinstance(event, Release) and event.button == LEFT and self.contains(event.pos)) or is_click_key(event):
            return self.on_open(self.lesson, 0 if self.state == DONE else self.step) or Stay()
        return None

    @property
    def _action_width(self) -> float:
        """How wide the action is drawn: on a narrow sheet it is a sign without a word."""
        return _ACTION if self.rect.w >= _NARROW else _SIGN

    @property
    def picture_width(self) -> float:
        """How wide the picture of the lesson's table is."""
        share = _SHARE if self.rect.w >= _NARROW else _LITTLE
        return min((self.rect.h - 2 * _PAD) * ASPECT, self.rect.w * share)

    # -- drawing ----------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the sheet."""
        rect = self.rect.move(0, 1) if state.pressed else self.rect
        canvas.panel(rect)
        if state.hovered:
            canvas.rounded(rect, None, canvas.theme.hover, radius=10, line=2)
        self._draw_picture(canvas, rect)
        self._draw_words(canvas, rect)
        width = self._action_width
        self._draw_action(canvas, FRect(rect.right - width - 18, rect.centery - 20, width, 40))
        self._draw_bar(canvas, rect)

    def _draw_picture(self, canvas: Canvas, rect: FRect) -> None:
        """Draw the lesson's table, its number on the corner; only the number while the table is not drawn yet."""
        wide = self.picture_width
        frame = FRect(rect.left + _PAD, rect.centery - wide / ASPECT / 2, wide, wide / ASPECT)
        if self.picture is not None:
            canvas.picture(self.picture, frame)
        else:
            canvas.fill(frame, canvas.theme.paper_deep)
        canvas.rounded(frame, None, canvas.theme.ink_soft, radius=0)
        self._draw_disc(canvas, (frame.left + _DISC * 0.7, frame.top + _DISC * 0.7))

    def _draw_disc(self, canvas: Canvas, centre: tuple[float, float]) -> None:
        theme = canvas.theme
        if self.state == DONE:
            canvas.circle(centre, _DISC, theme.teal, theme.ink_soft)
            canvas.sprite("icon_check", FRect(centre[0] - 11, centre[1] - 11, 22, 22), tint=theme.paper)
            return
        canvas.circle(centre, _DISC, theme.paper_deep, theme.ink_soft)
        box = FRect(centre[0] - _DISC, centre[1] - _DISC, 2 * _DISC, 2 * _DISC)
        canvas.text_in(str(self.lesson.order), box, canvas.type.fixed(NUMBER.at(17)), theme.ink)

    def _draw_words(self, canvas: Canvas, rect: FRect) -> None:
        """Draw title, contents and length under each other, in the text size that is set as far as they fit."""
        theme, left = canvas.theme, rect.left + _PAD + self.picture_width + 14
        room = FRect(left, rect.top + 10, rect.right - self._action_width - 36 - left, rect.h - 22)
        parts = (
            (_(self.lesson.title), HEADING, 0.28, 1),
            (_(self.lesson.about), BODY, 0.46, 2 if rect.w >= _NARROW else 3),
            (self.note, CAPTION, 0.24, 1),
        )
        top = room.top
        for (text, style, share, lines), ink in zip(parts, (theme.teal, theme.ink, theme.ink_soft), strict=True):
            wanted = style.at(style.size * canvas.type.text_size)
            fitting, broken = canvas.type.fit(text, wanted, room.w, room.h * share, lines=lines)
            canvas.lines(broken, (room.left, top), fitting, ink)
            top += room.h * share + room.h * 0.01

    def _draw_action(self, canvas: Canvas, rect: FRect) -> None:
        theme = canvas.theme
        is_done = self.state == DONE
        fill, ink = (theme.paper, theme.ink) if is_done else (theme.teal, theme.paper)
        canvas.rounded(rect, fill, theme.ink_soft, radius=8)
        icon = "icon_replay" if is_done else "icon_play"
        canvas.sprite(icon, FRect(rect.left + 12, rect.centery - 9, 18, 18), tint=ink)
        if rect.w < _ACTION:
            return
        room = FRect(rect.left + 34, rect.top, rect.w - 42, rect.h)
        wanted = LABEL.at(LABEL.size * canvas.type.text_size)
        style, _lines = canvas.type.fit(self.action, wanted, room.w, room.h, lines=1)
        canvas.text_in(self.action, room, style, ink)

    def _draw_bar(self, canvas: Canvas, rect: FRect) -> None:
        """Draw how far it has been taken along the foot of the sheet."""
        share = self.step / len(self.lesson.steps)
        if self.state == BEGUN:
            soft = mix(canvas.theme.paper, canvas.theme.teal, 0.85)
            canvas.rounded(FRect(rect.left + 12, rect.bottom - 7, (rect.w - 24) * share, 4), soft, radius=2)
