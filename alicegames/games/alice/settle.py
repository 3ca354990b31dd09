"""Carry out the frames that ask nothing, until one asks: turns, shuffles, scoring, the end (AL-58 to AL-63)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.games.alice import events as e
from alicegames.games.alice import frames as f
from alicegames.games.alice.effects import VERBS
from alicegames.games.alice.play.pages import can_draw_protagonist, matching_pages, movable_cells, thefts
from alicegames.games.alice.state import FREE, Hand, Opened, Victory

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from alicegames.games.alice.choices import Declare
    from alicegames.games.alice.twin import Draft


def settle(draft: Draft) -> None:
    """Pop and carry out top frames until one has something to ask, or the game is over."""
    frames = draft.frames
    while frames:
        settled = SETTLING.get(type(frames[-1]))
        if settled is None or settled(draft, frames[-1]):
            return


# Each function returns True if the frame on top asks; otherwise it has changed the stack.


def _draw(draft: Draft, frame: f.Draw) -> bool:
    """Ask for a card, reshuffling the protagonists first if their deck is empty (AL-13, AL-75)."""
    if frame.left:
        if frame.deck == "protagonist" and not draft.protagonist_deck and draft.protagonist_discard:
            draft.protagonist_deck = tuple(sorted(draft.protagonist_discard))
            draft.protagonist_discard = ()
            draft.tell(e.Reshuffled(len(draft.protagonist_deck)))
        if draft.deck(frame.deck):
            return True
    draft.frames.pop()
    return False


def _refill(draft: Draft, _frame: f.Refill) -> bool:
    if draft.character_deck and draft.first_gap() >= 0:
        return True
    draft.frames.pop()
    return False


def _discovery(draft: Draft, frame: f.Discovery) -> bool:
    """Ask for a deck; where neither has a card the draw is skipped (AL-14)."""
    if frame.left and (draft.chapter_deck or can_draw_protagonist(draft)):
        return True
    draft.frames.pop()
    return False


def _gift(draft: Draft, frame: f.GiveGift) -> bool:
    if movable_cells(draft.tea, frame.gift):
        return True
    draft.frames.pop()
    draft.tell(e.GiftLost(frame.gift))
    return False


def _wonder(draft: Draft, _frame: f.ChooseWonder) -> bool:
    if any(
        next(VERBS[verb].declarations(draft.data, draft, draft.owner, -1), None) is not None
        for verb in draft.data.wonders[draft.played]
    ):
        return True
    draft.frames.pop()
    draft.tell(e.NoWonder(draft.played))
    return False


def _theft(draft: Draft, frame: f.Theft) -> bool:
    """Ask for a theft; who has nothing that can be placed is spared (AL-96)."""
    if frame.victim == draft.owner:
        draft.frames.pop()
        return False
    if next(thefts(draft.data, draft, draft.owner, frame.victim), None) is not None:
        return True
    draft.tell(e.Spared(frame.victim))
    draft.frames[-1] = f.Theft((frame.victim + 1) % draft.players)
    return False


def _revealed(draft: Draft, frame: f.PlaceRevealed) -> bool:
    if next(matching_pages(draft.data, draft.open[draft.owner], frame.card), None) is not None:
        return True
    draft.frames.pop()
    draft.tell(e.Discarded(frame.card, "deck", draft.owner))
    draft.discard(frame.card)
    return False


def _enter(draft: Draft, _frame: f.Enter) -> bool:
    """Ask for a page if one matches; otherwise the played card is discarded (AL-22, AL-24)."""
    card = draft.played
    if card != FREE and next(matching_pages(draft.data, draft.open[draft.owner], card), None) is not None:
        return True
    draft.frames.pop()
    draft.discard_played()
    return False


# -- reactions --------------------------------------------------------------------------------------------------------


def open_reactions(draft: Draft, wonder: Declare, cats: int, not_asked: int) -> None:
    """Open a round of reactions against a declared Wonder, or against the Cat thrown last (AL-39)."""
    _show_who_is_asked(draft, 0, not_asked)
    seat = _next_asked(draft, 0, not_asked)
    if seat < 0:
        conclude(draft, wonder, cats)
    else:
        draft.frames.append(f.React(wonder, seat, cats, not_asked))


def pass_on(draft: Draft, frame: f.React) -> None:
    """Ask the next player of the round; after the last one the Wonder stands or falls."""
    done = (frame.seat - draft.owner) % draft.players or draft.players
    _show_who_is_asked(draft, done, frame.not_asked)
    seat = _next_asked(draft, done, frame.not_asked)
    draft.frames.pop()
    if seat < 0:
        conclude(draft, frame.wonder, frame.cats)
    else:
        draft.frames.append(f.React(frame.wonder, seat, frame.cats, frame.not_asked))


def _show_who_is_asked(draft: Draft, done: int, not_asked: int) -> None:
    """Where only holders of a Cat are asked, being asked or not shows who holds one (AL-90)."""
    if draft.holders_only and any(draft.hands[seat].protagonists for seat in _others(draft, done, not_asked)):
        draft.reveal_to_all()


def _others(draft: Draft, done: int, not_asked: int) -> Iterator[int]:
    """Yield who may still be asked, in order."""
    for step in range(done + 1, draft.players + 1):
        seat = (draft.owner + step) % draft.players
        if seat != not_asked:
            yield seat


def _next_asked(draft: Draft, done: int, not_asked: int) -> int:
    """Return who is asked next, ``done`` seats after the owner having been passed; -1 for nobody (AL-90)."""
    for seat in _others(draft, done, not_asked):
        held = draft.hands[seat].protagonists
        if held and not (draft.holders_only and draft.data.cats.isdisjoint(held)):
            return seat
    return -1


def conclude(draft: Draft, wonder: Declare, cats: int) -> None:
    """Carry the Wonder out, unless an odd number of Cats cancelled it."""
    if cats % 2:
        draft.tell(e.Cancelled(draft.owner, wonder))
    else:
        VERBS[wonder.verb].effect(draft, wonder)


# -- turns ------------------------------------------------------------------------------------------------------------


def begin_turn(draft: Draft) -> None:
    """Start the owner's turn: two draws for who holds no card, else one (AL-12, AL-74)."""
    draws = 1 if draft.hands[draft.owner].size else 2
    draft.presence = -1
    draft.frames[:] = [f.TurnEnd(), f.Adventure(), f.Discovery(draws)]
    draft.tell(e.TurnBegan(draft.owner, draws))


def _begin_turn(draft: Draft, _frame: f.BeginTurn) -> bool:
    begin_turn(draft)
    return False


def _turn_end(draft: Draft, _frame: f.TurnEnd) -> bool:
    """Score completed chapters, lay the used Cats down, refill (AL-58, AL-59, AL-88)."""
    for step in range(draft.players):
        seat = (draft.owner + step) % draft.players
        if any(FREE not in opened.pages for opened in draft.open[seat]):
            _score_chapters(draft, seat)
    draft.protagonist_discard += draft.used_cats
    draft.used_cats = ()
    draft.frames[:] = [f.NextTurn(), f.Refill()]
    return False


def _score_chapters(draft: Draft, seat: int) -> None:
    done = [opened for opened in draft.open[seat] if FREE not in opened.pages]
    draft.open[seat] = tuple(opened for opened in draft.open[seat] if FREE in opened.pages)
    for opened in done:
        _score_chapter(draft, seat, opened)


def _score_chapter(draft: Draft, seat: int, opened: Opened) -> None:
    """Send a chapter with its Card Soldiers to the victory pile, the others to the discards (AL-58)."""
    soldiers = opened.pages.count(draft.data.soldier)
    for card in opened.pages:
        if card != draft.data.soldier:
            draft.discard(card)
    pile = draft.victory[seat]
    draft.victory[seat] = Victory((*pile.chapters, opened.chapter), pile.soldiers + soldiers, pile.protagonists)
    points = draft.data.points[opened.chapter]
    draft.tell(e.ChapterScored(seat, opened.chapter, points, opened.pages, soldiers))


def _next_turn(draft: Draft, _frame: f.NextTurn) -> bool:
    if not draft.character_deck or not draft.chapter_deck:
        _end_game(draft)
        return True
    draft.owner = (draft.owner + 1) % draft.players
    draft.turn_number += 1
    begin_turn(draft)
    return False


def _end_game(draft: Draft) -> None:
    """Discard the hands, unscored; the game is over (AL-61, AL-63)."""
    draft.frames.clear()
    draft.tell(e.HandsDiscarded(tuple(hand.size for hand in draft.hands)))
    for seat, hand in enumerate(draft.hands):
        for card in (*hand.protagonists, *hand.characters, *hand.chapters):
            draft.discard(card)
        draft.hands[seat] = Hand()
    draft.reveal_to_all()


SETTLING: Final[dict[type, Callable[[Draft, Any], bool]]] = {
    f.Draw: _draw,
    f.Refill: _refill,
    f.Discovery: _discovery,
    f.GiveGift: _gift,
    f.ChooseWonder: _wonder,
    f.Theft: _theft,
    f.PlaceRevealed: _revealed,
    f.Enter: _enter,
    f.BeginTurn: _begin_turn,
    f.TurnEnd: _turn_end,
    f.NextTurn: _next_turn,
}
"""Frame -> whether it asks; the frames missing here always do."""
