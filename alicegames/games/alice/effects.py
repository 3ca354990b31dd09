"""The Wonders: for each verb what can be declared with it, and what it does when it stands (AL-37 to AL-57)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from alicegames.core.values import put
from alicegames.games.alice.choices import NOWHERE, Declare, declare
from alicegames.games.alice.events import Removed
from alicegames.games.alice.frames import Draw, Recruit, Theft
from alicegames.games.alice.play.pages import (
    can_draw_protagonist,
    can_steal,
    free_pages,
    sized_cells,
    standing,
    visible_cells,
)
from alicegames.games.alice.state import FREE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.state import AliceState
    from alicegames.games.alice.twin import Bench


class Verb(NamedTuple):
    """A Wonder's two halves."""

    declarations: Callable[[AliceData, AliceState, int, int], Iterator[Declare]]
    """``(data, table, seat, copied cell or NOWHERE)`` -> what can be declared; nothing if it can do nothing (AL-81)."""
    effect: Callable[[Bench, Declare], None]
    """Carry it out for the turn's owner."""


# -- what can be declared ---------------------------------------------------------------------------------------------


def _copies(data: AliceData, table: AliceState, seat: int, _cell: int) -> Iterator[Declare]:
    """Alice: one Wonder of a visible character (AL-44, AL-89, AL-93)."""
    for cell in visible_cells(table.tea):
        for lent in data.wonders[table.tea[cell][-1]]:
            if lent != "stand":  # a copied Card Soldier only removes (AL-46)
                for said in VERBS[lent].declarations(data, table, seat, cell):
                    yield declare("copy", cell, lent, said.chapter, said.page, said.name)


def _own_pages(_data: AliceData, table: AliceState, seat: int, _cell: int) -> Iterator[Declare]:
    """Alice: any free page of the player's own (AL-45)."""
    for chapter, page in free_pages(table.open[seat]):
        yield declare("join", NOWHERE, "", chapter, page)


def _all_pages(_data: AliceData, table: AliceState, _seat: int, _cell: int) -> Iterator[Declare]:
    """Card Soldier: any free page of anybody (AL-55)."""
    for row in table.open:
        for chapter, page in free_pages(row):
            yield declare("stand", NOWHERE, "", chapter, page)


def _soldiers(data: AliceData, table: AliceState, _seat: int, _cell: int) -> Iterator[Declare]:
    """Card Soldier: one on a page of anybody (AL-54)."""
    for row in table.open:
        for chapter, page in standing(row, data.soldier):
            yield declare("remove", NOWHERE, "", chapter, page)


def _names(data: AliceData, _table: AliceState, _seat: int, _cell: int) -> Iterator[Declare]:
    """Queen: any of the characters, also one that nobody has (AL-56)."""
    for name in range(data.first_protagonist):
        yield declare("banish", NOWHERE, "", NOWHERE, NOWHERE, name)


def _if_visible(_data: AliceData, table: AliceState, _seat: int, _cell: int) -> Iterator[Declare]:
    if any(table.tea):
        yield declare("recruit")


def _if_chapters(verb: str) -> Callable[[AliceData, AliceState, int, int], Iterator[Declare]]:
    def declarations(_data: AliceData, table: AliceState, _seat: int, _cell: int) -> Iterator[Declare]:
        if table.chapter_deck:
            yield declare(verb)

    return declarations


def _if_sized(_data: AliceData, table: AliceState, _seat: int, cell: int) -> Iterator[Declare]:
    if next(sized_cells(table.tea, cell), None) is not None:
        yield declare("gather")


def _if_theft(data: AliceData, table: AliceState, seat: int, _cell: int) -> Iterator[Declare]:
    if can_steal(data, table, seat):
        yield declare("steal")


def _if_characters(_data: AliceData, table: AliceState, _seat: int, _cell: int) -> Iterator[Declare]:
    if table.character_deck:
        yield declare("reveal")


def _if_protagonists(verb: str) -> Callable[[AliceData, AliceState, int, int], Iterator[Declare]]:
    def declarations(_data: AliceData, table: AliceState, _seat: int, _cell: int) -> Iterator[Declare]:
        if can_draw_protagonist(table):
            yield declare(verb)

    return declarations


def _never(_data: AliceData, _table: AliceState, _seat: int, _cell: int) -> Iterator[Declare]:
    """A Cat cancels as a reaction only, it declares nothing."""
    return iter(())


# -- what they do -----------------------------------------------------------------------------------------------------


def _copy(bench: Bench, wonder: Declare) -> None:
    VERBS[wonder.lent].effect(bench, wonder)


def _place_played(bench: Bench, wonder: Declare) -> None:
    bench.place_played(wonder.chapter, wonder.page)


def _recruit(bench: Bench, _wonder: Declare) -> None:
    bench.push(Recruit(2, must=True))


def _draw_protagonist(bench: Bench, _wonder: Declare) -> None:
    bench.push(Draw("protagonist", "hand", bench.turn_owner, 1))


def _open_chapter(bench: Bench, wonder: Declare) -> None:
    bench.push(Draw("chapter", "open", bench.turn_owner, 1, wonder.cell))


def _gather(bench: Bench, wonder: Declare) -> None:
    """Caterpillar: every tiny and huge character, covered ones too (AL-48)."""
    for cell, cards in list(sized_cells(bench.tea, wonder.cell)):
        bench.tea = put(bench.tea, cell, bench.tea[cell][len(cards) :])
        for card in reversed(cards):
            bench.recruit(card, cell)


def _steal(bench: Bench, _wonder: Declare) -> None:
    bench.push(Theft((bench.turn_owner + 1) % bench.players))


def _reveal(bench: Bench, _wonder: Declare) -> None:
    bench.push(Draw("character", "reveal", bench.turn_owner, 3))


def _draw_chapters(bench: Bench, _wonder: Declare) -> None:
    bench.push(Draw("chapter", "hand", bench.turn_owner, 2))


def _feed_pile(bench: Bench, _wonder: Declare) -> None:
    bench.push(Draw("protagonist", "pile", bench.turn_owner, 1))


def _remove_soldier(bench: Bench, wonder: Declare) -> None:
    """Discard the played card and a Card Soldier from a page (AL-54, AL-46)."""
    bench.discard_played()
    _clear(bench, wonder.chapter, wonder.page)


def _banish(bench: Bench, wonder: Declare) -> None:
    """Queen: everybody else discards the named character from all chapters (AL-56)."""
    for step in range(1, bench.players):
        row = bench.open[(bench.turn_owner + step) % bench.players]
        for chapter, page in list(standing(row, wonder.name)):
            _clear(bench, chapter, page)


def _clear(bench: Bench, chapter: int, page: int) -> None:
    card = bench.set_page(chapter, page, FREE)
    bench.discard(card)
    bench.tell(Removed(bench.owner_of(chapter), card, chapter, page))


def _nothing(_bench: Bench, _wonder: Declare) -> None:
    """Do nothing."""


VERBS: Final = {
    "copy": Verb(_copies, _copy),
    "join": Verb(_own_pages, _place_played),
    "recruit": Verb(_if_visible, _recruit),
    "cancel": Verb(_never, _nothing),
    "draw": Verb(_if_protagonists("draw"), _draw_protagonist),
    "open": Verb(_if_chapters("open"), _open_chapter),
    "gather": Verb(_if_sized, _gather),
    "steal": Verb(_if_theft, _steal),
    "reveal": Verb(_if_characters, _reveal),
    "chapters": Verb(_if_chapters("chapters"), _draw_chapters),
    "keep": Verb(_if_protagonists("keep"), _feed_pile),
    "remove": Verb(_soldiers, _remove_soldier),
    "stand": Verb(_all_pages, _place_played),
    "banish": Verb(_names, _banish),
}


def declarations(data: AliceData, table: AliceState, seat: int, card: int) -> tuple[Declare, ...]:
    """Return every Wonder that the played card can declare (AL-21, AL-80)."""
    return tuple(said for verb in data.wonders[card] for said in VERBS[verb].declarations(data, table, seat, NOWHERE))
