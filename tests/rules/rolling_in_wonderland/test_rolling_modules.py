"""Youngest use and the Twins."""

from __future__ import annotations

import pytest

from alicegames.core.rules import Setup
from alicegames.games.rolling_in_wonderland.events import FigurePlaced
from alicegames.games.rolling_in_wonderland.frames import GainMushrooms, MoveSoldiers, NextTurn
from alicegames.games.rolling_in_wonderland.play.counters import soldiers_in, strength
from alicegames.games.rolling_in_wonderland.state import DEE, REGIONS, Variant
from alicegames.games.rolling_in_wonderland.twin import free_spaces
from tests.rules.rolling_in_wonderland.positions import (
    DATA,
    RULES,
    army,
    board,
    bot_position,
    dealt,
    hatter,
    position,
    row,
    seat,
    tokens,
    with_card,
)

YOUNGEST = Variant(youngest=True)
WITHOUT = Variant(youngest=True, mushrooms=False)
TWINS = Variant(dee=True, dum=True)
HOME = ((-1, -1), (-1, -1))


@pytest.mark.rule("RW-61")
@pytest.mark.parametrize(("dice", "vp"), [(1, 1), (3, 2), (5, 3)])
def test_youngest_a_card_is_one_vp_instead(dice: int, vp: int) -> None:
    play = position(f"hatter: {'pink ' * dice}; cat: green", variant=YOUNGEST, hatter_deck=()).do("take:hatter")
    assert play.seat().vp == vp
    assert play.hand() == []


@pytest.mark.rule("RW-63")
def test_youngest_a_mushroom_that_has_no_room_is_one_vp() -> None:
    play = position("rabbit: white white; cat: green", seat(mushrooms=1), variant=YOUNGEST).do("take:rabbit")
    assert (play.seat().mushrooms, play.seat().vp) == (2, 1)
    play = position("rabbit: blue", variant=YOUNGEST, frames=(NextTurn(1), GainMushrooms(0, 1))).do("pass")
    assert (play.seat().mushrooms, play.seat().vp) == (2, 1)


@pytest.mark.rule("RW-62", "RW-117")
def test_without_mushrooms_each_one_gained_is_one_vp_and_none_is_spent() -> None:
    row = tokens("rabbit", "card", "soldier", "mushroom")
    play = position("cat: white white; queen: blue", variant=WITHOUT, tokens=row)
    assert play.codes == ["take:queen", "take:cat"]
    play.do("take:cat")
    assert (play.seat().mushrooms, play.seat().vp) == (2, 2)
    assert (play.do("use:4").seat().mushrooms, play.seat().vp) == (2, 4)
    assert play.codes == ["end"]


@pytest.mark.rule("RW-117")
def test_without_mushrooms_the_first_tie_break_decides_nothing() -> None:
    play = dealt(2, youngest="no_mushrooms")
    assert [owner.mushrooms for owner in play.state.seats] == [2, 2]


@pytest.mark.rule("RW-117")
def test_without_mushrooms_the_automa_ignores_those_of_its_cards() -> None:
    text = "queen: blue blue blue; rabbit: blue"
    rules = with_card(row(4, "queen", mushroom=True))
    assert bot_position(text, rules=rules).codes == ["turn:rabbit.blue+queen"]
    assert bot_position(text, rules=rules, variant=WITHOUT).codes == ["take:rabbit"]


@pytest.mark.rule("RW-118")
def test_youngest_in_solo_the_automa_gains_vp_for_cards() -> None:
    rules = with_card(row(3, "hatter"))
    play = bot_position("hatter: pink pink pink", variant=YOUNGEST, hatter_deck=(), rules=rules).do("take:hatter")
    assert play.seat(1).vp == 2
    assert play.seat(1).hand == ()


# -- Tweedledee ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-66", "RW-121")
def test_tweedledees_die_is_rolled_with_the_others_each_round() -> None:
    play = dealt(2, tweedledee="on").do("jabberwocky:alice")
    assert play.frame.kinds.count(DEE) == 1
    assert len(play.frame.kinds) == 13
    while play.decision.kind == "roll":
        play.do("face:queen")
    assert play.area("queen")[-1] == "dee"


@pytest.mark.rule("RW-66")
@pytest.mark.parametrize("area", ["rabbit", "caterpillar"])
def test_tweedledees_die_counts_as_blue(area: str) -> None:
    start = DATA.caterpillar.end - 2
    play = position(f"{area}: dee; queen: pink", seat(caterpillar=start, mushrooms=0), variant=TWINS)
    play.do(f"take:{area}", "soldier:queen")
    while play.decision.kind not in ("end", "take"):
        play.do(play.codes[0])
    assert (play.seat().rabbit, play.seat().caterpillar) == ((2, start) if area == "rabbit" else (0, start + 2))
    assert position("cat: dee; queen: pink", variant=TWINS).do("take:cat", "soldier:cat").codes == ["use:4"]


@pytest.mark.rule("RW-67")
def test_its_taker_has_a_seventh_space_and_the_figure_as_a_soldier() -> None:
    play = position("rabbit: dee; queen: pink", seat(dice=board(5)), variant=TWINS)
    assert free_spaces(play.state, 0) == 1
    play.do("take:rabbit")
    assert play.asked == (0, "figure")
    play.do("soldier:queen")
    assert free_spaces(play.state, 0) == 1
    assert play.seat().soldiers == 12
    assert soldiers_in(play.state, 0, 2) == strength(DATA, play.state, 0, 2) == 1
    play.do("end", "take:queen")
    assert len(play.seat().dice) == 7


@pytest.mark.rule("RW-121")
def test_its_space_counts_within_the_same_taking() -> None:
    play = position("rabbit: blue green dee; queen: pink", seat(dice=board(5)), variant=TWINS).do("take:rabbit")
    assert play.codes == ["dice:blue+dee", "dice:blue", "dice:green+dee", "dice:green"]
    play.do("dice:green+dee")
    assert len(play.seat().dice) == 7
    play = position("rabbit: green dee; queen: pink", seat(dice=board(5)), variant=TWINS).do("take:rabbit")
    assert play.asked == (0, "figure")
    assert len(play.seat().dice) == 7


@pytest.mark.rule("RW-121")
def test_it_can_be_manipulated_like_a_blue_die() -> None:
    play = position("rabbit: dee; queen: pink", variant=TWINS)
    assert "turn:rabbit.dee+alice" in play.codes
    assert play.do("reroll:rabbit").codes == ["add:dee"]


@pytest.mark.rule("RW-121")
def test_seven_dice_count_as_five_or_six() -> None:
    play = position("queen: pink pink pink pink pink pink dee; cat: blue", variant=TWINS).do(
        "take:queen", "soldier:cat"
    )
    assert play.do(*["soldier:alice"] * 3).seat().army == army(alice=3)
    assert play.decision.kind == "end"


@pytest.mark.rule("RW-121")
def test_left_over_it_waits_for_the_next_round() -> None:
    play = position("rabbit: blue; cat: dee", seat(dice=board(5)), variant=TWINS).do("take:rabbit", "end")
    assert play.state.round == 2
    assert sum(play.state.dice) == 0
    play.do("jabberwocky:alice")
    assert play.frame.kinds.count(DEE) == 1


@pytest.mark.rule("RW-69")
def test_figures_count_for_the_attack_and_go_home_when_the_next_round_begins() -> None:
    play = position("rabbit: blue", seat(dice=board(5)), variant=TWINS, figures=((0, 4), (1, 4)))
    play.do("take:rabbit", "end")
    assert [owner.vp for owner in play.state.seats] == [1, 1]
    assert play.state.figures == HOME


@pytest.mark.rule("RW-69")
def test_figures_count_for_influence_in_the_last_round() -> None:
    play = position("rabbit: blue", seat(dice=board(5)), variant=TWINS, figures=((0, 2), (1, 4)), round=6)
    play.do("take:rabbit", "end")
    assert play.state.over
    assert play.score(0, "influence_queen") == DATA.influence[2][0]


# -- Tweedledum ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-68", "RW-122")
def test_tweedledum_goes_to_the_first_to_pay_for_rerolling_two_dice() -> None:
    play = position("rabbit: blue blue; queen: pink", variant=TWINS).do("reroll:rabbit", "add:blue", "add:blue", "roll")
    play.roll("alice", "queen")
    assert play.asked == (0, "figure")
    play.do("soldier:alice")
    assert play.state.figures[1] == (0, 3)
    assert play.happened(FigurePlaced)
    play.do("reroll:queen", "add:blue", "add:pink", "roll").roll("cat", "cat")
    assert play.asked == (0, "take")


@pytest.mark.rule("RW-68", "RW-122")
def test_one_die_or_a_card_does_not_earn_tweedledum() -> None:
    play = position("rabbit: blue blue; queen: pink", variant=TWINS).do("reroll:rabbit", "add:blue", "roll").roll("cat")
    assert play.asked == (0, "take")
    play = position("rabbit: blue blue", seat(hand=hatter("croquet")), variant=TWINS)
    play.do("play:croquet", "reroll:rabbit", "add:blue", "add:blue", "roll").roll("cat", "cat")
    assert play.asked == (0, "take")
    assert play.state.figures == HOME


@pytest.mark.rule("RW-68")
def test_without_the_module_nobody_earns_tweedledum() -> None:
    play = position("rabbit: blue blue").do("reroll:rabbit", "add:blue", "add:blue", "roll").roll("cat", "cat")
    assert play.asked == (0, "take")


@pytest.mark.rule("RW-68", "RW-122")
def test_his_holder_may_take_any_number_from_his_region_but_at_least_one() -> None:
    play = position("rabbit: blue green; queen: pink pink", variant=TWINS, figures=((-1, -1), (0, 0))).do("take:rabbit")
    assert play.codes == ["dice:blue+green", "dice:blue", "dice:green"]
    play = position("rabbit: blue; queen: pink pink", variant=TWINS, figures=((-1, -1), (0, 0))).do("take:queen")
    assert play.asked == (0, "soldier")
    play = position("rabbit: blue green", seat(), variant=TWINS, figures=((-1, -1), (1, 0))).do("take:rabbit")
    assert len(play.seat().dice) == 2


@pytest.mark.rule("RW-123")
def test_a_figure_may_be_moved_and_the_privilege_goes_with_tweedledum() -> None:
    play = position(
        "queen: pink pink", variant=TWINS, figures=((-1, -1), (0, 0)), frames=(NextTurn(1), MoveSoldiers(0, 1))
    )
    assert play.codes == ["pass", *(f"shift:dum+{region}" for region in REGIONS[1:])]
    play.do("shift:dum+queen")
    assert play.state.figures[1] == (0, 2)
    again = position("queen: pink blue", variant=TWINS, figures=play.state.figures).do("take:queen")
    assert len(again.codes) == 3


@pytest.mark.rule("RW-123")
def test_a_figure_may_be_moved_by_who_has_no_soldier_on_the_board() -> None:
    owner = seat(hand=hatter("march"))
    play = position("queen: pink", owner, variant=TWINS, figures=((0, 0), (1, 1))).do("play:march")
    assert play.codes == ["pass", *(f"shift:dee+{region}" for region in REGIONS[1:])]
    play = position("queen: pink", owner, variant=TWINS, figures=HOME).do("play:march")
    assert play.asked == (0, "take")


@pytest.mark.rule("RW-124")
def test_the_automa_counts_the_seventh_space_and_turns_tweedledees_die_in_before_another_blue_one() -> None:
    variant = Variant(dee=True, difficulty="normal")
    rules = with_card(row(3, "rabbit"))
    play = bot_position("rabbit: blue green dee; cat: pink", seat(dice=board(4)), rules=rules, variant=variant)
    assert play.decision.source == "test:1:as_it_lies"
    assert len(play.do("take:rabbit").seat(1).dice) == 4 + 3
    rules = with_card(row(2, "rabbit", mushroom=True))
    play = bot_position("rabbit: pink; queen: blue dee", rules=rules, variant=variant)
    assert play.codes == ["turn:queen.dee+rabbit"]


@pytest.mark.rule("RW-124")
def test_the_automa_takes_tweedledees_die_before_another_blue_one_and_uses_its_space() -> None:
    play = bot_position(
        "rabbit: blue blue dee orange", seat(dice=board(4)), variant=Variant(dee=True, difficulty="normal"), card=0
    )
    while play.decision.kind != "figure":
        play.do("*")
    kinds = sorted(number % 7 for number in play.seat(1).dice[4:])
    assert kinds == [1, 1, DEE]
    play.do("*")
    assert play.happened(FigurePlaced) == [FigurePlaced(1, 0, REGIONS.index("cat"))]


@pytest.mark.rule("RW-124", "RW-77")
def test_the_automa_never_rerolls() -> None:
    from tests.play import finished

    table = finished("rolling_in_wonderland", 1, 5, tweedledum="on", tweedledee="on")
    assert not [move for move in table.moves if move.player == 1 and move.code.startswith(("reroll", "roll"))]


@pytest.mark.rule("RW-120", "RW-124")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_twins_work_with_any_number_of_players(players: int) -> None:
    state = RULES.start(Setup(players, (("tweedledee", "on"), ("tweedledum", "on"))))
    plies = 0
    while (decision := RULES.decision(state)) is not None:
        state = RULES.apply(state, decision.options[plies % len(decision.options)]).state
        plies += 1
    assert state.over
