"""Mushrooms, white dice and abilities."""

from __future__ import annotations

import pytest

from alicegames.core.decision import CHANCE
from alicegames.games.rolling_in_wonderland.events import AbilityUsed, DiceRolled, MushroomsGained, TokensShifted
from alicegames.games.rolling_in_wonderland.state import REGIONS
from tests.rules.rolling_in_wonderland.positions import (
    DATA,
    TWO_BLUE_TWO_PINK,
    ability,
    board,
    hatter,
    position,
    seat,
    tokens,
    with_challenges,
)


@pytest.mark.rule("RW-23", "RW-25")
def test_a_mushroom_turns_one_die_which_moves_at_once() -> None:
    play = position("rabbit: blue; queen: pink").do("turn:rabbit.blue+queen")
    assert play.seat().mushrooms == 1
    assert play.area("queen") == ["blue", "pink"]
    assert play.area("rabbit") == []
    assert play.asked == (0, "take")


@pytest.mark.rule("RW-24", "RW-25")
def test_a_mushroom_rerolls_any_number_of_dice_of_one_area() -> None:
    play = position("rabbit: blue blue pink; queen: green").do("reroll:rabbit")
    assert play.codes == ["add:blue", "add:pink"]
    play.do("add:blue")
    assert play.codes == ["roll", "add:blue", "add:pink"]
    play.do("add:pink", "roll")
    assert play.asked == (CHANCE, "roll")
    play.roll("alice", "queen")
    assert (play.area("rabbit"), play.area("alice"), play.area("queen")) == (["blue"], ["blue"], ["green", "pink"])
    assert play.seat().mushrooms == 1


@pytest.mark.rule("RW-103")
def test_rerolled_dice_are_rolled_together_then_placed() -> None:
    play = position("rabbit: blue pink").do("reroll:rabbit", "add:blue", "add:pink", "roll").roll("alice")
    assert sum(play.state.dice) == 0
    play.roll("alice")
    assert play.area("alice") == ["blue", "pink"]
    assert len(play.happened(DiceRolled)) == 1


@pytest.mark.rule("RW-103")
def test_a_turned_die_shows_another_face_and_a_reroll_takes_at_least_one_die() -> None:
    play = position("rabbit: blue")
    assert "turn:rabbit.blue+rabbit" not in play.codes
    assert "roll" not in play.do("reroll:rabbit").codes


@pytest.mark.rule("RW-103")
def test_an_empty_area_can_be_turned_into_but_not_chosen() -> None:
    play = position("rabbit: blue green")
    assert "take:alice" not in play.codes
    assert "take:alice" in play.do("turn:rabbit.blue+alice").codes


@pytest.mark.rule("RW-101")
def test_a_manipulated_die_need_not_be_taken() -> None:
    play = position("rabbit: blue green").do("turn:rabbit.blue+alice")
    assert {"take:alice", "take:rabbit"} <= set(play.codes)
    assert play.state.turns == 1
    play.do("take:rabbit")
    assert play.area("alice") == ["blue"]


@pytest.mark.rule("RW-102")
def test_example_a_blue_die_is_turned_to_alice_and_taken_with_the_dice_there() -> None:
    rules = with_challenges(TWO_BLUE_TWO_PINK)
    play = position("cat: blue; alice: pink green", seat(slots=(0, -1, -1)), rules=rules, challenge_top=1)
    play.do("turn:cat.blue+alice", "take:alice")
    assert sorted(kind % 7 for kind in play.seat().dice) == [1, 3, 4]


@pytest.mark.rule("RW-26")
def test_any_number_of_mushrooms_may_be_spent_in_a_turn() -> None:
    play = position("rabbit: blue green").do("turn:rabbit.blue+alice", "turn:rabbit.green+alice")
    assert play.seat().mushrooms == 0
    assert play.codes == ["take:alice"]


@pytest.mark.rule("RW-26", "RW-105")
def test_never_more_than_two_mushrooms() -> None:
    play = position("rabbit: white white; queen: pink", seat(mushrooms=1)).do("take:rabbit")
    assert play.seat().mushrooms == 2
    assert play.seat().vp == 0
    event = play.happened(MushroomsGained)[0]
    assert (event.gained, event.lost) == (1, 1)
    assert play.asked == (0, "end")


@pytest.mark.rule("RW-105")
def test_white_dice_give_their_mushrooms_before_the_action() -> None:
    play = position("queen: white white white", seat(mushrooms=0)).do("take:queen")
    assert play.seat().mushrooms == 2
    assert play.asked == (0, "soldier")


@pytest.mark.rule("RW-27")
def test_white_dice_cannot_be_manipulated_but_gain_a_mushroom() -> None:
    play = position("rabbit: white; queen: white blue", seat(mushrooms=1))
    assert not any(".white" in code for code in play.codes)
    assert "reroll:rabbit" not in play.codes
    assert play.do("reroll:queen").codes == ["add:blue"]
    assert position("rabbit: white", seat(mushrooms=0)).do("take:rabbit").seat().mushrooms == 1


@pytest.mark.rule("RW-104")
def test_cards_spare_white_dice_unless_their_text_names_them() -> None:
    for key, white in (("looking_glass", False), ("drink_me", True)):
        play = position("rabbit: white blue", seat(mushrooms=0, hand=hatter(key))).do(f"play:{key}")
        assert any(".white" in code for code in play.codes) is white
        assert ("white" in DATA.hatter[hatter(key)[0]].text) is True
    play = position("rabbit: white blue; queen: white pink", seat(mushrooms=0, hand=hatter("place_on")))
    assert play.do("play:place_on").codes == ["die:rabbit.blue", "die:queen.pink"]
    assert play.do("die:rabbit.blue").codes == ["die:queen.pink"]


@pytest.mark.rule("RW-104")
def test_with_white_dice_alone_a_card_that_spares_them_turns_none() -> None:
    play = position("rabbit: white", seat(mushrooms=0, hand=hatter("drink_me"))).do("play:drink_me")
    assert play.codes == [f"turn:rabbit.white+{region}" for region in REGIONS[1:]]
    play = position("rabbit: white", seat(mushrooms=0, hand=hatter("looking_glass"))).do("play:looking_glass")
    assert play.codes == ["take:rabbit"]


@pytest.mark.rule("RW-98")
def test_a_card_turns_up_to_its_number_of_dice_but_at_least_one() -> None:
    play = position("rabbit: blue green", seat(mushrooms=0, hand=hatter("looking_glass"))).do("play:looking_glass")
    assert "pass" not in play.codes
    play.do("turn:rabbit.blue+alice")
    assert play.asked == (0, "turn")
    assert {"pass", "turn:rabbit.green+alice", "turn:alice.blue+queen"} <= set(play.codes)
    play.do("pass")
    assert play.asked == (0, "take")
    assert (play.area("alice"), play.area("rabbit"), play.seat().vp) == (["blue"], ["green"], 1)
    assert play.state.hatter_discards == hatter("looking_glass")


@pytest.mark.rule("RW-28")
def test_dice_on_player_boards_cannot_be_manipulated() -> None:
    play = position("rabbit: blue", seat(dice=board(3)), seat(dice=board(2)))
    assert {code.partition("+")[0] for code in play.codes if code.startswith("turn")} == {"turn:rabbit.blue"}


def test_swapped_dice_change_areas() -> None:
    play = position("rabbit: blue; queen: pink", seat(hand=hatter("place_on"))).do("play:place_on", "die:rabbit.blue")
    assert play.codes == ["die:queen.pink"]
    play.do("die:queen.pink")
    assert (play.area("rabbit"), play.area("queen")) == (["pink"], ["blue"])
    assert play.state.hatter_discards == hatter("place_on")


def test_a_card_may_let_one_die_be_left_over() -> None:
    play = position("rabbit: blue green", seat(mushrooms=0, hand=hatter("no_room"))).do("play:no_room", "take:rabbit")
    assert play.codes == ["dice:blue+green", "dice:blue", "dice:green"]
    play.do("dice:green")
    assert play.area("rabbit") == ["blue"]
    play = position("rabbit: blue; queen: pink", seat(mushrooms=0, hand=hatter("no_room"))).do("play:no_room")
    assert play.do("take:rabbit").asked == (0, "end")
    play = position("rabbit: blue; queen: pink", seat(mushrooms=0, hand=hatter("no_room"))).do("take:rabbit")
    assert play.codes == ["end"]


# -- abilities ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-29")
@pytest.mark.parametrize(("count", "rabbit"), [(3, 6), (4, 13), (6, 17)])
def test_four_dice_or_more_give_the_ability(count: int, rabbit: int) -> None:
    play = position(f"rabbit: {'blue ' * count}; queen: pink", seat(ability=ability("rabbit"))).do("take:rabbit")
    assert play.seat().rabbit == rabbit


@pytest.mark.rule("RW-29", "RW-106")
def test_the_ability_follows_the_action_and_all_it_set_off() -> None:
    play = position("queen: blue blue pink pink; cat: green", seat(ability=ability("rabbit"))).do("take:queen")
    play.do("soldier:queen")
    assert play.seat().rabbit == 0
    play.do("soldier:queen")
    assert play.seat().rabbit == 5
    assert len(play.happened(AbilityUsed)) == 1
    assert play.asked == (0, "end")


@pytest.mark.rule("RW-08")
@pytest.mark.parametrize(
    ("key", "kind"), [("caterpillar", "end"), ("cube", "any_cube"), ("card", "draw"), ("rabbit", "end")]
)
def test_each_ability_gives_its_benefit(key: str, kind: str) -> None:
    owner = seat(ability=ability(key), slots=(3, -1, -1), caterpillar=DATA.caterpillar.end - 2)
    play = position("rabbit: blue blue blue blue; queen: pink", owner).do("take:rabbit")
    if key == "caterpillar":
        play.do(*["pass"] * (play.decision.kind == "move"), *["use:3"] * (play.decision.kind == "token"))
        assert play.seat().caterpillar == DATA.caterpillar.end
        return
    assert play.decision.kind == kind
    assert play.seat().rabbit == (13 if key == "rabbit" else 8)


@pytest.mark.rule("RW-08", "RW-106")
def test_the_cat_ability_uses_the_leftmost_token_then_moves_it_to_the_right() -> None:
    row = tokens("rabbit", "mushroom", "card", "soldier")
    play = position("rabbit: blue blue blue blue; queen: pink", seat(ability=ability("cat")), tokens=row)
    play.do("take:rabbit")
    assert play.seat().rabbit == 8 + 3
    assert play.state.tokens == tokens("mushroom", "card", "soldier", "rabbit")
    assert play.happened(TokensShifted)


@pytest.mark.rule("RW-106")
def test_the_cat_ability_shifts_even_if_the_benefit_did_nothing() -> None:
    row = tokens("soldier", "mushroom", "card", "rabbit")
    owner = seat(ability=ability("cat"), soldiers=0, army=(12, 0, 0, 0, 0, 0))
    play = position("rabbit: blue blue blue blue; queen: pink", owner, tokens=row).do("take:rabbit")
    assert play.state.tokens == tokens("mushroom", "card", "rabbit", "soldier")


@pytest.mark.rule("RW-106")
def test_a_token_is_shifted_after_its_benefit() -> None:
    row = tokens("soldier", "mushroom", "card", "rabbit")
    owner = seat(ability=ability("cat"))
    play = position("rabbit: blue blue blue blue; queen: pink", owner, tokens=row).do("take:rabbit")
    assert play.state.tokens == row
    play.do("soldier:queen")
    assert play.state.tokens == tokens("mushroom", "card", "rabbit", "soldier")
