"""What a choice of Alice would do, told before it is made; never what chance or somebody's Cat will bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.alice import choices as c
from alicegames.games.alice.state import FREE
from alicegames.games.alice.text import words
from alicegames.games.alice.text.words import Words
from alicegames.i18n import _, ngettext
from alicegames.ui.draw.numbers import signed
from alicegames.ui.presenters.base import Badge, Preview, score_change

if TYPE_CHECKING:
    from alicegames.games.alice.rules import AliceRules
    from alicegames.games.alice.state import AliceState
    from alicegames.games.alice.text.targets import Paths


class Previews:
    """Previews the choices of one match."""

    def __init__(self, rules: AliceRules, paths: Paths, names: tuple[str, ...]) -> None:
        self._rules: Final = rules
        self._data: Final = rules.data
        self._paths: Final = paths
        self._names: Final = names
        self._words: Final = Words(rules.data)

    def of(self, view: AliceState, choice: c.Choice, seat: int) -> Preview | None:
        """Return what a choice would do; None where its own words say it all."""
        match choice:
            case c.Place() | c.Rob():
                return self._applied(view, choice, seat)
            case c.Give(_gift, cell):
                return self._gift(view, choice, cell)
            case c.Play(card):
                return self._play(card)
            case c.Declare():
                return self._declare(view, choice)
            case c.End() | c.Close():
                return self._ending(view, ends=isinstance(choice, c.End) or view.played == FREE)
        return None

    def _applied(self, view: AliceState, choice: c.Place | c.Rob, seat: int) -> Preview:
        """Place a card in thought: whose page, how much of the chapter is done then."""
        if isinstance(choice, c.Rob):
            chapter, page = choice.to_chapter, choice.to_page
        else:
            chapter, page = choice.chapter, choice.page
        change = score_change(self._rules, view, self._rules.apply(view, choice).state, seat)
        owner, free = self._free(view, chapter)
        left = free - 1
        if left:
            text = ngettext("{page}: {left} page is free then.", "{page}: {left} pages are free then.", left).format(
                page=self._words.page(chapter, page), left=left
            )
        else:
            text = ngettext(
                "{chapter} is complete then: {points} point for {name} at the end of the turn.",
                "{chapter} is complete then: {points} points for {name} at the end of the turn.",
                self._data.points[chapter],
            ).format(chapter=self._words.chapter(chapter), points=self._data.points[chapter], name=self._names[owner])
        badge = signed(self._data.points[chapter]) if not left else signed(change)
        return Preview((text,), (Badge(self._paths.page(chapter, page), badge, good=owner == seat),), change)

    def _free(self, view: AliceState, chapter: int) -> tuple[int, int]:
        """Return whose an open chapter is, and how many of its pages are free."""
        for seat, row in enumerate(view.open):
            for opened in row:
                if opened.chapter == chapter:
                    return seat, opened.pages.count(FREE)
        return 0, 0

    def _ending(self, view: AliceState, *, ends: bool) -> Preview | None:
        """Which chapters score if the turn ends now."""
        done = [
            (seat, opened.chapter)
            for seat, row in enumerate(view.open)
            for opened in row
            if ends and FREE not in opened.pages
        ]
        lines = tuple(
            ngettext(
                "{chapter} is complete: {points} point for {name}.",
                "{chapter} is complete: {points} points for {name}.",
                self._data.points[chapter],
            ).format(chapter=self._words.chapter(chapter), points=self._data.points[chapter], name=self._names[seat])
            for seat, chapter in done
        )
        badges = tuple(
            Badge(f"chapter:{self._data.ids[chapter]}", signed(self._data.points[chapter])) for _seat, chapter in done
        )
        return Preview(lines, badges) if lines else None

    def _gift(self, view: AliceState, choice: c.Give, cell: int) -> Preview:
        to = cell + (1 if choice.gift == "cake" else -1)
        lines = [
            _("{who} is {size} then.").format(who=self._words.card(view.tea[cell][-1]), size=words.size(to % 3)),
        ]
        if view.tea[to]:
            lines.append(_("It covers {card}.").format(card=self._words.card(view.tea[to][-1])))
        if len(view.tea[cell]) > 1:
            lines.append(_("{card} is uncovered.").format(card=self._words.card(view.tea[cell][-2])))
        elif cell % 3 == 1 and view.character_deck:
            lines.append(_("A new character takes its place."))
        return Preview((" ".join(lines),))

    def _play(self, card: int) -> Preview:
        """Say what playing leads to: a chapter ends the turn, a person has a gift and a Wonder."""
        data = self._data
        if card >= data.first_chapter:
            return Preview((_("It opens, and with it the vortex; the turn ends when you close the book."),))
        parts = []
        if data.gifts[card]:
            parts.append(_("First its {gift}.").format(gift=words.gift(data.gifts[card])))
        said = _("; or ").join(words.wonder(verb) for verb in data.wonders[card])
        parts.append(_("Wonder: {wonders}.").format(wonders=said))
        return Preview((" ".join(parts),))

    def _declare(self, view: AliceState, choice: c.Declare) -> Preview:
        """Say the Wonder, and mark what it would touch; a Cat may still undo it."""
        text = words.wonder(choice.deed)
        badges: tuple[Badge, ...] = ()
        if choice.name != c.NOWHERE:
            badges = self._banished(view, choice.name)
            text = _("{who}: {count} on the others’ pages.") if badges else _("{who} is on none of the others’ pages.")
            text = text.format(who=self._words.card(choice.name), count=len(badges))
        elif choice.chapter != c.NOWHERE:
            text = self._words.declared(choice, view.tea[choice.cell][-1] if choice.lent else -1)
        return Preview((text[:1].upper() + text[1:], _("A Cat may cancel it.")), badges)

    def _banished(self, view: AliceState, name: int) -> tuple[Badge, ...]:
        """Mark every card that a Queen would discard: the named character on the others' pages."""
        return tuple(
            Badge(self._paths.page(opened.chapter, page), "\N{MULTIPLICATION SIGN}", good=False)
            for seat, row in enumerate(view.open)
            if seat != view.turn_owner
            for opened in row
            for page, card in enumerate(opened.pages)
            if card == name
        )
