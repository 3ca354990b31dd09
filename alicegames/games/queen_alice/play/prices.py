"""What a seat can pay with at a moment, and the prices of things (QA-55 to QA-69)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.queen_alice.pack.verbs import BLUE, ORANGE, PINK, TEA, YELLOW
from alicegames.games.queen_alice.play.payment import CARD, EVERY_KIND, FLOWER, OWN_CUBES, Cut, Price, Purse

if TYPE_CHECKING:
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState, Seat

FULL_CLOCK: Final = 10
HOURS_FOR_A_RESOURCE: Final = 3
HOURS_FOR_A_TEA: Final = 2
REPEAT_HOURS: Final = 6
IDLE_HOURS: Final = 2
"""Gained instead of an action (QA-42)."""
ALL_BLACK_CUBES: Final = 5
HAND_LIMIT: Final = 3
LONG_HAND: Final = 5
_TWO: Final = 2
"""The second flower of a kind (QA-76)."""


def hand_limit(seat: Seat) -> int:
    """Return 3, or 5 with a yellow flower (QA-45, QA-76)."""
    return LONG_HAND if seat.flowers[YELLOW] else HAND_LIMIT


def repeat_hours(seat: Seat) -> int:
    """Return 6, or 5 with an orange flower (QA-43, QA-76)."""
    return REPEAT_HOURS - (seat.flowers[ORANGE] > 0)


def resource_hours(seat: Seat) -> int:
    """Return the hours that pay for a resource: 3, or 2 with a blue flower (QA-55, QA-76)."""
    return HOURS_FOR_A_RESOURCE - (seat.flowers[BLUE] > 0)


def has_free_wild(seat: Seat) -> bool:
    """Whether the wild column costs nothing extra: the first pink flower (QA-76)."""
    return seat.flowers[PINK] > 0


def gains_row_time(seat: Seat) -> bool:
    """Whether the central rows give their time: the second pink flower (QA-76)."""
    return seat.flowers[PINK] >= _TWO


def may_change_row(seat: Seat) -> bool:
    """Whether another market row can be taken from for time: the second yellow flower (QA-125)."""
    return seat.flowers[YELLOW] >= _TWO


def room(seat: Seat) -> int:
    """Return how many more resources the seat has cubes for (QA-53)."""
    cake, tea, toast = seat.store
    return OWN_CUBES + seat.cubes - cake - tea - toast


def can_sell_tea(state: QueenState, number: int) -> bool:
    """Whether the seat, in its own turn, can change a tea for time: the second blue flower (QA-68, QA-76)."""
    seat = state.seats[number]
    return state.owner == number and bool(seat.store[TEA]) and seat.flowers[BLUE] >= _TWO


def sold(state: QueenState, number: int, money: Purse) -> tuple[Purse, ...]:
    """Return what a seat can pay with as it is, and after each tea that it can change for time first (QA-68, QA-69)."""
    if not can_sell_tea(state, number):
        return (money,)
    return (money, *[_changed(money, teas) for teas in range(1, money.tea + 1)])


def _changed(money: Purse, teas: int) -> Purse:
    return money._replace(tea=money.tea - teas, time=min(FULL_CLOCK, money.time + HOURS_FOR_A_TEA * teas))


def purse(kit: Kit, state: QueenState, number: int, suit: int = -1, *, again: bool = False, hours: int = 0) -> Purse:
    """Return what the seat can pay with, for an action of ``suit`` or else; ``hours`` are put aside first.

    A repeat is an action of its own: cubes spent before can be locked in it (QA-57, QA-63).
    """
    seat = state.seats[number]
    cuts: tuple[Cut, ...] = ()
    if state.discount and state.owner == number:
        cuts = (Cut(CARD, state.discount, EVERY_KIND),)
    if suit >= 0:
        known = kit.cuts[suit]
        if seat.tiles and not known.keys().isdisjoint(seat.tiles):
            cuts += tuple([known[tile] for tile in seat.tiles if tile in known and tile not in seat.used])
        if again and seat.flowers[ORANGE] >= _TWO:
            cuts = (*cuts, Cut(FLOWER, 1, EVERY_KIND))
    cake, tea, toast = seat.store
    rate = resource_hours(seat)
    if again:
        return Purse(cake, tea, toast, seat.time - hours, seat.cubes, 0, rate, cuts)
    direct = state.fresh if suit >= 0 and state.owner == number else -1
    return Purse(cake, tea, toast, seat.time - hours, seat.cubes, state.spent, rate, cuts, direct)


def with_extra(price: Price, extra: int) -> Price:
    """Return a price with so many resources of any kind more (QA-60)."""
    return Price(price.cake, price.tea, price.toast, price.any + extra) if extra else price
