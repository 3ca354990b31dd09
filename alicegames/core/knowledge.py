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
    earlier: tuple[Pile, ...] = ()
    """The piles before this one, the oldest first: used up, so that each card of theirs was drawn or put away."""

    @classmethod
    def of(cls, cards: Sequence[int], seats: int) -> Self:
        """Return a pile just shuffled from these cards, the first one of a game."""
        return cls(tuple(sorted(cards)), ((),) * seats, ((),) * seats, (0,) * seats)

    def shuffled(self, cards: Sequence[int], seats: int) -> Pile:
        """Return a pile just shuffled from these cards, now that this one is used up."""
        if not self.drawn:
            return Pile.of(cards, seats)
        return replace(Pile.of(cards, seats), earlier=(*self.earlier, replace(self, earlier=())))

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
        return replace(self, drawn=tuple(hidden), earlier=tuple([pile.seen_by(seat) for pile in self.earlier]))


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
    """One try.

    Cards come from the set-up's deck (source 0) and from each pile since (1, 2 ...): every source but the last is used
    up.
    """

    def __init__(self, pile: Pile, unseen: Sequence[int], places: Places, seat: int, rng: Random) -> None:
        self._piles = (*pile.earlier, replace(pile, earlier=()))
        self._places, self._seat, self._rng = places, seat, rng
        self._others = [other for other in range(len(pile.drawn)) if other != seat]
        left = Counter(unseen)
        sources = []
        for one in self._piles:
            for other in self._others:
                left.update(one.shown[other])
            new = Counter(one.made_of)
            new.subtract(one.drawn[seat])
            sources.append(new)
        for new in sources:
            left.subtract(new)
        self._sources = [list(cards.elements()) for cards in (left, *sources)]
        for cards in self._sources:
            rng.shuffle(cards)
        self._rooms = {other: self._room(other) for other in self._others}
        self._got: dict[int, list[list[int]]] = {other: [[] for _source in self._sources] for other in self._others}

    def _room(self, seat: int) -> list[int]:
        """How many cards of each source a seat has had in hand."""
        drawn = [len(pile.drawn[seat]) for pile in self._piles]
        shown = sum(len(pile.shown[seat]) for pile in self._piles)
        return [self._places.hands[seat] + shown - sum(drawn), *drawn]

    def world(self) -> Dealt | None:
        """Return a world, or None where this try came to a dead end."""
        shown = [
            (seat, card, since)
            for since, pile in enumerate(self._piles, 1)
            for seat in self._others
            for card in pile.shown[seat]
        ]
        if not all(self._place(seat, card, since) for seat, card, since in shown):
            return None
        if not all(self._fill(seat) for seat in self._others):
            return None
        buried = self._buried()
        if buried is None:
            return None
        hands = tuple([self._hand(seat) for seat in range(len(self._places.hands))])
        return Dealt(hands, buried, tuple(sorted(self._sources[-1])), self._pile())

    def _place(self, seat: int, card: int, since: int) -> bool:
        """Say from which source a card had come that was shown while the pile ``since`` lasted."""
        rooms = self._rooms[seat]
        weights = [
            max(0, room) * cards.count(card)
            for room, cards in zip(rooms[: since + 1], self._sources[: since + 1], strict=True)
        ]
        if not sum(weights):
            return False
        source = self._rng.choices(range(since + 1), weights)[0]
        self._sources[source].remove(card)
        self._got[seat][source].append(card)
        rooms[source] -= 1
        return True

    def _fill(self, seat: int) -> bool:
        """Deal the rest of a hand."""
        for room, cards, got in zip(self._rooms[seat], self._sources, self._got[seat], strict=True):
            taken = _take(cards, max(0, room), seat, self._places)
            if len(taken) != room:
                return False
            got.extend(taken)
        return True

    def _buried(self) -> tuple[tuple[int, ...], ...] | None:
        """Put away what nobody has seen, or return None where a used-up source has more or fewer cards."""
        since = [sum(counts) for counts in zip(*(pile.buried for pile in self._piles), strict=True)]
        counts = [
            [total - new for total, new in zip(self._places.buried, since, strict=True)],
            *(pile.buried for pile in self._piles),
        ]
        if any(sum(count) != len(cards) for count, cards in zip(counts[:-1], self._sources[:-1], strict=True)):
            return None
        piles: list[list[int]] = [[] for _seat in since]
        for count, cards in zip(counts, self._sources, strict=True):
            for pile, number in zip(piles, count, strict=True):
                pile.extend(_cut(cards, number))
        return tuple([tuple(sorted(pile)) for pile in piles])

    def _pile(self) -> Pile:
        """Return the piles with what each seat has drawn of them here."""
        piles = []
        for source, pile in enumerate(self._piles, 1):
            drawn = [
                tuple(sorted(self._got[seat][source])) if seat in self._got else cards
                for seat, cards in enumerate(pile.drawn)
            ]
            piles.append(replace(pile, drawn=tuple(drawn)))
        return replace(piles[-1], earlier=tuple(piles[:-1]))

    def _hand(self, seat: int) -> tuple[int, ...]:
        if seat == self._seat:
            return ()
        held = Counter([card for cards in self._got[seat] for card in cards])
        for pile in self._piles:
            held.subtract(pile.shown[seat])
        return tuple(sorted(held.elements()))
