"""The rules of Alice over one component pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.decision import CHANCE
from alicegames.core.rules import Turn
from alicegames.games.alice import decisions, scoring, setup, view
from alicegames.games.alice.answers import carry_out
from alicegames.games.alice.codes import Codes
from alicegames.games.alice.frames import BeginTurn
from alicegames.games.alice.settle import settle
from alicegames.games.alice.twin import Draft

if TYPE_CHECKING:
    from random import Random

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event, ScoreLine, Setup, Step
    from alicegames.games.alice.choices import Choice
    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.state import AliceState


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
        return decisions.decision(self.data, state)

    def apply(self, state: AliceState, choice: Choice) -> Step[AliceState]:
        """Carry out a choice and all that follows without a question."""
        draft = Draft(self.data, state)
        carry_out(draft, choice)
        settle(draft)
        return draft.freeze()

    def encode(self, choice: Choice) -> str:
        """Return the code of a choice."""
        return self._codes.encode(choice)

    def view(self, state: AliceState, seat: int) -> AliceState:
        """Return what a seat may know (AL-07, AL-71)."""
        return view.view(state, seat)

    def determinize(self, seen: AliceState, seat: int, rng: Random) -> AliceState:
        """Return a full state that fits what a seat sees."""
        return view.determinize(self.data, seen, rng)

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
        if state.frames and isinstance(state.frames[0], BeginTurn):
            return Turn(0, CHANCE, 1)
        return Turn(state.turn_number, state.turn_owner, state.turn_number // state.players + 1)
