"""Alice's challenges, the Cheshire Cat's tokens and the Caterpillar's path."""

from __future__ import annotations

import pytest

from alicegames.core.decision import CHANCE
from alicegames.games.rolling_in_wonderland.events import (
    ChallengeCompleted,
    ChallengeReplaced,
    CubesLost,
    NothingDrawn,
    TokenUsed,
)
from alicegames.games.rolling_in_wonderland.frames import Move, NextTurn, PlaceAnyCube, PlaceSoldiers
from alicegames.games.rolling_in_wonderland.state import CUBES, SLOTS
from tests.rules.rolling_in_wonderland.positions import (
    DATA,
    FOUR_COLOURS,
    THREE_WHITE,
    TWO_BLUE_TWO_PINK,
    army,
    over,
    position,
    seat,
    tokens,
    with_challenges,
)

REST = "; cat: green"
RULES3 = with_challenges(TWO_BLUE_TWO_PINK, FOUR_COLOURS, THREE_WHITE)
"""Challenge 0: blue blue pink pink (5). 1: blue purple green orange (3). 2: three white and a blue (8)."""


@pytest.mark.rule("RW-39", "RW-13")
def test_the_top_challenge_is_taken_into_a_free_slot_and_the_next_is_shown() -> None:
    play = position(
        f"alice: green{REST}", seat(slots=(0, -1, -1)), rules=RULES3, challenge_top=1, challenge_deck=(2, 5)
    )
    play.do("take:alice")
    assert play.seat().slots == (0, 1, -1)
    assert play.asked == (CHANCE, "draw")
    play.do("challenge:test_c")
    assert play.state.challenge_top == 2
    assert play.asked == (0, "cube")


@pytest.mark.rule("RW-39")
def test_with_three_challenges_take_none_or_replace_one() -> None:
    owner = seat(slots=(0, 1, 4), cubes=(1, 3, 0))
    play = position(f"alice: white{REST}", owner, rules=RULES3, challenge_top=2).do("take:alice")
    assert play.codes == ["pass", "replace:1", "replace:2", "replace:3"]
    assert position(f"alice: white{REST}", owner, rules=RULES3, challenge_top=2).do(
        "take:alice", "pass"
    ).seat().slots == (0, 1, 4)
    play.do("replace:2")
    assert play.seat().slots == (0, 2, 4)
    assert play.seat().cubes == (1, 0, 0)
    assert play.state.challenge_bottom == (1,)
    assert play.happened(ChallengeReplaced)


@pytest.mark.rule("RW-39")
def test_a_replaced_challenge_goes_under_all_others() -> None:
    owner = seat(slots=(0, 1, 4))
    play = position(
        f"alice: white{REST}", owner, rules=RULES3, challenge_top=2, challenge_deck=(), challenge_bottom=(7, 8)
    ).do("take:alice", "replace:1")
    assert play.state.challenge_top == 7
    assert play.state.challenge_bottom == (8, 0)


@pytest.mark.rule("RW-39")
def test_a_replaced_challenge_is_the_next_top_if_the_deck_holds_no_other() -> None:
    owner = seat(slots=(0, 1, 4))
    play = position(f"alice: white{REST}", owner, rules=RULES3, challenge_top=2, challenge_deck=()).do(
        "take:alice", "replace:1"
    )
    assert (play.state.challenge_top, play.state.challenge_bottom) == (0, ())


@pytest.mark.rule("RW-39", "RW-108")
def test_challenges_under_the_deck_come_back_last_in_their_order() -> None:
    play = position(
        f"alice: white{REST}", seat(), rules=RULES3, challenge_top=1, challenge_deck=(), challenge_bottom=(2, 0)
    ).do("take:alice")
    assert play.state.challenge_top == 2
    assert play.state.challenge_bottom == (0,)


@pytest.mark.rule("RW-108")
def test_with_the_deck_empty_none_is_taken_and_none_replaced() -> None:
    owner = seat(slots=(0, 1, 2))
    play = position(f"alice: green{REST}", owner, rules=RULES3, challenge_top=-1, challenge_deck=()).do("take:alice")
    assert play.happened(NothingDrawn)
    assert play.asked == (0, "cube")
    play = position(f"alice: green{REST}", seat(slots=(1, -1, -1)), rules=RULES3, challenge_top=-1, challenge_deck=())
    assert play.do("take:alice").seat().slots == (1, -1, -1)


@pytest.mark.rule("RW-108", "RW-41")
def test_a_completed_challenge_never_comes_back() -> None:
    owner = seat(slots=(0, -1, -1), cubes=(0b0111, 0, 0), done=())
    play = position(f"alice: pink{REST}", owner, rules=RULES3, challenge_top=-1, challenge_deck=())
    play.do("take:alice", "cube:1.pink")
    assert play.seat().done == (0,)
    assert (play.state.challenge_deck, play.state.challenge_bottom, play.state.challenge_top) == ((), (), -1)


@pytest.mark.rule("RW-40")
def test_each_die_puts_a_cube_on_an_icon_of_its_colour_on_any_challenge() -> None:
    owner = seat(slots=(0, 1, 2))
    play = position(f"alice: blue{REST}", owner, rules=RULES3, challenge_top=-1, challenge_deck=()).do("take:alice")
    assert play.codes == ["cube:1.blue", "cube:2.blue", "cube:3.blue"]
    assert play.do("cube:3.blue").seat().cubes == (0, 0, 0b1000)


@pytest.mark.rule("RW-40")
def test_every_die_taken_puts_its_own_cube() -> None:
    owner = seat(slots=(0, 1, -1))
    text = f"alice: blue blue green{REST}"
    play = position(text, owner, rules=RULES3, challenge_top=-1, challenge_deck=()).do("take:alice")
    play.do("cube:1.blue", "cube:1.blue", "cube:2.green")
    assert play.seat().cubes == (0b0011, 0b0100, 0)
    assert play.asked == (0, "end")


@pytest.mark.rule("RW-40")
def test_a_die_without_a_free_icon_of_its_colour_is_lost() -> None:
    owner = seat(slots=(0, -1, -1), cubes=(0b0011, 0, 0))
    play = position(f"alice: blue{REST}", owner, rules=RULES3, challenge_top=-1, challenge_deck=()).do("take:alice")
    assert play.asked == (0, "end")
    assert play.happened(CubesLost)


@pytest.mark.rule("RW-109")
def test_the_player_places_die_by_die_in_an_order_of_choice() -> None:
    owner = seat(slots=(0, 1, -1))
    play = position(f"alice: blue green{REST}", owner, rules=RULES3, challenge_top=-1, challenge_deck=())
    play.do("take:alice")
    assert play.codes == ["cube:1.blue", "cube:2.blue", "cube:2.green"]
    play.do("cube:2.green")
    assert play.codes == ["cube:1.blue", "cube:2.blue"]


@pytest.mark.rule("RW-41")
def test_four_cubes_complete_a_challenge_at_once() -> None:
    owner = seat(slots=(0, 1, -1), cubes=(0b1011, 1, 0))
    play = position(f"alice: pink{REST}", owner, rules=RULES3, challenge_top=-1, challenge_deck=())
    play.do("take:alice", "cube:1.pink")
    assert (play.seat().slots, play.seat().cubes, play.seat().done) == ((-1, 1, -1), (0, 1, 0), (0,))
    assert play.happened(ChallengeCompleted)
    assert play.score(0, "challenges") == 5


@pytest.mark.rule("RW-110")
def test_nine_cubes_are_always_enough() -> None:
    assert SLOTS * 3 == CUBES
    owner = seat(slots=(0, 1, 2), cubes=(0b0111, 0b0111, 0b0111))
    play = position(f"alice: blue{REST}", owner, rules=RULES3, frames=(NextTurn(1), PlaceAnyCube(0, 1)))
    assert play.codes == ["cube:1.pink", "cube:2.orange", "cube:3.blue"]
    assert sum(mask.bit_count() for mask in play.do("cube:3.blue").seat().cubes) == 6


@pytest.mark.rule("RW-111")
def test_example_pink_orange_and_blue() -> None:
    """Orange and blue are placed, pink has no icon and is lost; the blue one completes its challenge."""
    rules = with_challenges(THREE_WHITE, FOUR_COLOURS)
    owner = seat(slots=(0, -1, -1), cubes=(0b0111, 0, 0))
    play = position(f"alice: pink orange blue{REST}", owner, rules=rules, challenge_top=1, challenge_deck=())
    play.do("take:alice")
    assert play.seat().slots == (0, 1, -1)
    play.do("cube:2.orange", "cube:1.blue")
    assert play.asked == (0, "end")
    assert play.seat().done == (0,)
    assert play.happened(CubesLost)[0].colours == (4,)
    assert play.seat().cubes == (0, 0b1000, 0)


# -- the Cheshire Cat ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-43")
@pytest.mark.parametrize(
    ("colour", "slot"), [("pink", 1), ("orange", 2), ("green", 3), ("purple", 3), ("blue", 4), ("white", 4)]
)
def test_each_colour_reaches_its_slot(colour: str, slot: int) -> None:
    assert position(f"cat: {colour}; queen: pink").do("take:cat").codes == [f"use:{slot}"]


@pytest.mark.rule("RW-42", "RW-43")
@pytest.mark.parametrize(("dice", "benefits"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_one_to_three_benefits_a_token_may_be_repeated(dice: int, benefits: int) -> None:
    row = tokens("rabbit", "card", "soldier", "mushroom")
    play = position(f"cat: {'pink ' * dice}; queen: pink", tokens=row).do("take:cat", *["use:1"] * benefits)
    assert len(play.happened(TokenUsed)) == benefits
    assert play.asked == (0, "end")


@pytest.mark.rule("RW-112")
def test_example_two_purple_and_a_blue_use_the_soldier_twice() -> None:
    row = tokens("rabbit", "card", "mushroom", "soldier")
    play = position("cat: purple purple blue; queen: pink", tokens=row).do("take:cat")
    assert play.codes == ["use:3", "use:4"]
    play.do("use:4", "soldier:alice", "use:4", "soldier:cat")
    assert play.seat().army == army(alice=1, cat=1)
    assert play.asked == (0, "end")


@pytest.mark.rule("RW-09")
def test_a_token_draws_an_objective() -> None:
    row = tokens("rabbit", "card", "mushroom", "objective")
    play = position("cat: blue; queen: pink", tokens=row, objective_deck=(2, 3)).do("take:cat", "use:4")
    assert play.asked == (CHANCE, "draw")
    play.do("objective:" + DATA.objectives[3].key)
    assert play.seat().objectives == (3,)
    assert play.state.objective_deck == (2,)
    assert play.reveals == (0,)


@pytest.mark.rule("RW-87")
@pytest.mark.parametrize("key", ["card", "mushroom", "rabbit", "caterpillar", "cube"])
def test_the_other_tokens_benefits(key: str) -> None:
    row = tokens(key, "soldier", "objective", "rabbit" if key != "rabbit" else "card")
    owner = seat(slots=(0, -1, -1), mushrooms=0, caterpillar=DATA.caterpillar.end - 1)
    play = position("cat: pink; queen: pink", owner, tokens=row).do("take:cat", "use:1")
    done = {
        "card": play.decision.kind == "draw",
        "mushroom": (play.seat().mushrooms, play.seat().vp) == (1, 1),
        "rabbit": play.seat().rabbit == 3,
        "caterpillar": play.seat().caterpillar == DATA.caterpillar.end,
        "cube": play.decision.kind == "any_cube",
    }
    assert done[key]


# -- the Caterpillar ----------------------------------------------------------------------------------------------


def at_benefit(key: str) -> int:
    """The space just before the first one with this benefit."""
    return DATA.benefits.index(key) - 1


@pytest.mark.rule("RW-44")
@pytest.mark.parametrize(
    ("colour", "spaces"), [("green", 1), ("purple", 1), ("pink", 1), ("orange", 2), ("white", 2), ("blue", 2)]
)
def test_each_colour_moves_the_disc_its_spaces(colour: str, spaces: int) -> None:
    start = DATA.caterpillar.end - 2
    play = position(f"caterpillar: {colour}; queen: pink", seat(caterpillar=start, mushrooms=0)).do("take:caterpillar")
    while play.seat().caterpillar < start + spaces:
        play.do(play.codes[0])
    assert play.seat().caterpillar == start + spaces


@pytest.mark.rule("RW-44")
def test_the_speeds_are_data() -> None:
    rules = over(caterpillar_steps=(1, 1, 2, 2, 2, 1, 1))
    start = DATA.caterpillar.end - 1
    play = position("caterpillar: blue; queen: pink", seat(caterpillar=start - 1), rules=rules)
    play.do("take:caterpillar")
    assert play.seat().caterpillar == start


@pytest.mark.rule("RW-45")
def test_benefits_are_gained_space_by_space_while_moving() -> None:
    start = at_benefit("soldier")
    play = position("caterpillar: blue; queen: pink", seat(caterpillar=start)).do("take:caterpillar")
    assert play.seat().caterpillar == start + 1
    assert play.asked == (0, "soldier")
    play.do("soldier:queen")
    assert play.seat().caterpillar == start + 2


@pytest.mark.rule("RW-45", "RW-55")
def test_stars_give_nothing_before_the_end() -> None:
    space, vp = DATA.caterpillar.stars[0]
    play = position("caterpillar: green; queen: pink", seat(caterpillar=space - 1)).do("take:caterpillar")
    assert play.asked == (0, "end")
    assert play.seat().vp == 0
    assert play.score(0, "caterpillar") == vp


@pytest.mark.rule("RW-46")
@pytest.mark.parametrize("key", ["card", "mushroom", "rabbit", "token", "soldier", "move", "cube"])
def test_the_seven_benefits(key: str) -> None:
    owner = seat(caterpillar=at_benefit(key), slots=(0, -1, -1), mushrooms=0, army=army(queen=1), soldiers=11)
    play = position("caterpillar: green; queen: pink", owner).do("take:caterpillar")
    expected = {"card": "draw", "token": "token", "soldier": "soldier", "move": "move", "cube": "any_cube"}
    if key in expected:
        assert play.decision.kind == expected[key]
    if key == "token":
        assert play.codes == ["use:1", "use:2", "use:3", "use:4"]
    assert play.seat().mushrooms == (key == "mushroom")
    assert play.seat().rabbit == (2 if key == "rabbit" else 0)


@pytest.mark.rule("RW-46", "RW-98")
def test_moving_a_soldier_takes_it_to_another_region() -> None:
    owner = seat(caterpillar=at_benefit("move"), army=army(queen=2))
    play = position("caterpillar: green; queen: pink", owner).do("take:caterpillar", "move:queen+alice")
    assert play.seat().army == army(queen=1, alice=1)
    assert play.seat().soldiers == 10
    play = position("caterpillar: green; queen: pink", owner).do("take:caterpillar", "pass")
    assert play.seat().army == army(queen=2)


@pytest.mark.rule("RW-113")
def test_a_move_set_off_by_a_move_is_done_in_full_first() -> None:
    start = at_benefit("token")
    row = tokens("caterpillar", "card", "mushroom", "soldier")
    play = position(
        "rabbit: blue",
        seat(caterpillar=start, mushrooms=0),
        tokens=row,
        frames=(NextTurn(1), Move(0, 2), PlaceSoldiers(0, 1)),
    )
    play.do("soldier:cat", "use:1")
    assert play.seat().caterpillar >= start + 2
    while play.decision.kind not in ("take", "draw", "roll") and play.seat().caterpillar < start + 3:
        play.do(play.codes[0])
    assert play.seat().caterpillar == start + 3


@pytest.mark.rule("RW-47")
def test_a_disc_stays_at_the_end_of_its_path() -> None:
    owner = seat(caterpillar=DATA.caterpillar.end - 1)
    play = position("caterpillar: blue blue; queen: pink", owner).do("take:caterpillar")
    assert play.seat().caterpillar == DATA.caterpillar.end
    assert play.asked == (0, "end")
