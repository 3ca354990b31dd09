"""Counters: what conditions and scaling amounts of the cards count. One table, a name and a small function each."""

from __future__ import annotations

from dataclasses import dataclass
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
    from alicegames.games.rolling_in_wonderland.twin import Look

_REGION: Final = {name: index for index, name in enumerate(REGIONS)}
_COLOUR: Final = {name: index for index, name in enumerate(COLOURS)}


# -- strength -----------------------------------------------------------------------------------------------------


def soldiers_in(look: Look, seat: int, region: int) -> int:
    """Return a seat's soldiers in a region, the Twins' figures included (RW-67, RW-68)."""
    (dee, dee_region), (dum, dum_region) = look.figures
    figures = (dee == seat and dee_region == region) + (dum == seat and dum_region == region)
    return look.seats[seat].army[region] + figures


def strength(data: WonderlandData, look: Look, seat: int, region: int) -> int:
    """Return a seat's strength in a region: a point a soldier (RW-38), and what ongoing cards add."""
    soldiers = soldiers_in(look, seat, region)
    total = soldiers
    if soldiers:
        for card in look.seats[seat].ongoing:
            bonus = data.hatter[card].strength
            if bonus and soldiers >= bonus.soldiers and _reaches(bonus.where, look, region):
                total += bonus.n
    return total


def _reaches(where: str, look: Look, region: int) -> bool:
    if where == "jabberwocky":
        return look.jabberwocky == region
    return where == "all" or _REGION[where] == region


def strengths(data: WonderlandData, look: Look, region: int) -> tuple[int, ...]:
    """Return every seat's strength in a region."""
    return tuple(strength(data, look, seat, region) for seat in range(len(look.seats)))


def is_leading(data: WonderlandData, look: Look, seat: int, region: int) -> bool:
    """Return whether the seat alone is the strongest in a region."""
    values = strengths(data, look, region)
    return values[seat] > max((value for other, value in enumerate(values) if other != seat), default=0)


# -- counters -----------------------------------------------------------------------------------------------------


def _taken(_data: WonderlandData, look: Look, _seat: int, _arg: str) -> int:
    return len(look.taken)


def _taken_colour(_data: WonderlandData, look: Look, _seat: int, arg: str) -> int:
    colour = _COLOUR[arg]
    return sum(COLOUR_OF[kind] == colour for kind in look.taken)


def _taken_region(_data: WonderlandData, look: Look, _seat: int, arg: str) -> int:
    return len(look.taken) if look.taken_from == _REGION[arg] else 0


def _colours(_data: WonderlandData, look: Look, _seat: int, _arg: str) -> int:
    return len({COLOUR_OF[kind] for kind in look.taken})


def _same(_data: WonderlandData, look: Look, _seat: int, _arg: str) -> int:
    colours = [COLOUR_OF[kind] for kind in look.taken]
    return max((colours.count(colour) for colour in colours), default=0)


def _spent(_data: WonderlandData, look: Look, _seat: int, _arg: str) -> int:
    return look.spent


def _played(_data: WonderlandData, look: Look, _seat: int, _arg: str) -> int:
    return look.played


def _completed(_data: WonderlandData, look: Look, _seat: int, _arg: str) -> int:
    return look.completed


def _leads(data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return sum(is_leading(data, look, seat, region) for region in range(len(REGIONS)))


def _present(_data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return sum(soldiers_in(look, seat, region) > 0 for region in range(len(REGIONS)))


def _soldiers(_data: WonderlandData, look: Look, seat: int, arg: str) -> int:
    return soldiers_in(look, seat, _REGION[arg])


def _most_soldiers(_data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return max(soldiers_in(look, seat, region) for region in range(len(REGIONS)))


def _placed(_data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return SOLDIERS - look.seats[seat].soldiers


def _at_jabberwocky(_data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return soldiers_in(look, seat, look.jabberwocky) if look.jabberwocky != NONE else 0


def _leads_jabberwocky(data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return int(look.jabberwocky != NONE and is_leading(data, look, seat, look.jabberwocky))


def _challenges(_data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return len(look.seats[seat].done)


def _cubes(_data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return cubes_placed(look, seat)


def cubes_placed(look: Look, seat: int) -> int:
    """Return how many cubes lie on a seat's open challenges."""
    return sum(mask.bit_count() for mask in look.seats[seat].cubes)


def _rabbit(_data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return look.seats[seat].rabbit


def _caterpillar(_data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return look.seats[seat].caterpillar


def _rabbit_ahead(_data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return sum(other.rabbit < look.seats[seat].rabbit for other in look.seats)


def _rabbit_behind(_data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return sum(other.rabbit > look.seats[seat].rabbit for other in look.seats)


def _ongoing(_data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return len(look.seats[seat].ongoing)


def _hand(_data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return len(look.seats[seat].hand)


def _mushrooms(_data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return look.seats[seat].mushrooms


def _vp(_data: WonderlandData, look: Look, seat: int, _arg: str) -> int:
    return look.seats[seat].vp


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter and the arguments that it takes."""

    count: Callable[[WonderlandData, Look, int, str], int]
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


def count(data: WonderlandData, look: Look, seat: int, name: str) -> int:
    """Return what the counter ``name`` (with its argument after a colon) shows for a seat."""
    head, _, argument = name.partition(":")
    return COUNTERS[head].count(data, look, seat, argument)


def holds(data: WonderlandData, look: Look, seat: int, conditions: Iterable[Condition]) -> bool:
    """Return whether all conditions hold for a seat."""
    return all(
        condition.at_least <= count(data, look, seat, condition.count) <= condition.at_most for condition in conditions
    )


def amount(data: WonderlandData, look: Look, seat: int, effect: Effect) -> int:
    """Return how much of an effect a seat gets now."""
    if not effect.per:
        return effect.n
    full = effect.n * count(data, look, seat, effect.per)
    return min(full, effect.most) if effect.most else full
