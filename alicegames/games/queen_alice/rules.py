"""The rules of Queen Alice over a component pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.decision import CHANCE, Decision
from alicegames.core.rules import Event, ScoreLine, Setup, Step, Turn
from alicegames.games.queen_alice import answers, codes, decisions, scoring, setup, view
from alicegames.games.queen_alice.play.kit import Kit
from alicegames.games.queen_alice.state import round_of
from alicegames.games.queen_alice.twin import bench_of

if TYPE_CHECKING:
    from random import Random

    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.pack.data import QueenData
    from alicegames.games.queen_alice.state import QueenState


class QueenRules:
    """Queen Alice as a `Rules` object."""

    def __init__(self, data: QueenData) -> None:
        self.data = data
        self.kit = Kit(data)

    def start(self, setup_: Setup) -> QueenState:
        """Return the table before anything is drawn (QA-12 to QA-19)."""
        return setup.start(self.kit, setup_)

    def decision(self, state: QueenState) -> Decision[QueenChoice] | None:
        """Return what is asked now; None when the game is over."""
        return decisions.decision(self.kit, state) if state.stack else None

    def apply(self, state: QueenState, choice: QueenChoice) -> Step[QueenState]:
        """Carry out a choice, and whatever then leaves nothing to choose."""
        d = bench_of(self.kit, state)
        answers.do(d, choice)
        answers.settle(d)
        return d.step()

    def encode(self, choice: QueenChoice) -> str:
        """Return the code: ``move:b2-b3``, ``plant:white.5``, ``pay:cake1+hours3``."""
        return codes.encode(self.data, choice)

    def view(self, state: QueenState, seat: int) -> QueenState:
        """Return what a seat may know (QA-165)."""
        return view.view(state, seat)

    def determinize(self, view_: QueenState, seat: int, rng: Random) -> QueenState:
        """Return a full state that the seat cannot tell from the real one."""
        return view.determinize(self.kit, view_, seat, rng)

    def view_event(self, event: Event, seat: int) -> Event | None:
        """Return the event as a seat may see it: cards drawn and trains dealt are their owner's secret."""
        return view.view_event(event, seat)

    def score(self, state: QueenState) -> tuple[tuple[ScoreLine, ...], ...]:
        """Return the running score (QA-163)."""
        return scoring.score(state)

    def places(self, state: QueenState) -> tuple[int, ...]:
        """Return each seat's place (QA-135)."""
        return scoring.places(self.kit, state)

    def turn(self, state: QueenState) -> Turn:
        """Return the turn; set-up belongs to chance."""
        if state.owner == CHANCE:
            return Turn(0, CHANCE, 0)
        return Turn(state.turns + 1, state.owner, round_of(state))
