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


def gain(bench: Bench, number: int, rewards: Iterable[Reward], key: str) -> None:
    """Gain rewards; ``key`` is the score line of their influence points. Needs a frame of rewards on the stack."""
    for reward in rewards:
        VERBS[reward.verb](bench, number, reward, key)


def trigger(bench: Bench, number: int, event: str) -> None:
    """Offer the once-a-turn bookmarks that answer an event, in the owner's turn (QA-98, QA-186)."""
    seat = bench.seats[number]
    if not seat.tiles or bench.owner != number:
        return
    pending = bench.pending().pending
    for tile in seat.tiles:
        if tile in bench.kit.triggered[event] and tile not in seat.used:
            use = Reward("tile", tile)
            if use not in pending:
                bench.pend(use)


# -- time and resources -----------------------------------------------------------------------------------------------


def add_time(bench: Bench, number: int, hours: int) -> None:
    """Turn the clock on; each hour over 10 is 1 IP (QA-59)."""
    seat = bench.seat(number)
    over = max(0, seat.time + hours - FULL_CLOCK)
    seat.time += hours - over
    bench.tell(Gained(number, "gain_time", 0, hours - over))
    if over:
        score(bench, number, "clock", over, "past_ten")


def sell_tea(bench: Bench) -> None:
    """Change a tea for 2 time (QA-68, QA-76)."""
    seat = bench.seat(bench.owner)
    seat.store = (seat.store[0], seat.store[TEA] - 1, seat.store[2])
    bench.tell(TeaSold(bench.owner))
    add_time(bench, bench.owner, HOURS_FOR_A_TEA)


def sell_teas(bench: Bench, number: int, hours: int) -> None:
    """Change teas, if the seat can, until it has so many hours (QA-68, QA-69)."""
    while bench.seats[number].time < hours and can_sell_tea(bench, number):
        sell_tea(bench)


def score(bench: Bench, number: int, key: str, points: int, why: str = "") -> None:
    """Move the IP marker on (QA-163); ``why`` is as in `Scored`."""
    bench.score(number, key, points)
    bench.tell(Scored(number, key, points, why))


def store(bench: Bench, number: int, kind: int) -> None:
    """Put a free cube on a resource (QA-53)."""
    _place(bench, number, kind)
    bench.tell(Gained(number, "gain_resource", kind, 1))


def _place(bench: Bench, number: int, kind: int) -> None:
    seat = bench.seat(number)
    cake, tea, toast = seat.store
    seat.store = (cake + (kind == 0), tea + (kind == 1), toast + (kind == 2))  # noqa: PLR2004 -- the three kinds


def unlock(bench: Bench, number: int, kind: int) -> None:
    """Unlock a black cube and place it on a resource (QA-58)."""
    seat = bench.seat(number)
    seat.cubes += 1
    bench.tell(Gained(number, "unlock_cube", kind, 1))
    _place(bench, number, kind)
    trigger(bench, number, "unlock")


def _gain_time(bench: Bench, number: int, reward: Reward, key: str) -> None:
    """Hours that fit can never do harm and are taken at once; others wait, for order matters (QA-52, QA-67)."""
    if bench.seats[number].time + reward.amount <= FULL_CLOCK:
        add_time(bench, number, reward.amount)
    else:
        bench.pend(reward)


def _gain_resource(bench: Bench, number: int, reward: Reward, key: str) -> None:
    single = reward if reward.amount == 1 else Reward(reward.verb, reward.arg, 1)
    for _ in range(reward.amount):
        if reward.arg != ANY_RESOURCE and room(bench.seats[number]) > 0:
            store(bench, number, reward.arg)
        else:
            bench.pend(single)


def _unlock_cube(bench: Bench, number: int, reward: Reward, key: str) -> None:
    """Unlock a cube at once, unless all are: one may first be locked to pay for another reward (QA-52, QA-58)."""
    if reward.arg == ANY_RESOURCE or bench.seats[number].cubes == ALL_BLACK_CUBES:
        bench.pend(reward)
    else:
        unlock(bench, number, reward.arg)


def _gain_ip(bench: Bench, number: int, reward: Reward, key: str) -> None:
    score(bench, number, key, reward.amount)


# -- tracks and tokens ------------------------------------------------------------------------------------------------


def _pawprint(bench: Bench, number: int, reward: Reward, key: str) -> None:
    if reward.arg == ANY_COLOUR:
        bench.pend(*(Reward("pawprint", ANY_COLOUR, 1),) * reward.amount)
    else:
        pawprints(bench, number, reward.arg, reward.amount)


def pawprints(bench: Bench, number: int, colour: int, amount: int) -> None:
    """Advance on a cat track, gaining all that is passed; beyond its end 3 IP a step (QA-117, QA-118)."""
    rewards = bench.kit.data.cats[colour].rewards
    before = bench.seats[number].paws[colour]
    after = min(before + amount, len(rewards) - 1)
    seat = bench.seat(number)
    seat.paws = with_set(seat.paws, colour, after)
    bench.tell(Gained(number, "pawprint", colour, amount))
    for space in range(before + 1, after + 1):
        gain(bench, number, rewards[space], "cats")
    if before + amount > after:
        score(bench, number, "cats", PAST_THE_TRACK * (before + amount - after), "past_track")


def _flower(bench: Bench, number: int, reward: Reward, key: str) -> None:
    """Take a Live Flower unless none is left (QA-76, QA-161)."""
    kind = reward.arg
    if not bench.flowers[kind]:
        bench.tell(Lost(number, "flower", kind, 1))
        return
    seat = bench.seat(number)
    bench.flowers = _four(put(bench.flowers, kind, bench.flowers[kind] - 1))
    seat.flowers = _four(put(seat.flowers, kind, seat.flowers[kind] + 1))
    bench.tell(Gained(number, "flower", kind, 1))


def _four(numbers: Numbers) -> tuple[int, int, int, int]:
    one, two, three, four = numbers
    return one, two, three, four


def _book(bench: Bench, number: int, reward: Reward, key: str) -> None:
    """Take books; of several colours the player names one (QA-92)."""
    mask = reward.arg
    if mask & (mask - 1):
        bench.pend(*(Reward("book", mask, 1),) * reward.amount)
    else:
        add_books(bench, number, mask.bit_length() - 1, reward.amount)


def add_books(bench: Bench, number: int, colour: int, amount: int = 1) -> None:
    """Take books of a colour out of the reserve, which never runs out (QA-161)."""
    seat = bench.seat(number)
    white, green, brown = put(seat.books, colour, seat.books[colour] + amount)
    seat.books = (white, green, brown)
    bench.tell(Gained(number, "book", colour, amount))


def _bookmark(bench: Bench, number: int, reward: Reward, key: str) -> None:
    own_tile(bench, number, reward.arg)


def own_tile(bench: Bench, number: int, tile: int) -> None:
    """Take a bookmark; one that acts at once does so (QA-97, QA-158, QA-187)."""
    if tile not in bench.shelf:
        return
    bench.shelf = without(bench.shelf, tile)
    seat = bench.seat(number)
    seat.tiles = tuple(sorted((*seat.tiles, tile)))
    bench.tell(Bought(number, tile))
    bookmark = bench.kit.data.bookmarks[tile]
    if bookmark.when == "at_once":
        gain(bench, number, bookmark.rewards, "tree")


def _discount(bench: Bench, number: int, reward: Reward, key: str) -> None:
    bench.discount += reward.amount


# -- what waits for a choice ------------------------------------------------------------------------------------------


def _pend(bench: Bench, number: int, reward: Reward, key: str) -> None:
    if reward.amount == 1:
        bench.pend(reward)
    else:
        bench.pend(*(Reward(reward.verb, reward.arg, 1),) * reward.amount)


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


def capture(bench: Bench, number: int, piece: int, square: int) -> None:
    """Put a piece into the seat's jail and gain its bonus; the square is the caller's business (QA-39)."""
    seat = bench.seat(number)
    seat.jail = tuple(sorted((*seat.jail, piece)))
    bench.tell(Captured(number, piece, square))
    gain(bench, number, capture_bonus(piece), "cards")
    trigger(bench, number, "capture")


def capture_bonus(piece: int) -> tuple[Reward, ...]:
    """Return the bonus for capturing a piece: time, with officers a resource, with king or queen a pawprint (QA-39)."""
    kind, colour = piece % KINDS, piece // KINDS
    if kind == PAWN:
        return (_CAPTURE_TIME,)
    if kind in {KING, QUEEN}:
        return (_CAPTURE_PAWPRINTS[colour], _CAPTURE_RESOURCE, _CAPTURE_TIME)
    return (_CAPTURE_RESOURCE, _CAPTURE_TIME)


def free_squares(board: tuple[int, ...], squares: Iterable[int]) -> tuple[int, ...]:
    """Return those of the squares that no piece holds."""
    return tuple([square for square in squares if board[square] == EMPTY])


def open_rewards(bench: Bench, number: int, source: str) -> None:
    """Begin a group of rewards to be taken in any order (QA-52, QA-63)."""
    bench.push(Rewards(number, source, ()))


def open_deck(bench: Bench, level: int) -> None:
    """Let chance open the next card of a deck whose top was taken (QA-123)."""
    if bench.decks[level - 1]:
        bench.push(OpenDeck(level))
