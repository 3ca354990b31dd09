"""Warnings before a choice of Alice. Of what a draw, a turned card or somebody's Cat may bring nothing is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.cautions import LEFT, LOSS, NEXT, NOTHING, Caution, Trial, only_next_gains
from alicegames.core.decision import Pass
from alicegames.core.rules import totals
from alicegames.core.values import replace
from alicegames.games.alice import choices as c
from alicegames.games.alice import frames as f
from alicegames.games.alice.decisions import vortex_placements
from alicegames.games.alice.scoring import SOLDIER_POINTS
from alicegames.games.alice.state import FREE
from alicegames.games.alice.text.words import Words, points
from alicegames.i18n import _, listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from alicegames.core.decision import Decision
    from alicegames.games.alice.rules import AliceRules
    from alicegames.games.alice.state import AliceState

Place = tuple[int, int]


class Cautions:
    """Looks at what a choice does to the table."""

    def __init__(self, rules: AliceRules) -> None:
        self._rules: Final = rules
        self._words: Final = Words(rules.data)

    def of(self, view: AliceState, choice: c.Choice, names: tuple[str, ...]) -> tuple[Caution, ...]:
        """Return what there is to be warned of."""
        decision = self._rules.decision(view)
        if decision is None:
            return ()
        found = (self._nothing(view, choice), self._loss(view, choice, decision), self._left(choice, decision))
        return (*(one for kind in found for one in kind), *self._next(view, choice, names))

    # -- nothing ----------------------------------------------------------------------------------------------

    def _nothing(self, view: AliceState, choice: c.Choice) -> Iterator[Caution]:
        match choice:
            case c.Declare() if self._is_idle(view, choice, f.Enter):
                yield Caution(NOTHING, _("Nobody else has that character: this Wonder changes nothing."))
            case c.Play(card) if self._is_idle(view, choice, f.Adventure):
                said = _("It can do nothing now: {card} goes to the discard pile.")
                yield Caution(NOTHING, said.format(card=self._words.card(card)))
            case c.ReactCat() if self._reacts_to_nothing(view):
                yield Caution(NOTHING, _("What is declared changes nothing, with the Cat or without it."))

    def _is_idle(self, view: AliceState, choice: c.Choice, until: type) -> bool:
        def is_through(state: AliceState) -> bool:
            return not state.stack or isinstance(state.stack[-1], until | f.Adventure)

        return Trial(self._rules, view.turn_owner, _assets, is_through, _unanswered).is_idle(view, choice)

    def _reacts_to_nothing(self, view: AliceState) -> bool:
        """Whether the Wonder that a Cat is asked about would change nothing if it stood."""
        asks = view.stack[-1]
        if not isinstance(asks, f.React):
            return False
        standing = replace(view, stack=(*view.stack[:-1], replace(asks, cats=0)))
        return self._is_idle(standing, c.REACT_PASS, f.Enter)

    # -- loss -------------------------------------------------------------------------------------------------

    def _loss(self, view: AliceState, choice: c.Choice, decision: Decision[c.Choice]) -> Iterator[Caution]:
        match choice:
            case Pass() if decision.kind == "enter":
                said = _("{card} goes to the discard pile, though a page is free.")
                yield Caution(LOSS, said.format(card=self._words.card(view.played)))
            case c.Place(card, c.NOWHERE, chapter, page) if decision.kind == "vortex":
                if any(self._is_same_from_table(option, chapter, page) for option in decision.options):
                    said = _("It costs you a card of your hand; {card} lies in the Tea Party too.")
                    yield Caution(LOSS, said.format(card=self._words.card(card)))
            case c.Declare() if _filled(self._stands(view, choice), view.turn_owner) < _filled(view, view.turn_owner):
                yield Caution(LOSS, _("Unless a Cat cancels it, a page of your own is emptied."))

    @staticmethod
    def _is_same_from_table(option: c.Choice, chapter: int, page: int) -> bool:
        match option:
            case c.Place(_, cell, at, number):
                return cell != c.NOWHERE and (at, number) == (chapter, page)
        return False

    # -- what is left undone ----------------------------------------------------------------------------------

    def _left(self, choice: c.Choice, decision: Decision[c.Choice]) -> Iterator[Caution]:
        plays = [option.card for option in decision.options if isinstance(option, c.Play)]
        match choice:
            case c.End() if plays:
                said = _("Your turn ends; you could still play: {cards}.")
                yield Caution(LEFT, said.format(cards=self._cards(plays)))
            case c.Play(card) if card >= self._rules.data.first_chapter and len(plays) > 1:
                said = _("A chapter is the last card of a turn; you could still play before it: {cards}.")
                yield Caution(LEFT, said.format(cards=self._cards([other for other in plays if other != card])))
            case c.Close() if free := [option for option in decision.options if isinstance(option, c.Place)]:
                said = _("The book closes; {card} could still go to {page}.")
                page = self._words.page(free[0].chapter, free[0].page)
                yield Caution(LEFT, said.format(card=self._words.card(free[0].card), page=page))

    def _cards(self, cards: Sequence[int]) -> str:
        return listed([self._words.card(card) for card in dict.fromkeys(cards)])

    # -- the next seat ----------------------------------------------------------------------------------------

    def _next(self, view: AliceState, choice: c.Choice, names: tuple[str, ...]) -> Iterator[Caution]:
        seat = view.turn_owner
        following = (seat + 1) % view.players
        match choice:
            case c.Declare() if gain := self._points_for(view, choice, following):
                said = _("Unless a Cat cancels it, only {name} gains by it: {points}.")
                yield Caution(NEXT, said.format(name=names[following], points=points(gain)))
            case c.Give() if gained := self._fits_for(view, choice, following):
                page = self._words.page(*gained[0])
                said = _("Only {name} gains by it: in the right size now for {page}.")
                yield Caution(NEXT, said.format(name=names[following], page=page))

    def _points_for(self, view: AliceState, choice: c.Declare, following: int) -> int:
        """What the next seat alone gains when the Wonder stands, by what scores for certain at the turn's end."""
        after = self._stands(view, choice)
        return only_next_gains(self._worth(view), self._worth(after), view.turn_owner, following)

    def _worth(self, state: AliceState) -> tuple[int, ...]:
        """Everybody's points, with the chapters that are complete: those score at the turn's end (AL-58)."""
        data = self._rules.data
        done = [
            sum(
                data.points[opened.chapter] + SOLDIER_POINTS * opened.pages.count(data.soldier)
                for opened in row
                if FREE not in opened.pages
            )
            for row in state.open
        ]
        return tuple(have + more for have, more in zip(totals(self._rules.score(state)), done, strict=True))

    def _fits_for(self, view: AliceState, choice: c.Give, following: int) -> list[Place]:
        """The pages that only the next seat could newly fill from the Tea Party; none where a card is turned up."""
        after = self._rules.apply(view, choice).state
        asked = self._rules.decision(after)
        if asked is None or asked.kind == "refill":
            return []
        new = [self._fits(after, seat) - self._fits(view, seat) for seat in range(view.players)]
        only = not any(pages for seat, pages in enumerate(new) if seat != following)
        return sorted(new[following]) if only and following != view.turn_owner else []

    def _fits(self, state: AliceState, seat: int) -> set[Place]:
        """The pages of a seat that an open book would fill from the Tea Party."""
        table = replace(state, turn_owner=seat)
        found = vortex_placements(self._rules.data, table, c.NOWHERE)
        return {(place.chapter, place.page) for place in found if place.cell != c.NOWHERE}

    def _stands(self, view: AliceState, choice: c.Declare) -> AliceState:
        """Return the table after a Wonder that nobody cancels, as far as nothing else is asked."""
        state = self._rules.apply(view, choice).state
        while state.stack and isinstance(state.stack[-1], f.React):
            state = self._rules.apply(state, c.REACT_PASS).state
        return state


def _assets(state: AliceState) -> Any:  # noqa: ANN401 -- one value to compare
    """All that a Wonder or a gift can change; the card played leaves the hand in any case."""
    decks = (state.protagonist_deck, state.character_deck, state.chapter_deck)
    return (state.tea, state.open, state.victory, *decks)


def _unanswered(decision: Decision[Any]) -> Sequence[Any]:
    """No Cat is thrown on the way."""
    return (c.REACT_PASS,) if decision.kind == "react" else decision.options


def _filled(state: AliceState, seat: int) -> int:
    """How many of a seat's pages are filled."""
    return sum(card != FREE for opened in state.open[seat] for card in opened.pages)
