"""Learned weights: data beside the packs, and what they taught."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from pydantic import ValidationError

from alicegames import paths
from alicegames.core.values import replace
from alicegames.games.tea_time.bot.heuristic import heuristic
from alicegames.games.tea_time.bot.weights import Weights
from alicegames.packs import weights
from tests.rules.tea_time.positions import RULES, position

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    found = tmp_path / "bots" / "weights"
    found.mkdir(parents=True)
    return found


@pytest.mark.parametrize("change", [{"more": 1.0}, {"share": "much"}])
def test_a_file_of_weights_has_every_number_and_no_other(folder: Path, change: dict[str, object]) -> None:
    numbers = {"share": 0.5, "forced": 0.5, "alice_early": 1.0, "answer": 1.0}
    (folder / "tea_time.json").write_text(json.dumps(numbers), encoding="utf-8")
    assert weights.learned(Weights, "tea_time").alice_early == 1.0
    (folder / "tea_time.json").write_text(json.dumps(numbers | change), encoding="utf-8")
    with pytest.raises(ValidationError):
        weights.learned(Weights, "tea_time")


def test_other_weights_have_another_digest(folder: Path) -> None:
    assert not weights.digest("tea_time")
    (folder / "tea_time.json").write_text("{}", encoding="utf-8")
    before = weights.digest("tea_time")
    (folder / "tea_time.json").write_text("{ }", encoding="utf-8")
    assert before != weights.digest("tea_time")


def test_alice_is_worth_less_early_in_tea_time_than_at_the_end() -> None:
    early = position()
    late = replace(early, deck=(0,) * 6)
    of_alice = [
        heuristic(RULES, replace(state, alice=0), 0) - heuristic(RULES, replace(state, alice=1), 0)
        for state in (early, late)
    ]
    assert of_alice[0] < of_alice[1]
