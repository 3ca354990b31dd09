"""Cards that a seat has put under a deck face down: who may have drawn them since, and where they may lie by now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.values import Value, replace

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

_TRIES: Final = 100


class Whereabouts(Value, frozen=True):
    """A card that another seat has drawn from under the deck, where ``knower`` had put it."""

    knower: int
    card: int
    hands: tuple[int, ...]
    """The seats that may hold it."""
    under: tuple[int, ...] = ()
    """Where it may lie under the deck, 0 being the next to come."""

    def after_draw(self, seat: int, card: int) -> Whereabouts | None:
        """Return it after a seat drew the next card from under the deck; None once its knower has it back."""
        under = tuple(at - 1 for at in self.under if at)
        if 0 not in self.under or seat == self.knower:
            is_back = 0 in self.under and card == self.card
            return None if is_back else replace(self, under=under)
        return replace(self, hands=tuple(sorted({*self.hands, seat})), under=under)

    def after_bury(self, seat: int, at: int) -> Whereabouts:
        """Return it after a seat has put a card under the deck, as the one at this place."""
        return replace(self, under=(*self.under, at)) if seat in self.hands else self


def drew(known: tuple[Whereabouts, ...], seat: int, card: int, knower: int) -> tuple[Whereabouts, ...]:
    """Return what is known after a seat drew from under the deck a card that ``knower`` had put there."""
    after = tuple([kept for entry in known if (kept := entry.after_draw(seat, card)) is not None])
    return after if knower == seat else (*after, Whereabouts(knower, card, (seat,)))


def buried(known: tuple[Whereabouts, ...], seat: int, at: int) -> tuple[Whereabouts, ...]:
    """Return what is known after a seat has put a card under the deck, as the one at this place."""
    return tuple([entry.after_bury(seat, at) for entry in known])


def found(
    known: tuple[Whereabouts, ...], hands: Mapping[int, int], under: frozenset[int], rng: Random
) -> tuple[dict[int, list[int]], dict[int, int]]:
    """Choose a place for each card: those in each hand, and those by their places under the deck.

    ``hands`` says how many unseen cards each seat holds, ``under`` which places are unseen. Where a hundred tries find
    no room for all, nothing is known of any.
    """
    for _try in range(_TRIES):
        room, lying = dict(hands), dict[int, int]()
        held: dict[int, list[int]] = {}
        for entry in known:
            spots = [seat for seat in entry.hands for _slot in range(room.get(seat, 0))]
            places = [at for at in entry.under if at in under and at not in lying]
            if not spots and not places:
                break
            number = rng.randrange(len(spots) + len(places))
            if number < len(spots):
                held.setdefault(spots[number], []).append(entry.card)
                room[spots[number]] -= 1
            else:
                lying[places[number - len(spots)]] = entry.card
        else:
            return held, lying
    return {}, {}
