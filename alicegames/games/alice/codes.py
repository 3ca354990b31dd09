"""The codes of choices: ``play:alice-cake``, ``cake:b2``, ``place:b3>ch08.2``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import Pass
from alicegames.games.alice import choices as c
from alicegames.games.alice.state import CELLS

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.alice.pack.spec import AliceData


class Codes:
    """Writes choices as codes, with the ids of one pack."""

    def __init__(self, data: AliceData) -> None:
        self._ids: Final = data.ids
        self._writers: Final[dict[type, Callable[[Any], str]]] = {
            c.Begin: lambda choice: f"begin:{choice.seat + 1}",
            c.Card: lambda choice: f"card:{self._ids[choice.card]}",
            c.DrawFrom: lambda choice: f"draw:{choice.deck}",
            c.DrawingCat: lambda _choice: "cat:draw",
            c.Play: lambda choice: f"play:{self._ids[choice.card]}",
            c.End: lambda _choice: "end",
            c.Give: lambda choice: f"{choice.gift}:{CELLS[choice.cell]}",
            c.Declare: self._wonder,
            c.ReactCat: lambda _choice: "react:cat",
            c.ReactPass: lambda _choice: "react:pass",
            c.Take: lambda choice: f"take:{CELLS[choice.cell]}",
            c.Place: self._place,
            c.Close: lambda _choice: "close",
            c.Rob: self._rob,
            Pass: lambda _choice: "pass",
        }

    def encode(self, choice: c.Choice) -> str:
        """Return the code of a choice."""
        return self._writers[type(choice)](choice)

    def page(self, chapter: int, page: int) -> str:
        """Return a page as codes and target ids write it: ``ch08.2``, counted from 1."""
        return f"{self._ids[chapter]}.{page + 1}"

    def _wonder(self, choice: c.Declare) -> str:
        parts = [choice.verb]
        if choice.lent:
            parts += [CELLS[choice.cell], choice.lent]
        if choice.chapter != c.NOWHERE:
            parts.append(self.page(choice.chapter, choice.page))
        if choice.name != c.NOWHERE:
            parts.append(self._ids[choice.name])
        return "wonder:" + "+".join(parts)

    def _place(self, choice: c.Place) -> str:
        source = self._ids[choice.card] if choice.cell == c.NOWHERE else CELLS[choice.cell]
        return f"place:{source}>{self.page(choice.chapter, choice.page)}"

    def _rob(self, choice: c.Rob) -> str:
        return f"steal:{self.page(choice.chapter, choice.page)}>{self.page(choice.to_chapter, choice.to_page)}"
