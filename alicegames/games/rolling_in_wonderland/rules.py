"""The rules of Rolling in Wonderland over one component pack."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from alicegames.core.frames import Frames
from alicegames.core.rules import Turn
from alicegames.games.rolling_in_wonderland import answers, codes, decisions, scoring, settle, setup, view
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.play import automa, dues, gains
from alicegames.games.rolling_in_wonderland.play.automa import by_seat
from alicegames.games.rolling_in_wonderland.twin import Bench

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from alicegames.core.course import Course
    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event, ScoreLine, Setup, Step
    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.state import State


FRAMES: Final = Frames["WonderlandData", "State", Bench, "Choice"]()
"""What becomes of each frame."""

# set-up
FRAMES.row(fr.DrawFirst, ask=decisions.ask_draw_first, answer=answers.answer_first)
FRAMES.row(fr.PlaceObjectiveToken, ask=decisions.ask_place_objective_token, answer=answers.answer_objective_token)
FRAMES.row(fr.DrawTokens, ask=decisions.ask_draw_tokens, answer=answers.answer_token, settle=settle.settle_draw_tokens)
FRAMES.row(
    fr.DealAbilities,
    ask=decisions.ask_deal_abilities,
    answer=answers.answer_ability,
    settle=settle.settle_deal_abilities,
)
FRAMES.row(fr.PrepareDecks, settle=settle.settle_prepare_decks)

# rounds and turns
FRAMES.row(fr.StartRound, settle=settle.settle_start_round)
FRAMES.row(fr.RevealJabberwocky, ask=decisions.ask_reveal_jabberwocky, answer=answers.answer_jabberwocky)
FRAMES.row(fr.RollDice, ask=decisions.ask_roll_dice, answer=answers.answer_roll)
FRAMES.row(fr.NextTurn, settle=settle.settle_next_turn)
FRAMES.row(fr.BeforeTaking, ask=decisions.ask_before_taking, answer=answers.answer_before_taking)
FRAMES.row(
    fr.ChooseDice, ask=by_seat(decisions.ask_choose_dice, automa.ask_choose_dice), answer=answers.answer_choose_dice
)
FRAMES.row(fr.Ability, settle=settle.settle_ability)
FRAMES.row(fr.AfterTaking, ask=decisions.ask_after_taking, answer=answers.answer_after_taking)
FRAMES.row(
    fr.DiscardDown,
    ask=decisions.ask_discard_down,
    answer=answers.answer_discard_down,
    settle=settle.settle_discard_down,
)

# dice
FRAMES.row(fr.TurnDice, ask=decisions.ask_turn_dice, answer=answers.answer_turn_dice, settle=dues.settle_turn_dice)
FRAMES.row(
    fr.ChooseReroll,
    ask=decisions.ask_choose_reroll,
    answer=answers.answer_choose_reroll,
    settle=dues.settle_choose_reroll,
)
FRAMES.row(fr.PickReroll, ask=decisions.ask_pick_reroll, answer=answers.answer_pick_reroll)
FRAMES.row(fr.SwapDice, ask=decisions.ask_swap_dice, answer=answers.answer_swap, settle=dues.settle_swap_dice)

# benefits
FRAMES.row(fr.Perform, settle=dues.settle_perform)
FRAMES.row(fr.Move, settle=dues.settle_move)
FRAMES.row(
    fr.GainMushrooms,
    ask=decisions.ask_gain_mushrooms,
    answer=answers.answer_mushrooms,
    settle=dues.settle_gain_mushrooms,
)
FRAMES.row(fr.DrawHatter, ask=decisions.ask_draw_hatter, answer=gains.answer_hatter, settle=dues.settle_draw_hatter)
FRAMES.row(fr.CardDrawn, ask=decisions.ask_card_drawn, answer=answers.answer_window, settle=dues.settle_card_drawn)
FRAMES.row(fr.FinishCard, settle=dues.settle_finish_card)
FRAMES.row(fr.FillSlot, ask=decisions.ask_fill_slot, answer=gains.answer_fill_slot)
FRAMES.row(fr.FireOngoing, ask=decisions.ask_fire_ongoing, answer=gains.answer_fire, settle=dues.settle_fire_ongoing)
FRAMES.row(
    fr.DrawObjective, ask=decisions.ask_draw_objective, answer=gains.answer_objective, settle=dues.settle_draw_objective
)
FRAMES.row(
    fr.DrawChallenge, ask=decisions.ask_draw_challenge, answer=gains.answer_challenge, settle=dues.settle_draw_challenge
)
FRAMES.row(
    fr.TakeChallenge,
    ask=decisions.ask_take_challenge,
    answer=gains.answer_take_challenge,
    settle=dues.settle_take_challenge,
)
FRAMES.row(
    fr.PlaceCubes, ask=decisions.ask_place_cubes, answer=gains.answer_place_cubes, settle=dues.settle_place_cubes
)
FRAMES.row(
    fr.PlaceAnyCube,
    ask=by_seat(decisions.ask_place_any_cube, automa.ask_place_cube),
    answer=gains.answer_place_any_cube,
    settle=dues.settle_place_any_cube,
)
FRAMES.row(
    fr.PlaceSoldiers,
    ask=by_seat(decisions.ask_place_soldiers, automa.ask_place_soldier),
    answer=gains.answer_place_soldier,
    settle=dues.settle_place_soldiers,
)
FRAMES.row(
    fr.MoveSoldiers, ask=decisions.ask_move_soldiers, answer=gains.answer_move_soldier, settle=dues.settle_move_soldiers
)
FRAMES.row(
    fr.PlaceFigure, ask=by_seat(decisions.ask_place_figure, automa.ask_place_figure), answer=gains.answer_place_figure
)
FRAMES.row(
    fr.UseTokens,
    ask=by_seat(decisions.ask_use_tokens, automa.ask_use_token),
    answer=gains.answer_use_token,
    settle=dues.settle_use_tokens,
)

# the automa
FRAMES.row(
    fr.RevealBotCard,
    ask=decisions.ask_reveal_bot_card,
    answer=answers.answer_bot_card,
    settle=dues.settle_reveal_bot_card,
)
FRAMES.row(fr.BotTurn, ask=automa.ask_bot_turn, answer=answers.answer_bot_turn)
FRAMES.row(fr.BotTake, ask=automa.ask_bot_take, answer=answers.answer_bot_take)


class WonderlandRules:
    """Rolling in Wonderland's `Rules`."""

    def __init__(self, data: WonderlandData) -> None:
        self.data = data

    def start(self, setup_: Setup) -> State:
        """Return the state before the first draw. Raises ExcludedOptionsError for modules that exclude each other."""
        return setup.start(self.data, setup_)

    def decision(self, state: State) -> Decision[Choice] | None:
        """Return what the top frame asks; the automa's frames have one option."""
        return FRAMES.decision(self.data, state)

    def apply(self, state: State, choice: Choice) -> Step[State]:
        """Answer the top frame and do what follows by itself."""
        return FRAMES.apply(Bench.of(state, self.data, []), choice)

    def course(self, state: State) -> Course[State, Choice]:
        """Return the game played on from here without the positions in between."""
        return FRAMES.course(self.data, Bench.of(state, self.data, []))

    def encode(self, choice: Choice) -> str:
        """Return a choice's code; see the choices' docstrings."""
        return codes.encode(self.data, choice)

    def view(self, state: State, seat: int) -> State:
        """Hide decks, others' hands and Objectives (RW-100)."""
        return view.view(state, seat)

    def worlds(self, view_: State, seat: int) -> Callable[[Random], State]:
        """Prepare full states that fit what a seat sees."""
        return partial(view.determinize, self.data, view_, seat, view.unseen(self.data, view_))

    def determinize(self, view_: State, seat: int, rng: Random) -> State:
        """Return one of them."""
        return self.worlds(view_, seat)(rng)

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
