"""Warnings before a line is taken. Nothing is hidden in this game, and no taking makes another seat better off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.cautions import LEFT, LOSS, NOTHING, Caution
from alicegames.core.rules import totals
from alicegames.games.tea_time.choices import Take
from alicegames.games.tea_time.scoring import column_points
from alicegames.games.tea_time.text.words import Words, points
from alicegames.i18n import _, listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.games.tea_time.choices import TeaChoice
    from alicegames.games.tea_time.rules import TeaRules
    from alicegames.games.tea_time.state import TeaState


class Cautions:
    """Looks at what a taking does to the taker's columns."""

    def __init__(self, rules: TeaRules) -> None:
        self._rules: Final = rules
        self._words: Final = Words(rules.data)

    def of(self, view: TeaState, choice: TeaChoice, _names: tuple[str, ...]) -> tuple[Caution, ...]:
        """Return what there is to be warned of."""
        if not isinstance(choice, Take):
            return ()
        after = self._rules.apply(view, choice).state
        return (*self._nothing(view, after), *self._loss(view, after), *self._left(view, choice))

    def _nothing(self, view: TeaState, after: TeaState) -> Iterator[Caution]:
        """Opposite faces within the line, that cancel each other (TT-18, TT-39)."""
        seat = view.turn_owner
        if after.columns[seat] == view.columns[seat] and after.alice == view.alice:
            yield Caution(NOTHING, _("These cards cancel each other: your columns stay as they are."))

    def _loss(self, view: TeaState, after: TeaState) -> Iterator[Caution]:
        """Columns that lose cards to the other face, and are worth less then (TT-18, TT-25)."""
        seat, data = view.turn_owner, self._rules.data
        for card, (held, left) in enumerate(zip(view.columns[seat], after.columns[seat], strict=True)):
            before, then = column_points(data, held), column_points(data, left)
            if abs(left) < abs(held) and then < before:
                said = _("{card}: opposite faces cancel, and your column falls from {before} to {then}.")
                yield Caution(LOSS, said.format(card=self._words.card(card), before=points(before), then=points(then)))

    def _left(self, view: TeaState, choice: Take) -> Iterator[Caution]:
        """A longer line through all of this one that brings more at once."""
        gained = self._gain(view, choice)
        better = [(self._gain(view, longer), longer) for longer in self._longer(view, choice)]
        more, line = max(better, key=lambda found: found[0], default=(gained, choice))
        if more > gained:
            cards = listed([self._words.card_at(view, cell) for cell in line.line if cell not in choice.line])
            said = _("The line may go on: with {cards} it brings {points} more.")
            yield Caution(LEFT, said.format(cards=cards, points=points(more - gained)))

    def _longer(self, view: TeaState, choice: Take) -> Iterator[Take]:
        decision, line = self._rules.decision(view), set(choice.line)
        for option in decision.options if decision is not None else ():
            if isinstance(option, Take) and line < set(option.line):
                yield option

    def _gain(self, view: TeaState, choice: Take) -> int:
        seat, after = view.turn_owner, self._rules.apply(view, choice).state
        return totals(self._rules.score(after))[seat] - totals(self._rules.score(view))[seat]
