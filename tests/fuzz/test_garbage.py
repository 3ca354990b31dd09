"""Garbage at the terminal: any line at any question of any game, and nothing lost by it."""

from __future__ import annotations

import io
from random import Random
from typing import TYPE_CHECKING, Any, Final

import pytest

from alicegames.bots import Answer
from alicegames.games import registry
from alicegames.match import MARKS, Seat, new_match
from alicegames.storage import Autosave, open_game
from alicegames.terminal.client import Client
from alicegames.terminal.console import Console
from alicegames.terminal.thinker import Thinker
from tests.fuzz.limits import TIMES, bounded, light

if TYPE_CHECKING:
    from alicegames.core.session import Session

WORDS: Final = (
    *("?", "? 1", "? die:1", "log", "log all", "undo", "hint", "table", "score", "rules", "rules wish", "why", "help"),
    *("options", "decks", "tutor", "clock", "pause", "undo turn", "undo anyway", "redo", "yes"),
    *("look", "review", "pack", "save", "save x", "quit?", "1", "2", "3", "0", "-1", "99", "1e9", "1 2", "\u0661", "½"),
    *("", " ", "\t", "\x00", "\x1b[2J", "[/x]", "[red]", "{name}", "%s", "\u202eabc", "\u2665\ufe0f", "x" * 3000),
    *("? ♥️", "take:b2", "take:zz", "play:", "play:::", "?" * 50, "undo undo", "log -1", "rules [/x]", "💥"),
)


class ByLot(Thinker):
    """Answers at once, in this process."""

    def answer(self, level: str, session: Session[Any, Any]) -> Answer:
        decision = session.decision()
        assert decision is not None
        return Answer(decision.options[len(session.moves) * 7 % len(decision.options)], decision.player, 0)

    def advise(self, session: Session[Any, Any], *_also: Any) -> Answer:
        return self.answer("", session)


class Typing(io.StringIO):
    """Somebody who types whatever comes to mind, and once in a while what is asked for."""

    def __init__(self, monkey: Random, lines: int) -> None:
        super().__init__()
        self._monkey, self._left = monkey, lines

    def readline(self, *_size: Any) -> str:  # type: ignore[override]
        self._left -= 1
        if self._left < 0:
            return ""
        word = self._monkey.choice(WORDS)
        if self._monkey.random() < 0.2:
            word = "".join(chr(self._monkey.choice((self._monkey.randrange(1, 600), 0x202E))) for _char in range(12))
        return word.replace("\n", " ") + "\n"


@pytest.mark.parametrize("game", registry.ids())
def test_whatever_is_typed_the_game_goes_on_and_is_saved(game: str) -> None:
    with light():
        for sitting in range(TIMES):
            seats = [Seat(name="Ada", mark=MARKS[0]), Seat(name="Dodo", mark=MARKS[1], bot="random")]
            match = new_match(game, seats, seed=sitting)
            session = match.start()
            with Autosave(match) as autosave, bounded(f"a hundred lines, seed {sitting}"):
                console = Console(Typing(Random(sitting), 105), io.StringIO())
                Client(match, session, autosave, ByLot(match, 1.0), console).run()
            assert autosave.path is not None
            assert open_game(autosave.path).session.state == session.state
