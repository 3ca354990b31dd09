"""Any so many of some: like questions are answered in one go, in any order, and taken back together."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from alicegames.core.decision import CHANCE
from alicegames.match import MARKS, Seat, new_match
from alicegames.ui import presenters
from alicegames.ui.app.events import RIGHT
from alicegames.ui.table import rail
from alicegames.ui.table.picking import asked
from alicegames.ui.table.picking.series import Series
from tests.ui.rolling import wonderland
from tests.ui.table.driver import NAMES

if TYPE_CHECKING:
    from tests.ui.table.driver import Driver


def asks(some: Driver) -> str:
    decision = some.session.decision()
    return "" if decision is None else decision.kind


def said(some: Driver) -> str:
    return rail.words(some.table.model).prompt


@cache
def found(kind: str, least: int) -> tuple[int, tuple[str, ...]]:
    """Return the seed of a game, and the seats' choices in it up to a question for so many things of a kind."""
    people = [Seat(name=name, mark=mark) for name, mark in zip(NAMES[:2], MARKS, strict=False)]
    for seed in range(60):
        match = new_match(wonderland.GAME, people, first=0, seed=seed)
        presenter, session, rng = presenters.make(match), match.start(), Random(seed)
        while (decision := session.decision()) is not None:
            view = session.view(decision.player)
            likes = presenter.likes(view, decision) if decision.kind == kind else None
            if likes is not None and Series(match.rules, view, decision, likes).most >= least:
                return seed, tuple(move.code for move in session.moves if move.player != CHANCE)
            session.submit(rng.choice(decision.options))
    raise AssertionError(kind)


def many(patch: pytest.MonkeyPatch, kind: str, least: int = 2) -> Driver:
    """Return a table where a person is asked for so many things of a kind."""
    seed, codes = found(kind, least)
    some = wonderland.table(patch, seed=seed, codes=codes, curtain=False)
    some.table.pages.follow(some.lit)
    some.table.compose()
    some.settle()
    assert asks(some) == kind
    return some


@pytest.fixture
def soldiers(monkeypatch: pytest.MonkeyPatch) -> Driver:
    return many(monkeypatch, "soldier")


def test_the_prompt_says_how_many_are_picked_in_one_go(soldiers: Driver) -> None:
    most = soldiers.table.model.picker.most
    assert f"Pick {most}, in any order." in said(soldiers)
    soldiers.click(soldiers.lit[0])
    assert f"1 of {most} picked" in said(soldiers)


def test_picks_are_gathered_and_played_with_the_last_one(soldiers: Driver) -> None:
    most, before = soldiers.table.model.picker.most, len(soldiers.codes)
    for number in range(most):
        assert len(soldiers.codes) == before
        assert soldiers.picked == tuple(soldiers.lit[:number])
        soldiers.click(soldiers.lit[number])
    assert len(soldiers.codes) == before + most


def test_one_thing_may_be_picked_as_often_as_the_rules_allow(soldiers: Driver) -> None:
    target, most, before = soldiers.lit[2], soldiers.table.model.picker.most, len(soldiers.codes)
    for _time in range(most):
        soldiers.click(target)
    assert len(set(soldiers.codes[before:])) == 1
    assert len(soldiers.codes) == before + most


def test_an_incomplete_pick_says_what_is_missing(soldiers: Driver) -> None:
    soldiers.click(soldiers.lit[0])
    assert "Still missing" in asked.missing(soldiers.table.model)
    assert soldiers.table.widgets.find("confirm").tip(None) == asked.missing(soldiers.table.model)


def test_a_right_click_lets_one_pick_go_and_esc_all(soldiers: Driver) -> None:
    first = soldiers.lit[0]
    soldiers.click(first)
    soldiers.click(first, RIGHT)
    assert soldiers.picked == ()
    soldiers.click(first)
    soldiers.key("escape")
    assert soldiers.picked == ()
    assert soldiers.top is soldiers.table


def test_what_was_picked_in_one_go_comes_back_in_one_go(soldiers: Driver) -> None:
    most, codes = soldiers.table.model.picker.most, soldiers.session.codes
    for number in range(most):
        soldiers.click(soldiers.lit[number])
    after = soldiers.session.codes
    soldiers.table.model.catch_up()
    soldiers.table.commands.undo()
    assert soldiers.session.codes == codes
    soldiers.table.commands.redo()
    assert soldiers.session.codes == after


def test_undo_names_all_that_comes_back(soldiers: Driver) -> None:
    most = soldiers.table.model.picker.most
    for target in soldiers.lit[:most]:
        soldiers.click(target)
    soldiers.table.model.catch_up()
    soldiers.table.compose()
    soldiers.app.tick()
    tip = soldiers.table.widgets.find("undo").tip(None)
    assert tip.count("Soldier to") == most


def test_dice_to_reroll_are_picked_in_any_order_and_rolled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    some = many(monkeypatch, "pick_reroll", 3)
    before = len(some.codes)
    last, first = some.lit[-1], some.lit[0]
    some.click(last)
    assert "Roll" in said(some)
    some.click(first)
    assert len(some.codes) == before
    some.click("button:roll")
    assert [code.partition(":")[0] for code in some.codes[before : before + 3]] == ["add", "add", "roll"]
    assert any(move.player == CHANCE for move in some.session.moves[-2:])


def test_two_dice_to_swap_are_picked_in_either_order(monkeypatch: pytest.MonkeyPatch) -> None:
    some = many(monkeypatch, "swap")
    before = len(some.codes)
    some.click(some.lit[-1])
    assert len(some.codes) == before
    other = some.lit[0]
    some.click(other)
    assert len(some.codes) == before + 2
    assert asks(some) != "swap"


def test_cubes_are_placed_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    some = many(monkeypatch, "cube")
    most, before = some.table.model.picker.most, len(some.codes)
    for _time in range(most):
        assert len(some.codes) == before
        some.click(some.lit[-1])
    assert [code.partition(":")[0] for code in some.codes[before:]] == ["cube"] * most
