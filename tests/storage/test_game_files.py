"""A game goes into a file and comes out the same."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from alicegames.core.undo import Retraction
from alicegames.games import registry
from alicegames.match import MARKS, Seat, SetupError, new_match
from alicegames.storage import Autosave, open_game
from alicegames.storage.record import document_of
from tests.play import random_choices
from tests.storage.conftest import SEATS

if TYPE_CHECKING:
    from pathlib import Path

    from alicegames.core.session import Session
    from alicegames.match import Match


def test_a_game_comes_back_as_it_was(match: Match, session: Session[Any, Any], saved: Path) -> None:
    opened = open_game(saved)
    assert opened.match == match
    assert opened.session.state == session.state
    assert opened.session.codes == session.codes
    assert opened.session.decision() == session.decision()


@pytest.mark.parametrize("game", registry.ids())
def test_every_game_comes_back_in_the_middle_and_at_the_end(game: str) -> None:
    players = registry.get(game).players[-1]
    seats = tuple(Seat(name=f"S{number}", mark=MARKS[number]) for number in range(players))
    match = new_match(game, seats, seed=3)
    for choices in (0, 25, 100_000):
        session = random_choices(match.start(), 5, choices)
        with Autosave(match) as autosave:
            autosave.save(session)
            assert autosave.path is not None
            assert open_game(autosave.path).session.state == session.state


def test_a_hidden_card_comes_back_in_a_game_with_secrets(toy: str) -> None:
    match = new_match(toy, SEATS, seed=3)
    session = match.start()
    with Autosave(match) as autosave:
        autosave.save(session)
        assert autosave.path is not None
        assert open_game(autosave.path).session.state == session.state


def test_chance_goes_on_as_it_would_have(session: Session[Any, Any], saved: Path) -> None:
    again = open_game(saved).session
    assert random_choices(again, 2, 1000).codes == random_choices(session, 2, 1000).codes


def test_undo_works_after_loading(session: Session[Any, Any], saved: Path) -> None:
    again = open_game(saved).session
    session.undo()
    again.undo()
    assert again.state == session.state


def test_where_something_was_taken_back_is_kept(toy: str) -> None:
    match = new_match(toy, SEATS, seed=3, first=0)
    session = match.start()
    session.play("swap")
    session.undo(force=True)
    with Autosave(match) as autosave:
        autosave.save(session)
        assert autosave.path is not None
        again = open_game(autosave.path).session
    assert again.retractions == session.retractions == [Retraction(0, 0, "swap")]


def test_a_saved_position_does_not_hold_what_can_be_known() -> None:
    """It follows from the choices: games saved before there was such knowledge open as ever."""
    session = random_choices(new_match("alice", SEATS, seed=2).start(), 2, 30)
    assert "knowledge" not in document_of(new_match("alice", SEATS, seed=2), session).snapshot  # type: ignore[operator]
    assert session.state.knowledge is not None


def test_takebacks_are_kept_in_the_record(match: Match, session: Session[Any, Any]) -> None:
    session.takebacks = 3
    with Autosave(match) as autosave:
        autosave.save(session)
        assert autosave.path is not None
        assert open_game(autosave.path).session.takebacks == 3


def test_a_game_can_be_played_on_from_any_choice(saved: Path) -> None:
    opened = open_game(saved)
    moves = opened.session.moves
    for ply in (14, 17):
        assert opened.at(ply).session.state == moves[ply].before
    assert opened.at(len(moves)).session.state == opened.session.state


def test_the_file_is_one_readable_object_with_a_key_a_line(saved: Path) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines()
    keys = [line.split('"')[1] for line in lines[1:-1]]
    assert keys[:4] == ["program", "format", "game", "rules_version"]
    assert keys[-1] == "checksum"
    assert sorted(keys) == sorted(json.loads(saved.read_text(encoding="utf-8")))


def test_the_summary_of_a_running_game_tells_no_secret(toy: str) -> None:
    match = new_match(toy, SEATS, seed=3)
    document = document_of(match, match.start())
    assert document.summary.places == ()
    assert document.summary.scores == (0, 0)


def test_names_of_no_or_too_many_letters_are_refused() -> None:
    for name in ("", "x" * 41):
        with pytest.raises(ValueError, match="name"):
            Seat(name=name, mark="hat")


@pytest.mark.parametrize(
    ("stored", "shown"),
    [
        ("a\x1b[2Jb\x9b31m", "a [2Jb 31m"),
        ("a\nb\u2028c", "a b c"),
        ("A\u200dda\ufe0f", "Ada"),
        ("\u2665\ufe0f", "\u2665"),
        ("\u202eadA", "adA"),
        ("Cafe\u0301", "Caf\u00e9"),
        ("Z" + "\u0332" * 9, "Z\u0332\u0332"),
        ("\u200d", "?"),
        ("\ud800", "?"),
    ],
)
def test_a_name_is_kept_as_it_can_be_shown(stored: str, shown: str) -> None:
    assert Seat(name=stored, mark="hat").name == shown


@pytest.mark.parametrize(
    ("seats", "keywords", "says"),
    [
        (SEATS[:1], {}, "2, 3, 4 players"),
        ((SEATS[0], SEATS[0]), {}, "mark of its own"),
        ((SEATS[0], Seat(name="Ada", mark="hat")), {}, "name of its own"),
        (SEATS, {"first": 2}, "no seat 3"),
        (SEATS, {"options": {"colour": "red"}}, "no option “colour”"),
    ],
)
def test_a_wrong_set_up_is_said_in_a_sentence(seats: Any, keywords: Any, says: str) -> None:
    with pytest.raises(SetupError, match=says):
        new_match("tea_time", seats, **keywords)


def test_saving_leaves_no_other_file_behind(saved: Path) -> None:
    assert sorted(path.name for path in saved.parent.iterdir()) == sorted([".locks", saved.name, f"{saved.name}.bak"])
