"""How good a position of Queen Alice is for a seat: what it has, what it is about to get, what it is heading for."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from alicegames.core.leads import over_the_best_rival
from alicegames.games.queen_alice import scoring
from alicegames.games.queen_alice.bot.values import Estimate
from alicegames.games.queen_alice.bot.weights import Weights
from alicegames.games.queen_alice.bot.wishes import crowned_share, wishes
from alicegames.games.queen_alice.frames import PayFor, Rewards
from alicegames.games.queen_alice.play.action import pay_options
from alicegames.games.queen_alice.state import NOBODY
from alicegames.packs import weights as packs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.rules import QueenRules
    from alicegames.games.queen_alice.state import QueenState

_MEMO_SIZE: Final = 20_000


class Heuristic:
    """Values positions with certain weights, remembering the parts that most choices leave as they are."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._memos: dict[tuple[Kit, int], dict[Any, float]] = {}

    def __call__(self, rules: QueenRules, state: QueenState, seat: int) -> float:
        """Return the lead over the best rival in points: so far, and what everything at hand is likely to bring."""
        values = self.outlooks(rules, state)
        return values[seat] - max([other for number, other in enumerate(values) if number != seat])

    def outlooks(self, rules: QueenRules, state: QueenState) -> list[float]:
        """Return each seat's points so far and to be expected."""
        if state.stack and isinstance(state.stack[-1], PayFor):
            state = rules.apply(state, pay_options(rules.kit, state, state.stack[-1])[0]).state
        return [self._value(rules.kit, state, number) for number in range(state.players)]

    def _value(self, kit: Kit, state: QueenState, number: int) -> float:
        score = float(sum(state.seats[number].ip))
        if not state.stack or state.wishes[-1] == NOBODY:
            return score
        look = Estimate(kit, self._weights, state, number)
        return score + self._standing(look, state, number) + _at_hand(look, state, number)

    def _standing(self, look: Estimate, state: QueenState, number: int) -> float:
        """What a seat has and is heading for, apart from what it is about to get.

        Remembered: most choices leave it as it is for all seats but one.
        """
        table = state.turns, state.crowns, state.alices, state.paths, state.throne, state.wishes, state.due
        key = number, state.seats[number], table, state.walls, state.humpty, state.shelf
        memo = self._memos.setdefault((look.kit, state.players), {})
        found = memo.get(key)
        if found is None:
            if len(memo) >= _MEMO_SIZE:
                memo.clear()
            found = memo[key] = (
                look.belongings()
                + look.milestones()
                + wishes(look)
                + _coronation(look.weights, state, number)
                + scoring.guest_points(look.kit, state.seats[number])
            )
        return found


@cache
def learned() -> Heuristic:
    """Return the heuristic with the weights that were learned."""
    return Heuristic(packs.learned(Weights, "queen_alice"))


def leads(rules: QueenRules, state: QueenState) -> Sequence[float]:
    """Return every seat's heuristic, by the weights that were learned."""
    return over_the_best_rival(learned().outlooks(rules, state))


def heuristic(rules: QueenRules, state: QueenState, seat: int) -> float:
    """Return the lead over the best rival in points, by the weights that were learned."""
    return learned()(rules, state, seat)


def _coronation(worth: Weights, state: QueenState, number: int) -> float:
    return scoring.CORONATION * sum(crowned_share(worth, state, crown // 4) for crown in state.seats[number].crowns)


def _at_hand(look: Estimate, state: QueenState, number: int) -> float:
    """Rewards waiting to be taken, and the action that the turn still holds."""
    total = 0.0
    for frame in state.stack:
        if isinstance(frame, Rewards) and frame.seat == number:
            total += sum(look.reward(reward) for reward in frame.pending) + look.to_read(frame.pending)
    if number == state.owner:
        total += look.turn()
    return total
