"""The log on the screen: sentences with the seat's mark, filtered by player; hovering one lights what it is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame
from pygame import FRect

from alicegames.core.decision import CHANCE
from alicegames.i18n import _
from alicegames.ui.app.events import LEFT, Key, Move, Press, Release, UiEvent, Wheel
from alicegames.ui.app.scene import Stay
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.seats import draw_mark
from alicegames.ui.draw.theme import CAPTION, HEADING, mix
from alicegames.ui.table.frame import PAD
from alicegames.ui.table.log import LogLine, filtered
from alicegames.ui.widgets.base import Widget, WidgetState

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from alicegames.match import Match
    from alicegames.ui.app.scene import Command
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Pos
    from alicegames.ui.draw.text import Typesetter

HEAD: Final = 34
_INDENT: Final = 24
_BETWEEN: Final = 4
_STEP: Final = 48


@dataclass(frozen=True, slots=True)
class _Row:
    line: LogLine
    words: tuple[str, ...]
    top: float
    height: float
    begins: bool
    """Whether a turn begins with it: a fine rule stands over it."""


class LogPanel(Widget):
    """A sheet of paper with the log; the newest line is at the foot."""

    def __init__(self, match: Match, type_: Typesetter, on_hover: Callable[[tuple[str, ...]], None]) -> None:
        super().__init__("log")
        self._match = match
        self._type = type_
        self._on_hover = on_hover
        self._lines: Sequence[LogLine] = ()
        self._rows: list[_Row] = []
        self._laid: object = None
        self._up = 0.0
        """How far it is scrolled up from the foot."""
        self.seat: int | None = None
        """The seat whose lines are shown; None for all."""
        self.this_turn = False
        """Whether only the lines of the last turn are shown."""
        self._under: LogLine | None = None

    @property
    def can_focus(self) -> bool:
        """The log is read with the wheel and with Page Up and Down; Tab passes it by."""
        return False

    def show(self, lines: Sequence[LogLine]) -> None:
        """Show these lines; where it is scrolled up, it stays with what is being read."""
        before = self._height()
        if list(lines) != list(self._lines):
            self._lines = list(lines)
            self._wrap()
            if self._up:
                self._up = min(self._most(), self._up + max(0.0, self._height() - before))

    def filter(self, seat: int | None) -> None:
        """Show one seat's lines, or all."""
        self.seat = None if seat == self.seat else seat
        self._up = 0.0
        self._wrap()

    def toggle_turn(self) -> None:
        """Show the lines of the last turn alone, or all."""
        self.this_turn = not self.this_turn
        self._up = 0.0
        self._wrap()

    def scroll(self, by: float) -> None:
        """Scroll up by so many units, down if negative."""
        self._up = max(0.0, min(self._most(), self._up + by))

    # -- where things are -------------------------------------------------------------------------------------

    @property
    def body(self) -> FRect:
        """Where the lines are."""
        r = self.rect
        return FRect(r.left + PAD, r.top + HEAD, r.w - 2 * PAD, max(0.0, r.h - HEAD - 8))

    def _wrap(self) -> None:
        width = self.body.w - _INDENT
        step, top = self._type.line_height(CAPTION), 0.0
        rows: list[_Row] = []
        turn = self._lines[-1].turn if self.this_turn and self._lines else None
        for line in filtered(self._lines, self.seat, turn):
            said = self._type.wrap(line.text, CAPTION, width)
            height = len(said) * step + _BETWEEN
            begins = bool(rows) and rows[-1].line.turn != line.turn
            rows.append(_Row(line, said, top, height, begins))
            top += height
        self._rows, self._laid = rows, self._measures()

    def _measures(self) -> tuple[float, float]:
        """Return what the breaking of lines depends on."""
        return self.body.w, self._type.line_height(CAPTION)

    def _height(self) -> float:
        return self._rows[-1].top + self._rows[-1].height if self._rows else 0.0

    def _most(self) -> float:
        return max(0.0, self._height() - self.body.h)

    def _shift(self) -> float:
        """Return by how much the lines are moved, from the top of the body."""
        return self._up - self._most() if self._most() else 0.0

    def _row_at(self, pos: Pos) -> _Row | None:
        if not self.body.collidepoint(pos):
            return None
        y = pos[1] - self.body.top - self._shift()
        return next((row for row in self._rows if row.top <= y < row.top + row.height), None)

    def _marks(self) -> list[tuple[int, FRect]]:
        seats = len(self._match.seats)
        left = self.rect.right - PAD - seats * 26
        return [(seat, FRect(left + seat * 26, self.rect.top + 6, 24, 24)) for seat in range(seats)]

    def _turn_mark(self) -> FRect:
        seats = len(self._match.seats)
        return FRect(self.rect.right - PAD - seats * 26 - 30, self.rect.top + 6, 24, 24)

    # -- events -----------------------------------------------------------------------------------------------

    def tip(self, pos: Pos | None) -> str:
        """Tell what a mark does."""
        if pos and self._turn_mark().collidepoint(pos):
            return _("Show all turns") if self.this_turn else _("Show the last turn alone")
        mark = next((seat for seat, rect in self._marks() if pos and rect.collidepoint(pos)), None)
        if mark is None:
            return ""
        if mark == self.seat:
            return _("Show everybody’s lines")
        return _("Show only {name}’s lines").format(name=self._match.names[mark])

    def handle(self, event: UiEvent) -> Command | None:
        """Scroll with the wheel, filter with the marks, light what a hovered line is about."""
        match event:
            case Wheel(_pos, steps):
                self.scroll(steps * _STEP)
                return Stay()
            case Move(pos):
                return self._hover(pos)
            case Press(_pos, button) if button == LEFT:
                return Stay()
            case Release(pos, button) if button == LEFT:
                return self._click(pos)
            case Key(key) if key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
                self.scroll(self.body.h * (0.8 if key == pygame.K_PAGEUP else -0.8))
                return Stay()
        return None

    def _hover(self, pos: Pos) -> Command | None:
        row = self._row_at(pos)
        under = row.line if row else None
        if under is self._under:
            return None
        self._under = under
        self._on_hover(under.targets if under else ())
        return Stay()

    def leave(self) -> None:
        """Be told that the pointer is elsewhere."""
        if self._under is not None:
            self._under = None
            self._on_hover(())

    def _click(self, pos: Pos) -> Command | None:
        if self._turn_mark().collidepoint(pos):
            self.toggle_turn()
        for seat, rect in self._marks():
            if rect.collidepoint(pos):
                self.filter(seat)
        return Stay()

    # -- drawing ----------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the sheet, the filter and the rows in sight."""
        if not state.hovered:
            self.leave()
        if self.rect.h < HEAD + 12:
            return
        if self._laid != self._measures():
            self._wrap()
        canvas.panel(self.rect)
        head = FRect(self.rect.left + PAD, self.rect.top + 6, self._turn_mark().left - self.rect.left - PAD, HEAD - 10)
        fitted(canvas, _("Log"), head, HEADING, canvas.theme.teal, align="left")
        turn = self._turn_mark()
        if self.this_turn:
            canvas.rounded(turn.inflate(2, 2), canvas.theme.ink, radius=6)
        canvas.sprite(
            "icon_filter", turn.inflate(-4, -4), tint=canvas.theme.paper if self.this_turn else canvas.theme.ink
        )
        for seat, rect in self._marks():
            draw_mark(canvas, self._match, seat, rect.center, 10 if self.seat in (None, seat) else 7)
            if self.seat == seat:
                canvas.rounded(rect.inflate(2, 2), None, canvas.theme.ink, radius=13, line=2)
        self._draw_rows(canvas)
        self._draw_bar(canvas)

    def _draw_rows(self, canvas: Canvas) -> None:
        shift, body = self._shift(), self.body
        with canvas.clipped(body):
            for row in self._rows:
                top = body.top + row.top + shift
                if top + row.height >= body.top and top <= body.bottom:
                    self._draw_row(canvas, row, top)

    def _draw_row(self, canvas: Canvas, row: _Row, top: float) -> None:
        theme = canvas.theme
        if row.begins:
            canvas.fill(FRect(self.body.left, top - 2, self.body.w, 1), theme.paper_deep)
        if row.line is self._under and row.line.targets:
            tint = mix(theme.paper, theme.gold_light, 0.6)
            canvas.rounded(FRect(self.body.left - 4, top - 1, self.body.w + 8, row.height - 1), tint, radius=5)
        if row.line.seat != CHANCE:
            middle = top + self._type.line_height(CAPTION) / 2
            draw_mark(canvas, self._match, row.line.seat, (self.body.left + 8, middle), 8)
        colour = theme.ink_soft if row.line.seat == CHANCE else theme.ink
        canvas.lines(row.words, (self.body.left + _INDENT, top), CAPTION, colour)

    def _draw_bar(self, canvas: Canvas) -> None:
        most = self._most()
        if most <= 0:
            return
        body = self.body
        size = max(24.0, body.h * body.h / self._height())
        top = body.top + (body.h - size) * (1 - self._up / most)
        bar = FRect(self.rect.right - 8, top, 4, size)
        canvas.rounded(bar, mix(canvas.theme.paper, canvas.theme.ink_soft, 0.45), radius=2)
