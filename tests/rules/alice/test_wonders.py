"""The Wonders of protagonists and characters."""

from __future__ import annotations

import pytest

from alicegames.games.alice.events import Declared, Discarded, Removed, Spared, Stolen
from tests.rules.alice.positions import NAMES, TEXTS, Game, position


@pytest.mark.rule("AL-42")
def test_cards_taken_by_a_wonder_can_be_played_in_the_same_turn_in_order() -> None:
    game = position("rabbit", "", tea={"a2": "hatter", "b2": "card-soldier"})
    game.do("play:rabbit", "wonder:recruit", "take:a2", "take:b2")
    assert game.codes == ["play:hatter", "end"]


@pytest.mark.rule("AL-43")
def test_the_rabbit_takes_up_to_two_who_lose_their_size() -> None:
    game = position("rabbit", "", open=("ch08",), tea={"a1": "caterpillar", "b3": "gryphon", "c2": "queen"})
    game.do("play:rabbit", "wonder:recruit", "take:a1", "take:b3")
    assert game.hand() == ["caterpillar", "gryphon"]
    game.do("play:gryphon")
    assert game.discarded("character") == ["gryphon"]  # the page of a huge one is closed to it


@pytest.mark.rule("AL-92")
def test_the_rabbit_takes_at_least_one_and_what_it_uncovers_can_be_the_second() -> None:
    game = position("rabbit", "", tea={"a2": "queen knave"}).do("play:rabbit", "wonder:recruit")
    assert game.codes == ["take:a2"]
    game.do("take:a2")
    assert game.codes == ["take:a2", "pass"]
    game.do("take:a2")
    assert game.hand() == ["knave", "queen"]


@pytest.mark.rule("AL-44")
def test_alice_uses_a_wonder_of_a_visible_character_who_stays() -> None:
    game = position("alice", "", tea={"a3": "queen duchess", "b2": "knave"}).do("play:alice")
    assert game.codes == ["wonder:copy+a3+chapters", "wonder:copy+b2+keep"]
    game.do("wonder:copy+a3+chapters", "card:ch01", "card:ch02")
    assert game.hand() == ["ch01", "ch02"]
    assert game.tea("a3") == ["queen", "duchess"]
    assert game.discarded("protagonist") == ["alice"]


@pytest.mark.rule("AL-93")
def test_alice_enters_no_chapter_as_the_copied_character() -> None:
    game = position("alice", "", open=("ch06",), tea={"a2": "knave"})
    game.do("play:alice", "wonder:copy+a2+keep", "card:rabbit")
    assert game.asked == (0, "adventure")
    assert game.discarded("protagonist") == ["alice"]


@pytest.mark.rule("AL-93")
def test_a_copied_caterpillar_does_not_take_itself() -> None:
    game = position("alice", "", tea={"a3": "queen caterpillar", "b1": "knave"})
    game.do("play:alice", "wonder:copy+a3+gather")
    assert game.hand() == ["knave", "queen"]
    assert game.tea("a3") == ["caterpillar"]


@pytest.mark.rule("AL-93")
def test_a_copied_hatters_vortex_does_not_draw_him() -> None:
    game = position("alice", "", tea={"a2": "hatter", "b2": "hatter"})
    game.do("play:alice", "wonder:copy+a2+open", "card:ch07")
    assert game.codes == ["place:b2>ch07.2", "close"]
    assert game.why("tea:a2") == "AL-93"


@pytest.mark.rule("AL-93")
def test_copying_is_one_declaration_with_one_round() -> None:
    game = position("alice", "cat", tea={"a2": "knave"}).do("play:alice", "wonder:copy+a2+keep", "react:pass")
    assert game.asked == (-1, "draw-protagonist")


@pytest.mark.rule("AL-45")
def test_alice_stands_on_any_free_page_of_her_players_own() -> None:
    game = position("alice", "", open=("ch08 ch06=knave,-", "ch07"), tea={}).do("play:alice")
    assert game.codes == ["wonder:join+ch08.1", "wonder:join+ch08.2", "wonder:join+ch06.2"]
    game.do("wonder:join+ch08.2")
    assert game.pages("ch08") == ["-", "alice"]


@pytest.mark.rule("AL-46")
def test_alice_as_a_card_soldier_only_removes_and_is_discarded_with_it() -> None:
    game = position("alice", "", open=("", "ch06=card-soldier,-"), tea={"a2": "card-soldier"}).do("play:alice")
    assert game.codes == ["wonder:copy+a2+remove+ch06.1"]
    game.do("wonder:copy+a2+remove+ch06.1")
    assert game.discarded("protagonist") == ["alice"]
    assert game.discarded("character") == ["card-soldier"]
    assert game.pages("ch06") == ["-", "-"]


@pytest.mark.rule("AL-47")
def test_the_hatter_opens_the_top_chapter_and_the_adventure_goes_on() -> None:
    game = position("hatter gryphon", "", tea={"a2": "caterpillar", "b2": "queen", "c2": "queen"})
    game.do("play:hatter", "wonder:open", "card:ch06")
    assert game.codes == ["place:a2>ch06.1", "close"]
    game.do("place:a2>ch06.1", "close")
    assert game.pages("ch06") == ["caterpillar", "-"]
    assert game.codes == ["play:gryphon", "end"]


@pytest.mark.rule("AL-94")
def test_a_hatter_without_chapters_opens_no_vortex() -> None:
    game = position("hatter", "", open=("ch06",), tea={"a2": "knave"}, chapters="").do("play:hatter")
    assert game.asked == (0, "adventure")


@pytest.mark.rule("AL-94")
def test_a_cancelled_hatter_brings_neither_chapter_nor_vortex() -> None:
    game = position("hatter", "cat", open=("ch06",), tea={"a2": "knave"}).do("play:hatter", "wonder:open", "react:cat")
    assert len(game.state.open[0]) == 1
    assert game.asked == (0, "adventure")


@pytest.mark.rule("AL-48")
def test_the_caterpillar_takes_all_tiny_and_huge_covered_ones_too() -> None:
    game = position("caterpillar", "", tea={"a3": "queen knave", "b1": "hatter", "b2": "gryphon", "c2": "duchess"})
    game.do("play:caterpillar", "wonder:gather")
    assert game.hand() == ["hatter", "knave", "queen"]
    assert (game.tea("a3"), game.tea("b1"), game.tea("b2")) == ([], [], ["gryphon"])


@pytest.mark.rule("AL-95")
def test_middle_cards_stay_covered_or_not_and_cards_beneath_a_copied_caterpillar_are_taken() -> None:
    tea = {"a2": "queen knave", "b1": "duchess caterpillar", "c2": "gryphon"}
    game = position("alice", "", tea=tea).do("play:alice", "wonder:copy+b1+gather")
    assert game.hand() == ["duchess"]
    assert (game.tea("a2"), game.tea("b1")) == (["queen", "knave"], ["caterpillar"])


def gryphon(*open_: str) -> Game:
    game = position("gryphon", *("",) * (len(open_) - 1), open=open_)
    return game.do("play:gryphon", "wonder:steal")


@pytest.mark.rule("AL-49")
def test_the_gryphon_steals_one_character_of_each_other_player() -> None:
    game = gryphon("ch06 ch07", "ch20=-,-,caterpillar", "ch16=-,knave,-")
    assert game.codes == ["steal:ch20.3>ch06.1", "steal:ch20.3>ch07.1"]
    game.do("steal:ch20.3>ch07.1", "steal:ch16.2>ch06.2")
    assert (game.pages("ch06"), game.pages("ch07")) == (["-", "knave"], ["caterpillar", "-"])
    assert game.pages("ch20") == ["-", "-", "-"]


@pytest.mark.rule("AL-96")
def test_victims_are_robbed_clockwise_and_who_has_nothing_that_fits_is_spared() -> None:
    game = gryphon("ch06", "ch18=duchess,-", "ch20=-,-,caterpillar", "ch23=-,knave,-")
    assert [event.victim for event in game.happened(Spared)] == [1]
    assert game.codes == ["steal:ch20.3>ch06.1"]
    game.do("steal:ch20.3>ch06.1")
    assert game.codes == ["steal:ch23.2>ch06.2"]


@pytest.mark.rule("AL-96")
def test_a_stolen_card_has_no_size_but_a_soldier_goes_anywhere() -> None:
    game = gryphon("ch08 ch20", "ch07=caterpillar,card-soldier")
    assert game.codes == [
        "steal:ch07.1>ch20.3",
        "steal:ch07.2>ch08.1",
        "steal:ch07.2>ch08.2",
        "steal:ch07.2>ch20.1",
        "steal:ch07.2>ch20.2",
        "steal:ch07.2>ch20.3",
    ]


@pytest.mark.rule("AL-50")
def test_a_card_soldier_must_be_stolen_where_nothing_else_can_be() -> None:
    game = gryphon("ch08", "ch06=card-soldier,-")
    assert game.codes == ["steal:ch06.1>ch08.1", "steal:ch06.1>ch08.2"]
    game.do("steal:ch06.1>ch08.2")
    assert game.happened(Stolen)


@pytest.mark.rule("AL-51")
def test_the_march_hare_turns_three_and_places_what_fits() -> None:
    game = position("march-hare", "", open=("ch06",)).do("play:march-hare", "wonder:reveal", "card:knave")
    assert game.codes == ["place:knave>ch06.2"]
    game.do("place:knave>ch06.2", "card:knave", "card:caterpillar", "place:caterpillar>ch06.1")
    assert game.pages("ch06") == ["caterpillar", "knave"]
    assert game.discarded("character") == ["knave", "march-hare"]
    assert game.asked == (0, "adventure")


@pytest.mark.rule("AL-97")
def test_the_hares_cards_come_one_by_one_and_placing_is_mandatory_on_a_page_of_choice_without_size() -> None:
    game = position("march-hare", "", open=("ch08 ch06 ch07",)).do(
        "play:march-hare", "wonder:reveal", "card:caterpillar"
    )
    assert game.codes == ["place:caterpillar>ch06.1", "place:caterpillar>ch07.1"]
    game.do("place:caterpillar>ch07.1")
    assert game.asked == (-1, "reveal")
    game.do("card:card-soldier")
    assert game.happened(Discarded)[-1].card == game.state.character_discard[-1]
    assert game.asked == (-1, "reveal")


@pytest.mark.rule("AL-52")
def test_the_duchess_draws_two_chapters() -> None:
    game = position("duchess", "").do("play:duchess", "wonder:chapters", "card:ch05", "card:ch03")
    assert game.hand() == ["ch03", "ch05"]


@pytest.mark.rule("AL-98")
def test_duchess_and_march_hare_take_what_is_left() -> None:
    game = position("duchess", "", chapters="ch05").do("play:duchess", "wonder:chapters", "card:ch05")
    assert game.asked == (0, "adventure")
    game = position("march-hare", "", characters="queen").do("play:march-hare", "wonder:reveal", "card:queen")
    assert game.asked == (0, "adventure")


@pytest.mark.rule("AL-53")
def test_the_knave_sends_the_top_protagonist_to_the_victory_pile() -> None:
    game = position("knave", "").do("play:knave", "wonder:keep", "card:alice")
    assert len(game.state.victory[0].protagonists) == 1
    assert game.hand() == []


@pytest.mark.rule("AL-99")
def test_nobody_learns_which_and_an_empty_deck_is_renewed_first() -> None:
    game = position("knave", "", protagonists="", protagonist_discard="alice cat").do("play:knave", "wonder:keep")
    assert game.codes == ["card:alice", "card:cat"]
    game.do("card:cat")
    assert game.reveals == ()


@pytest.mark.rule("AL-54")
def test_a_card_soldier_is_discarded_with_another_of_anybodys_chapter() -> None:
    game = position("card-soldier", "", open=("ch06=card-soldier,knave", "ch22=card-soldier,queen"))
    game.do("play:card-soldier")
    assert game.codes == ["wonder:remove+ch06.1", "wonder:remove+ch22.1"]
    game.do("wonder:remove+ch22.1")
    assert game.pages("ch22") == ["-", "queen"]
    assert game.discarded("character") == ["card-soldier", "card-soldier"]


@pytest.mark.rule("AL-55")
def test_a_card_soldier_stands_on_any_free_page_of_anybody() -> None:
    game = position("card-soldier", "", open=("ch06=caterpillar,-", "ch08")).do("play:card-soldier")
    assert game.codes == ["wonder:stand+ch06.2", "wonder:stand+ch08.1", "wonder:stand+ch08.2"]
    game.do("wonder:stand+ch08.1")
    assert game.pages("ch08") == ["card-soldier", "-"]
    declared = game.happened(Declared)[0]
    assert f"step onto {NAMES[1]}’s " in TEXTS.event(declared, NAMES)


@pytest.mark.rule("AL-56")
def test_the_queen_banishes_a_named_character_from_all_others_chapters() -> None:
    open_ = ("ch06=-,knave", "ch22=knave,queen ch16=-,knave,-", "ch23=-,knave,card-soldier")
    game = position("queen", "", "", open=open_).do("play:queen")
    assert "wonder:banish+card-soldier" in game.codes
    assert "wonder:banish+gryphon" in game.codes  # nobody has one
    assert len(game.codes) == 8
    game.do("wonder:banish+knave")
    assert len(game.happened(Removed)) == 3
    assert game.pages("ch06") == ["-", "knave"]
    assert game.pages("ch22") == ["-", "queen"]
    assert game.pages("ch23") == ["-", "-", "card-soldier"]
    assert game.discarded("character") == ["knave", "knave", "knave", "queen"]


@pytest.mark.rule("AL-57")
def test_gryphon_and_queen_never_touch_alice() -> None:
    game = position("gryphon queen", "", open=("ch06", "ch07=alice,-"))
    game.do("play:queen", "wonder:banish+caterpillar", "play:gryphon")
    assert game.pages("ch07") == ["alice", "-"]
    assert not game.happened(Stolen)
    assert game.asked == (0, "adventure")
