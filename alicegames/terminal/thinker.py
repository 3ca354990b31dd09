"""The bots of a terminal game: the same worker process as the window's, waited for."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, Any, Self

from alicegames.bots import Answer, BotWorker, Troubles, levels
from alicegames.bots.base import fallback

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.core.session import Session
    from alicegames.match import Match

_LOOK = 0.5
_BLIND = 0.4
"""Seconds for an answer that must betray nothing by its haste."""


class Thinker:
    """Asks bots and waits for them. The process starts with the first question."""

    def __init__(self, match: Match, seconds: float, *, preload: str = "") -> None:
        self._match = match
        self._seconds = seconds
        self._preload = preload
        self._worker: BotWorker | None = None
        self._news = threading.Event()
        self.troubles = Troubles()
        self.gave_up = False
        """Whether the last answer is the one after which that level is asked no more."""
        self.is_by_lot = False
        """Whether the level was asked no more when the last answer was drawn."""

    def advise(self, session: Session[Any, Any], *also: Any) -> Answer:  # noqa: ANN401 -- choices of any game
        """Return what the strongest bot would choose for the seat that is asked, with estimates and its reason.

        ``also`` is a choice with which the best one is compared.
        """
        return self._ask(levels.strongest().id, session, self._seconds, estimates=True, also=also)

    def answer(self, level: str, session: Session[Any, Any]) -> Answer:
        """Return what a bot of that level would choose for the seat that is asked.

        One that has given no answer three times in a row is not asked: it draws.
        """
        decision = session.decision()
        assert decision is not None, "the game is over"
        ply = len(session.moves)
        self.is_by_lot = self.troubles.is_given_up(level)
        if self.is_by_lot:
            return Answer(fallback(decision, session.seed, ply), decision.player, ply, fallback=True)
        answer = self._wait_for(level, session, decision)
        self.gave_up = self.troubles.note(level, answer)
        return answer

    def ask_again(self) -> None:
        """Ask every bot again, in a fresh process."""
        self.close()
        self.troubles.forgive()

    def _wait_for(self, level: str, session: Session[Any, Any], decision: Decision[Any]) -> Answer:
        is_blind = decision.kind in self._match.game.blind
        due = time.monotonic() + (_BLIND if is_blind else 0.0)
        seconds = min(self._seconds, _BLIND / 2) if is_blind else self._seconds
        answer = self._ask(level, session, seconds)
        if (left := due - time.monotonic()) > 0:
            time.sleep(left)
        return answer

    def _ask(
        self,
        level: str,
        session: Session[Any, Any],
        seconds: float,
        *,
        estimates: bool = False,
        also: tuple[Any, ...] = (),
    ) -> Answer:
        """Put a question about the decision at hand, and wait for its answer."""
        decision, worker = session.decision(), self._started()
        assert decision is not None, "the game is over"
        seat, ply, seed = decision.player, len(session.moves), session.seed
        view = session.view(seat)
        worker.ask(level, view, decision, seat, seed=seed, ply=ply, seconds=seconds, estimates=estimates, also=also)
        while (answer := worker.poll()) is None:
            self._news.wait(_LOOK)
            self._news.clear()
        return answer

    def _started(self) -> BotWorker:
        if self._worker is None:
            match = self._match
            self._worker = BotWorker(match.game.id, match.pack.id.digest, self._news.set, preload=self._preload)
        return self._worker

    def close(self) -> None:
        """End the process, if there is one."""
        if self._worker is not None:
            self._worker.close()
        self._worker = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
