"""The White Rabbit, the Mad Hatter's cards and the Queen of Hearts."""

from __future__ import annotations

import pytest

from alicegames.core.decision import CHANCE
from alicegames.games.rolling_in_wonderland.events import CardPlayed, NothingDrawn, OngoingFired, Reshuffled
from alicegames.games.rolling_in_wonderland.play.taking import benefits_of
from alicegames.games.rolling_in_wonderland.state import REGIONS
from tests.rules.rolling_in_wonderland.positions import (
    DATA,
    army,
    board,
    hatter,
    position,
    seat,
    tokens,
)

REST = "; cat: green"


@pytest.mark.rule("RW-30")
@pytest.mark.parametrize(
    ("colour", "spaces"), [("blue", 2), ("white", 2), ("orange", 3), ("pink", 3), ("green", 4), ("purple", 4)]
)
def test_each_colour_moves_the_pawn_its_spaces(colour: str, spaces: int) -> None:
    assert position(f"rabbit: {colour}{REST}").do("take:rabbit").seat().rabbit == spaces


@pytest.mark.rule("RW-31")
def test_example_one_purple_and_two_orange_move_ten() -> None:
    assert position(f"rabbit: purple orange orange{REST}").do("take:rabbit").seat().rabbit == 10


@pytest.mark.rule("RW-47")
def test_a_pawn_stays_at_the_end_of_the_path() -> None:
    end = DATA.rabbit.end
    assert position(f"rabbit: purple{REST}", seat(rabbit=end - 1)).do("take:rabbit").seat().rabbit == end


@pytest.mark.rule("RW-32", "RW-37", "RW-42")
def test_one_two_or_three_benefits_by_dice() -> None:
    assert [benefits_of(dice) for dice in range(1, 7)] == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("RW-32")
@pytest.mark.parametrize(("dice", "cards"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_hatter_gives_cards_by_dice(dice: int, cards: int) -> None:
    deck = hatter(*["riddle", "motley", "full_table", "white_rose"])
    play = position(f"hatter: {'pink ' * dice}{REST}", seat(mushrooms=0), hatter_deck=deck).do("take:hatter")
    drawn = 0
    while play.decision.kind in ("draw", "drawn"):
        drawn += play.decision.kind == "draw"
        play.do("pass" if play.decision.kind == "drawn" else play.codes[0])
    assert drawn == cards


@pytest.mark.rule("RW-33")
def test_single_use_cards_are_kept_until_played() -> None:
    play = position(f"hatter: pink{REST}", seat(mushrooms=0), hatter_deck=hatter("full_table", "full_table"))
    play.do("take:hatter", "hatter:full_table", "pass")
    assert play.hand() == ["full_table"]
    assert play.decision.kind == "end"


@pytest.mark.rule("RW-33", "RW-88")
def test_cards_cannot_be_played_on_anothers_turn() -> None:
    play = position("rabbit: blue; queen: pink", seat(mushrooms=0), seat(hand=hatter("grin"), dice=board(5)))
    assert play.codes == ["take:rabbit", "take:queen"]
    play.do("take:rabbit", "end")
    assert play.decision.player == 1
    assert "play:grin" in play.codes


@pytest.mark.rule("RW-33", "RW-107")
def test_an_ongoing_card_is_laid_out_as_soon_as_drawn_before_the_next_draw() -> None:
    play = position(f"hatter: pink pink pink{REST}", hatter_deck=hatter("advice", "basket", "top_hat"))
    play.do("take:hatter", "hatter:advice")
    assert play.ongoing() == ["advice"]
    assert play.asked == (CHANCE, "draw")


@pytest.mark.rule("RW-34", "RW-107")
def test_a_fourth_ongoing_card_an_old_or_the_new_one_goes_for_one_vp() -> None:
    owner = seat(ongoing=hatter("basket", "advice", "pocket_watch"), mushrooms=0)
    for drop, left in (
        ("advice", ["basket", "pocket_watch", "mock_turtle"]),
        ("mock_turtle", ["basket", "advice", "pocket_watch"]),
    ):
        play = position(f"hatter: pink pink pink{REST}", owner, hatter_deck=hatter("mock_turtle", "riddle"))
        play.do("take:hatter", "hatter:mock_turtle")
        assert play.asked == (0, "fill_slot")
        assert len(play.codes) == 4
        play.do(f"drop:{drop}")
        assert sorted(play.ongoing()) == sorted(left)
        assert play.seat().vp == 1
        assert play.state.hatter_discards == hatter(drop)
        assert play.asked == (CHANCE, "draw")


@pytest.mark.rule("RW-35")
def test_a_card_can_be_played_as_soon_as_drawn() -> None:
    play = position(f"hatter: pink{REST}", seat(mushrooms=0), hatter_deck=hatter("three_gardeners", "grin"))
    play.do("take:hatter", "hatter:three_gardeners")
    assert play.asked == (0, "drawn")
    play.do("play:three_gardeners", "soldier:alice")
    assert play.seat().army == army(alice=1)


@pytest.mark.rule("RW-35", "RW-133")
def test_a_condition_met_this_turn_counts_for_a_card_drawn_after_it() -> None:
    dice = "hatter: pink pink green orange"
    play = position(f"{dice}{REST}", seat(mushrooms=0), hatter_deck=hatter("full_table", "motley", "riddle"))
    play.do("take:hatter", "hatter:full_table")
    assert "play:full_table" in play.codes
    assert play.do("play:full_table").seat().vp == 4
    play.do("hatter:riddle")
    assert play.codes == ["pass"]


@pytest.mark.rule("RW-35")
def test_an_ongoing_card_drawn_after_the_taking_takes_effect_this_turn() -> None:
    play = position(f"hatter: pink{REST}", hatter_deck=hatter("top_hat", "riddle")).do("take:hatter", "hatter:top_hat")
    assert play.seat().vp == 2
    assert len(play.happened(OngoingFired)) == 1
    play = position(f"hatter: pink{REST}", hatter_deck=hatter("advice", "riddle")).do("take:hatter", "hatter:advice")
    assert play.seat().vp == 0


@pytest.mark.rule("RW-36", "RW-107")
def test_discards_become_the_deck_when_a_card_is_to_be_drawn() -> None:
    play = position(
        f"hatter: pink pink pink{REST}",
        seat(mushrooms=0),
        hatter_deck=hatter("riddle"),
        hatter_discards=hatter("full_table", "grin"),
    ).do("take:hatter", "hatter:riddle", "pass")
    assert play.happened(Reshuffled)
    assert play.codes == ["hatter:grin", "hatter:full_table"]
    assert play.state.hatter_discards == ()
    play = position(f"hatter: pink{REST}", hatter_deck=hatter("advice"), hatter_discards=hatter("grin"))
    play.do("take:hatter", "hatter:advice")
    assert not play.happened(Reshuffled)


@pytest.mark.rule("RW-36")
def test_a_used_card_joins_the_discards() -> None:
    play = position(f"rabbit: pink{REST}", seat(hand=hatter("kid_gloves"))).do("play:kid_gloves")
    assert play.seat().rabbit == 6
    assert play.state.hatter_discards == hatter("kid_gloves")
    assert play.hand() == []
    assert play.happened(CardPlayed)


@pytest.mark.rule("RW-107")
def test_a_card_being_played_is_not_yet_among_the_discards() -> None:
    present = hatter("unbirthday")
    play = position(f"rabbit: pink{REST}", seat(hand=present, mushrooms=0), hatter_deck=()).do("play:unbirthday")
    assert play.happened(NothingDrawn)
    assert play.state.hatter_discards == present


@pytest.mark.rule("RW-107")
def test_with_nothing_to_draw_the_draw_is_lost() -> None:
    play = position(f"hatter: pink{REST}", hatter_deck=()).do("take:hatter")
    assert play.happened(NothingDrawn)
    assert play.asked == (0, "end")


@pytest.mark.rule("RW-107")
def test_the_objective_deck_is_never_reshuffled() -> None:
    play = position("rabbit: pink; cat: white", tokens=tokens("soldier", "card", "mushroom", "objective")).do(
        "take:cat", "use:4"
    )
    assert play.happened(NothingDrawn)[0].deck == "objective"


@pytest.mark.rule("RW-107")
def test_equal_cards_in_the_deck_are_one_draw_twice_as_likely() -> None:
    play = position(f"hatter: pink{REST}", hatter_deck=hatter("drink_me", "drink_me", "grin")).do("take:hatter")
    assert play.codes == ["hatter:drink_me", "hatter:grin"]
    assert play.decision.weights == (2, 1)


@pytest.mark.rule("RW-133")
def test_vp_of_cards_are_tokens_at_once() -> None:
    play = position(f"rabbit: green green{REST}", seat(ongoing=hatter("mock_turtle"))).do("take:rabbit")
    assert play.seat().vp == 2
    assert play.score(0, "tokens") == 2


def test_the_owner_orders_ongoing_cards_that_take_effect_together() -> None:
    owner = seat(ongoing=hatter("pinafore", "bluebell"), slots=(3, -1, -1), mushrooms=0)
    play = position(f"alice: blue{REST}", owner)
    while play.do(play.codes[0]).decision.kind != "order":
        pass
    assert play.codes == ["effect:pinafore", "effect:bluebell"]
    play.do("effect:bluebell")
    assert play.seat().rabbit == 2
    assert play.decision.kind == "any_cube"


def test_the_end_of_a_round_gives_its_card_vp_without_asking() -> None:
    owner = seat(dice=board(5), ongoing=hatter("bread_and_butter"), army=army(cat=1))
    play = position("rabbit: blue", owner).do("take:rabbit", "end")
    assert play.seat().vp == 3 + 2


def test_spending_a_mushroom_is_noticed() -> None:
    play = position(f"rabbit: pink{REST}", seat(ongoing=hatter("basket"))).do("turn:rabbit.pink+queen")
    assert (play.seat().vp, play.seat().rabbit) == (1, 1)


def test_playing_a_card_is_noticed() -> None:
    owner = seat(ongoing=hatter("dormouse"), hand=hatter("kid_gloves"))
    assert position(f"rabbit: pink{REST}", owner).do("play:kid_gloves").seat().vp == 1


def test_a_discarded_ongoing_card_has_no_effect_any_more() -> None:
    owner = seat(ongoing=hatter("top_hat", "advice", "pocket_watch"))
    play = position(f"hatter: pink{REST}", owner, hatter_deck=hatter("basket", "riddle"))
    play.do("take:hatter", "hatter:basket", "drop:top_hat")
    assert play.seat().vp == 1
    assert not play.happened(OngoingFired)


# -- the Queen of Hearts ------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-37")
@pytest.mark.parametrize(("dice", "soldiers"), [(1, 1), (2, 1), (3, 2), (5, 3)])
def test_the_queen_gives_soldiers_by_dice_to_any_region(dice: int, soldiers: int) -> None:
    play = position(f"queen: {'pink ' * dice}{REST}").do("take:queen")
    for _number in range(soldiers):
        assert play.codes == [f"soldier:{region}" for region in REGIONS]
        play.do("soldier:rabbit")
    assert play.seat().army == army(rabbit=soldiers)
    assert play.seat().soldiers == 12 - soldiers


@pytest.mark.rule("RW-38")
def test_with_no_soldier_in_supply_placing_has_no_effect() -> None:
    play = position(f"queen: pink pink pink{REST}", seat(army=army(queen=11))).do("take:queen", "soldier:queen")
    assert play.asked == (0, "end")
    assert play.seat().army == army(queen=12)


@pytest.mark.rule("RW-38")
def test_a_soldier_has_strength_one_and_cards_can_add_to_it() -> None:
    from alicegames.games.rolling_in_wonderland.play.counters import strength

    play = position("queen: pink", seat(army=army(queen=2, cat=1)))
    assert [strength(DATA, play.state, 0, region) for region in range(6)] == [0, 0, 2, 0, 1, 0]
    play = position("queen: pink", seat(army=army(queen=2, cat=1), ongoing=hatter("house_of_cards")))
    assert [strength(DATA, play.state, 0, region) for region in range(6)] == [0, 0, 3, 0, 1, 0]
    play = position("queen: pink", seat(army=army(queen=2, cat=1), ongoing=hatter("vorpal_blade")))
    assert [strength(DATA, play.state, 0, region) for region in range(6)] == [0, 0, 2, 0, 2, 0]
