"""Questions about pages and the Tea Party that decisions, effects and the heuristic share. They change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.alice.pack.spec import ANY_SIZE, HUGE, MIDDLE, TINY
from alicegames.games.alice.state import FREE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.state import AliceState, Opened


Page = tuple[int, int]
"""A chapter and the number of one of its pages."""


def free_pages(row: tuple[Opened, ...]) -> Iterator[Page]:
    """Yield the free pages of a seat's chapters."""
    for opened in row:
        for page, card in enumerate(opened.pages):
            if card == FREE:
                yield opened.chapter, page


def has_free_page(row: tuple[Opened, ...]) -> bool:
    """Say whether any page of a seat's chapters is free."""
    return any(FREE in opened.pages for opened in row)


def matching_pages(data: AliceData, row: tuple[Opened, ...], card: int) -> Iterator[Page]:
    """Yield the free pages that need this character and demand no size (AL-23)."""
    for opened in row:
        needs = data.pages[opened.chapter]
        if card in needs:
            page = needs.index(card)
            if opened.pages[page] == FREE and data.sizes[opened.chapter][page] == ANY_SIZE:
                yield opened.chapter, page


def pages_for_guest(data: AliceData, row: tuple[Opened, ...], card: int) -> Iterator[Page]:
    """Yield the pages that a stolen card may go to: a Card Soldier to any free one, others to matching (AL-96)."""
    return free_pages(row) if card == data.soldier else matching_pages(data, row, card)


def standing(row: tuple[Opened, ...], card: int) -> Iterator[Page]:
    """Yield the pages of a seat's chapters on which this card stands."""
    for opened in row:
        for page, who in enumerate(opened.pages):
            if who == card:
                yield opened.chapter, page


def visible_cells(tea: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the cells that show a character (AL-85)."""
    return [cell for cell, stack in enumerate(tea) if stack]


def movable_cells(tea: Sequence[tuple[int, ...]], gift: str) -> list[int]:
    """Return the cells whose visible character a Potion or Cake can move (AL-32, AL-33)."""
    end = TINY if gift == "potion" else HUGE
    return [cell for cell, stack in enumerate(tea) if stack and cell % 3 != end]


def sized_cells(tea: Sequence[tuple[int, ...]], locked: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the tiny and huge cells with the cards that a Caterpillar takes there, less a copied one (AL-48, AL-95)."""
    for cell, stack in enumerate(tea):
        if cell % 3 != MIDDLE:
            cards = stack[:-1] if cell == locked else stack
            if cards:
                yield cell, cards


def can_draw_protagonist(table: AliceState) -> bool:
    """Say whether a protagonist is left in deck or discards (AL-14)."""
    return bool(table.protagonist_deck or table.protagonist_discard)


def thefts(data: AliceData, table: AliceState, thief: int, victim: int) -> Iterator[tuple[Page, Page]]:
    """Yield what can be stolen from a victim, with the page where it can be put (AL-49, AL-50, AL-57, AL-96)."""
    mine = table.open[thief]
    for opened in table.open[victim]:
        for page, card in enumerate(opened.pages):
            if 0 <= card < data.first_protagonist:
                for target in pages_for_guest(data, mine, card):
                    yield (opened.chapter, page), target


def can_steal(data: AliceData, table: AliceState, thief: int) -> bool:
    """Say whether a theft from anybody can be placed."""
    if not has_free_page(table.open[thief]):
        return False
    return any(
        next(thefts(data, table, thief, victim), None) is not None
        for victim in range(len(table.open))
        if victim != thief
    )
