"""What an action can be done on, and what it costs: offered only if it can be paid in full (QA-69)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, assert_never

from alicegames.games.queen_alice.choices import Build, Climb, Plant, Ride
from alicegames.games.queen_alice.pack.verbs import ANY_SUIT, CLUBS, COLOURS, DIAMONDS, HEARTS, SPADES, SUITS
from alicegames.games.queen_alice.play.kit import TOKENS_EACH, ZONES, price
from alicegames.games.queen_alice.play.payment import Price, Purse, can_pay
from alicegames.games.queen_alice.play.prices import has_free_wild, purse, repeat_hours, sold, with_extra
from alicegames.games.queen_alice.state import AT_REST, FREE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from alicegames.games.queen_alice.choices import QueenChoice, Target
    from alicegames.games.queen_alice.frames import Act, Again
    from alicegames.games.queen_alice.play.kit import Boards, Kit, Run
    from alicegames.games.queen_alice.state import QueenState


def suits_of(frame: Act) -> tuple[int, ...]:
    """Return the suits whose action may be done: the column's, or all where it or the card is wild (QA-38, QA-27)."""
    return SUITS if frame.king or frame.column == ANY_SUIT else (frame.column,)


def extra_of(state: QueenState, number: int, frame: Act, suit: int) -> int:
    """Return the extra resource of a wild action still to be paid: 0 or 1 (QA-60, QA-167)."""
    if suit == frame.column or state.loose or has_free_wild(state.seats[number]):
        return 0
    return 1


def act_options(kit: Kit, state: QueenState, number: int, frame: Act) -> list[Target]:
    """Return every action that can be done and paid on the square at hand (QA-36, QA-48)."""
    found: list[Target] = []
    for suit in suits_of(frame):
        extra = extra_of(state, number, frame, suit)
        own = purse(kit, state, number, suit)
        money = sold(state, number, own if extra or own.direct < 0 else own._replace(direct=-1))
        found += _payable(options_of(kit, state, number, frame.colour, suit), money, extra)
    return found


def again_options(kit: Kit, state: QueenState, number: int, frame: Again) -> list[Target]:
    """Return every way to repeat the action in its colour, hours and cost being there (QA-43, QA-44, QA-176)."""
    hours = repeat_hours(state.seats[number])
    purses = sold(state, number, purse(kit, state, number, frame.suit, again=True))
    money = tuple([one._replace(time=one.time - hours) for one in purses if one.time >= hours])
    return _payable(options_of(kit, state, number, frame.colour, frame.suit), money, 0) if money else []


def _payable(runs: Iterable[Run], money: tuple[Purse, ...], extra: int) -> list[Target]:
    known = _known(money, extra)
    payable: list[Target] = []
    for cost, targets in runs:
        found = known.get(cost)
        if found is None:
            price_ = with_extra(cost, extra)
            found = known[cost] = can_pay(money[0], price_) or any(can_pay(one, price_) for one in money[1:])
        if found:
            payable += targets
    return payable


@lru_cache(maxsize=16384)
def _known(_money: tuple[Purse, ...], _extra: int) -> dict[Price, bool]:
    """Return what has been found out of prices: whether one of the purses pays them with the extra."""
    return {}


def cost_of(kit: Kit, state: QueenState, number: int, target: Target) -> Price:
    """Return what an action costs, without the wild column's extra and without discounts."""
    seat, colour = state.seats[number], target.colour
    match target:
        case Plant():
            zone = kit.board(state.players).zone_of[colour][target.space]
            return kit.heart_prices[colour][seat.hearts[colour]][gardener_steps(state.gardeners[colour], zone)]
        case Ride():
            return price(kit.data.move_costs[colour][len(target.way) - 1])
        case Climb():
            routes = kit.climbs[colour][seat.twins[colour]]
            return next(cost for climb, cost in routes if climb == target)
        case Build():
            return kit.board(state.players).wall_prices[colour][target.space]
        case _:
            assert_never(target)


def suit_of(target: Target) -> int:
    """Return the suit of an action."""
    match target:
        case Plant():
            return HEARTS
        case Ride():
            return SPADES
        case Climb():
            return CLUBS
        case Build():
            return DIAMONDS
        case _:
            assert_never(target)


def gardener_steps(zone: int, to: int) -> int:
    """Return the teas for a gardener's way around the ring; from rest it is free (QA-70, QA-71)."""
    if zone == AT_REST:
        return 0
    apart = (to - zone) % ZONES
    return min(apart, ZONES - apart)


# -- by suit ----------------------------------------------------------------------------------------------------------


def _hearts(kit: Kit, state: QueenState, number: int, colour: int) -> Iterable[Run]:
    """Every free garden space; the gardener must end in its zone (QA-72, QA-73, QA-79)."""
    heart = state.seats[number].hearts[colour]
    if heart == TOKENS_EACH:
        return ()
    prices, plants, zone = kit.heart_prices[colour][heart], kit.plants[colour], state.gardeners[colour]
    costs = [prices[gardener_steps(zone, to)] for to in range(ZONES)]
    zone_of = kit.board(state.players).zone_of[colour]
    return [(costs[zone_of[space]], (plants[space],)) for space, bed in enumerate(state.beds[colour]) if bed == FREE]


def _spades(kit: Kit, state: QueenState, number: int, colour: int) -> Iterable[Run]:
    return kit.ride_runs[colour][state.seats[number].messengers[colour]]


def _clubs(kit: Kit, state: QueenState, number: int, colour: int) -> Iterable[Run]:
    return kit.climb_runs[colour][state.seats[number].twins[colour]]


def _diamonds(kit: Kit, state: QueenState, number: int, colour: int) -> Iterable[Run]:
    """The lowest free space of each column with each diamond on the courtier board (QA-100, QA-101)."""
    boards = kit.board(state.players)
    gone, prices = state.seats[number].diamonds[colour], boards.wall_prices[colour]
    return [(prices[space], kit.builds[colour][space][gone]) for space in lowest_free(boards, state, colour)]


_TARGETS = (_hearts, _spades, _clubs, _diamonds)


def options_of(kit: Kit, state: QueenState, number: int, colour: int, suit: int) -> Iterable[Run]:
    """Return what an action could be done on, price by price, whether it can be paid or not."""
    return _TARGETS[suit](kit, state, number, colour)


def lowest_free(boards: Boards, state: QueenState, colour: int) -> Iterator[int]:
    """Yield the lowest free space of each wall column (QA-100, QA-106)."""
    wall = state.walls[colour]
    for column in boards.columns:
        for space in column:
            if wall[space] == FREE:
                yield space
                break


# -- mini-actions -----------------------------------------------------------------------------------------------------


def mini_options(kit: Kit, state: QueenState, number: int, suit: int) -> tuple[QueenChoice, ...]:
    """Every mini-action of a suit, in either colour and free (QA-78, QA-87, QA-96, QA-104, QA-179)."""
    seat = state.seats[number]
    if suit == HEARTS:
        return tuple([kit.mini_hearts[colour] for colour in COLOURS if seat.hearts[colour] < TOKENS_EACH])
    if suit == SPADES:
        red, white = seat.messengers
        return (*kit.mini_rides[0][red], *kit.mini_rides[1][white])
    if suit == CLUBS:
        red, white = seat.twins
        return (*kit.mini_climbs[0][red], *kit.mini_climbs[1][white])
    red, white = seat.diamonds
    return (*kit.mini_gems[0][red], *kit.mini_gems[1][white])
