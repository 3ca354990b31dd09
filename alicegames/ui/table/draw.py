"""Drawing the table: the still picture once, and over it what changes from frame to frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame
from pygame import FRect

from alicegames.core.rules import totals
from alicegames.ui.draw.ground import draw_lamp
from alicegames.ui.draw.seats import seat_colour
from alicegames.ui.draw.theme import BODY, LABEL, NUMBER, mix
from alicegames.ui.table import animation, rail
from alicegames.ui.table.hotspots import around

if TYPE_CHECKING:
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.presenters.base import Badge
    from alicegames.ui.table.scene import TableScene

_ROOMY: Final = 800.0
_LARGE: Final = 4_000_000
"""Lamplight of more pixels is drawn each time rather than kept: memory is dearer than the moment."""
_ORNAMENTS: Final = (("night_teapot", 0.93, 0.88, 120, 90), ("night_moon", 0.07, 0.84, 90, 90))


def still(canvas: Canvas, scene: TableScene) -> None:
    """Draw stage, areas and rail, without what is in motion."""
    _ground(canvas, scene)
    _sheets(canvas, scene)
    for item in scene.picture:
        if item.key not in scene.teller.hidden and not scene.tabs.hides(scene.frame, item.rect):
            item.paint(canvas, item.rect)


def _ground(canvas: Canvas, scene: TableScene) -> None:
    """Draw the night under lamplight, with a few faint ornaments."""
    _lamplight(canvas)
    canvas.sprite("night_stars", FRect(0, 0, 400, 300))
    for name, x, y, width, height in _ORNAMENTS if _is_roomy(scene) else ():
        stage = scene.frame.areas.stage
        rect = FRect(0, 0, width, height)
        rect.center = (stage.left + stage.w * x, stage.top + stage.h * y)
        canvas.sprite(name, rect)


_lit: dict[tuple[object, ...], pygame.Surface] = {}
"""The lamplight at the present size: a still picture is drawn after every pick."""


def _lamplight(canvas: Canvas) -> None:
    size = canvas.surface.get_size()
    key = (size, canvas.theme.name)
    if key in _lit:
        canvas.surface.blit(_lit[key], (0, 0))
        return
    draw_lamp(canvas)
    _lit.clear()
    if size[0] * size[1] <= _LARGE:
        _lit[key] = canvas.surface.copy()


def _is_roomy(scene: TableScene) -> bool:
    """Whether the stage has corners that nothing stands in."""
    return not scene.frame.tags and scene.frame.areas.stage.w >= _ROOMY


def _sheets(canvas: Canvas, scene: TableScene) -> None:
    frame, model = scene.frame, scene.model
    points = totals(model.session.rules.score(model.view))
    if model.presenter.has_sheets:
        if frame.areas.own.h:
            canvas.panel(frame.areas.own)
        for seat, tag in frame.tags:
            area = dict(frame.areas.seats)[seat]
            canvas.panel(tag.union(area))
            _turn_light(canvas, scene, seat, tag)
    for seat, tag in frame.tags:
        rail.draw_tag(canvas, tag, model, seat, points[seat] if seat < len(points) else None)
    rail.draw_turn(canvas, frame, model, rail.words(model, scene.teller.act))
    if not frame.folded or scene.tabs.shown == "players":
        rail.draw_players(canvas, frame, model)


def _turn_light(canvas: Canvas, scene: TableScene, seat: int, tag: FRect) -> None:
    if seat != scene.model.turn.owner or scene.model.over:
        return
    colour = mix(canvas.theme.paper, seat_colour(scene.match, seat, canvas.theme), 0.16)
    canvas.rounded(FRect(tag.left + 6, tag.top + 4, tag.w - 12, tag.h - 2), colour, radius=8)


# -- what changes -------------------------------------------------------------------------------------------------


def moving(canvas: Canvas, scene: TableScene) -> None:
    """Draw the light around targets, buttons, the preview, and what is in motion."""
    preview = scene.picks.preview() if not scene.teller.telling else None
    rail.draw_preview(canvas, scene.frame, preview)
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


def _pages(canvas: Canvas, scene: TableScene) -> None:
    sheet = scene.sheet
    assert sheet is not None
    row = FRect(sheet.rect.left + 14, sheet.rect.bottom - 50, sheet.rect.w - 130, 36)
    canvas.text_in(f"{sheet.page + 1} / {sheet.pages}", row, LABEL, canvas.theme.ink_soft, align="right")


def _badge(canvas: Canvas, scene: TableScene, badge: Badge) -> None:
    """Draw a mark of the previewed result over its target."""
    rect = scene.picture.rect(badge.target)
    if rect is None:
        return
    style = NUMBER.at(16)
    width = max(30.0, canvas.type.width(badge.text, style) + 16)
    box = FRect(0, 0, width, 26)
    box.midtop = (rect.centerx, rect.top - 10)
    box = box.clamp(canvas.scale.bounds)
    canvas.shadow(box, radius=13, reach=5, drop=1)
    canvas.rounded(box, canvas.theme.gold_light, canvas.theme.ink, radius=13)
    canvas.text_in(badge.text, box, style, canvas.theme.ink if badge.good else canvas.theme.rose)


def _reel(canvas: Canvas, scene: TableScene) -> None:
    projector = scene.teller.projector
    if projector.reel is not None:
        projector.reel.draw(canvas, projector.time(scene.app.clock()))


def _dragged(canvas: Canvas, scene: TableScene) -> None:
    drag = scene.picks.drag
    if drag is None or not drag.under_way:
        return
    picture = animation.drawn(canvas, drag.item.paint, drag.item.rect)
    canvas.surface.blit(picture, picture.get_rect(center=canvas.point(drag.pos)))


def _why(canvas: Canvas, scene: TableScene) -> None:
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


__all__ = ["around", "moving", "still"]
