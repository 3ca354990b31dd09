"""What each choice does to the bench, by the frame that asked for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.values import put, replace
from alicegames.games.alice import choices as c
from alicegames.games.alice import events as e
from alicegames.games.alice import frames as f
from alicegames.games.alice.settle import open_reactions, pass_on
from alicegames.games.alice.state import FREE, Opened, Victory

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.alice.twin import Bench


# -- chance -----------------------------------------------------------------------------------------------------------


def answer_start(bench: Bench, _frame: f.ChooseStart, choice: c.Begin) -> None:
    bench.pop()
    bench.turn_owner = choice.seat
    bench.tell(e.StartChosen(choice.seat))
    bench.reveal_to_all()


def answer_draw(bench: Bench, frame: f.Draw, choice: c.Card) -> None:
    bench.take_from_deck(frame.deck, choice.card)
    if frame.left > 1:
        bench.swap(f.Draw(frame.deck, frame.to, frame.seat, frame.left - 1, frame.locked))
    else:
        bench.pop()
    _DRAWN[frame.to](bench, frame, choice.card)


def _to_hand(bench: Bench, frame: f.Draw, card: int) -> None:
    bench.draw_into_hand(frame.seat, card, frame.deck)


def _to_table(bench: Bench, frame: f.Draw, card: int) -> None:
    """Hatter: the chapter lies open and the vortex begins (AL-47)."""
    _open_chapter(bench, card, "deck", frame.locked)
    bench.reveal_to_all()


def _to_reveal(bench: Bench, frame: f.Draw, card: int) -> None:
    """March Hare: the character is shown, then placed or discarded (AL-51)."""
    bench.tell(e.Revealed(frame.seat, card))
    bench.push(f.PlaceRevealed(card))
    bench.reveal_to_all()


def _to_pile(bench: Bench, frame: f.Draw, card: int) -> None:
    """Knave: face down to the victory pile, seen by nobody (AL-53, AL-99)."""
    pile = bench.victory[frame.seat]
    protagonists = tuple(sorted((*pile.protagonists, card)))
    bench.victory = put(bench.victory, frame.seat, Victory(pile.chapters, pile.soldiers, protagonists))
    bench.knowledge = replace(bench.knowledge, pile=bench.knowledge.pile.bury(frame.seat))
    bench.tell(e.PileFed(frame.seat, card))


def answer_refill(bench: Bench, _frame: f.Refill, choice: c.Card) -> None:
    bench.take_from_deck("character", choice.card)
    cell = bench.first_gap()
    bench.tea = put(bench.tea, cell, (choice.card,))
    bench.tell(e.TurnedUp(choice.card, cell))
    bench.reveal_to_all()


# -- the turn ---------------------------------------------------------------------------------------------------------


def answer_discovery(bench: Bench, frame: f.Discovery, choice: c.DrawFrom | c.DrawingCat) -> None:
    if isinstance(choice, c.DrawingCat):
        _drawing_cat(bench)
        return
    bench.swap(f.Discovery(frame.left - 1))
    bench.push(f.Draw(choice.deck, "hand", bench.turn_owner, 1))


def _drawing_cat(bench: Bench) -> None:
    """Discard a Cat to draw a protagonist; the others may cancel it (AL-37, AL-87)."""
    cat = bench.throw_cat(bench.turn_owner)
    wonder = c.declare("draw")
    bench.tell(e.Declared(bench.turn_owner, cat, wonder))
    open_reactions(bench, wonder, 0, bench.turn_owner)


def answer_adventure(bench: Bench, _frame: f.Adventure, choice: c.Choice) -> None:
    match choice:
        case c.Play():
            _play(bench, choice.card)
        case c.DrawingCat():
            _drawing_cat(bench)
        case _:
            bench.pop()


def _play(bench: Bench, card: int) -> None:
    data = bench.data
    bench.out_of_hand(bench.turn_owner, card)
    bench.tell(e.Played(bench.turn_owner, card))
    if card >= data.first_protagonist:
        bench.reveal_to_others(bench.turn_owner)
    if card >= data.first_chapter:
        bench.pop()  # nothing can be played after a chapter (AL-17)
        _open_chapter(bench, card, "hand", c.NOWHERE)
        return
    bench.presence = data.presence[card]
    bench.played = card
    bench.push(f.Enter(), f.ChooseWonder())
    if data.gifts[card]:
        bench.push(f.GiveGift(data.gifts[card]))


def _open_chapter(bench: Bench, chapter: int, source: str, locked: int) -> None:
    """Put a chapter before the owner and open the vortex (AL-25, AL-26)."""
    opened = Opened(chapter, (FREE,) * len(bench.data.pages[chapter]))
    bench.open = put(bench.open, bench.turn_owner, (*bench.open[bench.turn_owner], opened))
    bench.tell(e.ChapterOpened(bench.turn_owner, chapter, source))
    bench.tell(e.VortexOpened(bench.turn_owner))
    bench.push(f.Vortex(locked))


# -- a played card ----------------------------------------------------------------------------------------------------


def answer_gift(bench: Bench, _frame: f.GiveGift, choice: c.Give) -> None:
    """Move the character one step, covering what lies there; then the gaps are refilled (AL-32 to AL-36)."""
    target = choice.cell + (1 if choice.gift == "cake" else -1)
    card = bench.lift(choice.cell)
    bench.tea = put(bench.tea, target, (*bench.tea[target], card))
    bench.tell(e.GiftGiven(bench.turn_owner, choice.gift, card, choice.cell, target))
    bench.swap(f.Refill())


def answer_wonder(bench: Bench, _frame: f.ChooseWonder, choice: c.Declare) -> None:
    bench.pop()
    copied = bench.tea[choice.cell][-1] if choice.lent else c.NOWHERE
    owner = bench.owner_of(choice.chapter) if choice.deed in ("remove", "stand") else c.NOWHERE
    bench.tell(e.Declared(bench.turn_owner, bench.played, choice, copied, owner))
    open_reactions(bench, choice, 0, c.NOWHERE)


def answer_react(bench: Bench, frame: f.React, choice: c.ReactCat | c.ReactPass) -> None:
    """A Cat opens the same round against itself (AL-39)."""
    if isinstance(choice, c.ReactPass):
        pass_on(bench, frame)
        return
    cat = bench.throw_cat(frame.seat)
    bench.tell(e.CatThrown(frame.seat, cat, frame.cats + 1))
    bench.pop()
    open_reactions(bench, frame.wonder, frame.cats + 1, frame.seat)


def answer_recruit(bench: Bench, frame: f.Recruit, choice: c.Choice) -> None:
    """Take up to two, one after the other (AL-43, AL-92)."""
    bench.pop()
    if isinstance(choice, c.Take):
        bench.recruit(bench.lift(choice.cell), choice.cell)
        if frame.left > 1 and any(bench.tea):
            bench.push(f.Recruit(frame.left - 1, must=False))


def answer_vortex(bench: Bench, _frame: f.Vortex, choice: c.Choice) -> None:
    if not isinstance(choice, c.Place):
        bench.pop()
        bench.tell(e.BookClosed(bench.turn_owner))
    elif choice.cell == c.NOWHERE:
        bench.out_of_hand(bench.turn_owner, choice.card)
        bench.place(choice.card, choice.chapter, choice.page, "hand")
    else:
        bench.lift(choice.cell)
        bench.place(choice.card, choice.chapter, choice.page, "tea", choice.cell)


def answer_theft(bench: Bench, frame: f.Theft, choice: c.Rob) -> None:
    card = bench.set_page(choice.chapter, choice.page, FREE)
    bench.set_page(choice.to_chapter, choice.to_page, card)
    bench.tell(
        e.Stolen(bench.turn_owner, frame.victim, card, choice.chapter, choice.page, choice.to_chapter, choice.to_page)
    )
    bench.swap(f.Theft((frame.victim + 1) % bench.players))


def answer_revealed(bench: Bench, frame: f.PlaceRevealed, choice: c.Place) -> None:
    bench.pop()
    bench.place(frame.card, choice.chapter, choice.page, "deck")


def answer_enter(bench: Bench, _frame: f.Enter, choice: c.Choice) -> None:
    bench.pop()
    if isinstance(choice, c.Place):
        bench.place_played(choice.chapter, choice.page)
    else:
        bench.discard_played()


_DRAWN: Final[dict[str, Callable[[Bench, f.Draw, int], None]]] = {
    "hand": _to_hand,
    "open": _to_table,
    "reveal": _to_reveal,
    "pile": _to_pile,
}
