"""What a choice would do is said before it is made: the price that really leaves the seat, and the whole gain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alicegames.core.rules import totals
from alicegames.games.queen_alice.choices import Build, Move, Pay, TakeTrain
from alicegames.ui.table.rail import preview_room
from tests.ui.queen_alice.table import until
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from alicegames.ui.presenters.base import Preview


def preview(some: Driver, choice: Any) -> Preview:
    model = some.table.model
    made = model.presenter.preview(model.view, choice, model.viewer)
    assert made is not None
    return made


def test_every_option_of_a_game_can_be_previewed_and_its_points_come_true() -> None:
    some = Driver("queen_alice", ("human",) * 3, seed=5, curtain=False)
    session, model = some.session, some.table.model
    checked = 0
    for number in range(700):
        decision = session.decision()
        if decision is None:
            break
        choice = decision.options[number * 7 % len(decision.options)]
        before = totals(session.rules.score(session.state))
        made = None
        if decision.player >= 0:
            view = session.rules.view(session.state, decision.player)
            made = [model.presenter.preview(view, option, decision.player) for option in decision.options][
                decision.options.index(choice)
            ]
        session.submit(choice)
        after = totals(session.rules.score(session.state))
        if made is not None and made.score is not None and isinstance(choice, Pay):
            assert after[decision.player] - before[decision.player] == made.score
            checked += 1
    assert checked


def test_trains_are_not_previewed_for_others_hide_theirs() -> None:
    some = Driver("queen_alice", seed=1, curtain=False)
    until(some, "choose_train")
    decision = some.table.model.decision()
    assert decision is not None
    assert isinstance(decision.options[0], TakeTrain)
    assert some.table.model.presenter.preview(some.table.model.view, decision.options[0], 0) is None


def test_a_square_tells_its_resource_and_its_suit() -> None:
    some = Driver("queen_alice", seed=1, curtain=False)
    until(some, "activate")
    decision = some.table.model.decision()
    assert decision is not None
    move = next(option for option in decision.options if isinstance(option, Move))
    assert ", then " in preview(some, move).lines[0]


def test_an_action_tells_the_price_that_leaves_the_seat() -> None:
    some = Driver("queen_alice", seed=1, curtain=False)
    until(some, "act")
    decision = some.table.model.decision()
    assert decision is not None
    for option in decision.options[:-1]:
        assert any(line.startswith("Pay ") for line in preview(some, option).lines)


def test_a_brick_tells_price_and_reward_before_the_diamond_is_chosen() -> None:
    some = Driver("queen_alice", seed=3, curtain=False)
    for _try in range(60):
        until(some, "act")
        decision = some.table.model.decision()
        assert decision is not None
        builds = [option for option in decision.options if isinstance(option, Build)]
        if builds:
            break
        some.session.submit(decision.options[-1])
    assert decision is not None
    model = some.table.model
    target = model.presenter.paths(model.view, decision, builds[0])[0][0]
    made = model.presenter.preview_step(model.view, target, tuple(builds[:5]), model.viewer)
    assert made is not None
    assert any("diamond" in line for line in made.lines)


def test_a_preview_takes_the_row_of_the_ending_buttons_while_that_is_empty() -> None:
    some = Driver("queen_alice", ("human",) * 2, seed=2, curtain=False)
    until(some, "play")
    frame = some.table.frame
    assert preview_room(frame, some.table.widgets.widgets) == frame.preview.union(frame.ending)
    until(some, "act")
    frame = some.table.frame
    assert preview_room(frame, some.table.widgets.widgets) == frame.preview
