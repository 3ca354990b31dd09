"""The clock: what passes, what comes back, what a saved game keeps."""

from __future__ import annotations

import pytest

from alicegames.match import Seat, new_match
from alicegames.match.clock import Clock, Limit, parsed, written
from alicegames.storage import Autosave, open_game
from alicegames.storage.settings import setup_of

SEATS = (Seat(name="Ada", mark="watch"), Seat(name="Bo", mark="hat"))
TURN, GAME = Limit(per="turn", seconds=60), Limit(per="game", seconds=600, at_zero="bot")


def test_a_new_turn_has_all_its_time() -> None:
    clock = Clock(TURN, 2)
    clock.stand(0, 0)
    clock.run(0, 40)
    clock.stand(0, 1)
    assert clock.left(0) == 20
    clock.stand(1, 2)
    assert (clock.left(0), clock.left(1)) == (60, 60)


def test_the_time_of_a_game_is_never_given_again() -> None:
    clock = Clock(GAME, 2)
    clock.stand(0, 0)
    clock.run(0, 40)
    clock.stand(1, 1)
    clock.run(1, 5)
    clock.stand(2, 2)
    assert (clock.left(0), clock.left(1)) == (560, 595)


@pytest.mark.parametrize("limit", [TURN, GAME])
def test_what_an_undone_choice_took_comes_back(limit: Limit) -> None:
    clock = Clock(limit, 2)
    clock.stand(0, 5)
    clock.run(0, 7)
    before = clock.left(0)
    clock.stand(0, 6)
    clock.run(0, 30)
    clock.stand(1, 7)
    clock.run(1, 9)
    clock.stand(0, 6)
    assert (clock.left(0), clock.left(1)) == (before, limit.seconds)


def test_time_that_is_up_is_said() -> None:
    clock = Clock(TURN, 1)
    clock.stand(0, 0)
    clock.run(0, 59.5)
    assert (clock.told(0), clock.is_out(0)) == ("0:01", False)
    clock.run(0, 1)
    assert (clock.told(0), clock.is_out(0)) == ("time is up", True)


@pytest.mark.parametrize(("seconds", "text"), [(5, "0:05"), (245, "4:05"), (3845, "1:04:05")])
def test_times_are_written_as_people_read_them(seconds: int, text: str) -> None:
    assert written(seconds) == text


def test_a_saved_game_goes_on_with_the_time_it_had() -> None:
    match = new_match("tea_time", SEATS, seed=1, first=0, limit=GAME)
    assert match.clock is not None
    session = match.start()
    match.clock.stand(0, len(session.moves))
    match.clock.run(0, 100)
    with Autosave(match) as autosave:
        autosave.save(session)
        path = autosave.path
    assert path is not None
    opened = open_game(path).match
    assert opened.clock is not None
    assert opened.clock.limit == GAME
    opened.clock.stand(0, len(session.moves))
    assert opened.clock.left(0) == 500
    assert setup_of(opened).clock == GAME


def test_a_game_without_a_clock_stays_without() -> None:
    match = new_match("tea_time", SEATS, seed=1, first=0)
    with Autosave(match) as autosave:
        autosave.save(match.start())
        path = autosave.path
    assert path is not None
    assert open_game(path).match.clock is None


def test_a_clock_is_told_in_a_word() -> None:
    assert parsed("turn:60") == TURN
    assert parsed("game:600:bot") == GAME


@pytest.mark.parametrize("text", ["turn", "turn:x", "day:60", "turn:1", "turn:60:never", "turn:60:bot:bot"])
def test_what_is_no_clock_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 -- its words are the command line's
        parsed(text)
