"""What can be known of cards that lie face down: what a pile was shuffled from, and what has become of it since."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from alicegames.core.decision import UNKNOWN
from alicegames.core.values import Value, put, replace

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

KNOWLEDGE: Final = "knowledge"
"""The field of a state that holds what can be known; it follows from the choices, and no saved position has it."""

_TRIES: Final = 100


class Pile(Value, frozen=True):
    """A draw pile since it was last shuffled from cards that all have seen; empty before."""

    made_of: tuple[int, ...] = ()
    """The cards it was made of, less those drawn openly since."""
    drawn: tuple[tuple[int, ...], ...] = ()
    """What each seat has drawn from it unseen, sorted; UNKNOWN in the others' views."""
    shown: tuple[tuple[int, ...], ...] = ()
    """The cards of this kind that have left each seat's hand openly since."""
    buried: tuple[int, ...] = ()
    """How many were put away for each seat, seen by nobody."""

    @classmethod
    def of(cls, cards: Sequence[int], seats: int) -> Self:
        """Return a pile just shuffled from these cards."""
        return cls(tuple(sorted(cards)), ((),) * seats, ((),) * seats, (0,) * seats)

    def drew(self, seat: int, card: int) -> Self:
        """Return it after a seat has drawn a card that the others have not seen."""
        if not self.drawn:
            return self
        return replace(self, drawn=put(self.drawn, seat, tuple(sorted((*self.drawn[seat], card)))))

    def turned(self, card: int) -> Self:
        """Return it after a card was drawn that all have seen."""
        if not self.drawn:
            return self
        at = self.made_of.index(card)
        return replace(self, made_of=self.made_of[:at] + self.made_of[at + 1 :])

    def showed(self, seat: int, card: int) -> Self:
        """Return it after a card has left a hand openly, wherever it came from."""
        if not self.drawn:
            return self
        return replace(self, shown=put(self.shown, seat, (*self.shown[seat], card)))

    def bury(self, seat: int) -> Self:
        """Return it after a card was put away that nobody has seen."""
        return replace(self, buried=put(self.buried, seat, self.buried[seat] + 1)) if self.drawn else self

    def seen_by(self, seat: int) -> Self:
        """Return what a seat may know of it."""
        if not self.drawn:
            return self
        hidden = (cards if owner == seat else (UNKNOWN,) * len(cards) for owner, cards in enumerate(self.drawn))
        return replace(self, drawn=tuple(hidden))


def possible(pile: Pile, unseen: Sequence[int], seat: int) -> tuple[int, ...]:
    """Return the cards that a seat must reckon with in a draw pile.

    They are those it has not seen; of a pile shuffled anew only what it was made of, less the seat's own draws.
    """
    if not pile.drawn:
        return tuple(sorted(unseen))
    left = Counter(pile.made_of)
    left.subtract(pile.drawn[seat])
    return tuple(sorted((Counter(unseen) & left).elements()))


@dataclass(frozen=True, slots=True)
class Places:
    """The hidden places to be dealt to."""

    hands: tuple[int, ...]
    """How many unseen cards each seat holds."""
    buried: tuple[int, ...]
    """How many unseen cards lie put away for each seat."""
    allowed: Callable[[int, int], bool] | None = None
    """Whether a card can be in a seat's hand: (seat, card); None where every card can."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A world: what lies in the hidden places."""

    hands: tuple[tuple[int, ...], ...]
    buried: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    pile: Pile


def imagine(pile: Pile, unseen: Sequence[int], places: Places, seat: int, rng: Random) -> Dealt:
    """Deal the cards unseen by a seat at random so that all fits what it knows of the pile.

    Every hidden card is from the pile or older. The older ones are in hands and put away, never in the deck; of what
    a seat has shown since, each card was drawn from the pile or was older. Where a hundred tries find no such world the
    cards are dealt without that knowledge.
    """
    if not pile.drawn:  # the deck is the one of the set-up: every card may be anywhere
        return _deal_all(pile, list(unseen), places, rng)
    for _try in range(_TRIES):
        world = _Deal(pile, unseen, places, seat, rng).world()
        if world is not None:
            return world
    return _deal_all(pile, list(unseen), places, rng)


def _deal_all(pile: Pile, cards: list[int], places: Places, rng: Random) -> Dealt:
    rng.shuffle(cards)
    hands = [tuple(sorted(_take(cards, count, seat, places))) for seat, count in enumerate(places.hands)]
    buried = tuple([tuple(sorted(_cut(cards, count))) for count in places.buried])
    return Dealt(tuple(hands), buried, tuple(sorted(cards)), pile)


def _cut(cards: list[int], count: int) -> list[int]:
    taken, cards[:] = cards[:count], cards[count:]
    return taken


def _take(cards: list[int], count: int, seat: int, places: Places) -> list[int]:
    """Take so many cards that can be in a hand, or as many as there are."""
    if not count:
        return []
    if places.allowed is None:
        return _cut(cards, count)
    taken = []
    for at in range(len(cards) - 1, -1, -1):
        if places.allowed(seat, cards[at]):
            taken.append(cards.pop(at))
            if len(taken) == count:
                break
    return taken


class _Deal:
    """One try."""

    def __init__(self, pile: Pile, unseen: Sequence[int], places: Places, seat: int, rng: Random) -> None:
        self._pile, self._places, self._rng = pile, places, rng
        new = Counter(pile.made_of)
        new.subtract(pile.drawn[seat])
        self._others = [other for other in range(len(pile.drawn)) if other != seat]
        old = Counter(unseen)
        for other in self._others:
            old.update(pile.shown[other])
        old.subtract(new)
        self._new, self._old = list(new.elements()), list(old.elements())
        rng.shuffle(self._new)
        rng.shuffle(self._old)
        self._from_new: dict[int, list[int]] = {other: [] for other in self._others}
        self._from_old: dict[int, list[int]] = {other: [] for other in self._others}

    def _room(self, seat: int) -> tuple[int, int]:
        """How many more cards of the pile, and older ones, a seat has had in hand."""
        drawn = len(self._pile.drawn[seat])
        older = self._places.hands[seat] + len(self._pile.shown[seat]) - drawn
        return drawn - len(self._from_new[seat]), older - len(self._from_old[seat])

    def world(self) -> Dealt | None:
        """Return a world, or None where this try came to a dead end."""
        if not all(self._place(seat, card) for seat in self._others for card in self._pile.shown[seat]):
            return None
        if not all(self._fill(seat) for seat in self._others):
            return None
        old_buried = [total - since for total, since in zip(self._places.buried, self._pile.buried, strict=True)]
        if sum(old_buried) != len(self._old):
            return None
        buried = tuple(
            tuple(sorted([*_cut(self._old, old), *_cut(self._new, since)]))
            for old, since in zip(old_buried, self._pile.buried, strict=True)
        )
        drawn = tuple(
            tuple(sorted(self._from_new[seat])) if seat in self._from_new else cards
            for seat, cards in enumerate(self._pile.drawn)
        )
        hands = tuple(self._hand(seat) for seat in range(len(self._places.hands)))
        return Dealt(hands, buried, tuple(sorted(self._new)), replace(self._pile, drawn=drawn))

    def _place(self, seat: int, card: int) -> bool:
        """Say where a card that was shown had come from."""
        rooms = self._room(seat)
        weights = [max(0, room) * cards.count(card) for room, cards in zip(rooms, (self._new, self._old), strict=True)]
        if not sum(weights):
            return False
        is_new = self._rng.randrange(sum(weights)) < weights[0]
        (self._new if is_new else self._old).remove(card)
        (self._from_new if is_new else self._from_old)[seat].append(card)
        return True

    def _fill(self, seat: int) -> bool:
        """Deal the rest of a hand."""
        hands = (self._from_new[seat], self._from_old[seat])
        for room, cards, hand in zip(self._room(seat), (self._new, self._old), hands, strict=True):
            taken = _take(cards, max(0, room), seat, self._places)
            if len(taken) != room:
                return False
            hand.extend(taken)
        return True

    def _hand(self, seat: int) -> tuple[int, ...]:
        if seat not in self._from_new:
            return ()
        held = Counter([*self._from_new[seat], *self._from_old[seat]])
        held.subtract(self._pile.shown[seat])
        return tuple(sorted(held.elements()))
