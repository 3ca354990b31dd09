"""What is asked, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.decision import CHANCE
from alicegames.games.queen_alice.choices import End, SellTea
from alicegames.games.queen_alice.frames import PayFor, Rewards
from alicegames.games.queen_alice.play.prices import repeat_hours
from alicegames.games.queen_alice.text import words
from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.decision import Decision
    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.pack.data import QueenData
    from alicegames.games.queen_alice.state import QueenState

Names = tuple[str, ...]


def prompt(data: QueenData, view: QueenState, decision: Decision[QueenChoice], names: Names) -> str:
    """Say what is asked, of whom."""
    if decision.player == CHANCE:
        return _("The table is being laid.") if view.owner == CHANCE else _("Cards are being drawn.")
    kind = decision.kind
    if kind == "again" and all(isinstance(option, End | SellTea) for option in decision.options):
        kind = "end"  # no repeat is possible (QA-43)
    question = _QUESTIONS[kind](data, view)
    return _("{name}: {question}").format(name=names[decision.player], question=question)


def _repeat(data: QueenData, view: QueenState) -> str:
    hours = words.hours(repeat_hours(view.seats[view.owner]))
    return _("repeat the action for {hours} and its cost, or end the turn.").format(hours=hours)


def _bill(data: QueenData, view: QueenState) -> str:
    frame = view.stack[-1]
    assert isinstance(frame, PayFor)
    price = words.price(frame.cake, frame.tea, frame.toast, frame.any)
    return _("choose how to pay {price}.").format(price=price)


def _rewards(data: QueenData, view: QueenState) -> str:
    frame = view.stack[-1]
    assert isinstance(frame, Rewards)
    rewards = words.rewards(data, frame.pending)
    if len(frame.pending) == 1:
        return _("take your reward: {rewards}.").format(rewards=rewards)
    return _("take your rewards in any order: {rewards}.").format(rewards=rewards)


_QUESTIONS: Final[dict[str, Callable[[QueenData, QueenState], str]]] = {
    "choose_train": lambda data, view: _("choose your train card and its side in secret."),
    "lay_diamond": lambda data, view: _("choose the diamond that your train lays on the wall."),
    "discard": lambda data, view: _("discard a card for its discard reward."),
    "play": lambda data, view: _("play a card to use a chess piece."),
    "activate": lambda data, view: _("move a piece of your card, or rescue one from a jail."),
    "respawn": lambda data, view: _("your pawn is promoted: choose the square where it comes back."),
    "act": lambda data, view: _("do the action of your square, or take 2 hours instead."),
    "again": _repeat,
    "end": lambda data, view: _("your turn is done; end it."),
    "trim": lambda data, view: _("your hand is over its limit: discard a card."),
    "pay": _bill,
    "reward": _rewards,
}
"""By the kind of a decision: its question."""
