"""The log in the rail: lines under a head with filters; Enter or a click on its title opens the whole log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.i18n import _
from alicegames.ui.app import keymap
from alicegames.ui.app.events import LEFT, Release, UiEvent
from alicegames.ui.app.scene import Stay
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.seats import draw_mark
from alicegames.ui.draw.theme import HEADING
from alicegames.ui.table.frame import PAD
from alicegames.ui.table.log.rows import LogRows
from alicegames.ui.widgets.button import is_click_key

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.match import Match
    from alicegames.ui.app.scene import Command
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Pos
    from alicegames.ui.draw.text import Typesetter
    from alicegames.ui.widgets.base import WidgetState

HEAD: Final = 34


class LogPanel(LogRows):
    """A sheet of paper with the log."""

    def __init__(
        self,
        match: Match,
        type_: Typesetter,
        on_hover: Callable[[tuple[str, ...]], None],
        on_open: Callable[[], Command | None],
    ) -> None:
        super().__init__("log", match, type_, on_hover)
        self._on_open = on_open

    @property
    def can_focus(self) -> bool:
        """The log has its turn in Tab's order where there is room for it."""
        return self.visible and self.rect.h >= HEAD + 12

    @property
    def body(self) -> FRect:
        """Where the lines are."""
        r = self.rect
        return FRect(r.left + PAD, r.top + HEAD, r.w - 2 * PAD, max(0.0, r.h - HEAD - 8))

    def _marks(self) -> list[tuple[int, FRect]]:
        seats = len(self._match.seats)
        left = self.rect.right - PAD - seats * 26
        return [(seat, FRect(left + seat * 26, self.rect.top + 6, 24, 24)) for seat in range(seats)]

    def _turn_mark(self) -> FRect:
        seats = len(self._match.seats)
        return FRect(self.rect.right - PAD - seats * 26 - 30, self.rect.top + 6, 24, 24)

    def _title(self) -> FRect:
        return FRect(self.rect.left + PAD, self.rect.top + 6, self._turn_mark().left - self.rect.left - PAD, HEAD - 10)

    # -- events -----------------------------------------------------------------------------------------------

    def tip(self, pos: Pos | None) -> str:
        """Tell what a mark does."""
        if pos is None or self._title().collidepoint(pos):
            return _("Open the whole log ({key})").format(key=keymap.name("whole_log"))
        if self._turn_mark().collidepoint(pos):
            return _("Show all turns") if self.this_turn else _("Show the last turn alone")
        mark = next((seat for seat, rect in self._marks() if rect.collidepoint(pos)), None)
        if mark is None:
            return ""
        if mark == self.seat:
            return _("Show everybody’s lines")
        return _("Show only {name}’s lines").format(name=self._match.names[mark])

    def handle(self, event: UiEvent) -> Command | None:
        """Filter with the marks, open the whole log; else as all lines do."""
        if isinstance(event, Release) and event.button == LEFT:
            return self._click(event.pos)
        if is_click_key(event):
            return self._on_open()
        return super().handle(event)

    def _click(self, pos: Pos) -> Command | None:
        if self._title().collidepoint(pos):
            return self._on_open()
        if self._turn_mark().collidepoint(pos):
            self.toggle_turn()
        for seat, rect in self._marks():
            if rect.collidepoint(pos):
                self.filter(seat)
        return Stay()

    # -- drawing ----------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the sheet, the filter and the rows in sight."""
        if self.rect.h < HEAD + 12:
            return
        canvas.panel(self.rect)
        title = self._title()
        words = FRect(title.left, title.top, title.w - 26, title.h)
        fitted(canvas, _("Log"), words, HEADING, canvas.theme.teal, align="left")
        wide = min(title.w - 24, canvas.type.width(_("Log"), HEADING) + 6)
        canvas.sprite("icon_log", FRect(title.left + wide, title.top + 4, 16, 16), tint=canvas.theme.ink_soft)
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
        super().draw(canvas, state)
