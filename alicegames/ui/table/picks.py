"""Picking: clicks, keys and drags on target ids become a choice; what cannot be picked says why not."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from pygame import FRect

from alicegames.core.decision import IllegalChoiceError
from alicegames.i18n import _
from alicegames.ui.app.events import Move, Release
from alicegames.ui.app.scene import Command, Push, Stay
from alicegames.ui.draw import room
from alicegames.ui.presenters.layout import hits
from alicegames.ui.table.advice.decks import opened_by
from alicegames.ui.table.advice.hints import Hints
from alicegames.ui.table.advice.previews import Previews
from alicegames.ui.table.advice.tutor import Tutor
from alicegames.ui.table.buttons import NO_HINTS
from alicegames.ui.table.hotspots import reach
from alicegames.ui.table.model import StaleChoiceError
from alicegames.ui.widgets.button import Button

if TYPE_CHECKING:
    from alicegames.core.game import WhyNot
    from alicegames.core.targets import Path
    from alicegames.ui.draw.scale import Pos
    from alicegames.ui.presenters.base import Item, Preview
    from alicegames.ui.table.hub import Hub
    from alicegames.ui.widgets.base import Widget

_DRAG: Final = 8.0
"""Units the pointer must go before a press becomes a drag."""
_WHY_SECONDS: Final = 8.0
_DOUBLE: Final = 0.35
"""Seconds within which two clicks are a double click."""


@dataclass(slots=True)
class Drag:
    """A thing under way at the pointer."""

    item: Item
    start: Pos
    pos: Pos
    under_way: bool = False


@dataclass(frozen=True, slots=True)
class Why:
    """A reason shown beside what was clicked in vain."""

    reason: WhyNot
    anchor: FRect
    until: float


class Picks:
    """What the person at the screen does to the table."""

    warns: ClassVar[bool] = True  # before a choice, of the kinds that the settings say

    def __init__(self, scene: Hub) -> None:
        self._scene = scene
        self.sources = scene.match.game.sources
        self.why: Why | None = None
        self._why_box = FRect(0, 0, 0, 0)
        self.hints = Hints(scene)
        self.tutor = Tutor(scene, self.play)
        self.hint_path: Path = ()
        self._fresh_hint = ("", "")
        self._clicked = ("", 0.0)
        self.drag: Drag | None = None
        self.previews = Previews(scene, self)
        self._rule = Button("why_rule", "", self._open_rule, kind="plain")
        scene.model.on_change(self.forget)

    @property
    def dragging(self) -> bool:
        """Whether something is under way at the pointer."""
        return bool(self.drag and self.drag.under_way)

    @property
    def has_aids(self) -> bool:
        """Whether hints are given and reasons said: a setting."""
        return self._scene.app.settings.teaching_aids

    @property
    def is_tutored(self) -> bool:
        """Whether the tutor looks at choices: a setting, at tables with one person."""
        return self._scene.app.settings.tutor and len(self._scene.match.humans) == 1

    @property
    def rule(self) -> str:
        """The ledger id of the rule that the shown reason names; empty if none."""
        return self.why.reason.rule if self.why is not None else ""

    def forget(self) -> None:
        """Forget reason, hint and drag: the decision they belong to is gone."""
        self.why, self.hint_path, self.drag = None, (), None
        self.hints.forget()
        self.tutor.forget()

    def dismiss(self) -> bool:
        """Take away the reason; return whether there was one."""
        if self.why is None:
            return False
        self.why = None
        self._scene.compose()
        return True

    def update(self, now: float) -> float | None:
        """Take the reason away after a while; fetch the hint."""
        if self.why is not None and now >= self.why.until:
            self.dismiss()
        if self._scene.bots.hint_open and self.hints.fetch():
            self.keep_hint()
        waits = [self.why.until - now if self.why is not None else None, self.tutor.update()]
        waits += [0.2 if self._scene.bots.hint_open else None]
        return min((wait for wait in waits if wait is not None), default=None)

    def lit_at(self, pos: Pos) -> str:
        """Return the topmost lit or picked target under a point, else the nearest within reach; empty for none."""
        picker = self._scene.model.picker
        lit = {*picker.lit, *picker.picked}
        items = [item for item in self._scene.picture if item.target in lit]
        found = [item.target for item in items if hits(item.rect, item.shape, pos)]
        if found:
            return found[-1]
        near = [item for item in items if reach(item.rect).collidepoint(pos)]
        return min(near, key=lambda item: math.dist(item.rect.center, pos)).target if near else ""

    # -- picking ----------------------------------------------------------------------------------------------

    def click(self, target: str, *, by_key: bool = False) -> Command | None:
        """Pick a lit target, let go a picked one, or say why not.

        A double click, or Enter on a picked target, confirms what is complete.
        """
        picker = self._scene.model.picker
        twice = self._is_twice(target)
        again = target in picker.picked and target not in picker.lit and picker.complete() is not None
        if again and (by_key or twice):
            return self.confirm()
        self.why = None
        if picker.pick(target):
            self._scene.app.sound.play("pick")
            return self._picked()
        return self._open_decks(target) if opened_by(self._scene, target) else self._say_why(target)

    def _is_twice(self, target: str) -> bool:
        """Whether this is the second click of a double click on a target."""
        now, before = self._scene.app.clock(), self._clicked
        self._clicked = (target, now)
        return before[0] == target and now - before[1] < _DOUBLE

    def _picked(self) -> Command | None:
        scene = self._scene
        choice = scene.model.picker.decided()
        if choice is not None and not scene.app.settings.confirm_moves:
            return self._submit(choice)
        scene.option_page = 0
        scene.pages.follow(scene.model.picker.lit)
        scene.compose()
        return Stay()

    def confirm(self) -> Command | None:
        """Submit what is complete."""
        if self._scene.model.over:
            scored: Command | None = self._scene.commands.score()
            return scored
        if self._scene.model.curtain_for is not None:
            handed: Command | None = self._scene.teller.hand_over()
            return handed
        choice = self._scene.model.picker.complete()
        return self._submit(choice) if choice is not None else None

    def take_back(self) -> bool:
        """Take away the reason, or else let go everything picked; return whether there was anything."""
        if self.dismiss():
            return True
        picker = self._scene.model.picker
        if not picker.is_touched:
            return False
        picker.clear()
        self._scene.app.sound.play("undo")
        self._scene.compose()
        return True

    def turn_down(self, pos: Pos) -> Command | None:
        """Answer the right button: a picked thing is let go, another enlarged; beside them everything is let go."""
        picker = self._scene.model.picker
        if (there := self._scene.picture.at(pos)) in picker.picked:
            picker.unpick(there)
            self._scene.app.sound.play("undo")
            self._scene.compose()
            return Stay()
        enlarged = self.zoom_at(pos)
        if isinstance(enlarged, Stay):
            self.take_back()
        return enlarged

    def unpick(self) -> Command | None:
        """Let go the last thing picked."""
        if self._scene.model.picker.unpick():
            self._scene.compose()
        return None

    def _submit(self, choice: Any) -> Command | None:  # noqa: ANN401 -- a choice of any game
        return Stay() if self.is_tutored and self.tutor.holds(choice) else self.play(choice)

    def play(self, choice: Any) -> Command | None:  # noqa: ANN401 -- a choice of any game
        """Make a choice for good."""
        scene = self._scene
        self.forget()
        scene.bots.cancel()
        try:
            then = scene.model.picker.then() if choice == scene.model.picker.complete() else ()
            scene.model.submit(choice, scene.model.version, then)
        except (IllegalChoiceError, StaleChoiceError) as error:
            scene.app.toast(str(error) or _("That was asked before; look at what is asked now."))
            return Stay()
        scene.teller.played()
        scene.compose()
        return Stay()

    # -- why not ----------------------------------------------------------------------------------------------

    def _say_why(self, target: str) -> Command | None:
        scene, model = self._scene, self._scene.model
        anchor = scene.picture.rect(target)
        is_settled = target in model.picker.picked  # it takes part in every answer
        if is_settled or scene.pages.lead(target) or model.decision() is None or anchor is None or not self.has_aids:
            return Stay()
        reason = model.match.texts.why_not(model.considered, target, model.picker.begun, model.match.names)
        if not reason.sentence:
            return Stay()
        self.why = Why(reason, anchor, scene.app.clock() + _WHY_SECONDS)
        scene.app.sound.play("error")
        scene.compose()
        return Stay()

    def widgets(self) -> list[Widget]:
        """Place the reason shown, clear of what is on the table now; return the button that opens its rule."""
        if self.why is None:
            return []
        self._why_box = self._beside_what_it_is_about(self.why)
        if not self.why.reason.rule:
            return []
        self._rule.label = _("Rule {rule}").format(rule=self.why.reason.rule)
        self._rule.rect = FRect(0, 0, self._rule.width_for(self._scene.app.type), 28)
        self._rule.rect.bottomright = self.why_box().inflate(-20, -16).bottomright
        return [self._rule]

    def why_box(self) -> FRect:
        """Return the sheet of the reason, where it was placed when the table was laid out."""
        return self._why_box

    def _beside_what_it_is_about(self, why: Why) -> FRect:
        from alicegames.ui.draw.theme import BODY  # noqa: PLC0415 -- measures only

        width = 320.0
        height = self._scene.app.type.height(why.reason.sentence, BODY, width - 28) + 24
        height += 36 if why.reason.rule else 0
        bounds = self._scene.app.scale.bounds.inflate(-16, -16)
        others = (widget for widget in self._scene.widgets.widgets if widget is not self._rule)
        clear = [widget.rect for widget in others if widget.visible and widget.can_focus]
        return room.beside((width, height), why.anchor, bounds, clear)

    def _open_rule(self) -> Command | None:
        opened: Command | None = self._scene.commands.rules()
        return opened

    # -- hint -------------------------------------------------------------------------------------------------

    def ask_hint(self) -> Command | None:
        """Ask the strongest bot, or for the next step of its hint."""
        scene = self._scene
        if not self.has_aids:
            scene.app.toast(NO_HINTS())
        if scene.model.decision() is None or not self.has_aids:
            return None
        self.hints.ask()
        self.keep_hint()
        return None

    def keep_hint(self) -> None:
        """Mark what the hint points at, and let it be read until something else is pointed at."""
        self._fresh_hint = self._place()
        self.hint_path = self.hints.path
        self._scene.compose()

    # -- previews ---------------------------------------------------------------------------------------------

    def preview(self) -> Preview | None:
        """Return what the choice under the pointer or the keyboard, the picked one or the hint would do."""
        return self.previews.now()

    def _place(self) -> tuple[str, str]:
        """Return what is under the pointer and what has the keyboard."""
        group = self._scene.widgets
        return (group.hovered.id if group.hovered else "", group.focused.id if group.focused else "")

    @property
    def is_hint_fresh(self) -> bool:
        """Whether nothing else has been pointed at since the hint was given."""
        return bool(self.hints.lines) and self._fresh_hint == self._place()

    # -- drag and drop ----------------------------------------------------------------------------------------

    def press(self, item: Item, pos: Pos) -> None:
        """Be told that a thing was pressed: a drag may begin."""
        if not self._scene.model.picker.counts:  # there a click exchanges, and nothing is carried
            self.drag = Drag(item, pos, pos)

    def follow(self, event: Move | Release) -> None:
        """Follow the pointer with what is dragged."""
        drag = self.drag
        if drag is None or not isinstance(event, Move):
            return
        if not event.held:  # the button went up where nobody heard it
            self.drop_nothing()
            return
        drag.pos = event.pos
        if not drag.under_way and math.dist(drag.start, drag.pos) > _DRAG:
            self._lift(drag)
        if drag.under_way:
            self._scene.touch()

    def drop_nothing(self) -> None:
        """End a drag without a drop: what was lifted lies where it lay."""
        drag, self.drag = self.drag, None
        if drag is not None and drag.under_way:
            self._put_back(drag.item.target)

    def _lift(self, drag: Drag) -> None:
        picker, target = self._scene.model.picker, drag.item.target
        if target in picker.picked or picker.pick(target):
            drag.under_way = True
            self._scene.compose()
        else:
            self.drag = None

    def release(self, target: str, pos: Pos) -> Command | None:
        """Drop what is dragged, or take a press and a release on one thing for a click."""
        drag, self.drag = self.drag, None
        if drag is None or not drag.under_way:
            spot = self._scene.picture.at(pos)
            return self.click(target) if spot == target or drag is not None else None
        return self._drop(target, pos)

    def _drop(self, dragged: str, pos: Pos) -> Command | None:
        scene = self._scene
        picker, onto = scene.model.picker, self.lit_at(pos)
        if onto in picker.lit and onto != dragged:
            return self.click(onto)
        choice = picker.complete()
        if choice is not None and not scene.frame.areas.own.collidepoint(pos) and picker.picked == (dragged,):
            return self._submit(choice) if scene.frame.areas.stage.collidepoint(pos) else self._put_back(dragged)
        return self._put_back(dragged)

    def _put_back(self, dragged: str) -> Command | None:
        self._scene.model.picker.unpick(dragged)
        self._scene.compose()
        return Stay()

    # -- enlarging --------------------------------------------------------------------------------------------

    def zoom(self, target: str) -> Command | None:
        """Enlarge what lies at a target, with its words."""
        from alicegames.ui.table.zoom import ZoomScene  # noqa: PLC0415 -- opened now and then

        items = [item for item in self._scene.picture.items_of(target) if item.zoom]
        if not items:
            return self._open_decks(target) if opened_by(self._scene, target) else Stay()
        return Push(ZoomScene(self._scene.app, items[-1], self.tip(target)))

    def _open_decks(self, target: str) -> Command | None:
        opened: Command | None = self._scene.commands.decks(target)
        return opened

    def zoom_at(self, pos: Pos) -> Command | None:
        """Enlarge the topmost thing under a point that is worth it."""
        there = [item for item in self._scene.picture if item.target and hits(item.rect, item.shape, pos)]
        items = [item for item in there if item.zoom or opened_by(self._scene, item.target)]
        return self.zoom(items[-1].target) if items else Stay()

    def zoom_here(self) -> Command | None:
        """Enlarge what is under the pointer or has the keyboard."""
        group = self._scene.widgets
        if group.hovered is not None and not group.by_keyboard:
            return self.zoom_at(self._scene.app.mouse)
        return self.zoom(group.focused.id) if group.focused is not None else None

    def tip(self, target: str) -> str:
        """Return the game's words about a target."""
        model = self._scene.model
        return model.match.texts.about(model.view, target, model.match.names)
