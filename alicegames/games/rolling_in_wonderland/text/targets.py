"""The target ids of Rolling in Wonderland, and by which of them each option is picked."""

from __future__ import annotations

from itertools import combinations, product
from math import comb, prod
from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import Pass
from alicegames.core.targets import BUTTON_END, BUTTON_PASS
from alicegames.games.rolling_in_wonderland import choices as ch
from alicegames.games.rolling_in_wonderland.frames import PickReroll, SwapDice
from alicegames.games.rolling_in_wonderland.state import FIGURES, NONE, REGIONS, die
from alicegames.games.rolling_in_wonderland.state import KINDS as DICE

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.decision import Decision
    from alicegames.core.targets import Kinds, Path
    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.state import State

_REGION: Final = f"({'|'.join(REGIONS)})"
_DIE: Final = rf"{_REGION}\.({'|'.join(DICE)})(\.[2-9])?"
_SEAT: Final = r"[0-4]"
_CARD: Final = r"[a-z][a-z0-9_]*"
KINDS: Final[Kinds] = {
    "region": _REGION,
    "die": _DIE,
    "board": rf"{_SEAT}\.{_DIE}",
    "hand": _CARD,
    "objective": _CARD,
    "ongoing": rf"{_SEAT}\.{_CARD}",
    "challenge": rf"{_SEAT}\.[1-3]",
    "icon": rf"{_SEAT}\.[1-3]\.[0-3]",
    "token": r"[1-4]",
    "ability": _SEAT,
    "draft": _CARD,
    "seat": _SEAT,
    "mushroom": _SEAT,
    "army": rf"{_SEAT}\.{_REGION}",
    "supply": _SEAT,
    "figure": rf"({'|'.join(FIGURES)})",
    "path": r"(rabbit|caterpillar)(\.[0-9]+)?",
    "deck": r"(hatter|objective|challenge|jabberwocky|bot)",
    "jabberwocky": r"",
    "end": r"(rounds|rabbit|caterpillar|soldiers)",
    "button": r"(pass|end|roll)",
    "option": r"[a-z]+",
}
"""Areas, dice, cards by their keys, what lies before a seat, both paths, decks, what ends the game, buttons."""
ROLL: Final = "button:roll"
_MOST_WAYS: Final = 60
"""Equal dice may be picked in so many ways; beyond them only the first ones of a kind."""


def die_target(region: int, kind: int, number: int = 0) -> str:
    """Name a die in an area: the first of its kind, or a further one."""
    more = f".{number + 1}" if number else ""
    return f"die:{REGIONS[region]}.{DICE[kind]}{more}"


class Paths:
    """Tells by which targets an option is picked."""

    def __init__(self, data: WonderlandData) -> None:
        self._data: Final = data

    def of(self, view: State, decision: Decision[Choice], choice: Choice) -> tuple[Path, ...]:
        """Return the ways to pick an option; the first is the canonical one."""
        return _WAYS[type(choice)](self, view, decision, choice)

    # -- dice -------------------------------------------------------------------------------------------------

    def _dice(self, view: State, decision: Decision[Choice], choice: ch.PickDice) -> tuple[Path, ...]:
        region = REGIONS.index(decision.source) if decision.source in REGIONS else view.taken_from
        wanted = {kind: choice.kinds.count(kind) for kind in dict.fromkeys(choice.kinds)}
        there = {kind: view.dice[die(region, kind)] for kind in wanted}
        if prod(comb(there[kind], count) for kind, count in wanted.items()) > _MOST_WAYS:
            return (tuple(die_target(region, kind, at) for kind, count in wanted.items() for at in range(count)),)
        ways = [combinations(range(there[kind]), count) for kind, count in wanted.items()]
        return tuple(
            tuple(die_target(region, kind, at) for kind, numbers in zip(wanted, way, strict=True) for at in numbers)
            for way in product(*ways)
        )

    def _turn(self, view: State, decision: Decision[Choice], choice: ch.TurnDie) -> tuple[Path, ...]:
        """The mushroom that pays for it may be picked before the die or after it."""
        dice = [die_target(choice.region, choice.kind, at) for at in range(view.dice[die(choice.region, choice.kind)])]
        face, mushroom = f"region:{REGIONS[choice.face]}", f"mushroom:{decision.player}"
        if decision.kind == "turn":
            return tuple((each, face) for each in dice)
        return (*((mushroom, each, face) for each in dice), *((each, mushroom, face) for each in dice))

    def _reroll(self, view: State, decision: Decision[Choice], choice: ch.Reroll) -> tuple[Path, ...]:
        """The mushroom first, or a die of the area, which then names it."""
        face, mushroom = f"region:{REGIONS[choice.region]}", f"mushroom:{decision.player}"
        if decision.kind == "reroll":
            return ((face,),)
        return ((mushroom, face), *((each, mushroom, face) for each in _turned(view, decision, choice.region)))

    def _take(self, view: State, decision: Decision[Choice], choice: ch.Take) -> tuple[Path, ...]:
        """The area, or one of its dice where a die may also be meant for a mushroom: then the area says it is not."""
        face = f"region:{REGIONS[choice.region]}"
        dice = _turned(view, decision, choice.region)
        return ((face,), *((each,) for each in dice), *((each, face) for each in dice))

    def _add(self, view: State, decision: Decision[Choice], choice: ch.AddDie) -> tuple[Path, ...]:
        region = REGIONS.index(decision.source)
        frame = view.stack[-1]
        picked = frame.picked.count(choice.kind) if isinstance(frame, PickReroll) else 0
        return tuple(
            (die_target(region, choice.kind, at),) for at in range(picked, view.dice[die(region, choice.kind)])
        )

    def _swap(self, view: State, _decision: Decision[Choice], choice: ch.PickDie) -> tuple[Path, ...]:
        frame = view.stack[-1]
        same = die(choice.region, choice.kind)
        first = int(isinstance(frame, SwapDice) and frame.chosen == same)
        return tuple((die_target(choice.region, choice.kind, at),) for at in range(first, view.dice[same]))

    # -- the rest ---------------------------------------------------------------------------------------------

    def _cube(self, view: State, decision: Decision[Choice], choice: ch.PlaceCube) -> tuple[Path, ...]:
        """Every free icon of the colour means the same."""
        owner = view.seats[decision.player]
        icons = self._data.challenges[owner.slots[choice.slot]].icons if owner.slots[choice.slot] != NONE else ()
        return tuple(
            (f"icon:{decision.player}.{choice.slot + 1}.{at}",)
            for at, colour in enumerate(icons)
            if colour == choice.colour and not owner.cubes[choice.slot] >> at & 1
        )

    def _card(self, kind: str, number: int) -> tuple[Path, ...]:
        return ((f"{kind}:{self._data.hatter[number].key}",),)

    def _ongoing(self, decision: Decision[Choice], number: int) -> tuple[Path, ...]:
        return ((f"ongoing:{decision.player}.{self._data.hatter[number].key}",),)

    def _code(self, choice: Any) -> tuple[Path, ...]:  # noqa: ANN401 -- chance's choices, never picked
        return ((f"option:{choice.tag}",),)


def _turned(view: State, decision: Decision[Choice], region: int) -> list[str]:
    """Return the dice of an area that a mushroom may turn: they can be picked before it."""
    kinds = {option.kind for option in decision.options if isinstance(option, ch.TurnDie) and option.region == region}
    return [die_target(region, kind, at) for kind in sorted(kinds) for at in range(view.dice[die(region, kind)])]


_WAYS: Final[dict[type, Callable[[Paths, Any, Any, Any], tuple[Path, ...]]]] = {
    Pass: lambda _p, _v, _d, _c: ((BUTTON_PASS,),),
    ch.First: lambda p, _v, _d, c: p._code(c),  # noqa: SLF001 -- the table is the class's own
    ch.Draw: lambda p, _v, _d, c: p._code(c),  # noqa: SLF001
    ch.Slot: lambda p, _v, _d, c: p._code(c),  # noqa: SLF001
    ch.Face: lambda p, _v, _d, c: p._code(c),  # noqa: SLF001
    ch.Draft: lambda p, _v, _d, c: ((f"draft:{p._data.abilities[c.ability].key}",),),  # noqa: SLF001
    ch.Take: Paths._take,  # noqa: SLF001
    ch.PickDice: Paths._dice,  # noqa: SLF001
    ch.TurnDie: Paths._turn,  # noqa: SLF001
    ch.Reroll: Paths._reroll,  # noqa: SLF001
    ch.AddDie: Paths._add,  # noqa: SLF001
    ch.Roll: lambda _p, _v, _d, _c: ((ROLL,),),
    ch.PickDie: Paths._swap,  # noqa: SLF001
    ch.Play: lambda p, _v, _d, c: p._card("hand", c.card),  # noqa: SLF001
    ch.EndTurn: lambda _p, _v, _d, _c: ((BUTTON_END,),),
    ch.Discard: lambda p, _v, _d, c: p._card("hand", c.card),  # noqa: SLF001
    ch.Bury: lambda p, _v, _d, c: ((f"objective:{p._data.objectives[c.card].key}",),),  # noqa: SLF001
    ch.Drop: lambda p, _v, d, c: p._ongoing(d, c.card),  # noqa: SLF001
    ch.Fire: lambda p, _v, d, c: p._ongoing(d, c.card),  # noqa: SLF001
    ch.Replace: lambda _p, _v, d, c: ((f"challenge:{d.player}.{c.slot + 1}",),),
    ch.PlaceCube: Paths._cube,  # noqa: SLF001
    ch.PlaceSoldier: lambda _p, _v, _d, c: ((f"region:{REGIONS[c.region]}",),),
    ch.MoveSoldier: lambda _p, _v, d, c: ((f"army:{d.player}.{REGIONS[c.source]}", f"region:{REGIONS[c.target]}"),),
    ch.MoveFigure: lambda _p, _v, _d, c: ((f"figure:{FIGURES[c.figure]}", f"region:{REGIONS[c.target]}"),),
    ch.UseToken: lambda _p, _v, _d, c: ((f"token:{c.slot + 1}",),),
}
"""For each choice the ways to pick it."""
