"""The Tea Party: sizes, covering, refilling."""

from __future__ import annotations

import pytest

from tests.rules.alice.positions import position


@pytest.mark.rule("AL-85")
def test_visible_is_the_top_of_each_of_nine_spaces() -> None:
    tea = {"a1": "queen", "a2": "knave", "a3": "knave hatter", "b2": "duchess", "c3": "gryphon"}
    game = position("rabbit", "", tea=tea).do("play:rabbit", "wonder:recruit")
    assert game.codes == ["take:a1", "take:a2", "take:a3", "take:b2", "take:c3"]


@pytest.mark.rule("AL-32")
def test_a_cake_moves_up_and_a_potion_down_one_step_within_the_column() -> None:
    game = position("rabbit-cake", "", tea={"a2": "gryphon", "b1": "knave", "b2": "queen", "c2": "hatter"})
    game.do("play:rabbit-cake", "cake:a2", "card:duchess")
    assert (game.tea("a3"), game.tea("a2")) == (["gryphon"], ["duchess"])
    game = position("rabbit-potion", "", tea={"a3": "gryphon", "a2": "knave", "b2": "queen", "c2": "hatter"})
    game.do("play:rabbit-potion", "potion:a3")
    assert (game.tea("a3"), game.tea("a2"), game.tea("a1")) == ([], ["knave", "gryphon"], [])
    game = position("alice-potion", "", tea={"a2": "knave", "b2": "queen", "c2": "hatter"})
    game.do("play:alice-potion", "potion:b2", "card:duchess")
    assert game.tea("b1") == ["queen"]


@pytest.mark.rule("AL-33")
def test_the_huge_get_no_cake_and_the_tiny_no_potion() -> None:
    tea = {"a3": "gryphon", "a2": "knave", "b1": "queen", "b2": "hatter", "c2": "duchess"}
    game = position("rabbit-cake", "", tea=tea).do("play:rabbit-cake")
    assert game.codes == ["cake:a2", "cake:b1", "cake:b2", "cake:c2"]
    assert game.why("tea:a3") == "AL-33"
    game = position("rabbit-potion", "", tea=tea).do("play:rabbit-potion")
    assert game.codes == ["potion:a2", "potion:a3", "potion:b2", "potion:c2"]


@pytest.mark.rule("AL-34")
def test_a_covered_card_does_not_exist_until_uncovered() -> None:
    game = position("rabbit-cake", "", tea={"a3": "queen", "a2": "gryphon", "b2": "duchess", "c2": "knave"})
    game.do("play:rabbit-cake", "cake:a2", "card:hatter", "wonder:recruit")
    assert game.tea("a3") == ["queen", "gryphon"]
    game.do("take:a3")
    assert game.hand() == ["gryphon"]
    assert game.tea("a3") == ["queen"]
    assert "take:a3" in game.codes


@pytest.mark.rule("AL-35")
def test_a_returning_card_covers_the_middle() -> None:
    game = position("rabbit-cake", "", tea={"a1": "gryphon", "a2": "queen", "b2": "duchess", "c2": "knave"})
    game.do("play:rabbit-cake", "cake:a1")
    assert game.tea("a2") == ["queen", "gryphon"]
    assert game.asked == (0, "wonder")


@pytest.mark.rule("AL-36")
def test_the_gap_is_refilled_at_once() -> None:
    game = position("rabbit-potion", "").do("play:rabbit-potion", "potion:a2")
    assert game.asked == (-1, "refill")
    game.do("card:hatter")
    assert game.tea("a2") == ["hatter"]
    assert game.asked == (0, "wonder")


@pytest.mark.rule("AL-86")
def test_all_gaps_are_refilled_from_left_to_right_as_far_as_the_deck_reaches() -> None:
    game = position("alice-cake", "", tea={"b3": "knave", "b2": "queen"}, characters="hatter duchess")
    game.do("play:alice-cake", "cake:b2", "card:hatter", "card:duchess")
    assert (game.tea("a2"), game.tea("b2"), game.tea("c2")) == (["hatter"], ["duchess"], [])


@pytest.mark.rule("AL-86")
def test_no_gap_where_another_card_lies_beneath_and_none_where_a_returned_card_fills_it() -> None:
    game = position("rabbit-cake", "", tea={"a2": "queen gryphon", "b1": "hatter", "c2": "knave"})
    game.do("play:rabbit-cake", "cake:a2")
    assert game.tea("a2") == ["queen"]
    assert game.asked == (-1, "refill")  # b2 was empty
    game = position("rabbit-cake", "", tea={"a2": "queen", "b1": "hatter", "c2": "knave"})
    game.do("play:rabbit-cake", "cake:b1")
    assert game.tea("b2") == ["hatter"]
    assert game.asked == (0, "wonder")


@pytest.mark.rule("AL-86")
def test_a_wonder_alone_refills_nothing_before_the_end_of_the_turn() -> None:
    game = position("rabbit", "").do("play:rabbit", "wonder:recruit", "take:a2", "take:b2")
    assert game.asked == (0, "adventure")
    assert game.tea("a2") == []
    game.do("end")
    assert game.asked == (-1, "refill")
