"""A log: sentences with icons, the newest lowest; only new lines are ever wrapped."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from alicegames.ui.commands import Command, Stay
from alicegames.ui.events import Move, UiEvent
from alicegames.ui.theme import BODY
from alicegames.ui.widgets.base import Widget, WidgetState
from alicegames.ui.widgets.scroll import BAR, Scroller

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alicegames.ui.canvas import Canvas
    from alicegames.ui.scale import Pos
    from alicegames.ui.text import Typesetter
    from alicegames.ui.theme import Colour

_GAP = 6.0
_ICON = 24.0


@dataclass(frozen=True, slots=True)
class LogLine:
    """A sentence, the icon before it and the targets it is about."""

    text: str
    icon: str = ""
    tint: Colour | None = None
    targets: tuple[str, ...] = ()


class Log(Widget):
    """Lines of different heights. It follows its end unless one has scrolled up.

    ``on_hover`` hears the line pointed at.
    """

    def __init__(self, widget_id: str, on_hover: Callable[[LogLine | None], Command | None] | None = None) -> None:
        super().__init__(widget_id)
        self.lines: list[LogLine] = []
        self.on_hover = on_hover
        self.scroller = Scroller()
        self._tops: list[float] = [0.0]
        self._laid: object = None
        self._hover: int | None = None
        self._follow = True

    def add(self, lines: Iterable[LogLine]) -> None:
        """Append lines."""
        self.lines.extend(lines)

    def cut(self, count: int) -> None:
        """Keep the first ``count`` lines: after an undo."""
        del self.lines[count:]
        del self._tops[count + 1 :]

    def _lay(self, type_: Typesetter) -> None:
        """Place the lines that have no place yet."""
        key = (self.rect.width, type_.factor, type_.text_size)
        if self._laid != key:
            self._laid, self._tops = key, [0.0]
        room = self.rect.width - BAR - _ICON
        for line in self.lines[len(self._tops) - 1 :]:
            self._tops.append(self._tops[-1] + type_.height(line.text, BODY, room) + _GAP)
        self.scroller.place(self.rect, self._tops[-1])
        if self._follow:
            self.scroller.offset = self.scroller.most

    def handle(self, event: UiEvent) -> Command | None:
        """Scroll; tell which line is pointed at."""
        answer = self.scroller.handle(event)
        if answer is not None:
            self._follow = self.scroller.at_end
            return answer
        if isinstance(event, Move):
            return self._point(self._index(event.pos))
        return None

    def _point(self, index: int | None) -> Command | None:
        if index == self._hover:
            return None
        self._hover = index
        line = None if index is None else self.lines[index]
        return (self.on_hover(line) if self.on_hover else None) or Stay()

    def _index(self, pos: Pos) -> int | None:
        if not self.contains(pos):
            return None
        y = pos[1] - self.rect.top + self.scroller.offset
        return next((n for n in range(len(self._tops) - 1) if self._tops[n] <= y < self._tops[n + 1]), None)

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the lines in view."""
        self._lay(canvas.type)
        if not state.hovered:
            self._hover = None
        low, high = self.scroller.offset, self.scroller.offset + self.rect.height
        with canvas.clipped(self.rect):
            for number, line in enumerate(self.lines):
                if self._tops[number + 1] >= low and self._tops[number] <= high:
                    self._draw_line(canvas, number, line, self.rect.top + self._tops[number] - low)
        self.scroller.draw(canvas)

    def _draw_line(self, canvas: Canvas, number: int, line: LogLine, top: float) -> None:
        height = self._tops[number + 1] - self._tops[number]
        room = self.rect.width - BAR - _ICON
        if number == self._hover:
            ground = FRect(self.rect.left, top - _GAP / 2, self.rect.width - BAR, height)
            canvas.rounded(ground, canvas.theme.paper_deep, None, radius=5)
        if line.icon:
            canvas.sprite(line.icon, FRect(self.rect.left + 2, top + 2, 16, 16), tint=line.tint)
        canvas.paragraph(line.text, FRect(self.rect.left + _ICON, top, room, height), BODY)
