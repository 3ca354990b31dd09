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


def choose(d: Bench, number: int, choice: TakeTrain) -> None:
    """Choose secretly; after the last choice all are revealed together (QA-20)."""
    d.pop()
    seat = d.seat(number)
    seat.train, seat.side = choice.train, choice.side
    d.tell(TrainChosen(number, choice.train, choice.side))
    if not isinstance(d.top, ChooseTrain):
        _reveal(d)


def _reveal(d: Bench) -> None:
    """The cards not chosen leave the game (QA-158)."""
    d.trains = ()
    for number in range(d.players):
        d.seat(number).trains = ()
    d.reveals = tuple(range(d.players))


def is_secret(state: QueenState) -> bool:
    """Whether train cards are still being chosen."""
    return any(isinstance(frame, ChooseTrain) for frame in state.stack)


def resolve(d: Bench, frame: RideTrain) -> bool:
    """Carry out a train card; return whether its seat is asked which diamond to lay (QA-150 to QA-156)."""
    seat = d.seats[frame.seat]
    card = d.kit.data.trains[seat.train]
    if card.suit == DIAMONDS:
        return True
    side = card.sides[seat.side]
    _depart(d, frame.seat)
    match card.suit:
        case 0:
            _lay_heart(d, frame.seat, seat.side, side)
        case 1:
            boards.set_messenger(d, frame.seat, seat.side, _way(d, seat.side, side.steps))
        case _:
            boards.set_twin(d, frame.seat, seat.side, d.kit.data.tree.first[seat.side])
    gain(d, frame.seat, _printed(side), "cards")
    return False


def _printed(side: TrainSide) -> tuple[Reward, ...]:
    """The rewards of a side; its card is free and from the left block, unlike any other (QA-155)."""
    return tuple([Reward("train_card", one.arg) if one.verb == "acquire" else one for one in side.rewards])


def _depart(d: Bench, number: int) -> None:
    seat = d.seats[number]
    d.pop()
    d.tell(TrainRevealed(number, seat.train, seat.side))
    d.push(FillMarket())
    open_rewards(d, number, "train")


def _way(d: Bench, colour: int, steps: int) -> tuple[int, ...]:
    """The spaces a messenger passes; the path does not branch so early."""
    way, at = [], 0
    for _ in range(steps):
        at = d.kit.data.messengers[colour].spaces[at].next[0]
        way.append(at)
    return tuple(way)


def _lay_heart(d: Bench, number: int, colour: int, side: TrainSide) -> None:
    """Put the lowest heart on the shown garden space, else another of its zone or the next zone's (QA-157)."""
    zones = d.boards.table.garden.zones[colour]
    order = [zones[side.zone][side.spot]]
    for apart in range(ZONES):
        order += zones[(side.zone + apart) % ZONES]
    space = next(space for space in order if d.beds[colour][space] == FREE)
    boards.set_bush(d, number, colour, space)


def lay_diamond(d: Bench, number: int, diamond: int) -> None:
    """Put the chosen diamond into the shown column, else the next one with a free space (QA-153, QA-157)."""
    seat = d.seats[number]
    side = d.kit.data.trains[seat.train].sides[seat.side]
    colour = seat.side
    _depart(d, number)
    free = tuple(lowest_free(d.boards, d, colour))
    width = len(d.boards.columns)
    by_column = {space % width: space for space in free}
    column = next(c % width for c in range(side.column, side.column + width) if c % width in by_column)
    boards.set_brick(d, number, colour, by_column[column], diamond)
    boards.climb_humpty(d, colour)
    gain(d, number, _printed(side), "cards")
