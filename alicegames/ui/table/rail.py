"""The rail: whose turn it is, what is asked, what a choice would do, the players and their scores."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from pygame import FRect

from alicegames.core.rules import totals
from alicegames.i18n import _, listed, ngettext
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.numbers import number, signed
from alicegames.ui.draw.seats import draw_mark, seat_colour
from alicegames.ui.draw.text import LEAST
from alicegames.ui.draw.theme import BODY, BODY_BOLD, CAPTION, HEADING, NAME, NUMBER, Face, Style, mix
from alicegames.ui.table.frame import PAD
from alicegames.ui.table.people.clock import in_words
from alicegames.ui.table.picking import asked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.match import Match
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Preview
    from alicegames.ui.table.animation import Line
    from alicegames.ui.table.frame import RailRow, TableFrame
    from alicegames.ui.table.model import Act, TableModel
    from alicegames.ui.widgets.base import Widget

PROMPT: Final = Style(Face.TEXT_MEDIUM, 16, leading=1.3)


@dataclass(frozen=True, slots=True)
class Words:
    """What the rail says at the moment."""

    title: str
    """Whose turn it is, or who is asked something in the turn of another."""
    banner: str
    prompt: str
    owner: int
    """The seat in whose colour the banner is drawn."""


def words(model: TableModel[Any, Any], act: Act[Any] | None = None, line: Line | None = None) -> Words:
    """Say whose turn it is and what is asked, as far as the viewer may know."""
    names, view, turn = model.match.names, model.view, model.turn
    owner = turn.owner if not model.over else -1
    banner = _with_clock(model, model.presenter.banner(view))
    if model.over:
        return Words(_("The game is over"), banner, _winners(model), -1)
    title = _("{name}’s turn").format(name=names[owner]) if owner >= 0 else _("The table is being laid")
    if owner >= 0 and model.decision() is not None and model.viewer != owner:  # somebody is asked in another's turn
        during = _("in {name}’s turn").format(name=names[owner])
        banner = " · ".join(part for part in (during, banner) if part)
        title, owner = _("{name}, a question").format(name=names[model.viewer]), model.viewer
    return Words(title, banner, _prompt(model) if act is None else _happening(model, act, line), owner)


def _with_clock(model: TableModel[Any, Any], banner: str) -> str:
    """Add the time that is left to whoever is asked, where there is a clock."""
    left = in_words(model.match.clock, model.viewer) if model.decision() is not None else ""
    return " · ".join(part for part in (banner, left) if part)


def _happening(model: TableModel[Any, Any], act: Act[Any], line: Line | None) -> str:
    """Say what is being told, in the words of the log; of a scoring the line at hand."""
    counts = model.presenter.counts
    told = [event for event in act.events if not counts(act.after, event)] if line is None else [line.event]
    said = (model.match.texts.event(event, model.match.names) for event in told)
    return " ".join(_counted(sentence, len([*alike])) for sentence, alike in groupby(filter(None, said)))


def _counted(sentence: str, times: int) -> str:
    """Say how often a thing happens that happens several times running."""
    if times == 1:
        return sentence
    return ngettext("{sentence} (once)", "{sentence} ({times} times)", times).format(sentence=sentence, times=times)


def _prompt(model: TableModel[Any, Any]) -> str:
    names = model.match.names
    decision = model.decision()
    if decision is not None:
        return asked.prompt(model)
    if model.behind:
        return model.last_said()
    if model.bot_to_move:
        thinks = _("{name} is thinking …").format(name=names[model.waiting_for])
        return f"{model.last_said()}\n{thinks}".strip()
    return _("{name} is asked.").format(name=names[model.waiting_for]) if model.waiting_for >= 0 else ""


def _winners(model: TableModel[Any, Any]) -> str:
    places = model.session.rules.places(model.view)
    winners = [model.match.names[seat] for seat, place in enumerate(places) if place == 1]
    text = ngettext("{names} wins.", "{names} share the win.", len(winners)).format(names=listed(winners))
    tie = model.match.game.tie_broken(model.session.rules, model.session.state)
    return f"{text} {tie}".rstrip()


_BUTTONS: Final = 92.0
"""Of the banner's width for the menu and what has happened."""
_TUTOR: Final = 40.0
"""And for the tutor, where one person sits at the table."""

# -- drawing ------------------------------------------------------------------------------------------------------


def draw_turn(canvas: Canvas, frame: TableFrame, model: TableModel[Any, Any], said: Words) -> None:
    """Draw the sheet with the banner and the prompt."""
    theme = canvas.theme
    canvas.panel(frame.sheet)
    colour = seat_colour(model.match, said.owner, theme) if said.owner >= 0 else theme.teal
    banner = frame.banner
    canvas.rounded(banner, colour, theme.ink_soft)
    canvas.fill(FRect(banner.left + 1, banner.bottom - 12, banner.w - 2, 12), colour)
    left = banner.left + PAD
    if said.owner >= 0:
        draw_mark(canvas, model.match, said.owner, (left + 18, banner.centery), 18)
        left += 48
    has_tutor = len(model.match.humans) == 1 and not model.over
    room = banner.right - left - (_BUTTONS + (_TUTOR if has_tutor else 0.0))
    if said.banner:
        fitted(canvas, said.title, FRect(left, banner.top + 6, room, 24), HEADING, theme.paper, align="left")
        fitted(canvas, said.banner, FRect(left, banner.top + 30, room, 18), CAPTION, theme.paper, align="left")
    else:
        fitted(canvas, said.title, FRect(left, banner.top + 6, room, banner.h - 12), HEADING, theme.paper, align="left")
    _draw_prompt(canvas, frame.prompt, said.prompt)


def _draw_prompt(canvas: Canvas, rect: FRect, text: str) -> None:
    style = canvas.type.largest(text, PROMPT, rect.size, canvas.type.fixed(PROMPT.at(LEAST)).size)
    if canvas.type.height(text, style, rect.w) > rect.h and "\n" in text:  # the question is known: rather the answer
        _draw_prompt(canvas, rect, text.partition("\n")[2])
    else:
        canvas.paragraph(text, rect, style, canvas.theme.ink)


def preview_room(frame: TableFrame, widgets: Sequence[Widget]) -> FRect:
    """Return where previews are written: the row of the ending buttons too, while it is empty."""
    row = frame.ending
    is_taken = bool(frame.options.h) or any(one.visible and one.rect.colliderect(row) for one in widgets)
    return frame.preview if is_taken or not row.h else frame.preview.union(row)


def draw_preview(canvas: Canvas, rect: FRect, preview: Preview | None) -> None:
    """Draw what the choice under the pointer, or the picked one, would do."""
    canvas.fill(FRect(rect.left, rect.top - 3, rect.w, 1), canvas.theme.paper_deep)
    if preview is None:
        return
    width = rect.w
    if preview.score is not None:
        width -= 56
        colour = canvas.theme.teal if preview.score >= 0 else canvas.theme.rose
        seal = FRect(rect.right - 48, rect.top + 6, 48, rect.h - 12)
        fitted(canvas, signed(preview.score), seal, NUMBER.at(24), colour)
    step = canvas.type.line_height(CAPTION)
    minded, lines = preview_lines(canvas, preview, width, max(1, int(rect.h // step)))
    canvas.lines(minded, (rect.left, rect.top + 2), CAPTION, canvas.theme.rose)
    canvas.lines(lines, (rect.left, rect.top + 2 + step * len(minded)), CAPTION, canvas.theme.ink_soft)


def _wrapped(canvas: Canvas, sentences: Sequence[str], width: float, most: int) -> list[str]:
    """Return sentences in lines of a width, so many at most."""
    lines = [part for line in sentences for part in canvas.type.wrap(line, CAPTION, width)]
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], canvas.type.shorten(f"{lines[most - 1]} …", CAPTION, width)] if most > 0 else []


def preview_lines(canvas: Canvas, preview: Preview, width: float, most: int) -> tuple[list[str], list[str]]:
    """Return the lines to be minded of a preview, and its others, as they are drawn: what does not fit is left out.

    Never left out is the last line of a final one, which says that the choice cannot be taken back.
    """
    said, last = (preview.lines[:-1], preview.lines[-1:]) if preview.is_final else (preview.lines, ())
    foot = _wrapped(canvas, last, width, most)
    minded = _wrapped(canvas, [f"! {caution}" for caution in preview.cautions], width, most - len(foot))
    return minded, [*_wrapped(canvas, said, width, most - len(foot) - len(minded)), *foot]


def draw_players(canvas: Canvas, frame: TableFrame, model: TableModel[Any, Any]) -> None:
    """Draw every player's line on one sheet."""
    canvas.panel(frame.players)
    points = totals(model.session.rules.score(model.view))
    for index, row in enumerate(frame.rows):
        if index:
            rule = FRect(row.line.left, row.line.top - 2, row.line.w, 1)
            canvas.fill(rule, canvas.theme.paper_deep)
        _draw_row(canvas, row, model, points[row.seat] if row.seat < len(points) else None)


def _draw_row(canvas: Canvas, row: RailRow, model: TableModel[Any, Any], points: int | None) -> None:
    theme, line = canvas.theme, row.line
    on_turn = row.seat == model.turn.owner and not model.over
    if on_turn:
        tint = mix(theme.paper, seat_colour(model.match, row.seat, theme), 0.14)
        canvas.rounded(line.inflate(12, -2), tint, radius=8)
    draw_mark(canvas, model.match, row.seat, (line.left + 14, line.centery), 14)
    right = line.right - 4
    if points is not None:
        shown = number(points)
        width = canvas.type.width(shown, NUMBER)
        canvas.text_in(shown, FRect(right - width - 8, line.top, width + 8, line.h), NUMBER, align="right")
        right -= max(width, 24) + 14
    style = BODY_BOLD if on_turn else BODY
    name = FRect(line.left + 38, line.top, right - line.left - 38, line.h)
    fitted(canvas, _row_name(model, row.seat), name, style, align="left")


def _row_name(model: TableModel[Any, Any], seat: int) -> str:
    name, clock = model.match.names[seat], model.match.clock
    if clock is not None and clock.limit.per == "game" and seat in model.match.humans:
        return _("{name} · {time}").format(name=name, time=clock.told(seat))
    return _("{name} (you)").format(name=name) if _is_the_one_human(model, seat) else name


def _is_the_one_human(model: TableModel[Any, Any], seat: int) -> bool:
    return seat in model.match.humans and len(model.match.humans) == 1


def draw_tag(canvas: Canvas, rect: FRect, match: Match, seat: int, points: int | None) -> None:
    """Draw the name tag over an area around the stage."""
    draw_mark(canvas, match, seat, (rect.left + 22, rect.centery + 3), 11)
    name = FRect(rect.left + 40, rect.top + 4, rect.w - 100, rect.h - 4)
    fitted(canvas, match.names[seat], name, NAME, align="left")
    if points is not None:
        canvas.text_in(number(points), FRect(rect.right - 70, rect.top + 4, 56, rect.h - 4), NUMBER, align="right")
