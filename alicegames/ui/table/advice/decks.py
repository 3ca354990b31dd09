"""What is left in the decks by kind, as far as the one at the screen can tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from pygame import FRect

from alicegames.i18n import _
from alicegames.match import stocks
from alicegames.ui.draw.theme import BODY, BODY_BOLD, CAPTION, TITLE
from alicegames.ui.scenes import scene_class
from alicegames.ui.scenes.dialogs import Dialog
from alicegames.ui.widgets.scrolltext import Block, ScrollText

if TYPE_CHECKING:
    from alicegames.core.game import Stock
    from alicegames.ui.app.app import App
    from alicegames.ui.app.scene import SceneArgs
    from alicegames.ui.draw.scale import Scale
    from alicegames.ui.table.hub import Hub

_DECKS: Final = ("deck", "discard")


class DecksScene(Dialog):
    """Every deck of the game, opened at one of them."""

    name: ClassVar[str] = "decks"
    closes_beside: ClassVar[bool] = True

    def __init__(self, table: Hub, target: str = "") -> None:
        super().__init__(table.app, _("What is left in the decks"))
        model = table.model
        self._target = f"deck:{target.partition(':')[2]}" if target else ""
        found = stocks.stocks(table.match, model.view, model.viewer)
        self.list = ScrollText("decks", [block for stock in found for block in _blocks(stock)])
        self.add("ok", _("Close"), lambda: None, kind="primary")
        self.widgets.set([self.list, *self.buttons])
        self.widgets.focus(self.list, by_keyboard=False)

    @classmethod
    def from_args(cls, app: App, args: SceneArgs) -> DecksScene:
        """Show the decks of a game, for a screenshot."""
        table: Any = scene_class("table").from_args(app, args)
        return cls(table)

    def least_width(self) -> float:
        """Leave room for a name and its count."""
        return 520.0

    def extra_height(self) -> float:
        """Return the height of the list."""
        return min(480.0, self.app.scale.height - 220)

    def layout(self, scale: Scale) -> None:
        """Place the list between title and button."""
        super().layout(scale)
        title = self.app.type.height(self.title, TITLE, self.sheet.w - 56)
        top, bottom = self.sheet.top + max(72.0, 36 + title), self.buttons[0].rect.top - 12
        self.list.rect = FRect(self.sheet.left + 24, top, self.sheet.w - 48, bottom - top)
        if self._target:
            self.list.show(self._target, self.app.type)


def _blocks(stock: Stock) -> list[Block]:
    blocks = [
        Block(stock.title, BODY_BOLD, "teal", 16, name=stock.target),
        Block(stock.note, CAPTION, "ink_soft", 2),
    ]
    blocks += [Block(card, BODY, before=3, note=str(many)) for card, many in stock.cards]
    if stock.discards:
        blocks.append(Block(_("Discarded, face up"), CAPTION, "ink_soft", 8))
        blocks += [Block(card, BODY, "ink_soft", before=3, note=str(many)) for card, many in stock.discards]
    return blocks


def opened_by(table: Hub, target: str) -> bool:
    """Whether a target is a deck, or the discards beside it, of which something can be told."""
    kind, _sep, rest = target.partition(":")
    model = table.model
    return kind in _DECKS and any(
        stock.target.partition(":")[2] == rest for stock in stocks.stocks(table.match, model.view, model.viewer)
    )
