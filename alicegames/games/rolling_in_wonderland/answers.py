"""What each answer does: one small function a frame, named after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import Pass
from alicegames.games.rolling_in_wonderland import choices as ch
from alicegames.games.rolling_in_wonderland import events as ev
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland import frames_automa as bot_fr
from alicegames.games.rolling_in_wonderland.effects import fire, perform
from alicegames.games.rolling_in_wonderland.play import automa, gains
from alicegames.games.rolling_in_wonderland.play.selection import selections
from alicegames.games.rolling_in_wonderland.play.taking import add_mushrooms, take_dice
from alicegames.games.rolling_in_wonderland.state import (
    KIND_COUNT,
    NOBODY,
    NONE,
    TWEEDLEDUM,
    die,
)
from alicegames.games.rolling_in_wonderland.twin import without

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.rolling_in_wonderland.twin import Bench

DUM_DICE: Final = 2
"""Rerolling so many dice earns Tweedledum (RW-68)."""


# -- set-up and rounds --------------------------------------------------------------------------------------------


def _first(bench: Bench, _frame: fr.DrawFirst, choice: ch.First) -> None:
    bench.first = choice.seat
    bench.log(ev.FirstPlayer(choice.seat))
    bench.reveal_to_all()


def _objective_token(bench: Bench, _frame: fr.PlaceObjectiveToken, choice: ch.Slot) -> None:
    _put_token(bench, choice.slot, bench.data.objective_token)


def _token(bench: Bench, frame: fr.DrawTokens, choice: ch.Draw) -> None:
    bench.push(frame)
    _put_token(bench, bench.tokens.index(NONE), choice.card)


def _put_token(bench: Bench, slot: int, token: int) -> None:
    bench.tokens = (*bench.tokens[:slot], token, *bench.tokens[slot + 1 :])
    bench.reveal_to_all()


def _ability(bench: Bench, frame: fr.DealAbilities, choice: ch.Draw | ch.Draft) -> None:
    ability = choice.ability if isinstance(choice, ch.Draft) else choice.card
    seat = frame.seats[0]
    bench.push(fr.DealAbilities(frame.seats[1:], frame.drafted))
    bench.change(seat, ability=ability)
    bench.log(ev.AbilityGiven(seat, ability, frame.drafted))
    if not frame.drafted:
        bench.reveal_to_all()


def _jabberwocky(bench: Bench, _frame: fr.RevealJabberwocky, choice: ch.Draw) -> None:
    bench.jabberwocky = choice.card
    bench.revealed = (*bench.revealed, choice.card)
    bench.log(ev.JabberwockyMoved(choice.card))
    bench.reveal_to_all()


def _roll(bench: Bench, frame: fr.RollDice, choice: ch.Face) -> None:
    """Roll one die; with the last one all are placed (RW-17, RW-25)."""
    rolled = (*frame.rolled, die(choice.region, frame.kinds[0]))
    bench.reveal_to_all()
    if len(frame.kinds) > 1:
        bench.push(fr.RollDice(frame.seat, frame.region, frame.kinds[1:], rolled))
        return
    for number in rolled:
        bench.dice[number] += 1
    bench.log(ev.DiceRolled(frame.seat, frame.region, tuple(sorted(rolled))))


# -- taking and using ---------------------------------------------------------------------------------------------


def _before_taking(bench: Bench, frame: fr.BeforeTaking, choice: ch.Take | ch.TurnDie | ch.Reroll | ch.Play) -> None:
    if isinstance(choice, ch.Take):
        take(bench, frame.seat, choice.region)
    else:
        bench.push(frame)
        use(bench, frame.seat, choice)


def take(bench: Bench, seat: int, region: int) -> None:
    """Take the area's dice, or ask which (RW-18, RW-20)."""
    found = selections(bench, seat, region)
    if len(found) == 1:
        take_dice(bench, seat, region, found[0])
    else:
        bench.push(fr.ChooseDice(seat, region))


def _choose_dice(bench: Bench, frame: fr.ChooseDice, choice: ch.PickDice) -> None:
    take_dice(bench, frame.seat, frame.region, choice.kinds)


def use(bench: Bench, seat: int, choice: ch.TurnDie | ch.Reroll | ch.Play) -> None:
    """Spend a mushroom or play a card."""
    match choice:
        case ch.TurnDie(region, kind, face):
            _spend(bench, seat)
            turn_die(bench, seat, die(region, kind), die(face, kind))
            fire(bench, seat, "spending")
        case ch.Reroll(region):
            _spend(bench, seat)
            bench.push(fr.PickReroll(seat, region, paid=True))
            fire(bench, seat, "spending")
        case ch.Play(card):
            _play(bench, seat, card)


def _spend(bench: Bench, seat: int) -> None:
    bench.change(seat, mushrooms=bench.seats[seat].mushrooms - 1)
    bench.spent += 1
    bench.log(ev.MushroomSpent(seat))


def turn_die(bench: Bench, seat: int, source: int, target: int) -> None:
    """Turn a die; it moves at once to the area of its new face (RW-23, RW-25)."""
    bench.dice[source] -= 1
    bench.dice[target] += 1
    bench.log(ev.DieTurned(seat, source % KIND_COUNT, source // KIND_COUNT, target // KIND_COUNT))


def _play(bench: Bench, seat: int, card: int) -> None:
    bench.change(seat, hand=without(bench.seats[seat].hand, card))
    bench.log(ev.CardPlayed(seat, card))
    bench.reveals = tuple(other for other in range(len(bench.seats)) if other != seat)
    bench.push(fr.FinishCard(seat, card))
    fire(bench, seat, "playing")
    perform(bench, seat, bench.data.hatter[card].effects)
    bench.played += 1


def _window(bench: Bench, frame: fr.CardDrawn, choice: Pass | ch.TurnDie | ch.Reroll | ch.Play) -> None:
    if not isinstance(choice, Pass):
        bench.push(frame)
        use(bench, frame.seat, choice)


def _mushrooms(bench: Bench, frame: fr.GainMushrooms, choice: Pass | ch.TurnDie | ch.Reroll | ch.Play) -> None:
    """Declining loses what has no room."""
    if isinstance(choice, Pass):
        add_mushrooms(bench, frame.seat, 0, frame.left)
    else:
        bench.push(frame)
        use(bench, frame.seat, choice)


def _after_taking(bench: Bench, frame: fr.AfterTaking, choice: ch.EndTurn | ch.TurnDie | ch.Reroll | ch.Play) -> None:
    if not isinstance(choice, ch.EndTurn):
        bench.push(frame)
        use(bench, frame.seat, choice)


def _discard_down(bench: Bench, frame: fr.DiscardDown, choice: ch.Discard | ch.Bury) -> None:
    """Discards are open; Objectives go under their deck unseen (RW-22)."""
    bench.push(frame)
    owner = bench.seats[frame.seat]
    if isinstance(choice, ch.Discard):
        bench.change(frame.seat, hand=without(owner.hand, choice.card))
        bench.hatter_discards = (*bench.hatter_discards, choice.card)
        bench.log(ev.CardDiscarded(frame.seat, choice.card, ongoing=False))
        bench.reveals = tuple(other for other in range(len(bench.seats)) if other != frame.seat)
        return
    bench.change(frame.seat, objectives=without(owner.objectives, choice.card))
    bench.objective_bottom = (*bench.objective_bottom, (choice.card, frame.seat))
    bench.log(ev.ObjectiveBuried(frame.seat, choice.card))


# -- dice ---------------------------------------------------------------------------------------------------------


def _turn_dice(bench: Bench, frame: fr.TurnDice, choice: Pass | ch.TurnDie) -> None:
    """One after the other; after the first the rest may be left."""
    if isinstance(choice, Pass):
        return
    bench.push(fr.TurnDice(frame.seat, frame.left - 1, frame.white, has_begun=True))
    turn_die(bench, frame.seat, die(choice.region, choice.kind), die(choice.face, choice.kind))


def _choose_reroll(bench: Bench, frame: fr.ChooseReroll, choice: ch.Reroll) -> None:
    bench.push(fr.PickReroll(frame.seat, choice.region, paid=False))


def _pick_reroll(bench: Bench, frame: fr.PickReroll, choice: ch.AddDie | ch.Roll) -> None:
    """Roll when the last die has been picked; the first to pay for two or more earns Tweedledum (RW-68, RW-122)."""
    picked = frame.picked
    if isinstance(choice, ch.AddDie):
        picked = (*picked, choice.kind)
        bench.push(fr.PickReroll(frame.seat, frame.region, frame.paid, picked))
        return
    for kind in picked:
        bench.dice[die(frame.region, kind)] -= 1
    dum_is_free = bench.variant.dum and bench.figures[TWEEDLEDUM][0] == NOBODY
    if frame.paid and dum_is_free and len(picked) >= DUM_DICE:
        bench.push(fr.PlaceFigure(frame.seat, TWEEDLEDUM))
    bench.push(fr.RollDice(frame.seat, frame.region, picked))


def _swap(bench: Bench, frame: fr.SwapDice, choice: ch.PickDie) -> None:
    number = die(choice.region, choice.kind)
    if frame.chosen == NONE:
        bench.push(fr.SwapDice(frame.seat, number))
        return
    region, kind = divmod(frame.chosen, KIND_COUNT)
    turn_die(bench, frame.seat, frame.chosen, die(choice.region, kind))
    turn_die(bench, frame.seat, number, die(region, choice.kind))


# -- the automa ---------------------------------------------------------------------------------------------------


def _bot_card(bench: Bench, frame: bot_fr.RevealBotCard, choice: ch.Draw) -> None:
    bench.bot_deck = without(bench.bot_deck, choice.card)
    bench.bot_card = choice.card
    bench.log(ev.BotCardRevealed(frame.seat, choice.card))
    bench.reveal_to_all()


def _bot_turn(bench: Bench, frame: bot_fr.BotTurn, choice: ch.Take | ch.TurnDie) -> None:
    plan = automa.plan(bench.data, bench, frame.seat)
    bench.log(ev.BotChose(frame.seat, bench.bot_card, plan.row, plan.reason, plan.region))
    if isinstance(choice, ch.Take):
        take(bench, frame.seat, choice.region)
        return
    source = f"{bench.data.bots[bench.bot_card].key}:{plan.row}:{plan.reason}"
    bench.push(bot_fr.BotTake(frame.seat, plan.region, source))
    use(bench, frame.seat, choice)


def _bot_take(bench: Bench, frame: bot_fr.BotTake, choice: ch.Take) -> None:
    take(bench, frame.seat, choice.region)


ANSWERS: Final[dict[type, Callable[[Bench, Any, Any], None]]] = {
    fr.DrawFirst: _first,
    fr.PlaceObjectiveToken: _objective_token,
    fr.DrawTokens: _token,
    fr.DealAbilities: _ability,
    fr.RevealJabberwocky: _jabberwocky,
    fr.RollDice: _roll,
    fr.BeforeTaking: _before_taking,
    fr.ChooseDice: _choose_dice,
    fr.CardDrawn: _window,
    fr.GainMushrooms: _mushrooms,
    fr.AfterTaking: _after_taking,
    fr.DiscardDown: _discard_down,
    fr.TurnDice: _turn_dice,
    fr.ChooseReroll: _choose_reroll,
    fr.PickReroll: _pick_reroll,
    fr.SwapDice: _swap,
    fr.DrawHatter: gains.answer_hatter,
    fr.FillSlot: gains.answer_fill_slot,
    fr.FireOngoing: gains.answer_fire,
    fr.DrawObjective: gains.answer_objective,
    fr.DrawChallenge: gains.answer_challenge,
    fr.TakeChallenge: gains.answer_take_challenge,
    fr.PlaceCubes: gains.answer_place_cubes,
    fr.PlaceAnyCube: gains.answer_place_any_cube,
    fr.PlaceSoldiers: gains.answer_place_soldier,
    fr.MoveSoldiers: gains.answer_move_soldier,
    fr.PlaceFigure: gains.answer_place_figure,
    fr.UseTokens: gains.answer_use_token,
    bot_fr.RevealBotCard: _bot_card,
    bot_fr.BotTurn: _bot_turn,
    bot_fr.BotTake: _bot_take,
}
