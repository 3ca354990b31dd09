"""A form: titled controls with a line of explanation each, on a pane."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from alicegames.ui.draw.theme import CAPTION, HEADING, LABEL
from alicegames.ui.widgets.label import Label
from alicegames.ui.widgets.pane import Pane

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.ui.draw.text import Typesetter
    from alicegames.ui.widgets.base import Widget

_CONTROL = 38.0
_SIDE_BY_SIDE = 560.0
"""From this width on, titles stand left of their controls instead of over them."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a form. Without a control it is a heading, or plain words if it has only a note."""

    title: str
    control: Widget | None = None
    note: str = ""
    ink: str = "ink_soft"
    """The theme's colour for the note."""


class Form(Pane):
    """Rows under each other. ``set`` the rows, then ``lay`` at every layout."""

    def __init__(self, widget_id: str = "form") -> None:
        super().__init__(widget_id)
        self.rows: tuple[Row, ...] = ()

    def set(self, rows: Sequence[Row]) -> None:
        """Set the rows."""
        self.rows = tuple(rows)

    @property
    def has_foot(self) -> bool:
        """Whether the rows leave room for an ornament under them."""
        return self.scroller.content < self.rect.height - 40

    def widgets(self) -> list[Widget]:
        """Return the form and its controls for the scene's group."""
        return [self, *self.children]

    def lay(self, type_: Typesetter) -> None:
        """Place everything for the form's rectangle."""
        placed: list[tuple[Widget, FRect]] = []
        top = 0.0
        for number, row in enumerate(self.rows):
            top = self._lay_row(row, type_, placed, top, first=number == 0)
        self.fill(placed, top)

    def _lay_row(
        self, row: Row, type_: Typesetter, placed: list[tuple[Widget, FRect]], top: float, *, first: bool
    ) -> float:
        if row.control is None and row.title:
            top += 0 if first else 14
            label = Label(row.title, HEADING, "teal")
            placed.append((label, FRect(2, top, self.room, label.height(type_, self.room))))
            top = placed[-1][1].bottom + 8
        elif row.control is not None:
            top = self._lay_control(row, row.control, type_, placed, top)
        if row.note:
            note = Label(row.note, CAPTION, row.ink)
            placed.append((note, FRect(2, top, self.room - 4, note.height(type_, self.room - 4))))
            top = placed[-1][1].bottom
        return top + 14

    def _lay_control(
        self, row: Row, control: Widget, type_: Typesetter, placed: list[tuple[Widget, FRect]], top: float
    ) -> float:
        wide, left = self.room - 4, 2.0
        if row.title:
            title = Label(row.title, LABEL)
            if self.rect.width >= _SIDE_BY_SIDE:
                share = wide * 0.36
                height = title.height(type_, share - 12)
                placed.append((title, FRect(2, top + max(0.0, (_CONTROL - height) / 2), share - 12, height)))
                left, wide = 2 + share, wide - share
            else:
                placed.append((title, FRect(2, top, wide, title.height(type_, wide))))
                top = placed[-1][1].bottom + 4
        placed.append((control, FRect(left, top, wide, _CONTROL)))
        return max(top + _CONTROL, placed[-2][1].bottom if row.title else 0.0) + 5
