"""The first page of the text client."""

from __future__ import annotations

import io

import pytest

from alicegames.match import new_match
from alicegames.match.clock import Limit
from alicegames.storage import Autosave, library, settings
from alicegames.terminal.console import Console
from alicegames.terminal.menu import Menu
from alicegames.terminal.seating import parse_seats
from alicegames.terminal.thinker import Thinker


def menu(*lines: str) -> str:
    sink = io.StringIO()
    Menu(Console(io.StringIO("".join(f"{line}\n" for line in lines)), sink)).run()
    return sink.getvalue()


def test_the_games_are_offered_and_one_can_leave() -> None:
    text = menu("q")
    assert "1. Tea Time – " in text
    assert "Continue" not in text
    assert menu().rstrip() == text.rstrip()


@pytest.mark.parametrize("line", ["0", "99", "x", "", "9" * 5000])
def test_what_is_not_in_the_list_is_said(line: str) -> None:
    assert "That is not in the list." in menu(line, "q")


def test_a_game_is_set_up_by_answers_and_remembered() -> None:
    text = menu("1", "human:Ada,human:Bo", "", "", "quit")
    assert "Type a number or a code to choose" in text
    last = settings.last_setup("tea_time")
    assert last is not None
    assert [seat.name for seat in last.seats] == ["Ada", "Bo"]


def test_who_starts_and_a_clock_are_asked_and_asked_again_after_a_wrong_answer() -> None:
    text = menu("1", "human:Ada,human:Bo", "7", "2", "turn:1", "turn:90:bot", "quit")
    assert "That is not in the list." in text
    assert "“turn:1” is no clock" in text
    last = settings.last_setup("tea_time")
    assert last is not None
    assert (last.first, last.clock) == (1, Limit(per="turn", seconds=90, at_zero="bot"))


def test_bots_among_themselves_are_asked_for_no_clock() -> None:
    assert "Clock" not in menu("1", "greedy,greedy", "1", "quit")


def test_an_option_that_excludes_another_is_refused_and_asked_again() -> None:
    text = menu("3", "human", "2", "2", "", "", "", "", "", "", "")
    assert text.count("The youngest dreamers play without the experienced set-up") == 1
    assert "Difficulty" not in text
    last = settings.last_setup("rolling_in_wonderland")
    assert last is not None
    assert last.options == {"youngest": "on"}


def test_a_wrong_answer_leads_back_to_the_menu() -> None:
    text = menu("1", "human,chess", "q")
    assert "There is no bot “chess”" in text
    assert text.count("1. Tea Time") == 2


def test_the_last_game_goes_on() -> None:
    match = new_match("tea_time", parse_seats("human:Ada,human:Bo"), seed=3, first=0)
    session = match.start()
    session.play("take:b2")
    with Autosave(match) as autosave:
        autosave.save(session)
    text = menu("0", "take:a1", "quit", "q")
    assert "0. Continue: Tea Time – Ada, Bo – round 1" in text
    assert "Bo takes" in text
    (entry,) = library.entries()
    assert entry.path == autosave.path


@pytest.mark.parametrize(("answer", "plays"), [("y", True), ("n", False)])
def test_the_good_copy_of_a_damaged_game_is_offered(answer: str, plays: object) -> None:
    match = new_match("tea_time", parse_seats("human:Ada,human:Bo"), seed=3, first=0)
    session = match.start()
    with Autosave(match) as autosave:
        autosave.save(session)
        autosave.save(session)
        assert autosave.path is not None
        autosave.path.write_bytes(b"{")
    text = menu("0", answer, "quit", "q")
    assert "breaks off" in text
    assert ("Ada: take one card" in text) is plays
    assert (autosave.path.read_bytes() == b"{") is not plays


def test_a_bot_of_the_worker_process_answers() -> None:
    match = new_match("tea_time", parse_seats("human:Ada,greedy"), seed=3, first=1)
    with Thinker(match, 5.0) as thinker:
        session = match.start()
        answer = thinker.answer("greedy", session)
        assert not answer.fallback
        session.submit(answer.choice)
