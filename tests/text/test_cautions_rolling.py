"""Warnings in Rolling in Wonderland: each is what then happens at the real table, and none is missing."""

from __future__ import annotations

from typing import Any

import pytest

from alicegames.core.cautions import LEFT, LOSS, NEXT, NOTHING
from alicegames.core.decision import CHANCE, Pass
from alicegames.games.rolling_in_wonderland import choices as rolling
from alicegames.games.rolling_in_wonderland import events as told_in_rolling
from alicegames.games.rolling_in_wonderland.play.outlook import outlook
from tests.text.tables import TABLES
from tests.text.weighing import Weighed, both, of

_OWN = (
    "mushrooms",
    "soldiers",
    "army",
    "ongoing",
    "objectives",
    "slots",
    "cubes",
    "done",
    "rabbit",
    "caterpillar",
    "vp",
)
_TABLE = ("tokens", "figures", "challenge_top", "fewer")


def owned(state: Any, seat: int, *more: str) -> list[Any]:
    return [getattr(state.seats[seat], name) for name in _OWN] + [getattr(state, name) for name in (*_TABLE, *more)]


def is_idle_in_rolling(one: Weighed) -> bool:
    """Whether nothing comes of it at the real table, whatever is answered; a mushroom is not used meanwhile."""
    rules, seat = one.match.rules, one.seat
    is_taking = isinstance(one.option, rolling.Take | rolling.PickDice)
    more = () if is_taking else ("dice",)
    before, depth = owned(one.state, seat, *more), len(one.state.stack)

    def still(state: Any) -> bool:
        if owned(state, seat, *more) != before:
            return False
        decision = rules.decision(state)
        if decision is None or len(state.stack) <= depth or decision.kind == "end":
            return True
        if decision.player == CHANCE and len(decision.options) > 1:
            return False
        declined = [option for option in decision.options if isinstance(option, Pass)]
        answers = declined if decision.kind in {"mushroom", "drawn"} else decision.options
        return all(still(rules.apply(state, answer).state) for answer in answers)

    return still(one.after()[0])


ROLLING = (TABLES[4], TABLES[5], TABLES[6])


@pytest.mark.parametrize(("game", "players", "options"), ROLLING)
def test_rolling_in_wonderland_says_what_brings_nothing(game: str, players: int, options: dict[str, str]) -> None:
    checks = []
    for one in of(game, players, options):
        if isinstance(one.option, rolling.Take | rolling.PickDice | rolling.Play | rolling.Fire | rolling.UseToken):
            idle = is_idle_in_rolling(one)
            assert (NOTHING in one.kinds) == idle, one.code
            checks.append(idle)
        else:
            assert NOTHING not in one.kinds
    assert both(checks)


def is_loss_in_rolling(one: Weighed) -> bool:
    after, events = one.after()
    before = one.state.seats[one.seat]
    is_paid = after.seats[one.seat].vp > before.vp
    match one.option:
        case rolling.Replace(slot) if before.cubes[slot]:
            return True
        case rolling.EndTurn() if len(before.hand) > 5 or len(before.objectives) > 3:
            return True
    return any(_tells_of_a_loss(one, event, is_paid=is_paid) for event in events)


def _tells_of_a_loss(one: Weighed, event: Any, *, is_paid: bool) -> bool:
    before, data = one.state.seats[one.seat], one.match.pack.data
    match event:
        case told_in_rolling.MushroomsGained(seat, _gained, lost):
            return bool(seat == one.seat and lost > 0 and not is_paid)
        case told_in_rolling.CubesLost(seat):
            return seat == one.seat
        case told_in_rolling.DiceTaken(seat, region, dice) if seat == one.seat:
            kinds = [number % 7 for number in dice]
            steps = {0: data.rabbit_steps, 5: data.caterpillar_steps}.get(region, (0,) * 7)
            room = {0: data.rabbit.end - before.rabbit, 5: data.caterpillar.end - before.caterpillar}.get(region, 0)
            soldiers = min(3, (len(kinds) + 1) // 2) if region == 2 else 0
            return bool(sum(steps[kind] for kind in kinds) > room or soldiers > before.soldiers)
    return False


@pytest.mark.parametrize(("game", "players", "options"), ROLLING)
def test_rolling_in_wonderland_says_what_is_lost(game: str, players: int, options: dict[str, str]) -> None:
    checks = []
    for one in of(game, players, options):
        is_loss = is_loss_in_rolling(one)
        assert (LOSS in one.kinds) == is_loss, one.code
        checks.append(is_loss)
    assert both(checks)


@pytest.mark.parametrize(("game", "players", "options"), [ROLLING[0], ROLLING[2]])
def test_rolling_in_wonderland_says_which_cards_could_still_be_played(
    game: str, players: int, options: dict[str, str]
) -> None:
    checks = []
    for one in of(game, players, options):
        plays = [other for other in one.decision.options if isinstance(other, rolling.Play)]
        helpful = [other for other in plays if not is_idle_in_rolling(one._replace(option=other))]
        left = isinstance(one.option, rolling.EndTurn) and bool(helpful)
        assert (LEFT in one.kinds) == left, one.code
        checks.append(left)
    assert both(checks)


def open_points(one: Weighed, state: Any) -> list[int]:
    scores = one.match.rules.score(state)
    return [sum(line.points for line in lines if line.key != "objectives") for lines in scores]


def next_best(one: Weighed, state: Any) -> tuple[int, int]:
    """End the turn, and return whose turn it is then and the most points that a taking then brings for certain."""
    rules: Any = one.match.rules
    state = rules.apply(state, rolling.EndTurn()).state
    while (decision := rules.decision(state)) is not None and decision.player == one.seat and decision.kind != "take":
        state = rules.apply(state, decision.options[0]).state
    if decision is None or decision.kind != "take":
        return -1, 0
    view, best = rules.view(state, decision.player), 0
    for take in decision.options:
        if isinstance(take, rolling.Take):
            after = rules.apply(view, take).state
            asked = rules.decision(after)
            ways: list[tuple[Any, Any]] = [(view, take)]
            if asked is not None and asked.kind == "dice":
                ways = [(after, dice) for dice in asked.options]
            best = max(best, *(outlook(rules, state, way, decision.player).points for state, way in ways))
    return decision.player, best


@pytest.mark.parametrize("options", [TABLES[5][2], TABLES[6][2]], ids=str)
def test_rolling_in_wonderland_says_what_helps_the_next_player_only(options: dict[str, str]) -> None:
    players, checks = (2 if "youngest" in options else 4), []
    for one in of("rolling_in_wonderland", players, options):
        after, _events = one.after()
        decision = one.match.rules.decision(after)
        if decision is None or decision.player != one.seat:
            assert NEXT not in one.kinds
            continue
        following = _next_to_take(one)
        gained = [new - old for old, new in zip(open_points(one, one.state), open_points(one, after), strict=True)]
        rest = [points for seat, points in enumerate(gained) if seat != following]
        only = following not in (-1, one.seat) and gained[following] > 0 and max(rest) <= 0
        if isinstance(one.option, rolling.TurnDie) and one.decision.kind == "end" and following not in (-1, one.seat):
            spent = one.state.seats[one.seat].mushrooms - 1
            is_all = owned(after, one.seat)[1:] == owned(one.state, one.seat)[1:]
            is_all = is_all and after.seats[one.seat].mushrooms == spent
            only = only or (is_all and next_best(one, after)[1] > next_best(one, one.state)[1])
        assert (NEXT in one.kinds) == only, (one.code, gained)
        checks.append(only)
    assert both(checks)


def _next_to_take(one: Weighed) -> int:
    """The next seat in this round with room for a die; -1 where the round ends."""
    seats, is_dee = one.state.seats, one.state.variant.dee
    for step in range(1, len(seats) + 1):
        seat = (one.state.owner + step) % len(seats)
        extra = is_dee and any(number % 7 == 6 for number in seats[seat].dice)
        if len(seats[seat].dice) < 6 + extra:
            return int(seat)
    return -1
