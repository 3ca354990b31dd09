"""What a seat may know (RW-16, RW-100, RW-132), and full states that fit what it knows."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from alicegames.core.decision import UNKNOWN
from alicegames.core.knowledge import Dealt, Pile, Places, imagine
from alicegames.core.values import replace
from alicegames.core.whereabouts import found
from alicegames.games.rolling_in_wonderland import events as ev
from alicegames.games.rolling_in_wonderland.frames import FillSlot, FinishCard
from alicegames.games.rolling_in_wonderland.setup import deck

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from alicegames.core.rules import Event
    from alicegames.games.rolling_in_wonderland.pack.data import WonderlandData
    from alicegames.games.rolling_in_wonderland.state import Seat, State


def view(state: State, seat: int) -> State:
    """Hide the decks, the others' hands and Objectives, and what others put under the Objective deck.

    When the game is over all hands and Objectives are shown; the decks stay hidden.
    """
    return replace(
        state,
        seats=tuple(
            owner if number == seat or state.over else _hidden(owner) for number, owner in enumerate(state.seats)
        ),
        hatter_deck=_unknown(state.hatter_deck),
        objective_deck=_unknown(state.objective_deck),
        objective_bottom=tuple((card if owner == seat else UNKNOWN, owner) for card, owner in state.objective_bottom),
        knowledge=state.knowledge.seen_by(seat),
    )


def _unknown(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (UNKNOWN,) * len(cards)


def _hidden(owner: Seat) -> Seat:
    return replace(owner, hand=_unknown(owner.hand), objectives=_unknown(owner.objectives))


# -- determinizing ------------------------------------------------------------------------------------------------


class Unseen(NamedTuple):
    """The cards that a view does not show: worked out once, and dealt to many worlds."""

    hatter: tuple[int, ...]
    objectives: tuple[int, ...]


def unseen(data: WonderlandData, view: State) -> Unseen:
    """Return what a view does not show."""
    return Unseen(tuple(_unseen_hatter(data, view)), tuple(_unseen_objectives(data, view)))


def determinize(data: WonderlandData, view: State, seat: int, left: Unseen, rng: Random) -> State:
    """Deal the cards that the view does not show into the places that it hides."""
    hatter = _hatter(data, view, seat, left.hatter, rng)
    held, lying = _known_objectives(view, rng)
    known = {card for cards in held.values() for card in cards} | set(lying.values())
    objectives = _Pool([card for card in left.objectives if card not in known], rng)
    seats = [
        replace(
            owner,
            hand=hatter.hands[number] if UNKNOWN in owner.hand else owner.hand,
            objectives=tuple(sorted(objectives.fill(owner.objectives, held.get(number, ())))),
        )
        for number, owner in enumerate(view.seats)
    ]
    bottom = tuple(
        (objectives.fill((card,), (lying[at],) if at in lying else ())[0], owner)
        for at, (card, owner) in enumerate(view.objective_bottom)
    )
    return replace(
        view,
        seats=tuple(seats),
        objective_bottom=bottom,
        hatter_deck=hatter.deck,
        objective_deck=tuple(sorted(objectives.fill(view.objective_deck))),
        knowledge=view.knowledge.with_pile(hatter.pile),
    )


def _known_objectives(view: State, rng: Random) -> tuple[dict[int, list[int]], dict[int, int]]:
    """Choose where the Objectives lie that the seat had put away and others have drawn."""
    hands = {number: owner.objectives.count(UNKNOWN) for number, owner in enumerate(view.seats)}
    under = frozenset(at for at, (card, _owner) in enumerate(view.objective_bottom) if card == UNKNOWN)
    return ({}, {}) if view.over else found(view.knowledge.objectives, hands, under, rng)


def _hatter(data: WonderlandData, view: State, seat: int, left: tuple[int, ...], rng: Random) -> Dealt:
    """Deal the Mad Hatter cards: a person's hand holds single-use ones only, the automa's pile any (RW-132)."""
    pile = Pile() if view.over else view.knowledge.pile  # then all hands are shown
    places = Places(
        tuple(owner.hand.count(UNKNOWN) for owner in view.seats),
        (0,) * len(view.seats),
        lambda owner, card: owner == view.bot or not data.hatter[card].is_ongoing,
    )
    world = imagine(pile, left, places, seat, rng)
    deck = world.deck if len(world.deck) == len(view.hatter_deck) else rng.sample(world.deck, len(view.hatter_deck))
    return Dealt(world.hands, (), tuple(sorted(deck)), view.knowledge.pile if view.over else world.pile)


class _Pool:
    """Unseen cards in a random order."""

    def __init__(self, cards: list[int], rng: Random) -> None:
        self._cards = cards
        rng.shuffle(self._cards)

    def fill(self, cards: tuple[int, ...], known: Sequence[int] = ()) -> tuple[int, ...]:
        """Replace the unknown cards by the known ones, and where these are used up by unseen ones."""
        first = list(known)
        return tuple([card if card != UNKNOWN else first.pop() if first else self._cards.pop() for card in cards])


def _unseen_hatter(data: WonderlandData, view: State) -> list[int]:
    if view.variant.youngest:
        return []
    left = Counter(deck(data, view.variant, len(view.seats)))
    left.subtract(card for card in _shown_hatter(view) if card != UNKNOWN)
    return sorted(left.elements())


def _shown_hatter(view: State) -> Iterable[int]:
    """Yield the cards that the view shows, those on the stack included: being played, or waiting for a slot."""
    yield from view.hatter_discards
    for owner in view.seats:
        yield from owner.hand
        yield from owner.ongoing
    for frame in view.stack:
        if isinstance(frame, FinishCard | FillSlot):
            yield frame.card


def _unseen_objectives(data: WonderlandData, view: State) -> list[int]:
    shown = {card for owner in view.seats for card in owner.objectives}
    shown.update(card for card, _owner in view.objective_bottom)
    return [card for card in range(len(data.objectives)) if card not in shown]


# -- events -------------------------------------------------------------------------------------------------------


def view_event(event: Event, seat: int) -> Event | None:
    """Hide the cards that another seat drew or put away unseen."""
    match event:
        case ev.HatterDrawn(owner, _, public) if owner != seat and not public:
            return replace(event, card=UNKNOWN)
        case ev.ObjectiveDrawn(owner, _) | ev.ObjectiveBuried(owner, _) if owner != seat:
            return replace(event, card=UNKNOWN)
        case _:
            return event
