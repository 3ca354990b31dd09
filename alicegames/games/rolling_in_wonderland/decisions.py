"""What each frame asks: its options in a fixed order. Legality is said here and nowhere else."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import CHANCE, Decision, Pass
from alicegames.games.rolling_in_wonderland import choices as ch
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.effects import swap_partners, swappable
from alicegames.games.rolling_in_wonderland.play.offers import ADDS, offers, rerolls, turns
from alicegames.games.rolling_in_wonderland.play.selection import selections
from alicegames.games.rolling_in_wonderland.settle import HAND_LIMIT
from alicegames.games.rolling_in_wonderland.setup import ability_pool
from alicegames.games.rolling_in_wonderland.state import (
    COLOURS,
    FIGURES,
    KIND_COUNT,
    NONE,
    REGIONS,
    SLOTS,
    WHITE,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.pack.data import Effect, WonderlandData
    from alicegames.games.rolling_in_wonderland.state import State

    Ask = Callable[[WonderlandData, State, Any], Decision[Choice]]

_FACES: Final = tuple(ch.Face(region) for region in range(len(REGIONS)))
_TAKES: Final = tuple(ch.Take(region) for region in range(len(REGIONS)))
_SOLDIERS: Final = tuple(ch.PlaceSoldier(region) for region in range(len(REGIONS)))
_MOVES: Final = tuple(
    tuple(ch.MoveSoldier(source, target) for target in range(len(REGIONS)) if target != source)
    for source in range(len(REGIONS))
)
_CUBES: Final = tuple(tuple(ch.PlaceCube(slot, colour) for colour in range(len(COLOURS))) for slot in range(SLOTS))
_PASS: Final = Pass()
_END: Final = ch.EndTurn()
_ROLL: Final = ch.Roll()


def _chance(kind: str, options: Iterable[Choice], weights: tuple[int, ...] = ()) -> Decision[Choice]:
    return Decision(CHANCE, kind, tuple(options), weights)


@lru_cache(maxsize=1024)
def _from_deck(deck: str, cards: tuple[int, ...]) -> Decision[Choice]:
    """Draw from cards in no order: each different card once, as likely as it has copies."""
    copies = Counter(cards)
    weights = () if len(copies) == len(cards) else tuple(copies.values())
    return _chance("draw", [ch.Draw(deck, card) for card in copies], weights)


# -- set-up -------------------------------------------------------------------------------------------------------


def ask_draw_first(_data: WonderlandData, state: State, _frame: fr.DrawFirst) -> Decision[Choice]:
    return _chance("first", (ch.First(seat) for seat in range(len(state.seats))))


def ask_place_objective_token(_data: WonderlandData, state: State, _frame: fr.PlaceObjectiveToken) -> Decision[Choice]:
    return _chance("slot", (ch.Slot(slot) for slot in range(len(state.tokens))))


def ask_draw_tokens(data: WonderlandData, state: State, _frame: fr.DrawTokens) -> Decision[Choice]:
    """Youngest use has no Objective token (RW-60); experienced use has placed it already (RW-64)."""
    removed = data.objective_token if state.variant.youngest or state.variant.experienced else NONE
    left = (token for token in range(len(data.tokens)) if token not in state.tokens and token != removed)
    return _chance("draw", (ch.Draw("token", token) for token in left))


def ask_deal_abilities(data: WonderlandData, state: State, frame: fr.DealAbilities) -> Decision[Choice]:
    given = [seat.ability for seat in state.seats]
    pool = [ability for ability in ability_pool(data, state.variant) if ability not in given]
    if frame.drafted:
        return Decision(frame.seats[0], "draft", tuple(ch.Draft(ability) for ability in pool))
    return _chance("draw", (ch.Draw("ability", ability) for ability in pool))


def ask_reveal_jabberwocky(_data: WonderlandData, state: State, _frame: fr.RevealJabberwocky) -> Decision[Choice]:
    left = (region for region in range(len(REGIONS)) if region not in state.revealed)
    return _chance("draw", (ch.Draw("jabberwocky", region) for region in left))


def ask_roll_dice(_data: WonderlandData, _state: State, _frame: fr.RollDice) -> Decision[Choice]:
    return Decision(CHANCE, "roll", _FACES)


def ask_draw_hatter(_data: WonderlandData, state: State, _frame: fr.DrawHatter) -> Decision[Choice]:
    return _from_deck("hatter", state.hatter_deck)


def ask_draw_objective(_data: WonderlandData, state: State, _frame: fr.DrawObjective) -> Decision[Choice]:
    if state.objective_deck:
        return _from_deck("objective", state.objective_deck)
    return _chance("draw", (ch.Draw("objective", state.objective_bottom[0][0]),))


def ask_draw_challenge(_data: WonderlandData, state: State, _frame: fr.DrawChallenge) -> Decision[Choice]:
    return _from_deck("challenge", state.challenge_deck)


def ask_reveal_bot_card(_data: WonderlandData, state: State, _frame: fr.RevealBotCard) -> Decision[Choice]:
    return _from_deck("bot", state.bot_deck)


# -- turns --------------------------------------------------------------------------------------------------------


def ask_before_taking(data: WonderlandData, state: State, frame: fr.BeforeTaking) -> Decision[Choice]:
    """Every area with a die, then mushrooms and cards (RW-18, RW-21)."""
    dice = state.dice
    takes = [
        _TAKES[region] for region in range(len(REGIONS)) if any(dice[region * KIND_COUNT : (region + 1) * KIND_COUNT])
    ]
    return Decision(frame.seat, "take", (*takes, *offers(data, state, frame.seat)))


def ask_choose_dice(_data: WonderlandData, state: State, frame: fr.ChooseDice) -> Decision[Choice]:
    found = selections(state, frame.seat, frame.region)
    return Decision(frame.seat, "dice", tuple(ch.PickDice(kinds) for kinds in found), source=REGIONS[frame.region])


def ask_after_taking(data: WonderlandData, state: State, frame: fr.AfterTaking) -> Decision[Choice]:
    return Decision(frame.seat, "end", (_END, *offers(data, state, frame.seat)))


def ask_discard_down(_data: WonderlandData, state: State, frame: fr.DiscardDown) -> Decision[Choice]:
    owner = state.seats[frame.seat]
    if len(owner.hand) > HAND_LIMIT:
        return Decision(frame.seat, "discard", tuple(ch.Discard(card) for card in dict.fromkeys(owner.hand)))
    return Decision(frame.seat, "bury", tuple(ch.Bury(card) for card in dict.fromkeys(owner.objectives)))


def ask_gain_mushrooms(data: WonderlandData, state: State, frame: fr.GainMushrooms) -> Decision[Choice]:
    return Decision(frame.seat, "mushroom", (_PASS, *offers(data, state, frame.seat)))


def ask_card_drawn(data: WonderlandData, state: State, frame: fr.CardDrawn) -> Decision[Choice]:
    return Decision(frame.seat, "drawn", (_PASS, *offers(data, state, frame.seat)))


# -- dice ---------------------------------------------------------------------------------------------------------


def ask_turn_dice(_data: WonderlandData, state: State, frame: fr.TurnDice) -> Decision[Choice]:
    found = tuple(turns(state, white=frame.white))
    return Decision(frame.seat, "turn", (_PASS, *found) if frame.has_begun else found)


def ask_choose_reroll(_data: WonderlandData, state: State, frame: fr.ChooseReroll) -> Decision[Choice]:
    return Decision(frame.seat, "reroll", tuple(rerolls(state)))


def ask_pick_reroll(_data: WonderlandData, state: State, frame: fr.PickReroll) -> Decision[Choice]:
    """At least one die, added in the order of colours (RW-24, RW-103)."""
    last = frame.picked[-1] if frame.picked else WHITE + 1
    start = frame.region * KIND_COUNT
    adds = [ADDS[kind] for kind in range(last, KIND_COUNT) if state.dice[start + kind] > frame.picked.count(kind)]
    options: tuple[Choice, ...] = (_ROLL, *adds) if frame.picked else tuple(adds)
    return Decision(frame.seat, "pick_reroll", options, source=REGIONS[frame.region])


def ask_swap_dice(_data: WonderlandData, state: State, frame: fr.SwapDice) -> Decision[Choice]:
    numbers = swappable(state) if frame.chosen == NONE else swap_partners(state, frame.chosen)
    return Decision(frame.seat, "swap", tuple(ch.PickDie(*divmod(number, KIND_COUNT)) for number in numbers))


# -- benefits -----------------------------------------------------------------------------------------------------


def ask_fill_slot(data: WonderlandData, state: State, frame: fr.FillSlot) -> Decision[Choice]:
    cards = dict.fromkeys((*state.seats[frame.seat].ongoing, frame.card))
    return Decision(frame.seat, "fill_slot", tuple(ch.Drop(card) for card in cards), source=data.hatter[frame.card].key)


def ask_fire_ongoing(data: WonderlandData, _state: State, frame: fr.FireOngoing) -> Decision[Choice]:
    """The owner is asked for an order where it can matter; where it cannot, chance answers and nobody is bothered."""
    options = tuple(ch.Fire(card) for card in dict.fromkeys(frame.cards))
    matters = not all(_is_plain(effect) for card in frame.cards for effect in data.hatter[card].effects)
    return Decision(frame.seat if matters else CHANCE, "order", options)


def _is_plain(effect: Effect) -> bool:
    """Whether an effect only adds: VP or spaces of the White Rabbit's path, and does not count such spaces itself."""
    return effect.verb in ("vp", "rabbit") and not effect.per.startswith("rabbit_")


def ask_take_challenge(data: WonderlandData, state: State, frame: fr.TakeChallenge) -> Decision[Choice]:
    options: tuple[Choice, ...] = (_PASS, *(ch.Replace(slot) for slot in range(SLOTS)))
    return Decision(frame.seat, "challenge", options, source=data.challenges[state.challenge_top].key)


def ask_place_cubes(data: WonderlandData, state: State, frame: fr.PlaceCubes) -> Decision[Choice]:
    options = _cube_options(data, state, frame.seat, frame.colours)
    return Decision(frame.seat, "cube", options)


def ask_place_any_cube(data: WonderlandData, state: State, frame: fr.PlaceAnyCube) -> Decision[Choice]:
    options = _cube_options(data, state, frame.seat, tuple(range(len(COLOURS))))
    return Decision(frame.seat, "any_cube", options)


def _cube_options(data: WonderlandData, state: State, seat: int, colours: tuple[int, ...]) -> tuple[Choice, ...]:
    """Return slot by slot the colours with a free icon, from the left; icons of one colour are one option."""
    owner = state.seats[seat]
    return tuple(
        _CUBES[slot][colour]
        for slot, card in enumerate(owner.slots)
        if card != NONE
        for colour in dict.fromkeys(
            icon for at, icon in enumerate(data.challenges[card].icons) if not owner.cubes[slot] >> at & 1
        )
        if colour in colours
    )


def ask_place_soldiers(_data: WonderlandData, _state: State, frame: fr.PlaceSoldiers) -> Decision[Choice]:
    return Decision(frame.seat, "soldier", _SOLDIERS)


def ask_move_soldiers(_data: WonderlandData, state: State, frame: fr.MoveSoldiers) -> Decision[Choice]:
    """Soldiers and figures of one's own (RW-46, RW-123); it may be declined (RW-98)."""
    options: list[Choice] = [_PASS]
    for source, soldiers in enumerate(state.seats[frame.seat].army):
        if soldiers:
            options.extend(_MOVES[source])
    for figure, (owner, region) in enumerate(state.figures):
        if owner == frame.seat:
            options.extend(ch.MoveFigure(figure, target) for target in range(len(REGIONS)) if target != region)
    return Decision(frame.seat, "move", tuple(options))


def ask_place_figure(_data: WonderlandData, _state: State, frame: fr.PlaceFigure) -> Decision[Choice]:
    return Decision(frame.seat, "figure", _SOLDIERS, source=FIGURES[frame.figure])


def ask_use_tokens(_data: WonderlandData, _state: State, frame: fr.UseTokens) -> Decision[Choice]:
    return Decision(frame.seat, "token", tuple(ch.UseToken(slot) for slot in frame.reach))
