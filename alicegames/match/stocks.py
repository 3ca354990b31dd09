"""What is left in the decks, in words, as a seat can work it out from its view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.i18n import _

if TYPE_CHECKING:
    from alicegames.core.game import Stock
    from alicegames.match.match import Match


def stocks(match: Match, view: Any, seat: int) -> tuple[Stock, ...]:  # noqa: ANN401 -- a view of any game
    """Return every deck of a game by what a seat's view tells."""
    return match.game.make_stocks(match.pack.data)(view, seat, match.names)


def counted(kinds: tuple[tuple[str, int], ...]) -> str:
    """Return kinds of cards in a line, each counted where there is more than one."""
    return ", ".join(
        _("{many} × {card}").format(many=many, card=card) if many > 1 else card  # noqa: RUF001
        for card, many in kinds
    )


def lines(stock: Stock) -> list[str]:
    """Return a deck in lines: its name and size, what may lie in it, what lies discarded beside it."""
    found = [_("{deck}: {note}").format(deck=stock.title, note=stock.note)]
    if stock.cards:
        found.append(_("  Left: {cards}.").format(cards=counted(stock.cards)))
    if stock.discards:
        found.append(_("  Discarded: {cards}.").format(cards=counted(stock.discards)))
    return found
