"""Every card of an Alice pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.alice.text.tooltips import card_text
from alicegames.games.alice.text.words import Words
from alicegames.i18n import _
from alicegames.ui.presenters.alice.cards import RATIO, Cards
from alicegames.ui.presenters.plates import Plate, Tray

if TYPE_CHECKING:
    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.match import Match


def trays(match: Match) -> tuple[Tray, ...]:
    """Return characters, protagonists and chapters."""
    data: AliceData = match.pack.data
    words = Words(data)
    faces = Cards(data)

    def plate(card: int) -> Plate:
        return Plate(words.card(card), faces.face(card), RATIO, card_text(words, card), data.counts[card])

    ranges = (
        (_("Characters"), range(data.first_protagonist)),
        (_("Protagonists"), range(data.first_protagonist, data.first_chapter)),
        (_("Chapters"), range(data.first_chapter, len(data.ids))),
    )
    return tuple(Tray(title, tuple(map(plate, cards))) for title, cards in ranges)
