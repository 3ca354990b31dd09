"""The Jabberwocky's attack, influence, final scoring and the order of places (RW-48 to RW-58)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.decision import UNKNOWN
from alicegames.core.rules import ScoreLine
from alicegames.games.rolling_in_wonderland.play.counters import count, cubes_placed, holds, strengths
from alicegames.games.rolling_in_wonderland.state import REGIONS, ROUNDS

if TYPE_CHECKING:
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.state import State

ATTACK: Final = (3, 2, 1)
ATTACK_OF_TWO: Final = (3, 1, 0)
"""With two players the second gets 1 (RW-49)."""
_BOT_ONGOING: Final = {"normal": 2, "hard": 3, "expert": 4}
_BOT_SINGLE: Final = {"normal": 1, "hard": 2, "expert": 3}
_BOT_OBJECTIVE: Final = {"normal": -1, "hard": 0, "expert": 1}


def shares(values: tuple[int, ...], prizes: tuple[int, ...]) -> tuple[int, ...]:
    """Rank by strength and pay the prizes of first, second and third place.

    Ties are unfriendly: tied players skip their place and each take the next one's value, and the group occupies as
    many places as it has members (RW-51). Without a soldier there is nothing (RW-50).
    """
    padded = (*prizes, 0, 0, 0, 0)
    paid = []
    for value in values:
        place = sum(other > value for other in values)
        tied = values.count(value) > 1
        paid.append(padded[min(place + tied, 3)] if value > 0 else 0)
    return tuple(paid)


def attack(data: WonderlandData, state: State, region: int) -> tuple[int, ...]:
    """Return the VP that the Jabberwocky's attack on a region gives each seat (RW-48, RW-49, RW-114)."""
    return shares(strengths(data, state, region), ATTACK if len(state.seats) > 2 else ATTACK_OF_TWO)  # noqa: PLR2004


def influence(data: WonderlandData, state: State) -> tuple[tuple[int, ...], ...]:
    """Return for each region the VP of each seat by influence (RW-56)."""
    return tuple(shares(strengths(data, state, region), data.influence[region]) for region in range(len(REGIONS)))


def end_triggers(data: WonderlandData, state: State) -> tuple[str, ...]:
    """Return which of the four ends have come (RW-54, RW-115); round six counts from its beginning (RW-73)."""
    checks = (
        ("rounds", state.round >= ROUNDS),
        ("rabbit", any(seat.rabbit == data.rabbit.end for seat in state.seats)),
        ("caterpillar", any(seat.caterpillar == data.caterpillar.end for seat in state.seats)),
        ("soldiers", any(seat.soldiers == 0 for seat in state.seats)),
    )
    return tuple(name for name, has_come in checks if has_come)


def objective_points(data: WonderlandData, state: State, seat: int, card: int) -> int:
    """Return what an Objective is worth to a seat as the table stands."""
    objective = data.objectives[card]
    if not holds(data, state, seat, objective.when):
        return 0
    if not objective.per:
        return objective.value
    points = objective.each * count(data, state, seat, objective.per)
    return min(points, objective.most) if objective.most else points


def score(data: WonderlandData, state: State) -> tuple[tuple[ScoreLine, ...], ...]:
    """Return every seat's score lines; cards that a view hides count nothing (RW-100)."""
    by_region = influence(data, state)
    return tuple(_lines(data, state, seat, by_region) for seat in range(len(state.seats)))


def _lines(
    data: WonderlandData, state: State, seat: int, by_region: tuple[tuple[int, ...], ...]
) -> tuple[ScoreLine, ...]:
    owner = state.seats[seat]
    return (
        ScoreLine("rabbit", data.rabbit.points[owner.rabbit], owner.rabbit),
        ScoreLine("caterpillar", data.caterpillar.points[owner.caterpillar], owner.caterpillar),
        *(ScoreLine(f"influence_{name}", points[seat]) for name, points in zip(REGIONS, by_region, strict=True)),
        ScoreLine("challenges", sum(data.challenges[card].value for card in owner.done), len(owner.done)),
        *(_bot_cards(data, state, seat) if seat == state.bot else _cards(data, state, seat)),
        ScoreLine("tokens", owner.vp),
    )


def _cards(data: WonderlandData, state: State, seat: int) -> tuple[ScoreLine, ScoreLine]:
    """Objectives by their conditions; a point for each card still in hand (RW-57)."""
    owner = state.seats[seat]
    known = [card for card in owner.objectives if card != UNKNOWN]
    points = sum(objective_points(data, state, seat, card) for card in known)
    return (
        ScoreLine("objectives", points, len(owner.objectives)),
        ScoreLine("hatter_cards", len(owner.hand), len(owner.hand)),
    )


def _bot_cards(data: WonderlandData, state: State, seat: int) -> tuple[ScoreLine, ...]:
    """The automa's pile by difficulty (RW-85, RW-132); nobody sees it before the end."""
    owner, level = state.seats[seat], state.variant.difficulty or "normal"
    objectives = [card for card in owner.objectives if card != UNKNOWN]
    cards = [data.hatter[card] for card in owner.hand if card != UNKNOWN]
    ongoing = sum(card.is_ongoing for card in cards)
    values = sum(data.objectives[card].value + _BOT_OBJECTIVE[level] for card in objectives)
    points = ongoing * _BOT_ONGOING[level] + (len(cards) - ongoing) * _BOT_SINGLE[level]
    return (
        ScoreLine("objectives", values, len(owner.objectives)),
        ScoreLine("hatter_cards", points, len(owner.hand)),
    )


TIE_BREAKS: Final = ("mushrooms", "cubes", "rabbit", "order")
"""What decides among equal points, one after the other (RW-58)."""


def ranks(data: WonderlandData, state: State) -> tuple[tuple[int, ...], ...]:
    """Return each seat's points and, in the order of ``TIE_BREAKS``, what decides among equals (RW-58, RW-116)."""
    lines = score(data, state)
    return tuple(
        (
            sum(line.points for line in lines[seat]),
            owner.mushrooms,
            cubes_placed(state, seat),
            owner.rabbit,
            (seat - state.first) % len(state.seats),
        )
        for seat, owner in enumerate(state.seats)
    )


def tie_break(data: WonderlandData, state: State) -> str:
    """Return which of ``TIE_BREAKS`` decides the first place; empty where points do (RW-58)."""
    first, second, *_others = sorted(ranks(data, state), reverse=True)
    if first[0] != second[0]:
        return ""
    return next(name for name, mine, other in zip(TIE_BREAKS, first[1:], second[1:], strict=True) if mine != other)


def places(data: WonderlandData, state: State) -> tuple[int, ...]:
    """Return each seat's place by points and the four tie-breaks in order: no tie is left (RW-58, RW-116)."""
    found = ranks(data, state)
    return tuple(1 + sum(other > mine for other in found) for mine in found)
