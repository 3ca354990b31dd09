"""Somebody without a Cat who is asked for one is told why; nobody else learns it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from alicegames.core.rules import Setup
from alicegames.games import registry
from alicegames.match import MARKS, Seat, new_match

_TOLD = "No Cat is in hand"
_NAMES = ("Ada", "Bob", "Cleo")


def prompts(seed: int) -> list[tuple[bool, bool, bool]]:
    """Of each question for a Cat of a random game: whether one is held, whether the asked is told none is, another."""
    rules: Any = registry.builtin_rules("alice")
    texts: Any = new_match(
        "alice", seats=tuple(Seat(name=name, mark=mark) for name, mark in zip(_NAMES, MARKS, strict=False)), seed=1
    ).texts
    state, rng, found = rules.start(Setup(3, (), 0)), Random(seed), []
    while (decision := rules.decision(state)) is not None:
        if decision.kind == "react":
            asked = decision.player
            holds = not rules.data.cats.isdisjoint(state.hands[asked].protagonists)
            own, other = (
                texts.prompt(rules.view(state, seat), decision, _NAMES) for seat in (asked, (asked + 1) % len(_NAMES))
            )
            found.append((holds, _TOLD in own, _TOLD in other))
        state = rules.apply(state, rng.choice(decision.options)).state
    return found


@pytest.mark.rule("AL-90")
def test_who_holds_no_cat_is_told_so_and_why_and_nobody_else_is() -> None:
    found = [each for seed in range(4) for each in prompts(seed)]
    assert {holds for holds, _told, _other in found} == {True, False}
    assert all(told is not holds for holds, told, _other in found)
    assert not any(other for _holds, _told, other in found)
