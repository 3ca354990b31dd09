"""One of a few: side by side where there is room, else one at a time between two arrows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame
from pygame import FRect

from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.app.events import LEFT, Key, Move, Press, Release, UiEvent
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.theme import BODY, LABEL, mix
from alicegames.ui.widgets.base import Widget, WidgetState

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Pos

V = TypeVar("V")
_ARROW = 36.0


@dataclass(frozen=True, slots=True)
class Answer(Generic[V]):
    """One of the answers of a Choice."""

    value: V
    label: str
    tooltip: str = ""
    why_not: str = ""
    """Why it cannot be chosen now; empty if it can."""
    icon: str = ""


class Choice(Widget, Generic[V]):
    """Choose one answer. Left and right step through those that can be chosen."""

    def __init__(
        self,
        widget_id: str,
        answers: Sequence[Answer[V]],
        value: V,
        on_change: Callable[[V], Command | None],
        *,
        tooltip: str = "",
    ) -> None:
        super().__init__(widget_id, tooltip=tooltip)
        self.answers = tuple(answers)
        self.on_change = on_change
        self.index = next((n for n, each in enumerate(self.answers) if each.value == value), 0)
        self._hover: int | None = None
        self._widths: tuple[float, ...] = ()
        self._compact = False

    @property
    def value(self) -> V:
        """The answer chosen."""
        return self.answers[self.index].value

    def set(self, value: V) -> None:
        """Choose from outside; nobody is told."""
        self.index = next(n for n, each in enumerate(self.answers) if each.value == value)

    def tip(self, pos: Pos | None) -> str:
        """Tell about the answer under the pointer, or the one chosen."""
        part = self._part(pos) if pos else None
        answer = self.answers[self.index if part is None or self._compact else part]
        return self._why_disabled or answer.why_not or answer.tooltip or self.tooltip

    # -- choosing ---------------------------------------------------------------------------------------------

    def _choose(self, index: int) -> Command:
        if self.answers[index].why_not or index == self.index:
            return Stay()
        self.index = index
        return self.on_change(self.value) or Stay()

    def _step(self, by: int) -> Command:
        index = self.index + by
        while 0 <= index < len(self.answers) and self.answers[index].why_not:
            index += by
        return self._choose(index) if 0 <= index < len(self.answers) else Stay()

    def handle(self, event: UiEvent) -> Command | None:
        """Click an answer or an arrow; the arrow keys step."""
        match event:
            case Press(button=button) if button == LEFT:
                return Stay()
            case Release(pos, button) if button == LEFT and self.contains(pos):
                return self._click(self._part(pos))
            case Move(pos):
                before, self._hover = self._hover, self._part(pos)
                return Stay() if before != self._hover else None
            case Key(key=pygame.K_LEFT):
                return self._step(-1)
            case Key(key=pygame.K_RIGHT):
                return self._step(1)
            case Key(key=pygame.K_SPACE):
                return self._choose((self.index + 1) % len(self.answers))
            case _:
                return None

    def _click(self, part: int | None) -> Command:
        if part is None:
            return Stay()
        if self._compact:
            return self._step(-1 if part == 0 else 1)
        return self._choose(part)

    def _part(self, pos: Pos) -> int | None:
        """Return the answer under a point; in the narrow form 0 is the left arrow and 1 the right one."""
        if not self.contains(pos):
            return None
        if self._compact:
            return 0 if pos[0] < self.rect.centerx else 1
        left = self.rect.left
        for number, width in enumerate(self._widths):
            left += width
            if pos[0] < left:
                return number
        return None

    # -- drawing ----------------------------------------------------------------------------------------------

    def _measure(self, canvas: Canvas) -> None:
        wanted = [canvas.type.width(each.label, LABEL) + 26 + (22 if each.icon else 0) for each in self.answers]
        self._compact = sum(wanted) > self.rect.width
        spare = (self.rect.width - sum(wanted)) / len(wanted)
        self._widths = tuple(width + min(spare, 24.0) for width in wanted)

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the answers, the chosen one filled and under a check mark's weight of ink."""
        self._measure(canvas)
        if not state.hovered:
            self._hover = None
        if self._compact:
            self._draw_compact(canvas, state)
        else:
            self._draw_row(canvas)

    def draw_focus(self, canvas: Canvas) -> None:
        """Draw the ring around the answers, not around the empty room beside them."""
        wide = self.rect.width if self._compact else sum(self._widths)
        canvas.focus_ring(FRect(self.rect.left, self.rect.top, wide, self.rect.height), radius=8)

    def _draw_row(self, canvas: Canvas) -> None:
        theme, left = canvas.theme, self.rect.left
        whole = FRect(left, self.rect.top, sum(self._widths), self.rect.height)
        canvas.rounded(whole, theme.paper, theme.ink_soft, radius=8)
        for number, (answer, width) in enumerate(zip(self.answers, self._widths, strict=True)):
            cell = FRect(left, self.rect.top, width, self.rect.height)
            self._draw_cell(canvas, cell, answer, number)
            left += width
            if number + 1 not in (self.index, self.index + 1, len(self.answers)):
                canvas.fill(FRect(left, cell.top + 8, 1, cell.height - 16), theme.paper_deep)

    def _draw_cell(self, canvas: Canvas, cell: FRect, answer: Answer[V], number: int) -> None:
        theme, chosen = canvas.theme, number == self.index
        dim = not self.enabled or bool(answer.why_not)
        colour, style = (theme.paper, LABEL) if chosen else (mix(theme.paper, theme.ink, 0.5 if dim else 1.0), BODY)
        if chosen:
            canvas.rounded(cell, mix(theme.teal, theme.paper, 0.5 if dim else 0.0), theme.ink, radius=8)
        if number == self._hover and not dim:
            canvas.rounded(cell, None, theme.hover, radius=8, line=2)
        words = canvas.type.width(answer.label, style) + (22 if answer.icon else 0)
        left = cell.centerx - words / 2
        if answer.icon:
            canvas.sprite(answer.icon, FRect(left, cell.centery - 8, 16, 16), tint=colour)
            left += 22
        room = FRect(left, cell.top, cell.right - left, cell.height)
        fitted(canvas, answer.label, room, style, colour, align="left")

    def _draw_compact(self, canvas: Canvas, state: WidgetState) -> None:
        theme = canvas.theme
        canvas.rounded(self.rect, theme.paper, theme.hover if state.hovered else theme.ink_soft, radius=8)
        for part, name in ((0, "icon_arrow_left"), (1, "icon_arrow_right")):
            edge = self.rect.left if part == 0 else self.rect.right - _ARROW
            ends = self.index == (0 if part == 0 else len(self.answers) - 1)
            colour = mix(theme.paper, theme.ink, 0.3) if ends else theme.ink
            canvas.sprite(name, FRect(edge + 9, self.rect.centery - 9, 18, 18), tint=colour)
        middle = self.rect.inflate(-2 * _ARROW, 0)
        fitted(canvas, self.answers[self.index].label, middle, LABEL)
