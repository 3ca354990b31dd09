"""What each frame asks: legality is said here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.decision import CHANCE, Decision
from alicegames.games.alice import choices as c
from alicegames.games.alice import frames as f
from alicegames.games.alice.effects import declarations
from alicegames.games.alice.pack.spec import ANY_SIZE
from alicegames.games.alice.play.pages import (
    can_draw_protagonist,
    matching_pages,
    movable_cells,
    thefts,
    visible_cells,
)
from alicegames.games.alice.state import FREE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.state import AliceState


def _own(state: AliceState, kind: str, options: tuple[c.Choice, ...], source: str = "") -> Decision[c.Choice]:
    return Decision(state.turn_owner, kind, options, (), source)


# -- chance -----------------------------------------------------------------------------------------------------------


def ask_start(_data: AliceData, state: AliceState, _frame: f.ChooseStart) -> Decision[c.Choice]:
    return Decision(CHANCE, "start", tuple(c.begin(seat) for seat in range(state.players)))


def ask_draw(data: AliceData, state: AliceState, frame: f.Draw) -> Decision[c.Choice]:
    if frame.deck == "protagonist":
        return _top_card(data, state.protagonist_deck, "draw-protagonist")
    if frame.deck == "chapter":
        return _top_card(data, state.chapter_deck, "draw-chapter")
    return _top_card(data, state.character_deck, "reveal")


def ask_refill(data: AliceData, state: AliceState, _frame: f.Refill) -> Decision[c.Choice]:
    return _top_card(data, state.character_deck, "refill")


def _top_card(data: AliceData, deck: tuple[int, ...], kind: str) -> Decision[c.Choice]:
    """Ask chance for the top card of a deck that is known as a multiset."""
    if deck[0] >= data.first_chapter:
        return Decision(CHANCE, kind, tuple(map(c.card_choice, deck)))
    cards = dict.fromkeys(deck)
    return Decision(CHANCE, kind, tuple(map(c.card_choice, cards)), tuple(map(deck.count, cards)))


# -- the turn ---------------------------------------------------------------------------------------------------------


def ask_discovery(data: AliceData, state: AliceState, _frame: f.Discovery) -> Decision[c.Choice]:
    """Either deck that has a card (AL-11, AL-14), or a Cat first (AL-87)."""
    options: list[c.Choice] = []
    if can_draw_protagonist(state):
        options.append(_PROTAGONIST)
    if state.chapter_deck:
        options.append(_CHAPTER)
    if _has_drawing_cat(data, state):
        options.append(c.DRAWING_CAT)
    return _own(state, "discovery", tuple(options))


def _has_drawing_cat(data: AliceData, state: AliceState) -> bool:
    """Say whether the turn's owner holds a Cat that can draw something (AL-37, AL-80)."""
    held = state.hands[state.turn_owner].protagonists
    return not data.cats.isdisjoint(held) and can_draw_protagonist(state)


def ask_adventure(data: AliceData, state: AliceState, _frame: f.Adventure) -> Decision[c.Choice]:
    """Cards in the Order of Presence (AL-16, AL-18), a Cat, a chapter whatever was played (AL-17), or the end."""
    hand = state.hands[state.turn_owner]
    least = 0 if state.wilder else state.presence
    presence, cats = data.presence, data.cats
    options: list[c.Choice] = [
        c.play(card)
        for card in dict.fromkeys(hand.protagonists + hand.characters)
        if presence[card] >= least and card not in cats
    ]
    options.extend([c.play(card) for card in hand.chapters])
    if _has_drawing_cat(data, state):
        options.append(c.DRAWING_CAT)
    options.append(c.END)
    return _own(state, "adventure", tuple(options))


def ask_gift(data: AliceData, state: AliceState, frame: f.GiveGift) -> Decision[c.Choice]:
    cells = movable_cells(state.tea, frame.gift)
    return _own(state, "gift", tuple([c.give(frame.gift, cell) for cell in cells]), data.ids[state.played])


def ask_wonder(data: AliceData, state: AliceState, _frame: f.ChooseWonder) -> Decision[c.Choice]:
    return _own(state, "wonder", declarations(data, state, state.turn_owner, state.played), data.ids[state.played])


def ask_react(data: AliceData, state: AliceState, frame: f.React) -> Decision[c.Choice]:
    """A Cat or not; who holds none still answers where everybody is asked (AL-90)."""
    held = state.hands[frame.seat].protagonists
    options = _NO_CAT if data.cats.isdisjoint(held) else _CAT_OR_NOT
    return Decision(frame.seat, "react", options, (), frame.wonder.deed)


def ask_recruit(data: AliceData, state: AliceState, frame: f.Recruit) -> Decision[c.Choice]:
    options: list[c.Choice] = [c.take(cell) for cell in visible_cells(state.tea)]
    if not frame.must:
        options.append(c.PASS)
    return _own(state, "recruit", tuple(options), data.ids[state.played])


def ask_vortex(data: AliceData, state: AliceState, frame: f.Vortex) -> Decision[c.Choice]:
    return _own(state, "vortex", (*vortex_placements(data, state, frame.locked), c.CLOSE))


def vortex_placements(data: AliceData, state: AliceState, locked: int) -> Iterator[c.Place]:
    """Yield what the vortex can draw: tops of the Tea Party by size, hand cards to any size (AL-26, AL-27, AL-29)."""
    held = state.hands[state.turn_owner].characters
    tops: dict[int, list[int]] = {}
    for cell, stack in enumerate(state.tea):
        if stack and cell != locked:
            tops.setdefault(stack[-1], []).append(cell)
    for opened in state.open[state.turn_owner]:
        chapter = opened.chapter
        needs, sizes = data.pages[chapter], data.sizes[chapter]
        for page, who in enumerate(opened.pages):
            if who != FREE:
                continue
            need, size = needs[page], sizes[page]
            for cell in tops.get(need, ()):
                if size in (ANY_SIZE, cell % 3):
                    yield c.place(need, cell, chapter, page)
            if size == ANY_SIZE and need in held:
                yield c.place(need, c.NOWHERE, chapter, page)


def ask_theft(data: AliceData, state: AliceState, frame: f.Theft) -> Decision[c.Choice]:
    found = thefts(data, state, state.turn_owner, frame.victim)
    return _own(state, "steal", tuple(c.rob(*page, *target) for page, target in found))


def ask_revealed(data: AliceData, state: AliceState, frame: f.PlaceRevealed) -> Decision[c.Choice]:
    return _own(state, "place", _matching(data, state, frame.card), data.ids[frame.card])


def ask_enter(data: AliceData, state: AliceState, _frame: f.Enter) -> Decision[c.Choice]:
    return _own(state, "enter", (*_matching(data, state, state.played), c.PASS), data.ids[state.played])


def _matching(data: AliceData, state: AliceState, card: int) -> tuple[c.Place, ...]:
    row = state.open[state.turn_owner]
    return tuple(c.place(card, c.NOWHERE, chapter, page) for chapter, page in matching_pages(data, row, card))


_PROTAGONIST: Final = c.draw_from("protagonist")
_CHAPTER: Final = c.draw_from("chapter")
_NO_CAT: Final[tuple[c.Choice, ...]] = (c.REACT_PASS,)
_CAT_OR_NOT: Final[tuple[c.Choice, ...]] = (c.REACT_CAT, c.REACT_PASS)
