"""Alice's box: characters and protagonists with their presence, chapters with their pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.i18n import _
from alicegames.ui.draw.numbers import times
from alicegames.ui.presenters.alice.cards import Cards
from alicegames.ui.presenters.boxes import Exhibit, Shelf

if TYPE_CHECKING:
    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.match import Match


def shelves(match: Match) -> tuple[Shelf, ...]:
    """Return the cards, kind by kind, each with how many there are."""
    data: AliceData = match.pack.data
    faces = Cards(data)

    def shelf(title: str, first: int, last: int, size: tuple[float, float]) -> Shelf:
        cards = (Exhibit(faces.face(card), times(data.counts[card])) for card in range(first, last))
        return Shelf(title, size, tuple(cards), aid=first < data.first_chapter)

    return (
        shelf(_("Characters"), 0, data.first_protagonist, (100, 140)),
        shelf(_("Protagonists"), data.first_protagonist, data.first_chapter, (100, 140)),
        shelf(_("Chapters"), data.first_chapter, len(data.ids), (125, 175)),
    )
