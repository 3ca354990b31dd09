"""Carry out the frames that ask nothing, until one asks: turns, shuffles, scoring, the end (AL-58 to AL-63)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alicegames.core.values import put, replace
from alicegames.games.alice import events as e
from alicegames.games.alice import frames as f
from alicegames.games.alice.effects import VERBS
from alicegames.games.alice.play.pages import can_draw_protagonist, matching_pages, movable_cells, thefts
from alicegames.games.alice.state import FREE, Hand, Opened, Victory

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alicegames.games.alice.choices import Declare
    from alicegames.games.alice.twin import Bench


# Each function returns True if the frame on top asks; otherwise it has changed the stack.


def settle_draw(bench: Bench, frame: f.Draw) -> bool:
    """Ask for a card, reshuffling the protagonists first if their deck is empty (AL-13, AL-75)."""
    if frame.left:
        if frame.deck == "protagonist" and not bench.protagonist_deck and bench.protagonist_discard:
            bench.protagonist_deck = tuple(sorted(bench.protagonist_discard))
            bench.knowledge = replace(
                bench.knowledge, pile=bench.knowledge.pile.shuffled(bench.protagonist_deck, bench.players)
            )
            bench.protagonist_discard = ()
            bench.tell(e.Reshuffled(len(bench.protagonist_deck)))
        if bench.deck(frame.deck):
            return True
    bench.pop()
    return False


def settle_refill(bench: Bench, _frame: f.Refill) -> bool:
    if bench.character_deck and bench.first_gap() >= 0:
        return True
    bench.pop()
    return False


def settle_discovery(bench: Bench, frame: f.Discovery) -> bool:
    """Ask for a deck; where neither has a card the draw is skipped (AL-14)."""
    if frame.left and (bench.chapter_deck or can_draw_protagonist(bench)):
        return True
    bench.pop()
    return False


def settle_gift(bench: Bench, frame: f.GiveGift) -> bool:
    if movable_cells(bench.tea, frame.gift):
        return True
    bench.pop()
    bench.tell(e.GiftLost(frame.gift))
    return False


def settle_wonder(bench: Bench, _frame: f.ChooseWonder) -> bool:
    if any(
        next(VERBS[verb].declarations(bench.data, bench, bench.turn_owner, -1), None) is not None
        for verb in bench.data.wonders[bench.played]
    ):
        return True
    bench.pop()
    bench.tell(e.NoWonder(bench.played))
    return False


def settle_theft(bench: Bench, frame: f.Theft) -> bool:
    """Ask for a theft; who has nothing that can be placed is spared (AL-96)."""
    if frame.victim == bench.turn_owner:
        bench.pop()
        return False
    if next(thefts(bench.data, bench, bench.turn_owner, frame.victim), None) is not None:
        return True
    bench.tell(e.Spared(frame.victim))
    bench.swap(f.Theft((frame.victim + 1) % bench.players))
    return False


def settle_revealed(bench: Bench, frame: f.PlaceRevealed) -> bool:
    if next(matching_pages(bench.data, bench.open[bench.turn_owner], frame.card), None) is not None:
        return True
    bench.pop()
    bench.tell(e.Discarded(frame.card, "deck", bench.turn_owner))
    bench.discard(frame.card)
    return False


def settle_enter(bench: Bench, _frame: f.Enter) -> bool:
    """Ask for a page if one matches; otherwise the played card is discarded (AL-22, AL-24)."""
    card = bench.played
    if card != FREE and next(matching_pages(bench.data, bench.open[bench.turn_owner], card), None) is not None:
        return True
    bench.pop()
    bench.discard_played()
    return False


# -- reactions --------------------------------------------------------------------------------------------------------


def open_reactions(bench: Bench, wonder: Declare, cats: int, not_asked: int) -> None:
    """Open a round of reactions against a declared Wonder, or against the Cat thrown last (AL-39)."""
    _show_who_is_asked(bench, 0, not_asked)
    seat = _next_asked(bench, 0, not_asked)
    _learn_who_is_asked(bench, 0, not_asked, seat)
    if seat < 0:
        conclude(bench, wonder, cats)
    else:
        bench.push(f.React(wonder, seat, cats, not_asked))


def pass_on(bench: Bench, frame: f.React) -> None:
    """Ask the next player of the round; after the last one the Wonder stands or falls."""
    done = (frame.seat - bench.turn_owner) % bench.players or bench.players
    _show_who_is_asked(bench, done, frame.not_asked)
    seat = _next_asked(bench, done, frame.not_asked)
    _learn_who_is_asked(bench, done, frame.not_asked, seat)
    bench.pop()
    if seat < 0:
        conclude(bench, frame.wonder, frame.cats)
    else:
        bench.push(f.React(frame.wonder, seat, frame.cats, frame.not_asked))


def _show_who_is_asked(bench: Bench, done: int, not_asked: int) -> None:
    """Where only holders of a Cat are asked, being asked or not shows who holds one (AL-90)."""
    if bench.holders_only and any(bench.hands[seat].protagonists for seat in _others(bench, done, not_asked)):
        bench.reveal_to_all()


def _learn_who_is_asked(bench: Bench, done: int, not_asked: int, asked: int) -> None:
    """Where only holders are asked everybody knows now who holds a Cat and, of those passed over, who does not."""
    if not bench.holders_only:
        return
    known = bench.knowledge.counting([len(hand.protagonists) for hand in bench.hands])
    for seat in _others(bench, done, not_asked):
        if seat == asked:
            known = known.asked(seat)
            break
        known = known.passed_over(seat)
    bench.knowledge = known


def _others(bench: Bench, done: int, not_asked: int) -> Iterator[int]:
    """Yield who may still be asked, in order."""
    for step in range(done + 1, bench.players + 1):
        seat = (bench.turn_owner + step) % bench.players
        if seat != not_asked:
            yield seat


def _next_asked(bench: Bench, done: int, not_asked: int) -> int:
    """Return who is asked next, ``done`` seats after the owner having been passed; -1 for nobody (AL-90)."""
    for seat in _others(bench, done, not_asked):
        held = bench.hands[seat].protagonists
        if held and not (bench.holders_only and bench.data.cats.isdisjoint(held)):
            return seat
    return -1


def conclude(bench: Bench, wonder: Declare, cats: int) -> None:
    """Carry the Wonder out, unless an odd number of Cats cancelled it."""
    if cats % 2:
        bench.tell(e.Cancelled(bench.turn_owner, wonder))
    else:
        VERBS[wonder.verb].effect(bench, wonder)


# -- turns ------------------------------------------------------------------------------------------------------------


def begin_turn(bench: Bench) -> None:
    """Start the owner's turn: two draws for who holds no card, else one (AL-12, AL-74)."""
    draws = 1 if bench.hands[bench.turn_owner].size else 2
    bench.presence = -1
    bench.stack = (f.TurnEnd(), f.Adventure(), f.Discovery(draws))
    bench.tell(e.TurnBegan(bench.turn_owner, draws))


def settle_begin_turn(bench: Bench, _frame: f.BeginTurn) -> bool:
    begin_turn(bench)
    return False


def settle_turn_end(bench: Bench, _frame: f.TurnEnd) -> bool:
    """Score completed chapters, lay the used Cats down, refill (AL-58, AL-59, AL-88)."""
    for step in range(bench.players):
        seat = (bench.turn_owner + step) % bench.players
        if any(FREE not in opened.pages for opened in bench.open[seat]):
            _score_chapters(bench, seat)
    bench.protagonist_discard += bench.used_cats
    bench.used_cats = ()
    bench.stack = (f.NextTurn(), f.Refill())
    return False


def _score_chapters(bench: Bench, seat: int) -> None:
    done = [opened for opened in bench.open[seat] if FREE not in opened.pages]
    bench.open = put(bench.open, seat, tuple(opened for opened in bench.open[seat] if FREE in opened.pages))
    for opened in done:
        _score_chapter(bench, seat, opened)


def _score_chapter(bench: Bench, seat: int, opened: Opened) -> None:
    """Send a chapter with its Card Soldiers to the victory pile, the others to the discards (AL-58)."""
    soldiers = opened.pages.count(bench.data.soldier)
    for card in opened.pages:
        if card != bench.data.soldier:
            bench.discard(card)
    pile = bench.victory[seat]
    pile = Victory((*pile.chapters, opened.chapter), pile.soldiers + soldiers, pile.protagonists)
    bench.victory = put(bench.victory, seat, pile)
    points = bench.data.points[opened.chapter]
    bench.tell(e.ChapterScored(seat, opened.chapter, points, opened.pages, soldiers))


def settle_next_turn(bench: Bench, _frame: f.NextTurn) -> bool:
    if not bench.character_deck or not bench.chapter_deck:
        _end_game(bench)
        return True
    bench.turn_owner = (bench.turn_owner + 1) % bench.players
    bench.turn_number += 1
    begin_turn(bench)
    return False


def _end_game(bench: Bench) -> None:
    """Discard the hands, unscored; the game is over (AL-61, AL-63)."""
    bench.stack = ()
    bench.tell(e.HandsDiscarded(tuple(hand.size for hand in bench.hands)))
    for seat, hand in enumerate(bench.hands):
        for card in (*hand.protagonists, *hand.characters, *hand.chapters):
            bench.discard(card)
        for card in hand.protagonists:
            bench.knowledge = bench.knowledge.showed(seat, card, 0, is_cat=card in bench.data.cats)
        bench.hands = put(bench.hands, seat, Hand())
    bench.reveal_to_all()
