"""Queen Alice at the table, driven by target ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.queen_alice.text.targets_paths import PAY
from tests.play import asked
from tests.ui.table.steps import reachable, step

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.table.driver import Driver

HOT_SEAT = ("human", "human")
ALONE = ("human", "random", "random", "random")


def eager(some: Driver) -> str:
    """A lit target that gets the game on: things before passing, another one each time."""
    lit = reachable(some)
    if PAY in lit and (some.table.model.picker.is_touched or len(some.codes) % 2):
        return PAY
    wanted = [target for target in lit if not target.startswith("button:")] or lit
    return wanted[len(some.codes) * 5 % len(wanted)]


def play(some: Driver, choices: int, pick: Callable[[Driver], str] | None = None) -> None:
    """Play until so many choices have been made in all, or to the end."""
    for _try in range(choices * 8):
        if len(some.codes) >= choices or not step(some, pick or eager):
            return
    raise AssertionError(some.lit)


def until(some: Driver, kind: str, source: str = "", limit: int = 6000) -> None:
    """Let a fixed pattern of choices go on until a person is asked this; the table catches up."""
    session = some.session
    for number in range(limit):
        decision = session.decision()
        assert decision is not None, kind
        fits = decision.kind == kind and decision.player in some.match.humans and source in decision.source
        if fits and len(decision.options) > 1:
            break
        session.submit(decision.options[number * 7 % len(decision.options)])
    catch_up(some)


def catch_up(some: Driver) -> None:
    """Let the table show where the session stands, to the seat that is asked."""
    some.table.model.catch_up()
    some.table.model.sit_down(asked(some.session).player)
    some.table.pages.follow(some.table.model.picker.lit)
    some.table.compose()
    some.settle()
