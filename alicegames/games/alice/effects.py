"""The Wonders: for each verb what can be declared with it, and what it does when it stands (AL-37 to AL-57)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

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
    from alicegames.games.alice.play.pages import Table
    from alicegames.games.alice.twin import Draft


class Verb(NamedTuple):
    """A Wonder's two halves."""

    declarations: Callable[[AliceData, Table, int, int], Iterator[Declare]]
    """``(data, table, seat, copied cell or NOWHERE)`` -> what can be declared; nothing if it can do nothing (AL-81)."""
    effect: Callable[[Draft, Declare], None]
    """Carry it out for the turn's owner."""


# -- what can be declared ---------------------------------------------------------------------------------------------


def _copies(data: AliceData, table: Table, seat: int, _cell: int) -> Iterator[Declare]:
    """Alice: one Wonder of a visible character (AL-44, AL-89, AL-93)."""
    for cell in visible_cells(table.tea):
        for lent in data.wonders[table.tea[cell][-1]]:
            if lent != "stand":  # a copied Card Soldier only removes (AL-46)
                for said in VERBS[lent].declarations(data, table, seat, cell):
                    yield declare("copy", cell, lent, said.chapter, said.page, said.name)


def _own_pages(_data: AliceData, table: Table, seat: int, _cell: int) -> Iterator[Declare]:
    """Alice: any free page of the player's own (AL-45)."""
    for chapter, page in free_pages(table.open[seat]):
        yield declare("join", NOWHERE, "", chapter, page)


def _all_pages(_data: AliceData, table: Table, _seat: int, _cell: int) -> Iterator[Declare]:
    """Card Soldier: any free page of anybody (AL-55)."""
    for row in table.open:
        for chapter, page in free_pages(row):
            yield declare("stand", NOWHERE, "", chapter, page)


def _soldiers(data: AliceData, table: Table, _seat: int, _cell: int) -> Iterator[Declare]:
    """Card Soldier: one on a page of anybody (AL-54)."""
    for row in table.open:
        for chapter, page in standing(row, data.soldier):
            yield declare("remove", NOWHERE, "", chapter, page)


def _names(data: AliceData, _table: Table, _seat: int, _cell: int) -> Iterator[Declare]:
    """Queen: any of the characters, also one that nobody has (AL-56)."""
    for name in range(data.first_protagonist):
        yield declare("banish", NOWHERE, "", NOWHERE, NOWHERE, name)


def _if_visible(_data: AliceData, table: Table, _seat: int, _cell: int) -> Iterator[Declare]:
    if any(table.tea):
        yield declare("recruit")


def _if_chapters(verb: str) -> Callable[[AliceData, Table, int, int], Iterator[Declare]]:
    def declarations(_data: AliceData, table: Table, _seat: int, _cell: int) -> Iterator[Declare]:
        if table.chapter_deck:
            yield declare(verb)

    return declarations


def _if_sized(_data: AliceData, table: Table, _seat: int, cell: int) -> Iterator[Declare]:
    if next(sized_cells(table.tea, cell), None) is not None:
        yield declare("gather")


def _if_theft(data: AliceData, table: Table, seat: int, _cell: int) -> Iterator[Declare]:
    if can_steal(data, table, seat):
        yield declare("steal")


def _if_characters(_data: AliceData, table: Table, _seat: int, _cell: int) -> Iterator[Declare]:
    if table.character_deck:
        yield declare("reveal")


def _if_protagonists(verb: str) -> Callable[[AliceData, Table, int, int], Iterator[Declare]]:
    def declarations(_data: AliceData, table: Table, _seat: int, _cell: int) -> Iterator[Declare]:
        if can_draw_protagonist(table):
            yield declare(verb)

    return declarations


def _never(_data: AliceData, _table: Table, _seat: int, _cell: int) -> Iterator[Declare]:
    """A Cat cancels as a reaction only, it declares nothing."""
    return iter(())


# -- what they do -----------------------------------------------------------------------------------------------------


def _copy(draft: Draft, wonder: Declare) -> None:
    VERBS[wonder.lent].effect(draft, wonder)


def _place_played(draft: Draft, wonder: Declare) -> None:
    draft.place_played(wonder.chapter, wonder.page)


def _recruit(draft: Draft, _wonder: Declare) -> None:
    draft.frames.append(Recruit(2, must=True))


def _draw_protagonist(draft: Draft, _wonder: Declare) -> None:
    draft.frames.append(Draw("protagonist", "hand", draft.owner, 1))


def _open_chapter(draft: Draft, wonder: Declare) -> None:
    draft.frames.append(Draw("chapter", "open", draft.owner, 1, wonder.cell))


def _gather(draft: Draft, wonder: Declare) -> None:
    """Caterpillar: every tiny and huge character, covered ones too (AL-48)."""
    for cell, cards in list(sized_cells(draft.tea, wonder.cell)):
        draft.tea[cell] = draft.tea[cell][len(cards) :]
        for card in reversed(cards):
            draft.recruit(card, cell)


def _steal(draft: Draft, _wonder: Declare) -> None:
    draft.frames.append(Theft((draft.owner + 1) % draft.players))


def _reveal(draft: Draft, _wonder: Declare) -> None:
    draft.frames.append(Draw("character", "reveal", draft.owner, 3))


def _draw_chapters(draft: Draft, _wonder: Declare) -> None:
    draft.frames.append(Draw("chapter", "hand", draft.owner, 2))


def _feed_pile(draft: Draft, _wonder: Declare) -> None:
    draft.frames.append(Draw("protagonist", "pile", draft.owner, 1))


def _remove_soldier(draft: Draft, wonder: Declare) -> None:
    """Discard the played card and a Card Soldier from a page (AL-54, AL-46)."""
    draft.discard_played()
    _clear(draft, wonder.chapter, wonder.page)


def _banish(draft: Draft, wonder: Declare) -> None:
    """Queen: everybody else discards the named character from all chapters (AL-56)."""
    for step in range(1, draft.players):
        row = draft.open[(draft.owner + step) % draft.players]
        for chapter, page in list(standing(row, wonder.name)):
            _clear(draft, chapter, page)


def _clear(draft: Draft, chapter: int, page: int) -> None:
    card = draft.set_page(chapter, page, FREE)
    draft.discard(card)
    draft.tell(Removed(draft.owner_of(chapter), card, chapter, page))


def _nothing(_draft: Draft, _wonder: Declare) -> None:
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


def declarations(data: AliceData, table: Table, seat: int, card: int) -> tuple[Declare, ...]:
    """Return every Wonder that the played card can declare (AL-21, AL-80)."""
    return tuple(said for verb in data.wonders[card] for said in VERBS[verb].declarations(data, table, seat, NOWHERE))
