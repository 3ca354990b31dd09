"""How good a position of Rolling in Wonderland is for a seat: points now, and what things promise."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from alicegames.core.leads import over_the_best_rival
from alicegames.core.rules import totals
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.play.counters import strengths
from alicegames.games.rolling_in_wonderland.play.taking import ABILITY_DICE, benefits_of
from alicegames.games.rolling_in_wonderland.scoring import ATTACK, ATTACK_OF_TWO, objective_points, shares
from alicegames.games.rolling_in_wonderland.state import (
    ALICE,
    CAT,
    CATERPILLAR,
    HATTER,
    KIND_COUNT,
    NONE,
    QUEEN,
    RABBIT,
    REGIONS,
    ROUNDS,
    SPACES,
    WHITE,
)
from alicegames.games.rolling_in_wonderland.twin import free_spaces

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.rolling_in_wonderland.pack.data import Path, WonderlandData
    from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
    from alicegames.games.rolling_in_wonderland.state import Seat, State

# What things are worth in VP with the whole game ahead; most fade as it goes on.
SPACE: Final = 1.9
"""A free space of the player board: a die still to come this round."""
MUSHROOM: Final = 1.2
CARD: Final = 1.8
ONGOING: Final = 4.0
OBJECTIVE: Final = 3.0
SOLDIER: Final = 2.3
CUBE: Final = 0.8
TOKEN: Final = 1.7
ABILITY: Final = 2.0
CHALLENGE: Final = 0.5
RABBIT_STEP: Final = 0.42
DISC_STEP: Final = 1.3
POWER: Final = 1.5
"""A point of strength in any region, besides the places that it earns now."""
FUTURE_ATTACK: Final = 0.5
PROGRESS: Final = (0.08, 0.22, 0.4, 0.66)
"""The share of a challenge's VP by its cubes."""
_MEMO_SIZE: Final = 20_000


def heuristic(rules: WonderlandRules, state: State, seat: int) -> float:
    """Return the seat's lead over its best rival in VP, promises included."""
    if state.over:
        points = totals(rules.score(state))
        return points[seat] - max(value for other, value in enumerate(points) if other != seat)
    estimator = _estimator(rules)
    values = estimator.outlooks(state, seat, estimator.common(state))
    return _lead(values, seat)


def leads(rules: WonderlandRules, state: State) -> tuple[float, ...]:
    """Return every seat's heuristic."""
    if state.over:
        return over_the_best_rival(totals(rules.score(state)))
    estimator = _estimator(rules)
    common = estimator.common(state)
    return tuple([_lead(estimator.outlooks(state, seat, common), seat) for seat in range(len(state.seats))])


def _lead(values: list[float], seat: int) -> float:
    mine = values[seat]
    values[seat] = float("-inf")
    return mine - max(values)


@lru_cache(maxsize=4)
def _estimator(rules: WonderlandRules) -> Estimator:
    return Estimator(rules.data)


class Common(NamedTuple):
    """What a position promises whoever looks at it."""

    left: float
    """The share of the game that lies ahead."""
    values: list[float]
    """By seat."""
    pending: list[tuple[int, float]]
    """What is about to be gained, and by whom."""


class Estimator:
    """Estimates positions over one pack, remembering the parts that most choices leave as they are."""

    def __init__(self, data: WonderlandData) -> None:
        self._data = data
        self._rabbit = _path_table(data.rabbit)
        self._disc = _path_table(data.caterpillar)
        self._regions: dict[Any, tuple[tuple[float, float, float], ...]] = {}
        self._objectives: dict[Any, float] = {}

    def common(self, state: State) -> Common:
        """Return what a seat may expect whoever looks: without the Objectives."""
        left = self._time_left(state)
        values = [
            self._own(state, number, left) + influence * (1 - 0.5 * left) + attack + POWER * left * power
            for number, (influence, attack, power) in enumerate(self._by_region(state))
        ]
        pending = [
            (frame.seat, worth(self._data, state, frame))  # type: ignore[union-attr]
            for frame in state.stack
            if (worth := _PENDING.get(type(frame)))
        ]
        return Common(left, values, pending)

    def outlooks(self, state: State, seat: int, common: Common) -> list[float]:
        """Return what each seat may expect; Objectives are read for ``seat`` alone."""
        values = [*common.values]
        if state.seats[seat].objectives:
            values[seat] += self._objective_hope(state, seat, common.left)
        for number, worth in common.pending:
            values[number] += worth
        return values

    def _time_left(self, state: State) -> float:
        """Return the share of the game that lies ahead, by rounds and by the farthest pawn and disc."""
        seats = state.seats
        free = 1 - sum(len(owner.dice) for owner in seats) / (SPACES * len(seats))
        rounds = (ROUNDS - state.round + free) / ROUNDS
        rabbit = 1 - max(owner.rabbit for owner in seats) / self._data.rabbit.end
        disc = 1 - max(owner.caterpillar for owner in seats) / self._data.caterpillar.end
        return max(0.0, min(rounds, 0.05 + 1.2 * rabbit, 0.05 + 1.2 * disc))

    def _own(self, state: State, seat: int, left: float) -> float:
        owner = state.seats[seat]
        soon = min(1.0, 0.35 + 2.5 * left)
        star, way = self._rabbit[owner.rabbit]
        disc_star, disc_way = self._disc[owner.caterpillar]
        return (
            owner.vp
            + star
            + disc_star
            + (way + disc_way) * soon
            + owner.mushrooms * MUSHROOM * min(1.0, 3 * left)
            + len(owner.hand) * (1 + (CARD - 1) * min(1.0, 2 * left))
            + len(owner.ongoing) * ONGOING * left
            + len(owner.objectives) * OBJECTIVE * left
            + free_spaces(state, seat) * SPACE
            + self._challenges(owner, min(1.0, 0.2 + 2 * left))
        )

    def _challenges(self, owner: Seat, soon: float) -> float:
        challenges = self._data.challenges
        value = 0.0
        for card in owner.done:
            value += challenges[card].value
        for card, mask in zip(owner.slots, owner.cubes, strict=True):
            if card != NONE:
                value += challenges[card].value * PROGRESS[mask.bit_count()] * soon
        return value

    def _objective_hope(self, state: State, seat: int, left: float) -> float:
        """What the seat's Objectives score as things stand, the less certain the earlier it is."""
        key = (seat, state.seats, state.figures, state.jabberwocky)
        points = self._objectives.get(key)
        if points is None:
            points = float(
                sum(objective_points(self._data, state, seat, card) for card in state.seats[seat].objectives)
            )
            _remember(self._objectives, key, points)
        return points * (1 - 0.6 * left)

    def _by_region(self, state: State) -> tuple[tuple[float, float, float], ...]:
        """For each seat its influence as it stands, this round's and later attacks, and its strength in all."""
        key = (
            tuple([(owner.army, owner.ongoing) for owner in state.seats]),
            state.figures,
            state.jabberwocky,
            len(state.revealed),
            state.owner >= 0,
        )
        found = self._regions.get(key)
        if found is None:
            found = self._weigh_regions(state)
            _remember(self._regions, key, found)
        return found

    def _weigh_regions(self, state: State) -> tuple[tuple[float, float, float], ...]:
        seats = range(len(state.seats))
        sums = [[0.0, 0.0, 0.0] for _seat in seats]
        prizes = ATTACK if len(seats) > 2 else ATTACK_OF_TWO  # noqa: PLR2004 -- two players
        for region in range(len(REGIONS)):
            powers = strengths(self._data, state, region)
            gains = shares(powers, self._data.influence[region])
            attacks = shares(powers, prizes)
            now = region == state.jabberwocky and state.owner >= 0
            weight = 1.0 if now else 0.0 if region in state.revealed else FUTURE_ATTACK
            for seat in seats:
                sums[seat][0] += gains[seat]
                sums[seat][1] += attacks[seat] * weight
                sums[seat][2] += powers[seat]
        return tuple((influence, attack, power) for influence, attack, power in sums)


def _remember(memo: dict[Any, Any], key: Any, value: Any) -> None:  # noqa: ANN401 -- any memo
    if len(memo) >= _MEMO_SIZE:
        memo.clear()
    memo[key] = value


def _path_table(path: Path) -> tuple[tuple[float, float], ...]:
    """For each space the VP of the last star, and the part of the next one's that has been walked."""
    table = []
    for space, points in enumerate(path.points):
        star, worth = next(((at, vp) for at, vp in path.stars if at > space), (space + 1, points))
        before = max((at for at, _vp in path.stars if at <= space), default=0)
        table.append((float(points), (worth - points) * (space - before) / (star - before)))
    return tuple(table)


# -- pending work ---------------------------------------------------------------------------------------------------


def _before_taking(data: WonderlandData, state: State, frame: fr.BeforeTaking) -> float:
    """The best area, so that a mushroom or a card that makes one better is worth its price."""
    spaces = free_spaces(state, frame.seat)
    room = 2 - state.seats[frame.seat].mushrooms
    best = -float(SPACES)
    for region in range(len(REGIONS)):
        start = region * KIND_COUNT
        counts = state.dice[start : start + KIND_COUNT]
        n = min(sum(counts), spaces)
        if n:
            worth = _action(data, region, counts, n) + min(counts[WHITE], room) * MUSHROOM - n * SPACE
            best = max(best, worth + (ABILITY if n >= ABILITY_DICE else 0))
    return best


def _action(data: WonderlandData, region: int, counts: tuple[int, ...], n: int) -> float:
    """Estimate a region's action for n of the dice counted by kind."""
    if region in _STEPS:
        worth, speeds = _STEPS[region], data.rabbit_steps if region == RABBIT else data.caterpillar_steps
        steps = sum(speed * count for speed, count in zip(speeds, counts, strict=True) if count)
        return worth * steps * n / sum(counts)
    if region == ALICE:
        return CHALLENGE + CUBE * n
    return benefits_of(n) * _BENEFIT[region]


_STEPS: Final = {RABBIT: RABBIT_STEP, CATERPILLAR: DISC_STEP}
_BENEFIT: Final = {HATTER: CARD, QUEEN: SOLDIER, CAT: TOKEN}


def _left(worth: float) -> Callable[[Any, Any, Any], float]:
    """Return the worth of a frame that gives ``left`` more of something."""
    return lambda _data, _state, frame: worth * frame.left


def _fixed(worth: float) -> Callable[[Any, Any, Any], float]:
    return lambda _data, _state, _frame: worth


_PENDING: Final[dict[type, Callable[[WonderlandData, State, Any], float]]] = {
    fr.BeforeTaking: _before_taking,
    fr.Ability: _fixed(ABILITY),
    fr.Move: _left(DISC_STEP),
    fr.GainMushrooms: _fixed(0.1),
    fr.DrawHatter: _left(CARD),
    fr.DrawObjective: _fixed(OBJECTIVE),
    fr.TakeChallenge: _fixed(CHALLENGE),
    fr.PlaceCubes: lambda _data, _state, frame: CUBE * len(frame.colours),
    fr.PlaceAnyCube: _left(CUBE),
    fr.PlaceSoldiers: _left(SOLDIER),
    fr.PlaceFigure: _fixed(1.0),
    fr.MoveSoldiers: _left(0.5),
    fr.UseTokens: _left(TOKEN),
    fr.TurnDice: _left(0.3),
    fr.FireOngoing: _fixed(1.0),
}
"""What pending work is worth to the seat that has it."""
