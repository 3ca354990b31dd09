"""The program in a real window: whole games of Tea Time by mouse and by keyboard, a kill, odd sizes, wild clicking."""

from __future__ import annotations

import json
import random
import signal
from typing import TYPE_CHECKING, Any

import pytest

from tests.window.driver import Screen, Window

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [pytest.mark.window, pytest.mark.slow]


def settle(home: Path, **settings: Any) -> None:
    """Leave settings behind as an earlier visit would have: no animations, no pause before a bot's move."""
    home.mkdir(parents=True, exist_ok=True)
    quick = {"animation_speed": 0.0, "bot_pace": 0.0, "reduced_motion": True, "bot_seconds": 1.0, **settings}
    (home / "settings.json").write_text(json.dumps(quick), encoding="utf-8")


def begin(window: Window, *, against_bot: bool) -> None:
    """Go from the title to the table of two people, or of a person and the greedy bot."""
    window.scene("title")
    window.click("book:tea_time")
    window.scene("setup")
    window.click("start")
    del against_bot
    window.scene("table")


def ready(shown: dict[str, Any]) -> bool:
    """Whether the table waits for a person, or the game is over."""
    return shown.get("scene") == "score" or (shown.get("scene") == "table" and not shown["busy"])


def play_by_mouse(window: Window) -> int:
    """Take the first lit card and confirm, until the score is shown; return how many choices were made."""
    made = 0
    while True:
        shown = window.until(ready, "a choice to make")
        if shown["scene"] == "score" or not shown["lit"]:
            return made
        before = shown["frame"]
        window.click(shown["lit"][0])
        window.until(lambda told, old=before: told["frame"] != old, "the pick")
        made += 1
        assert made < 500


def test_smoke(screen: Screen, tmp_path: Path) -> None:
    settle(tmp_path)
    with Window(screen, tmp_path) as window:
        window.scene("title")
        window.picture(tmp_path / "title.png")
        assert (tmp_path / "title.png").stat().st_size > 10_000
