"""A state opened up inside one ``apply``, and questions about states that need it no more than a view does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.twin import Workbench, given
from alicegames.core.values import put, replace
from alicegames.games.rolling_in_wonderland.frames import Frame
from alicegames.games.rolling_in_wonderland.state import DEE, REGIONS, SPACES, State, die

if TYPE_CHECKING:
    from alicegames.core.rules import Event
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData


_DEES: Final = frozenset(die(region, DEE) for region in range(len(REGIONS)))
_EVERYBODY: Final = tuple(tuple(range(seats)) for seats in range(6))
"""By number of seats."""


class Bench(State, Workbench[State, Frame], frozen=False):
    """A state being worked on: effects change it in place."""

    data: WonderlandData = given()
    events: list[Event] = given()
    reveals: tuple[int, ...] = ()

    def change(self, seat: int, **changes: Any) -> None:  # noqa: ANN401 -- the fields' own types
        """Give a seat new values."""
        self.seats = put(self.seats, seat, replace(self.seats[seat], **changes))

    def add_dice(self, numbers: tuple[int, ...], by: int) -> None:
        """Put dice into the areas (1) or take them away (-1); each is a ``die(region, kind)``."""
        dice = list(self.dice)
        for number in numbers:
            dice[number] += by
        self.dice = tuple(dice)

    def reveal_to_all(self) -> None:
        """This step showed everybody something hidden."""
        self.reveals = _EVERYBODY[len(self.seats)]


def free_spaces(state: State, seat: int) -> int:
    """Return the free spaces of a player board: six, and one more beside the Tweedledee die (RW-67)."""
    dice = state.seats[seat].dice
    extra = state.variant.dee and not _DEES.isdisjoint(dice)
    return SPACES + extra - len(dice)


def is_own_turn(state: State, seat: int) -> bool:
    """Return whether a person's seat has its turn: only then can it use mushrooms and cards (RW-21)."""
    return state.owner == seat and not (state.players == 1 and seat == 1)
