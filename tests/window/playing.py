"""Play any game in a real window by mouse: click what is lit until the score is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.window.driver import changed

if TYPE_CHECKING:
    from tests.window.driver import Window

PAYS = "pay:now"


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
            window.click("curtain", changed("widgets", shown["widgets"]), "the curtain’s answer")
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
    return not shown["lit"] and "confirm" in shown["widgets"]


def answer(window: Window, shown: dict[str, Any], turn: int) -> None:
    """Pick something lit: cards before buttons, another each time."""
    lit = [target for target in shown["lit"] if target in shown["targets"] or target in shown["widgets"]]
    wanted = [target for target in lit if not target.startswith("button:")] or lit
    before = (shown["plies"], shown.get("picked"), shown["scene"])
    target = wanted[turn * 5 % len(wanted)] if wanted else "confirm"
    if PAYS in wanted and turn % 2:
        target = PAYS  # what is laid out can be exchanged for ever

    def is_answered(now: dict[str, Any]) -> bool:
        told_by_itself = target == "confirm" and bool(now.get("lit"))  # “To my turn”, and it has come
        return told_by_itself or (now.get("plies"), now.get("picked"), now["scene"]) != before

    window.click(target, is_answered, f"an answer to a click on {target}")
