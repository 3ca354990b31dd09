"""Choice codes: short, unique among the options of a decision, stable (``move:b2-b3``, ``plant:white.5``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from alicegames.core.decision import Pass
from alicegames.games.queen_alice.choices import (
    Acquire,
    AliceOf,
    BookOf,
    Build,
    Buy,
    Capture,
    Climb,
    Deal,
    DiscardCard,
    Draw,
    Drop,
    End,
    First,
    Gain,
    Hold,
    Invite,
    Layout,
    LayWish,
    MiniClimb,
    MiniDiamond,
    MiniHeart,
    MiniRide,
    Move,
    Open,
    PawOf,
    Pay,
    Plant,
    PlayCard,
    Put,
    QueenChoice,
    Rescue,
    Ride,
    SellTea,
    Take,
    TakeTrain,
    UseTile,
)
from alicegames.games.queen_alice.pack.verbs import (
    BOOK_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    KINDS,
    LEVEL_NAMES,
    RESOURCE_NAMES,
    SUIT_NAMES,
)
from alicegames.games.queen_alice.play.chess import square_name

if TYPE_CHECKING:
    from alicegames.games.queen_alice.pack.data import QueenData

_HOURS: Final = "hours"


def piece_name(piece: int) -> str:
    """Return a chess piece's short name: ``red_knight``."""
    return f"{COLOUR_NAMES[piece // KINDS]}_{KIND_NAMES[piece % KINDS]}"


def place_code(colour: int, space: int | str) -> str:
    """Return a coloured place: ``white.5``."""
    return f"{COLOUR_NAMES[colour]}.{space}"


def market_code(level: int, block: int) -> str:
    """Return a market block: ``silver.2``."""
    return f"{LEVEL_NAMES[level]}.{block + 1}"


def encode(data: QueenData, choice: QueenChoice) -> str:  # noqa: C901, PLR0911, PLR0912 -- one list of all codes
    """Return a choice's code."""
    match choice:
        case First(seat):
            return f"first:{seat}"
        case Layout(number):
            return f"layout:{number + 1}"
        case LayWish(wish):
            return f"wish:{data.wishes[wish].key}"
        case Open(card):
            return f"open:{data.cards[card].key}"
        case Draw(card):
            return f"draw:{data.cards[card].key}"
        case Deal(train):
            return f"deal:{data.trains[train].key}"
        case TakeTrain(train, side):
            return f"train:{data.trains[train].key}+{COLOUR_NAMES[side]}"
        case DiscardCard(card):
            return f"discard:{data.cards[card].key}"
        case PlayCard(card):
            return f"play:{data.cards[card].key}"
        case Invite(card):
            return f"invite:{data.cards[card].key}"
        case Drop(card):
            return f"drop:{data.cards[card].key}"
        case Acquire(want, level, block):
            lead = f"{LEVEL_NAMES[want]}+" if want != level else ""
            return f"acquire:{lead}{market_code(level, block)}"
        case Buy(tile):
            return f"buy:{data.bookmarks[tile].key}"
        case UseTile(tile):
            return f"use:{data.bookmarks[tile].key}"
        case Move(origin, target):
            return f"move:{square_name(origin)}-{square_name(target)}"
        case Rescue(piece, jailer, square):
            return f"rescue:{piece_name(piece)}+{jailer}+{square_name(square)}"
        case Put(square):
            return f"put:{square_name(square)}"
        case Capture(square):
            return f"capture:{square_name(square)}"
        case End():
            return "end"
        case SellTea():
            return "sell_tea"
        case Hold():
            return "hold"
        case Plant(colour, space):
            return f"plant:{place_code(colour, space)}"
        case Ride(colour, way):
            return "ride:" + "+".join(data.messengers[colour].spaces[space].key for space in way)
        case Climb(colour, to, black):
            arrow = "black" if black else "yellow"
            return f"climb:{place_code(colour, data.tree.spaces[to].key)}+{arrow}"
        case Build(colour, space, diamond):
            return f"build:{place_code(colour, space)}+{diamond + 1}"
        case MiniHeart(colour):
            return f"mini_heart:{COLOUR_NAMES[colour]}"
        case MiniRide(colour, to):
            return f"mini_ride:{data.messengers[colour].spaces[to].key}"
        case MiniClimb(colour, to):
            return f"mini_climb:{place_code(colour, data.tree.spaces[to].key)}"
        case MiniDiamond(colour, diamond):
            return f"mini_diamond:{place_code(colour, diamond + 1)}"
        case Gain(kind, instead, unlock):
            verb = "unlock" if unlock else "gain"
            return f"{verb}:{RESOURCE_NAMES[kind]}" + (f"+{RESOURCE_NAMES[instead]}" if instead >= 0 else "")
        case AliceOf(colour):
            return f"alice:{COLOUR_NAMES[colour]}"
        case PawOf(colour):
            return f"paw:{COLOUR_NAMES[colour]}"
        case BookOf(colour):
            return f"book:{BOOK_NAMES[colour]}"
        case Take(verb, arg, amount):
            return (
                f"crown:{place_code(arg // 4, SUIT_NAMES[arg % 4])}" if verb == "crown" else f"take:{_HOURS}+{amount}"
            )
        case Pay():
            return f"pay:{pay_code(data, choice)}"
        case Pass():
            return "pass"
        case _:
            assert_never(choice)


def pay_code(data: QueenData, way: Pay) -> str:
    """Return what leaves the seat: ``cake1+hours3+card``."""
    parts = [
        f"{name}{amount}"
        for name, amount in zip(RESOURCE_NAMES, (way.cake, way.tea, way.toast), strict=False)
        if amount
    ]
    parts += [f"hours{way.hours}"] * bool(way.hours) + [f"cube{way.cubes}"] * bool(way.cubes)
    parts += [data.bookmarks[key].key if key >= 0 else ("card", "flower")[-1 - key] for key in way.cuts]
    return "+".join(parts) or "nothing"
