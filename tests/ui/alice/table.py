"""Alice at the table, driven by target ids; and a spy that writes down everything drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.ui.draw.canvas import Canvas
from alicegames.ui.draw.sprites import SpriteCache
from alicegames.ui.draw.text import Typesetter
from tests.play import asked
from tests.ui.table.steps import reachable, step

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from tests.ui.table.driver import Driver

HOT_SEAT = ("human", "human")
ALONE = ("human", "random", "random", "random")


class Spy:
    """Every text set and every picture drawn, in order."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self.watch: Callable[[str], None] | None = None
        """Is told each text and each picture's name as it is drawn."""
        for owner, name in (
            (Canvas, "text"),
            (Canvas, "sprite"),
            (Typesetter, "surface"),
            (Typesetter, "wrap"),
            (Typesetter, "fit"),
            (SpriteCache, "get"),
        ):
            self._spy(patch, owner, name)

    def _spy(self, patch: pytest.MonkeyPatch, owner: type, name: str) -> None:
        real = getattr(owner, name)

        def spied(this: Any, what: str, *args: Any, **more: Any) -> Any:
            self.calls.append((name, what, *(repr(arg) for arg in args)))
            if self.watch is not None:
                self.watch(what)
            return real(this, what, *args, **more)

        patch.setattr(owner, name, spied)

    def names(self) -> set[str]:
        """The texts and pictures since the last ``clear``."""
        return {call[1] for call in self.calls}

    def clear(self) -> None:
        self.calls.clear()


def eager(some: Driver) -> str:
    """A lit target that gets the game on: cards before passing, another one each time."""
    lit = reachable(some)
    wanted = [target for target in lit if not target.startswith("button:")] or lit
    return wanted[len(some.codes) * 5 % len(wanted)]


def play(some: Driver, choices: int, pick: Callable[[Driver], str] | None = None) -> None:
    """Play until so many choices have been made in all, or to the end."""
    for _try in range(choices * 8):
        if len(some.codes) >= choices or not step(some, pick or eager):
            return
    raise AssertionError(some.lit)


def play_out(some: Driver, pick: Callable[[Driver], str] | None = None) -> None:
    """Play to the end of the game."""
    play(some, 5000, pick)
    assert some.session.is_over
    some.wait(3)


def until(some: Driver, kind: str, source: str = "", limit: int = 4000) -> None:
    """Let a fixed pattern of choices go on until a person is asked this; the table catches up."""
    session = some.session
    for number in range(limit):
        decision = session.decision()
        assert decision is not None, kind
        fits = decision.kind == kind and decision.player in some.match.humans and source in decision.source
        if fits and len(decision.options) > 1:
            break
        session.submit(decision.options[number * 7 % len(decision.options)])
    some.table.model.catch_up()
    some.table.model.sit_down(asked(session).player)
    some.table.compose()
    some.settle()
