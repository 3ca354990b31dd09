"""A scene is one screen; it answers events with a command: the next scene, or what to do with this one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from alicegames.ui.app.commands import Command, Home, Pop, Push, Quit, Replace, Stay
from alicegames.ui.app.focus import Group

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pygame import FRect

    from alicegames.storage.report import Reported
    from alicegames.ui.app.app import App
    from alicegames.ui.app.events import UiEvent
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Pos, Scale


@dataclass(frozen=True, slots=True)
class SceneArgs:
    """What the command line gives a scene to show: for screenshots and for starting right into a game."""

    game: str = ""
    save: str = ""
    extra: Mapping[str, str] | None = None


class Scene:
    """Base of all scenes: a group of widgets, a still picture under it, and what moves over it.

    Order of calls: ``layout`` whenever the logical size changes, ``draw_still`` into a cached surface when
    ``refresh`` was called, ``draw`` for every frame. Coordinates are logical units throughout.
    """

    name: ClassVar[str] = ""
    overlay: ClassVar[bool] = False
    """An overlay (a dialog) leaves the scene below visible under it."""
    dims: ClassVar[bool] = True
    """Whether an overlay darkens the scene below."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.widgets = Group()
        self._still_dirty = self.still_whole = True
        self._dirty = True

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> Scene:  # noqa: ARG003 -- most scenes need none
        """Build the scene from command-line arguments."""
        return cls(app)

    # -- to override ------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Be told that the scene is on top: at its start and whenever a scene over it was closed."""

    def leave(self) -> None:
        """Be told that the scene was closed for good: stop workers, close files."""

    def layout(self, scale: Scale) -> None:
        """Place everything for this logical size (at least 1024x640)."""

    def relabel(self) -> None:
        """Make the widgets' words anew: the language has changed. ``layout`` follows."""

    def draw_still(self, canvas: Canvas) -> None:
        """Draw what does not change from frame to frame; cached until ``refresh``."""

    def paint_still(self, canvas: Canvas, *, whole: bool) -> Iterator[None]:  # noqa: ARG002 -- most change as a whole
        """Bring the kept still picture up to date, a step at a time; ``whole``: nothing of it can be kept."""
        canvas.surface.fill(canvas.theme.night)
        self.draw_still(canvas)
        yield

    def draw(self, canvas: Canvas) -> None:
        """Draw what changes; the default draws the widgets."""
        self.widgets.draw(canvas)

    def update(self, now: float) -> float | None:
        """Advance animations to the time ``now`` (seconds).

        Return None when nothing moves, else the seconds until the next frame is needed: 0 for the next one at 60 Hz.
        Call ``touch`` if this frame looks different from the last.
        """
        return self.widgets.update(now)

    def handle(self, event: UiEvent) -> Command | None:
        """Answer an event: a command, or None if it was not used. The default asks the widgets."""
        return self.widgets.handle(event)

    def message(self, payload: Any) -> Command | None:  # noqa: ANN401, ARG002 -- workers post anything
        """Answer what a worker posted through ``app.post``."""
        return None

    def tooltip(self) -> tuple[str, FRect] | None:
        """Return the tooltip to show now and the rectangle it belongs to; the default asks the widgets.

        The setting hides all but the reasons of what is disabled.
        """
        shown = self.widgets.tooltip()
        if shown is None or not (self.app.settings.tooltips or not shown[1].enabled):
            return None
        return (shown[0], shown[1].rect)

    def meaning(self, pos: Pos | None) -> object:
        """Return what a press at a point, or (None) Enter, would be for, as far as what it is on tells."""
        widget = self.widgets.focused if pos is None else self.widgets.at(pos)
        return widget.meaning if widget is not None else ""

    @property
    def wants_raw_keys(self) -> bool:
        """Whether keys come as they are printed, not as they are set: while a line is typed."""
        focused = self.widgets.focused
        return focused is not None and focused.takes_text

    def let_go(self) -> None:
        """Be told that the window lost the focus: nothing is held or dragged any more."""
        self.widgets.let_go()

    def look_closer(self, pos: Pos) -> Command | None:  # noqa: ARG002 -- a table enlarges what lies there
        """Answer a finger that has lain somewhere for long; its tooltip is shown in any case."""
        return None

    def keep_clear(self) -> list[FRect]:
        """Return what a tooltip should not cover: what can be clicked now."""
        return [
            widget.rect for widget in self.widgets.widgets if widget.visible and widget.enabled and widget.can_focus
        ]

    def is_hand(self, pos: Pos) -> bool:  # noqa: ARG002 -- a table asks what lies there
        """Return whether the pointer is over something that can be clicked."""
        hovered = self.widgets.hovered
        return hovered is not None and hovered.enabled and hovered.can_focus

    def report(self) -> Reported | None:
        """Return the game that a crash report should hold; None where none is played."""
        return None

    def before_leaving(self, leave: Command) -> Scene | None:  # noqa: ARG002 -- a table whose game is not saved asks
        """Return what is to be asked before this scene is closed by ``leave``; None where nothing is lost by it."""
        return None

    def ambience(self) -> str:
        """Return the place that is heard around this scene; empty for that of the scene below."""
        return ""

    def shortcuts(self) -> tuple[tuple[str, str], ...]:
        """Return (keys, what they do) for the list that ``?`` shows."""
        return ()

    # -- redraw -----------------------------------------------------------------------------------------------

    def touch(self) -> None:
        """Ask for a new frame."""
        self._dirty = True

    def refresh(self) -> None:
        """Ask for a new still picture, and a frame."""
        self._still_dirty = self._dirty = self.still_whole = True

    def renew(self) -> None:
        """Ask for the still picture to be brought up to date, and a frame."""
        self._still_dirty = self._dirty = True

    def take_dirty(self) -> bool:
        """Return whether a frame is needed, and take note that it is drawn now."""
        dirty, self._dirty = self._dirty or self.widgets.dirty, False
        self.widgets.dirty = False
        return dirty

    def take_still_dirty(self) -> bool:
        """Return whether the still picture must be drawn anew, and take note that it is."""
        dirty, self._still_dirty = self._still_dirty, False
        return dirty

    def take_still_whole(self) -> bool:
        """Return whether all of it must be drawn, and take note that it is."""
        whole, self.still_whole = self.still_whole, False
        return whole


__all__ = ["Command", "Home", "Pop", "Push", "Quit", "Replace", "Scene", "SceneArgs", "Stay"]
