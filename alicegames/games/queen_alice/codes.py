"""Choice codes: short, unique among the options of a decision, stable (``move:b2-b3``, ``plant:white.5``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import Pass
from alicegames.games.queen_alice import choices as c
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
    from collections.abc import Callable

    from alicegames.games.queen_alice.pack.data import QueenData


def piece_name(piece: int) -> str:
    """Return a chess piece's short name: ``red_knight``."""
    return f"{COLOUR_NAMES[piece // KINDS]}_{KIND_NAMES[piece % KINDS]}"


def place_code(colour: int, space: int | str) -> str:
    """Return a coloured place: ``white.5``."""
    return f"{COLOUR_NAMES[colour]}.{space}"


def market_code(level: int, block: int) -> str:
    """Return a market block: ``silver.2``."""
    return f"{LEVEL_NAMES[level]}.{block + 1}"


def encode(data: QueenData, choice: c.QueenChoice) -> str:
    """Return a choice's code."""
    return _CODES[type(choice)](data, choice)


def pay_code(data: QueenData, way: c.Pay) -> str:
    """Return what leaves the seat: ``cake1+hours3+card``."""
    parts = [
        f"{name}{amount}"
        for name, amount in zip(RESOURCE_NAMES, (way.cake, way.tea, way.toast), strict=False)
        if amount
    ]
    parts += [f"hours{way.hours}"] * bool(way.hours) + [f"cube{way.cubes}"] * bool(way.cubes)
    parts += [data.bookmarks[key].key if key >= 0 else ("card", "flower")[-1 - key] for key in way.cuts]
    return "+".join(parts) or "nothing"


def _acquire(data: QueenData, choice: c.Acquire) -> str:
    lead = f"{LEVEL_NAMES[choice.want]}+" if choice.want != choice.level else ""
    return f"acquire:{lead}{market_code(choice.level, choice.block)}"


def _climb(data: QueenData, choice: c.Climb) -> str:
    arrow = "black" if choice.black else "yellow"
    return f"climb:{place_code(choice.colour, data.tree.spaces[choice.to].key)}+{arrow}"


def _gain(data: QueenData, choice: c.Gain) -> str:
    verb = "unlock" if choice.unlock else "gain"
    lost = f"+{RESOURCE_NAMES[choice.instead]}" if choice.instead >= 0 else ""
    return f"{verb}:{RESOURCE_NAMES[choice.kind]}{lost}"


def _take(data: QueenData, choice: c.Take) -> str:
    if choice.verb == "crown":
        return f"crown:{place_code(choice.arg // 4, SUIT_NAMES[choice.arg % 4])}"
    return f"take:hours+{choice.amount}"


_CODES: Final[dict[type, Callable[[QueenData, Any], str]]] = {
    c.First: lambda _d, x: f"first:{x.seat}",
    c.Layout: lambda _d, x: f"layout:{x.number + 1}",
    c.LayWish: lambda data, x: f"wish:{data.wishes[x.wish].key}",
    c.Open: lambda data, x: f"open:{data.cards[x.card].key}",
    c.Draw: lambda data, x: f"draw:{data.cards[x.card].key}",
    c.Deal: lambda data, x: f"deal:{data.trains[x.train].key}",
    c.TakeTrain: lambda data, x: f"train:{data.trains[x.train].key}+{COLOUR_NAMES[x.side]}",
    c.DiscardCard: lambda data, x: f"discard:{data.cards[x.card].key}",
    c.PlayCard: lambda data, x: f"play:{data.cards[x.card].key}",
    c.Invite: lambda data, x: f"invite:{data.cards[x.card].key}",
    c.Drop: lambda data, x: f"drop:{data.cards[x.card].key}",
    c.Acquire: _acquire,
    c.Buy: lambda data, x: f"buy:{data.bookmarks[x.tile].key}",
    c.UseTile: lambda data, x: f"use:{data.bookmarks[x.tile].key}",
    c.Move: lambda _d, x: f"move:{square_name(x.origin)}-{square_name(x.target)}",
    c.Rescue: lambda _d, x: f"rescue:{piece_name(x.piece)}+{x.jailer}+{square_name(x.square)}",
    c.Put: lambda _d, x: f"put:{square_name(x.square)}",
    c.Capture: lambda _d, x: f"capture:{square_name(x.square)}",
    c.End: lambda _d, _x: "end",
    c.SellTea: lambda _d, _x: "sell_tea",
    c.Hold: lambda _d, _x: "hold",
    c.Plant: lambda _d, x: f"plant:{place_code(x.colour, x.space)}",
    c.Ride: lambda data, x: "ride:" + "+".join(data.messengers[x.colour].spaces[space].key for space in x.way),
    c.Climb: _climb,
    c.Build: lambda _d, x: f"build:{place_code(x.colour, x.space)}+{x.diamond + 1}",
    c.MiniHeart: lambda _d, x: f"mini_heart:{COLOUR_NAMES[x.colour]}",
    c.MiniRide: lambda data, x: f"mini_ride:{data.messengers[x.colour].spaces[x.to].key}",
    c.MiniClimb: lambda data, x: f"mini_climb:{place_code(x.colour, data.tree.spaces[x.to].key)}",
    c.MiniDiamond: lambda _d, x: f"mini_diamond:{place_code(x.colour, x.diamond + 1)}",
    c.Gain: _gain,
    c.AliceOf: lambda _d, x: f"alice:{COLOUR_NAMES[x.colour]}",
    c.PawOf: lambda _d, x: f"paw:{COLOUR_NAMES[x.colour]}",
    c.BookOf: lambda _d, x: f"book:{BOOK_NAMES[x.colour]}",
    c.Take: _take,
    c.Pay: lambda data, x: f"pay:{pay_code(data, x)}",
    Pass: lambda _d, _x: "pass",
}
"""For each choice how its code is written."""
