"""What a seat may know, and full states that fit it (QA-165)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from alicegames.core.decision import UNKNOWN
from alicegames.core.values import replace
from alicegames.games.queen_alice.events import Drew, TrainChosen, TrainDealt
from alicegames.games.queen_alice.frames import ChooseTrain, DealTrain
from alicegames.games.queen_alice.pack.verbs import COLOURS
from alicegames.games.queen_alice.play.train import is_secret
from alicegames.games.queen_alice.state import told_hand

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from alicegames.core.rules import Event
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState, Seat


def view(state: QueenState, seat: int) -> QueenState:
    """Hide the other seats' hands, the trains of the others and, until they are revealed, those not dealt."""
    secret = is_secret(state)
    seats = tuple(
        other if number == seat else _hidden(other, told_hand(state, number), secret=secret)
        for number, other in enumerate(state.seats)
    )
    trains = (UNKNOWN,) * len(state.trains) if secret else state.trains
    return replace(state, seats=seats, trains=trains)


def _hidden(seat: Seat, told: tuple[int, ...], *, secret: bool) -> Seat:
    """A seat as others see it: cards that all saw going to the hand stay known, and those that all can tell."""
    hand = ((UNKNOWN,) * (len(seat.hand) - len(told))) + told
    if not secret:
        return replace(seat, hand=hand)
    return replace(seat, hand=hand, trains=(UNKNOWN,) * len(seat.trains), train=UNKNOWN, side=UNKNOWN)


class HiddenHand(NamedTuple):
    """A hand of which something is to be imagined."""

    number: int
    hidden: int
    """How many of its cards."""
    known: tuple[int, ...]
    unseen: tuple[int, ...]
    """The cards that they can be."""


def worlds(kit: Kit, seen: QueenState, seat: int) -> Callable[[Random], QueenState]:
    """Return what fills in hands and trains at random from what they can be."""
    hands = [
        HiddenHand(number, hidden, known, tuple([card for card in other.pool if card not in known]))
        for number, other in enumerate(seen.seats)
        if number != seat and (hidden := other.hand.count(UNKNOWN))
        for known in (told_hand(seen, number),)
    ]
    secret = is_secret(seen)

    def draw(rng: Random) -> QueenState:
        seats = list(seen.seats)
        for number, hidden, known, unseen in hands:
            cards = tuple(sorted((*known, *rng.sample(unseen, hidden))))
            seats[number] = replace(seats[number], hand=cards)
        filled = replace(seen, seats=tuple(seats))
        return _with_trains(kit, filled, seat, rng) if secret else filled

    return draw


def _with_trains(kit: Kit, state: QueenState, seat: int, rng: Random) -> QueenState:
    """Deal unseen train cards to the others; those who have chosen get a choice."""
    own = state.seats[seat].trains
    count = len(state.trains) + sum(len(other.trains) for other in state.seats)
    every = kit.data.first_trains if count == len(kit.data.first_trains) else range(len(kit.data.trains))
    left = [train for train in every if train not in own]
    rng.shuffle(left)
    waiting = {frame.seat for frame in state.stack if isinstance(frame, ChooseTrain | DealTrain)}
    seats = list(state.seats)
    for number, other in enumerate(seats):
        if number != seat:
            trains = tuple(sorted(left.pop() for _ in other.trains))
            chosen = bool(trains) and number not in waiting
            train, side = (rng.choice(trains), rng.choice(COLOURS)) if chosen else (UNKNOWN, UNKNOWN)
            seats[number] = replace(other, trains=trains, train=train, side=side)
    return replace(state, seats=tuple(seats), trains=tuple(sorted(left)))


def view_event(event: Event, seat: int) -> Event:
    """Return the event as a seat may see it."""
    match event:
        case Drew(owner, _) if owner != seat:
            return Drew(owner, UNKNOWN)
        case TrainDealt(owner, _) if owner != seat:
            return TrainDealt(owner, UNKNOWN)
        case TrainChosen(owner, _, _) if owner != seat:
            return TrainChosen(owner, UNKNOWN, UNKNOWN)
        case _:
            return event
