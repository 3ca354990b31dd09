"""Tea Time's words, put together: prompts and options here, the rest in its own modules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.tea_time.choices import Deal, First, Take, TeaChoice
from alicegames.games.tea_time.rules import TeaRules
from alicegames.games.tea_time.state import ALICE
from alicegames.games.tea_time.text.log import tell
from alicegames.games.tea_time.text.table import table_lines
from alicegames.games.tea_time.text.tooltips import about
from alicegames.games.tea_time.text.why_not import why_not
from alicegames.games.tea_time.text.words import Words
from alicegames.i18n import _, listed, ngettext
from alicegames.packs import reference

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.game import Section, WhyNot
    from alicegames.core.rules import Event
    from alicegames.games.tea_time.pack.spec import TeaData
    from alicegames.games.tea_time.state import TeaState
    from alicegames.games.tea_time.text.words import Names


class TeaTexts:
    """Tea Time's `Texts`."""

    def __init__(self, data: TeaData) -> None:
        self._data: Final = data
        self._rules: Final = TeaRules(data)
        self._words: Final = Words(data)

    # -- asking -----------------------------------------------------------------------------------------------

    def prompt(self, view: TeaState, decision: Decision[TeaChoice], names: Names) -> str:
        """Say what the turn's owner may take."""
        if decision.kind != "take":
            return _("The table is being laid.")
        name, most = names[decision.player], self._rules.most_cards(view)
        if view.turns == view.round_start:
            return _("{name}: take one card; Alice goes into its place.").format(name=name)
        return ngettext(
            "{name}: take {most} card.", "{name}: take 1 to {most} cards in an unbroken straight line.", most
        ).format(name=name, most=most)

    def option(self, view: TeaState, choice: TeaChoice, names: Names) -> str:
        """Say which cards a choice takes."""
        match choice:
            case Take(line):
                return _("Take {cards}").format(cards=listed([self._words.card_at(view, cell) for cell in line]))
            case Deal(character):
                return _("Lay out {card}").format(card=self.card(character))
            case First(seat):
                return _("{name} starts").format(name=names[seat])

    # -- telling ----------------------------------------------------------------------------------------------

    def event(self, event: Event, names: Names) -> str:
        """Tell an event."""
        return tell(self._words, event, names)

    def table(self, view: TeaState, names: Names) -> tuple[str, ...]:
        """Describe the table in lines."""
        return table_lines(self._words, view, names)

    def score_line(self, key: str) -> str:
        """Name a column or Alice."""
        return self.card(ALICE) if key == "alice" else self.card(self._data.ids.index(key.partition(":")[2]))

    # -- teaching ---------------------------------------------------------------------------------------------

    def why_not(self, view: TeaState, target: str, picked: tuple[str, ...], names: Names) -> WhyNot:
        """Say why the thing with this target id cannot be chosen now."""
        del names
        return why_not(self._words, self._rules, view, target, picked)

    def about(self, view: TeaState, target: str, names: Names) -> str:
        """Describe a card or place for its tooltip."""
        return about(self._words, view, target, names)

    def reference(self) -> tuple[Section, ...]:
        """Return the rules reference."""
        return reference.sections("tea_time")

    def card(self, card: int) -> str:
        """Name a card: a character or Alice."""
        return self._words.card(card)
