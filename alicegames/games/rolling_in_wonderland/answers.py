"""What each answer does: one small function a frame, named after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core import whereabouts
from alicegames.core.decision import Pass
from alicegames.core.values import replace, without
from alicegames.games.rolling_in_wonderland import choices as ch
from alicegames.games.rolling_in_wonderland import events as ev
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.effects import fire, perform
from alicegames.games.rolling_in_wonderland.play import automa
from alicegames.games.rolling_in_wonderland.play.selection import selections
from alicegames.games.rolling_in_wonderland.play.taking import add_mushrooms, take_dice
from alicegames.games.rolling_in_wonderland.state import (
    KIND_COUNT,
    NOBODY,
    NONE,
    TWEEDLEDUM,
    die,
)

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.twin import Bench

DUM_DICE: Final = 2
"""Rerolling so many dice earns Tweedledum (RW-68)."""


# -- set-up and rounds --------------------------------------------------------------------------------------------


def answer_first(bench: Bench, _frame: fr.DrawFirst, choice: ch.First) -> None:
    bench.pop()
    bench.first = choice.seat
    bench.tell(ev.FirstPlayer(choice.seat))
    bench.reveal_to_all()


def answer_objective_token(bench: Bench, _frame: fr.PlaceObjectiveToken, choice: ch.Slot) -> None:
    bench.pop()
    _put_token(bench, choice.slot, bench.data.objective_token)


def answer_token(bench: Bench, frame: fr.DrawTokens, choice: ch.Draw) -> None:
    _put_token(bench, bench.tokens.index(NONE), choice.card)


def _put_token(bench: Bench, slot: int, token: int) -> None:
    bench.tokens = (*bench.tokens[:slot], token, *bench.tokens[slot + 1 :])
    bench.reveal_to_all()


def answer_ability(bench: Bench, frame: fr.DealAbilities, choice: ch.Draw | ch.Draft) -> None:
    bench.pop()
    ability = choice.ability if isinstance(choice, ch.Draft) else choice.card
    seat = frame.seats[0]
    bench.push(fr.DealAbilities(frame.seats[1:], frame.drafted))
    bench.change(seat, ability=ability)
    bench.tell(ev.AbilityGiven(seat, ability, frame.drafted))
    if not frame.drafted:
        bench.reveal_to_all()


def answer_jabberwocky(bench: Bench, _frame: fr.RevealJabberwocky, choice: ch.Draw) -> None:
    bench.pop()
    bench.jabberwocky = choice.card
    bench.revealed = (*bench.revealed, choice.card)
    bench.tell(ev.JabberwockyMoved(choice.card))
    bench.reveal_to_all()


def answer_roll(bench: Bench, frame: fr.RollDice, choice: ch.Face) -> None:
    """Roll one die; with the last one all are placed (RW-17, RW-25)."""
    rolled = (*frame.rolled, die(choice.region, frame.kinds[0]))
    bench.reveal_to_all()
    if len(frame.kinds) > 1:
        bench.swap(fr.RollDice(frame.seat, frame.region, frame.kinds[1:], rolled))
        return
    bench.pop()
    bench.add_dice(rolled, 1)
    bench.tell(ev.DiceRolled(frame.seat, frame.region, tuple(sorted(rolled))))


# -- taking and using ---------------------------------------------------------------------------------------------


def answer_before_taking(
    bench: Bench, frame: fr.BeforeTaking, choice: ch.Take | ch.TurnDie | ch.Reroll | ch.Play
) -> None:
    if isinstance(choice, ch.Take):
        bench.pop()
        take(bench, frame.seat, choice.region)
    else:
        use(bench, frame.seat, choice)


def take(bench: Bench, seat: int, region: int) -> None:
    """Take the area's dice, or ask which (RW-18, RW-20)."""
    found = selections(bench, seat, region)
    if len(found) == 1:
        take_dice(bench, seat, region, found[0])
    else:
        bench.push(fr.ChooseDice(seat, region))


def answer_choose_dice(bench: Bench, frame: fr.ChooseDice, choice: ch.PickDice) -> None:
    bench.pop()
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
    bench.tell(ev.MushroomSpent(seat))


def turn_die(bench: Bench, seat: int, source: int, target: int) -> None:
    """Turn a die; it moves at once to the area of its new face (RW-23, RW-25)."""
    bench.add_dice((source,), -1)
    bench.add_dice((target,), 1)
    bench.tell(ev.DieTurned(seat, source % KIND_COUNT, source // KIND_COUNT, target // KIND_COUNT))


def _play(bench: Bench, seat: int, card: int) -> None:
    bench.change(seat, hand=without(bench.seats[seat].hand, card))
    bench.knowledge = bench.knowledge.with_pile(bench.knowledge.pile.showed(seat, card))
    bench.tell(ev.CardPlayed(seat, card))
    bench.reveals = tuple(other for other in range(len(bench.seats)) if other != seat)
    bench.push(fr.FinishCard(seat, card))
    fire(bench, seat, "playing")
    perform(bench, seat, bench.data.hatter[card].effects)
    bench.played += 1


def answer_window(bench: Bench, frame: fr.CardDrawn, choice: Pass | ch.TurnDie | ch.Reroll | ch.Play) -> None:
    if isinstance(choice, Pass):
        bench.pop()
    else:
        use(bench, frame.seat, choice)


def answer_mushrooms(bench: Bench, frame: fr.GainMushrooms, choice: Pass | ch.TurnDie | ch.Reroll | ch.Play) -> None:
    """Declining loses what has no room."""
    if isinstance(choice, Pass):
        bench.pop()
        add_mushrooms(bench, frame.seat, 0, frame.left)
    else:
        use(bench, frame.seat, choice)


def answer_after_taking(
    bench: Bench, frame: fr.AfterTaking, choice: ch.EndTurn | ch.TurnDie | ch.Reroll | ch.Play
) -> None:
    if isinstance(choice, ch.EndTurn):
        bench.pop()
    else:
        use(bench, frame.seat, choice)


def answer_discard_down(bench: Bench, frame: fr.DiscardDown, choice: ch.Discard | ch.Bury) -> None:
    """Discards are open; Objectives go under their deck unseen (RW-22)."""
    owner = bench.seats[frame.seat]
    if isinstance(choice, ch.Discard):
        bench.change(frame.seat, hand=without(owner.hand, choice.card))
        bench.knowledge = bench.knowledge.with_pile(bench.knowledge.pile.showed(frame.seat, choice.card))
        bench.hatter_discards = (*bench.hatter_discards, choice.card)
        bench.tell(ev.CardDiscarded(frame.seat, choice.card, ongoing=False))
        bench.reveals = tuple(other for other in range(len(bench.seats)) if other != frame.seat)
        return
    bench.change(frame.seat, objectives=without(owner.objectives, choice.card))
    bench.objective_bottom = (*bench.objective_bottom, (choice.card, frame.seat))
    known = whereabouts.buried(bench.knowledge.objectives, frame.seat, len(bench.objective_bottom) - 1)
    bench.knowledge = replace(bench.knowledge, objectives=known)
    bench.tell(ev.ObjectiveBuried(frame.seat, choice.card))


# -- dice ---------------------------------------------------------------------------------------------------------


def answer_turn_dice(bench: Bench, frame: fr.TurnDice, choice: Pass | ch.TurnDie) -> None:
    """One after the other; after the first the rest may be left."""
    bench.pop()
    if isinstance(choice, Pass):
        return
    bench.push(fr.TurnDice(frame.seat, frame.left - 1, frame.white, has_begun=True))
    turn_die(bench, frame.seat, die(choice.region, choice.kind), die(choice.face, choice.kind))


def answer_choose_reroll(bench: Bench, frame: fr.ChooseReroll, choice: ch.Reroll) -> None:
    bench.pop()
    bench.push(fr.PickReroll(frame.seat, choice.region, paid=False))


def answer_pick_reroll(bench: Bench, frame: fr.PickReroll, choice: ch.AddDie | ch.Roll) -> None:
    """Roll when the last die has been picked; the first to pay for two or more earns Tweedledum (RW-68, RW-122)."""
    bench.pop()
    picked = frame.picked
    if isinstance(choice, ch.AddDie):
        picked = (*picked, choice.kind)
        bench.push(fr.PickReroll(frame.seat, frame.region, frame.paid, picked))
        return
    bench.add_dice(tuple(die(frame.region, kind) for kind in picked), -1)
    dum_is_free = bench.variant.dum and bench.figures[TWEEDLEDUM][0] == NOBODY
    if frame.paid and dum_is_free and len(picked) >= DUM_DICE:
        bench.push(fr.PlaceFigure(frame.seat, TWEEDLEDUM))
    bench.push(fr.RollDice(frame.seat, frame.region, picked))


def answer_swap(bench: Bench, frame: fr.SwapDice, choice: ch.PickDie) -> None:
    bench.pop()
    number = die(choice.region, choice.kind)
    if frame.chosen == NONE:
        bench.push(fr.SwapDice(frame.seat, number))
        return
    region, kind = divmod(frame.chosen, KIND_COUNT)
    turn_die(bench, frame.seat, frame.chosen, die(choice.region, kind))
    turn_die(bench, frame.seat, number, die(region, choice.kind))


# -- the automa ---------------------------------------------------------------------------------------------------


def answer_bot_card(bench: Bench, frame: fr.RevealBotCard, choice: ch.Draw) -> None:
    bench.pop()
    bench.bot_deck = without(bench.bot_deck, choice.card)
    bench.bot_card = choice.card
    bench.tell(ev.BotCardRevealed(frame.seat, choice.card))
    bench.reveal_to_all()


def answer_bot_turn(bench: Bench, frame: fr.BotTurn, choice: ch.Take | ch.TurnDie) -> None:
    bench.pop()
    plan = automa.plan(bench.data, bench, frame.seat)
    bench.tell(ev.BotChose(frame.seat, bench.bot_card, plan.row, plan.reason, plan.region))
    if isinstance(choice, ch.Take):
        take(bench, frame.seat, choice.region)
        return
    source = f"{bench.data.bots[bench.bot_card].key}:{plan.row}:{plan.reason}"
    bench.push(fr.BotTake(frame.seat, plan.region, source))
    use(bench, frame.seat, choice)


def answer_bot_take(bench: Bench, frame: fr.BotTake, choice: ch.Take) -> None:
    bench.pop()
    take(bench, frame.seat, choice.region)
