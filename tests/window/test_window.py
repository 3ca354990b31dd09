"""The program in a real window: whole games of Tea Time by mouse and by keyboard, a kill, odd sizes, wild clicking."""

from __future__ import annotations

import json
import random
import signal
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.bots import levels
from tests.window.driver import Screen, Window, changed, scene

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

pytestmark = [pytest.mark.window, pytest.mark.slow]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A user's folder with settings of an earlier visit: no animations, no pause before a bot's move."""
    folder = tmp_path / "user"
    folder.mkdir()
    quick = {
        "goals_read": ["tea_time"],
        "animation_speed": 0.0,
        "bot_pace": 0.0,
        "reduced_motion": True,
        "bot_seconds": 1.0,
    }
    (folder / "settings.json").write_text(json.dumps(quick), encoding="utf-8")
    return folder


@pytest.fixture
def window(screen: Screen, home: Path) -> Iterator[Window]:
    with Window(screen, home) as opened:
        opened.scene("title")
        yield opened


def begin(window: Window, *, people: int) -> None:
    """Go from the title through the set-up to the table."""
    window.click("book:tea_time", scene("setup"), "the set-up")
    if people == 2:
        left, top, _width, height = window.place("kind:1")
        known = [level.id for level in levels.LEVELS]
        for _step in range(1 + known.index(levels.usual().id)):  # the arrow towards "Person", past the weaker bots
            window.click_at(left + 16, top + height // 2)
    window.click("start", scene("table"), "the table")


def ready(shown: dict[str, Any]) -> bool:
    """Whether the table waits for a person, or the game is over."""
    return shown["scene"] == "score" or (shown["scene"] == "table" and not shown["busy"] and bool(shown["widgets"]))


def is_over(shown: dict[str, Any]) -> bool:
    return shown["scene"] == "score" or not shown["lit"]


def choose_by_mouse(window: Window) -> None:
    """Pick the first lit card; confirm where it could be one of several."""
    shown = window.until(ready, "a choice to make")
    chosen = changed("plies", shown["plies"])
    told = window.click(shown["lit"][0], lambda now: chosen(now) or bool(now.get("picked")), "the pick")
    if told.get("picked"):
        window.click("confirm", chosen, "the choice")


def choose_by_keyboard(window: Window) -> None:
    """Move to a lit card with Tab, pick it with Enter; Enter again takes what is picked."""
    shown = window.until(ready, "a choice to make")
    chosen = changed("plies", shown["plies"])
    go_by_tab(window, shown["lit"])
    told = window.key("Return", lambda now: chosen(now) or bool(now.get("picked")), "the pick")
    if told.get("picked"):
        window.key("Return", chosen, "the choice")


def go_by_tab(window: Window, wanted: Sequence[str]) -> None:
    """Move the keyboard to one of these with Tab."""
    for _press in range(80):
        before = window.shown()["focus"]
        if before in wanted:
            return
        window.key("Tab", changed("focus", before), "another focus")
    raise AssertionError(f"Tab never comes to {wanted}")


def play_out(window: Window, choose: Any) -> int:
    """Play until nothing is asked any more; return how many choices that took."""
    for made in range(200):
        if is_over(window.until(ready, "a choice to make, or the end")):
            return made
        choose(window)
    raise AssertionError("the game does not end")


def saved_games(home: Path) -> list[dict[str, Any]]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted((home / "saves").glob("*.json"))]


def test_two_people_play_a_whole_game_by_mouse(window: Window, home: Path) -> None:
    begin(window, people=2)
    assert play_out(window, choose_by_mouse) >= 20
    (game,) = saved_games(home)
    assert game["summary"]["over"]
    assert all(not seat["bot"] for seat in game["seats"])


def test_a_person_plays_a_whole_game_against_greedy(window: Window, home: Path) -> None:
    begin(window, people=1)
    assert play_out(window, choose_by_mouse) >= 8
    (game,) = saved_games(home)
    assert game["summary"]["over"]
    assert [seat["bot"] for seat in game["seats"]] == ["", "greedy"]


def test_a_whole_game_by_keyboard_alone(window: Window, home: Path) -> None:
    go_by_tab(window, ["book:tea_time"])
    window.key("Return", scene("setup"), "the set-up")
    go_by_tab(window, ["start"])
    window.key("Return", scene("table"), "the table")
    assert play_out(window, choose_by_keyboard) >= 8
    (game,) = saved_games(home)
    assert game["summary"]["over"]


def test_a_kill_in_the_middle_loses_no_choice(screen: Screen, home: Path) -> None:
    with Window(screen, home) as window:
        window.scene("title")
        begin(window, people=2)
        for _choice in range(5):
            choose_by_mouse(window)
        plies = window.shown()["plies"]
        window.process.send_signal(signal.SIGKILL)
        window.process.wait(30)
    (game,) = saved_games(home)
    assert len(game["codes"]) == plies
    with Window(screen, home) as window:
        window.scene("title")
        window.click("continue", scene("table"), "the table")
        assert window.until(ready, "a choice to make")["plies"] == plies
        choose_by_mouse(window)


def test_undo_takes_the_last_card_back(window: Window) -> None:
    begin(window, people=1)
    plies = window.until(ready, "a choice to make")["plies"]
    choose_by_mouse(window)
    assert window.key("u", lambda now: now.get("plies") == plies, "the position before")["lit"]


def test_the_window_can_be_resized_and_filled_while_playing(window: Window) -> None:
    begin(window, people=2)
    window.until(ready, "a choice to make")
    for size in ((1024, 640), (1500, 900), (1111, 777)):
        old = window.shown()["targets"]
        window.resize(*size, changed("targets", old), f"a table of {size}")
        choose_by_mouse(window)
    old = window.shown()["targets"]
    window.key("F11", changed("targets", old), "the full screen")
    choose_by_mouse(window)


def test_wild_clicking_and_typing_breaks_nothing(window: Window) -> None:
    begin(window, people=2)
    wild = random.Random(5)
    keys = ["Tab", "Return", "BackSpace", "u", "r", "h", "l", "z", "Escape", "Left", "Down", "question", "F1", "space"]
    for _stroke in range(120):
        if wild.random() < 0.6:
            window.click_at(wild.randrange(1280), wild.randrange(720), wild.choice((1, 1, 1, 3)))
        else:
            window.stroke(wild.choice(keys))
        if window.process.poll() is not None:
            break
    shown = window.shown()
    assert shown["scene"] != "crash"
    assert not window.errors.read_text(encoding="utf-8")
