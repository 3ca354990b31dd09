"""The action of a square, its payment and its repeat (QA-36, QA-42 to QA-44, QA-48 to QA-69)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from alicegames.games.queen_alice.choices import Acquire, Build, Climb, Pay, Plant, Ride
from alicegames.games.queen_alice.effects import add_time, open_rewards, sell_tea, sell_teas
from alicegames.games.queen_alice.events import HeldLost, NoAction, Paid, Repeated
from alicegames.games.queen_alice.frames import Act, Again, EndTurn, PayFor, Rewards
from alicegames.games.queen_alice.pack.verbs import SUIT_NAMES
from alicegames.games.queen_alice.play import boards, cards, rewards
from alicegames.games.queen_alice.play.payment import CARD, Price, Way, as_far_as_it_matters, ways
from alicegames.games.queen_alice.play.prices import (
    FULL_CLOCK,
    HOURS_FOR_A_TEA,
    IDLE_HOURS,
    can_sell_tea,
    purse,
    repeat_hours,
    with_extra,
)
from alicegames.games.queen_alice.play.targets import cost_of, extra_of, suit_of
from alicegames.games.queen_alice.state import round_of

if TYPE_CHECKING:
    from alicegames.games.queen_alice.choices import Deed, Target
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.play.payment import Purse
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.games.queen_alice.twin import Bench


def act(d: Bench, frame: Act, target: Target) -> None:
    """Do the action of the square: pay, carry out, take the rewards, then ask for a repeat (QA-36, QA-48, QA-62)."""
    number, suit = d.owner, suit_of(target)
    extra = extra_of(d, number, frame, suit)
    price = with_extra(cost_of(d.kit, d, number, target), extra)
    if not extra:
        d.fresh = -1
    d.pop()
    if d.loose and suit == frame.column:
        d.tell(HeldLost(number))
    d.loose = 0
    d.acted = round_of(d)
    d.push(Again(frame.colour, suit))
    open_rewards(d, number, SUIT_NAMES[suit])
    charge(d, number, price, target, suit=suit)


def no_action(d: Bench) -> None:
    """Gain 2 time instead of the action, then rest without a repeat (QA-42, QA-175)."""
    d.pop()
    if d.loose:
        d.tell(HeldLost(d.owner))
    d.loose, d.fresh = 0, -1
    d.tell(NoAction(d.owner))
    add_time(d, d.owner, IDLE_HOURS)
    d.push(EndTurn())


def repeat(d: Bench, frame: Again, target: Target) -> None:
    """Pay the hours and do the same action again in the same colour, paying its cost (QA-43, QA-57, QA-176)."""
    number = d.owner
    price = cost_of(d.kit, d, number, target)
    d.pop()
    d.spent = 0
    hours = repeat_hours(d.seats[number])
    sell_teas(d, number, hours)
    d.seat(number).time -= hours
    d.tell(Repeated(number, hours))
    d.push(EndTurn())
    open_rewards(d, number, SUIT_NAMES[frame.suit])
    charge(d, number, price, target, suit=frame.suit, again=True)


# -- payment ----------------------------------------------------------------------------------------------------------


def charge(d: Bench, number: int, price: Price, deed: Deed, *, suit: int = -1, again: bool = False) -> None:
    """Pay for a deed and do it; ask first where there is more than one way to pay (QA-69).

    Teas are changed for time first if it could not be paid without (QA-68).
    """
    found = ways(purse(d.kit, d, number, suit, again=again), price)
    while not found and can_sell_tea(d, number):
        sell_tea(d)
        found = ways(purse(d.kit, d, number, suit, again=again), price)
    if len(found) > 1:
        d.push(PayFor(number, *price, suit, again, deed))
    else:
        _settle_bill(d, number, found[0])
        do(d, number, deed)


def pay_options(kit: Kit, state: QueenState, frame: PayFor) -> tuple[Pay, ...]:
    """Return every way to pay the price at hand."""
    price = Price(frame.cake, frame.tea, frame.toast, frame.any)
    money = as_far_as_it_matters(purse(kit, state, frame.seat, frame.suit, again=frame.again), price)
    return _payments(money, price)


@lru_cache(maxsize=16384)
def _payments(money: Purse, price: Price) -> tuple[Pay, ...]:
    return tuple([Pay(*way) for way in ways(money, price)])


def pays_without_a_tea(kit: Kit, state: QueenState, frame: PayFor) -> bool:
    """Whether the price can still be paid after a tea is changed for time."""
    money = purse(kit, state, frame.seat, frame.suit, again=frame.again)
    sold = money._replace(tea=money.tea - 1, time=min(FULL_CLOCK, money.time + HOURS_FOR_A_TEA))
    return bool(ways(sold, Price(frame.cake, frame.tea, frame.toast, frame.any)))


def pay(d: Bench, frame: PayFor, choice: Pay) -> None:
    """Pay in the way chosen and do what was paid for."""
    d.pop()
    way = Way(choice.cake, choice.tea, choice.toast, choice.hours, choice.cubes, choice.spent, choice.cuts)
    _settle_bill(d, frame.seat, way)
    do(d, frame.seat, frame.deed)


def _settle_bill(d: Bench, number: int, way: Way) -> None:
    """Take away what a way to pay says; cubes go back to the platter or to the locked stock (QA-54 to QA-57)."""
    seat = d.seat(number)
    cake, tea, toast = seat.store
    seat.store = (cake - way.cake, tea - way.tea, toast - way.toast)
    seat.time -= way.hours
    seat.cubes -= way.cubes
    d.spent += way.spent
    d.fresh = -1
    for key in way.cuts:
        if key == CARD:
            d.discount = 0
        elif key >= 0:
            seat.used = tuple(sorted((*seat.used, key)))
    d.tell(Paid(number, way.cake, way.tea, way.toast, way.hours, way.cubes))


def do(d: Bench, number: int, deed: Deed) -> None:
    """Carry out what has been paid for."""
    match deed:
        case Plant(colour, space):
            boards.plant(d, number, colour, space)
        case Ride(colour, way):
            boards.ride(d, number, colour, way)
        case Climb(colour, to):
            boards.climb(d, number, colour, to)
        case Build(colour, space, diamond):
            boards.build(d, number, colour, space, diamond)
        case Acquire(_, level, block):
            cards.acquire(d, number, level, block)


def acquire(d: Bench, frame: Rewards, choice: Acquire) -> None:
    """Use a reward to acquire a market card: change of row first, then the block's cost (QA-120, QA-125)."""
    rewards.consume_acquire(d, choice.want)
    cards.change_row(d, frame.seat, choice)
    charge(d, frame.seat, cards.BLOCK_PRICES[choice.block], choice)
