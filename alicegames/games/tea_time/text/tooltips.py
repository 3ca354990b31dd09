"""Tooltips of Tea Time: what a thing on the table is and does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.targets import split
from alicegames.games.tea_time.scoring import column_points
from alicegames.games.tea_time.state import ALICE, EMPTY
from alicegames.games.tea_time.text import targets
from alicegames.games.tea_time.text.words import points
from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from alicegames.games.tea_time.state import TeaState
    from alicegames.games.tea_time.text.words import Names, Words


def about(w: Words, view: TeaState, target: str, names: Names) -> str:
    """Describe a place on the table, a column, Alice or the deck. Raises UnknownTargetError."""
    kind, rest = split(targets.KINDS, target)
    match kind:
        case "cell":
            return _cell(w, view, rest)
        case "column":
            seat, _sep, character = rest.partition(".")
            return _column(w, view, int(seat), character, names)
        case "alice":
            return _alice(w)
        case "deck":
            return deck_size(view)
    return ""


def _alice(w: Words) -> str:
    text = _("Alice cancels nothing, starts the next round for whoever takes her, and is worth {points} at the end.")
    return text.format(points=points(w.data.score.alice))


def deck_size(view: TeaState) -> str:
    """Say how many cards are left to be dealt."""
    left = sum(view.deck)
    if not left:
        return _("The deck is used up: this is the last round.")
    return ngettext(
        "{count} card waits for the rounds to come.", "{count} cards wait for the rounds to come.", left
    ).format(count=left)


def _cell(w: Words, view: TeaState, cell: str) -> str:
    number = w.number(view, cell)
    if number >= len(view.grid) or view.grid[number] == EMPTY:
        return _("An empty place: it breaks every line through it.")
    card = view.grid[number]
    if card == ALICE:
        return _alice(w)
    text = _("{card}, upright: cancels a mirrored one, and is cancelled by it.")
    if w.is_mirrored(view, number):
        text = _("{card} in the mirror: cancels an upright one, and is cancelled by it.")
    return text.format(card=w.card(card))


def _column(w: Words, view: TeaState, seat: int, character: str, names: Names) -> str:
    number = w.data.ids.index(character)
    count, last = view.columns[seat][number], len(w.data.score.column) - 1
    rows = [
        (_("{count}+ = {points}") if many == last else _("{count} = {points}")).format(count=many, points=worth)
        for many, worth in enumerate(w.data.score.column)
    ]
    return _("{name}: {cards}, worth {points}. Points by the number of cards: {table}.").format(
        name=names[seat],
        cards=w.counted(number, count),
        points=points(column_points(w.data, count)),
        table=", ".join(rows),
    )
