"""What frames do when they are due: benefits, cards, dice. Each function returns whether its frame asks somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.rolling_in_wonderland import events as ev
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.effects import (
    VERBS,
    dice_to_turn,
    gain_vp,
    has_challenge,
    has_soldiers,
    is_met,
    perform,
    swappable,
)
from alicegames.games.rolling_in_wonderland.play.offers import is_asked, shows_hand
from alicegames.games.rolling_in_wonderland.play.taking import add_mushrooms
from alicegames.games.rolling_in_wonderland.state import MUSHROOMS, NOBODY, NONE
from alicegames.games.rolling_in_wonderland.twin import is_own_turn

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.twin import Bench


# -- benefits -----------------------------------------------------------------------------------------------------


def settle_perform(bench: Bench, frame: fr.Perform) -> bool:
    """An effect is due: carry it out."""
    bench.pop()
    VERBS[frame.verb].perform(bench, frame.seat, frame.n)
    return False


def settle_move(bench: Bench, frame: fr.Move) -> bool:
    """One space, its benefit, then the rest of the move (RW-45, RW-47, RW-113)."""
    bench.pop()
    space = bench.seats[frame.seat].caterpillar + 1
    if space > bench.data.caterpillar.end:
        return False
    bench.change(frame.seat, caterpillar=space)
    bench.tell(ev.CaterpillarMoved(frame.seat, space, bench.data.benefits[space]))
    if frame.left > 1:
        bench.push(fr.Move(frame.seat, frame.left - 1))
    perform(bench, frame.seat, bench.data.benefit_effects[space])
    return False


def settle_gain_mushrooms(bench: Bench, frame: fr.GainMushrooms) -> bool:
    """Gain while there is room; before one is lost its owner may spend or play something (RW-26, RW-97)."""
    owner = bench.seats[frame.seat]
    gained = min(frame.left, MUSHROOMS - owner.mushrooms)
    if not gained and _asks(bench, frame.seat):
        return True
    bench.pop()
    if not gained:
        add_mushrooms(bench, frame.seat, 0, frame.left)
        return False
    add_mushrooms(bench, frame.seat, gained, 0)
    if frame.left > gained:
        bench.push(fr.GainMushrooms(frame.seat, frame.left - gained))
    return False


def settle_draw_hatter(bench: Bench, frame: fr.DrawHatter) -> bool:
    """The discards become the deck when a card is to be drawn from an empty one (RW-36, RW-107)."""
    if not bench.hatter_deck and bench.hatter_discards:
        bench.hatter_deck = tuple(sorted(bench.hatter_discards))
        pile = bench.knowledge.pile.shuffled(bench.hatter_deck, len(bench.seats))
        bench.knowledge = bench.knowledge.with_pile(pile)
        bench.hatter_discards = ()
        bench.tell(ev.Reshuffled())
    if bench.hatter_deck:
        return True
    bench.pop()
    bench.tell(ev.NothingDrawn(frame.seat, "hatter"))
    return False


def settle_card_drawn(bench: Bench, frame: fr.CardDrawn) -> bool:
    """Ask what is to be used (RW-97)."""
    if _asks(bench, frame.seat):
        return True
    bench.pop()
    return False


def _asks(bench: Bench, seat: int) -> bool:
    """Whether a seat is asked; where that tells something of its hand, everybody has learned it."""
    if is_own_turn(bench, seat) and shows_hand(bench, seat):
        bench.reveal_to_all()
    return is_asked(bench.data, bench, seat)


def settle_finish_card(bench: Bench, frame: fr.FinishCard) -> bool:
    """Put a played card among the discards (RW-36)."""
    bench.pop()
    bench.hatter_discards = (*bench.hatter_discards, frame.card)
    return False


def settle_fire_ongoing(bench: Bench, frame: fr.FireOngoing) -> bool:
    """Cards still in their slots whose conditions hold; a choice of order only where it can matter."""
    bench.pop()
    present = list(bench.seats[frame.seat].ongoing)
    if not present:
        return False
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
    bench.tell(ev.OngoingFired(seat, card))
    perform(bench, seat, bench.data.hatter[card].effects)


def settle_draw_objective(bench: Bench, frame: fr.DrawObjective) -> bool:
    """The Objective deck is never reshuffled (RW-107)."""
    if bench.objective_deck or bench.objective_bottom:
        return True
    bench.pop()
    bench.tell(ev.NothingDrawn(frame.seat, "objective"))
    return False


def settle_draw_challenge(bench: Bench, frame: fr.DrawChallenge) -> bool:
    """With nothing unseen left the next top is the one that was put under the deck first."""
    if bench.challenge_deck:
        return True
    bench.pop()
    if bench.challenge_bottom:
        show_challenge(bench, frame.seat, bench.challenge_bottom[0])
        bench.challenge_bottom = bench.challenge_bottom[1:]
    return False


def show_challenge(bench: Bench, seat: int, card: int) -> None:
    """Deal a challenge to a seat, or show it as the new top of the deck."""
    if seat == NOBODY:
        bench.challenge_top = card
        bench.tell(ev.ChallengeRevealed(card))
    else:
        put_challenge(bench, seat, card, 0)


def put_challenge(bench: Bench, seat: int, card: int, slot: int) -> None:
    """Lay a challenge into a slot."""
    owner = bench.seats[seat]
    slots, cubes = list(owner.slots), list(owner.cubes)
    slots[slot], cubes[slot] = card, 0
    bench.change(seat, slots=tuple(slots), cubes=tuple(cubes))
    bench.tell(ev.ChallengeTaken(seat, card, slot))


def take_top_challenge(bench: Bench, seat: int, slot: int) -> None:
    """Take the top challenge into a slot and show the next one."""
    card, bench.challenge_top = bench.challenge_top, NONE
    bench.push(fr.DrawChallenge(NOBODY))
    put_challenge(bench, seat, card, slot)


def settle_take_challenge(bench: Bench, frame: fr.TakeChallenge) -> bool:
    """Into the first free slot; with none free a person is asked, the automa takes none (RW-39, RW-81, RW-108)."""
    slots = bench.seats[frame.seat].slots
    if bench.challenge_top == NONE:
        bench.pop()
        bench.tell(ev.NothingDrawn(frame.seat, "challenge"))
        return False
    if NONE in slots:
        bench.pop()
        take_top_challenge(bench, frame.seat, slots.index(NONE))
        return False
    if frame.seat != bench.bot:
        return True
    bench.pop()
    return False


def settle_place_cubes(bench: Bench, frame: fr.PlaceCubes) -> bool:
    """Dice without a free icon of their colour are lost (RW-40)."""
    if any(has_icon(bench, frame.seat, colour) for colour in frame.colours):
        return True
    bench.pop()
    if frame.colours:
        bench.tell(ev.CubesLost(frame.seat, frame.colours))
    return False


def has_icon(bench: Bench, seat: int, colour: int) -> bool:
    """Return whether a challenge of the seat has a free icon of this colour."""
    owner = bench.seats[seat]
    return any(
        card != NONE
        and any(icon == colour and not mask >> at & 1 for at, icon in enumerate(bench.data.challenges[card].icons))
        for card, mask in zip(owner.slots, owner.cubes, strict=True)
    )


def settle_place_any_cube(bench: Bench, frame: fr.PlaceAnyCube) -> bool:
    """Ask while a challenge is open."""
    if frame.left and has_challenge(bench, frame.seat):
        return True
    bench.pop()
    return False


def settle_place_soldiers(bench: Bench, frame: fr.PlaceSoldiers) -> bool:
    """With none in supply placing has no effect (RW-38); for the automa it is a VP (RW-83)."""
    if frame.left and bench.seats[frame.seat].soldiers:
        return True
    bench.pop()
    if frame.left and frame.seat == bench.bot:
        gain_vp(bench, frame.seat, frame.left)
    return False


def settle_move_soldiers(bench: Bench, frame: fr.MoveSoldiers) -> bool:
    """Ask while there is a soldier to move."""
    if frame.left and has_soldiers(bench, frame.seat):
        return True
    bench.pop()
    return False


def settle_use_tokens(bench: Bench, frame: fr.UseTokens) -> bool:
    """Ask until all benefits are used."""
    if not frame.left:
        bench.pop()
    return bool(frame.left)


# -- dice ---------------------------------------------------------------------------------------------------------


def settle_turn_dice(bench: Bench, frame: fr.TurnDice) -> bool:
    """Ask while there is a die to turn."""
    if frame.left and (any(bench.dice) if frame.white else dice_to_turn(bench)):
        return True
    bench.pop()
    return False


def settle_choose_reroll(bench: Bench, _frame: fr.ChooseReroll) -> bool:
    """Ask if there is a die to reroll."""
    if dice_to_turn(bench):
        return True
    bench.pop()
    return False


def settle_swap_dice(bench: Bench, frame: fr.SwapDice) -> bool:
    """Ask if two dice can change places."""
    if frame.chosen != NONE or swappable(bench):
        return True
    bench.pop()
    return False


def settle_reveal_bot_card(bench: Bench, _frame: fr.RevealBotCard) -> bool:
    """With no card left the discards, which are then all four, are shuffled again (RW-71)."""
    if not bench.bot_deck:
        bench.bot_deck = tuple(range(len(bench.data.bots)))
    return True
