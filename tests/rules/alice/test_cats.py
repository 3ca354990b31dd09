"""The Cheshire Cat and the rounds of reactions."""

from __future__ import annotations

import pytest

from alicegames.games.alice.events import Cancelled, CatThrown, GiftGiven, PileFed
from alicegames.games.alice.frames import Adventure, Discovery, TurnEnd
from tests.rules.alice.positions import Game, position

DRAWING = (TurnEnd(), Adventure(), Discovery(1))


def knave(*hands: str, **more: object) -> Game:
    """Seat 0 plays a Knave of Hearts, whose Wonder is declared."""
    return position(f"knave {hands[0]}", *hands[1:], **more).do("play:knave", "wonder:keep")  # type: ignore[arg-type]


@pytest.mark.rule("AL-37")
def test_a_cat_cancels_another_cards_wonder_in_anybodys_turn() -> None:
    game = knave("", "cat").do("react:cat")
    assert game.happened(Cancelled)
    assert game.state.victory[0].protagonists == ()


@pytest.mark.rule("AL-37")
def test_a_cat_cancels_a_cat() -> None:
    game = knave("cat", "cat").do("react:cat", "react:cat", "card:rabbit")
    assert len(game.state.victory[0].protagonists) == 1
    assert not game.happened(Cancelled)


@pytest.mark.rule("AL-37")
def test_a_cat_draws_a_protagonist_in_ones_own_turn() -> None:
    game = position("cat", "").do("cat:draw", "card:alice-cake")
    assert game.hand() == ["alice-cake"]


@pytest.mark.rule("AL-87")
def test_a_cat_is_never_played_and_the_order_does_not_bind_it() -> None:
    game = position("cat hatter", "", presence=4)
    assert game.codes == ["cat:draw", "end"]
    for wilder in (False, True):
        assert position("cat hatter", "", wilder=wilder).codes == ["play:hatter", "cat:draw", "end"]
    assert position("cat", "", protagonists="").why("hand:cat") == "AL-87"


@pytest.mark.rule("AL-87")
def test_a_cat_can_draw_in_discovery_but_not_inside_an_effect() -> None:
    game = position("cat", "", stack=DRAWING)
    assert "cat:draw" in game.codes
    game.do("cat:draw", "card:alice")
    assert game.codes == ["draw:protagonist", "draw:chapter"]
    game = position("cat alice", "", open=("ch06",)).do("play:alice")
    assert "cat:draw" not in game.codes
    game = position("cat ch06", "").do("play:ch06")
    assert "cat:draw" not in game.codes


@pytest.mark.rule("AL-87")
def test_a_cats_wonder_can_be_cancelled_by_the_others_and_the_cat_is_lost() -> None:
    game = position("cat cat", "cat").do("cat:draw")
    assert game.asked == (1, "react")
    game.do("react:cat", "react:pass")
    assert game.hand() == ["cat"]
    assert len(game.state.used_cats) == 2


@pytest.mark.rule("AL-87")
def test_a_protagonists_wonder_can_be_cancelled() -> None:
    game = position("rabbit", "cat").do("play:rabbit", "wonder:recruit", "react:cat")
    assert game.asked == (0, "adventure")
    assert game.hand() == []


@pytest.mark.rule("AL-88")
def test_a_used_cat_reaches_the_discards_at_the_end_of_the_turn() -> None:
    game = position("cat", "", protagonists="", protagonist_discard="rabbit").do("cat:draw", "card:rabbit")
    assert game.discarded("protagonist") == []
    assert game.codes == ["play:rabbit", "end"]
    game.do("end")
    assert game.discarded("protagonist") == ["cat"]


@pytest.mark.rule("AL-38")
def test_one_can_cancel_ones_own_wonder() -> None:
    game = position("hatter cat", "", open=("ch07",)).do("play:hatter", "wonder:open")
    assert game.asked == (0, "react")
    game.do("react:cat")
    assert game.asked == (0, "enter")
    assert len(game.state.open[0]) == 1


@pytest.mark.rule("AL-39")
def test_asked_are_all_clockwise_and_the_active_player_last() -> None:
    game = knave("cat", "cat", "cat", "cat")
    order = []
    for _seat in range(4):
        order.append(game.asked[0])
        game.do("react:pass")
    assert order == [1, 2, 3, 0]
    assert game.asked == (-1, "draw-protagonist")


@pytest.mark.rule("AL-39")
def test_a_cat_opens_the_same_round_against_itself_without_its_player() -> None:
    game = knave("cat", "cat cat", "cat").do("react:pass", "react:cat")
    assert game.asked == (1, "react")
    game.do("react:pass")
    assert game.asked == (0, "react")
    game.do("react:pass")
    assert game.happened(Cancelled)


@pytest.mark.rule("AL-39")
def test_an_odd_number_cancels_an_even_number_does_not() -> None:
    game = knave("cat", "cat cat", "").do("react:cat", "react:cat", "react:cat")
    assert [event.number for event in game.happened(CatThrown)] == [1, 2, 3]
    assert game.happened(Cancelled)
    game = knave("cat cat", "cat", "").do("react:cat", "react:cat", "card:rabbit")
    assert not game.happened(Cancelled)
    assert game.asked == (0, "adventure")  # no further Cat can touch it


@pytest.mark.rule("AL-39")
def test_against_the_active_players_drawing_cat_only_the_others_are_asked() -> None:
    game = position("cat cat", "rabbit", "cat").do("cat:draw")
    assert game.asked == (1, "react")
    game.do("react:pass")
    assert game.asked == (2, "react")
    game.do("react:pass")
    assert game.asked == (-1, "draw-protagonist")


@pytest.mark.rule("AL-89")
def test_what_is_declared_with_the_wonder() -> None:
    game = position("alice queen", "cat", open=("ch06", "ch22=knave,-"))
    game.do("play:queen", "wonder:banish+knave")
    assert game.asked == (1, "react")
    game.do("react:pass", "react:pass", "play:alice")
    copied = [code for code in game.codes if code.startswith("wonder:copy+c2+banish")]
    assert len(copied) == 8  # whom, which Wonder and the name in one declaration
    assert "wonder:join+ch06.2" in game.codes
    game.do("wonder:join+ch06.2")
    assert game.asked == (1, "react")


@pytest.mark.rule("AL-89")
def test_the_rest_is_chosen_when_the_wonder_stands_and_is_beyond_any_cat() -> None:
    game = position("rabbit", "cat").do("play:rabbit", "wonder:recruit", "react:pass")
    assert game.asked == (0, "recruit")
    game.do("take:a2", "take:b2")
    assert game.asked == (0, "adventure")
    soldiers = position("card-soldier", "cat", open=("ch06=card-soldier,card-soldier",)).do("play:card-soldier")
    assert soldiers.codes == ["wonder:remove+ch06.1", "wonder:remove+ch06.2"]


@pytest.mark.rule("AL-90")
def test_asked_is_everybody_with_a_protagonist_in_hand() -> None:
    game = knave("", "hatter ch01", "rabbit", "cat")
    assert game.asked == (2, "react")
    assert game.codes == ["react:pass"]
    game.do("react:pass")
    assert game.asked == (3, "react")


@pytest.mark.rule("AL-90")
def test_the_option_asks_holders_only() -> None:
    game = knave("", "hatter ch01", "rabbit", "cat", holders_only=True)
    assert game.asked == (3, "react")
    game = knave("", "rabbit", "alice", holders_only=True)
    assert game.asked == (-1, "draw-protagonist")


@pytest.mark.rule("AL-40")
def test_a_cancelled_wonder_still_lets_the_character_enter() -> None:
    game = knave("", "cat", open=("ch06",)).do("react:cat")
    assert not game.happened(PileFed)
    game.do("place:knave>ch06.2")
    assert game.pages("ch06") == ["-", "knave"]


@pytest.mark.rule("AL-91")
def test_a_cancelled_wonder_is_not_replaced_and_its_gift_stands() -> None:
    game = position("alice-cake", "cat", open=("ch06",)).do("play:alice-cake", "cake:a2", "card:hatter")
    game.do("wonder:join+ch06.1", "react:cat")
    assert game.asked == (0, "adventure")
    assert game.happened(GiftGiven)
    assert game.tea("a3") == ["gryphon"]


@pytest.mark.rule("AL-41")
def test_a_cancelled_alice_is_discarded() -> None:
    game = position("alice", "cat", open=("ch06",)).do("play:alice", "wonder:join+ch06.1", "react:cat")
    assert game.pages("ch06") == ["-", "-"]
    assert game.discarded("protagonist") == ["alice"]
