"""Queen Alice in a real window: two people, and a person against three bots, play whole games by mouse."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.window.driver import Screen, Window
from tests.window.playing import play_out

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [pytest.mark.window, pytest.mark.slow]

QUICK = {"animation_speed": 0.0, "bot_pace": 0.0, "bot_seconds": 0.1, "reduced_motion": True, "answer_single": False}


def played(screen: Screen, home: Path, seats: str, first: str) -> tuple[dict[str, Any], int]:
    """Play a whole game by mouse; return its save and how often the curtain fell."""
    home.mkdir()
    (home / "settings.json").write_text(json.dumps(QUICK), encoding="utf-8")
    with Window(screen, home, "play", "queen_alice", "--seats", seats, "--seed", "11", "--first", "1") as window:
        window.scene(first)
        curtains = play_out(window)
    (path,) = sorted((home / "saves").glob("*.json"))
    game: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert game["summary"]["over"]
    assert game["game"] == "queen_alice"
    return game, curtains


def test_two_people_play_a_whole_game_through_the_curtain(screen: Screen, tmp_path: Path) -> None:
    game, curtains = played(screen, tmp_path / "user", "human:Ada,human:Bob", "curtain")
    assert len(game["summary"]["scores"]) == 2
    assert curtains > 10


def test_a_person_plays_a_whole_game_against_three_bots(screen: Screen, tmp_path: Path) -> None:
    game, curtains = played(screen, tmp_path / "user", "human:Ada,random,random,random", "table")
    assert len(game["summary"]["scores"]) == 4
    assert not curtains
