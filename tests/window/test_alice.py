"""Alice in a real window: two people play a whole game by mouse, through the curtain."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.window.driver import Screen, Window, changed

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [pytest.mark.window, pytest.mark.slow, pytest.mark.xdist_group("window")]


def test_two_people_play_a_whole_game_through_the_curtain(screen: Screen, tmp_path: Path) -> None:
    home = tmp_path / "user"
    home.mkdir()
    quick = {"animation_speed": 0.0, "bot_pace": 0.0, "reduced_motion": True, "answer_single": False}
    (home / "settings.json").write_text(json.dumps(quick), encoding="utf-8")
    table = ("play", "alice", "--seats", "human:Ada,human:Bob", "--seed", "11", "--set", "ask=holders")
    with Window(screen, home, *table) as window:
        window.scene("curtain")
        curtains = play_out(window)
    (path,) = sorted((home / "saves").glob("*.json"))
    game = json.loads(path.read_text(encoding="utf-8"))
    assert game["summary"]["over"]
    assert game["game"] == "alice"
    assert curtains > 20


def play_out(window: Window) -> int:
    """Answer whatever is asked, by whoever sits there, to the score; return how often the curtain fell."""
    curtains = 0
    for turn in range(3000):
        shown = window.until(ready, "something to click")
        if shown["scene"] == "score":
            return curtains
        if shown["scene"] == "curtain":
            assert not shown.get("lit"), "nothing of the table is to be had behind the curtain"
            curtains += 1
            window.click("curtain")
            window.until(changed("widgets", shown["widgets"]), "the curtain’s answer")
        else:
            answer(window, shown, turn)
    raise AssertionError("the game does not end")


def ready(shown: dict[str, Any]) -> bool:
    """Whether a person can do something."""
    if shown.get("scene") in ("score", "curtain"):
        return bool(shown["widgets"])
    return shown.get("scene") == "table" and (bool(shown["lit"]) or is_handing_over(shown)) and bool(shown["widgets"])


def is_handing_over(shown: dict[str, Any]) -> bool:
    """Whether the person has seen what was drawn and may hand over."""
    return not shown["lit"] and "confirm" in shown["widgets"] and not shown["busy"]


def answer(window: Window, shown: dict[str, Any], turn: int) -> None:
    """Pick something lit: cards before buttons, another each time."""
    lit = [target for target in shown["lit"] if target in shown["targets"] or target in shown["widgets"]]
    wanted = [target for target in lit if not target.startswith("button:")] or lit
    before = (shown["plies"], shown.get("picked"), shown["scene"])
    window.click(wanted[turn * 5 % len(wanted)] if wanted else "confirm")
    window.until(lambda now: (now.get("plies"), now.get("picked"), now["scene"]) != before, "an answer to the click")
