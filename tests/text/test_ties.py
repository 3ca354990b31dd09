"""A tie that a rule breaks is told with that rule; points that decide need no word."""

from __future__ import annotations

import pytest

from alicegames.games import registry
from alicegames.games.rolling_in_wonderland.events import TieBroken as Broken
from alicegames.games.tea_time.events import TieBroken
from alicegames.terminal import pages
from alicegames.ui.table import rail
from tests.rules.rolling_in_wonderland.positions import NAMES, TEXTS, board, position, seat
from tests.rules.rolling_in_wonderland.positions import RULES as WONDERLAND
from tests.rules.tea_time.positions import RULES as TEA
from tests.rules.tea_time.positions import points
from tests.rules.tea_time.positions import position as tea
from tests.ui.table.driver import Driver


def told(game: str, rules: object, state: object) -> str:
    return registry.get(game).tie_broken(rules, state)


@pytest.mark.rule("TT-27")
def test_alice_breaks_a_tie_at_tea() -> None:
    tied = tea("....", columns={0: {"c": 1}}, alice=0)
    assert points(tied) == (30, 30)
    assert "Alice wins (TT-27)" in told("tea_time", TEA, tied)
    assert told("tea_time", TEA, tea("....", columns={0: {"c": 5}})) == ""


@pytest.mark.rule("TT-27")
def test_the_log_tells_that_alice_has_broken_the_tie() -> None:
    for columns, expected in (({0: {"c": 1}}, "The points are equal: whoever holds Alice wins (TT-27)."), ({}, "")):
        last = tea("A" + "." * 11, columns=columns, round_number=5, turn=9)
        step = TEA.apply(last, TEA.decision(last).options[0])  # type: ignore[union-attr]
        texts = registry.get("tea_time").make_texts(TEA.data)
        assert (
            "".join(texts.event(event, ("Ada", "Bob")) for event in step.events if isinstance(event, TieBroken))
            == expected
        )


@pytest.mark.rule("RW-58")
def test_the_log_of_wonderland_tells_what_broke_the_tie() -> None:
    play = position("caterpillar: green", seat(dice=board(5)), seat(dice=board(6), caterpillar=1), round=6)
    play.do("take:caterpillar", "end")
    broken = play.happened(Broken)
    assert [TEXTS.event(event, NAMES) for event in broken] == [told("rolling_in_wonderland", WONDERLAND, play.state)]
    ahead = position("caterpillar: green", seat(dice=board(5), vp=5), seat(dice=board(6)), round=6)
    assert not ahead.do("take:caterpillar", "end").happened(Broken)


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


@pytest.mark.rule("TT-27")
def test_window_and_terminal_say_what_broke_the_tie_beside_who_has_won() -> None:
    some = Driver("tea_time")
    tied = tea("....", columns={0: {"c": 1}}, alice=0)
    some.session._state, some.session._decision = tied, None
    some.table.model._views.clear()
    sentence = "The points are equal: whoever holds Alice wins (TT-27)."
    assert rail._winners(some.table.model) == f"Ada wins. {sentence}"
    assert pages.result(some.match, some.session)[1:3] == ["Ada wins.", sentence]


def test_points_that_decide_need_no_word() -> None:
    assert told("rolling_in_wonderland", WONDERLAND, position("queen: blue", seat(vp=3), seat()).state) == ""
