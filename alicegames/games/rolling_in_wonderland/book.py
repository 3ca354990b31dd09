"""Rolling in Wonderland on the shelf."""

from __future__ import annotations

from typing import Final

from alicegames.core.game import Book
from alicegames.i18n import _

BOOK: Final = Book(
    title=lambda: _("Rolling in Wonderland"),
    place=30,
    guests=("mad_hatter", "alice", "jabberwocky", "queen_of_hearts"),
    presenter="rolling_in_wonderland.presenter:WonderlandPresenter",
)
