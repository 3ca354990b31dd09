"""One step of a person at any game's table: pass the curtain, hand over, or pick something lit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.ui.scenes.crash import CrashScene
from alicegames.ui.table.curtain import CurtainScene

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.table.driver import Driver


def step(some: Driver, pick: Callable[[Driver], str]) -> bool:
    """Do what a person would do next; False when the game is over."""
    some.settle(4)
    assert not isinstance(some.top, CrashScene), some.top.report()
    if isinstance(some.top, CurtainScene):
        some.click("curtain")
        return True
    if some.session.is_over:
        return False
    if some.table.model.curtain_for is not None:
        some.click("confirm")
    elif reachable(some):
        some.click(pick(some))
    elif some.table.model.picker.complete() is not None:
        some.click("confirm")
    else:
        some.wait(0.6)
    return True


def reachable(some: Driver) -> list[str]:
    """The lit targets that are on the screen."""
    shown = some.table.targets()
    return [target for target in some.lit if target in shown]
