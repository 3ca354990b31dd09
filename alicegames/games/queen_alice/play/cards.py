"""Cards: the market, hands and draw piles, invitations (QA-21 to QA-29, QA-120 to QA-125)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final

from alicegames.core.decision import UNKNOWN
from alicegames.core.values import put, without
from alicegames.games.queen_alice.effects import add_time, open_deck, sell_teas, trigger
from alicegames.games.queen_alice.events import Acquired, Discarded, Drew, Invited, MarketOpened, Paid, Reshuffled
from alicegames.games.queen_alice.frames import Play
from alicegames.games.queen_alice.pack.verbs import BRONZE, GOLD
from alicegames.games.queen_alice.play.kit import BLOCKS
from alicegames.games.queen_alice.play.payment import Price, Purse, can_pay
from alicegames.games.queen_alice.play.prices import FULL_CLOCK, may_change_row, purse, sold
from alicegames.games.queen_alice.state import NOBODY

if TYPE_CHECKING:
    from alicegames.games.queen_alice.choices import Acquire, Invite
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.games.queen_alice.twin import Bench

BLOCK_HOURS: Final = (0, 1, 0)
BLOCK_PRICES: Final = (Price(), Price(), Price(any=1))
"""By block of a market row: first free, second 1 time, third 1 resource of choice (QA-120)."""
FEWEST_CARDS: Final = 3
"""No invitation when so few cards are not invited (QA-25)."""


# -- market -----------------------------------------------------------------------------------------------------------


def acquire_options(kit: Kit, state: QueenState, number: int, want: int) -> list[Acquire]:
    """Return every market card that can be had for a reward naming the level ``want`` (QA-120, QA-125, QA-169)."""
    money = tuple([_small_change(one) for one in sold(state, number, purse(kit, state, number))])
    payable = _payable_blocks(money, want, may_change=may_change_row(state.seats[number]))
    market, acquires = state.market, kit.acquires
    return [acquires[want, level, block] for level, block in payable if market[place(level, block)] != NOBODY]


def _small_change(money: Purse) -> Purse:
    """Return the purse as far as it matters where nothing costs more than one resource: fewer purses to remember."""
    if money.cake or money.tea or money.toast:
        return Purse(1, 0, 0, money.time, 0, 0, 1)
    return money


@lru_cache(maxsize=16384)
def _payable_blocks(money: tuple[Purse, ...], want: int, *, may_change: bool) -> tuple[tuple[int, int], ...]:
    """Return the levels and blocks of the market that one of the purses pays, whether they hold a card or not."""
    rows = range(BRONZE, GOLD + 1) if may_change else (want,)
    asked = product(rows, range(BLOCKS))
    return tuple([at for at in asked if any(_can_pay_block(one, want - at[0], at[1]) for one in money)])


def place(level: int, block: int) -> int:
    """Return the number of a market block."""
    return (level - BRONZE) * BLOCKS + block


def _can_pay_block(money: Purse, hours: int, block: int) -> bool:
    """Whether a block's cost can be paid once the changed row has given ``hours``, or taken them if negative."""
    time = min(FULL_CLOCK, money.time + hours) - BLOCK_HOURS[block]
    return time >= 0 and can_pay(money._replace(time=time), BLOCK_PRICES[block])


def change_row(bench: Bench, number: int, choice: Acquire) -> None:
    """Pay or gain the hours of changing the row, and pay the block's (QA-125, QA-120)."""
    steps = choice.want - choice.level
    if steps > 0:
        add_time(bench, number, steps)
    hours = max(0, -steps) + BLOCK_HOURS[choice.block]
    if hours:
        sell_teas(bench, number, hours)
        bench.seat(number).time -= hours
        bench.tell(Paid(number, 0, 0, 0, hours, 0))


def acquire(bench: Bench, number: int, level: int, block: int) -> None:
    """Take a market card into the hand, where it can be used at once (QA-121, QA-122)."""
    at = place(level, block)
    card = bench.market[at]
    bench.market = put(bench.market, at, NOBODY)
    seat = bench.seat(number)
    seat.hand = tuple(sorted((*seat.hand, card)))
    seat.known = tuple(sorted((*seat.known, card)))
    seat.pool = tuple(sorted((*seat.pool, card)))
    bench.tell(Acquired(number, card))
    trigger(bench, number, "acquire")
    if block == BLOCKS - 1:
        open_deck(bench, level)


def slide(bench: Bench) -> None:
    """Slide every market row to the left (QA-46, QA-124)."""
    row_of = [bench.market[at : at + BLOCKS] for at in range(0, len(bench.market), BLOCKS)]
    packed = [[card for card in row if card != NOBODY] for row in row_of]
    bench.market = tuple([card for row in packed for card in (*row, *(NOBODY,) * (BLOCKS - len(row)))])


def gap(state: QueenState) -> int:
    """Return the first market block to be filled from a deck, or -1."""
    for at, card in enumerate(state.market):
        if card == NOBODY and state.decks[at // BLOCKS]:
            return at
    return -1


def open_card(bench: Bench, at: int, card: int) -> None:
    """Lay a deck's next card on a market block."""
    level = at // BLOCKS
    bench.market = put(bench.market, at, card)
    bench.decks = (*bench.decks[:level], without(bench.decks[level], card), *bench.decks[level + 1 :])
    bench.tell(MarketOpened(card, at))
    bench.reveals = tuple(range(bench.players))


# -- hands ------------------------------------------------------------------------------------------------------------


def draw(bench: Bench, number: int, card: int) -> None:
    """Draw a card to the hand; only its owner sees it (QA-165)."""
    seat = bench.seat(number)
    seat.hand = tuple(sorted((*seat.hand, card)))
    bench.tell(Drew(number, card))
    bench.reveals = (number,)


def reshuffle(bench: Bench, number: int) -> None:
    """The discard pile becomes the draw pile (QA-45)."""
    seat = bench.seat(number)
    bench.knowledge = put(bench.knowledge or ((),) * bench.players, number, seat.hand)
    seat.pool = tuple(sorted((*seat.pool, *seat.discard)))
    seat.discard = ()
    bench.tell(Reshuffled(number))


def lay_down(bench: Bench, number: int, card: int) -> None:
    """Put a card of the hand on the own discard pile, face up (QA-166)."""
    _leave_hand(bench, number, card)
    seat = bench.seat(number)
    seat.discard = (*seat.discard, card)


def discard(bench: Bench, number: int, card: int, *, rest: bool = False) -> None:
    """Discard a card of the hand."""
    lay_down(bench, number, card)
    bench.tell(Discarded(number, card, rest))


def _leave_hand(bench: Bench, number: int, card: int) -> None:
    seat = bench.seat(number)
    seat.hand = without(seat.hand, card)
    seat.pool = without(seat.pool, card)
    if bench.knowledge and card in bench.knowledge[number]:
        bench.knowledge = put(bench.knowledge, number, without(bench.knowledge[number], card))
    if card in seat.known:
        seat.known = without(seat.known, card)
    else:
        bench.reveals = _others(bench.players, number)


@lru_cache(maxsize=32)
def _others(players: int, number: int) -> tuple[int, ...]:
    return tuple([other for other in range(players) if other != number])


# -- invitations ------------------------------------------------------------------------------------------------------


def invite_options(kit: Kit, state: QueenState, number: int) -> list[Invite]:
    """Return every card of hand and discard pile that may be invited (QA-23 to QA-25, QA-166)."""
    seat = state.seats[number]
    if len(seat.pool) + len(seat.discard) <= FEWEST_CARDS:
        return []
    is_spare = len(seat.hand) > 1 or not _is_before_play(state)
    held = [card for card in seat.hand if card != UNKNOWN] if is_spare else []
    return [kit.invites[card] for card in (*held, *seat.discard)]


def _is_before_play(state: QueenState) -> bool:
    return any(isinstance(frame, Play) for frame in state.stack)


def invite(bench: Bench, number: int, card: int) -> None:
    """Put a card under the courtier board: out of the deck, scored at the end (QA-23)."""
    seat = bench.seat(number)
    if card in seat.discard:
        seat.discard = without(seat.discard, card)
    else:
        _leave_hand(bench, number, card)
    seat.invited = (*seat.invited, card)
    bench.tell(Invited(number, card))
    trigger(bench, number, "invite")
