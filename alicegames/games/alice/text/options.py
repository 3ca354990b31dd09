"""What choosing an option means, in a short line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import Pass
from alicegames.games.alice import choices as c
from alicegames.games.alice.frames import Recruit
from alicegames.games.alice.text import words
from alicegames.i18n import _

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.alice.state import AliceState
    from alicegames.games.alice.text.words import Names, Words


def option(w: Words, view: AliceState, choice: c.Choice, names: Names) -> str:
    """Say what a choice means."""
    return _OPTIONS[type(choice)](w, view, choice, names)


def _draw(_w: Words, view: AliceState, choice: c.DrawFrom, _names: Names) -> str:
    if choice.deck == "chapter":
        return _("Draw a chapter ({left} left)").format(left=len(view.chapter_deck))
    if not view.protagonist_deck:
        return _("Draw a protagonist (the discards are shuffled first)")
    return _("Draw a protagonist ({left} left)").format(left=len(view.protagonist_deck))


def _play(w: Words, _view: AliceState, choice: c.Play, _names: Names) -> str:
    if w.data.kind(choice.card) == "chapter":
        return _("Open the chapter {chapter} and end your turn with it").format(chapter=w.chapter(choice.card))
    return _("Play {card} (presence {presence})").format(
        card=w.card(choice.card), presence=w.data.presence[choice.card]
    )


def _give(w: Words, view: AliceState, choice: c.Give, _names: Names) -> str:
    target = choice.cell + (1 if choice.gift == "cake" else -1)
    return _("{gift} for {card} on {cell}: {size} then").format(
        gift=words.gift(choice.gift),
        card=w.card(view.tea[choice.cell][-1]),
        cell=words.cell(choice.cell),
        size=words.size(target % 3),
    )


def owner(view: AliceState, choice: c.Declare, names: Names) -> str:
    """Name the owner of the page that a Card Soldier's Wonder is about; empty where it can only be the player's."""
    if choice.deed not in ("remove", "stand"):
        return ""
    return next(names[seat] for seat, row in enumerate(view.open) for opened in row if opened.chapter == choice.chapter)


def _declare(w: Words, view: AliceState, choice: c.Declare, names: Names) -> str:
    text = w.declared(choice, view.tea[choice.cell][-1] if choice.lent else -1, owner(view, choice, names))
    if choice.lent:
        text = _("{text} (on {cell})").format(text=text, cell=words.cell(choice.cell))
    return text[:1].upper() + text[1:]


def _take(w: Words, view: AliceState, choice: c.Take, _names: Names) -> str:
    return _("Take {card} from {cell}").format(card=w.card(view.tea[choice.cell][-1]), cell=words.cell(choice.cell))


def _place(w: Words, _view: AliceState, choice: c.Place, _names: Names) -> str:
    page = w.page(choice.chapter, choice.page)
    if choice.cell == c.NOWHERE:
        return _("{card} onto {page}").format(card=w.card(choice.card), page=page)
    return _("{card} from {cell} onto {page}").format(card=w.card(choice.card), cell=words.cell(choice.cell), page=page)


def _rob(w: Words, view: AliceState, choice: c.Rob, names: Names) -> str:
    owner, card = next(
        (seat, opened.pages[choice.page])
        for seat, row in enumerate(view.open)
        for opened in row
        if opened.chapter == choice.chapter
    )
    return _("{card} from {owner}’s {chapter} onto {page}").format(
        card=w.card(card),
        owner=names[owner],
        chapter=w.chapter(choice.chapter),
        page=w.page(choice.to_chapter, choice.to_page),
    )


def _pass(_w: Words, view: AliceState, _choice: Pass, _names: Names) -> str:
    if view.stack and isinstance(view.stack[-1], Recruit):
        return _("Take no other")
    return _("Do not enter; discard the card")


_OPTIONS: Final[dict[type, Callable[[Words, AliceState, Any, Names], str]]] = {
    c.Begin: lambda _w, _view, choice, names: _("{name} begins").format(name=names[choice.seat]),
    c.Card: lambda w, _view, choice, _names: w.card(choice.card),
    c.DrawFrom: _draw,
    c.DrawingCat: lambda _w, _view, _choice, _names: _("Discard a Cheshire Cat to draw a protagonist"),
    c.Play: _play,
    c.End: lambda _w, _view, _choice, _names: _("End the Adventure"),
    c.Give: _give,
    c.Declare: _declare,
    c.ReactCat: lambda _w, _view, _choice, _names: _("Discard a Cheshire Cat"),
    c.ReactPass: lambda _w, _view, _choice, _names: _("Discard no Cat"),
    c.Take: _take,
    c.Place: _place,
    c.Close: lambda _w, _view, _choice, _names: _("Close the book"),
    c.Rob: _rob,
    Pass: _pass,
}
