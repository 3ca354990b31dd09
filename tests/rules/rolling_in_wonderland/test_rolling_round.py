"""The round: rolling, taking, using, ending a turn."""

from __future__ import annotations

import pytest

from alicegames.core.decision import CHANCE
from alicegames.games.rolling_in_wonderland.events import (
    Attacked,
    CardDiscarded,
    DiceRolled,
    MushroomsGained,
    ObjectiveBuried,
    RoundBegan,
)
from alicegames.games.rolling_in_wonderland.frames import GainMushrooms, NextTurn, PlaceFigure, UseTokens
from alicegames.games.rolling_in_wonderland.play.taking import SLOT_OF
from alicegames.games.rolling_in_wonderland.state import REGIONS
from alicegames.games.rolling_in_wonderland.twin import free_spaces
from tests.rules.rolling_in_wonderland.positions import (
    RULES,
    Play,
    army,
    board,
    colour,
    dealt,
    hatter,
    objectives,
    position,
    seat,
    tokens,
)


def started(players: int = 2, **options: str) -> Play:
    """Round one with all dice showing the Queen of Hearts."""
    play = dealt(players, 0, **options).do("jabberwocky:alice")
    while play.decision.kind == "roll":
        play.do("face:queen")
    return play


@pytest.mark.rule("RW-16")
def test_a_round_reveals_rolls_takes_turns_attacks_and_looks_for_the_end() -> None:
    play = dealt(2)
    assert play.asked == (CHANCE, "draw")
    play.do("jabberwocky:alice")
    assert REGIONS[play.state.jabberwocky] == "alice"
    assert RULES.view(play.state, 1).revealed == (3,)
    assert play.decision.kind == "roll"
    play = position("rabbit: blue", seat(dice=board(5)), round=1).do("take:rabbit", "end")
    assert play.happened(Attacked)
    assert play.happened(RoundBegan)[-1].round == 2
    assert play.codes[0].startswith("jabberwocky:")


@pytest.mark.rule("RW-17")
def test_all_dice_are_rolled_and_go_to_the_areas_they_show() -> None:
    play = dealt(2).do("jabberwocky:alice")
    assert play.asked == (CHANCE, "roll")
    play.roll(*["queen"] * 11)
    assert sum(play.state.dice) == 0
    play.roll("cat")
    assert sum(play.state.dice) == 12
    assert play.area("cat") == ["orange"]
    assert len(play.happened(DiceRolled)) == 1
    assert play.reveals == (0, 1)


@pytest.mark.rule("RW-17", "RW-95")
def test_a_cheshire_cat_die_stands_at_the_slot_of_its_colour() -> None:
    slots = {name: SLOT_OF[colour(name)] + 1 for name in ("pink", "orange", "green", "purple", "blue", "white")}
    assert slots == {"pink": 1, "orange": 2, "green": 3, "purple": 3, "blue": 4, "white": 4}


@pytest.mark.rule("RW-95")
def test_the_four_cat_slots_are_one_area() -> None:
    play = position("cat: pink orange white").do("take:cat")
    assert len(play.seat().dice) == 3
    assert play.codes == ["use:1", "use:2", "use:4"]


@pytest.mark.rule("RW-18")
def test_a_turn_takes_an_area_that_holds_a_die_and_has_its_action() -> None:
    play = position("rabbit: purple; alice: blue", seat(mushrooms=0))
    assert play.codes == ["take:rabbit", "take:alice"]
    play.do("take:rabbit")
    assert len(play.seat().dice) == 1
    assert play.seat().rabbit == 4


@pytest.mark.rule("RW-18")
def test_turns_go_clockwise() -> None:
    play = position("rabbit: blue; queen: pink; hatter: green", seat(), seat(), seat(), players=3)
    order = []
    for area in ("rabbit", "queen", "hatter"):
        order.append(play.decision.player)
        play.do(f"take:{area}")
        while play.decision.kind != "take":
            if "end" in play.codes and area == "hatter":
                break
            play.do("end" if "end" in play.codes else play.codes[0])
    assert order == [0, 1, 2]


@pytest.mark.rule("RW-96")
def test_taking_cannot_be_declined() -> None:
    play = position("rabbit: blue; queen: pink", seat(mushrooms=0))
    assert play.codes == ["take:rabbit", "take:queen"]


@pytest.mark.rule("RW-96")
def test_there_are_as_many_dice_as_free_spaces() -> None:
    play = started(3)
    for _number in range(60):
        if play.decision.kind == "roll" or play.state.round > 1:
            break
        if play.decision.kind == "take":
            assert sum(play.state.dice) == sum(free_spaces(play.state, owner) for owner in range(3))
        play.do(play.codes[0])


@pytest.mark.rule("RW-19")
def test_a_player_with_six_dice_has_no_more_turns() -> None:
    play = position(
        "rabbit: blue; queen: pink", seat(dice=board(5)), seat(dice=board(6)), seat(dice=board(5)), players=3
    )
    play.do("take:rabbit", "end")
    assert play.decision.player == 2
    play.do("take:queen", "soldier:cat", "end")
    assert play.state.round == 2


@pytest.mark.rule("RW-18", "RW-20")
def test_as_many_dice_as_fit_and_the_player_chooses_which() -> None:
    play = position("rabbit: white blue blue green", seat(dice=board(4))).do("take:rabbit")
    assert play.asked == (0, "dice")
    assert play.codes == ["dice:white+blue", "dice:white+green", "dice:blue+blue", "dice:blue+green"]
    play.do("dice:blue+green")
    assert play.area("rabbit") == ["white", "blue"]
    assert play.seat().rabbit == 6


@pytest.mark.rule("RW-21", "RW-97")
def test_mushrooms_and_cards_are_offered_before_and_after_taking() -> None:
    play = position("rabbit: blue; queen: pink", seat(hand=hatter("grin")))
    assert {"turn:queen.pink+rabbit", "reroll:queen", "play:grin"} <= set(play.codes)
    play.do("take:rabbit")
    assert play.codes[0] == "end"
    assert {"turn:queen.pink+rabbit", "reroll:queen", "play:grin"} <= set(play.codes)


@pytest.mark.rule("RW-97")
def test_mushrooms_and_cards_are_offered_when_a_single_use_card_is_drawn() -> None:
    play = position("hatter: blue blue blue; queen: pink", seat()).do("take:hatter", "hatter:grin")
    assert play.asked == (0, "drawn")
    assert {"pass", "turn:queen.pink+rabbit", "play:grin"} <= set(play.codes)
    play.do("pass")
    assert play.asked == (CHANCE, "draw")


MUSHROOM_FIRST = tokens("mushroom", "card", "rabbit", "soldier")
"""The first Cheshire Cat token gives a mushroom and 1 VP."""


@pytest.mark.rule("RW-97", "RW-26")
def test_before_a_mushroom_is_lost_one_may_be_spent() -> None:
    for answer, lost in (("turn:queen.blue+alice", 0), ("pass", 1)):
        play = position("cat: pink; queen: blue", tokens=MUSHROOM_FIRST).do("take:cat", "use:1")
        assert play.asked == (0, "mushroom")
        play.do(answer)
        assert play.seat().mushrooms == 2
        assert play.happened(MushroomsGained)[-1].lost == lost
        assert play.asked == (0, "end")


@pytest.mark.rule("RW-97", "RW-26")
def test_with_nothing_to_use_a_mushroom_without_room_is_lost_unasked() -> None:
    play = position("cat: pink; queen: white", tokens=MUSHROOM_FIRST).do("take:cat", "use:1")
    assert play.asked == (0, "end")
    assert (play.seat().mushrooms, play.seat().vp) == (2, 1)
    assert play.happened(MushroomsGained)[-1].lost == 1


@pytest.mark.rule("RW-97", "RW-26")
def test_of_several_mushrooms_those_with_room_come_first() -> None:
    frames = (NextTurn(1), GainMushrooms(0, 2), PlaceFigure(0, 0))
    play = position("queen: blue", seat(mushrooms=1), frames=frames).do("soldier:cat")
    assert play.seat().mushrooms == 2
    assert play.asked == (0, "mushroom")
    assert play.frame.left == 1


@pytest.mark.rule("RW-97")
def test_cards_that_would_change_nothing_are_not_offered() -> None:
    play = position("queen: pink", seat(mushrooms=0, hand=hatter("full_table", "three_gardeners"), soldiers=0))
    assert play.codes == ["take:queen"]


@pytest.mark.rule("RW-98")
def test_actions_are_mandatory_but_moving_a_soldier_may_be_declined() -> None:
    play = position("queen: pink").do("take:queen")
    assert play.codes == [f"soldier:{region}" for region in REGIONS]
    march = hatter("march")
    play = position("queen: pink", seat(hand=march, army=army(queen=1))).do("play:march")
    assert play.codes[0] == "pass"
    assert "move:queen+alice" in play.codes


@pytest.mark.rule("RW-98")
def test_a_token_that_does_nothing_may_be_chosen() -> None:
    play = position(
        "queen: pink",
        seat(soldiers=0, army=army(queen=12)),
        frames=(NextTurn(1), UseTokens(0, (0, 3), 1)),
        tokens=tokens("card", "mushroom", "rabbit", "soldier"),
    )
    assert play.codes == ["use:1", "use:4"]
    play.do("use:4")
    assert sum(play.seat().army) == 12


@pytest.mark.rule("RW-22", "RW-99")
def test_hand_limits_at_the_end_of_the_turn_by_the_owners_choice() -> None:
    hand = hatter("drink_me", "drink_me", "grin", "riddle", "motley", "march")
    goals = objectives("court", "realm", "runner", "slayer")
    play = position("rabbit: blue", seat(hand=hand, objectives=goals, mushrooms=0)).do("take:rabbit", "end")
    assert play.asked == (0, "discard")
    assert len(play.codes) == 5
    play.do("discard:motley")
    assert play.state.hatter_discards == hatter("motley")
    assert play.happened(CardDiscarded)
    assert play.asked == (0, "bury")
    play.do("bury:runner")
    assert play.state.objective_bottom == ((objectives("runner")[0], 0),)
    assert len(play.hand()) == 5
    assert len(play.seat().objectives) == 3
    hidden = RULES.view_event(play.happened(ObjectiveBuried)[0], 1)
    assert hidden is not None
    assert hidden.card == -1  # type: ignore[attr-defined]


@pytest.mark.rule("RW-22")
def test_buried_objectives_come_last_and_first_in_first_out() -> None:
    low, high = objectives("court", "realm")
    play = position(
        "cat: white white",
        seat(mushrooms=0),
        tokens=tokens("card", "mushroom", "rabbit", "objective"),
        objective_bottom=((high, 1), (low, 0)),
    ).do("take:cat", "use:4")
    assert play.codes == ["objective:realm"]
    play.do("objective:realm")
    assert play.state.objective_bottom == ((low, 0),)


@pytest.mark.rule("RW-99")
def test_with_a_full_board_there_is_no_turn_at_all() -> None:
    play = position(
        "queen: pink", seat(dice=board(5)), seat(dice=board(6), hand=hatter("grin")), seat(dice=board(5)), players=3
    ).do("take:queen", "soldier:queen", "end")
    assert play.decision.player == 2


@pytest.mark.rule("RW-14")
def test_the_marker_moves_clockwise_each_round() -> None:
    play = position("rabbit: blue", seat(dice=board(5)), players=3, first=2).do("take:rabbit", "end")
    assert play.state.first == 0


@pytest.mark.rule("RW-86")
def test_vp_tokens_never_run_out() -> None:
    play = position("cat: white", seat(vp=500), tokens=tokens("card", "rabbit", "soldier", "mushroom"))
    assert play.do("take:cat", "use:4").seat().vp == 501
