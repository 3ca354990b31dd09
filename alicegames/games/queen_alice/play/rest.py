"""Rest, the next turn, the end of the game (QA-45 to QA-47, QA-130 to QA-139, QA-177)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import CHANCE
from alicegames.games.queen_alice import scoring
from alicegames.games.queen_alice.events import GameEnded, WishScored
from alicegames.games.queen_alice.frames import FillMarket, NextTurn, Refresh
from alicegames.games.queen_alice.play import cards, turn
from alicegames.games.queen_alice.play.prices import hand_limit
from alicegames.games.queen_alice.state import NOBODY, round_of

if TYPE_CHECKING:
    from alicegames.core.decision import Decision
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.games.queen_alice.twin import Bench

IDLE_ROUNDS: Final = 3
"""Whole rounds without any action after which the game ends (QA-139)."""


def rest(bench: Bench) -> None:
    """Hand, market, bookmarks, wishes, in this order (QA-177)."""
    bench.pop()
    bench.push(NextTurn(), FillMarket(), Refresh(bench.owner))


def settle_refresh(bench: Bench, frame: Refresh) -> bool:
    """Reshuffle when the draw pile is empty; return whether there is something to draw or discard (QA-45, QA-177)."""
    seat = bench.seats[frame.seat]
    lack = hand_limit(seat) - len(seat.hand)
    if lack > 0 and len(seat.pool) == len(seat.hand) and seat.discard:
        cards.reshuffle(bench, frame.seat)
        return True
    if lack < 0 or (lack and len(seat.pool) > len(seat.hand)):
        return True
    bench.pop()
    return False


def settle_market(bench: Bench, frame: FillMarket) -> bool:
    """Slide the rows to the left; return whether a deck has a card for a gap (QA-46, QA-124)."""
    if NOBODY in bench.market:
        cards.slide(bench)
        if cards.gap(bench) >= 0:
            return True
    bench.pop()
    return False


def next_turn(bench: Bench, frame: NextTurn) -> bool:
    """Turn bookmarks back, score the wishes reached, and pass the turn on or end the game; it never asks."""
    bench.pop()
    if bench.owner == CHANCE:
        bench.owner = bench.first
        turn.begin(bench)
        return False
    if bench.seats[bench.owner].used:
        bench.seat(bench.owner).used = ()
    bench.discount = bench.spent = bench.loose = 0
    bench.fresh = -1
    _score_wishes(bench)
    if is_last_turn(bench):
        end_game(bench)
        return False
    bench.turns += 1
    bench.owner = (bench.owner + 1) % bench.players
    turn.begin(bench)
    return False


def _score_wishes(bench: Bench) -> None:
    """Every seat scores the wishes that an Alice came to in this turn, in that order (QA-47, QA-138)."""
    for space in bench.due:
        wish = bench.kit.data.wishes[bench.wishes[space]]
        points = tuple(
            scoring.wish_points(bench.kit, bench, number, wish, platinum=False) for number in range(bench.players)
        )
        for number, gained in enumerate(points):
            bench.score(number, "wishes", gained)
        bench.tell(WishScored(wish.id, points))
    bench.due = ()


def is_last_turn(state: QueenState) -> bool:
    """Whether the game ends with this turn: no crown left or nobody acting, and the round is full (QA-130, QA-139)."""
    if (state.turns + 1) % state.players:
        return False
    return state.crowns == 0 or round_of(state) - state.acted >= IDLE_ROUNDS


def is_idle(state: QueenState, decision: Decision[Any]) -> bool:
    """Whether a card is drawn or opened in the rest that ends the game: cards in hand and market count nothing."""
    resting = any(isinstance(frame, Refresh | FillMarket) for frame in state.stack[-1:])
    return decision.player == CHANCE and resting and is_last_turn(state)


def end_game(bench: Bench) -> None:
    """Add the final score, line by line (QA-131 to QA-134)."""
    bench.tell(GameEnded(scoring.coronation_colour(bench)))
    for key, event in scoring.final_lines(bench.kit, bench):
        bench.tell(event)
        bench.score(event.seat, key, event.points)
