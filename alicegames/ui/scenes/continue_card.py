"""The card that continues the last game, with a small picture of how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.games import registry
from alicegames.i18n import _
from alicegames.ui.app.commands import Command, Stay
from alicegames.ui.app.events import LEFT, Press, Release, UiEvent
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.theme import BODY, TITLE
from alicegames.ui.scenes.save_view import broken
from alicegames.ui.scenes.summary import draw_seats, stands
from alicegames.ui.scenes.thumbnail import ASPECT
from alicegames.ui.widgets.base import Widget, WidgetState
from alicegames.ui.widgets.button import is_click_key

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from alicegames.storage.library import Entry
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Pos

_PAD: Final = 14.0


class ContinueCard(Widget):
    """Continue: which game, how far, who leads. Without a game to continue it says how to begin."""

    def __init__(self, on_open: Callable[[Entry], Command | None]) -> None:
        super().__init__("continue")
        self.on_open = on_open
        self.entry: Entry | None = None
        self.picture: pygame.Surface | None = None
        self.is_broken = False
        """Whether there is a sentence in place of the game: it cannot be read, or not be drawn."""

    @property
    def picture_width(self) -> float:
        """The width the picture of the table takes, in units."""
        return (self.rect.height - 2 * _PAD) * ASPECT

    def set(self, entry: Entry | None) -> None:
        """Show this game."""
        self.entry = entry
        self.is_broken = entry is not None and entry.fault is not None and entry.document is None

    def tip(self, pos: Pos | None) -> str:
        """Tell all names: they may be cut on the card."""
        del pos
        return ", ".join(seat.name for seat in self.entry.seats) if self.entry and not self.is_broken else ""

    @property
    def can_focus(self) -> bool:
        """Nothing to press, nothing to focus."""
        return self.entry is not None

    def handle(self, event: UiEvent) -> Command | None:
        """Continue on click, Enter and Space."""
        if self.entry is None:
            return None
        if isinstance(event, Press) and event.button == LEFT:
            return Stay()
        if (isinstance(event, Release) and event.button == LEFT and self.contains(event.pos)) or is_click_key(event):
            return self.on_open(self.entry) or Stay()
        return None

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the sheet."""
        theme = canvas.theme
        canvas.panel(self.rect)
        if state.hovered and self.entry:
            canvas.rounded(self.rect, None, theme.hover, line=2)
        if self.entry is None:
            self._draw_welcome(canvas)
        elif self.is_broken:
            self._draw_fault(canvas, self.entry)
        else:
            self._draw_apart(canvas, self.entry)

    def _draw_apart(self, canvas: Canvas, entry: Entry) -> None:
        """Draw the game; one that breaks must not close the title to all the others."""
        try:
            self._draw_game(canvas, entry)
        except Exception as error:  # noqa: BLE001 -- reported, and said in its place
            self.entry, self.is_broken = broken(entry, error), True
            canvas.panel(self.rect)
            self._draw_fault(canvas, self.entry)

    def _draw_fault(self, canvas: Canvas, entry: Entry) -> None:
        inside = self.rect.inflate(-2 * _PAD - 8, -2 * _PAD)
        canvas.sprite("icon_warning", FRect(inside.left, inside.top, 40, 40), tint=canvas.theme.rose)
        room = FRect(inside.left + 56, inside.top, inside.width - 56, inside.height)
        wanted = BODY.at(BODY.size * canvas.type.text_size)
        style, lines = canvas.type.fit(str(entry.fault), wanted, room.width, room.height, lines=6)
        canvas.lines(lines, room.topleft, style, canvas.theme.rose)

    def _draw_welcome(self, canvas: Canvas) -> None:
        inside = self.rect.inflate(-2 * _PAD - 8, -2 * _PAD)
        canvas.sprite("white_rabbit", FRect(inside.left, inside.top, 84, inside.height))
        left = inside.left + 100
        canvas.text(_("Welcome"), (left, inside.top - 2), canvas.type.fixed(TITLE), canvas.theme.teal)
        room = FRect(left, inside.top + 32, inside.right - left, inside.bottom - inside.top - 32)
        words = _("Choose a book to play it, or Learn, if you are new here. The game you leave will wait for you.")
        wanted = BODY.at(BODY.size * canvas.type.text_size)
        style, lines = canvas.type.fit(words, wanted, room.width, room.height, lines=4)
        canvas.lines(lines, room.topleft, style)

    def _draw_game(self, canvas: Canvas, entry: Entry) -> None:
        inside = self.rect.inflate(-2 * _PAD, -2 * _PAD)
        high = inside.height
        cover = FRect(inside.left, inside.top, self.picture_width if self.picture else high * 340 / 480, high)
        if self.picture:
            canvas.picture(self.picture, cover)
            canvas.rounded(cover, None, canvas.theme.ink_soft, radius=0)
        else:
            canvas.sprite(f"cover_{entry.game}", cover)
        left = cover.right + _PAD
        room = inside.right - left
        title = canvas.type.fixed(TITLE)
        canvas.text(_("Continue"), (left, inside.top - 4), title, canvas.theme.teal, width=room - 28)
        canvas.sprite("icon_play", FRect(inside.right - 22, inside.top + 2, 20, 20), tint=canvas.theme.teal)
        line = " · ".join(part for part in (registry.title(entry.game), stands(entry)) if part)
        place = FRect(left, inside.top + 30, room, 24)
        fitted(canvas, line, place, BODY, align="left")
        top = place.bottom + 2
        draw_seats(canvas, entry, FRect(left, top, room, inside.bottom - top))
