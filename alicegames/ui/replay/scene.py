"""The replay: the table as it stood, what had just happened, and the way through the game as a bar under its chart."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

import pygame
from pygame import FRect

from alicegames.core.decision import ONLOOKER
from alicegames.i18n import _
from alicegames.storage import library, open_game
from alicegames.ui.app.commands import Command, Pop, Push, Replace, Stay
from alicegames.ui.app.events import Key, UiEvent
from alicegames.ui.app.scene import Scene, SceneArgs
from alicegames.ui.draw.fit import fitted
from alicegames.ui.draw.ground import draw_table
from alicegames.ui.draw.seats import turn_order
from alicegames.ui.draw.theme import CAPTION, HEADING
from alicegames.ui.endings import chart
from alicegames.ui.replay import panel, sharing
from alicegames.ui.replay.branches import Branches, BranchesDialog
from alicegames.ui.replay.course import OPEN, Course, first_eyes
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.dialogs import Confirm
from alicegames.ui.table import frame
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.choice import Answer, Choice
from alicegames.ui.widgets.slider import Slider

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.storage import Opened
    from alicegames.ui.app.app import App
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.presenters.base import Picture

_PACES: Final = (("slow", 2.4), ("usual", 1.2), ("fast", 0.5))
"""Seconds a step stays on show while it plays by itself."""
_BUTTON: Final = 40.0
_GAP: Final = 8.0
_LEAST_CHART: Final = 150.0


class ReplayScene(Scene):
    """A game, step by step, turn by turn, round by round; from here it can be played on."""

    name: ClassVar[str] = "replay"

    def __init__(self, app: App, opened: Opened, *, is_bare: bool = False) -> None:
        super().__init__(app)
        self.course = Course(opened, first_eyes(opened))
        self._branches = Branches(opened)
        self.pace = "usual"
        self.playing = False
        self.is_bare = is_bare
        """Whether it stands without its controls, and looks for no branches: for pictures of the game."""
        self._next = 0.0
        self._page = ""
        self._history = chart.history(opened.session)
        self._frame = frame.divide((1280, 720), self.course.presenter, (0,), 0)
        self._areas = self._frame.areas
        """Without the strips that the table has in its rail: the rail is the replay's own."""
        self.chart = self.words = FRect(0, 0, 0, 0)
        self._make_widgets()

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> ReplayScene:
        """Show a saved game, or the first sample of a game, in its middle: for screenshots."""
        from pathlib import Path  # noqa: PLC0415 -- for screenshots only

        of_game = (entry.path for entry in library.samples() if entry.game == (args.game or "tea_time"))
        scene = cls(app, open_game(Path(args.save) if args.save else next(of_game)))
        scene.course.go(len(scene.course.stops) // 2)
        return scene

    def stand_at(self, ply: int, eyes: int) -> None:
        """Begin before a choice, with a seat's eyes: where a review found something."""
        self.course.go(self.course.stops.index(ply))
        if self.course.match.game.has_secrets:
            self.course.eyes = eyes
        self._make_widgets()

    # -- widgets ----------------------------------------------------------------------------------------------

    def _make_widgets(self) -> None:
        def step(name: str, icon: str, tooltip: str, then: Callable[[], None]) -> Button:
            return Button(name, "", lambda: self._go(then), icon=icon, tooltip=tooltip)

        course = self.course
        self.steps = [
            step("first", "icon_first", _("To the beginning (Home)"), lambda: course.go(0)),
            step("turn_back", "icon_prev", _("A turn back (Page Up)"), lambda: course.step_turn(-1)),
            step("back", "icon_arrow_left", _("A step back (Left)"), lambda: course.step(-1)),
            Button("play", "", self._toggle, icon="icon_play", kind="primary", tooltip=_("Play by itself (Space)")),
            step("on", "icon_arrow_right", _("A step on (Right)"), lambda: course.step(1)),
            step("turn_on", "icon_next", _("A turn on (Page Down)"), lambda: course.step_turn(1)),
            step("last", "icon_last", _("To the end (End)"), lambda: course.go(len(course.stops))),
        ]
        self.bar = Slider("bar", [(stop, "") for stop in range(len(course.stops))], course.stop, self._scrub)
        paces = {"slow": _("Slow"), "usual": _("Usual"), "fast": _("Fast")}
        self.paces = Choice("pace", [Answer(name, paces[name]) for name, _s in _PACES], self.pace, self._set_pace)
        self.eyes = Choice("eyes", self._eyes(), course.eyes, self._look_through)
        self.fork = Button("fork", _("Play on from here"), self._play_on, icon="icon_play")
        self.share = Button("share", _("Share"), self._share, icon="icon_export", tooltip=_("As a picture"))
        self.forks = Button("branches", _("Branches"), self._show_branches, icon="icon_replay")
        self._tell_branches()
        self.leave_button = Button("leave", _("Back"), Pop, icon="icon_arrow_left")
        self._set_widgets()

    def _eyes(self) -> list[Answer[int]]:
        answers = [Answer(OPEN, _("Everything open")), Answer(ONLOOKER, _("What everybody knew"))]
        seats = [Answer(number, seat.name) for number, seat in enumerate(self.course.match.seats)]
        return [*answers, *seats] if self.course.match.game.has_secrets else [answers[0]]

    def _set_widgets(self) -> None:
        tabs = [
            Button(f"tab:{page.id}", page.label, partial(self._turn_to, page.id), icon=page.sprite)
            for page in self._pages()
        ]
        for index, tab in enumerate(tabs):
            tab.rect = frame.tab_rect(self._frame.pages, index, len(tabs), self.course.presenter.tab_width)
        controls = [*self.steps, self.bar, self.paces, self.eyes, self.fork, self.share, self.forks, self.leave_button]
        self.widgets.set(tabs if self.is_bare else [*tabs, *controls])

    def relabel(self) -> None:
        """Make the words anew."""
        self._make_widgets()

    def show_only(self, stop: int) -> None:
        """Stand at a stop: what a picture of the game shows."""
        self.course.go(stop)
        self._arrived()

    # -- going through ----------------------------------------------------------------------------------------

    def _go(self, then: Callable[[], None]) -> Command:
        then()
        self._arrived()
        return Stay()

    def _arrived(self) -> None:
        self.bar.set(self.course.stop)
        self._show_page_of_what_happened()
        self._place()
        self.refresh()

    def _scrub(self, stop: float) -> Command:
        return self._go(lambda: self.course.go(int(stop)))

    def _toggle(self) -> Command:
        self.playing = not self.playing
        if self.playing and self.course.is_at_end:
            self.course.go(0)
            self._arrived()
        self.steps[3].icon = "icon_pause" if self.playing else "icon_play"
        self._next = self.app.clock() + self._seconds()
        self.refresh()
        return Stay()

    def _seconds(self) -> float:
        return dict(_PACES)[self.pace]

    def _set_pace(self, pace: str) -> Command:
        self.pace = pace
        return Stay()

    def update(self, now: float) -> float | None:
        """Take the next step when it is time."""
        waits = [super().update(now)]
        if self._branches.is_reading and not self.is_bare:
            if self._branches.read_on():
                self._tell_branches()
            waits.append(0.0)
        if self.playing:
            if now >= self._next:
                self.course.step(1)
                self._next = now + self._seconds()
                if self.course.is_at_end:
                    self._toggle()
                self._arrived()
            waits.append(max(0.0, self._next - now))
        return min((wait for wait in waits if wait is not None), default=None)

    def _look_through(self, eyes: int) -> Command:
        if self.course.is_secret and eyes != ONLOOKER:
            self.eyes.set(self.course.eyes)
            return Push(
                Confirm(
                    self.app,
                    _("Look at hidden cards?"),
                    _("The game is not over: what you see may spoil it for you and others."),
                    _("Look"),
                    lambda: self._see(eyes),
                )
            )
        return self._see(eyes)

    def _see(self, eyes: int) -> Command:
        self.course.eyes = eyes
        self.eyes.set(eyes)
        self._arrived()
        return Stay()

    def _play_on(self) -> Command:
        """Go on from here as a game of its own; the one that is replayed stays as it is."""
        table: Any = scene_class("table")
        return Replace(table.resume(self.app, self.course.opened.at(self.course.at)))

    def _tell_branches(self) -> None:
        """Say how many games were played on from here, as far as they have been found."""
        count = len(self._branches.found)
        self.forks.label = _("Branches: {count}").format(count=count) if count else _("Branches")
        if count:
            self.forks.enable()
        else:
            self.forks.disable(_("Nobody has played on from a place of this game yet."))
        self.refresh()

    def _show_branches(self) -> Command:
        return Push(BranchesDialog(self.app, self._branches, self.course))

    def _share(self) -> Command:
        return Push(sharing.menu(self.app, self.course))

    def handle(self, event: UiEvent) -> Command | None:
        """Walk by keys, but where a choice of several has the keyboard, which takes the arrows for itself."""
        if isinstance(event, Key) and self.widgets.focused not in (self.eyes, self.paces):
            walk = self._walks().get(event.key)
            if walk is not None:
                return self._go(walk)
            if event.key == pygame.K_SPACE:
                return self._toggle()
        return super().handle(event)

    def _walks(self) -> dict[int, Callable[[], None]]:
        course = self.course
        return {
            pygame.K_LEFT: lambda: course.step(-1),
            pygame.K_RIGHT: lambda: course.step(1),
            pygame.K_PAGEUP: lambda: course.step_turn(-1),
            pygame.K_PAGEDOWN: lambda: course.step_turn(1),
            pygame.K_UP: lambda: course.step_round(-1),
            pygame.K_DOWN: lambda: course.step_round(1),
            pygame.K_HOME: lambda: course.go(0),
            pygame.K_END: lambda: course.go(len(course.stops)),
        }

    # -- boards that take turns -------------------------------------------------------------------------------

    def _pages(self) -> tuple[Any, ...]:
        return self.course.presenter.pages(self.course.view, self._size)

    def _turn_to(self, page: str) -> Command:
        self._page = page
        self._place()
        self.refresh()
        return Stay()

    def _show_page_of_what_happened(self) -> None:
        pages = (self.course.presenter.page_of(self.course.view, one, self._size) for one in self.course.targets())
        self._page = next((page for page in pages if page), self._page)

    @property
    def _size(self) -> tuple[float, float]:
        return self.app.scale.width, self.app.scale.height

    # -- layout and drawing -----------------------------------------------------------------------------------

    def layout(self, scale: Scale) -> None:
        """The table at the left as ever; the rail holds what happened, the chart and the way through."""
        del scale
        self.bar.set(self.course.stop)
        self._place()

    def _place(self) -> None:
        match, pages = self.course.match, self._pages()
        if pages and self._page not in {page.id for page in pages}:
            self._page = pages[0].id
        automas = len(match.names) - len(match.seats)
        seats = turn_order(len(match.seats), self.course.viewer, automas)
        page = self._page if pages else ""
        self._frame = frame.divide(self._size, self.course.presenter, seats, 0, page, len(pages))
        areas = self._frame.areas
        self._areas = replace(areas, seats=(), strips=False) if areas.strips else areas
        self._place_rail(self._frame.rail.inflate(-24, -24))
        self._set_widgets()

    def _place_rail(self, room: FRect) -> None:
        below = room.bottom if self.is_bare else self._place_controls(room)
        high = min(240.0, (below - room.top) * 0.45)
        shows = high >= _LEAST_CHART and self._knows_the_scores
        self.chart = FRect(room.left - 12, below - high, room.width + 24, high if shows else 0)
        top = room.top + 64 + panel.scores_height(self.course)
        self.words = FRect(
            room.left, top, room.width, max(0.0, (self.chart.top if self.chart.h else below) - top - _GAP)
        )

    def _place_controls(self, room: FRect) -> float:
        """Place them at the rail's foot; return where they begin."""
        below = room.bottom
        half = (room.width - _GAP) / 2
        for row in ((self.leave_button,), (self.share, self.forks), (self.fork,)):
            for number, button in enumerate(row):
                wide = room.width if len(row) == 1 else half
                button.rect = FRect(room.left + number * (half + _GAP), below - _BUTTON, wide, _BUTTON)
            below -= _BUTTON + _GAP
        for choice in (self.paces, self.eyes):
            choice.rect = FRect(room.left, below - _BUTTON, room.width, _BUTTON)
            below -= _BUTTON + _GAP
        wide = (room.width - 4 * (len(self.steps) - 1)) / len(self.steps)
        for index, button in enumerate(self.steps):
            button.rect = FRect(room.left + index * (wide + 4), below - _BUTTON, wide, _BUTTON)
        below -= _BUTTON + _GAP
        self.bar.rect = FRect(room.left, below - 30, room.width, 30)
        return below - 30 - _GAP

    def draw_still(self, canvas: Canvas) -> None:
        """Draw the table as it stood and what the rail says of it."""
        course, areas = self.course, self._areas
        draw_table(canvas, course.presenter.top)
        if course.presenter.has_sheets:
            tags = dict(self._frame.tags)
            for area in (areas.own, *(area.union(tags.get(seat, area)) for seat, area in areas.seats)):
                if area.h:
                    canvas.panel(area)
        canvas.panel(self._frame.rail)
        picture = course.presenter.picture(course.view, course.viewer, areas, None)
        for item in picture:
            item.paint(canvas, item.rect)
        panel.draw_tags(canvas, course, self._frame.tags)
        self._draw_marks(canvas, picture)
        self._draw_rail(canvas)

    def _draw_marks(self, canvas: Canvas, picture: Picture) -> None:
        """Outline what the last step was about."""
        wanted = set(self.course.targets())
        for item in picture:
            if item.target in wanted:
                rect = (item.light or item.rect).inflate(6, 6)
                canvas.rounded(rect, None, canvas.theme.teal, radius=item.corner + 3, line=3)

    def _draw_rail(self, canvas: Canvas) -> None:
        theme, course, room = canvas.theme, self.course, self._frame.rail.inflate(-24, -24)
        turn = course.turn
        place = _("Round {round}, turn {turn}") if turn.round else _("Turn {turn}")
        title = course.opened.document.title or course.match.game.title()
        fitted(canvas, title, FRect(room.left, room.top, room.width, 30), HEADING, theme.teal, align="left")
        words = place.format(round=turn.round, turn=turn.number + 1)
        here = _("{place} – step {step} of {steps}").format(place=words, step=course.stop, steps=len(course.stops) - 1)
        fitted(canvas, here, FRect(room.left, room.top + 31, room.width, 22), CAPTION, theme.ink_soft, align="left")
        panel.draw_scores(canvas, course, FRect(room.left, room.top + 58, room.width, 0))
        panel.draw_words(canvas, course.told(), self.words)
        if self.chart.h:
            chart.draw_frame(canvas, self.chart, self._history)
            share = course.at / max(1, len(course.moves))
            chart.draw_lines(canvas, self.chart, self._history, course.match, share)

    @property
    def _knows_the_scores(self) -> bool:
        """Whether the chart tells no more than the eyes may know: it is made of the whole truth."""
        return self.course.eyes == OPEN or not self.course.is_secret

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Return what the keys do here."""
        return (
            (_("Left, Right"), _("a step back, a step on")),
            (_("Page Up, Page Down"), _("a turn back, a turn on")),
            (_("Up, Down"), _("a round back, a round on")),
            (_("Home, End"), _("the beginning, the end")),
            (_("Space"), _("play by itself, pause")),
        )
