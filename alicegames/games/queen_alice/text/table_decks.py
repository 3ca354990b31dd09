"""What is left in the decks of Queen Alice, as far as a seat can tell (QA-165)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.decision import UNKNOWN
from alicegames.core.game import Stock, by_kind
from alicegames.games.queen_alice.pack.verbs import BRONZE, GOLD, LEVEL_NAMES
from alicegames.games.queen_alice.state import NOBODY
from alicegames.games.queen_alice.text import targets, words
from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState

Names = tuple[str, ...]


def stocks(kit: Kit, view: QueenState, seat: int, names: Names) -> tuple[Stock, ...]:
    """Return everybody's draw pile, the own one first, and the market's three decks."""
    order = sorted(range(view.players), key=lambda number: (number - seat) % view.players)
    own = [_pile(kit, view, number, seat, names) for number in order]
    return (*own, *(_market(kit, view, level) for level in range(BRONZE, GOLD + 1)))


def _pile(kit: Kit, view: QueenState, number: int, viewer: int, names: Names) -> Stock:
    """A draw pile: what hand and pile hold together is public, less the cards of the hand that can be told."""
    owner = view.seats[number]
    told = {card for card in owner.hand if card != UNKNOWN}
    left = [card for card in owner.pool if card not in told]
    count = len(owner.pool) - len(owner.hand)
    text = ngettext("{count} card lies in the draw pile.", "{count} cards lie in the draw pile.", count)
    note = text.format(count=count)
    if len(left) > count:
        note = f"{note} {_('Of the cards listed the others are in the hand.')}"
    return Stock(
        _("Draw pile of {name}").format(name=names[number]),
        note,
        by_kind(words.card(kit.data, card) for card in left),
        by_kind(words.card(kit.data, card) for card in sorted(owner.discard)),
        targets.owned(view, viewer, number, "deck"),
    )


def _market(kit: Kit, view: QueenState, level: int) -> Stock:
    cards = view.decks[level - 1]
    top = view.market[level * 3 - 1]
    text = ngettext(
        "{count} card lies face down, below the one in sight.",
        "{count} cards lie face down, below the one in sight.",
        len(cards),
    )
    note = text.format(count=len(cards)) if top != NOBODY else _("This deck has run out.")
    title = _("Market: {level}").format(level=words.level(level))
    return Stock(
        title, note, by_kind(words.card(kit.data, card) for card in cards), (), f"market:{LEVEL_NAMES[level]}.3"
    )
