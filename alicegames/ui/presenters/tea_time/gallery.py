"""Every card of a Tea Time pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.i18n import _, listed, ngettext
from alicegames.ui.presenters.plates import Plate, Tray
from alicegames.ui.presenters.tea_time import cards

if TYPE_CHECKING:
    from alicegames.games.tea_time.pack.spec import TeaData
    from alicegames.match import Match


def trays(match: Match) -> tuple[Tray, ...]:
    """Return the two faces of every character, and Alice, as the match has them."""
    data: TeaData = match.pack.data
    players = len(match.seats)
    copies, points = data.by_players[players].copies, data.score
    column = listed([str(worth) for worth in points.column])
    scored = _("A column of 0, 1, 2 … cards is worth {points}.").format(points=column)
    faces = []
    for one in data.cards.characters:
        name = _(one.name)
        faces += [
            Plate(name, cards.card(one.id, name, mirrored=False), cards.RATIO, scored, copies),
            Plate(
                _("{name}, mirrored").format(name=name),
                cards.card(one.id, name, mirrored=True),
                cards.RATIO,
                _("The other face of the same cards."),
            ),
        ]
    held = ngettext(
        "Whoever holds her at the end has {points} point more.",
        "Whoever holds her at the end has {points} points more.",
        points.alice,
    )
    alice = _(data.cards.alice)
    figure = Plate(alice, cards.alice_card(alice), cards.RATIO, held.format(points=points.alice))
    return Tray(_("Characters"), tuple(faces)), Tray(alice, (figure,))
