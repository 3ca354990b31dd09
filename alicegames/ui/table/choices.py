"""Show me: every choice that is open now, a line each, with what it would change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from pygame import FRect

from alicegames.i18n import _, ngettext
from alicegames.ui.draw.numbers import signed
from alicegames.ui.draw.theme import BODY, CAPTION, TITLE
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.dialogs import Dialog
from alicegames.ui.widgets.scrolltext import Block, ScrollText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.ui.app.app import App
    from alicegames.ui.app.scene import SceneArgs
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.table.hub import Hub

_MOST = 300
_EACH = 72.0
"""The height of a choice with what it changes, about, at 100% text."""
_STOPS = (".", "!", "?")


class OptionsScene(Dialog):
    """The list is of the decision it was opened for, narrowed by what is picked."""

    name: ClassVar[str] = "options"
    closes_beside: ClassVar[bool] = True

    def __init__(self, table: Hub) -> None:
        picker = table.model.picker
        count = len(picker.open())
        title = ngettext("{count} choice is open", "{count} choices are open", count).format(count=count)
        super().__init__(table.app, title)
        self._count = count
        self.list = ScrollText("options", _blocks(table))
        self.widgets.set([self.list])
        self.widgets.focus(self.add("ok", _("Close"), lambda: None, kind="primary"), by_keyboard=False)

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> OptionsScene:
        """Show it over a table, for a screenshot."""
        table: Any = scene_class("table").from_args(app, args)
        return cls(table)

    def least_width(self) -> float:
        """Leave room for a choice in large words."""
        return min(480.0 * self.app.type.text_size, 800.0, self.app.scale.width - 32)

    def extra_height(self) -> float:
        """Return the height of the list: as much as its choices take about, no more than the window has."""
        large = max(1.0, self.app.type.text_size)
        return min(large * max(200.0, min(420.0, _EACH * self._count)), self.app.scale.height - 240)

    def layout(self, scale: Scale) -> None:
        """Place the list between title and button."""
        super().layout(scale)
        title = self.app.type.height(self.title, TITLE, self.sheet.w - 56)
        top = self.sheet.top + max(72.0, 36 + title)
        bottom = self.buttons[0].rect.top - 12
        self.list.rect = FRect(self.sheet.left + 24, top, self.sheet.w - 48, bottom - top)


def _blocks(table: Hub) -> list[Block]:
    model = table.model
    blocks = []
    for choice in model.picker.open()[:_MOST]:
        view = model.picker.considered_for(choice, model.view)
        said = model.match.texts.option(view, choice, model.match.names)
        made = table.picks.previews.of_choice(choice)
        score = signed(made.score) if made.score is not None else ""
        blocks.append(Block(said, BODY, name=model.session.rules.encode(choice), note=score))
        if lines := [line for line in (*made.lines, *made.cautions) if line != said]:
            blocks.append(Block(_run_on(lines), CAPTION, "ink_soft", 0))
    return blocks


def _run_on(lines: Sequence[str]) -> str:
    """Put lines behind each other: a sentence begins after a full stop, others are parted by semicolons."""
    text = ""
    for line in lines:
        parted = ". " if line.endswith(_STOPS) else "; "
        text += (" " if text.endswith(_STOPS) else parted if text else "") + line
    return text
