"""Mushrooms and single-use cards: what the turn's owner may use besides the main choice (RW-21 to RW-28, RW-97)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from alicegames.games.rolling_in_wonderland.choices import AddDie, Play, Reroll, TurnDie
from alicegames.games.rolling_in_wonderland.effects import can_play, dice_to_turn
from alicegames.games.rolling_in_wonderland.state import KIND_COUNT, REGIONS, WHITE
from alicegames.games.rolling_in_wonderland.twin import is_own_turn

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.state import State

_FACES: Final = tuple(range(len(REGIONS)))
TURNS: Final = tuple(
    tuple(TurnDie(region, kind, face) for face in _FACES if face != region)
    for region in _FACES
    for kind in range(KIND_COUNT)
)
"""For each die the ways to turn it to another face (RW-103)."""
REROLLS: Final = tuple(Reroll(region) for region in _FACES)
ADDS: Final = tuple(AddDie(kind) for kind in range(KIND_COUNT))

Offer = TurnDie | Reroll | Play


def turns(state: State, *, white: bool = False) -> list[TurnDie]:
    """Return every way to turn one die in an action area; mushrooms and most cards spare white ones."""
    return list(_turns(state.dice, white))


@lru_cache(maxsize=1024)
def _turns(dice: tuple[int, ...], white: bool) -> tuple[TurnDie, ...]:  # noqa: FBT001 -- a key to remember by
    numbers = [number for number, count in enumerate(dice) if count and (white or number % KIND_COUNT != WHITE)]
    return tuple([turn for number in numbers for turn in TURNS[number]])


def rerolls(state: State) -> list[Reroll]:
    """Return the areas that hold a die which can be rerolled."""
    dice = state.dice
    return [REROLLS[region] for region in _FACES if any(dice[region * KIND_COUNT + 1 : (region + 1) * KIND_COUNT])]


def cards(data: WonderlandData, state: State, seat: int) -> list[Play]:
    """Return the single-use cards in hand that would do something now; equal ones are one option."""
    return [Play(card) for card in dict.fromkeys(state.seats[seat].hand) if can_play(data, state, seat, card)]


def offers(data: WonderlandData, state: State, seat: int) -> list[Offer]:
    """Return all that a seat may use now."""
    found: list[Offer] = []
    if state.seats[seat].mushrooms and state.variant.mushrooms:
        found.extend(turns(state))
        found.extend(rerolls(state))
    if state.seats[seat].hand:
        found.extend(cards(data, state, seat))
    return found


def is_asked(data: WonderlandData, state: State, seat: int) -> bool:
    """Return whether a seat, on its own turn, is asked what it would use.

    Whoever holds a card is asked, also where none of them can be played, for being asked or not would tell the others
    what is held (RW-97, RW-100). Alone, and in a game set up so, only who has something to use is asked.
    """
    if not is_own_turn(state, seat):
        return False
    owner = state.seats[seat]
    if has_dice_to_use(state, seat) or (owner.hand and not state.variant.quick and state.players > 1):
        return True
    return any(can_play(data, state, seat, card) for card in owner.hand)


def has_dice_to_use(state: State, seat: int) -> bool:
    """Return whether a seat has a mushroom and a die for it: everybody sees that."""
    return bool(state.seats[seat].mushrooms and state.variant.mushrooms and dice_to_turn(state))


def shows_hand(state: State, seat: int) -> bool:
    """Return whether being asked or not tells the others something of the hand."""
    return (
        state.variant.quick and state.players > 1 and bool(state.seats[seat].hand) and not has_dice_to_use(state, seat)
    )
