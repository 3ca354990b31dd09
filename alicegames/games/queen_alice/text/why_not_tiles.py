"""Why a bookmark cannot be bought or used now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.game import WhyNot
from alicegames.games.queen_alice.frames import Rewards
from alicegames.games.queen_alice.text import words
from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.games.queen_alice.frames import Frame
    from alicegames.games.queen_alice.pack.data import Bookmark
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState, Seat


def tile_reason(kit: Kit, view: QueenState, frame: Frame, seat: int, key: str) -> WhyNot:
    """Say why a bookmark by its key cannot be chosen: it is owned, gone, too dear, or it is not the time."""
    tile = next((tile for tile in kit.data.bookmarks if tile.key == key), None)
    if tile is None:
        raise LookupError(key)
    owner = view.seats[seat]
    if tile.id in owner.tiles:
        return _owned(tile, owner)
    if tile.id not in view.shelf:
        return WhyNot(_("This bookmark has been taken."), "QA-161")
    if not isinstance(frame, Rewards) or all(one.verb != "buy" for one in frame.pending):
        return WhyNot(_("Bookmarks are bought after a twin has climbed."), "QA-93")
    missing = [max(0, price - have) for price, have in zip(tile.price, owner.books, strict=True)]
    return WhyNot(_("You lack {books} for it.").format(books=words.books(missing)), "QA-187")


def _owned(tile: Bookmark, owner: Seat) -> WhyNot:
    if tile.when == "at_once":
        return WhyNot(_("This bookmark acted when it was bought."), "QA-97")
    if tile.when == "end":
        return WhyNot(_("This bookmark scores at the end."), "QA-99")
    if tile.id in owner.used:
        return WhyNot(_("This bookmark has been used in this turn; it is turned back when you rest."), "QA-98")
    return WhyNot(_("This bookmark is offered when what it names happens."), "QA-186")
