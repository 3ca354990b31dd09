"""The state of a game of Queen Alice: what lies on the boards, what each seat has, and the pending work."""

from __future__ import annotations

from typing import Final

from alicegames.core.values import Position
from alicegames.games.queen_alice.frames import Frame  # noqa: TC001 -- msgspec reads it at run time

Pair = tuple[int, int]
"""One number for red, one for white."""

FREE: Final = -1
"""A space of garden, wall or Alice's path with nothing on it."""
COVERED: Final = 9
"""A space filled from the start (QA-17)."""
AT_REST: Final = -1
"""A gardener outside the garden (QA-71)."""
NOBODY: Final = -1

KEYS: Final = (
    "alice",
    "crowns",
    "wishes",
    "garden",
    "messengers",
    "tree",
    "wall",
    "cats",
    "clock",
    "cards",
    "coronation",
    "wishes_end",
    "guests",
    "bookmarks",
)
"""The sources of influence points, in the order of the score sheet; the last four are counted at the end."""
KEY_NUMBER: Final = {key: number for number, key in enumerate(KEYS)}


class Seat(Position):
    """What one courtier has."""

    time: int = 0
    """Hours on the clock, 0 to 10 (QA-59)."""
    store: tuple[int, int, int] = (0, 0, 0)
    """Cake, tea and toast in the zones (QA-64)."""
    cubes: int = 0
    """Black cubes unlocked."""
    ip: tuple[int, ...] = (0,) * len(KEYS)
    """Influence points by source, in the order of KEYS."""
    hand: tuple[int, ...] = ()
    """Card ids, ascending; UNKNOWN where hidden."""
    known: tuple[int, ...] = ()
    """Those cards of the hand that all have seen going there."""
    pool: tuple[int, ...] = ()
    """The cards of hand and draw pile together, ascending: everybody can work this out (QA-165)."""
    discard: tuple[int, ...] = ()
    """The discard pile, its top last."""
    invited: tuple[int, ...] = ()
    hearts: Pair = (0, 0)
    """Hearts off the courtier board."""
    bushes: Pair = (0, 0)
    """Hearts planted (QA-74)."""
    diamonds: Pair = (0, 0)
    """Bit masks of the diamonds off the courtier board."""
    bricks: Pair = (0, 0)
    """Diamonds placed on the wall (QA-103)."""
    messengers: Pair = (0, 0)
    """The space each messenger stands on."""
    ranked: int = 0
    """Bronze and gold spaces reached (QA-146)."""
    seals: int = 0
    """Seals crossed."""
    twins: Pair = (0, 1)
    """The tree space each twin stands on."""
    climbs: Pair = (0, 0)
    """Steps each twin has taken."""
    books: tuple[int, int, int] = (0, 0, 0)
    tiles: tuple[int, ...] = ()
    """Bookmarks, ascending."""
    used: tuple[int, ...] = ()
    """Once-a-turn bookmarks turned over."""
    flowers: tuple[int, int, int, int] = (0, 0, 0, 0)
    paws: Pair = (0, 0)
    """Spaces on the cat tracks."""
    crowns: tuple[int, ...] = ()
    """Crowns gained, colour * 4 + suit, ascending (QA-116)."""
    progress: Pair = (0, 0)
    """Steps this seat advanced each Alice (QA-99)."""
    jail: tuple[int, ...] = ()
    """Chess pieces captured, ascending codes."""
    trains: tuple[int, ...] = ()
    """Train cards dealt and not yet revealed."""
    train: int = NOBODY
    """The train card chosen."""
    side: int = NOBODY
    """Its side: a colour."""


class QueenState(Position):
    """Everything there is to know."""

    players: int
    first: int
    """The seat with the mirror token; NOBODY until it is drawn."""
    owner: int
    """The seat whose turn it is; CHANCE during set-up."""
    turns: int
    """Turns begun before this one."""
    seats: tuple[Seat, ...]
    stack: tuple[Frame, ...]
    """Pending work; the last frame asks. Empty when the game is over."""
    board: tuple[int, ...]
    """The chessboard: piece code or EMPTY for each square."""
    crowns: int
    """Crowns in the display."""
    gone: int
    """Crowns that have left the game."""
    alices: Pair
    """The space each Alice stands on."""
    paths: tuple[tuple[int, ...], ...]
    """By colour and space: FREE, COVERED, or the seat whose crown lies there."""
    throne: int
    """The colour whose Alice is on her throne, or NOBODY."""
    wishes: tuple[int, ...]
    """The wishes on red's two spaces, then white's; NOBODY until drawn."""
    due: tuple[int, ...]
    """Wish spaces reached in this turn, in order (QA-47)."""
    market: tuple[int, ...]
    """Three blocks for bronze, silver and gold: card ids or NOBODY; the third block is the deck's top card."""
    decks: tuple[tuple[int, ...], ...]
    """By market level: the cards not seen yet, ascending."""
    trains: tuple[int, ...]
    """Train cards not dealt."""
    gardeners: Pair
    """The zone of each gardener, or AT_REST."""
    beds: tuple[tuple[int, ...], ...]
    """By colour and garden space: FREE, COVERED or the seat whose bush it is."""
    walls: tuple[tuple[int, ...], ...]
    """By colour and wall space: FREE, COVERED or the seat whose diamond it is."""
    humpty: Pair
    """The row of each half of Humpty Dumpty."""
    tokens: tuple[int, ...]
    """By tree space: 1 where a white book token lies."""
    seals: tuple[tuple[int, ...], ...]
    """By colour and seal: 1 once it has been crossed (QA-83)."""
    flowers: tuple[int, int, int, int]
    """Live Flowers in the supply."""
    shelf: tuple[int, ...]
    """Bookmarks that can be bought, ascending."""
    discount: int
    """Resources that the played card still takes off one payment (QA-29)."""
    spent: int
    """Resources spent from zones in the action at hand (QA-65)."""
    loose: int
    """1 if a row resource is held for the wild column without being stored (QA-60)."""
    acted: int
    """The last round in which any seat did an action (QA-139)."""
    knowledge: tuple[tuple[int, ...], ...] = ()
    """By seat the cards of the hand that everybody can tell, besides the ``known``: with an empty draw pile the hand
    is all that is left of the deck (QA-45). Empty until that has happened."""
    fresh: int = -1
    """The kind of the row's resource that was stored before a wild action, whose extra it may yet pay (QA-60)."""


def told_hand(state: QueenState, number: int) -> tuple[int, ...]:
    """Return the cards of a seat's hand that everybody can tell."""
    counted = state.knowledge[number] if state.knowledge else ()
    return tuple(sorted({*state.seats[number].known, *counted}))


def round_of(state: QueenState) -> int:
    """Return the round, from 1."""
    return state.turns // state.players + 1
