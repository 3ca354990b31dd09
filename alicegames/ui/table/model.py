"""The game behind a table: whose view is shown, how far the telling has come, what is picked. Draws nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from alicegames.core.decision import CHANCE
from alicegames.core.gestures import Gestures
from alicegames.core.undo import UndoRefusedError
from alicegames.ui.table.log import lines, recap
from alicegames.ui.table.picking.exchange import ExchangePicker
from alicegames.ui.table.picking.routing import Picker, Route
from alicegames.ui.table.picking.series import gathering

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.decision import Decision
    from alicegames.core.rules import Event, Turn
    from alicegames.core.session import Ply, Session
    from alicegames.core.undo import Barrier, Takeback
    from alicegames.match import Match
    from alicegames.ui.presenters.base import Presenter
    from alicegames.ui.table.log.lines import LogLine

S = TypeVar("S")
C = TypeVar("C")

_LOOKED_BACK: Final = 12
"""Choices among which the last one that is about something on the table is looked for."""
_KEPT: Final = 64
"""Views remembered."""


@dataclass(frozen=True, slots=True)
class Act(Generic[S]):
    """What is told next: one choice, or a run of chance's answers to one question."""

    first: int
    """The ply it begins with."""
    end: int
    """The ply after it."""
    player: int
    before: S
    after: S
    events: tuple[Event, ...]
    """As the viewer may see them."""


class StaleChoiceError(RuntimeError):
    """The choice was picked for a decision that is not the one at hand."""


class TableModel(Generic[S, C]):
    """One game on the screen, seen by one seat at a time.

    The session is always ahead or level; ``shown`` counts the plies that have been told. Nothing but the viewer's view
    of the state at ``shown`` is ever handed out, and a decision only when the viewer is asked it.
    """

    def __init__(
        self, match: Match, session: Session[S, C], presenter: Presenter[S, C], *, takes_gestures: bool = True
    ) -> None:
        """``takes_gestures``: whether one gesture may answer more than one question."""
        self.match = match
        self.session = session
        self.presenter = presenter
        self.shown = 0
        self.version = 0
        """Grows with every choice, undo and redo; what was drawn for an older one is stale."""
        self.viewer = self._first_viewer()
        self.picker: Picker[C] = Picker(())
        self.covered = False
        """Whether nobody has come to the screen yet: nothing is asked and nothing told until somebody sits down."""
        self.free_undo = False
        """Whether undo may go past what was revealed (a setting for teaching)."""
        self._takes_gestures = takes_gestures
        self.is_obliging = False
        """Whether what hardly anybody would choose otherwise is answered along (a setting)."""
        self._gestures: Gestures[S, C] = Gestures(session)
        self._then: tuple[C, ...] = ()
        """What the last gesture answers to questions still to come in this turn."""
        self._views: dict[tuple[int, int], S] = {}
        self._logs: dict[int, list[LogLine]] = {}
        self._changed: list[Callable[[], None]] = []
        self.catch_up()

    def on_change(self, callback: Callable[[], None]) -> None:
        """Call this after every choice, undo and redo: autosave hangs on it."""
        self._changed.append(callback)

    # -- what may be shown ------------------------------------------------------------------------------------

    @property
    def behind(self) -> bool:
        """Whether something has happened that has not been told yet."""
        return self.shown < len(self.session.moves)

    @property
    def over(self) -> bool:
        """Whether the game has ended and all of it has been told."""
        return self.session.is_over and not self.behind

    @property
    def view(self) -> S:
        """The viewer's view of what has been told so far."""
        return self.view_at(self.shown)

    def view_at(self, ply: int) -> S:
        """Return the viewer's view of the state before this ply."""
        key = (ply, self.viewer)
        if key not in self._views:
            if len(self._views) > _KEPT:
                self._views.clear()
            self._views[key] = self.session.rules.view(self._state_at(ply), self.viewer)
        return self._views[key]

    def decision(self) -> Decision[C] | None:
        """Return what the viewer is asked now; None while others are asked or something is still to be told."""
        decision = self.session.decision()
        if decision is None or self.behind or self.covered or decision.player != self.viewer_if_human:
            return None
        return decision

    @property
    def viewer_if_human(self) -> int | None:
        """The viewer, if that seat is a person's."""
        return self.viewer if self.viewer in self.match.humans else None

    @property
    def waiting_for(self) -> int:
        """The seat asked next, CHANCE if nobody is; what it is asked is for that seat alone."""
        decision = self.session.decision()
        return CHANCE if decision is None else decision.player

    @property
    def waiting_kind(self) -> str:
        """What kind of question is open, of whomever; empty if none is."""
        decision = self.session.decision()
        return "" if decision is None else decision.kind

    @property
    def bot_to_move(self) -> bool:
        """Whether a bot has to answer now, and all before has been told."""
        return not self.session.is_over and not self.behind and self.waiting_for not in self.match.humans

    @property
    def curtain_for(self) -> int | None:
        """The person who must come to the screen before the game goes on; None if the right one sits there."""
        if self.behind or self.session.is_over or self.waiting_for not in self.match.humans:
            return None
        return self.waiting_for if self.waiting_for != self.viewer else None

    @property
    def has_news(self) -> bool:
        """Whether chance has shown something to the viewer alone since its last choice, such as a card drawn."""
        for move in reversed(self.session.moves):
            if move.player == self.viewer:
                return False
            if move.player == CHANCE and move.reveals == (self.viewer,):
                return True
        return False

    @property
    def may_force(self) -> bool:
        """Whether an undo past something seen may be taken all the same: alone, or where the setting allows it."""
        return self.free_undo or len(self.match.humans) == 1

    @property
    def undo_by(self) -> int | None:
        """The seat that asks for an undo: the one at the screen; None where nobody plays."""
        return self.viewer_if_human

    def undo_barriers(self) -> tuple[Barrier, ...]:
        """Return why the seat at the screen cannot take the last choice back; none if undo is free."""
        return self.session.undo_barriers(self.undo_by)

    @property
    def turn(self) -> Turn:
        """Where the game stands, as far as told."""
        return self.session.rules.turn(self._state_at(self.shown))

    def _state_at(self, ply: int) -> S:
        moves = self.session.moves
        return moves[ply].before if ply < len(moves) else self.session.state

    def _first_viewer(self) -> int:
        humans = self.match.humans
        if self.waiting_for in humans:
            return self.waiting_for
        return min(humans) if humans else 0

    # -- telling ----------------------------------------------------------------------------------------------

    def next_act(self) -> Act[S] | None:
        """Return what is to be told next; None when all has been told."""
        if not self.behind:
            return None
        moves, first = self.session.moves, self.shown
        end = first + 1
        while end < len(moves) and _belongs(moves[first], moves[end]):
            end += 1
        return Act(first, end, moves[first].player, self.view_at(first), self.view_at(end), self._seen(first, end))

    def tell(self, act: Act[S]) -> None:
        """Count an act as told."""
        self.shown = max(self.shown, act.end)
        self._renew()

    def tell_from_start(self) -> None:
        """Count nothing as told: a new game's first deal is shown."""
        self.shown = 0
        self._renew()

    def tell_again(self, start: int) -> None:
        """Count what happened from a ply on as not told: it is shown again."""
        self.shown = min(self.shown, start)
        self._renew()

    def catch_up(self) -> None:
        """Count everything as told."""
        self.shown = len(self.session.moves)
        self._renew()

    def cover(self, *, covered: bool) -> None:
        """Ask and tell nothing until the next person has sat down, or do so again."""
        self.covered = covered
        self._renew()

    def sit_down(self, seat: int) -> None:
        """Show another seat's view from now on: its person is at the screen."""
        self.viewer = seat
        self.covered = False
        if seat in self.match.humans:
            self.session.seen_by(seat)
        self._renew()

    def _seen(self, first: int, end: int) -> tuple[Event, ...]:
        rules, moves = self.session.rules, self.session.moves
        events = (rules.view_event(event, self.viewer) for move in moves[first:end] for event in move.events)
        return tuple(event for event in events if event is not None)

    def _renew(self) -> None:
        decision = self.decision()
        self.picker = Picker(()) if decision is None else self._gathering(decision) or self._choosing(decision)

    def _gathering(self, decision: Decision[C]) -> Picker[C] | None:
        return gathering(self.session.rules, self.presenter, self.view, decision) if self._takes_gestures else None

    def _choosing(self, decision: Decision[C]) -> Picker[C]:
        view = self.view
        exchange = self.presenter.exchange(view, decision)
        if exchange is not None:
            routes = [Route(choice, self.presenter.paths(view, decision, choice)[0]) for choice in decision.options]
            return ExchangePicker(routes, exchange)
        return Picker.over(
            decision.options,
            lambda choice: self.presenter.paths(view, decision, choice),
            free_order=self.presenter.free_order(decision),
            gestures=self.presenter.gestures(view, decision) if self._takes_gestures else (),
        )

    @property
    def considered(self) -> S:
        """The view of the viewer as it would be if the like answers gathered so far had been given."""
        return self.picker.considered(self.view)

    # -- the log ----------------------------------------------------------------------------------------------

    def log(self) -> list[LogLine]:
        """Return every line that the viewer may read, up to what has been told; none while covered."""
        if self.covered:
            return []
        return lines.extend(self._logs.setdefault(self.viewer, []), self, self.shown)

    def forget_words(self) -> None:
        """Write the log anew: the language may be another."""
        self._logs.clear()

    @property
    def recap_start(self) -> int:
        """The ply after the viewer's last turn; in the viewer's own turn, after the one before it."""
        return recap.start(self, self.viewer)

    def recap(self) -> list[LogLine]:
        """Return every line since the viewer's last turn, as the viewer may read it."""
        return recap.since(self, self.viewer, self.log())

    def last_said(self) -> str:
        """Return in words what the last choice told did, as the viewer may read it."""
        told = self.session.moves[: self.shown]
        ply = next((move.ply for move in reversed(told) if move.player != CHANCE), self.shown)
        return " ".join(line.text for line in self.log() if line.ply >= ply)

    def last_targets(self) -> tuple[str, ...]:
        """Return the target ids of what the last choice told was about: from where to where something went."""
        told = self.session.moves[max(0, self.shown - _LOOKED_BACK) : self.shown]
        found = (self._targets_of(move) for move in reversed(told) if move.player != CHANCE)
        return next((targets for targets in found if targets), ())

    def _targets_of(self, move: Ply[S, C]) -> tuple[str, ...]:
        events = (self.session.rules.view_event(event, self.viewer) for event in move.events)
        found = (self.presenter.event_targets(event) for event in events if event is not None)
        return tuple(dict.fromkeys(target for targets in found for target in targets))

    # -- playing ----------------------------------------------------------------------------------------------

    def submit(self, choice: C, version: int | None = None, then: tuple[C, ...] = (), *, unasked: bool = False) -> None:
        """Play a choice for the seat that is asked, with what has been gathered for like questions.

        Along with it is played what the same gesture says, and what goes by itself. ``unasked``: it is the only choice.

        Raises StaleChoiceError if ``version`` is not the one that stands, IllegalChoiceError as the session does.
        """
        if version is not None and version != self.version:
            raise StaleChoiceError
        seat, turn = self.waiting_for, self._turn_number()
        self._gestures.submit(*self.picker.sequence(choice), unasked=unasked)
        self._then = then or self._then
        while self.waiting_for == seat == self.viewer_if_human and self._turn_number() == turn:
            along = self._along()
            if along is None:
                break
            self._gestures.follow(along)
        else:
            self._then = ()
        self._after()

    def _turn_number(self) -> int:
        return self.session.rules.turn(self.session.state).number

    def _along(self) -> C | None:
        """Return what is answered along with the choice before; None if the person is to be asked."""
        decision = self.session.decision()
        assert decision is not None
        if self._then and self._then[0] in decision.options:
            along, *then = self._then
            self._then = tuple(then)
            return along
        view = self.session.view(decision.player)
        return self.presenter.by_itself(view, decision) if self.is_obliging else None

    @property
    def otherwise(self) -> str:
        """The words that ask again what was answered along with the last choice; empty where nothing was."""
        last = self._gestures.last()
        if last is None or last.player != self.viewer_if_human or self.undo_barriers():
            return ""
        return self.presenter.otherwise(last.decision)

    def ask_again(self) -> None:
        """Take back what was answered along with the last choice, and nothing else, so that the person is asked it."""
        self.session.undo(self.undo_by)
        self._rewound()

    def undo(self, *, consent: bool = False, force: bool = False) -> None:
        """Take back the last choice for the seat at the screen; ``consent`` is its owner's. Raises UndoRefusedError."""
        self._gestures.undo(self.undo_by, consent=consent, force=force)
        self._rewound()

    def undo_turn(self) -> int:
        """Take back the own choices of a turn as far as undo is free. Raises UndoRefusedError if it is not at all."""
        barriers = self.undo_barriers()
        if barriers:
            raise UndoRefusedError(barriers[0])
        taken = self.session.undo_turn(self.undo_by)
        self._rewound()
        return taken

    def redo(self) -> None:
        """Play again what was taken back. Raises UndoRefusedError if there is nothing."""
        self._gestures.redo()
        self._after()

    def takeback(self) -> Takeback[S, C] | None:
        """Return what an undo would take back now; None where there is nothing."""
        return self._gestures.takeback()

    def _rewound(self) -> None:
        """Forget what was shown of plies that are gone."""
        self._then = ()
        left = len(self.session.moves)
        self.shown = min(self.shown, left)
        self._views = {key: view for key, view in self._views.items() if key[0] < left}
        for written in self._logs.values():
            written[:] = [line for line in written if line.ply < left]
        self._after()

    def _after(self) -> None:
        self.version += 1
        self._renew()
        for callback in self._changed:
            callback()


def _belongs(first: Ply[Any, Any], move: Ply[Any, Any]) -> bool:
    """Whether a move is told in one go with the first: chance answering one question many times."""
    return first.player == CHANCE == move.player and first.decision.kind == move.decision.kind
