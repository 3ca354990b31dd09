"""Alice's words, put together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.alice.text import log, options, prompts
from alicegames.games.alice.text.table import table_lines
from alicegames.games.alice.text.tooltips import about
from alicegames.games.alice.text.why_not import why_not
from alicegames.games.alice.text.words import Words
from alicegames.i18n import _
from alicegames.packs import reference

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.game import Section, WhyNot
    from alicegames.core.rules import Event
    from alicegames.games.alice import choices as c
    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.state import AliceState
    from alicegames.games.alice.text.words import Names


class AliceTexts:
    """The words of Alice over one component pack."""

    def __init__(self, data: AliceData) -> None:
        self._words: Final = Words(data)

    def prompt(self, view: AliceState, decision: Decision[c.Choice], names: Names) -> str:
        """Say what is asked, of whom."""
        return prompts.prompt(self._words, view, decision, names)

    def option(self, view: AliceState, choice: c.Choice, names: Names) -> str:
        """Say what a choice means."""
        return options.option(self._words, view, choice, names)

    def event(self, event: Event, names: Names) -> str:
        """Tell an event; what another sentence tells already is left out."""
        return log.tell(self._words, event, names)

    def table(self, view: AliceState, names: Names) -> tuple[str, ...]:
        """Describe the table in lines."""
        return table_lines(self._words, view, names)

    def score_line(self, key: str) -> str:
        """Name a score line."""
        return {
            "chapters": _("Completed chapters"),
            "soldiers": _("Card Soldiers"),
            "protagonists": _("Protagonists from Knaves"),
            "free-pages": _("Free pages"),
            "unfinished": _("Unfinished chapters"),
        }[key]

    def why_not(self, view: AliceState, target: str, picked: tuple[str, ...], names: Names) -> WhyNot:
        """Say why the thing with this target id cannot be chosen now."""
        return why_not(self._words, view, target, picked, names)

    def about(self, view: AliceState, target: str, names: Names) -> str:
        """Describe a card or space for its tooltip."""
        return about(self._words, view, target, names)

    def reference(self) -> tuple[Section, ...]:
        """Return the rules reference."""
        return reference.sections("alice")
