"""Choice codes: short, unique among the options of a decision, stable (``take:queen``, ``turn:queen.blue+alice``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import Pass
from alicegames.games.rolling_in_wonderland import choices as ch
from alicegames.games.rolling_in_wonderland.state import COLOURS, FIGURES, KIND_COUNT, REGIONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData


def encode(data: WonderlandData, choice: Choice) -> str:
    """Return a choice's code."""
    return _CODES[type(choice)](data, choice)


def _draw_code(data: WonderlandData, choice: ch.Draw) -> str:
    match choice.deck:
        case "jabberwocky":
            key = REGIONS[choice.card]
        case "hatter":
            key = data.hatter[choice.card].key
        case "objective":
            key = data.objectives[choice.card].key
        case "challenge":
            key = data.challenges[choice.card].key
        case "token":
            key = data.tokens[choice.card].key
        case "ability":
            key = data.abilities[choice.card].key
        case _:
            key = data.bots[choice.card].key
    return f"{choice.deck}:{key}"


def _kind(kind: int) -> str:
    return "dee" if kind == KIND_COUNT - 1 else COLOURS[kind]


_CODES: Final[dict[type, Callable[[Any, Any], str]]] = {
    Pass: lambda _d, _c: "pass",
    ch.First: lambda _d, c: f"first:{c.seat}",
    ch.Draw: _draw_code,
    ch.Slot: lambda _d, c: f"slot:{c.slot + 1}",
    ch.Face: lambda _d, c: f"face:{REGIONS[c.region]}",
    ch.Draft: lambda d, c: f"draft:{d.abilities[c.ability].key}",
    ch.Take: lambda _d, c: f"take:{REGIONS[c.region]}",
    ch.PickDice: lambda _d, c: "dice:" + "+".join(_kind(kind) for kind in c.kinds),
    ch.TurnDie: lambda _d, c: f"turn:{REGIONS[c.region]}.{_kind(c.kind)}+{REGIONS[c.face]}",
    ch.Reroll: lambda _d, c: f"reroll:{REGIONS[c.region]}",
    ch.AddDie: lambda _d, c: f"add:{_kind(c.kind)}",
    ch.Roll: lambda _d, _c: "roll",
    ch.PickDie: lambda _d, c: f"die:{REGIONS[c.region]}.{_kind(c.kind)}",
    ch.Play: lambda d, c: f"play:{d.hatter[c.card].key}",
    ch.EndTurn: lambda _d, _c: "end",
    ch.Discard: lambda d, c: f"discard:{d.hatter[c.card].key}",
    ch.Bury: lambda d, c: f"bury:{d.objectives[c.card].key}",
    ch.Drop: lambda d, c: f"drop:{d.hatter[c.card].key}",
    ch.Fire: lambda d, c: f"effect:{d.hatter[c.card].key}",
    ch.Replace: lambda _d, c: f"replace:{c.slot + 1}",
    ch.PlaceCube: lambda _d, c: f"cube:{c.slot + 1}.{COLOURS[c.colour]}",
    ch.PlaceSoldier: lambda _d, c: f"soldier:{REGIONS[c.region]}",
    ch.MoveSoldier: lambda _d, c: f"move:{REGIONS[c.source]}+{REGIONS[c.target]}",
    ch.MoveFigure: lambda _d, c: f"shift:{FIGURES[c.figure]}+{REGIONS[c.target]}",
    ch.UseToken: lambda _d, c: f"use:{c.slot + 1}",
}
