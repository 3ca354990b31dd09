"""The presenter of games that have none: the table in words, every option a button."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from pygame import FRect

from alicegames.core.decision import Pass
from alicegames.core.targets import BUTTON_PASS, option_target
from alicegames.ui.draw.theme import BODY, Style
from alicegames.ui.presenters.base import Areas, Picture, Presenter

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.targets import Path
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Paint

S = TypeVar("S")
C = TypeVar("C")

_MARGIN = 20


class ButtonsPresenter(Presenter[S, C]):
    """Shows any game."""

    has_endings: ClassVar[bool] = True

    def paths(self, view: S, decision: Decision[C], choice: C) -> tuple[Path, ...]:
        """A button for every option; declining at its usual place."""
        if isinstance(choice, Pass):
            return ((BUTTON_PASS,),)
        return ((option_target(self.match.rules.encode(choice)),),)

    def picture(self, view: S, viewer: int, areas: Areas, decision: Decision[C] | None) -> Picture:
        """The table's description on a sheet of paper."""
        picture = Picture()
        lines = self.match.texts.table(view, self.match.names)
        picture.put("table", areas.stage, _written(lines), corner=10)
        return picture


def _written(lines: tuple[str, ...]) -> Paint:
    def paint(canvas: Canvas, rect: FRect) -> None:
        canvas.panel(rect)
        inner = rect.inflate(-2 * _MARGIN, -2 * _MARGIN)
        style = _fitting(canvas, lines, inner)
        top = inner.top
        with canvas.clipped(inner):
            for line in lines:
                top += canvas.paragraph(line, FRect(inner.left, top, inner.w, inner.h), style) + 4

    return paint


def _fitting(canvas: Canvas, lines: tuple[str, ...], room: FRect) -> Style:
    """Return the largest legible style in which the lines fit."""
    for size in (18, 16, 15, 14):
        style = BODY.at(size)
        if sum(canvas.type.height(line, style, room.w) + 4 for line in lines) <= room.h:
            return style
    return BODY.at(13)
