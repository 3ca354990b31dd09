"""The published automa of the solo game: what its cards and orders of preference make it do (RW-70 to RW-85).

It searches nothing. Each of its decisions has exactly one option; ``Decision.source`` says why.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from alicegames.core.decision import Decision
from alicegames.games.rolling_in_wonderland import choices as ch
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.play.counters import is_leading, soldiers_in
from alicegames.games.rolling_in_wonderland.play.selection import area
from alicegames.games.rolling_in_wonderland.scoring import end_triggers
from alicegames.games.rolling_in_wonderland.state import (
    BLUE,
    DEE,
    GREEN,
    KIND_COUNT,
    NONE,
    ORANGE,
    PINK,
    PURPLE,
    QUEEN,
    WHITE,
    die,
)
from alicegames.games.rolling_in_wonderland.twin import free_spaces

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from alicegames.games.rolling_in_wonderland.choices import Choice
    from alicegames.games.rolling_in_wonderland.pack.data import BotRow, WonderlandData
    from alicegames.games.rolling_in_wonderland.state import State

PREFERENCE: Final = (WHITE, BLUE, ORANGE, PURPLE, PINK, GREEN)
"""The dice it takes first where not all fit (RW-76); the Tweedledee die, which brings its space, comes in any case."""
TURNED_IN: Final = (DEE, BLUE, ORANGE, PURPLE, PINK, GREEN)
TURNED_OUT: Final = (BLUE, DEE, ORANGE, PURPLE, PINK, GREEN)
"""The die it turns for a mushroom (RW-77)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What the automa does this turn."""

    region: int
    row: int
    """The row of its card, from 1; 0 where no row is possible."""
    reason: str
    """``as_it_lies``, ``turned_in``, ``turned_out`` or ``no_row``."""
    turn: ch.TurnDie | None = None


# -- its card -----------------------------------------------------------------------------------------------------


def plan(data: WonderlandData, state: State, seat: int) -> Plan:
    """Find the first row that it can carry out (RW-72); none: the first area on the card with a die (RW-74)."""
    card = data.bots[state.bot_card]
    for number, row in enumerate(card.rows, 1):
        found = _as_it_lies(data, state, seat, row) or _with_mushroom(data, state, seat, row)
        if found:
            region, reason, turn = found
            return Plan(region, number, reason, turn)
    return Plan(next(region for region in card.order if area(state, region)), 0, "no_row")


_Found = tuple[int, str, ch.TurnDie | None]


def _as_it_lies(data: WonderlandData, state: State, seat: int, row: BotRow) -> _Found | None:
    regions = [region for region in row.regions if _fits(row, _would_take(state, seat, area(state, region)))]
    return (_best(data, state, row, regions), "as_it_lies", None) if regions else None


def _with_mushroom(data: WonderlandData, state: State, seat: int, row: BotRow) -> _Found | None:
    """A row may cost one mushroom, any row once an end trigger applies; areas that need none came first (RW-126)."""
    may_spend = row.mushroom or bool(end_triggers(data, state))
    if not (may_spend and state.variant.mushrooms and state.seats[seat].mushrooms):
        return None
    ways = {region: way for region in row.regions if (way := _way(data, state, seat, row, region))}
    if not ways:
        return None
    region = _best(data, state, row, list(ways))
    reason, turn = ways[region]
    return region, reason, turn


def _best(data: WonderlandData, state: State, row: BotRow, regions: list[int]) -> int:
    """For 4 or more: most white dice, then first on the card (RW-75); else the row's order, the card's if blank."""
    order = data.bots[state.bot_card].order
    if not row.or_more:
        return regions[0]
    return min(regions, key=lambda region: (-state.dice[die(region, WHITE)], order.index(region)))


def _fits(row: BotRow, number: int) -> bool:
    return number == row.number or (row.or_more and number >= row.number)


def _would_take(state: State, seat: int, kinds: tuple[int, ...]) -> int:
    """Return how many of the dice it would take: no more than fit; Tweedledee's brings its space (RW-124, RW-126)."""
    dee = kinds.count(DEE)
    return min(len(kinds) - dee, free_spaces(state, seat)) + dee


def _way(data: WonderlandData, state: State, seat: int, row: BotRow, region: int) -> tuple[str, ch.TurnDie] | None:
    """Return how one mushroom makes the row possible in this area: a die turned in, else one turned out (RW-77)."""
    kinds = area(state, region)
    into = _turned_in(data, state, region)
    if into and _fits(row, _would_take(state, seat, (*kinds, into.kind))):
        return "turned_in", into
    out = _turned_out(data, state, region)
    if out:
        left = list(kinds)
        left.remove(out.kind)
        if _fits(row, _would_take(state, seat, tuple(left))):
            return "turned_out", out
    return None


def _turned_in(data: WonderlandData, state: State, region: int) -> ch.TurnDie | None:
    """The die comes from the first area clockwise that has a non-white one."""
    source = data.clockwise[region]
    while source != region:
        kind = _first_kind(state, source, TURNED_IN)
        if kind != NONE:
            return ch.TurnDie(source, kind, region)
        source = data.clockwise[source]
    return None


def _turned_out(data: WonderlandData, state: State, region: int) -> ch.TurnDie | None:
    """The die goes to the next area clockwise, the Queen's skipped."""
    kind = _first_kind(state, region, TURNED_OUT)
    target = data.clockwise[region]
    if target == QUEEN:
        target = data.clockwise[target]
    return None if kind == NONE else ch.TurnDie(region, kind, target)


def _first_kind(state: State, region: int, order: tuple[int, ...]) -> int:
    return next((kind for kind in order if state.dice[region * KIND_COUNT + kind]), NONE)


# -- its preferences ----------------------------------------------------------------------------------------------


def dice(state: State, seat: int, region: int) -> tuple[int, ...]:
    """Return the dice that it takes from an area, sorted: as many as fit, by preference (RW-76, RW-124)."""
    kinds = area(state, region)
    others = sorted((kind for kind in kinds if kind != DEE), key=PREFERENCE.index)
    return tuple(sorted((*others[: free_spaces(state, seat)], *(DEE,) * kinds.count(DEE))))


def soldier(data: WonderlandData, state: State, seat: int) -> tuple[int, str]:
    """Return the region of its next soldier, and why (RW-82, RW-131)."""
    order = data.bots[state.bot_card].order
    if not is_leading(data, state, seat, state.jabberwocky):
        return state.jabberwocky, "jabberwocky"
    empty = [region for region in order if not soldiers_in(state, seat, region)]
    if empty:
        return _gold(data, empty), "empty"
    contested = [region for region in order if not is_leading(data, state, seat, region)]
    return (_gold(data, contested), "contested") if contested else (state.jabberwocky, "leads_everywhere")


def _gold(data: WonderlandData, regions: Iterable[int]) -> int:
    """The highest gold value; ``max`` keeps the first of equals, which is the card's order."""
    return max(regions, key=lambda region: data.influence[region][0])


def token(data: WonderlandData, state: State, reach: tuple[int, ...]) -> tuple[int, str]:
    """Return the slot whose token it uses, and why.

    Soldier, Objective, leftmost; none twice in a turn unless forced, and when all within reach have been used the
    order starts again (RW-80, RW-129).
    """
    times = [state.used.count(state.tokens[slot]) for slot in reach]
    fresh = [slot for slot, uses in zip(reach, times, strict=True) if uses == min(times)]
    for verb in ("soldier", "objective"):
        for slot in fresh:
            if any(effect.verb == verb for effect in data.tokens[state.tokens[slot]].effects):
                return slot, "again" if min(times) else verb
    return fresh[0], "again" if min(times) else "leftmost"


def cube(data: WonderlandData, state: State, seat: int) -> tuple[int, int]:
    """Return the slot and the icon of its next cube.

    Most cubes, highest VP, leftmost slot (RW-81); icons from the left (RW-130).
    """
    owner = state.seats[seat]
    slot = min(
        (slot for slot, card in enumerate(owner.slots) if card != NONE),
        key=lambda slot: (-owner.cubes[slot].bit_count(), -data.challenges[owner.slots[slot]].value, slot),
    )
    mask = owner.cubes[slot]
    return slot, next(at for at in range(4) if not mask >> at & 1)


# -- its decisions ------------------------------------------------------------------------------------------------


class Seated(Protocol):
    """A frame that belongs to a seat."""

    @property
    def seat(self) -> int:
        """The seat."""


F = TypeVar("F", bound=Seated)


def by_seat(
    person: Callable[[WonderlandData, State, F], Decision[Choice]],
    automa: Callable[[WonderlandData, State, F], Decision[Choice]],
) -> Callable[[WonderlandData, State, F], Decision[Choice]]:
    """Return what asks a person, or has the automa choose where the frame is its own."""
    return lambda data, state, frame: (automa if frame.seat == state.bot else person)(data, state, frame)


def _chosen(seat: int, kind: str, choice: Choice, source: str) -> Decision[Choice]:
    """Return a decision that the rules answer themselves."""
    return Decision(seat, kind, (choice,), (), source, by_rules=True)


def ask_bot_turn(data: WonderlandData, state: State, frame: fr.BotTurn) -> Decision[Choice]:
    found = plan(data, state, frame.seat)
    source = f"{data.bots[state.bot_card].key}:{found.row}:{found.reason}"
    return _chosen(frame.seat, "bot", found.turn or ch.Take(found.region), source)


def ask_bot_take(_data: WonderlandData, _state: State, frame: fr.BotTake) -> Decision[Choice]:
    return _chosen(frame.seat, "bot", ch.Take(frame.region), frame.source)


def ask_choose_dice(_data: WonderlandData, state: State, frame: fr.ChooseDice) -> Decision[Choice]:
    chosen = ch.PickDice(dice(state, frame.seat, frame.region))
    return _chosen(frame.seat, "dice", chosen, "automa:preference")


def ask_place_soldier(data: WonderlandData, state: State, frame: fr.PlaceSoldiers) -> Decision[Choice]:
    region, reason = soldier(data, state, frame.seat)
    return _chosen(frame.seat, "soldier", ch.PlaceSoldier(region), f"automa:{reason}")


def ask_place_figure(data: WonderlandData, state: State, frame: fr.PlaceFigure) -> Decision[Choice]:
    region, reason = soldier(data, state, frame.seat)
    return _chosen(frame.seat, "figure", ch.PlaceSoldier(region), f"automa:{reason}")


def ask_use_token(data: WonderlandData, state: State, frame: fr.UseTokens) -> Decision[Choice]:
    slot, reason = token(data, state, frame.reach)
    return _chosen(frame.seat, "token", ch.UseToken(slot), f"automa:{reason}")


def ask_place_cube(data: WonderlandData, state: State, frame: fr.PlaceAnyCube) -> Decision[Choice]:
    slot, icon = cube(data, state, frame.seat)
    colour = data.challenges[state.seats[frame.seat].slots[slot]].icons[icon]
    return _chosen(frame.seat, "any_cube", ch.PlaceCube(slot, colour), "automa:cube")
