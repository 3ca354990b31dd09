"""Choices made by one gesture are taken back and played again together."""

from __future__ import annotations

from typing import Any

from alicegames.core.gestures import Gestures
from tests.play import asked, session


def made() -> tuple[Gestures[Any, Any], list[int]]:
    """A table where one choice, then a gesture of three was made; how many choices there were after each."""
    table = session("queen_alice", seed=3)
    while asked(table).kind != "discard":
        table.submit(asked(table).options[0])
    gestures = Gestures(table)
    gestures.submit(asked(table).options[0])
    counts = [len(table.moves)]
    gestures.submit(asked(table).options[0])
    gestures.follow(asked(table).options[0])
    gestures.follow(asked(table).options[0])
    return gestures, [*counts, len(table.moves)]


def test_undo_takes_back_a_gesture_whole() -> None:
    gestures, (before, _after) = made()
    gestures.undo()
    assert len(gestures._session.moves) == before


def test_redo_plays_a_gesture_again_whole() -> None:
    gestures, (_before, after) = made()
    gestures.undo()
    gestures.redo()
    assert len(gestures._session.moves) == after


def test_a_choice_of_its_own_comes_back_alone() -> None:
    gestures, (before, _after) = made()
    gestures.undo()
    gestures.undo()
    gestures.redo()
    assert len(gestures._session.moves) == before


def test_what_an_undo_would_take_back_begins_with_the_gesture() -> None:
    gestures, (before, after) = made()
    back = gestures.takeback()
    assert back is not None
    assert (back.move.ply, len(back.moves)) == (before, after - before)


def test_another_choice_in_the_place_of_a_gesture_is_no_part_of_one() -> None:
    gestures, _counts = made()
    gestures.undo()
    gestures.submit(asked(gestures._session).options[-1])
    gestures.submit(asked(gestures._session).options[-1])
    count = len(gestures._session.moves)
    gestures.submit(asked(gestures._session).options[0])
    gestures.undo()
    assert len(gestures._session.moves) == count
    assert gestures.last() is None
