"""The automa: its cards row by row, its orders of preference, its score."""

from __future__ import annotations

from typing import Any

import pytest

from alicegames.core.decision import CHANCE, UNKNOWN
from alicegames.games.rolling_in_wonderland.events import BotCardRevealed, BotChose, DiceTaken, DieTurned
from alicegames.games.rolling_in_wonderland.frames import BotTurn, GainMushrooms, NextTurn, RevealBotCard
from alicegames.games.rolling_in_wonderland.game import GAME
from alicegames.games.rolling_in_wonderland.pack.data import BotCard, BotRow
from alicegames.games.rolling_in_wonderland.play.automa import dice, plan, soldier, token
from alicegames.games.rolling_in_wonderland.state import REGIONS, Variant
from alicegames.games.rolling_in_wonderland.text.words import bot_reason
from tests.rules.rolling_in_wonderland.positions import (
    DATA,
    ORDER,
    RULES,
    TWO_BLUE_TWO_PINK,
    ability,
    army,
    board,
    bot_position,
    hatter,
    number,
    objectives,
    over,
    position,
    row,
    seat,
    tokens,
    with_card,
    with_challenges,
)


def chosen(text: str, *rows: BotRow, order: tuple[int, ...] = ORDER, **fields: Any) -> tuple[str, int, str]:
    """The region, row and reason of the automa's plan."""
    spaces = fields.pop("spaces", 6)
    mushrooms = fields.pop("mushrooms", 2)
    play = bot_position(
        text, seat(dice=board(6 - spaces), mushrooms=mushrooms), rules=with_card(*rows, order=order), **fields
    )
    found = plan(play.rules.data, play.state, 1)
    return REGIONS[found.region], found.row, found.reason


@pytest.mark.rule("RW-70")
def test_the_automa_is_seat_one_and_named() -> None:
    assert GAME.extra_seats(1) == ("The Automa",)
    assert GAME.extra_seats(2) == ()
    play = bot_position("rabbit: blue", card=0)
    assert play.asked == (1, "bot")
    assert len(play.codes) == 1


@pytest.mark.rule("RW-70")
def test_the_automa_takes_and_acts_as_a_player_does() -> None:
    play = bot_position("queen: pink pink pink; rabbit: blue", rules=with_card(row(3, "queen"))).do("take:queen")
    assert play.asked == (1, "soldier")
    play.do("*", "*")
    assert play.seat(1).soldiers == 10
    assert len(play.seat(1).dice) == 3


@pytest.mark.rule("RW-71")
def test_a_card_is_revealed_each_turn_and_the_four_are_shuffled_when_used_up() -> None:
    play = position(
        "rabbit: blue; queen: pink",
        seat(dice=board(6)),
        seat(),
        players=1,
        owner=1,
        frames=(NextTurn(0), BotTurn(1), RevealBotCard(1)),
        bot_deck=(2, 3),
    )
    assert play.asked == (CHANCE, "draw")
    assert play.codes == [f"bot:{DATA.bots[2].key}", f"bot:{DATA.bots[3].key}"]
    play.do(play.codes[1])
    assert play.state.bot_card == 3
    assert play.state.bot_deck == (2,)
    assert play.happened(BotCardRevealed)
    for left, offered in (((1, 3), [1, 3]), ((), [0, 1, 2, 3])):
        play = position("rabbit: blue; queen: pink", seat(dice=board(5)), seat(), players=1, bot_deck=left, bot_card=0)
        play.do("take:rabbit", "end")
        assert play.codes == [f"bot:{DATA.bots[card].key}" for card in offered]


@pytest.mark.rule("RW-72")
def test_rows_are_tried_from_top_to_bottom() -> None:
    rows = (row(3, "queen"), row(2, "alice"), row(1, "cat"))
    assert chosen("queen: pink; alice: pink blue; cat: blue", *rows) == ("alice", 2, "as_it_lies")
    assert chosen("queen: pink pink pink; alice: pink blue", *rows) == ("queen", 1, "as_it_lies")


@pytest.mark.rule("RW-72")
def test_a_row_names_areas_from_left_to_right_and_a_blank_means_any() -> None:
    assert chosen("queen: pink; alice: pink", row(1, "alice", "queen"))[0] == "alice"
    assert chosen("cat: pink pink; queen: pink", row(2))[0] == "cat"


@pytest.mark.rule("RW-72")
def test_a_mushroom_may_turn_a_die_in_or_out_to_make_a_row_possible() -> None:
    text = "queen: pink pink; alice: green"
    assert chosen(text, row(3, "queen", mushroom=True)) == ("queen", 1, "turned_in")
    assert chosen(text, row(3, "queen"))[1:] == (0, "no_row")
    assert chosen(text, row(1, "queen", mushroom=True)) == ("queen", 1, "turned_out")
    assert chosen(text, row(3, "queen", mushroom=True), mushrooms=0)[2] == "no_row"


@pytest.mark.rule("RW-72", "RW-128")
def test_it_spends_one_mushroom_and_then_takes_from_that_rows_area() -> None:
    rules = with_card(row(3, "queen", mushroom=True), row(1))
    play = bot_position("queen: pink pink; alice: green", rules=rules).do("turn:alice.green+queen")
    assert play.seat(1).mushrooms == 1
    assert play.codes == ["take:queen"]
    play.do("*", "*", "*")
    assert len(play.happened(DieTurned)) == 1
    assert len(play.happened(DiceTaken)[0].dice) == 3


@pytest.mark.rule("RW-128")
def test_after_its_mushroom_it_stays_with_the_row_even_if_an_earlier_one_fits_now() -> None:
    rules = with_card(row(2, "cat"), row(1, "alice", mushroom=True))
    play = bot_position("alice: pink pink; cat: green", rules=rules).do("turn:alice.pink+cat")
    assert play.area("cat") == ["green", "pink"]
    assert play.codes == ["take:alice"]


@pytest.mark.rule("RW-126")
def test_a_row_counts_the_dice_it_would_take_not_those_that_lie_there() -> None:
    assert chosen("queen: pink pink pink", row(2, "queen"), spaces=2) == ("queen", 1, "as_it_lies")
    assert chosen("queen: pink pink pink pink", row(4, more=True), spaces=3)[1] == 0
    assert chosen("queen: pink pink pink pink pink", row(4, more=True)) == ("queen", 1, "as_it_lies")
    assert chosen("queen: pink pink pink pink pink", row(4))[1] == 0


@pytest.mark.rule("RW-126")
def test_areas_that_need_no_mushroom_come_first_within_a_row() -> None:
    text = "queen: pink; alice: pink pink"
    assert chosen(text, row(2, "queen", "alice", mushroom=True)) == ("alice", 1, "as_it_lies")


@pytest.mark.rule("RW-127")
def test_a_blank_exact_row_takes_the_area_first_on_the_card() -> None:
    order = (5, 4, 3, 2, 1, 0)
    assert chosen("rabbit: pink; cat: pink", row(1, order=order), order=order)[0] == "cat"
    blank = [(card.order, entry.regions) for card in DATA.bots for entry in card.rows if entry.is_blank]
    assert blank
    assert all(regions == wanted for wanted, regions in blank)


@pytest.mark.rule("RW-73")
def test_once_an_end_trigger_applies_every_row_may_use_a_mushroom() -> None:
    text = "queen: pink pink; alice: green"
    assert chosen(text, row(3, "queen"), round=5)[2] == "no_row"
    assert chosen(text, row(3, "queen"), round=6)[2] == "turned_in"
    play = bot_position(text, seat(dice=board(6), rabbit=DATA.rabbit.end), seat(), rules=with_card(row(3, "queen")))
    assert plan(play.rules.data, play.state, 1).reason == "turned_in"


@pytest.mark.rule("RW-74")
def test_with_no_row_possible_it_takes_the_first_area_on_the_card_that_holds_a_die() -> None:
    order = (5, 2, 4, 3, 1, 0)
    assert chosen("rabbit: pink; cat: pink", row(6), order=order, mushrooms=0) == ("cat", 0, "no_row")


@pytest.mark.rule("RW-75")
def test_four_or_more_prefers_most_white_dice_then_first_on_the_card() -> None:
    text = "queen: pink pink pink pink; alice: white pink pink pink; cat: pink pink pink pink"
    assert chosen(text, row(4, more=True))[0] == "alice"
    text = "queen: pink pink pink pink; cat: pink pink pink pink pink"
    assert chosen(text, row(4, "cat", "queen", more=True))[0] == "queen"


@pytest.mark.rule("RW-76")
def test_the_dice_it_takes_where_not_all_fit() -> None:
    play = bot_position("rabbit: white blue orange purple pink green", seat(dice=board(1)))
    for spaces, kinds in ((1, (0,)), (2, (0, 1)), (3, (0, 1, 5)), (4, (0, 1, 2, 5)), (5, (0, 1, 2, 4, 5))):
        state = bot_position("rabbit: white blue orange purple pink green", seat(dice=board(6 - spaces))).state
        assert dice(state, 1, 0) == kinds
    rules = with_card(row(5, "rabbit"))
    play = bot_position("rabbit: white blue orange purple pink green", seat(dice=board(1)), rules=rules).do("*")
    assert play.asked == (1, "dice")
    assert play.codes == ["dice:white+blue+purple+pink+orange"]


@pytest.mark.rule("RW-77")
def test_a_die_turned_in_comes_from_the_next_area_clockwise_blue_first() -> None:
    rules = with_card(row(2, "cat", mushroom=True))
    play = bot_position("cat: pink; caterpillar: white; rabbit: green orange blue; hatter: blue", rules=rules)
    assert play.codes == ["turn:rabbit.blue+cat"]
    play = bot_position("cat: pink; caterpillar: white; rabbit: green pink orange; hatter: blue", rules=rules)
    assert play.codes == ["turn:rabbit.orange+cat"]


@pytest.mark.rule("RW-77")
def test_a_die_turned_out_goes_to_the_next_area_clockwise_past_the_queen() -> None:
    rules = with_card(row(1, "hatter", "cat", mushroom=True))
    assert bot_position("hatter: green purple; alice: pink pink", rules=rules).codes == ["turn:hatter.purple+alice"]
    rules = with_card(row(1, "cat", mushroom=True))
    assert bot_position("cat: green pink; alice: pink pink", rules=rules).codes == ["turn:cat.pink+caterpillar"]


@pytest.mark.rule("RW-77")
def test_white_dice_are_not_turned_by_the_automa() -> None:
    rules = with_card(row(2, "cat", mushroom=True))
    play = bot_position("cat: pink; rabbit: white; hatter: white", rules=rules)
    assert plan(rules.data, play.state, 1).row == 0


@pytest.mark.rule("RW-78")
def test_a_mushroom_over_two_is_one_vp_for_it() -> None:
    play = bot_position("rabbit: white white; queen: pink", seat(mushrooms=1), rules=with_card(row(2, "rabbit")))
    play.do("*")
    assert (play.seat(1).mushrooms, play.seat(1).vp) == (2, 1)


@pytest.mark.rule("RW-78")
def test_it_is_never_asked_before_a_mushroom_is_lost() -> None:
    row_ = tokens("mushroom", "card", "rabbit", "soldier")
    play = bot_position("cat: pink; queen: pink pink", rules=with_card(row(1, "cat")), tokens=row_).do("*", "*")
    assert play.seat(1).vp == 2
    assert not any(isinstance(frame, GainMushrooms) for frame in play.state.stack)


@pytest.mark.rule("RW-79")
def test_it_moves_four_a_rabbit_die_and_two_a_caterpillar_die() -> None:
    play = bot_position("rabbit: blue green pink; queen: pink", rules=with_card(row(3, "rabbit"))).do("*")
    assert play.seat(1).rabbit == 12
    start = DATA.benefits.index("rabbit") - 2
    for taken, spaces in (("green", 2), ("green blue", 4)):
        play = bot_position(
            f"caterpillar: {taken}; queen: pink",
            seat(caterpillar=start),
            rules=with_card(row(len(taken.split()), "caterpillar")),
        ).do("*")
        while play.decision.kind != "draw" or play.codes[0].startswith("hatter:"):
            play.do(play.codes[0])
        assert play.seat(1).caterpillar == start + spaces


@pytest.mark.rule("RW-80")
def test_it_uses_the_soldier_then_the_objective_then_the_leftmost() -> None:
    state = bot_position("cat: pink", tokens=tokens("rabbit", "card", "objective", "soldier")).state
    assert token(DATA, state, (0, 1, 2, 3)) == (3, "soldier")
    assert token(DATA, state, (0, 1, 2)) == (2, "objective")
    assert token(DATA, state, (0, 1)) == (0, "leftmost")


@pytest.mark.rule("RW-80", "RW-129")
def test_it_repeats_a_token_only_if_the_colours_force_it() -> None:
    row_ = tokens("rabbit", "card", "objective", "soldier")
    state = bot_position("cat: pink", tokens=row_, used=tokens("soldier", "rabbit")).state
    assert token(DATA, state, (0, 3)) == (3, "again")
    assert token(DATA, state, (0, 1, 3)) == (1, "leftmost")
    assert token(DATA, state, (0, 1, 2, 3)) == (2, "objective")
    again = bot_position("cat: pink", tokens=row_, used=tokens("soldier", "rabbit", "soldier")).state
    assert token(DATA, again, (0, 3)) == (0, "again")
    rules = with_card(row(5, "cat"))
    play = bot_position("cat: pink pink pink pink pink; queen: blue", rules=rules, tokens=row_)
    play.do("*", "use:1", "use:1", "use:1")
    assert play.seat(1).rabbit >= 9


@pytest.mark.rule("RW-129")
def test_a_caterpillar_space_reaches_all_four_tokens() -> None:
    start = DATA.benefits.index("token") - 2
    rules = with_card(row(1, "caterpillar"))
    play = bot_position("caterpillar: green; queen: pink", seat(caterpillar=start, slots=(0, -1, -1)), rules=rules)
    while play.decision.kind != "token":
        play.do(play.codes[0])
    assert play.codes == ["use:4"]


@pytest.mark.rule("RW-129", "RW-84")
def test_the_cat_ability_takes_the_leftmost_which_counts_as_used() -> None:
    owner = seat(ability=ability("cat"))
    play = bot_position("rabbit: blue blue blue blue; queen: pink", owner, rules=with_card(row(4, "rabbit")))
    play.do("*")
    assert play.state.used == tokens("card")
    assert play.decision.kind == "draw"


@pytest.mark.rule("RW-84")
def test_it_has_its_ability_with_four_dice() -> None:
    play = bot_position("rabbit: blue blue blue blue; queen: pink", rules=with_card(row(4, "rabbit"))).do("*")
    assert play.seat(1).rabbit == 16 + 5


@pytest.mark.rule("RW-81")
def test_it_takes_no_challenge_when_its_slots_are_full() -> None:
    owner = seat(slots=(3, 4, 5))
    play = bot_position("alice: blue; queen: pink", owner, rules=with_card(row(1, "alice"))).do("*")
    assert play.seat(1).slots == (3, 4, 5)
    assert play.asked == (1, "any_cube")
    play = bot_position("alice: blue; queen: pink", seat(slots=(3, -1, 5)), rules=with_card(row(1, "alice"))).do("*")
    assert play.seat(1).slots == (3, 0, 5)


@pytest.mark.rule("RW-81", "RW-130")
def test_its_cubes_ignore_colours_and_go_to_most_cubes_highest_vp_leftmost() -> None:
    base = with_challenges(TWO_BLUE_TWO_PINK)
    cheap = DATA.challenges.index(min(DATA.challenges[1:], key=lambda card: card.value))
    dear = DATA.challenges.index(max(DATA.challenges[1:], key=lambda card: card.value))
    rules = over(base.data, bots=(BotCard("test", "Test", (row(1, "alice"),), ORDER), *DATA.bots[1:]))
    for owner, slot in (
        (seat(slots=(0, dear, cheap), cubes=(0, 0, 1)), 3),
        (seat(slots=(cheap, dear, 0), cubes=(1, 1, 0)), 2),
        (seat(slots=(0, 0, cheap)), 1),
    ):
        play = bot_position("alice: green; queen: pink", owner, rules=rules).do("*", "*")
        assert [mask.bit_count() for mask in play.seat(1).cubes][slot - 1] == owner.cubes[slot - 1].bit_count() + 1
    play = bot_position("alice: green; queen: pink", seat(slots=(0, 0, 0)), rules=rules).do("*", "*")
    assert play.seat(1).cubes == (1, 0, 0)


@pytest.mark.rule("RW-130")
def test_each_cube_is_placed_anew() -> None:
    rules = over(
        with_challenges(TWO_BLUE_TWO_PINK).data,
        bots=(BotCard("test", "Test", (row(2, "alice"),), ORDER), *DATA.bots[1:]),
    )
    play = bot_position(
        "alice: green green; queen: pink", seat(slots=(0, 0, 0), cubes=(0b0111, 0b0011, 0)), rules=rules
    )
    play.do("*", "*", "*")
    assert play.seat(1).done == (0,)
    assert play.seat(1).cubes == (0, 0b0111, 0)


GOLD = sorted(range(6), key=lambda region: -DATA.influence[region][0])


@pytest.mark.rule("RW-82")
def test_its_soldiers_go_to_the_jabberwocky_unless_it_leads_there_alone() -> None:
    cat = REGIONS.index("cat")
    play = bot_position("queen: pink", seat(dice=board(6), army=army(cat=1)), seat(army=army(cat=1)))
    assert soldier(DATA, play.state, 1) == (cat, "jabberwocky")
    play = bot_position("queen: pink", seat(army=army(cat=1)))
    assert soldier(DATA, play.state, 1) == (GOLD[0], "empty")


@pytest.mark.rule("RW-82")
def test_then_where_it_has_none_then_where_it_does_not_lead_then_the_jabberwocky_again() -> None:
    top = REGIONS[GOLD[0]]
    play = bot_position("queen: pink", seat(army=army(cat=1, **{top: 1})))
    assert soldier(DATA, play.state, 1) == (GOLD[1], "empty")
    everywhere = seat(army=(1, 1, 1, 1, 1, 1))
    rival = seat(dice=board(6), army=army(rabbit=1, alice=1))
    play = bot_position("queen: pink", rival, everywhere)
    dearer = max((0, 3), key=lambda region: DATA.influence[region][0])
    assert soldier(DATA, play.state, 1) == (dearer, "contested")
    play = bot_position("queen: pink", everywhere)
    assert soldier(DATA, play.state, 1) == (REGIONS.index("cat"), "leads_everywhere")


@pytest.mark.rule("RW-82", "RW-131")
def test_equal_gold_values_go_by_the_current_cards_order() -> None:
    equal = tuple((5, 3, 1) for _region in REGIONS)
    order = (3, 1, 0, 2, 4, 5)
    rules = over(influence=equal, bots=(BotCard("test", "Test", (row(1),), order), *DATA.bots[1:]))
    play = bot_position("queen: pink", seat(army=army(cat=1)), rules=rules)
    assert soldier(rules.data, play.state, 1)[0] == 3
    rival = seat(dice=board(6), army=army(rabbit=1, hatter=1))
    play = bot_position("queen: pink", rival, seat(army=(1, 1, 1, 1, 1, 1)), rules=rules)
    assert soldier(rules.data, play.state, 1) == (1, "contested")


@pytest.mark.rule("RW-130")
def test_each_soldier_is_placed_anew() -> None:
    rules = with_card(row(3, "queen"))
    play = bot_position("queen: pink pink pink; rabbit: blue", rules=rules).do("*", "*", "*")
    assert play.seat(1).army[REGIONS.index("cat")] == 1
    assert play.seat(1).army[GOLD[0]] == 1


@pytest.mark.rule("RW-83")
def test_placing_with_none_left_or_moving_is_one_vp_instead() -> None:
    play = bot_position("queen: pink pink pink; cat: blue", seat(army=army(queen=11)), rules=with_card(row(3, "queen")))
    play.do("*", "*")
    assert play.seat(1).vp == 1
    start = DATA.benefits.index("move") - 2
    play = bot_position(
        "caterpillar: green; cat: blue",
        seat(caterpillar=start, army=army(queen=1), slots=(0, -1, -1)),
        rules=with_card(row(1, "caterpillar")),
    )
    while play.decision.player == 1 or play.decision.kind == "draw":
        if play.seat(1).caterpillar == start + 2 and play.decision.kind == "bot":
            break
        play.do(play.codes[0])
        if play.seat(1).vp:
            break
    assert play.seat(1).vp == 1


@pytest.mark.rule("RW-85", "RW-132")
@pytest.mark.parametrize(
    ("level", "ongoing", "single", "goal"), [("normal", 2, 1, -1), ("hard", 3, 2, 0), ("expert", 4, 3, 1)]
)
def test_its_cards_score_by_difficulty_whether_conditions_hold_or_not(
    level: str, ongoing: int, single: int, goal: int
) -> None:
    owner = seat(hand=hatter("advice", "top_hat", "grin"), objectives=objectives("everywhere", "runner"))
    play = bot_position("queen: pink", owner, variant=Variant(difficulty=level))
    assert play.score(1, "hatter_cards") == 2 * ongoing + single
    values = [DATA.objectives[card].value for card in owner.objectives]
    assert play.score(1, "objectives") == sum(values) + 2 * goal


@pytest.mark.rule("RW-132")
def test_it_keeps_all_cards_face_down_without_limit_or_slots() -> None:
    keys = ("drink_me", "grin", "motley", "riddle", "march")
    play = bot_position(
        "hatter: pink pink pink; cat: blue",
        seat(hand=hatter(*keys)),
        rules=with_card(row(3, "hatter")),
        hatter_deck=hatter("advice", "grin"),
    ).do("*", "hatter:advice")
    assert play.ongoing(1) == []
    assert play.reveals == ()
    play.do("hatter:grin")
    assert len(play.seat(1).hand) == 7
    assert play.decision.kind != "discard"
    assert set(RULES.view(play.state, 0).seats[1].hand) == {UNKNOWN}


@pytest.mark.rule("RW-132")
def test_it_never_plays_a_card() -> None:
    owner = seat(hand=hatter("grin", "three_gardeners"))
    play = bot_position("queen: pink; cat: blue", owner, rules=with_card(row(1, "queen"))).do("*", "*")
    while play.decision.player == CHANCE or play.decision.kind == "bot":
        assert not play.codes[0].startswith("play")
        play.do(play.codes[0])
        if not play.area("cat"):
            break
    assert sorted(play.hand(1)) == ["grin", "three_gardeners"]


@pytest.mark.rule("RW-72")
def test_each_of_its_decisions_says_which_card_and_row_and_why() -> None:
    rules = with_card(row(3, "queen"), row(1, "alice"))
    play = bot_position("alice: blue; queen: pink", rules=rules)
    assert play.decision.source == "test:2:as_it_lies"
    play.do("*")
    assert play.happened(BotChose) == [BotChose(1, 0, 2, "as_it_lies", REGIONS.index("alice"))]
    play.do(play.codes[0])
    assert play.decision.source == "automa:cube"
    assert bot_reason("cube")


@pytest.mark.rule("RW-125")
@pytest.mark.parametrize("card", range(4))
def test_every_row_of_every_card_can_be_the_one_that_matches(card: int) -> None:
    """Row by row: a table where this row fits and nothing above it does."""
    entry = DATA.bots[card]
    reached = set()
    for wanted in range(1, 7):
        for region in range(6):
            play = bot_position(f"{REGIONS[region]}: {'white ' * wanted}", seat(mushrooms=0), card=card)
            found = plan(DATA, play.state, 1)
            if found.row:
                rowed = entry.rows[found.row - 1]
                assert wanted == rowed.number or (rowed.or_more and wanted >= rowed.number)
                assert region in rowed.regions
                for above in entry.rows[: found.row - 1]:
                    assert region not in above.regions or not (
                        wanted == above.number or (above.or_more and wanted >= above.number)
                    )
            reached.add(found.row)
    assert set(range(1, len(entry.rows) + 1)) <= reached
    assert number(DATA.bots, entry.key) == card
