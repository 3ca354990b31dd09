"""What an arena found, as one picture: ratings and shares with their intervals, and who came in before whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.bots import levels
from alicegames.games import registry
from alicegames.i18n import _, ngettext
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.numbers import signed
from alicegames.ui.draw.theme import BODY, BODY_BOLD, CAPTION, HEADING, TITLE

if TYPE_CHECKING:
    from alicegames.bots.arena import Duel, Report, Share
    from alicegames.ui.draw.canvas import Canvas

_MARGIN: Final = 28.0
_HEAD: Final = 92.0
_ROW: Final = 44.0
_NAME: Final = 150.0
_RATING: Final = 120.0
_WIDE: Final = 860.0
_CELL: Final = 112.0
_BETWEEN: Final = 74.0
_TINT: Final = 110
"""How opaque a cell is whose row always came in first, or never."""


def size(report: Report) -> tuple[float, float]:
    """Return the width and height that a report needs, in units."""
    bots = len(report.plan.levels)
    wide = max(_WIDE, 2 * _MARGIN + _NAME + bots * _CELL)
    return wide, _HEAD + bots * _ROW + _BETWEEN + (bots + 1) * _ROW + _MARGIN


def draw(canvas: Canvas, report: Report) -> None:
    """Draw everything from the canvas' top left corner."""
    wide, high = size(report)
    canvas.fill(FRect(0, 0, wide, high), canvas.theme.paper)
    plan, tally = report.plan, report.tally
    title = registry.get(plan.game).title()
    fitted(canvas, title, FRect(_MARGIN, 16, wide - 2 * _MARGIN, 34), TITLE, canvas.theme.teal, align="left")
    told = ngettext(
        "{games} game for {players}, seed {seed}. Bars are 95% intervals.",
        "{games} games for {players}, seed {seed}. Bars are 95% intervals.",
        tally.games,
    ).format(games=tally.games, players=plan.seats, seed=plan.seed)
    fitted(canvas, told, FRect(_MARGIN, 52, wide - 2 * _MARGIN, 20), CAPTION, canvas.theme.ink_soft, align="left")
    rows = sorted(zip(report.shares(), report.ratings(), report.margins(), strict=True), key=lambda row: -row[1])
    for number, (share, rating, margin) in enumerate(rows):
        line = FRect(_MARGIN, _HEAD + number * _ROW, wide - 2 * _MARGIN, _ROW)
        _rated(canvas, line, share, f"{signed(round(rating))} ± {margin:.0f}", 1 / plan.seats)
    order = [share.level for share, _rating, _margin in rows]
    _cross(canvas, FRect(_MARGIN, _HEAD + len(rows) * _ROW + _BETWEEN, wide - 2 * _MARGIN, _ROW), report, order)


def _name(level: str) -> str:
    entrant, budget = levels.entrant(level)
    return f"{entrant.title()} @{budget}" if budget else entrant.title()


def _rated(canvas: Canvas, line: FRect, share: Share, rating: str, even: float) -> None:
    """A bot's name, its rating, and its share of wins on a scale from none to all."""
    theme = canvas.theme
    fitted(canvas, _name(share.level), FRect(line.left, line.top, _NAME, line.h), BODY_BOLD, theme.ink, align="left")
    elo = _("Elo {rating}").format(rating=rating)
    fitted(canvas, elo, FRect(line.left + _NAME, line.top, _RATING, line.h), BODY, theme.ink, align="left")
    scale = FRect(line.left + _NAME + _RATING + 16, line.top, line.w - _NAME - _RATING - 90, line.h)
    canvas.fill(FRect(scale.left, scale.centery - 1, scale.w, 2), theme.paper_deep)
    canvas.fill(FRect(scale.left + even * scale.w - 1, scale.top + 4, 2, scale.h - 8), theme.ink_soft, 120)
    bar = FRect(scale.left + share.low * scale.w, scale.centery - 5, (share.high - share.low) * scale.w, 10)
    canvas.rounded(bar, theme.hover, radius=5)
    canvas.circle((scale.left + share.share * scale.w, scale.centery), 7, theme.ink)
    figure = FRect(scale.right + 10, line.top, line.right - scale.right - 10, line.h)
    fitted(canvas, f"{share.share:.1%}", figure, BODY, theme.ink, align="right")


def _cross(canvas: Canvas, line: FRect, report: Report, order: list[str]) -> None:
    """How often the bot of a row came in before that of a column."""
    theme, duels = canvas.theme, {(one.level, one.rival): one for one in report.duels()}
    heading = FRect(line.left, line.top - 34, line.w, 28)
    fitted(canvas, _("Who came in before whom"), heading, HEADING, theme.teal, align="left")
    for column, rival in enumerate(order):
        over = FRect(line.left + _NAME + column * _CELL, line.top, _CELL, _ROW)
        fitted(canvas, _name(rival), over.inflate(-8, 0), CAPTION, theme.ink_soft)
    for row, level in enumerate(order):
        left = FRect(line.left, line.top + (row + 1) * _ROW, _NAME, _ROW)
        fitted(canvas, _name(level), left, BODY_BOLD, theme.ink, align="left")
        for column, rival in enumerate(order):
            cell = FRect(left.right + column * _CELL, left.top, _CELL, _ROW).inflate(-4, -4)
            if (level, rival) in duels:
                _met(canvas, cell, duels[level, rival], turned=False)
            elif (rival, level) in duels:
                _met(canvas, cell, duels[rival, level], turned=True)
            else:
                canvas.fill(cell, theme.paper_deep, 120)


def _met(canvas: Canvas, cell: FRect, duel: Duel, *, turned: bool) -> None:
    """A cell: the share, under it its interval, on green for more than half and on red for less."""
    share, low, high = (1 - duel.share, 1 - duel.high, 1 - duel.low) if turned else (duel.share, duel.low, duel.high)
    theme = canvas.theme
    canvas.fill(cell, theme.teal if share > 1 / 2 else theme.rose, round(_TINT * abs(2 * share - 1)))
    top, foot = FRect(cell.left, cell.top, cell.w, cell.h * 0.56), FRect(cell.left, cell.centery, cell.w, cell.h * 0.5)
    fitted(canvas, f"{share:.0%}", top, BODY_BOLD, theme.ink)
    fitted(canvas, f"{100 * low:.0f}–{100 * high:.0f}", foot, CAPTION, theme.ink)
