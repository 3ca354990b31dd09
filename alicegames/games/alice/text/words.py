"""Names of cards, pages, cells and Wonders, from which the sentences of Alice are made."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from alicegames.core.decision import UNKNOWN
from alicegames.games.alice.choices import NOWHERE
from alicegames.games.alice.pack.spec import HUGE, MIDDLE, TINY
from alicegames.games.alice.state import CELLS, FREE
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alicegames.games.alice.choices import Declare
    from alicegames.games.alice.pack.spec import AliceData

Names = tuple[str, ...]


def kind(name: str) -> str:
    """Name a kind of card."""
    return {
        "protagonist": _("protagonist"),
        "character": _("character"),
        "chapter": _("chapter"),
    }[name]


def points(number: int) -> str:
    """Count points, with a true minus sign."""
    written = str(number).replace("-", "\N{MINUS SIGN}")
    return ngettext("{number} point", "{number} points", abs(number)).format(number=written)


def protagonists(number: int) -> str:
    """Count protagonists."""
    return ngettext("{number} protagonist", "{number} protagonists", number).format(number=number)


def characters(number: int) -> str:
    """Count characters."""
    return ngettext("{number} character", "{number} characters", number).format(number=number)


def chapters(number: int) -> str:
    """Count chapters."""
    return ngettext("{number} chapter", "{number} chapters", number).format(number=number)


def size(row: int) -> str:
    """Name a row of the Tea Party, or a page's demand."""
    return {TINY: _("tiny"), MIDDLE: _("of ordinary size"), HUGE: _("huge")}[row]


def gift(name: str) -> str:
    """Name a Potion or Cake."""
    return _("Potion") if name == "potion" else _("Cake")


def cell(number: int) -> str:
    """Name a space of the Tea Party."""
    return CELLS[number]


_WONDERS: Final[dict[str, Callable[[], str]]] = {
    "copy": lambda: _("use a Wonder of a character of the Tea Party, who stays there"),
    "join": lambda: _("stand on any free page of one of your chapters, whatever size it demands"),
    "recruit": lambda: _("take one or two characters of the Tea Party into your hand"),
    "cancel": lambda: _("discard it at any time to cancel a Wonder, another Cat’s too"),
    "draw": lambda: _("discard it in your own turn to draw a protagonist"),
    "open": lambda: _("open the top chapter of the deck, and with it the vortex; then your Adventure goes on"),
    "gather": lambda: _("take every tiny and every huge character of the Tea Party into your hand, covered ones too"),
    "steal": lambda: _("steal a character from the chapters of each other player onto your own pages, if it fits"),
    "reveal": lambda: _("turn three characters of the deck: each goes onto a matching page of yours or is discarded"),
    "chapters": lambda: _("draw two chapters into your hand"),
    "keep": lambda: _("put the top protagonist unseen into your victory pile"),
    "remove": lambda: _("discard this card and a Card Soldier from anybody’s page"),
    "stand": lambda: _("stand on any free page of anybody, whatever size it demands"),
    "banish": lambda: _("name a character: everybody else discards it from all chapters"),
}


def wonder(verb: str) -> str:
    """Say what a Wonder does, as the end of a sentence."""
    return _WONDERS[verb]()


_VERBS: Final[dict[str, Callable[[], str]]] = {
    "copy": lambda: _("copy"),
    "join": lambda: _("step onto a page"),
    "recruit": lambda: _("recruit from the Tea Party"),
    "draw": lambda: _("draw a protagonist"),
    "open": lambda: _("open the top chapter"),
    "gather": lambda: _("gather all tiny and huge characters"),
    "steal": lambda: _("steal from everybody’s chapters"),
    "reveal": lambda: _("turn three characters"),
    "chapters": lambda: _("draw two chapters"),
    "keep": lambda: _("send a protagonist to the victory pile"),
    "remove": lambda: _("remove a Card Soldier"),
    "stand": lambda: _("stand on a page"),
    "banish": lambda: _("banish a character"),
}


def deed(verb: str) -> str:
    """Name a Wonder in short, as a verb."""
    return _VERBS[verb]()


class Words:
    """The names of one pack's cards."""

    def __init__(self, data: AliceData) -> None:
        self.data: Final = data

    def card(self, card: int) -> str:
        """Name a card, with its Potion or Cake; a chapter in quotes; "a card" where it is hidden."""
        if card == UNKNOWN:
            return _("a card")
        if card >= self.data.first_chapter:
            return self.chapter(card)
        name = _(self.data.names[card])
        if self.data.gifts[card]:
            return _("{name} with {gift}").format(name=name, gift=gift(self.data.gifts[card]))
        return name

    def cards(self, cards: Iterable[int]) -> str:
        """List cards, counting equal ones."""
        counted = Counter(cards)
        return listed(
            self.card(card) if many == 1 else _("{many} × {card}").format(many=many, card=self.card(card))  # noqa: RUF001
            for card, many in counted.items()
        )

    def need(self, chapter: int, page: int) -> str:
        """Say whom a page needs: "tiny Knave of Hearts"."""
        who = _(self.data.names[self.data.pages[chapter][page]])
        demand = self.data.sizes[chapter][page]
        return who if demand < 0 else _("{size} {who}").format(size=size(demand), who=who)

    def page(self, chapter: int, page: int) -> str:
        """Name a page by its chapter and whom it needs."""
        return _("“{chapter}”, the page of {who}").format(
            chapter=_(self.data.names[chapter]), who=self.need(chapter, page)
        )

    def chapter(self, chapter: int) -> str:
        """Name a chapter."""
        return _("“{chapter}”").format(chapter=_(self.data.names[chapter]))

    def pages(self, chapter: int, standing: tuple[int, ...] = ()) -> str:
        """List a chapter's pages and, of an open one, who stands there."""
        parts = []
        for page in range(len(self.data.pages[chapter])):
            need = self.need(chapter, page)
            if not standing:
                parts.append(need)
            elif standing[page] == FREE:
                parts.append(_("{need} (free)").format(need=need))
            elif standing[page] == self.data.pages[chapter][page]:
                parts.append(_("{need} (there)").format(need=need))
            else:
                parts.append(_("{need} (there: {card})").format(need=need, card=self.card(standing[page])))
        return ", ".join(parts)

    def declared(self, said: Declare, copied: int = UNKNOWN, owner: str = "") -> str:
        """Say what a declared Wonder will do, as a verb phrase; ``owner`` names whose page it is about."""
        deed = self._deed(said, owner)
        if said.lent:
            return _("as {who}: {deed}").format(who=self.card(copied), deed=deed)
        return deed

    def _deed(self, said: Declare, owner: str) -> str:
        if said.name != NOWHERE:
            return _("banish {who}").format(who=self.card(said.name))
        if said.chapter == NOWHERE:
            return _VERBS[said.deed]()
        page = self.page(said.chapter, said.page)
        if owner:
            page = _("{owner}’s {page}").format(owner=owner, page=page)
        if said.deed == "remove":
            return _("remove the Card Soldier from {page}").format(page=page)
        return _("step onto {page}").format(page=page)
