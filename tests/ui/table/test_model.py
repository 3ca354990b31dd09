"""The model hands out the viewer's view and decision, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from alicegames.core.undo import UndoRefusedError
from alicegames.match import MARKS, Seat, new_match
from alicegames.ui import presenters
from alicegames.ui.table.model import StaleChoiceError, TableModel


def model(game: str, *bots: str, seed: int = 1) -> TableModel[Any, Any]:
    seats = [Seat(name=f"S{i}", mark=MARKS[i], bot="" if bot == "human" else bot) for i, bot in enumerate(bots)]
    match = new_match(game, seats=seats, first=0, seed=seed)
    return TableModel(match, match.start(), presenters.make(match))


def first(some: TableModel[Any, Any]) -> Any:
    decision = some.session.decision()
    assert decision is not None
    return decision.options[0]


def test_the_asked_person_sees_the_own_decision(toy: str) -> None:
    some = model(toy, "human", "human")
    assert some.viewer == 0
    assert some.decision() is some.session.decision()


def test_nobody_sees_what_another_is_asked(toy: str) -> None:
    some = model(toy, "human", "human")
    some.submit(first(some))
    some.catch_up()
    assert some.waiting_for == 1
    assert some.decision() is None
    assert some.picker.lit == ()
    assert some.curtain_for == 1
    assert some.view.hands[1] == -1


def test_until_all_is_told_nothing_is_asked(toy: str) -> None:
    some = model(toy, "human", "greedy")
    some.submit(first(some))
    some.submit(first(some))
    assert some.waiting_for == 0
    assert some.behind
    assert some.decision() is None
    while (act := some.next_act()) is not None:
        some.tell(act)
    assert some.decision() is not None


def test_an_act_holds_only_events_that_the_viewer_may_see(toy: str) -> None:
    some = model(toy, "human", "greedy")
    some.submit(first(some))
    cards = [event.card for event in iter_events(some) if type(event).__name__ == "Drew" and event.seat == 1]
    assert cards == [-1]


def iter_events(some: TableModel[Any, Any]) -> list[Any]:
    found: list[Any] = []
    while (act := some.next_act()) is not None:
        found += act.events
        some.tell(act)
    return found


def test_a_run_of_chance_is_one_act() -> None:
    some = model("tea_time", "human", "human")
    some.tell_from_start()
    act = some.next_act()
    assert act is not None
    assert act.end - act.first == 12


def test_bots_alone_are_seen_from_the_first_seat() -> None:
    some = model("tea_time", "greedy", "greedy")
    assert some.viewer == 0
    assert some.decision() is None
    assert some.bot_to_move


def test_a_choice_of_an_older_version_is_stale() -> None:
    some = model("tea_time", "human", "human")
    with pytest.raises(StaleChoiceError):
        some.submit(first(some), some.version - 1)


def test_undo_forgets_what_was_told_of_plies_that_are_gone() -> None:
    some = model("tea_time", "human", "human")
    some.submit(first(some))
    some.catch_up()
    assert any(line.seat == 0 for line in some.log())
    some.undo()
    assert not any(line.seat == 0 for line in some.log())
    assert some.view == some.session.view(some.viewer)


def test_after_an_undo_another_choice_is_told_as_it_was_made() -> None:
    some = model("tea_time", "human", "human")
    some.submit(first(some))
    some.catch_up()
    some.log()
    some.undo()
    some.submit(some.session.option("take:c3"))
    some.catch_up()
    assert "(c3)" in next(line.text for line in some.log() if line.seat == 0)


def test_the_whole_turn_is_taken_back_or_refused() -> None:
    some = model("tea_time", "human", "human")
    with pytest.raises(UndoRefusedError):
        some.undo_turn()
    some.submit(first(some))
    assert some.undo_turn() == 1


def test_a_card_drawn_by_the_viewer_alone_is_news(toy: str) -> None:
    some = model(toy, "human", "human")
    assert some.has_news
    some.submit(first(some))
    assert not some.has_news
