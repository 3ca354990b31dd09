"""The table: it shows what is asked, lights exactly the options, submits one and tells what happened."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from alicegames.match import Seat, new_match
from alicegames.storage import Autosave, open_game
from alicegames.storage.report import Reported
from alicegames.ui import presenters
from alicegames.ui.app.events import Key, Move, Press, Release, UiEvent
from alicegames.ui.app.scene import Command, Scene, SceneArgs, Stay
from alicegames.ui.draw.seats import turn_order
from alicegames.ui.presenters.base import Picture
from alicegames.ui.scenes.saving import Saving
from alicegames.ui.table import buttons, frame, keys
from alicegames.ui.table import draw as table_draw
from alicegames.ui.table.bots import Bots
from alicegames.ui.table.breathing import Breathing
from alicegames.ui.table.commands import Commands
from alicegames.ui.table.hotspots import Spot
from alicegames.ui.table.log.panel import LogPanel
from alicegames.ui.table.model import TableModel
from alicegames.ui.table.pages import Pages
from alicegames.ui.table.people.clock import TableClock
from alicegames.ui.table.picks import Picks
from alicegames.ui.table.still import Part, Still
from alicegames.ui.table.tabs import RailTabs
from alicegames.ui.table.teller import Teller
from alicegames.ui.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pygame import FRect

    from alicegames.core.session import Session
    from alicegames.match import Match
    from alicegames.storage import Opened
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Pos, Scale
    from alicegames.ui.table.bots import Worker
    from alicegames.ui.table.frame import TableFrame
    from alicegames.ui.widgets.base import Widget


@dataclass(frozen=True, slots=True)
class Parts:
    """What makes the parts of a table: who tells, what a person may pick, what buttons and keys do."""

    teller: Callable[[TableScene], Teller] = Teller
    picks: Callable[[TableScene], Picks] = Picks
    commands: Callable[[TableScene], Commands] = Commands


class TableScene(Scene):
    """One game at the table."""

    name: ClassVar[str] = "table"
    takes_gestures: ClassVar[bool] = True
    """Whether one gesture may answer more than one question."""

    def __init__(
        self,
        app: App,
        match: Match,
        session: Session[Any, Any],
        autosave: Autosave | None = None,
        worker: Callable[[], Worker] | None = None,
        parts: Parts | None = None,
    ) -> None:
        """``worker`` makes what thinks for the bots; ``parts`` are those that another table has of its own."""
        super().__init__(app)
        parts = parts or Parts()
        self.match = match
        self.model: TableModel[Any, Any] = TableModel(
            match, session, presenters.make(match), takes_gestures=self.takes_gestures
        )
        self.bots = Bots(match, lambda: app.post(self), worker, app.toast)
        self.teller = parts.teller(self)
        self.picks = parts.picks(self)
        self.commands = parts.commands(self)
        self.pages = Pages(self)
        self.clock = TableClock(self)
        self._picture = Picture()
        self._frame = self._divide(0)
        self._still = Still()
        self._is_stale = True
        """Whether something has changed since everything was laid out."""
        self.log = LogPanel(match, app.type, self.light, self.commands.whole_log)
        self.tabs = RailTabs(self.compose)
        self.sheet: buttons.OptionSheet | None = None
        self.option_page = 0
        self.lights: tuple[str, ...] = ()
        """The targets lit by a line of the log or by what is about to be told."""
        self._spots: dict[str, Spot] = {}
        self._breathing = Breathing(self)
        self.saving = Saving(app, autosave, lambda: self.model.session)
        self._worker = worker
        self._actions = buttons.actions(self)
        self.model.on_change(self.saving.save)

    # -- beginnings -------------------------------------------------------------------------------------------

    @classmethod
    def start(cls, app: App, match: Match) -> TableScene:
        """Begin a match: its first deal is shown."""
        scene = cls(app, match, match.start(), Autosave(match))
        scene.model.tell_from_start()
        scene.saving.save()
        return scene

    @classmethod
    def resume(cls, app: App, opened: Opened) -> TableScene:
        """Go on with a saved game."""
        return cls(app, opened.match, opened.session, Autosave.resume(opened))

    def with_match(self, match: Match) -> TableScene:
        """Return a table at which the same game goes on with other people or bots in its seats; this one is done."""
        session, autosave = self.model.session, self.saving.hand_over(match)
        session.humans = match.humans
        scene = TableScene(self.app, match, session, autosave, self._worker)
        scene.saving.save()
        return scene

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> TableScene:
        """Show a saved game, or a fresh one, without curtain and without writing anything: for screenshots."""
        if args.save:
            opened = open_game(Path(args.save))
            match, session = opened.match, opened.session
        else:
            seats = (Seat(name="Alice", mark="watch"), Seat(name="Dinah", mark="hat"))
            match = new_match(args.game or "tea_time", seats=seats, first=0, seed=7)
            session = match.start()
        scene = cls(app, match, session)
        scene.teller.covered = False
        return scene

    # -- the scene's life -------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Take the settings as they are now; go on."""
        settings = self.app.settings
        self.model.free_undo = settings.free_undo
        self.model.is_obliging = settings.answer_single and not settings.confirm_moves
        self.bots.start()
        self.teller.hold(0.0)

    def leave(self) -> None:
        """End the worker, let the save go; the clock stands where it stood."""
        self.bots.close()
        if self.match.clock is not None:
            self.saving.save()
        self.saving.close()

    def layout(self, scale: Scale) -> None:
        """Divide the window anew."""
        self.teller.resized()
        self.model.forget_words()
        self.compose()

    def update(self, now: float) -> float | None:
        """Go on telling, ask the bots, breathe."""
        waits = [part.update(now) for part in (self.teller, self.picks, self.saving, self.clock)]
        if self.app.pace.is_late:
            return 0.0
        self.settle()
        waits += [self.widgets.update(now), self._breathing.update(now)]
        return min((wait for wait in waits if wait is not None), default=None)

    def message(self, payload: Any) -> Command | None:  # noqa: ANN401 -- the bots' worker posts the scene
        """Be woken by the worker."""
        return Stay() if payload is self else None

    def ambience(self) -> str:
        """Return the game's place."""
        return self.model.presenter.ambience

    def report(self) -> Reported:
        """Return the game for a crash report."""
        return Reported(self.match, self.model.session, self.saving.path, self.bots.troubles.text())

    def before_leaving(self, leave: Command) -> Scene | None:
        """Ask where the game is not saved."""
        return self.saving.question(leave)

    # -- what is on the screen --------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats in drawing order, the viewer first."""
        automas = len(self.match.names) - len(self.match.seats)
        return turn_order(len(self.match.seats), self.model.viewer, automas)

    @property
    def covered(self) -> bool:
        """Whether nothing may be drawn: the next seat has not come to the screen yet."""
        return self.teller.covered

    def picture_of(self, view: Any) -> Picture:  # noqa: ANN401 -- a view of any game
        """Return what lies on the table in a view of the viewer's."""
        decision = self.model.decision() if view is self.model.view else None
        return self.model.presenter.picture(view, self.model.viewer, self.frame.areas, decision)

    @property
    def frame(self) -> TableFrame:
        """The fixed rectangles, as things are now."""
        self.settle()
        return self._frame

    @property
    def picture(self) -> Picture:
        """What lies on the table, as things are now."""
        self.settle()
        return self._picture

    def compose(self) -> None:
        """Note that something has changed: all is laid out anew, once, before anybody looks again."""
        self._is_stale = True
        self._breathing.begin()
        self.renew()

    def settle(self) -> None:
        """Lay out what has changed: the frame, the picture, a spot for every target, the buttons."""
        if self._is_stale:
            self._is_stale = False
            self._lay_out()

    def _lay_out(self) -> None:
        self._frame = self._divide(0)
        self._picture = self.picture_of(self.model.view)
        loose = self._loose()
        fits = frame.option_rows(self._size, self.model.presenter, self.seats, self.app.type.text_size)
        self.sheet = None
        if loose and len(loose) <= fits:
            self._frame = self._divide(len(loose))
            self._picture = self.picture_of(self.model.view)
        elif loose:
            clear = self._picture.lights({*self.model.picker.lit, *self.model.picker.picked, *self.lights})
            self.sheet = buttons.on_sheet(self.frame, self.model, loose, self._actions, self.option_page, clear)
        self._set_widgets(loose)

    @property
    def _size(self) -> tuple[float, float]:
        return self.app.scale.width, self.app.scale.height

    def _divide(self, rows: int) -> TableFrame:
        return frame.divide(self._size, self.model.presenter, self.seats, rows, *self.pages.at, self.app.type.text_size)

    def _loose(self) -> tuple[str, ...]:
        """Return the targets that are lit or picked but lie nowhere, on no page."""
        placed = {item.target for item in self.picture}
        return tuple(t for t in buttons.unplaced(self.model, placed) if not self.pages.of(t))

    def _set_widgets(self, loose: tuple[str, ...]) -> None:
        spots = self._make_spots()
        options = self.sheet.widgets if self.sheet else buttons.in_rail(self.frame, self.model, loose, self._actions)
        self.log.rect = self.frame.log
        self.log.visible = not self.frame.folded or self.tabs.shown == "log"
        self.log.show(self.model.log())
        self.tabs.place(self.frame)
        fixed = buttons.fixed(self.frame, self.model, self._actions, self.app.type)
        tabs = [*self.pages.tabs(self.frame), *self.tabs.buttons]
        self.widgets.set([*spots, *options, *fixed, *tabs, self.log, *self.picks.widgets()])

    def _make_spots(self) -> list[Widget]:
        picker, signs = self.model.picker, (self.picks.hint_path, self.lights, set(self.model.last_targets()))
        made: dict[str, Spot] = {}
        for item in self.picture:
            if not item.target or (self.frame.folded and self.tabs.hides(self.frame, item.rect)):
                continue
            spot = self._spots.get(item.target) or Spot(item, self.picks)
            spot.show(item, picker)
            spot.hinted, spot.marked, spot.moved = (item.target in each for each in signs)
            made[item.target] = spot
        self._spots = made
        return [*made.values()]

    def targets(self) -> dict[str, FRect]:
        """Return every target on the screen and where it is, buttons included."""
        self.settle()
        return {widget.id: widget.rect for widget in self.widgets.widgets if widget.visible and widget.id}

    def lit(self) -> tuple[str, ...]:
        """Return the lit targets."""
        return self.model.picker.lit

    def busy(self) -> bool:
        """Whether something is still being told or a bot has to move."""
        return self.teller.busy

    def light(self, targets: tuple[str, ...]) -> None:
        """Light targets that something is about."""
        if targets != self.lights:
            self.lights = targets
            for target, spot in self._spots.items():
                spot.marked = target in targets
            self.touch()

    # -- drawing ----------------------------------------------------------------------------------------------

    def paint_still(self, canvas: Canvas, *, whole: bool) -> Iterator[None]:
        """Paint of stage and rail what has changed; nothing while covered."""
        self.settle()
        if self.covered:
            self._still = Still()
            return super().paint_still(canvas, whole=whole)
        parts = self._still.paint(canvas, table_draw.ground(self), self.parts(), whole=whole)
        return chain(parts, table_draw.prepared(canvas, self))

    def parts(self) -> list[Part]:
        """Return what the still picture is made of, in drawing order."""
        return table_draw.parts(self)

    def draw(self, canvas: Canvas) -> None:
        """Draw the light, the buttons and what moves."""
        if not self.covered:
            table_draw.moving(canvas, self)
            self.saving.draw(canvas)

    def tooltip(self) -> tuple[str, FRect] | None:
        """Show tooltips unless the setting is off or something is dragged or a reason is being read."""
        if self.covered or not self.app.settings.tooltips or self.picks.dragging or self.picks.why is not None:
            return None
        focused = self.widgets.focused if self.widgets.by_keyboard else None
        if focused is not None and focused is not self.widgets.hovered:
            return (focused.tip(None), focused.rect) if focused.tip(None) else None
        return super().tooltip()

    def keep_clear(self) -> list[FRect]:
        """Return also what is being read: what is asked or taught, and who has how much."""
        return [*super().keep_clear(), *table_draw.read(self)]

    def meaning(self, pos: Pos | None) -> object:
        """Return what a press would be for: a thing that answers another question now is another thing."""
        if pos is not None:
            self.settle()
        widget = self.widgets.focused if pos is None else self.widgets.at(pos)
        answers = isinstance(widget, Spot) or (widget is not None and widget.id in ("confirm", *self.lit()))
        if answers and self.model.decision() is None and not isinstance(widget, Button):
            return "table"  # it only skips what is being told
        return (super().meaning(pos), self.model.version if answers else 0)

    def let_go(self) -> None:
        """End a drag: what was lifted goes back."""
        super().let_go()
        self.picks.drop_nothing()

    def look_closer(self, pos: Pos) -> Command | None:
        """Enlarge what a finger lies on, or open its deck."""
        return None if self.covered else self.picks.zoom_at(pos)

    # -- events -----------------------------------------------------------------------------------------------

    def handle(self, event: UiEvent) -> Command | None:
        """Skip what is being told, else ask shortcuts and widgets; while covered there is the menu and nothing else."""
        if self.covered:
            return self.commands.menu() if isinstance(event, Key) and event.key == pygame.K_ESCAPE else None
        self.settle()
        on_button = isinstance(event, Press) and isinstance(self.widgets.at(event.pos), Button)
        if isinstance(event, (Press, Key)) and not on_button and self.teller.skips(event):
            return Stay()
        if isinstance(event, Key):
            return self.widgets.handle(event) or self._shortcut(event)
        if isinstance(event, Move | Release):
            self.picks.follow(event)
            self.settle()
        answer = self.widgets.handle(event)
        is_beside = isinstance(event, Press) and answer is None
        return Stay() if is_beside and self.picks.take_back() else answer

    def _shortcut(self, event: Key) -> Command | None:
        return keys.press(self, event)

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Return the table's keys."""
        return keys.listed()

    def finished(self) -> None:
        """Record a finished game and show its score."""
        self.saving.record(self.match)
        self.app.sound.play("large_win")
        self.app.go(self.commands.score(festive=True))

    def toggle_log(self) -> Command | None:
        """Turn to the log's tab, or open the whole log where it is always in sight."""
        return self.tabs.toggle() if self.frame.folded else self.commands.whole_log()

    def turn_page(self, by: int) -> Command | None:
        """Leaf through the sheet of options."""
        self.option_page = max(0, self.option_page + by)
        self.compose()
        return None
