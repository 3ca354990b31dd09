"""The base of all widgets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

if TYPE_CHECKING:
    from alicegames.ui.app.commands import Command
    from alicegames.ui.app.events import UiEvent
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Pos


@dataclass(frozen=True, slots=True)
class WidgetState:
    """How the group sees a widget at the moment of drawing."""

    hovered: bool = False
    pressed: bool = False
    focused: bool = False
    keyboard: bool = False
    """Focused, and by keyboard."""


class Widget:
    """A rectangle that draws itself and answers events with commands.

    ``id`` names it for tests and keeps the focus when a scene is laid out anew.
    """

    takes_focus = True
    takes_text = False
    """Whether letters are typed into it."""

    def __init__(self, widget_id: str = "", *, tooltip: str = "") -> None:
        self.id = widget_id
        self.rect = FRect(0, 0, 0, 0)
        self.visible = True
        self.tooltip = tooltip
        self.pane: Sheet | None = None
        """The pane it stands on, if any: it is drawn and clicked only where that shows it."""
        self._why_disabled = ""
        self._enabled = True

    # -- enabled or not, and why ------------------------------------------------------------------------------

    @property
    def enabled(self) -> bool:
        """Whether it answers at all."""
        return self._enabled

    def disable(self, why: str) -> None:
        """Stop answering; the tooltip says why."""
        self._enabled, self._why_disabled = False, why

    def enable(self) -> None:
        """Answer again."""
        self._enabled, self._why_disabled = True, ""

    @property
    def can_focus(self) -> bool:
        """Whether Tab stops here; a disabled widget with a reason takes the focus to tell it."""
        return self.takes_focus and self.visible and (self._enabled or bool(self._why_disabled))

    @property
    def can_point(self) -> bool:
        """Whether the arrows stop here: at all that Tab stops at, and at what can only be looked at."""
        return self.can_focus

    def tip(self, pos: Pos | None) -> str:  # noqa: ARG002 -- some widgets have a tip for each part
        """Return the tooltip for the part under ``pos`` (None: for the keyboard's place in it)."""
        return self._why_disabled or self.tooltip

    # -- to override ------------------------------------------------------------------------------------------

    def contains(self, pos: Pos) -> bool:
        """Return whether a point is on it, where its pane shows it."""
        in_view = self.pane is None or self.pane.rect.collidepoint(pos)
        return bool(in_view and self.rect.collidepoint(pos))

    def draw(self, canvas: Canvas, state: WidgetState) -> None:
        """Draw it."""

    def draw_focus(self, canvas: Canvas) -> None:
        """Draw the focus ring around it."""
        canvas.focus_ring(self.rect)

    def handle(self, event: UiEvent) -> Command | None:  # noqa: ARG002 -- the base answers nothing
        """Answer an event: a command if it was used, else None."""
        return None

    def update(self, now: float) -> float | None:  # noqa: ARG002 -- the base does not move
        """Advance its own motion; return the seconds until the next frame it needs, None for never."""
        return None

    @property
    def meaning(self) -> object:
        """What a press on it is for: as long as this is the same, a second press may follow the first at once."""
        return self.id or type(self).__name__

    def let_go(self) -> None:
        """Be told that the pointer's button went up where nobody heard it."""

    def blur(self) -> None:
        """Be told that the keyboard went elsewhere."""

    def focus_from(self, direction: int) -> None:
        """Be told that the keyboard came, from before (1) or after (-1)."""


class Sheet(Widget):
    """A widget on which others stand, of which a part is in view."""

    def reveal(self, child: Widget) -> None:
        """Bring a child into view."""
        raise NotImplementedError
