"""Alice is played at the table: by clicks, by keys, by dragging; alone and in the hot seat."""

from __future__ import annotations

import pytest

from alicegames.core.values import replace
from alicegames.ui.app.commands import Push
from alicegames.ui.endings.score import ScoreScene
from alicegames.ui.table import draw as table_draw
from alicegames.ui.table.advice.decks import DecksScene
from alicegames.ui.table.curtain import CurtainScene
from tests.play import asked
from tests.ui.alice.table import ALONE, HOT_SEAT, eager, play, play_out, until
from tests.ui.table.driver import Driver
from tests.ui.table.steps import reachable, step


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the drawing of the table out where only its working is tested: it takes most of the time."""
    monkeypatch.setattr(table_draw, "parts", lambda _scene: [])
    monkeypatch.setattr(table_draw, "moving", lambda _canvas, _scene: None)


def test_two_people_play_a_whole_game_by_clicks_through_the_curtain() -> None:
    some = Driver("alice", HOT_SEAT, seed=11, size=(1024, 640))
    curtains = []
    going = True
    while going:
        some.settle(4)
        if isinstance(some.top, CurtainScene):
            curtains.append(some.top.seat)
        going = step(some, eager)
    some.wait(3)
    assert isinstance(some.top, ScoreScene)
    assert {0, 1} <= set(curtains)
    assert {"play", "wonder", "place", "react"} <= {code.partition(":")[0] for code in some.codes}


def test_one_person_and_three_bots_play_a_whole_game_by_clicks(undrawn: None) -> None:
    some = Driver("alice", ALONE, seed=5, size=(1024, 640))
    play_out(some)
    assert isinstance(some.top, ScoreScene)
    assert len(some.worker.asked) > 20


def test_a_whole_game_by_keys_alone(undrawn: None) -> None:
    some = Driver("alice", HOT_SEAT, seed=3, size=(1024, 640))
    some.wait(3)
    for turn in range(4000):
        some.settle(4)
        if isinstance(some.top, CurtainScene):
            some.key("return")
        elif some.session.is_over:
            break
        elif some.lit:
            for _tab in range(1 + turn % 3):
                some.key("tab")
            while some.focused() not in some.lit:
                some.key("tab")
            some.key("return")
        else:
            some.wait(0.6)
    some.wait(3)
    assert isinstance(some.top, ScoreScene)
    assert len({code.partition(":")[0] for code in some.codes}) >= 6


def test_a_character_is_dragged_from_the_tea_party_onto_a_page() -> None:
    some = Driver("alice", seed=2, curtain=False)
    until_vortex(some, "tea:")
    source = next(target for target in some.lit if target.startswith("tea:"))
    some.table.model.picker.pick(source)
    page = some.lit[0]
    some.table.model.picker.clear()
    some.drag(source, page)
    assert some.codes[-1] == f"place:{source[4:]}>{page[5:]}"


def test_a_character_is_dragged_from_the_hand_onto_a_page() -> None:
    some = Driver("alice", seed=2, curtain=False)
    until_vortex(some, "hand:")
    source = next(target for target in some.lit if target.startswith("hand:"))
    some.table.model.picker.pick(source)
    page = some.lit[0]
    some.table.model.picker.clear()
    some.drag(source, page)
    assert some.codes[-1] == f"place:{source[5:]}>{page[5:]}"


def until_vortex(some: Driver, source: str) -> None:
    """Play until the open book can draw something from there."""
    for _vortex in range(60):
        until(some, "vortex")
        if any(target.startswith(source) for target in some.lit):
            return
        some.session.play("close")
    raise AssertionError(source)


def test_a_card_is_played_by_dropping_it_on_the_stage() -> None:
    some = Driver("alice", seed=2, curtain=False)
    until(some, "adventure")
    card = next(target for target in some.lit if target.startswith("hand:ch"))
    some.drag(card, "tea:b2")
    assert some.codes[-1] == f"play:{card[5:]}"


def test_a_drop_beside_everything_puts_the_card_back() -> None:
    some = Driver("alice", seed=2, curtain=False)
    until_vortex(some, "tea:")
    before = len(some.codes)
    source = next(target for target in some.lit if target.startswith("tea:"))
    some.drag(source, "discard:character")
    assert len(some.codes) == before
    assert some.picked == ()


def test_the_card_in_play_is_dragged_onto_the_page_it_may_enter() -> None:
    some = Driver("alice", seed=4, curtain=False)
    until(some, "enter")
    page = next(target for target in some.lit if target.startswith("page:"))
    some.drag("table:played", page)
    assert some.codes[-1].endswith(f">{page[5:]}")


def test_the_wonders_of_alice_are_buttons_that_narrow_what_is_lit() -> None:
    some = Driver("alice", seed=2, curtain=False)
    until(some, "wonder", "alice")
    verbs = {target for target in some.lit if target.startswith("wonder:")}
    if len(verbs) < 2:
        pytest.fail(f"only {verbs}: choose another seed")
    some.click("wonder:join")
    assert all(target.startswith("page:") for target in some.lit)
    some.click("wonder:join")
    some.click("wonder:copy")
    assert all(target.startswith("tea:") for target in some.lit)


def test_the_queen_names_one_of_eight() -> None:
    some = Driver("alice", seed=2, curtain=False)
    until(some, "wonder", "queen")
    assert len([target for target in some.lit if target.startswith("name:")]) == 8
    some.click("name:duchess")
    assert some.codes[-1] == "wonder:banish+duchess"


def test_between_people_an_only_answer_to_a_wonder_is_never_given_by_itself() -> None:
    some = Driver("alice", HOT_SEAT, seed=2, curtain=False)
    asked = reaction_without_cat(some)
    some.wait(4)
    assert len(some.codes) == asked
    assert set(reachable(some)) == {"button:react-pass"}
    some.click("button:react-pass")
    assert some.codes[-1] == "react:pass"


def test_alone_an_only_answer_to_a_wonder_gives_itself() -> None:
    some = Driver("alice", ("human", "random"), seed=2)
    some.session._state = replace(some.session.state, holders_only=False)  # as the set-up may say
    asked = reaction_without_cat(some)
    some.wait(4)
    assert len(some.codes) > asked


def reaction_without_cat(some: Driver) -> int:
    """Play until a person without a Cat is asked about a Wonder; return how many choices there have been."""
    session = some.session
    for number in range(4000):
        decision = session.decision()
        assert decision is not None
        if decision.kind == "react" and decision.player in some.match.humans and len(decision.options) == 1:
            break
        session.submit(decision.options[number * 7 % len(decision.options)])
    some.table.model.catch_up()
    some.table.model.sit_down(asked(session).player)
    some.table.compose()
    some.app.tick()
    return len(some.codes)


def test_a_cat_is_discarded_by_its_card_or_by_the_button_in_the_middle() -> None:
    for target in ("hand:cat", "button:react-cat"):
        some = Driver("alice", seed=2, curtain=False)
        until(some, "react")
        some.click(target)
        assert some.codes[-1] == "react:cat"


def test_while_cats_are_asked_for_the_page_that_the_wonder_is_aimed_at_is_marked() -> None:
    some = Driver("alice", seed=2, curtain=False)
    until(some, "react", "join")
    code = next(code for code in reversed(some.codes) if code.startswith("wonder:"))
    page = code.rpartition("+")[2]
    assert some.table.picture.get(f"aim:page:{page}") is not None


def test_why_not_answers_for_everything_on_the_table() -> None:
    some = Driver("alice", seed=2, curtain=False)
    for kind in ("discovery", "adventure", "gift", "wonder", "react", "vortex", "enter"):
        until(some, kind)
        for target in some.table.targets():
            if target.partition(":")[0] in ("tea", "hand", "page", "deck", "discard", "seat", "pile", "chapter"):
                if target in some.lit:
                    continue
                command = some.table.picks.click(target)
                if isinstance(command, Push):  # a pile is looked through instead
                    assert isinstance(command.scene, DecksScene), (kind, target)
                    continue
                why = some.table.picks.why
                assert why is not None, (kind, target)
                assert why.reason.sentence, (kind, target)
        some.session.submit(asked(some.session).options[-1])


def test_the_whole_game_with_motions() -> None:
    some = Driver("alice", ("human", "random"), seed=7, size=(1024, 640), animation_speed=4.0, bot_pace=0.2)
    play(some, 60)
    assert len(some.codes) >= 60


@pytest.mark.rule("AL-90")
def test_a_bot_takes_the_same_time_whether_it_holds_a_cat_or_not(undrawn: None) -> None:
    waits = {(options, slow): wait_for_bot(options, slow=slow) for options in (1, 2) for slow in (False, True)}
    assert len(set(waits.values())) == 1, waits
    assert min(waits.values()) > 0.2


def wait_for_bot(options: int, *, slow: bool) -> float:
    """Play until a bot has so many answers to a Wonder; return how long it takes, in seconds of the table's clock."""
    some = Driver("alice", ("human", "random"), seed=2)
    some.worker.slow = slow
    for number in range(4000):
        decision = asked(some.session)
        if (decision.kind, decision.player, len(decision.options)) == ("react", 1, options):
            break
        some.session.submit(decision.options[number * 7 % len(decision.options)])
    some.table.model.catch_up()
    some.table.compose()
    count, waited = len(some.codes), 0.0
    while len(some.codes) == count and waited < 5:
        some.wait(0.05)
        waited += 0.05
    return round(waited, 2)
