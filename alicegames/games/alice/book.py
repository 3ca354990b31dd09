"""Alice on the shelf."""

from __future__ import annotations

from typing import Final

from alicegames.core.game import Book
from alicegames.i18n import _

BOOK: Final = Book(
    title=lambda: _("Alice"),
    place=20,
    presenter="alice.presenter:AlicePresenter",
)
