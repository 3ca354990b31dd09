"""The bots of a table: one worker process, asked with a view, never waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from alicegames.bots import BotWorker, levels

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.bots import Answer
    from alicegames.core.decision import Decision
    from alicegames.match import Match
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

    def __init__(self, match: Match, wake: Callable[[], None], make: Callable[[], Worker] | None = None) -> None:
        self._match = match
        self._make = make or (lambda: BotWorker(match.game.id, match.pack.id.digest, wake=wake))
        self._worker: Worker | None = None
        self._advising = ""
        self._asked_ply = -1
        self.stood_in = False
        """Whether the last move is one that was drawn for a bot which gave no answer."""

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
        ply, worker = len(model.session.moves), self._ready()
        self.begin(model, seconds)
        answer = worker.poll()
        self.stood_in = answer is not None and answer.fallback
        return answer.choice if answer is not None and answer.ply == ply else None

    def begin(self, model: TableModel[Any, Any], seconds: float) -> None:
        """Let the bot that is asked begin to think, if it does not yet."""
        if self._asked_ply != len(model.session.moves) or self._advising:
            self._ask(model, model.waiting_for, self._match.seats[model.waiting_for].bot, seconds)
            self._advising = ""

    def ask_hint(self, model: TableModel[Any, Any], seconds: float) -> None:
        """Ask the strongest bot what the viewer should do, and why."""
        self._ask(model, model.viewer, levels.strongest().id, seconds, estimates=True)
        self._advising = "hint"

    def ask_tutor(self, model: TableModel[Any, Any], choice: Any, seconds: float) -> None:  # noqa: ANN401 -- any game's
        """Ask the strongest bot what a choice of the viewer's costs."""
        self._ask(model, model.viewer, levels.strongest().id, seconds, estimates=True, also=(choice,))
        self._advising = "tutor"

    def advice(self, model: TableModel[Any, Any]) -> Answer | None:
        """Return the advice asked for, once it has come; of a position that is gone it never does."""
        if not self._advising or self._worker is None:
            return None
        answer = self._worker.poll()
        if answer is None:
            return None
        self._advising = ""
        return answer if answer.ply == len(model.session.moves) else None

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
