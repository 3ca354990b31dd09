"""Alice in a real window: two people play a whole game by mouse, through the curtain."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.window.driver import Screen, Window
from tests.window.playing import play_out

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [pytest.mark.window, pytest.mark.slow]


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
