"""Rolling in Wonderland at the table, driven by target ids."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from alicegames.match import new_match
from tests.ui.table import driver
from tests.ui.table.driver import Driver
from tests.ui.table.steps import reachable, step

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

GAME = "rolling_in_wonderland"
ALL_MODULES = {
    "experienced": "on",
    "tweedledee": "on",
    "tweedledum": "on",
    "promo": "on",
    "cat_ability": "on",
}
HOT_SEAT = ("human", "human")


def table(patch: pytest.MonkeyPatch, seats: tuple[str, ...] = HOT_SEAT, **more: Any) -> Driver:
    """Lay a table; ``options`` are the set-up's."""
    options = more.pop("options", {})
    if len(seats) == 5:
        options = {key: value for key, value in options.items() if key != "cat_ability"}
    patch.setattr(driver, "NAMES", ("Ada", "Bob", "Cleo", "Dan", "Eve"))
    patch.setattr(driver, "new_match", partial(new_match, options=options))
    return Driver(GAME, seats, **more)


def eager(some: Driver) -> str:
    """A lit target that gets the game on, another one each time."""
    lit = reachable(some)
    wanted = [target for target in lit if not target.startswith("button:")] or lit
    return wanted[(len(some.codes) * 5 + len(some.picked)) % len(wanted)]


def quick(some: Driver) -> str:
    """A lit target that ends the turn or takes dice rather than using cards, most of the time."""
    lit = reachable(some)
    if len(some.codes) % 4:
        for wanted in ("button:end", "region:", "button:pass"):
            found = [target for target in lit if target.startswith(wanted)]
            if found:
                return found[len(some.codes) * 3 % len(found)]
    return eager(some)


def play_out(some: Driver, pick: Callable[[Driver], str] = quick, limit: int = 3000) -> None:
    """Play to the end of the game, and let its score come."""
    for _try in range(limit):
        if not step(some, pick):
            some.wait(3)
            return
    raise AssertionError(some.lit)


def until(some: Driver, kind: str, fits: Callable[[Any], bool] = lambda _decision: True) -> Any:
    """Let a fixed pattern of choices go on until a person is asked this; the table catches up. Return the decision."""
    session = some.session
    for number in range(4000):
        decision = session.decision()
        assert decision is not None, kind
        if decision.kind == kind and decision.player in some.match.humans and fits(decision):
            some.table.model.catch_up()
            some.table.model.sit_down(decision.player)
            some.table.pages.follow(some.lit)
            some.table.compose()
            some.app.tick()
            return decision
        session.submit(decision.options[number * 7 % len(decision.options)])
    raise AssertionError(kind)
