"""F1 opens the rules at what is at hand: a thing pointed at, a line of the log, or the question."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest
from pygame import FRect

from alicegames.ui.app.events import Move
from alicegames.ui.scenes.rules import RulesScene
from alicegames.ui.table.log.scene import LogScene
from tests.ui.table.driver import Driver

if TYPE_CHECKING:
    from alicegames.ui.table.log.lines import LogLine
    from alicegames.ui.table.log.rows import LogRows


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The rules that were brought into view."""
    found: list[str] = []
    monkeypatch.setattr(RulesScene, "show_rule", lambda _scene, rule: found.append(rule))
    return found


def test_f1_opens_the_rule_of_what_is_asked(opened: list[str]) -> None:
    some = Driver("alice", curtain=False)
    some.key("f1")
    assert some.at(RulesScene)
    assert opened == ["AL-11"]


def test_f1_opens_the_rule_of_what_is_pointed_at(opened: list[str]) -> None:
    some = Driver("tea_time")
    some.hover("column:0.mad_hatter")
    some.key("f1")
    assert opened == ["TT-25"]


def test_a_tooltip_names_the_rule_and_the_key(opened: list[str]) -> None:
    some = Driver("tea_time")
    some.hover("column:0.mad_hatter")
    some.wait(0.6)
    shown = some.table.tooltip()
    assert shown is not None
    assert shown[0].endswith("\nF1: rule TT-25")
    assert opened == []


def point_at_line(some: Driver, rows: LogRows, words: str) -> LogLine:
    """Go down the lines until one with these words is under the pointer."""
    some.table.settle()
    for y in range(int(rows.body.top), int(rows.body.bottom), 6):
        some.app.send(Move((rows.body.left + 60, y)))
        some.app.tick()
        if rows.current is not None and words in rows.current.text:
            return rows.current
    raise AssertionError(words)


def test_f1_on_a_line_of_the_log_opens_its_rule(opened: list[str]) -> None:
    some = Driver("tea_time", size=(1920, 1080), plies=3)
    point_at_line(some, some.table.log, "takes")
    some.key("f1")
    assert opened == ["TT-13"]


def test_the_whole_log_has_a_button_to_the_rule_of_the_line_pointed_at_last(opened: list[str]) -> None:
    some = Driver("tea_time", plies=3)
    some.key("l", shift=True)
    scene = some.top
    assert isinstance(scene, LogScene)
    point_at_line(some, scene.rows, "puts Alice")
    some.click_at(scene.widgets.find("log_rule").rect.center)
    assert opened == ["TT-09"]


def test_the_rules_of_a_table_show_its_own_pack() -> None:
    some = Driver("tea_time")
    pack = some.match.pack
    score = pack.data.score.model_copy(update={"column": (7, 8, 9)})
    own = replace(pack, data=replace(pack.data, score=score))
    theirs, ours = RulesScene(some.app, "tea_time", "", own), RulesScene(some.app, "tea_time")
    assert pixels(theirs, some) != pixels(ours, some)


def test_what_is_found_by_words_stands_alone_and_the_whole_has_pictures() -> None:
    some = Driver("tea_time")
    scene = RulesScene(some.app, "tea_time")
    assert any(block.figure is not None for block in scene.text.blocks)
    scene._look_for("winner")
    assert all(block.figure is None for block in scene.text.blocks)


def pixels(scene: RulesScene, some: Driver) -> bytes:
    """Everything in the box."""
    surface = pygame.Surface((700, 400))
    canvas = some.app.canvas(surface)
    for block in scene.pictures["box"]:
        if block.figure is not None:
            block.figure.paint(canvas, FRect(0, 0, 300, block.figure.height(300)))
    return bytes(pygame.image.tobytes(surface, "RGB"))
