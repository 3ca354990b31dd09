"""What the tooltips of Alice say of cards and spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alicegames.core.targets import split
from alicegames.games.alice.state import CELLS, FREE
from alicegames.games.alice.text import targets, words
from alicegames.games.alice.text.table import hand_words
from alicegames.i18n import _, listed, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.games.alice.state import AliceState
    from alicegames.games.alice.text.words import Names, Words


def about(w: Words, view: AliceState, target: str, names: Names) -> str:
    """Describe the thing with this declared target id; empty if there is nothing to say. Raises UnknownTargetError."""
    kind, rest = split(targets.KINDS, target)
    teller = _ABOUT.get(kind)
    return teller(w, view, rest, names) if teller else ""


def card_text(w: Words, card: int) -> str:
    """Describe a card: presence, Potion or Cake, Wonders; or a chapter's points and pages."""
    data = w.data
    if card >= data.first_chapter:
        return _("{chapter}, worth {points}: {pages}.").format(
            chapter=w.chapter(card), points=words.points(data.points[card]), pages=w.pages(card)
        )
    parts = [_("{card}, presence {presence}.").format(card=w.card(card), presence=data.presence[card])]
    if data.gifts[card]:
        parts.append(
            _("It gives a Potion first: a visible character goes down one step.")
            if data.gifts[card] == "potion"
            else _("It gives a Cake first: a visible character goes up one step.")
        )
    wonders = [words.wonder(verb) for verb in data.wonders[card]]
    parts.append(_("Wonder: {wonders}.").format(wonders=_("; or ").join(wonders)))
    return " ".join(parts)


def _hand(w: Words, _view: AliceState, rest: str, _names: Names) -> str:
    return card_text(w, w.data.number(rest)) if rest in w.data.ids else ""


def _tea(w: Words, view: AliceState, rest: str, _names: Names) -> str:
    if rest not in CELLS:
        return ""
    cell = CELLS.index(rest)
    stack = view.tea[cell]
    place = words.size(cell % 3)
    if not stack:
        return _("An empty space for a character that is {size}.").format(size=place)
    text = _("{size}: {card}").format(size=place[:1].upper() + place[1:], card=card_text(w, stack[-1]))
    if len(stack) == 1:
        return text
    return f"{text} {_('Covered: {cards}.').format(cards=w.cards(stack[:-1]))}"


def _page(w: Words, view: AliceState, rest: str, names: Names) -> str:
    chapter_id, _sep, number = rest.rpartition(".")
    for seat, row in enumerate(view.open):
        for opened in row:
            if w.data.ids[opened.chapter] == chapter_id:
                page = int(number) - 1
                text = _("{name}: {page}.").format(name=names[seat], page=w.page(opened.chapter, page))
                if opened.pages[page] == FREE:
                    return f"{text} {_('The page is free.')}"
                return f"{text} {_('{card} stands there.').format(card=w.card(opened.pages[page]))}"
    return ""


def _chapter(w: Words, view: AliceState, rest: str, _names: Names) -> str:
    for row in view.open:
        for opened in row:
            if w.data.ids[opened.chapter] == rest:
                return _("{chapter}, worth {points}: {pages}. {scene}.").format(
                    chapter=w.chapter(opened.chapter),
                    points=words.points(w.data.points[opened.chapter]),
                    pages=w.pages(opened.chapter, opened.pages),
                    scene=_(w.data.scenes[opened.chapter]),
                )
    return card_text(w, w.data.number(rest)) if rest in w.data.ids else ""


def _deck(_w: Words, view: AliceState, rest: str, _names: Names) -> str:
    return deck_size(view, rest)


def deck_size(view: AliceState, rest: str) -> str:
    """Say how many cards are left in a deck, and what follows when it has run out."""
    if rest == "protagonist":
        return _left_of_protagonists(len(view.protagonist_deck))
    left = len(view.character_deck if rest == "character" else view.chapter_deck)
    if not left:
        return _("This deck has run out: the turn in play is the last.")
    count = words.characters(left) if rest == "character" else words.chapters(left)
    return ngettext(
        "{count} is left; when the last is gone, the turn in play is the last.",
        "{count} are left; when the last is gone, the turn in play is the last.",
        left,
    ).format(count=count)


def _left_of_protagonists(left: int) -> str:
    if not left:
        return _("No protagonist is left in the deck; the discards are shuffled when one is to be drawn.")
    return ngettext(
        "{count} is left; the discards are shuffled when they run out.",
        "{count} are left; the discards are shuffled when they run out.",
        left,
    ).format(count=words.protagonists(left))


def _discard(w: Words, view: AliceState, rest: str, _names: Names) -> str:
    pile = {
        "protagonist": view.protagonist_discard,
        "character": view.character_discard,
        "chapter": view.chapter_discard,
    }.get(rest, ())
    return _("Discarded: {cards}.").format(cards=w.cards(sorted(pile))) if pile else _("Nothing is discarded yet.")


def _pile(w: Words, view: AliceState, rest: str, names: Names) -> str:
    pile = view.victory[int(rest)]
    parts = [w.chapter(chapter) for chapter in pile.chapters]
    if pile.soldiers:
        parts.append(
            ngettext("{count} Card Soldier", "{count} Card Soldiers", pile.soldiers).format(count=pile.soldiers)
        )
    if pile.protagonists:
        count = len(pile.protagonists)
        parts.append(ngettext("{count} unseen protagonist", "{count} unseen protagonists", count).format(count=count))
    if not parts:
        return _("{name}’s victory pile is empty.").format(name=names[int(rest)])
    return _("{name}’s victory pile: {cards}.").format(name=names[int(rest)], cards=listed(parts))


def _seat(w: Words, view: AliceState, rest: str, names: Names) -> str:
    seat = int(rest)
    if not view.hands[seat].size:
        return _("{name} has no card in hand.").format(name=names[seat])
    return _("{name} has in hand: {hand}.").format(name=names[seat], hand=hand_words(w, view.hands[seat]))


def _played(w: Words, view: AliceState, _rest: str, _names: Names) -> str:
    return "" if view.played == FREE else card_text(w, view.played)


def _wonder(_w: Words, _view: AliceState, rest: str, _names: Names) -> str:
    text = words.wonder(rest)
    return _("{text}.").format(text=text[:1].upper() + text[1:])


def _presence(_w: Words, view: AliceState, _rest: str, _names: Names) -> str:
    if view.wilder:
        return _("The wilder game: cards may be played in any order.")
    if view.presence < 0:
        return _("No card has been played this turn: any may be the first.")
    return _("The next card played this turn needs a presence of {presence} or more.").format(presence=view.presence)


_ABOUT: Final[dict[str, Callable[[Words, AliceState, str, Names], str]]] = {
    "hand": _hand,
    "name": _hand,
    "tea": _tea,
    "page": _page,
    "chapter": _chapter,
    "deck": _deck,
    "discard": _discard,
    "pile": _pile,
    "seat": _seat,
    "table": _played,
    "wonder": _wonder,
    "presence": _presence,
}
