"""What happens by itself: each frame that is due is settled until one asks somebody, or the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.rolling_in_wonderland import events as ev
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.effects import VERBS, is_met, perform
from alicegames.games.rolling_in_wonderland.play.counters import amount, strengths
from alicegames.games.rolling_in_wonderland.scoring import attack, end_triggers, tie_break
from alicegames.games.rolling_in_wonderland.state import (
    COLOURS,
    DEE,
    NOBODY,
    NONE,
)
from alicegames.games.rolling_in_wonderland.twin import free_spaces

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.twin import Bench

HAND_LIMIT: Final = 5
OBJECTIVE_LIMIT: Final = 3


# -- rounds and turns ---------------------------------------------------------------------------------------------


def settle_prepare_decks(bench: Bench, _frame: fr.PrepareDecks) -> bool:
    """Without its token the Objective deck leaves the game (RW-11); then the abilities (RW-15, RW-65, RW-119)."""
    bench.pop()
    if bench.data.objective_token not in bench.tokens:
        bench.objective_deck = ()
    seats = len(bench.seats)
    order = tuple((bench.first + step) % seats for step in range(seats))
    if not bench.variant.experienced:
        bench.push(fr.DealAbilities(order, drafted=False))
        return False
    bench.push(fr.DealAbilities(tuple(seat for seat in reversed(order) if seat != bench.bot), drafted=True))
    if bench.bot != NOBODY:
        bench.push(fr.DealAbilities((bench.bot,), drafted=False))
    return False


def settle_deal_abilities(bench: Bench, frame: fr.DealAbilities) -> bool:
    if not frame.seats:
        bench.pop()
    return bool(frame.seats)


def settle_draw_tokens(bench: Bench, _frame: fr.DrawTokens) -> bool:
    if NONE in bench.tokens:
        return True
    bench.pop()
    bench.tell(ev.TokensDealt(bench.tokens))
    return False


def settle_start_round(bench: Bench, _frame: fr.StartRound) -> bool:
    """Empty the boards, send the Twins home, and line up the round (RW-16, RW-17, RW-66, RW-69)."""
    bench.pop()
    bench.round += 1
    bench.tell(ev.RoundBegan(bench.round, bench.first))
    kinds = tuple(kind for kind in range(len(COLOURS)) for _seat in bench.seats)
    if bench.variant.dee:
        kinds = (*kinds, DEE)
    bench.dice = (0,) * len(bench.dice)
    bench.figures = ((NOBODY, NONE), (NOBODY, NONE))
    for seat in range(len(bench.seats)):
        bench.change(seat, dice=())
    bench.push(fr.NextTurn(bench.first))
    bench.push(fr.RollDice(NOBODY, NONE, kinds))
    bench.push(fr.RevealJabberwocky())
    return False


def settle_next_turn(bench: Bench, frame: fr.NextTurn) -> bool:
    """Find the next player with a free space; with none left the round ends (RW-18, RW-19)."""
    bench.pop()
    seats = len(bench.seats)
    bench.owner = NOBODY
    for step in range(seats):
        seat = (frame.seat + step) % seats
        if free_spaces(bench, seat):
            _begin_turn(bench, seat)
            return False
    _end_round(bench)
    return False


def _begin_turn(bench: Bench, seat: int) -> None:
    _forget_turn(bench)
    bench.turns += 1
    bench.owner = seat
    bench.tell(ev.TurnBegan(seat, bench.turns))
    bench.push(fr.NextTurn((seat + 1) % len(bench.seats)))
    if seat == bench.bot:
        bench.push(fr.BotTurn(seat))
        bench.push(fr.RevealBotCard(seat))
    else:
        bench.push(fr.BeforeTaking(seat))


def _forget_turn(bench: Bench) -> None:
    """What was done in a turn counts for that turn only."""
    bench.taken_from, bench.taken = NONE, ()
    bench.fewer = bench.spent = bench.played = bench.completed = 0
    bench.used = ()


def _end_round(bench: Bench) -> None:
    """The Jabberwocky attacks, then the end is looked at once (RW-48, RW-54, RW-115)."""
    _forget_turn(bench)
    points = attack(bench.data, bench, bench.jabberwocky)
    bench.tell(ev.Attacked(bench.jabberwocky, strengths(bench.data, bench, bench.jabberwocky), points))
    for seat, vp in enumerate(points):
        bench.change(seat, vp=bench.seats[seat].vp + vp)
    for seat in range(len(bench.seats)):
        _end_of_round_cards(bench, seat)
    triggers = end_triggers(bench.data, bench)
    if triggers:
        bench.over = True
        bench.tell(ev.GameEnded(bench.round, triggers))
        if broke := tie_break(bench.data, bench):
            bench.tell(ev.TieBroken(broke))
        bench.reveal_to_all()
        return
    bench.first = (bench.first + 1) % len(bench.seats)
    bench.push(fr.StartRound())


def _end_of_round_cards(bench: Bench, seat: int) -> None:
    """Cards that wait for the end of a round ask nothing, so their order is no matter."""
    for card in bench.seats[seat].ongoing:
        entry = bench.data.hatter[card]
        if entry.trigger == "round_end" and is_met(bench.data, bench, seat, card):
            bench.tell(ev.OngoingFired(seat, card))
            for effect in entry.effects:
                n = amount(bench.data, bench, seat, effect)
                if n:
                    VERBS[effect.verb].perform(bench, seat, n)


def settle_ability(bench: Bench, frame: fr.Ability) -> bool:
    """The ability follows the action and all that it set off (RW-29, RW-106)."""
    bench.pop()
    ability = bench.seats[frame.seat].ability
    bench.tell(ev.AbilityUsed(frame.seat, ability))
    perform(bench, frame.seat, bench.data.abilities[ability].effects)
    return False


def settle_discard_down(bench: Bench, frame: fr.DiscardDown) -> bool:
    """Down to five single-use cards and three Objectives (RW-22); the automa has no limit (RW-132)."""
    owner = bench.seats[frame.seat]
    if frame.seat != bench.bot and (len(owner.hand) > HAND_LIMIT or len(owner.objectives) > OBJECTIVE_LIMIT):
        return True
    bench.pop()
    return False
