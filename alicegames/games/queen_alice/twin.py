"""A state opened up inside one ``apply``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.twin import Twin, Workbench, given
from alicegames.games.queen_alice.frames import Frame, Rewards
from alicegames.games.queen_alice.state import KEY_NUMBER, QueenState, Seat

if TYPE_CHECKING:
    from alicegames.core.rules import Event, Step
    from alicegames.games.queen_alice.choices import QueenChoice
    from alicegames.games.queen_alice.pack.verbs import Reward
    from alicegames.games.queen_alice.play.kit import Boards, Kit


class SeatBench(Seat, Twin[Seat], frozen=False):
    """A seat being worked on."""

    def score(self, key: str, points: int) -> None:
        """Add influence points to a source."""
        number = KEY_NUMBER[key]
        self.ip = (*self.ip[:number], self.ip[number] + points, *self.ip[number + 1 :])


class Bench(QueenState, Workbench[QueenState, Frame], frozen=False):
    """A state being worked on: effects change it in place."""

    kit: Kit = given()
    boards: Boards = given()
    events: list[Event] = given()
    worked: dict[int, SeatBench] = given()
    """The seats being worked on, which stand among the others."""
    reveals: tuple[int, ...] = ()
    offered: list[QueenChoice] | None = None
    """What the rewards on top offer, as it was found when they settled: it is what is asked next."""

    def seat(self, number: int) -> SeatBench:
        """Return a seat to be worked on."""
        seat = self.worked.get(number)
        if seat is not None:
            return seat
        seat = self.worked[number] = SeatBench.of(self.seats[number])
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        return seat

    def step(self) -> Step[QueenState]:
        """Return the next state, with what happened on the way to it."""
        if self.worked:
            seats: list[Seat] = [*self.seats]
            for number, seat in self.worked.items():
                seats[number] = seat.closed()
            self.seats = tuple(seats)
            self.worked = {}
        return super().step()

    # -- pending work -----------------------------------------------------------------------------------------

    def pend(self, *rewards: Reward) -> None:
        """Add rewards to those still to be taken in the frame at hand (QA-181)."""
        at, frame = self._rewards()
        self._put_back(at, Rewards(frame.seat, frame.source, (*frame.pending, *rewards)))

    def unpend(self, number: int) -> None:
        """Take a pending reward away by its place."""
        at, frame = self._rewards()
        pending = frame.pending[:number] + frame.pending[number + 1 :]
        self._put_back(at, Rewards(frame.seat, frame.source, pending))

    def pending(self) -> Rewards:
        """Return the frame of the rewards at hand."""
        return self._rewards()[1]

    def _rewards(self) -> tuple[int, Rewards]:
        """Return the topmost frame of rewards, and where it is counted from the end: -1 is the top."""
        stack, at = self.stack, -1
        while not isinstance(frame := stack[at], Rewards):
            at -= 1
        return at, frame

    def _put_back(self, at: int, frame: Rewards) -> None:
        self.stack = (*self.stack[:at], frame, *self.stack[at + 1 :]) if at < -1 else (*self.stack[:-1], frame)

    def score(self, seat: int, key: str, points: int) -> None:
        """Give influence points (QA-163)."""
        self.seat(seat).score(key, points)


def bench_of(kit: Kit, state: QueenState) -> Bench:
    """Return a state's twin."""
    return Bench.of(state, kit, kit.board(state.players), [], {})
