"""Queen Alice's words, in one object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.queen_alice.play.kit import Kit
from alicegames.games.queen_alice.text import log, prompts, score, table, why_not
from alicegames.games.queen_alice.text.options import Options
from alicegames.games.queen_alice.text.tooltips import About
from alicegames.packs import reference

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.game import Section, WhyNot
    from alicegames.core.rules import Event
    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.pack.data import QueenData
    from alicegames.games.queen_alice.state import QueenState

Names = tuple[str, ...]


class QueenTexts:
    """Queen Alice's `Texts`."""

    def __init__(self, data: QueenData) -> None:
        self._kit = Kit(data)
        self._options = Options(self._kit)
        self._about = About(self._kit)

    def prompt(self, view: QueenState, decision: Decision[QueenChoice], names: Names) -> str:
        """Say what is asked."""
        return prompts.prompt(self._kit.data, view, decision, names)

    def option(self, view: QueenState, choice: QueenChoice, names: Names) -> str:
        """Say what a choice means."""
        return self._options.option(view, choice, names)

    def event(self, event: Event, names: Names) -> str:
        """Tell an event; empty if it is not worth a line."""
        return log.event(self._kit.data, event, names)

    def table(self, view: QueenState, names: Names) -> tuple[str, ...]:
        """Describe boards and seats in lines."""
        return table.table(self._kit, view, names)

    def score_line(self, key: str) -> str:
        """Name a source of influence points."""
        return score.score_line(key)

    def why_not(self, view: QueenState, target: str, picked: tuple[str, ...], names: Names) -> WhyNot:
        """Say why a thing cannot be chosen now."""
        return why_not.why_not(self._kit, view, target, picked, names)

    def about(self, view: QueenState, target: str, names: Names) -> str:
        """Describe a thing for its tooltip."""
        return self._about.about(view, target, names)

    def reference(self) -> tuple[Section, ...]:
        """Return the rules reference."""
        return reference.sections("queen_alice")
