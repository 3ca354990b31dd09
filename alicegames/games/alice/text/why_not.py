"""Why something on the table of Alice cannot be chosen now, with the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alicegames.core.decision import UNKNOWN
from alicegames.core.game import WhyNot
from alicegames.core.targets import split, steps_before
from alicegames.games.alice import frames as f
from alicegames.games.alice.play.pages import can_draw_protagonist
from alicegames.games.alice.rules import FRAMES
from alicegames.games.alice.state import CELLS
from alicegames.games.alice.text import targets, words
from alicegames.games.alice.text.why_not_page import page_reason
from alicegames.games.alice.text.why_not_vortex import not_absorbed, not_drawn
from alicegames.i18n import _, listed

if TYPE_CHECKING:
    from collections.abc import Callable

    from alicegames.core.targets import Path
    from alicegames.games.alice.state import AliceState
    from alicegames.games.alice.text.words import Names, Words


def why_not(w: Words, view: AliceState, target: str, picked: Path, names: Names) -> WhyNot:
    """Return the reason for one declared target id. Raises UnknownTargetError for any other."""
    kind, rest = split(targets.KINDS, target)
    asked = FRAMES.decision(w.data, view)
    if asked is None:
        return WhyNot(_("The game is over."), "AL-61")
    finder = targets.Paths(w.data)
    paths = [path for option in asked.options for path in finder.of(view, asked, option)] if asked.player >= 0 else []
    before = steps_before(paths, picked, target)
    if before:
        return _first(w, view, before)
    if picked in paths:
        return WhyNot(_("What you have picked is complete: confirm it, or let it go first."), _step(view))
    if picked and steps_before(paths, (), target) is not None:
        return _apart(w, view, target, picked)
    frame = view.stack[-1]
    if isinstance(frame, f.React):
        return _waiting(w, view, frame, kind, rest, names)
    return _REASONS[kind](w, view, rest)


# -- on the path of something legal -----------------------------------------------------------------------------------


def _first(w: Words, view: AliceState, before: Path) -> WhyNot:
    """Say what is to be chosen before it."""
    what = listed(_named(w, view, target) for target in before)
    return WhyNot(_("First choose {what}.").format(what=what), _step(view), before)


def _apart(w: Words, view: AliceState, target: str, picked: Path) -> WhyNot:
    """Say that it does not go with what is picked."""
    page = next((name for name in (target, *picked) if name.startswith("page:")), "")
    if page and not target.startswith("button:") and not isinstance(view.stack[-1], f.ChooseWonder):
        other = picked[-1] if page == target else target
        if not other.startswith("page:") or isinstance(view.stack[-1], f.Theft):
            return _unfit(w, view, page, other)
    what = listed(_named(w, view, name) for name in picked)
    return WhyNot(_("This does not go with {what}: let that go first.").format(what=what), _step(view))


def _unfit(w: Words, view: AliceState, page: str, other: str) -> WhyNot:
    text = _("{page} does not suit {other}.").format(page=_named(w, view, page), other=_named(w, view, other))
    return WhyNot(text, "AL-96" if isinstance(view.stack[-1], f.Theft) else "AL-27")


def _named(w: Words, view: AliceState, target: str) -> str:
    kind, rest = split(targets.KINDS, target)
    match kind:
        case "tea":
            cell = CELLS.index(rest)
            return _("{card} on {cell}").format(card=w.card(view.tea[cell][-1]), cell=rest)
        case "page":
            chapter, _dot, page = rest.rpartition(".")
            return w.page(w.data.number(chapter), int(page) - 1)
        case "deck":
            return _("the {kind} deck").format(kind=words.kind(rest))
        case "wonder":
            return _("the Wonder “{wonder}”").format(wonder=words.deed(rest))
        case _:
            return w.card(view.played if kind == "table" else w.data.number(rest))


def _step(view: AliceState) -> str:
    """Return the rule of the step at hand."""
    return _RULES[type(view.stack[-1])]


_RULES: Final[dict[type, str]] = {
    f.Discovery: "AL-11",
    f.Adventure: "AL-15",
    f.GiveGift: "AL-20",
    f.ChooseWonder: "AL-21",
    f.React: "AL-39",
    f.Recruit: "AL-43",
    f.Vortex: "AL-83",
    f.Theft: "AL-96",
    f.PlaceRevealed: "AL-97",
    f.Enter: "AL-22",
}
"""For each frame that asks a player the rule by which it asks."""


# -- what is asked now ------------------------------------------------------------------------------------------------


def _waiting(w: Words, view: AliceState, frame: f.React, kind: str, rest: str, names: Names) -> WhyNot:
    """A Wonder waits for Cats: nothing else can be chosen."""
    held = view.hands[frame.seat].protagonists
    if kind == "hand" and rest in w.data.ids and w.data.number(rest) not in w.data.cats:
        return WhyNot(_("Only a Cheshire Cat can be discarded against a Wonder."), "AL-37")
    if UNKNOWN not in held and w.data.cats.isdisjoint(held):
        return WhyNot(
            _("A declared Wonder waits, and {name} has no Cheshire Cat.").format(name=names[frame.seat]), "AL-39"
        )
    text = _("A declared Wonder waits: {name} may discard a Cheshire Cat against it, or let it be.")
    return WhyNot(text.format(name=names[frame.seat]), "AL-39")


def _asked(w: Words, view: AliceState) -> WhyNot:
    """Say what is asked first."""
    frame = view.stack[-1]
    sentence, rule = _STEPS.get(type(frame), _TURNING)
    return WhyNot(sentence(w, view, frame), rule)


def _draw_first(view: AliceState) -> str:
    if view.chapter_deck and can_draw_protagonist(view):
        return _("First draw a card, from either deck.")
    return _("First draw a card.")


def _in_play(w: Words, view: AliceState) -> str:
    return w.card(view.played)


_STEPS: Final[dict[type, tuple[Callable[[Words, AliceState, Any], str], str]]] = {
    f.Discovery: (lambda _w, view, _frame: _draw_first(view), "AL-11"),
    f.Adventure: (lambda _w, _view, _frame: _("In the Adventure only cards of your hand can be played."), "AL-76"),
    f.GiveGift: (
        lambda w, view, frame: _("First the {gift} of {card} goes to a character of the Tea Party.").format(
            gift=words.gift(frame.gift), card=_(w.data.names[view.played])
        ),
        "AL-19",
    ),
    f.ChooseWonder: (
        lambda w, view, _frame: _("First a Wonder of {card} is declared.").format(card=_in_play(w, view)),
        "AL-19",
    ),
    f.Recruit: (lambda _w, _view, _frame: _("First the White Rabbit takes characters from the Tea Party."), "AL-43"),
    f.Vortex: (lambda _w, _view, _frame: _("The book is open: close it first."), "AL-83"),
    f.Theft: (lambda _w, _view, _frame: _("First the Gryphon steals a character for one of your pages."), "AL-49"),
    f.PlaceRevealed: (
        lambda w, _view, frame: _("First the revealed {card} goes onto a page.").format(card=w.card(frame.card)),
        "AL-97",
    ),
    f.Enter: (
        lambda w, view, _frame: _("First {card} enters a chapter, or is discarded.").format(card=_in_play(w, view)),
        "AL-22",
    ),
}
"""For each frame that asks a player its question, and its rule."""
_TURNING: Final[tuple[Callable[[Words, AliceState, Any], str], str]] = (
    lambda _w, _view, _frame: _("A card is being turned."),
    "AL-75",
)


# -- the hand ---------------------------------------------------------------------------------------------------------


def _hand(w: Words, view: AliceState, rest: str) -> WhyNot:
    card, hand = w.data.number(rest), view.hands[view.turn_owner]
    if card not in (*hand.protagonists, *hand.characters, *hand.chapters):
        return WhyNot(_("This card is not in your hand."), "AL-76")
    match view.stack[-1]:
        case f.Discovery():
            if card in w.data.cats:
                return WhyNot(_("No protagonist is left for a Cat to draw."), "AL-80")
            return WhyNot(_("First draw a card; then you may play."), "AL-11")
        case f.Adventure():
            return _unplayable(w, view, card)
        case f.Vortex():
            return not_drawn(w, view, card)
        case _:
            return _asked(w, view)


def _unplayable(w: Words, view: AliceState, card: int) -> WhyNot:
    if card in w.data.cats:
        return WhyNot(_("No protagonist is left for a Cat to draw, and a Cat is never played."), "AL-87")
    return WhyNot(
        _("{card} has presence {presence}, and the next card of this turn needs {least} or more.").format(
            card=w.card(card), presence=w.data.presence[card], least=view.presence
        ),
        "AL-16",
    )


# -- the Tea Party ----------------------------------------------------------------------------------------------------


def _tea(w: Words, view: AliceState, rest: str) -> WhyNot:
    cell = CELLS.index(rest)
    if not view.tea[cell]:
        return WhyNot(_("Nobody is here."), "AL-85")
    card = view.tea[cell][-1]
    match view.stack[-1]:
        case f.GiveGift(gift):
            text = _("{card} is {size} already: this {gift} does nothing to it.")
            return WhyNot(text.format(card=w.card(card), size=words.size(cell % 3), gift=words.gift(gift)), "AL-33")
        case f.Vortex():
            return not_absorbed(w, view, cell)
        case f.ChooseWonder():
            return _not_copied(w, view, card)
        case f.Discovery() | f.Adventure():
            return WhyNot(_("Characters leave the Tea Party only by a Wonder or while the book is open."), "AL-76")
        case f.Theft():
            return WhyNot(_("The Gryphon steals from pages, not from the Tea Party."), "AL-49")
        case _:
            return _asked(w, view)


def _not_copied(w: Words, view: AliceState, card: int) -> WhyNot:
    """Alice copies what can do something; no other Wonder names a character when it is declared."""
    if "copy" in w.data.wonders[view.played]:
        return WhyNot(_("No Wonder of {card} could do anything now.").format(card=w.card(card)), "AL-81")
    if "recruit" in w.data.wonders[view.played]:
        return WhyNot(_("Declare the Wonder first; whom it takes is chosen when it stands."), "AL-89")
    return WhyNot(
        _("{card} has no Wonder that names a character of the Tea Party.").format(card=w.card(view.played)), "AL-21"
    )


# -- decks, buttons and the rest --------------------------------------------------------------------------------------


def _page(w: Words, view: AliceState, rest: str) -> WhyNot:
    match view.stack[-1]:
        case f.GiveGift() | f.Recruit():
            return _asked(w, view)
        case f.Discovery() | f.Adventure():
            return WhyNot(_("Pages are filled by Wonders, by entering, and while the book is open."), "AL-76")
        case _:
            return page_reason(w, view, rest)


def _deck(_w: Words, view: AliceState, rest: str) -> WhyNot:
    if rest == "character":
        return WhyNot(_("Characters are never drawn: they come to you from the Tea Party."), "AL-76")
    if not isinstance(view.stack[-1], f.Discovery):
        return WhyNot(_("Cards are drawn in the Discovery, at the beginning of a turn."), "AL-11")
    if rest == "protagonist" and not can_draw_protagonist(view):
        return WhyNot(_("No protagonist is left, neither in the deck nor among the discards."), "AL-14")
    return WhyNot(_("No chapter is left in the deck."), "AL-14")


def _discard(_w: Words, _view: AliceState, rest: str) -> WhyNot:
    if rest == "protagonist":
        return WhyNot(_("Discarded protagonists come back only when their deck has run out."), "AL-13")
    return WhyNot(_("What is discarded here does not come back."), "AL-62")


def _wonder(w: Words, view: AliceState, rest: str) -> WhyNot:
    if not isinstance(view.stack[-1], f.ChooseWonder):
        return _asked(w, view)
    asked = FRAMES.decision(w.data, view)
    if asked is not None and any(getattr(option, "verb", "") == rest for option in asked.options):
        return WhyNot(_("No other Wonder can be declared: choose what it is about."), "AL-21")
    if rest not in w.data.wonders[view.played]:
        return WhyNot(_("{card} has no such Wonder.").format(card=w.card(view.played)), "AL-21")
    return WhyNot(_("This Wonder could do nothing now."), "AL-80")


def _name(w: Words, view: AliceState, _rest: str) -> WhyNot:
    if isinstance(view.stack[-1], f.ChooseWonder):
        return WhyNot(_("Characters are named for the Queen of Hearts alone."), "AL-56")
    return _asked(w, view)


def _button(w: Words, view: AliceState, rest: str) -> WhyNot:
    match view.stack[-1]:
        case f.Recruit() if rest == "pass":
            return WhyNot(_("The White Rabbit takes at least one character."), "AL-92")
        case f.PlaceRevealed() if rest == "pass":
            return WhyNot(_("The revealed card must be placed where it fits."), "AL-97")
        case f.Theft() if rest == "pass":
            return WhyNot(_("The Gryphon steals wherever it can."), "AL-49")
        case f.Vortex():
            return WhyNot(_("The book is open: close it first."), "AL-83")
        case f.Adventure():
            return WhyNot(_("Play a card, or end your Adventure."), "AL-15")
        case _:
            return _asked(w, view)


def _presence(_w: Words, view: AliceState, _rest: str) -> WhyNot:
    if view.wilder:
        return WhyNot(_("In the wilder game cards may be played in any order."), "AL-18")
    return WhyNot(_("This tells how much presence the next card needs at least."), "AL-16")


def _always(sentence: Callable[[], str], rule: str) -> Callable[[Words, AliceState, str], WhyNot]:
    """Make the reason of a thing that is never chosen."""
    return lambda _w, _view, _rest: WhyNot(sentence(), rule)


_REASONS: Final[dict[str, Callable[[Words, AliceState, str], WhyNot]]] = {
    "hand": _hand,
    "tea": _tea,
    "page": _page,
    "deck": _deck,
    "discard": _discard,
    "wonder": _wonder,
    "name": _name,
    "button": _button,
    "chapter": _always(
        lambda: _("An open chapter stays where it is until it is completed or the game ends; choose one of its pages."),
        "AL-25",
    ),
    "pile": _always(lambda: _("What is in a victory pile stays there to the end."), "AL-64"),
    "seat": _always(lambda: _("Hands are secret, and nothing takes cards from them."), "AL-08"),
    "table": _always(lambda: _("This card has been played, and takes effect step by step."), "AL-19"),
    "presence": _presence,
}
