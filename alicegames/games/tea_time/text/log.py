"""The log's sentences of Tea Time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.tea_time.events import (
    AlicePlaced,
    Cancelled,
    FirstPlayer,
    RoundBegan,
    RoundEnded,
    Taken,
    TieBroken,
)
from alicegames.games.tea_time.text.score import tied
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from alicegames.core.rules import Event
    from alicegames.games.tea_time.text.words import Names, Words


def tell(w: Words, event: Event, names: Names) -> str:
    """Tell an event as one sentence; laying out single cards is not worth a line."""
    match event:
        case FirstPlayer(seat):
            return _("{name} starts and receives Alice.").format(name=names[seat])
        case RoundBegan(number, first):
            return _("Round {number}: the table is laid, {name} begins.").format(number=number, name=names[first])
        case Taken(seat):
            return _("{name} takes {cards}.").format(name=names[seat], cards=_cards(w, event))
        case AlicePlaced(seat, cell):
            return _("{name} puts Alice into the gap at {cell}.").format(name=names[seat], cell=cell)
        case Cancelled(seat, character, pairs):
            return ngettext(
                "A pair of opposite {card} cards leaves {name}’s columns.",
                "{pairs} pairs of opposite {card} cards leave {name}’s columns.",
                pairs,
            ).format(pairs=pairs, card=w.card(character), name=names[seat])
        case RoundEnded(number, last):
            text = _("Round {number} ends, and the game with it.") if last else _("Round {number} ends.")
            return text.format(number=number)
        case TieBroken():
            return tied()
    return ""


def _cards(w: Words, taken: Taken) -> str:
    each = zip(taken.cards, taken.cells, taken.mirrored, strict=True)
    return listed([w.card_with_cell(card, cell, mirrored=face) for card, cell, face in each])
