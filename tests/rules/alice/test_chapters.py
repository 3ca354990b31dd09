"""Chapters and the vortex."""

from __future__ import annotations

import pytest

from alicegames.games.alice.events import Declared
from tests.rules.alice.positions import position

TEA = {"a2": "caterpillar", "b2": "knave", "b3": "caterpillar", "c2": "hatter"}


@pytest.mark.rule("AL-25")
def test_a_chapter_stays_in_front_of_its_player() -> None:
    game = position("ch06", "").do("play:ch06", "close")
    assert game.pages("ch06") == ["-", "-"]
    assert game.hand() == []
    game.do("draw:chapter", "card:ch01", "draw:chapter", "card:ch02", "end")
    assert game.pages("ch06") == ["-", "-"]


@pytest.mark.rule("AL-26")
def test_the_vortex_draws_from_tea_party_and_hand_onto_all_ones_chapters_or_nothing() -> None:
    game = position("ch06 hatter", "", open=("ch07", "ch13"), tea=TEA).do("play:ch06")
    assert game.codes == [
        "place:a2>ch07.1",
        "place:b3>ch07.1",
        "place:c2>ch07.2",
        "place:hatter>ch07.2",
        "place:a2>ch06.1",
        "place:b3>ch06.1",
        "place:b2>ch06.2",
        "close",
    ]
    game.do("place:hatter>ch07.2", "place:b2>ch06.2", "place:a2>ch07.1", "place:b3>ch06.1")
    assert (game.pages("ch06"), game.pages("ch07")) == (["caterpillar", "knave"], ["caterpillar", "hatter"])
    assert game.hand() == []


@pytest.mark.rule("AL-83")
def test_placements_are_made_one_at_a_time_until_the_book_is_closed() -> None:
    game = position("ch06", "", tea=TEA).do("play:ch06", "place:a2>ch06.1")
    assert game.codes == ["place:b2>ch06.2", "close"]  # the placed card is not offered again
    assert game.why("page:ch06.1") == "AL-83"
    assert game.do("close").asked[0] != 0


@pytest.mark.rule("AL-27")
def test_a_demanded_size_comes_from_that_row_only_and_any_size_from_anywhere() -> None:
    tea = {"a2": "caterpillar", "b1": "caterpillar", "c3": "caterpillar", "c2": "gryphon"}
    game = position("ch08 caterpillar gryphon", "", tea=tea).do("play:ch08")
    assert game.codes == ["place:b1>ch08.1", "close"]
    assert game.why("hand:gryphon") == "AL-27"
    assert game.why("tea:c2") == "AL-27"
    game = position("ch07 caterpillar", "", tea=tea).do("play:ch07")
    assert game.codes == [f"place:{source}>ch07.1" for source in ("a2", "b1", "c3", "caterpillar")] + ["close"]


@pytest.mark.rule("AL-28")
def test_cards_placed_by_the_vortex_use_no_wonder() -> None:
    game = position("ch06", "cat", tea=TEA).do("play:ch06", "place:b2>ch06.2")
    assert not game.happened(Declared)
    assert game.asked == (0, "vortex")
    assert game.state.victory[0].protagonists == ()


@pytest.mark.rule("AL-29")
def test_the_vortex_draws_no_protagonist_and_no_card_soldier() -> None:
    tea = {"a2": "card-soldier", "b2": "queen", "c2": "queen"}
    game = position("ch06 card-soldier alice", "", tea=tea).do("play:ch06")
    assert game.codes == ["close"]
    assert game.why("hand:alice") == game.why("tea:a2") == "AL-29"


@pytest.mark.rule("AL-30")
def test_an_uncovered_character_can_be_drawn_too() -> None:
    game = position("ch06", "", tea={"a3": "knave caterpillar", "b2": "queen"}).do("play:ch06")
    assert game.codes == ["place:a3>ch06.1", "close"]
    game.do("place:a3>ch06.1")
    assert game.codes == ["place:a3>ch06.2", "close"]


@pytest.mark.rule("AL-84")
def test_no_cat_is_asked_against_a_chapter_from_hand() -> None:
    assert position("ch06", "cat").do("play:ch06").asked == (0, "vortex")


@pytest.mark.rule("AL-31")
def test_closing_the_book_of_a_chapter_from_hand_ends_the_turn() -> None:
    game = position("ch06 hatter", "cat").do("play:ch06", "close")
    assert game.asked == (1, "discovery")
