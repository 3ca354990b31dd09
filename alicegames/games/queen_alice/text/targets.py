"""The target ids of the table: what tooltips, reasons, lessons and the window call the things on it.

Things of the seat on turn have short ids (``heart:red``, ``clock``); those of another seat name it (``heart:1.red``,
``clock:1``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.games.queen_alice.pack.verbs import (
    BOOK_NAMES,
    COLOUR_NAMES,
    FLOWER_NAMES,
    KIND_NAMES,
    LEVEL_NAMES,
    RESOURCE_NAMES,
)
from alicegames.games.queen_alice.pack.verbs import KINDS as PIECES
from alicegames.games.queen_alice.play.chess import square_name

if TYPE_CHECKING:
    from alicegames.core.targets import Kinds
    from alicegames.games.queen_alice.state import QueenState

_COLOUR: Final = r"(red|white)"
_KEY: Final = r"[a-z][a-z0-9_]*"
_SEAT: Final = r"([0-3]\.)?"
KINDS: Final[Kinds] = {
    "square": r"[a-e][1-8]",
    "jails": r"",
    "jail": rf"[0-3](\.{_COLOUR}_(king|queen|rook|bishop|knight|pawn))?",
    "path": rf"{_COLOUR}\.[0-9]+",
    "alice": _COLOUR,
    "wish": rf"{_COLOUR}\.[01]",
    "cat": rf"{_COLOUR}\.[0-9]+",
    "paw": _COLOUR,
    "crowns": r"",
    "throne": r"",
    "bed": rf"{_COLOUR}\.[0-9]+",
    "zone": rf"{_COLOUR}\.[0-3]",
    "gardener": _COLOUR,
    "messenger": _KEY,
    "seal": rf"{_COLOUR}\.[0-9]+",
    "tree": _KEY,
    "twin": _COLOUR,
    "arrow": r"(black|yellow)",
    "shelf": r"[0-9]\.[0-9]\.[0-9]",
    "brick": rf"{_COLOUR}\.[0-9]+",
    "humpty": _COLOUR,
    "market": r"(bronze|silver|gold)\.[1-3]",
    "clock": r"[0-3]?",
    "resource": rf"{_SEAT}(cake|tea|toast)",
    "cube": r"[0-3]?",
    "heart": rf"{_SEAT}{_COLOUR}",
    "diamond": rf"{_SEAT}{_COLOUR}\.[1-5]",
    "flower": rf"{_SEAT}(pink|orange|yellow|blue)",
    "book": rf"{_SEAT}(white|green|brown)",
    "tile": _KEY,
    "deck": r"[0-3]?",
    "discard": r"[0-3]?",
    "guests": r"[0-3]?",
    "hand": _KEY,
    "card": _KEY,
    "train": rf"{_KEY}(\+{_COLOUR})?",
    "reward": r"hold|[a-z_]+\.[0-9]+\.[0-9]+",
    "pay": rf"now|cake|tea|toast|time|cube|card|flower|tile\.{_KEY}",
    "seat": r"[0-3]",
    "button": r"(pass|end)",
}
"""Every kind of thing on the table; what every seat has may be named with its seat."""
CROWNS: Final = "crowns"
THRONE: Final = "throne"
SEATED: Final = frozenset(
    {"clock", "resource", "cube", "heart", "diamond", "flower", "book", "tile", "jail", "deck", "guests", "discard"}
)
"""Kinds of things that every seat has."""


# -- the middle -------------------------------------------------------------------------------------------------------


def square(number: int) -> str:
    """A square of the chessboard: ``square:c4``."""
    return f"square:{square_name(number)}"


def piece_name(piece: int) -> str:
    """A chess piece's short name: ``red_knight``."""
    return f"{COLOUR_NAMES[piece // PIECES]}_{KIND_NAMES[piece % PIECES]}"


def piece_number(name: str) -> int:
    """Return the code of a chess piece by its short name."""
    colour, _sep, kind = name.partition("_")
    return COLOUR_NAMES.index(colour) * PIECES + KIND_NAMES.index(kind)


def jailed(seat: int, piece: int) -> str:
    """A piece in a seat's jail: ``jail:1.red_knight``."""
    return f"jail:{seat}.{piece_name(piece)}"


def path(colour: int, space: int) -> str:
    """A space of an Alice's path: ``path:white.3``."""
    return f"path:{COLOUR_NAMES[colour]}.{space}"


def alice(colour: int) -> str:
    """The Alice of a colour: ``alice:red``."""
    return f"alice:{COLOUR_NAMES[colour]}"


def wish(colour: int, number: int) -> str:
    """A wish space, 0 or 1, of a path: ``wish:white.1``."""
    return f"wish:{COLOUR_NAMES[colour]}.{number}"


def cat(colour: int, space: int) -> str:
    """A space of a cat's track: ``cat:red.4``."""
    return f"cat:{COLOUR_NAMES[colour]}.{space}"


def pawprint(colour: int) -> str:
    """The head of a cat's track, where a pawprint of choice is taken: ``paw:red``."""
    return f"paw:{COLOUR_NAMES[colour]}"


# -- the boards of the actions ----------------------------------------------------------------------------------------


def bed(colour: int, space: int) -> str:
    """A space of the garden: ``bed:white.5``."""
    return f"bed:{COLOUR_NAMES[colour]}.{space}"


def zone(colour: int, number: int) -> str:
    """A zone of the garden: ``zone:red.2``."""
    return f"zone:{COLOUR_NAMES[colour]}.{number}"


def gardener(colour: int) -> str:
    """The gardener of a colour: ``gardener:red``."""
    return f"gardener:{COLOUR_NAMES[colour]}"


def messenger(key: str) -> str:
    """A space of a messengers' path: ``messenger:KEY``."""
    return f"messenger:{key}"


def seal(colour: int, number: int) -> str:
    """A seal on a messengers' path: ``seal:red.1``."""
    return f"seal:{COLOUR_NAMES[colour]}.{number}"


def tree(key: str) -> str:
    """A space of the tree: ``tree:KEY``."""
    return f"tree:{key}"


def twin(colour: int) -> str:
    """The twin of a colour: ``twin:red``."""
    return f"twin:{COLOUR_NAMES[colour]}"


def brick(colour: int, space: int) -> str:
    """A space of the wall: ``brick:red.6``."""
    return f"brick:{COLOUR_NAMES[colour]}.{space}"


def humpty(colour: int) -> str:
    """A half of Humpty Dumpty: ``humpty:red``."""
    return f"humpty:{COLOUR_NAMES[colour]}"


def market(level: int, block: int) -> str:
    """A block of the market: ``market:silver.2``."""
    return f"market:{LEVEL_NAMES[level]}.{block + 1}"


def shelf(price: tuple[int, int, int]) -> str:
    """The pile of bookmarks of a price in white, green and brown books: ``shelf:1.0.2``."""
    return "shelf:" + ".".join(map(str, price))


# -- a seat's things --------------------------------------------------------------------------------------------------


def owned(view: QueenState, viewer: int, seat: int, target: str) -> str:
    """Return a seat's thing by its short id, if it is that seat's turn, or else by the id that names the seat."""
    kind, sep, rest = target.partition(":")
    turn = view.owner if view.owner >= 0 else viewer
    if seat == turn:
        return target
    return f"{kind}:{seat}.{rest}" if sep else f"{kind}:{seat}"


def unseated(target: str) -> tuple[int, str]:
    """Return the seat that an id names, or -1, and the short id."""
    kind, _sep, rest = target.partition(":")
    first, dot, more = rest.partition(".")
    if kind not in SEATED or kind == "jail" or not first.isdecimal():
        return -1, target
    return int(first), f"{kind}:{more}" if dot else kind


def resource(kind: int) -> str:
    """A zone of the store: ``resource:tea``."""
    return f"resource:{RESOURCE_NAMES[kind]}"


def heart(colour: int) -> str:
    """The lowest heart of a colour: ``heart:red``."""
    return f"heart:{COLOUR_NAMES[colour]}"


def diamond(colour: int, number: int) -> str:
    """A diamond by its number from 0: ``diamond:red.3``."""
    return f"diamond:{COLOUR_NAMES[colour]}.{number + 1}"


def flower(kind: int) -> str:
    """The flowers of a kind: ``flower:pink``."""
    return f"flower:{FLOWER_NAMES[kind]}"


def book(colour: int) -> str:
    """The books of a colour: ``book:green``."""
    return f"book:{BOOK_NAMES[colour]}"


def tile(key: str) -> str:
    """A bookmark: ``tile:KEY``."""
    return f"tile:{key}"


def hand(key: str) -> str:
    """A card of the hand: ``hand:KEY``."""
    return f"hand:{key}"


def card(key: str) -> str:
    """A card elsewhere: ``card:KEY``."""
    return f"card:{key}"


def train(key: str, colour: int) -> str:
    """A side of a train card: ``train:KEY+red``."""
    return f"train:{key}+{COLOUR_NAMES[colour]}"
