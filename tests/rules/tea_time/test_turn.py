"""Tea Time: what may be taken, and what it does."""

from __future__ import annotations

import pytest

from alicegames.core.rules import Setup
from alicegames.games.tea_time.events import Cancelled
from alicegames.games.tea_time.state import ALICE, IN_GRID
from tests.play import asked, finished, session
from tests.rules.tea_time.positions import RULES, after, codes, held, lines, points, position


@pytest.mark.rule("TT-09")
def test_the_first_turn_takes_one_card_and_alice_fills_its_place() -> None:
    table = session("tea_time")
    assert all("+" not in code for code in codes(table.state))
    assert len(codes(table.state)) == 12
    table.play("take:b2")
    assert table.state.grid[5] == ALICE
    assert table.state.alice == IN_GRID
    assert sum(map(abs, table.state.columns[0])) == 1


@pytest.mark.rule("TT-07")
def test_a_deal_is_seen_by_all_and_a_take_shows_nothing_new() -> None:
    table = session("tea_time")
    assert [move.reveals for move in table.moves] == [(0, 1)] * 12
    table.play("take:b2")
    assert table.moves[-1].reveals == ()


@pytest.mark.rule("TT-09", "TT-11")
def test_every_round_begins_with_one_card_and_goes_on_to_three() -> None:
    lengths: dict[tuple[int, int], int] = {}
    for move in finished("tea_time", 2, 4).moves:
        if move.player >= 0:
            turn = move.before.turns - move.before.round_start
            most = max(code.count("+") + 1 for code in codes(move.before))
            lengths[move.before.round, turn] = most
            assert RULES.most_cards(move.before) == (1, 2, 3)[min(turn, 2)]
    assert [lengths[number, 0] for number in range(1, 6)] == [1] * 5
    assert all(most <= 2 for (_number, turn), most in lengths.items() if turn == 1)


@pytest.mark.rule("TT-07")
def test_the_cards_of_every_new_round_are_seen_by_all() -> None:
    deals = [move for move in finished("tea_time", 3, 4).moves if move.code.startswith("deal:")]
    assert len(deals) == 48
    assert {move.reveals for move in deals} == {(0, 1, 2)}


@pytest.mark.rule("TT-10")
def test_the_second_turn_takes_one_or_two() -> None:
    lengths = {code.count("+") + 1 for code in codes(position("Acph rcph rcph", turn=1))}
    assert lengths == {1, 2}


@pytest.mark.rule("TT-11")
@pytest.mark.parametrize("turn", [2, 3, 7])
def test_later_turns_take_up_to_three(turn: int) -> None:
    assert {code.count("+") + 1 for code in codes(position(turn=turn))} == {1, 2, 3}


@pytest.mark.rule("TT-36")
def test_turns_are_counted_over_the_whole_table() -> None:
    table = session("tea_time", 3)
    table.play("take:a1")
    assert (asked(table).player, RULES.most_cards(table.state)) == (1, 2)
    assert max(code.count("+") + 1 for code in codes(table.state)) == 2
    table.play("take:b1")
    assert (asked(table).player, RULES.most_cards(table.state)) == (2, 3)
    assert max(code.count("+") + 1 for code in codes(table.state)) == 3


@pytest.mark.rule("TT-12")
def test_there_is_no_pass() -> None:
    assert all(code.startswith("take:") and len(code) > len("take:") for code in codes(position()))
    assert codes(position("...A .... ....")) == ["take:d1"]


@pytest.mark.rule("TT-13")
@pytest.mark.parametrize("line", ["a1+b1+c1", "a1+a2+a3", "a1+b2+c3", "c1+b2+a3", "b1+a2"])
def test_lines_run_along_rows_columns_and_slantwise(line: str) -> None:
    assert f"take:{line}" in codes(position())


@pytest.mark.rule("TT-13")
@pytest.mark.parametrize("line", ["a1+b1+b2", "a1+b3", "a1+c2", "a1+c1", "a1+b2+c2"])
def test_crooked_lines_are_refused(line: str) -> None:
    assert f"take:{line}" not in codes(position())


@pytest.mark.rule("TT-14")
def test_a_gap_breaks_the_line() -> None:
    legal = codes(position("r.ph rcph rcph"))
    assert not any("b1" in code for code in legal)
    assert not any("a1" in code and "c1" in code for code in legal)
    assert "take:c1+d1" in legal


@pytest.mark.rule("TT-15")
def test_alice_is_a_card_of_a_line() -> None:
    state = position("rAph rcph rcph")
    taken = after(state, "take:a1+b1+c1")
    assert taken.alice == 0
    assert sum(map(abs, taken.columns[0])) == 2


@pytest.mark.rule("TT-37")
def test_alice_is_taken_alone_or_in_a_line_counts_and_links() -> None:
    second = position("rAph rcph rcph", turn=1, owner=1)
    assert after(second, "take:b1").alice == 1
    assert "take:a1+b1" in codes(second)
    assert "take:a1+b1+c1" not in codes(second)  # she uses up one of the two cards
    assert "take:a1+b1+c1" in codes(position("rAph rcph rcph"))  # she links a1 and c1


@pytest.mark.rule("TT-16")
def test_the_grid_does_not_wrap_and_cards_do_not_slide() -> None:
    legal = codes(position())
    assert "take:a1+d1" not in legal
    assert "take:d1+a2" not in legal
    assert "take:a1+a3" not in legal
    left = after(position("rcph rcph rcph"), "take:b1")
    assert left.grid == (0, -1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3)


@pytest.mark.rule("TT-17")
def test_taken_cards_join_the_takers_columns_with_their_face() -> None:
    state = after(position("rrph rcph rcph", owner=1), "take:c1+d1")  # c1 is upright, d1 mirrored
    assert held(state, 1) == {"p": 1, "h": -1}
    assert held(state, 0) == {}


@pytest.mark.rule("TT-18")
def test_opposite_faces_cancel_one_for_one_and_leave_the_game() -> None:
    state = after(position(columns={0: {"c": -2}}), "take:b2")  # b2: an upright Cat
    assert held(state) == {"c": -1}
    assert sum(sum(map(abs, column)) for column in state.columns) == 1
    assert held(after(position(columns={0: {"c": -1}}), "take:b2")) == {}
    assert held(after(position(columns={0: {"c": 1}}), "take:b1")) == {}  # b1: a mirrored Cat


@pytest.mark.rule("TT-38")
def test_three_cats_and_a_mirrored_one_leave_two() -> None:
    assert held(after(position(columns={0: {"c": 3}}), "take:b1")) == {"c": 2}  # b1: a mirrored Cat


@pytest.mark.rule("TT-19")
def test_several_pairs_cancel_at_once() -> None:
    state = position("rcph rcph rcph", columns={0: {"r": -1, "c": 1, "p": -2}})
    assert held(after(state, "take:a1+b1+c1")) == {"p": -1}


@pytest.mark.rule("TT-39")
def test_opposite_faces_taken_together_cancel_whatever_the_order() -> None:
    assert held(after(position("ccch rcph rcph"), "take:a1+b1+c1")) == {"c": 1}
    state = position("ccch rcph rcph", columns={0: {"c": -1}})
    assert held(after(state, "take:a1+b1+c1")) == {}  # +1 -1 +1 against -1, summed once
    decision = RULES.decision(state)
    assert decision is not None
    take = next(option for option in decision.options if RULES.encode(option) == "take:a1+b1+c1")
    assert Cancelled(0, 1, 2) in RULES.apply(state, take).events


@pytest.mark.rule("TT-20")
def test_alice_cancels_nothing() -> None:
    state = after(position("Acph rcph rcph", columns={0: {"c": 2, "p": -1}}), "take:a1")
    assert held(state) == {"c": 2, "p": -1}
    assert state.alice == 0


@pytest.mark.rule("TT-21", "TT-22")
def test_an_empty_grid_ends_the_round_and_alices_taker_begins_the_next() -> None:
    state = position("A... .... ....", owner=1, turn=9)
    ended = after(state, "take:a1")
    assert (ended.round, ended.turn_owner, ended.dealt, ended.alice) == (2, 1, 0, 1)


@pytest.mark.rule("TT-21")
def test_a_round_goes_on_while_a_card_lies() -> None:
    state = after(position("Ar.. .... ....", owner=1, turn=9), "take:a1")
    assert (state.round, state.turn_owner) == (1, 0)


@pytest.mark.rule("TT-22")
def test_alices_holder_puts_her_back_on_the_next_rounds_first_turn() -> None:
    state = position("r... .... ....", owner=0, turn=9, alice=1)
    state = after(state, "take:a1")
    assert (state.round, state.turn_owner) == (2, 1)
    deals = ["deal:march_hare"] * 8 + ["deal:mad_hatter"] * 4
    state = after(state, *deals)
    assert all("+" not in code for code in codes(state))
    state = after(state, "take:c2")
    assert (state.grid[6], state.alice) == (ALICE, IN_GRID)


@pytest.mark.rule("TT-23")
def test_turns_pass_clockwise_from_the_rounds_first_player() -> None:
    table = session("tea_time", 4, first=2)
    seats = []
    for _turn in range(6):
        seats.append(asked(table).player)
        table.submit(asked(table).options[0])
    assert seats == [2, 3, 0, 1, 2, 3]


@pytest.mark.rule("TT-24")
@pytest.mark.parametrize(("players", "rounds", "size"), [(2, 5, 12), (3, 3, 16), (4, 3, 20)])
def test_the_game_ends_after_the_last_round(players: int, rounds: int, size: int) -> None:
    grid = "A" + "." * (size - 1)
    before_last = position(grid, players=players, round_number=rounds - 1, turn=9)
    last = position(grid, players=players, round_number=rounds, turn=9)
    assert RULES.decision(after(before_last, "take:a1")) is not None
    assert RULES.decision(after(last, "take:a1")) is None


@pytest.mark.rule("TT-40")
def test_alice_counts_for_her_holder_and_for_nobody_in_the_grid() -> None:
    first = RULES.start(Setup(2, first=1))
    assert points(first) == (30, 34)
    assert points(position("Acph rcph rcph")) == (30, 30)
    table = session("tea_time", first=0)
    assert lines(table.state, 0)["alice"] == 4
    table.play("take:a1")
    assert not any("alice" in lines(table.state, seat) for seat in range(2))
    assert points(position(alice=0)) == (34, 30)
