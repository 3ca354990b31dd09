"""A lit square shows what it brings besides its row's resource and its column's action."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import pytest

from alicegames.core.rules import Setup
from alicegames.core.values import replace
from alicegames.games import registry
from alicegames.games.queen_alice.choices import Build, Climb, Move, Plant, Ride
from alicegames.games.queen_alice.frames import Discard, Play
from alicegames.games.queen_alice.play import previews
from alicegames.games.queen_alice.play.chess import square_number
from alicegames.match import Seat, new_match
from alicegames.ui.presenters import make
from tests.rules.queen_alice.positions import DATA, bare


@lru_cache
def presenter() -> Any:
    """The presenter of a table for two."""
    return make(new_match("queen_alice", seats=(Seat(name="Ada", mark="watch"), Seat(name="Bob", mark="hat")), seed=1))


def besides(pieces: str, move: str, **changes: Any) -> list[tuple[str, int, int]]:
    """What a move brings besides: verb, kind or colour, amount."""
    start, end = map(square_number, move.split("-"))
    state = bare(**changes).set(board=pieces).state
    return [(given.verb, given.arg, given.amount) for given in presenter()._chess.besides(state, Move(start, end))]


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


def payable(*others: str, **changes: Any) -> dict[int, bool]:
    """Which squares the white turret on a1 reaches with an action that could be paid; ``others`` could be discarded."""
    card, *rest = (next(card.id for card in DATA.cards if card.key == key) for key in ("white_turret", *others))
    position = bare(hand=(card, *rest), **changes).set(board="Ra1")
    state = replace(position.state, stack=(Play(), Discard()) if others else (Play(),), owner=0)
    moves = [(card, Move(square_number("a1"), square_number(end))) for end in ("b1", "d1")]
    return dict(presenter()._previews.payable_by(state, moves))


def test_before_a_card_is_played_its_squares_show_what_could_be_paid() -> None:
    spades, clubs = square_number("b1"), square_number("d1")
    assert payable(store=(0, 0, 3), time=0) == {spades: True, clubs: True}
    assert payable(store=(0, 0, 0), time=0) == {spades: False, clubs: False}


@pytest.mark.rule("QA-69")
@pytest.mark.parametrize(("other", "pays"), [("lily_the_pawn", True), ("rose_the_pawn", False)])
def test_at_the_discard_a_square_shows_what_could_be_paid_with_what_another_card_brings(
    other: str, *, pays: bool
) -> None:
    at = payable(other, store=(0, 0, 0), time=0)
    assert at == {square_number("b1"): pays, square_number("d1"): pays}


def foreseen(seed: int) -> tuple[int, int]:
    """Play a random game; return how many squares were out of reach before a card, and how often one was paid then."""
    rules: Any = registry.builtin_rules("queen_alice")
    state, rng = rules.start(Setup(2, (), 0)), Random(seed)
    pale, wrong, landed, known = 0, 0, -1, {}
    while (decision := rules.decision(state)) is not None:
        if decision.kind in ("discard", "play"):
            view = rules.view(state, decision.player)
            moves = presenter()._gestures.moves(view, decision.player)
            known = previews.payable_squares(rules.kit, view, moves)
            pale += list(known.values()).count(False)
        choice = rng.choice(decision.options)
        if decision.kind == "act" and isinstance(choice, Plant | Ride | Climb | Build):
            wrong += not known.get(landed, True)
        landed = choice.target if isinstance(choice, Move) else -1 if decision.kind == "activate" else landed
        state = rules.apply(state, choice).state
    return pale, wrong


@pytest.mark.rule("QA-69")
def test_a_square_that_is_pale_at_the_discard_cannot_be_paid_whatever_is_taken_on_the_way() -> None:
    found = [foreseen(seed) for seed in range(3)]
    assert sum(pale for pale, _wrong in found) > 30
    assert [wrong for _pale, wrong in found] == [0, 0, 0]
