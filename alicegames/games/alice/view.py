"""What a seat may know (AL-07, AL-71), and full states that fit what it knows."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from alicegames.core.decision import UNKNOWN
from alicegames.core.knowledge import Dealt, Places, imagine
from alicegames.core.values import replace
from alicegames.games.alice.events import Drawn, PileFed
from alicegames.games.alice.state import Hand, Victory

if TYPE_CHECKING:
    from random import Random

    from alicegames.core.rules import Event
    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.state import AliceState


_TRIES: Final = 40
"""Worlds dealt until one has no more and no fewer Cats than is known; then Cats change places."""


def _hidden(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (UNKNOWN,) * len(cards)


def view(state: AliceState, seat: int) -> AliceState:
    """Hide the faces of the others' protagonists and chapters, of the decks, and of what Knaves sent to the piles.

    The character deck stays: no other character is ever hidden, so everybody can count it.
    """
    return replace(
        state,
        hands=tuple(
            hand if owner == seat else Hand(_hidden(hand.protagonists), hand.characters, _hidden(hand.chapters))
            for owner, hand in enumerate(state.hands)
        ),
        victory=tuple(Victory(pile.chapters, pile.soldiers, _hidden(pile.protagonists)) for pile in state.victory),
        protagonist_deck=_hidden(state.protagonist_deck),
        chapter_deck=_hidden(state.chapter_deck),
        knowledge=replace(state.knowledge, pile=state.knowledge.pile.seen_by(seat)),
    )


class Unseen(NamedTuple):
    """The cards that a view does not show: worked out once, and dealt to many worlds."""

    protagonists: tuple[int, ...]
    chapters: tuple[int, ...]


def unseen(data: AliceData, seen: AliceState) -> Unseen:
    """Return the cards that a view does not show."""
    return Unseen(
        _unseen(data.deck("protagonist"), _shown_protagonists(data, seen)),
        _unseen(data.deck("chapter"), _shown_chapters(seen)),
    )


def determinize(data: AliceData, seen: AliceState, seat: int, left: Unseen, rng: Random) -> AliceState:
    """Deal the cards that the view does not show to the places that it does not show, as far as is known (AL-71)."""
    chapters = list(left.chapters)
    rng.shuffle(chapters)
    world = _protagonists(data, seen, seat, left.protagonists, rng)
    hands = tuple(
        Hand(tuple(sorted(new)) if UNKNOWN in hand.protagonists else hand.protagonists, hand.characters, cards)
        for hand, new, cards in zip(
            seen.hands, world.hands, [_dealt(hand.chapters, chapters) for hand in seen.hands], strict=True
        )
    )
    victory = tuple(
        Victory(pile.chapters, pile.soldiers, buried) for pile, buried in zip(seen.victory, world.buried, strict=True)
    )
    return replace(
        seen,
        hands=hands,
        victory=victory,
        protagonist_deck=world.deck,
        chapter_deck=_dealt(seen.chapter_deck, chapters),
        knowledge=replace(seen.knowledge, pile=world.pile),
    )


def _protagonists(data: AliceData, seen: AliceState, seat: int, left: tuple[int, ...], rng: Random) -> Dealt:
    """Deal the protagonists, again while somebody has more or fewer Cats than is known (AL-90)."""
    hidden = tuple(hand.protagonists.count(UNKNOWN) for hand in seen.hands)
    places = Places(hidden, tuple(len(pile.protagonists) for pile in seen.victory))
    for _try in range(_TRIES):
        world = imagine(seen.knowledge.pile, left, places, seat, rng)
        if _fits_cats(data, seen, world):
            return world
    return _with_cats_moved(data, seen, world)


def _with_cats_moved(data: AliceData, seen: AliceState, world: Dealt) -> Dealt:
    """Swap Cats with other cards of deck and hands until every hand has as many as is known."""
    hands, deck = [list(hand) for hand in world.hands], list(world.deck)
    unbound = [pile for seat, pile in enumerate(hands) if UNKNOWN in seen.hands[seat].protagonists]
    for seat, most in enumerate(seen.knowledge.most_cats):
        if UNKNOWN not in seen.hands[seat].protagonists:
            continue
        hand, least = hands[seat], seen.knowledge.least_cats[seat]
        others = [deck, *(other for other in unbound if other is not hand)]
        while (cats := sum(card in data.cats for card in hand)) < least and _swap(data, hand, others, wants_cat=True):
            pass
        while cats > most and _swap(data, hand, others, wants_cat=False):
            cats -= 1
        unbound = [other for other in unbound if other is not hand]
    sorted_hands = tuple(tuple(sorted(hand)) for hand in hands)
    return Dealt(sorted_hands, world.buried, tuple(sorted(deck)), world.pile)


def _swap(data: AliceData, hand: list[int], others: list[list[int]], *, wants_cat: bool) -> bool:
    """Change a card of the hand for a Cat from elsewhere, or a Cat for another card; say whether there was one."""
    mine = next((at for at, card in enumerate(hand) if (card in data.cats) != wants_cat), None)
    for other in others:
        theirs = next((at for at, card in enumerate(other) if (card in data.cats) == wants_cat), None)
        if mine is not None and theirs is not None:
            hand[mine], other[theirs] = other[theirs], hand[mine]
            return True
    return False


def _fits_cats(data: AliceData, seen: AliceState, world: Dealt) -> bool:
    known = seen.knowledge
    for seat, most in enumerate(known.most_cats):
        if UNKNOWN in seen.hands[seat].protagonists:
            cats = sum(card in data.cats for card in world.hands[seat])
            if not known.least_cats[seat] <= cats <= most:
                return False
    return True


def _unseen(cards: tuple[int, ...], shown: list[int]) -> tuple[int, ...]:
    left = Counter(cards)
    left.subtract(card for card in shown if card >= 0)
    return tuple(left.elements())


def _shown_protagonists(data: AliceData, seen: AliceState) -> list[int]:
    shown = [*seen.protagonist_discard, *seen.used_cats, *seen.protagonist_deck]
    for hand, pile, row in zip(seen.hands, seen.victory, seen.open, strict=True):
        shown += [*hand.protagonists, *pile.protagonists]
        shown += [card for opened in row for card in opened.pages if card >= data.first_protagonist]
    if seen.played >= data.first_protagonist:
        shown.append(seen.played)
    return shown


def _shown_chapters(seen: AliceState) -> list[int]:
    shown = [*seen.chapter_discard, *seen.chapter_deck]
    for hand, pile, row in zip(seen.hands, seen.victory, seen.open, strict=True):
        shown += [*hand.chapters, *pile.chapters]
        shown += [opened.chapter for opened in row]
    return shown


def _dealt(cards: tuple[int, ...], pool: list[int]) -> tuple[int, ...]:
    """Fill the unknown places of a sorted part from the pool's end."""
    if UNKNOWN not in cards:
        return cards
    return tuple(sorted(pool.pop() if card == UNKNOWN else card for card in cards))


def view_event(event: Event, seat: int) -> Event:
    """Hide the face of a card drawn by another, and of every card that a Knave sent to a pile."""
    match event:
        case Drawn() if event.seat != seat:
            return Drawn(event.seat, event.kind, UNKNOWN)
        case PileFed():
            return PileFed(event.seat, UNKNOWN)
        case _:
            return event
