"""The first half of a turn: discard, play, use a chess piece (QA-30 to QA-41, QA-49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.values import without
from alicegames.games.queen_alice.choices import Move, Put, Rescue
from alicegames.games.queen_alice.effects import add_time, capture_bonus, free_squares, gain, open_rewards, trigger
from alicegames.games.queen_alice.events import Captured, Moved, Played, Promoted, Rescued, TurnBegan
from alicegames.games.queen_alice.frames import Act, Activate, Discard, Play, Respawn, Rewards
from alicegames.games.queen_alice.pack.verbs import ANY_RESOURCE, BRONZE, EMPTY, KINDS, KING, PAWN, Reward
from alicegames.games.queen_alice.play import cards, chess
from alicegames.games.queen_alice.play.prices import gains_row_time
from alicegames.games.queen_alice.state import round_of

if TYPE_CHECKING:
    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.games.queen_alice.twin import Bench

_ROWS: Final = tuple(Reward("row", kind) for kind in range(ANY_RESOURCE + 1))


# -- beginning and the two cards --------------------------------------------------------------------------------------


def begin(bench: Bench) -> None:
    """Begin the owner's turn."""
    bench.push(Play(), Discard())
    bench.tell(TurnBegan(bench.owner, round_of(bench)))


def discard(bench: Bench, card: int) -> None:
    """Discard a card and gain its discard reward (QA-31)."""
    bench.pop()
    bench.spent = 0
    cards.discard(bench, bench.owner, card)
    open_rewards(bench, bench.owner, "discard")
    gain(bench, bench.owner, bench.kit.data.cards[card].discard, "cards")


def play(bench: Bench, card: int) -> None:
    """Play a card on top of the discarded one and gain its play reward (QA-32, QA-166)."""
    bench.pop()
    bench.spent = 0
    cards.lay_down(bench, bench.owner, card)
    bench.tell(Played(bench.owner, card))
    bench.push(Activate(card))
    open_rewards(bench, bench.owner, "play")
    gain(bench, bench.owner, bench.kit.data.cards[card].play, "cards")


# -- the chess piece --------------------------------------------------------------------------------------------------


def activate_options(kit: Kit, state: QueenState, card: int) -> list[QueenChoice]:
    """Return every move of a piece of the card, or where it stands, and every rescue (QA-33, QA-35, QA-40, QA-49)."""
    pieces, moves, board = kit.data.cards[card].pieces, kit.moves, state.board
    found: list[QueenChoice] = []
    for square in [square for square, piece in enumerate(board) if piece in pieces]:
        ways = moves[square]
        found += [ways[target] for target in chess.targets(board, square) or (square,)]
    for piece in pieces:
        for jailer, seat in enumerate(state.seats):
            if piece in seat.jail:
                found += [Rescue(piece, jailer, square) for square in respawn_squares(kit, state, piece)]
    return found


def respawn_squares(kit: Kit, state: QueenState, piece: int) -> tuple[int, ...]:
    """Return where a piece may come back: free respawn squares of its colour, else any free one (QA-172, QA-173)."""
    colour = piece // KINDS
    free = free_squares(state.board, kit.data.chessboard.respawn[colour])
    if free:
        return free
    last = chess.last_row(colour) if piece % KINDS == PAWN else -1
    return free_squares(state.board, (s for s in range(chess.SQUARES) if s // chess.COLUMNS != last))


def is_kings_card(kit: Kit, card: int) -> bool:
    """Whether the card's action may be a wild one wherever the king lands (QA-27)."""
    return kit.data.cards[card].kind == KING and kit.data.cards[card].level >= BRONZE


def move(bench: Bench, card: int, choice: Move) -> None:
    """Move a piece, capturing what stands there, or use a blocked one where it is (QA-33, QA-35, QA-39)."""
    bench.pop()
    bench.spent = 0
    number, piece, taken = bench.owner, bench.board[choice.origin], bench.board[choice.target]
    bonus: tuple[Reward, ...] = ()
    bench.tell(Moved(number, piece, choice.origin, choice.target))
    if choice.origin != choice.target:
        bench.board = chess.moved(bench.board, choice.origin, choice.target)
        if taken != EMPTY:
            bonus = _jail(bench, number, taken, choice.target)
    king = is_kings_card(bench.kit, card)
    if _is_promotion(piece, choice):
        bench.board = chess.placed(bench.board, choice.target, EMPTY)
        bench.push(Respawn(piece, king, (*bonus, Reward("pawprint", piece // KINDS))))
    else:
        _land(bench, piece, choice.target, bonus, king=king)
        if taken not in {EMPTY, piece}:
            trigger(bench, number, "capture")


def _jail(bench: Bench, number: int, piece: int, square: int) -> tuple[Reward, ...]:
    seat = bench.seat(number)
    seat.jail = tuple(sorted((*seat.jail, piece)))
    bench.tell(Captured(number, piece, square))
    return capture_bonus(piece)


def _is_promotion(piece: int, choice: Move) -> bool:
    """Whether a pawn has moved to its last row (QA-41, QA-173)."""
    at_end = choice.target // chess.COLUMNS == chess.last_row(piece // KINDS)
    return piece % KINDS == PAWN and at_end and choice.origin != choice.target


def put(bench: Bench, frame: Respawn, choice: Put) -> None:
    """Put the promoted pawn on a respawn square and resolve that one (QA-41)."""
    bench.pop()
    bench.board = chess.placed(bench.board, choice.square, frame.piece)
    bench.tell(Promoted(bench.owner, frame.piece, choice.square))
    _land(bench, frame.piece, choice.square, frame.pending, king=frame.king)
    if len(frame.pending) > 1:
        trigger(bench, bench.owner, "capture")


def rescue(bench: Bench, card: int, choice: Rescue) -> None:
    """Take a piece out of a jail, whose owner gains 1 time, and resolve its square (QA-40, QA-171)."""
    bench.pop()
    bench.spent = 0
    jailer = bench.seat(choice.jailer)
    jailer.jail = without(jailer.jail, choice.piece)
    bench.board = chess.placed(bench.board, choice.square, choice.piece)
    bench.tell(Rescued(bench.owner, choice.piece, choice.jailer, choice.square))
    add_time(bench, choice.jailer, 1)
    _land(bench, choice.piece, choice.square, (), king=is_kings_card(bench.kit, card))
    trigger(bench, bench.owner, "rescue")


def _land(bench: Bench, piece: int, square: int, bonus: tuple[Reward, ...], *, king: bool) -> None:
    """Row resource, hours of the central rows and the bonus come before the column's action (QA-36, QA-174)."""
    board = bench.kit.data.chessboard
    row, column = divmod(square, chess.COLUMNS)
    bench.push(
        Act(piece // KINDS, board.columns[column], king), Rewards(bench.owner, "landing", (_ROWS[board.rows[row]],))
    )
    hours = board.row_time[row]
    if hours and gains_row_time(bench.seats[bench.owner]):
        gain(bench, bench.owner, (Reward("gain_time", 0, hours),), "cards")
    gain(bench, bench.owner, bonus, "cards")
