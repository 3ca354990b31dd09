"""Simulations: repeatable whatever the number of processes, fair to all seats."""

from __future__ import annotations

import json
import multiprocessing
from collections import Counter
from multiprocessing.connection import wait
from typing import Any

import pytest

from alicegames.bots.arena import Plan, Played, Report, Tally, elo, play, play_games, simulate, wilson
from alicegames.bots.arena.figures import elo_margins
from alicegames.core.rules import Setup
from alicegames.core.session import Session
from alicegames.games import registry


def facts(report: Report) -> Any:
    """Everything in a report but times."""
    values = report.as_json()
    del values["speed"], values["tally"]["seconds"]
    for result in values["results"]:
        del result["ms_a_choice"], result["ms_longest"]
    for slot in values["tally"]["slots"]:
        del slot[-2:]
    return values


def test_the_same_plan_gives_the_same_games_for_any_number_of_processes() -> None:
    plan = Plan("tea_time", ("greedy", "random"), 13, 5)
    one, two = simulate(plan, 1), simulate(plan, 2)
    assert one.tally.games == 13
    assert json.dumps(facts(one)) == json.dumps(facts(two))


def test_another_seed_gives_other_games() -> None:
    games = [play_games(Plan("tea_time", ("random", "random"), 4, seed), 0, 4) for seed in (1, 2)]
    assert [game.scores for game in games[0]] != [game.scores for game in games[1]]


def test_the_start_player_rotates_over_the_seats() -> None:
    played = play_games(Plan("tea_time", ("random",) * 3, 7, 5), 0, 7)
    assert [game.first for game in played] == [0, 1, 2, 0, 1, 2, 0]


def test_a_game_does_not_depend_on_where_its_part_begins() -> None:
    plan = Plan("tea_time", ("random", "random"), 6, 5)
    ends = [[game.scores for game in play_games(plan, start, 6)][-2:] for start in (0, 4)]
    assert ends[0] == ends[1]


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


def played(places: tuple[int, ...], first: int = 0, index: int = 0, bots: tuple[int, ...] = ()) -> Played:
    return Played(index, first, (10, 20, 15)[: len(places)], places, 8, 4, 4, ((),) * len(places), bots)


def report(plan: Plan, *games: Played, seconds: float = 1.0) -> Report:
    tally = Tally.empty(plan)
    for game in games:
        tally.add(game)
    tally.seconds = seconds
    return Report(plan, tally)


TWO = Plan("tea_time", ("greedy", "random"), 2, 1)


def test_a_shared_win_counts_in_parts() -> None:
    found = report(TWO, played((1, 1)), played((1, 2), 1, 1))
    assert [share.wins for share in found.shares()] == [1.5, 0.5]
    assert found.starters()[0] == 0.25
    assert found.tally.shared == 1


def test_decisions_a_second_count_all_and_the_seats_own() -> None:
    assert report(TWO, played((1, 2)), played((1, 2), index=1), seconds=2.0).speed() == (8.0, 4.0)


def test_sums_do_not_depend_on_the_order_of_the_parts() -> None:
    games = [played((1, 1, 1)), played((1, 2, 2), 1, 1), played((3, 1, 1), 2, 2), played((2, 1, 3), 0, 3)]
    plan = Plan("tea_time", ("greedy", "random", "random"), 4, 1)
    parts = [report(plan, game).tally for game in games]
    one, two = Tally.empty(plan), Tally.empty(plan)
    for part in parts:
        one.merge(part)
    for part in (parts[2], parts[0], parts[3], parts[1]):
        two.merge(part)
    assert one.as_json() == two.as_json()
    assert one.done == [(0, 4)]


def test_a_tally_comes_back_from_its_file_and_knows_what_is_missing() -> None:
    tally = report(TWO, played((1, 2)), played((2, 1), 1, 3)).tally
    again = Tally.from_json(json.loads(json.dumps(tally.as_json())))
    assert again.as_json() == tally.as_json()
    assert again.missing(6) == [(1, 3), (4, 6)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_arena_goes_on_where_it_was(jobs: int) -> None:
    plan = Plan("tea_time", ("greedy", "random"), 9, 5)
    whole = simulate(plan)
    half = Tally.empty(plan)
    for game in (*play_games(plan, 0, 2), *play_games(plan, 5, 6)):
        half.add(game)
    told: list[int] = []
    assert facts(simulate(plan, jobs, told.append, before=half)) == facts(whole)
    assert sum(told) == 6


def test_what_is_done_is_handed_over_part_by_part() -> None:
    seen: list[int] = []
    simulate(Plan("tea_time", ("random", "random"), 3, 1), keep=lambda tally, _part: seen.append(tally.games))
    assert seen == [1, 2, 3]


class StopError(Exception):
    pass


def test_the_processes_end_when_an_arena_is_stopped() -> None:
    def stop(_tally: Tally, _part: object) -> None:
        raise StopError

    before = set(multiprocessing.active_children())
    with pytest.raises(StopError):
        simulate(Plan("tea_time", ("random", "random"), 100_000, 1), 2, keep=stop)
    for child in set(multiprocessing.active_children()) - before:
        assert wait([child.sentinel], 60)  # its exit status may be had by the pool's own thread first


ROBIN = Plan("tea_time", ("a", "b", "c"), 4, 7, players=2)


def test_in_a_round_robin_everybody_meets_everybody_in_every_seat() -> None:
    fixtures = [ROBIN.fixture(index) for index in range(ROBIN.total)]
    assert len(fixtures) == 12
    assert sorted({fixture.bots for fixture in fixtures}) == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    starts = Counter((frozenset(fixture.bots), fixture.bots[fixture.first]) for fixture in fixtures)
    assert set(starts.values()) == {2}


def test_line_ups_and_seats_share_their_chance() -> None:
    fixtures = [ROBIN.fixture(index) for index in range(ROBIN.total)]
    assert [fixture.seed for fixture in fixtures[:6]] == [fixtures[0].seed] * 6
    assert fixtures[6].seed != fixtures[0].seed
    assert {fixture.first for fixture in fixtures[:6]} == {0}


def test_two_bots_fill_three_seats_in_both_mixtures() -> None:
    assert Plan("tea_time", ("a", "b"), 3, 1, players=3).lineups == ((0, 0, 1), (0, 1, 1))
    assert len(Plan("tea_time", ("a", "b", "c", "d"), 3, 1, players=3).lineups) == 4


def test_who_comes_in_before_whom_is_counted_for_each_pair() -> None:
    plan = Plan("tea_time", ("a", "b", "c"), 1, 1, players=3)
    found = report(plan, played((2, 1, 2), bots=(2, 0, 1)))
    assert {(duel.level, duel.rival): duel.share for duel in found.duels()} == {
        ("a", "b"): 1.0,
        ("a", "c"): 1.0,
        ("b", "c"): 0.5,
    }


def test_ratings_say_how_often_one_beats_the_other() -> None:
    high, low = elo([[0, 7500], [2500, 0]])
    assert high - low == pytest.approx(190.8, abs=0.5)
    assert high + low == pytest.approx(0)


def test_a_rating_is_known_the_better_the_more_games_were_played() -> None:
    wide, also = elo_margins([[0, 75], [25, 0]])
    assert wide == also == pytest.approx(1.96 * 173.7 / (100 * 0.75 * 0.25) ** 0.5 / 2, rel=0.02)
    assert elo_margins([[0, 7500], [2500, 0]])[0] == pytest.approx(wide / 10, rel=0.02)
    # the third met fewer: less is known of it than of the others
    first, second, third = elo_margins([[0, 50, 5], [50, 0, 5], [5, 5, 0]])
    assert third > 1.5 * first == pytest.approx(1.5 * second)


def test_a_bot_that_always_won_has_a_finite_rating() -> None:
    ratings = elo([[0, 10, 10], [0, 0, 5], [0, 5, 0]])
    assert ratings[0] < 1000
    assert ratings[1] == pytest.approx(ratings[2])


def test_codes_are_kept_where_they_are_wanted() -> None:
    (game,) = play_games(Plan("tea_time", ("random", "random"), 1, 5, keeps_codes=True), 0, 1)
    table = Session(registry.builtin_rules("tea_time"), Setup(2, (), 0), Plan("x", ("a", "b"), 1, 5).fixture(0).seed)
    table.replay(game.codes)
    assert table.is_over
    assert len(game.codes) == game.plies


def test_a_game_without_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MAX_PLIES", 10)
    with pytest.raises(play.EndlessGameError, match="has not ended after 10"):
        play_games(Plan("tea_time", ("random", "random"), 1, 1), 0, 1)


def test_bots_of_a_simulation_get_views(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from alicegames.bots import levels
    from tests.bots import toy_process

    monkeypatch.setattr(levels, "LEVELS", (*levels.LEVELS, *toy_process.MISBEHAVING))
    assert simulate(Plan("toy", ("peeps", "peeps"), 5, 1)).tally.games == 5
