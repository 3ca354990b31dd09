"""Rolling in Wonderland in a real window: a whole game alone against the automa, with every module."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.window.driver import Screen, Window
from tests.window.playing import play_out

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [pytest.mark.window, pytest.mark.slow]

MODULES = ("experienced=on", "tweedledee=on", "tweedledum=on", "promo=on")


def test_a_person_plays_a_whole_game_against_the_automa(screen: Screen, tmp_path: Path) -> None:
    home = tmp_path / "user"
    home.mkdir()
    quick = {"animation_speed": 0.0, "bot_pace": 0.0, "reduced_motion": True, "answer_single": True}
    (home / "settings.json").write_text(json.dumps(quick), encoding="utf-8")
    modules = [word for module in MODULES for word in ("--set", module)]
    table = ("play", "rolling_in_wonderland", "--seats", "human:Ada", "--seed", "3", "--first", "1", *modules)
    with Window(screen, home, *table) as window:
        window.scene("table")
        play_out(window)
    (path,) = sorted((home / "saves").glob("*.json"))
    game = json.loads(path.read_text(encoding="utf-8"))
    assert game["summary"]["over"]
    assert len(game["seats"]) == 1
    assert len(game["summary"]["scores"]) == 2
