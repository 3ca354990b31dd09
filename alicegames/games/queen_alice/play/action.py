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


def act(bench: Bench, frame: Act, target: Target) -> None:
    """Do the action of the square: pay, carry out, take the rewards, then ask for a repeat (QA-36, QA-48, QA-62)."""
    number, suit = bench.owner, suit_of(target)
    extra = extra_of(bench, number, frame, suit)
    price = with_extra(cost_of(bench.kit, bench, number, target), extra)
    if not extra:
        bench.fresh = -1
    bench.pop()
    if bench.loose and suit == frame.column:
        bench.tell(HeldLost(number))
    bench.loose = 0
    bench.acted = round_of(bench)
    bench.push(Again(frame.colour, suit))
    open_rewards(bench, number, SUIT_NAMES[suit])
    charge(bench, number, price, target, suit=suit)


def no_action(bench: Bench) -> None:
    """Gain 2 time instead of the action, then rest without a repeat (QA-42, QA-175)."""
    bench.pop()
    if bench.loose:
        bench.tell(HeldLost(bench.owner))
    bench.loose, bench.fresh = 0, -1
    bench.tell(NoAction(bench.owner))
    add_time(bench, bench.owner, IDLE_HOURS)
    bench.push(EndTurn())


def repeat(bench: Bench, frame: Again, target: Target) -> None:
    """Pay the hours and do the same action again in the same colour, paying its cost (QA-43, QA-57, QA-176)."""
    number = bench.owner
    price = cost_of(bench.kit, bench, number, target)
    bench.pop()
    bench.spent = 0
    hours = repeat_hours(bench.seats[number])
    sell_teas(bench, number, hours)
    bench.seat(number).time -= hours
    bench.tell(Repeated(number, hours))
    bench.push(EndTurn())
    open_rewards(bench, number, SUIT_NAMES[frame.suit])
    charge(bench, number, price, target, suit=frame.suit, again=True)


# -- payment ----------------------------------------------------------------------------------------------------------


def charge(bench: Bench, number: int, price: Price, deed: Deed, *, suit: int = -1, again: bool = False) -> None:
    """Pay for a deed and do it; ask first where there is more than one way to pay (QA-69).

    Teas are changed for time first if it could not be paid without (QA-68).
    """
    found = ways(purse(bench.kit, bench, number, suit, again=again), price)
    while not found and can_sell_tea(bench, number):
        sell_tea(bench)
        found = ways(purse(bench.kit, bench, number, suit, again=again), price)
    if len(found) > 1:
        bench.push(PayFor(number, *price, suit, again, deed))
    else:
        _settle_bill(bench, number, found[0])
        do(bench, number, deed)


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


def pay(bench: Bench, frame: PayFor, choice: Pay) -> None:
    """Pay in the way chosen and do what was paid for."""
    bench.pop()
    way = Way(choice.cake, choice.tea, choice.toast, choice.hours, choice.cubes, choice.spent, choice.cuts)
    _settle_bill(bench, frame.seat, way)
    do(bench, frame.seat, frame.deed)


def _settle_bill(bench: Bench, number: int, way: Way) -> None:
    """Take away what a way to pay says; cubes go back to the platter or to the locked stock (QA-54 to QA-57)."""
    seat = bench.seat(number)
    cake, tea, toast = seat.store
    seat.store = (cake - way.cake, tea - way.tea, toast - way.toast)
    seat.time -= way.hours
    seat.cubes -= way.cubes
    bench.spent += way.spent
    bench.fresh = -1
    for key in way.cuts:
        if key == CARD:
            bench.discount = 0
        elif key >= 0:
            seat.used = tuple(sorted((*seat.used, key)))
    bench.tell(Paid(number, way.cake, way.tea, way.toast, way.hours, way.cubes))


def do(bench: Bench, number: int, deed: Deed) -> None:
    """Carry out what has been paid for."""
    match deed:
        case Plant(colour, space):
            boards.plant(bench, number, colour, space)
        case Ride(colour, way):
            boards.ride(bench, number, colour, way)
        case Climb(colour, to):
            boards.climb(bench, number, colour, to)
        case Build(colour, space, diamond):
            boards.build(bench, number, colour, space, diamond)
        case Acquire(_, level, block):
            cards.acquire(bench, number, level, block)


def acquire(bench: Bench, frame: Rewards, choice: Acquire) -> None:
    """Use a reward to acquire a market card: change of row first, then the block's cost (QA-120, QA-125)."""
    rewards.consume_acquire(bench, choice.want)
    cards.change_row(bench, frame.seat, choice)
    charge(bench, frame.seat, cards.BLOCK_PRICES[choice.block], choice)
