"""The scripts in tools/ start, explain themselves, and do a small piece of their work."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).parents[2] / "tools"
SCRIPTS = sorted(path.name for path in TOOLS.glob("*.py") if "__main__" in path.read_text(encoding="utf-8"))


def run(script: str, *arguments: str) -> str:
    command = [sys.executable, str(TOOLS / script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True).stdout


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_tool_explains_itself(script: str) -> None:
    assert run(script, "--help").lower().startswith("usage")


def test_perft_counts_the_first_turn() -> None:
    out = run("perft.py", "tea_time", "--depth", "2", "--after", "0")
    assert "depth 1:           12" in out
    assert "depth 2:          492" in out  # 12 cards and 29 neighbouring pairs after each


def test_balance_goes_on_where_it_was_and_says_the_same(tmp_path: Path) -> None:
    kept, asked = tmp_path / "kept.jsonl", ("balance.py", "tea_time", "--players", "2")
    whole = run(*asked, "--games", "3", "--out", str(kept))
    assert "start player wins" in whole
    assert "column:caterpillar" in whole
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    kept.write_text(lines[0] + lines[2][:40], encoding="utf-8")  # a game is missing, another was cut short by a kill
    assert run(*asked, "--games", "3", "--out", str(kept)) == whole
    assert len(kept.read_text(encoding="utf-8").splitlines()) == len(lines)


@pytest.mark.parametrize(
    ("game", "figures"),
    [
        ("alice", ["chapters completed a player", "aim 8.0 to 16.0"]),
        ("rolling_in_wonderland", ["ended by round 6", "influence"]),
        ("queen_alice", ["second wish of a path scored", "throne entered", "boards and clock"]),
    ],
)
def test_balance_counts_what_matters_in_each_game(game: str, figures: list[str]) -> None:
    out = run("balance.py", game, "--players", "2", "--games", "1", "--bots", "random")
    assert "start player wins" in out
    assert all(figure in out for figure in figures)


def test_the_sample_saves_and_golden_games_of_tea_time_are_up_to_date() -> None:
    assert "0 would change" in run("regold.py", "tea_time", "--samples")


def test_bench_measures_the_saves() -> None:
    assert "tea_time: load and replay" in run("bench.py", "--only", "saves")


def test_the_same_seed_learns_the_same_weights(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.json", "two.json")]
    for file in files:
        assert "round 1: positions" in run(
            "learn_weights.py", "tea_time", "--rounds", "1", "--games", "2", "--out", str(file)
        )
    learned = [json.loads(file.read_text(encoding="utf-8")) for file in files]
    assert learned[0] == learned[1]
    assert learned[0] != json.loads((TOOLS.parent / "assets/bots/weights/tea_time.json").read_text(encoding="utf-8"))


def test_a_plain_tree_search_and_the_used_one_are_timed() -> None:
    assert float(run("bench_search.py", "tea_time", "0.01", "1")) > 0
    assert float(run("bench_search.py", "tea_time", "0.01", "1", "--used")) > 0


def test_the_figures_in_ink_are_drawn_as_they_are_written_down() -> None:
    assert run("art/ink.py", "--check") == ""
    assert run("art/ink.py", "no such figure").startswith("0 sprites")


def test_a_line_of_a_figure_that_cannot_be_drawn_is_named() -> None:
    code = "from ink import read; read('figure a/b 64 80 1 3 2 thing\\nshape rose A 1;2', {})"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=TOOLS / "art", capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert "FigureError: thing: shape rose A 1;2" in done.stderr
