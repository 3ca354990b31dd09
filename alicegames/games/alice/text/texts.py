"""Alice's words: prompts, options, log sentences; tooltips and reasons stand in ``tooltips`` and ``whynot``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import Pass
from alicegames.games.alice import choices as c
from alicegames.games.alice import events as e
from alicegames.games.alice.frames import React, Recruit
from alicegames.games.alice.text import words
from alicegames.games.alice.text.table import table_lines
from alicegames.games.alice.text.tooltips import about
from alicegames.games.alice.text.why_not import why_not
from alicegames.games.alice.text.words import Words
from alicegames.i18n import _, ngettext
from alicegames.packs import reference

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.decision import Decision
    from alicegames.core.game import Section, WhyNot
    from alicegames.core.rules import Event
    from alicegames.games.alice.pack.spec import AliceData
    from alicegames.games.alice.state import AliceState
    from alicegames.games.alice.text.words import Names


class AliceTexts:
    """The words of Alice over one component pack."""

    def __init__(self, data: AliceData) -> None:
        self._data: Final = data
        self._words: Final = Words(data)
        self._options: Final[dict[type, Callable[[AliceState, Any, Names], str]]] = {
            c.Begin: lambda _view, choice, names: _("{name} begins").format(name=names[choice.seat]),
            c.Card: lambda _view, choice, _names: self._words.card(choice.card),
            c.DrawFrom: self._draw_option,
            c.DrawingCat: lambda _view, _choice, _names: _("Discard a Cheshire Cat to draw a protagonist"),
            c.Play: self._play_option,
            c.End: lambda _view, _choice, _names: _("End the Adventure"),
            c.Give: self._give_option,
            c.Declare: self._wonder_option,
            c.ReactCat: lambda _view, _choice, _names: _("Discard a Cheshire Cat"),
            c.ReactPass: lambda _view, _choice, _names: _("Let it be"),
            c.Take: self._take_option,
            c.Place: self._place_option,
            c.Close: lambda _view, _choice, _names: _("Close the book"),
            c.Rob: self._rob_option,
            Pass: self._pass_option,
        }

    # -- asking -----------------------------------------------------------------------------------------------

    def prompt(self, view: AliceState, decision: Decision[c.Choice], names: Names) -> str:
        """Say what is asked, of whom."""
        if decision.player < 0:
            return _("A card is turned.")
        name = names[decision.player]
        source = self._words.card(self._data.number(decision.source)) if decision.source in self._data.ids else ""
        match decision.kind:
            case "discovery":
                return _("{name}: draw a card – from which deck?").format(name=name)
            case "adventure":
                return self._adventure_prompt(view, name)
            case "gift":
                return _("{name}: who gets the {gift} of your {card}?").format(
                    name=name, gift=words.gift(self._data.gifts[view.played]), card=_(self._data.names[view.played])
                )
            case "wonder":
                return _("{name}: which Wonder of {card}?").format(name=name, card=source)
            case "react":
                return self._react_prompt(view, name, names)
            case "recruit":
                return _("{name}: whom does the White Rabbit bring to your hand?").format(name=name)
            case _:
                return self._page_prompt(decision.kind, name, source)

    def _adventure_prompt(self, view: AliceState, name: str) -> str:
        if view.wilder or view.presence <= 0:
            return _("{name}: play a card, or end your Adventure.").format(name=name)
        return _("{name}: play a card of presence {presence} or more, a chapter, or end your Adventure.").format(
            name=name, presence=view.presence
        )

    def _react_prompt(self, view: AliceState, name: str, names: Names) -> str:
        frame = view.stack[-1]
        assert isinstance(frame, React)
        copied = view.tea[frame.wonder.cell][-1] if frame.wonder.lent else -1
        deed = self._words.declared(frame.wonder, copied)
        owner = names[view.turn_owner]
        if not frame.cats:
            return _("{name}: {owner} declares a Wonder – {deed}. Discard a Cat against it?").format(
                name=name, owner=owner, deed=deed
            )
        if frame.cats % 2:
            return _("{name}: a Cat cancels {owner}’s Wonder – {deed}. Discard a Cat to save it?").format(
                name=name, owner=owner, deed=deed
            )
        return _("{name}: a Cat has saved {owner}’s Wonder – {deed}. Discard a Cat to cancel it again?").format(
            name=name, owner=owner, deed=deed
        )

    def _page_prompt(self, kind: str, name: str, source: str) -> str:
        match kind:
            case "vortex":
                return _("{name}: the book is open. Whom does it draw in, onto which page?").format(name=name)
            case "steal":
                return _("{name}: whom does the Gryphon steal, and for which page?").format(name=name)
            case "place":
                return _("{name}: onto which page goes the revealed {card}?").format(name=name, card=source)
            case _:
                return _("{name}: may {card} enter a chapter?").format(name=name, card=source)

    # -- options ----------------------------------------------------------------------------------------------

    def option(self, view: AliceState, choice: c.Choice, names: Names) -> str:
        """Say what a choice means."""
        return self._options[type(choice)](view, choice, names)

    def _draw_option(self, view: AliceState, choice: c.DrawFrom, _names: Names) -> str:
        if choice.deck == "chapter":
            return _("Draw a chapter ({left} left)").format(left=len(view.chapter_deck))
        if not view.protagonist_deck:
            return _("Draw a protagonist (the discards are shuffled first)")
        return _("Draw a protagonist ({left} left)").format(left=len(view.protagonist_deck))

    def _play_option(self, _view: AliceState, choice: c.Play, _names: Names) -> str:
        if self._data.kind(choice.card) == "chapter":
            return _("Open the chapter {chapter} and end your turn with it").format(
                chapter=self._words.chapter(choice.card)
            )
        return _("Play {card} (presence {presence})").format(
            card=self._words.card(choice.card), presence=self._data.presence[choice.card]
        )

    def _give_option(self, view: AliceState, choice: c.Give, _names: Names) -> str:
        target = choice.cell + (1 if choice.gift == "cake" else -1)
        return _("{gift} for {card} on {cell}: {size} then").format(
            gift=words.gift(choice.gift),
            card=self._words.card(view.tea[choice.cell][-1]),
            cell=words.cell(choice.cell),
            size=words.size(target % 3),
        )

    def _wonder_option(self, view: AliceState, choice: c.Declare, _names: Names) -> str:
        text = self._words.declared(choice, view.tea[choice.cell][-1] if choice.lent else -1)
        if choice.lent:
            text = _("{text} (on {cell})").format(text=text, cell=words.cell(choice.cell))
        return text[:1].upper() + text[1:]

    def _take_option(self, view: AliceState, choice: c.Take, _names: Names) -> str:
        return _("Take {card} from {cell}").format(
            card=self._words.card(view.tea[choice.cell][-1]), cell=words.cell(choice.cell)
        )

    def _place_option(self, _view: AliceState, choice: c.Place, _names: Names) -> str:
        page = self._words.page(choice.chapter, choice.page)
        if choice.cell == c.NOWHERE:
            return _("{card} onto {page}").format(card=self._words.card(choice.card), page=page)
        return _("{card} from {cell} onto {page}").format(
            card=self._words.card(choice.card), cell=words.cell(choice.cell), page=page
        )

    def _rob_option(self, view: AliceState, choice: c.Rob, _names: Names) -> str:
        card = next(
            opened.pages[choice.page] for row in view.open for opened in row if opened.chapter == choice.chapter
        )
        return _("{card} from {chapter} onto {page}").format(
            card=self._words.card(card),
            chapter=self._words.chapter(choice.chapter),
            page=self._words.page(choice.to_chapter, choice.to_page),
        )

    def _pass_option(self, view: AliceState, _choice: Pass, _names: Names) -> str:
        if view.stack and isinstance(view.stack[-1], Recruit):
            return _("Take no other")
        return _("Do not enter; discard the card")

    # -- telling ----------------------------------------------------------------------------------------------

    def event(self, event: Event, names: Names) -> str:
        """Tell an event; what another sentence tells already is left out."""
        teller = _TELLING.get(type(event))
        return teller(self._words, event, names) if teller else ""

    def table(self, view: AliceState, names: Names) -> tuple[str, ...]:
        """Describe the table in lines."""
        return table_lines(self._words, view, names)

    def score_line(self, key: str) -> str:
        """Name a score line."""
        return {
            "chapters": _("Completed chapters"),
            "soldiers": _("Card Soldiers"),
            "protagonists": _("Protagonists from Knaves"),
            "free-pages": _("Free pages"),
            "unfinished": _("Unfinished chapters"),
        }[key]

    # -- teaching ---------------------------------------------------------------------------------------------

    def why_not(self, view: AliceState, target: str, picked: tuple[str, ...], names: Names) -> WhyNot:
        """Say why the thing with this target id cannot be chosen now."""
        return why_not(self._words, view, target, picked, names)

    def about(self, view: AliceState, target: str, names: Names) -> str:
        """Describe a card or space for its tooltip."""
        return about(self._words, view, target, names)

    def reference(self) -> tuple[Section, ...]:
        """Return the rules reference."""
        return reference.sections("alice")


# -- one sentence an event --------------------------------------------------------------------------------------------


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
    return _("{name}’s {card} – {deed}.").format(
        name=names[event.seat], card=_(w.data.names[event.card]), deed=w.declared(event.wonder, event.copied)
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


_TELLING: Final[dict[type, Callable[[Words, Any, Names], str]]] = {
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
