"""Train cards: what they place and give before the first turn (QA-20, QA-150 to QA-158)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.games.queen_alice.choices import TakeTrain
from alicegames.games.queen_alice.effects import gain, open_rewards
from alicegames.games.queen_alice.events import TrainChosen, TrainRevealed
from alicegames.games.queen_alice.frames import ChooseTrain, FillMarket, RideTrain
from alicegames.games.queen_alice.pack.verbs import COLOURS, DIAMONDS, Reward
from alicegames.games.queen_alice.play import boards
from alicegames.games.queen_alice.play.kit import ZONES
from alicegames.games.queen_alice.play.targets import lowest_free
from alicegames.games.queen_alice.state import FREE

if TYPE_CHECKING:
    from alicegames.games.queen_alice.pack.data import TrainSide
    from alicegames.games.queen_alice.state import QueenState
    from alicegames.games.queen_alice.twin import Bench


def options(state: QueenState, number: int) -> tuple[TakeTrain, ...]:
    """Return each card dealt with each of its sides (QA-20)."""
    return tuple([TakeTrain(train, side) for train in state.seats[number].trains for side in COLOURS])


def choose(bench: Bench, number: int, choice: TakeTrain) -> None:
    """Choose secretly; after the last choice all are revealed together (QA-20)."""
    bench.pop()
    seat = bench.seat(number)
    seat.train, seat.side = choice.train, choice.side
    bench.tell(TrainChosen(number, choice.train, choice.side))
    if not isinstance(bench.top, ChooseTrain):
        _reveal(bench)


def _reveal(bench: Bench) -> None:
    """The cards not chosen leave the game (QA-158)."""
    bench.trains = ()
    for number in range(bench.players):
        bench.seat(number).trains = ()
    bench.reveals = tuple(range(bench.players))


def is_secret(state: QueenState) -> bool:
    """Whether train cards are still being chosen."""
    return any(isinstance(frame, ChooseTrain) for frame in state.stack)


def resolve(bench: Bench, frame: RideTrain) -> bool:
    """Carry out a train card; return whether its seat is asked which diamond to lay (QA-150 to QA-156)."""
    seat = bench.seats[frame.seat]
    card = bench.kit.data.trains[seat.train]
    if card.suit == DIAMONDS:
        return True
    side = card.sides[seat.side]
    _depart(bench, frame.seat)
    match card.suit:
        case 0:
            _lay_heart(bench, frame.seat, seat.side, side)
        case 1:
            boards.set_messenger(bench, frame.seat, seat.side, _way(bench, seat.side, side.steps))
        case _:
            boards.set_twin(bench, frame.seat, seat.side, bench.kit.data.tree.first[seat.side])
    gain(bench, frame.seat, _printed(side), "cards")
    return False


def _printed(side: TrainSide) -> tuple[Reward, ...]:
    """The rewards of a side; its card is free and from the left block, unlike any other (QA-155)."""
    return tuple([Reward("train_card", one.arg) if one.verb == "acquire" else one for one in side.rewards])


def _depart(bench: Bench, number: int) -> None:
    seat = bench.seats[number]
    bench.pop()
    bench.tell(TrainRevealed(number, seat.train, seat.side))
    bench.push(FillMarket())
    open_rewards(bench, number, "train")


def _way(bench: Bench, colour: int, steps: int) -> tuple[int, ...]:
    """The spaces a messenger passes; the path does not branch so early."""
    way, at = [], 0
    for _ in range(steps):
        at = bench.kit.data.messengers[colour].spaces[at].next[0]
        way.append(at)
    return tuple(way)


def _lay_heart(bench: Bench, number: int, colour: int, side: TrainSide) -> None:
    """Put the lowest heart on the shown garden space, else another of its zone or the next zone's (QA-157)."""
    zones = bench.boards.table.garden.zones[colour]
    order = [zones[side.zone][side.spot]]
    for apart in range(ZONES):
        order += zones[(side.zone + apart) % ZONES]
    space = next(space for space in order if bench.beds[colour][space] == FREE)
    boards.set_bush(bench, number, colour, space)


def lay_diamond(bench: Bench, number: int, diamond: int) -> None:
    """Put the chosen diamond into the shown column, else the next one with a free space (QA-153, QA-157)."""
    seat = bench.seats[number]
    side = bench.kit.data.trains[seat.train].sides[seat.side]
    colour = seat.side
    _depart(bench, number)
    free = tuple(lowest_free(bench.boards, bench, colour))
    width = len(bench.boards.columns)
    by_column = {space % width: space for space in free}
    column = next(c % width for c in range(side.column, side.column + width) if c % width in by_column)
    boards.set_brick(bench, number, colour, by_column[column], diamond)
    boards.climb_humpty(bench, colour)
    gain(bench, number, _printed(side), "cards")
