"""A lit square shows what it brings besides its row's resource and its column's action."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from alicegames.core.values import replace
from alicegames.games.queen_alice.choices import Move
from alicegames.games.queen_alice.frames import Play
from alicegames.games.queen_alice.play.chess import square_number
from alicegames.match import Seat, new_match
from alicegames.ui.presenters import make
from tests.rules.queen_alice.positions import DATA, bare


@lru_cache
def chess() -> Any:
    """The chessboard of a table."""
    seats = (Seat(name="Ada", mark="watch"), Seat(name="Bob", mark="hat"))
    presenter: Any = make(new_match("queen_alice", seats=seats, first=0, seed=1))
    return presenter._chess


def besides(pieces: str, move: str, **changes: Any) -> list[tuple[str, int, int]]:
    """What a move brings besides: verb, kind or colour, amount."""
    start, end = map(square_number, move.split("-"))
    state = bare(**changes).set(board=pieces).state
    return [(given.verb, given.arg, given.amount) for given in chess().besides(state, Move(start, end))]


@pytest.mark.rule("QA-39")
@pytest.mark.parametrize(
    ("taken", "verbs"),
    [
        ("pb4", ["gain_time"]),
        ("rb4", ["gain_resource", "gain_time"]),
        ("qb4", ["pawprint", "gain_resource", "gain_time"]),
    ],
)
def test_a_capture_shows_its_bonus(taken: str, verbs: list[str]) -> None:
    assert [verb for verb, _arg, _amount in besides(f"Pa3 {taken}", "a3-b4")] == verbs


@pytest.mark.rule("QA-37")
def test_a_pawn_on_its_last_row_shows_its_pawprint() -> None:
    assert besides("Pa7", "a7-a8") == [("pawprint", 1, 1)]
    assert besides("Ra7", "a7-a8") == []


@pytest.mark.rule("QA-76")
def test_a_central_row_shows_its_hours_with_two_pink_flowers() -> None:
    hours = DATA.chessboard.row_time[3]
    assert besides("Pa3", "a3-a4", flowers=(2, 0, 0, 0)) == [("gain_time", 0, hours)]
    assert besides("Pa3", "a3-a4", flowers=(1, 0, 0, 0)) == []


def test_a_quiet_move_shows_nothing_besides() -> None:
    assert besides("Pa1", "a1-a2") == []


def payable(**changes: Any) -> dict[int, bool]:
    """Which squares the hand's first card reaches with an action that could be paid."""
    card = next(card.id for card in DATA.cards if card.key == "white_turret")
    position = bare(hand=(card,), **changes).set(board="Ra1")
    state = replace(position.state, stack=(Play(),), owner=0)
    seats = (Seat(name="Ada", mark="watch"), Seat(name="Bob", mark="hat"))
    presenter: Any = make(new_match("queen_alice", seats=seats, first=0, seed=1))
    moves = [(card, Move(square_number("a1"), square_number(end))) for end in ("b1", "d1")]
    return dict(presenter._previews.payable_by(state, moves))


def test_before_a_card_is_played_its_squares_show_what_could_be_paid() -> None:
    spades, clubs = square_number("b1"), square_number("d1")
    assert payable(store=(0, 0, 3), time=0) == {spades: True, clubs: True}
    assert payable(store=(0, 0, 0), time=0) == {spades: False, clubs: False}
