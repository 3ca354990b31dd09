"""Pending rewards: which choices each offers, and what a choice does (QA-52, QA-53, QA-67)."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from alicegames.games.queen_alice import alice, cards, deeds
from alicegames.games.queen_alice.chess import placed
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
from alicegames.games.queen_alice.effects import (
    add_books,
    add_time,
    capture,
    gain,
    own_tile,
    pawprints,
    store,
    unlock,
)
from alicegames.games.queen_alice.events import Swapped, TileUsed
from alicegames.games.queen_alice.frames import Act, Rewards
from alicegames.games.queen_alice.purse import ALL_BLACK_CUBES, FULL_CLOCK, can_sell_tea, has_free_wild, room
from alicegames.games.queen_alice.state import NOBODY
from alicegames.games.queen_alice.targets import mini_options
from alicegames.games.queen_alice.verbs import (
    ANY_COLOUR,
    ANY_RESOURCE,
    ANY_SUIT,
    BRONZE,
    CAKE,
    CLUBS,
    COLOURS,
    DIAMONDS,
    EMPTY,
    GOLD,
    HEARTS,
    SILVER,
    SPADES,
    SUITS,
    TEA,
    TOAST,
    Reward,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from alicegames.games.queen_alice.draft import AnyState, Draft
    from alicegames.games.queen_alice.kit import Kit

KINDS_OF_RESOURCE: Final = (CAKE, TEA, TOAST)
MANDATORY: Final = frozenset({"gain_time", "alice", "crown", "pawprint", "book"})
"""What must be taken; all else may be declined (QA-67)."""
_RESOURCES: Final = frozenset({"gain_resource", "row"})
_PLAIN_GAINS: Final = tuple(tuple(Gain(kind, instead) for instead in (-1, 0, 1, 2)) for kind in KINDS_OF_RESOURCE)
_UNLOCK_GAINS: Final = tuple(Gain(kind, -1, unlock=True) for kind in KINDS_OF_RESOURCE)
_ALICES: Final = tuple(AliceOf(colour) for colour in COLOURS)
_PAWS: Final = tuple(PawOf(colour) for colour in COLOURS)
_BOOKS: Final = tuple(BookOf(colour) for colour in range(3))
_HOLD: Final = Hold()
_GAINED_BY: Final = tuple(
    tuple((verb, arg) for arg in (kind, ANY_RESOURCE) for verb in ("gain_resource", "row", "unlock_cube"))
    for kind in KINDS_OF_RESOURCE
)
"""By resource: the rewards that give it, the least flexible first."""
MARKET_LEVELS: Final = (BRONZE, SILVER, GOLD)


# -- what is offered --------------------------------------------------------------------------------------------------


def options(kit: Kit, state: AnyState, frame: Rewards) -> Iterator[QueenChoice]:
    """Yield what can be taken next, each way to take it once; equal rewards are offered once (QA-52)."""
    pending = frame.pending
    if len(pending) == 1:
        yield from _OFFERS[pending[0].verb](kit, state, frame, pending[0])
        return
    seen: set[QueenChoice] = set()
    for reward in dict.fromkeys(pending):
        for choice in _OFFERS[reward.verb](kit, state, frame, reward):
            if choice not in seen:
                seen.add(choice)
                yield choice


def may_pass(frame: Rewards) -> bool:
    """Whether all that is left may be declined (QA-67)."""
    return MANDATORY.isdisjoint([reward.verb for reward in frame.pending])


def _offer_take(kit: Kit, state: AnyState, frame: Rewards, reward: Reward) -> Iterator[QueenChoice]:
    yield Take(reward.verb, reward.arg, reward.amount)


def _offer_resource(kit: Kit, state: AnyState, frame: Rewards, reward: Reward) -> Iterator[QueenChoice]:
    """A free cube, or one in use moved over (QA-53)."""
    seat = state.seats[frame.seat]
    kinds = KINDS_OF_RESOURCE if reward.arg == ANY_RESOURCE else (reward.arg,)
    for kind in kinds:
        gains = _PLAIN_GAINS[kind]
        if room(seat) > 0:
            yield gains[0]
        else:
            for instead in KINDS_OF_RESOURCE:
                if instead != kind and seat.store[instead]:
                    yield gains[instead + 1]
    if reward.verb == "row" and _may_hold(state, frame.seat):
        yield _HOLD


def _may_hold(state: AnyState, number: int) -> bool:
    """Whether the row's resource may wait unstored to pay the extra of a wild action (QA-60)."""
    return (
        not room(state.seats[number]) and not state.loose and _is_wild(state) and not has_free_wild(state.seats[number])
    )


def _is_wild(state: AnyState) -> bool:
    return any(isinstance(frame, Act) and (frame.king or frame.column == ANY_SUIT) for frame in state.stack)


def _offer_cube(kit: Kit, state: AnyState, frame: Rewards, reward: Reward) -> Iterator[QueenChoice]:
    if state.seats[frame.seat].cubes == ALL_BLACK_CUBES:
        yield from _offer_resource(kit, state, frame, reward)
    elif reward.arg == ANY_RESOURCE:
        yield from _UNLOCK_GAINS
    else:
        yield _UNLOCK_GAINS[reward.arg]


def _offer_paw(kit: Kit, state: AnyState, frame: Rewards, reward: Reward) -> Iterator[QueenChoice]:
    yield from _PAWS


def _offer_alice(kit: Kit, state: AnyState, frame: Rewards, reward: Reward) -> Iterator[QueenChoice]:
    yield from _ALICES if reward.arg == ANY_COLOUR else (_ALICES[reward.arg],)


def _offer_book(kit: Kit, state: AnyState, frame: Rewards, reward: Reward) -> Iterator[QueenChoice]:
    for colour, choice in enumerate(_BOOKS):
        if reward.arg >> colour & 1:
            yield choice


def _offer_mini(kit: Kit, state: AnyState, frame: Rewards, reward: Reward) -> Iterator[QueenChoice]:
    """A mini-action of the suit shown, or of any (QA-180)."""
    for suit in SUITS if reward.arg == ANY_SUIT else (reward.arg,):
        yield from mini_options(kit, state, frame.seat, suit)


def _offer_acquire(kit: Kit, state: AnyState, frame: Rewards, reward: Reward) -> Iterator[QueenChoice]:
    yield from cards.acquire_options(kit, state, frame.seat, reward.arg)


def _offer_train_card(kit: Kit, state: AnyState, frame: Rewards, reward: Reward) -> Iterator[QueenChoice]:
    """The card of the left block, which is free (QA-155)."""
    if state.market[cards.place(reward.arg, 0)] != NOBODY:
        yield kit.acquires[reward.arg, reward.arg, 0]


def _offer_invite(kit: Kit, state: AnyState, frame: Rewards, reward: Reward) -> Iterator[QueenChoice]:
    yield from cards.invite_options(kit, state, frame.seat)


def _offer_card(kit: Kit, state: AnyState, frame: Rewards, reward: Reward) -> Iterator[QueenChoice]:
    """A messenger's card reward: acquire at the banner's level, or invite any card (QA-82)."""
    yield from cards.acquire_options(kit, state, frame.seat, reward.arg)
    yield from cards.invite_options(kit, state, frame.seat)


def _offer_capture(kit: Kit, state: AnyState, frame: Rewards, reward: Reward) -> Iterator[QueenChoice]:
    """Any piece of the sort on the board (QA-178)."""
    for square, piece in enumerate(state.board):
        if piece != EMPTY and reward.arg >> piece & 1:
            yield kit.captures[square]


def _offer_drop(kit: Kit, state: AnyState, frame: Rewards, reward: Reward) -> Iterator[QueenChoice]:
    """A card of the hand of these levels (QA-28)."""
    for card in state.seats[frame.seat].hand:
        if reward.arg >> kit.data.cards[card].level & 1:
            yield kit.drops[card]


def _offer_buy(kit: Kit, state: AnyState, frame: Rewards, reward: Reward) -> Iterator[QueenChoice]:
    """Every bookmark that the books pay (QA-93, QA-187)."""
    white, green, brown = state.seats[frame.seat].books
    for tile in state.shelf:
        price = kit.data.bookmarks[tile].price
        if price[0] <= white and price[1] <= green and price[2] <= brown:
            yield kit.buys[tile]


def _offer_tile(kit: Kit, state: AnyState, frame: Rewards, reward: Reward) -> Iterator[QueenChoice]:
    yield kit.uses[reward.arg]


_OFFERS: Final[dict[str, Callable[[Kit, AnyState, Rewards, Reward], Iterator[QueenChoice]]]] = {
    "gain_time": _offer_take,
    "gain_resource": _offer_resource,
    "row": _offer_resource,
    "unlock_cube": _offer_cube,
    "pawprint": _offer_paw,
    "alice": _offer_alice,
    "crown": _offer_take,
    "book": _offer_book,
    "mini_action": _offer_mini,
    "acquire": _offer_acquire,
    "invite": _offer_invite,
    "card": _offer_card,
    "capture": _offer_capture,
    "discard_card": _offer_drop,
    "buy": _offer_buy,
    "tile": _offer_tile,
    "train_card": _offer_train_card,
}


# -- what goes by itself ----------------------------------------------------------------------------------------------


def settle(d: Draft, frame: Rewards) -> bool:
    """Take what leaves no choice and can never do harm; return whether the frame still has to ask.

    Hours that fit and fixed resources with a free cube go first; a lone thing that must be taken is taken; a frame with
    nothing to offer is dropped, and with it what could not be used (QA-181).
    """
    while frame.pending:
        number = _harmless(d, frame)
        if number >= 0:
            _take_harmless(d, number, frame)
        else:
            free = may_pass(frame)
            offered = list(islice(options(d.kit, d, frame), 1 if free else 2))
            if free or len(offered) != 1:
                if offered or can_sell_tea(d, frame.seat):
                    return True
                break
            take(d, frame, offered[0])
        top = d.stack[-1]
        if top.tag != "rewards":
            return False
        frame = top
    d.pop()
    return False


def _harmless(d: Draft, frame: Rewards) -> int:
    """Return the place of a pending reward that can be taken without asking, or -1."""
    seat = d.seats[frame.seat]
    space, hours = room(seat), FULL_CLOCK - seat.time
    for number, reward in enumerate(frame.pending):
        if reward.verb == "gain_time" and reward.amount <= hours:
            return number
        if reward.verb in _RESOURCES and reward.arg != ANY_RESOURCE and space >= _asked_room(frame, reward):
            return number
    return -1


def _asked_room(frame: Rewards, reward: Reward) -> int:
    """How many cubes must be free for a resource to go by itself: the row's waits for all others, as it may be held."""
    return 1 if reward.verb == "gain_resource" else sum(other.verb in _RESOURCES for other in frame.pending)


def _take_harmless(d: Draft, number: int, frame: Rewards) -> None:
    reward = frame.pending[number]
    d.unpend(number)
    if reward.verb == "gain_time":
        add_time(d, frame.seat, reward.amount)
    else:
        store(d, frame.seat, reward.arg)


# -- what a choice does -----------------------------------------------------------------------------------------------


def take(d: Draft, frame: Rewards, choice: QueenChoice) -> None:
    """Take one pending reward in the way chosen; costs of a market block are the caller's business."""
    number = frame.seat
    match choice:
        case Take(verb, arg, amount):
            _consume_exactly(d, Reward(verb, arg, amount))
            if verb == "gain_time":
                add_time(d, number, amount)
            else:
                alice.gain_crown(d, number, arg // 4, arg % 4)
        case AliceOf(colour):
            _consume(d, ("alice", colour), ("alice", ANY_COLOUR))
            alice.progress(d, number, colour)
        case PawOf(colour):
            _consume(d, ("pawprint", ANY_COLOUR))
            pawprints(d, number, colour, 1)
        case BookOf(colour):
            _consume_fitting(d, "book", colour)
            add_books(d, number, colour)
        case Gain():
            _gain(d, number, choice)
        case Hold():
            _consume(d, *(("row", arg) for arg in (*KINDS_OF_RESOURCE, ANY_RESOURCE)))
            d.loose = 1
        case _:
            _take_thing(d, number, choice)


def _take_thing(d: Draft, number: int, choice: QueenChoice) -> None:
    match choice:
        case Invite(card):
            _consume(d, ("invite", 0), *(("card", level) for level in MARKET_LEVELS))
            cards.invite(d, number, card)
        case Capture(square):
            _capture(d, number, square)
        case Drop(card):
            _drop(d, number, card)
        case UseTile(tile):
            _consume(d, ("tile", tile))
            use_tile(d, number, tile)
        case Buy():
            _buy(d, number, choice)
        case _:
            _take_mini(d, number, choice)


def _take_mini(d: Draft, number: int, choice: QueenChoice) -> None:
    """Do a mini-action: one shown with its suit is used before one of any suit (QA-180)."""
    match choice:
        case MiniHeart(colour):
            _consume_mini(d, HEARTS)
            deeds.mini_heart(d, number, colour)
        case MiniRide(colour, to):
            _consume_mini(d, SPADES)
            deeds.ride(d, number, colour, (to,))
        case MiniClimb(colour, to):
            _consume_mini(d, CLUBS)
            deeds.climb(d, number, colour, to)
        case MiniDiamond(colour, diamond):
            _consume_mini(d, DIAMONDS)
            deeds.mini_diamond(d, number, colour, diamond)
        case _:
            msg = f"{choice} takes no reward"
            raise AssertionError(msg)


def _consume_mini(d: Draft, suit: int) -> None:
    _consume(d, ("mini_action", suit), ("mini_action", ANY_SUIT))


def _capture(d: Draft, number: int, square: int) -> None:
    """Capture a piece where it stands, by a card; nothing moves (QA-178)."""
    piece = d.board[square]
    _consume_fitting(d, "capture", piece)
    d.board = placed(d.board, square, EMPTY)
    capture(d, number, piece, square)


def _drop(d: Draft, number: int, card: int) -> None:
    """Discard a card of the hand for its discard reward (QA-28)."""
    dropped = d.kit.data.cards[card]
    _consume_fitting(d, "discard_card", dropped.level)
    cards.discard(d, number, card)
    gain(d, number, dropped.discard, "cards")


def _gain(d: Draft, number: int, choice: Gain) -> None:
    """Put a cube on a resource: a free one, one in use, or a black one just unlocked (QA-53, QA-58)."""
    kind = choice.kind
    if choice.unlock:
        _consume(d, ("unlock_cube", kind), ("unlock_cube", ANY_RESOURCE))
        unlock(d, number, kind)
        return
    _consume(d, *_GAINED_BY[kind])
    if choice.instead >= 0:
        seat = d.seat(number)
        kept = [amount - (other == choice.instead) for other, amount in enumerate(seat.store)]
        seat.store = (kept[0], kept[1], kept[2])
        d.tell(Swapped(number, choice.instead))
    store(d, number, kind)


def _buy(d: Draft, number: int, choice: Buy) -> None:
    """Pay a bookmark's books to the reserve and take it (QA-93, QA-187)."""
    _consume(d, ("buy", 0))
    seat, price = d.seat(number), d.kit.data.bookmarks[choice.tile].price
    seat.books = (seat.books[0] - price[0], seat.books[1] - price[1], seat.books[2] - price[2])
    own_tile(d, number, choice.tile)


def use_tile(d: Draft, number: int, tile: int) -> None:
    """Turn a once-a-turn bookmark over and gain its reward (QA-186)."""
    seat = d.seat(number)
    seat.used = tuple(sorted((*seat.used, tile)))
    d.tell(TileUsed(number, tile))
    gain(d, number, d.kit.data.bookmarks[tile].rewards, "tree")


def consume_acquire(d: Draft, want: int) -> None:
    """Take away the reward that an acquisition uses."""
    _consume(d, ("train_card", want), ("acquire", want), ("card", want))


def _consume_exactly(d: Draft, reward: Reward) -> None:
    d.unpend(d.pending().pending.index(reward))


def _consume(d: Draft, *wanted: tuple[str, int]) -> None:
    """Take away the first pending reward of a verb and its argument: the least flexible ones are named first."""
    pending = d.pending().pending
    for verb, arg in wanted:
        for number, reward in enumerate(pending):
            if reward.verb == verb and reward.arg == arg:
                d.unpend(number)
                return
    msg = f"none of {wanted} is pending"
    raise AssertionError(msg)


def _consume_fitting(d: Draft, verb: str, bit: int) -> None:
    """Take away the first pending reward of a verb whose mask has this bit."""
    _consume(d, next((one.verb, one.arg) for one in d.pending().pending if one.verb == verb and one.arg >> bit & 1))
