"""End of turn, end of the game, score."""

from __future__ import annotations

import dataclasses

import pytest

from alicegames.core.rules import Setup
from alicegames.games.alice.events import ChapterScored, DeckRanOut
from alicegames.games.alice.state import Victory
from tests.rules.alice.positions import RULES, cards, position


@pytest.mark.rule("AL-58")
def test_completed_chapters_of_any_player_score_at_the_end_of_a_turn() -> None:
    game = position("", "", open=("ch06=alice,knave", "ch22=card-soldier,queen ch07"), characters="hatter queen")
    game.do("end")
    assert [(event.seat, event.points, event.soldiers) for event in game.happened(ChapterScored)] == [
        (0, 2, 0),
        (1, 2, 1),
    ]
    assert game.discarded("protagonist") == ["alice"]
    assert game.discarded("character") == ["knave", "queen"]
    assert game.state.victory == (Victory(cards("ch06")), Victory(cards("ch22"), 1))
    assert [len(row) for row in game.state.open] == [0, 1]


@pytest.mark.rule("AL-100")
def test_a_chapter_filled_in_this_turn_can_still_be_robbed() -> None:
    game = position("card-soldier queen", "", open=("", "ch06=caterpillar,-"))
    game.do("play:card-soldier", "wonder:stand+ch06.2")
    assert not game.happened(ChapterScored)
    game.do("play:queen", "wonder:banish+caterpillar", "end")
    assert not game.happened(ChapterScored)
    assert game.pages("ch06") == ["-", "card-soldier"]


@pytest.mark.rule("AL-59")
def test_the_middle_row_is_refilled_at_the_end_of_the_turn() -> None:
    game = position("", "hatter", tea={"b2": "queen"}).do("end")
    assert game.asked == (-1, "refill")
    game.do("card:knave", "card:duchess")
    assert game.asked == (1, "discovery")
    assert (game.tea("a2"), game.tea("c2")) == (["knave"], ["duchess"])


@pytest.mark.rule("AL-60")
def test_the_hand_has_no_limit() -> None:
    held = "alice rabbit cat cat cat hatter hatter knave queen duchess duchess ch01 ch02 ch03 ch04"
    game = position(held, "hatter").do("cat:draw", "card:cat", "end")
    assert len(game.hand()) == 15


@pytest.mark.rule("AL-61")
def test_the_turn_in_which_the_chapters_run_out_is_finished_and_is_the_last() -> None:
    game = position("duchess hatter", "cat", chapters="ch09").do(
        "play:duchess", "wonder:chapters", "react:pass", "card:ch09"
    )
    assert game.happened(DeckRanOut) == [DeckRanOut("chapter")]
    assert game.codes == ["play:hatter", "play:ch09", "end"]
    game.do("end")
    assert RULES.decision(game.state) is None


@pytest.mark.rule("AL-61")
def test_the_game_goes_on_while_both_decks_have_cards() -> None:
    game = position("hatter", "", characters="queen", chapters="ch09").do("end")
    assert game.asked == (1, "discovery")


@pytest.mark.rule("AL-101")
def test_a_deck_has_run_out_with_its_last_card_in_the_refill_of_the_end_too() -> None:
    game = position("hatter", "", tea={"a2": "queen", "b2": "queen"}, characters="knave").do("end", "card:knave")
    assert game.happened(DeckRanOut) == [DeckRanOut("character")]
    assert RULES.decision(game.state) is None


@pytest.mark.rule("AL-101")
def test_the_rest_of_the_last_turn_does_without_and_still_scores() -> None:
    game = position("march-hare", "", open=("ch06=caterpillar,-",), tea={"a2": "queen"}, characters="knave")
    game.do("play:march-hare", "wonder:reveal", "card:knave", "place:knave>ch06.2", "end")
    assert RULES.decision(game.state) is None
    assert game.state.victory[0].chapters == cards("ch06")
    assert game.tea("b2") == []


@pytest.mark.rule("AL-62")
def test_character_discards_never_come_back() -> None:
    game = position("hatter", "", tea={"a2": "queen"}, characters="knave", character_discard=cards("gryphon duchess"))
    game.do("end", "card:knave")
    assert RULES.decision(game.state) is None
    assert "gryphon" in game.discarded("character")


@pytest.mark.rule("AL-63")
def test_hands_are_discarded_unscored() -> None:
    game = position("alice ch27 knave", "cat", characters="", tea={"a2": "queen"}).do("end")
    assert game.hand(0) == game.hand(1) == []
    assert game.discarded("chapter") == ["ch27"]
    assert game.discarded("protagonist") == ["alice", "cat"]
    assert game.points() == [0, 0]


@pytest.mark.rule("AL-64")
def test_the_victory_pile_counts_chapters_soldiers_and_protagonists() -> None:
    game = position("", "", victory=(Victory(cards("ch06 ch27"), 2, cards("cat cat cat")), Victory((), 1)))
    lines = {line.key: (line.points, line.count) for line in RULES.score(game.state)[0]}
    assert lines["chapters"] == (12, 2)
    assert lines["soldiers"] == (-4, 2)
    assert lines["protagonists"] == (3, 3)
    assert game.points() == [11, -2]


@pytest.mark.rule("AL-102")
def test_a_protagonist_from_a_knave_is_worth_one_whichever_it_is() -> None:
    for who in ("alice-cake", "rabbit", "cat"):
        assert position("", "", victory=(Victory((), 0, cards(who)), Victory())).points() == [1, 0]


@pytest.mark.rule("AL-65")
def test_each_free_page_of_an_unfinished_chapter_costs_one() -> None:
    game = position("ch01", "", open=("ch06=-,knave ch20", "ch22=knave,queen"))
    assert game.points() == [-4, 0]


@pytest.mark.rule("AL-66")
def test_experienced_an_unfinished_chapter_costs_its_points_less_its_occupied_pages() -> None:
    game = position("", "", open=("ch12=-,queen,-", "ch27"), experienced=True)
    assert game.points() == [-4, -10]  # the booklet's 5-point chapter with one page occupied
    assert RULES.start(Setup(2, (("penalty", "experienced"),))).experienced
    assert not RULES.start(Setup(2)).experienced


@pytest.mark.rule("AL-103")
def test_a_total_may_be_below_nought() -> None:
    assert position("", "", victory=(Victory((), 3), Victory())).points() == [-6, 0]


@pytest.mark.rule("AL-103")
def test_a_chapter_worth_less_than_its_occupied_pages_costs_nothing() -> None:
    from alicegames.games.alice.scoring import penalty
    from tests.rules.alice.positions import DATA, opened

    points = tuple(2 if name == "ch17" else value for name, value in zip(DATA.ids, DATA.points, strict=True))
    (there,) = opened("ch17=queen,duchess,knave,-")
    assert penalty(dataclasses.replace(DATA, points=points), there, experienced=True) == 0


@pytest.mark.rule("AL-67")
def test_most_points_win_and_tied_players_share() -> None:
    piles = (Victory(cards("ch06")), Victory(cards("ch07")), Victory((), 1))
    assert RULES.places(position("", "", "", victory=piles).state) == (1, 1, 3)
