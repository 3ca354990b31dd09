"""BotWorker: bots think in a process of their own; the window asks, goes on drawing, and polls for the answer."""

from __future__ import annotations

import multiprocessing
import queue
import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Self

from alicegames.bots import levels
from alicegames.bots.base import fallback
from alicegames.bots.serve import Ask, Hurry, Ready, Told, serve

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection

    from alicegames.bots.search import Comparison, OptionEstimate
    from alicegames.core.decision import Decision

GRACE: Final = 1.0
"""Seconds beyond its limit after which a silent bot is given up."""
START: Final = 20.0
"""Seconds that the process may take to start, on a very busy machine."""
_TRIES: Final = 3


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot chose; always one of the options asked about."""

    choice: Any
    seat: int
    ply: int
    fallback: bool = False
    """Whether the bot gave no (legal) answer in time and a legal one was drawn for it."""
    trouble: str = ""
    """Why, for the report of a crash; empty if all is well."""
    estimates: tuple[OptionEstimate, ...] = ()
    """What every option is worth, the best first, if that was asked for."""
    reason: Comparison | None = None
    """With estimates: what makes the best option better than the one asked about, or else than the least tried."""


@dataclass(frozen=True, slots=True)
class _Gone:
    """The process has ended."""

    process: int
    """Which one, counted from 1: the message may come late."""


class BotWorker:
    """One table's bots. Every method returns at once; only one question is open at a time."""

    def __init__(
        self, game_id: str, digest: str = "", wake: Callable[[], object] | None = None, *, preload: str = ""
    ) -> None:
        """Start the process in the background.

        ``digest`` names the component pack (empty: the built-in one). ``wake`` is called, from another thread, when
        ``poll`` has something to return.
        """
        self._arguments = (game_id, digest, preload)
        self._wake = wake or (lambda: None)
        self._messages: queue.SimpleQueue[Ready | Told | _Gone] = queue.SimpleQueue()
        self._ask: Ask | None = None
        self._limit = 0.0
        self._number = 0
        self._started = 0
        self._failures = 0
        self._is_second_try = False
        self._is_ready = False
        self._timer: threading.Timer | None = None
        self._connection: Connection | None = None
        self._process: multiprocessing.process.BaseProcess | None = None
        self._start()

    # -- for the loop -----------------------------------------------------------------------------------------

    @property
    def is_thinking(self) -> bool:
        """Whether a question is open."""
        return self._ask is not None

    def ask(  # noqa: PLR0913 -- a question, spelled out
        self,
        level: str,
        view: Any,  # noqa: ANN401 -- a game's state
        decision: Decision[Any],
        seat: int,
        *,
        seed: int,
        ply: int,
        seconds: float,
        estimates: bool = False,
        also: tuple[Any, ...] = (),
    ) -> None:
        """Put a question, in place of one that may be open. Raises UnknownLevelError.

        ``view`` must be ``session.view(seat)``; ``ply`` is the number of choices made so far. With ``estimates`` the
        answer says what every option is worth, as `evaluate_options` does; ``also`` are options that must be tried.
        """
        levels.get(level)
        self.cancel()
        self._number += 1
        self._ask = Ask(self._number, level, view, decision, seat, seed, ply, seconds, estimates, also)
        self._is_second_try = False
        self._put(self._ask)

    def poll(self) -> Answer | None:
        """Return the answer once it is there; None while the bot thinks or nothing is asked. Never blocks."""
        told = self._read_messages()
        ask = self._ask
        if ask is None:
            return None
        if told is not None:
            return self._close_question(ask, told)
        if self._failures >= _TRIES:
            return self._close_question(ask, Told(ask.number, None, "the bots' process does not start"))
        if time.monotonic() > self._limit:
            self._restart()
            return self._close_question(ask, Told(ask.number, None, f"no answer within {ask.seconds} s"))
        return None

    def hurry(self) -> None:
        """Ask the bot to answer now with the best it has found."""
        if self._ask is not None:
            self._limit = min(self._limit, time.monotonic() + GRACE + (0.0 if self._is_ready else START))
            self._set_timer(self._limit - time.monotonic())
            self._send(Hurry(self._ask.number))

    def cancel(self) -> None:
        """Forget the open question, if any; its answer will not come."""
        self.hurry()
        self._ask = None
        self._stop_timer()

    def close(self) -> None:
        """End the process; harmless if it has ended."""
        self._ask = None
        self._stop_timer()
        self._stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- inside -----------------------------------------------------------------------------------------------

    def _put(self, ask: Ask) -> None:
        wait = ask.seconds * (1.25 if ask.estimates else 1.0) + GRACE + (0.0 if self._is_ready else START)
        self._limit = time.monotonic() + wait
        self._set_timer(wait)
        self._send(ask)

    def _read_messages(self) -> Told | None:
        """Take in what has come; return the answer to the open question if it is among it."""
        found = None
        while True:
            try:
                message = self._messages.get_nowait()
            except queue.Empty:
                return found
            match message:
                case Ready():
                    self._is_ready, self._failures = True, 0
                case Told(number) if self._ask is not None and number == self._ask.number:
                    found = message
                case _Gone(process) if process == self._started and self._process is not None:
                    found = self._after_death() or found

    def _after_death(self) -> Told | None:
        """Restart a process that died by itself and put the open question to it, but only once."""
        self._failures += not self._is_ready
        self._restart()
        if self._ask is None:
            return None
        if self._is_second_try and not self._failures:
            return Told(self._ask.number, None, "the bots' process has died twice")
        self._is_second_try = True
        self._put(self._ask)
        return None

    def _close_question(self, ask: Ask, told: Told) -> Answer:
        self._ask = None
        self._stop_timer()
        if not told.trouble and told.choice in ask.decision.options:
            return Answer(told.choice, ask.seat, ask.ply, estimates=told.estimates, reason=told.reason)
        trouble = told.trouble or f"the bot answered {told.choice!r}, which is not among the options"
        return Answer(fallback(ask.decision, ask.seed, ask.ply), ask.seat, ask.ply, fallback=True, trouble=trouble)

    def _send(self, message: Ask | Hurry) -> None:
        if self._connection is None:
            return
        try:
            self._connection.send(message)
        except OSError:
            return  # the process has died: its listener has said so

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, *self._arguments), daemon=True, name="bots")
        self._is_ready = False
        self._started += 1
        try:
            self._process.start()
        except OSError:  # no processes to be had: bots then answer by lot, and the game goes on
            self._failures, self._process = _TRIES, None
            return
        finally:
            theirs.close()
        threading.Thread(target=self._listen, args=(self._started, self._connection), daemon=True).start()

    def _listen(self, number: int, connection: Connection) -> None:
        while True:
            try:
                message = connection.recv()
            except (EOFError, OSError):
                break
            self._messages.put(message)
            self._wake()
        connection.close()
        self._messages.put(_Gone(number))
        self._wake()

    def _restart(self) -> None:
        self._stop()
        if self._failures < _TRIES:
            self._start()

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        self._connection = None

    def _set_timer(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = threading.Timer(max(0.0, seconds) + 0.01, self._wake)
        self._timer.daemon = True
        self._timer.start()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
