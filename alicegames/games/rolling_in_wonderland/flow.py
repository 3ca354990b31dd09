"""What happens by itself: each frame that is due is settled until one asks somebody, or the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.games.rolling_in_wonderland import events as ev
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.bench import free_spaces
from alicegames.games.rolling_in_wonderland.conditions import amount, strengths
from alicegames.games.rolling_in_wonderland.offers import has_offers
from alicegames.games.rolling_in_wonderland.scoring import attack, end_triggers
from alicegames.games.rolling_in_wonderland.state import (
    COLOURS,
    DEE,
    MUSHROOMS,
    NOBODY,
    NONE,
)
from alicegames.games.rolling_in_wonderland.taking import add_mushrooms
from alicegames.games.rolling_in_wonderland.verbs import (
    VERBS,
    dice_to_turn,
    gain_vp,
    has_challenge,
    has_soldiers,
    is_met,
    perform,
    swappable,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.rolling_in_wonderland.bench import Bench

HAND_LIMIT: Final = 5
OBJECTIVE_LIMIT: Final = 3


def settle(bench: Bench) -> None:
    """Do all that needs no answer."""
    while bench.stack:
        frame = bench.stack[-1]
        settler = SETTLERS.get(type(frame))
        if settler is None or settler(bench, frame):
            return


# -- rounds and turns ---------------------------------------------------------------------------------------------


def _prepare_decks(bench: Bench, _frame: fr.PrepareDecks) -> bool:
    """Without its token the Objective deck leaves the game (RW-11); then the abilities (RW-15, RW-65, RW-119)."""
    bench.stack.pop()
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


def _deal_abilities(bench: Bench, frame: fr.DealAbilities) -> bool:
    if not frame.seats:
        bench.stack.pop()
    return bool(frame.seats)


def _draw_tokens(bench: Bench, _frame: fr.DrawTokens) -> bool:
    if NONE in bench.tokens:
        return True
    bench.stack.pop()
    bench.log(ev.TokensDealt(bench.tokens))
    return False


def _start_round(bench: Bench, _frame: fr.StartRound) -> bool:
    """Empty the boards, send the Twins home, and line up the round (RW-16, RW-17, RW-66, RW-69)."""
    bench.stack.pop()
    bench.round += 1
    bench.log(ev.RoundBegan(bench.round, bench.first))
    kinds = tuple(kind for kind in range(len(COLOURS)) for _seat in bench.seats)
    if bench.variant.dee:
        kinds = (*kinds, DEE)
    bench.dice = [0] * len(bench.dice)
    bench.figures = ((NOBODY, NONE), (NOBODY, NONE))
    for seat in range(len(bench.seats)):
        bench.change(seat, dice=())
    bench.push(fr.NextTurn(bench.first))
    bench.push(fr.RollDice(NOBODY, NONE, kinds))
    bench.push(fr.RevealJabberwocky())
    return False


def _next_turn(bench: Bench, frame: fr.NextTurn) -> bool:
    """Find the next player with a free space; with none left the round ends (RW-18, RW-19)."""
    bench.stack.pop()
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
    bench.turns += 1
    bench.owner = seat
    bench.taken_from, bench.taken = NONE, ()
    bench.fewer = bench.spent = bench.played = bench.completed = 0
    bench.used = ()
    bench.log(ev.TurnBegan(seat, bench.turns))
    bench.push(fr.NextTurn((seat + 1) % len(bench.seats)))
    if seat == bench.bot:
        bench.push(fr.BotTurn(seat))
        bench.push(fr.RevealBotCard(seat))
    else:
        bench.push(fr.BeforeTaking(seat))


def _end_round(bench: Bench) -> None:
    """The Jabberwocky attacks, then the end is looked at once (RW-48, RW-54, RW-115)."""
    bench.taken_from, bench.taken = NONE, ()
    points = attack(bench.data, bench, bench.jabberwocky)
    bench.log(ev.Attacked(bench.jabberwocky, strengths(bench.data, bench, bench.jabberwocky), points))
    for seat, vp in enumerate(points):
        if vp:
            gain_vp(bench, seat, vp)
    for seat in range(len(bench.seats)):
        _end_of_round_cards(bench, seat)
    triggers = end_triggers(bench.data, bench)
    if triggers:
        bench.over = True
        bench.log(ev.GameEnded(bench.round, triggers))
        bench.reveal_to_all()
        return
    bench.first = (bench.first + 1) % len(bench.seats)
    bench.push(fr.StartRound())


def _end_of_round_cards(bench: Bench, seat: int) -> None:
    """Cards that wait for the end of a round ask nothing, so their order is no matter."""
    for card in bench.seats[seat].ongoing:
        entry = bench.data.hatter[card]
        if entry.trigger == "round_end" and is_met(bench.data, bench, seat, card):
            bench.log(ev.OngoingFired(seat, card))
            for effect in entry.effects:
                n = amount(bench.data, bench, seat, effect)
                if n:
                    VERBS[effect.verb].perform(bench, seat, n)


def _ability(bench: Bench, frame: fr.Ability) -> bool:
    """The ability follows the action and all that it set off (RW-29, RW-106)."""
    bench.stack.pop()
    ability = bench.seats[frame.seat].ability
    bench.log(ev.AbilityUsed(frame.seat, ability))
    perform(bench, frame.seat, bench.data.abilities[ability].effects)
    return False


def _discard_down(bench: Bench, frame: fr.DiscardDown) -> bool:
    """Down to five single-use cards and three Objectives (RW-22); the automa has no limit (RW-132)."""
    owner = bench.seats[frame.seat]
    if frame.seat != bench.bot and (len(owner.hand) > HAND_LIMIT or len(owner.objectives) > OBJECTIVE_LIMIT):
        return True
    bench.stack.pop()
    return False


# -- benefits -----------------------------------------------------------------------------------------------------


def _perform(bench: Bench, frame: fr.Perform) -> bool:
    bench.stack.pop()
    VERBS[frame.verb].perform(bench, frame.seat, frame.n)
    return False


def _move(bench: Bench, frame: fr.Move) -> bool:
    """One space, its benefit, then the rest of the move (RW-45, RW-47, RW-113)."""
    bench.stack.pop()
    space = bench.seats[frame.seat].caterpillar + 1
    if space > bench.data.caterpillar.end:
        return False
    bench.change(frame.seat, caterpillar=space)
    bench.log(ev.CaterpillarMoved(frame.seat, space, bench.data.benefits[space]))
    if frame.left > 1:
        bench.push(fr.Move(frame.seat, frame.left - 1))
    perform(bench, frame.seat, bench.data.benefit_effects[space])
    return False


def _gain_mushrooms(bench: Bench, frame: fr.GainMushrooms) -> bool:
    """Gain while there is room; before one is lost its owner may spend or play something (RW-26, RW-97)."""
    owner = bench.seats[frame.seat]
    gained = min(frame.left, MUSHROOMS - owner.mushrooms)
    if not gained and has_offers(bench.data, bench, frame.seat):
        return True
    bench.stack.pop()
    if not gained:
        add_mushrooms(bench, frame.seat, 0, frame.left)
        return False
    add_mushrooms(bench, frame.seat, gained, 0)
    if frame.left > gained:
        bench.push(fr.GainMushrooms(frame.seat, frame.left - gained))
    return False


def _draw_hatter(bench: Bench, frame: fr.DrawHatter) -> bool:
    """The discards become the deck when a card is to be drawn from an empty one (RW-36, RW-107)."""
    if not bench.hatter_deck and bench.hatter_discards:
        bench.hatter_deck = tuple(sorted(bench.hatter_discards))
        bench.hatter_discards = ()
        bench.log(ev.Reshuffled())
    if bench.hatter_deck:
        return True
    bench.stack.pop()
    bench.log(ev.NothingDrawn(frame.seat, "hatter"))
    return False


def _card_drawn(bench: Bench, frame: fr.CardDrawn) -> bool:
    if has_offers(bench.data, bench, frame.seat):
        return True
    bench.stack.pop()
    return False


def _finish_card(bench: Bench, frame: fr.FinishCard) -> bool:
    bench.stack.pop()
    bench.hatter_discards = (*bench.hatter_discards, frame.card)
    return False


def _fire_ongoing(bench: Bench, frame: fr.FireOngoing) -> bool:
    """Cards still in their slots whose conditions hold; a choice of order only where it can matter."""
    bench.stack.pop()
    present = list(bench.seats[frame.seat].ongoing)
    due: list[int] = []
    for card in frame.cards:
        if card in present and is_met(bench.data, bench, frame.seat, card):
            present.remove(card)
            due.append(card)
    quiet = [card for card in due if all(effect.verb == "vp" for effect in bench.data.hatter[card].effects)]
    others = [card for card in due if card not in quiet]
    if len(set(others)) > 1:
        bench.push(fr.FireOngoing(frame.seat, tuple(others)))
    else:
        quiet.extend(others)
    for card in quiet:
        fire_card(bench, frame.seat, card)
    return len(set(others)) > 1 and not quiet


def fire_card(bench: Bench, seat: int, card: int) -> None:
    """Give an ongoing card's effects."""
    bench.log(ev.OngoingFired(seat, card))
    perform(bench, seat, bench.data.hatter[card].effects)


def _draw_objective(bench: Bench, frame: fr.DrawObjective) -> bool:
    """The Objective deck is never reshuffled (RW-107)."""
    if bench.objective_deck or bench.objective_bottom:
        return True
    bench.stack.pop()
    bench.log(ev.NothingDrawn(frame.seat, "objective"))
    return False


def _draw_challenge(bench: Bench, frame: fr.DrawChallenge) -> bool:
    """With nothing unseen left the next top is the one that was put under the deck first."""
    if bench.challenge_deck:
        return True
    bench.stack.pop()
    if bench.challenge_bottom:
        show_challenge(bench, frame.seat, bench.challenge_bottom[0])
        bench.challenge_bottom = bench.challenge_bottom[1:]
    return False


def show_challenge(bench: Bench, seat: int, card: int) -> None:
    """Deal a challenge to a seat, or show it as the new top of the deck."""
    if seat == NOBODY:
        bench.challenge_top = card
        bench.log(ev.ChallengeRevealed(card))
    else:
        put_challenge(bench, seat, card, 0)


def put_challenge(bench: Bench, seat: int, card: int, slot: int) -> None:
    """Lay a challenge into a slot."""
    owner = bench.seats[seat]
    slots, cubes = list(owner.slots), list(owner.cubes)
    slots[slot], cubes[slot] = card, 0
    bench.change(seat, slots=tuple(slots), cubes=tuple(cubes))
    bench.log(ev.ChallengeTaken(seat, card, slot))


def take_top_challenge(bench: Bench, seat: int, slot: int) -> None:
    """Take the top challenge into a slot and show the next one."""
    card, bench.challenge_top = bench.challenge_top, NONE
    bench.push(fr.DrawChallenge(NOBODY))
    put_challenge(bench, seat, card, slot)


def _take_challenge(bench: Bench, frame: fr.TakeChallenge) -> bool:
    """Into the first free slot; with none free a person is asked, the automa takes none (RW-39, RW-81, RW-108)."""
    slots = bench.seats[frame.seat].slots
    if bench.challenge_top == NONE:
        bench.stack.pop()
        bench.log(ev.NothingDrawn(frame.seat, "challenge"))
        return False
    if NONE in slots:
        bench.stack.pop()
        take_top_challenge(bench, frame.seat, slots.index(NONE))
        return False
    if frame.seat != bench.bot:
        return True
    bench.stack.pop()
    return False


def _place_cubes(bench: Bench, frame: fr.PlaceCubes) -> bool:
    """Dice without a free icon of their colour are lost (RW-40)."""
    if any(has_icon(bench, frame.seat, colour) for colour in frame.colours):
        return True
    bench.stack.pop()
    if frame.colours:
        bench.log(ev.CubesLost(frame.seat, frame.colours))
    return False


def has_icon(bench: Bench, seat: int, colour: int) -> bool:
    """Return whether a challenge of the seat has a free icon of this colour."""
    owner = bench.seats[seat]
    return any(
        card != NONE
        and any(icon == colour and not mask >> at & 1 for at, icon in enumerate(bench.data.challenges[card].icons))
        for card, mask in zip(owner.slots, owner.cubes, strict=True)
    )


def _place_any_cube(bench: Bench, frame: fr.PlaceAnyCube) -> bool:
    if frame.left and has_challenge(bench, frame.seat):
        return True
    bench.stack.pop()
    return False


def _place_soldiers(bench: Bench, frame: fr.PlaceSoldiers) -> bool:
    """With none in supply placing has no effect (RW-38); for the automa it is a VP (RW-83)."""
    if frame.left and bench.seats[frame.seat].soldiers:
        return True
    bench.stack.pop()
    if frame.left and frame.seat == bench.bot:
        gain_vp(bench, frame.seat, frame.left)
    return False


def _move_soldiers(bench: Bench, frame: fr.MoveSoldiers) -> bool:
    if frame.left and has_soldiers(bench, frame.seat):
        return True
    bench.stack.pop()
    return False


def _use_tokens(bench: Bench, frame: fr.UseTokens) -> bool:
    if not frame.left:
        bench.stack.pop()
    return bool(frame.left)


# -- dice ---------------------------------------------------------------------------------------------------------


def _turn_dice(bench: Bench, frame: fr.TurnDice) -> bool:
    if frame.left and (any(bench.dice) if frame.white else dice_to_turn(bench)):
        return True
    bench.stack.pop()
    return False


def _choose_reroll(bench: Bench, _frame: fr.ChooseReroll) -> bool:
    if dice_to_turn(bench):
        return True
    bench.stack.pop()
    return False


def _swap_dice(bench: Bench, frame: fr.SwapDice) -> bool:
    if frame.chosen != NONE or swappable(bench):
        return True
    bench.stack.pop()
    return False


def _reveal_bot_card(bench: Bench, _frame: fr.RevealBotCard) -> bool:
    """With no card left the discards, which are then all four, are shuffled again (RW-71)."""
    if not bench.bot_deck:
        bench.bot_deck = tuple(range(len(bench.data.bots)))
    return True


SETTLERS: Final[dict[type, Callable[[Bench, Any], bool]]] = {
    fr.PrepareDecks: _prepare_decks,
    fr.DealAbilities: _deal_abilities,
    fr.DrawTokens: _draw_tokens,
    fr.StartRound: _start_round,
    fr.NextTurn: _next_turn,
    fr.Ability: _ability,
    fr.DiscardDown: _discard_down,
    fr.Perform: _perform,
    fr.Move: _move,
    fr.GainMushrooms: _gain_mushrooms,
    fr.DrawHatter: _draw_hatter,
    fr.CardDrawn: _card_drawn,
    fr.FinishCard: _finish_card,
    fr.FireOngoing: _fire_ongoing,
    fr.DrawObjective: _draw_objective,
    fr.DrawChallenge: _draw_challenge,
    fr.TakeChallenge: _take_challenge,
    fr.PlaceCubes: _place_cubes,
    fr.PlaceAnyCube: _place_any_cube,
    fr.PlaceSoldiers: _place_soldiers,
    fr.MoveSoldiers: _move_soldiers,
    fr.UseTokens: _use_tokens,
    fr.TurnDice: _turn_dice,
    fr.ChooseReroll: _choose_reroll,
    fr.SwapDice: _swap_dice,
    fr.RevealBotCard: _reveal_bot_card,
}
"""For each frame a function that does what is due and returns whether the frame asks; frames not here always ask."""
