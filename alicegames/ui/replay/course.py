"""Where a replay stands, what it shows there and to whom. Draws nothing."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any, Final, Literal

from alicegames.core.decision import CHANCE, ONLOOKER
from alicegames.core.rules import totals
from alicegames.ui import presenters

if TYPE_CHECKING:
    from alicegames.core.rules import Turn
    from alicegames.core.session import Ply
    from alicegames.storage import Opened

Part = Literal["choice", "turn", "round"]
"""What a game is divided into."""
OPEN: Final = -3
"""In place of a seat: everything lies open."""
_KEPT: Final = 32
"""Views remembered."""


class Course:
    """A game, a place in it, and whose eyes see it.

    ``at`` counts the choices made, chance's included; a stop is a place worth stopping at: before each choice of a
    seat's own, and the end. Steps go from stop to stop.
    """

    def __init__(self, opened: Opened, eyes: int) -> None:
        self.opened = opened
        self.match = opened.match
        self.moves = opened.session.moves
        self.presenter = presenters.make(opened.match)
        self.stops = self._find_stops()
        self.at = self.stops[0]
        self.eyes = eyes
        """A seat, ONLOOKER, or OPEN."""
        self._views: dict[tuple[int, int], Any] = {}

    def _find_stops(self) -> tuple[int, ...]:
        own = [move.ply for move in self.moves if move.player != CHANCE]
        return tuple(sorted({*own, len(self.moves)}))

    @property
    def is_secret(self) -> bool:
        """Whether the game has secrets that are not over yet."""
        return self.match.game.has_secrets and not self.opened.session.is_over

    # -- where ------------------------------------------------------------------------------------------------

    @property
    def stop(self) -> int:
        """The number of the stop it stands at."""
        return self.stops.index(self.at)

    def go(self, stop: int) -> None:
        """Stand at a stop; beyond the ends it is the first or the last."""
        self.at = self.stops[max(0, min(len(self.stops) - 1, stop))]

    def step(self, steps: int) -> None:
        """Go on by so many stops, or back."""
        self.go(self.stop + steps)

    def step_turn(self, direction: int) -> None:
        """Go to the first stop of the next turn, or of this or the earlier one."""
        self._step_to(lambda turn: turn.number, direction)

    def step_round(self, direction: int) -> None:
        """Likewise for rounds, in games that have them; else for turns."""
        if self.turn.round:
            self._step_to(lambda turn: turn.round, direction)
        else:
            self.step_turn(direction)

    def _step_to(self, part: Any, direction: int) -> None:  # noqa: ANN401 -- a function of a turn
        here, stop = part(self.turn_at(self.at)), self.stop + direction
        while 0 < stop < len(self.stops) - 1 and part(self.turn_at(self.stops[stop])) == here:
            stop += direction
        if direction < 0:
            first = part(self.turn_at(self.stops[max(0, stop)]))
            while stop > 0 and part(self.turn_at(self.stops[stop - 1])) == first:
                stop -= 1
        self.go(stop)

    def stop_of(self, ply: int) -> int:
        """Return the number of the last stop that is not behind a choice."""
        return max(0, bisect_right(self.stops, ply) - 1)

    def stops_of(self, part: Part) -> tuple[int, ...]:
        """Return the numbers of the stops with which each turn or round begins, and the end; or of all."""
        known = range(len(self.stops))
        if part == "choice":
            return tuple(known)
        places = [self._place_of(stop, part) for stop in known]
        return tuple(stop for stop in known if stop in {0, known[-1]} or places[stop] != places[stop - 1])

    def _place_of(self, stop: int, part: Part) -> int:
        turn = self.turn_at(self.stops[stop])
        return turn.round if part == "round" and turn.round else turn.number

    @property
    def is_at_end(self) -> bool:
        """Whether nothing comes after."""
        return self.at == self.stops[-1]

    @property
    def turn(self) -> Turn:
        """The turn in which it stands."""
        return self.turn_at(self.at)

    def turn_at(self, ply: int) -> Turn:
        """Return the turn before a ply."""
        if ply < len(self.moves):
            return self.moves[ply].turn
        return self.match.rules.turn(self.opened.session.state)

    # -- what -------------------------------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """The seat at the lower edge."""
        return max(0, self.eyes)

    @property
    def view(self) -> Any:  # noqa: ANN401 -- a position of any game
        """What the eyes see here."""
        key = (self.at, self.eyes)
        if key not in self._views:
            if len(self._views) >= _KEPT:
                self._views.clear()
            state = self._state_at(self.at)
            self._views[key] = state if self.eyes == OPEN else self.match.rules.view(state, self.eyes)
        return self._views[key]

    def _state_at(self, ply: int) -> Any:  # noqa: ANN401 -- likewise
        return self.moves[ply].before if ply < len(self.moves) else self.opened.session.state

    def latest(self) -> tuple[Ply[Any, Any], ...]:
        """Return what led here from the stop before: a seat's choice, and what chance answered."""
        stop = self.stop
        start = self.stops[stop - 1] if stop else 0
        return tuple(self.moves[start : self.at])

    def told(self) -> tuple[str, ...]:
        """Return what happened since the stop before, as the eyes saw it."""
        return tuple(sentence for sentence, _targets in self._events())

    def targets(self) -> tuple[str, ...]:
        """Return the target ids of what it was about."""
        return tuple(dict.fromkeys(target for _sentence, targets in self._events() for target in targets))

    def _events(self) -> list[tuple[str, tuple[str, ...]]]:
        found = []
        for move in self.latest():
            for event in move.events:
                seen = event if self.eyes == OPEN else self.match.rules.view_event(event, self.eyes)
                if seen is not None and (sentence := self.match.texts.event(seen, self.match.names)):
                    found.append((sentence, self.presenter.event_targets(seen)))
        return found

    def points(self) -> tuple[int, ...]:
        """Return everybody's running score here, as far as the eyes know it."""
        return totals(self.match.rules.score(self.view))


def first_eyes(opened: Opened) -> int:
    """Return whose eyes a replay begins with: all open where nothing is secret any more, else what everybody knows."""
    return ONLOOKER if opened.match.game.has_secrets and not opened.session.is_over else OPEN
