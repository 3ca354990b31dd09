"""What a choice would do, found out by doing it in thought: the same code that carries it out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from alicegames.core.values import put, replace
from alicegames.games.queen_alice.choices import DiscardCard, PlayCard
from alicegames.games.queen_alice.events import Paid, Repeated
from alicegames.games.queen_alice.frames import Act, Activate, PayFor, Rewards
from alicegames.games.queen_alice.pack.verbs import ANY_RESOURCE
from alicegames.games.queen_alice.play import targets
from alicegames.games.queen_alice.play.action import pay_options
from alicegames.games.queen_alice.play.offers import KINDS_OF_RESOURCE
from alicegames.games.queen_alice.play.turn import activate_options
from alicegames.games.queen_alice.rules import FRAMES, apply

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from alicegames.core.rules import Event
    from alicegames.games.queen_alice.choices import Move, QueenChoice
    from alicegames.games.queen_alice.pack.verbs import Reward
    from alicegames.games.queen_alice.play.kit import Kit
    from alicegames.games.queen_alice.state import QueenState


class Cost(NamedTuple):
    """What leaves a seat: discounts taken off, hours and black cubes in place of what is missing."""

    cake: int = 0
    tea: int = 0
    toast: int = 0
    hours: int = 0
    cubes: int = 0

    def __bool__(self) -> bool:
        """Whether anything leaves."""
        return any(self)


class Outcome(NamedTuple):
    """What a choice does."""

    state: QueenState
    """The position after it, and after the cheapest payment if one is asked for."""
    events: tuple[Event, ...]
    rewards: tuple[Reward, ...]
    """The rewards that it adds to those still to be taken."""
    cost: Cost
    """What really leaves the seat, if it is paid in the cheapest way: fewest hours, then fewest black cubes."""
    ways: int
    """How many ways to pay there are."""


def preview(kit: Kit, state: QueenState, choice: QueenChoice) -> Outcome:
    """Do a choice of a turn in thought; ``state`` may be the view of the seat that chooses."""
    step = apply(kit, state, choice)
    events, after, ways = step.events, step.state, 1
    is_billed = bool(state.stack) and isinstance(state.stack[-1], PayFor)
    if not is_billed and after.stack and isinstance(bill := after.stack[-1], PayFor):
        payments = pay_options(kit, after, bill)
        paid = apply(kit, after, payments[0])
        events, after, ways = (*events, *paid.events), paid.state, len(payments)
    return Outcome(after, events, added(state, after), cost_of(events), ways)


def cost_of(events: tuple[Event, ...]) -> Cost:
    """Return what was paid in these events, the hours of a repeat too."""
    cost = Cost()
    for event in events:
        match event:
            case Paid(_, cake, tea, toast, hours, cubes):
                paid = (cake, tea, toast, hours, cubes)
                cost = Cost(*(have + more for have, more in zip(cost, paid, strict=True)))
            case Repeated(_, hours):
                cost = cost._replace(hours=cost.hours + hours)
    return cost


def added(before: QueenState, after: QueenState) -> tuple[Reward, ...]:
    """Return the pending rewards that were not there before, in their order."""
    old = Counter(_pending(before))
    added = []
    for reward in _pending(after):
        if old[reward]:
            old[reward] -= 1
        else:
            added.append(reward)
    return tuple(added)


def _pending(state: QueenState) -> list[Reward]:
    return [reward for frame in state.stack if isinstance(frame, Rewards) for reward in frame.pending]


def can_act(kit: Kit, state: QueenState) -> bool:
    """Whether the action that waits could be paid once the rewards before it are stored in the best way.

    True where no action waits.
    """
    frame = next((one for one in reversed(state.stack) if isinstance(one, Act)), None)
    if frame is None:
        return True
    return any(targets.act_options(kit, stored, state.owner, frame) for stored in _stored(state))


def _stored(state: QueenState) -> Iterator[QueenState]:
    """The state, and it with a resource that is still to be taken stored, of each kind that the rewards leave open."""
    yield state
    top = state.stack[-1]
    if not isinstance(top, Rewards):
        return
    rows = [one.arg for one in top.pending if one.verb in ("row", "gain_resource")]
    for kind in KINDS_OF_RESOURCE:
        if any(arg in (kind, ANY_RESOURCE) for arg in rows):
            owner = state.seats[state.owner]
            cake, tea, toast = (amount + (at == kind) for at, amount in enumerate(owner.store))
            yield replace(state, seats=put(state.seats, state.owner, replace(owner, store=(cake, tea, toast))))


# -- before the card is played ----------------------------------------------------------------------------------------

_TRIES: Final = 200
"""Choices tried in thought for one table; what is not known by then counts as payable."""


def payable_squares(kit: Kit, state: QueenState, moves: Sequence[tuple[int, Move]]) -> dict[int, bool]:
    """Return for each square that a card of the hand reaches whether its action could then be paid.

    Asked at the discard, any other card may go; rewards asked for on the way are taken in the best way. A square is
    said to be out of reach only where that is certain, so far as the seat can see.
    """
    squares = dict.fromkeys((move.target for _card, move in moves), False)
    search = _Ahead(kit)
    for card in dict.fromkeys(card for card, _move in moves):
        wanted = [move for own, move in moves if own == card]
        for ready in search.ready(state, card):
            wanted = [move for move in wanted if not squares[move.target]]
            for move in wanted:
                squares[move.target] = ready is None or search.pays(ready, move)
            if all(squares.values()):
                return squares
    return squares


class _Ahead:
    """Plays on in thought to where a card's piece is moved, with a limited number of tries."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._left = _TRIES

    def _after(self, state: QueenState, choice: QueenChoice) -> QueenState:
        self._left -= 1
        return apply(self._kit, state, choice).state

    def ready(self, state: QueenState, card: int) -> Iterator[QueenState | None]:
        """Yield every table at which the card's piece can be moved; None where that cannot be foreseen."""
        decision = FRAMES.decision(self._kit, state)
        if decision is None or decision.player != state.owner or self._left <= 0:
            yield None
        elif decision.kind == "activate":
            yield state
        else:
            for choice in decision.options:
                if _leads_to(choice, decision.kind, card):
                    yield from self.ready(self._after(state, choice), card)

    def pays(self, ready: QueenState, move: Move) -> bool:
        """Whether the action of the square could be paid; a move that is not offered any more pays nothing."""
        if self._left <= 0:
            return True
        return move in activate_options(self._kit, ready, _activated(ready)) and can_act(
            self._kit, self._after(ready, move)
        )


def _activated(state: QueenState) -> int:
    frame = state.stack[-1]
    assert isinstance(frame, Activate)
    return frame.card


def _leads_to(choice: QueenChoice, kind: str, card: int) -> bool:
    """Whether a choice is one on the way to playing a card: the card itself, or any other to be discarded."""
    if kind == "play":
        return choice == PlayCard(card)
    return choice != DiscardCard(card)
