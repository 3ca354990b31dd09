"""What is left in the deck of Tea Time: all of it is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.game import Stock
from alicegames.games.tea_time.text.tooltips import deck_size
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.games.tea_time.state import TeaState
    from alicegames.games.tea_time.text.words import Names, Words


def stocks(w: Words, view: TeaState, _seat: int, _names: Names) -> tuple[Stock, ...]:
    """Return the deck by characters (TT-29)."""
    left = tuple((w.card(card), count) for card, count in enumerate(view.deck) if count)
    return (Stock(_("Deck"), deck_size(view), left, target="deck:tea"),)
