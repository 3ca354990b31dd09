"""What is left in the decks of Rolling in Wonderland, as far as a seat can tell (RW-16, RW-100)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.game import Stock, by_kind
from alicegames.core.knowledge import possible
from alicegames.games.rolling_in_wonderland.state import NONE
from alicegames.games.rolling_in_wonderland.text import tooltips, words
from alicegames.games.rolling_in_wonderland.view import unseen
from alicegames.i18n import _, listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.state import State
    from alicegames.games.rolling_in_wonderland.text.words import Names


def stocks(data: WonderlandData, view: State, seat: int, names: Names) -> tuple[Stock, ...]:
    """Return every deck of this game."""
    return tuple(_stocks(data, view, seat, names))


def _stocks(data: WonderlandData, view: State, seat: int, names: Names) -> Iterator[Stock]:
    if not view.variant.youngest:
        left = unseen(data, view)
        yield _hatter(data, view, left.hatter, seat, names)
        yield _objectives(data, view, left.objectives, seat, names)
    yield _challenges(data, view, names)
    yet = tuple((words.region(region), 1) for region in data.ring if region not in view.revealed)
    yield Stock(_("Jabberwocky"), tooltips.about(data, view, "deck:jabberwocky", names), yet, (), "deck:jabberwocky")
    if view.players == 1:
        cards = by_kind(_(data.bots[card].name) for card in view.bot_deck)
        yield Stock(_("The Automa"), tooltips.about(data, view, "deck:bot", names), cards, (), "deck:bot")


def _hatter(data: WonderlandData, view: State, left: tuple[int, ...], seat: int, names: Names) -> Stock:
    cards = possible(view.knowledge.pile, left, seat)
    note = tooltips.about(data, view, "deck:hatter", names)
    if len(cards) > len(view.hatter_deck):
        note = f"{note} {_('Of the cards listed the others are in hands.')}"
    discards = by_kind(words.card(data, card) for card in sorted(view.hatter_discards))
    return Stock(
        _("Mad Hatter cards"), note, by_kind(words.card(data, card) for card in cards), discards, "deck:hatter"
    )


def _objectives(data: WonderlandData, view: State, left: tuple[int, ...], seat: int, names: Names) -> Stock:
    elsewhere = {entry.card for entry in view.knowledge.objectives if entry.knower == seat and not entry.under}
    left = tuple([card for card in left if card not in elsewhere])
    known = [words.objective(data, card) for card, owner in view.objective_bottom if owner == seat]
    notes = [tooltips.about(data, view, "deck:objective", names)]
    if len(left) > len(view.objective_deck):
        notes.append(_("Of the cards listed the others are in hands or at the bottom."))
    if known:
        notes.append(_("At the bottom lies, as you know, {cards}.").format(cards=listed(known)))
    return Stock(
        _("Objectives"), " ".join(notes), by_kind(words.objective(data, card) for card in left), (), "deck:objective"
    )


def _challenges(data: WonderlandData, view: State, names: Names) -> Stock:
    top = () if view.challenge_top == NONE else (view.challenge_top,)
    cards = (*top, *view.challenge_deck, *view.challenge_bottom)
    note = tooltips.about(data, view, "deck:challenge", names)
    return Stock(_("Challenges"), note, by_kind(words.challenge(data, card) for card in cards), (), "deck:challenge")
