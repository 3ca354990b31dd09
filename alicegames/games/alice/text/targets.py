"""The target ids of Alice, and by which of them each option is picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.decision import Pass
from alicegames.core.targets import BUTTON_END, BUTTON_PASS
from alicegames.games.alice import choices as c
from alicegames.games.alice.state import CELLS

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.targets import Kinds, Path
    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.state import AliceState

_CARD: Final = r"[a-z][a-z0-9-]*"
_KIND: Final = r"(protagonist|character|chapter)"
KINDS: Final[Kinds] = {
    "tea": r"[abc][123]",
    "hand": _CARD,
    "page": rf"{_CARD}\.[1-9]",
    "chapter": _CARD,
    "deck": _KIND,
    "discard": _KIND,
    "pile": r"[0-3]",
    "seat": r"[0-3]",
    "wonder": r"[a-z]+",
    "name": _CARD,
    "table": r"played",
    "presence": r"",
    "button": r"(pass|end|react-pass|react-cat)",
}
"""Spaces of the Tea Party, cards of the own hand, pages and chapters by the card's id, decks, seats, buttons."""

PLAYED: Final = "table:played"
LET_BE: Final = "button:react-pass"
THROW: Final = "button:react-cat"


class Paths:
    """Knows the target ids of one pack's cards."""

    def __init__(self, data: AliceData) -> None:
        self._data: Final = data

    def page(self, chapter: int, page: int) -> str:
        """Return the target of a page."""
        return f"page:{self._data.ids[chapter]}.{page + 1}"

    def hand(self, card: int) -> str:
        """Return the target of a card in the own hand."""
        return f"hand:{self._data.ids[card]}"

    def of(self, view: AliceState, decision: Decision[c.Choice], choice: c.Choice) -> tuple[Path, ...]:
        """Return the paths of an option, the canonical one first; none for what chance answers."""
        match choice:
            case c.DrawFrom(deck):
                return ((f"deck:{deck}",),)
            case c.Play(card):
                return ((self.hand(card),),)
            case c.Give(cell=cell) | c.Take(cell=cell):
                return ((tea(cell),),)
            case c.DrawingCat() | c.ReactCat() | c.ReactPass():
                return self._cat(view, decision, choice)
            case c.Declare():
                return self._declare(view, decision, choice)
            case c.Place():
                return self._place(decision, choice)
            case c.Rob(chapter, page, to_chapter, to_page):
                return _both(self.page(chapter, page), self.page(to_chapter, to_page))
            case _:
                return self._ending(choice)

    def _ending(self, choice: c.Choice) -> tuple[Path, ...]:
        match choice:
            case c.End():
                return ((BUTTON_END,),)
            case c.Close() | Pass():
                return ((BUTTON_PASS,),)
        return ()

    def _cat(self, view: AliceState, decision: Decision[c.Choice], choice: c.Choice) -> tuple[Path, ...]:
        """A Cat lies in the hand; letting be is a sign beside the Wonder."""
        if isinstance(choice, c.ReactPass):
            return ((LET_BE,),)
        held = (card for card in view.hands[decision.player].protagonists if card in self._data.cats)
        target = self.hand(next(held))
        return ((target,), (THROW,)) if isinstance(choice, c.ReactCat) else ((target,),)

    def _place(self, decision: Decision[c.Choice], choice: c.Place) -> tuple[Path, ...]:
        page = self.page(choice.chapter, choice.page)
        if decision.kind == "vortex":
            source = self.hand(choice.card) if choice.cell == c.NOWHERE else tea(choice.cell)
            return _both(source, page)
        return ((page,), (PLAYED, page)) if decision.kind == "enter" else ((page,),)

    # -- Wonders ----------------------------------------------------------------------------------------------

    def _declare(self, view: AliceState, decision: Decision[c.Choice], choice: c.Declare) -> tuple[Path, ...]:
        """What the Wonder is about; the Wonder's own button may be picked before, and must be if that says all."""
        button = f"wonder:{choice.verb}"
        about = self._about(view, choice)
        if not about:
            return ((button,),)
        ways = _both(about[0], about[1]) if about[1:2] == (self._page_of(choice),) else (about,)
        verbs = {option.verb for option in decision.options if isinstance(option, c.Declare)}
        return (*ways, *((button, *way) for way in ways)) if len(verbs) > 1 else ways

    def _about(self, view: AliceState, choice: c.Declare) -> Path:
        steps = []
        if choice.lent:
            steps.append(tea(choice.cell))
            if sum(verb != "stand" for verb in self._data.wonders[view.tea[choice.cell][-1]]) > 1:
                steps.append(f"wonder:{choice.lent}")
        if page := self._page_of(choice):
            steps.append(page)
        if choice.name != c.NOWHERE:
            steps.append(f"name:{self._data.ids[choice.name]}")
        return tuple(steps)

    def _page_of(self, choice: c.Declare) -> str:
        return "" if choice.chapter == c.NOWHERE else self.page(choice.chapter, choice.page)


def tea(cell: int) -> str:
    """Return the target of a space of the Tea Party."""
    return f"tea:{CELLS[cell]}"


def _both(first: str, second: str) -> tuple[Path, ...]:
    """Return the ways to pick two things of which either may come first."""
    return ((first, second), (second, first))
