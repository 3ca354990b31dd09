"""Lines of the log as a widget: scrolled, filtered, gone through by keys; each lights what it is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame
from pygame import FRect

from alicegames.core.decision import CHANCE
from alicegames.i18n import _
from alicegames.ui.app.events import LEFT, Key, Move, Press, Release, UiEvent, Wheel
from alicegames.ui.app.scene import Stay
from alicegames.ui.draw.seats import draw_mark
from alicegames.ui.draw.theme import BODY_ITALIC, CAPTION, NAME, Style, mix
from alicegames.ui.table.log.lines import LogLine, filtered
from alicegames.ui.widgets.base import Widget, WidgetState

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.match import Match
    from alicegames.ui.app.scene import Command
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Pos
    from alicegames.ui.draw.text import Typesetter

_INDENT: Final = 24
_BETWEEN: Final = 4
_STEP: Final = 48


@dataclass(frozen=True, slots=True)
class Row:
    """A line as it is broken and placed; a turn's heading has no line."""

    line: LogLine | None
    words: tuple[str, ...]
    top: float
    height: float
    begins: bool
    """Whether a turn begins with it: a fine rule stands over it."""


class LogRows(Widget):
    """The newest line is at the foot."""

    has_headings = False
    """Whether each turn stands under a heading with its owner's name."""

    def __init__(
        self,
        widget_id: str,
        match: Match,
        type_: Typesetter,
        on_hover: Callable[[tuple[str, ...]], None],
        style: Style = CAPTION,
    ) -> None:
        super().__init__(widget_id)
        self._match = match
        self._type = type_
        self._on_hover = on_hover
        self._style = style
        self._lines: Sequence[LogLine] = ()
        self._rows: list[Row] = []
        self._laid: object = None
        self._up = 0.0
        """How far it is scrolled up from the foot."""
        self.seat: int | None = None
        """The seat whose lines are shown; None for all."""
        self.this_turn = False
        """Whether only the lines of the last turn are shown."""
        self.words = ""
        """Only lines with all these words are shown."""
        self._under: LogLine | None = None
        self.recent: LogLine | None = None
        """The line that was pointed at last, also when the pointer has gone on."""

    @property
    def body(self) -> FRect:
        """Where the lines are."""
        return self.rect

    @property
    def lines(self) -> list[LogLine]:
        """The lines that are shown, all filters passed."""
        return [row.line for row in self._rows if row.line is not None]

    @property
    def current(self) -> LogLine | None:
        """The line under the pointer, or the one that the keys have come to."""
        return self._under

    def show(self, lines: Sequence[LogLine]) -> None:
        """Show these lines; where it is scrolled up, it stays with what is being read."""
        before = self._height()
        if list(lines) != list(self._lines):
            self._lines = list(lines)
            self._wrap()
            if self._up:
                self._up = min(self._most(), self._up + max(0.0, self._height() - before))

    def wanted(self) -> float:
        """Return the height that all lines would fill at this width."""
        self._wrap()
        return self._height()

    def read_from_the_top(self) -> None:
        """Show the oldest line: what is new to the reader begins there."""
        self._wrap()
        self._up = self._most()

    def filter(self, seat: int | None) -> None:
        """Show one seat's lines, or all."""
        self.seat = None if seat == self.seat else seat
        self._again()

    def toggle_turn(self) -> None:
        """Show the lines of the last turn alone, or all."""
        self.this_turn = not self.this_turn
        self._again()

    def search(self, words: str) -> None:
        """Show only lines with all these words."""
        self.words = words
        self._again()

    def _again(self) -> None:
        self._up = 0.0
        self._under = None
        self._wrap()

    def scroll(self, by: float) -> None:
        """Scroll up by so many units, down if negative."""
        self._up = max(0.0, min(self._most(), self._up + by))

    # -- where things are -------------------------------------------------------------------------------------

    def _wrap(self) -> None:
        width = self.body.w - _INDENT - 12
        step, top = self._type.line_height(self._style), 0.0
        rows: list[Row] = []
        turn = self._lines[-1].turn if self.this_turn and self._lines else None
        before: LogLine | None = None
        for line in filtered(self._lines, self.seat, turn, self.words):
            begins = before is None or before.turn != line.turn
            if begins and self.has_headings:
                height = self._type.line_height(NAME) + 10
                rows.append(Row(None, (self._heading(line),), top, height, begins))
                top += height
            said = self._type.wrap(line.text, self._style, width)
            height = len(said) * step + _BETWEEN
            rows.append(Row(line, said, top, height, begins and before is not None and not self.has_headings))
            top, before = top + height, line
        self._rows, self._laid = rows, self._measures()

    def _heading(self, line: LogLine) -> str:
        if line.owner == CHANCE:
            return _("The table is laid")
        name = self._match.names[line.owner]
        if line.round:
            return _("Round {round} · {name}’s turn").format(round=line.round, name=name)
        return _("{name}’s turn").format(name=name)

    def _measures(self) -> tuple[float, float]:
        """Return what the breaking of lines depends on."""
        return self.body.w, self._type.line_height(self._style)

    def _height(self) -> float:
        return self._rows[-1].top + self._rows[-1].height if self._rows else 0.0

    def _most(self) -> float:
        return max(0.0, self._height() - self.body.h)

    def _shift(self) -> float:
        """Return by how much the lines are moved, from the top of the body."""
        return self._up - self._most() if self._most() else 0.0

    def _row_at(self, pos: Pos) -> Row | None:
        if not self.body.collidepoint(pos):
            return None
        y = pos[1] - self.body.top - self._shift()
        return next((row for row in self._rows if row.top <= y < row.top + row.height), None)

    # -- events -----------------------------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> Command | None:
        """Scroll with the wheel, light what a hovered line is about, go through the lines by keys."""
        match event:
            case Wheel(_pos, steps):
                self.scroll(steps * _STEP)
                return Stay()
            case Move(pos):
                row = self._row_at(pos)
                return self._point(row.line if row else None)
            case Press(_pos, button) | Release(_pos, button) if button == LEFT:
                return Stay()
            case Key(key):
                return self._key(key)
        return None

    def _key(self, key: int) -> Command | None:
        pages = {pygame.K_PAGEUP: 0.8 * self.body.h, pygame.K_PAGEDOWN: -0.8 * self.body.h}
        ends = {pygame.K_HOME: self._most(), pygame.K_END: -self._most()}
        if (by := (pages | ends).get(key)) is not None:
            self.scroll(by)
            return Stay()
        return self._walk(1 if key == pygame.K_DOWN else -1) if key in (pygame.K_UP, pygame.K_DOWN) else None

    def _walk(self, by: int) -> Command | None:
        """Go to the line before or after; None at the ends, so that the focus goes on."""
        rows = [row for row in self._rows if row.line is not None]
        at = next((number for number, row in enumerate(rows) if row.line is self._under), None)
        to = len(rows) - 1 if at is None else at + by
        if not 0 <= to < len(rows):
            return None
        self._reveal(rows[to])
        return self._point(rows[to].line) or Stay()

    def _reveal(self, row: Row) -> None:
        top = row.top + self._shift()
        if top < 0:
            self.scroll(-top)
        elif top + row.height > self.body.h:
            self.scroll(self.body.h - top - row.height)

    def _point(self, line: LogLine | None) -> Command | None:
        if line is self._under:
            return None
        self._under, self.recent = line, line or self.recent
        self._on_hover(line.targets if line else ())
        return Stay()

    def leave(self) -> None:
        """Be told that the pointer is elsewhere."""
        if self._under is not None:
            self._point(None)

    def blur(self) -> None:
        """Light nothing any more."""
        self.leave()

    # -- drawing ----------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the rows in sight, or say that none are left."""
        if not state.hovered and not state.keyboard:
            self.leave()
        if self._laid != self._measures():
            self._wrap()
        if not self._rows and self._lines:
            canvas.paragraph(_("No line fits what is looked for."), self.body, BODY_ITALIC, canvas.theme.ink_soft)
        self._draw_rows(canvas)
        self._draw_bar(canvas)

    def _draw_rows(self, canvas: Canvas) -> None:
        shift, body = self._shift(), self.body
        with canvas.clipped(body):
            for row in self._rows:
                top = body.top + row.top + shift
                if top + row.height < body.top or top > body.bottom:
                    continue
                if row.line is None and self._is_whole(top, row.height):
                    canvas.text(row.words[0], (body.left, top + 6), NAME, canvas.theme.teal)
                elif row.line is not None:
                    self._draw_row(canvas, row, row.line, top)

    def _draw_row(self, canvas: Canvas, row: Row, line: LogLine, top: float) -> None:
        theme = canvas.theme
        if row.begins:
            canvas.fill(FRect(self.body.left, top - 2, self.body.w, 1), theme.paper_deep)
        if line is self._under:
            tint = mix(theme.paper, theme.trace, 0.22)
            canvas.rounded(FRect(self.body.left - 4, top - 1, self.body.w + 2, row.height - 1), tint, radius=5)
        step = self._type.line_height(self._style)
        if line.subject != CHANCE and self._is_whole(top, step):
            middle = top + step / 2
            draw_mark(canvas, self._match, line.subject, (self.body.left + 8, middle), 8)
        colour = theme.ink_soft if line.subject == CHANCE else theme.ink
        for number, words in enumerate(row.words):
            if self._is_whole(top + number * step, step):
                canvas.lines([words], (self.body.left + _INDENT, top + number * step), self._style, colour)

    def _is_whole(self, top: float, height: float) -> bool:
        """Whether a line of words is in sight from top to foot: half a line is not drawn."""
        return top >= self.body.top - 1 and top + height <= self.body.bottom + 1

    def _draw_bar(self, canvas: Canvas) -> None:
        most = self._most()
        if most <= 0:
            return
        body = self.body
        size = max(24.0, body.h * body.h / self._height())
        top = body.top + (body.h - size) * (1 - self._up / most)
        bar = FRect(self.rect.right - 8, top, 4, size)
        canvas.rounded(bar, mix(canvas.theme.paper, canvas.theme.ink_soft, 0.45), radius=2)
