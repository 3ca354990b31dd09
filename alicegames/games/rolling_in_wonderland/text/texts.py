"""Rolling in Wonderland's words, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
from alicegames.games.rolling_in_wonderland.state import REGIONS
from alicegames.games.rolling_in_wonderland.text import log, options, prompts, table, tooltips, why_not, words
from alicegames.i18n import _
from alicegames.packs import reference

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.game import Section, WhyNot
    from alicegames.core.rules import Event
    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.state import State
    from alicegames.games.rolling_in_wonderland.text.words import Names


class WonderlandTexts:
    """Rolling in Wonderland's `Texts`."""

    def __init__(self, data: WonderlandData) -> None:
        self._data: Final = data
        self._rules: Final = WonderlandRules(data)

    def prompt(self, view: State, decision: Decision[Choice], names: Names) -> str:
        """Say what is asked, in one sentence."""
        return prompts.prompt(self._data, view, decision, names)

    def option(self, view: State, choice: Choice, names: Names) -> str:
        """Say in a short line what choosing it means."""
        return options.option(self._data, view, choice, names)

    def event(self, event: Event, names: Names) -> str:
        """Tell an event as one sentence."""
        return log.tell(self._data, event, names)

    def table(self, view: State, names: Names) -> tuple[str, ...]:
        """Describe the round, every area and every player."""
        return table.table_lines(self._data, view, names)

    def score_line(self, key: str) -> str:
        """Name a source of points."""
        head, _sep, name = key.partition("_")
        if head == "influence":
            return _("Influence with {region}").format(region=words.region(REGIONS.index(name)))
        return {
            "rabbit": _("White Rabbit’s path"),
            "caterpillar": _("Caterpillar’s path"),
            "challenges": _("Challenges"),
            "objectives": _("Objectives"),
            "hatter_cards": _("Mad Hatter cards"),
            "tokens": _("VP tokens"),
        }[key]

    def why_not(self, view: State, target: str, picked: tuple[str, ...], names: Names) -> WhyNot:
        """Say why a thing on the table cannot be chosen now."""
        return why_not.why_not(self._rules, view, target, picked, names)

    def about(self, view: State, target: str, names: Names) -> str:
        """Describe a thing on the table."""
        return tooltips.about(self._data, view, target, names)

    def reference(self) -> tuple[Section, ...]:
        """Return the rules reference."""
        return reference.sections("rolling_in_wonderland")
