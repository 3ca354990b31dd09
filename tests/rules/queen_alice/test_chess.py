"""Chess on 5x8: movement, captures, blocked pieces, promotion, rescue."""

from __future__ import annotations

from typing import Any

import pytest

from alicegames.games.queen_alice.frames import Act
from alicegames.games.queen_alice.play import chess
from alicegames.games.queen_alice.play.chess import square_name, square_number
from tests.rules.queen_alice.positions import CARD, DATA, Position, bare, board, reward


def targets(pieces: str, square: str) -> set[str]:
    return {square_name(target) for target in chess.targets(board(pieces), square_number(square))}


def card_of(piece: int) -> str:
    return next(card.key for card in DATA.cards if card.pieces == (piece,) and not card.play)


RED_PAWN, WHITE_PAWN, WHITE_KNIGHT, WHITE_ROOK = card_of(5), card_of(11), card_of(10), card_of(8)


@pytest.mark.rule("QA-33")
@pytest.mark.parametrize(
    ("piece", "square", "count"),
    [
        ("K", "a1", 3),
        ("K", "c4", 8),
        ("Q", "a1", 15),
        ("Q", "c4", 19),
        ("R", "a1", 11),
        ("R", "c4", 11),
        ("B", "a1", 4),
        ("B", "c4", 8),
        ("N", "a1", 2),
        ("N", "c4", 8),
        ("N", "e8", 2),
        ("P", "c4", 1),
        ("P", "a7", 1),
    ],
)
def test_pieces_on_an_empty_board_reach_as_many_squares_as_counting_by_hand_gives(
    piece: str, square: str, count: int
) -> None:
    assert len(targets(piece + square, square)) == count
    assert len(targets(piece.lower() + square, square)) == count


@pytest.mark.rule("QA-33")
def test_own_colour_blocks_and_the_other_is_captured() -> None:
    assert targets("Ra1 Pa3 pc1", "a1") == {"a2", "b1", "c1"}
    assert targets("Bc1 Pb2 pe3", "c1") == {"d2", "e3"}
    assert targets("Na1 Pb3 pc2", "a1") == {"c2"}


@pytest.mark.rule("QA-33")
def test_there_is_no_check_and_a_king_is_captured_like_any_piece() -> None:
    assert "a2" in targets("Ka1 rb2 ra8", "a1")
    assert "a8" in targets("Ra1 ka8", "a1")


@pytest.mark.rule("QA-33")
def test_there_is_no_castling() -> None:
    assert targets("Kc1 Re1 Ra1", "c1") == {"b1", "b2", "c2", "d2", "d1"}


@pytest.mark.rule("QA-34", "QA-33")
def test_a_pawn_goes_one_step_never_two_and_captures_slantwise_forward() -> None:
    assert targets("Pc2", "c2") == {"c3"}
    assert targets("pc7", "c7") == {"c6"}
    assert targets("Pc2 pb3 pd3 pc3", "c2") == {"b3", "d3"}
    assert targets("Pc3 pb2 pd2 pb3", "c3") == {"c4"}
    assert targets("pc7 Pb6", "c7") == {"c6", "b6"}
    assert targets("Pa2 pb3", "a2") == {"a3", "b3"}


@pytest.mark.rule("QA-33", "QA-34")
@pytest.mark.parametrize(
    ("pieces", "depths"),
    [
        # A king in a corner has 3 moves, and so has the other one as an answer to each.
        ("Ka1 ke8", (3, 9)),
        # Rooks face to face: seven up, the last one a capture, and four along the row.
        ("Ra1 ra8", (11, None)),
        # Two pawns head to head are blocked for good.
        ("Pc4 pc5", (0, 0)),
        # A pawn pushes, to which the other pushes too, or it captures, to which there is no answer.
        ("Pc4 pd5", (2, 1)),
    ],
)
def test_counts_of_move_sequences_fit_independent_reasoning(pieces: str, depths: tuple[int, int | None]) -> None:
    first, second = depths
    assert chess.perft(board(pieces), 1, 1) == first
    if second is not None:
        assert chess.perft(board(pieces), 1, 2) == second


@pytest.mark.rule("QA-33", "QA-34")
@pytest.mark.parametrize("layout", range(4))
def test_perft_of_the_layouts_fits_a_generator_written_another_way(layout: int) -> None:
    start = DATA.chessboard.layouts[layout]
    for colour in (0, 1):
        assert chess.perft(start, colour, 1) == _slow_perft(start, colour, 1)
        assert chess.perft(start, colour, 2) == _slow_perft(start, colour, 2)


def _slow_perft(squares: tuple[int, ...], colour: int, depth: int) -> int:
    """Try all pairs of squares and ask whether the move is one of the piece's, looking at what lies between."""
    if not depth:
        return 1
    count = 0
    for a in range(40):
        if squares[a] < 0 or squares[a] // 6 != colour:
            continue
        for b in range(40):
            if a != b and _is_move(squares, a, b):
                after = list(squares)
                after[b], after[a] = after[a], -1
                count += _slow_perft(tuple(after), 1 - colour, depth - 1)
    return count


def _is_move(squares: tuple[int, ...], a: int, b: int) -> bool:
    piece, other = squares[a], squares[b]
    if other >= 0 and other // 6 == piece // 6:
        return False
    up, right = b // 5 - a // 5, b % 5 - a % 5
    ahead = 1 if piece >= 6 else -1
    kind = piece % 6
    if kind == 5:
        return up == ahead and ((right == 0 and other < 0) or (abs(right) == 1 and other >= 0))
    if kind == 4:
        return sorted((abs(up), abs(right))) == [1, 2]
    if kind == 0:
        return max(abs(up), abs(right)) == 1
    straight, slant = 0 in (up, right), abs(up) == abs(right)
    if not ((straight and kind in (1, 2)) or (slant and kind in (1, 3))):
        return False
    length = max(abs(up), abs(right))
    return all(squares[a + (up // length * 5 + right // length) * step] < 0 for step in range(1, length))


# -- activation -------------------------------------------------------------------------------------------------------


def playing(card: str, pieces: str, **changes: Any) -> Position:
    position = bare(**changes).set(board=pieces)
    others = [key for key in ("rose_the_pawn", "white_turret") if key != card]
    position.seat(cards=" ".join([card, *others]))
    discard = next(code for code in position.codes if code != f"discard:{card}")
    position.do(discard)
    while position.kind == "reward":
        position.do(position.codes[0])
    return position.do(f"play:{card}")


@pytest.mark.rule("QA-21", "QA-49")
def test_any_piece_of_the_cards_type_and_colour_may_be_chosen() -> None:
    position = playing(WHITE_PAWN, "Pa2 Pe2 pa7 Ke1")
    assert position.codes == ["move:a2-a3", "move:e2-e3"]


@pytest.mark.rule("QA-21")
def test_a_wild_card_moves_the_piece_in_either_colour() -> None:
    wild = next(c for c in DATA.cards if len(c.pieces) == 2 and c.kind == 4)
    position = bare().set(board="Na1 ne8")
    from alicegames.games.queen_alice.frames import Activate

    position.set(stack=(Activate(wild.id),))
    assert set(position.codes) == {"move:a1-c2", "move:a1-b3", "move:e8-d6", "move:e8-c7"}


@pytest.mark.rule("QA-35", "QA-49")
def test_a_blocked_pawn_is_used_where_it_stands_though_another_could_move() -> None:
    position = playing(WHITE_PAWN, "Pa2 pa3 Pe2")
    assert position.codes == ["move:a2-a2", "move:e2-e3"]
    position.do("move:a2-a2")
    assert position.state.board == board("Pa2 pa3 Pe2")
    assert position.me.store[1] == 1
    top = position.state.stack[-1]
    assert isinstance(top, Act)
    assert top.column == 0


@pytest.mark.rule("QA-36", "QA-37", "QA-38")
def test_landing_gives_the_rows_resource_first_then_the_columns_action_in_the_pieces_colour() -> None:
    position = playing(WHITE_PAWN, "Pd2")
    before = position.me.store
    position.do("move:d2-d3")
    assert position.me.store == (before[0], before[1], before[2] + 1)
    frame: Any = position.state.stack[-1]
    assert (position.kind, frame.colour, frame.column) == ("act", 1, 2)
    assert all(code.startswith("climb:white") or code == "pass" for code in position.codes)


@pytest.mark.rule("QA-37", "QA-38")
def test_rows_and_columns_are_as_printed() -> None:
    assert DATA.chessboard.rows == (0, 1, 2, 3, 3, 2, 1, 0)
    assert DATA.chessboard.columns == (0, 1, 4, 2, 3)
    position = playing(WHITE_PAWN, "Pd3")
    position.do("move:d3-d4")
    assert position.codes == ["gain:cake", "gain:tea", "gain:toast", "pass"]


@pytest.mark.rule("QA-39")
@pytest.mark.parametrize(
    ("prey", "time", "asked", "paws"), [("p", 1, [], 0), ("n", 1, ["any"], 0), ("r", 1, ["any"], 0)]
)
def test_captures_give_time_and_for_officers_a_resource(prey: str, time: int, asked: list[str], paws: int) -> None:
    position = playing(WHITE_ROOK, f"Ra1 {prey}a2", time=0, store=(0, 0, 0))
    clock = position.me.time
    position.do("move:a1-a2")
    assert position.me.jail == ("kqrbnp".index(prey),)
    assert position.me.time == clock + time
    if asked:
        assert position.codes == ["gain:cake", "gain:tea", "gain:toast", "pass"]
    assert position.me.paws == (paws, 0)


@pytest.mark.rule("QA-39")
def test_capturing_the_white_queen_gives_a_white_pawprint_a_cake_and_1_time() -> None:
    red_rook = card_of(2)
    position = playing(red_rook, "re8 Qe7", time=0)
    position.seat(store=(0, 0, 0), time=0).do("move:e8-e7", "gain:cake")
    assert position.me.jail == (7,)
    assert position.me.paws == (0, 1)
    assert position.me.time == 1 + sum(r.amount for r in DATA.cats[1].rewards[1] if r.verb == "gain_time")
    assert position.me.store[0] >= 1


@pytest.mark.rule("QA-39")
def test_capturing_a_king_gives_what_a_queen_gives() -> None:
    position = playing(WHITE_ROOK, "Ra1 ka2", time=0, store=(0, 0, 0)).do("move:a1-a2")
    assert position.me.jail == (0,)
    assert position.me.paws == (1, 0)
    assert "gain:toast" in position.codes


@pytest.mark.rule("QA-170", "QA-21")
def test_a_wild_card_rescues_its_piece_in_either_colour() -> None:
    wild = next(card.key for card in DATA.cards if card.pieces == (5, 11))
    position = playing(wild, "Ke1")
    while position.kind == "reward":
        position.do(position.codes[0])
    position.seat(1, jail=(5, 11))
    assert {code.partition("+")[0] for code in position.codes} == {"rescue:red_pawn", "rescue:white_pawn"}


@pytest.mark.rule("QA-40", "QA-170")
def test_rescue_takes_a_piece_from_any_jail_to_a_free_respawn_square_and_resolves_it() -> None:
    position = playing(RED_PAWN, "Ke1")
    position.seat(1, jail=(5,), time=4)
    red = {square_name(s) for s in DATA.chessboard.respawn[0]}
    assert {code.rpartition("+")[2] for code in position.codes} == red
    assert all(code.startswith("rescue:red_pawn+1+") for code in position.codes)
    where = min(red)
    position.do(f"rescue:red_pawn+1+{where}")
    assert position.state.seats[1].jail == ()
    assert position.state.seats[1].time == 5
    assert position.state.board[square_number(where)] == 5
    assert any(frame.tag == "act" for frame in position.state.stack)


@pytest.mark.rule("QA-40", "QA-172")
def test_a_taken_respawn_square_is_not_free_and_with_none_free_any_square_is() -> None:
    squares = [square_name(s) for s in DATA.chessboard.respawn[0]]
    position = playing(RED_PAWN, f"K{squares[0]}").seat(1, jail=(5,))
    assert {code.rpartition("+")[2] for code in position.codes} == set(squares[1:])
    position = playing(RED_PAWN, " ".join(f"N{s}" for s in squares)).seat(1, jail=(5,))
    free = {code.rpartition("+")[2] for code in position.codes}
    assert len(free) == 40 - 3 - 5
    assert not any(square[1] == "1" for square in free)


@pytest.mark.rule("QA-173")
def test_a_pawn_is_never_put_on_its_own_last_row() -> None:
    squares = [square_name(s) for s in DATA.chessboard.respawn[1]]
    position = playing(WHITE_PAWN, " ".join(f"n{s}" for s in squares)).seat(1, jail=(11,))
    free = {code.rpartition("+")[2] for code in position.codes if code.startswith("rescue")}
    assert free
    assert not any(square[1] == "8" for square in free)


@pytest.mark.rule("QA-170")
def test_with_none_on_the_board_rescue_is_compulsory_and_with_both_the_player_chooses() -> None:
    position = playing(WHITE_KNIGHT, "Ke1").seat(0, jail=(10,))
    assert all(code.startswith("rescue:") for code in position.codes)
    position = playing(WHITE_PAWN, "Pa2 pa3").seat(0, jail=(11,))
    kinds = {code.partition(":")[0] for code in position.codes}
    assert kinds == {"move", "rescue"}


@pytest.mark.rule("QA-171")
def test_who_rescues_from_the_own_jail_gains_the_time_too() -> None:
    position = playing(WHITE_KNIGHT, "Ke1").seat(0, jail=(10,), time=3)
    position.do(position.codes[0])
    assert position.me.time == 4
    assert position.me.jail == ()


@pytest.mark.rule("QA-41")
def test_a_promoted_pawn_gains_a_pawprint_and_resolves_the_respawn_square() -> None:
    position = playing(WHITE_PAWN, "Pb7")
    squares = [square_name(s) for s in DATA.chessboard.respawn[1]]
    position.do("move:b7-b8")
    assert position.codes == [f"put:{square}" for square in squares]
    store = position.me.store
    position.do(f"put:{squares[0]}")
    number = square_number(squares[0])
    assert position.state.board[number] == 11
    assert position.state.board[square_number("b8")] == -1
    assert position.me.paws == (0, 1)
    row = DATA.chessboard.rows[number // 5]
    assert position.me.store[row] >= store[row] + 1
    act = next(frame for frame in position.state.stack if isinstance(frame, Act))
    assert act.column == DATA.chessboard.columns[number % 5]


@pytest.mark.rule("QA-172")
def test_a_promoted_pawn_chooses_any_free_square_if_no_respawn_square_is() -> None:
    squares = [square_name(s) for s in DATA.chessboard.respawn[1]]
    position = playing(WHITE_PAWN, " ".join(["Pb7", *(f"n{s}" for s in squares)]))
    position.do("move:b7-b8")
    free = position.starting("put:")
    assert len(free) == 40 - 3 - 5
    assert not any(square[1] == "8" for square in free)


@pytest.mark.rule("QA-173")
def test_a_capturing_promotion_gains_the_capture_bonus_and_nothing_of_the_last_row() -> None:
    position = playing(WHITE_PAWN, "Pb7 pc8", time=0)
    position.seat(0, time=0, store=(0, 0, 0)).do("move:b7-c8")
    square = next(s for s in DATA.chessboard.respawn[1] if DATA.chessboard.rows[s // 5] != DATA.chessboard.rows[7])
    given = [one for one in DATA.cats[1].rewards[1] if one.verb == "gain_resource" and one.arg == 0]
    position.do(f"put:{square_name(square)}")
    assert position.me.jail == (5,)
    assert position.me.time >= 1
    assert position.me.store[DATA.chessboard.rows[7]] == len(given)


@pytest.mark.rule("QA-174")
def test_bonus_and_row_resource_are_taken_in_the_players_order_before_the_action() -> None:
    position = playing(WHITE_ROOK, "Ra3 ra4")
    position.seat(0, time=10, store=(0, 0, 0)).do("move:a3-a4")
    assert position.kind == "reward"
    assert {"take:hours+1", "gain:cake"} <= set(position.codes)


@pytest.mark.rule("QA-174", "QA-76")
@pytest.mark.parametrize(("code", "square"), [("move:a3-a4", "a4"), ("rescue:white_rook+1+", ""), ("move:a3-a3", "a3")])
def test_the_second_pink_flower_gives_the_time_of_the_row_however_it_was_reached(code: str, square: str) -> None:
    pieces = {"move:a3-a4": "Ra3", "rescue:white_rook+1+": "Ke1", "move:a3-a3": "Ra3 Pa2 Pa4 Pb3"}[code]
    position = playing(WHITE_ROOK, pieces).seat(1, jail=(8,) if "rescue" in code else ())
    position.seat(0, time=0, store=(0, 0, 0), flowers=(2, 0, 0, 0))
    found = next(option for option in position.codes if option.startswith(code) and _row_time(option))
    position.do(found)
    assert position.me.time == _row_time(found)


def _row_time(code: str) -> int:
    return DATA.chessboard.row_time[square_number(code[-2:]) // 5]


# -- captures by cards ------------------------------------------------------------------------------------------------


def _captor(colour: int, *, officers: bool) -> int:
    first = colour * 6
    for card in DATA.cards:
        for one in card.play:
            if one.verb == "capture" and one.arg >> first & 63 and bool(one.arg >> first & 4) == officers:
                return card.id
    raise AssertionError


@pytest.mark.rule("QA-28", "QA-178")
@pytest.mark.parametrize("colour", [0, 1])
def test_a_card_captures_a_pawn_or_a_piece_other_than_king_and_queen_anywhere(colour: int) -> None:
    pieces = "Kb8 Qc8 Rd8 Bc5 Nc6 Pa2 ke3 qe4 re5 be6 ne7 pa7"
    for officers in (False, True):
        given = next(one for one in DATA.cards[_captor(colour, officers=officers)].play if one.verb == "capture")
        position = bare().set(board=pieces).rewards(given)
        found = {position.state.board[square_number(s)] for s in position.starting("capture:")}
        kinds = {2, 3, 4, 5} if officers else {5}
        assert found == {colour * 6 + kind for kind in kinds}
        assert "pass" in position.codes


@pytest.mark.rule("QA-178", "QA-39")
def test_a_cards_capture_moves_nothing_gives_the_bonus_and_the_piece_can_be_rescued_at_once() -> None:
    card = DATA.cards[_captor(1, officers=False)]
    from alicegames.games.queen_alice.frames import Activate

    position = bare(time=0).set(board="Pa2 pa7").rewards(*card.play)
    position.set(stack=(Activate(CARD[WHITE_PAWN]), *position.state.stack[1:]))
    position.do("capture:a2")
    assert position.me.jail == (11,)
    assert position.me.time == 1
    while position.kind == "reward":
        position.do("pass")
    assert all(code.startswith("rescue:white_pawn+0+") for code in position.codes)


@pytest.mark.rule("QA-178")
def test_with_no_such_piece_on_the_board_the_effect_is_lost() -> None:
    card = DATA.cards[_captor(1, officers=False)]
    position = bare().set(board="pa7").rewards(*(one for one in card.play if one.verb == "capture"))
    assert position.kind == "end"


def test_short_rewards_are_what_they_say() -> None:
    assert reward("paw red 2").amount == 2
