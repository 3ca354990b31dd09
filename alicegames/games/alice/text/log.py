"""The log's sentences of Alice: one small function an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.games.alice import events as e
from alicegames.games.alice.text import words
from alicegames.i18n import _, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.rules import Event
    from alicegames.games.alice.text.words import Names, Words


def tell(w: Words, event: Event, names: Names) -> str:
    """Tell an event; what another sentence tells already is left out."""
    teller = TELLING.get(type(event))
    return teller(w, event, names) if teller else ""


def _drawn(w: Words, event: e.Drawn, names: Names) -> str:
    if event.card < 0:
        return _("{name} draws a {kind}.").format(name=names[event.seat], kind=words.kind(event.kind))
    card = w.chapter(event.card) if event.kind == "chapter" else w.card(event.card)
    return _("{name} draws {card}.").format(name=names[event.seat], card=card)


def _began(_w: Words, event: e.TurnBegan, names: Names) -> str:
    if event.draws > 1:
        return _("{name}’s turn begins, with an empty hand: two cards to draw.").format(name=names[event.seat])
    return _("{name}’s turn begins.").format(name=names[event.seat])


def _played(w: Words, event: e.Played, names: Names) -> str:
    if event.card >= w.data.first_chapter:
        return ""
    return _("{name} plays {card}.").format(name=names[event.seat], card=w.card(event.card))


def _given(w: Words, event: e.GiftGiven, names: Names) -> str:
    return _("{name} gives {card} a {gift}: {size} now, on {cell}.").format(
        name=names[event.seat],
        card=w.card(event.card),
        gift=words.gift(event.gift),
        size=words.size(event.to_cell % 3),
        cell=words.cell(event.to_cell),
    )


def _declared(w: Words, event: e.Declared, names: Names) -> str:
    owner = names[event.owner] if event.owner >= 0 else ""
    return _("{name}’s {card} – {deed}.").format(
        name=names[event.seat], card=_(w.data.names[event.card]), deed=w.declared(event.wonder, event.copied, owner)
    )


def _cat(_w: Words, event: e.CatThrown, names: Names) -> str:
    if event.number % 2:
        return _("{name} discards a Cheshire Cat: the Wonder is cancelled, unless another Cat comes.").format(
            name=names[event.seat]
        )
    return _("{name} discards a Cheshire Cat against the Cat: the Wonder stands again.").format(name=names[event.seat])


def _opened(w: Words, event: e.ChapterOpened, names: Names) -> str:
    text = _("{name} opens {chapter}.") if event.source == "hand" else _("{chapter} opens before {name}.")
    return text.format(name=names[event.seat], chapter=w.chapter(event.chapter))


def _placed(w: Words, event: e.Placed, names: Names) -> str:
    if event.owner != event.seat:
        return _("{name} puts {card} onto a page of {owner}: {page}.").format(
            name=names[event.seat],
            card=_(w.data.names[event.card]),
            owner=names[event.owner],
            page=w.page(event.chapter, event.page),
        )
    return _("{card} stands on {page}.").format(
        card=_(w.data.names[event.card]), page=w.page(event.chapter, event.page)
    )


def _stolen(w: Words, event: e.Stolen, names: Names) -> str:
    return _("{name} steals {card} from {victim}’s {chapter}, for {page}.").format(
        name=names[event.seat],
        card=w.card(event.card),
        victim=names[event.victim],
        chapter=w.chapter(event.chapter),
        page=w.page(event.to_chapter, event.to_page),
    )


def _removed(w: Words, event: e.Removed, names: Names) -> str:
    return _("{card} leaves {owner}’s {chapter}.").format(
        card=w.card(event.card), owner=names[event.owner], chapter=w.chapter(event.chapter)
    )


def _scored(w: Words, event: e.ChapterScored, names: Names) -> str:
    text = ngettext(
        "{name} completes {chapter}: {points} point.", "{name} completes {chapter}: {points} points.", event.points
    ).format(name=names[event.seat], chapter=w.chapter(event.chapter), points=event.points)
    if not event.soldiers:
        return text
    more = ngettext("A Card Soldier goes with it.", "{count} Card Soldiers go with it.", event.soldiers)
    return f"{text} {more.format(count=event.soldiers)}"


def _ran_out(_w: Words, event: e.DeckRanOut, _names: Names) -> str:
    return _("The {kind} deck has run out: this is the last turn.").format(kind=words.kind(event.deck))


TELLING: Final[dict[type, Callable[[Words, Any, Names], str]]] = {
    e.StartChosen: lambda _w, event, names: _("{name} is the sleepiest, and begins.").format(name=names[event.seat]),
    e.TurnBegan: _began,
    e.Drawn: _drawn,
    e.TurnedUp: lambda w, event, _names: _("{card} sits down at the Tea Party.").format(card=w.card(event.card)),
    e.Reshuffled: lambda _w, event, _names: ngettext(
        "The discarded protagonist becomes a new deck.",
        "The {cards} discarded protagonists become a new deck.",
        event.cards,
    ).format(cards=event.cards),
    e.Played: _played,
    e.GiftGiven: _given,
    e.GiftLost: lambda _w, event, _names: _("Nobody can take the {gift}: it is lost.").format(
        gift=words.gift(event.gift)
    ),
    e.Declared: _declared,
    e.NoWonder: lambda w, event, _names: _("No Wonder of {card} can do anything.").format(card=w.card(event.card)),
    e.CatThrown: _cat,
    e.Cancelled: lambda _w, event, names: _("{name}’s Wonder is cancelled.").format(name=names[event.seat]),
    e.Recruited: lambda w, event, names: _("{name} takes {card} into the hand.").format(
        name=names[event.seat], card=w.card(event.card)
    ),
    e.ChapterOpened: _opened,
    e.Placed: _placed,
    e.Stolen: _stolen,
    e.Spared: lambda _w, event, names: _("Nothing can be stolen from {name}.").format(name=names[event.victim]),
    e.Revealed: lambda w, event, _names: _("The March Hare turns {card}.").format(card=w.card(event.card)),
    e.Discarded: lambda w, event, _names: _("{card} is discarded.").format(card=w.card(event.card)),
    e.Removed: _removed,
    e.PileFed: lambda _w, event, names: _("A protagonist goes unseen to {name}’s victory pile.").format(
        name=names[event.seat]
    ),
    e.ChapterScored: _scored,
    e.DeckRanOut: _ran_out,
    e.HandsDiscarded: lambda _w, _event, _names: _("The story is told: all hands are discarded."),
}
