"""Names of cards and places, from which the sentences of Tea Time are made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.tea_time.state import ALICE, cell_number, is_mirrored
from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from alicegames.games.tea_time.pack.spec import TeaData
    from alicegames.games.tea_time.state import TeaState

Names = tuple[str, ...]


def points(number: int) -> str:
    """Count points."""
    return ngettext("{number} point", "{number} points", number).format(number=number)


class Words:
    """The names of one pack's cards."""

    def __init__(self, data: TeaData) -> None:
        self.data: Final = data

    def card(self, card: int) -> str:
        """Name a card: a character or Alice."""
        return _(self.data.cards.alice) if card == ALICE else _(self.data.cards.characters[card].name)

    def card_with_cell(self, card: int, cell: str, *, mirrored: bool) -> str:
        """Name a card with its face and its place."""
        if mirrored and card != ALICE:
            return _("mirrored {card} ({cell})").format(card=self.card(card), cell=cell)
        return _("{card} ({cell})").format(card=self.card(card), cell=cell)

    def card_at(self, view: TeaState, cell: str) -> str:
        """Name the card at a place, with its face and its place."""
        number = self.number(view, cell)
        return self.card_with_cell(view.grid[number], cell, mirrored=self.is_mirrored(view, number))

    def number(self, view: TeaState, cell: str) -> int:
        """Return the number of a place by its name."""
        return cell_number(cell, self.columns(view))

    def columns(self, view: TeaState) -> int:
        """Return how many columns the table has."""
        return self.data.by_players[view.players].columns

    def is_mirrored(self, view: TeaState, cell: int) -> bool:
        """Say whether a place shows mirrored faces."""
        return is_mirrored(cell, self.columns(view))

    def counted(self, card: int, count: int) -> str:
        """Count the cards of a character; negative where they are mirrored."""
        name = self.card(card)
        if count in (0, 1):
            return name if count else _("no {card}").format(card=name)
        if count == -1:
            return _("mirrored {card}").format(card=name)
        if count < 0:
            return _("{count} × mirrored {card}").format(count=-count, card=name)  # noqa: RUF001
        return _("{count} × {card}").format(count=count, card=name)  # noqa: RUF001
