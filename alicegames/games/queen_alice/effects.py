"""The verbs: what each reward does when it is gained. What needs a choice is left pending (QA-52)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.values import put, without
from alicegames.games.queen_alice.events import Bought, Captured, Gained, Lost, Scored, TeaSold
from alicegames.games.queen_alice.frames import OpenDeck, Rewards
from alicegames.games.queen_alice.pack.verbs import (
    ANY_COLOUR,
    ANY_RESOURCE,
    EMPTY,
    KINDS,
    KING,
    PAWN,
    QUEEN,
    TEA,
    Reward,
)
from alicegames.games.queen_alice.play.prices import ALL_BLACK_CUBES, FULL_CLOCK, HOURS_FOR_A_TEA, can_sell_tea, room

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alicegames.games.queen_alice.state import Pair
    from alicegames.games.queen_alice.twin import Bench

PAST_THE_TRACK: Final = 3
"""IP for a pawprint beyond the track's end (QA-118)."""
_CAPTURE_TIME: Final = Reward("gain_time", 0, 1)
_CAPTURE_RESOURCE: Final = Reward("gain_resource", ANY_RESOURCE, 1)
_CAPTURE_PAWPRINTS: Final = (Reward("pawprint", 0, 1), Reward("pawprint", 1, 1))

Numbers = tuple[int, ...]


def with_more(pair: Pair, colour: int, amount: int = 1) -> Pair:
    """Return a red-and-white pair with one number raised."""
    return (pair[0] + amount, pair[1]) if colour == 0 else (pair[0], pair[1] + amount)


def with_set(pair: Pair, colour: int, value: int) -> Pair:
    """Return a red-and-white pair with one number changed."""
    return (value, pair[1]) if colour == 0 else (pair[0], value)


def gain(d: Bench, number: int, rewards: Iterable[Reward], key: str) -> None:
    """Gain rewards; ``key`` is the score line of their influence points. Needs a frame of rewards on the stack."""
    for reward in rewards:
        VERBS[reward.verb](d, number, reward, key)


def trigger(d: Bench, number: int, event: str) -> None:
    """Offer the once-a-turn bookmarks that answer an event, in the owner's turn (QA-98, QA-186)."""
    seat = d.seats[number]
    if not seat.tiles or d.owner != number:
        return
    pending = d.pending().pending
    for tile in seat.tiles:
        if tile in d.kit.triggered[event] and tile not in seat.used:
            use = Reward("tile", tile)
            if use not in pending:
                d.pend(use)


# -- time and resources -----------------------------------------------------------------------------------------------


def add_time(d: Bench, number: int, hours: int) -> None:
    """Turn the clock on; each hour over 10 is 1 IP (QA-59)."""
    seat = d.seat(number)
    over = max(0, seat.time + hours - FULL_CLOCK)
    seat.time += hours - over
    d.tell(Gained(number, "gain_time", 0, hours - over))
    if over:
        score(d, number, "clock", over, "past_ten")


def sell_tea(d: Bench) -> None:
    """Change a tea for 2 time (QA-68, QA-76)."""
    seat = d.seat(d.owner)
    seat.store = (seat.store[0], seat.store[TEA] - 1, seat.store[2])
    d.tell(TeaSold(d.owner))
    add_time(d, d.owner, HOURS_FOR_A_TEA)


def sell_teas(d: Bench, number: int, hours: int) -> None:
    """Change teas, if the seat can, until it has so many hours (QA-68, QA-69)."""
    while d.seats[number].time < hours and can_sell_tea(d, number):
        sell_tea(d)


def score(d: Bench, number: int, key: str, points: int, why: str = "") -> None:
    """Move the IP marker on (QA-163); ``why`` is as in `Scored`."""
    d.score(number, key, points)
    d.tell(Scored(number, key, points, why))


def store(d: Bench, number: int, kind: int) -> None:
    """Put a free cube on a resource (QA-53)."""
    _place(d, number, kind)
    d.tell(Gained(number, "gain_resource", kind, 1))


def _place(d: Bench, number: int, kind: int) -> None:
    seat = d.seat(number)
    cake, tea, toast = seat.store
    seat.store = (cake + (kind == 0), tea + (kind == 1), toast + (kind == 2))  # noqa: PLR2004 -- the three kinds


def unlock(d: Bench, number: int, kind: int) -> None:
    """Unlock a black cube and place it on a resource (QA-58)."""
    seat = d.seat(number)
    seat.cubes += 1
    d.tell(Gained(number, "unlock_cube", kind, 1))
    _place(d, number, kind)
    trigger(d, number, "unlock")


def _gain_time(d: Bench, number: int, reward: Reward, key: str) -> None:
    """Hours that fit can never do harm and are taken at once; others wait, for order matters (QA-52, QA-67)."""
    if d.seats[number].time + reward.amount <= FULL_CLOCK:
        add_time(d, number, reward.amount)
    else:
        d.pend(reward)


def _gain_resource(d: Bench, number: int, reward: Reward, key: str) -> None:
    single = reward if reward.amount == 1 else Reward(reward.verb, reward.arg, 1)
    for _ in range(reward.amount):
        if reward.arg != ANY_RESOURCE and room(d.seats[number]) > 0:
            store(d, number, reward.arg)
        else:
            d.pend(single)


def _unlock_cube(d: Bench, number: int, reward: Reward, key: str) -> None:
    """Unlock a cube at once, unless all are: one may first be locked to pay for another reward (QA-52, QA-58)."""
    if reward.arg == ANY_RESOURCE or d.seats[number].cubes == ALL_BLACK_CUBES:
        d.pend(reward)
    else:
        unlock(d, number, reward.arg)


def _gain_ip(d: Bench, number: int, reward: Reward, key: str) -> None:
    score(d, number, key, reward.amount)


# -- tracks and tokens ------------------------------------------------------------------------------------------------


def _pawprint(d: Bench, number: int, reward: Reward, key: str) -> None:
    if reward.arg == ANY_COLOUR:
        d.pend(*(Reward("pawprint", ANY_COLOUR, 1),) * reward.amount)
    else:
        pawprints(d, number, reward.arg, reward.amount)


def pawprints(d: Bench, number: int, colour: int, amount: int) -> None:
    """Advance on a cat track, gaining all that is passed; beyond its end 3 IP a step (QA-117, QA-118)."""
    rewards = d.kit.data.cats[colour].rewards
    before = d.seats[number].paws[colour]
    after = min(before + amount, len(rewards) - 1)
    seat = d.seat(number)
    seat.paws = with_set(seat.paws, colour, after)
    d.tell(Gained(number, "pawprint", colour, amount))
    for space in range(before + 1, after + 1):
        gain(d, number, rewards[space], "cats")
    if before + amount > after:
        score(d, number, "cats", PAST_THE_TRACK * (before + amount - after), "past_track")


def _flower(d: Bench, number: int, reward: Reward, key: str) -> None:
    """Take a Live Flower unless none is left (QA-76, QA-161)."""
    kind = reward.arg
    if not d.flowers[kind]:
        d.tell(Lost(number, "flower", kind, 1))
        return
    seat = d.seat(number)
    d.flowers = _four(put(d.flowers, kind, d.flowers[kind] - 1))
    seat.flowers = _four(put(seat.flowers, kind, seat.flowers[kind] + 1))
    d.tell(Gained(number, "flower", kind, 1))


def _four(numbers: Numbers) -> tuple[int, int, int, int]:
    one, two, three, four = numbers
    return one, two, three, four


def _book(d: Bench, number: int, reward: Reward, key: str) -> None:
    """Take books; of several colours the player names one (QA-92)."""
    mask = reward.arg
    if mask & (mask - 1):
        d.pend(*(Reward("book", mask, 1),) * reward.amount)
    else:
        add_books(d, number, mask.bit_length() - 1, reward.amount)


def add_books(d: Bench, number: int, colour: int, amount: int = 1) -> None:
    """Take books of a colour out of the reserve, which never runs out (QA-161)."""
    seat = d.seat(number)
    white, green, brown = put(seat.books, colour, seat.books[colour] + amount)
    seat.books = (white, green, brown)
    d.tell(Gained(number, "book", colour, amount))


def _bookmark(d: Bench, number: int, reward: Reward, key: str) -> None:
    own_tile(d, number, reward.arg)


def own_tile(d: Bench, number: int, tile: int) -> None:
    """Take a bookmark; one that acts at once does so (QA-97, QA-158, QA-187)."""
    if tile not in d.shelf:
        return
    d.shelf = without(d.shelf, tile)
    seat = d.seat(number)
    seat.tiles = tuple(sorted((*seat.tiles, tile)))
    d.tell(Bought(number, tile))
    bookmark = d.kit.data.bookmarks[tile]
    if bookmark.when == "at_once":
        gain(d, number, bookmark.rewards, "tree")


def _discount(d: Bench, number: int, reward: Reward, key: str) -> None:
    d.discount += reward.amount


# -- what waits for a choice ------------------------------------------------------------------------------------------


def _pend(d: Bench, number: int, reward: Reward, key: str) -> None:
    if reward.amount == 1:
        d.pend(reward)
    else:
        d.pend(*(Reward(reward.verb, reward.arg, 1),) * reward.amount)


VERBS: Final[dict[str, Callable[[Bench, int, Reward, str], None]]] = {
    "gain_time": _gain_time,
    "gain_resource": _gain_resource,
    "unlock_cube": _unlock_cube,
    "gain_ip": _gain_ip,
    "pawprint": _pawprint,
    "flower": _flower,
    "book": _book,
    "bookmark": _bookmark,
    "discount": _discount,
    "alice": _pend,
    "crown": _pend,
    "mini_action": _pend,
    "acquire": _pend,
    "invite": _pend,
    "capture": _pend,
    "discard_card": _pend,
    "row": _pend,
    "card": _pend,
    "buy": _pend,
    "tile": _pend,
    "train_card": _pend,
}
"""Verb -> what it does. The last ones are the rules' own."""


# -- captures ---------------------------------------------------------------------------------------------------------


def capture(d: Bench, number: int, piece: int, square: int) -> None:
    """Put a piece into the seat's jail and gain its bonus; the square is the caller's business (QA-39)."""
    seat = d.seat(number)
    seat.jail = tuple(sorted((*seat.jail, piece)))
    d.tell(Captured(number, piece, square))
    gain(d, number, capture_bonus(piece), "cards")
    trigger(d, number, "capture")


def capture_bonus(piece: int) -> tuple[Reward, ...]:
    """Return the bonus for capturing a piece: time, with officers a resource, with king or queen a pawprint (QA-39)."""
    kind, colour = piece % KINDS, piece // KINDS
    if kind == PAWN:
        return (_CAPTURE_TIME,)
    if kind in {KING, QUEEN}:
        return (_CAPTURE_PAWPRINTS[colour], _CAPTURE_RESOURCE, _CAPTURE_TIME)
    return (_CAPTURE_RESOURCE, _CAPTURE_TIME)


def free_squares(d_board: tuple[int, ...], squares: Iterable[int]) -> tuple[int, ...]:
    """Return those of the squares that no piece holds."""
    return tuple([square for square in squares if d_board[square] == EMPTY])


def open_rewards(d: Bench, number: int, source: str) -> None:
    """Begin a group of rewards to be taken in any order (QA-52, QA-63)."""
    d.push(Rewards(number, source, ()))


def open_deck(d: Bench, level: int) -> None:
    """Let chance open the next card of a deck whose top was taken (QA-123)."""
    if d.decks[level - 1]:
        d.push(OpenDeck(level))
