"""The bots of a table: one worker process, asked with a view, never waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from alicegames.bots import Answer, BotWorker, Troubles, levels
from alicegames.bots.base import fallback
from alicegames.i18n import _
from alicegames.storage import report

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.decision import Decision
    from alicegames.match import Match
    from alicegames.ui.table.hub import Hub
    from alicegames.ui.table.model import TableModel


class Worker(Protocol):
    """What the table needs of a worker; tests bring one that answers at once."""

    @property
    def is_thinking(self) -> bool:
        """Whether a question is open."""

    def ask(  # noqa: PLR0913 -- a question, spelled out
        self,
        level: str,
        view: Any,  # noqa: ANN401 -- any game's
        decision: Decision[Any],
        seat: int,
        *,
        seed: int,
        ply: int,
        seconds: float,
        estimates: bool = False,
        also: tuple[Any, ...] = (),
    ) -> None:
        """Put a question; returns at once."""

    def poll(self) -> Answer | None:
        """Return the answer, if there is one."""

    def hurry(self) -> None:
        """Ask for the best answer so far."""

    def cancel(self) -> None:
        """Forget the question."""

    def close(self) -> None:
        """End the process."""


class Bots:
    """Asks for choices and for advice; started when first needed."""

    def __init__(
        self,
        match: Match,
        wake: Callable[[], None],
        make: Callable[[], Worker] | None = None,
        say: Callable[[str], None] = lambda _sentence: None,
    ) -> None:
        self._match, self._say = match, say
        self._make = make or (lambda: BotWorker(match.game.id, match.pack.id.digest, wake=wake))
        self._worker: Worker | None = None
        self._advising = ""
        self._asked_ply = -1
        self.stood_in = False
        """Whether the last move is one that was drawn for a bot which gave no answer."""
        self.gave_up = False
        """Whether the last move is the one after which that bot is asked no more."""
        self.troubles = Troubles()

    @property
    def thinking(self) -> bool:
        """Whether a bot is looking for its move."""
        return self._worker is not None and self._worker.is_thinking and not self._advising

    def start(self) -> None:
        """Start the process ahead of its first question, where bots play."""
        if len(self._match.humans) < len(self._match.seats):
            self._ready()

    def move(self, model: TableModel[Any, Any], seconds: float) -> Any:  # noqa: ANN401 -- a choice of any game
        """Return the move of the bot that is asked; None while it thinks. Call again until it answers."""
        ply, level = len(model.session.moves), self._level(model)
        if self.troubles.is_given_up(level):
            self.stood_in = self.gave_up = False
            return self._by_lot(model)
        worker = self._ready()
        self.begin(model, seconds)
        answer = worker.poll()
        self.stood_in = answer is not None and answer.fallback
        self.gave_up = answer is not None and self.troubles.note(level, answer)
        return answer.choice if answer is not None and answer.ply == ply else None

    def _level(self, model: TableModel[Any, Any]) -> str:
        return self._match.seats[model.waiting_for].bot

    def _by_lot(self, model: TableModel[Any, Any]) -> Any:  # noqa: ANN401 -- a choice of any game
        decision = model.session.decision()
        assert decision is not None
        return fallback(decision, self._match.seed, len(model.session.moves))

    def ask_again(self) -> None:
        """Ask every bot again, in a fresh process."""
        self.close()
        self.cancel()
        self.troubles.forgive()

    def begin(self, model: TableModel[Any, Any], seconds: float) -> None:
        """Let the bot that is asked begin to think, if it does not yet."""
        if self.troubles.is_given_up(self._level(model)):
            return
        if self._asked_ply != len(model.session.moves) or self._advising:
            self._ask(model, model.waiting_for, self._level(model), seconds)
            self._advising = ""

    def ask_hint(self, model: TableModel[Any, Any], seconds: float) -> None:
        """Ask the strongest bot what the viewer should do, and why."""
        self._ask(model, model.viewer, levels.strongest().id, seconds, estimates=True)
        self._advising = "hint"

    def ask_tutor(self, model: TableModel[Any, Any], choice: Any, seconds: float) -> None:  # noqa: ANN401 -- any game's
        """Ask the strongest bot what a choice of the viewer's costs."""
        self._ask(model, model.viewer, levels.strongest().id, seconds, estimates=True, also=(choice,))
        self._advising = "tutor"

    def ask_to_stand_in(self, model: TableModel[Any, Any], level: str, seconds: float) -> None:
        """Ask a bot for the choice of a person whose time is up."""
        self._ask(model, model.viewer, level, seconds)
        self._advising = "clock"

    @property
    def is_standing_in(self) -> bool:
        """Whether a bot has been asked for the choice of a person whose time is up."""
        return self._advising == "clock"

    def advice(self, model: TableModel[Any, Any]) -> Answer | None:
        """Return the advice asked for, once it has come; of a position that is gone it never does."""
        if not self._advising or self._worker is None:
            return None
        answer = self._worker.poll()
        if answer is None:
            return None
        asked, self._advising = self._advising, ""
        self.troubles.note(levels.strongest().id, answer)
        if answer.fallback and asked == "hint":
            self._say(_("There is no hint: the bot that was asked gave no answer."))
        return answer if answer.ply == len(model.session.moves) and not (answer.fallback and asked == "hint") else None

    @property
    def hint_open(self) -> bool:
        """Whether a hint was asked for and has not come."""
        return self._advising == "hint"

    def hurry(self) -> None:
        """Let the bot answer now."""
        if self._worker is not None and self.thinking:
            self._worker.hurry()

    def cancel(self) -> None:
        """Forget what was asked: the game went another way."""
        self._asked_ply, self._advising = -1, ""
        if self._worker is not None:
            self._worker.cancel()

    def close(self) -> None:
        """End the process."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _ready(self) -> Worker:
        if self._worker is None:
            self._worker = self._make()
        return self._worker

    def _ask(
        self,
        model: TableModel[Any, Any],
        seat: int,
        level: str,
        seconds: float,
        *,
        estimates: bool = False,
        also: tuple[Any, ...] = (),
    ) -> None:
        decision = model.session.decision()
        assert decision is not None
        ply, view, seed = len(model.session.moves), model.session.view(seat), self._match.seed
        worker = self._ready()
        worker.cancel()
        worker.ask(level, view, decision, seat, seed=seed, ply=ply, seconds=seconds, estimates=estimates, also=also)
        self._asked_ply = ply


def stood_in(scene: Hub) -> str:
    """Say that a choice was drawn; after a bot's last try, that all will be, and where that is told."""
    name = scene.model.match.names[scene.model.waiting_for]
    if not scene.bots.gave_up:
        return _("{name} gave no answer; a legal choice was drawn in its place.").format(name=name)
    game = scene.report()
    written = report.write(report.text_of(game.trouble, [game]), [game])
    said = _("{name} gives no answers: from now on choices are drawn. The menu has “Ask the bots again”.")
    where = _("A report is in {file}.").format(file=written.text) if written.text else ""
    return f"{said.format(name=name)} {where}".strip()
