"""Queen Alice is played at the table: by clicks, by keys, by dragging; alone and in the hot seat."""

from __future__ import annotations

from collections import Counter

import pytest

from alicegames.ui.endings.score import ScoreScene
from alicegames.ui.presenters.queen_alice.places import pages_of
from alicegames.ui.table import draw as table_draw
from alicegames.ui.table.curtain import CurtainScene
from tests.play import asked
from tests.ui.queen_alice.table import ALONE, HOT_SEAT, catch_up, eager, play, until
from tests.ui.table.driver import Driver
from tests.ui.table.steps import step


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the drawing of the table out where only its working is tested: it takes most of the time."""
    monkeypatch.setattr(table_draw, "parts", lambda _scene: [])
    monkeypatch.setattr(table_draw, "moving", lambda _canvas, _scene: None)


@pytest.mark.slow
def test_two_people_play_a_whole_game_by_clicks_through_the_curtain(undrawn: None) -> None:
    some = Driver("queen_alice", HOT_SEAT, seed=11, size=(1024, 640))
    curtains = []
    while step(some, eager):
        if isinstance(some.top, CurtainScene):
            curtains.append(some.top.seat)
    some.wait(3)
    assert isinstance(some.top, ScoreScene)
    assert {0, 1} <= set(curtains)
    verbs = Counter(code.partition(":")[0] for code in some.codes)
    assert {"discard", "play", "move", "plant", "ride", "climb", "build", "acquire", "pay"} <= set(verbs)


@pytest.mark.slow
def test_one_person_and_three_bots_play_a_whole_game_by_clicks(undrawn: None) -> None:
    some = Driver("queen_alice", ALONE, seed=5, size=(1280, 720))
    play(some, 6000)
    some.wait(3)
    assert isinstance(some.top, ScoreScene)
    assert len(some.worker.asked) > 100


ACTIONS = ("plant", "ride", "climb", "build", "acquire")


@pytest.mark.parametrize("action", ACTIONS)
def test_a_whole_turn_by_keys_alone(action: str, undrawn: None) -> None:
    """From the discard to the end of a turn with this action in it, nothing but Tab and Enter."""
    some = Driver("queen_alice", ("human",) * 2, seed=3, size=(1024, 640), curtain=False)
    until(some, "discard")
    start = len(some.codes)
    for turn in range(40):
        first = len(some.codes)
        turn_by_keys(some, action, turn)
        if any(code.startswith(f"{action}:") for code in some.codes[first:]):
            assert some.codes[first].startswith("discard:")
            return
    raise AssertionError(some.codes[start:])


def turn_by_keys(some: Driver, action: str, turn: int) -> None:
    """Play one turn: the wanted action where it is offered, anything else one after the other."""
    owner = some.session.state.owner
    for number in range(400):
        some.settle(4)
        if some.session.is_over or some.session.state.owner != owner:
            return
        model = some.table.model
        if not some.lit:
            some.wait(0.6)
            continue
        choices = [c for c in model.picker.open() if some.session.rules.encode(c).startswith(f"{action}:")]
        open_now = choices or list(model.picker.open())
        wanted = open_now[(turn * 5 + number) % len(open_now)]
        path = model.picker.path_of(wanted)
        picked = model.picker.begun
        press_until(some, path[len(picked)] if path[: len(picked)] == picked else some.lit[0])


def press_until(some: Driver, target: str) -> None:
    """Turn to its board by its number, Tab to a target, then Enter."""
    page = some.table.pages.of(target)
    if page and page != some.table.pages.shown:
        some.key(str(1 + pages_of(some.app.scale.bounds.size).index(page)))
    for _tab in range(400):
        if some.focused() == target:
            break
        some.key("tab")
    assert some.focused() == target, (target, some.lit)
    some.key("return")


def test_a_card_is_discarded_by_dragging_it_onto_the_table() -> None:
    some = Driver("queen_alice", seed=2, curtain=False)
    until(some, "discard")
    card = some.lit[0]
    some.drag(card, "square:c4")
    assert some.codes[-1] == f"discard:{card[5:]}"


def test_a_square_that_one_piece_reaches_is_one_click() -> None:
    some = Driver("queen_alice", seed=2, curtain=False)
    for _try in range(40):
        until(some, "activate")
        model = some.table.model
        short = [
            path
            for option in asked(some.session).options
            for path in model.presenter.paths(model.view, asked(some.session), option)
            if len(path) == 1
        ]
        if short:
            break
        some.session.submit(asked(some.session).options[0])
    some.click(short[0][0])
    assert some.codes[-1].endswith(short[0][0][7:])


def test_the_board_that_the_decision_concerns_comes_forward_by_itself() -> None:
    some = Driver("queen_alice", ("human",) * 2, seed=4, size=(1280, 720), curtain=False)
    shown = set()
    for _try in range(60):
        until(some, "act")
        lit = some.table.model.picker.lit
        pages = {page for page in map(some.table.pages.of, lit) if page}
        assert some.table.pages.shown in pages
        shown.add(some.table.pages.shown)
        some.session.submit(asked(some.session).options[-1])
        if len(shown) > 2:
            return
    raise AssertionError(shown)


@pytest.mark.rule("QA-43")
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_what_a_repeat_can_be_done_on_is_marked_with_its_hours(size: tuple[int, int]) -> None:
    some = Driver("queen_alice", ("human",) * 2, seed=4, size=size, curtain=False)
    until(some, "again")
    marked = {item.key.removeprefix("repeat:") for item in some.table.picture if item.key.startswith("repeat:")}
    shown = {item.target for item in some.table.picture}
    assert marked
    assert marked == {
        target for target in some.lit if target in shown and not target.startswith(("button:", "flower:"))
    }


def test_a_full_store_is_changed_from_zone_to_zone() -> None:
    some = Driver("queen_alice", ("human",) * 2, seed=6, curtain=False)
    for _try in range(3000):
        decision = asked(some.session)
        if decision.player >= 0:
            gains = [c for c in decision.options if getattr(c, "instead", -1) >= 0]
            if gains:
                break
        some.session.submit(decision.options[len(some.codes) * 7 % len(decision.options)])
    catch_up(some)
    code = some.session.rules.encode(gains[0])
    start, end = some.table.model.presenter.paths(some.table.model.view, decision, gains[0])[0]
    some.drag(start, end)
    assert some.codes[-1] == code
