"""Tea Time's box: the guests in both faces, Alice, and what columns are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.tea_time.scoring import column_points
from alicegames.i18n import _, ngettext
from alicegames.ui.presenters.boxes import Exhibit, Shelf
from alicegames.ui.presenters.tea_time import cards

if TYPE_CHECKING:
    from alicegames.games.tea_time.pack.spec import TeaData
    from alicegames.match import Match


def shelves(match: Match) -> tuple[Shelf, ...]:
    """Return the cards, and the columns with the points of the pack's score table."""
    data: TeaData = match.pack.data
    faces = [
        Exhibit(cards.card(who.id, _(who.name), mirrored=mirrored))
        for mirrored in (False, True)
        for who in data.cards.characters
    ]
    points = ngettext("{count} point", "{count} points", data.score.alice).format(count=data.score.alice)
    alice = Exhibit(cards.alice_card(_(data.cards.alice)), points)
    return (
        Shelf(_("Guests, upright and in the mirror; Alice"), (112, 157), (*faces, alice), aid=True),
        Shelf(_("What a column of so many equal faces is worth"), (112, 150), _columns(data), aid=True),
    )


def _columns(data: TeaData) -> tuple[Exhibit, ...]:
    who, most = data.cards.characters[0], len(data.score.column)
    last = next(count for count in range(most) if data.score.column[count] == data.score.column[-1] and count)
    return tuple(
        Exhibit(cards.column(who.id, _(who.name), count, column_points(data, count)), _and_more(count, last))
        for count in range(last + 1)
    )


def _and_more(count: int, last: int) -> str:
    return _("and more") if count == last else ""
