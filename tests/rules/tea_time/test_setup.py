"""Tea Time: cards, decks and how the table is laid."""

from __future__ import annotations

from collections import Counter

import pytest

from alicegames.core.decision import CHANCE
from alicegames.core.rules import Setup
from alicegames.games.tea_time.events import Dealt
from alicegames.games.tea_time.state import ALICE, IN_GRID
from tests.play import finished, session
from tests.rules.tea_time.positions import RULES, after, position


def dealt(players: int) -> list[Dealt]:
    """Every card that a whole game deals."""
    return [
        event for move in finished("tea_time", players, 5).moves for event in move.events if isinstance(event, Dealt)
    ]


@pytest.mark.rule("TT-01")
def test_sixty_guests_ten_of_each_of_six_and_one_alice() -> None:
    assert Counter(event.character for event in dealt(2)) == dict.fromkeys(range(6), 10)
    ids = RULES.data.ids
    assert {"white_rabbit", "cheshire_cat", "caterpillar"} < set(ids)
    taken = [
        card
        for move in finished("tea_time", 2, 5).moves
        for event in move.events
        for card in getattr(event, "cards", ())
    ]
    assert taken.count(ALICE) == 5  # one Alice, taken once a round


@pytest.mark.rule("TT-31")
def test_the_other_guests_are_hatter_hare_and_queen() -> None:
    assert set(RULES.data.ids) - {"white_rabbit", "cheshire_cat", "caterpillar"} == {
        "mad_hatter",
        "march_hare",
        "queen_of_hearts",
    }


@pytest.mark.rule("TT-02")
@pytest.mark.parametrize("cell", ["a1", "b1", "c2", "d3"])
def test_a_card_keeps_the_face_it_was_laid_out_with(cell: str) -> None:
    shown = {
        event.cell: event.mirrored
        for move in session("tea_time").moves
        for event in move.events
        if isinstance(event, Dealt)
    }
    table = session("tea_time")
    table.play("take:d1" if cell != "d1" else "take:a1")
    before = table.state.columns[1]
    table.play(f"take:{cell}")
    changed = [b - a for a, b in zip(before, table.state.columns[1], strict=True) if b != a]
    assert changed == [-1 if shown[cell] else 1]


@pytest.mark.parametrize(
    ("players", "deck", "rounds"),
    [
        pytest.param(2, 60, 5, marks=pytest.mark.rule("TT-03")),
        pytest.param(3, 48, 3, marks=pytest.mark.rule("TT-04")),
        pytest.param(4, 60, 3, marks=pytest.mark.rule("TT-05")),
    ],
)
def test_deck_and_rounds_by_players(players: int, deck: int, rounds: int) -> None:
    cards = dealt(players)
    assert len(cards) == deck
    assert set(Counter(event.character for event in cards).values()) == {deck // 6}
    assert finished("tea_time", players, 5).state.round == rounds


@pytest.mark.rule("TT-32")
@pytest.mark.parametrize("players", [3, 4])
def test_five_rounds_are_for_two_players_only(players: int) -> None:
    assert finished("tea_time", 2, 6).state.round == 5
    assert finished("tea_time", players, 6).state.round == 3


@pytest.mark.rule("TT-06")
def test_chance_names_the_first_player_who_receives_alice() -> None:
    state = RULES.start(Setup(3))
    decision = RULES.decision(state)
    assert decision is not None
    assert (decision.player, len(decision.options), decision.weights) == (CHANCE, 3, ())
    begun = after(state, "first:2")
    assert (begun.turn_owner, begun.alice) == (2, 2)


@pytest.mark.rule("TT-06")
def test_the_deck_is_drawn_at_random_by_what_is_left_of_it() -> None:
    state = after(RULES.start(Setup(2, first=0)), "deal:caterpillar")
    decision = RULES.decision(state)
    assert decision is not None
    assert (decision.player, decision.weights) == (CHANCE, (10, 10, 9, 10, 10, 10))


@pytest.mark.rule("TT-33")
def test_setup_may_name_the_first_player() -> None:
    state = RULES.start(Setup(3, first=1))
    assert (state.turn_owner, state.alice) == (1, 1)
    decision = RULES.decision(state)
    assert decision is not None
    assert decision.kind == "deal"


@pytest.mark.rule("TT-07")
@pytest.mark.parametrize(("players", "last", "cells"), [(2, "d3", 12), (3, "d4", 16), (4, "e4", 20)])
def test_grid_sizes_and_a_deck_used_up_exactly(players: int, last: str, cells: int) -> None:
    cards = dealt(players)
    assert len(cards) % cells == 0
    assert cards[cells - 1].cell == last
    assert sum(finished("tea_time", players, 5).state.deck) == 0


@pytest.mark.rule("TT-34")
def test_cells_are_filled_row_by_row_and_alice_is_not_dealt() -> None:
    first_round = dealt(4)[:20]
    assert [event.cell for event in first_round[:7]] == ["a1", "b1", "c1", "d1", "e1", "a2", "b2"]
    assert all(event.character != ALICE for event in dealt(4))
    table = session("tea_time", 4)
    assert ALICE not in table.state.grid
    assert table.state.alice != IN_GRID


@pytest.mark.rule("TT-08")
@pytest.mark.parametrize(("players", "columns"), [(2, 4), (3, 4), (4, 5)])
def test_neighbours_show_different_faces(players: int, columns: int) -> None:
    cards = dealt(players)
    cells = {2: 12, 3: 16, 4: 20}[players]
    for start in range(0, len(cards), cells):
        faces = [event.mirrored for event in cards[start : start + cells]]
        for cell, face in enumerate(faces):
            if (cell + 1) % columns:
                assert faces[cell + 1] != face
            if cell + columns < cells:
                assert faces[cell + columns] != face


@pytest.mark.rule("TT-35")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_cell_is_upright_in_every_round(players: int) -> None:
    firsts = [event for event in dealt(players) if event.cell == "a1"]
    assert len(firsts) == {2: 5, 3: 3, 4: 3}[players]
    assert not any(event.mirrored for event in firsts)
    others = finished("tea_time", players, 77)
    again = [event for move in others.moves for event in move.events if isinstance(event, Dealt)]
    assert {(e.cell, e.mirrored) for e in again} == {(e.cell, e.mirrored) for e in dealt(players)}


@pytest.mark.rule("TT-29")
def test_everything_is_public_and_the_deck_has_no_order() -> None:
    table = session("tea_time")
    assert table.view(0) == table.view(1) == table.state
    assert len(table.state.deck) == 6  # how many of each, not which comes next
    state = position()
    assert RULES.view(state, 1).columns == state.columns
