"""Views: what a seat may know, and worlds that fit it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from alicegames.core.decision import UNKNOWN
from alicegames.core.rules import Setup
from alicegames.core.values import replace
from alicegames.games.rolling_in_wonderland.events import HatterDrawn, ObjectiveDrawn
from alicegames.games.rolling_in_wonderland.frames import AfterTaking, DrawObjective, GainMushrooms, NextTurn
from alicegames.games.rolling_in_wonderland.play.dues import settle_gain_mushrooms
from alicegames.games.rolling_in_wonderland.state import NONE, Variant
from alicegames.games.rolling_in_wonderland.twin import Bench
from tests.play import session
from tests.rules.rolling_in_wonderland.positions import (
    RULES,
    Play,
    army,
    bot_position,
    hatter,
    objectives,
    position,
    seat,
    tokens,
)


@pytest.mark.rule("RW-100")
def test_hands_objectives_and_decks_are_hidden_but_their_numbers_are_not() -> None:
    one = seat(hand=hatter("grin"), objectives=objectives("court"), vp=3)
    two = seat(hand=hatter("riddle", "motley"), objectives=objectives("runner"), vp=4, rabbit=7, caterpillar=2)
    play = position(
        "queen: blue", one, two, objective_deck=(3, 4), challenge_bottom=(7,), hatter_discards=hatter("march")
    )
    view = RULES.view(play.state, 0)
    assert view.seats[0] == play.seat(0)
    assert view.seats[1].hand == (UNKNOWN, UNKNOWN)
    assert view.seats[1].objectives == (UNKNOWN,)
    assert view.hatter_deck == (UNKNOWN,) * 4
    assert view.objective_deck == (UNKNOWN, UNKNOWN)
    assert (view.seats[1].vp, view.seats[1].rabbit, view.seats[1].caterpillar) == (4, 7, 2)
    assert view.hatter_discards == hatter("march")
    assert (view.challenge_top, view.challenge_bottom) == (0, (7,))


@pytest.mark.rule("RW-100")
def test_a_running_score_shows_the_open_part_of_others_only() -> None:
    two = seat(hand=hatter("riddle"), objectives=objectives("caucus_race"), rabbit=9)
    play = position("queen: blue", seat(), two)
    lines = {line.key: line.points for line in RULES.score(RULES.view(play.state, 0))[1]}
    assert lines["objectives"] == 0
    assert lines["hatter_cards"] == 1
    own = {line.key: line.points for line in RULES.score(RULES.view(play.state, 1))[1]}
    assert own["objectives"] > 0
    busy = replace(two, objectives=objectives("puzzler"), slots=(0, NONE, NONE), cubes=(0b11, 0, 0), rabbit=0)
    play = position("queen: blue", seat(), busy)
    assert {line.key: line.points for line in RULES.score(play.state)[1]}["objectives"] == 2
    assert {line.key: line.points for line in RULES.score(RULES.view(play.state, 0))[1]}["objectives"] == 0


@pytest.mark.rule("RW-100", "RW-132")
def test_a_running_score_counts_none_of_the_automas_cards() -> None:
    pile = seat(hand=hatter("riddle", "top_hat"), objectives=objectives("court"))
    state = bot_position("queen: blue", pile).state
    counted = {line.key: line.points for line in RULES.score(RULES.view(state, 0))[1]}
    assert (counted["hatter_cards"], counted["objectives"]) == (0, 0)
    assert {line.key: line.points for line in RULES.score(state)[1]}["hatter_cards"] > 0


@pytest.mark.rule("RW-100")
def test_a_buried_objective_is_known_to_who_buried_it_alone() -> None:
    play = position("queen: blue", objective_bottom=((5, 0), (6, 1)))
    assert RULES.view(play.state, 0).objective_bottom == ((5, 0), (UNKNOWN, 1))
    assert RULES.view(play.state, 1).objective_bottom == ((UNKNOWN, 0), (6, 1))


@pytest.mark.rule("RW-100")
def test_others_see_that_a_card_was_drawn_but_not_which() -> None:
    play = position("hatter: pink; cat: green", hatter_deck=hatter("grin", "advice")).do("take:hatter", "hatter:grin")
    drawn = play.happened(HatterDrawn)[0]
    assert RULES.view_event(drawn, 0) == drawn
    assert RULES.view_event(drawn, 1) == HatterDrawn(0, UNKNOWN, public=False)
    assert play.reveals == (0,)
    play = position("hatter: pink; cat: green", hatter_deck=hatter("grin", "advice")).do("take:hatter", "hatter:advice")
    drawn = play.happened(HatterDrawn)[0]
    assert RULES.view_event(drawn, 1) == drawn
    assert play.reveals == (0, 1)
    assert RULES.view_event(ObjectiveDrawn(0, 3), 1) == ObjectiveDrawn(0, UNKNOWN)


def drawn(card: str, quick: str = "always", **fields: Any) -> Play:
    variant = Variant(quick=quick == "useful")
    decks = hatter("full_table", "kid_gloves", "riddle")
    play = position("hatter: pink; queen: pink", seat(mushrooms=0), hatter_deck=decks, variant=variant, **fields)
    return play.do("take:hatter", f"hatter:{card}")


@pytest.mark.rule("RW-100", "RW-97")
def test_whoever_has_drawn_a_card_is_asked_whether_it_can_be_played_or_not() -> None:
    useless, useful = drawn("full_table"), drawn("kid_gloves")
    assert (useless.asked, useless.codes) == ((0, "drawn"), ["pass"])
    assert (useful.asked, useful.codes) == ((0, "drawn"), ["pass", "play:kid_gloves"])
    assert RULES.view(useless.state, 1) == RULES.view(useful.state, 1)
    assert (useless.reveals, useful.reveals) == ((0,), (0,))


@pytest.mark.rule("RW-97", "RW-26")
def test_whoever_holds_a_card_is_asked_before_a_mushroom_is_lost_whatever_the_card_is() -> None:
    for card in ("full_table", "kid_gloves"):
        play = position("rabbit: white", seat(hand=hatter(card)), frames=(NextTurn(1), GainMushrooms(0, 1)))
        assert settle_gain_mushrooms(Bench.of(play.state, RULES.data, []), GainMushrooms(0, 1))
    play = position("rabbit: white", seat(), frames=(NextTurn(1), GainMushrooms(0, 1)))
    assert not settle_gain_mushrooms(Bench.of(play.state, RULES.data, []), GainMushrooms(0, 1))


@pytest.mark.rule("RW-97")
def test_a_game_can_be_set_up_in_which_only_what_can_be_used_is_asked_about_and_that_is_a_reveal() -> None:
    useless, useful = drawn("full_table", "useful"), drawn("kid_gloves", "useful")
    assert useless.asked == (0, "end")
    assert useful.asked == (0, "drawn")
    assert (useless.reveals, useful.reveals) == ((0, 1), (0, 1))
    assert RULES.start(Setup(2, (("asked", "useful"),))).variant.quick
    assert not RULES.start(Setup(2)).variant.quick


@pytest.mark.rule("RW-97")
def test_alone_nobody_is_asked_for_the_sake_of_a_secret() -> None:
    assert drawn("full_table", players=1).asked == (0, "end")


@pytest.mark.rule("RW-22", "RW-100")
def test_who_has_buried_an_objective_knows_who_draws_it() -> None:
    play = position("queen: blue", frames=(NextTurn(1), AfterTaking(1), DrawObjective(1)), objective_bottom=((5, 0),))
    play.do("objective:good_student")
    assert play.seat(1).objectives == (5,)
    for seed in range(9):
        world = RULES.determinize(RULES.view(play.state, 0), 0, Random(seed))
        assert world.seats[1].objectives == (5,)
        assert RULES.view(world, 0) == RULES.view(play.state, 0)
    assert RULES.view(play.state, 1).knowledge.objectives == ()


@pytest.mark.rule("RW-100", "RW-132")
def test_when_the_game_is_over_all_hands_are_shown() -> None:
    one = seat(dice=(1,) * 5, army=army(cat=1))
    two = seat(dice=(1,) * 6, hand=hatter("riddle"), objectives=objectives("runner"))
    play = position("rabbit: blue", one, two, round=6)
    assert RULES.view(play.state, 0).seats[1].hand == (UNKNOWN,)
    play.do("take:rabbit", "end")
    assert RULES.view(play.state, 0).seats[1].hand == hatter("riddle")
    assert play.reveals == (0, 1)


def test_an_imagined_hand_holds_single_use_cards_only() -> None:
    rng = Random(1)
    table = session("rolling_in_wonderland", 2, seed=3)
    view = table.view(0)
    for _number in range(50):
        full = RULES.determinize(view, 0, rng)
        assert all(not RULES.data.hatter[card].is_ongoing for card in full.seats[1].hand)
        assert RULES.view(full, 0) == view


def test_a_view_does_not_betray_the_deck_by_its_order() -> None:
    play = position(
        "hatter: pink; cat: green",
        hatter_deck=hatter("grin", "advice", "riddle"),
        tokens=tokens("card", "rabbit", "cube", "soldier"),
    )
    assert len(set(RULES.view(play.state, 0).hatter_deck)) == 1
    assert play.state.hatter_deck == tuple(sorted(play.state.hatter_deck))
