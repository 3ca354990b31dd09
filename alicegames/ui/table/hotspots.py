"""Spots: the things on the table as widgets, so that mouse, keyboard and tests reach them by the same target ids."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from pygame import FRect, Rect

from alicegames.i18n import _
from alicegames.ui.app import keymap
from alicegames.ui.app.events import LEFT, RIGHT, Press, Release, UiEvent
from alicegames.ui.app.scene import Stay
from alicegames.ui.draw.theme import NUMBER, mix
from alicegames.ui.presenters.layout import hits
from alicegames.ui.widgets.base import Widget, WidgetState
from alicegames.ui.widgets.button import is_click_key

if TYPE_CHECKING:
    from alicegames.ui.app.scene import Command
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Pos
    from alicegames.ui.presenters.base import Item
    from alicegames.ui.table.picking.routing import Picker
    from alicegames.ui.table.picks import Picks

BREATH: Final = 2.0
"""Seconds of one breath of the glow."""
BREATHS: Final = 6.0
"""Seconds after a change for which it breathes."""
FRAME: Final = 1 / 12
"""Seconds from one step of a breath to the next."""
REST: Final = 0.62
"""How strong the glow is when it does not breathe."""


_SLIM: Final = 40.0
"""Units of width under which a lit thing has its line close around it."""
_EDGE: Final = 1.5
"""The line of ink around the golden one."""
TARGET: Final = 32.0
"""What is lit can be hit in at least so many units each way, whatever its size."""


def reach(rect: FRect) -> FRect:
    """Return where a lit thing is hit if nothing else that is lit is nearer."""
    return rect.inflate(max(0.0, TARGET - rect.w), max(0.0, TARGET - rect.h))


class Spot(Widget):
    """One target on the table."""

    def __init__(self, item: Item, picks: Picks) -> None:
        super().__init__(item.target)
        self.item = item
        self.lit = self.picked = False
        self.times = 0
        """How often it is picked, where a thing can be picked more than once."""
        self.counted = False
        """Whether that is told even where it is once."""
        self.hinted = False
        self.marked = False
        """Lit by a line of the log, or by what another seat is about to do."""
        self.moved = False
        """What the last choice was about: where something went from, and to."""
        self.breath = REST
        self._picks = picks

    def show(self, item: Item, picker: Picker[Any]) -> None:
        """Stand where the thing stands now, lit and picked as the picker says."""
        self.item, self.rect, self.lit = item, item.rect, item.target in picker.lit
        self.times, self.counted = picker.times(item.target), picker.counts
        self.picked = self.times > 0

    @property
    def can_focus(self) -> bool:
        """Tab moves among what can be picked or let go."""
        return self.lit or self.picked

    @property
    def can_point(self) -> bool:
        """The arrows go over everything on the table: all of it can be looked at."""
        return self.visible

    def contains(self, pos: Pos) -> bool:
        """Return whether a point is on it; what is not lit lets through to what is lit there, or all but there."""
        on_it = hits(self.rect, self.item.shape, pos)
        if not self.can_focus:
            return on_it and not self._picks.lit_at(pos)
        return on_it or (reach(self.rect).collidepoint(pos) and self._picks.lit_at(pos) == self.id)

    def tip(self, pos: Pos | None) -> str:
        """Return the game's words about it, and how to get to its rule."""
        said, rule = self._picks.tip(self.id), self._picks.sources.of_target(self.id)
        if not (said and rule):
            return said
        return f"{said}\n{_('{key}: rule {rule}').format(key=keymap.name('rules'), rule=rule)}"

    def handle(self, event: UiEvent) -> Command | None:
        """Pick on release over it, drop on release elsewhere, enlarge on the right button."""
        match event:
            case Press(pos, button):
                return self._press(pos, button)
            case Release(pos, button) if button == LEFT:
                return self._picks.release(self.id, pos)
            case _ if is_click_key(event):
                return self._picks.click(self.id, by_key=True) or Stay()
        return None

    def _press(self, pos: Pos, button: int) -> Command | None:
        if button == RIGHT:
            return self._picks.turn_down(pos)
        if button == LEFT:
            self._picks.press(self.item, pos)
        return Stay()

    # -- light ------------------------------------------------------------------------------------------------

    @property
    def light(self) -> FRect:
        """Where the light is drawn."""
        return self.item.light or self.rect

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw the light around it, over the still picture."""
        radius = self._radius()
        if self.picked:
            self._picked(canvas, radius)
        elif self.lit:
            self._lit(canvas, radius, strength=1.0 if state.hovered or state.keyboard else self.breath)
        if self.moved:
            brackets(canvas, self.light.inflate(4, 4))
        if self.marked:
            canvas.rounded(self.light.inflate(4, 4), None, canvas.theme.trace, radius=radius + 2, line=3)
        if self.hinted:
            self._hint(canvas, radius)

    def draw_focus(self, canvas: Canvas) -> None:
        """Draw the double line of the keyboard's place."""
        canvas.focus_ring(self.light.inflate(6, 6), radius=self._radius() + 3)

    def _radius(self) -> float:
        return min(self.rect.w, self.rect.h) / 2 if self.item.shape == "round" else self.item.corner

    def _lit(self, canvas: Canvas, radius: float, *, strength: float) -> None:
        light, width = self.light, 3.5 if strength >= 1 else 2.5
        if min(light.size) < _SLIM:  # its neighbours stand close, and their numbers are to be read
            around(canvas, light, strength, radius)
            ring(canvas, light, radius, width - 1)
            return
        around(canvas, light.inflate(4, 4), strength, radius + 2)
        ring(canvas, light.inflate(4, 4), radius + 2, width)

    def _picked(self, canvas: Canvas, radius: float) -> None:
        light = self.light
        around(canvas, light.inflate(4, 4), 1.0, radius)
        ring(canvas, light.inflate(2, 2), radius + 1, 5)
        canvas.rounded(light.inflate(2, 2), None, canvas.theme.ink, radius=radius + 1, line=1.5)
        is_plain = self.times < 2 and not self.counted  # noqa: PLR2004 -- once, where it does not matter how often
        seal(canvas, (light.right - 4, light.top + 4), "icon_check" if is_plain else "", self.times)

    def _hint(self, canvas: Canvas, radius: float) -> None:
        ring(canvas, self.light.inflate(2, 2), radius + 1, 3)
        seal(canvas, (self.light.left + 6, self.light.top + 6), "icon_hint")


def brackets(canvas: Canvas, rect: FRect) -> None:
    """Draw the corners of a frame: another shape than that of what is lit or picked, in another colour."""
    arm = min(16.0, rect.w / 3, rect.h / 3)
    for across, down, x, y in ((1, 1, *rect.topleft), (-1, 1, *rect.topright), (1, -1, *rect.bottomleft)):
        _corner(canvas, (x, y), across * arm, down * arm)
    _corner(canvas, rect.bottomright, -arm, -arm)


def _corner(canvas: Canvas, at: Pos, across: float, down: float) -> None:
    canvas.line(at, (at[0] + across, at[1]), canvas.theme.trace, 3)
    canvas.line(at, (at[0], at[1] + down), canvas.theme.trace, 3)


def ring(canvas: Canvas, rect: FRect, radius: float, width: float) -> None:
    """Draw a golden line around a rectangle, a line of ink around that: one of the two stands out on any ground."""
    gold, edge = 2 * width, 2 * (width + _EDGE)
    canvas.rounded(rect.inflate(edge, edge), None, canvas.theme.ink, radius=radius + width + _EDGE, line=_EDGE + 0.5)
    canvas.rounded(rect.inflate(gold, gold), None, canvas.theme.gold_light, radius=radius + width, line=width)


def seal(canvas: Canvas, centre: Pos, icon: str, number: int = 0) -> None:
    """Draw a small golden seal with an ink mark, or a number where there is none."""
    canvas.circle(centre, 11, canvas.theme.gold, mix(canvas.theme.gold, canvas.theme.ink, 0.5))
    if icon:
        canvas.sprite(icon, FRect(centre[0] - 8, centre[1] - 8, 16, 16), tint=canvas.theme.ink)
    else:
        canvas.text_in(str(number), FRect(centre[0] - 11, centre[1] - 11, 22, 22), NUMBER.at(14), canvas.theme.ink)


def around(canvas: Canvas, rect: FRect, strength: float, radius: float) -> None:
    """Draw the glow outside a rectangle only, so that what is lit stays clear to read."""
    before = canvas.surface.get_clip()
    inner = canvas.px(rect)
    reach, edge, side = canvas.scale.px(20), canvas.scale.px(radius / 3), canvas.scale.px(2)
    outer = inner.inflate(2 * reach, 2 * reach)
    for left, top, right, bottom in (
        (outer.left, outer.top, outer.right, inner.top + edge),
        (outer.left, inner.bottom - edge, outer.right, outer.bottom),
        (outer.left, inner.top + edge, inner.left + side, inner.bottom - edge),
        (inner.right - side, inner.top + edge, outer.right, inner.bottom - edge),
    ):
        canvas.surface.set_clip(Rect(left, top, right - left, bottom - top).clip(before))
        canvas.glow(rect, strength, radius=radius, reach=14)
    canvas.surface.set_clip(before)


def breath(now: float) -> float:
    """Return how strong the glow is at a time: gently between 0.45 and 0.8."""
    return REST + 0.18 * math.sin(now / BREATH * math.tau)
