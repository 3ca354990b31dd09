"""What each choice does to the draft, by the frame that asked for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.games.alice import choices as c
from alicegames.games.alice import events as e
from alicegames.games.alice import frames as f
from alicegames.games.alice.settle import open_reactions, pass_on
from alicegames.games.alice.state import FREE, Opened, Victory

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.alice.twin import Draft


def carry_out(draft: Draft, choice: c.Choice) -> None:
    """Answer the top frame."""
    frame = draft.frames[-1]
    ANSWERING[type(frame)](draft, frame, choice)


# -- chance -----------------------------------------------------------------------------------------------------------


def _start(draft: Draft, _frame: f.ChooseStart, choice: c.Begin) -> None:
    draft.frames.pop()
    draft.owner = choice.seat
    draft.tell(e.StartChosen(choice.seat))
    draft.reveal_to_all()


def _draw(draft: Draft, frame: f.Draw, choice: c.Card) -> None:
    draft.take_from_deck(frame.deck, choice.card)
    if frame.left > 1:
        draft.frames[-1] = f.Draw(frame.deck, frame.to, frame.seat, frame.left - 1, frame.locked)
    else:
        draft.frames.pop()
    _DRAWN[frame.to](draft, frame, choice.card)


def _to_hand(draft: Draft, frame: f.Draw, card: int) -> None:
    draft.draw_into_hand(frame.seat, card, frame.deck)


def _to_table(draft: Draft, frame: f.Draw, card: int) -> None:
    """Hatter: the chapter lies open and the vortex begins (AL-47)."""
    _open_chapter(draft, card, "deck", frame.locked)
    draft.reveal_to_all()


def _to_reveal(draft: Draft, frame: f.Draw, card: int) -> None:
    """March Hare: the character is shown, then placed or discarded (AL-51)."""
    draft.tell(e.Revealed(frame.seat, card))
    draft.frames.append(f.PlaceRevealed(card))
    draft.reveal_to_all()


def _to_pile(draft: Draft, frame: f.Draw, card: int) -> None:
    """Knave: face down to the victory pile, seen by nobody (AL-53, AL-99)."""
    pile = draft.victory[frame.seat]
    protagonists = tuple(sorted((*pile.protagonists, card)))
    draft.victory[frame.seat] = Victory(pile.chapters, pile.soldiers, protagonists)
    draft.tell(e.PileFed(frame.seat, card))


def _refill(draft: Draft, _frame: f.Refill, choice: c.Card) -> None:
    draft.take_from_deck("character", choice.card)
    cell = draft.first_gap()
    draft.tea[cell] = (choice.card,)
    draft.tell(e.TurnedUp(choice.card, cell))
    draft.reveal_to_all()


# -- the turn ---------------------------------------------------------------------------------------------------------


def _discovery(draft: Draft, frame: f.Discovery, choice: c.DrawFrom | c.DrawingCat) -> None:
    if isinstance(choice, c.DrawingCat):
        _drawing_cat(draft)
        return
    draft.frames[-1] = f.Discovery(frame.left - 1)
    draft.frames.append(f.Draw(choice.deck, "hand", draft.owner, 1))


def _drawing_cat(draft: Draft) -> None:
    """Discard a Cat to draw a protagonist; the others may cancel it (AL-37, AL-87)."""
    cat = draft.throw_cat(draft.owner)
    wonder = c.declare("draw")
    draft.tell(e.Declared(draft.owner, cat, wonder))
    open_reactions(draft, wonder, 0, draft.owner)


def _adventure(draft: Draft, _frame: f.Adventure, choice: c.Choice) -> None:
    match choice:
        case c.Play():
            _play(draft, choice.card)
        case c.DrawingCat():
            _drawing_cat(draft)
        case _:
            draft.frames.pop()


def _play(draft: Draft, card: int) -> None:
    data = draft.data
    draft.out_of_hand(draft.owner, card)
    draft.tell(e.Played(draft.owner, card))
    if card >= data.first_protagonist:
        draft.reveal_to_others(draft.owner)
    if card >= data.first_chapter:
        draft.frames.pop()  # nothing can be played after a chapter (AL-17)
        _open_chapter(draft, card, "hand", c.NOWHERE)
        return
    draft.presence = data.presence[card]
    draft.played = card
    draft.frames += [f.Enter(), f.ChooseWonder()]
    if data.gifts[card]:
        draft.frames.append(f.GiveGift(data.gifts[card]))


def _open_chapter(draft: Draft, chapter: int, source: str, locked: int) -> None:
    """Put a chapter before the owner and open the vortex (AL-25, AL-26)."""
    opened = Opened(chapter, (FREE,) * len(draft.data.pages[chapter]))
    draft.open[draft.owner] = (*draft.open[draft.owner], opened)
    draft.tell(e.ChapterOpened(draft.owner, chapter, source))
    draft.tell(e.VortexOpened(draft.owner))
    draft.frames.append(f.Vortex(locked))


# -- a played card ----------------------------------------------------------------------------------------------------


def _gift(draft: Draft, _frame: f.GiveGift, choice: c.Give) -> None:
    """Move the character one step, covering what lies there; then the gaps are refilled (AL-32 to AL-36)."""
    target = choice.cell + (1 if choice.gift == "cake" else -1)
    card = draft.lift(choice.cell)
    draft.tea[target] = (*draft.tea[target], card)
    draft.tell(e.GiftGiven(draft.owner, choice.gift, card, choice.cell, target))
    draft.frames[-1] = f.Refill()


def _wonder(draft: Draft, _frame: f.ChooseWonder, choice: c.Declare) -> None:
    draft.frames.pop()
    copied = draft.tea[choice.cell][-1] if choice.lent else c.NOWHERE
    draft.tell(e.Declared(draft.owner, draft.played, choice, copied))
    open_reactions(draft, choice, 0, c.NOWHERE)


def _react(draft: Draft, frame: f.React, choice: c.ReactCat | c.ReactPass) -> None:
    """A Cat opens the same round against itself (AL-39)."""
    if isinstance(choice, c.ReactPass):
        pass_on(draft, frame)
        return
    cat = draft.throw_cat(frame.seat)
    draft.tell(e.CatThrown(frame.seat, cat, frame.cats + 1))
    draft.frames.pop()
    open_reactions(draft, frame.wonder, frame.cats + 1, frame.seat)


def _recruit(draft: Draft, frame: f.Recruit, choice: c.Choice) -> None:
    """Take up to two, one after the other (AL-43, AL-92)."""
    draft.frames.pop()
    if isinstance(choice, c.Take):
        draft.recruit(draft.lift(choice.cell), choice.cell)
        if frame.left > 1 and any(draft.tea):
            draft.frames.append(f.Recruit(frame.left - 1, must=False))


def _vortex(draft: Draft, _frame: f.Vortex, choice: c.Choice) -> None:
    if not isinstance(choice, c.Place):
        draft.frames.pop()
        draft.tell(e.BookClosed(draft.owner))
    elif choice.cell == c.NOWHERE:
        draft.out_of_hand(draft.owner, choice.card)
        draft.place(choice.card, choice.chapter, choice.page, "hand")
    else:
        draft.lift(choice.cell)
        draft.place(choice.card, choice.chapter, choice.page, "tea", choice.cell)


def _theft(draft: Draft, frame: f.Theft, choice: c.Rob) -> None:
    card = draft.set_page(choice.chapter, choice.page, FREE)
    draft.set_page(choice.to_chapter, choice.to_page, card)
    draft.tell(
        e.Stolen(draft.owner, frame.victim, card, choice.chapter, choice.page, choice.to_chapter, choice.to_page)
    )
    draft.frames[-1] = f.Theft((frame.victim + 1) % draft.players)


def _revealed(draft: Draft, frame: f.PlaceRevealed, choice: c.Place) -> None:
    draft.frames.pop()
    draft.place(frame.card, choice.chapter, choice.page, "deck")


def _enter(draft: Draft, _frame: f.Enter, choice: c.Choice) -> None:
    draft.frames.pop()
    if isinstance(choice, c.Place):
        draft.place_played(choice.chapter, choice.page)
    else:
        draft.discard_played()


_DRAWN: Final[dict[str, Callable[[Draft, f.Draw, int], None]]] = {
    "hand": _to_hand,
    "open": _to_table,
    "reveal": _to_reveal,
    "pile": _to_pile,
}

ANSWERING: Final[dict[type, Callable[[Draft, Any, Any], None]]] = {
    f.ChooseStart: _start,
    f.Draw: _draw,
    f.Refill: _refill,
    f.Discovery: _discovery,
    f.Adventure: _adventure,
    f.GiveGift: _gift,
    f.ChooseWonder: _wonder,
    f.React: _react,
    f.Recruit: _recruit,
    f.Vortex: _vortex,
    f.Theft: _theft,
    f.PlaceRevealed: _revealed,
    f.Enter: _enter,
}
"""Frame -> how it is answered."""
