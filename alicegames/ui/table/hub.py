"""What the parts of a table know of the scene that holds them: its own matters exactly, the other parts by name only.

The scene imports its parts; were they to import the scene, all of them would hang together in one knot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from pygame import FRect

    from alicegames.match import Match
    from alicegames.storage.report import Reported
    from alicegames.ui.app.app import App
    from alicegames.ui.app.commands import Command
    from alicegames.ui.app.focus import Group
    from alicegames.ui.presenters.base import Picture
    from alicegames.ui.scenes.saving import Saving
    from alicegames.ui.table.bots import Bots
    from alicegames.ui.table.frame import TableFrame
    from alicegames.ui.table.log.panel import LogPanel
    from alicegames.ui.table.model import TableModel
    from alicegames.ui.table.tabs import RailTabs


class Hub(Protocol):
    """A table's scene, as its parts see it."""

    app: App
    match: Match
    model: TableModel[Any, Any]
    widgets: Group
    bots: Bots
    saving: Saving
    log: LogPanel
    tabs: RailTabs
    option_page: int
    lights: tuple[str, ...]
    sheet: Any
    teller: Any
    picks: Any
    commands: Any
    pages: Any
    clock: Any

    @property
    def overlay(self) -> bool:
        """Whether the scene below stays visible."""

    @property
    def covered(self) -> bool:
        """Whether nothing may be drawn: the next seat has not come to the screen yet."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats in drawing order, the viewer first."""

    @property
    def frame(self) -> TableFrame:
        """The fixed rectangles, as things are now."""

    @property
    def picture(self) -> Picture:
        """What lies on the table, as things are now."""

    def picture_of(self, view: Any) -> Picture:  # noqa: ANN401 -- a view of any game
        """Return what lies on the table in a view of the viewer's."""

    def compose(self) -> None:
        """Note that something has changed: all is laid out anew, once, before anybody looks again."""

    def settle(self) -> None:
        """Lay out what has changed."""

    def touch(self) -> None:
        """Ask for a new frame."""

    def renew(self) -> None:
        """Ask for the still picture to be brought up to date, and a frame."""

    def report(self) -> Reported:
        """Return the game for a crash report."""

    def refresh(self) -> None:
        """Ask for a new still picture, and a frame."""

    def light(self, targets: tuple[str, ...]) -> None:
        """Light targets that something is about."""

    def lit(self) -> tuple[str, ...]:
        """Return the lit targets."""

    def targets(self) -> dict[str, FRect]:
        """Return every target on the screen and where it is, buttons included."""

    def turn_page(self, by: int) -> Command | None:
        """Leaf through the sheet of options."""

    def toggle_log(self) -> Command | None:
        """Turn to the log, or open the whole of it."""

    def finished(self) -> None:
        """Record a finished game and show its score."""

    def with_match(self, match: Match) -> Hub:
        """Return a table at which the same game goes on with other people or bots in its seats."""
