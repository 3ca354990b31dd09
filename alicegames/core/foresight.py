"""What can be said of a choice before it is made, whatever the hidden things are."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from alicegames.core.decision import CHANCE

if TYPE_CHECKING:
    from alicegames.core.rules import Rules

S = TypeVar("S")


def shows_something(rules: Rules[S, Any], players: int, view: S, seat: int, choice: Any) -> bool:  # noqa: ANN401 -- a choice of any game
    """Say whether a choice of ``seat`` will show that seat something hidden, so that undo does not go past it.

    It is tried in a world that agrees with the seat's view, and with it all that chance and an automa (the seats from
    ``players`` on) answer before somebody is asked: what is drawn there does not matter, that something is, does.
    """
    state = rules.determinize(view, seat, Random(0))
    while True:
        step = rules.apply(state, choice)
        if seat in step.reveals:
            return True
        state = step.state
        decision = rules.decision(state)
        if decision is None or CHANCE < decision.player < players:
            return False
        choice = decision.options[0]
