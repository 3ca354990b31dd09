"""Small print: rules that whole games carry out every time, and that no other test would miss."""

from __future__ import annotations

import re
from random import Random

import pytest

from alicegames.core.decision import UNKNOWN
from alicegames.games.rolling_in_wonderland.events import VpGained
from alicegames.games.rolling_in_wonderland.frames import (
    AfterTaking,
    DiscardDown,
    MoveSoldiers,
    NextTurn,
    PlaceAnyCube,
    PlaceFigure,
    RevealJabberwocky,
)
from alicegames.games.rolling_in_wonderland.play.automa import soldier
from alicegames.games.rolling_in_wonderland.scoring import objective_points
from alicegames.games.rolling_in_wonderland.state import COLOURS, NOBODY, NONE, REGIONS, TWEEDLEDEE, Variant
from tests.rules.rolling_in_wonderland.positions import (
    DATA,
    RULES,
    Play,
    army,
    board,
    bot_position,
    hatter,
    number,
    objectives,
    position,
    row,
    seat,
    tokens,
    total,
    with_card,
)

SPENT = seat(soldiers=0, army=army(queen=12))


# -- soldiers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-38")
def test_a_player_with_no_soldier_left_gains_nothing_for_placing_one() -> None:
    play = position("queen: blue blue blue; cat: pink", SPENT).do("take:queen")
    assert play.seat().vp == 0
    assert not play.happened(VpGained)


@pytest.mark.rule("RW-83")
def test_the_automa_gains_a_vp_for_each_soldier_that_it_cannot_place() -> None:
    play = bot_position("queen: blue blue blue", SPENT, rules=with_card(row(3, "queen"), row(1)))
    assert play.do("take:queen").seat(1).vp == 2


@pytest.mark.rule("RW-82", "RW-124")
def test_the_automas_figure_counts_where_it_looks_whether_it_has_a_soldier() -> None:
    values = [DATA.influence[region][0] for region in range(6)]
    best = values.index(max(values))
    leading = seat(army=army(cat=2))
    free = bot_position("queen: blue", leading, card=0)
    assert soldier(DATA, free.state, 1)[0] == best
    there = bot_position("queen: blue", leading, card=0, figures=((1, best), (NOBODY, NONE)))
    assert soldier(DATA, there.state, 1)[0] != best


@pytest.mark.rule("RW-82", "RW-124")
def test_the_automas_figure_counts_where_it_looks_whether_it_leads() -> None:
    cat = REGIONS.index("cat")
    alone = bot_position("queen: blue", seat(), card=0)
    assert soldier(DATA, alone.state, 1) == (cat, "jabberwocky")
    figure = bot_position("queen: blue", seat(), card=0, figures=((1, cat), (NOBODY, NONE)))
    assert soldier(DATA, figure.state, 1)[1] == "empty"


# -- decks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-90")
def test_a_jabberwocky_card_that_was_turned_up_does_not_come_back() -> None:
    again = position(frames=(RevealJabberwocky(),), revealed=(0, 3))
    assert sorted(again.codes) == sorted(f"jabberwocky:{REGIONS[region]}" for region in (1, 2, 4, 5))


@pytest.mark.rule("RW-22")
def test_an_objective_is_buried_below_those_buried_before() -> None:
    held = seat(objectives=objectives("court", "realm", "traveller", "runner"))
    play = position("queen: blue", held, frames=(NextTurn(1), DiscardDown(0)), objective_bottom=((5, 1),))
    play.do("bury:runner")
    assert [card for card, _owner in play.state.objective_bottom] == [5, objectives("runner")[0]]


@pytest.mark.rule("RW-107")
def test_a_draw_with_nothing_to_draw_is_lost_and_brings_no_vp() -> None:
    play = position("hatter: blue; cat: pink", seat(), hatter_deck=(), hatter_discards=()).do("take:hatter")
    assert play.asked == (0, "end")
    assert play.seat().vp == 0
    assert play.hand() == []


@pytest.mark.rule("RW-108")
def test_completed_challenges_never_come_back() -> None:
    last = seat(slots=(0, NONE, NONE), cubes=(0b0111, 0, 0), done=(5,))
    colour = DATA.challenges[0].icons[3]
    name = ("white", "blue", "purple", "green", "pink", "orange")[colour]
    play = position(f"alice: {name}; cat: pink", last, challenge_top=NONE, challenge_deck=(), challenge_bottom=())
    play.do("take:alice", f"cube:1.{name}")
    assert play.seat().done == (5, 0)
    assert (play.state.challenge_top, play.state.challenge_deck, play.state.challenge_bottom) == (NONE, (), ())


# -- what a turn remembers --------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-35")
def test_mushrooms_spent_and_cards_played_are_counted_in_the_turn() -> None:
    play = position("queen: blue; cat: pink", seat(hand=hatter("three_gardeners")))
    play.do("turn:queen.blue+alice")
    assert (play.state.spent, play.state.played) == (1, 0)
    play.do("play:three_gardeners", "soldier:cat")
    assert (play.state.spent, play.state.played) == (1, 1)


@pytest.mark.rule("RW-35", "RW-41")
def test_completed_challenges_are_counted_in_the_turn() -> None:
    challenge = DATA.challenges[0]
    last = challenge.icons[-1]
    owner = seat(slots=(0, NONE, NONE), cubes=((1 << len(challenge.icons) - 1) - 1, 0, 0))
    play = position("queen: blue", owner, frames=(NextTurn(1), AfterTaking(0), PlaceAnyCube(0, 1)))
    play.do(f"cube:1.{COLOURS[last]}")
    assert (play.seat().done, play.state.completed) == ((0,), 1)


@pytest.mark.rule("RW-35")
def test_what_a_turn_counted_is_forgotten_when_the_next_begins() -> None:
    frames = (NextTurn(1), AfterTaking(0))
    one, two = seat(dice=board(5)), seat(dice=board(5))
    play = position(
        "queen: blue blue", one, two, frames=frames, fewer=1, spent=2, played=1, completed=1, taken=(1,), taken_from=2,
        used=tokens("card"),
    )  # fmt: skip
    play.do("end")
    state = play.state
    assert state.owner == 1
    assert (state.fewer, state.spent, state.played, state.completed) == (0, 0, 0, 0)
    assert (state.taken, state.taken_from, state.used) == ((), NONE, ())


@pytest.mark.rule("RW-18")
def test_full_boards_are_skipped_clockwise() -> None:
    seats = (seat(dice=board(6)), seat(dice=board(6)), seat(dice=board(5)), seat(dice=board(5)))
    play = position("queen: blue blue", *seats, players=4, frames=(NextTurn(1), AfterTaking(0)))
    assert play.do("end").asked == (2, "take")


@pytest.mark.rule("RW-44")
def test_a_pink_die_moves_the_disc_one_space() -> None:
    play = position("caterpillar: pink; cat: blue", seat(caterpillar=0)).do("take:caterpillar")
    while play.asked != (0, "end"):
        play.do(play.codes[0])
    assert play.seat().caterpillar == 1
    assert DATA.caterpillar_steps[:6] == (2, 2, 1, 1, 1, 2)


# -- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-46")
def test_the_procession_moves_up_to_three_soldiers_and_gives_a_vp() -> None:
    play = position("queen: blue", seat(hand=hatter("march"), army=army(queen=2, cat=1))).do("play:march")
    assert isinstance(play.frame, MoveSoldiers)
    assert play.frame.left == 3
    play.do("move:queen+alice", "move:queen+alice", "move:cat+alice")
    assert play.seat().army == army(alice=3)
    assert (play.asked, play.seat().vp) == ((0, "take"), 1)


@pytest.mark.rule("RW-133")
def test_the_white_rose_gives_three_vp_for_each_white_die_taken() -> None:
    play = position("queen: white white; cat: pink", seat(hand=hatter("white_rose"))).do("take:queen", "soldier:cat")
    assert play.do("play:white_rose").seat().vp == 6


@pytest.mark.rule("RW-104")
def test_drink_me_turns_one_die_white_or_not_and_gives_a_vp() -> None:
    play = position("queen: white", seat(hand=hatter("drink_me"))).do("play:drink_me", "turn:queen.white+cat")
    assert play.area("cat") == ["white"]
    assert (play.asked, play.seat().vp, play.seat().mushrooms) == ((0, "take"), 1, 2)


@pytest.mark.rule("RW-57")
def test_ongoing_cards_are_no_cards_in_hand() -> None:
    play = position("queen: blue", seat(hand=hatter("grin"), ongoing=hatter("advice", "top_hat")))
    assert play.score(0, "hatter_cards") == 1


@pytest.mark.rule("RW-133")
def test_end_of_round_cards_give_their_vp_in_the_last_round_too() -> None:
    last = seat(ongoing=hatter("bread_and_butter"), army=army(cat=1), dice=board(5))
    play = position("queen: blue", last, round=6, revealed=tuple(range(6)))
    play.do("take:queen", "soldier:queen", "end")
    assert play.state.over
    assert play.seat().vp == 3 + 2


# -- the automa's dice ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-77")
@pytest.mark.parametrize(
    ("there", "turned"),
    [
        ("blue orange purple pink green", "blue"),
        ("orange purple pink green", "orange"),
        ("purple pink green", "purple"),
        ("pink green", "pink"),
        ("green", "green"),
    ],
)
def test_the_die_turned_in_is_chosen_by_colour(there: str, turned: str) -> None:
    source = REGIONS[DATA.clockwise[REGIONS.index("queen")]]
    rules = with_card(row(2, "queen", mushroom=True), row(1))
    play = bot_position(f"queen: white; {source}: {there}", seat(), rules=rules)
    assert play.codes == [f"turn:{source}.{turned}+queen"]


@pytest.mark.rule("RW-77")
@pytest.mark.parametrize(
    ("there", "turned"),
    [
        ("blue orange purple pink green", "blue"),
        ("orange purple pink green", "orange"),
        ("purple pink green", "purple"),
        ("pink green", "pink"),
    ],
)
def test_the_die_turned_out_is_chosen_by_colour(there: str, turned: str) -> None:
    wanted = len(there.split()) - 1
    target = REGIONS[DATA.clockwise[REGIONS.index("cat")]]
    rules = with_card(row(wanted, "cat", mushroom=True), row(1))
    play = bot_position(f"cat: {there}", seat(), rules=rules)
    assert play.codes == [f"turn:cat.{turned}+{target}"]


@pytest.mark.rule("RW-124", "RW-77")
@pytest.mark.parametrize(("there", "turned"), [("blue dee orange", "blue"), ("dee orange purple", "dee")])
def test_tweedledees_die_is_turned_out_after_another_blue_one_and_before_the_other_colours(
    there: str, turned: str
) -> None:
    target = REGIONS[DATA.clockwise[REGIONS.index("cat")]]
    rules = with_card(row(2, "cat", mushroom=True), row(1))
    variant = Variant(dee=True, difficulty="normal")
    assert bot_position(f"cat: {there}", seat(), rules=rules, variant=variant).codes == [f"turn:cat.{turned}+{target}"]


# -- what is known ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-100")
def test_objectives_that_a_view_hides_count_nothing_in_a_running_score() -> None:
    rich = seat(
        objectives=objectives("realm", "everywhere"),
        army=army(queen=2, cat=2, alice=2, rabbit=1, hatter=1, caterpillar=1),
    )
    play = position("queen: blue", seat(), rich)
    open_total = total(play, 1)
    seen = Play(RULES.view(play.state, 0))
    assert seen.state.seats[1].objectives == (UNKNOWN, UNKNOWN)
    hidden = sum(objective_points(DATA, play.state, 1, card) for card in rich.objectives)
    assert hidden > 0
    assert total(seen, 1) == open_total - hidden


@pytest.mark.rule("RW-12", "RW-33")
def test_nobody_is_imagined_with_an_ongoing_card_in_hand() -> None:
    held = seat(hand=hatter("riddle", "motley", "grin", "croquet"))
    deck = tuple(range(len(DATA.hatter) - 6))
    play = position("queen: blue", seat(), held, hatter_deck=deck)
    view = RULES.view(play.state, 0)
    for number_ in range(40):
        world = RULES.determinize(view, 0, Random(number_))
        assert len(world.seats[1].hand) == 4
        assert not any(DATA.hatter[card].is_ongoing for card in world.seats[1].hand)


@pytest.mark.rule("RW-132")
def test_the_automas_pile_is_imagined_with_ongoing_cards_too() -> None:
    play = position(
        "queen: blue", seat(), seat(hand=hatter("riddle", "top_hat")), players=1, hatter_deck=tuple(range(20))
    )
    view = RULES.view(play.state, 0)
    worlds = [RULES.determinize(view, 0, Random(number_)).seats[1].hand for number_ in range(40)]
    assert any(DATA.hatter[card].is_ongoing for pile in worlds for card in pile)


# -- the printed values -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-89")
@pytest.mark.parametrize("card", DATA.objectives, ids=lambda card: card.key)
def test_an_objectives_words_name_its_points(card: object) -> None:
    text = card.text  # type: ignore[attr-defined]
    points = int(re.match(r"(\d+) VP", text).group(1))  # type: ignore[union-attr]
    if card.per:  # type: ignore[attr-defined]
        assert points == card.each  # type: ignore[attr-defined]
        assert int(re.search(r"at most (\d+)", text).group(1)) == card.most  # type: ignore[attr-defined, union-attr]
    else:
        assert points == card.value  # type: ignore[attr-defined]


@pytest.mark.rule("RW-89")
def test_each_cube_on_open_challenges_is_a_point_of_the_puzzler_up_to_six() -> None:
    puzzler = number(DATA.objectives, "puzzler")
    for cubes, points in (((0, 0, 0), 0), ((0b0111, 0b0011, 0), 5), ((0b0111, 0b0111, 0b0111), 6)):
        play = position("queen: blue", seat(objectives=(puzzler,), slots=(0, 1, 2), cubes=cubes))
        assert objective_points(DATA, play.state, 0, puzzler) == points


@pytest.mark.rule("RW-67")
def test_the_figure_of_tweedledees_die_is_placed_before_the_pawn_moves() -> None:
    play = position("rabbit: dee; cat: pink", seat(), variant=Variant(dee=True)).do("take:rabbit")
    assert isinstance(play.frame, PlaceFigure)
    assert play.frame.figure == TWEEDLEDEE
    assert play.seat().rabbit == 0
    assert play.do("soldier:cat").seat().rabbit == 2
