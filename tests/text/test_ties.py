"""A tie that a rule breaks is told with that rule; points that decide need no word."""

from __future__ import annotations

import pytest

from alicegames.games import registry
from tests.rules.rolling_in_wonderland.positions import RULES as WONDERLAND
from tests.rules.rolling_in_wonderland.positions import position, seat
from tests.rules.tea_time.positions import RULES as TEA
from tests.rules.tea_time.positions import points
from tests.rules.tea_time.positions import position as tea


def told(game: str, rules: object, state: object) -> str:
    return registry.get(game).tie_broken(rules, state)


@pytest.mark.rule("TT-27")
def test_alice_breaks_a_tie_at_tea() -> None:
    tied = tea("....", columns={0: {"c": 1}}, alice=0)
    assert points(tied) == (30, 30)
    assert "Alice wins (TT-27)" in told("tea_time", TEA, tied)
    assert told("tea_time", TEA, tea("....", columns={0: {"c": 5}})) == ""


@pytest.mark.rule("TT-28")
def test_a_shared_win_at_tea_is_broken_by_nothing() -> None:
    shared = tea("....", players=3, alice=2, columns={2: {"c": 2, "r": 2, "h": 2, "m": 1, "p": 1, "q": 1}})
    assert told("tea_time", TEA, shared) == ""


@pytest.mark.rule("RW-58")
@pytest.mark.parametrize(
    ("one", "two", "word"),
    [
        ({"mushrooms": 2}, {"mushrooms": 1}, "mushrooms"),
        ({"slots": (0, -1, -1), "cubes": (1, 0, 0)}, {"slots": (1, -1, -1)}, "cubes"),
        ({"rabbit": 1}, {"rabbit": 0}, "pawn"),
        ({}, {}, "order"),
    ],
)
def test_the_tie_break_of_wonderland_is_named(one: dict[str, object], two: dict[str, object], word: str) -> None:
    tied = position("queen: blue", seat(**one), seat(**two)).state
    assert word in told("rolling_in_wonderland", WONDERLAND, tied)


def test_points_that_decide_need_no_word() -> None:
    assert told("rolling_in_wonderland", WONDERLAND, position("queen: blue", seat(vp=3), seat()).state) == ""
