"""Queen Alice on the shelf."""

from __future__ import annotations

from typing import Final

from alicegames.core.game import Book
from alicegames.i18n import _

BOOK: Final = Book(
    title=lambda: _("Queen Alice"),
    place=40,
    guests=("tweedledee", "alice", "humpty_dumpty", "white_rabbit"),
    presenter="queen_alice.presenter:QueenPresenter",
)
