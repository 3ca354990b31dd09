"""What is picked: how it is taken back, what is said of it, what is still wanted."""

from __future__ import annotations

import pytest

from alicegames.games import registry
from alicegames.ui.app.events import LEFT, RIGHT
from alicegames.ui.presenters.base import Preview
from alicegames.ui.scenes.help import HelpScene
from alicegames.ui.table import rail
from alicegames.ui.table.choices import OptionsScene
from alicegames.ui.table.picking import asked
from alicegames.ui.table.scene import TableScene
from alicegames.ui.widgets.button import Button
from tests.ui.table.driver import Driver
from tests.ui.table.steps import reachable, step


def picked_one() -> Driver:
    some = Driver("tea_time", plies=2)
    some.click(some.lit[0])
    assert len(some.picked) == 1
    return some


def ground(some: Driver) -> tuple[float, float]:
    """A place of the stage where nothing lies."""
    stage = some.table.frame.areas.stage
    spots = ((stage.left + x, stage.top + y) for y in range(4, int(stage.h), 6) for x in range(4, int(stage.w), 6))
    return next(pos for pos in spots if some.table.widgets.at(pos) is None)


# -- taken back ---------------------------------------------------------------------------------------------------


def test_esc_takes_back_what_is_picked_and_then_opens_the_menu() -> None:
    some = picked_one()
    some.key("escape")
    assert some.picked == ()
    assert some.at(TableScene)
    some.key("escape")
    assert some.top.name == "dialog"


@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_a_click_beside_takes_back_what_is_picked(button: int) -> None:
    some = picked_one()
    some.clock.advance(1)
    if button == LEFT:
        some.click_at(ground(some))
    else:
        some.click(some.picked[0], RIGHT)
    assert some.picked == ()
    assert some.at(TableScene)


def test_a_click_beside_with_nothing_picked_does_nothing() -> None:
    some = Driver("tea_time", plies=2)
    some.clock.advance(1)
    some.click_at(ground(some))
    assert some.at(TableScene)
    assert len(some.codes) == 2


@pytest.mark.parametrize("key", ["escape", "s", "?"])
def test_a_click_beside_closes_menu_list_and_help(key: str) -> None:
    some = Driver("tea_time", plies=2)
    some.key(key)
    assert some.top.name in ("dialog", OptionsScene.name, HelpScene.name)
    some.clock.advance(1)
    some.click_at((4, 4))
    assert some.at(TableScene)


# -- what is said -------------------------------------------------------------------------------------------------


def said(some: Driver) -> str:
    return rail.words(some.table.model).prompt


def test_after_a_pick_the_prompt_says_what_is_picked_and_what_may_be_added() -> None:
    some = Driver("tea_time", plies=2)
    before = said(some)
    target = some.lit[0]
    some.click(target)
    question, _line, rest = said(some).partition("\n")
    assert question == before
    assert f"({target[5:]})" in rest
    assert "Confirm" in rest


def test_a_gap_in_a_line_is_named_by_prompt_and_confirm() -> None:
    some = Driver("tea_time", plies=2)
    line = next(c for c in some.session.decision().options if len(c.line) == 3)  # type: ignore[union-attr]
    for end in (line.line[0], line.line[2]):
        some.click(f"cell:{end}")
    missing = asked.missing(some.table.model)
    assert "Still missing" in missing
    assert f"({line.line[1]})" in missing
    confirm = some.table.widgets.find("confirm")
    assert isinstance(confirm, Button)
    assert confirm.tip(None) == missing


@pytest.mark.parametrize("game", registry.ids())
def test_whatever_is_picked_has_words(game: str) -> None:
    some, told = Driver(game, ("human", "random"), seed=6), 0
    for _step in range(40):
        if not step(some, lambda each: reachable(each)[len(each.codes) % len(reachable(each))]):
            break
        if some.picked:
            told += 1
            names = [asked.name(some.table.model, target) for target in some.picked]
            assert all(names)
            assert all(name in said(some) for name in names)
            assert not any(":" in name or "option" in name for name in names)
    assert told or game == "queen_alice"


def test_a_hint_keeps_what_is_picked() -> None:
    some = picked_one()
    before = some.picked
    some.key("h")
    some.wait(0.5)
    assert some.table.picks.hints.choice is not None
    assert some.picked == before


def test_a_reason_and_its_rule_go_with_the_question_they_belong_to() -> None:
    some = Driver("tea_time", codes=("take:a1", "take:b1"))
    some.click("column:1.mad_hatter")
    assert "why_rule" in some.table.targets()
    some.table.model.submit(some.session.decision().options[0])  # type: ignore[union-attr]
    some.table.compose()
    assert some.table.picks.why is None
    assert "why_rule" not in some.table.targets()


# -- what cannot be taken back ------------------------------------------------------------------------------------


def drawn(some: Driver, made: Preview) -> list[str]:
    canvas = some.app.canvas(some.app.screen.surface())
    minded, lines = rail.preview_lines(canvas, made, 240, 3)
    return [*minded, *lines]


def test_the_warning_of_a_choice_that_cannot_be_taken_back_is_drawn_however_much_is_said_before() -> None:
    some = Driver("tea_time", plies=2)
    said, warning = tuple(f"Line {number}." for number in range(9)), "This cannot be taken back."
    assert drawn(some, Preview((*said, warning), is_final=True)) == ["Line 0.", "Line 1. …", warning]
    assert drawn(some, Preview((said[0], warning), is_final=True)) == [said[0], warning]
    minded = Preview((said[0], warning), cautions=("Mind.", "Mind this.", "Mind that."), is_final=True)
    assert drawn(some, minded) == ["! Mind.", "! Mind this. …", warning]
    assert drawn(some, Preview(said)) == ["Line 0.", "Line 1.", "Line 2. …"]
