"""How good a position of Rolling in Wonderland is for a seat: points now, and what things promise."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from alicegames.core.leads import over_the_best_rival
from alicegames.core.rules import totals
from alicegames.games.rolling_in_wonderland import frames as fr
from alicegames.games.rolling_in_wonderland.bot.weights import Weights
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
from alicegames.packs import weights as packs

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.rolling_in_wonderland.pack.data import Path, WonderlandData
    from alicegames.games.rolling_in_wonderland.rules import WonderlandRules
    from alicegames.games.rolling_in_wonderland.state import Seat, State

    Worth = Callable[[Weights], float]
    Pending = Callable[[Weights, WonderlandData, State, Any], float]

_MEMO_SIZE: Final = 20_000
_PACKS: Final = 4


class Heuristic:
    """Values positions with certain weights."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._estimators: dict[WonderlandRules, Estimator] = {}

    def __call__(self, rules: WonderlandRules, state: State, seat: int) -> float:
        """Return the seat's lead over its best rival in VP, promises included."""
        if state.over:
            return over_the_best_rival(totals(rules.score(state)))[seat]
        estimator = self.estimator(rules)
        return _lead(estimator.outlooks(state, seat, estimator.common(state)), seat)

    def leads(self, rules: WonderlandRules, state: State) -> tuple[float, ...]:
        """Return what every seat thinks of its own lead."""
        if state.over:
            return over_the_best_rival(totals(rules.score(state)))
        estimator = self.estimator(rules)
        common = estimator.common(state)
        return tuple([_lead(estimator.outlooks(state, seat, common), seat) for seat in range(len(state.seats))])

    def estimator(self, rules: WonderlandRules) -> Estimator:
        """Return what values positions over the pack of ``rules``."""
        found = self._estimators.get(rules)
        if found is None:
            if len(self._estimators) >= _PACKS:
                self._estimators.clear()
            found = self._estimators[rules] = Estimator(rules.data, self._weights)
        return found


@cache
def learned() -> Heuristic:
    """Return the heuristic with the weights that were learned."""
    return Heuristic(packs.learned(Weights, "rolling_in_wonderland"))


def heuristic(rules: WonderlandRules, state: State, seat: int) -> float:
    """Return the seat's lead over its best rival in VP, by the weights that were learned."""
    return learned()(rules, state, seat)


def leads(rules: WonderlandRules, state: State) -> tuple[float, ...]:
    """Return every seat's heuristic, by the weights that were learned."""
    return learned().leads(rules, state)


def _lead(values: list[float], seat: int) -> float:
    mine = values[seat]
    values[seat] = float("-inf")
    return mine - max(values)


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

    def __init__(self, data: WonderlandData, weights: Weights) -> None:
        self._data = data
        self._weights = weights
        self._rabbit = _path_table(data.rabbit, weights.way)
        self._disc = _path_table(data.caterpillar, weights.way)
        self._regions: dict[Any, tuple[tuple[float, float, float], ...]] = {}
        self._objectives: dict[Any, float] = {}

    def common(self, state: State) -> Common:
        """Return what a seat may expect whoever looks: without the Objectives."""
        left, weights = self._time_left(state), self._weights
        sure = 1 - weights.early_influence * left
        values = [
            self._own(state, number, left) + influence * sure + attack + weights.power * left * power
            for number, (influence, attack, power) in enumerate(self._by_region(state))
        ]
        pending = [
            (frame.seat, worth(weights, self._data, state, frame))  # type: ignore[union-attr]
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
        owner, weights = state.seats[seat], self._weights
        soon = min(1.0, 0.35 + 2.5 * left)
        star, way = self._rabbit[owner.rabbit]
        disc_star, disc_way = self._disc[owner.caterpillar]
        return (
            owner.vp
            + star
            + disc_star
            + (way + disc_way) * soon
            + owner.mushrooms * weights.mushroom * min(1.0, 3 * left)
            + len(owner.hand) * (1 + (weights.card - 1) * min(1.0, 2 * left))
            + len(owner.ongoing) * weights.ongoing * left
            + len(owner.objectives) * weights.objective * left
            + free_spaces(state, seat) * weights.space
            + self._challenges(owner, min(1.0, 0.2 + 2 * left))
        )

    def _challenges(self, owner: Seat, soon: float) -> float:
        challenges, progress = self._data.challenges, self._weights.progress
        value = 0.0
        for card in owner.done:
            value += challenges[card].value
        for card, mask in zip(owner.slots, owner.cubes, strict=True):
            if card != NONE:
                value += challenges[card].value * progress[mask.bit_count()] * soon
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
        return points * (1 - self._weights.early_objective * left)

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
            weight = 1.0 if now else 0.0 if region in state.revealed else self._weights.future_attack
            for seat in seats:
                sums[seat][0] += gains[seat]
                sums[seat][1] += attacks[seat] * weight
                sums[seat][2] += powers[seat]
        return tuple((influence, attack, power) for influence, attack, power in sums)


def _remember(memo: dict[Any, Any], key: Any, value: Any) -> None:  # noqa: ANN401 -- any memo
    if len(memo) >= _MEMO_SIZE:
        memo.clear()
    memo[key] = value


def _path_table(path: Path, way: float) -> tuple[tuple[float, float], ...]:
    """For each space the VP of the last star, and what the way to the next one that has been walked is worth."""
    table = []
    for space, points in enumerate(path.points):
        star, worth = next(((at, vp) for at, vp in path.stars if at > space), (space + 1, points))
        before = max((at for at, _vp in path.stars if at <= space), default=0)
        table.append((float(points), way * (worth - points) * (space - before) / (star - before)))
    return tuple(table)


# -- pending work ---------------------------------------------------------------------------------------------------


def _before_taking(weights: Weights, data: WonderlandData, state: State, frame: fr.BeforeTaking) -> float:
    """The best area, so that a mushroom or a card that makes one better is worth its price."""
    spaces = free_spaces(state, frame.seat)
    room = 2 - state.seats[frame.seat].mushrooms
    best = -float(SPACES)
    for region in range(len(REGIONS)):
        start = region * KIND_COUNT
        counts = state.dice[start : start + KIND_COUNT]
        n = min(sum(counts), spaces)
        if n:
            gained = _action(weights, data, region, counts, n) + min(counts[WHITE], room) * weights.mushroom
            best = max(best, gained - n * weights.space + (weights.ability if n >= ABILITY_DICE else 0))
    return best


def _action(weights: Weights, data: WonderlandData, region: int, counts: tuple[int, ...], n: int) -> float:
    """Estimate a region's action for n of the dice counted by kind."""
    if region in _STEPS:
        worth, speeds = _STEPS[region](weights), data.rabbit_steps if region == RABBIT else data.caterpillar_steps
        steps = sum(speed * count for speed, count in zip(speeds, counts, strict=True) if count)
        return worth * steps * n / sum(counts)
    if region == ALICE:
        return weights.challenge + weights.cube * n
    return benefits_of(n) * _BENEFIT[region](weights)


_rabbit_step, _disc_step = attrgetter("rabbit_step"), attrgetter("disc_step")
_card, _soldier, _token = attrgetter("card"), attrgetter("soldier"), attrgetter("token")
_STEPS: Final[dict[int, Worth]] = {RABBIT: _rabbit_step, CATERPILLAR: _disc_step}
_BENEFIT: Final[dict[int, Worth]] = {HATTER: _card, QUEEN: _soldier, CAT: _token}


def _left(worth: Worth) -> Pending:
    """Return the worth of a frame that gives ``left`` more of something."""

    def of_what_is_left(weights: Weights, _data: WonderlandData, _state: State, frame: Any) -> float:  # noqa: ANN401
        return worth(weights) * float(frame.left)

    return of_what_is_left


def _once(worth: Worth) -> Pending:
    return lambda weights, _data, _state, _frame: worth(weights)


_PENDING: Final[dict[type, Pending]] = {
    fr.BeforeTaking: _before_taking,
    fr.Ability: _once(attrgetter("ability")),
    fr.Move: _left(_disc_step),
    fr.GainMushrooms: _once(lambda _weights: 0.1),
    fr.DrawHatter: _left(_card),
    fr.DrawObjective: _once(attrgetter("objective")),
    fr.TakeChallenge: _once(attrgetter("challenge")),
    fr.PlaceCubes: lambda weights, _data, _state, frame: weights.cube * len(frame.colours),
    fr.PlaceAnyCube: _left(attrgetter("cube")),
    fr.PlaceSoldiers: _left(_soldier),
    fr.PlaceFigure: _once(attrgetter("figure")),
    fr.MoveSoldiers: _left(attrgetter("moved_soldier")),
    fr.UseTokens: _left(_token),
    fr.TurnDice: _left(attrgetter("turned_die")),
    fr.FireOngoing: _once(attrgetter("fired")),
}
"""What pending work is worth to the seat that has it."""
