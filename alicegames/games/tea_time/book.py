"""Tea Time on the shelf."""

from __future__ import annotations

from typing import Final

from alicegames.core.game import Book
from alicegames.i18n import _

BOOK: Final = Book(
    title=lambda: _("Tea Time"),
    place=10,
    guests=("march_hare", "alice", "mad_hatter", "caterpillar"),
    presenter="tea_time.presenter:TeaPresenter",
)
