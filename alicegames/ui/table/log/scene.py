"""The whole log at full height beside the table: searched, filtered, gone through by keys, copied, shown again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import pygame
from pygame import FRect

from alicegames.i18n import _
from alicegames.ui.app import keymap
from alicegames.ui.app.events import Key, Press, UiEvent
from alicegames.ui.app.scene import Command, Pop, Scene, SceneArgs, Stay
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.theme import BODY, TITLE
from alicegames.ui.scenes import scene_class
from alicegames.ui.table.frame import GAP
from alicegames.ui.table.log.rows import LogRows
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.choice import Answer, Choice
from alicegames.ui.widgets.entry import TextEntry
from alicegames.ui.widgets.toggle import Toggle

if TYPE_CHECKING:
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.table.hub import Hub

_LEAST: Final = 400.0
_PAD: Final = 18.0
_ROW: Final = 36.0
_NOBODY: Final = -1


class Story(LogRows):
    """All lines, turn by turn."""

    has_headings = True


class LogScene(Scene):
    """Stands at the right over the rail; the table stays in sight, and lights what a line is about."""

    name: ClassVar[str] = "log"
    overlay: ClassVar[bool] = True
    dims: ClassVar[bool] = False

    def __init__(self, table: Hub, *, since: bool = False) -> None:
        """``since``: only what has happened since the viewer's last turn."""
        super().__init__(table.app)
        self.table = table
        self.sheet = FRect(0, 0, 0, 0)
        match = table.match
        self.rows = Story("log_rows", match, self.app.type, table.light, BODY)
        self.search = TextEntry(
            "log_search", placeholder=_("Search the log"), icon="icon_search", on_change=self._look_for
        )
        answers = [Answer(_NOBODY, _("Everybody"))]
        answers += [Answer(seat, name) for seat, name in enumerate(match.names)]
        self.seat = Choice("log_seat", answers, _NOBODY, self._choose)
        self.since = Toggle("log_since", _("Since my last turn"), self._change, value=since)
        self.again = Button("log_again", _("Show it again"), self._show_again, icon="icon_replay")
        self.rule = Button("log_rule", _("Rule"), self._to_rule, icon="icon_rules")
        self.copy = Button("log_copy", _("Copy"), self._copy, icon="icon_copy")
        self.close = Button("log_close", _("Close"), Pop, kind="primary", icon="icon_close")
        self.widgets.set([self.search, self.seat, self.since, self.rows, self.again, self.rule, self.copy, self.close])
        self.widgets.focus(self.rows, by_keyboard=False)
        self._fill()

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> LogScene:
        """Show the log of a game, for a screenshot."""
        table: Any = scene_class("table").from_args(app, args)
        table.layout(app.scale)
        return cls(table)

    # -- what is shown ----------------------------------------------------------------------------------------

    def _fill(self) -> None:
        model = self.table.model
        self.rows.show(model.recap() if self.since.value else model.log())

    def _look_for(self, words: str) -> Command | None:
        self.rows.search(words)
        return Stay()

    def _choose(self, seat: int) -> Command | None:
        self.rows.seat = None
        self.rows.filter(None if seat == _NOBODY else seat)
        return Stay()

    def _change(self, on: bool) -> Command | None:  # noqa: FBT001 -- a toggle's callback
        del on
        self._fill()
        self.rows.read_from_the_top()
        return Stay()

    def _show_again(self) -> Command | None:
        """Show it again on the table: from the line the keys have come to, else from the first one in the list."""
        model = self.table.model
        line = self.rows.current or next(iter(self.rows.lines), None)
        start = line.ply if line is not None else model.recap_start
        self.app.go(Pop())
        told: Command | None = self.table.teller.retell(start)
        return told

    def _to_rule(self) -> Command | None:
        """Open the rules at what the line that was pointed at last carries out; before any was, the newest line."""
        line = self.rows.recent or next(reversed(self.rows.lines), None)
        opened: Command | None = self.table.commands.rules(line.rule if line is not None else "")
        return opened

    def _copy(self) -> Command | None:
        """Put the lines that are shown on the clipboard, as text."""
        try:
            pygame.scrap.put_text("\n".join(line.text for line in self.rows.lines))
        except pygame.error:  # no clipboard on this machine
            self.app.toast(_("There is no clipboard here."))
        else:
            self.app.toast(_("The log is on the clipboard."))
        return Stay()

    def update(self, now: float) -> float | None:
        """Show what the table goes on telling."""
        self._fill()
        return super().update(now)

    def leave(self) -> None:
        """Light nothing any more."""
        self.table.light(())

    # -- where things are -------------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """Take the right side at full height."""
        width = max(_LEAST, self.table.frame.rail.w)
        self.sheet = FRect(scale.width - GAP - width, GAP, width, scale.height - 2 * GAP)
        inner = self.sheet.inflate(-2 * _PAD, -2 * _PAD)
        top = inner.top + 40
        for widget in (self.search, self.seat, self.since):
            widget.rect = FRect(inner.left, top, inner.w, _ROW)
            top += _ROW + 8
        self.rows.rect = FRect(inner.left, top + 2, inner.w + 6, inner.bottom - _ROW - 14 - top)
        left = inner.left
        shares = (self.again, 0.33), (self.rule, 0.2), (self.copy, 0.22), (self.close, 0.25)
        for button, share in shares:
            button.rect = FRect(left, inner.bottom - _ROW, inner.w * share - 6, _ROW)
            left += inner.w * share + 3
        if self.since.value:
            self.rows.read_from_the_top()

    def draw_still(self, canvas: Canvas) -> None:
        """Draw the sheet."""
        canvas.panel(self.sheet)
        head = FRect(self.sheet.left + _PAD, self.sheet.top + 12, self.sheet.w - 2 * _PAD, 36)
        title = _("Since your last turn") if self.since.value else _("The log")
        fitted(canvas, title, head, TITLE, canvas.theme.teal, align="left")

    def handle(self, event: UiEvent) -> Command | None:
        """Esc and a click beside close it; F1 opens the rule of a line."""
        if isinstance(event, Key) and event.key == pygame.K_F1:
            return self._to_rule()
        if isinstance(event, Press) and not self.sheet.collidepoint(event.pos):
            return Pop()
        if isinstance(event, Key) and event.key == pygame.K_ESCAPE:
            return Pop()
        return super().handle(event)

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Return what the keys do here."""
        rule = (keymap.name("rules"), _("the rule behind the line"))
        return ((_("Up, Down"), _("the line before, the line after")), rule, (_("Esc"), _("back to the table")))
