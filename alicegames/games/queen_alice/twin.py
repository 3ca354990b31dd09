"""A state being worked on: the mutable twin that exists inside one ``apply`` only."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeAlias

from alicegames.games.queen_alice.frames import Frame, Rewards
from alicegames.games.queen_alice.state import KEY_NUMBER, Pair, QueenState, Seat

if TYPE_CHECKING:
    from alicegames.core.rules import Event
    from alicegames.games.queen_alice.pack.verbs import Reward
    from alicegames.games.queen_alice.play.kit import Boards, Kit


@dataclass(slots=True)
class SeatDraft:
    """A seat being worked on: the fields of `Seat`."""

    time: int
    store: tuple[int, int, int]
    cubes: int
    ip: tuple[int, ...]
    hand: tuple[int, ...]
    known: tuple[int, ...]
    pool: tuple[int, ...]
    discard: tuple[int, ...]
    invited: tuple[int, ...]
    hearts: Pair
    bushes: Pair
    diamonds: Pair
    bricks: Pair
    messengers: Pair
    ranked: int
    seals: int
    twins: Pair
    climbs: Pair
    books: tuple[int, int, int]
    tiles: tuple[int, ...]
    used: tuple[int, ...]
    flowers: tuple[int, int, int, int]
    paws: Pair
    crowns: tuple[int, ...]
    progress: Pair
    jail: tuple[int, ...]
    trains: tuple[int, ...]
    train: int
    side: int

    def score(self, key: str, points: int) -> None:
        """Add influence points to a source."""
        number = KEY_NUMBER[key]
        self.ip = (*self.ip[:number], self.ip[number] + points, *self.ip[number + 1 :])


@dataclass(slots=True)
class _Table:
    players: int
    first: int
    owner: int
    turns: int
    seats: Any
    stack: tuple[Frame, ...]
    board: tuple[int, ...]
    crowns: int
    gone: int
    alices: Pair
    paths: tuple[tuple[int, ...], ...]
    throne: int
    wishes: tuple[int, ...]
    due: tuple[int, ...]
    market: tuple[int, ...]
    decks: tuple[tuple[int, ...], ...]
    trains: tuple[int, ...]
    gardeners: Pair
    beds: tuple[tuple[int, ...], ...]
    walls: tuple[tuple[int, ...], ...]
    humpty: Pair
    tokens: tuple[int, ...]
    seals: tuple[tuple[int, ...], ...]
    flowers: tuple[int, int, int, int]
    shelf: tuple[int, ...]
    discount: int
    spent: int
    loose: int
    acted: int


_SEAT_FIELDS = attrgetter(*(field.name for field in fields(Seat)))
_TABLE_FIELDS = attrgetter(*(field.name for field in fields(QueenState)))


class Draft(_Table):
    """A state being worked on. Effects change it in place; ``freeze`` gives the next state."""

    __slots__ = ("boards", "events", "kit", "reveals", "worked")

    def __init__(self, kit: Kit, state: QueenState) -> None:
        super().__init__(*_TABLE_FIELDS(state))
        self.seats = [*state.seats]
        self.kit = kit
        self.boards: Boards = kit.board(state.players)
        self.events: list[Event] = []
        self.reveals: tuple[int, ...] = ()
        self.worked: list[int] = []

    def seat(self, number: int) -> SeatDraft:
        """Return a seat to be worked on."""
        if number in self.worked:
            return self.seats[number]  # type: ignore[no-any-return]
        self.worked.append(number)
        thawed = self.seats[number] = SeatDraft(*_SEAT_FIELDS(self.seats[number]))
        return thawed

    def freeze(self) -> QueenState:
        """Return the state as it is now; the draft must not be used after.

        Drafts have the slots of what they are drafts of, so that their class can be changed: to build frozen
        dataclasses of thirty fields anew would cost as much as all else that a choice does.
        """
        for number in self.worked:
            self.seats[number].__class__ = Seat
        self.seats = tuple(self.seats)
        table: Any = _Table(*_TABLE_FIELDS(self))
        table.__class__ = QueenState
        return table  # type: ignore[no-any-return]

    # -- pending work -----------------------------------------------------------------------------------------

    @property
    def top(self) -> Frame:
        """The frame that asks."""
        return self.stack[-1]

    def push(self, *frames: Frame) -> None:
        """Put frames on the stack; the last one asks first."""
        self.stack = (*self.stack, *frames)

    def pop(self) -> None:
        """Drop the frame that asks."""
        self.stack = self.stack[:-1]

    def pend(self, *rewards: Reward) -> None:
        """Add rewards to those still to be taken in the frame at hand (QA-181)."""
        at = self._rewards_at()
        frame = self.stack[at]
        assert isinstance(frame, Rewards)
        fuller = Rewards(frame.seat, frame.source, (*frame.pending, *rewards))
        self.stack = (*self.stack[:at], fuller, *self.stack[at + 1 :])

    def unpend(self, number: int) -> None:
        """Take a pending reward away by its place."""
        at = self._rewards_at()
        frame = self.stack[at]
        assert isinstance(frame, Rewards)
        pending = (*frame.pending[:number], *frame.pending[number + 1 :])
        self.stack = (*self.stack[:at], Rewards(frame.seat, frame.source, pending), *self.stack[at + 1 :])

    def pending(self) -> Rewards:
        """Return the frame of the rewards at hand."""
        frame = self.stack[self._rewards_at()]
        assert isinstance(frame, Rewards)
        return frame

    def _rewards_at(self) -> int:
        at = len(self.stack) - 1
        while not isinstance(self.stack[at], Rewards):
            at -= 1
        return at

    def tell(self, event: Event) -> None:
        """Record that something happened."""
        self.events.append(event)

    def score(self, seat: int, key: str, points: int) -> None:
        """Give influence points (QA-163)."""
        self.seat(seat).score(key, points)


AnyState: TypeAlias = QueenState | Draft
"""What options can be computed of."""
AnySeat: TypeAlias = Seat | SeatDraft


def round_of(state: AnyState) -> int:
    """Return the round, from 1."""
    return state.turns // state.players + 1
