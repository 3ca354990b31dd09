"""Discovery, Adventure, and the steps of playing a card."""

from __future__ import annotations

import pytest

from alicegames.core.rules import Setup
from alicegames.games.alice.choices import draw_from
from alicegames.games.alice.events import GiftLost, NoWonder, Reshuffled
from alicegames.games.alice.frames import Adventure, Discovery, TurnEnd
from tests.rules.alice.positions import DATA, NAMES, RULES, TEXTS, position

DRAWING = (TurnEnd(), Adventure(), Discovery(1))


@pytest.mark.rule("AL-11")
def test_a_turn_begins_with_a_draw_from_the_deck_of_ones_choice() -> None:
    assert position("hatter", "", stack=DRAWING).codes == ["draw:protagonist", "draw:chapter"]
    game = position("hatter", "", stack=DRAWING).do("draw:chapter", "card:ch08")
    assert game.hand() == ["ch08", "hatter"]
    game = position("hatter", "", stack=DRAWING).do("draw:protagonist", "card:rabbit")
    assert game.hand() == ["hatter", "rabbit"]
    assert game.asked == (0, "adventure")


@pytest.mark.rule("AL-12")
def test_an_empty_hand_draws_two_cards() -> None:
    game = position("alice", "").do("end")
    assert game.asked == (1, "discovery")
    game.do("draw:chapter", "card:ch08", "draw:protagonist", "card:cat")
    assert game.asked == (1, "adventure")
    assert game.hand(1) == ["cat", "ch08"]


@pytest.mark.rule("AL-12")
def test_a_hand_with_a_card_draws_one() -> None:
    game = position("alice", "alice").do("end", "draw:chapter", "card:ch08")
    assert game.asked == (1, "adventure")


@pytest.mark.rule("AL-74")
def test_the_empty_hand_is_looked_at_before_the_first_draw_and_the_second_deck_chosen_after_it() -> None:
    game = position("alice", "").do("end", "draw:protagonist", "card:alice")
    assert game.hand(1) == ["alice"]
    assert game.codes == ["draw:protagonist", "draw:chapter"]
    game = position("alice", "cat").do("end", "cat:draw", "react:pass", "card:rabbit")
    game.do("draw:chapter", "card:ch08")
    assert game.asked == (1, "adventure")  # a hand that the Cat emptied began the turn with a card


@pytest.mark.rule("AL-13")
def test_protagonist_discards_become_a_new_deck() -> None:
    game = position("ch08", "", stack=DRAWING, protagonists="", protagonist_discard="cat rabbit rabbit")
    assert "shuffled first" in TEXTS.option(game.state, draw_from("protagonist"), NAMES)
    game.do("draw:protagonist")
    assert game.happened(Reshuffled) == [Reshuffled(3)]
    assert game.codes == ["card:rabbit", "card:cat"]
    assert RULES.decision(game.state).weights == (2, 1)  # type: ignore[union-attr]
    assert game.discarded("protagonist") == []


@pytest.mark.rule("AL-75")
def test_the_deck_is_not_renewed_before_a_card_is_needed() -> None:
    game = position("ch08", "", stack=DRAWING, protagonists="rabbit", protagonist_discard="cat")
    game.do("draw:protagonist", "card:rabbit")
    assert game.state.protagonist_deck == ()
    assert game.discarded("protagonist") == ["cat"]
    game.do("end", "draw:chapter", "card:ch01", "draw:chapter", "card:ch02", "end")
    assert game.discarded("protagonist") == ["cat"]  # nobody has needed a card yet
    game.do("draw:protagonist")
    assert game.codes == ["card:cat"]
    assert game.discarded("protagonist") == []


@pytest.mark.rule("AL-14")
def test_without_protagonists_only_chapters_can_be_drawn() -> None:
    game = position("ch08", "", stack=DRAWING, protagonists="")
    assert game.codes == ["draw:chapter"]
    assert game.why("deck:protagonist") == "AL-14"


@pytest.mark.rule("AL-14")
def test_a_draw_without_any_deck_is_skipped() -> None:
    game = position("rabbit", "", stack=DRAWING, protagonists="", chapters="ch01 ch02")
    game.do("draw:chapter", "card:ch01", "end", "draw:chapter")
    game.do("card:ch02")
    assert game.asked == (1, "adventure")  # the second draw of an empty hand found no deck


@pytest.mark.rule("AL-15")
def test_the_adventure_may_be_ended_at_once_or_after_several_plays() -> None:
    assert position("duchess duchess", "").do("end").asked[0] == 1
    game = position("duchess duchess", "")
    for chapter in ("ch01", "ch02"):
        game.do("play:duchess", "wonder:chapters", f"card:{chapter}", "card:ch09" if chapter == "ch02" else "card:ch12")
    assert game.asked == (0, "adventure")
    assert game.do("end").asked[0] == 1


@pytest.mark.rule("AL-76")
def test_only_hand_cards_can_be_played() -> None:
    game = position("duchess", "")
    assert game.codes == ["play:duchess", "end"]
    assert game.why("tea:a2") == "AL-76"


@pytest.mark.rule("AL-16")
def test_presence_may_not_fall() -> None:
    game = position("duchess queen knave hatter", "", presence=2)
    assert game.codes == ["play:hatter", "play:knave", "play:queen", "end"]
    assert game.why("hand:duchess") == "AL-16"


@pytest.mark.rule("AL-77")
def test_the_booklets_example_of_the_order() -> None:
    game = position(
        "card-soldier queen knave caterpillar duchess", "", tea={"a2": "hatter", "b2": "hatter", "c2": "hatter"}
    )
    game.do("play:card-soldier", "play:queen", "wonder:banish+knave", "play:knave", "wonder:keep", "card:rabbit")
    game.do("play:caterpillar")
    assert game.codes == ["end"]
    assert game.hand() == ["duchess"]


@pytest.mark.rule("AL-78")
def test_a_cancelled_card_counts_for_the_order_too() -> None:
    game = position("caterpillar hatter cat", "", tea={"a2": "queen", "a3": "duchess"})
    game.do("play:caterpillar", "wonder:gather", "react:cat")
    assert game.hand() == ["hatter"]
    assert "play:hatter" not in game.codes


@pytest.mark.rule("AL-78")
def test_alice_counts_with_her_own_presence_and_moved_cards_do_not_count() -> None:
    game = position("alice hatter", "", tea={"a2": "caterpillar", "a3": "queen", "b2": "knave", "c2": "knave"})
    game.do("play:alice", "wonder:copy+a2+gather")
    assert game.hand() == ["hatter", "queen"]
    assert "play:hatter" in game.codes  # 3 after Alice's 3, although she copied a Caterpillar's 4
    assert "play:queen" not in game.codes


@pytest.mark.rule("AL-78")
def test_a_discarded_cat_does_not_count_for_the_order() -> None:
    game = position("cat hatter", "", presence=3).do("cat:draw", "card:alice")
    assert game.state.presence == 3


@pytest.mark.rule("AL-17")
def test_a_chapter_can_follow_any_card_and_nothing_follows_it() -> None:
    game = position(
        "ch09 duchess hatter caterpillar", "", presence=4, tea={"a2": "knave", "b2": "knave", "c2": "knave"}
    )
    assert game.codes == ["play:caterpillar", "play:ch09", "end"]
    game.do("play:ch09", "close")
    assert game.asked[0] == 1


@pytest.mark.rule("AL-18")
def test_the_wilder_game_knows_no_order() -> None:
    game = position("duchess queen", "", presence=4, wilder=True)
    assert game.codes == ["play:duchess", "play:queen", "end"]
    assert RULES.start(Setup(2, (("presence", "wilder"),))).wilder
    assert not RULES.start(Setup(2)).wilder


@pytest.mark.rule("AL-19")
def test_gift_then_wonder_then_entering() -> None:
    game = position("rabbit-cake hatter", "", open=("ch13",)).do("play:rabbit-cake")
    assert game.asked == (0, "gift")
    game.do("cake:a2", "card:hatter")
    assert game.asked == (0, "wonder")
    game.do("wonder:recruit", "take:a3", "pass", "play:hatter")
    assert game.asked == (0, "wonder")
    game.do("wonder:open", "card:ch01", "close")
    assert game.asked == (0, "enter")


@pytest.mark.rule("AL-20")
def test_a_gift_goes_to_any_visible_character_and_cannot_be_declined() -> None:
    game = position("rabbit-cake", "", tea={"a2": "gryphon", "b2": "duchess", "c1": "knave queen", "c2": "hatter"})
    assert game.do("play:rabbit-cake").codes == ["cake:a2", "cake:b2", "cake:c1", "cake:c2"]
    game = position("alice-potion", "", tea={"a2": "gryphon", "b3": "duchess", "c1": "knave"})
    assert game.do("play:alice-potion").codes == ["potion:a2", "potion:b3"]


@pytest.mark.rule("AL-79")
def test_a_gift_that_moves_nobody_is_lost() -> None:
    game = position("rabbit-cake", "", tea={"a3": "gryphon", "b3": "duchess"}, characters="").do("play:rabbit-cake")
    assert game.happened(GiftLost)
    assert game.asked == (0, "wonder")


@pytest.mark.rule("AL-79")
def test_no_cat_is_asked_against_a_gift_and_the_wonder_comes_after_its_refill() -> None:
    game = position("alice-cake", "cat").do("play:alice-cake", "cake:a2")
    assert game.asked == (-1, "refill")
    game.do("card:march-hare")
    assert game.asked == (0, "wonder")
    assert "wonder:copy+a2+reveal" in game.codes


@pytest.mark.rule("AL-21")
def test_one_wonder_of_several_is_chosen_and_none_is_no_choice() -> None:
    game = position("alice", "", open=("ch06",), tea={"a2": "duchess", "b2": "knave"}).do("play:alice")
    assert game.codes == ["wonder:copy+a2+chapters", "wonder:copy+b2+keep", "wonder:join+ch06.1", "wonder:join+ch06.2"]
    game.do("wonder:join+ch06.2")
    assert game.asked == (0, "adventure")


@pytest.mark.rule("AL-80")
def test_an_impossible_wonder_is_not_offered_beside_a_possible_one() -> None:
    game = position("card-soldier", "", open=("ch06=card-soldier,-",)).do("play:card-soldier")
    assert game.codes == ["wonder:remove+ch06.1", "wonder:stand+ch06.2"]
    assert position("card-soldier", "", open=("ch06",)).do("play:card-soldier").codes == [
        "wonder:stand+ch06.1",
        "wonder:stand+ch06.2",
    ]


@pytest.mark.rule("AL-80")
def test_without_a_possible_wonder_nothing_is_declared_and_nobody_asked() -> None:
    game = position("card-soldier", "cat").do("play:card-soldier")
    assert game.happened(NoWonder)
    assert game.asked == (0, "adventure")


def offers(card: str, **more: object) -> list[str]:
    return [code for code in position(card, "", **more).do(f"play:{card}").codes if code.startswith("wonder")]  # type: ignore[arg-type]


@pytest.mark.rule("AL-81")
def test_what_possible_means() -> None:
    nobody: dict[str, str] = {}
    alone = {"a3": "caterpillar"}
    assert offers("alice", tea=nobody) == []
    assert offers("alice", tea=nobody, open=("ch09",)) == ["wonder:join+ch09.1", "wonder:join+ch09.2"]
    assert offers("alice", tea=alone) == []  # a copied Caterpillar would take itself alone
    assert offers("alice", tea={"a3": "knave caterpillar"}) == ["wonder:copy+a3+gather"]
    assert offers("rabbit", tea=nobody) == []
    assert offers("rabbit", tea=alone) == ["wonder:recruit"]
    assert offers("hatter", chapters="") == offers("duchess", chapters="") == []
    assert offers("hatter", chapters="ch01") == ["wonder:open"]
    assert offers("duchess", chapters="ch01") == ["wonder:chapters"]
    assert offers("caterpillar") == []
    assert offers("caterpillar", tea=alone) == ["wonder:gather"]
    assert offers("gryphon", open=("ch06", "")) == offers("gryphon", open=("", "ch06=caterpillar,-")) == []
    assert offers("gryphon", open=("ch06", "ch07=caterpillar,-")) == ["wonder:steal"]
    assert offers("march-hare", characters="") == []
    assert offers("march-hare", characters="queen") == ["wonder:reveal"]
    assert offers("knave", protagonists="") == []
    assert offers("knave", protagonists="", protagonist_discard="cat") == ["wonder:keep"]
    assert offers("card-soldier", open=("", "ch06=card-soldier,knave")) == ["wonder:remove+ch06.1"]
    assert offers("card-soldier", open=("", "ch06=caterpillar,-")) == ["wonder:stand+ch06.2"]
    assert len(offers("queen", tea=nobody)) == 8


@pytest.mark.rule("AL-22")
def test_a_played_character_may_enter_a_matching_page_of_its_player_or_not() -> None:
    game = position("knave", "", open=("ch06 ch16=-,card-soldier,-", "ch22")).do(
        "play:knave", "wonder:keep", "card:cat"
    )
    assert game.codes == ["place:knave>ch06.2", "pass"]
    game.do("place:knave>ch06.2")
    assert game.pages("ch06") == ["-", "knave"]


@pytest.mark.rule("AL-82")
def test_entering_is_optional_and_a_chapter_of_this_very_wonder_will_do() -> None:
    game = position("hatter", "", open=("ch13",)).do("play:hatter", "wonder:open", "card:ch07", "close")
    assert game.codes == ["place:hatter>ch13.1", "place:hatter>ch07.2", "pass"]
    game.do("pass")
    assert game.discarded("character") == ["hatter"]


@pytest.mark.rule("AL-23")
def test_a_card_from_hand_has_no_size() -> None:
    game = position("hatter", "", open=("ch12",), chapters="").do("play:hatter")
    assert game.asked == (0, "adventure")
    assert game.discarded("character") == ["hatter"]


@pytest.mark.rule("AL-24")
def test_a_card_without_a_page_is_discarded_after_its_steps() -> None:
    game = position("rabbit", "").do("play:rabbit", "wonder:recruit", "take:a2")
    assert game.discarded("protagonist") == []
    game.do("pass")
    assert game.discarded("protagonist") == ["rabbit"]


@pytest.mark.rule("AL-73")
def test_turns_go_clockwise() -> None:
    game = position("cat", "cat", "cat")
    order = []
    for card in ("ch01", "ch02", "ch03", "ch04"):
        game.do("end")
        order.append(game.asked[0])
        game.do("draw:chapter", f"card:{card}")
    assert order == [1, 2, 0, 1]


def test_presence_of_every_card_is_known() -> None:
    assert [DATA.presence[DATA.number(who)] for who in ("alice", "rabbit", "cat")] == [3, 1, 0]
