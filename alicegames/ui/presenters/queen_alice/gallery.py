"""Every card and tile of a Queen Alice pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.queen_alice.pack.verbs import COLOURS, LEVEL_NAMES
from alicegames.games.queen_alice.text import score, words, words_trains
from alicegames.i18n import _
from alicegames.ui.presenters.plates import Plate, Tray
from alicegames.ui.presenters.queen_alice import alices, bookmarks, tray
from alicegames.ui.presenters.queen_alice.cards import RATIO, Cards

if TYPE_CHECKING:
    from alicegames.games.queen_alice.pack.data import QueenData
    from alicegames.match import Match

_TILE: Final = 0.72
_WISH: Final = 1.6
_TRAIN: Final = 0.8


def trays(match: Match) -> tuple[Tray, ...]:
    """Return the four decks, bookmarks, wishes and train cards."""
    data: QueenData = match.pack.data
    decks = tuple(_deck(data, level) for level in range(len(LEVEL_NAMES)))
    return decks + _others(data)


def _deck(data: QueenData, level: int) -> Tray:
    titles = (_("Basic cards"), _("Bronze cards"), _("Silver cards"), _("Gold cards"))
    faces = Cards(data)
    plates = (
        Plate(_(data.cards[card].name), faces.face(card), RATIO, words.card_text(data, card))
        for card in data.levels[level]
    )
    return Tray(titles[level], tuple(plates))


def _others(data: QueenData) -> tuple[Tray, ...]:
    tiles = (
        Plate(_(tile.name), bookmarks.face(tile, with_price=True), _TILE, words.tile_text(data, tile))
        for tile in data.bookmarks
    )
    wishes = (Plate(_(wish.name), alices.wish_card(wish), _WISH, score.wish(wish)) for wish in data.wishes)
    trains = (
        Plate(
            _(train.name),
            tray.train_card(train, data.bookmarks),
            _TRAIN,
            " ".join(words_trains.train_side(data, train, side) for side in COLOURS),
        )
        for train in data.trains
    )
    found = ((_("Bookmarks"), tiles), (_("Wishes"), wishes), (_("Train cards"), trains))
    return tuple(Tray(title, tuple(plates)) for title, plates in found)
