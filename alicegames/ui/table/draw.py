"""Drawing the table: the still picture once, and over it what changes from frame to frame."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from pygame import FRect

from alicegames.core.rules import totals
from alicegames.ui.draw import rehearsal
from alicegames.ui.draw.ground import draw_table
from alicegames.ui.draw.room import clearest
from alicegames.ui.draw.seats import seat_colour
from alicegames.ui.draw.theme import BODY, LABEL, NUMBER, mix
from alicegames.ui.table import flight, rail
from alicegames.ui.table.hotspots import around
from alicegames.ui.table.still import Part

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Badge
    from alicegames.ui.table.hub import Hub

_BADGE: Final = 26.0
"""Height of a mark of what a choice would do."""
_HELD: Final = 14.0
"""How many units over the table a thing is that is being dragged."""


def parts(scene: Hub) -> list[Part]:
    """Return everything on stage and rail, without what is in motion, in drawing order."""
    things = [
        Part(f"item:{item.key}", item.rect, item.paint)
        for item in scene.picture
        if item.key not in scene.teller.hidden and not scene.tabs.hides(scene.frame, item.rect)
    ]
    return [*_sheets(scene), *things]


def ground(scene: Hub) -> Callable[[Canvas], None]:
    """Return what draws the table's top under lamplight."""
    return partial(draw_table, top=scene.model.presenter.top)


def _sheets(scene: Hub) -> list[Part]:
    """Return the sheets of paper and the rail; what reads the model is drawn every time."""
    frame, model = scene.frame, scene.model
    points = totals(model.session.rules.score(model.view))
    made = []
    if model.presenter.has_sheets:
        if frame.areas.own.h:
            made.append(Part("own", frame.areas.own, _sheet))
        areas = dict(frame.areas.seats)
        made += [Part(f"area:{seat}", tag.union(areas[seat]), _sheet) for seat, tag in frame.tags]
    made += [_tag(scene, seat, tag, points[seat] if seat < len(points) else None) for seat, tag in frame.tags]
    said = rail.words(model, scene.teller.act, scene.teller.lines.shown)
    made.append(
        Part("turn", frame.sheet, lambda canvas, _rect: rail.draw_turn(canvas, frame, model, said), is_kept=False)
    )
    if not frame.folded or scene.tabs.shown == "players":
        made.append(
            Part("players", frame.players, lambda canvas, _rect: rail.draw_players(canvas, frame, model), is_kept=False)
        )
    return made


def _sheet(canvas: Canvas, rect: FRect) -> None:
    canvas.panel(rect)


def _tag(scene: Hub, seat: int, tag: FRect, points: int | None) -> Part:
    def paint(canvas: Canvas, rect: FRect) -> None:
        if scene.model.presenter.has_sheets:
            _turn_light(canvas, scene, seat, rect)
        rail.draw_tag(canvas, rect, scene.match, seat, points)

    return Part(f"tag:{seat}", tag, paint, is_kept=False)


def _turn_light(canvas: Canvas, scene: Hub, seat: int, tag: FRect) -> None:
    if seat != scene.model.turn.owner or scene.model.over:
        return
    colour = mix(canvas.theme.paper, seat_colour(scene.match, seat, canvas.theme), 0.16)
    canvas.rounded(FRect(tag.left + 6, tag.top + 4, tag.w - 12, tag.h - 2), colour, radius=8)


def prepared(canvas: Canvas, scene: Hub) -> Iterator[None]:
    """Make ready what is drawn over the still picture, a step at a time."""
    yield from scene.teller.projector.prepare(canvas)
    yield from rehearsal.rehearsed(canvas, [partial(moving, canvas, scene)])


# -- what changes -------------------------------------------------------------------------------------------------


def moving(canvas: Canvas, scene: Hub) -> None:
    """Draw the light around targets, buttons, the preview, and what is in motion."""
    preview = scene.picks.preview() if not scene.teller.telling else None
    rail.draw_preview(canvas, rail.preview_room(scene.frame, scene.widgets.widgets), preview)
    if scene.sheet is not None:
        canvas.panel(scene.sheet.rect)
        if scene.sheet.pages > 1:
            _pages(canvas, scene)
    scene.widgets.draw(canvas)
    for badge in preview.badges if preview is not None else ():
        _badge(canvas, scene, badge)
    _reel(canvas, scene)
    _dragged(canvas, scene)
    _why(canvas, scene)


def _pages(canvas: Canvas, scene: Hub) -> None:
    sheet = scene.sheet
    assert sheet is not None
    row = FRect(sheet.rect.left + 14, sheet.rect.bottom - 50, sheet.rect.w - 130, 36)
    canvas.text_in(f"{sheet.page + 1} / {sheet.pages}", row, LABEL, canvas.theme.ink_soft, align="right")


def read(scene: Hub) -> list[FRect]:
    """Return where words stand that a person reads in order to choose: the question's sheet, names and scores."""
    return [scene.frame.sheet, *(row.line for row in scene.frame.rows)]


def _upon(rect: FRect, width: float) -> Iterator[FRect]:
    """Places for a mark on a thing: over its upper edge or, where that hides words, its lower one, or in its middle."""
    for middle in (rect.top + 3, rect.bottom - 3, rect.centery):
        yield FRect(rect.centerx - width / 2, middle - _BADGE / 2, width, _BADGE)


def _badge(canvas: Canvas, scene: Hub, badge: Badge) -> None:
    """Draw a mark of the previewed result over its target."""
    rect = scene.picture.rect(badge.target)
    if rect is None:
        return
    style = NUMBER.at(16)
    width = max(30.0, canvas.type.width(badge.text, style) + 16)
    box = clearest((each.clamp(canvas.scale.bounds) for each in _upon(rect, width)), read(scene))
    canvas.shadow(box, radius=13, reach=5, drop=1)
    canvas.rounded(box, canvas.theme.gold_light, canvas.theme.ink, radius=13)
    canvas.text_in(badge.text, box, style, canvas.theme.ink if badge.good else canvas.theme.rose)


def _reel(canvas: Canvas, scene: Hub) -> None:
    projector = scene.teller.projector
    if projector.reel is not None and not rehearsal.is_on():  # its pictures are there, and its time would begin
        projector.reel.draw(canvas, projector.time(scene.app.clock()))


def _dragged(canvas: Canvas, scene: Hub) -> None:
    drag = scene.picks.drag
    if drag is None or not drag.under_way:
        return
    picture = flight.drawn(canvas, drag.item.paint, drag.item.rect)
    rect = FRect(drag.item.rect)
    rect.center = drag.pos
    flight.cast(canvas, rect, _HELD)
    canvas.surface.blit(picture, picture.get_rect(center=canvas.point(drag.pos)))


def _why(canvas: Canvas, scene: Hub) -> None:
    """Draw the reason why something cannot be picked, beside it."""
    why = scene.picks.why
    if why is None:
        return
    box = scene.picks.why_box()
    canvas.rounded(why.anchor.inflate(4, 4), None, canvas.theme.rose, radius=10, line=3)
    canvas.panel(box)
    canvas.paragraph(why.reason.sentence, FRect(box.left + 14, box.top + 12, box.w - 28, box.h), BODY)
    for widget in scene.picks.widgets():
        widget.draw(canvas, scene.widgets._state(widget))  # noqa: SLF001 -- drawn again over the sheet


__all__ = ["around", "ground", "moving", "parts", "prepared"]
