"""The far side of a `BotWorker`: the process in which bots think."""

from __future__ import annotations

import importlib
import os
import queue
import signal
import threading
import traceback
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from alicegames.bots import levels, table
from alicegames.bots.base import USUAL_SECONDS, Deadline, Question, bot_seed
from alicegames.bots.search import Comparison, OptionEstimate, compare, evaluate_options

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from alicegames.core.decision import Decision
    from alicegames.core.game import Game
    from alicegames.core.rules import Rules


_REASON = 0.2
"""Seconds within which a reason is looked for at least, on top of the time of its question."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A question on its way to the worker."""

    number: int
    level: str
    view: Any
    decision: Decision[Any]
    seat: int
    seed: int
    ply: int
    seconds: float
    estimates: bool = False
    """Whether every option's worth is asked for, not only the best option."""
    also: tuple[Any, ...] = ()
    """Options whose worth is wanted however they look."""


@dataclass(frozen=True, slots=True)
class Hurry:
    """Answer questions up to this number now."""

    number: int


@dataclass(frozen=True, slots=True)
class Ready:
    """The process has loaded its game."""


@dataclass(frozen=True, slots=True)
class Told:
    """An answer on its way back."""

    number: int
    choice: Any
    trouble: str = ""
    """The traceback, if the bot failed; there is no choice then."""
    estimates: tuple[OptionEstimate, ...] = ()
    """What was asked for, the best first."""
    reason: Comparison | None = None
    """What makes the best option better than the first of ``also``, or else than the least of those tried."""


class _Inbox:
    """Reads the connection in a thread of its own, so that a thinking bot can be hurried and dies with the window."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.asked: queue.SimpleQueue[Ask] = queue.SimpleQueue()
        self.hurried = -1
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while True:
            try:
                message = self._connection.recv()
            except (EOFError, OSError):
                os._exit(0)  # the window is gone; nothing here is worth finishing
            if isinstance(message, Hurry):
                self.hurried = message.number
            else:
                self.asked.put(message)


def serve(connection: Connection, game_id: str, digest: str, preload: str) -> None:
    """Answer questions until the connection closes. ``preload`` is a module to import first (it registers games)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the window's business
    inbox = _Inbox(connection)
    if preload:
        importlib.import_module(preload)
    game, rules = table.find(game_id, digest)
    connection.send(Ready())
    while True:
        connection.send(_answer(inbox, game, rules))


def _answer(inbox: _Inbox, game: Game[Any, Any], rules: Rules[Any, Any]) -> Told:
    ask = inbox.asked.get()
    deadline = Deadline(ask.seconds, lambda: inbox.hurried >= ask.number)
    try:
        if ask.estimates:
            return _estimate(ask, game, rules, deadline)
        rng, effort = Random(bot_seed(ask.seed, ask.ply)), ask.seconds / USUAL_SECONDS
        question = Question(rules, ask.view, ask.decision, ask.seat, rng, deadline, effort)
        return Told(ask.number, levels.get(ask.level).make(game).choose(question))
    except Exception:  # noqa: BLE001 -- told to the window, which goes on with a legal answer
        return Told(ask.number, None, traceback.format_exc())


def _estimate(ask: Ask, game: Game[Any, Any], rules: Rules[Any, Any], deadline: Deadline) -> Told:
    plan = levels.plan(game, ask.level).stretched(ask.seconds / USUAL_SECONDS)
    seed = bot_seed(ask.seed, ask.ply)
    found = evaluate_options(
        game, rules, ask.view, ask.seat, ask.decision, plan=plan, seed=seed, also=ask.also, deadline=deadline
    )
    reason = _reason(ask, game, rules, found, plan.turns)
    return Told(ask.number, found[0].option, estimates=tuple(found), reason=reason)


def _reason(
    ask: Ask, game: Game[Any, Any], rules: Rules[Any, Any], found: list[OptionEstimate], turns: int
) -> Comparison | None:
    """Compare the best option with the one that was asked about, or else with the least of those that were tried."""
    tried = [each.option for each in found if each.samples] or [each.option for each in found]
    others = [option for option in ask.also or tried[::-1] if option != found[0].option]
    if not others:
        return None
    deadline = Deadline(max(_REASON, ask.seconds / 4))
    seed = bot_seed(ask.seed, ask.ply)
    return compare(
        game, rules, ask.view, ask.seat, found[0].option, others[0], turns=turns, seed=seed, deadline=deadline
    )
