"""Counters: what conditions and scaling amounts of the cards count. One table, a name and a small function each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from alicegames.games.rolling_in_wonderland.state import (
    COLOUR_OF,
    COLOURS,
    NONE,
    REGIONS,
    SOLDIERS,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alicegames.games.rolling_in_wonderland.pack.data import Condition, Effect, WonderlandData
    from alicegames.games.rolling_in_wonderland.state import State

_REGION: Final = {name: index for index, name in enumerate(REGIONS)}
_COLOUR: Final = {name: index for index, name in enumerate(COLOURS)}


# -- strength -----------------------------------------------------------------------------------------------------


def soldiers_in(state: State, seat: int, region: int) -> int:
    """Return a seat's soldiers in a region, the Twins' figures included (RW-67, RW-68)."""
    (dee, dee_region), (dum, dum_region) = state.figures
    figures = (dee == seat and dee_region == region) + (dum == seat and dum_region == region)
    return state.seats[seat].army[region] + figures


def strength(data: WonderlandData, state: State, seat: int, region: int) -> int:
    """Return a seat's strength in a region: a point a soldier (RW-38), and what ongoing cards add."""
    soldiers = soldiers_in(state, seat, region)
    total = soldiers
    if soldiers:
        for card in state.seats[seat].ongoing:
            bonus = data.hatter[card].strength
            if bonus and soldiers >= bonus.soldiers and _reaches(bonus.where, state, region):
                total += bonus.n
    return total


def _reaches(where: str, state: State, region: int) -> bool:
    if where == "jabberwocky":
        return state.jabberwocky == region
    return where == "all" or _REGION[where] == region


def strengths(data: WonderlandData, state: State, region: int) -> tuple[int, ...]:
    """Return every seat's strength in a region."""
    return tuple(strength(data, state, seat, region) for seat in range(len(state.seats)))


def is_leading(data: WonderlandData, state: State, seat: int, region: int) -> bool:
    """Return whether the seat alone is the strongest in a region."""
    values = strengths(data, state, region)
    return values[seat] > max((value for other, value in enumerate(values) if other != seat), default=0)


# -- counters -----------------------------------------------------------------------------------------------------


def _taken(_data: WonderlandData, state: State, _seat: int, _arg: str) -> int:
    return len(state.taken)


def _taken_colour(_data: WonderlandData, state: State, _seat: int, arg: str) -> int:
    colour = _COLOUR[arg]
    return sum(COLOUR_OF[kind] == colour for kind in state.taken)


def _taken_region(_data: WonderlandData, state: State, _seat: int, arg: str) -> int:
    return len(state.taken) if state.taken_from == _REGION[arg] else 0


def _colours(_data: WonderlandData, state: State, _seat: int, _arg: str) -> int:
    return len({COLOUR_OF[kind] for kind in state.taken})


def _same(_data: WonderlandData, state: State, _seat: int, _arg: str) -> int:
    colours = [COLOUR_OF[kind] for kind in state.taken]
    return max((colours.count(colour) for colour in colours), default=0)


def _spent(_data: WonderlandData, state: State, _seat: int, _arg: str) -> int:
    return state.spent


def _played(_data: WonderlandData, state: State, _seat: int, _arg: str) -> int:
    return state.played


def _completed(_data: WonderlandData, state: State, _seat: int, _arg: str) -> int:
    return state.completed


def _leads(data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return sum(is_leading(data, state, seat, region) for region in range(len(REGIONS)))


def _present(_data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return sum(soldiers_in(state, seat, region) > 0 for region in range(len(REGIONS)))


def _soldiers(_data: WonderlandData, state: State, seat: int, arg: str) -> int:
    return soldiers_in(state, seat, _REGION[arg])


def _most_soldiers(_data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return max(soldiers_in(state, seat, region) for region in range(len(REGIONS)))


def _placed(_data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return SOLDIERS - state.seats[seat].soldiers


def _at_jabberwocky(_data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return soldiers_in(state, seat, state.jabberwocky) if state.jabberwocky != NONE else 0


def _leads_jabberwocky(data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return int(state.jabberwocky != NONE and is_leading(data, state, seat, state.jabberwocky))


def _challenges(_data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return len(state.seats[seat].done)


def _cubes(_data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return cubes_placed(state, seat)


def cubes_placed(state: State, seat: int) -> int:
    """Return how many cubes lie on a seat's open challenges."""
    return sum(mask.bit_count() for mask in state.seats[seat].cubes)


def _rabbit(_data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return state.seats[seat].rabbit


def _caterpillar(_data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return state.seats[seat].caterpillar


def _rabbit_ahead(_data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return sum(other.rabbit < state.seats[seat].rabbit for other in state.seats)


def _rabbit_behind(_data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return sum(other.rabbit > state.seats[seat].rabbit for other in state.seats)


def _ongoing(_data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return len(state.seats[seat].ongoing)


def _hand(_data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return len(state.seats[seat].hand)


def _mushrooms(_data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return state.seats[seat].mushrooms


def _vp(_data: WonderlandData, state: State, seat: int, _arg: str) -> int:
    return state.seats[seat].vp


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter and the arguments that it takes."""

    count: Callable[[WonderlandData, State, int, str], int]
    arguments: tuple[str, ...] = ()
    is_of_the_turn: bool = False
    """Whether it counts what happened this turn, not how the table stands."""


COUNTERS: Final[dict[str, Counter]] = {
    "taken": Counter(_taken, is_of_the_turn=True),
    "taken_colour": Counter(_taken_colour, COLOURS, is_of_the_turn=True),
    "taken_region": Counter(_taken_region, REGIONS, is_of_the_turn=True),
    "colours": Counter(_colours, is_of_the_turn=True),
    "same": Counter(_same, is_of_the_turn=True),
    "spent": Counter(_spent, is_of_the_turn=True),
    "played": Counter(_played, is_of_the_turn=True),
    "completed": Counter(_completed, is_of_the_turn=True),
    "leads": Counter(_leads),
    "present": Counter(_present),
    "soldiers": Counter(_soldiers, REGIONS),
    "most_soldiers": Counter(_most_soldiers),
    "placed": Counter(_placed),
    "at_jabberwocky": Counter(_at_jabberwocky),
    "leads_jabberwocky": Counter(_leads_jabberwocky),
    "challenges": Counter(_challenges),
    "cubes": Counter(_cubes),
    "rabbit": Counter(_rabbit),
    "caterpillar": Counter(_caterpillar),
    "rabbit_ahead": Counter(_rabbit_ahead),
    "rabbit_behind": Counter(_rabbit_behind),
    "ongoing": Counter(_ongoing),
    "hand": Counter(_hand),
    "mushrooms": Counter(_mushrooms),
    "vp": Counter(_vp),
}


def count(data: WonderlandData, state: State, seat: int, name: str) -> int:
    """Return what the counter ``name`` (with its argument after a colon) shows for a seat."""
    counter, argument = _named(name)
    return counter(data, state, seat, argument)


@cache
def _named(name: str) -> tuple[Callable[[WonderlandData, State, int, str], int], str]:
    head, _, argument = name.partition(":")
    return COUNTERS[head].count, argument


def holds(data: WonderlandData, state: State, seat: int, conditions: Iterable[Condition]) -> bool:
    """Return whether all conditions hold for a seat."""
    for condition in conditions:
        if not condition.at_least <= count(data, state, seat, condition.count) <= condition.at_most:
            return False
    return True


def amount(data: WonderlandData, state: State, seat: int, effect: Effect) -> int:
    """Return how much of an effect a seat gets now."""
    if not effect.per:
        return effect.n
    full = effect.n * count(data, state, seat, effect.per)
    return min(full, effect.most) if effect.most else full
