"""What holds in every state of every random game."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from alicegames.core import chance
from alicegames.core.decision import CHANCE
from alicegames.core.rules import Setup
from alicegames.games.queen_alice import events as e
from alicegames.games.queen_alice.bot.heuristic import heuristic
from alicegames.games.queen_alice.frames import Respawn
from alicegames.games.queen_alice.state import FREE, QueenState, Seat
from alicegames.games.queen_alice.twin import bench_of
from tests.rules.queen_alice.positions import DATA, RULES, bare

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.core.rules import Step


@cache
def played(players: int, seed: int) -> tuple[tuple[QueenState, Step[QueenState]], ...]:
    return tuple(play(players, seed))


def play(players: int, seed: int) -> Iterator[tuple[QueenState, Step[QueenState]]]:
    rng, state, ply = Random(seed), RULES.start(Setup(players)), 0
    while (decision := RULES.decision(state)) is not None:
        options = decision.options
        choice = chance.draw(decision, seed, ply) if decision.player == CHANCE else options[rng.randrange(len(options))]
        step = RULES.apply(state, choice)
        yield state, step
        state, ply = step.state, ply + 1


GAMES = [(players, seed) for players in (2, 3, 4) for seed in range(3)]


@pytest.mark.rule("QA-01", "QA-170")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_eighteen_chess_pieces_are_on_the_board_or_in_jails(players: int, seed: int) -> None:
    every = sorted(code for code in range(12) for _ in range(4 if code % 6 == 5 else 1))
    for _state, step in played(players, seed):
        state = step.state
        pieces = [piece for piece in state.board if piece >= 0] + [p for seat in state.seats for p in seat.jail]
        pieces += [frame.piece for frame in state.stack if isinstance(frame, Respawn)]
        assert not pieces or sorted(pieces) == every


@pytest.mark.rule("QA-53", "QA-59", "QA-64", "QA-03")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_cubes_and_time_keep_their_bounds(players: int, seed: int) -> None:
    for _state, step in played(players, seed):
        for seat in step.state.seats:
            assert 0 <= seat.time <= 10
            assert 0 <= seat.cubes <= 5
            assert min(seat.store) >= 0
            assert sum(seat.store) <= 3 + seat.cubes


@pytest.mark.rule("QA-08", "QA-111", "QA-114")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_crowns_are_in_the_display_on_the_paths_or_gone(players: int, seed: int) -> None:
    table = DATA.table(players)
    for _state, step in played(players, seed):
        state = step.state
        laid = [owner for path in state.paths for owner in path if 0 <= owner < players]
        assert state.crowns + state.gone + len(laid) == table.crowns
        for number, seat in enumerate(state.seats):
            assert len(seat.crowns) == len(set(seat.crowns)) == laid.count(number)
        for colour, path in enumerate(state.paths):
            assert all(path[space] == FREE for space in (*table.paths[colour].wishes, len(path) - 1))


@pytest.mark.rule("QA-02", "QA-23", "QA-121")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_card_is_in_one_place_and_hands_are_part_of_the_pool(players: int, seed: int) -> None:
    for _state, step in played(players, seed):
        state = step.state
        owned = [card for seat in state.seats for card in (*seat.pool, *seat.discard, *seat.invited)]
        market = [card for card in state.market if card >= 0] + [card for deck in state.decks for card in deck]
        assert sorted(card for card in (*owned, *market) if card >= 10) == list(range(10, 100))
        for seat in state.seats:
            assert set(seat.hand) <= set(seat.pool)
            assert set(seat.known) <= set(seat.hand)
            assert sorted(c for c in (*seat.pool, *seat.discard, *seat.invited) if c < 10) == list(range(10))


@pytest.mark.rule("QA-161", "QA-05", "QA-04", "QA-187")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_books_come_by_gain_and_go_by_purchase_and_flowers_and_bookmarks_are_conserved(players: int, seed: int) -> None:
    for state, step in played(players, seed):
        after = step.state
        for number in range(players):
            books = list(state.seats[number].books)
            for event in step.events:
                if isinstance(event, e.Gained) and event.seat == number and event.what == "book":
                    books[event.arg] += event.amount
                if isinstance(event, e.Bought) and event.seat == number and not rides(step, number):
                    books = [have - price for have, price in zip(books, DATA.bookmarks[event.tile].price, strict=True)]
            assert tuple(books) == after.seats[number].books
        for kind in range(4):
            assert after.flowers[kind] + sum(seat.flowers[kind] for seat in after.seats) == 8
        tiles = [tile for seat in after.seats for tile in seat.tiles]
        assert sorted((*after.shelf, *tiles)) == list(range(42))


def rides(step: Step[QueenState], number: int) -> bool:
    return any(isinstance(event, e.TrainRevealed) and event.seat == number for event in step.events)


@pytest.mark.rule("QA-163")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_score_lines_sum_to_the_track_and_every_gain_is_told(players: int, seed: int) -> None:
    for state, step in played(players, seed):
        told = [0] * players
        for event in step.events:
            match event:
                case e.Scored(seat, _, points) | e.AliceMoved(seat, _, _, points) | e.Crowned(seat, _, _, _, points):
                    told[seat] += points
                case e.WishScored(_, points):
                    told = [a + b for a, b in zip(told, points, strict=True)]
        final = [sum(seat.ip[-4:]) for seat in step.state.seats]
        for number in range(players):
            lines = RULES.score(step.state)[number]
            track = sum(line.points for line in lines)
            assert track == sum(step.state.seats[number].ip)
            assert track - final[number] == sum(state.seats[number].ip[:-4]) + told[number]


@pytest.mark.rule("QA-80", "QA-94", "QA-103", "QA-182")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_tokens_on_boards_are_those_off_the_courtier_boards(players: int, seed: int) -> None:
    for _state, step in played(players, seed):
        state = step.state
        for number, seat in enumerate(state.seats):
            for colour in (0, 1):
                assert seat.bushes[colour] == state.beds[colour].count(number) <= seat.hearts[colour] <= 5
                assert seat.bricks[colour] == state.walls[colour].count(number) <= seat.diamonds[colour].bit_count()
                assert seat.climbs[colour] == DATA.tree.spaces[seat.twins[colour]].height


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_heuristic_has_a_value_for_every_state(players: int) -> None:
    for number, (state, _step) in enumerate(played(players, 9)):
        if number % 5 == 0 and all(card >= 0 for seat in state.seats for card in seat.hand):
            values = [heuristic(RULES, state, seat) for seat in range(players)]
            assert all(-1000 < value < 1000 for value in values)


def test_working_on_a_draft_leaves_the_state_alone() -> None:
    state = bare(time=1).state
    draft = bench_of(RULES.kit, state)
    draft.seat(0).time = 7
    assert state.seats[0].time == 1
    after = draft.step().state
    assert after.seats[0].time == 7
    assert after.seats[1] is state.seats[1]
    assert type(after) is QueenState
    assert type(after.seats[0]) is Seat
