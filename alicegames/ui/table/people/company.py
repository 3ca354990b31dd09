"""Who plays on: in the middle of a game a bot takes a person's seat or a person a bot's, levels and names change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from pygame import FRect

from alicegames.bots import levels
from alicegames.i18n import _
from alicegames.match import Seat, SetupError
from alicegames.ui.app.scene import Command, Pop, Push, Replace, Stay
from alicegames.ui.draw.seats import draw_mark
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.dialogs import Dialog
from alicegames.ui.scenes.setup_draft import NAME_LENGTH
from alicegames.ui.widgets.button import Button
from alicegames.ui.widgets.choice import Answer, Choice
from alicegames.ui.widgets.entry import TextEntry

if TYPE_CHECKING:
    from alicegames.match import Match
    from alicegames.ui.app.app import App
    from alicegames.ui.app.scene import SceneArgs
    from alicegames.ui.draw.canvas import Canvas
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.table.hub import Hub

_ROW: Final = 50.0
_MARGIN: Final = 28.0
_KIND: Final = 210.0


class CompanyScene(Dialog):
    """A row for each seat."""

    name: ClassVar[str] = "company"

    def __init__(self, table: Hub) -> None:
        text = _("A bot may play on for somebody who leaves, and give the seat back. What lies on the table stays.")
        super().__init__(table.app, _("Who plays on"), text)
        self.table = table
        kinds = [Answer("", _("Person"), _("Somebody at this computer."), icon="icon_human")]
        kinds += [Answer(level.id, level.title(), level.blurb(), icon="icon_bot") for level in levels.LEVELS]
        self.names: list[TextEntry] = []
        self.kinds: list[Choice[str]] = []
        for number, seat in enumerate(table.match.seats):
            self.names.append(TextEntry(f"name:{number}", seat.name, limit=NAME_LENGTH))
            self.kinds.append(Choice(f"kind:{number}", kinds, seat.bot, lambda _bot: Stay()))
        self.widgets.set([each for pair in zip(self.names, self.kinds, strict=True) for each in pair])
        self.add("no", _("Cancel"), lambda: None)
        yes = Button("yes", _("Play on"), self._apply, kind="primary")
        self.buttons.append(yes)
        self.widgets.set([*self.widgets.widgets, yes])

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> CompanyScene:
        """Show it over a table, for a screenshot."""
        table: Any = scene_class("table").from_args(app, args)
        return cls(table)

    def least_width(self) -> float:
        """Leave room for a name beside a level."""
        return 600.0

    def extra_height(self) -> float:
        """Leave room for the rows."""
        return _ROW * len(self.names) + 8

    def layout(self, scale: Scale) -> None:
        """Place the rows over the buttons."""
        super().layout(scale)
        top = self.buttons[0].rect.top - 12 - _ROW * len(self.names)
        left, right = self.sheet.left + _MARGIN, self.sheet.right - _MARGIN
        for name, kind in zip(self.names, self.kinds, strict=True):
            kind.rect = FRect(right - _KIND, top, _KIND, 40)
            name.rect = FRect(left + 44, top, kind.rect.left - 12 - left - 44, 40)
            top += _ROW

    def draw_still(self, canvas: Canvas) -> None:
        """Draw the sheet, and each seat's mark before its row."""
        super().draw_still(canvas)
        for seat, name in enumerate(self.names):
            draw_mark(canvas, self.table.match, seat, (self.sheet.left + _MARGIN + 18, name.rect.centery), 16)

    def _apply(self) -> Command | None:
        """Play on with these seats, or say what is wrong with them."""
        match = self.table.match
        try:
            after = match.with_seats([self._seat(number) for number in range(len(match.seats))])
        except SetupError as fault:
            self.app.toast(str(fault))
            self.app.sound.play("click")
            return Stay()
        self.app.go(Pop())
        return play_on(self.table, after)

    def _seat(self, number: int) -> Seat:
        before, name = self.table.match.seats[number], self.names[number].value.strip()
        if not name:
            raise SetupError(_("Seat {number} needs a name.").format(number=number + 1))
        return Seat(name=name, mark=before.mark, bot=self.kinds[number].value)


def play_on(table: Hub, match: Match) -> Command | None:
    """Replace a table by one with the same game and other seats; nobody is shown another's secrets by it."""
    if match == table.match:
        return None
    before, after = table.model.viewer, table.with_match(match)
    comes = after.model.viewer
    if after.covered or not match.game.has_secrets or comes == before or comes not in match.humans:
        return Replace(after)
    from alicegames.ui.table.curtain import CurtainScene  # noqa: PLC0415 -- it comes back to the table

    after.teller.covered = True
    table.app.go(Replace(after))
    return Push(CurtainScene(table.app, after, comes))
