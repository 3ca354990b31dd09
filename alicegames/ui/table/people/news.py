"""What an act changes for the players: points rise into a seat's score, a new round is announced on a ribbon."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from pygame import FRect

from alicegames.core.rules import totals
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.numbers import signed
from alicegames.ui.draw.theme import HEADING, NUMBER
from alicegames.ui.presenters.base import Motion
from alicegames.ui.table.animation import Reel, reel

if TYPE_CHECKING:
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.table.hub import Hub
    from alicegames.ui.table.model import Act

_RISE: Final = 0.7
_RIBBON: Final = 1.1
_MARK: Final = (52.0, 30.0)


def reel_of(scene: Hub, act: Act[Any]) -> Reel:
    """Return the reel of an act with who gains points and that a round begins; a scoring shows its lines alone."""
    show, after = scene.model.presenter, act.after
    made = reel(show, act.events, scene.picture, scene.picture_of(after), lambda event: show.counts(after, event))
    if made.lines:
        return made
    return Reel((*made.motions, *_gains(scene, act), *_ribbon(scene, act)), made.cues)


def _gains(scene: Hub, act: Act[Any]) -> list[Motion]:
    rules = scene.model.session.rules
    before, after = totals(rules.score(act.before)), totals(rules.score(act.after))
    return [
        _rise(scene, act, seat, now - was)
        for seat, (was, now) in enumerate(zip(before, after, strict=True))
        if now != was and _score(scene, seat) is not None
    ]


def _score(scene: Hub, seat: int) -> FRect | None:
    """Return where the score of a seat stands; None where it is not in sight."""
    frame = scene.frame
    for other, tag in frame.tags:
        if other == seat:
            return tag
    if frame.folded and scene.tabs.shown != "players":
        return None
    return next((row.line for row in frame.rows if row.seat == seat), None)


def _rise(scene: Hub, act: Act[Any], seat: int, points: int) -> Motion:
    line = _score(scene, seat)
    assert line is not None
    start, end = FRect(0, 0, *_MARK), FRect(0, 0, *_MARK)
    start.center = _source(scene, act, seat).center
    end.midright = (line.right, line.centery)
    return Motion(partial(_mark, signed(points), points >= 0), start, end, 0, _RISE)


def _source(scene: Hub, act: Act[Any], seat: int) -> FRect:
    """Return where the points come from: what the seat's event is about, else the middle of the stage."""
    presenter = scene.model.presenter
    for event in act.events:
        targets = presenter.event_targets(event) if getattr(event, "seat", seat) == seat else ()
        for target in targets:
            if (rect := scene.picture.rect(target)) is not None:
                return rect
    return scene.frame.areas.stage


def _mark(text: str, is_gain: bool, canvas: Canvas, rect: FRect) -> None:  # noqa: FBT001 -- bound by partial
    canvas.rounded(rect, canvas.theme.gold_light, canvas.theme.ink, radius=rect.h / 2)
    colour = canvas.theme.ink if is_gain else canvas.theme.rose
    fitted(canvas, text, rect.inflate(-10, -4), NUMBER.at(19), colour)


def _ribbon(scene: Hub, act: Act[Any]) -> list[Motion]:
    rules, text = scene.model.session.rules, scene.model.presenter.banner(act.after)
    was, now = rules.turn(act.before).round, rules.turn(act.after).round
    if not text or not now or was == now:
        return []
    stage = scene.frame.areas.stage
    place = FRect(stage.left, stage.centery - 30, stage.w, 60)
    return [Motion(partial(_band, text), place.move(-24, 0), place, 0, _RIBBON, kind="ribbon")]


def _band(text: str, canvas: Canvas, rect: FRect) -> None:
    canvas.fill(rect, canvas.theme.rose)
    for edge in (rect.top + 4, rect.bottom - 6):
        canvas.fill(FRect(rect.left, edge, rect.w, 2), canvas.theme.gold_light)
    fitted(canvas, text, rect.inflate(-40, -16), HEADING.at(26), canvas.theme.paper)
