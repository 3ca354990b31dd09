"""A problem on the shelf: its place, its title, how hard it is, how far it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.i18n import _
from alicegames.storage import solved
from alicegames.teaching.problems import words
from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.app.events import LEFT, Press, Release, UiEvent
from alicegames.ui.draw.fit import fit, fitted
from alicegames.ui.draw.theme import BODY_BOLD, CAPTION, NUMBER
from alicegames.ui.widgets.base import Widget, WidgetState
from alicegames.ui.widgets.button import is_click_key

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.teaching.problems.problem import Problem
    from alicegames.ui.draw.canvas import Canvas

_DISC: Final = 17.0
_EASY: Final = 0.86
"""A title set smaller than so much of its size takes two lines rather."""


class ProblemCard(Widget):
    """A slip of paper with one problem; a click opens it."""

    def __init__(self, problem: Problem, state: int, on_open: Callable[[Problem], Command | None]) -> None:
        """``state`` is how far it has come, as ``storage.solved`` says it."""
        super().__init__(f"problem:{problem.id}", tooltip=_(problem.title))
        self.problem = problem
        self.state = state
        self.on_open = on_open

    @property
    def note(self) -> str:
        """How hard it is, and how far it has come."""
        told = words.progress(self.state)
        return f"{words.hardness(self.problem)} · {told}" if told else words.hardness(self.problem)

    def handle(self, event: UiEvent) -> Command | None:
        """Open on click, Enter and Space."""
        if isinstance(event, Press) and event.button == LEFT:
            return Stay()
        if (isinstance(event, Release) and event.button == LEFT and self.contains(event.pos)) or is_click_key(event):
            return self.on_open(self.problem) or Stay()
        return None

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the slip."""
        rect, theme = self.rect.move(0, 1) if state.pressed else self.rect, canvas.theme
        canvas.panel(rect)
        if state.hovered:
            canvas.rounded(rect, None, theme.hover, radius=10, line=2)
        centre = (rect.left + 14 + _DISC, rect.centery)
        box = FRect(centre[0] - _DISC, centre[1] - _DISC, 2 * _DISC, 2 * _DISC)
        if self.state >= solved.SHOWN:
            fill = theme.teal if self.state == solved.SOLVED else theme.ink_soft
            canvas.circle(centre, _DISC, fill, theme.ink_soft)
            canvas.sprite("icon_check", box.inflate(-12, -12), tint=theme.paper)
        else:
            canvas.circle(centre, _DISC, theme.paper_deep, theme.ink_soft)
            canvas.text_in(str(self.problem.order), box, canvas.type.fixed(NUMBER.at(17)), theme.ink)
        room = FRect(box.right + 12, rect.top + 6, rect.right - box.right - 24, rect.h - 12)
        share = self._draw_title(canvas, room)
        below = FRect(room.left, room.top + room.h * share, room.w, room.h * (1 - share))
        fitted(canvas, self.note, below, CAPTION, theme.ink_soft, align="left")

    def _draw_title(self, canvas: Canvas, room: FRect) -> float:
        """Draw the title in one line, in two where it would be small; return the share of the height it takes."""
        words, colour = _(self.problem.title), canvas.theme.teal
        share, kind = 0.56, canvas.type
        one = fit(kind, words, BODY_BOLD, room.w, room.h * share)
        style, lines = kind.fit(words, BODY_BOLD.at(BODY_BOLD.size * kind.text_size), room.w, room.h * 0.66, lines=2)
        if one.size >= min(BODY_BOLD.size * _EASY, style.size):
            fitted(canvas, words, FRect(room.left, room.top, room.w, room.h * share), BODY_BOLD, colour, align="left")
            return share
        share = 0.66
        canvas.lines(lines, room.topleft, style, colour)
        return share
