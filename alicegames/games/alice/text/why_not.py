"""Why something on the table of Alice cannot be chosen now, with the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.game import WhyNot
from alicegames.games.alice import frames as f
from alicegames.games.alice.play.pages import can_draw_protagonist
from alicegames.games.alice.state import CELLS, FREE
from alicegames.games.alice.text import words
from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.alice.state import AliceState, Opened
    from alicegames.games.alice.text.words import Names, Words


def why_not(w: Words, view: AliceState, target: str, picked: tuple[str, ...], names: Names) -> WhyNot:
    """Return the reason for one target id; every target has one."""
    if not view.frames:
        return WhyNot(_("The game is over."), "AL-61")
    frame = view.frames[-1]
    if isinstance(frame, f.React):
        text = _("A declared Wonder waits: {name} may discard a Cheshire Cat against it, or let it be.")
        return WhyNot(text.format(name=names[frame.seat]), "AL-39")
    kind, _sep, rest = target.partition(":")
    reason = _REASONS.get(kind)
    return reason(w, view, rest, picked) if reason else _general(view)


def _general(view: AliceState) -> WhyNot:
    if isinstance(view.frames[-1], f.Discovery):
        return WhyNot(_("First draw a card, from either deck."), "AL-11")
    if isinstance(view.frames[-1], f.Adventure):
        return WhyNot(_("Only cards from your hand can be played."), "AL-76")
    return WhyNot(_("Something else is asked first."), "AL-19")


# -- the hand ---------------------------------------------------------------------------------------------------------


def _hand(w: Words, view: AliceState, rest: str, _picked: tuple[str, ...]) -> WhyNot:
    frame = view.frames[-1]
    card = w.data.number(rest) if rest in w.data.ids else -1
    match frame:
        case f.Discovery():
            if card in w.data.cats:
                return WhyNot(_("No protagonist is left for a Cat to draw."), "AL-80")
            return WhyNot(_("First draw a card; then you may play."), "AL-11")
        case f.Adventure():
            return _unplayable(w, view, card)
        case f.Vortex():
            return _not_drawn(w, view, card)
        case _:
            return WhyNot(_("The card played last is resolved first."), "AL-19")


def _unplayable(w: Words, view: AliceState, card: int) -> WhyNot:
    if card in w.data.cats:
        return WhyNot(_("No protagonist is left for a Cat to draw, and a Cat is never played."), "AL-87")
    return WhyNot(
        _("{card} has presence {presence}, and the next card of this turn needs {least} or more.").format(
            card=w.card(card), presence=w.data.presence[card], least=view.presence
        ),
        "AL-16",
    )


def _not_drawn(w: Words, view: AliceState, card: int) -> WhyNot:
    if card >= w.data.first_chapter:
        return WhyNot(_("Nothing can be played while the book is open."), "AL-26")
    if card >= w.data.first_protagonist or card == w.data.soldier:
        return WhyNot(_("The vortex draws neither protagonists nor Card Soldiers."), "AL-29")
    pages = _pages_needing(w, view.open[view.turn_owner], card)
    if pages:
        return WhyNot(
            _("Your free page for {card} demands that it be tiny or huge; cards in hand have no size.").format(
                card=w.card(card)
            ),
            "AL-27",
        )
    return WhyNot(_("No free page of yours needs {card}.").format(card=w.card(card)), "AL-26")


def _pages_needing(w: Words, row: tuple[Opened, ...], card: int) -> list[tuple[int, int]]:
    return [
        (opened.chapter, page)
        for opened in row
        for page, who in enumerate(opened.pages)
        if who == FREE and w.data.pages[opened.chapter][page] == card
    ]


# -- the Tea Party ----------------------------------------------------------------------------------------------------


def _tea(w: Words, view: AliceState, rest: str, _picked: tuple[str, ...]) -> WhyNot:
    cell = CELLS.index(rest) if rest in CELLS else -1
    if cell < 0 or not view.tea[cell]:
        return WhyNot(_("Nobody is here."), "AL-85")
    card = view.tea[cell][-1]
    match view.frames[-1]:
        case f.GiveGift(gift):
            text = _("{card} is {size} already: this {gift} does nothing to it.")
            return WhyNot(text.format(card=w.card(card), size=words.size(cell % 3), gift=words.gift(gift)), "AL-33")
        case f.Vortex(locked):
            return _not_absorbed(w, view, card, locked=locked == cell)
        case f.ChooseWonder():
            return WhyNot(_("No Wonder that you can declare now concerns {card}.").format(card=w.card(card)), "AL-81")
        case f.Enter() | f.PlaceRevealed():
            return WhyNot(_("Only {card} is to be placed now.").format(card=_in_play(w, view)), "AL-22")
        case _:
            return WhyNot(_("Characters leave the Tea Party only by a Wonder or while the book is open."), "AL-76")


def _in_play(w: Words, view: AliceState) -> str:
    frame = view.frames[-1]
    return w.card(frame.card if isinstance(frame, f.PlaceRevealed) else view.played)


def _not_absorbed(w: Words, view: AliceState, card: int, *, locked: bool) -> WhyNot:
    if locked:
        return WhyNot(_("Alice borrows this Hatter’s Wonder: his own vortex does not draw him."), "AL-93")
    if card == w.data.soldier:
        return WhyNot(_("The vortex draws no Card Soldiers."), "AL-29")
    if _pages_needing(w, view.open[view.turn_owner], card):
        return WhyNot(_("Your free page for {card} demands another size.").format(card=w.card(card)), "AL-27")
    return WhyNot(_("No free page of yours needs {card}.").format(card=w.card(card)), "AL-26")


# -- pages, decks and the rest ----------------------------------------------------------------------------------------


def _page(w: Words, view: AliceState, rest: str, picked: tuple[str, ...]) -> WhyNot:
    chapter_id, _sep, number = rest.rpartition(".")
    for seat, row in enumerate(view.open):
        for opened in row:
            if w.data.ids[opened.chapter] == chapter_id:
                return _why_not_page(w, view, seat, (opened, int(number) - 1), picked)
    return WhyNot(_("There is no such page on the table."), "AL-25")


def _why_not_page(w: Words, view: AliceState, seat: int, place: tuple[Opened, int], picked: tuple[str, ...]) -> WhyNot:
    opened, page = place
    occupied = opened.pages[page] != FREE
    match view.frames[-1]:
        case f.Theft(victim):
            return _why_not_stolen(view, seat, victim, occupied=occupied)
        case f.Vortex() | f.Enter() | f.PlaceRevealed():
            return _why_not_filled(w, view, seat, place, picked)
        case f.ChooseWonder():
            return WhyNot(_("No Wonder that you can declare now concerns this page."), "AL-81")
        case _:
            return WhyNot(_("Pages are filled by Wonders, by entering, and while the book is open."), "AL-76")


def _why_not_stolen(view: AliceState, seat: int, victim: int, *, occupied: bool) -> WhyNot:
    if seat == view.turn_owner:
        return WhyNot(_("This page of yours does not suit a character that the Gryphon can steal now."), "AL-96")
    if seat != victim:
        return WhyNot(_("The Gryphon robs one player after the other, clockwise."), "AL-96")
    if not occupied:
        return WhyNot(_("Nobody stands on this page."), "AL-49")
    return WhyNot(_("You have no page for this one; and Alice is never stolen."), "AL-57")


def _why_not_filled(
    w: Words, view: AliceState, seat: int, place: tuple[Opened, int], picked: tuple[str, ...]
) -> WhyNot:
    opened, page = place
    if seat != view.turn_owner:
        return WhyNot(_("Characters go to your own chapters."), "AL-22")
    if opened.pages[page] != FREE:
        return WhyNot(_("Somebody stands on this page, and a placed card is not moved again."), "AL-83")
    need = w.need(opened.chapter, page)
    if picked or not isinstance(view.frames[-1], f.Vortex):
        rule = "AL-23" if w.data.sizes[opened.chapter][page] >= 0 else "AL-22"
        return WhyNot(_("This page needs {who}.").format(who=need), rule)
    return WhyNot(
        _("This page needs {who}, who is neither in the Tea Party nor in your hand so.").format(who=need), "AL-27"
    )


def _deck(_w: Words, view: AliceState, rest: str, _picked: tuple[str, ...]) -> WhyNot:
    if rest == "character":
        return WhyNot(_("Characters are never drawn: they come to you from the Tea Party."), "AL-76")
    if not isinstance(view.frames[-1], f.Discovery):
        return WhyNot(_("Cards are drawn in the Discovery, at the beginning of a turn."), "AL-11")
    if rest == "protagonist" and not can_draw_protagonist(view):
        return WhyNot(_("No protagonist is left, neither in the deck nor among the discards."), "AL-14")
    return WhyNot(_("This deck is empty."), "AL-14")


def _discard(_w: Words, _view: AliceState, rest: str, _picked: tuple[str, ...]) -> WhyNot:
    if rest == "protagonist":
        return WhyNot(_("Discarded protagonists come back only when their deck has run out."), "AL-13")
    return WhyNot(_("What is discarded here does not come back."), "AL-62")


def _chapter(_w: Words, _view: AliceState, _rest: str, _picked: tuple[str, ...]) -> WhyNot:
    return WhyNot(_("An open chapter stays where it is until it is completed or the game ends."), "AL-25")


def _pile(_w: Words, _view: AliceState, _rest: str, _picked: tuple[str, ...]) -> WhyNot:
    return WhyNot(_("What is in a victory pile stays there to the end."), "AL-64")


def _seat(_w: Words, _view: AliceState, _rest: str, _picked: tuple[str, ...]) -> WhyNot:
    return WhyNot(_("Hands are secret, and nothing takes cards from them."), "AL-08")


_REASONS: Final[dict[str, Callable[[Words, AliceState, str, tuple[str, ...]], WhyNot]]] = {
    "hand": _hand,
    "tea": _tea,
    "page": _page,
    "deck": _deck,
    "discard": _discard,
    "chapter": _chapter,
    "pile": _pile,
    "seat": _seat,
}
