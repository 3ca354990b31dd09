"""The rules of Queen Alice over a component pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.decision import CHANCE, Decision
from alicegames.core.frames import Frames
from alicegames.core.rules import Event, ScoreLine, Setup, Step, Turn
from alicegames.games.queen_alice import answers, codes, decisions, scoring, setup, view
from alicegames.games.queen_alice import frames as f
from alicegames.games.queen_alice.choices import SellTea
from alicegames.games.queen_alice.play import action, rest, rewards, train
from alicegames.games.queen_alice.play.kit import Kit
from alicegames.games.queen_alice.state import round_of
from alicegames.games.queen_alice.twin import Bench, bench_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from alicegames.core.course import Course
    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.pack.data import QueenData
    from alicegames.games.queen_alice.state import QueenState


FRAMES: Final = Frames[Kit, "QueenState", Bench, "QueenChoice"]()
"""What becomes of each frame."""
FRAMES.row(f.DrawFirst, ask=decisions.ask_first, answer=answers.answer_first)
FRAMES.row(f.DrawLayout, ask=decisions.ask_layout, answer=answers.answer_layout)
FRAMES.row(f.DrawWish, ask=decisions.ask_wish, answer=answers.answer_wish)
FRAMES.row(f.DealTrain, ask=decisions.ask_deal, answer=answers.answer_deal)
FRAMES.row(f.ChooseTrain, ask=decisions.ask_choose_train, answer=answers.answer_choose_train)
FRAMES.row(f.RideTrain, ask=decisions.ask_train, answer=answers.answer_train, settle=train.resolve)
FRAMES.row(f.Discard, ask=decisions.ask_discard, answer=answers.answer_discard)
FRAMES.row(f.Play, ask=decisions.ask_play, answer=answers.answer_play)
FRAMES.row(f.Activate, ask=decisions.ask_activate, answer=answers.answer_activate)
FRAMES.row(f.Respawn, ask=decisions.ask_respawn, answer=answers.answer_respawn)
FRAMES.row(f.Act, ask=decisions.ask_act, answer=answers.answer_act)
FRAMES.row(f.Again, ask=decisions.ask_again, answer=answers.answer_again)
FRAMES.row(f.EndTurn, ask=decisions.ask_end, answer=answers.answer_end)
FRAMES.row(f.Rewards, ask=decisions.ask_rewards, answer=answers.answer_rewards, settle=rewards.settle)
FRAMES.row(f.PayFor, ask=decisions.ask_pay, answer=action.pay)
FRAMES.row(f.Refresh, ask=decisions.ask_refresh, answer=answers.answer_refresh, settle=rest.settle_refresh)
FRAMES.row(f.FillMarket, ask=decisions.ask_market, answer=answers.answer_market, settle=rest.settle_market)
FRAMES.row(f.OpenDeck, ask=decisions.ask_open_deck, answer=answers.answer_open)
FRAMES.row(f.NextTurn, settle=rest.next_turn)
FRAMES.anytime(SellTea, answers.answer_sell)


def apply(kit: Kit, state: QueenState, choice: QueenChoice) -> Step[QueenState]:
    """Carry out a choice, and whatever then leaves nothing to choose."""
    return FRAMES.apply(bench_of(kit, state), choice)


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
        return FRAMES.decision(self.kit, state)

    def apply(self, state: QueenState, choice: QueenChoice) -> Step[QueenState]:
        """Carry out a choice, and whatever then leaves nothing to choose."""
        return apply(self.kit, state, choice)

    def course(self, state: QueenState) -> Course[QueenState, QueenChoice]:
        """Return the game played on from here without the positions in between."""
        return FRAMES.course(self.kit, bench_of(self.kit, state))

    def encode(self, choice: QueenChoice) -> str:
        """Return the code: ``move:b2-b3``, ``plant:white.5``, ``pay:cake1+hours3``."""
        return codes.encode(self.data, choice)

    def view(self, state: QueenState, seat: int) -> QueenState:
        """Return what a seat may know (QA-165)."""
        return view.view(state, seat)

    def worlds(self, view_: QueenState, seat: int) -> Callable[[Random], QueenState]:
        """Prepare full states that the seat cannot tell from the real one."""
        return view.worlds(self.kit, view_, seat)

    def determinize(self, view_: QueenState, seat: int, rng: Random) -> QueenState:
        """Return one of them."""
        return self.worlds(view_, seat)(rng)

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
