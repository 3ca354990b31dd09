"""The rules of Tea Time over a component pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from alicegames.core.course import StepByStep
from alicegames.core.decision import CHANCE, Decision
from alicegames.core.rules import Event, ScoreLine, Setup, Step, Turn
from alicegames.games.tea_time import scoring
from alicegames.games.tea_time.choices import Deal, First, Take, TeaChoice
from alicegames.games.tea_time.events import (
    AlicePlaced,
    Cancelled,
    Dealt,
    FirstPlayer,
    RoundBegan,
    RoundEnded,
    Taken,
    TieBroken,
)
from alicegames.games.tea_time.state import ALICE, EMPTY, IN_GRID, TeaState, cell_name, is_mirrored, lines

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from alicegames.core.course import Course
    from alicegames.games.tea_time.pack.spec import TeaData

_SEATS: Final = tuple(tuple(range(n)) for n in range(5))


class _Grid:
    """What depends on a grid's shape alone, computed once."""

    def __init__(self, rows: int, columns: int, limits: tuple[int, ...]) -> None:
        cells = range(rows * columns)
        self.names = tuple(cell_name(cell, columns) for cell in cells)
        self.number = {name: cell for cell, name in enumerate(self.names)}
        self.mirrored = tuple(is_mirrored(cell, columns) for cell in cells)
        self.bits = tuple(1 << cell for cell in cells)
        every = [
            (sum(1 << cell for cell in line), Take(tuple(self.names[cell] for cell in line)))
            for line in lines(rows, columns, max(limits))
        ]
        self.takes = tuple(tuple((mask, take) for mask, take in every if len(take.line) <= limit) for limit in limits)


class TeaRules:
    """Tea Time as a `Rules` object."""

    def __init__(self, data: TeaData) -> None:
        self.data = data
        limits = data.tables.limits
        self._grids = {t.players: _Grid(t.rows, t.columns, limits) for t in data.tables.tables}
        self._kinds = len(data.ids)
        self._deals = tuple(Deal(character) for character in range(self._kinds))

    # -- what is asked ----------------------------------------------------------------------------------------

    def start(self, setup: Setup) -> TeaState:
        """Return the table before the first player is known and the first card dealt (TT-03 to TT-06, TT-33)."""
        table = self.data.by_players[setup.players]
        state = TeaState(
            players=setup.players,
            round=1,
            turn_owner=CHANCE,
            turns=0,
            round_start=0,
            dealt=0,
            grid=(EMPTY,) * table.cells,
            deck=(table.copies,) * self._kinds,
            columns=((0,) * self._kinds,) * setup.players,
            alice=IN_GRID,
        )
        return state if setup.first is None else self._first(state, setup.first).state

    def decision(self, state: TeaState) -> Decision[TeaChoice] | None:
        """Return what is asked: chance deals, then the turn's owner takes a line."""
        if state.turn_owner == CHANCE:
            return Decision(CHANCE, "first", tuple(First(seat) for seat in range(state.players)))
        if state.dealt < len(state.grid):
            return self._deal_decision(state)
        options = self._options(state)
        return Decision(state.turn_owner, "take", options) if options else None

    def most_cards(self, state: TeaState) -> int:
        """Return how many cards may be taken this turn, counted over the whole table (TT-09 to TT-11, TT-36)."""
        limits = self.data.tables.limits
        return limits[min(state.turns - state.round_start, len(limits) - 1)]

    def faces(self, players: int) -> tuple[tuple[str, ...], tuple[bool, ...]]:
        """Return the names of a grid's cells, and whether each shows mirrored faces, row by row (TT-08)."""
        grid = self._grids[players]
        return grid.names, grid.mirrored

    def _options(self, state: TeaState) -> tuple[TeaChoice, ...]:
        """Every line of cards that still lie there; Alice counts as one (TT-12 to TT-16, TT-37)."""
        grid = self._grids[state.players]
        present = 0
        for bit, card in zip(grid.bits, state.grid, strict=True):
            if card != EMPTY:
                present |= bit
        limit = min(state.turns - state.round_start, len(grid.takes) - 1)
        return tuple([take for mask, take in grid.takes[limit] if mask & present == mask])

    def _deal_decision(self, state: TeaState) -> Decision[TeaChoice]:
        deck = state.deck
        if all(deck):
            return Decision(CHANCE, "deal", self._deals, deck)
        left = tuple(deal for deal, count in zip(self._deals, deck, strict=True) if count)
        return Decision(CHANCE, "deal", left, tuple(count for count in deck if count))

    # -- what it does -----------------------------------------------------------------------------------------

    def apply(self, state: TeaState, choice: TeaChoice) -> Step[TeaState]:
        """Carry out a choice."""
        match choice:
            case Take():
                return self._take(state, choice)
            case Deal():
                return self._deal(state, choice.character)
            case First():
                return self._first(state, choice.seat)
            case _:
                assert_never(choice)

    def _first(self, state: TeaState, seat: int) -> Step[TeaState]:
        """The first player of round one receives Alice (TT-06, TT-40)."""
        started = TeaState(state.players, 1, seat, 0, 0, 0, state.grid, state.deck, state.columns, alice=seat)
        return Step(started, (FirstPlayer(seat),), _SEATS[state.players])

    def _deal(self, state: TeaState, character: int) -> Step[TeaState]:
        """Fill the next cell, row by row; the cell alone decides the face (TT-07, TT-34, TT-35)."""
        cell, grid, deck = state.dealt, state.grid, state.deck
        after = TeaState(
            state.players,
            state.round,
            state.turn_owner,
            state.turns,
            state.round_start,
            cell + 1,
            (*grid[:cell], character, *grid[cell + 1 :]),
            (*deck[:character], deck[character] - 1, *deck[character + 1 :]),
            state.columns,
            state.alice,
        )
        shape = self._grids[state.players]
        events: tuple[Event, ...] = (Dealt(shape.names[cell], character, shape.mirrored[cell]),)
        if cell + 1 == len(grid):
            events = (*events, RoundBegan(state.round, state.turn_owner))
        return Step(after, events, _SEATS[state.players])

    def _take(self, state: TeaState, choice: Take) -> Step[TeaState]:
        """Move the line into the taker's columns, where opposite faces cancel, and pass the turn (TT-17 to TT-23)."""
        seat, shape = state.turn_owner, self._grids[state.players]
        line = [shape.number[name] for name in choice.line]
        cards = tuple([state.grid[cell] for cell in line])
        mirrored = tuple([shape.mirrored[cell] for cell in line])
        events: list[Event] = [Taken(seat, choice.line, cards, mirrored)]
        column = _collect(state.columns[seat], cards, mirrored, seat, events)
        grid, alice = list(state.grid), state.alice
        for cell in line:
            grid[cell] = EMPTY
        if ALICE in cards:
            alice = seat
        elif state.turns == state.round_start:
            grid[line[0]], alice = ALICE, IN_GRID
            events.append(AlicePlaced(seat, choice.line[0]))
        columns = (*state.columns[:seat], column, *state.columns[seat + 1 :])
        return self._pass_turn(state, tuple(grid), columns, alice, events)

    def _pass_turn(
        self,
        state: TeaState,
        grid: tuple[int, ...],
        columns: tuple[tuple[int, ...], ...],
        alice: int,
        events: list[Event],
    ) -> Step[TeaState]:
        """Pass to the next seat clockwise; an empty grid ends the round (TT-21 to TT-24)."""
        number, start, dealt, turns = state.round, state.round_start, state.dealt, state.turns + 1
        owner, last = (state.turn_owner + 1) % state.players, False
        if not any(card != EMPTY for card in grid):
            last = number == self.data.by_players[state.players].rounds
            events.append(RoundEnded(number, last))
            if not last:
                number, owner, start, dealt = number + 1, alice, turns, 0
        after = TeaState(state.players, number, owner, turns, start, dealt, grid, state.deck, columns, alice)
        if last and (winner := scoring.tie_winner(self.data, after)) is not None:
            events.append(TieBroken(winner))
        return Step(after, tuple(events))

    def course(self, state: TeaState) -> Course[TeaState, TeaChoice]:
        """Return the game played on from here, state by state: a state is small."""
        return StepByStep(self, state)

    # -- what may be known ------------------------------------------------------------------------------------

    def encode(self, choice: TeaChoice) -> str:
        """Return the code: ``take:b2+c3`` (cells in rising order), ``deal:caterpillar``, ``first:1``."""
        match choice:
            case Take(line):
                return f"take:{'+'.join(line)}"
            case Deal(character):
                return f"deal:{self.data.ids[character]}"
            case First(seat):
                return f"first:{seat}"
            case _:
                assert_never(choice)

    def view(self, state: TeaState, seat: int) -> TeaState:
        """Return the state: all of it is public, and the deck is a multiset without an order (TT-29)."""
        return state

    def worlds(self, view: TeaState, seat: int) -> Callable[[Random], TeaState]:
        """Return what returns the view: nothing in it is hidden."""
        return lambda _rng: view

    def determinize(self, view: TeaState, seat: int, rng: Random) -> TeaState:
        """Return the view: nothing in it is hidden."""
        return view

    def view_event(self, event: Event, seat: int) -> Event | None:
        """Return the event: everybody sees everything."""
        return event

    def score(self, state: TeaState) -> tuple[tuple[ScoreLine, ...], ...]:
        """Return the running score (TT-30)."""
        return scoring.score(self.data, state)

    def places(self, state: TeaState) -> tuple[int, ...]:
        """Return each seat's place (TT-27, TT-28)."""
        return scoring.places(self.data, state)

    def turn(self, state: TeaState) -> Turn:
        """Return the turn; set-up belongs to chance."""
        return Turn(state.turns, state.turn_owner, state.round)


def _collect(
    column: tuple[int, ...], cards: tuple[int, ...], mirrored: tuple[bool, ...], seat: int, events: list[Event]
) -> tuple[int, ...]:
    """Add cards to signed columns: opposite faces cancel one for one, all at once (TT-18 to TT-20, TT-39)."""
    after = list(column)
    touched: dict[int, int] = {}
    for card, is_back in zip(cards, mirrored, strict=True):
        if card != ALICE:
            after[card] += -1 if is_back else 1
            touched[card] = touched.get(card, 0) + 1
    for card, joined in touched.items():
        pairs = (abs(column[card]) + joined - abs(after[card])) // 2
        if pairs:
            events.append(Cancelled(seat, card, pairs))
    return tuple(after)
