"""The rules of Rolling in Wonderland over one component pack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.decision import CHANCE
from alicegames.core.rules import Turn
from alicegames.games.rolling_in_wonderland import decisions, scoring, setup, view
from alicegames.games.rolling_in_wonderland.answers import ANSWERS
from alicegames.games.rolling_in_wonderland.play import automa
from alicegames.games.rolling_in_wonderland.settle import settle
from alicegames.games.rolling_in_wonderland.twin import Bench

if TYPE_CHECKING:
    from random import Random

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event, ScoreLine, Setup, Step
    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.state import State


class WonderlandRules:
    """Rolling in Wonderland's `Rules`."""

    def __init__(self, data: WonderlandData) -> None:
        self.data = data

    def start(self, setup_: Setup) -> State:
        """Return the state before the first draw. Raises SetupError for modules that exclude each other."""
        return setup.start(self.data, setup_)

    def decision(self, state: State) -> Decision[Choice] | None:
        """Return what the top frame asks; the automa's frames have one option."""
        if not state.stack:
            return None
        frame = state.stack[-1]
        kind = type(frame)
        if state.players == 1 and kind in automa.ASK and getattr(frame, "seat", CHANCE) == 1:
            return automa.ASK[kind](self.data, state, frame)
        return decisions.ASK[kind](self.data, state, frame)

    def apply(self, state: State, choice: Choice) -> Step[State]:
        """Answer the top frame and do what follows by itself."""
        bench = Bench(self.data, state)
        frame = bench.stack.pop()
        ANSWERS[type(frame)](bench, frame, choice)
        settle(bench)
        return bench.step()

    def encode(self, choice: Choice) -> str:
        """Return a choice's code; see the choices' docstrings."""
        return decisions.code_of(self.data, choice)

    def view(self, state: State, seat: int) -> State:
        """Hide decks, others' hands and Objectives (RW-100)."""
        return view.view(state, seat)

    def determinize(self, view_: State, seat: int, rng: Random) -> State:
        """Deal the unseen cards into the hidden places."""
        return view.determinize(self.data, view_, rng)

    def view_event(self, event: Event, seat: int) -> Event | None:
        """Hide cards that another seat drew or put away unseen."""
        return view.view_event(event, seat)

    def score(self, state: State) -> tuple[tuple[ScoreLine, ...], ...]:
        """Return the score as if the game ended now (RW-55 to RW-57)."""
        return scoring.score(self.data, state)

    def places(self, state: State) -> tuple[int, ...]:
        """Return the places by points and tie-breaks (RW-58)."""
        return scoring.places(self.data, state)

    def turn(self, state: State) -> Turn:
        """Return the number of turns begun, whose turn it is and the round."""
        return Turn(state.turns, state.owner, state.round)
