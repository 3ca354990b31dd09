"""Each warning before a choice is what then happens at the real table, and none is missing."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.cautions import KINDS, LEFT, LOSS, NEXT, NOTHING
from alicegames.core.decision import Pass
from alicegames.core.values import put, replace
from alicegames.games.queen_alice import choices as queen
from alicegames.games.queen_alice import events as told_in_queen
from tests.text.tables import TABLES
from tests.text.weighing import OF_TWO, Weighed, both, of

if TYPE_CHECKING:
    from alicegames.games.tea_time.choices import Take

# -- for every game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OF_TWO)
def test_a_warning_is_one_sentence_of_a_known_kind(game: str) -> None:
    for one in of(game):
        assert one.kinds <= set(KINDS)
        assert all(said.endswith(".") and "{" not in said for said in one.said.values())


@pytest.mark.parametrize("game", ["alice", "rolling_in_wonderland", "queen_alice"])
def test_a_warning_is_the_same_whatever_is_hidden(game: str) -> None:
    for one in of(game)[::7]:
        rules, view = one.match.rules, one.match.rules.view(one.state, one.seat)
        world = rules.determinize(view, one.seat, Random(5))
        again = one.match.cautions(rules.view(world, one.seat), one.option, one.match.names)
        assert {each.kind: each.said for each in again} == one.said


# -- Tea Time ---------------------------------------------------------------------------------------------------------


def columns(one: Weighed, state: Any) -> dict[str, tuple[int, int]]:
    return {line.key: (line.points, line.count or 0) for line in one.match.rules.score(state)[one.seat]}


def test_tea_time_says_which_takings_leave_the_columns_as_they_are() -> None:
    checks = []
    for one in of("tea_time"):
        after, _events = one.after()
        same = after.columns[one.seat] == one.state.columns[one.seat] and after.alice == one.state.alice
        assert (NOTHING in one.kinds) == same, one.code
        checks.append(same)
    assert both(checks)


def test_tea_time_says_where_a_column_loses_cards_and_points() -> None:
    checks = []
    for one in of("tea_time"):
        before, after = columns(one, one.state), columns(one, one.after()[0])
        falls = [key for key, (points, count) in before.items() if key != "alice" and after[key] < (points, count)]
        falls = [key for key in falls if after[key][0] < before[key][0] and after[key][1] < before[key][1]]
        assert (LOSS in one.kinds) == bool(falls), one.code
        checks.append(bool(falls))
    assert both(checks)


def test_tea_time_says_where_a_longer_line_brings_more() -> None:
    checks = []
    for one in of("tea_time"):

        def worth(option: Take, one: Weighed = one) -> int:
            return one.points(one.match.rules.apply(one.state, option).state)[one.seat]

        longer = [other for other in one.decision.options if set(one.option.line) < set(other.line)]
        is_better = any(worth(other) > worth(one.option) for other in longer)
        assert (LEFT in one.kinds) == is_better, one.code
        checks.append(is_better)
    assert both(checks)


def test_no_taking_of_tea_time_makes_another_better_off() -> None:
    for one in of("tea_time", 4):
        gained = [new - old for old, new in zip(one.points(one.state), one.points(one.after()[0]), strict=True)]
        assert NEXT not in one.kinds
        assert max(points for seat, points in enumerate(gained) if seat != one.seat) <= 0


# -- Queen Alice ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_queen_alice_says_what_is_lost(players: int) -> None:
    lost, checks = (told_in_queen.Lost, told_in_queen.HeldLost, told_in_queen.Swapped), []
    options = {} if players == 2 else TABLES[8][2]
    for one in of("queen_alice", players, options):
        _after, events = one.after()
        is_loss = one.decision.kind != "trim" and any(isinstance(e, lost) and e.seat == one.seat for e in events)
        assert (LOSS in one.kinds) == is_loss, one.code
        checks.append(is_loss)
    assert both(checks)


_KEPT = ("time", "store", "cubes", "ip", "hearts", "diamonds", "books", "tiles", "flowers", "paws", "crowns", "jail")


def kept(state: Any, seat: int) -> list[Any]:
    mine = [getattr(state.seats[seat], name) for name in _KEPT]
    return [*mine, state.alices, state.crowns, state.discount, state.loose]


def test_queen_alice_says_which_discard_brings_nothing() -> None:
    checks = []
    for one in of("queen_alice"):
        if not isinstance(one.option, queen.DiscardCard) or one.decision.kind != "discard":
            continue
        after, _events = one.after()
        asked = one.match.rules.decision(after)
        idle = kept(after, one.seat) == kept(one.state, one.seat) and asked is not None and asked.kind == "play"
        assert (NOTHING in one.kinds) == idle, one.code
        checks.append(idle)
    assert both(checks)


def test_queen_alice_says_what_is_passed_by() -> None:
    checks = []
    for one in of("queen_alice"):
        others = [other for other in one.decision.options if not isinstance(other, Pass | queen.SellTea)]
        is_action = one.decision.kind == "act" and bool(others)
        left = isinstance(one.option, Pass) and (is_action or any(isinstance(o, queen.UseTile) for o in others))
        assert (LEFT in one.kinds) == left, one.code
        checks.append(left)
    assert both(checks)


@pytest.mark.rule("QA-59")
@pytest.mark.parametrize("players", [2, 4])
def test_a_rescue_out_of_the_jail_of_the_next_player_whose_clock_is_full_helps_that_player_only(players: int) -> None:
    checks, options = [], {} if players == 2 else TABLES[8][2]
    rescues = {
        one.code: one
        for each in of("queen_alice", players, options)
        for one in (each._replace(option=option) for option in each.decision.options)
        if isinstance(one.option, queen.Rescue)
    }
    for one in rescues.values():
        jailer = one.option.jailer
        full = replace(one.state.seats[jailer], time=10)
        state = replace(one.state, seats=put(one.state.seats, jailer, full))
        after = one.match.rules.apply(state, one.option).state
        gained = [new - old for old, new in zip(one.points(state), one.points(after), strict=True)]
        only = jailer == (one.seat + 1) % players and gained[jailer] > 0 and gained[one.seat] <= 0
        said = one.match.cautions(one.match.rules.view(state, one.seat), one.option, one.match.names)
        assert any(each.kind == NEXT for each in said) == only, one.code
        checks.append(only)
    assert both(checks)
