"""Tea Time: why a card cannot be taken."""

from __future__ import annotations

import pytest

from alicegames.games.tea_time.text.texts import TeaTexts
from tests.rules.tea_time.positions import RULES, position

TEXTS = TeaTexts(RULES.data)


def why(target: str, *picked: str, grid: str = "rcph rcph rcph", turn: int = 2) -> str:
    return TEXTS.why_not(position(grid, turn=turn), target, picked, ("Ada", "Bob")).rule


@pytest.mark.rule("TT-13")
def test_a_crooked_pair_is_not_in_line_and_no_leap() -> None:
    assert why("cell:b3", "cell:a1") == "TT-13"
    assert why("cell:d2", "cell:a1") == "TT-13"
    assert why("cell:c3", "cell:a1", "cell:b1") == "TT-13"


@pytest.mark.rule("TT-14")
def test_a_gap_between_two_cards_is_the_reason() -> None:
    assert why("cell:c1", "cell:a1", grid="r.ph rcph rcph") == "TT-14"
    assert why("cell:c3", "cell:a1", grid="rcph r.ph rcph") == "TT-14"


@pytest.mark.rule("TT-11")
def test_a_line_without_a_gap_that_is_too_long_is_no_leap() -> None:
    assert why("cell:d1", "cell:a1") == "TT-11"
    assert why("cell:d1", "cell:a1", "cell:b1", "cell:c1") == "TT-11"


@pytest.mark.rule("TT-10")
def test_on_the_second_turn_the_third_card_is_one_too_many() -> None:
    assert why("cell:c1", "cell:a1", turn=1) == "TT-10"


@pytest.mark.rule("TT-09")
def test_on_the_first_turn_the_second_card_is_one_too_many() -> None:
    assert why("cell:b1", "cell:a1", turn=0) == "TT-09"


@pytest.mark.rule("TT-16")
def test_nothing_lies_on_an_empty_place() -> None:
    assert why("cell:b1", "cell:a1", grid="r.ph rcph rcph") == "TT-16"
