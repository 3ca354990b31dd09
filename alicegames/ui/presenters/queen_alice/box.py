"""Queen Alice's box: bookmarks, wishes, trains and every card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.queen_alice.pack.verbs import LEVEL_NAMES
from alicegames.i18n import _
from alicegames.ui.presenters.boxes import Exhibit, Shelf
from alicegames.ui.presenters.queen_alice import bookmarks
from alicegames.ui.presenters.queen_alice.alices import wish_card
from alicegames.ui.presenters.queen_alice.cards import Cards
from alicegames.ui.presenters.queen_alice.tray import train_card

if TYPE_CHECKING:
    from alicegames.games.queen_alice.pack.data import QueenData
    from alicegames.match import Match


def shelves(match: Match) -> tuple[Shelf, ...]:
    """Return tiles, wishes, trains and the cards of each level."""
    data: QueenData = match.pack.data
    tiles = tuple(Exhibit(bookmarks.face(tile, with_price=True)) for tile in data.bookmarks)
    trains = tuple(Exhibit(train_card(train, data.bookmarks)) for train in data.trains)
    return (
        Shelf(_("Bookmarks: at once, once a turn, at the end; their price in books"), (50, 62), tiles, aid=True),
        Shelf(_("Wishes, yellow / platinum"), (140, 62), _wishes(data), aid=True),
        Shelf(_("Trains"), (170, 120), trains),
        *(_cards(data, level) for level in range(len(data.levels))),
    )


def _wishes(data: QueenData) -> tuple[Exhibit, ...]:
    return tuple(Exhibit(wish_card(one)) for one in data.wishes)


def _cards(data: QueenData, level: int) -> Shelf:
    faces = Cards(data)
    titles = {"basic": _("Basic cards"), "bronze": _("Bronze cards"), "silver": _("Silver cards")}
    title = titles.get(LEVEL_NAMES[level], _("Gold cards"))
    cards = tuple(Exhibit(faces.face(card.id)) for card in data.cards if card.level == level)
    return Shelf(title, (100, 161), cards)
