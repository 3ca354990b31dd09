"""Statistics: finished games, counted once, and how everybody fared."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

from alicegames.match import Seat, new_match
from alicegames.storage import library, open_game, statistics
from tests.play import random_choices

if TYPE_CHECKING:
    from alicegames.core.session import Session
    from alicegames.match import Match


def finished(bots: tuple[str, ...], seed: int = 7, **options: str) -> tuple[Match, Session[Any, Any]]:
    seats = tuple(
        Seat(name=f"S{number}", mark=("watch", "hat", "key")[number], bot=bot) for number, bot in enumerate(bots)
    )
    match = new_match("tea_time", seats, seed=seed, options=options)
    return match, random_choices(match.start(), 1, 10_000)


def test_a_finished_game_counts_once() -> None:
    match, session = finished(("", "greedy"))
    for _again in range(3):
        assert statistics.record(match, session) is None
    (row,) = statistics.fared()
    assert (row.game, row.name, row.against, row.played) == ("tea_time", "S0", "greedy", 1)


def test_results_are_kept_by_level() -> None:
    for seed in range(12):
        statistics.record(*finished(("", "greedy", "random"), seed))
    rows = {row.against: row for row in statistics.fared()}
    assert sorted(rows) == ["greedy", "random"]
    for row in rows.values():
        assert row.played == 12
        assert 0 < row.won < 12


def test_among_people_winning_is_being_first_and_best_and_mean_are_the_persons_own() -> None:
    games = [finished(("", ""), seed) for seed in range(6)]
    for match, session in games:
        statistics.record(match, session)
    rows = {row.name: row for row in statistics.fared()}
    for seat, name in enumerate(("S0", "S1")):
        points = [sum(line.points for line in match.rules.score(table.state)[seat]) for match, table in games]
        first = [match.rules.places(table.state)[seat] == 1 for match, table in games]
        row = rows[name]
        assert (row.against, row.played, row.won, row.best) == ("", 6, sum(first), max(points))
        assert abs(row.mean - sum(points) / 6) < 1e-9


def test_an_end_that_was_taken_back_counts_as_it_ended_at_last() -> None:
    match, session = finished(("", ""))
    statistics.record(match, session)
    session.undo(consent=True)
    other = session.decision()
    assert other is not None
    while not session.is_over:
        decision = session.decision()
        assert decision is not None
        session.submit(decision.options[-1])
    statistics.record(match, session)
    points = tuple(sum(line.points for line in lines) for lines in match.rules.score(session.state))
    assert tuple(result.points for result in statistics.results()) == points


def test_games_without_people_unfinished_ones_and_forced_takebacks_do_not_count() -> None:
    statistics.record(*finished(("greedy", "random")))
    match, session = finished(("", "greedy"))
    statistics.record(match, match.start())
    statistics.record(match, session)
    session.takebacks = 1
    statistics.record(match, session)
    assert statistics.results() == ()


def test_a_damaged_file_is_set_aside_and_made_anew() -> None:
    path = statistics.path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"no database at all" * 100)
    assert statistics.record(*finished(("", "greedy"))) is None
    assert len(statistics.results()) == 2
    assert path.with_name(f"{path.name}.damaged-1").read_bytes().startswith(b"no database")


def test_they_are_made_anew_from_the_saved_games() -> None:
    match, session = finished(("", "greedy"))
    library.save_as(match, session, "The end")
    library.save_as(*unfinished(), "The middle")
    found = (open_game(entry.path) for entry in library.entries())
    assert statistics.is_new()
    assert statistics.rebuild((each.match, each.session) for each in found) == 1
    assert not statistics.is_new()


def unfinished() -> tuple[Match, Session[Any, Any]]:
    match, _session = finished(("", "greedy"), 8)
    return match, match.start()


def test_every_result_goes_into_a_table_for_other_programs() -> None:
    statistics.record(*finished(("", "greedy")))
    target = io.StringIO()
    assert statistics.write_csv(target) == 2
    head, first, second = target.getvalue().splitlines()
    assert head == "created,game,players,options,seat,name,level,points,place"
    assert first.split(",")[1:3] + first.split(",")[4:7] == ["tea_time", "2", "1", "S0", ""]
    assert second.split(",")[4:7] == ["2", "S1", "greedy"]
