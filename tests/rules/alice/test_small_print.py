"""Small print: rules that whole games carry out every time, and that no other test would miss."""

from __future__ import annotations

from random import Random

import pytest

from alicegames.games.alice.events import Cancelled, CatThrown, ChapterScored, GiftLost, TurnBegan, TurnedUp
from alicegames.games.alice.frames import Adventure, Discovery, TurnEnd
from alicegames.games.alice.state import Victory
from tests.rules.alice.positions import DATA, RULES, Game, position
from tests.rules.alice.test_cats import knave


@pytest.mark.rule("AL-16")
def test_the_order_of_presence_begins_anew_with_each_turn() -> None:
    game = position("queen hatter", "duchess").do("play:queen", "wonder:banish+gryphon")
    assert game.state.presence == 2
    game.do("end", *["card:hatter"] * (game.asked[0] < 0))
    assert (game.state.turn_owner, game.state.presence) == (1, -1)


@pytest.mark.rule("AL-12")
@pytest.mark.parametrize(("held", "draws"), [("hatter", 1), ("alice", 1), ("ch02", 1), ("", 2)])
def test_a_hand_of_any_card_is_not_empty(held: str, draws: int) -> None:
    game = position("knave", held).do("end")
    assert game.happened(TurnBegan)[-1].draws == draws
    assert game.state.stack[-1] == Discovery(draws)


@pytest.mark.rule("AL-39")
@pytest.mark.parametrize("cats", [3, 4, 5, 6])
def test_a_chain_of_cats_may_go_on(cats: int) -> None:
    game = knave("cat cat cat", "cat cat cat").do(*["react:cat"] * cats)
    while game.asked[1] == "react":
        game.do("react:pass")
    assert [event.number for event in game.happened(CatThrown)] == list(range(1, cats + 1))
    assert bool(game.happened(Cancelled)) == bool(cats % 2)


@pytest.mark.rule("AL-80")
@pytest.mark.parametrize("stack", [(TurnEnd(), Adventure()), (TurnEnd(), Adventure(), Discovery(1))])
def test_a_cat_is_not_offered_for_a_draw_where_nothing_can_be_drawn(stack: tuple[object, ...]) -> None:
    assert "cat:draw" not in position("cat", "", protagonists="", stack=stack).codes
    assert "cat:draw" in position("cat", "", protagonists="alice", stack=stack).codes
    assert "cat:draw" in position("cat", "", protagonists="", protagonist_discard="alice", stack=stack).codes


@pytest.mark.rule("AL-100")
def test_nobodys_chapter_is_scored_when_the_hatters_book_closes() -> None:
    game = position("hatter", "", open=("", "ch13=hatter,march-hare"), chapters="ch02 ch03")
    game.do("play:hatter", "wonder:open", "card:ch02", "close")
    assert not game.happened(ChapterScored)
    assert len(game.state.open[1]) == 1


@pytest.mark.rule("AL-71")
def test_imagined_worlds_deal_hidden_chapters_and_protagonists_in_many_ways() -> None:
    game = position("", "alice ch01")
    worlds = [RULES.determinize(RULES.view(game.state, 0), 0, Random(seed)) for seed in range(40)]
    assert len({world.hands[1].chapters for world in worlds}) > 5
    assert len({world.hands[1].protagonists for world in worlds}) > 3


@pytest.mark.rule("AL-78")
def test_a_cat_thrown_against_a_wonder_does_not_change_the_order() -> None:
    game = position("queen duchess cat", "cat").do("play:queen", "wonder:banish+gryphon", "react:cat", "react:pass")
    assert game.state.presence == 2
    assert "play:duchess" not in game.codes


@pytest.mark.rule("AL-79", "AL-86")
def test_a_lost_potion_refills_nothing() -> None:
    game = position("alice-potion", "", open=("ch06",), tea={"a1": "queen"}).do("play:alice-potion")
    assert game.happened(GiftLost)
    assert not game.happened(TurnedUp)
    assert game.asked == (0, "wonder")


@pytest.mark.rule("AL-64")
def test_card_soldiers_in_a_victory_pile_count_for_the_places() -> None:
    five = next(card for card in range(DATA.first_chapter, len(DATA.ids)) if DATA.points[card] == 5)
    four = next(card for card in range(DATA.first_chapter, len(DATA.ids)) if DATA.points[card] == 4)
    game = position("", "", victory=(Victory((five,), 1), Victory((four,), 0)))
    assert RULES.places(game.state) == (2, 1)


@pytest.mark.rule("AL-71")
def test_a_thrown_cat_is_shown_to_the_others() -> None:
    assert knave("", "cat", "").do("react:cat").reveals == (0, 2)
    assert position("cat", "rabbit").do("cat:draw").reveals == (1,)


@pytest.mark.rule("AL-36")
def test_a_refill_is_shown_to_all() -> None:
    game = position("alice-cake", "", open=("ch06",)).do("play:alice-cake", "cake:a2", "card:hatter")
    assert game.happened(TurnedUp)
    assert game.reveals == (0, 1)


@pytest.mark.rule("AL-63")
def test_the_end_of_the_game_shows_all_hands() -> None:
    game = position("knave", "alice", characters="").do("end")
    assert RULES.decision(game.state) is None
    assert game.reveals == (0, 1)


@pytest.mark.rule("AL-10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_seat_that_chance_draws_starts(seat: int) -> None:
    from alicegames.core.rules import Setup

    game = Game(RULES.start(Setup(3))).do(f"begin:{seat + 1}")
    assert game.state.turn_owner == seat
