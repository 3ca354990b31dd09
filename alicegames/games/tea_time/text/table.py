"""The whole table of Tea Time in lines: the terminal client and screen readers read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.tea_time.scoring import score
from alicegames.games.tea_time.state import ALICE, EMPTY, cell_name
from alicegames.games.tea_time.text.words import points
from alicegames.i18n import _, listed

if TYPE_CHECKING:
    from alicegames.games.tea_time.state import TeaState
    from alicegames.games.tea_time.text.words import Names, Words


def table_lines(w: Words, view: TeaState, names: Names) -> tuple[str, ...]:
    """Describe the grid row by row and everybody's columns."""
    table = w.data.by_players[view.players]
    head = _("Round {number} of {last}.").format(number=view.round, last=table.rounds)
    rows = [_row(w, view, row, table.columns) for row in range(table.rows)]
    return (head, *rows, *(_seat(w, view, seat, names) for seat in range(view.players)))


def _row(w: Words, view: TeaState, row: int, columns: int) -> str:
    cards = "; ".join(
        _("{cell} empty").format(cell=cell_name(cell, columns))
        if view.grid[cell] == EMPTY
        else w.card_at(view, cell_name(cell, columns))
        for cell in range(row * columns, (row + 1) * columns)
    )
    return _("Row {number}: {cards}.").format(number=row + 1, cards=cards)


def _seat(w: Words, view: TeaState, seat: int, names: Names) -> str:
    held = [w.counted(card, count) for card, count in enumerate(view.columns[seat]) if count]
    if view.alice == seat:
        held.append(w.card(ALICE))
    now = points(sum(line.points for line in score(w.data, view)[seat]))
    return _("{name}: {cards} – {points} now.").format(
        name=names[seat], cards=listed(held) if held else _("no cards"), points=now
    )
