"""What a seat may know (AL-07, AL-71), and full states that fit what it knows."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from alicegames.core.decision import UNKNOWN
from alicegames.core.values import replace
from alicegames.games.alice.events import Drawn, PileFed
from alicegames.games.alice.frames import React
from alicegames.games.alice.state import Hand, Victory

if TYPE_CHECKING:
    from random import Random

    from alicegames.core.rules import Event
    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.state import AliceState


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
    )


def determinize(data: AliceData, seen: AliceState, rng: Random) -> AliceState:
    """Deal the cards that the view does not show to the places that it does not show."""
    protagonists = _unseen(data.deck("protagonist"), _shown_protagonists(data, seen))
    chapters = _unseen(data.deck("chapter"), _shown_chapters(seen))
    rng.shuffle(protagonists)
    rng.shuffle(chapters)
    _give_asked_seat_a_cat(data, seen, protagonists)
    hands = tuple(
        Hand(_dealt(hand.protagonists, protagonists), hand.characters, _dealt(hand.chapters, chapters))
        for hand in seen.hands
    )
    victory = tuple(
        Victory(pile.chapters, pile.soldiers, _dealt(pile.protagonists, protagonists)) for pile in seen.victory
    )
    return replace(
        seen,
        hands=hands,
        victory=victory,
        protagonist_deck=_dealt(seen.protagonist_deck, protagonists),
        chapter_deck=_dealt(seen.chapter_deck, chapters),
    )


def _unseen(cards: tuple[int, ...], shown: list[int]) -> list[int]:
    left = Counter(cards)
    left.subtract(card for card in shown if card >= 0)
    return list(left.elements())


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


def _give_asked_seat_a_cat(data: AliceData, seen: AliceState, pool: list[int]) -> None:
    """Move a Cat to where the seat that is asked is dealt from, where being asked shows that it holds one (AL-90)."""
    frame = seen.stack[-1] if seen.stack else None
    if not isinstance(frame, React) or not seen.holders_only:
        return
    held = seen.hands[frame.seat].protagonists
    if UNKNOWN not in held:
        return
    dealt_before = sum(hand.protagonists.count(UNKNOWN) for hand in seen.hands[: frame.seat])
    at = len(pool) - 1 - dealt_before
    cat = next(index for index, card in enumerate(pool) if card in data.cats)
    pool[at], pool[cat] = pool[cat], pool[at]


def view_event(event: Event, seat: int) -> Event:
    """Hide the face of a card drawn by another, and of every card that a Knave sent to a pile."""
    match event:
        case Drawn() if event.seat != seat:
            return Drawn(event.seat, event.kind, UNKNOWN)
        case PileFed():
            return PileFed(event.seat, UNKNOWN)
        case _:
            return event
