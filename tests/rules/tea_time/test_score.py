"""Tea Time: the score and who wins."""

from __future__ import annotations

import pytest

from alicegames.core.rules import totals
from alicegames.core.values import replace
from tests.play import random_choices, session
from tests.rules.tea_time.positions import RULES, lines, points, position

OVER = "." * 12


@pytest.mark.rule("TT-25")
@pytest.mark.parametrize(("count", "worth"), [(0, 5), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 15), (9, 15)])
@pytest.mark.parametrize("face", [1, -1])
def test_a_column_scores_by_its_cards(count: int, worth: int, face: int) -> None:
    assert lines(position(columns={0: {"h": face * count}}), 0)["column:mad_hatter"] == worth


@pytest.mark.rule("TT-25")
def test_every_column_counts_an_empty_one_too() -> None:
    state = position(columns={0: {"r": 1, "c": 2, "p": 3, "h": 4, "m": 5}})
    assert points(state)[0] == 1 + 3 + 6 + 10 + 15 + 5


@pytest.mark.rule("TT-26")
def test_alice_is_worth_four() -> None:
    assert lines(position(OVER, alice=1, round_number=5), 1)["alice"] == 4
    assert "alice" not in lines(position(OVER, alice=1, round_number=5), 0)
    assert points(position(OVER, alice=1, round_number=5)) == (30, 34)


@pytest.mark.rule("TT-27")
def test_most_points_win() -> None:
    state = position(OVER, columns={0: {"r": 5}, 1: {"r": 1}}, alice=1, round_number=5)
    assert points(state) == (40, 30)
    assert RULES.places(state) == (1, 2)


@pytest.mark.rule("TT-27")
def test_a_tie_goes_to_the_tied_holder_of_alice() -> None:
    # 30 - 5 + 1 + 4 (Alice) = 30 against 30
    state = position(OVER, columns={1: {"r": 1}}, alice=1, round_number=5)
    assert points(state) == (30, 30)
    assert RULES.places(state) == (2, 1)


@pytest.mark.rule("TT-28")
def test_tied_players_without_alice_share_the_win() -> None:
    lost = {"r": 1, "c": 1, "p": 1}
    state = position("." * 16, players=3, columns={2: lost}, alice=2, round_number=3)
    assert points(state) == (30, 30, 22)
    assert RULES.places(state) == (1, 1, 3)


@pytest.mark.rule("TT-30")
def test_the_running_score_is_what_the_end_would_give() -> None:
    table = random_choices(session("tea_time", 3), 2, 9)
    state = table.state
    ended = position("." * 16, players=3, alice=state.alice, round_number=3)
    ended = replace(ended, columns=state.columns)
    assert RULES.decision(ended) is None
    assert totals(RULES.score(ended)) == totals(RULES.score(state))
    assert RULES.places(ended) == RULES.places(state)
