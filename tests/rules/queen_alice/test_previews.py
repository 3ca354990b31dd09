"""What a choice is said to cost and to bring is what then happens."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, get_args

import pytest

from alicegames.core.values import replace
from alicegames.games.queen_alice import events
from alicegames.games.queen_alice.choices import Build, Climb, Pay, Plant, QueenChoice, Ride
from alicegames.games.queen_alice.frames import Activate, PayFor, Rewards
from alicegames.games.queen_alice.game import GAME
from alicegames.games.queen_alice.pack.verbs import Reward
from alicegames.games.queen_alice.play.previews import can_act, cost_of, preview
from alicegames.games.queen_alice.state import KEY_NUMBER
from alicegames.games.queen_alice.text import log
from alicegames.games.queen_alice.text.options import Options
from tests.play import session
from tests.rules.queen_alice.positions import CARD, DATA, RED, RULES, TILE, TREE, WHITE, Position, bare, reward

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.core.decision import Decision
    from alicegames.core.session import Session

TEXTS = GAME.make_texts(DATA)
NAMES = ("Ann", "Bob", "Cid", "Dot")


def told(position: Position, code: str) -> str:
    decision = RULES.decision(position.state)
    assert decision is not None
    option = next(option for option in decision.options if RULES.encode(option).startswith(code))
    return TEXTS.option(RULES.view(position.state, decision.player), option, NAMES)


def tables(seed: int, choices: int = 700) -> Iterator[tuple[Session[Any, Any], Decision[Any]]]:
    """Positions of a random game of three."""
    table, rng = session("queen_alice", 3, seed=seed, first=None), Random(seed)
    for _number in range(choices):
        decision = table.decision()
        if decision is None:
            return
        yield table, decision
        table.submit(rng.choice(decision.options))


# -- every choice and every event has its words -----------------------------------------------------------------------


def test_every_choice_has_its_words() -> None:
    assert set(Options._SAYS) == set(get_args(QueenChoice))


def test_every_event_has_its_sentence() -> None:
    assert set(log._TELLS) == set(events.KINDS)
    assert events.BookmarkScored in events.KINDS


# -- what is said happens ---------------------------------------------------------------------------------------------


@pytest.mark.rule("QA-61", "QA-62", "QA-69")
def test_the_price_that_an_action_is_told_with_really_leaves_the_seat() -> None:
    checked = 0
    for table, decision in tables(2):
        for option in decision.options:
            if not isinstance(option, Plant | Ride | Climb | Build):
                continue
            done = preview(RULES.kit, table.view(decision.player), option)
            state, happened = _paid(table.state, option)
            assert done.cost == cost_of(happened)
            assert RULES.view(state, decision.player) == RULES.view(done.state, decision.player)
            checked += 1
    assert checked > 200


def _paid(state: Any, option: Any) -> tuple[Any, tuple[Any, ...]]:
    """Do an action and pay in the first way offered."""
    step = RULES.apply(state, option)
    happened = step.events
    if isinstance(step.state.stack[-1], PayFor):
        decision = RULES.decision(step.state)
        assert decision is not None
        assert isinstance(decision.options[0], Pay)
        step = RULES.apply(step.state, decision.options[0])
    return step.state, (*happened, *step.events) if happened is not step.events else happened


def test_nothing_is_said_of_a_hidden_card() -> None:
    for table, decision in tables(4, 200):
        for option in decision.options:
            assert "hidden" not in TEXTS.option(table.view(decision.player), option, NAMES)


# -- the words of single choices --------------------------------------------------------------------------------------


@pytest.mark.rule("QA-55")
def test_a_missing_resource_is_told_as_the_hours_that_pay_for_it() -> None:
    position = bare(store=(0, 0, 1), time=3).act(WHITE, "spades")
    assert "for 1 toast and 3 hours:" in told(position, "ride:haystack+ham_sandwich")


@pytest.mark.rule("QA-98")
def test_a_discount_is_taken_off_the_price_that_is_told() -> None:
    assert "for 1 cake" in told(bare(store=(1, 0, 0)).act(RED, "spades"), "ride:inkwell")
    cheaper = bare(store=(0, 0, 0), tiles=(TILE["cheaper_spades"],)).act(RED, "spades")
    assert "for nothing" in told(cheaper, "ride:inkwell")


@pytest.mark.rule("QA-102")
def test_building_tells_humptys_points_and_the_milestone() -> None:
    third = bare(4, store=(3, 3, 0), bricks=(2, 0)).act(RED, "diamonds")
    line = told(third, "build:red.0+1")
    assert "2 IP (building in Humpty Dumpty’s row)" in line
    assert "the red Alice on space 1 (2 IP)" in line


@pytest.mark.rule("QA-83", "QA-85", "QA-84")
def test_a_ride_tells_seal_zone_and_fork() -> None:
    spaces = {space.key: number for number, space in enumerate(DATA.messengers[RED].spaces)}
    position = bare(store=(3, 0, 0), messengers=(spaces["toll_bridge"], 0)).act(RED, "spades")
    line = told(position, "ride:kings_highway+town_square")
    assert line.startswith(
        "Move the Mad Hatter 2 spaces by “The White King’s Road” to “All Round the Town” for 2 cakes"
    )
    assert "the large seal, 2 white pawprints" in line
    assert "a step of the red Alice" in line
    fork = bare(store=(3, 0, 0), messengers=(spaces["town_square"], 0)).act(RED, "spades")
    assert "a mini-action of any suit" in told(fork, "ride:drum_tower")


@pytest.mark.rule("QA-94")
def test_a_climb_tells_the_step_at_the_third_height_and_the_crown_at_the_top() -> None:
    third = bare(store=(3, 3, 3), twins=(TREE["left_bough"], 1)).act(RED, "clubs")
    assert "a step of the red Alice" in told(third, "climb:red.left_branch")
    top = bare(store=(3, 3, 3), twins=(TREE["left_branch"], 1)).act(RED, "clubs")
    assert "a red crown" in told(top, "climb:red.left_top")


@pytest.mark.rule("QA-36", "QA-39")
def test_a_move_tells_the_squares_resource_its_action_and_what_is_captured() -> None:
    position = bare(store=(0, 0, 0), time=0)
    position.set(board="Na1 pb3 Ke8 ka8").set(stack=())
    position.set(stack=(Activate(CARD["white_squire"]),))
    line = told(position, "move:a1-b3")
    assert "and capture the red pawn" in line
    assert "a toast" in line
    assert "1 hour" in line
    assert "then a white spades action" in line


def test_whether_the_action_could_be_paid_is_told() -> None:
    poor, rich = bare(store=(0, 0, 0), time=0).act(RED, "spades"), bare(store=(1, 0, 0)).act(RED, "spades")
    assert not can_act(RULES.kit, poor.state)
    assert can_act(RULES.kit, rich.state)


@pytest.mark.rule("QA-110", "QA-112", "QA-113")
def test_an_advance_tells_points_and_the_throne() -> None:
    assert told(bare().rewards("alice any"), "alice:red") == "Advance the red Alice: space 1 (2 IP)"
    throne = RULES.kit.board(2).throne[RED]
    line = told(bare().set(alices=(throne - 1, 0)).rewards("alice any"), "alice:red")
    assert f"space {throne} (12 IP)" in line
    assert "a crown leaves the display" in line


@pytest.mark.rule("QA-120")
def test_an_acquisition_tells_its_price_and_what_the_card_does() -> None:
    position = bare(store=(1, 0, 0), time=5).rewards("acquire gold")
    second = told(position, "acquire:gold.2")
    assert "for 1 hour." in second
    assert "Discard:" in second
    assert "Guest:" in second
    assert "for nothing." in told(position, "acquire:gold.1")


def test_an_invitation_tells_what_it_is_worth_as_things_stand() -> None:
    line = told(bare().rewards("invite"), "invite:")
    assert "as things stand 1 IP more at the end" in line


# -- the end, line by line --------------------------------------------------------------------------------------------


@pytest.mark.rule("QA-131", "QA-133", "QA-134", "QA-99")
def test_the_final_scoring_is_told_line_by_line_and_adds_up() -> None:
    table, rng = session("queen_alice", 3, seed=9, first=None), Random(9)
    while (decision := table.decision()) is not None:
        table.submit(rng.choice(decision.options))
    lines = [event for event in table.moves[-1].events if hasattr(event, "points") and hasattr(event, "seat")]
    final = ("coronation", "wishes_end", "guests", "bookmarks")
    for number, seat in enumerate(table.state.seats):
        own = [line for line in lines if line.seat == number]
        assert sum(line.points for line in own) == sum(seat.ip[KEY_NUMBER[key]] for key in final)
    assert all(line.points for line in lines)
    assert all(log.event(DATA, line, NAMES).endswith(".") for line in lines)


# -- rewards that are lost --------------------------------------------------------------------------------------------


@pytest.mark.rule("QA-161")
def test_a_flower_that_has_run_out_is_told_as_lost() -> None:
    position = bare().set(flowers=(0, 8, 8, 8)).rewards(Reward("flower", 0))
    assert events.Lost(0, "flower", 0, 1) in position.events


@pytest.mark.rule("QA-67")
def test_a_reward_that_is_declined_is_told() -> None:
    position = bare().rewards("invite").do("pass")
    assert events.Lost(0, "invite", 0, 1, declined=True) in position.events
    assert log.event(DATA, position.events[-1], NAMES) == "Ann leaves an invitation."


@pytest.mark.rule("QA-181")
def test_a_mini_action_that_can_do_nothing_is_told_as_lost() -> None:
    position = bare(hearts=(5, 5)).rewards("mini hearts")
    assert [event for event in position.events if isinstance(event, events.Lost)] == [
        events.Lost(0, "mini_action", 0, 1)
    ]


@pytest.mark.rule("QA-60")
def test_a_held_resource_that_is_not_needed_is_told_as_lost() -> None:
    position = bare(store=(1, 0, 0)).set(loose=1).act(RED, "spades", king=True).do("ride:inkwell")
    assert events.HeldLost(0) in position.events
    assert position.state.loose == 0
    left = bare(store=(1, 0, 0)).set(loose=1).act(RED, "any").do("pass")
    assert events.HeldLost(0) in left.events


@pytest.mark.rule("QA-58")
def test_a_black_cube_and_its_resource_are_told_in_one_event() -> None:
    position = bare().rewards("cube tea")
    assert [event for event in position.events if isinstance(event, events.Gained)] == [
        events.Gained(0, "unlock_cube", 1, 1)
    ]
    assert position.me.store == (0, 1, 0)


@pytest.mark.rule("QA-36")
def test_what_could_be_paid_reckons_with_the_rows_resource_still_to_be_taken() -> None:
    position = bare(store=(0, 0, 0), time=0).act(RED, "spades")
    assert not can_act(RULES.kit, position.state)
    for row, can in (("row cake", True), ("row tea", False), ("row any", True)):
        landing = Rewards(0, "landing", (reward(row),))
        state = position.state
        assert can_act(RULES.kit, replace(state, stack=(*state.stack, landing))) == can
