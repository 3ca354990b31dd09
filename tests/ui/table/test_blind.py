"""Where it is a secret whether a bot can choose at all, it is asked, waited for and shown in the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from alicegames.bots import Answer
from alicegames.core.decision import Pass
from alicegames.games import registry
from alicegames.games.alice.choices import ReactPass
from alicegames.ui.table import rail
from tests.ui.table.driver import NAMES, Driver, InstantWorker

if TYPE_CHECKING:
    from alicegames.core.decision import Decision

DECLINE = (Pass(), ReactPass())
SEATS = ("human", "greedy", "greedy")
BLIND = [(game, kind) for game in registry.ids() for kind in sorted(registry.get(game).blind)]


def declining(decision: Decision[Any]) -> Any:
    """Return the option that declines, None without one."""
    return next((option for option in decision.options if option in DECLINE), None)


class Declining(InstantWorker):
    """Passes where it can."""

    def ask(self, level: str, view: Any, decision: Decision[Any], seat: int, **more: Any) -> None:
        super().ask(level, view, decision, seat, **more)
        if (no := declining(decision)) is not None:
            self._answer = Answer(no, seat, more["ply"], fallback=False)


def asked(game: str, kind: str, seed: int) -> int | None:
    """Return after how many choices a bot is asked so with something to choose; None if it never is."""
    session = Driver(game, SEATS, seed=seed, bot_pace=0.0).match.start()
    for ply in range(260):
        decision = session.decision()
        if decision is None:
            break
        if decision.kind == kind and decision.player > 0 and declining(decision) and len(decision.options) > 1:
            return ply
        session.submit(decision.options[ply * 7 % len(decision.options)])
    return None


def course(game: str, seed: int, plies: int, *, can_choose: bool) -> list[tuple[str, int, int, bool]]:
    """Return what is seen every twentieth of a second while the bot is asked and declines."""
    some = Driver(game, SEATS, seed=seed, plies=plies, animation_speed=1.0, bot_pace=1.0)
    some.table.bots.cancel()
    some.worker.__class__ = Declining
    some.worker.slow = can_choose  # it thinks until it is told to answer; without a choice it answers at once
    if not can_choose:
        question = some.session.decision()
        assert question is not None
        some.session._decision = replace(question, options=(declining(question),))
    seen = []
    for _tick in range(70):
        some.wait(0.05)
        model = some.table.model
        seen.append((rail.words(model).prompt, model.shown, len(some.session.moves), some.table.bots.thinking))
    return seen


@pytest.mark.parametrize(("game", "kind"), BLIND)
def test_the_sign_and_the_time_of_thinking_tell_nothing_of_what_a_bot_holds(game: str, kind: str) -> None:
    seed, plies = next((seed, plies) for seed in range(1, 30) if (plies := asked(game, kind, seed)) is not None)
    free, forced = (course(game, seed, plies, can_choose=can) for can in (True, False))
    thinks = [f"{NAMES[seat]} is thinking" for seat in (1, 2)]
    assert any(word in prompt for prompt, *_rest in free[:2] for word in thinks)
    assert free[0][2] < free[-1][2]  # it has answered
    assert free == forced
