"""The rules of Alice over one component pack."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from alicegames.core.decision import CHANCE
from alicegames.core.frames import Frames
from alicegames.core.rules import Turn
from alicegames.games.alice import answers, decisions, scoring, settle, setup, view
from alicegames.games.alice import frames as f
from alicegames.games.alice.codes import Codes
from alicegames.games.alice.twin import Bench

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from alicegames.core.course import Course
    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event, ScoreLine, Setup, Step
    from alicegames.games.alice.choices import Choice
    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.state import AliceState


FRAMES: Final = Frames["AliceData", "AliceState", Bench, "Choice"]()
"""What becomes of each frame."""
FRAMES.row(f.ChooseStart, ask=decisions.ask_start, answer=answers.answer_start)
FRAMES.row(f.Draw, ask=decisions.ask_draw, answer=answers.answer_draw, settle=settle.settle_draw)
FRAMES.row(f.Refill, ask=decisions.ask_refill, answer=answers.answer_refill, settle=settle.settle_refill)
FRAMES.row(f.Discovery, ask=decisions.ask_discovery, answer=answers.answer_discovery, settle=settle.settle_discovery)
FRAMES.row(f.Adventure, ask=decisions.ask_adventure, answer=answers.answer_adventure)
FRAMES.row(f.GiveGift, ask=decisions.ask_gift, answer=answers.answer_gift, settle=settle.settle_gift)
FRAMES.row(f.ChooseWonder, ask=decisions.ask_wonder, answer=answers.answer_wonder, settle=settle.settle_wonder)
FRAMES.row(f.React, ask=decisions.ask_react, answer=answers.answer_react)
FRAMES.row(f.Recruit, ask=decisions.ask_recruit, answer=answers.answer_recruit)
FRAMES.row(f.Vortex, ask=decisions.ask_vortex, answer=answers.answer_vortex)
FRAMES.row(f.Theft, ask=decisions.ask_theft, answer=answers.answer_theft, settle=settle.settle_theft)
FRAMES.row(f.PlaceRevealed, ask=decisions.ask_revealed, answer=answers.answer_revealed, settle=settle.settle_revealed)
FRAMES.row(f.Enter, ask=decisions.ask_enter, answer=answers.answer_enter, settle=settle.settle_enter)
FRAMES.row(f.BeginTurn, settle=settle.settle_begin_turn)
FRAMES.row(f.TurnEnd, settle=settle.settle_turn_end)
FRAMES.row(f.NextTurn, settle=settle.settle_next_turn)


class AliceRules:
    """Alice, the card game, for two to four players (AL-68). Stateless."""

    def __init__(self, data: AliceData) -> None:
        self.data: Final = data
        self._codes: Final = Codes(data)

    def start(self, setup_: Setup) -> AliceState:
        """Return the state before the deal."""
        return setup.start(self.data, setup_)

    def decision(self, state: AliceState) -> Decision[Choice] | None:
        """Return what is asked now; None when the game is over."""
        return FRAMES.decision(self.data, state)

    def apply(self, state: AliceState, choice: Choice) -> Step[AliceState]:
        """Carry out a choice and all that follows without a question."""
        return FRAMES.apply(Bench.of(state, self.data, []), choice)

    def course(self, state: AliceState) -> Course[AliceState, Choice]:
        """Return the game played on from here without the positions in between."""
        return FRAMES.course(self.data, Bench.of(state, self.data, []))

    def encode(self, choice: Choice) -> str:
        """Return the code of a choice."""
        return self._codes.encode(choice)

    def view(self, state: AliceState, seat: int) -> AliceState:
        """Return what a seat may know (AL-07, AL-71)."""
        return view.view(state, seat)

    def worlds(self, seen: AliceState, seat: int) -> Callable[[Random], AliceState]:
        """Prepare full states that fit what a seat sees."""
        return partial(view.determinize, self.data, seen, seat, view.unseen(self.data, seen))

    def determinize(self, seen: AliceState, seat: int, rng: Random) -> AliceState:
        """Return one of them."""
        return self.worlds(seen, seat)(rng)

    def view_event(self, event: Event, seat: int) -> Event | None:
        """Return the event as a seat may see it."""
        return view.view_event(event, seat)

    def score(self, state: AliceState) -> tuple[tuple[ScoreLine, ...], ...]:
        """Return each seat's lines as if the game ended now; all of it is public (AL-71, AL-102)."""
        return scoring.score(self.data, state)

    def places(self, state: AliceState) -> tuple[int, ...]:
        """Return each seat's place (AL-67)."""
        return scoring.places(self.data, state)

    def turn(self, state: AliceState) -> Turn:
        """Return the turn; its round is the number of times that the table has been gone round, from 1."""
        if state.stack and isinstance(state.stack[0], f.BeginTurn):
            return Turn(0, CHANCE, 1)
        return Turn(state.turn_number, state.turn_owner, state.turn_number // state.players + 1)
