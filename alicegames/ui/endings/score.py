"""The score: who won, the breakdown by source, and how the scores ran over the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

import pygame
from pygame import FRect

from alicegames.core.rules import totals
from alicegames.i18n import _, listed, ngettext
from alicegames.match import undoing
from alicegames.storage import settings
from alicegames.ui.app.events import Key, Press, UiEvent
from alicegames.ui.app.scene import Command, Home, Pop, Push, Replace, Scene, SceneArgs, Stay
from alicegames.ui.draw.fit import fit, fitted
from alicegames.ui.draw.ground import draw_night
from alicegames.ui.draw.numbers import number, times
from alicegames.ui.draw.seats import draw_mark, seat_colour
from alicegames.ui.draw.theme import BODY, BODY_BOLD, CAPTION, HERO, LARGE, NAME, NUMBER, mix
from alicegames.ui.endings import chart
from alicegames.ui.endings.ceremony import Ceremony
from alicegames.ui.scenes import scene_class
from alicegames.ui.table import menu
from alicegames.ui.widgets.button import Button

if TYPE_CHECKING:
    from alicegames.core.session import Session
    from alicegames.match import Match
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.draw.theme import Style

_MARGIN: Final = 24.0
_PAD: Final = 20.0
_HEAD: Final = 74.0
_BUTTONS: Final = 44.0
_STEP: Final = 0.16
"""Seconds from one row of the breakdown to the next."""
_ROW: Final = 56.0
"""Units of a row's height where there is room."""
_CHART: Final = 1.2
_BREAKDOWN: Final = 0.6
"""Share of an upright window's height that the breakdown takes at most."""


@dataclass(frozen=True, slots=True)
class Row:
    """One source of points, for every seat."""

    label: str
    points: tuple[int | None, ...]
    counts: tuple[int | None, ...]


def breakdown(match: Match, session: Session[Any, Any]) -> tuple[Row, ...]:
    """Return the rows of the final score, sources in the order of the game's lines."""
    score = session.rules.score(session.state)
    keys = dict.fromkeys(line.key for lines in score for line in lines)
    found = []
    for key in keys:
        lines = [next((line for line in seat if line.key == key), None) for seat in score]
        found.append(
            Row(
                match.texts.score_line(key),
                tuple(line.points if line else None for line in lines),
                tuple(line.count if line else None for line in lines),
            )
        )
    return tuple(found)


class ScoreScene(Scene):
    """The score of a game that is over (or, on request, as if it ended now)."""

    name: ClassVar[str] = "score"

    def __init__(self, app: App, match: Match, session: Session[Any, Any], *, festive: bool = False) -> None:
        """``festive``: the game has ended just now, and the ceremony comes first."""
        super().__init__(app)
        self.match = match
        self.session = session
        self.rows = breakdown(match, session)
        self.totals = totals(session.rules.score(session.state))
        self.places = session.rules.places(session.state)
        self.history = chart.history(session)
        self._began: float | None = None
        self._share = 0.0
        self.table = self.chart = FRect(0, 0, 0, 0)
        self.ceremony = Ceremony(match, self.places, self.totals, session.seed) if festive else None
        self._counted = 0
        self._set_buttons()

    def _set_buttons(self) -> None:
        scores = Button("scores", _("The scores"), self._show_scores, kind="primary", icon="icon_chart")
        again = Button(
            "again", _("Play again"), self._again, kind="plain" if self.ceremony else "primary", icon="icon_play"
        )
        self.widgets.set(
            [
                *([scores] if self.ceremony else []),
                again,
                Button("back", _("Back to the table"), Pop, icon="icon_arrow_left"),
                *([Button("review", _("Review"), self._review, icon="icon_hint")] if self.session.is_over else []),
                Button("save", _("Save the game"), self._save, icon="icon_save"),
                Button("home", _("Title"), Home, icon="icon_home"),
            ]
        )

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> ScoreScene:
        """Show the score of a saved game, or of one played at random."""
        from alicegames.ui.table.scene import TableScene  # noqa: PLC0415 -- it opens this scene

        table = TableScene.from_args(app, args)
        session = table.model.session
        while (decision := session.decision()) is not None:
            session.submit(decision.options[len(session.moves) * 7 % len(decision.options)])
        return cls(app, table.match, session, festive=bool((args.extra or {}).get("festive")))

    # -- commands ---------------------------------------------------------------------------------------------

    def _show_scores(self) -> Command:
        """Turn from the ceremony to the breakdown and the chart."""
        self.ceremony, self._began, self._share = None, None, 0.0
        self._set_buttons()
        self.layout(self.app.scale)
        self.widgets.focus(self.widgets.find("again"), by_keyboard=False)
        self.refresh()
        return Stay()

    def _again(self) -> Command | None:
        setup: Any = scene_class("setup")
        return Replace(setup(self.app, self.match.game.id, settings.setup_of(self.match)))

    def _save(self) -> Command | None:
        return Push(menu.save_dialog(self.app, self.match, self.session))

    def _review(self) -> Command | None:
        review: Any = scene_class("review")
        return Push(review(self.app, self.match, self.session))

    def handle(self, event: UiEvent) -> Command | None:
        """A click or Enter shows the rest at once; Esc goes back to the table."""
        if self._moving and isinstance(event, Press | Key):
            self._began = -1000.0
            if not (isinstance(event, Press) and self._is_on_button(event.pos)):
                return Stay()
        if isinstance(event, Key) and event.key == pygame.K_ESCAPE:
            return Pop()
        return super().handle(event)

    def _is_on_button(self, pos: tuple[float, float]) -> bool:
        return any(widget.rect.collidepoint(pos) for widget in self.widgets.widgets)

    # -- time -------------------------------------------------------------------------------------------------

    @property
    def _length(self) -> float:
        settings = self.app.settings
        if settings.reduced_motion or settings.animation_speed <= 0:
            return 0.0
        if self.ceremony:
            return self.ceremony.length / settings.animation_speed
        return max(_CHART, _STEP * (len(self.rows) + 2)) / settings.animation_speed

    @property
    def _moving(self) -> bool:
        return self._share < 1

    def update(self, now: float) -> float | None:
        """Let the rows appear and the lines run."""
        waits = [super().update(now)]
        if self._moving:
            self._began = now if self._began is None else self._began
            length = self._length
            self._share = min(1.0, (now - self._began) / length) if length else 1.0
            self._sound_the_count()
            self.touch()
            waits.append(0.0)
        return min((wait for wait in waits if wait is not None), default=None)

    def _sound_the_count(self) -> None:
        """Let each player's points be heard as they are counted."""
        if self.ceremony and (counted := self.ceremony.counted(self._share * self.ceremony.length)) > self._counted:
            self._counted = counted
            self.app.sound.play("point" if counted < len(self.totals) else "crown")

    # -- where things are -------------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """Place the breakdown left, the chart right, the buttons at the foot."""
        top, bottom = _MARGIN + _HEAD, scale.height - _MARGIN - _BUTTONS - 16
        room = FRect(_MARGIN, top, scale.width - 2 * _MARGIN, bottom - top)
        if room.h > room.w:
            self._stack(room)
        else:
            left = max(460.0, room.w * 0.54)
            self.table = FRect(room.left, room.top, left, min(room.h, self._wanted_height()))
            self.chart = FRect(room.left + left + 16, room.top, room.w - left - 16, room.h)
        self._place_buttons(scale)

    def _stack(self, room: FRect) -> None:
        """Place the breakdown over the chart: an upright window has no room beside it."""
        high = min(room.h * _BREAKDOWN, self._wanted_height())
        self.table = FRect(room.left, room.top, room.w, high)
        self.chart = FRect(room.left, room.top + high + 16, room.w, room.h - high - 16)

    def _place_buttons(self, scale: Scale) -> None:
        """Place them at the right of the foot; where their words are too large for all, each gives way alike."""
        buttons = [button for button in self.widgets.widgets if isinstance(button, Button)]
        wanted = [button.width_for(self.app.type) + 12 for button in buttons]
        room = scale.width - 2 * _MARGIN - 12 * (len(buttons) - 1)
        share, right = min(1.0, room / max(1.0, sum(wanted))), scale.width - _MARGIN
        for button, width in zip(reversed(buttons), reversed(wanted), strict=True):
            button.rect = FRect(right - width * share, scale.height - _MARGIN - _BUTTONS, width * share, _BUTTONS)
            right -= width * share + 12

    def _wanted_height(self) -> float:
        return 2 * _PAD + 54 + (len(self.rows) + 1.4) * _ROW

    def _row_height(self) -> float:
        return min(_ROW, (self.table.h - 2 * _PAD - 54) / (len(self.rows) + 1.4))

    def _sized(self, style: Style, height: float, share: float = 1.0) -> Style:
        """Return a style at a size that suits a row's height."""
        return style.at(max(11.0, min(style.size * 1.3, height * 0.42)) * share)

    def _column(self, seat: int) -> FRect:
        label = self.table.w * 0.36
        width = (self.table.w - label - 2 * _PAD) / len(self.totals)
        return FRect(self.table.left + _PAD + label + seat * width, self.table.top, width, self.table.h)

    # -- drawing ----------------------------------------------------------------------------------------------

    def draw_still(self, canvas: Canvas) -> None:
        """Draw title and sheets."""
        if self.ceremony:
            self.ceremony.draw_still(canvas)
            return
        draw_night(canvas)
        self._draw_title(canvas)
        canvas.panel(self.table)
        canvas.panel(self.chart)
        for seat in range(len(self.totals)):
            self._draw_head(canvas, seat)
        chart.draw_frame(canvas, self.chart, self.history)
        self._draw_record(canvas)

    def _draw_record(self, canvas: Canvas) -> None:
        """Say at the foot what broke a tie, and what was taken back although something had been seen."""
        right = min((widget.rect.left for widget in self.widgets.widgets), default=canvas.scale.width)
        room = FRect(_MARGIN, canvas.scale.height - _MARGIN - _BUTTONS, right - 16 - _MARGIN, _BUTTONS)
        tie = self.match.game.tie_broken(self.session.rules, self.session.state) if self.session.is_over else ""
        text = f"{tie} {undoing.record(self.match, self.session)}".strip()
        if text:
            style, lines = canvas.type.fit(text, CAPTION, room.w, room.h, lines=3)
            canvas.lines(lines, room.topleft, style, canvas.theme.paper)

    def _draw_title(self, canvas: Canvas) -> None:
        winners = [seat for seat, place in enumerate(self.places) if place == 1]
        names = listed(self.match.names[seat] for seat in winners)
        text = ngettext("{names} wins", "{names} share the win", len(winners)).format(names=names)
        if not self.session.is_over:
            text = _("The score so far")
        left = _MARGIN + 4
        for seat in winners if self.session.is_over else ():
            draw_mark(canvas, self.match, seat, (left + 26, _MARGIN + 28), 26)
            left += 62
        place = FRect(left + 4, _MARGIN, canvas.scale.width - left - 300, 56)
        fitted(canvas, text, place, HERO, canvas.theme.paper, align="left")
        game = FRect(canvas.scale.width - _MARGIN - 260, _MARGIN + 8, 260, 40)
        fitted(canvas, self.match.game.title(), game, LARGE, canvas.theme.paper_deep, align="right")

    def _draw_head(self, canvas: Canvas, seat: int) -> None:
        column = self._column(seat)
        if self.places[seat] == 1:
            tint = mix(canvas.theme.paper, seat_colour(self.match, seat, canvas.theme), 0.13)
            canvas.rounded(column.inflate(-6, -20), tint, radius=8)
        draw_mark(canvas, self.match, seat, (column.centerx, column.top + _PAD + 16), 14)
        name = FRect(column.left + 4, column.top + _PAD + 31, column.w - 8, 22)
        fitted(canvas, self.match.names[seat], name, NAME, canvas.theme.ink)

    def draw(self, canvas: Canvas) -> None:
        """Draw rows and lines as far as they have come, and the buttons."""
        if self.ceremony:
            super().draw(canvas)
            self.ceremony.draw(canvas, self._share * self.ceremony.length)
            return
        shown = self._share * (len(self.rows) + 2)
        height = self._row_height()
        top = self.table.top + _PAD + 54
        for index, row in enumerate(self.rows):
            if index < shown:
                self._draw_row(canvas, row, FRect(self.table.left + _PAD, top, self.table.w - 2 * _PAD, height))
            top += height
        self._draw_totals(canvas, top + height * 0.2, height, min(1.0, shown / (len(self.rows) + 1)))
        chart.draw_lines(canvas, self.chart, self.history, self.match, self._share)
        super().draw(canvas)

    def _draw_row(self, canvas: Canvas, row: Row, rect: FRect) -> None:
        canvas.fill(FRect(rect.left, rect.top, rect.w, 1), canvas.theme.paper_deep)
        label = FRect(rect.left, rect.top, self.table.w * 0.36 - 8, rect.h)
        fitted(canvas, row.label, label, self._label_style(canvas, label), canvas.theme.ink, align="left")
        for seat, points in enumerate(row.points):
            column = self._column(seat)
            cell = FRect(column.left, rect.top, column.w, rect.h)
            shown = "–" if points is None else number(points)
            fitted(
                canvas,
                shown,
                FRect(cell.left, cell.top, cell.w * 0.58, cell.h),
                self._sized(NUMBER, rect.h),
                align="right",
            )
            if row.counts[seat] is not None and points is not None:
                beside = FRect(cell.left + cell.w * 0.62, cell.top, cell.w * 0.36, cell.h)
                fitted(canvas, times(row.counts[seat] or 0), beside, CAPTION, canvas.theme.ink_soft, align="left")

    def _label_style(self, canvas: Canvas, room: FRect) -> Style:
        """Return the size in which the longest label fits: all have the same."""
        style = self._sized(BODY, room.h)
        return min((fit(canvas.type, row.label, style, room.w, room.h) for row in self.rows), key=lambda one: one.size)

    def _draw_totals(self, canvas: Canvas, top: float, height: float, share: float) -> None:
        left = self.table.left + _PAD
        canvas.fill(FRect(left, top - 2, self.table.w - 2 * _PAD, 2), canvas.theme.ink)
        canvas.text_in(_("Total"), FRect(left, top, 200, height), self._sized(BODY_BOLD, height), align="left")
        for seat, total in enumerate(self.totals):
            column = self._column(seat)
            text = number(round(total * share))
            cell = FRect(column.left, top, column.w * 0.58, height)
            fitted(canvas, text, cell, self._sized(NUMBER, height, 1.3), canvas.theme.ink, align="right")
            if share >= 1 and self.places[seat] == 1 and self.session.is_over:
                icon = FRect(column.centerx - 12, column.top + 2, 24, 20)
                canvas.sprite("icon_crown", icon, tint=seat_colour(self.match, seat, canvas.theme))
