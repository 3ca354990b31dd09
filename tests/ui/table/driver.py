"""Drives a table by target ids, as a player's hand would: the clicks go through the window's coordinates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from alicegames.bots import Answer
from alicegames.bots.search import Comparison
from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import Settings
from alicegames.ui.app import offscreen
from alicegames.ui.app.events import LEFT, Key, Move, Press, Release
from alicegames.ui.app.scene import Push
from alicegames.ui.table.scene import TableScene

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from alicegames.core.decision import Decision
    from alicegames.storage import Autosave
    from alicegames.ui.app.scene import Scene

NAMES = ("Ada", "Bob", "Cleo", "Dan")
SHIFTED = {"?": pygame.K_QUESTION}


class InstantWorker:
    """Answers in this process: the option that the ply points at."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, Any, int]] = []
        self.slow = False
        self.closed = False
        self.costs = 0.0
        self._answer: Answer | None = None

    @property
    def is_thinking(self) -> bool:
        return self._answer is not None

    def ask(  # noqa: PLR0913 -- a question, spelled out
        self,
        level: str,
        view: Any,
        decision: Decision[Any],
        seat: int,
        *,
        seed: int,
        ply: int,
        seconds: float,
        estimates: bool = False,
        also: tuple[Any, ...] = (),
    ) -> None:
        self.asked.append((level, view, seat))
        best = decision.options[ply * 7 % len(decision.options)]
        reason = self.compared(best, also) if estimates else None
        self._answer = Answer(best, seat, ply, fallback=False, reason=reason)

    def compared(self, best: Any, also: tuple[Any, ...]) -> Comparison | None:
        """Say of every other choice that it costs ``self.costs`` points."""
        others = [choice for choice in also if choice != best]
        return Comparison(best, others[0], (), 0.0, self.costs, 0.0, 16) if others else None

    def poll(self) -> Answer | None:
        if self.slow:
            return None
        answer, self._answer = self._answer, None
        return answer

    def hurry(self) -> None:
        self.slow = False

    def cancel(self) -> None:
        self._answer = None

    def close(self) -> None:
        self.closed = True


class Driver:
    """A table on a screen in memory, with a clock of its own."""

    def __init__(  # noqa: PLR0913 -- a test names what it needs
        self,
        game: str,
        seats: Sequence[str] = ("human", "human"),
        codes: Sequence[str] = (),
        *,
        size: tuple[int, int] = (1280, 720),
        seed: int = 1,
        plies: int = 0,
        told: bool = True,
        autosave: type[Autosave] | None = None,
        **settings: Any,
    ) -> None:
        """``codes`` or ``plies`` (a fixed pattern of choices) are played before the table is shown.

        ``told=False`` lets the table tell them. Animations are off unless ``animation_speed`` says otherwise.
        """
        self.clock = offscreen.Clock()
        still = "animation_speed" not in settings
        settings = {"animation_speed": 0.0, "bot_pace": 0.0, "reduced_motion": still, **settings}
        self.app = offscreen.app(size, settings=Settings(**settings), clock=self.clock)
        bots = ["" if kind == "human" else kind for kind in seats]
        people = [Seat(name=NAMES[i], mark=MARKS[i], bot=bot) for i, bot in enumerate(bots)]
        self.match = new_match(game, seats=people, first=0, seed=seed)
        self.session = self.match.start()
        for code in codes:
            self.session.play(code)
        for number in range(plies):
            decision = self.session.decision()
            if decision is not None:
                self.session.submit(decision.options[number * 7 % len(decision.options)])
        self.worker = InstantWorker()
        saved = autosave(self.match) if autosave else None
        self.table = TableScene(self.app, self.match, self.session, saved, lambda: self.worker)
        if not told:
            self.table.model.tell_from_start()
        self.app.go(Push(self.table))
        self.app.tick()

    # -- what is there ----------------------------------------------------------------------------------------

    @property
    def top(self) -> Scene:
        return self.app.top

    def at(self, kind: type[Scene]) -> bool:
        """Whether the scene on top is of this kind."""
        return isinstance(self.top, kind)

    @property
    def lit(self) -> tuple[str, ...]:
        return self.table.lit()

    @property
    def picked(self) -> tuple[str, ...]:
        return self.table.model.picker.picked

    @property
    def codes(self) -> list[str]:
        """The choices of the seats so far, chance left out."""
        return [move.code for move in self.session.moves if move.player >= 0]

    def focused(self) -> str:
        widget = self.top.widgets.focused
        return widget.id if widget is not None else ""

    # -- hands ------------------------------------------------------------------------------------------------

    def spot(self, target: str) -> tuple[float, float]:
        """Return the middle of a target that is on the top scene."""
        self.table.settle()
        return self.top.widgets.find(target).rect.center

    def hover(self, target: str) -> None:
        self.app.send(Move(self.spot(target)))
        self.app.tick()

    def click(self, target: str, button: int = LEFT) -> None:
        """Click in the middle of a target, whatever lies there; never so soon that it is a double click."""
        self.clock.advance(0.4)
        self.click_at(self.spot(target), button)

    def click_at(self, pos: tuple[float, float], button: int = LEFT) -> None:
        self.app.send(Move(pos))
        self.app.send(Press(pos, button))
        self.app.send(Release(pos, button))
        self.app.tick()

    def double_click(self, target: str) -> None:
        self.clock.advance(0.4)
        pos = self.spot(target)
        self.click_at(pos)
        self.clock.advance(0.1)
        self.click_at(pos)

    def drag(self, start: str, end: str) -> None:
        self.clock.advance(0.4)
        first, last = self.spot(start), self.spot(end)
        self.app.send(Move(first))
        self.app.send(Press(first))
        for share in (0.3, 0.7, 1.0):
            x, y = (a + (b - a) * share for a, b in zip(first, last, strict=True))
            self.app.send(Move((x, y), held=True))
            self.app.tick()
        self.app.send(Release(last))
        self.app.tick()

    def key(self, name: str, *, shift: bool = False) -> None:
        """Press a key by pygame's name for it (``tab``, ``return``, ``u``); Enter and Space not too soon."""
        if name in ("return", "space", "enter"):
            self.clock.advance(0.4)
            self.app.tick()
        self.app.send(Key(pygame.key.key_code(name), shift=shift, text=name if len(name) == 1 else ""))
        self.app.tick()

    # -- time -------------------------------------------------------------------------------------------------

    def wait(self, seconds: float) -> None:
        for _tick in range(max(1, round(seconds / 0.05))):
            self.clock.advance(0.05)
            self.app.tick()

    def settle(self, longest: float = 60.0) -> None:
        """Let time pass until nobody but a person at the screen can go on."""
        waited = 0.0
        self.app.tick()
        while self.top is self.table and self.table.busy() and waited < longest:
            self.clock.advance(0.05)
            self.app.tick()
            waited += 0.05

    def shot(self, path: Path) -> None:
        self.table.touch()
        self.app.draw()
        pygame.image.save(self.app.screen.surface(), path)
