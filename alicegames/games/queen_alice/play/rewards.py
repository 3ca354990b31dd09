"""Pending rewards: what goes by itself, and what a choice does (QA-52, QA-53, QA-67)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.games.queen_alice.choices import (
    AliceOf,
    BookOf,
    Buy,
    Capture,
    Drop,
    Gain,
    Hold,
    Invite,
    MiniClimb,
    MiniDiamond,
    MiniHeart,
    MiniRide,
    PawOf,
    QueenChoice,
    Take,
    UseTile,
)
from alicegames.games.queen_alice.effects import add_books, add_time, capture, gain, own_tile, pawprints, store, unlock
from alicegames.games.queen_alice.events import Lost, Swapped, TileUsed
from alicegames.games.queen_alice.frames import Rewards
from alicegames.games.queen_alice.pack.verbs import (
    ANY_COLOUR,
    ANY_RESOURCE,
    ANY_SUIT,
    BRONZE,
    CLUBS,
    DIAMONDS,
    EMPTY,
    GOLD,
    HEARTS,
    SILVER,
    SPADES,
    Reward,
)
from alicegames.games.queen_alice.play import alice, boards, cards
from alicegames.games.queen_alice.play.chess import placed
from alicegames.games.queen_alice.play.offers import KINDS_OF_RESOURCE, may_pass, may_pay_extra, options
from alicegames.games.queen_alice.play.prices import ALL_BLACK_CUBES, FULL_CLOCK, can_sell_tea, room

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.queen_alice.state import Seat
    from alicegames.games.queen_alice.twin import Bench

_RESOURCES: Final = frozenset({"gain_resource", "row"})
_GAINED_BY: Final = tuple(
    (
        *((verb, arg) for arg in (kind, ANY_RESOURCE) for verb in ("gain_resource", "row")),
        *(("unlock_cube", arg) for arg in (kind, ANY_RESOURCE)),
    )
    for kind in KINDS_OF_RESOURCE
)
"""By resource: the rewards that give it, the least flexible first; a cube that may yet be unlocked is used last."""
_ROWS: Final = tuple(("row", arg) for arg in (*KINDS_OF_RESOURCE, ANY_RESOURCE))
MARKET_LEVELS: Final = (BRONZE, SILVER, GOLD)


# -- what goes by itself ----------------------------------------------------------------------------------------------


def settle(bench: Bench, frame: Rewards) -> bool:
    """Take what leaves no choice and can never do harm; return whether the frame still has to ask.

    Hours that fit and fixed resources with a free cube go first; a lone thing that must be taken is taken; a frame with
    nothing to offer is dropped, and with it what could not be used (QA-181).
    """
    while frame.pending:
        number = _harmless(bench, frame)
        if number >= 0:
            _take_harmless(bench, number, frame)
        else:
            offered = options(bench.kit, bench, frame)
            if len(offered) != 1 or may_pass(frame):
                bench.offered = offered
                if offered or can_sell_tea(bench, frame.seat):
                    return True
                break
            take(bench, frame, offered[0])
        top = bench.stack[-1]
        if not isinstance(top, Rewards):
            return False
        frame = top
    leave(bench, frame, declined=False)
    return False


def leave(bench: Bench, frame: Rewards, *, declined: bool) -> None:
    """Let the rewards go that are declined or cannot be used, and say so (QA-67, QA-181)."""
    bench.pop()
    for reward in frame.pending:
        if reward.verb not in _OFFERS_ONLY:
            bench.tell(Lost(frame.seat, reward.verb, reward.arg, reward.amount, declined))


_OFFERS_ONLY: Final = frozenset({"buy", "tile"})
"""What is offered and costs or waits for another time: not to take it loses nothing."""


def _harmless(bench: Bench, frame: Rewards) -> int:
    """Return the place of a pending reward that can be taken without asking, or -1."""
    seat = bench.seats[frame.seat]
    space, hours = room(seat), FULL_CLOCK - seat.time
    for number, reward in enumerate(frame.pending):
        if reward.verb == "gain_time" and reward.amount <= hours:
            return number
        if reward.verb in _RESOURCES and reward.arg != ANY_RESOURCE and space >= _asked_room(frame, reward):
            return number
    return 0 if space and _is_bare_resource(seat, frame.pending) else -1


def _is_bare_resource(seat: Seat, pending: tuple[Reward, ...]) -> bool:
    """Whether all that is left is a black cube's resource, all cubes being unlocked (QA-58)."""
    reward = pending[0]
    is_alone = len(pending) == 1 and reward.verb == "unlock_cube" and reward.arg != ANY_RESOURCE
    return is_alone and seat.cubes == ALL_BLACK_CUBES


def _asked_room(frame: Rewards, reward: Reward) -> int:
    """How many cubes must be free for a resource to go by itself: the row's waits for all others, as it may be held."""
    return 1 if reward.verb == "gain_resource" else sum(other.verb in _RESOURCES for other in frame.pending)


def _take_harmless(bench: Bench, number: int, frame: Rewards) -> None:
    reward = frame.pending[number]
    bench.unpend(number)
    if reward.verb == "gain_time":
        add_time(bench, frame.seat, reward.amount)
    else:
        _store(bench, frame.seat, reward.arg, is_row=reward.verb == "row")


def _store(bench: Bench, number: int, kind: int, *, is_row: bool) -> None:
    """Store a resource; the row's may yet pay a wild action's extra as if it had not been stored (QA-60)."""
    store(bench, number, kind)
    if is_row and may_pay_extra(bench, number):
        bench.fresh = kind


# -- what a choice does -----------------------------------------------------------------------------------------------


def take(bench: Bench, frame: Rewards, choice: QueenChoice) -> None:
    """Take one pending reward in the way chosen; costs of a market block are the caller's business."""
    _TAKES[type(choice)](bench, frame.seat, choice)


def _take(bench: Bench, number: int, choice: Take) -> None:
    _consume_exactly(bench, Reward(choice.verb, choice.arg, choice.amount))
    if choice.verb == "gain_time":
        add_time(bench, number, choice.amount)
    else:
        alice.gain_crown(bench, number, choice.arg // 4, choice.arg % 4)


def _alice(bench: Bench, number: int, choice: AliceOf) -> None:
    _consume(bench, ("alice", choice.colour), ("alice", ANY_COLOUR))
    alice.progress(bench, number, choice.colour)


def _paw(bench: Bench, number: int, choice: PawOf) -> None:
    _consume(bench, ("pawprint", ANY_COLOUR))
    pawprints(bench, number, choice.colour, 1)


def _book(bench: Bench, number: int, choice: BookOf) -> None:
    _consume_fitting(bench, "book", choice.colour)
    add_books(bench, number, choice.colour)


def _hold(bench: Bench, number: int, choice: Hold) -> None:
    """Keep the row's resource unstored for the wild column (QA-60)."""
    _consume(bench, *_ROWS)
    bench.loose = 1


def _invite(bench: Bench, number: int, choice: Invite) -> None:
    _consume(bench, ("invite", 0), *(("card", level) for level in MARKET_LEVELS))
    cards.invite(bench, number, choice.card)


def _use(bench: Bench, number: int, choice: UseTile) -> None:
    _consume(bench, ("tile", choice.tile))
    use_tile(bench, number, choice.tile)


# Mini-actions: one shown with its suit is used before one of any suit (QA-180).


def _mini_heart(bench: Bench, number: int, choice: MiniHeart) -> None:
    _consume_mini(bench, HEARTS)
    boards.mini_heart(bench, number, choice.colour)


def _mini_ride(bench: Bench, number: int, choice: MiniRide) -> None:
    _consume_mini(bench, SPADES)
    boards.ride(bench, number, choice.colour, (choice.to,))


def _mini_climb(bench: Bench, number: int, choice: MiniClimb) -> None:
    _consume_mini(bench, CLUBS)
    boards.climb(bench, number, choice.colour, choice.to)


def _mini_diamond(bench: Bench, number: int, choice: MiniDiamond) -> None:
    _consume_mini(bench, DIAMONDS)
    boards.mini_diamond(bench, number, choice.colour, choice.diamond)


def _consume_mini(bench: Bench, suit: int) -> None:
    _consume(bench, ("mini_action", suit), ("mini_action", ANY_SUIT))


def _capture(bench: Bench, number: int, choice: Capture) -> None:
    """Capture a piece where it stands, by a card; nothing moves (QA-178)."""
    piece = bench.board[choice.square]
    _consume_fitting(bench, "capture", piece)
    bench.board = placed(bench.board, choice.square, EMPTY)
    capture(bench, number, piece, choice.square)


def _drop(bench: Bench, number: int, choice: Drop) -> None:
    """Discard a card of the hand for its discard reward (QA-28)."""
    dropped = bench.kit.data.cards[choice.card]
    _consume_fitting(bench, "discard_card", dropped.level)
    cards.discard(bench, number, choice.card)
    gain(bench, number, dropped.discard, "cards")


def _gain(bench: Bench, number: int, choice: Gain) -> None:
    """Put a cube on a resource: a free one, one in use, or a black one just unlocked (QA-53, QA-58)."""
    kind = choice.kind
    if choice.unlock:
        _consume(bench, ("unlock_cube", kind), ("unlock_cube", ANY_RESOURCE))
        unlock(bench, number, kind)
        return
    verb = _consume(bench, *_GAINED_BY[kind])
    if choice.instead >= 0:
        bench.fresh = -1 if choice.instead == bench.fresh else bench.fresh
        seat = bench.seat(number)
        kept = [amount - (other == choice.instead) for other, amount in enumerate(seat.store)]
        seat.store = (kept[0], kept[1], kept[2])
        bench.tell(Swapped(number, choice.instead))
    _store(bench, number, kind, is_row=verb == "row")


def _buy(bench: Bench, number: int, choice: Buy) -> None:
    """Pay a bookmark's books to the reserve and take it (QA-93, QA-187)."""
    _consume(bench, ("buy", 0))
    seat, price = bench.seat(number), bench.kit.data.bookmarks[choice.tile].price
    seat.books = (seat.books[0] - price[0], seat.books[1] - price[1], seat.books[2] - price[2])
    own_tile(bench, number, choice.tile)


def use_tile(bench: Bench, number: int, tile: int) -> None:
    """Turn a once-a-turn bookmark over and gain its reward (QA-186)."""
    seat = bench.seat(number)
    seat.used = tuple(sorted((*seat.used, tile)))
    bench.tell(TileUsed(number, tile))
    gain(bench, number, bench.kit.data.bookmarks[tile].rewards, "tree")


def consume_acquire(bench: Bench, want: int) -> None:
    """Take away the reward that an acquisition uses."""
    _consume(bench, ("train_card", want), ("acquire", want), ("card", want))


def _consume_exactly(bench: Bench, reward: Reward) -> None:
    bench.unpend(bench.pending().pending.index(reward))


def _consume(bench: Bench, *wanted: tuple[str, int]) -> str:
    """Take away the first pending reward of a verb and its argument, and return the verb.

    The least flexible ones are named first.
    """
    pending = [(reward.verb, reward.arg) for reward in bench.pending().pending]
    for one in wanted:
        if one in pending:
            bench.unpend(pending.index(one))
            return one[0]
    msg = f"none of {wanted} is pending"
    raise AssertionError(msg)


def _consume_fitting(bench: Bench, verb: str, bit: int) -> None:
    """Take away the least flexible pending reward of a verb whose mask has this bit."""
    fitting = [one.arg for one in bench.pending().pending if one.verb == verb and one.arg >> bit & 1]
    _consume(bench, (verb, min(fitting, key=int.bit_count)))


_TAKES: Final[dict[type, Callable[[Bench, int, Any], None]]] = {
    Take: _take,
    AliceOf: _alice,
    PawOf: _paw,
    BookOf: _book,
    Gain: _gain,
    Hold: _hold,
    Invite: _invite,
    Capture: _capture,
    Drop: _drop,
    UseTile: _use,
    Buy: _buy,
    MiniHeart: _mini_heart,
    MiniRide: _mini_ride,
    MiniClimb: _mini_climb,
    MiniDiamond: _mini_diamond,
}
"""For each choice that takes a reward, how it is taken."""
