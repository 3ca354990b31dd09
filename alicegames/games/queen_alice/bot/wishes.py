"""What Alice's Wishes are worth, in play and at the end, and what an action adds to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from alicegames.games.queen_alice import scoring
from alicegames.games.queen_alice.choices import Build, Climb, Plant, Ride
from alicegames.games.queen_alice.pack.verbs import BRONZE, COLOURS, GOLD
from alicegames.games.queen_alice.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.queen_alice.bot.values import Estimate
    from alicegames.games.queen_alice.bot.weights import Weights
    from alicegames.games.queen_alice.choices import Target
    from alicegames.games.queen_alice.state import QueenState

Worths: TypeAlias = "dict[type, list[tuple[Callable[[Estimate, Any], float], float]]]"
"""By kind of action: what counts for a wish, and what one more of it is worth."""

_HALF: Final = 0.8
"""What the way to a mark of the cats counts of what the mark does, before it is reached."""
_PART: Final = 0.4
"""What half of a pair or a third of a set counts of it."""


def wishes(look: Estimate) -> float:
    """Return the worth of wishes still to be scored in play, and of those that the cats will score at the end."""
    total, state = 0.0, look.state
    for colour in COLOURS:
        worth = []
        for at, number in enumerate(state.wishes[colour * 2 : colour * 2 + 2]):
            wish = look.kit.data.wishes[number]
            yellow = scoring.wish_points(look.kit, state, look.number, wish, platinum=False)
            total += yellow * _in_play(look, colour, at)
            worth.append(yellow * _at_end(look, colour, wish.platinum / wish.yellow))
        low, high = sorted(worth)
        best, other = _cats(look, colour)
        total += best * high + other * low
    return total


def _in_play(look: Estimate, colour: int, at: int) -> float:
    """How likely a wish will be scored in play: less the farther Alice is and the fewer crowns are left."""
    state = look.state
    if colour * 2 + at in state.due:
        return 1.0
    space = look.boards.table.paths[colour].wishes[at]
    if state.alices[colour] >= space or not state.crowns:
        return 0.0
    steps = sum(owner < 0 for owner in state.paths[colour][state.alices[colour] + 1 : space + 1])
    left = state.crowns / look.boards.table.crowns
    return look.weights.in_play * float(left ** (steps / 4))


def _at_end(look: Estimate, colour: int, platinum: float) -> float:
    """How many points at the end a yellow point stands for."""
    return (1 + crowned_share(look.weights, look.state, colour) * (platinum - 1)) * look.weights.growth


def _cats(look: Estimate, colour: int) -> tuple[float, float]:
    """What part of a track's better and other wish the cats score, the way to the marks counted in part (QA-133)."""
    track, paws = look.kit.data.cats[colour], look.seat.paws[colour]
    cats = look.weights.cats
    if paws >= track.x2:
        return cats, cats
    if paws >= track.x1:
        way = (paws - track.x1) / (track.x2 - track.x1)
        return cats, cats * _HALF * way * way
    return cats * _HALF * float((paws / track.x1) ** 1.5), 0.0


def crowned_share(worth: Weights, state: QueenState, colour: int) -> float:
    """How likely Alice is crowned in this colour."""
    if state.throne != NOBODY:
        return float(state.throne == colour)
    lead = state.alices[colour] - state.alices[1 - colour]
    return min(1.0, max(0.0, 0.5 + worth.farther * lead))


# -- what an action adds ----------------------------------------------------------------------------------------------


def each(look: Estimate) -> Worths:
    """Return by kind of action which wishes in play it adds to: how many, and what one more is worth."""
    state = look.state
    found: Worths = {Plant: [], Ride: [], Climb: [], Build: []}
    for colour in COLOURS:
        pair = [look.kit.data.wishes[number] for number in state.wishes[colour * 2 : colour * 2 + 2]]
        now = [scoring.wish_points(look.kit, state, look.number, wish, platinum=False) for wish in pair]
        parts = _cats(look, colour)
        for at, wish in enumerate(pair):
            better = now[at] >= now[1 - at]
            end = parts[0 if better else 1] * _at_end(look, colour, wish.platinum / wish.yellow)
            kind, count = _ADDS[wish.counts]
            found[kind].append((count, wish.yellow * (_in_play(look, colour, at) + end)))
    return found


def gained(look: Estimate, worths: Worths, target: Target) -> float:
    """Return what an action adds to the wishes in play; ``worths`` is what `each` found."""
    return sum([worth * count(look, target) for count, worth in worths[type(target)]])


def _lag(pair: tuple[int, int], colour: int) -> float:
    """How much of a pair one more of a colour makes."""
    return 1.0 if pair[colour] < pair[1 - colour] else _PART


def _one(_look: Estimate, _target: Target) -> float:
    return 1.0


def _flowers(look: Estimate, target: Plant) -> int:
    return sum(reward.verb == "flower" for reward in look.boards.table.garden.rewards[target.colour][target.space])


def _abreast(look: Estimate, target: Ride) -> float:
    spaces = [look.kit.data.messengers[colour].spaces[look.seat.messengers[colour]].step for colour in COLOURS]
    behind = spaces[1 - target.colour] - spaces[target.colour]
    pairs = min(len(target.way), max(0, behind))
    return pairs + _PART * (len(target.way) - pairs)


def _ranked(look: Estimate, target: Ride) -> int:
    spaces = look.kit.data.messengers[target.colour].spaces
    return sum(spaces[space].banner in {BRONZE, GOLD} for space in target.way)


def _seals(look: Estimate, target: Ride) -> int:
    path = look.kit.data.messengers[target.colour]
    start, end = (path.spaces[at].step for at in (look.seat.messengers[target.colour], target.way[-1]))
    return sum(start < seal.into <= end for seal in path.seals)


def _footing(look: Estimate, target: Build) -> float:
    row = target.space // len(look.boards.rows[0])
    return 1.0 if row <= look.state.humpty[target.colour] else _PART


def _new_column(look: Estimate, target: Build) -> float:
    width, wall = len(look.boards.rows[0]), look.state.walls[target.colour]
    return float(look.number not in wall[target.space % width :: width])


def _diamond_pairs(look: Estimate, target: Build) -> float:
    red, white = look.seat.diamonds
    return _lag((red.bit_count(), white.bit_count()), target.colour)


_ADDS: Final[dict[str, tuple[type, Callable[[Estimate, Any], float]]]] = {
    "hearts_off": (Plant, _one),
    "heart_pairs": (Plant, lambda look, target: _lag(look.seat.hearts, target.colour)),
    "flower_pairs": (Plant, lambda look, target: _PART * _flowers(look, target)),
    "flower_sets": (Plant, lambda look, target: _PART * _flowers(look, target)),
    "spaces": (Ride, lambda _look, target: len(target.way)),
    "space_pairs": (Ride, _abreast),
    "ranked_spaces": (Ride, _ranked),
    "seals": (Ride, _seals),
    "steps": (Climb, _one),
    "step_pairs": (Climb, lambda look, target: _lag(look.seat.climbs, target.colour)),
    "books": (Climb, lambda look, target: 1.0 + look.state.tokens[target.to]),
    "acting_bookmarks": (Climb, lambda _look, _target: _PART),
    "diamonds_off": (Build, _one),
    "diamond_pairs": (Build, _diamond_pairs),
    "below_humpty": (Build, _footing),
    "wall_columns": (Build, _new_column),
}
"""By what a wish counts: the kind of action that adds to it, and how many, about (QA-140 to QA-144)."""
