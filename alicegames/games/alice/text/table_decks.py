"""What is left in the decks of Alice, as far as a seat can tell (AL-71)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.game import Stock, by_kind
from alicegames.core.knowledge import possible
from alicegames.games.alice.text.tooltips import deck_size
from alicegames.games.alice.view import unseen
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.games.alice.state import AliceState
    from alicegames.games.alice.text.words import Names, Words


def stocks(w: Words, view: AliceState, seat: int, _names: Names) -> tuple[Stock, ...]:
    """Return the three decks: of characters everybody can count each, of the others what is unseen."""
    left = unseen(w.data, view)
    drawn = possible(view.knowledge.pile, left.protagonists, seat)
    return (
        _stock(w, view, "protagonist", drawn, view.protagonist_deck, view.protagonist_discard),
        _stock(w, view, "character", view.character_deck, view.character_deck, view.character_discard),
        _stock(w, view, "chapter", left.chapters, view.chapter_deck, view.chapter_discard),
    )


def _stock(
    w: Words, view: AliceState, kind: str, cards: tuple[int, ...], deck: tuple[int, ...], discards: tuple[int, ...]
) -> Stock:
    note = deck_size(view, kind)
    if len(cards) > len(deck):
        note = f"{note} {_('Of the cards listed the others are in hands or lie face down.')}"
    kinds, open_kinds = by_kind(w.card(card) for card in cards), by_kind(w.card(card) for card in sorted(discards))
    return Stock(_titles(kind), note, kinds, open_kinds, f"deck:{kind}")


def _titles(kind: str) -> str:
    return {"protagonist": _("Protagonists"), "character": _("Characters"), "chapter": _("Chapters")}[kind]
