"""Learn a heuristic's weights by self-play, by temporal differences.

    python tools/learn_weights.py queen_alice --rounds 3 --games 100 --seed 1 --out weights.json

Every round plays games between two greedy bots whose weights are those learned so far, each spread by chance for one
game, so that ways of play are tried that the weights alone would never choose. Positions of these games are valued with
the weights learned so far; what they should have been worth is the lambda return: the final lead, mixed with the values
on the way. One damped Gauss-Newton step on the logarithms of the weights brings values and returns nearer. The same
seed learns the same weights. Whether they play better, `alicegames arena` says; only then they go into
assets/bots/weights/.
"""

from __future__ import annotations

import importlib
import json
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click
import numpy as np

from alicegames.bots.base import NEVER, Question
from alicegames.bots.greedy import GreedyBot
from alicegames.core import chance
from alicegames.core.decision import CHANCE
from alicegames.core.rules import Setup, totals
from alicegames.games import registry
from alicegames.packs import weights as packs

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from alicegames.core.rules import Rules

    Heuristic = Callable[[Any, Any, int], float]

_LAMBDA: Final = 0.9
_STEP: Final = 0.02
"""Of the logarithm of a weight, for the differences that stand for derivatives."""
_FARTHEST: Final = 0.35
"""How far a weight's logarithm goes in one round at most."""


class Seen(NamedTuple):
    """A position of a game, valued for the seat that was asked."""

    state: Any
    seat: int
    game: int


class Learner:
    """Learns the weights of one game."""

    def __init__(self, game_id: str, rng: Random, *, spread: float, share: float, damping: float) -> None:
        self.game = registry.get(game_id)
        self.rules: Rules[Any, Any] = registry.builtin_rules(game_id)
        bot = f"alicegames.games.{game_id}.bot"
        self._kind = importlib.import_module(f"{bot}.weights").Weights
        self._make = importlib.import_module(f"{bot}.heuristic").Heuristic
        self.weights: dict[str, float] = asdict(packs.learned(self._kind, game_id))
        self._rng, self._spread, self._share, self._damping = rng, spread, share, damping

    def heuristic(self, numbers: dict[str, float]) -> Heuristic:
        """Return the heuristic that has these weights."""
        made: Heuristic = self._make(self._kind(**numbers))
        return made

    def spread_out(self) -> dict[str, float]:
        """Return weights around those learned so far."""
        return {name: value * np.exp(self._rng.gauss(0, self._spread)) for name, value in self.weights.items()}

    # -- games ------------------------------------------------------------------------------------------------

    def play(self, number: int) -> tuple[list[Seen], tuple[int, ...]]:
        """Play one game; return some of its positions and each seat's points."""
        rules, rng, seed = self.rules, self._rng, self._rng.getrandbits(60)
        bots = [GreedyBot(self.heuristic(self.spread_out()), self.game.worlds) for _seat in range(2)]
        state, seen = rules.start(Setup(2, (), number % 2)), list[Seen]()
        ply = 0
        while (decision := rules.decision(state)) is not None:
            if decision.player == CHANCE:
                choice = chance.draw(decision, seed, ply)
            else:
                view = rules.view(state, decision.player)
                choice = bots[decision.player].choose(Question(rules, view, decision, decision.player, rng, NEVER))
                if len(decision.options) > 1 and rng.random() < self._share:
                    seen.append(Seen(state, decision.player, number))
            state = rules.apply(state, choice).state
            ply += 1
        return seen, totals(rules.score(state))

    # -- learning ---------------------------------------------------------------------------------------------

    def round(self, games: int) -> dict[str, float]:
        """Play, take one step, and return how well the values fitted before it."""
        seen, ends = list[Seen](), list[tuple[int, ...]]()
        for number in range(games):
            positions, points = self.play(number)
            seen += positions
            ends.append(points)
        values = self._values(self.weights, seen)
        missing = self._returns(seen, values, ends) - values
        slopes = np.stack([self._slope(name, seen, values) for name in self.weights], axis=1)
        step = self._solve(slopes, missing)
        for name, part in zip(self.weights, step, strict=True):
            self.weights[name] = round(float(self.weights[name] * np.exp(part)), 4)
        return {"positions": len(seen), "error": float(np.sqrt(np.mean(missing**2)))}

    def _values(self, numbers: dict[str, float], seen: list[Seen]) -> NDArray[np.float64]:
        heuristic = self.heuristic(numbers)
        return np.array([heuristic(self.rules, one.state, one.seat) for one in seen])

    def _slope(self, name: str, seen: list[Seen], values: NDArray[np.float64]) -> NDArray[np.float64]:
        more = {**self.weights, name: self.weights[name] * np.exp(_STEP)}
        return (self._values(more, seen) - values) / _STEP

    def _returns(
        self, seen: list[Seen], values: NDArray[np.float64], ends: list[tuple[int, ...]]
    ) -> NDArray[np.float64]:
        """Return what each position should have been worth: of two seats the one's lead is the other's lag."""
        found = np.zeros(len(seen))
        later: float | None = None
        for at in range(len(seen) - 1, -1, -1):
            one = seen[at]
            if at + 1 == len(seen) or seen[at + 1].game != one.game:
                later = float(ends[one.game][0] - ends[one.game][1])
            sign = 1 if one.seat == 0 else -1
            assert later is not None
            found[at] = sign * later
            later = (1 - _LAMBDA) * sign * float(values[at]) + _LAMBDA * later
        return found

    def _solve(self, slopes: NDArray[np.float64], missing: NDArray[np.float64]) -> NDArray[np.float64]:
        square = slopes.T @ slopes + self._damping * len(missing) * np.eye(slopes.shape[1])
        return np.clip(np.linalg.solve(square, slopes.T @ missing), -_FARTHEST, _FARTHEST)


@click.command(help=__doc__)
@click.argument("game", type=click.Choice([*registry.ids()]))
@click.option("--rounds", default=3, show_default=True)
@click.option("--games", default=100, show_default=True, help="In each round.")
@click.option("--seed", default=1, show_default=True)
@click.option("--spread", default=0.25, show_default=True, help="Of the weights' logarithms, from game to game.")
@click.option("--share", default=0.2, show_default=True, help="Of the choices whose position is learned from.")
@click.option("--damping", default=0.3, show_default=True, help="Holds the weights back where little was seen.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), required=True)
def learn(  # noqa: PLR0913, PLR0917 -- one parameter an option
    game: str, rounds: int, games: int, seed: int, spread: float, share: float, damping: float, out: Path
) -> None:
    """Learn, write the weights after every round, and say how well they foretell."""
    learner = Learner(game, Random(seed), spread=spread, share=share, damping=damping)
    for number in range(rounds):
        figures = learner.round(games)
        click.echo(f"round {number + 1}: " + ", ".join(f"{name} {value:.4g}" for name, value in figures.items()))
        out.write_text(json.dumps(learner.weights, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    learn()
