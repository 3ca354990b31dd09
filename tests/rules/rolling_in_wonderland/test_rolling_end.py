"""The Jabberwocky's attack, the end of the game, and the score."""

from __future__ import annotations

import pytest

from alicegames.core.values import replace
from alicegames.games.rolling_in_wonderland.events import Attacked, GameEnded
from alicegames.games.rolling_in_wonderland.scoring import ATTACK, ATTACK_OF_TWO, influence, shares
from alicegames.games.rolling_in_wonderland.state import REGIONS, Seat
from tests.rules.rolling_in_wonderland.positions import (
    DATA,
    RULES,
    TWO_BLUE_TWO_PINK,
    Play,
    army,
    board,
    hatter,
    objectives,
    position,
    seat,
    total,
    with_challenges,
)


def attack(*soldiers: int, region: str = "cat") -> Play:
    """The end of a round with so many soldiers of each seat in the Jabberwocky's region."""
    seats = [seat(dice=board(6), army=army(**{region: count})) for count in soldiers]
    seats[0] = seat(dice=board(5), army=army(**{region: soldiers[0]}))
    return position("rabbit: blue", *seats, players=len(seats)).do("take:rabbit", "end")


def vps(play: Play) -> list[int]:
    return [owner.vp for owner in play.state.seats]


@pytest.mark.rule("RW-48")
def test_three_two_and_one_vp_by_strength() -> None:
    assert vps(attack(1, 4, 3, 2)) == [0, 3, 2, 1]
    play = attack(1, 2, 3)
    assert vps(play) == [1, 2, 3]
    assert play.happened(Attacked)[0].strengths == (1, 2, 3)


@pytest.mark.rule("RW-49")
def test_with_two_players_the_second_gains_one() -> None:
    assert vps(attack(1, 2)) == [1, 3]


@pytest.mark.rule("RW-50")
def test_without_a_soldier_there_is_no_vp() -> None:
    assert vps(attack(0, 0, 1)) == [0, 0, 3]
    assert vps(attack(0, 2)) == [0, 3]


@pytest.mark.rule("RW-51")
def test_ties_are_unfriendly() -> None:
    assert shares((2, 2), ATTACK) == (2, 2)
    assert shares((3, 3, 1), ATTACK) == (2, 2, 1)
    assert shares((4, 3, 2, 2), ATTACK) == (3, 2, 0, 0)
    assert shares((4, 3, 3, 3), ATTACK) == (3, 1, 1, 1)
    assert shares((5, 5, 2, 2), ATTACK) == (2, 2, 0, 0)
    assert shares((1, 1, 1, 1, 1), ATTACK) == (2, 2, 2, 2, 2)


@pytest.mark.rule("RW-52")
def test_example_three_two_two_give_three_one_one() -> None:
    assert vps(attack(3, 2, 2)) == [3, 1, 1]


@pytest.mark.rule("RW-53")
def test_example_two_two_two_one_give_two_two_two_nothing() -> None:
    assert vps(attack(2, 2, 2, 1)) == [2, 2, 2, 0]


@pytest.mark.rule("RW-114")
def test_two_players_who_tie_gain_one_each() -> None:
    assert vps(attack(2, 2)) == [1, 1]
    assert shares((2, 2), ATTACK_OF_TWO) == (1, 1)


# -- the end ------------------------------------------------------------------------------------------------------


def last_turn(*seats: Seat, **fields: object) -> Play:
    first, *others = seats or (seat(),)
    ready = replace(first, dice=board(5))
    fields.setdefault("players", max(2, len(seats)))
    play = position("caterpillar: green", ready, *others, **fields)  # type: ignore[arg-type]
    play.do("take:caterpillar")
    while not play.state.over and play.state.round == fields.get("round", 1):
        play.do(play.codes[0])
    return play


@pytest.mark.rule("RW-54")
def test_the_game_ends_after_round_six() -> None:
    assert last_turn(round=6).state.over
    assert not last_turn(round=5).state.over


@pytest.mark.rule("RW-54")
@pytest.mark.parametrize(
    ("fields", "trigger"),
    [
        ({"rabbit": DATA.rabbit.end}, "rabbit"),
        ({"caterpillar": DATA.caterpillar.end}, "caterpillar"),
        ({"army": (12, 0, 0, 0, 0, 0)}, "soldiers"),
    ],
)
def test_the_game_ends_after_a_round_with_a_trigger(fields: dict[str, object], trigger: str) -> None:
    play = last_turn(seat(), seat(dice=board(6), **fields))
    assert play.state.over
    assert play.happened(GameEnded)[0].triggers == (trigger,)


@pytest.mark.rule("RW-54", "RW-115")
def test_the_round_is_played_to_its_end_and_the_attack_comes_first() -> None:
    owner = seat(rabbit=DATA.rabbit.end - 1, army=army(cat=1))
    play = position("rabbit: blue; queen: pink", owner, seat(dice=board(5))).do("take:rabbit", "end")
    assert not play.state.over
    play = position("rabbit: blue", seat(rabbit=DATA.rabbit.end - 1, army=army(cat=1), dice=board(5)))
    play.do("take:rabbit", "end")
    assert play.state.over
    assert play.seat().vp == 3
    kinds = [type(event) for event in play.events]
    assert kinds.index(Attacked) < kinds.index(GameEnded)


@pytest.mark.rule("RW-115")
def test_soldiers_count_as_placed_only_if_the_supply_is_empty_then() -> None:
    assert not last_turn(seat(), seat(dice=board(6), army=(11, 0, 0, 0, 0, 0)), figures=((1, 0), (1, 0))).state.over


@pytest.mark.rule("RW-115")
def test_in_the_last_round_the_marker_stays() -> None:
    assert last_turn(round=6, first=0).state.first == 0
    assert last_turn(round=5, first=0).state.first == 1


@pytest.mark.rule("RW-55")
def test_paths_score_the_highest_star_reached_or_passed() -> None:
    space, vp = DATA.rabbit.stars[2]
    for at, points in ((space - 1, DATA.rabbit.stars[1][1]), (space, vp), (space + 1, vp), (0, 0)):
        assert position("queen: blue", seat(rabbit=at)).score(0, "rabbit") == points
    space, vp = DATA.caterpillar.stars[1]
    assert position("queen: blue", seat(caterpillar=space + 1)).score(0, "caterpillar") == vp
    assert position("queen: blue", seat(caterpillar=space - 1)).score(0, "caterpillar") == DATA.caterpillar.stars[0][1]


@pytest.mark.rule("RW-56")
def test_influence_scores_the_printed_values_without_reduction_for_two() -> None:
    gold, silver, bronze = DATA.influence[REGIONS.index("queen")]
    play = position("rabbit: blue", seat(army=army(queen=1)), seat(army=army(queen=2)))
    assert (play.score(0, "influence_queen"), play.score(1, "influence_queen")) == (silver, gold)
    play = position(
        "rabbit: blue", seat(army=army(queen=2)), seat(army=army(queen=2)), seat(army=army(queen=1)), players=3
    )
    assert influence(DATA, play.state)[REGIONS.index("queen")] == (silver, silver, bronze)
    assert play.score(0, "influence_alice") == 0


@pytest.mark.rule("RW-57")
def test_challenges_cards_in_hand_and_tokens_score() -> None:
    rules = with_challenges(TWO_BLUE_TWO_PINK)
    owner = seat(done=(0,), hand=hatter("grin", "riddle", "riddle"), vp=7, mushrooms=0)
    play = position("rabbit: blue", owner, rules=rules)
    assert (play.score(0, "challenges"), play.score(0, "hatter_cards"), play.score(0, "tokens")) == (5, 3, 7)
    assert total(play, 0) == 15


@pytest.mark.rule("RW-57", "RW-89")
@pytest.mark.parametrize(
    ("key", "fields", "points"),
    [
        ("court", {"army": (1, 1, 0, 0, 0, 0)}, 5),
        ("court", {"army": (1, 0, 0, 0, 0, 0)}, 0),
        ("realm", {"army": (1, 1, 1, 0, 0, 0)}, 8),
        ("traveller", {"army": (1, 1, 1, 1, 0, 0)}, 5),
        ("traveller", {"army": (1, 1, 1, 0, 0, 0)}, 0),
        ("everywhere", {"army": (1, 1, 1, 1, 1, 1)}, 8),
        ("good_student", {"done": (3, 4, 5)}, 7),
        ("good_student", {"done": (3, 4)}, 0),
        ("guests", {"ongoing": (0, 1, 2)}, 5),
        ("last_cup", {"hand": (0, 1, 2, 3)}, 4),
        ("stronghold", {"army": (4, 0, 0, 0, 0, 0)}, 4),
        ("slayer", {"army": (0, 0, 0, 0, 1, 0)}, 5),
        ("slayer", {"army": (0, 0, 0, 1, 0, 0)}, 0),
        ("caucus_race", {"rabbit": 1}, 5),
        ("runner", {"rabbit": 29}, 0),
        ("runner", {"rabbit": 30}, 5),
        ("mushroom_top", {"caterpillar": 15}, 0),
        ("mushroom_top", {"caterpillar": 16}, 5),
    ],
)
def test_objectives_score_their_value_if_the_condition_holds(key: str, fields: dict[str, object], points: int) -> None:
    play = position("rabbit: blue", seat(objectives=objectives(key), **fields))
    assert play.score(0, "objectives") == points


@pytest.mark.rule("RW-57", "RW-89")
def test_scaling_objectives_score_by_what_they_count_up_to_their_most() -> None:
    for key, field, amounts, points in (
        ("provisions", "mushrooms", (0, 1, 2), [0, 2, 4]),
        ("scholar", "done", ((), (1,), (1, 2, 3, 4, 5, 6)), [0, 2, 8]),
    ):
        scored = [
            position("rabbit: blue", seat(objectives=objectives(key), **{field: amount})).score(0, "objectives")
            for amount in amounts
        ]
        assert scored == points
    play = position("rabbit: blue", seat(objectives=objectives("puzzler"), slots=(0, 1, -1), cubes=(3, 1, 0)))
    assert play.score(0, "objectives") == 3


@pytest.mark.rule("RW-58")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"mushrooms": 1}, {"mushrooms": 0, "slots": (0, -1, -1), "cubes": (3, 0, 0)}),
        ({"slots": (0, -1, -1), "cubes": (3, 0, 0)}, {"slots": (0, -1, -1), "cubes": (1, 0, 0), "rabbit": 2}),
        ({"rabbit": 2}, {"rabbit": 1}),
    ],
)
def test_ties_are_broken_in_order(first: dict[str, object], second: dict[str, object]) -> None:
    one, other = seat(**{"mushrooms": 0} | first), seat(**{"mushrooms": 0} | second)
    for seats, places in (((one, other), (1, 2)), ((other, one), (2, 1))):
        for holder in (0, 1):
            assert RULES.places(position("queen: blue", *seats, first=holder).state) == places


@pytest.mark.rule("RW-58", "RW-116")
def test_the_last_tie_break_is_the_seat_to_the_right_of_the_markers_holder() -> None:
    seats = (seat(), seat(), seat(), seat())
    assert RULES.places(position("queen: blue", *seats, players=4, first=0).state) == (4, 3, 2, 1)
    assert RULES.places(position("queen: blue", *seats, players=4, first=2).state) == (2, 1, 4, 3)


@pytest.mark.rule("RW-116")
def test_no_tie_is_left() -> None:
    for holder in range(5):
        places = RULES.places(position("queen: blue", *[seat()] * 5, players=5, first=holder).state)
        assert sorted(places) == [1, 2, 3, 4, 5]


def test_more_points_come_before_any_tie_break() -> None:
    assert RULES.places(position("queen: blue", seat(vp=1, mushrooms=0), seat()).state) == (1, 2)
