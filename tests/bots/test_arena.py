"""Simulations: repeatable whatever the number of processes, fair to all seats."""

from __future__ import annotations

import json
from typing import Any

import pytest

from alicegames.bots import arena
from alicegames.bots.arena import Plan, Played, Report, play_games, simulate, wilson
from alicegames.games import registry


def test_the_same_plan_gives_the_same_games_for_any_number_of_processes() -> None:
    plan = Plan("tea_time", ("greedy", "random"), 13, 5)
    one, two = simulate(plan, 1), simulate(plan, 2)
    assert one.played == two.played
    facts = [{key: value for key, value in report.as_json().items() if key != "speed"} for report in (one, two)]
    assert json.dumps(facts[0]) == json.dumps(facts[1])


def test_another_seed_gives_other_games() -> None:
    games = [simulate(Plan("tea_time", ("random", "random"), 4, seed)).played for seed in (1, 2)]
    assert games[0] != games[1]


def test_the_start_player_rotates_over_the_seats() -> None:
    played = play_games(Plan("tea_time", ("random",) * 3, 7, 5), 0, 7)
    assert [game.first for game in played] == [0, 1, 2, 0, 1, 2, 0]


def test_a_game_does_not_depend_on_where_its_part_begins() -> None:
    plan = Plan("tea_time", ("random", "random"), 6, 5)
    assert play_games(plan, 0, 6)[4:] == play_games(plan, 4, 6)


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate(Plan("tea_time", ("random", "random"), 5, 1), progress=told.append)
    assert sum(told) == 5


@pytest.mark.parametrize("game", registry.ids())
def test_greedy_beats_random(game: str) -> None:
    report = simulate(Plan(game, ("greedy", "random"), 4, 2))
    assert report.shares()[0].share > 0.5


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (90, 100, 0.8256, 0.9448)],
)
def test_wilson_intervals_are_those_of_the_tables(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_of_no_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def played(places: tuple[int, ...], first: int = 0) -> Played:
    return Played(0, first, (10, 20), places, 8, 4, 4, ((), ()))


def test_a_shared_win_counts_in_parts() -> None:
    report = Report(Plan("tea_time", ("greedy", "random"), 2, 1), (played((1, 1)), played((1, 2), 1)), 1.0)
    assert [share.wins for share in report.shares()] == [1.5, 0.5]
    assert report.starters()[0] == 0.25


def test_decisions_a_second_count_all_and_the_seats_own() -> None:
    report = Report(Plan("tea_time", ("greedy", "random"), 2, 1), (played((1, 2)), played((1, 2))), 2.0)
    assert report.speed() == (8.0, 4.0)


def test_a_game_without_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MAX_PLIES", 10)
    with pytest.raises(arena.EndlessGameError, match="has not ended after 10"):
        play_games(Plan("tea_time", ("random", "random"), 1, 1), 0, 1)


def test_bots_of_a_simulation_get_views(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from alicegames.bots import levels
    from tests.bots import toy_process

    monkeypatch.setattr(levels, "LEVELS", (*levels.LEVELS, *toy_process.MISBEHAVING))
    report: Any = simulate(Plan("toy", ("peeps", "peeps"), 5, 1))
    assert len(report.played) == 5
