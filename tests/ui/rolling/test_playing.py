"""Rolling in Wonderland is played at the table: by clicks, by keys, alone against the automa, with bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.ui.app.window import OffScreen
from alicegames.ui.endings.score import ScoreScene
from alicegames.ui.table.curtain import CurtainScene
from tests.ui.rolling.wonderland import ALL_MODULES, eager, play_out, quick, table
from tests.ui.table.steps import step

if TYPE_CHECKING:
    import pytest


def test_two_people_play_a_whole_game_by_clicks_through_the_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=11, size=(1024, 640))
    curtains = set()
    going = True
    while going:
        some.settle(4)
        if isinstance(some.top, CurtainScene):
            curtains.add(some.top.seat)
        going = step(some, quick)
    some.wait(3)
    assert isinstance(some.top, ScoreScene)
    assert curtains == {0, 1}
    assert {"take", "end", "soldier", "cube"} <= {code.partition(":")[0] for code in some.codes}


def test_a_whole_game_by_keys_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=3, size=(1024, 640), curtain=False)
    for turn in range(4000):
        some.settle(4)
        if some.session.is_over:
            break
        if some.lit:
            for _tab in range(1 + turn % 3):
                some.key("tab")
            while some.focused() not in some.lit:
                some.key("tab")
            some.key("return")
        elif some.table.model.picker.complete() is not None or some.table.model.curtain_for is not None:
            some.key("c")
        else:
            some.wait(0.6)
    some.wait(3)
    assert isinstance(some.top, ScoreScene)


def test_alone_against_the_automa_by_clicks(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, ("human",), seed=5, options={"difficulty": "expert", **ALL_MODULES})
    play_out(some)
    assert isinstance(some.top, ScoreScene)
    assert len(some.match.names) == 2


def test_one_person_and_two_bots_with_all_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, ("human", "greedy", "random"), seed=7, size=(1280, 720), options=ALL_MODULES)
    play_out(some, eager)
    assert isinstance(some.top, ScoreScene)
    assert len(some.worker.asked) > 20


def test_five_with_all_modules_on_the_smallest_window(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = ("human", "greedy", "greedy", "greedy", "greedy")
    some = table(monkeypatch, seats, seed=9, size=(1024, 640), options=ALL_MODULES)
    play_out(some)
    assert isinstance(some.top, ScoreScene)


def test_the_youngest_play_without_cards_and_mushrooms(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(monkeypatch, seed=2, curtain=False, options={"youngest": "no_mushrooms"})
    play_out(some)
    assert isinstance(some.top, ScoreScene)
    assert not any(code.startswith(("turn:", "play:", "reroll:")) for code in some.codes)


def test_a_game_with_motions_in_small_and_large_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(
        monkeypatch, ("human", "random"), seed=7, size=(1024, 640), animation_speed=4.0, bot_pace=0.2, told=False
    )
    sizes = [(1280, 720), (1920, 1080), (1024, 640)]
    for number in range(48):
        step(some, eager)
        if number % 16 == 15:
            assert isinstance(some.app.screen, OffScreen)
            some.app.screen.resize(sizes[number // 16])
            some.app.resized()
    assert len(some.codes) > 15
