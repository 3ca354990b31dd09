"""Pending rewards: which choices each offers (QA-52, QA-53, QA-67)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.queen_alice.choices import AliceOf, BookOf, Gain, Hold, PawOf, QueenChoice, Take
from alicegames.games.queen_alice.frames import Act, Rewards
from alicegames.games.queen_alice.pack.verbs import (
    ANY_COLOUR,
    ANY_RESOURCE,
    ANY_SUIT,
    CAKE,
    COLOURS,
    EMPTY,
    SUITS,
    TEA,
    TOAST,
    Reward,
)
from alicegames.games.queen_alice.play import cards
from alicegames.games.queen_alice.play.prices import ALL_BLACK_CUBES, has_free_wild, room
from alicegames.games.queen_alice.play.targets import mini_options
from alicegames.games.queen_alice.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState

KINDS_OF_RESOURCE: Final = (CAKE, TEA, TOAST)
MANDATORY: Final = frozenset({"gain_time", "alice", "crown", "pawprint", "book"})
"""What must be taken; all else may be declined (QA-67)."""
_PLAIN_GAINS: Final = tuple(tuple(Gain(kind, instead) for instead in (-1, 0, 1, 2)) for kind in KINDS_OF_RESOURCE)
_FREE_GAINS: Final = tuple(gains[0] for gains in _PLAIN_GAINS)
_UNLOCK_GAINS: Final = tuple(Gain(kind, -1, unlock=True) for kind in KINDS_OF_RESOURCE)
_ALICES: Final = tuple(AliceOf(colour) for colour in COLOURS)
_PAWS: Final = tuple(PawOf(colour) for colour in COLOURS)
_BOOKS: Final = tuple(BookOf(colour) for colour in range(3))
_HOLD: Final = Hold()


def options(kit: Kit, state: QueenState, frame: Rewards) -> list[QueenChoice]:
    """Return what can be taken next, each way to take it once; equal rewards are offered once (QA-52)."""
    pending = frame.pending
    if len(pending) == 1:
        return list(_OFFERS[pending[0].verb](kit, state, frame, pending[0]))
    found: dict[QueenChoice, None] = {}
    for reward in dict.fromkeys(pending):
        found.update(dict.fromkeys(_OFFERS[reward.verb](kit, state, frame, reward)))
    return list(found)


def may_pass(frame: Rewards) -> bool:
    """Whether all that is left may be declined (QA-67)."""
    pending = frame.pending
    if len(pending) == 1:
        return pending[0].verb not in MANDATORY
    return MANDATORY.isdisjoint([reward.verb for reward in pending])


def _offer_take(kit: Kit, state: QueenState, frame: Rewards, reward: Reward) -> Iterable[QueenChoice]:
    return (Take(reward.verb, reward.arg, reward.amount),)


def _offer_resource(kit: Kit, state: QueenState, frame: Rewards, reward: Reward) -> Iterable[QueenChoice]:
    """A free cube, or one in use moved over (QA-53)."""
    seat = state.seats[frame.seat]
    if room(seat) > 0:
        return _FREE_GAINS if reward.arg == ANY_RESOURCE else (_FREE_GAINS[reward.arg],)
    kinds = KINDS_OF_RESOURCE if reward.arg == ANY_RESOURCE else (reward.arg,)
    found: list[QueenChoice] = [
        _PLAIN_GAINS[kind][instead + 1]
        for kind in kinds
        for instead in KINDS_OF_RESOURCE
        if instead != kind and seat.store[instead]
    ]
    if reward.verb == "row" and _may_hold(state, frame.seat):
        found.append(_HOLD)
    return found


def _may_hold(state: QueenState, number: int) -> bool:
    """Whether the row's resource may wait unstored to pay the extra of a wild action (QA-60)."""
    return not room(state.seats[number]) and not state.loose and may_pay_extra(state, number)


def may_pay_extra(state: QueenState, number: int) -> bool:
    """Whether the action to come may be a wild one with an extra to pay (QA-60)."""
    return _is_wild(state) and not has_free_wild(state.seats[number])


def _is_wild(state: QueenState) -> bool:
    acts = [frame for frame in state.stack if isinstance(frame, Act)]
    return bool(acts) and any(frame.king or frame.column == ANY_SUIT for frame in acts)


def _offer_cube(kit: Kit, state: QueenState, frame: Rewards, reward: Reward) -> Iterable[QueenChoice]:
    if state.seats[frame.seat].cubes == ALL_BLACK_CUBES:
        return _offer_resource(kit, state, frame, reward)
    return _UNLOCK_GAINS if reward.arg == ANY_RESOURCE else (_UNLOCK_GAINS[reward.arg],)


def _offer_paw(kit: Kit, state: QueenState, frame: Rewards, reward: Reward) -> Iterable[QueenChoice]:
    return _PAWS


def _offer_alice(kit: Kit, state: QueenState, frame: Rewards, reward: Reward) -> Iterable[QueenChoice]:
    return _ALICES if reward.arg == ANY_COLOUR else (_ALICES[reward.arg],)


def _offer_book(kit: Kit, state: QueenState, frame: Rewards, reward: Reward) -> Iterable[QueenChoice]:
    for colour, choice in enumerate(_BOOKS):
        if reward.arg >> colour & 1:
            yield choice


def _offer_mini(kit: Kit, state: QueenState, frame: Rewards, reward: Reward) -> Iterable[QueenChoice]:
    """A mini-action of the suit shown, or of any (QA-180)."""
    if reward.arg != ANY_SUIT:
        return mini_options(kit, state, frame.seat, reward.arg)
    return [choice for suit in SUITS for choice in mini_options(kit, state, frame.seat, suit)]


def _offer_acquire(kit: Kit, state: QueenState, frame: Rewards, reward: Reward) -> Iterable[QueenChoice]:
    return cards.acquire_options(kit, state, frame.seat, reward.arg)


def _offer_train_card(kit: Kit, state: QueenState, frame: Rewards, reward: Reward) -> Iterable[QueenChoice]:
    """The card of the left block, which is free (QA-155)."""
    if state.market[cards.place(reward.arg, 0)] != NOBODY:
        yield kit.acquires[reward.arg, reward.arg, 0]


def _offer_invite(kit: Kit, state: QueenState, frame: Rewards, reward: Reward) -> Iterable[QueenChoice]:
    return cards.invite_options(kit, state, frame.seat)


def _offer_card(kit: Kit, state: QueenState, frame: Rewards, reward: Reward) -> Iterable[QueenChoice]:
    """A messenger's card reward: acquire at the banner's level, or invite any card (QA-82)."""
    number = frame.seat
    return (*cards.acquire_options(kit, state, number, reward.arg), *cards.invite_options(kit, state, number))


def _offer_capture(kit: Kit, state: QueenState, frame: Rewards, reward: Reward) -> Iterable[QueenChoice]:
    """Any piece of the sort on the board (QA-178)."""
    for square, piece in enumerate(state.board):
        if piece != EMPTY and reward.arg >> piece & 1:
            yield kit.captures[square]


def _offer_drop(kit: Kit, state: QueenState, frame: Rewards, reward: Reward) -> Iterable[QueenChoice]:
    """A card of the hand of these levels (QA-28)."""
    for card in state.seats[frame.seat].hand:
        if reward.arg >> kit.data.cards[card].level & 1:
            yield kit.drops[card]


def _offer_buy(kit: Kit, state: QueenState, frame: Rewards, reward: Reward) -> Iterable[QueenChoice]:
    return buys(kit, state, frame.seat)


def buys(kit: Kit, state: QueenState, number: int) -> Iterable[QueenChoice]:
    """Yield every bookmark that a seat's books pay (QA-93, QA-187)."""
    white, green, brown = state.seats[number].books
    for tile in state.shelf:
        price = kit.data.bookmarks[tile].price
        if price[0] <= white and price[1] <= green and price[2] <= brown:
            yield kit.buys[tile]


def _offer_tile(kit: Kit, state: QueenState, frame: Rewards, reward: Reward) -> Iterable[QueenChoice]:
    return (kit.uses[reward.arg],)


_OFFERS: Final[dict[str, Callable[[Kit, QueenState, Rewards, Reward], Iterable[QueenChoice]]]] = {
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
